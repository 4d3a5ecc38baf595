"""New Regency: ten cards for the fifth stack."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import meseta
from meseta.games.el_grande import ElGrande
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    at,
    court,
    home,
    next_round,
    places,
    powers,
    row_with,
    scores,
    setup,
    special,
    take,
    turns,
)
from tests.games.story import play

REGIONS = set("galicia navarra aragon cataluna castilla toledo sevilla granada valencia".split())


def regency(card: str, **position: Any) -> Match:
    """Purple has begun the special action of a New Regency card."""
    return special(card, expansions=["new-regency"], **position)


def test_the_stack_is_treated_like_any_other() -> None:
    match = meseta.new("el-grande", expansions=["new-regency"], seed=1)
    assert len(match.position["decks"][4]) == 9
    first = match.position["row"][4]
    assert first != "your_majesty"
    powers(match, 13, 12, 11, 10)
    turns(match, 1, 2, 3, 4)
    assert first in match.view()["discards"]
    assert match.position["row"][4] not in (first, None)


def test_exile_sends_the_king_abroad_and_nowhere_else() -> None:
    match = regency("exile", king="toledo", court={"purple": 5})
    assert match.legal() == ["king france", "king portugal"]
    match.play("king portugal")
    assert places(match, "place") == {"galicia", "castilla", "toledo", "sevilla", "castillo"}


def test_from_france_caballeros_go_over_the_pyrenees() -> None:
    match = take("exile", expansions=["new-regency"], king="france", court={"purple": 5})
    assert places(match, "place") == {"navarra", "aragon", "cataluna", "castillo"}


def test_abroad_there_is_no_kings_region() -> None:
    board = {region: {"blue": 1} for region in REGIONS}
    match = special("intrigue_any_3", expansions=["new-regency"], king="france", caballeros=board)
    assert places(match, "lift") == REGIONS
    assert [match.preview(region)[1] for region in ("toledo", "granada")] == [7, 6]


def test_exile_from_abroad_changes_the_country() -> None:
    match = regency("exile", king="france")
    assert match.position["king"] == "portugal"


def test_retinue_takes_two_caballeros_along() -> None:
    board = {"toledo": {"blue": 1, "green": 2}}
    match = regency("retinue", king="toledo", caballeros=board)
    match.play("king galicia")
    assert match.legal() == ["escort blue", "escort green"]
    match.play("escort blue")
    assert at(match, "galicia") == {"blue": 1, "green": 1}
    assert at(match, "toledo") == {"green": 1}


def test_tv28_retinue_takes_the_only_one_there_is() -> None:
    match = regency("retinue", king="toledo", caballeros={"toledo": {"blue": 1}})
    match.play("king galicia")
    assert at(match, "galicia") == {"blue": 1}


def test_retinue_takes_both_without_a_question() -> None:
    match = regency("retinue", king="toledo", caballeros={"toledo": {"blue": 1, "green": 1}})
    match.play("king galicia")
    assert at(match, "galicia") == {"blue": 1, "green": 1}
    assert match.pending == (BLUE,)


def test_without_a_retinue_nobody_follows_the_king() -> None:
    match = special("royal_advisor", king="toledo", caballeros={"toledo": {"blue": 2}})
    match.play("king castilla")
    assert at(match, "toledo") == {"blue": 2}
    assert match.pending == (BLUE,)


def with_a_retinue(card: str, to: str, escort: int, **position: Any) -> Match:
    """Purple has begun a special action of a box of one's own, in which a card has a retinue."""
    box = deepcopy(ElGrande.load_box("2023"))
    own = next(each for each in box["card"] if each["id"] == card)
    own["special"] = [{"do": "king", "to": to, "escort": escort}]
    position = {"expansions": ["new-regency"], "row": row_with(card), **position}
    match = meseta.setup("el-grande", {"players": COLOURS[:4], **position}, box=box)
    powers(match, 13, 12, 11, 10)
    return play(match, "take 5", "special")


def test_nobody_may_object_to_each_of_a_retinue() -> None:
    box = deepcopy(ElGrande.load_box("2023"))
    box["rulings"]["veto_interrupts"] = "every-step"
    options = {"players": COLOURS[:4], "expansions": ["new-regency", "old-hands"]}
    board = {"king": "toledo", "caballeros": {"toledo": {"blue": 2, "green": 2}}}
    row = {"row": row_with("retinue")}
    position = meseta.setup("el-grande", {**options, **board, **row}, box=box).position
    position["decks"][1].remove("veto")
    match = meseta.setup("el-grande", {**position, "vetoes": {"orange": 1}}, box=box)
    powers(match, 13, 12, 11, 10)
    play(match, "take 5", "special", "allow", "king galicia", "allow", "escort blue")
    assert match.legal() == ["escort blue", "escort green"]
    assert at(match, "galicia") == {"blue": 1}


def test_a_retinue_may_be_of_one() -> None:
    board = {"toledo": {"blue": 2}}
    match = with_a_retinue("retinue", "anywhere", 1, king="toledo", caballeros=board)
    match.play("king galicia")
    assert (at(match, "galicia"), at(match, "toledo")) == ({"blue": 1}, {"blue": 1})


@pytest.mark.parametrize("king", ["toledo", "france", "castillo"])
def test_retinue_may_find_nobody(king: str) -> None:
    match = regency("retinue", king=king, caballeros={"granada": {"blue": 1}})
    match.play("king galicia")
    assert at(match, "galicia") == {}
    assert match.position["king"] == "galicia"


def test_rivalry_throws_the_grandes_of_a_region_into_the_castillo() -> None:
    grandes = {"purple": "toledo", "blue": "toledo", "green": "granada", "orange": "galicia"}
    match = regency("rivalry", king="galicia", grandes=grandes)
    assert match.legal() == ["king toledo", "king granada"]
    match.play("king toledo")
    thrown = {"purple": "castillo", "blue": "castillo"}
    assert match.position["grandes"] == {**grandes, **thrown}


def test_rivalry_without_a_grande_to_find_does_nothing() -> None:
    match = regency("rivalry", king="galicia", grandes=dict.fromkeys(COLOURS[:4], "galicia"))
    assert match.position["king"] == home(match, "blue") == "galicia"


def test_a_grande_in_the_castillo_can_give_the_bonus() -> None:
    match = setup(
        expansions=["new-regency"], grandes={"blue": "castillo"}, castillo={"blue": 2, "green": 1}
    )
    assert match.preview("castillo") == [0, 7, 3, 0]


def test_revelation_throws_grandes_back_in() -> None:
    match = special(
        "score_castillo",
        expansions=["new-regency"],
        grandes={"blue": "castillo"},
        castillo={"blue": 2},
    )
    assert scores(match) == {"blue": 7}
    assert home(match, "blue") == "castillo"


def scoring_with(**position: Any) -> Match:
    """The general scoring after round 3."""
    match = setup(expansions=["new-regency"], round=3, **position)
    powers(match, 13, 12, 11, 10)
    next_round(match)
    return match


def test_a_grande_leaves_the_castillo_by_disc_with_the_caballeros() -> None:
    match = scoring_with(king="galicia", grandes={"blue": "castillo"}, castillo={"blue": 2})
    match.play("disc toledo")
    assert home(match, "blue") == "toledo"
    assert at(match, "toledo") == {"blue": 2}


def test_a_lone_grande_in_the_castillo_sets_a_disc_too() -> None:
    match = scoring_with(king="galicia", grandes={"blue": "castillo"})
    assert match.pending == (1,)
    match.play("disc toledo")
    assert home(match, "blue") == "toledo"


def test_a_disc_on_the_kings_region_leaves_the_grande_inside() -> None:
    match = scoring_with(king="galicia", grandes={"blue": "castillo"}, castillo={"blue": 2})
    match.play("disc galicia")
    assert home(match, "blue") == "castillo"
    assert court(match, 1) == 2


def test_country_estate_goes_to_the_region_with_the_fewest() -> None:
    board = {"toledo": {"blue": 1, "green": 1}, "aragon": {"blue": 1}, "galicia": {"blue": 2}}
    match = regency("country_estate", king="galicia", caballeros=board)
    assert match.position["king"] == "aragon"


def test_the_region_with_the_fewest_may_be_the_kings_own() -> None:
    board = {"galicia": {"blue": 1}, "aragon": {"blue": 1, "green": 1}}
    match = regency("country_estate", king="galicia", caballeros=board)
    assert match.position["king"] == "galicia"
    assert "The King stays in Galicia." in match.story()


def test_nobody_follows_a_king_who_stays() -> None:
    board = {"galicia": {"blue": 1, "green": 1}, "aragon": {"blue": 3}}
    match = with_a_retinue("country_estate", "fewest", 1, king="galicia", caballeros=board)
    assert match.position["king"] == "galicia"
    assert not any(text.startswith("escort") for text in match.legal())


def test_country_estate_lets_the_player_choose_between_equals() -> None:
    board = {"toledo": {"blue": 1}, "aragon": {"blue": 1}, "granada": {"blue": 2}}
    match = regency("country_estate", king="galicia", caballeros=board)
    assert match.legal() == ["king aragon", "king toledo"]


def test_country_estate_never_goes_to_an_empty_region() -> None:
    match = regency("country_estate", king="galicia", caballeros={"aragon": {"blue": 2}})
    assert match.position["king"] == "aragon"


def test_country_estate_with_an_empty_board_does_nothing() -> None:
    match = regency("country_estate", king="galicia")
    assert match.position["king"] == "galicia"


@pytest.mark.parametrize(("may_stay", "king"), [(True, "galicia"), (False, "aragon")])
def test_whether_the_king_may_stay_on_his_estate_is_a_ruling(may_stay: bool, king: str) -> None:
    board = {"galicia": {"blue": 1}, "aragon": {"blue": 2}}
    match = regency("country_estate", king="galicia", caballeros=board, estate_may_stay=may_stay)
    assert match.position["king"] == king


def test_revolt_makes_the_castillo_the_kings_region() -> None:
    match = regency("revolt", king="toledo", court={"purple": 5})
    assert match.position["king"] == "castillo"
    assert "The King stands beside the castillo." in match.story()
    assert places(match, "place") == REGIONS


def test_under_a_revolt_nothing_is_thrown_into_the_castillo_and_no_tile_laid_there() -> None:
    revolt = {"expansions": ["new-regency"], "king": "castillo"}
    match = special("intrigue_any_3", caballeros={"toledo": {"blue": 1}}, **revolt)
    match.play("lift blue toledo")
    assert places(match, "drop") == REGIONS - {"toledo"}
    match = special("decree", tiles={"4/0/0": "castillo"}, **revolt)
    assert places(match, "tile 8") == REGIONS
    assert places(match, "tile 4") == set()


def test_tv29_under_a_revolt_the_castillo_gives_the_king_bonus_and_keeps_all_inside() -> None:
    match = scoring_with(
        king="castillo", castillo={"purple": 3, "blue": 1}, grandes={"green": "castillo"}
    )
    assert scores(match) == {"purple": 7, "blue": 3}
    assert at(match, "castillo") == {"purple": 3, "blue": 1}
    assert home(match, "green") == "castillo"


def test_the_royal_advisor_leads_the_king_back() -> None:
    match = special("royal_advisor", expansions=["new-regency"], king="castillo")
    assert places(match, "king") == REGIONS
    match = special("royal_advisor", expansions=["new-regency"], king="france")
    assert places(match, "king") == {"navarra", "aragon", "cataluna"}


def smuggling(**position: Any) -> Match:
    """Purple has taken the Smuggling card, beside the King in Galicia."""
    return take("smuggling", expansions=["new-regency"], king="galicia", **position)


def test_smuggling_opens_the_kings_region_for_this_placing() -> None:
    match = smuggling(court={"purple": 5})
    assert places(match, "place") == {"galicia", "navarra", "castilla", "castillo"}
    match.play("place galicia")
    assert at(match, "galicia") == {"purple": 1}


def test_smuggling_comes_with_its_card_and_has_nothing_to_carry_out() -> None:
    match = smuggling(court={"purple": 5})
    assert "special" not in match.legal()
    play(match, "place navarra", "place galicia", "place castillo", "place galicia")
    assert at(match, "galicia") == {"purple": 2}


def test_only_the_smuggling_card_opens_the_kings_region() -> None:
    match = take("exile", expansions=["new-regency"], king="galicia", court={"purple": 5})
    assert "special" in match.legal()
    assert places(match, "place") == {"navarra", "castilla", "castillo"}


def test_smuggling_cannot_be_vetoed() -> None:
    expansions, row = ["new-regency", "old-hands"], row_with("veto", "smuggling")
    match = setup(expansions=expansions, king="galicia", row=row, court={"blue": 2})
    powers(match, 13, 12, 11, 10)
    play(match, "take 2", "special", "take 5")
    assert match.pending == (BLUE,)
    assert "place galicia" in match.legal()


def test_smuggling_ends_with_the_turn() -> None:
    match = smuggling(court={"purple": 1, "blue": 5})
    play(match, "end", "take 1")
    assert "galicia" not in places(match, "place")


def test_regent_exchanges_the_king_and_the_own_grande() -> None:
    match = regency("regent", king="galicia", grandes={"purple": "toledo", "blue": "aragon"})
    assert match.position["king"] == "toledo"
    assert [home(match, colour) for colour in ("purple", "blue")] == ["galicia", "aragon"]


@pytest.mark.parametrize(
    ("king", "area"), [("france", "toledo"), ("galicia", "castillo"), ("castillo", "toledo")]
)
def test_regent_needs_both_in_regions(king: str, area: str) -> None:
    match = regency("regent", king=king, grandes={"purple": area})
    assert match.position["king"] == king
    assert home(match, "purple") == area


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("regency_8", REGIONS - {"galicia"}),
        ("regency_9", {"navarra", "castilla"}),
        ("regency_10", REGIONS - {"galicia", "navarra", "castilla"}),
    ],
)
def test_the_three_unknown_cards_move_the_king(card: str, targets: set[str]) -> None:
    assert places(regency(card, king="galicia"), "king") == targets


@pytest.mark.parametrize(
    ("ruling", "inside"), [(None, {"blue": 2}), (False, {"blue": 2}), (True, {})]
)
def test_whether_caballeros_follow_the_king_out_of_the_castillo_is_a_ruling(
    ruling: bool | None, inside: dict[str, int]
) -> None:
    match = regency("retinue", king="castillo", castillo={"blue": 2}, retinue_castillo=ruling)
    match.play("king galicia")
    assert at(match, "castillo") == inside


def test_who_follows_the_king_out_of_the_castillo_is_chosen() -> None:
    inside = {"blue": 2, "green": 2}
    match = regency("retinue", king="castillo", castillo=inside, retinue_castillo=True)
    play(match, "king galicia", "escort blue", "escort green")
    assert at(match, "galicia") == {"blue": 1, "green": 1}


def test_nobody_follows_the_king_from_abroad() -> None:
    match = regency("retinue", king="france", castillo={"blue": 2}, retinue_castillo=True)
    match.play("king galicia")
    assert at(match, "galicia") == {}


def test_militia_does_not_reach_the_castillo_under_a_revolt() -> None:
    revolt = {"expansions": ["new-regency"], "king": "castillo", "militia_castillo": True}
    match = special("militia", court={"purple": 3}, **revolt)
    assert "castillo" not in places(match, "place")
