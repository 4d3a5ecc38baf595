"""Views: what a seat may know, key by key, as a game's typed dictionary declares them.

A game writes what only it can show. Every other key of the dictionary is told as in positions, by
the field of that name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from meseta.kernel.decision import Decision
from meseta.kernel.positions import SEAT, Writer, fields_in
from meseta.kernel.table import Box, TableRecord

if TYPE_CHECKING:
    from meseta.kernel.game import Game

S = TypeVar("S", bound=TableRecord)
B = TypeVar("B", bound=Box)
V = TypeVar("V")
T = TypeVar("T")
LEGAL = "legal"
"""The key that a match adds."""


class ViewWriter(ABC, Generic[S, B, V]):
    """Writes the views of one game."""

    shape: ClassVar[type]
    """The typed dictionary that says which keys there are, and in what order."""

    def __init__(self, game: Game[S, B, V]) -> None:
        self.game, self.box, self.document = game, game.box, game.document
        self.naming, self.players = game.naming, list(game.seats)
        self.writer, self.usual = Writer(game.book, game.naming), game.usual_state
        self.keys = [key for key in self.shape.__annotations__ if key != LEGAL]
        self.fields = fields_in(game.book.state)

    def view(self, s: S, seat: int | None) -> V:
        """A state from which everything was hidden that a seat may not know."""
        asked = self.game.asked(s)
        found = {
            "game": self.game.id,
            "players": list(self.players),
            "seat": seat,
            "asked": asked.title() if asked else "over",
            "pending": self.game.pending(s),
            **cast(dict[str, Any], self.shown(s, seat, asked)),
        }
        return cast(V, {k: found[k] if k in found else self.told(s, k) for k in self.keys})

    @abstractmethod
    def shown(self, s: S, seat: int | None, asked: type[Decision] | None, /) -> V:
        """What no field tells by itself."""

    def own(self, s: S, seat: int) -> dict[str, Any]:
        """The entries in which a seat sees something else than a spectator."""
        return {"seat": seat}

    def told(self, s: S, key: str) -> Any:
        """What a field tells."""
        return self.writer.told(s, self.usual, *self.fields[key])

    def each(self, value: Callable[[int], T]) -> dict[str, T]:
        """Something for every player."""
        return {colour: value(seat) for seat, colour in enumerate(self.players)}

    def some(self, row: Sequence[int]) -> dict[str, int]:
        """How many every colour has, without those that have none."""
        return {name: row[seat] for seat, name in enumerate(self.naming[SEAT]) if row[seat] > 0}
