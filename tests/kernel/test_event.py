"""Events: declared once, noted by rules, read by name."""

from __future__ import annotations

import pytest

from meseta.kernel.domain import numbers
from meseta.kernel.event import MOST_TOLD, EventList, event
from meseta.kernel.record import Grid
from meseta.kernel.rule import Linker, rule
from meseta.kernel.table import COUNT, EVENT_WIDTH, Log
from tests.support.toy import COIN, SEAT, VILLAGE, Events

COINS = numbers("number of coins", 0, 9)


@rule
def tell(log: Log) -> None:
    Events.counted(log)
    Events.paid(log, 1, 2, 3)


def log_of(room: int) -> Grid:
    return Grid([[0] * EVENT_WIDTH for _ in range(room + 1)])


def test_events_are_numbered_in_their_order() -> None:
    assert [(told.number, told.name) for told in Events.all] == [
        (0, "paid"),
        (1, "voted"),
        (2, "counted"),
    ]


def test_an_event_is_noted_by_its_declaration_with_what_it_tells() -> None:
    log = log_of(3)
    Events.paid(log, 1, 2, 5)
    Events.voted(log, 1)
    assert log[0, COUNT] == 2
    assert log.rows[1:3] == [[0, 1, 2, 5, 0], [1, 1, 0, 0, 0]]


def test_an_event_cannot_tell_more_or_less_than_declared() -> None:
    with pytest.raises(TypeError, match="count"):
        Events.paid(log_of(1), 1, 2)
    with pytest.raises(TypeError, match="voted"):
        Events.voted(log_of(1), 1, 2)


def test_outside_an_event_is_its_name_and_its_numbers() -> None:
    told, numbers = Events.read((0, 1, 2, 5, 0))
    assert (told.name, numbers) == ("paid", {"seat": 1, "village": 2, "count": 5})
    assert told.tells == {"seat": SEAT, "village": VILLAGE, "count": COIN}
    assert Events.read((2, 0, 0, 0, 0))[1] == {}


def test_a_full_log_takes_no_more() -> None:
    log = log_of(1)
    Events.voted(log, 1)
    Events.voted(log, 2)
    assert log.rows == [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0]]


def test_linked_rules_note_events_too() -> None:
    log = log_of(2)
    Linker({}, {}).link(tell)(log)
    assert log.rows[1:] == [[2, 0, 0, 0, 0], [0, 1, 2, 3, 0]]


def test_an_event_tells_four_numbers_at_most() -> None:
    four = {f"part_{place}": COINS for place in range(MOST_TOLD)}
    assert event(**four) == four
    with pytest.raises(TypeError, match=r"at most 4 numbers, not part_0, .*, fifth"):
        event(**four, fifth=COINS)


@pytest.mark.parametrize("name", ["read", "members", "all"])
def test_no_event_is_named_like_an_attribute_of_every_list(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Other", (EventList,), {name: event(seat=SEAT)})
