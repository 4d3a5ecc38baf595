"""Two players in the edition of 2023: a dummy takes part."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.games.el_grande.people.boxes import load
from meseta.match.match import Match
from tests.games.el_grande.story import (
    at,
    next_round,
    places,
    powers,
    scores,
    setup,
    special,
    stack_of,
)
from tests.games.el_grande.test_box import with_a_stack
from tests.games.story import play

PLAYERS = ["purple", "blue"]
DUMMY = "green"


def two(**position: Any) -> Match:
    return setup(players=PLAYERS, **position)


def test_stacks_two_and_three_are_merged() -> None:
    match = meseta.new("el-grande", players=PLAYERS, seed=1)
    assert [len(deck) for deck in match.position["decks"]] == [9, 19, 0, 9, 0]
    assert match.position["row"][2] is None


def test_two_region_cards_bring_two_dummy_caballeros_each() -> None:
    for seed in range(20):
        match = meseta.new("el-grande", players=PLAYERS, seed=seed)
        placed = {r: o[DUMMY] for r, o in match.position["caballeros"].items() if DUMMY in o}
        assert match.position["king"] not in placed
        assert set(placed.values()) == {2}
        assert len(placed) in (1, 2)


def test_the_dummy_has_no_grande_no_court_and_no_points() -> None:
    match = meseta.new("el-grande", players=PLAYERS, seed=5)
    assert DUMMY not in match.position["grandes"]
    assert DUMMY not in match.position["court"]
    assert len(match.scores) == 2


def test_the_dummy_has_thirty_caballeros() -> None:
    match = meseta.new("el-grande", players=PLAYERS, seed=5)
    placed = sum(owners.get(DUMMY, 0) for owners in match.position["caballeros"].values())
    assert placed + match.view()["province"][DUMMY] == 30


def test_every_round_the_dummy_shows_one_card_of_thirteen() -> None:
    match = meseta.new("el-grande", players=PLAYERS, seed=5)
    first = match.view()["played"][DUMMY]["power"]
    assert match.position["dummy_left"] == 12
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    assert match.view()["played"][DUMMY]["power"] != first
    assert match.position["dummy_left"] == 11


def test_the_dummys_power_card_is_shown_first_and_bars_its_value() -> None:
    match = two()
    value = match.view()["played"][DUMMY]["power"]
    assert f"power {value}" not in match.legal()


def test_the_dummy_takes_the_card_with_the_most_caballeros_at_its_turn() -> None:
    row = ["militia", "score_fours", None, "decree", "your_majesty"]
    match = meseta.setup("el-grande", {"players": PLAYERS, "row": row}, seed=1)
    assert match.view()["played"][DUMMY]["power"] > 2
    powers(match, 1, 2)
    assert match.view()["row"][4] is None
    assert match.position["decks"][4] == ["your_majesty"]


def test_the_dummy_takes_what_is_left_of_the_highest_stacks() -> None:
    row = ["militia", "score_fours", None, "decree", "your_majesty"]
    match = meseta.setup("el-grande", {"players": PLAYERS, "row": row}, seed=1)
    powers(match, 13, 1)
    play(match, "take 5", "end")
    left = [card and card["id"] for card in match.view()["row"]]
    assert left == ["militia", "score_fours", None, None, None]


def test_the_dummy_never_gets_the_start_marker() -> None:
    for seed in range(12):
        match = meseta.new("el-grande", players=PLAYERS, seed=seed, way="plain")
        powers(match, match_power(match), match_power(match, skip=1))
        next_round(match)
        assert match.position["start"] in PLAYERS


def match_power(match: Match, skip: int = 0) -> int:
    """A card of the first player's that is not the dummy's."""
    taken = match.view()["played"][DUMMY]["power"]
    values = [value for value in (13, 12, 11) if value != taken]
    return values[skip]


def test_dummy_caballeros_are_foreign_and_may_be_moved() -> None:
    match = special(
        "intrigue_foreign_3", players=PLAYERS, king="galicia", caballeros={"toledo": {DUMMY: 2}}
    )
    assert match.legal() == [f"lift {DUMMY} toledo", "stop"]


def test_assassin_takes_one_of_the_dummys_too() -> None:
    board = {"toledo": {DUMMY: 2, "blue": 1}}
    match = special(
        "assassin",
        players=PLAYERS,
        king="galicia",
        caballeros=board,
        row=["militia", "assassin", None, "decree", "your_majesty"],
    )
    play(match, f"return {DUMMY} toledo")
    assert at(match, "toledo") == {DUMMY: 1}


@pytest.mark.parametrize(("ruling", "may_stop"), [(None, True), ("may", True), ("must", False)])
def test_whether_assassins_may_spare_the_dummy_is_a_ruling(
    ruling: str | None, may_stop: bool
) -> None:
    row = ["militia", "assassin", None, "decree", "your_majesty"]
    board = {"toledo": {"blue": 1, DUMMY: 1}, "aragon": {"blue": 1, DUMMY: 1}}
    position = {"king": "galicia", "caballeros": board, "row": row, "assassin_dummy": ruling}
    match = special("assassin", players=PLAYERS, **position)
    assert "stop" not in match.legal()
    match.play("return blue toledo")
    assert ("stop" in match.legal()) is may_stop


def test_the_dummy_is_left_out_where_it_would_have_to_decide() -> None:
    board = {"toledo": {DUMMY: 2}, "aragon": {"blue": 2}}
    match = special("coup", players=PLAYERS, king="galicia", caballeros=board)
    assert places(match, "disc") != set()
    match.play("disc granada")
    assert at(match, "toledo") == {DUMMY: 2}
    assert at(match, "granada") == {"blue": 2}


def test_the_dummy_ranks_but_scores_nothing_and_two_places_count() -> None:
    match = two(caballeros={"castilla": {DUMMY: 3, "purple": 2, "blue": 1}})
    assert match.preview("castilla") == [4, 0]
    match = two(caballeros={"castilla": {DUMMY: 2, "purple": 2, "blue": 1}})
    assert match.preview("castilla") == [4, 0]


@pytest.mark.parametrize(
    ("ruling", "inside"), [("stay", {DUMMY: 2}), ("home", {}), (None, {DUMMY: 2})]
)
def test_where_dummy_caballeros_go_from_the_castillo_is_a_ruling(
    ruling: str | None, inside: dict[str, int]
) -> None:
    match = two(round=3, king="galicia", castillo={DUMMY: 2, "blue": 1}, dummy_castillo=ruling)
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    match.play("disc toledo")
    assert at(match, "castillo") == inside
    assert scores(match)["blue"] >= 3


def test_a_full_board_draws_no_region_cards() -> None:
    match = two(round=1, king="galicia", caballeros={"toledo": {DUMMY: 30}})
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    assert at(match, "toledo")[DUMMY] == 30
    assert not any(" enter " in line for line in match.story())


def test_a_single_dummy_caballero_left_is_placed_alone() -> None:
    match = two(
        round=1, king="france", caballeros={"toledo": {DUMMY: 29}}, expansions=["new-regency"]
    )
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    placed = [owners.get(DUMMY, 0) for owners in match.position["caballeros"].values()]
    assert sum(placed) == 30


def test_merged_stacks_and_the_dummys_cards_are_shuffled() -> None:
    games = [meseta.new("el-grande", players=PLAYERS, seed=seed) for seed in range(12)]
    for game in games:
        stacks = [stack_of(card) for card in game.position["decks"][1]]
        assert stacks not in (sorted(stacks), sorted(stacks, reverse=True))
    assert len({game.view()["played"][DUMMY]["power"] for game in games}) > 3
    assert len({str(enters(game)) for game in games}) > 6


def enters(match: Match) -> list[str]:
    """Where the first dummy caballeros have come in."""
    return [line for line in match.story() if " enter " in line]


def test_in_a_merged_stack_that_is_full_a_used_card_goes_under_all_others() -> None:
    box = with_a_stack("2023", 2, decay_3=14)
    box["deck"][2]["cards"] = [{"card": "score_fours", "copies": 14, "source": "rules"}]
    box["rules"]["used_cards"] = "under the stack"
    match = meseta.new("el-grande", players=PLAYERS, box=box, seed=0)
    used, (top, *rest) = match.position["row"][1], match.position["decks"][1]
    next_round(match)
    assert match.position["row"][1:3] == [top, None]
    assert match.position["decks"][1] == [*rest, used]


def test_stacks_of_any_size_are_merged() -> None:
    own = load("2023")
    del own["totals"]["base"]
    own["deck"][1]["cards"][0]["copies"] += 1
    own["deck"][2]["cards"][0]["copies"] += 3
    position = meseta.new("el-grande", players=PLAYERS, box=own, seed=1).position
    merged = [position["row"][1], *position["decks"][1]]
    assert sorted(map(stack_of, merged)) == [2] * 11 + [3] * 13


def test_all_region_cards_are_shuffled_after_a_general_scoring() -> None:
    position = two(round=3, king="galicia").position
    position["region_left"] = 3
    match = meseta.setup("el-grande", position)
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    assert match.position["region_left"] == 9 - 2


@pytest.mark.parametrize("card", ["withdrawal", "civil_war_all"])
def test_the_dummy_neither_withdraws_nor_goes_to_war(card: str) -> None:
    board = {region: {DUMMY: 4} for region in ("toledo", "aragon")}
    row = ["militia", card, None, "decree", "your_majesty"]
    match = special(card, players=PLAYERS, king="galicia", caballeros=board, row=row)
    assert match.pending != (2,)
    assert at(match, "toledo") == at(match, "aragon") == {DUMMY: 4}


def test_under_a_revolt_the_dummy_stays_inside_too() -> None:
    revolt = {"king": "castillo", "expansions": ["new-regency"]}
    match = two(round=3, castillo={DUMMY: 2}, dummy_castillo="home", **revolt)
    powers(match, match_power(match), match_power(match, skip=1))
    next_round(match)
    assert at(match, "castillo") == {DUMMY: 2}


def test_a_regency_card_that_the_dummy_takes_is_discarded() -> None:
    row = ["militia", "score_fours", None, "decree", "exile"]
    position = {"players": PLAYERS, "expansions": ["new-regency"], "row": row}
    match = meseta.setup("el-grande", position, seed=1)
    powers(match, 1, 2)
    assert match.view()["discards"] == ["exile"]


def test_dummy_caballeros_sent_back_return_to_its_supply() -> None:
    row = ["militia", "assassin", None, "decree", "your_majesty"]
    board = {"toledo": {DUMMY: 30}}
    match = special("assassin", players=PLAYERS, king="galicia", caballeros=board, row=row)
    play(match, f"return {DUMMY} toledo")
    assert match.view()["province"][DUMMY] == 1
