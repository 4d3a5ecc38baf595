"""What would come of a choice at once, from what its seat may know alone.

What a seat may not know is dealt anew, several times; only what comes out the same each time is
told. So a hint knows no more than the person does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from meseta.kernel.chance import seed_words
from meseta.kernel.record import Array
from meseta.match import Match

GUESSES = 3


class Outcome(NamedTuple):
    """The points of every seat after a choice, and with everything scored on top of that."""

    points: tuple[int, ...]
    standing: tuple[int, ...]


class Foresight:
    """Tries choices of one seat out."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game, self.way, self.seat = match.game, match.way, seat
        self.boxes = self.way.boxes(self.game.box)
        self.guesses = list(self.guess(match.state))
        self.now = self.look(self.guesses[0])

    def guess(self, state: Array) -> Iterator[Array]:
        """States that could be this one, as far as the seat knows."""
        held = self.way.hold(state)
        self.way.hide(held, self.boxes, self.seat)
        for number in range(GUESSES):
            dealt = self.way.array(held)
            dealt[0]["chance"] = seed_words(f"hint {number}")
            guessed = self.way.hold(dealt)
            self.way.guess(guessed, self.boxes, self.seat)
            yield self.way.array(guessed)

    def after(self, action: int) -> Outcome | None:
        """What comes of a choice, unless it depends on what the seat does not know."""
        outcomes = {self.look(self.applied(guess, action)) for guess in self.guesses}
        return outcomes.pop() if len(outcomes) == 1 else None

    def applied(self, state: Array, action: int) -> Array:
        """A state after an action."""
        held: Any = self.way.hold(state)
        mask = self.way.row(self.game.book.actions, "u1")
        self.way.apply(held, self.boxes, self.way.log(), mask, self.seat, action)
        return self.way.array(held)

    def look(self, state: Array) -> Outcome:
        """How it stands."""
        held = self.way.hold(state)
        points = self.game.scores(state)
        standing = list(points)
        for number in self.game.everything(self.game.book.state().read(state)):
            gains = self.way.row(len(points), "i4")
            self.way.preview(held, self.boxes, number, gains)
            standing = [one + int(gain) for one, gain in zip(standing, gains, strict=True)]
        return Outcome(tuple(points), tuple(standing))
