"""`Sight`: what one seat may know of a match, and nothing else. This is what a bot is given."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from meseta.kernel.chance import seed_words
from meseta.kernel.decision import Act
from meseta.kernel.event import Event
from meseta.kernel.record import Array, copy_row
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.way import Way, way_of
from meseta.people.drawing_cache import Glance, Watched
from meseta.people.parts import Marks, Picture, join

if TYPE_CHECKING:
    from meseta.kernel.game import AnyGame
    from meseta.match.match import Match


MOST_GAMES = 256
"""So many games are remembered as rules and pages need them again and again."""


class Turn(NamedTuple):
    """What a seat has done since somebody else decided."""

    state: Array
    """What it could know before."""
    done: list[int]
    """Its actions since then."""


class Sight:
    """A match as one seat sees it. It holds neither the seed nor what others hide."""

    def __init__(
        self,
        game: AnyGame,
        way: Way,
        seat: int,
        state: Array,
        legal_actions: list[int],
        log: list[Event],
        number: int,
        begin: Callable[..., Match],
        turn: Turn | None = None,
        glance: Glance | None = None,
    ) -> None:
        self.game = game
        """The game with its options and its box."""
        self.way = way
        """How its rules run."""
        self.seat = seat
        """The number of the seat."""
        self.state = state
        """The record, out of which everything was hidden that the seat may not know."""
        self.legal_actions = legal_actions
        """The numbers of what the seat may do."""
        self.log = log
        """Everything that has happened so far and that everybody saw."""
        self.number = number
        """How many moves were made before."""
        self.turn = turn or Turn(state, [])
        """What the seat has done since others decided, and what it saw before that."""
        self._glance = glance
        """What was drawn for the seat last: what is the same in its picture is not drawn anew."""
        self._begin = begin

    def __reduce__(self) -> Any:
        """To another process, with the rules by the name of their way."""
        seen = (self.seat, self.state, self.legal_actions, self.log, self.number)
        return unpack, (self.game, self.way.name, *seen, self._begin, self.turn)

    def __repr__(self) -> str:
        asked = f"{len(self.legal_actions)} legal actions" if self.legal_actions else "not asked"
        return f"<Sight of {self.name} in {self.game!r}, {self.number} moves made, {asked}>"

    def _repr_svg_(self) -> str:
        return join(self.picture())

    @property
    def name(self) -> str:
        """The colour of the seat."""
        return self.game.seats[self.seat]

    @property
    def legal(self) -> list[str]:
        """The texts of what the seat may do; nothing if it is not asked."""
        return [self.game.texts[action] for action in self.legal_actions]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as a dictionary."""
        view = dict(self.game.view(self.game.book.state().read(self.state), self.seat))
        view["legal"] = self.legal
        return view

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not int(self.state["asked"][0])

    def picture(self, language: str = "en") -> Picture:
        """What the seat may know, as parts to look at, without a story."""
        places = self.game.places(self.state) if self.over else []
        view = self.view if self.over or not self.game.kept_in_mind else self.game.cover(self.view)
        glance = glance_at(self.game, view, places, self._glance, is_ahead=True)
        return draw(self.game, glance, self.legal_actions, language)

    def later(self, state: Array, legal_actions: list[int], events: list[Event]) -> Sight:
        """What the seat sees after one more move."""
        seen = (state, legal_actions, [*self.log, *events], self.number + 1)
        return Sight(self.game, self.way, self.seat, *seen, self._begin, glance=self._glance)

    def story(self, language: str = "en") -> list[str]:
        """What has happened so far, as sentences."""
        words = self.game.words(language)
        return words.story(self.log, self.view)

    def guess(self, seed: int | str) -> Match:
        """A match in which everything that the seat cannot see is dealt anew."""
        position = self.game.write_position(self.game.book.state().read(self.guess_state(seed)))
        return self._begin(self.game, seed, position, self.way.name)

    def guess_state(self, seed: int | str) -> Array:
        """The record with everything dealt anew that the seat cannot see."""
        return deal_anew(self.game, self.way, self.state, self.seat, seed)

    def fresh(self) -> Sight:
        """The same for somebody who comes upon it now, and has done nothing in this turn."""
        seen = (self.state, self.legal_actions, self.log, self.number)
        return Sight(self.game, self.way, self.seat, *seen, self._begin)

    def copy(self) -> Sight:
        """The same again; nothing is shared that could change."""
        return Sight(
            self.game,
            self.way,
            self.seat,
            copy_row(self.state),
            list(self.legal_actions),
            list(self.log),
            self.number,
            self._begin,
            Turn(copy_row(self.turn.state), list(self.turn.done)),
        )


def glance_at(
    game: AnyGame,
    view: dict[str, Any],
    places: Iterable[int],
    before: Glance | None = None,
    public: Glance | None = None,
    is_ahead: bool = False,
) -> Glance:
    """A view with the places taken, to be drawn; before it the viewer's last, and everybody's."""
    taken = dict(zip(game.seats, places, strict=False))
    return Glance(view | {"places": taken}, before, public, is_ahead)


def draw(game: AnyGame, glance: Glance, legal_actions: Sequence[int], language: str) -> Picture:
    """The picture of a view, with marks on what can be chosen."""
    elements = elements_of(game, glance.view["seat"]) if legal_actions else []
    marks = Marks(frozenset(elements[action] for action in legal_actions))
    picture: Picture = game.picture(Watched(glance), game.words(language))
    return picture._replace(marks=marks)


@lru_cache(MOST_GAMES)
def boxes_of(game: AnyGame, way: Way) -> Any:
    """The box of a game in the form that a way reads; nobody changes it."""
    return way.boxes(game.box)


@lru_cache(MOST_GAMES)
def elements_of(game: AnyGame, seat: int) -> list[str]:
    """The id of the picture's element that each action of a seat points at, or nothing."""
    return game.elements(seat)


@cache
def act_of(book: Rulebook[Any, Any], action: int) -> tuple[Act, tuple[int, ...]]:
    """The answer that an action is, and the numbers that are chosen with it."""
    act = next(each for each in book.decisions.all_acts() if each.first <= action < each.last)
    return act, next(islice(act.choices(), action - act.first, None))


@lru_cache(MOST_GAMES)
def chance_of(seed: int | str) -> bytes:
    """What all chance comes from in a guess."""
    return seed_words(f"guess:{seed}").tobytes()


def hide_from(game: AnyGame, way: Way, state: Array, seat: int) -> Array:
    """A state, out of which everything is hidden that a seat may not know; -1 is a spectator."""
    held = way.hold(state)
    way.hide(held, boxes_of(game, way), seat)
    return way.array(held)


def deal_anew(game: AnyGame, way: Way, seen: Array, seat: int, seed: int | str) -> Array:
    """A state with everything dealt anew that was hidden from a seat."""
    return way.array(hold_anew(game, way, seen, seat, seed))


def hold_anew(game: AnyGame, way: Way, seen: Array, seat: int, seed: int | str) -> Any:
    """The same, in the form that a way works on."""
    held = way.hold(with_chance(seen, chance_of(seed)))
    way.guess(held, boxes_of(game, way), seat)
    return held


def with_chance(state: Array, chance: bytes) -> Array:
    """A state with other chance in it; as bytes, since NumPy goes through a record's fields."""
    fields: Any = state.dtype.fields
    first, raw = fields["chance"][1], bytearray(state.tobytes())
    raw[first : first + len(chance)] = chance
    return np.frombuffer(raw, state.dtype)


def unpack(game: AnyGame, way: str, *seen: Any) -> Sight:
    """A sight that came from another process."""
    return Sight(game, way_of(game.book, way), *seen)
