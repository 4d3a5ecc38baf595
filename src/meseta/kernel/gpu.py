"""The third way: the same rules on a GPU, with games grouped by what they are asked.

All states lie in the GPU's memory. One launch makes a tick of every game, or a few while the kind
stays the same. The games stand in groups by the kind on top of their agenda; every block of
threads serves one group, so that its threads run the same rules, and lets its games join the
groups of the next launch. Games that are to be set up are a group of their own.

Nothing here is imported unless a GPU is asked for, and nothing else needs the packages that it
needs (`pip install meseta[gpu]`).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any, NamedTuple

import numba
import numpy as np

from meseta.kernel import play
from meseta.kernel.chance import LENGTH, WORDS
from meseta.kernel.record import Array, Record
from meseta.kernel.rule import Linker, Rule
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.table import EVENT_WIDTH, KIND, Box, TableRecord
from meseta.kernel.ticking import BITS, is_over, tick, words_for

THREADS = 64
"""Games in a block of threads."""
GROUPS = 64
"""More than there are kinds of decisions and steps in any game; as many as a block has threads."""
HALVINGS = 6
"""As often are so many groups halved to find one."""
NEW = GROUPS - 1
"""The group of games that are set up anew."""
NOWHERE = -1
"""The group of those that are finished, or that a thread does not have."""
TICKS = 3
"""Of one game in one launch, while it is asked the same kind of thing."""
LINE = 128
"""Bytes that are fetched together: where a record begins."""
MANY = 1 << 30
"""More games than are ever played in one place."""
WATCH = 16
"""Launches after which it is asked whether any game is left."""

for old, new in (("row_stack", np.vstack), ("in1d", np.isin)):
    if not hasattr(np, old):  # the compiler still asks for names that newer versions dropped
        setattr(np, old, new)
cuda: Any = import_module("numba.cuda")
"""The compiler for GPUs."""


def has_gpu() -> bool:
    """Whether this machine has a GPU and what it takes to use it."""
    try:
        return bool(cuda.is_available())
    except Exception:  # the packages are missing, or there is no driver
        return False


class GpuLinker(Linker):
    """Links rules as functions that run on the GPU; the kernel that calls them compiles them."""

    def finish(self, twin: FunctionType, function: Rule) -> Any:
        """A function of the cuda."""
        return cuda.jit(device=True)(twin)


# --- launches that are made again and again ------------------------------------------------------


class CapturedLaunches(NamedTuple):
    """A graph of launches, and what the caller has in hand after them."""

    graph: Any
    after: Any


class LaunchReplay:
    """Launches that are made again and again: captured once as a graph, then replayed at once.

    One launch costs more time on the host than a small one takes on the card. What is launched is
    the same whenever it has the same key; it may swap what the caller has in hand, and says so.
    """

    def __init__(self) -> None:
        self.stream: Any = 0
        """Where launches go to: they are made as usual, or captured."""
        self.seen: dict[Any, CapturedLaunches | None] = {}

    def run(self, key: Any, launch: Callable[[], Any]) -> Any:
        """Launch as usual the first time, capture the second, replay from then on."""
        if key in self.seen and CAPTURES:
            made = self.seen[key] or self.capture(launch)
            self.seen[key] = made
            told(graphs().cuGraphLaunch(made.graph, 0))
            return made.after
        self.seen[key] = None
        return launch()

    def capture(self, launch: Callable[[], Any]) -> CapturedLaunches:
        """The launches as a graph; nothing has been executed."""
        driver, own = graphs(), cuda.stream()
        stream = driver.CUstream(int(own.handle))
        told(driver.cuStreamBeginCapture(stream, relaxed(driver)))
        self.stream = own
        try:
            after = launch()
        finally:
            self.stream = 0
            graph = told(driver.cuStreamEndCapture(stream))
        return CapturedLaunches(told(driver.cuGraphInstantiate(graph, 0)), after)


CAPTURES = not os.environ.get("NUMBA_ENABLE_CUDASIM")
"""A simulated card has no graphs."""


def graphs() -> Any:
    """The driver's own interface, which the compiler's package brings along."""
    return import_module("cuda.bindings.driver")


def relaxed(driver: Any) -> Any:
    """While launches are captured, other threads may do what they like."""
    return driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED


def told(answer: Any) -> Any:
    """What the driver answered, if it could do what it was asked."""
    error, *found = answer
    if int(error):
        raise RuntimeError(f"the card refused: {error.name}")
    return found[0] if found else None


# --- records as they lie on the card -------------------------------------------------------------


def device_dtype(record: type[Record]) -> np.dtype[np.void]:
    """The record as it lies on the card: what is small, and so often used, side by side."""
    names = sorted(record.fields, key=lambda name: record.dtype[name].itemsize)
    columns: list[Any] = [(n, record.fields[n].width, record.fields[n].shape) for n in names]
    spare = -np.dtype(columns, align=True).itemsize % LINE
    return np.dtype([*columns, ("spare", "u1", (spare,))], align=True)


def lay_out(states: Array, dtype: np.dtype[np.void], fields: Any) -> Array:
    """Records with the same fields in another order."""
    laid = np.zeros(len(states), dtype)
    for name in fields:
        laid[name] = states[name]
    return laid


def many_dice(count: int, seed: int) -> Array:
    """Independent generators, one a game."""
    dice = np.zeros((count, LENGTH), np.uint32)
    dice[:, :WORDS] = np.random.default_rng(seed).integers(0, 1 << 32, (count, WORDS), np.uint32)
    dice[:, WORDS] = 1
    return dice


# --- groups --------------------------------------------------------------------------------------


class Groups(NamedTuple):
    """Games in groups: their numbers, and how many each group has."""

    games: Any
    sizes: Any

    @classmethod
    def of(cls, count: int) -> Groups:
        """Groups in which no game stands."""
        sizes = cuda.to_device(np.zeros(GROUPS, np.int32))
        return cls(cuda.device_array((GROUPS, count), np.int32), sizes)

    def fill(self, kinds: Array) -> None:
        """Let every game stand in the group of its kind; NOWHERE is none."""
        games, sizes = np.zeros((GROUPS, len(kinds)), np.int32), np.zeros(GROUPS, np.int32)
        for kind in range(GROUPS):
            here = np.flatnonzero(kinds == kind)
            games[kind, : len(here)], sizes[kind] = here, len(here)
        self.games.copy_to_device(games)
        self.sizes.copy_to_device(sizes)

    def empty(self, stream: Any = 0) -> None:
        """No game stands here any more."""
        leave[1, GROUPS, stream](self.sizes)


class Grouping:
    """Which games stand in which group, for this launch and for the next."""

    def __init__(self, count: int, kinds: int, begin: bool = True) -> None:
        self.blocks = blocks_for(count, kinds)
        self.now, self.then = Groups.of(count), Groups.of(count)
        self.starts = cuda.to_device(np.zeros(GROUPS + 1, np.int32))
        """The first block that serves each group, the last group first."""
        if begin:
            self.now.fill(np.full(count, NEW))

    def launch(
        self,
        kernel: Any,
        *arrays: Any,
        groups: Groups | None = None,
        ready: Any = (),
        stream: Any = 0,
    ) -> None:
        """Have every game visited that stands in a group; it may join those that are `ready`."""
        visited = groups or self.now
        plan[1, GROUPS, stream](visited.sizes, self.starts, self.then.sizes)
        kernel[self.blocks, THREADS, stream](*arrays, *visited, self.starts, *self.then, *ready)
        self.now, self.then = self.then, self.now

    def is_empty(self) -> bool:
        """Whether no game is left; it waits for all launches."""
        return not self.now.sizes.copy_to_host().any()


def blocks_for(games: int, kinds: int) -> int:
    """So many blocks serve all groups: of each kind, and of new games, one may not be full."""
    return games // THREADS + kinds + 1


@cuda.jit
def plan(sizes: Any, starts: Any, next_sizes: Any) -> None:
    """Give blocks to groups, and empty the groups of the next launch."""
    blocks = cuda.shared.array(GROUPS, numba.int32)
    me = cuda.threadIdx.x
    blocks[me] = (sizes[GROUPS - 1 - me] + THREADS - 1) // THREADS
    next_sizes[me] = 0
    cuda.syncthreads()
    total = 0
    for group in range(me):
        total += blocks[group]
    starts[me] = total
    if me == GROUPS - 1:
        starts[GROUPS] = total + blocks[me]


@cuda.jit
def leave(sizes: Any) -> None:
    """Nobody stands in any group."""
    sizes[cuda.threadIdx.x] = 0


@cuda.jit(device=True)
def served(starts: Any, block: Any) -> Any:
    """The place of the group that a block serves, counted from the last."""
    low, high = 0, GROUPS
    for _half in range(HALVINGS):
        middle = (low + high) >> 1
        if starts[middle] <= block:
            low = middle
        else:
            high = middle
    return low


@cuda.jit(device=True)
def join(group: Any, game: Any, groups: Any, sizes: Any) -> None:
    """Let a game join a group of the next launch; all threads of a block do so together."""
    counts = cuda.shared.array(GROUPS, numba.int32)
    places = cuda.shared.array(GROUPS, numba.int32)
    me = cuda.threadIdx.x
    counts[me] = 0
    cuda.syncthreads()
    place = 0
    if group != NOWHERE:
        place = cuda.atomic.add(counts, group, 1)
    cuda.syncthreads()
    if counts[me] > 0:
        places[me] = cuda.atomic.add(sizes, me, counts[me])
    cuda.syncthreads()
    if group != NOWHERE:
        groups[group, places[group] + place] = game


# --- random play ---------------------------------------------------------------------------------


class Crowd(NamedTuple):
    """Many random games on the card."""

    states: Any
    boxes: Any
    log: Any
    dice: Any
    made: Any
    """Choices made in each game's place."""
    left: Any
    """Games that are still to be played in each game's place."""


class GpuWay:
    """The rules of one game as a kernel that plays many random games at once."""

    def __init__(self, book: Rulebook[Any, Any]) -> None:
        self.book = book
        self.dtype = device_dtype(book.state)
        self.linker = GpuLinker({**book.cast, **BITS}, {TableRecord: book.state, Box: book.box})
        self.kernel = cuda.jit(self.write_kernel())

    def write_kernel(self) -> Any:
        """One launch: every block ticks the games of one group."""
        words = words_for(self.book.actions)
        seed_from, start = self.linker.link(play.seed_from), self.linker.link(play.start)
        run_step, is_step = self.linker.link(play.run_step), self.linker.link(play.is_step)
        one_tick, over = self.linker.link(tick), self.linker.link(is_over)

        def kernel(
            states: Any,
            boxes: Any,
            log: Any,
            dice: Any,
            made: Any,
            left: Any,
            ticks: int,
            groups: Any,
            sizes: Any,
            starts: Any,
            next_groups: Any,
            next_sizes: Any,
        ) -> None:
            block = cuda.blockIdx.x
            if block >= starts[GROUPS]:
                return
            low = served(starts, block)
            group = GROUPS - 1 - low
            at = (block - starts[low]) * THREADS + cuda.threadIdx.x
            kind, game = NOWHERE, 0
            if at < sizes[group]:
                game = groups[group, at]
                s, own = states[game], dice[game]
                if group == NEW:
                    seed_from(own, s.chance)
                    start(s, boxes[0], log)
                elif is_step(group):
                    run_step(s, boxes[0], log)
                else:
                    mask = cuda.local.array(words, numba.uint32)
                    choices = 0
                    for _tick in range(ticks):
                        choices += one_tick(s, boxes[0], log, mask, own, group)
                        if over(s) or s.agenda[s.asked - 1, KIND] != group:
                            break
                    made[game] += choices
                if not over(s):
                    kind = s.agenda[s.asked - 1, KIND]
                else:
                    left[game] -= 1
                    if left[game] > 0:
                        kind = NEW
            join(kind, game, next_groups, next_sizes)

        return kernel

    def crowd(self, box: Box, dice: Array, games: int = 1) -> Crowd:
        """A game for every generator, and so many one after the other in each place."""
        count, lay = len(dice), cuda.to_device
        return Crowd(
            lay(np.zeros(count, self.dtype)),
            lay(box.array()),
            lay(np.zeros((1, EVENT_WIDTH), np.int16)),
            lay(dice),
            lay(np.zeros(count, np.int32)),
            lay(np.full(count, games, np.int32)),
        )

    def play(self, box: Box, dice: Array) -> tuple[Array, Array]:
        """One random game for each generator: final states and choices made."""
        crowd, grouping = self.crowd(box, dice), Grouping(len(dice), len(self.book.decisions.kinds))
        for launch in range(1, play.MOST_DECISIONS):
            grouping.launch(self.kernel, *crowd, TICKS)
            if launch % WATCH == 0 and grouping.is_empty():
                break
        states = lay_out(crowd.states.copy_to_host(), self.book.state.dtype, self.book.state.fields)
        return states, crowd.made.copy_to_host().astype(np.int64)

    def measure(self, box: Box, count: int, launches: int = 400) -> tuple[int, int, float]:
        """So many games at once that begin anew whenever they end: games, decisions, seconds."""
        crowd, grouping = (
            self.crowd(box, many_dice(count, 1), MANY),
            Grouping(count, len(self.book.decisions.kinds)),
        )

        def after(launches: int) -> tuple[int, int]:
            for _launch in range(launches):
                grouping.launch(self.kernel, *crowd, TICKS)
            left, made = crowd.left.copy_to_host(), crowd.made.copy_to_host()
            return int((MANY - left).sum(dtype=np.int64)), int(made.sum(dtype=np.int64))

        games, decisions = after(launches)
        cuda.synchronize()
        begun = time.perf_counter()
        for _launch in range(launches):
            grouping.launch(self.kernel, *crowd, TICKS)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
        more_games, more_decisions = after(0)
        return more_games - games, more_decisions - decisions, seconds
