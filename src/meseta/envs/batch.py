"""`Batch`: many games at once, stepped together, everything as arrays."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np

from meseta.envs.cpu import CpuLanes, Engine
from meseta.games import find_game
from meseta.kernel.chance import read_seed, seed_words
from meseta.kernel.game import AnyGame
from meseta.kernel.lanes import DENSE, NOBODY, RESTART, REWARD, REWARDS, SETTINGS
from meseta.kernel.positions import PositionError
from meseta.kernel.record import Array
from meseta.kernel.way import usual_way, way_of
from meseta.match.match import SEED_BYTES, IllegalAction, Match
from meseta.match.sight import deal_anew, hide_from

DEVICES = ("cpu", "cuda")


class Turns(NamedTuple):
    """Where every game stands; the arrays are the batch's own, and change with the next step."""

    seats: Any
    """Who is asked, `int8`; -1 where a game is over."""
    masks: Any
    """What may be done, `uint8`, a column for every action."""
    rewards: Any
    """What each seat was paid by the last step, `float32`."""
    done: Any
    """Whether the last step ended a game, `uint8`; where games restart, the next one has begun."""


class Batch:
    """So many games of one kind side by side.

    `players` and all other options are those of the game. Everything comes from `seed`: game
    number `n` begins as the match with the seed `f"{seed} {n}"`. `reward` is one of `win`,
    `place`, `margin` and `points`, paid at the end; with `dense=True` it is paid in instalments,
    after every step what the game would pay if it ended now, less what was paid before. Without
    `restart` a game that is over stays as it is. Where several seats are to decide at once, they
    are asked one after the other, the lowest number first, and none sees what others chose.

    The arrays `seats`, `masks`, `counts`, `rewards`, `done` and `scores` are views that may be read
    and change with every step; on the CPU they are NumPy arrays, with `device="cuda"` arrays of
    the GPU, which other libraries take over without a copy.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int | str | None = None,
        reward: str = "win",
        dense: bool = False,
        restart: bool = True,
        device: str = "cpu",
        threads: int = 1,
        box: str | Path | dict[str, Any] | None = None,
        way: str | None = None,
        **options: Any,
    ) -> None:
        self.game: AnyGame = find_game(game)(options, box)
        """The game under its options: `game.texts` has the text of every action."""
        self.n = counted("n", n)
        """How many games there are."""
        self.reward, self.dense, self.restart = reward, dense, restart
        self.device, self.threads = device, counted("threads", threads)
        self.way = way_of(self.game.book, way) if way else usual_way(self.game.book)
        self.layout = self.game.book.layout
        """What stands where in an observation."""
        self.seed = secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed)
        self.settings = read_settings(reward, dense, restart)
        self.take(self.n)
        self.reset()

    def take(self, n: int) -> None:
        """Lay out so many lanes."""
        self.n = n
        self.lanes: Engine = self.make_lanes()
        for name in ("seats", "masks", "counts", "rewards", "done", "scores"):
            setattr(self, name, read_only(getattr(self.lanes, name)))

    seats: Any
    """Who is asked in every game, `int8`; -1 where it is over."""
    masks: Any
    """What may be done, `uint8`: a row for every game, a column for every action."""
    counts: Any
    """How many actions are legal, `int32`."""
    rewards: Any
    """What each seat was paid by the last step, `float32`: a row a game, a column a seat."""
    done: Any
    """1 where the last step ended a game, `uint8`."""
    scores: Any
    """The points of each seat, `int32`; where a game has just ended, those of its end."""

    def make_lanes(self) -> Engine:
        """The lanes on the device."""
        if self.device == "cpu":
            return CpuLanes(self.game, self.way, self.n, self.settings, min(self.threads, self.n))
        if self.device not in DEVICES:
            raise ValueError(f"device: {self.device!r} is not one of {', '.join(DEVICES)}")
        from meseta.kernel.gpu import has_gpu

        if not has_gpu():
            raise ValueError("device: there is no GPU here, or no package to use it: meseta[gpu]")
        from meseta.envs.gpu import GpuLanes

        return GpuLanes(self.game, self.n, self.settings)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.book.actions

    @property
    def turns(self) -> Turns:
        """Where every game stands."""
        return Turns(self.seats, self.masks, self.rewards, self.done)

    # --- playing ---------------------------------------------------------------------------------

    def reset(
        self, seed: int | str | None = None, seeds: Sequence[int | str] | None = None
    ) -> Turns:
        """Begin every game anew: the same games, those of another seed, or one for every seed."""
        if seed is not None:
            self.seed = read_seed(seed)
        own = [f"{self.seed} {lane}" for lane in range(self.n)] if seeds is None else list(seeds)
        if len(own) != self.n:
            raise ValueError(f"seeds: one for each of {self.n} games is needed, not {len(own)}")
        read = [read_seed(each) for each in own]
        chances = np.array([seed_words(each) for each in read])
        dice = np.array([seed_words(f"{each} next") for each in read])
        self.lanes.begin(chances, dice)
        return self.turns

    def step(self, actions: Any) -> Turns:
        """Execute an action in every game; where it is -1, the game waits.

        One that is not legal is refused with the number of its game, and nothing has happened.
        """
        given = self.lanes.read(actions)
        wrong = self.lanes.find_refused(given)
        if wrong >= 0:
            raise IllegalAction(self.refusal(wrong, int(given[wrong])))
        self.lanes.step(given)
        broken = self.lanes.find_broken()
        if broken >= 0:
            told = f"the rules cannot go on from here; seed {self.seed!r}"
            raise RuntimeError(f"game {broken}: {told}")
        return self.turns

    def refusal(self, lane: int, action: int) -> str:
        """What is wrong with an action."""
        seat = int(self.lanes.seats[lane])
        text = f" ({self.game.texts[action]})" if 0 <= action < self.actions else ""
        who = "nobody" if seat == NOBODY else f"{self.game.seats[seat]}, who is asked"
        return f"game {lane}: action {action}{text} is not legal for {who}"

    def draw(self) -> Any:
        """A fair random legal action for every game, from the games' own dice; -1 where it is over.

        It is chosen in compiled code, so that random opponents cost little.
        """
        return self.lanes.draw()

    # --- seeing ----------------------------------------------------------------------------------

    def observe(self, out: Any = None, seats: Any = None) -> Any:
        """What the asked seat sees in every game, or other seats, as rows of numbers.

        They are bytes from 0 to 255, unless `out` is an array of floats: these are from 0 to 1.
        """
        return self.lanes.observe(out, None if seats is None else self.viewers(seats))

    def viewers(self, seats: Any) -> Array:
        """Seats that are all there; one number stands for all games."""
        given, last = np.broadcast_to(np.asarray(seats), (self.n,)), len(self.game.seats) - 1
        if given.dtype.kind not in "iu" or given.min() < 0 or given.max() > last:
            raise ValueError(f"seats: they are numbered from 0 to {last}")
        return given

    def match(self, lane: int) -> Match:
        """One of the games as a match, with its pictures, texts and views."""
        position = self.game.write_position(self.twin(self.lanes.states()[lane : lane + 1]))
        return Match(self.game, f"{self.seed} {lane}", position, self.way.name)

    def twin(self, state: Array) -> Any:
        """A state as plain Python has it."""
        return self.game.book.state().read(state)

    # --- states in and out -----------------------------------------------------------------------

    def save(self) -> Array:
        """The state of every game as a row of bytes; a copy."""
        states = self.lanes.states()
        return states.view(np.uint8).reshape(self.n, -1)

    def load(self, states: Any) -> Turns:
        """Put states into all games, as `save` gave them; each is held against the rules first."""
        given = np.ascontiguousarray(states, np.uint8)
        size = self.game.book.state.dtype.itemsize
        if given.shape != (self.n, size):
            raise ValueError(f"states: {self.n} rows of {size} bytes are needed, not {given.shape}")
        read = given.reshape(-1).view(self.game.book.state.dtype)
        for lane in range(self.n):
            self.verify(lane, read[lane : lane + 1])
        self.lanes.put(read, self.lanes.dice(), np.zeros_like(self.lanes.payments()))
        return self.turns

    def verify(self, lane: int, state: Array) -> None:
        """A state is what the position that describes it would be set up as."""
        twin = self.twin(state)
        for fault in twin.faults(self.game.naming):
            raise PositionError(f"game {lane}: {fault}")
        try:
            position = self.game.write_position(twin)
            again = self.game.read_position(position, state[0]["chance"]).array()
        except (PositionError, IndexError, KeyError) as error:
            raise PositionError(f"game {lane}: {error}") from error
        if again.tobytes() != state.tobytes():
            raise PositionError(f"game {lane}: what follows from the position is not what it says")

    def copy(self) -> Self:
        """The same games once more; the two share nothing that changes."""
        other = self.like(self.n)
        other.lanes.put(self.lanes.states(), self.lanes.dice(), self.lanes.payments())
        return other

    def branch(self, lanes: Any, seed: int | str | None = None) -> Self:
        """A batch of copies of some games, by their numbers; one may be copied many times.

        Without a seed the copies are exact, their chance and their dice included. With one,
        everything that the asked seat cannot know is dealt anew in each: what others hold, how
        piles lie, and what chance will bring.
        """
        chosen = np.asarray(lanes)
        other = self.like(len(chosen))
        states, dice = self.lanes.states()[chosen], self.lanes.dice()[chosen]
        if seed is not None:
            for place in range(len(chosen)):
                own = f"{read_seed(seed)} {place}"
                states[place : place + 1] = self.dealt(states[place : place + 1], own)
                dice[place] = seed_words(f"{own} next")
        other.lanes.put(states, dice, self.lanes.payments()[chosen])
        return other

    def dealt(self, state: Array, seed: str) -> Array:
        """A state with everything dealt anew that whoever is asked cannot know."""
        pending = self.way.pending(self.way.hold(state))
        seat = (pending & -pending).bit_length() - 1 if pending else 0
        return deal_anew(
            self.game, self.way, hide_from(self.game, self.way, state, seat), seat, seed
        )

    def like(self, n: int) -> Self:
        """A batch of so many games under the same options, with nothing in its lanes yet."""
        other = copy.copy(self)
        other.take(n)
        return other


def counted(name: str, value: Any) -> int:
    """A whole number of things, at least one."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < 1:
        raise ValueError(f"{name}: a whole number from 1 on is needed, not {value!r}")
    return int(value)


def read_settings(reward: str, dense: bool, restart: bool) -> Array:
    """What is set once for all lanes."""
    if reward not in REWARDS:
        raise ValueError(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
    settings = np.zeros(SETTINGS, np.int64)
    settings[REWARD] = REWARDS.index(reward)
    settings[DENSE], settings[RESTART] = bool(dense), bool(restart)
    return settings


def read_only(array: Any) -> Any:
    """A view that cannot be written to; of an array of the card one that others can take over."""
    if not isinstance(array, np.ndarray):
        from meseta.envs.dlpack import CardArray

        return CardArray(array)
    view = array.view()
    view.flags.writeable = False
    return view
