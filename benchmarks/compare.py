"""Random play of every game beside catanatron's random play, in one run and one after the other.

`make bench`, or `python -m benchmarks.compare`. Each measurement runs in a process of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any

SECONDS = 8.0


def measure_catanatron() -> dict[str, Any]:
    """catanatron's own random players, four of them."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        games += 1
        decisions += len(game.state.actions)
    return result("catanatron", decisions, games, time.perf_counter() - start)


def measure_game(name: str, way: str) -> dict[str, Any]:
    """One of our games with four players: legality mask, uniform choice, full rules."""
    from meseta.bench import measure, rules_of
    from meseta.games import find_game

    kind = find_game(name)
    game = kind({"edition": "classic"} if name == "el-grande" else {"players": 4}, None)
    speed = measure(game, way, SECONDS / 2)
    line = result(f"{name} ({way})", speed.decisions, speed.games, speed.seconds)
    return {**line, "rules": rules_of(game)}


def result(name: str, decisions: int, games: int, seconds: float) -> dict[str, Any]:
    """One line of the table."""
    return {"name": name, "decisions": decisions / seconds, "games": games / seconds}


def measure_face(name: str) -> dict[str, Any]:
    """What one decision costs through `match.legal()` and `match.play()`, in microseconds."""
    import random

    import meseta

    dice = random.Random(1)
    spent, decisions = 0.0, 0
    for seed in range(20):
        match = meseta.new(name, seed=seed, players=4, way="compiled")
        while not match.over:
            start = time.perf_counter()
            legal = match.legal()
            spent += time.perf_counter() - start
            action = dice.choice(legal)
            start = time.perf_counter()
            match.play(action)
            spent += time.perf_counter() - start
            decisions += 1
    return {"name": f"{name} (face)", "microseconds": spent / decisions * 1e6}


def apart(*arguments: str) -> dict[str, Any]:
    """One measurement in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.compare", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    line: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return line


def main() -> None:
    """Everything, or the one measurement that the arguments name."""
    if sys.argv[1:2] == ["catanatron"]:
        print(json.dumps(measure_catanatron()))
    elif sys.argv[1:2] == ["face"]:
        print(json.dumps(measure_face(sys.argv[2])))
    elif sys.argv[1:]:
        print(json.dumps(measure_game(sys.argv[1], sys.argv[2])))
    else:
        print_table()


def print_table() -> None:
    """The peer first, then every game in plain Python and compiled."""
    from meseta.games import GAMES

    print("compiling what is not compiled yet …", flush=True)
    subprocess.run([sys.executable, "-m", "meseta", "compile"], check=True)
    peer = apart("catanatron")
    print(f"\n{'random play, one core':<28}{'decisions/s':>14}{'games/s':>12}{'ratio':>9}")
    show(peer, peer)
    rules = {}
    for name in GAMES:
        for way in ("plain", "compiled"):
            line = apart(name, way)
            rules[name] = line["rules"]
            show(line, peer)
    print()
    for name, told in rules.items():
        print(f"{name}: {told}")
    print()
    for name in GAMES:
        line = apart("face", name)
        print(f"{line['name']:<28}{line['microseconds']:>11.1f} µs a decision, legal() and play()")


def show(line: dict[str, Any], peer: dict[str, Any]) -> None:
    """One line, with its ratio to the peer."""
    ratio = line["decisions"] / peer["decisions"]
    print(
        f"{line['name']:<28}{line['decisions']:>14,.0f}{line['games']:>12,.1f}{ratio:>9.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
