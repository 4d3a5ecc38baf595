"""Networks that were learned, as `meseta learn` writes them.

A network names the tables it was learned at, the layout of what it sees and how it was made. At
another table, with an edited box or other rules, the weights judge instead.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from meseta.kernel.game import AnyGame
from meseta.kernel.record import Array
from meseta.match.match import fingerprint
from meseta.match.saves import MissingFile

NETWORK = ".npz"
FOLDER = "networks"
"""Where the networks of a game lie that come with it."""
IMPRESSIONS = "policy"
"""The layer that says how much each answer is liked."""
ABOUT = ("game", "rules", "layout", "actions", "tables", "boxes")
"""What a network must say of itself."""
LAYERS = ("first", "second", IMPRESSIONS, "standing")


class LearnedNetwork(NamedTuple):
    """A network as it is kept."""

    about: dict[str, Any]
    used: Array
    layers: dict[str, tuple[Array, Array]]
    """Links and biases by name."""


def network_for(game: AnyGame, path: Path) -> LearnedNetwork | None:
    """The network of a file for a game; none where it was learned elsewhere."""
    network = open_network(path)
    return network if fits(game, network) and is_sound(game, network) else None


def own_network(game: AnyGame) -> LearnedNetwork | None:
    """The network that comes with a game for such a table, if there is one."""
    folder = game.book.homes[0].parent / FOLDER
    found = (network_for(game, path) for path in sorted(folder.glob(f"*{NETWORK}")))
    return next((network for network in found if network is not None), None)


def open_network(path: Path) -> LearnedNetwork:
    """A network from a file, read again where that has changed."""
    about = path.stat()
    return read_network(path, about.st_mtime_ns, about.st_size)


def check_network(path: Path) -> None:
    """Refuse a file that somebody names for a network and that holds none."""
    if not path.exists():
        raise MissingFile(f"network: there is no file {path}")
    try:
        faults = list(network_faults(open_network(path)))
    except (ValueError, KeyError, TypeError, OSError, BadZipFile) as error:
        raise ValueError(f"network: {path} cannot be read: {error}") from error
    if faults:
        raise ValueError(f"network: {path}: {faults[0]}")


def network_faults(network: LearnedNetwork) -> Iterator[str]:
    """What does not fit together; machine code has no bounds."""
    if missing := [name for name in ABOUT if name not in network.about]:
        yield f"it does not say for which {', '.join(missing)} it was learned"
    sizes = [len(network.used)]
    for name in LAYERS[:2]:
        sizes.append(len(network.layers[name][1]))
    inputs = dict(zip(LAYERS, (sizes[0], sizes[1], sizes[2], sizes[2]), strict=True))
    for name, (links, bias) in network.layers.items():
        if links.ndim != 2 or bias.ndim != 1 or links.shape != (inputs[name], len(bias)):
            yield f"the layer {name!r} is of the shape {links.shape}"
        if not (np.isfinite(links).all() and np.isfinite(bias).all()):
            yield f"the layer {name!r} holds what is no number"


def fits(game: AnyGame, network: LearnedNetwork) -> bool:
    """Whether a network was learned at such a table, with the same rules and box."""
    own, about = described(game), network.about
    return (
        table_of(game) in about["tables"]
        and fingerprint(game.document) in about["boxes"]
        and all(about[key] == own[key] for key in own)
    )


def is_sound(game: AnyGame, network: LearnedNetwork) -> bool:
    """Whether a network is what it says: machine code has no bounds."""
    layout = game.book.layout
    widths = [len(network.layers[name][1]) for name in ("policy", "standing")]
    return (
        not any(network_faults(network))
        and bool(((network.used >= 0) & (network.used < layout.size)).all())
        and widths == [game.book.actions, 2 * layout.seat.size]
    )


def described(game: AnyGame) -> dict[str, Any]:
    """What must be the same for a network to be of use, at whatever table."""
    return {
        "game": game.id,
        "rules": game.version,
        "layout": game.book.layout.version,
        "actions": game.book.actions,
    }


def table_of(game: AnyGame) -> dict[str, Any]:
    """How many play, and which options are not the usual ones."""
    chosen = {**game.declared.unusual(game.options)}
    chosen.pop("players", None)
    return {"players": len(game.seats), **chosen}


@cache
def read_network(path: Path, _changed: int, _size: int) -> LearnedNetwork:
    """A network from a file as it was at a time."""
    with path.open("rb") as file, np.load(file) as held:
        layers = {
            name: (as_signals(held[f"{name}_weights"]), as_signals(held[f"{name}_bias"]))
            for name in LAYERS
        }
        return LearnedNetwork(json.loads(str(held["about"])), held["used"].astype("i8"), layers)


def as_signals(array: Array) -> Array:
    """Half floats as the machine reckons with them."""
    return np.ascontiguousarray(array, np.float32)
