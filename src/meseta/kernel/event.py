"""Events, declared once: what can happen, and what the numbers noted with it name.

Rules note an event by its declaration, `Events.placed(log, seat, area)`; outside, an event is its
name and its numbers, and the sentences of each language say them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from meseta.kernel.domain import Domain
from meseta.kernel.record import Grid
from meseta.kernel.rule import Rule, Vocabulary, write_rule
from meseta.kernel.table import EVENT_WIDTH, Log, check_told, note

MOST_TOLD = EVENT_WIDTH - 1
NO_LOG = Grid([[0] * EVENT_WIDTH])
"""A log without room: nothing is noted."""

Event = tuple[int, ...]
"""An event as the log has it: its number and four numbers more."""


class EventKind(NamedTuple):
    """Something that can happen: its number, its name, and what is told of it."""

    number: int
    name: str
    tells: dict[str, Domain]
    note: Rule

    def __call__(self, log: Log, *numbers: int) -> None:
        """Note it."""
        self.note(log, *numbers)


def event(**tells: Domain) -> Any:
    """Declare something that can happen."""
    if len(tells) > MOST_TOLD:
        raise TypeError(f"an event tells at most {MOST_TOLD} numbers, not {', '.join(tells)}")
    return tells


class EventList(Vocabulary):
    """The base of a game's events, numbered in their order."""

    all: ClassVar[list[EventKind]]

    def __init_subclass__(cls) -> None:
        declared = {
            name: one
            for name, one in vars(cls).items()
            if isinstance(one, dict) and not name.startswith("_")
        }
        for name, tells in declared.items():
            if hasattr(EventList, name) or name in EventList.__annotations__:
                raise TypeError(f"{cls.__name__}.{name} hides an attribute of all events")
            check_told(f"{cls.__name__}.{name}", tells)
        cls.all = []
        for number, (name, tells) in enumerate(declared.items()):
            hints = "".join(f", {told}: int" for told in tells)
            numbers = [*tells, *["0"] * (MOST_TOLD - len(tells))]
            told = EventKind(
                number,
                name,
                tells,
                write_rule(
                    cls,
                    f"{name}(log: Log{hints}) -> None",
                    [f"note(log, {number}, {', '.join(numbers)})"],
                    Log=Log,
                    note=note,
                ),
            )
            cls.all.append(told)
            setattr(cls, name, told)

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        """The rules that note the events."""
        return {told.name: told.note for told in cls.all}

    @classmethod
    def read(cls, event: Sequence[int]) -> tuple[EventKind, dict[str, int]]:
        """What happened, and what it tells, by name."""
        told = cls.all[event[0]]
        return told, dict(zip(told.tells, event[1:], strict=False))
