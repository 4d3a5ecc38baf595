"""What stepping a batch from Python costs beside compiled random play, and what threads bring.

python -m benchmarks.batch [GAME …]

Everything is measured several times in turn, and the best of each is told: on a machine that does
other things too, the least disturbed run says most.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from meseta.envs import Batch
from meseta.games import GAMES, find_game
from meseta.kernel.chance import seed_words
from meseta.kernel.way import way_of

LANES = 4096
ROUNDS, STEPS, GAMES_A_ROUND = 12, 24, 400
Clock = Callable[[], float]


def random_play(game: str, clock: Clock = time.process_time) -> float:
    """Seconds of this core for a decision of compiled random play."""
    kind = find_game(game)({})
    way = way_of(kind.book, "compiled")
    held = way.hold(np.zeros(1, kind.book.state.dtype))
    boxes, mask = way.boxes(kind.box), way.row(kind.book.actions, "u1")
    dice, log = way.dice(seed_words("bench")), way.log(0)
    start = clock()
    decisions = way.games(held, boxes, log, mask, dice, GAMES_A_ROUND)
    return (clock() - start) / int(decisions)


def side_by_side(game: str, pool: ThreadPoolExecutor) -> float:
    """Seconds for a decision of random play where two threads play at the same time."""
    clock = time.perf_counter
    slower = max(pool.map(lambda _thread: random_play(game, clock), range(2)))
    return slower / 2


def stepping(batch: Batch, clock: Clock) -> float:
    """Seconds for a decision of a batch, with checks, masks, seats, rewards and restart.

    The actions are drawn before the clock runs.
    """
    seconds = 0.0
    for _step in range(STEPS):
        actions = batch.draw()
        start = clock()
        batch.step(actions)
        seconds += clock() - start
    return seconds / (STEPS * batch.n)


def observing(batch: Batch, out: np.ndarray[tuple[int, int], np.dtype[np.uint8]]) -> float:
    """Seconds for one observation."""
    start = time.process_time()
    batch.observe(out)
    return (time.process_time() - start) / batch.n


def measure(game: str) -> str:
    """One line for a game."""
    one, two = (Batch(game, LANES, seed=1, way="compiled", threads=threads) for threads in (1, 2))
    for batch in (one, two):
        for _step in range(4 * STEPS):
            batch.step(batch.draw())
    out, pool = np.zeros((LANES, one.layout.size), np.uint8), ThreadPoolExecutor(2)
    what: dict[str, Callable[[], float]] = {
        "random play": partial(random_play, game),
        "random play on two threads": partial(side_by_side, game, pool),
        "batch": partial(stepping, one, time.process_time),
        "one thread": partial(stepping, one, time.perf_counter),
        "two threads": partial(stepping, two, time.perf_counter),
        "observation": partial(observing, one, out),
    }
    best = dict.fromkeys(what, float("inf"))
    for _round in range(ROUNDS):
        for name, run in what.items():
            best[name] = min(best[name], run())
    ratio = best["batch"] / best["random play"]
    threads = best["one thread"] / best["two threads"]
    beside = best["random play"] / best["random play on two threads"]
    told = ", ".join(f"{name} {seconds * 1e9:.0f} ns" for name, seconds in best.items())
    return (
        f"{game}: {told}; batch / random play {ratio:.2f}; "
        f"two threads: random play {beside:.2f}, batch {threads:.2f}"
    )


if __name__ == "__main__":
    for chosen in sys.argv[1:] or GAMES:
        print(measure(chosen), flush=True)
