"""Random play of every game beside others', in one run and one after the other: a table and a plot.

`make bench`, or `python -m benchmarks.compare`. Each measurement runs in a process of its own;
peers whose packages do not go with ours run in `build/peers`, an environment that is made when it
is missing.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.peers import OURS

HERE = Path(__file__).parent
APART = HERE.parent / "build" / "peers"
PINS = HERE / "peers.txt"
PLOT = HERE.parent / "docs" / "peers.svg"
SECONDS = 8.0


class Line(NamedTuple):
    """One line of the table."""

    name: str
    version: str
    decisions: float
    games: float | None
    rules: str = ""
    """Which rules were played, for games of ours."""


class Peer(NamedTuple):
    """A game of others, through an interface, and whether it needs an environment of its own."""

    interface: str
    game: str
    apart: bool = False


PEERS = (
    Peer("catanatron", "catan"),
    Peer("openspiel", "hearts"),
    Peer("openspiel", "gin_rummy"),
    Peer("openspiel", "backgammon"),
    Peer("rlcard", "gin-rummy", apart=True),
    Peer("rlcard", "limit-holdem", apart=True),
    Peer("pettingzoo", "connect_four_v3", apart=True),
    Peer("pettingzoo", "texas_holdem_v4", apart=True),
)
THROUGH = ("match", "pettingzoo", "openspiel", "batch")
"""How our games are measured besides plain and compiled."""


def measure_game(name: str, way: str) -> dict[str, Any]:
    """One of our games with four players: legality mask, uniform choice, full rules."""
    from meseta.bench import measure, rules_of
    from meseta.games import find_game
    from meseta.version import __version__

    kind = find_game(name)
    game = kind({"edition": "classic"} if name == "el-grande" else {"players": 4}, None)
    speed = measure(game, way, SECONDS / 2)
    return {
        "decisions": speed.decisions / speed.seconds,
        "games": speed.games / speed.seconds,
        "version": f"meseta {__version__}",
        "rules": rules_of(game),
    }


def told(python: Path | str, *command: str) -> dict[str, Any]:
    """One measurement in a process of its own."""
    done = subprocess.run([str(python), *command], capture_output=True, text=True, cwd=HERE.parent)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip().splitlines()[-1]}")
    line: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return line


def make_apart() -> Path:
    """The environment of the peers whose packages do not go with ours."""
    python = APART / "bin" / "python"
    if not python.exists():
        print("installing peers in an environment of their own …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(APART)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--requirement", str(PINS)]
        subprocess.run(install, check=True)
    return python


def measure_peer(peer: Peer) -> Line:
    """One game of others."""
    python = make_apart() if peer.apart else sys.executable
    found = told(python, str(HERE / "peers.py"), peer.interface, peer.game)
    return Line(
        f"{peer.interface}: {peer.game}", found["version"], found["decisions"], found["games"]
    )


def measure_ours(name: str) -> list[Line]:
    """One of our games in every way; below the table its rules are named."""
    lines = []
    for way in ("plain", "compiled"):
        found = told(sys.executable, "-m", "benchmarks.compare", name, way)
        speed = found["decisions"], found["games"], f"{name}: {found['rules']}"
        lines.append(Line(f"{name}: {way}", found["version"], *speed))
    for interface in THROUGH:
        found = told(sys.executable, str(HERE / "peers.py"), interface, f"{OURS}{name}")
        through = Line(f"{name}: {interface}", found["version"], found["decisions"], found["games"])
        lines.append(through)
    return lines


def show(line: Line, first: Line) -> None:
    """One line, with its ratio to the first."""
    games = f"{line.games:>12,.1f}" if line.games is not None else f"{'-':>12}"
    ratio = line.decisions / first.decisions
    print(
        f"{line.name:<30}{line.version:<20}{line.decisions:>14,.0f}{games}{ratio:>9.1f}",
        flush=True,
    )


def main() -> None:
    """Everything, or the one measurement that the arguments name."""
    if sys.argv[1:]:
        print(json.dumps(measure_game(sys.argv[1], sys.argv[2])))
        return
    from meseta.games import GAMES

    print("compiling what is not compiled yet …", flush=True)
    subprocess.run([sys.executable, "-m", "meseta", "compile"], check=True)
    head = f"{'random play, one core':<30}{'':<20}{'decisions/s':>14}{'games/s':>12}{'ratio':>9}"
    print(f"\n{head}", flush=True)
    lines: list[Line] = []
    for peer in PEERS:
        try:
            lines.append(measure_peer(peer))
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"{peer.interface}: {peer.game} could not be measured: {error}", flush=True)
            continue
        show(lines[-1], lines[0])
    for name in GAMES:
        for line in measure_ours(name):
            lines.append(line)
            show(line, lines[0])
    print("\n" + "\n".join(dict.fromkeys(line.rules for line in lines if line.rules)))
    PLOT.write_text(drawn(lines), "utf-8")
    print(f"{PLOT.relative_to(HERE.parent)}: drawn")


def drawn(lines: list[Line]) -> str:
    """All lines as bars, ten times as much from one mark to the next; others first, then ours."""
    from meseta.arena.plots import INK, SAND, SEA, as_svg, figure
    from meseta.games import GAMES

    plot, axes = figure(8, 0.6 + 0.28 * len(lines))
    owners = [line.name.partition(":")[0] for line in lines]
    groups = list(dict.fromkeys(owner if owner in GAMES else "" for owner in owners))
    places = [
        place + 0.6 * groups.index(owner if owner in GAMES else "")
        for place, owner in enumerate(owners)
    ]
    speeds = [line.decisions for line in lines]
    colours = [SEA if owner in GAMES else SAND for owner in owners]
    axes.barh(places, speeds, color=colours, edgecolor=INK, linewidth=0.5)
    for place, speed in zip(places, speeds, strict=True):
        axes.annotate(
            f"{speed:,.0f}",
            (speed, place),
            (4, 0),
            textcoords="offset points",
            va="center",
            fontsize=8,
            color=INK,
        )
    axes.set_xscale("log")
    axes.set_xlim(1e3, 2e7)
    axes.set_yticks(places, [line.name for line in lines], color=INK)
    axes.set_ylim(max(places) + 0.8, -0.8)
    axes.set_xlabel("decisions a second, one core", color=INK)
    return as_svg(plot)


if __name__ == "__main__":
    main()
