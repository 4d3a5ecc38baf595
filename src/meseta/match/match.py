"""`Match`: one game being played: options, seed, moves; undo, copy, save, load, replay."""

from __future__ import annotations

import copy
import hashlib
import json
import secrets
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np

from meseta.games import find_game
from meseta.kernel.boxes import BoxError, Document
from meseta.kernel.chance import read_seed, seed_words
from meseta.kernel.data import own_copy
from meseta.kernel.decision import Decision
from meseta.kernel.event import Event
from meseta.kernel.game import AnyGame, Scene
from meseta.kernel.options import OptionError
from meseta.kernel.positions import PositionError
from meseta.kernel.record import Array, copy_row
from meseta.kernel.way import Way, usual_way, way_of
from meseta.match.hindsight import SPECTATOR, Hindsight
from meseta.match.saves import (
    FORMAT,
    PLACES,
    MissingFile,
    Saved,
    check_entries,
    is_older,
    read_entries,
    write_whole,
)
from meseta.match.sight import (
    Sight,
    Turn,
    act_of,
    boxes_of,
    draw,
    elements_of,
    glance_at,
    hide_from,
)
from meseta.people.drawing_cache import Glance, keep_same
from meseta.people.panels import with_story
from meseta.people.parts import Picture, join

OWN_HAND = "hand-"
"""What the elements in the hand of whoever looks begin with."""
STORY = 30
"""How many of the last events a picture may tell."""
Seat = int | str
"""A seat by its number or its colour."""
SEED_BYTES = 32
MEMORY = ("_history", "_events", "_is_finished", "_traceless")
KEPT = ("game", "seed", "start_position", "moves", *MEMORY)
"""What a pickled match tells, besides its way; the rest follows."""


class ActionError(ValueError):
    """An action that was refused; the match is as it was before."""


class UnknownAction(ActionError):
    """The action cannot be read."""


class IllegalAction(ActionError):
    """The action is not legal now."""


class WrongSeat(ActionError):
    """There is no such seat, or it is not its decision."""


class Previews(Mapping[str, list[int]]):
    """The points that each seat would get, by what can be scored; looked up when it is asked."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match, self.names = match, names

    def __getitem__(self, name: str) -> list[int]:
        if name not in self.names:
            raise KeyError(name)
        return self.match.preview(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class Match:
    """A game being played. `meseta.new`, `meseta.setup` and `meseta.load` make one.

    Wherever a seat is asked for, its number or its colour will do. Notebooks show the picture.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int | str | None = None,
        position: Mapping[str, Any] | None = None,
        way: str | None = None,
    ) -> None:
        self.game = game
        """The game under its options, with its box: `game.options`, `game.seats`, `game.texts` …"""
        self.seed = secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed)
        """What all chance comes from; a long random text where none was given."""
        self.start_position: dict[str, Any] | None = own_copy(position, PositionError)
        """The position that the match began from, or None."""
        self.moves: list[tuple[int, int]] = []
        """Every move so far: the seat and the number of its action."""
        self._traceless: dict[tuple[int, bool], bool] = {}
        """Which moves leave no trace, by their number, as far as it was asked."""
        self._is_finished = False
        """Whether this is a look back at a match that is over."""
        self._take(way_of(game.book, way) if way else usual_way(game.book))
        self._begin(seed_words(self.seed))

    def _take(self, way: Way) -> None:
        """Make ready what this way of running works on."""
        self.way = way
        """How the rules run: `way.name` is plain, compiled or checked."""
        self._boxes = boxes_of(self.game, way)
        self._mask = self._blank_mask()
        self._log = way.log()
        self._glances: dict[tuple[int | None, bool], Glance] = {}
        """What every viewer was shown last: what has not changed since is not drawn anew."""
        self._read_before: SeenState | None = None
        """The state that was read last."""
        self._last_public: dict[str, Any] = {}
        """What everybody knew when that was written last."""

    def _blank_mask(self) -> Any:
        """A mask in which nothing is offered."""
        return self.way.row(len(self.game.texts), "u1")

    def _begin(self, words: Array) -> None:
        """Set the table, or the position, and go on to the first choice."""
        if self.start_position is None:
            blank = np.zeros(1, self.game.book.state.dtype)
            blank[0]["chance"] = words
            self._held = self.way.hold(blank)
            self.way.start(self._held, self._boxes, self._log, self._mask)
        else:
            state = self.game.read_position(self.start_position, words)
            self._held = self.way.hold(state.array())
            self.way.advance(self._held, self._boxes, self._log, self._mask)
        self._history: list[Array] = [self.way.array(self._held)]
        self._events: list[tuple[Event, ...]] = [tuple(self.way.events(self._log))]
        self._look()
        if self._is_broken() or (self.pending and not self.legal_actions()):
            raise PositionError("agenda: nobody can go on from here")

    def _is_broken(self) -> bool:
        """Whether the rules met what cannot be."""
        return bool(self._history[-1]["broken"][0])

    def _return(self) -> None:
        """Stand again where the last kept state stands."""
        self._held = self.way.hold(self._history[-1])
        self.way.advance(self._held, self._boxes, self._log, self._mask)
        self._look()

    def _look(self) -> None:
        """Read off who must decide now."""
        self._read: SeenState | None = None
        self._written: dict[str, Any] | None = None
        self._seen_states: dict[int, SeenState] = {}
        self._views: dict[int | None, dict[str, Any]] = {}
        self._shown: dict[tuple[int | None, bool, int | None], Glance] = {}
        """What viewers are shown now: whose view, whether all lies open, who holds the table."""
        seats = self.way.pending(self._held)
        self.pending: tuple[int, ...] = _members(seats)
        """The seats that must decide now; several while discs are set."""

    def __repr__(self) -> str:
        names = self.game.seats
        if self.over:
            return f"<Match of {self.game.id}: over, won by {_joined(names, self.winners)}>"
        deciding = _joined(names, self.pending)
        return f"<Match of {self.game.id}: round {self.round}, {deciding} to decide>"

    def __eq__(self, other: object) -> bool:
        """Whether both began the same way, and the same was played since; not how rules run."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (
            (each.seed, each.start_position, each.moves, each._history[-1].tobytes())
            for each in (self, other)
        )
        return mine == theirs and self.game.is_like(other.game)

    def __hash__(self) -> int:
        """Of what never changes while it is played."""
        return hash((self.game.id, self.seed))

    # --- copies ----------------------------------------------------------------------------------

    def copy(self) -> Self:
        """The same match once more; the two share nothing but the game, which never changes."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.start_position = copy.deepcopy(self.start_position)
        other.moves, other._history = list(self.moves), list(self._history)
        other._traceless, other._glances = dict(self._traceless), dict(self._glances)
        other._events = list(self._events)
        other._mask, other._log = self._blank_mask(), self.way.log()
        other._return()
        return other

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {"way": self.way.name, **{name: getattr(self, name) for name in KEPT}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in KEPT:
            setattr(self, name, kept[name])
        self._take(way_of(self.game.book, kept["way"]))
        self._return()

    # --- deciding --------------------------------------------------------------------------------

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The texts of what a pending seat may do; without a seat, of the first one."""
        return [self.game.texts[action] for action in self.legal_actions(seat)]

    def legal_actions(self, seat: Seat | None = None) -> list[int]:
        """The numbers of what a pending seat may do, in the order of `legal`."""
        if seat is None and not self.pending:
            return []
        return np.flatnonzero(self._offer(self._decider(seat))).tolist()

    def _offer(self, seat: int) -> Any:
        """The mask of what a pending seat may do."""
        if seat == self.pending[0]:
            return self._mask
        mask = self._blank_mask()
        self.way.offer(self._held, self._boxes, seat, mask)
        return mask

    def _seat(self, seat: Any) -> int:
        """The number of a seat that is given by its number or its colour."""
        names = self.game.seats
        if isinstance(seat, str) and seat in names:
            return names.index(seat)
        is_number = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if is_number and 0 <= seat < len(names):
            return int(seat)
        known = ", ".join(f"{number} ({name})" for number, name in enumerate(names))
        raise WrongSeat(f"there is no seat {seat!r}; there are {known}")

    def _decider(self, seat: Seat | None) -> int:
        """The seat that is to decide, if it is its decision."""
        number = None if seat is None else self._seat(seat)
        if not self.pending:
            raise WrongSeat(f"the game is over: {self.situation}")
        if number is None:
            return self.pending[0]
        if number not in self.pending:
            raise WrongSeat(f"seat {seat!r} has nothing to decide now: {self.situation}")
        return number

    def play(self, action: str | int, seat: Seat | None = None) -> None:
        """Execute an action, by its text or its number."""
        decider = self._decider(seat)
        number = self.legal_number(action, decider)
        self.way.apply(self._held, self._boxes, self._log, self._mask, decider, number)
        self.moves.append((decider, number))
        self._history.append(self.way.array(self._held))
        self._events.append(tuple(self.way.events(self._log)))
        if self._is_broken():
            self.undo()
            raise RuntimeError(f"the rules cannot go on from here; seed {self.seed!r}")
        self._look()

    def _number(self, action: Any, mask: Any) -> int:
        """The number of a legal action."""
        numbers: list[int] = []
        if isinstance(action, str):
            numbers = self.game.numbers.get(" ".join(action.lower().split()), [])
        elif isinstance(action, int | np.integer) and not isinstance(action, bool):
            numbers = [int(action)] if 0 <= action < len(self.game.texts) else []
        if not numbers:
            raise UnknownAction(f"{action!r} cannot be read: {self.situation}")
        for number in numbers:
            if mask[number]:
                return number
        raise IllegalAction(f"{action!r} is not legal now: {self.situation}")

    def legal_number(self, action: str | int, seat: Seat | None = None) -> int:
        """The number of a legal action; one that `play` would refuse is refused here too."""
        return self._number(action, self._offer(self._decider(seat)))

    def undo(self, count: int = 1) -> None:
        """Take the last moves back."""
        for _ in range(self._moves_in("undo", count)):
            self.moves.pop()
            self._history.pop()
            self._events.pop()
            for alone in (False, True):
                self._traceless.pop((len(self.moves), alone), None)
        self._return()

    def may_take_back(self, seat: Seat, alone: bool = False) -> int:
        """How many of the last moves a seat may take back.

        They are its own, they used up no chance, and nobody learned from them what was hidden; who
        plays `alone`, against nobody who would remember it, counts only what they learned.
        """
        mover, count = self._seat(seat), 0
        for number in reversed(range(len(self.moves))):
            if self.moves[number][0] != mover or not self._leaves_no_trace(number, alone):
                break
            count += 1
        return count

    def _leaves_no_trace(self, number: int, alone: bool) -> bool:
        """Whether a move told nobody anything new; looked into once."""
        if (number, alone) not in self._traceless:
            before, after = self._history[number : number + 2]
            hindsight = Hindsight(self.game, self.way, *self.moves[number], alone)
            known = list(self._events[number + 1])
            self._traceless[number, alone] = hindsight.leaves_no_trace(before, after, known)
        return self._traceless[number, alone]

    def replay(self, count: int | None = None) -> Match:
        """A new match after the first so many moves of this one."""
        count = len(self.moves) if count is None else self._moves_in("replay", count)
        other = Match(self.game, self.seed, self.start_position, self.way.name)
        for seat, action in self.moves[:count]:
            other.play(action, seat)
        other._is_finished = self._is_finished or self.over
        return other

    def look_back(self, count: int, is_finished: bool = False) -> Self:
        """The match as it stood after its first so many moves; nothing is played again.

        If it is over by now, or said to be finished, people may see all that happened.
        """
        other = self.copy()
        other.undo(len(self.moves) - self._moves_in("look back", count))
        other._is_finished = is_finished or self._is_finished or self.over
        return other

    def _moves_in(self, what: str, count: Any) -> int:
        """A number of moves that the match has."""
        is_number = isinstance(count, int) and not isinstance(count, bool)
        if not is_number or not 0 <= count <= len(self.moves):
            raise ValueError(f"{what}: there are {len(self.moves)} moves, not {count!r}")
        return int(count)

    # --- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> Array:
        """The state as a NumPy array of length one; a copy."""
        return copy_row(self._history[-1])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return self.game.scores(self._history[-1])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over; several share a victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def places(self) -> list[int]:
        """The place of every seat, once the game is over; equals share one."""
        return self.game.places(self._history[-1]) if self.over else []

    @property
    def may_look_back(self) -> bool:
        """Whether people may see all that happened: not while they must keep some of it in mind."""
        return self.over or self._is_finished or not self.game.kept_in_mind

    def preview(self, area: str) -> list[int]:
        """The points that each seat would get if an area were scored now."""
        if area in self.game.kept_in_mind and not self.may_look_back:
            raise ValueError(f"preview: {area!r} must be kept in mind until the game is over")
        points = self.way.row(len(self.game.seats), "i4")
        scorable = self.game.scorable(self._now)
        if area not in list(scorable):
            known = ", ".join(scorable)
            raise ValueError(f"preview: {area!r} cannot be scored; these can: {known}")
        self.way.preview(self._held, self._boxes, scorable[area], points)
        return [int(value) for value in points]

    def scene(self, seat: Seat | None = None) -> Scene[Any]:
        """What a terminal shows a seat: its view, and what every scoring would give."""
        hidden = () if self.may_look_back else self.game.kept_in_mind
        names = [name for name in self.game.scorable(self._now) if name not in hidden]
        view = self._view(None if seat is None else self._seat(seat))
        return Scene(view, Previews(self, names), self.game.about(self._now))

    @property
    def asked(self) -> type[Decision] | None:
        """What is to be decided now, if anything."""
        return self.game.asked(self._now)

    @property
    def asked_with(self) -> dict[str, int]:
        """The numbers that lie on the agenda with what is asked, by their names."""
        state, kind = self._now, self.asked
        parts = kind.parts if kind else {}
        return {name: int(state.agenda[state.asked - 1, part]) for name, part in parts.items()}

    @property
    def round(self) -> int:
        """The round that is played; 0 while the table is set."""
        return self.game.round_number(self._now)

    @property
    def situation(self) -> str:
        """Where the game is and what is asked, in a few words."""
        return self.game.situation(self._now)

    def _twin(self, state: Array) -> Any:
        twin = object.__new__(self.game.book.state)
        return twin.read(state)

    def _seen_by(self, number: int) -> SeenState:
        """The present state as somebody sees it; a seat sees hardly more than a spectator."""
        if number not in self._seen_states:
            like = self._whole if number == SPECTATOR else self._seen_by(SPECTATOR)
            self._seen_states[number] = like.differing(self._seen(number))
        return self._seen_states[number]

    @property
    def _whole(self) -> SeenState:
        """The present state with all that is in it; read once, and only looked at."""
        if self._read is None:
            present = self._history[-1]
            like = self._read_before or SeenState(self._twin(present), present.tobytes())
            self._read = self._read_before = like.differing(present)
        return self._read

    @property
    def _now(self) -> Any:
        """The present state as it is read in plain Python."""
        return self._whole.twin

    @property
    def position(self) -> dict[str, Any]:
        """Everything, as a dictionary to edit and set up again."""
        return self.game.write_position(self._now)

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """Only what a seat may know, as a dictionary; None is a spectator."""
        return dict(self._view(None if seat is None else self._seat(seat)))

    def _view(self, number: int | None) -> dict[str, Any]:
        """What a seat may know now; written once, and only looked at."""
        if number not in self._views:
            self._views[number] = self._written_view(number)
        return self._views[number]

    def _written_view(self, number: int | None) -> dict[str, Any]:
        """What a seat may know now: what everybody sees, and on top what it sees otherwise."""
        known = self._public
        if number is not None:
            own = self.game.viewer.own(self._seen_by(number).twin, number)
            known = {**known, **{key: _with_own(known[key], own[key]) for key in own}}
        view = dict(known if self.may_look_back else self.game.cover(known))
        view["legal"] = self.legal(number) if number in self.pending else []
        return view

    @property
    def _public(self) -> dict[str, Any]:
        """What everybody may know now, read off what a spectator sees; written once."""
        if self._written is None:
            written = self.game.view(self._seen_by(SPECTATOR).twin, None)
            self._written = self._last_public = keep_same(self._last_public, written)
        return self._written

    def open_view(self, seat: Seat | None = None) -> dict[str, Any]:
        """Everything, as a seat would see it if nothing were hidden and nobody had to remember."""
        number = None if seat is None else self._seat(seat)
        view = dict(self.game.view(self._twin(self._history[-1]), number))
        view["legal"] = self.legal(number) if number in self.pending else []
        return view

    def sight(self, seat: Seat) -> Sight:
        """What a seat may know and nothing else, to be given to a bot."""
        number = self._seat(seat)
        legal = self.legal_actions(number) if number in self.pending else []
        known = (self._seen(number), legal, self.log, len(self.moves))
        glance = self._glances.get((number, False))
        return Sight(self.game, self.way, number, *known, Match, self._turn(number), glance)

    def _turn(self, number: int) -> Turn:
        """What a seat has done since somebody else decided, and what it could know before."""
        own = takewhile(lambda move: move[0] == number, reversed(self.moves))
        done = [action for _seat, action in own][::-1]
        before = self._history[len(self.moves) - len(done)]
        return Turn(hide_from(self.game, self.way, before, number), done)

    def _seen(self, number: int) -> Array:
        """The state, out of which everything is hidden that a seat may not know."""
        return hide_from(self.game, self.way, self._history[-1], number)

    def picture(
        self,
        seat: Seat | None = None,
        language: str = "en",
        is_open: bool = False,
        story: bool = True,
        holder: Seat | None = None,
    ) -> Picture:
        """What a seat may know, as parts to look at; or everything, where all lies open.

        What happened last is one of them, unless it is told elsewhere. Whoever must decide stands
        out; a holder instead, who has yet to end a turn.
        """
        words: Any = self.game.words(language)
        number = None if seat is None else self._seat(seat)
        legal = self.legal_actions(number) if number in self.pending else []
        glance = self._glance(number, is_open, None if holder is None else self._seat(holder))
        picture = draw(self.game, glance, legal, language)
        marks = picture.marks._replace(last=frozenset(self._touched(number)))
        if story:
            picture = with_story(picture, words, self.story(language)[-STORY:])
        return picture._replace(marks=marks)

    def _glance(self, number: int | None, is_open: bool, holder: int | None) -> Glance:
        """What a viewer is shown now, over what everybody is shown."""
        if (number, is_open, holder) not in self._shown:
            view = self.open_view(number) if is_open else self._view(number)
            if holder is not None:
                view = {**view, "pending": [self.game.seats[holder]]}
            is_everybody = number is None or is_open
            public = None if is_everybody else self._glance(None, False, holder)
            before = self._glances.get((number, is_open))
            glance = glance_at(self.game, view, self.places, before, public)
            self._shown[number, is_open, holder] = self._glances[number, is_open] = glance
        return self._shown[number, is_open, holder]

    def _touched(self, seat: int | None) -> list[str]:
        """The element of the last move.

        Only its seat may see what several decide at once or what was chosen from a hidden hand;
        and an open hand is marked to its owner alone: others see hands of their own.
        """
        if not self.moves:
            return []
        mover, action = self.moves[-1]
        act, _numbers = act_of(self.game.book, action)
        element = elements_of(self.game, mover)[action]
        is_secret = act.kind.several or act.kind.hidden
        if mover != seat and (is_secret or element.startswith(OWN_HAND)):
            return []
        return [element]

    def svg(self, seat: Seat | None = None, language: str = "en") -> str:
        """The picture of what a seat may know."""
        return join(self.picture(seat, language))

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def log(self) -> list[Event]:
        """All events since the set-up, as small tuples of numbers."""
        return [event for events in self._events for event in events]

    def story(self, language: str = "en") -> list[str]:
        """All events since the set-up as sentences, but for those that must be kept in mind."""
        events = self.log if self.may_look_back else self.game.forget(self.log)
        return self.game.words(language).story(events, self._public)

    def told(self, number: int, language: str = "en") -> list[str]:
        """The events of one move as sentences; those of number 0 are of the set-up."""
        before = sum(map(len, self._events[:number]))
        lines = self.game.words(language).story(self.log, self._public, before)
        return lines[: len(self._events[number])]

    @property
    def events_by_move(self) -> list[tuple[Event, ...]]:
        """The events of the set-up, then those of every move."""
        return list(self._events)

    @property
    def scores_by_round(self) -> dict[int, list[int]]:
        """The points of every seat at the end of each round so far, the present one included."""
        return {int(state["round_no"][0]): self.game.scores(state) for state in self._history}

    @property
    def rounds_by_move(self) -> list[int]:
        """The round at the beginning, then that after every move."""
        return [int(state["round_no"][0]) for state in self._history]

    def last_events(self) -> list[Event]:
        """The events of the last move, or of the set-up."""
        return list(self._events[-1])

    # --- saving ----------------------------------------------------------------------------------

    def digest(self) -> str:
        """A short hash of the position, whatever the record looks like inside."""
        return fingerprint(self.position)

    def to_dict(self) -> Saved:
        """The whole match: text that a person can read and a later version can replay."""
        game = self.game
        shipped = game.document["name"]
        saved: Saved = {
            "meseta": FORMAT,
            "game": game.id,
            "rules": game.version,
            "options": game.options,
            "box": {"name": shipped, "fingerprint": fingerprint(game.document)},
            "seed": self.seed,
        }
        if not is_shipped(game):
            saved["box"]["document"] = game.document
        if self.start_position is not None:
            saved["position"] = self.start_position
        saved["moves"] = [
            f"{game.seats[seat]}: {game.texts[action]}" for seat, action in self.moves
        ]
        saved["check"] = self.digest()
        return copy.deepcopy(saved)

    def save(self, path: str | Path) -> None:
        """Write the match to a file; an old file is replaced only once the new one is whole."""
        write_whole(Path(path), json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n")

    @classmethod
    def from_dict(cls, saved: Any, way: str | None = None) -> Self:
        """The match that `to_dict` wrote; what does not fit is named."""
        entries = check_entries(saved)
        try:
            match = cls(_saved_game(entries), entries["seed"], entries.get("position"), way)
        except (OptionError, PositionError) as error:
            raise type(error)(f"{PLACES[type(error)]}: {error}") from error
        match._play_saved(entries["moves"])
        if not is_older(entries) and match.digest() != entries["check"]:
            raise ValueError("check: the moves do not lead to the saved state; the file was edited")
        return match

    def _play_saved(self, moves: list[Any]) -> None:
        for number, move in enumerate(moves, 1):
            name, colon, text = move.partition(": ") if isinstance(move, str) else ("", "", "")
            if not colon or name not in self.game.seats:
                raise ValueError(f"moves.{number}: {move!r} is not a colour and an action")
            try:
                self.play(text, name)
            except ActionError as error:
                raise type(error)(f"moves.{number}: {error}") from error


def _saved_game(entries: Saved) -> AnyGame:
    """The game that a match was played in, with the same options, box and rules."""
    kind = find_game(entries["game"])
    if entries["rules"] != kind.version:
        raise ValueError(
            f"rules: saved under version {entries['rules']!r}, these are {kind.version!r}"
        )
    game = kind(entries["options"], _saved_box(kind, entries["box"]))
    if "position" in entries:
        if kind.options_of(entries["position"]) != game.options:
            raise PositionError("its options are not those of the match")
    return game


def _saved_box(kind: type[AnyGame], box: Saved) -> str | Document:
    """The box that a match was played with: the name of a shipped one, or the one in the file."""
    name: str = box["name"]
    if "document" not in box and name not in kind.box_names:
        known = ", ".join(kind.box_names)
        raise BoxError(f"box.name: {name!r} is not one of {known}, and not in the file")
    document: Document = box["document"] if "document" in box else kind.load_box(name)
    if fingerprint(document) != box["fingerprint"] or document["name"] != name:
        raise BoxError(f"box: {name!r} is not the box that was played with")
    return document if "document" in box else name


def _with_own(known: Any, own: Any) -> Any:
    """What a seat sees of something: by names or places it may tell only what it sees otherwise."""
    if isinstance(own, dict) and isinstance(known, dict):
        own = {**known, **own}
    if isinstance(own, dict) and isinstance(known, list):
        own = [own.get(place, each) for place, each in enumerate(known)]
    return keep_same(known, own)


class SeenState(NamedTuple):
    """A state as somebody sees it: as plain Python reads it, and its bytes."""

    twin: Any
    raw: bytes

    def differing(self, seen: Array) -> SeenState:
        """The same as somebody else sees it; only fields are read that differ."""
        raw = seen.tobytes()
        if raw == self.raw:
            return self
        twin = object.__new__(type(self.twin))
        vars(twin).update(vars(self.twin))
        for name, first, end in _extents(seen.dtype):
            if raw[first:end] != self.raw[first:end]:
                setattr(twin, name, twin.fields[name].plain(seen[0][name]))
        return SeenState(twin, raw)


@cache
def _extents(record: np.dtype[Any]) -> list[tuple[str, int, int]]:
    """Where every field of a record begins and ends."""
    fields = (record.fields or {}).items()
    return [(name, first, first + kind.itemsize) for name, (kind, first, *_) in fields]


@cache
def _members(seats: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def _joined(names: list[str], seats: tuple[int, ...]) -> str:
    """The names of some seats."""
    return " and ".join(names[seat] for seat in seats)


def fingerprint(document: Mapping[str, Any]) -> str:
    """A short hash of everything in a box."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_shipped(game: AnyGame) -> bool:
    """Whether the box of a game is one of those that come with it."""
    name = game.document["name"]
    return name in game.box_names and game.load_box(name) == game.document


def load(path: str | Path, way: str | None = None) -> Match:
    """Read a saved match and play it again, move by move.

    A file in which anything is wrong is refused with the entry that it lies in, and so is one that
    was saved under other rules or played with another box.
    """
    try:
        saved = read_entries(path)
    except FileNotFoundError as error:
        raise MissingFile(f"{path}: there is no such file") from error
    except (OSError, ValueError) as error:
        raise ValueError(f"{path}: this is not a saved match: {error}") from error
    try:
        return Match.from_dict(saved, way)
    except ValueError as error:
        raise type(error)(f"{path}: {error}") from error
