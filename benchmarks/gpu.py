"""Random play of every game on a GPU, compared state by state with the CPU, then measured.

Run it on a machine with a GPU: `python -m benchmarks.gpu`.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from meseta.bench import measure, rules_of
from meseta.games import GAMES, find_game
from meseta.kernel.game import Game
from meseta.kernel.gpu import THREADS, GpuWay, has_gpu, many_dice
from meseta.kernel.way import way_of

COMPARED = 2048
SIZES = (1 << 15, 1 << 17, 1 << 19)


def compare(game: Game[Any, Any, Any], gpu: GpuWay) -> int:
    """How many of the first games end in another state than on the CPU."""
    dice = many_dice(COMPARED, 7)
    states, counts, _seconds = gpu.play(game.box, dice)
    cpu = way_of(game.book, "compiled")
    boxes, mask, log = cpu.boxes(game.box), cpu.row(game.book.actions, "u1"), cpu.log(0)
    different = 0
    for number in range(COMPARED):
        held = cpu.hold(np.zeros(1, game.book.state.dtype))
        decisions = cpu.games(held, boxes, log, mask, dice[number].copy(), 1)
        same = held.tobytes() == states[number : number + 1].tobytes()
        different += int(not same or decisions != counts[number])
    return different


def main() -> int:
    """Compare and measure all games, or those that are named."""
    if not has_gpu():
        print("there is no GPU here")
        return 1
    for name in sys.argv[1:] or GAMES:
        kind = find_game(name)
        game = kind({"edition": "classic"} if name == "el-grande" else {}, None)
        print(f"{name}: {rules_of(game)}", flush=True)
        start = time.perf_counter()
        gpu = GpuWay(kind.book)
        gpu.play(game.box, many_dice(THREADS, 0))
        print(f"{name}: GPU ready after {time.perf_counter() - start:.0f} s", flush=True)
        print(f"{name}: {compare(game, gpu)} of {COMPARED} games differ from the CPU", flush=True)
        cpu = measure(game, "compiled")
        print(f"{name}: one CPU core {cpu.decisions_a_second:,.0f} decisions/s", flush=True)
        for count in SIZES:
            _states, decisions, seconds = gpu.play(game.box, many_dice(count, 1), rounds=4)
            rate = decisions.sum() / seconds
            print(
                f"{name}: {count:>9,} games at once: {rate:>15,.0f} decisions/s, "
                f"{4 * count / seconds:>11,.0f} games/s, {rate / cpu.decisions_a_second:.1f} cores",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
