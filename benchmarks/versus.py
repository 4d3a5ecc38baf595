"""Two versions of the rules side by side: how fast random play of the one is beside the other.

`python -m benchmarks.versus OTHER/src [ROUNDS]` starts one process for each version and game,
which load their machine code from the cache (`meseta compile` in both first), and lets them play
the same slices of games in a shuffled order: single runs on a busy machine differ by a quarter,
the median of 150 shuffled rounds is good to a percent.

El Grande is the classic edition, with the reading of its Veto that is usual in each version.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent.parent / "src"
SLICES = {"el-grande": 600, "el-caballero": 250, "6-castles": 180}
"""Games in a slice: about a fortieth of a second."""
OPTIONS = {"el-grande": {"edition": "classic"}, "el-caballero": {}, "6-castles": {}}
PLAYER = """
import json, sys, time
import numpy as np
from meseta.games import find_game
from meseta.kernel.chance import seed_words
game = find_game(sys.argv[1])(json.loads(sys.argv[2]), None)
book = getattr(game, "book", None)
if book is None:
    from meseta.kernel.game import way_of
    way, dtype, actions = way_of(type(game), "compiled"), game.state_type.dtype, game.actions
else:
    from meseta.kernel.way import way_of
    way, dtype, actions = way_of(book, "compiled"), book.state.dtype, book.actions
held, boxes, log = way.hold(np.zeros(1, dtype)), way.boxes(game.box), way.log(0)
mask = way.row(actions, "u1")
for line in sys.stdin:
    seed, games = json.loads(line)
    dice = way.dice(seed_words(seed))
    start = time.perf_counter()
    decisions = way.games(held, boxes, log, mask, dice, games)
    print(json.dumps([int(decisions), time.perf_counter() - start]), flush=True)
"""


class Player:
    """One version of one game, in a process of its own."""

    def __init__(self, source: Path, game: str) -> None:
        command = [sys.executable, "-c", PLAYER, game, json.dumps(OPTIONS[game])]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def play(self, seed: int, games: int) -> tuple[int, float]:
        """A slice of games: decisions and seconds."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([seed, games]) + "\n")
        self.process.stdin.flush()
        decisions, seconds = json.loads(self.process.stdout.readline())
        return decisions, seconds

    def stop(self) -> None:
        """End the process."""
        self.process.communicate(timeout=30)


def compare(game: str, other: Path, rounds: int) -> None:
    """The median ratio of speeds, and whether both made the same decisions."""
    players = {"here": Player(HERE, game), "there": Player(other, game)}
    dice = random.Random(1)
    ratios, different = [], 0
    for seed in range(-3, rounds):
        order = dice.sample(sorted(players), len(players))
        made = {name: players[name].play(seed, SLICES[game]) for name in order}
        different += made["here"][0] != made["there"][0]
        if seed >= 0:
            ratios.append(made["there"][1] / made["here"][1])
    for player in players.values():
        player.stop()
    middle = sorted(ratios)[len(ratios) // 4], sorted(ratios)[3 * len(ratios) // 4]
    print(
        f"{game}: {median(ratios):.3f} times as fast here as there, median of {rounds} rounds "
        f"(half of them {middle[0]:.3f} to {middle[1]:.3f}); "
        f"{different} slices with another number of decisions",
        flush=True,
    )


def main() -> None:
    """Compare all games."""
    other = Path(sys.argv[1]).resolve()
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 150
    for game in SLICES:
        compare(game, other, rounds)


if __name__ == "__main__":
    main()
