"""What the guides and the pages in short claim is what the rules do.

Every sentence of them that says *never*, *always*, *may*, *must*, *only*, *cannot*, *nobody* or
*nothing* stands here, by some of its words, beside something that plays it. A sentence that is new
or has changed fails until it does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.people.guide import guide_of
from tests.games import story as shared
from tests.games.el_caballero import story as caballero
from tests.games.el_caballero import (
    test_areas,
    test_caballeros,
    test_leaving,
    test_options,
    test_vectors,
)
from tests.games.el_caballero import test_turn as test_caballero_turn
from tests.games.el_grande import story as grande
from tests.games.el_grande import (
    test_cards,
    test_power_shift,
    test_regency,
    test_round,
    test_scoring,
    test_two_players,
    test_veto,
)
from tests.games.six_castles import story as castles
from tests.games.six_castles import (
    test_castles,
    test_landscape,
    test_line,
    test_setup,
    test_trade,
    test_turn,
    test_workers,
)
from tests.games.six_castles import test_scoring as test_charters

Play = Callable[[], Any]
CLAIMING = re.compile(r"\b(never|always|may|must|only|cannot|nobody|nothing)\b", re.I)
CAPTION = re.compile(r"!\[.*?\]", re.S)
"""What is told of a picture is true of its position."""
SENTENCE = re.compile(r"(?<=[.:!?])\s|\n\n|\n(?=[-|!])")
IN_SHORT = Path(__file__).parent.parent.parent / "docs" / "rules"
BEGINNING = "**What it is about.**"
"""What stands before it on a page in short is no rule."""

# --- what no other test plays so -----------------------------------------------------------------


def the_court_may_be_left_smaller() -> None:
    match = grande.setup()
    grande.powers(match, 9, 4, 3, 2)
    assert match.legal() == ["recruit 0", "recruit 1", "recruit 2"]


def both_parts_of_a_card_in_any_order_or_none() -> None:
    match = grande.take("your_majesty", king="galicia", court={"purple": 5})
    assert {"special", "end", "place navarra"} <= {*match.legal()}
    shared.play(match, "special", "king toledo", "place aragon")
    match = grande.take("your_majesty", king="galicia", court={"purple": 5})
    shared.play(match, "place navarra", "special", "king toledo")


def the_king_goes_elsewhere() -> None:
    test_cards.test_the_king_stays_if_the_special_action_is_left_out()
    assert "toledo" not in grande.places(grande.special("your_majesty", king="toledo"), "king")


def new_regency_leads_the_king_out_or_nowhere() -> None:
    test_regency.test_the_region_with_the_fewest_may_be_the_kings_own()
    test_regency.test_exile_sends_the_king_abroad_and_nowhere_else()
    test_regency.test_revolt_makes_the_castillo_the_kings_region()


def new_regency_reaches_into_the_kings_region() -> None:
    test_regency.test_smuggling_opens_the_kings_region_for_this_placing()
    test_regency.test_retinue_takes_two_caballeros_along()
    test_regency.test_rivalry_throws_the_grandes_of_a_region_into_the_castillo()
    test_regency.test_regent_exchanges_the_king_and_the_own_grande()


def a_veto_forbids_a_whole_action_once() -> None:
    test_veto.test_a_special_action_is_announced_and_may_be_prevented_completely()
    test_veto.test_a_used_veto_is_discarded()


def the_last_card_comes_last_and_leaves_no_court() -> None:
    test_caballeros.test_the_last_card_may_be_placed_in_the_last_round_only(6, False)
    test_caballeros.test_the_last_card_may_be_placed_in_the_last_round_only(7, True)
    test_caballeros.test_with_the_last_card_the_court_is_lost_and_that_is_told()


def only_up_to_may_be_less() -> None:
    test_cards.test_fewer_may_be_moved()
    test_cards.test_assassin_takes_exactly_one_of_each_other_colour()


def placing_and_moving_reach_the_tower() -> None:
    test_round.test_tv04_placing_goes_to_neighbours_of_the_king_and_the_castillo()
    test_cards.test_tv17_two_own_and_two_foreign_in_any_order()
    test_cards.test_militia_places_two_anywhere_but_with_the_king_or_in_the_castillo()
    test_regency.test_under_a_revolt_nothing_is_thrown_into_the_castillo_and_no_tile_laid_there()


def a_modifier_changes_the_order_and_may_help() -> None:
    test_power_shift.test_totals_rule_the_order_of_turns_and_the_start_marker()
    test_power_shift.test_an_ability_moves_one_own_caballero()


def raising_makes_no_tie_and_lowering_may() -> None:
    test_vectors.test_t05_no_ties_on_placing_or_turning()
    test_options.test_q20_a_card_may_be_lowered_into_a_tie_or_not(True, [1, 2, 3, 4, 6])


def placing_and_taking_are_not_forbidden() -> None:
    test_veto.test_placing_is_not_vetoed()
    test_veto.test_reinforcements_are_not_vetoed()


def an_area_card_goes_beyond_as_the_last_resort() -> None:
    test_areas.test_while_one_displayed_card_fits_none_goes_beyond_a_caballero_card(["a01", "a46"])
    test_areas.test_own_caballero_cards_come_before_foreign_ones()


def tied_first_use_up_the_second_rank() -> None:
    test_vectors.test_t10_ranks_and_ties((8, 8, 3), [7, 7, 0])
    test_vectors.test_t10_ranks_and_ties((8, 5, 5), [14, 0, 0])


def one_land_side_and_no_tie() -> None:
    test_vectors.test_t09_no_caballero_card_where_land_is_at_two_sides()
    test_vectors.test_t05_no_ties_on_placing_or_turning()


def what_was_paid_for_a_number_comes_back() -> None:
    test_options.test_q21_what_was_paid_for_raising_comes_back("paid", 4, 2)
    test_options.test_q21_what_was_not_paid_does_not_come_back_from_a_lowered_card("paid", 0)


def an_isthmus_counts_in_its_land_and_two_waters() -> None:
    match = caballero.setup(map=[["a28", [0, 0], 0]])
    sides = ("north", "south", "east", "west")
    assert len({caballero.name_of(match, f"a28 {side}") for side in sides}) == 3
    assert {caballero.region(match, f"a28 {side}")["size"] for side in sides} == {1}


def a_tile_is_laid_before_anything_else() -> None:
    assert "end" not in castles.table(hands={"blue": ["lt19", "lt20"]}).legal()
    test_landscape.test_a_tile_of_the_hand_must_be_laid_first()


def hands_hold_two_until_the_last_two_rounds() -> None:
    test_setup.test_everybody_gets_two_tiles_of_ten_for_each_player(3)
    test_turn.test_a_tile_is_drawn_at_the_end_of_a_turn()
    test_turn.test_no_tile_is_drawn_in_the_last_two_rounds(9)


def the_line_is_seen_to_at_any_time() -> None:
    test_line.test_a_reserve_tile_may_be_appended_either_side_in_either_direction()
    test_line.test_a_toll_may_be_paid_at_any_time_of_the_turn()


# --- the sentences -------------------------------------------------------------------------------

CLAIMS: dict[str, dict[str, Play]] = {
    "el-grande": {
        "Only those in your *court* can be": test_round.test_what_the_court_lacks_lapses,
        "only the card *Empowerment* takes one back": (
            test_cards.test_empowerment_offers_all_played_cards
        ),
        "You may do both, in the order that you like, or only one": (
            both_parts_of_a_card_in_any_order_or_none
        ),
        "nothing goes in and nothing comes out": (
            test_cards.test_nothing_moves_into_or_out_of_the_kings_region
        ),
        "Only cards of\nNew Regency break that": (
            test_regency.test_only_the_smuggling_card_opens_the_kings_region
        ),
        "Only cards move the King, and he goes to another region": the_king_goes_elsewhere,
        "cannot be forbidden": placing_and_taking_are_not_forbidden,
        "come out at the next general scoring only": (
            test_scoring.test_tv27_revelation_scores_the_castillo_and_closes_it_again
        ),
        "nobody knows before where that is": (
            test_scoring.test_discs_are_set_in_secret_and_all_at_once
        ),
        "Whoever has none gets nothing": partial(
            test_scoring.test_places_and_ties, "toledo", [0, 0, 0, 1], [0, 0, 0, 7]
        ),
        "With **three**, only the first two numbers": partial(
            test_scoring.test_tv47_with_three_players_only_two_places_count, "2023"
        ),
        "Again only two\nnumbers count": (
            test_two_players.test_the_dummy_ranks_but_scores_nothing_and_two_places_count
        ),
        "with two\nonly the first": (
            test_scoring.test_tv46_with_two_classic_players_a_tie_gives_nothing
        ),
        "It is\n  never counted as a caballero": (
            test_scoring.test_grandes_do_not_count_as_caballeros
        ),
        "No two cards may show the same": (
            test_round.test_tv01_power_cards_differ_and_rule_the_order_of_turns
        ),
        "early a few times, not always": test_round.test_played_power_cards_do_not_come_back,
        "You may\ntake fewer": the_court_may_be_left_smaller,
        "you may take the missing ones back": (
            test_round.test_nothing_is_recalled_from_the_kings_region_or_the_castillo
        ),
        "with *Smuggling* you may place in it": new_regency_reaches_into_the_kings_region,
        "with *Country Estate* he may": new_regency_leads_the_king_out_or_nowhere,
        "You may leave a special action out": (
            test_scoring.test_tv07_the_special_action_may_be_left_out
        ),
        'only where a card\nsays "up to" you may do less': only_up_to_may_be_less,
        "Never out of the castillo": test_cards.test_nothing_is_taken_out_of_the_castillo,
        "out of which all must go": test_cards.test_five_out_of_one_region,
        "the holder may forbid it completely, once": a_veto_forbids_a_whole_action_once,
        "you may throw them into the tower, unless": placing_and_moving_reach_the_tower,
        "Later one may be played with": (
            test_power_shift.test_tv21_a_nine_with_plus_one_is_ten_though_a_nine_was_played
        ),
        "may bring an ability": a_modifier_changes_the_order_and_may_help,
    },
    "el-caballero": {
        "Only if no card of the display fits anywhere": an_area_card_goes_beyond_as_the_last_resort,
        "touches nothing but water costs 1": (
            test_caballeros.test_a_card_at_water_alone_costs_one_whatever_it_shows_and_that_is_told
        ),
        "nothing more is paid": (
            test_vectors.test_t08_a_card_at_water_alone_costs_one_and_counts_when_land_comes
        ),
        "what land brought to a card at water for\nnothing does not come back": (
            what_was_paid_for_a_number_comes_back
        ),
        "nobody can outnumber it": test_vectors.test_t11_every_ship_scores_its_water,
        "whoever comes after\nthem gets nothing": partial(
            test_vectors.test_t10_ranks_and_ties, (8, 8, 3), [7, 7, 0]
        ),
        "tied for second, they get nothing": partial(
            test_vectors.test_t10_ranks_and_ties, (8, 5, 5), [14, 0, 0]
        ),
        "With two players the second gets nothing": partial(
            test_vectors.test_t06_scoring_of_land_and_ship, 2, [12, 0]
        ),
        "Nothing needs to be closed": partial(
            test_vectors.test_t06_scoring_of_land_and_ship, 3, [12, 6, 0]
        ),
        "No number may be played twice": (
            test_vectors.test_t01_power_cards_rule_the_order_and_nobody_repeats_one
        ),
        "must lay two area cards": partial(test_options.test_q16_the_second_card_of_the_nine, True),
        "You may do all of these, in any order": (
            test_caballero_turn.test_actions_come_in_any_order
        ),
        "Only the area card must be laid": test_areas.test_only_the_area_card_is_compulsory,
        "It must touch another area card": test_vectors.test_t02_land_never_meets_water,
        "It may touch **land with one side only**": (
            test_vectors.test_t09_no_caballero_card_where_land_is_at_two_sides
        ),
        "your strength must differ": test_vectors.test_t05_no_ties_on_placing_or_turning,
        "may be posted in the last round only": the_last_card_comes_last_and_leaves_no_court,
        "Instead of posting you may turn one": (
            test_caballeros.test_whoever_has_placed_may_not_turn_and_the_other_way_round
        ),
        "Raising must make no tie; lowering may": raising_makes_no_tie_and_lowering_may,
        "You may take caballero cards back": (
            test_leaving.test_a_withdrawn_card_may_be_placed_again_in_the_same_turn
        ),
        "Withdrawing may leave others tied": test_leaving.test_a_withdrawal_may_leave_a_tie,
        "A card may belong to a land": an_isthmus_counts_in_its_land_and_two_waters,
        "whether area cards may be": partial(
            test_options.test_q07_area_cards_turn_or_lie_as_printed, False, []
        ),
    },
    "6-castles": {
        "nobody sells there again": (
            test_trade.test_only_goods_that_are_owned_and_markets_that_are_free
        ),
        "a tie brings nobody": test_charters.test_a_tied_charter_is_not_awarded,
        "This must be done": a_tile_is_laid_before_anything_else,
        "All of it may be left out": partial(test_turn.test_a_turn_may_end_at_any_time, []),
        "you may also lengthen your line": the_line_is_seen_to_at_any_time,
        "A tile with **rock** must": (
            test_landscape.test_a_rock_must_come_beside_a_rock_where_that_is_possible
        ),
        "No two castles may touch the same tile": (
            test_castles.test_example_2_one_castle_rises_and_the_neighbouring_hill_gets_none
        ),
        "may sell them elsewhere in a later turn": (
            test_trade.test_8_9_goods_are_sold_anew_in_the_next_turn
        ),
        "You may put one worker": test_workers.test_a_new_worker_may_stay_where_it_entered,
        "together may then walk": (
            test_workers.test_example_6_two_workers_have_two_points_between_them
        ),
        "Without the money you may not go there": partial(
            test_workers.test_a_hill_that_cannot_be_paid_may_not_be_chosen, 4, False
        ),
        "After walking you may go along": (
            test_workers.test_example_7_two_crosses_and_a_chapel_are_three_steps
        ),
        "The castle charter always": (
            test_charters.test_the_castle_charter_counts_from_the_beginning
        ),
    },
}
MORE: dict[str, dict[str, Play]] = {
    "el-grande": {
        "in the edition of 2023 not in the castillo": (
            test_cards.test_militia_places_two_anywhere_but_with_the_king_or_in_the_castillo
        ),
        "how many caballeros you may place": test_round.test_no_more_than_the_card_says_are_placed,
        "Caballeros may be placed in the four lit regions": (
            test_round.test_tv04_placing_goes_to_neighbours_of_the_king_and_the_castillo
        ),
        "gone, unless *Empowerment* takes it back": (
            test_power_shift.test_empowerment_takes_an_older_modifier_back_and_it_is_played_again
        ),
    },
    "el-caballero": {
        "their ships come home to your court": (
            test_leaving.test_a_withdrawn_card_loses_its_caballeros_and_keeps_its_ships
        ),
    },
    "6-castles": {
        "You hold two of them, until the last two rounds": hands_hold_two_until_the_last_two_rounds,
        "that tile can still be turned over or replaced": (
            test_line.test_8_7_the_tile_under_a_cylinder_at_its_far_left_may_be_replaced_and_no_other
        ),
    },
}
"""Claims in other words that were wrong once, and those of pictures."""
SHORT: dict[str, dict[str, Play]] = {
    "el-grande": {
        "nothing goes in and nothing comes out": (
            test_cards.test_nothing_moves_into_or_out_of_the_kings_region
        ),
        "With three players the third number counts for nothing": partial(
            test_scoring.test_tv47_with_three_players_only_two_places_count, "2023"
        ),
        "The fifth card is always there": (
            test_round.test_tv08_the_card_left_over_is_discarded_but_not_the_king_card
        ),
        "says how many you may place": test_round.test_no_more_than_the_card_says_are_placed,
    },
    "el-caballero": {
        "only the second must be done": test_areas.test_only_the_area_card_is_compulsory,
        "A card may touch land at one side only, and\nwith it": one_land_side_and_no_tie,
        "and may make a tie": raising_makes_no_tie_and_lowering_may,
        "posted in the last round only": the_last_card_comes_last_and_leaves_no_court,
        "touches nothing but water costs 1": (
            test_caballeros.test_a_card_at_water_alone_costs_one_whatever_it_shows_and_that_is_told
        ),
        "after them anything, two tied for second nothing": tied_first_use_up_the_second_rank,
        "With two players the\nsecond gets nothing": partial(
            test_vectors.test_t06_scoring_of_land_and_ship, 2, [12, 0]
        ),
    },
    "6-castles": {
        "A rock must go next to a rock where it can": (
            test_landscape.test_a_rock_must_come_beside_a_rock_where_that_is_possible
        ),
        "all of it may be left out": partial(test_turn.test_a_turn_may_end_at_any_time, []),
        "your workers together may walk": (
            test_workers.test_example_6_two_workers_have_two_points_between_them
        ),
        "only the one under your cylinder may still be": (
            test_line.test_8_7_the_tile_under_a_cylinder_at_its_far_left_may_be_replaced_and_no_other
        ),
        "a quarter where a castle may come": (
            test_castles.test_a_castle_rises_where_a_hill_with_rock_is_closed
        ),
    },
}


TAUGHT: dict[str, dict[str, Play]] = {
    "el-grande": {
        "however many your action card allows": test_round.test_what_the_court_lacks_lapses,
        "may come in either order": both_parts_of_a_card_in_any_order_or_none,
    },
    "el-caballero": {"may post or raise into a tie": raising_makes_no_tie_and_lowering_may},
    "6-castles": {
        "or the step that some rocks bring": (
            test_landscape.test_a_rock_may_move_the_cylinder_whatever_lies_ahead_even_a_toll
        ),
    },
}
"""What lessons claim beyond their own positions."""


def guide_in_texts(game: str) -> list[str]:
    """The paragraphs of a guide."""
    return [paragraph.body for paragraph in guide_of(find_game(game)).paragraphs("en")]


def page_in_texts(game: str) -> list[str]:
    """The page that tells a game in short."""
    page = (IN_SHORT / f"{game}.md").read_text("utf-8")
    return [page[page.index(BEGINNING) :]]


def lessons_in_texts(game: str) -> list[str]:
    """What lessons say at first, and about their answers."""
    lessons = guide_of(find_game(game)).lesson_texts("en").values()
    return [text for lesson in lessons for text in (lesson.opening, *lesson.remarks.values())]


Texts = Callable[[str], list[str]]
EACH_KIND = pytest.mark.parametrize(
    ("texts", "claims"),
    [(guide_in_texts, CLAIMS), (page_in_texts, SHORT)],
    ids=["guide", "in-short"],
)
PLAYED = [
    (texts, game, words, plays)
    for texts, table in (
        (guide_in_texts, CLAIMS),
        (guide_in_texts, MORE),
        (page_in_texts, SHORT),
        (lessons_in_texts, TAUGHT),
    )
    for game, claims in table.items()
    for words, plays in claims.items()
]


def claims_in(texts: list[str]) -> Iterator[str]:
    """The sentences that claim something."""
    for text in texts:
        sentences = SENTENCE.split(CAPTION.sub("", text))
        yield from (each for each in sentences if CLAIMING.search(each))


@EACH_KIND
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_claimed_is_played(
    game: str, texts: Texts, claims: dict[str, dict[str, Play]]
) -> None:
    said = [*claims_in(texts(game))]
    assert [each for each in said if not any(words in each for words in claims[game])] == []
    assert [words for words in claims[game] if not any(words in each for each in said)] == []


@pytest.mark.parametrize(
    ("texts", "game", "words", "plays"),
    PLAYED,
    ids=[words.split("\n")[0][:40] for _, _, words, _ in PLAYED],
)
def test_the_rules_do_what_is_said(texts: Texts, game: str, words: str, plays: Play) -> None:
    assert any(words in text for text in texts(game))
    plays()


def test_options_that_the_guide_calls_open_are_there() -> None:
    assert {"isthmus_or_strait", "rotate_area_cards"} <= {*meseta.new("el-caballero").game.options}
