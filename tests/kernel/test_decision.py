"""Decisions: declared once; numbers, texts and order follow."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.games import GAMES
from meseta.kernel.decision import Act, Decision, act, ends, part
from meseta.kernel.domain import Naming, names, numbers, ordinals
from meseta.kernel.rule import Linker
from meseta.kernel.table import AGENDA_ROOM, ENTRY, FIRST_PART, KIND, SEATS
from tests.support import toy
from tests.support.kernel_games import games_of
from tests.support.toy import Count, Pay, Turn, Vote

VILLAGE = names("village", "alba brea cala")
COIN = numbers("number of coins", 1, 3)
NO_NAMES: Naming = {}
SEATS_AT_MOST = 3


# --- numbers -------------------------------------------------------------------------------------


def test_kinds_are_numbered_in_their_order() -> None:
    assert [kind.kind for kind in (Pay, Vote, Turn, Count)] == [0, 1, 2, 3]
    assert toy.Decision.kinds == [Pay, Vote, Turn, Count]


def test_each_game_counts_its_own_kinds() -> None:
    class Other(Decision):
        pass

    class Wait(Other):
        over = "nothing"
        wait = act("wait")

    assert (Wait.kind, Wait.wait.first, Other.kinds) == (0, 0, [Wait])
    assert Pay.kind == 0


def test_actions_are_numbered_one_after_the_other() -> None:
    assert [(one.name, one.first, one.size) for one in toy.Decision.all_acts()] == [
        ("pay", 0, 9),
        ("stop", 9, 1),
        ("vote", 10, 3),
    ]


def test_the_last_part_of_an_act_runs_fastest() -> None:
    assert [Pay.pay.number(0, 1), Pay.pay.number(0, 2), Pay.pay.number(1, 1)] == [0, 1, 3]
    assert list(Pay.pay.choices())[:4] == [(0, 1), (0, 2), (0, 3), (1, 1)]


def test_parts_lie_in_their_columns_of_the_agenda() -> None:
    assert [int(one) for one in Pay.parts.values()] == [FIRST_PART, FIRST_PART + 1]
    assert Pay.left == FIRST_PART
    assert Pay.left.of is toy.COIN


@pytest.mark.parametrize("name", list(GAMES))
def test_every_action_of_a_game_has_a_number_from_which_its_parts_follow(name: str) -> None:
    numbered = 0
    for one in games_of(name)[0].book.decisions.all_acts():
        for parts in one.choices():
            number = one.number(*parts)
            named = dict(zip(one.parts, parts, strict=True))
            assert number == numbered
            assert eval(one.encode(), dict(named)) == number
            read = {each: eval(one.decode(each), {"action": number}) for each in one.parts}
            assert read == named, one
            numbered += 1
    assert numbered == games_of(name)[0].book.actions


@pytest.mark.parametrize("name", list(GAMES))
def test_no_two_actions_of_one_decision_have_the_same_text(name: str) -> None:
    for game in games_of(name):
        for kind in game.book.decisions.kinds:
            texts = [text for one in kind.acts.values() for text in one.texts(game.naming)]
            assert len(set(texts)) == len(texts), kind


def test_the_text_of_an_action_has_the_words_of_its_parts() -> None:
    texts = list(Pay.pay.texts(NO_NAMES))
    assert texts[:4] == ["pay 1 alba", "pay 2 alba", "pay 3 alba", "pay 1 brea"]
    assert len(texts) == Pay.pay.size
    assert list(act("take {stack}", stack=ordinals("stack", 2)).texts(NO_NAMES)) == [
        "take 1",
        "take 2",
    ]


def test_the_title_of_a_kind_is_its_name_in_small_letters() -> None:
    class Other(Decision):
        pass

    class PlaceExtra(Other):
        over = "nothing"

    assert PlaceExtra.title() == "place_extra"


# --- rules use a declaration like a small module -------------------------------------------------


def test_an_act_offers_its_action() -> None:
    mask = [0] * toy.BOOK.actions
    Pay.pay(mask, 2, 3)
    Pay.stop(mask)
    assert [action for action, marked in enumerate(mask) if marked] == [8, 9]


def test_ask_lays_a_decision_with_its_seats_and_parts_on_top() -> None:
    state = toy.state_of()
    Turn.ask(state, 4)
    Pay.ask(state, 0b10, 7, -1)
    assert state.asked == 2
    assert state.agenda[0] == [Turn.kind, 0, 4, 0, 0, 0, 0, 0]
    assert state.agenda[1] == [Pay.kind, 0b10, 7, -1, 0, 0, 0, 0]
    assert (KIND, SEATS, ENTRY) == (0, 1, 8)


def test_rules_find_kind_ask_parts_and_acts_in_it() -> None:
    module: Any = Linker({}, {}).link_all(Pay)
    mask = [0] * toy.BOOK.actions
    module.stop(mask)
    assert (module.kind, module.left, module.home, mask[9]) == (0, 2, 3, 1)
    assert set(vars(module)) >= {"ask", "pay"}


# --- wrong declarations --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("pay {count}", {}),
        ("pay", {"count": COIN}),
        ("pay {count}", {"coins": COIN}),
        ("pay {count} {village}", {"count": COIN}),
    ],
)
def test_an_act_whose_text_and_parts_differ_is_refused(text: str, parts: dict[str, Any]) -> None:
    with pytest.raises(TypeError) as refused:
        act(text, **parts)
    assert f"act {text!r} names" in str(refused.value)
    assert f"its parts are {sorted(parts)}" in str(refused.value)


def test_an_act_with_a_nameless_part_is_refused() -> None:
    with pytest.raises(TypeError, match="pay"):
        act("pay {}")


def test_a_decision_says_what_it_may_lie_over() -> None:
    class Other(Decision):
        pass

    with pytest.raises(TypeError, match="Wait does not say what it may lie over"):

        class Wait(Other):
            wait = act("wait")


def test_decisions_come_before_steps() -> None:
    class Other(Decision):
        pass

    class Sleep(Other, step=True):
        over = "nothing"

    with pytest.raises(TypeError, match="Wait: decisions come before steps"):

        class Wait(Other):
            over = "nothing"
            wait = act("wait")


@pytest.mark.parametrize("asked", [{"several": True}, {"hidden": True}])
def test_a_step_cannot_be_declared_as_a_question(asked: dict[str, bool]) -> None:
    class Other(Decision):
        pass

    with pytest.raises(TypeError, match="Sleep: a step asks nobody"):

        class Sleep(Other, step=True, **asked):
            over = "nothing"


def test_a_question_cannot_be_declared_as_a_step_that_is_done_once() -> None:
    class Other(Decision):
        pass

    with pytest.raises(TypeError, match="Wait: only a step is done once"):

        class Wait(Other, once=True):
            over = "nothing"
            wait = act("wait")


@pytest.mark.parametrize(
    "name",
    [
        *["ask", "over", "title", "members", "all_acts"],
        *["kinds", "kind", "is_step", "several", "hidden", "parts", "acts"],
    ],
)
@pytest.mark.parametrize("declared", ["part", "act"])
def test_no_part_or_act_is_named_like_an_attribute_of_every_decision(
    name: str, declared: str
) -> None:
    class Other(Decision):
        pass

    value = part(COIN) if declared == "part" else act("wait")
    with pytest.raises(TypeError, match=f"Wait.{name} hides an attribute of every decision"):
        type("Wait", (Other,), {"over": "nothing", name: value})


def test_an_answer_points_at_what_is_chosen_by_name_unless_it_says_otherwise() -> None:
    home = names("home", "mill road")
    naming: Naming = {}
    assert list(act("go {to}", to=home).elements(naming, "red")) == ["home-mill", "home-road"]
    own = act("go {to}", "{seat}-at-{to}", to=home)
    assert list(own.elements(naming, "red")) == ["red-at-mill", "red-at-road"]
    assert list(act("go {to}", "", to=home).elements(naming, "red")) == ["", ""]
    assert list(act("wait").elements(naming, "red")) == [""]


def test_an_answer_points_with_its_own_parts_only() -> None:
    with pytest.raises(TypeError, match="points at 'home-"):
        act("go {to}", "home-{where}", to=names("home", "mill road"))


def test_a_decision_has_four_parts_at_most() -> None:
    class Other(Decision):
        pass

    four = {f"part_{place}": part(COIN) for place in range(4)}
    assert type("Four", (Other,), {"over": "nothing", **four})
    with pytest.raises(TypeError, match="Five: an entry of the agenda has 4 numbers"):
        type("Five", (Other,), {"over": "nothing", **four, "fifth": part(COIN)})


def test_an_act_belongs_to_one_decision() -> None:
    class Other(Decision):
        pass

    stop: Act = ends("stop")

    type("Wait", (Other,), {"over": "nothing", "stop": stop})
    with pytest.raises(TypeError, match="stop"):
        type("Walk", (Other,), {"over": "nothing", "stop": stop})


def test_a_part_that_the_agenda_has_no_room_for_is_refused() -> None:
    class Other(Decision):
        pass

    with pytest.raises(TypeError, match="Wait"):
        type("Wait", (Other,), {"over": "nothing", "long": part(numbers("time", 0, 1 << 15))})


# --- what lies over what -------------------------------------------------------------------------


def test_a_decision_lies_over_known_ones_only() -> None:
    class Other(Decision):
        pass

    class Wait(Other):
        over = "nothing Dream"

    with pytest.raises(TypeError, match="Wait cannot lie over Dream"):
        Other.check_order(SEATS_AT_MOST)


def test_an_order_without_end_is_refused() -> None:
    class Other(Decision):
        pass

    class Wait(Other):
        over = "Walk"

    class Walk(Other):
        over = "nothing Wait"

    with pytest.raises(TypeError, match="Wait over Walk over Wait has no end"):
        Other.check_order(SEATS_AT_MOST)


def tower(height: int, own: str = "") -> type[Decision]:
    """Kinds that lie on each other."""

    class Other(Decision):
        pass

    for floor in range(height):
        below = f"Floor{floor - 1}" if floor else "nothing"
        type(f"Floor{floor}", (Other,), {"over": f"{below} {own.format(floor)}"})
    return Other


def test_an_agenda_that_could_grow_past_its_room_is_refused() -> None:
    tower(AGENDA_ROOM).check_order(SEATS_AT_MOST)
    with pytest.raises(TypeError, match=f"an agenda can be {AGENDA_ROOM + 1} high"):
        tower(AGENDA_ROOM + 1).check_order(SEATS_AT_MOST)


def test_a_kind_that_lies_on_itself_counts_once_for_each_seat() -> None:
    tower(2, own="Floor{}").check_order(AGENDA_ROOM // 2)
    with pytest.raises(TypeError, match="an agenda can be 14 high, there is room for 12"):
        tower(2, own="Floor{}").check_order(AGENDA_ROOM // 2 + 1)
