"""Networks that nobody learned: every link drawn by chance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from meseta.bots.networks import described, table_of
from meseta.kernel.game import AnyGame
from meseta.match.match import fingerprint

FIRST, SECOND = 24, 16


def draw_network(game: AnyGame, path: Path) -> Path:
    """A network for a table, with some bytes of what a seat sees, the last one included."""
    dice, layout = np.random.default_rng(1), game.book.layout
    used = np.unique([*dice.integers(0, layout.size, 200), layout.size - 1])
    sizes = {
        "first": (len(used), FIRST),
        "second": (FIRST, SECOND),
        "policy": (SECOND, game.book.actions),
        "standing": (SECOND, 2 * layout.seat.size),
    }
    parts: dict[str, Any] = {
        "about": json.dumps(
            {**described(game), "tables": [table_of(game)], "boxes": [fingerprint(game.document)]}
        )
    }
    for name, shape in sizes.items():
        parts[f"{name}_weights"] = dice.normal(size=shape).astype(np.float16)
        parts[f"{name}_bias"] = dice.normal(size=shape[1]).astype(np.float16)
    np.savez(path, used=used.astype(np.int32), **parts)
    return path
