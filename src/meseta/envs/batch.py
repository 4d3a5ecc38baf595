"""`Batch`: many games at once, stepped together, everything as arrays."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar, overload

import numpy as np
from numpy.typing import ArrayLike

from meseta.compiling import way_for_many
from meseta.envs.cpu import Contents, CpuLanes, Engine
from meseta.games import find_game
from meseta.kernel.chance import CARRY, CURSOR, MULTIPLIER, WORDS, read_seed, seed_words
from meseta.kernel.game import AnyGame, Game, html_rows
from meseta.kernel.lanes import DENSE, NOBODY, OVER, RESTART, REWARD, REWARDS, SETTINGS, WAIT
from meseta.kernel.observing import Layout
from meseta.kernel.positions import PositionError
from meseta.kernel.record import Array
from meseta.kernel.way import way_of
from meseta.match.match import SEED_BYTES, IllegalAction, Match
from meseta.match.sight import Sight, deal_anew, hide_from

T = TypeVar("T", bound=np.generic)
Out = TypeVar("Out")
Column = np.ndarray[tuple[int], np.dtype[T]]
"""A number for every game. On a GPU, columns and matrices are arrays of the card."""
Matrix = np.ndarray[tuple[int, int], np.dtype[T]]
"""A row for every game."""
DEVICES = ("cpu", "cuda")
KEPT = ("game", "n", "reward", "dense", "restart", "device", "threads", "seed", "settings")
"""What a pickled batch tells, besides its way and what its lanes hold; the rest follows."""


class Turns(NamedTuple):
    """Where every game stands; the arrays are the batch's own, and change with the next step."""

    seats: Column[np.int8]
    """Who is asked; -1 where a game is over."""
    masks: Matrix[np.uint8]
    """What may be done, a column for every action."""
    rewards: Matrix[np.float32]
    """What each seat was paid by the last step."""
    done: Column[np.uint8]
    """Whether the last step ended a game; where games restart, the next one has begun."""


class Batch:
    """So many games of one kind side by side.

    `game` is its id, with `players`, `box` and all other options as in `meseta.new`; or the game of
    a match (`match.game`), which has them. Everything comes from `seed`: game
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
        game: str | AnyGame,
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
        self.game: AnyGame = open_game(game, options, box)
        """The game under its options: `game.texts` has the text of every action."""
        self.n = counted("n", n)
        """How many games there are."""
        self.reward, self.dense, self.restart = reward, dense, restart
        self.device, self.threads = device, counted("threads", threads)
        self.way = way_for_many(self.game.book, way)
        """How the rules run: `way.name` is plain, compiled or checked."""
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

    seats: Column[np.int8]
    """Who is asked in every game; -1 where it is over."""
    masks: Matrix[np.uint8]
    """What may be done: a column for every action, 1 where it is legal."""
    counts: Column[np.int32]
    """How many actions are legal."""
    rewards: Matrix[np.float32]
    """What each seat was paid by the last step: a column a seat."""
    done: Column[np.uint8]
    """1 where the last step ended a game."""
    scores: Matrix[np.int32]
    """The points of each seat; where a game has just ended, those of its end."""

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
    def layout(self) -> Layout:
        """What stands where in an observation."""
        return self.game.book.layout

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.book.actions

    @property
    def turns(self) -> Turns:
        """Where every game stands."""
        return Turns(self.seats, self.masks, self.rewards, self.done)

    def __repr__(self) -> str:
        how = f"{self.way.name}, {self.device}, {self.threads} threads, reward {self.reward}"
        return f"<Batch of {self.n} games of {self.game!r}; {how}>"

    def _repr_html_(self) -> str:
        asked = int((np.asarray(self.seats) != NOBODY).sum())
        how = {name: getattr(self, name) for name in ("device", "threads", "reward", "seed")}
        return html_rows(
            {"batch": repr(self.game), "games": self.n, "running": asked, "way": self.way.name}
            | how
        )

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

    def step(self, actions: ArrayLike, may_wait: bool = True, check: bool = True) -> Turns:
        """Execute an action in every game; where it is -1 the game waits, unless none may.

        One that is not legal is refused with the number of its game, and nothing has happened. On a
        GPU that costs more than the step itself: with `check=False` nobody waits for the card, a
        game whose action is not legal stays as it is, and `check()` tells of it later.
        """
        given = self.lanes.read(actions)
        if not check and self.device != "cpu":
            self.lanes.step(given)
            return self.turns
        waits = [] if may_wait else np.flatnonzero(np.asarray(given) == WAIT).tolist()
        wrong = waits[0] if waits else self.lanes.find_refused(given)
        if wrong >= 0:
            raise IllegalAction(self.refusal(wrong, int(given[wrong])))
        self.lanes.step(given)
        self.check_broken()
        return self.turns

    def check(self) -> None:
        """Refuse what steps with `check=False` have left undone since the last time."""
        wrong = self.lanes.find_unexecuted()
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: an action was not legal, and was not executed")
        self.check_broken()

    def check_broken(self) -> None:
        """No game has met what cannot be."""
        broken = self.lanes.find_broken()
        if broken >= 0:
            told = f"the rules cannot go on from here; seed {self.seed!r}"
            raise RuntimeError(f"game {broken}: {told}")

    def refusal(self, lane: int, action: int) -> str:
        """What is wrong with an action."""
        seat = int(self.lanes.seats[lane])
        text = f" ({self.game.texts[action]})" if 0 <= action < self.actions else ""
        who = "nobody" if seat == NOBODY else f"{self.game.seats[seat]}, who is asked"
        return f"game {lane}: action {action}{text} is not legal for {who}"

    @overload
    def draw(self, out: None = None) -> Column[np.int32]: ...
    @overload
    def draw(self, out: Out) -> Out: ...
    def draw(self, out: Any = None) -> Any:
        """A fair random legal action for every game, from the games' own dice; -1 where it is over.

        It is chosen in compiled code, so that random opponents cost little. `out` may be an array
        or a tensor of whole numbers of 32 bits that lies where the games do.
        """
        return self.lanes.draw(out)

    # --- seeing ----------------------------------------------------------------------------------

    @overload
    def observe(self, out: None = None, seats: ArrayLike | None = None) -> Matrix[np.uint8]: ...
    @overload
    def observe(self, out: Out, seats: ArrayLike | None = None) -> Out: ...
    def observe(self, out: Any = None, seats: ArrayLike | None = None) -> Any:
        """What the asked seat sees in every game, or other seats, as rows of numbers.

        They are bytes from 0 to 255, unless `out` is an array of floats: these are from 0 to 1.
        `out` may be a tensor of PyTorch's that lies where the games do.
        """
        return self.lanes.observe(out, None if seats is None else self.viewers(seats))

    def viewers(self, seats: ArrayLike) -> Array:
        """Seats that are all there; one number stands for all games."""
        given, last = np.broadcast_to(np.asarray(seats), (self.n,)), len(self.game.seats) - 1
        if given.dtype.kind not in "iu" or given.min() < 0 or given.max() > last:
            raise ValueError(f"seats: they are numbered from 0 to {last}")
        return given

    def match(self, lane: int) -> Match:
        """One of the games as a match, with its pictures, texts and views."""
        [number] = self._numbers([lane])
        position = self.game.write_position(self.twin(self.lanes.states()[number : number + 1]))
        return Match(self.game, f"{self.seed} {number}", position, self.way.name)

    def _numbers(self, lanes: ArrayLike) -> Array:
        """Games by their numbers, if they are all there."""
        given = np.asarray(lanes)
        is_row = given.ndim == 1 and given.size > 0 and given.dtype.kind in "iu"
        if not is_row or given.min() < 0 or given.max() >= self.n:
            raise ValueError(f"games: they are numbered from 0 to {self.n - 1}, not {lanes!r}")
        return given

    def twin(self, state: Array) -> Any:
        """A state as plain Python has it."""
        return self.game.book.state().read(state)

    # --- states in and out -----------------------------------------------------------------------

    @property
    def states(self) -> Array:
        """The states of all games as NumPy records; a copy."""
        return self.lanes.states()

    def save(self) -> Matrix[np.uint8]:
        """A checkpoint: everything that every game needs to go on exactly, as a row of bytes.

        That is its state, its dice, what was paid so far and by the last step. Rows may be chosen,
        joined and kept; `load` takes as many as a batch has games.
        """
        rows: Matrix[np.uint8] = self.lanes.keep().rows()
        return rows

    def load(self, rows: ArrayLike, verify: bool = True) -> Turns:
        """Put a checkpoint into all games; each is held against the rules first.

        That takes milliseconds a game. With `verify=False` it takes microseconds, and is for what
        `save` gave and nobody has changed: machine code has no bounds, and what no rule could lead
        to may end the process or read memory of others.
        """
        given, blank = np.ascontiguousarray(rows, np.uint8), self.lanes.keep()
        wanted = blank.rows().shape
        if given.shape != wanted:
            raise ValueError(
                f"rows: {wanted[0]} of {wanted[1]} bytes are needed, not {given.shape}"
            )
        contents = blank.read(given)
        if verify:
            self.verify(contents)
        self.lanes.put(contents)
        return self.turns

    def verify(self, contents: Contents) -> None:
        """Everything is what games could have left there."""
        for number in range(self.n):
            self._verify_state(number, contents.states[number : number + 1])
        dice, paid = contents.dice, np.hstack([contents.paid, contents.rewards])
        stuck = (dice[:, :WORDS] == dice[:, :1]).all(axis=1)
        wrong = {
            "dice: this is no state of the generator": stuck
            | (dice[:, CARRY] >= MULTIPLIER)
            | (dice[:, CURSOR] >= WORDS),
            "paid: these are no numbers": ~np.isfinite(paid).all(axis=1),
            "done: it is 0 or 1": contents.done > OVER,
        }
        for told, lanes in wrong.items():
            for lane in np.flatnonzero(lanes).tolist():
                raise PositionError(f"game {lane}: {told}")

    def _verify_state(self, lane: int, state: Array) -> None:
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

    # --- copies ----------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same games once more; the two share nothing that changes."""
        other = self.like(self.n)
        other.lanes.put(self.lanes.keep())
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in KEPT}
        return {**told, "way": self.way.name, "rows": self.save()}

    def __setstate__(self, told: dict[str, Any]) -> None:
        for name in KEPT:
            setattr(self, name, told[name])
        self.way = way_of(self.game.book, told["way"])
        self.take(self.n)
        self.load(told["rows"], verify=False)

    def branch(self, lanes: ArrayLike, seed: int | str | None = None) -> Self:
        """A batch of copies of some games, by their numbers; one may be copied many times.

        Without a seed the copies are exact, their chance and their dice included. With one,
        everything that the asked seat cannot know is dealt anew in each: what others hold, how
        piles lie, and what chance will bring.
        """
        chosen, blank = self._numbers(lanes), self.lanes.keep()
        contents = blank.read(blank.rows()[chosen])
        if seed is not None:
            own = own_seeds(seed, len(chosen))
            states = [contents.states[at : at + 1] for at in range(len(chosen))]
            dealt = [self.dealt(state, each) for state, each in zip(states, own, strict=True)]
            contents = with_states(contents, dealt, own)
        other = self.like(len(chosen))
        other.lanes.put(contents)
        return other

    def dealt(self, state: Array, seed: str) -> Array:
        """A state with everything dealt anew that whoever is asked cannot know."""
        pending = self.way.pending(self.way.hold(state))
        seat = (pending & -pending).bit_length() - 1 if pending else 0
        seen = hide_from(self.game, self.way, state, seat)
        return deal_anew(self.game, self.way, seen, seat, seed)

    @classmethod
    def from_sight(
        cls,
        sight: Sight,
        n: int,
        *,
        seed: int | str = 0,
        reward: str = "win",
        restart: bool = False,
        threads: int = 1,
    ) -> Self:
        """So many guesses at a match, for whoever plans from one seat and knows no more.

        In each, everything that the seat cannot see is dealt anew, and what chance will bring.
        """
        how: dict[str, Any] = {"reward": reward, "restart": restart, "threads": threads}
        batch = cls(sight.game, n, seed=seed, way=sight.way.name, **how)
        own = own_seeds(seed, n)
        dealt = [deal_anew(batch.game, batch.way, sight.state, sight.seat, each) for each in own]
        contents = with_states(batch.lanes.keep(), dealt, own)
        scores = contents.states["scores"][:, : contents.scores.shape[1]]
        batch.lanes.put(contents._replace(scores=scores))
        return batch

    def like(self, n: int) -> Self:
        """A batch of so many games under the same options, with nothing in its lanes yet."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.take(n)
        return other


def open_game(
    game: str | AnyGame, options: dict[str, Any], box: str | Path | dict[str, Any] | None
) -> AnyGame:
    """A game by its id with its options and its box, or one that has them."""
    if not isinstance(game, Game):
        return find_game(game)(options, box)
    if options or box is not None:
        raise ValueError(f"options: {game!r} has its options and its box already")
    return game


def own_seeds(seed: int | str, count: int) -> list[str]:
    """A seed for each of so many games."""
    return [f"{read_seed(seed)} {place}" for place in range(count)]


def with_states(contents: Contents, states: Sequence[Array], seeds: Sequence[str]) -> Contents:
    """The same with other states and other dice."""
    joined = b"".join(state.tobytes() for state in states)
    dice = np.array([seed_words(f"{each} next") for each in seeds])
    laid = np.frombuffer(bytearray(joined), contents.states.dtype)
    return contents._replace(states=laid, dice=dice)


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
