"""Every special action of the base decks, with every ruling on it."""

from __future__ import annotations

import pytest

import meseta
from meseta.games.el_grande.people.boxes import load
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    at,
    court,
    home,
    places,
    powers,
    province,
    row_with,
    scores,
    setup,
    special,
    take,
    turns,
)
from tests.games.story import play

BOARD = {
    "galicia": {"purple": 2, "blue": 1},
    "toledo": {"purple": 1, "green": 2},
    "granada": {"purple": 2, "orange": 3},
}

# --- intrigue ------------------------------------------------------------------------------------


def test_tv17_two_own_and_two_foreign_in_any_order() -> None:
    board = {"granada": {"purple": 2}, "aragon": {"green": 1}, "sevilla": {"blue": 1}}
    match = special("intrigue_own_2_foreign_2", king="toledo", caballeros=board)
    play(match, "lift purple granada", "drop castilla", "lift green aragon", "drop valencia")
    play(match, "lift purple granada", "drop castillo", "lift blue sevilla", "drop castilla")
    assert at(match, "castilla") == {"purple": 1, "blue": 1}
    assert at(match, "castillo") == {"purple": 1}
    assert at(match, "valencia") == {"green": 1}


def test_of_two_own_and_two_foreign_there_is_no_third() -> None:
    match = special("intrigue_own_2_foreign_2", king="valencia", caballeros=BOARD)
    lifts_of(match, "purple", 2)
    assert not any("purple" in text for text in match.legal())
    lifts(match, 2)
    assert match.pending == (BLUE,)


def lifts_of(match: Match, colour: str, count: int) -> None:
    """Throw caballeros of a colour in Granada into the castillo."""
    for _move in range(count):
        play(match, f"lift {colour} granada", "drop castillo")


def test_after_two_foreign_ones_two_own_ones_are_left() -> None:
    match = special("intrigue_own_2_foreign_2", king="valencia", caballeros=BOARD)
    lifts_of(match, "orange", 2)
    assert {text.split()[1] for text in match.legal() if text != "stop"} == {"purple"}
    lifts(match, 2)
    assert match.pending == (BLUE,)


def lifts(match: Match, count: int) -> None:
    """Throw the first caballeros that may be lifted into the castillo."""
    for _move in range(count):
        play(match, match.legal()[0], "drop castillo")


@pytest.mark.parametrize(("card", "most"), [("intrigue_any_3", 3), ("intrigue_any_4", 4)])
def test_any_caballeros_may_be_moved_up_to_a_number(card: str, most: int) -> None:
    match = special(card, king="valencia", caballeros=BOARD)
    assert places(match, "lift") == {"galicia", "toledo", "granada"}
    lifts(match, most)
    assert match.pending == (BLUE,)
    assert sum(at(match, "castillo").values()) == most


def test_four_own_only() -> None:
    match = special("intrigue_own_4", king="valencia", caballeros=BOARD)
    assert {text.split()[1] for text in match.legal() if text != "stop"} == {"purple"}
    lifts(match, 4)
    assert at(match, "castillo") == {"purple": 4}
    assert match.pending == (BLUE,)


def test_three_foreign_only() -> None:
    match = special("intrigue_foreign_3", king="valencia", caballeros=BOARD)
    assert not any("purple" in text for text in match.legal())
    lifts(match, 3)
    assert sum(at(match, "castillo").values()) == 3
    assert match.pending == (BLUE,)


def test_five_out_of_one_region() -> None:
    board = {"granada": {"purple": 3, "orange": 3}, "toledo": {"purple": 1}}
    match = special("intrigue_region_5", king="valencia", caballeros=board)
    play(match, "lift orange granada", "drop toledo")
    assert places(match, "lift") == {"granada"}
    lifts(match, 4)
    assert sum(at(match, "granada").values()) == 1


def test_all_own_out_of_one_region() -> None:
    board = {"granada": {"purple": 6, "orange": 3}, "toledo": {"purple": 1}}
    match = special("intrigue_region_all_own", king="valencia", caballeros=board)
    play(match, "lift purple granada", "drop toledo")
    assert match.legal() == ["lift purple granada", "stop"]
    lifts(match, 5)
    assert at(match, "granada") == {"orange": 3}


def test_fewer_may_be_moved() -> None:
    match = special("intrigue_any_4", king="valencia", caballeros=BOARD)
    match.play("stop")
    assert at(match, "castillo") == {}


def test_a_caballero_moves_once_and_elsewhere() -> None:
    match = special("intrigue_any_4", king="valencia", caballeros={"granada": {"purple": 1}})
    match.play("lift purple granada")
    assert "granada" not in places(match, "drop")
    match.play("drop toledo")
    assert match.pending == (BLUE,)


def test_whoever_stands_where_another_arrives_may_still_be_moved() -> None:
    board = {"granada": {"purple": 1}, "toledo": {"purple": 1}}
    match = special("intrigue_any_4", king="valencia", caballeros=board)
    play(match, "lift purple granada", "drop toledo")
    assert match.legal() == ["lift purple toledo", "stop"]


def test_nothing_moves_into_or_out_of_the_kings_region() -> None:
    match = special("intrigue_any_4", king="granada", caballeros=BOARD)
    assert places(match, "lift") == {"galicia", "toledo"}
    match.play("lift purple galicia")
    assert places(match, "drop") == {
        "navarra",
        "aragon",
        "cataluna",
        "castilla",
        "toledo",
        "sevilla",
        "valencia",
        "castillo",
    }


def test_nothing_is_taken_out_of_the_castillo() -> None:
    match = take("intrigue_any_4", castillo={"purple": 3, "blue": 2})
    match.play("special")
    assert at(match, "castillo") == {"purple": 3, "blue": 2}
    assert match.pending != (PURPLE,)


# --- militia -------------------------------------------------------------------------------------


def test_militia_places_two_anywhere_but_with_the_king_or_in_the_castillo() -> None:
    match = special("militia", king="galicia", court={"purple": 5})
    assert places(match, "place") == {
        "navarra",
        "aragon",
        "cataluna",
        "castilla",
        "toledo",
        "sevilla",
        "granada",
        "valencia",
    }
    play(match, "place granada", "place valencia")
    assert places(match, "place") == {"navarra", "castilla", "castillo"}


def test_militia_may_place_fewer() -> None:
    match = special("militia", king="galicia", court={"purple": 5})
    play(match, "place granada", "stop")
    assert court(match, PURPLE) == 4


def test_militia_places_no_more_than_the_court_has() -> None:
    match = special("militia", king="galicia", court={"purple": 1})
    match.play("place granada")
    assert at(match, "granada") == {"purple": 1}
    assert match.pending == (BLUE,)


def test_militia_with_an_empty_court_does_nothing() -> None:
    match = special("militia", king="galicia")
    assert match.pending != (PURPLE,)


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"edition": "classic"}, True),
        ({"edition": "classic", "militia_castillo": False}, False),
        ({"edition": "2023"}, False),
        ({"edition": "2023", "militia_castillo": True}, True),
    ],
)
def test_militia_and_the_castillo_are_a_ruling(options: dict[str, object], allowed: bool) -> None:
    match = special("militia", king="galicia", court={"purple": 5}, **options)
    assert ("castillo" in places(match, "place")) is allowed


@pytest.mark.parametrize(("choice", "first"), [(1, "lift purple granada"), (2, "place navarra")])
def test_one_of_two_special_actions_is_chosen(choice: int, first: str) -> None:
    board = {"granada": {"purple": 2}}
    match = special(
        "intrigue_choice", edition="classic", king="galicia", court={"purple": 3}, caballeros=board
    )
    assert match.legal() == ["option 1", "option 2"]
    match.play(f"option {choice}")
    assert match.legal()[0] == first


# --- sending back --------------------------------------------------------------------------------


def test_decay_empties_all_other_courts() -> None:
    match = special("decay_all", court={"purple": 4, "blue": 5, "green": 1})
    assert [court(match, seat) for seat in range(4)] == [4, 0, 0, 0]
    assert province(match, BLUE) == 30


def test_decay_of_three_takes_fewer_where_there_are_fewer() -> None:
    match = special("decay_3", court={"purple": 4, "blue": 5, "green": 1})
    assert [court(match, seat) for seat in range(4)] == [4, 2, 0, 0]


def test_assassin_takes_exactly_one_of_each_other_colour() -> None:
    board = {"toledo": {"blue": 2, "green": 1}, "aragon": {"blue": 1, "purple": 2}}
    match = special("assassin", king="galicia", caballeros=board)
    assert match.legal() == ["return blue aragon", "return blue toledo", "return green toledo"]
    match.play("return blue aragon")
    assert at(match, "aragon") == {"purple": 2}
    assert at(match, "toledo") == {"blue": 2}
    assert match.pending == (BLUE,)


def test_assassin_spares_the_kings_region_and_the_castillo() -> None:
    match = special(
        "assassin", king="toledo", caballeros={"toledo": {"blue": 2}}, castillo={"blue": 3}
    )
    assert at(match, "toledo") == {"blue": 2}
    assert province(match, BLUE) == 25


def test_tv18_withdrawal_goes_clockwise_and_mixes_court_and_regions() -> None:
    players = ["purple", "orange", "blue", "green"]
    board = {"valencia": {"blue": 1, "green": 1}, "toledo": {"green": 2, "orange": 1}}
    match = special(
        "withdrawal",
        players=players,
        court={"orange": 5, "blue": 3},
        caballeros=board,
        king="galicia",
    )
    assert match.pending == (1,)
    play(match, "return court", "return court", "return court")
    assert match.pending == (2,)
    play(match, "return court", "return court", "return valencia")
    assert at(match, "toledo") == {"orange": 1}
    assert at(match, "valencia") == {}
    assert [province(match, seat) for seat in (1, 2, 3)] == [27, 29, 30]
    assert match.legal()[0].startswith("take")


def test_withdrawal_takes_no_more_than_there_is_and_nothing_taboo() -> None:
    match = special(
        "withdrawal", king="toledo", caballeros={"toledo": {"blue": 5}}, court={"green": 2}
    )
    assert at(match, "toledo") == {"blue": 5}
    assert court(match, GREEN) == 0


def test_tv26_civil_war_spares_whoever_has_no_caballero_in_the_regions() -> None:
    board = {"toledo": {"blue": 2}, "aragon": {"blue": 1}}
    match = special("civil_war_all", king="galicia", caballeros=board, castillo={"green": 4})
    assert match.pending == (BLUE,)
    match.play("disc toledo")
    assert at(match, "toledo") == {}
    assert at(match, "aragon") == {"blue": 1}


def test_civil_war_asks_for_a_region_with_own_caballeros_that_is_not_taboo() -> None:
    board = {"toledo": {"blue": 2}, "aragon": {"blue": 1}, "granada": {"blue": 1}}
    match = special("civil_war_all", king="granada", caballeros=board)
    assert places(match, "disc") == {"toledo", "aragon"}


def test_civil_war_is_revealed_together() -> None:
    board = {"toledo": {"blue": 2, "orange": 1}, "aragon": {"blue": 1, "orange": 1}}
    match = special("civil_war_all", king="granada", caballeros=board)
    match.play("disc aragon", ORANGE)
    assert at(match, "aragon") == {"blue": 1, "orange": 1}
    match.play("disc toledo", BLUE)
    assert at(match, "aragon") == {"blue": 1}
    assert at(match, "toledo") == {"orange": 1}
    assert match.view()["discs"] == {}


def test_civil_war_of_two_needs_two_and_takes_two() -> None:
    board = {"toledo": {"blue": 3, "green": 1}, "aragon": {"blue": 2}}
    match = special("civil_war_2", king="granada", caballeros=board)
    assert match.pending == (BLUE,)
    match.play("disc toledo")
    assert at(match, "toledo") == {"blue": 1, "green": 1}


@pytest.mark.parametrize(
    ("ruling", "asked"), [(None, (BLUE,)), ("spared", (BLUE,)), ("lose", (BLUE, GREEN))]
)
def test_whether_single_caballeros_are_spared_by_civil_war_2_is_a_ruling(
    ruling: str | None, asked: tuple[int, ...]
) -> None:
    singles = {"toledo": {"blue": 1, "green": 1}, "granada": {"green": 1}}
    board = {"aragon": {"blue": 2, "green": 1}, "sevilla": {"blue": 2}, **singles}
    match = special("civil_war_2", king="granada", caballeros=board, civil_war_singles=ruling)
    assert match.pending == asked
    assert places(match, "disc") == {"aragon", "sevilla"}


def test_single_caballeros_are_lost_where_it_is_ruled_so() -> None:
    board = {"toledo": {"green": 1}, "aragon": {"green": 1}, "granada": {"green": 3}}
    match = special("civil_war_2", king="granada", caballeros=board, civil_war_singles="lose")
    assert match.legal(GREEN) == ["disc aragon", "disc toledo"]
    match.play("disc toledo")
    assert at(match, "toledo") == {}


# --- the fourth stack ----------------------------------------------------------------------------


def test_tv16_a_decree_brings_a_tile_or_moves_one_but_never_to_a_taken_place() -> None:
    match = special("decree", king="granada", tiles={"8/4/0": "toledo"})
    targets = {text for text in match.legal() if text.startswith("tile 4 ")}
    assert "tile 4 toledo" not in targets
    assert "tile 4 granada" not in targets
    assert "tile 4 castillo" in targets
    assert "tile 8 toledo" not in match.legal()
    match.play("tile 8 castilla")
    assert match.position["tiles"] == {"8/4/0": "castilla"}


def test_a_tile_in_the_kings_region_is_locked() -> None:
    match = special("decree", king="toledo", tiles={"8/4/0": "toledo"})
    assert not any(text.startswith("tile 8") for text in match.legal())


def test_tv25_a_card_taken_back_at_once_still_earns_the_start_marker() -> None:
    match = setup(row=row_with("empowerment"), start="blue")
    powers(match, 13, 12, 11, 1)
    turns(match, 1, 2, 3)
    play(match, "recruit 0", "take 4", "special")
    assert match.position["start"] == "purple"
    assert 1 in match.position["hands"]["purple"]


def test_empowerment_offers_all_played_cards() -> None:
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    match = special("empowerment", hands=hands, round=2)
    assert match.legal() == ["regain 11", "regain 12", "regain 13"]
    match.play("regain 11")
    assert 11 in match.position["hands"]["purple"]


def test_what_was_taken_back_stays_hidden_from_the_others() -> None:
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    match = special("empowerment", hands=hands, round=2)
    match.play("regain 11")
    seen = match.view(BLUE)["hands"]["purple"]
    assert seen["cards"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert seen["unseen"] == 1
    assert "11" not in " ".join(match.story()[-2:])


def test_the_court_takes_two_from_the_province() -> None:
    match = special("court_reserve")
    assert match.legal() == ["recruit 0", "recruit 1", "recruit 2"]
    match.play("recruit 2")
    assert court(match, PURPLE) == 2


def test_the_court_follows_the_rule_of_the_exhausted_province() -> None:
    match = special("court_reserve", king="galicia", caballeros={"toledo": {"purple": 29}})
    match.play("recruit 1")
    assert match.legal() == ["recall toledo", "stop"]


def test_adopted_home_moves_the_own_grande() -> None:
    match = special("adopted_home", king="galicia", grandes={"purple": "toledo", "blue": "aragon"})
    assert places(match, "grande") == {
        "navarra",
        "aragon",
        "cataluna",
        "castilla",
        "sevilla",
        "granada",
        "valencia",
    }
    match.play("grande aragon")
    assert home(match, "purple") == home(match, "blue") == "aragon"


@pytest.mark.parametrize("area", ["galicia", "castillo"])
def test_a_grande_with_the_king_or_in_the_castillo_cannot_move(area: str) -> None:
    regency = {"expansions": ["new-regency"], "king": "galicia"}
    match = special("adopted_home", grandes={"purple": area}, **regency)
    assert match.pending != (PURPLE,)
    assert home(match, "purple") == area


def test_tv20_coup_empties_a_region_of_all_others() -> None:
    board = {"toledo": {"orange": 1, "blue": 2, "green": 2, "purple": 4}}
    match = special("coup", king="galicia", caballeros=board)
    assert match.pending == (BLUE, GREEN, ORANGE)
    assert "toledo" not in {text.split()[1] for text in match.legal(BLUE)}
    match.play("disc cataluna", ORANGE)
    match.play("disc granada", BLUE)
    match.play("disc valencia", GREEN)
    assert at(match, "toledo") == {"purple": 4}
    assert at(match, "cataluna") == {"orange": 1}
    assert at(match, "granada") == {"blue": 2}
    assert at(match, "valencia") == {"green": 2}


def test_coup_to_the_kings_region_sends_home() -> None:
    board = {"toledo": {"blue": 2}, "aragon": {"green": 1}}
    match = special("coup", king="galicia", caballeros=board)
    assert match.legal() == ["coup aragon", "coup toledo"]
    play(match, "coup toledo", "disc galicia")
    assert court(match, BLUE) == 2
    assert at(match, "aragon") == {"green": 1}
    assert match.pending == (BLUE,)


def test_coup_cannot_name_the_kings_region() -> None:
    match = special("coup", king="toledo", caballeros={"toledo": {"blue": 2}})
    assert match.pending != (PURPLE,)
    assert at(match, "toledo") == {"blue": 2}


def test_the_royal_advisor_moves_the_king_to_a_neighbour() -> None:
    match = special("royal_advisor", king="galicia")
    assert match.legal() == ["king navarra", "king castilla"]
    match.play("king castilla")
    assert match.position["king"] == "castilla"


def test_your_majesty_moves_the_king_to_any_other_region() -> None:
    match = special("your_majesty", king="galicia")
    assert len(places(match, "king")) == 8
    assert not {"galicia", "castillo", "france", "portugal"} & places(match, "king")


def test_the_king_stays_if_the_special_action_is_left_out() -> None:
    match = take("your_majesty", king="galicia")
    match.play("end")
    assert match.position["king"] == "galicia"


def test_the_old_kings_region_is_open_and_the_new_one_taboo_at_once() -> None:
    match = special("your_majesty", king="galicia", court={"purple": 5})
    match.play("king castilla")
    assert "galicia" in places(match, "place")
    assert "castilla" not in places(match, "place")


def test_a_special_action_that_can_do_nothing_does_nothing() -> None:
    match = special("assassin")
    assert scores(match) == {}
    assert match.pending != (PURPLE,)


def test_civil_war_finds_nobody() -> None:
    match = special("civil_war_all", king="toledo", caballeros={"toledo": {"blue": 2}})
    assert at(match, "toledo") == {"blue": 2}
    assert match.pending != (PURPLE,)


def test_assassin_and_withdrawal_leave_the_kings_region_alone() -> None:
    board = {"toledo": {"blue": 4}, "aragon": {"blue": 2}, "granada": {"blue": 2}}
    match = special("assassin", king="toledo", caballeros=board)
    assert match.legal() == ["return blue aragon", "return blue granada"]
    match = special("withdrawal", king="toledo", caballeros=board, castillo={"blue": 3})
    assert match.legal() == ["return aragon", "return granada"]


@pytest.mark.parametrize(
    ("options", "may_stop"),
    [
        ({"edition": "classic"}, True),
        ({"edition": "classic", "assassin_may_stop": False}, False),
        ({"edition": "2023"}, False),
        ({"edition": "2023", "assassin_may_stop": True}, True),
    ],
)
def test_whether_assassins_may_spare_somebody_is_a_ruling(
    options: dict[str, object], may_stop: bool
) -> None:
    board = {"toledo": {"blue": 1, "green": 1}, "aragon": {"blue": 1}}
    match = special("assassin", king="galicia", caballeros=board, **options)
    assert ("stop" in match.legal()) is may_stop
    play(match, "return blue toledo")
    if may_stop:
        match.play("stop")
    assert at(match, "toledo") == ({"green": 1} if may_stop else {})


def test_civil_war_may_concern_the_first_seat_alone() -> None:
    board = {"toledo": {"purple": 2}, "aragon": {"purple": 1}}
    match = setup(king="galicia", caballeros=board, row=row_with("civil_war_all"))
    powers(match, 12, 13, 11, 10)
    play(match, "take 2", "special")
    assert match.legal(PURPLE) == ["disc aragon", "disc toledo"]


def test_civil_war_spares_the_active_player() -> None:
    board = {"toledo": {"purple": 2, "blue": 1}, "aragon": {"purple": 2, "blue": 1}}
    match = special("civil_war_all", king="galicia", caballeros=board)
    assert match.pending == (BLUE,)
    match.play("disc toledo")
    assert at(match, "toledo") == {"purple": 2}


def test_a_box_may_have_a_card_that_moves_into_one_region() -> None:
    own = load("2023")
    own["card"][1]["special"] = [{"do": "move", "whose": "any", "up_to": 4, "into": "one region"}]
    position = {"king": "galicia", "caballeros": BOARD, "row": row_with("intrigue_any_4")}
    position["players"] = ["purple", "blue", "green", "orange"]
    match = meseta.setup("el-grande", position, box=own)
    powers(match, 13, 12, 11, 10)
    play(match, "take 1", "special", "lift purple toledo", "drop granada")
    assert places(match, "lift") == {"toledo"}
    match.play("lift green toledo")
    assert match.pending == (PURPLE,)
    assert at(match, "granada")["green"] == 1


UNDONE = {"hands": {"purple": list(range(2, 14))}, "round": 2, "court": {"purple": 1}}


@pytest.mark.parametrize(
    "card", ["decree", "adopted_home", "empowerment", "royal_advisor", "your_majesty"]
)
@pytest.mark.parametrize(
    ("options", "may_skip"),
    [
        ({"edition": "classic"}, True),
        ({"edition": "classic", "may_leave_undone": False}, False),
        ({"edition": "2023"}, False),
        ({"edition": "2023", "may_leave_undone": True}, True),
    ],
)
def test_whether_an_announced_action_may_be_left_undone_is_a_ruling(
    card: str, options: dict[str, object], may_skip: bool
) -> None:
    match = special(card, king="galicia", grandes={"purple": "toledo"}, **UNDONE, **options)
    assert ("skip" in match.legal()) is may_skip


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("decree", "tiles"),
        ("adopted_home", "grandes"),
        ("empowerment", "hands"),
        ("your_majesty", "king"),
    ],
)
def test_what_is_left_undone_stays_as_it_was(card: str, key: str) -> None:
    match = special(card, edition="classic", king="galicia", grandes={"purple": "toledo"}, **UNDONE)
    before = match.position[key]
    match.play("skip")
    assert match.position[key] == before
    assert "special" not in match.legal()
