"""`Match`: one game being played: options, seed, moves; undo, save, load, replay."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np

from meseta.games import find_game
from meseta.kernel.chance import seed_words
from meseta.kernel.event import Event
from meseta.kernel.game import Game, Sheet
from meseta.kernel.positions import PositionError
from meseta.kernel.record import Array, copied
from meseta.kernel.way import Way, usual_way, way_of

FORMAT = 2
OLDER_FORMATS = (1,)
"""What this version reads too, but for matches that began from a position."""
AnyGame = Game[Any, Any, Any]
SEED_BYTES = 32


class ActionError(ValueError):
    """An action that was refused; the match is as it was before."""


class UnknownAction(ActionError):
    """The action cannot be read."""


class IllegalAction(ActionError):
    """The action is not legal now."""


class WrongSeat(ActionError):
    """It is not that seat's decision."""


class Match:
    """A game being played. `meseta.new`, `meseta.setup` and `meseta.load` make one."""

    def __init__(
        self,
        game: AnyGame,
        seed: int | str | None = None,
        position: Mapping[str, Any] | None = None,
        way: str | None = None,
    ) -> None:
        self.game = game
        self.seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
        self.start_position = dict(position) if position is not None else None
        self.way: Way = way_of(game.book, way) if way else usual_way(game.book)
        self.moves: list[tuple[int, int]] = []
        """Every move so far: the seat and the number of its action."""
        self._numbers = _numbers(game.texts)
        self._boxes = self.way.boxes(game.box)
        self._mask = self.way.row(game.book.actions, "u1")
        self._log = self.way.log()
        self._begin()

    def _begin(self) -> None:
        words = seed_words(self.seed)
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
        self._events: list[list[Event]] = [self.way.events(self._log)]
        self._look()
        if self._is_broken() or (self.pending and not self.legal_actions()):
            raise PositionError("agenda: nobody can go on from here")

    def _is_broken(self) -> bool:
        """Whether the rules met what cannot be."""
        return bool(self._history[-1]["broken"][0])

    def _look(self) -> None:
        """Read off who must decide now."""
        seats = self.way.pending(self._held)
        self.pending: tuple[int, ...] = _members(seats)
        """The seats that must decide now; several while discs are set."""

    # --- deciding --------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of what a pending seat may do; without a seat, of the first one."""
        return [self.game.texts[action] for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The numbers of what a pending seat may do."""
        pending = self.pending
        if seat is None or (pending and seat == pending[0]):
            return np.flatnonzero(self._mask).tolist() if pending else []
        return np.flatnonzero(self._offer(self._seat(seat))).tolist()

    def _offer(self, seat: int) -> Any:
        mask = self.way.row(self.game.book.actions, "u1")
        self.way.offer(self._held, self._boxes, seat, mask)
        return mask

    def _seat(self, seat: int | None) -> int:
        """The seat that is to decide, if it is its decision."""
        pending = self.pending
        if not pending:
            raise WrongSeat(f"the game is over: {self.situation}")
        if seat is None:
            return pending[0]
        if seat not in pending:
            raise WrongSeat(f"seat {seat!r} has nothing to decide now: {self.situation}")
        return seat

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Execute an action, by its text or its number."""
        seat = self._seat(seat)
        mask = self._mask if seat == self.pending[0] else self._offer(seat)
        number = self._number(action, mask)
        self.way.apply(self._held, self._boxes, self._log, self._mask, seat, number)
        self.moves.append((seat, number))
        self._history.append(self.way.array(self._held))
        self._events.append(self.way.events(self._log))
        self._look()
        if self._is_broken():
            raise RuntimeError(f"the rules cannot go on from here; seed {self.seed!r}")

    def _number(self, action: str | int, mask: Any) -> int:
        """The number of a legal action."""
        if isinstance(action, str):
            numbers = self._numbers.get(" ".join(action.lower().split()), [])
        else:
            known = isinstance(action, int | np.integer) and 0 <= action < self.game.book.actions
            numbers = [int(action)] if known else []
        if not numbers:
            raise UnknownAction(f"{action!r} cannot be read: {self.situation}")
        for number in numbers:
            if mask[number]:
                return number
        raise IllegalAction(f"{action!r} is not legal now: {self.situation}")

    def undo(self, count: int = 1) -> None:
        """Take the last moves back."""
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"undo: there are {len(self.moves)} moves, {count} cannot be undone")
        for _ in range(count):
            self.moves.pop()
            self._history.pop()
            self._events.pop()
        self._held = self.way.hold(self._history[-1])
        self.way.advance(self._held, self._boxes, self._log, self._mask)
        self._look()

    def replay(self, count: int | None = None) -> Match:
        """A new match after the first so many moves of this one."""
        count = len(self.moves) if count is None else count
        if not 0 <= count <= len(self.moves):
            raise ValueError(f"replay: there are {len(self.moves)} moves, not {count}")
        other = Match(self.game, self.seed, self.start_position, self.way.name)
        for seat, action in self.moves[:count]:
            other.play(action, seat)
        return other

    # --- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> Array:
        """The state as a NumPy array of length one; a copy."""
        return copied(self._history[-1])

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
        return self.game.winners(self._history[-1]) if self.over else ()

    def preview(self, area: str) -> list[int]:
        """The points that each seat would get if an area were scored now."""
        points = self.way.row(len(self.game.seats), "i4")
        scorable = self.game.scorable(self._twin(self._history[-1]))
        if area not in scorable:
            known = ", ".join(scorable)
            raise ValueError(f"preview: {area!r} cannot be scored; these can: {known}")
        number = scorable[area]
        self.way.preview(self._held, self._boxes, number, points)
        return [int(value) for value in points]

    def sheets(self, seat: int | None = None) -> list[Sheet]:
        """What a seat may know as tables of text, with what every scoring would give."""
        names = self.game.scorable(self._twin(self._history[-1]))
        return self.game.sheets(self.view(seat), {name: self.preview(name) for name in names})

    @property
    def situation(self) -> str:
        """Where the game is and what is asked, in a few words."""
        return self.game.situation(self._twin(self._history[-1]))

    def _twin(self, state: Array) -> Any:
        return self.game.book.state().read(state)

    @property
    def position(self) -> dict[str, Any]:
        """Everything, as a dictionary to edit and set up again."""
        return self.game.write_position(self._twin(self._history[-1]))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Only what a seat may know, as a dictionary; None is a spectator."""
        if seat is not None and seat not in range(len(self.game.seats)):
            raise ValueError(f"view: there is no seat {seat!r}")
        held = self.way.hold(self._history[-1])
        self.way.hide(held, self._boxes, -1 if seat is None else seat)
        view = dict(self.game.view(self._twin(self.way.array(held)), seat))
        view["legal"] = self.legal(seat) if seat in self.pending else []
        return view

    def svg(self, seat: int | None = None) -> str:
        """The picture of what a seat may know."""
        return self.game.picture(self.view(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def log(self) -> list[Event]:
        """All events since the set-up, as small tuples of numbers."""
        return [event for events in self._events for event in events]

    def story(self, language: str = "en") -> list[str]:
        """All events since the set-up, as sentences."""
        words = self.game.words(language)
        return [words.sentence(event) for event in self.log]

    def last_events(self) -> list[Event]:
        """The events of the last move, or of the set-up."""
        return list(self._events[-1])

    # --- saving ----------------------------------------------------------------------------------

    def digest(self) -> str:
        """A short hash of the position, whatever the record looks like inside."""
        return fingerprint(self.position)

    def to_dict(self) -> dict[str, Any]:
        """The whole match: text that a person can read and a later version can replay."""
        game = self.game
        shipped = game.document["name"]
        saved: dict[str, Any] = {
            "meseta": FORMAT,
            "game": game.id,
            "rules": game.version,
            "options": game.options,
            "box": {"name": shipped, "fingerprint": fingerprint(game.document)},
            "seed": self.seed,
        }
        if not _is_shipped(game):
            saved["box"]["document"] = game.document
        if self.start_position is not None:
            saved["position"] = self.start_position
        saved["moves"] = [
            f"{game.seats[seat]}: {game.texts[action]}" for seat, action in self.moves
        ]
        saved["check"] = self.digest()
        return saved

    def save(self, path: str | Path) -> None:
        """Write the match to a file; an old file is replaced only once the new one is whole."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)

    @classmethod
    def from_dict(cls, saved: Any, way: str | None = None) -> Self:
        """The match that `to_dict` wrote; what does not fit is named."""
        if not isinstance(saved, dict):
            raise ValueError("this is not a saved match")
        needed = ("meseta", "game", "rules", "options", "box", "seed", "moves", "check")
        for key in needed:
            if key not in saved:
                raise ValueError(f"{key}: missing in the saved match")
        older = saved["meseta"] in OLDER_FORMATS and "position" not in saved
        if saved["meseta"] != FORMAT and not older:
            raise ValueError(
                f"meseta: this version reads format {FORMAT}, and {OLDER_FORMATS[0]} of matches "
                f"that did not begin from a position; this is {saved['meseta']!r}"
            )
        kind = find_game(saved["game"])
        if saved["rules"] != kind.version:
            raise ValueError(
                f"rules: saved under version {saved['rules']!r}, these are {kind.version!r}"
            )
        if not isinstance(saved["options"], dict) or not isinstance(saved["box"], dict):
            raise ValueError("options and box must be tables")
        if not isinstance(saved["seed"], int | str):
            raise ValueError(f"seed: a number or a text is needed, not {saved['seed']!r}")
        game = kind(saved["options"], saved["box"].get("document", saved["box"].get("name")))
        if fingerprint(game.document) != saved["box"].get("fingerprint"):
            raise ValueError(f"box: {game.document['name']!r} is not the box that was played with")
        match = cls(game, saved["seed"], saved.get("position"), way)
        match._play_saved(saved["moves"])
        if not older and match.digest() != saved["check"]:
            raise ValueError("check: the moves do not lead to the saved state; the file was edited")
        return match

    def _play_saved(self, moves: Any) -> None:
        if not isinstance(moves, list):
            raise ValueError("moves: a list is needed")
        for number, move in enumerate(moves, 1):
            name, colon, text = str(move).partition(": ")
            if not colon or name not in self.game.seats:
                raise ValueError(f"moves: number {number} cannot be read: {move!r}")
            try:
                self.play(text, self.game.seats.index(name))
            except ActionError as error:
                raise type(error)(f"moves: number {number}: {error}") from error


@cache
def _members(seats: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def _numbers(texts: list[str]) -> dict[str, list[int]]:
    """The actions that have a text; the same text may answer different decisions."""
    numbers: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        numbers.setdefault(text, []).append(number)
    return numbers


def fingerprint(document: Mapping[str, Any]) -> str:
    """A short hash of everything in a box."""
    text = json.dumps(document, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _is_shipped(game: AnyGame) -> bool:
    """Whether the box of a game is one of those that come with it."""
    try:
        return game.load_box(game.document["name"]) == game.document
    except ValueError:
        return False


def load(path: str | Path, way: str | None = None) -> Match:
    """Read a saved match; a bad file is refused with what is wrong with it."""
    try:
        saved = json.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ValueError(f"{path}: this is not a saved match: {error}") from error
    try:
        return Match.from_dict(saved, way)
    except ValueError as error:
        raise type(error)(f"{path}: {error}") from error
