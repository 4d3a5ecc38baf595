"""Places, ties, bonuses, tiles; special scorings; the general scoring."""

from __future__ import annotations

import pytest

from tests.games.el_grande.story import (
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    at,
    court,
    next_round,
    places,
    powers,
    scores,
    setup,
    special,
    take,
)
from tests.games.story import play

# Purple is "you", then blue, green, orange; in the classic vectors Michael, Pien, Marianne, Tessa.


def test_tv09_the_castillo_scores_5_3_1() -> None:
    match = setup(castillo={"purple": 3, "blue": 2, "orange": 1})
    assert match.preview("castillo") == [5, 3, 0, 1]


def test_tv12_galicia_gives_nothing_for_third_place() -> None:
    match = setup(caballeros={"galicia": {"orange": 4, "blue": 3, "purple": 2, "green": 1}})
    assert match.preview("galicia") == [0, 2, 0, 4]


def test_tv13_three_tied_for_first_all_take_second_place_and_no_bonus() -> None:
    tied = {"purple": 2, "blue": 2, "green": 2, "orange": 1}
    match = setup(caballeros={"navarra": tied}, grandes={"green": "navarra"})
    assert match.preview("navarra") == [3, 3, 3, 1]


def test_tv14_a_tie_for_first_costs_the_grande_bonus() -> None:
    counts = {"blue": 2, "green": 2, "purple": 1}
    match = setup(caballeros={"sevilla": counts}, grandes={"blue": "sevilla"})
    assert match.preview("sevilla") == [1, 3, 3, 0]


def test_tv15_king_and_grande_bonus_come_together() -> None:
    counts = {"purple": 3, "orange": 1, "green": 1}
    match = setup(caballeros={"granada": counts}, grandes={"purple": "granada"}, king="granada")
    assert match.preview("granada") == [10, 0, 1, 1]


def test_tv16_a_tile_replaces_the_printed_table() -> None:
    match = special("decree", king="granada", caballeros={"castilla": {"blue": 2, "green": 1}})
    match.play("tile 4 castilla")
    assert match.preview("castilla") == [0, 4, 0, 0]


def test_points_are_listed_seat_by_seat() -> None:
    match = setup(scores={"purple": 9, "blue": 7, "green": 7})
    assert match.scores == [9, 7, 7, 0]


def test_tv34_two_tied_in_the_castillo_take_second_place() -> None:
    match = setup(edition="classic", castillo={"purple": 2, "blue": 2, "green": 1})
    assert match.preview("castillo") == [3, 3, 1, 0]


@pytest.mark.parametrize(
    ("region", "counts", "points"),
    [
        pytest.param("galicia", [1, 2, 3, 0], [0, 2, 4, 0], id="tv36_galicia"),
        pytest.param("navarra", [3, 3, 2, 3], [3, 3, 1, 3], id="tv37_three_tied_for_first"),
        pytest.param("aragon", [2, 2, 3, 3], [0, 0, 4, 4], id="tv38_two_ties"),
        pytest.param("valencia", [4, 4, 4, 3], [3, 3, 3, 2], id="tv44_three_tied_then_third"),
        pytest.param("castilla", [4, 3, 2, 2], [6, 4, 0, 0], id="tv45_tie_for_third"),
        pytest.param("toledo", [0, 0, 0, 1], [0, 0, 0, 7], id="nobody_without_a_caballero"),
        pytest.param("toledo", [1, 1, 1, 1], [4, 4, 4, 4], id="all_tied"),
        pytest.param("toledo", [3, 1, 1, 1], [7, 2, 2, 2], id="three_tied_for_second"),
    ],
)
def test_places_and_ties(region: str, counts: list[int], points: list[int]) -> None:
    owners = {colour: n for colour, n in zip(COLOURS, counts, strict=False) if n}
    match = setup(edition="classic", caballeros={region: owners})
    assert match.preview(region) == points


def test_tv44_printed_table_5_3_1() -> None:
    counts = {"purple": 4, "blue": 4, "green": 4, "orange": 3}
    match = setup(edition="classic", caballeros={"navarra": counts})
    assert match.preview("navarra") == [3, 3, 3, 1]


def test_tv39_the_king_bonus_for_an_only_first() -> None:
    match = setup(
        edition="classic", king="cataluna", caballeros={"cataluna": {"green": 2, "purple": 1}}
    )
    assert match.preview("cataluna") == [2, 0, 6, 0]


def test_tv40_the_grande_bonus_and_a_tie_for_second() -> None:
    counts = {"purple": 4, "green": 1, "orange": 1}
    match = setup(edition="classic", caballeros={"granada": counts}, grandes={"purple": "granada"})
    assert match.preview("granada") == [8, 0, 1, 1]


def test_tv41_the_tile_of_4_on_castilla() -> None:
    match = setup(
        edition="classic",
        tiles={"4/0/0": "castilla"},
        caballeros={"castilla": {"purple": 3, "blue": 2, "green": 1}},
    )
    assert match.preview("castilla") == [4, 0, 0, 0]


def test_bonuses_are_paid_where_a_tile_lies() -> None:
    match = setup(
        tiles={"8/4/0": "toledo"},
        king="toledo",
        grandes={"blue": "toledo"},
        caballeros={"toledo": {"blue": 1}},
    )
    assert match.preview("toledo") == [0, 12, 0, 0]


def test_a_tile_at_the_castillo_replaces_its_table() -> None:
    match = setup(tiles={"8/4/0": "castillo"}, castillo={"blue": 2, "green": 1})
    assert match.preview("castillo") == [0, 8, 4, 0]


def test_grandes_do_not_count_as_caballeros() -> None:
    match = setup(grandes={"green": "toledo"}, caballeros={"toledo": {"blue": 1}})
    assert match.preview("toledo") == [0, 7, 0, 0]


def test_all_thirty_of_a_colour_may_stand_in_one_region() -> None:
    assert setup(caballeros={"toledo": {"blue": 30}}).preview("toledo") == [0, 7, 0, 0]


def test_tv46_with_two_classic_players_a_tie_gives_nothing() -> None:
    match = setup(
        edition="classic",
        players=["purple", "blue"],
        caballeros={"granada": {"purple": 3, "blue": 3}, "toledo": {"purple": 2, "blue": 1}},
    )
    assert match.preview("granada") == [0, 0]
    assert match.preview("toledo") == [7, 0]


@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_tv47_with_three_players_only_two_places_count(edition: str) -> None:
    match = setup(
        edition=edition,
        players=COLOURS[:3],
        caballeros={"granada": {"purple": 3, "blue": 2, "green": 1}},
    )
    assert match.preview("granada") == [6, 3, 0]


def test_tv48_with_three_players_a_tie_for_second_gives_nothing() -> None:
    match = setup(
        edition="classic",
        players=COLOURS[:3],
        caballeros={"granada": {"purple": 3, "blue": 2, "green": 2}},
    )
    assert match.preview("granada") == [6, 0, 0]


# --- special scorings ----------------------------------------------------------------------------

LONE = {"galicia": 1, "navarra": 1, "aragon": 1, "cataluna": 1, "castilla": 1, "toledo": 1}
LONE |= {"sevilla": 1, "granada": 1, "valencia": 1}
EVERYWHERE = {region: {"blue": n} for region, n in LONE.items()}


def scored(card: str, **position: object) -> set[str]:
    """The areas that a card's special action scores."""
    match = special(card, **position)
    names = {name: area for area, name in match.view()["names"].items()}
    story = [line for line in match.story() if line.endswith(" is scored.")]
    return {names[line.removesuffix(" is scored.")] for line in story}


def test_tv06_fiesta_scores_exactly_the_fives() -> None:
    assert scored("score_fives") == {"aragon", "navarra", "valencia"}


def test_tv07_the_special_action_may_be_left_out() -> None:
    match = take("score_fives", king="castilla", court={"purple": 3}, caballeros=EVERYWHERE)
    play(match, "place aragon", "place toledo", "place toledo", "end")
    assert scores(match) == {}
    assert at(match, "toledo") == {"purple": 2, "blue": 1}


def test_tv19_outposts_count_the_tiles() -> None:
    tiles = {"4/0/0": "toledo", "8/4/0": "galicia"}
    assert scored("score_fours", tiles=tiles) == {"sevilla", "cataluna", "toledo"}
    match = special("score_fours", tiles=tiles, caballeros={"toledo": {"blue": 1}})
    assert scores(match) == {"blue": 4}


def test_tv33_fives_do_not_score_the_castillo() -> None:
    assert scored("score_fives", edition="classic", castillo={"blue": 5}) == {
        "aragon",
        "navarra",
        "valencia",
    }


def test_sixes_and_sevens_leave_an_eight_out() -> None:
    tiles = {"8/4/0": "castilla"}
    assert scored("score_sixes_sevens", tiles=tiles) == {"toledo", "granada"}


def test_first_places_score_only_an_only_first() -> None:
    counts = {"toledo": {"blue": 2, "green": 1}, "granada": {"blue": 1, "green": 1}}
    match = special("score_first_only", king="toledo", caballeros=counts)
    assert scores(match) == {"blue": 9}


def test_most_scores_all_regions_with_the_highest_total() -> None:
    counts = {"galicia": {"blue": 2}, "toledo": {"green": 1, "purple": 1}, "granada": {"blue": 1}}
    assert scored("score_most", caballeros=counts) == {"galicia", "toledo"}


def test_least_ignores_empty_regions() -> None:
    counts = {"galicia": {"blue": 3}, "granada": {"blue": 2}, "aragon": {"green": 2}}
    assert scored("score_least", caballeros=counts) == {"granada", "aragon"}
    counts = {"galicia": {"blue": 1}, "granada": {"blue": 2}}
    assert scored("score_least", caballeros=counts) == {"galicia"}


@pytest.mark.parametrize("card", ["score_most", "score_least"])
def test_an_empty_board_has_no_most_and_no_least(card: str) -> None:
    assert scored(card) == set()


def test_totals_count_the_kings_region_too() -> None:
    counts = {"galicia": {"blue": 3}, "granada": {"blue": 1}}
    assert scored("score_most", king="galicia", caballeros=counts) == {"galicia"}


def test_tv27_revelation_scores_the_castillo_and_closes_it_again() -> None:
    match = special("score_castillo", castillo={"purple": 3, "blue": 2})
    assert scores(match) == {"purple": 5, "blue": 3}
    assert at(match, "castillo") == {"purple": 3, "blue": 2}


def test_a_region_of_choice_may_be_the_kings_but_not_the_castillo() -> None:
    match = special("score_one_region", king="toledo", caballeros={"toledo": {"green": 1}})
    assert "toledo" in places(match, "score")
    assert "castillo" not in places(match, "score")
    match.play("score toledo")
    assert scores(match) == {"green": 9}


def test_after_a_scoring_of_choice_the_turn_goes_on() -> None:
    match = play(special("score_one_region", court={"purple": 1}), "score aragon")
    assert match.view()["asked"] == "turn"


def test_the_castillo_may_be_chosen_if_ruled_so() -> None:
    match = special("score_one_region", choice_castillo=True, castillo={"blue": 1})
    match.play("score castillo")
    assert scores(match) == {"blue": 5}


def test_a_secret_scoring_scores_regions_that_one_disc_shows() -> None:
    match = special("secret_scoring", edition="classic", king="galicia", caballeros=EVERYWHERE)
    assert match.pending == (0, 1, 2, 3)
    for seat, region in enumerate(["toledo", "granada", "granada", "aragon"]):
        match.play(f"disc {region}", seat)
    assert scores(match) == {"blue": 7 + 5}


# --- the general scoring -------------------------------------------------------------------------


def test_tv10_caballeros_leave_the_castillo_by_disc_after_it_was_scored() -> None:
    match = setup(round=3, king="toledo", castillo={"purple": 3, "blue": 2, "orange": 1})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    assert match.pending == (0, 1, 3)
    match.play("disc granada", PURPLE)
    match.play("disc toledo", 1)
    match.play("disc sevilla", ORANGE)
    assert at(match, "granada") == {"purple": 3}
    assert at(match, "castillo") == {}
    assert match.view()["discs"] == {}
    # castillo 5, 3, 1; granada 6; sevilla 4
    assert scores(match) == {"purple": 11, "blue": 3, "orange": 5}


def test_tv11_a_disc_on_the_kings_region_sends_home() -> None:
    match = setup(round=3, king="granada", castillo={"purple": 3})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    match.play("disc granada")
    assert court(match, PURPLE) == 3
    assert at(match, "granada") == {}


def test_tv35_two_caballeros_move_to_granada() -> None:
    match = setup(edition="classic", round=6, king="galicia", castillo={"purple": 2})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    match.play("disc granada")
    assert at(match, "granada") == {"purple": 2}


def test_discs_are_set_in_secret_and_all_at_once() -> None:
    match = setup(round=3, king="toledo", castillo={"purple": 1, "green": 1})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    match.play("disc granada", GREEN)
    assert match.view(PURPLE)["discs"] == {"green": "set"}
    assert match.view(GREEN)["discs"] == {"green": "granada"}
    assert match.pending == (PURPLE,)


def test_whoever_has_nothing_in_the_castillo_sets_no_disc() -> None:
    match = setup(round=3)
    powers(match, 13, 12, 11, 10)
    next_round(match)
    assert match.position["round"] == 4


def test_regions_are_scored_in_the_order_of_the_track() -> None:
    pieces = {"caballeros": EVERYWHERE, "king": "castilla", "grandes": {"blue": "galicia"}}
    match = setup(round=3, scores={"blue": 10}, **pieces)
    powers(match, 13, 12, 11, 10)
    next_round(match)
    scored_areas = [line for line in match.story() if line.endswith(" is scored.")]
    assert [line.split()[0] for line in scored_areas] == (
        "Castillo Galicia Navarra Aragón Cataluña Castilla Toledo Sevilla Granada Valencia".split()
    )
    assert match.scores[1] == 10 + 4 + 2 + 5 + 5 + 4 + 6 + 2 + 7 + 4 + 6 + 5


def test_the_game_ends_after_the_third_scoring_and_a_tie_is_shared() -> None:
    match = setup(round=9, scores={"blue": 40, "green": 40, "orange": 12})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    assert match.over
    assert match.winners == (1, GREEN)


def test_special_scorings_count_two_places_with_three_players() -> None:
    counts = {"purple": 3, "blue": 2, "green": 1}
    three = {"players": COLOURS[:3], "king": "galicia"}
    match = special("score_sixes_sevens", caballeros={"castilla": counts}, **three)
    assert scores(match) == {"purple": 6, "blue": 4}
    match = special("score_castillo", castillo=counts, **three)
    assert scores(match) == {"purple": 5, "blue": 3}


def test_points_go_past_the_end_of_the_track() -> None:
    board = {"aragon": {"blue": 1}}
    match = special("score_fives", scores={"blue": 98}, caballeros=board, king="galicia")
    assert scores(match) == {"blue": 103}
