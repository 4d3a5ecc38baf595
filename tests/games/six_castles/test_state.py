from __future__ import annotations

from typing import Any

import pytest

from meseta.games.six_castles.box.domains import ABSENT
from meseta.games.six_castles.rules.state import State
from tests.games.six_castles.story import quarter, table

pytestmark = pytest.mark.once("plain")


def broken(change: Any) -> str | None:
    """The invariant that a change of a sound position breaks."""
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
    return match.game.fault(match._twin(state))


def lay_a_disc_beyond_the_line(state: Any) -> None:
    """A disc of Blue's lies where no tile of the line is."""
    state["discs_on"][0] = 1 << 8
    state["discs"][0] -= 1


def hold_a_top_slot(state: Any) -> None:
    """A disc of Red's lies alone on the top slot for lakes."""
    state["slots"][0] = 1
    state["discs"][1] -= 1


def count_points_early(state: Any) -> None:
    """Blue has points while the game goes on."""
    state["tally"][0][0] = 3
    state["scores"][0] = 3


@pytest.mark.parametrize(
    ("change", "invariant"),
    [
        (lambda s: s["hands"][0].__setitem__(0, 21), "each landscape tile is in one place"),
        (lambda s: s.__setitem__("castles_left", 5), "each castle is in one place"),
        (lambda s: s["reserve"].__setitem__(1, 1 << 3), "each exploration tile is in one place"),
        (lambda s: s["stock"].__setitem__(0, 3), "each exploration tile is in one place"),
        (lambda s: s["cylinder"].__setitem__(0, 8), "cylinders and discs lie on their lines"),
        (lambda s: s["cylinder"].__setitem__(0, -1), "cylinders and discs lie on their lines"),
        (lay_a_disc_beyond_the_line, "discs lie on their lines"),
        (lambda s: s["owned"][0].__setitem__(0, 3), "what each player owns is counted right"),
        (lambda s: s["discs"].__setitem__(0, 4), "as many discs as came in the box"),
        (lambda s: s["workers"][0].__setitem__(1, -2), "one scored worker for each piece"),
        (lambda s: s["workers"][0].__setitem__(4, ABSENT), "one scored worker for each piece"),
        (lambda s: s["coins"].__setitem__(0, -1), "nobody is in debt"),
        (lambda s: s["religion"].__setitem__(1, 25), "nobody is beyond the end of the track"),
        (lambda s: s["link"].__setitem__(quarter("lt19 nw"), quarter("lt19 se")), "one ring"),
        (lambda s: s["holders"].__setitem__(s["hill"][quarter("lt19 nw")], 2), "has workers on it"),
        (lambda s: s["workers"][0].__setitem__(1, quarter("lt30 nw")), "on the table"),
        (lambda s: s["markets"].__setitem__(0, 1), "only on markets of castles that stand"),
        (lambda s: s["charters"][0].__setitem__(0, s["charters"][1][0]), "that nobody else has"),
        (lambda s: s["scores"].__setitem__(0, 3), "once the game is over, and add up"),
        (count_points_early, "once the game is over, and add up"),
        (hold_a_top_slot, "only slots that this side of the board has"),
    ],
)
def test_invariants(change: Any, invariant: str) -> None:
    assert invariant in str(broken(change))


def test_a_sound_position_breaks_none() -> None:
    assert broken(lambda s: None) is None


def test_the_state_is_small() -> None:
    assert State.dtype.itemsize <= 8192
