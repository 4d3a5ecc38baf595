from __future__ import annotations

from typing import Any

import pytest

from meseta.games.six_castles.state import State
from tests.games.six_castles.story import quarter, table


def broken(change: Any) -> int:
    """The number of the invariant that a change of a sound position breaks."""
    match = table(
        landscape=[["start_a", 0, 0, 0], ["lt19", 1, 0, 0]],
        workers={"blue": ["lt19 nw"]},
        lines={"blue": ["ex01 a", "ex02 a"], "red": ["ex03 a"]},
        reserves={"blue": ["ex04"], "red": ["ex05"]},
        stock=["ex06"],
        hands={"blue": ["lt20", "lt21"], "red": ["lt22", "lt23"]},
    )
    state = match.state
    change(state[0])
    number: int = match.way.fault(match.way.hold(state), match.way.boxes(match.game.box))
    return number


@pytest.mark.parametrize(
    ("change", "number"),
    [
        (lambda s: None, 0),
        (lambda s: s["hands"][0].__setitem__(0, 21), 1),
        (lambda s: s.__setitem__("castles_left", 5), 3),
        (lambda s: s["reserve"].__setitem__(1, 1 << 3), 4),
        (lambda s: s["stock"].__setitem__(0, 3), 5),
        (lambda s: s["cylinder"].__setitem__(0, 8), 6),
        (lambda s: s["discs_on"].__setitem__(0, 1 << 8), 6),
        (lambda s: s["owned"][0].__setitem__(0, 3), 7),
        (lambda s: s["discs"].__setitem__(0, 4), 8),
        (lambda s: s["workers"][0].__setitem__(1, -2), 9),
        (lambda s: s["coins"].__setitem__(0, -1), 10),
        (lambda s: s["religion"].__setitem__(1, 25), 11),
        (lambda s: s["link"].__setitem__(quarter("lt19 nw"), quarter("lt19 se")), 12),
        (lambda s: s["holders"].__setitem__(s["hill"][quarter("lt19 nw")], 2), 13),
    ],
)
def test_invariants(change: Any, number: int) -> None:
    assert broken(change) == number


def test_the_state_is_small() -> None:
    assert State.dtype.itemsize <= 8192
