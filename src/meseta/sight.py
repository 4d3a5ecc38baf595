"""`Sight`: what one seat may know of a match, and nothing else. This is what a bot is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from meseta.kernel.chance import seed_words
from meseta.kernel.event import Event
from meseta.kernel.record import Array, copied
from meseta.kernel.way import Way, way_of

if TYPE_CHECKING:
    from meseta.match import AnyGame, Match


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
        self._begin = begin

    def __reduce__(self) -> Any:
        """To another process, with the rules by the name of their way."""
        seen = (self.seat, self.state, self.legal_actions, self.log, self.number)
        return unpacked, (self.game, self.way.name, *seen, self._begin)

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

    def story(self, language: str = "en") -> list[str]:
        """What has happened so far, as sentences."""
        words = self.game.words(language)
        return [words.sentence(event) for event in self.log]

    def guess(self, seed: int | str) -> Match:
        """A match in which everything that the seat cannot see is dealt anew."""
        position = self.game.write_position(self.game.book.state().read(self.guessed(seed)))
        return self._begin(self.game, seed, position, self.way.name)

    def guessed(self, seed: int | str) -> Array:
        """The record with everything dealt anew that the seat cannot see."""
        return dealt_anew(self.game, self.way, self.state, self.seat, seed)

    def copy(self) -> Sight:
        """The same again; nothing is shared that could change."""
        return Sight(
            self.game,
            self.way,
            self.seat,
            copied(self.state),
            list(self.legal_actions),
            list(self.log),
            self.number,
            self._begin,
        )


def hidden(game: AnyGame, way: Way, state: Array, seat: int) -> Array:
    """A state, out of which everything is hidden that a seat may not know; -1 is a spectator."""
    held = way.hold(state)
    way.hide(held, way.boxes(game.box), seat)
    return way.array(held)


def dealt_anew(game: AnyGame, way: Way, seen: Array, seat: int, seed: int | str) -> Array:
    """A state with everything dealt anew that was hidden from a seat."""
    state = copied(seen)
    state[0]["chance"] = seed_words(f"guess:{seed}")
    held = way.hold(state)
    way.guess(held, way.boxes(game.box), seat)
    return way.array(held)


def unpacked(game: AnyGame, way: str, *seen: Any) -> Sight:
    """A sight that came from another process."""
    return Sight(game, way_of(game.book, way), *seen)
