"""Lanes on a GPU: the same steps as on the CPU, with lanes grouped by what they are asked.

Everything stays on the card. A step is one launch in which every lane's action is executed, and as
many further ones as it takes until each lane has a choice again; lanes that have one wait in groups
of their own for the next step.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from meseta.envs.cpu import Contents
from meseta.envs.showing import LONG, words_of, write_show
from meseta.kernel import play
from meseta.kernel.cells import cells_of
from meseta.kernel.chance import LENGTH, draw_below
from meseta.kernel.domain import NONE
from meseta.kernel.game import Game
from meseta.kernel.gpu import (
    GROUPS,
    NEW,
    NOWHERE,
    THREADS,
    GpuLinker,
    Grouping,
    Groups,
    LaunchReplay,
    cuda,
    device_dtype,
    join,
    lay_out,
    served,
)
from meseta.kernel.lanes import (
    BROKEN,
    DENSE,
    NOBODY,
    OVER,
    PLAYING,
    RESTART,
    WAIT,
    note_scores,
    pay,
)
from meseta.kernel.play import MOST_TICKS
from meseta.kernel.record import Array
from meseta.kernel.table import EVENT_WIDTH, KIND, Box, TableRecord, break_off
from meseta.kernel.ticking import (
    BITS,
    SHIFT,
    WORD,
    count_bits,
    first_word,
    is_over,
    last_word,
    nth_bit,
    offer_bits,
    words_for,
)

MOST_ROWS = 1 << 14
"""Lanes that are shown side by side; a thread goes on with the next ones."""
VISITED = "held boxes log words actions bits counts seats rewards paid scores done settings".split()
"""What a launch works on, in the order of its arguments."""
ALONG = (1, 1, 1, MOST_TICKS)
"""Ticks in each launch that goes on to the next choice: few lanes are left for the last."""


class GpuLanes:
    """Lanes in the memory of the card."""

    def __init__(self, game: Game[Any, Any, Any], count: int, settings: Array) -> None:
        self.game, self.count = game, count
        book, seats = game.book, len(game.seats)
        self.dtype = device_dtype(book.state)
        self.lines = cuda.to_device(np.zeros((count, self.dtype.itemsize // LONG), np.uint64))
        self.held = self.lines.view(self.dtype).reshape(count)
        """The states, and the same as long words."""
        self.cells = cuda.to_device(cells_of(book.layout, self.dtype))
        self.boxes = cuda.to_device(game.box.array())
        self.log = cuda.to_device(np.zeros((1, EVENT_WIDTH), np.int16))
        self.words = cuda.to_device(np.zeros((count, LENGTH), np.uint32))
        self.actions = cuda.to_device(np.zeros(count, np.int32))
        self.bits = cuda.to_device(np.zeros((count, words_for(book.actions)), np.uint32))
        self.masks = cuda.to_device(np.zeros((count, book.actions), np.uint8))
        self.counts = cuda.to_device(np.zeros(count, np.int32))
        self.seats = cuda.to_device(np.zeros(count, np.int8))
        self.rewards = cuda.to_device(np.zeros((count, seats), np.float32))
        self.paid = cuda.to_device(np.zeros((count, seats), np.float32))
        self.scores = cuda.to_device(np.zeros((count, seats), np.int32))
        self.done = cuda.to_device(np.zeros(count, np.uint8))
        self.settings = cuda.to_device(np.asarray(settings, np.int64))
        self.first = cuda.to_device(np.full(1, count, np.int32))
        """The first lane of which something is wrong."""
        self.unexecuted = cuda.to_device(np.full(1, count, np.int32))
        """The first lane whose action was not legal, and so was not executed."""
        self.waiting, self.later = Groups.of(count), Groups.of(count)
        """Lanes that have a choice: before this step, and after it."""
        self.going_on = Grouping(count, len(book.decisions.kinds), begin=False)
        """Lanes that must go on: in this launch, and in the next."""
        self.kernels = kernels_of(book)
        self.replay = LaunchReplay()

    @property
    def blocks(self) -> int:
        """Blocks of threads that have a thread for every lane."""
        return (self.count + THREADS - 1) // THREADS

    def across(self, columns: int) -> tuple[int, int]:
        """Blocks of threads that have a thread for every column, in each of many lanes."""
        return (columns + THREADS - 1) // THREADS, min(self.count, MOST_ROWS)

    # --- playing ---------------------------------------------------------------------------------

    def begin(self, chances: Array, dice: Array) -> None:
        """Begin a game in every lane."""
        blank = np.zeros(self.count, self.dtype)
        blank["chance"] = chances
        self.held.copy_to_device(blank)
        self.words.copy_to_device(dice)
        for array in (self.paid, self.scores, self.rewards):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self.look(np.full(self.count, NEW))

    def put(self, contents: Contents) -> None:
        """Replace everything, and read off who is asked."""
        states = contents.states
        self.paid.copy_to_device(contents.paid)
        self.held.copy_to_device(lay_out(states, self.dtype, self.game.book.state.fields))
        self.words.copy_to_device(contents.dice)
        asked = states["asked"].astype(np.int64)
        kinds = states["agenda"][np.arange(self.count), asked - 1, KIND]
        self.look(np.where((asked > 0) & (states["broken"] == 0), kinds, NOWHERE))
        for name in ("rewards", "scores", "done"):
            getattr(self, name).copy_to_device(np.ascontiguousarray(getattr(contents, name)))

    def look(self, kinds: Array) -> None:
        """Go on from where the states are to a choice; nobody is paid for that."""
        for name, blank in (("counts", 0), ("seats", NOBODY), ("done", OVER)):
            array = getattr(self, name)
            array.copy_to_device(np.full(self.count, blank, array.dtype))
        self.bits.copy_to_device(np.zeros(self.bits.shape, np.uint32))
        self.going_on.now.fill(kinds)
        self.waiting.empty()
        self.go_on()
        self.unexecuted.copy_to_device(np.full(1, self.count, np.int32))
        settle[self.blocks, THREADS](self.done)

    def read(self, actions: Any) -> Any:
        """Actions on the card."""
        on_card = hasattr(actions, "__cuda_array_interface__")
        given = cuda.as_cuda_array(actions) if on_card else cuda.to_device(np.asarray(actions))
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} of the shape {given.shape}"
            raise ValueError(f"actions: {self.count} whole numbers are needed, not {told}")
        return given

    def find_refused(self, actions: Any) -> int:
        """The first lane whose action is not legal."""
        return self.first_wrong(refuse, actions, self.bits, self.masks.shape[1])

    def step(self, actions: Any) -> None:
        """Execute an action in every lane; one that is not legal waits, and is noted."""
        prepare[self.blocks, THREADS](
            actions, self.bits, self.masks.shape[1], self.actions, self.unexecuted
        )
        key = "step", id(self.waiting.games), id(self.going_on.now.games)
        after = self.replay.run(key, self.go)
        self.waiting, self.later, self.going_on.now, self.going_on.then = after

    def go(self) -> tuple[Groups, Groups, Groups, Groups]:
        """Execute what was taken over: which groups are which afterwards."""
        begin_step[self.blocks, THREADS, self.replay.stream](self.done, self.rewards)
        self.later.empty(self.replay.stream)
        self.launch(True, self.later, 1, self.waiting)
        self.waiting, self.later = self.later, self.waiting
        self.go_on()
        return self.waiting, self.later, self.going_on.now, self.going_on.then

    def find_unexecuted(self) -> int:
        """The first lane that a step since the last question left as it was, or NONE."""
        found = int(self.unexecuted.copy_to_host()[0])
        self.unexecuted.copy_to_device(np.full(1, self.count, np.int32))
        return found if found < self.count else NONE

    def find_broken(self) -> int:
        """The first lane that was broken off."""
        return self.first_wrong(find_broken, self.done)

    def first_wrong(self, kernel: Any, *arrays: Any) -> int:
        """The first lane of which a kernel says that something is wrong with it, or NONE."""
        self.first.copy_to_device(np.full(1, self.count, np.int32))
        kernel[self.blocks, THREADS](*arrays, self.first)
        found = int(self.first.copy_to_host()[0])
        return found if found < self.count else NONE

    def go_on(self) -> None:
        """Launch until every lane has a choice, or its game is over for good."""
        for ticks in ALONG:
            self.launch(False, self.waiting, ticks)
        shape = self.across(self.masks.shape[1])
        spread[shape, THREADS, self.replay.stream](self.bits, self.masks)

    def launch(self, acts: bool, ready: Groups, ticks: int, groups: Groups | None = None) -> None:
        """One launch: lanes that must go on join the next groups, those with a choice `ready`."""
        arrays = [getattr(self, name) for name in VISITED]
        self.going_on.launch(
            self.kernels.visit,
            *arrays,
            acts,
            ticks,
            groups=groups,
            ready=ready,
            stream=self.replay.stream,
        )

    def draw(self, out: Any = None) -> Any:
        """A random legal action for every lane."""
        if out is None:
            return self.choose(cuda.device_array(self.count, np.int32))
        drawn = self.given(out, (self.count,), np.int32, "whole numbers of 32 bits")
        self.replay.run(("draw", place_of(drawn)), lambda: self.choose(drawn))
        return out

    def choose(self, drawn: Any) -> Any:
        """Write random legal actions."""
        self.kernels.draw[self.blocks, THREADS, self.replay.stream](
            self.held, self.bits, self.counts, self.words, drawn
        )
        return drawn

    def observe(self, out: Any = None, viewers: Any = None) -> Any:
        """What a seat sees in every lane; on the card it is bytes, without gaps."""
        shape = (self.count, self.game.book.layout.size)
        if out is None:
            return self.show(cuda.device_array(shape, np.uint8), self.viewers(viewers))
        seen = self.given(out, shape, np.uint8, "bytes")
        if viewers is None:
            self.replay.run(("observe", place_of(seen)), lambda: self.show(seen, self.seats))
        else:
            self.show(seen, self.viewers(viewers))
        return out

    def given(self, out: Any, shape: tuple[int, ...], dtype: Any, told: str) -> Any:
        """An array of the caller's on the card, to be written to."""
        array = cuda.as_cuda_array(out) if hasattr(out, "__cuda_array_interface__") else None
        fits = array is not None and (array.shape, array.dtype) == (shape, dtype)
        if array is None or not fits or not array.is_c_contiguous():
            raise ValueError(f"out: {told} of the shape {shape} are needed, on the card, no gaps")
        return array

    def viewers(self, seats: Any) -> Any:
        """Who looks in every lane; whoever is asked where nobody is named."""
        return self.seats if seats is None else cuda.to_device(seats.astype(np.int8))

    def show(self, seen: Any, seats: Any) -> Any:
        """Write what seats see."""
        near = self.kernels.near
        blocks = (self.count + near.lanes - 1) // near.lanes
        self.kernels.show[blocks, near.threads, self.replay.stream, near.size](
            self.lines,
            self.boxes,
            self.cells,
            seats,
            len(self.game.seats),
            seen,
            *words_of(seen, place_of(seen)),
            near.lanes,
        )
        return seen

    # --- in and out ------------------------------------------------------------------------------

    def states(self) -> Array:
        """A copy of all states."""
        book = self.game.book
        return lay_out(self.held.copy_to_host(), book.state.dtype, book.state.fields)

    def keep(self) -> Contents:
        """A copy of everything."""
        held = (self.words, self.paid, self.rewards, self.scores, self.done)
        return Contents(self.states(), *[array.copy_to_host() for array in held])


def place_of(array: Any) -> int:
    """Where an array lies on the card."""
    return int(array.gpu_data.device_ctypes_pointer.value)


class Kernels:
    """The kernels of one game."""

    def __init__(self, book: Any) -> None:
        link = linker_of(book).link
        self.visit = write_visit(link, words_for(book.actions))
        self.draw = write_draw(link)
        look = linker_of(book).link
        self.show, self.near = write_show(look, book.layout, device_dtype(book.state))


def linker_of(book: Any) -> GpuLinker:
    """What links the rules of a game, for states that all lie in the same way."""
    return GpuLinker({**book.cast, **BITS}, {TableRecord: book.state, Box: book.box})


KERNELS: dict[str, Kernels] = {}
"""Compiled once for every game."""


def kernels_of(book: Any) -> Kernels:
    """The kernels of a game."""
    if book.name not in KERNELS:
        KERNELS[book.name] = Kernels(book)
    return KERNELS[book.name]


# --- kernels -------------------------------------------------------------------------------------


def write_visit(link: Any, words: int) -> Any:
    """One launch: every block serves one group."""
    seed_from, start = link(play.seed_from), link(play.start)
    run_step, is_step, apply = link(play.run_step), link(play.is_step), link(play.apply)
    offer, count_of, nth = link(offer_bits), link(count_bits), link(nth_bit)
    forced = link(play.is_forced)
    first_of, last_of, over = link(first_word), link(last_word), link(is_over)
    pay_all, note, give_up = link(pay), link(note_scores), link(break_off)

    def visit(
        states: Any,
        boxes: Any,
        log: Any,
        dice: Any,
        actions: Any,
        bits: Any,
        counts: Any,
        seats: Any,
        rewards: Any,
        paid: Any,
        scores: Any,
        done: Any,
        settings: Any,
        acts: Any,
        ticks: Any,
        groups: Any,
        sizes: Any,
        starts: Any,
        next_groups: Any,
        next_sizes: Any,
        ready_groups: Any,
        ready_sizes: Any,
    ) -> None:
        block = cuda.blockIdx.x
        if block >= starts[GROUPS]:
            return
        low = served(starts, block)
        group = GROUPS - 1 - low
        at = (block - starts[low]) * THREADS + cuda.threadIdx.x
        kind, ready, lane = NOWHERE, NOWHERE, 0
        if at < sizes[group]:
            lane, kind = groups[group, at], group
            s, b = states[lane], boxes[0]
            for tick in range(ticks):
                stuck = False
                if kind == NEW:
                    start(s, b, log)
                elif is_step(kind):
                    run_step(s, b, log)
                else:
                    seat, action = 0, WAIT
                    if acts:
                        seat, action = seats[lane], actions[lane]
                        if action == WAIT:
                            ready = kind
                    else:
                        mask = cuda.local.array(words, numba.uint32)
                        seat = offer(s, b, kind, mask)
                        count = count_of(mask, kind)
                        if forced(kind, count):
                            action = nth(s, mask, kind, 0)
                        elif count == 0:
                            stuck = True
                        else:
                            ready = kind
                            counts[lane] = count
                            seats[lane] = seat
                            for word in range(words):
                                inside = first_of(kind) <= word < last_of(kind)
                                bits[lane, word] = mask[word] if inside else 0
                    if action != WAIT:
                        apply(s, b, log, seat, action)
                if tick == MOST_TICKS - 1:
                    give_up(s)
                ended = stuck or over(s)
                if (ended or (ready != NOWHERE and not acts)) and done[lane] == PLAYING:
                    note(s, scores[lane])
                    if ended or settings[DENSE] == 1:
                        pay_all(s, b, settings, ended, rewards[lane], paid[lane])
                kind = NOWHERE
                if not ended:
                    if ready == NOWHERE:
                        kind = s.agenda[s.asked - 1, KIND]
                elif done[lane] == PLAYING and s.broken == 0 and settings[RESTART] == 1:
                    done[lane] = OVER
                    seed_from(dice[lane], s.chance)
                    kind = NEW
                else:
                    done[lane] = BROKEN if s.broken == 1 else OVER
                    counts[lane] = 0
                    seats[lane] = NOBODY
                    for word in range(words):
                        bits[lane, word] = 0
                if kind == NOWHERE:
                    break
        join(kind, lane, next_groups, next_sizes)
        join(ready, lane, ready_groups, ready_sizes)

    return cuda.jit(visit)


def write_draw(link: Any) -> Any:
    """The kernel that chooses at random."""
    below, nth = link(draw_below), link(nth_bit)

    def draw(states: Any, bits: Any, counts: Any, dice: Any, drawn: Any) -> None:
        lane = cuda.grid(1)
        if lane < len(drawn):
            drawn[lane] = WAIT
            if counts[lane] > 0:
                s = states[lane]
                kind = s.agenda[s.asked - 1, KIND]
                drawn[lane] = nth(s, bits[lane], kind, below(dice[lane], counts[lane]))

    return cuda.jit(draw)


@cuda.jit(device=True)
def is_fine(bits: Any, action: Any, known: Any) -> Any:
    """Whether an action is legal, or none is to be made."""
    if 0 <= action < known:
        return (bits[action >> SHIFT] >> (action & (WORD - 1))) & 1 == 1
    return action == WAIT


@cuda.jit
def prepare(given: Any, bits: Any, known: Any, actions: Any, first: Any) -> None:
    """Before a step: take the actions over, but for those that are not legal."""
    lane = cuda.grid(1)
    if lane < len(given):
        action = given[lane]
        if not is_fine(bits[lane], action, known):
            cuda.atomic.min(first, 0, lane)
            action = WAIT
        actions[lane] = action


@cuda.jit
def begin_step(done: Any, rewards: Any) -> None:
    """Nothing has ended, nobody was paid."""
    lane = cuda.grid(1)
    if lane < len(done):
        done[lane] = PLAYING
        for seat in range(rewards.shape[1]):
            rewards[lane, seat] = 0


@cuda.jit
def settle(done: Any) -> None:
    """After looking on: what is not broken goes on."""
    lane = cuda.grid(1)
    if lane < len(done) and done[lane] == OVER:
        done[lane] = PLAYING


@cuda.jit
def refuse(given: Any, bits: Any, known: Any, first: Any) -> None:
    """Find the first lane whose action is neither legal nor WAIT."""
    lane = cuda.grid(1)
    if lane < len(given):
        if not is_fine(bits[lane], given[lane], known):
            cuda.atomic.min(first, 0, lane)


@cuda.jit
def find_broken(done: Any, first: Any) -> None:
    """Find the first lane whose game broke off."""
    lane = cuda.grid(1)
    if lane < len(done) and done[lane] == BROKEN:
        cuda.atomic.min(first, 0, lane)


@cuda.jit
def spread(bits: Any, masks: Any) -> None:
    """Write the words of every lane as bytes: a thread writes the same one of many lanes."""
    action = cuda.grid(1)
    if action < masks.shape[1]:
        for lane in range(cuda.blockIdx.y, len(masks), cuda.gridDim.y):
            masks[lane, action] = (bits[lane, action >> SHIFT] >> (action & (WORD - 1))) & 1
