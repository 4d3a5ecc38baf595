"""The third way: the same rules on a GPU, one thread a game.

Nothing here is imported unless a GPU is asked for, and nothing else needs the packages that it
needs (`pip install meseta[gpu]`).
"""

from __future__ import annotations

import time
from types import FunctionType
from typing import Any

import numba
import numpy as np

from meseta.kernel import play
from meseta.kernel.chance import LENGTH, WORDS
from meseta.kernel.record import Array
from meseta.kernel.rule import Linker, Rule
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.table import EVENT_WIDTH, Box, Table

THREADS = 64
"""Games in a block of threads."""


def cuda() -> Any:
    """The compiler for GPUs; it still asks NumPy for a name that newer versions dropped."""
    for old, new in (("row_stack", np.vstack), ("in1d", np.isin)):
        if not hasattr(np, old):
            setattr(np, old, new)
    from numba import cuda as found

    return found


def has_gpu() -> bool:
    """Whether this machine has a GPU and what it takes to use it."""
    try:
        return bool(cuda().is_available())
    except Exception:  # the packages are missing, or there is no driver
        return False


class GpuLinker(Linker):
    """Links rules as functions that run on the GPU; the kernel that calls them compiles them."""

    def finish(self, twin: FunctionType, function: Rule) -> Any:
        """A function of the device."""
        return cuda().jit(device=True)(twin)


class GpuWay:
    """The rules of one game as a kernel that plays many random games at once."""

    def __init__(self, book: Rulebook[Any, Any]) -> None:
        self.book = book
        self.cuda = cuda()
        self.kernel = self.cuda.jit(self.write_kernel())

    def write_kernel(self) -> Any:
        """One thread a game; state and mask lie in the thread's own memory until the end."""
        linker = GpuLinker(self.book.cast, {Table: self.book.state, Box: self.book.box})
        seed_from = linker.link(play.seed_from)
        play_random = linker.link(play.play_random)
        state_type = numba.from_dtype(self.book.state.dtype)
        actions, byte = self.book.actions, numba.uint8
        device = self.cuda

        def kernel(states: Any, boxes: Any, log: Any, dice: Any, counts: Any) -> None:
            thread = device.grid(1)
            if thread < len(states):
                state = device.local.array(1, state_type)
                mask = device.local.array(actions, byte)
                own = dice[thread]
                seed_from(own, state[0].chance)
                counts[thread] += play_random(state[0], boxes[0], log, mask, own)
                states[thread] = state[0]

        return kernel

    def play(self, box: Box, dice: Array, rounds: int = 1) -> tuple[Array, Array, float]:
        """Random games, one for each generator: states, decisions made, seconds for all rounds."""
        count = len(dice)
        states = self.cuda.to_device(np.zeros(count, self.book.state.dtype))
        boxes = self.cuda.to_device(box.array())
        log = self.cuda.to_device(np.zeros((1, EVENT_WIDTH), np.int16))
        held = self.cuda.to_device(dice)
        counts = self.cuda.to_device(np.zeros(count, np.int64))
        blocks = (count + THREADS - 1) // THREADS
        start = time.perf_counter()
        for _round in range(rounds):
            self.kernel[blocks, THREADS](states, boxes, log, held, counts)
        self.cuda.synchronize()
        seconds = time.perf_counter() - start
        return states.copy_to_host(), counts.copy_to_host(), seconds


def many_dice(count: int, seed: int) -> Array:
    """Independent generators, one a game."""
    dice = np.zeros((count, LENGTH), np.uint32)
    dice[:, :WORDS] = np.random.default_rng(seed).integers(0, 1 << 32, (count, WORDS), np.uint32)
    dice[:, WORDS] = 1
    return dice


def measure_gpu(
    book: Rulebook[Any, Any], box: Box, count: int = 1 << 19, rounds: int = 4
) -> tuple[int, int, float]:
    """Games, decisions and seconds of random play on the GPU, after one round to warm up."""
    way = GpuWay(book)
    way.play(box, many_dice(THREADS, 0))
    _states, decisions, seconds = way.play(box, many_dice(count, 1), rounds)
    return count * rounds, int(decisions.sum()), seconds
