from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.games.six_castles.rules.state import HIDDEN
from meseta.kernel.chance import seed_words
from meseta.match.match import Match
from tests.games.six_castles.story import box_of, lay, table
from tests.games.story import field


def hidden(match: Match, seat: int) -> Any:
    held = match.way.hold(match.state)
    match.way.hide(held, match.way.boxes(match.game.box), seat)
    return match.way.array(held)


def guessed(match: Match, seat: int, seed: int) -> Any:
    state = hidden(match, seat)
    state[0]["chance"] = seed_words(seed)
    held = match.way.hold(state)
    match.way.guess(held, match.way.boxes(match.game.box), seat)
    return match.way.array(held)[0]


def some_turns(moves: int = 60, **options: Any) -> Match:
    match = meseta.new("6-castles", seed=9, **options)
    dice = random.Random(9)
    for _ in range(moves):
        match.play(dice.choice(match.legal()))
    return match


def test_hands_piles_and_the_generator_are_hidden() -> None:
    match = table(players=3)
    state = hidden(match, 1)[0]
    assert state["hands"][1].tolist() == field(match, "hands")[1]
    assert state["hands"][0].tolist() == [HIDDEN, HIDDEN]
    assert set(state["pile"].tolist()) == {-1}
    assert not state["chance"].any()


def test_only_the_top_castle_and_the_top_of_the_stock_are_seen() -> None:
    match = some_turns(players=3)
    state = hidden(match, -1)[0]
    left, stock = int(state["castles_left"]), int(state["stock_left"])
    assert state["castle_deck"][left - 1] == match.state[0]["castle_deck"][left - 1] != -1
    assert set(state["castle_deck"][: left - 1].tolist()) <= {-1}
    assert state["stock"][stock - 1] == match.state[0]["stock"][stock - 1] != -1
    assert set(state["stock"][: stock - 1].tolist()) <= {-1}


def test_reserves_lines_and_coins_are_open() -> None:
    match = some_turns(players=3)
    state = hidden(match, -1)[0]
    for name in ("reserve", "line", "coins", "workers", "discs_on", "hill"):
        assert np.array_equal(state[name], match.state[0][name])


def test_secret_charters_are_hidden_until_the_end() -> None:
    match = some_turns(players=3)
    state = hidden(match, 2)[0]
    assert state["charters"][0].tolist() == [HIDDEN, field(match, "charters")[0][1]]
    assert state["charters"][2].tolist() == field(match, "charters")[2]
    while not match.over:
        match.play(match.legal()[0])
    assert hidden(match, -1)[0]["charters"].tolist() == field(match, "charters")


def test_hidden_charters_offer_nothing() -> None:
    match = meseta.new("6-castles", seed=9, players=2)
    held = match.way.hold(hidden(match, 0))
    mask = match.way.row(match.game.book.actions, "u1")
    boxes = match.way.boxes(match.game.box)
    assert match.way.offer(held, boxes, 1, mask) == 0
    assert match.way.offer(held, boxes, 0, mask) == 2


def test_a_guess_deals_every_tile_once() -> None:
    match = some_turns(players=4)
    for seed in range(5):
        state = guessed(match, 0, seed)
        tiles = [
            *state["laid"].tolist()[1 : int(state["laid_count"])],
            *state["pile"].tolist()[: int(state["pile_left"])],
            *[tile for hand in state["hands"].tolist() for tile in hand if tile >= 0],
        ]
        if state["tile"] >= 0 and state["tile"] not in tiles:
            tiles.append(int(state["tile"]))
        assert sorted(tiles) == list(range(40))


def test_guesses_reach_every_charter_that_is_not_known() -> None:
    match = some_turns(20, players=2)
    seen = {int(guessed(match, 0, seed)["charters"][1][0]) for seed in range(80)}
    known = {0, *field(match, "charters")[0], field(match, "charters")[1][1]}
    assert seen == set(range(17)) - known


def test_removed_tiles_of_the_suggested_set_up_show_no_cross_and_no_chapel() -> None:
    match = some_turns(players=2, suggested=True)
    sacred = [tile for tile in range(40) if box_of(match).is_sacred[tile]]
    for seed in range(20):
        state = guessed(match, 0, seed)
        used = {*state["laid"].tolist(), *state["pile"].tolist(), int(state["tile"])}
        used |= {tile for hand in state["hands"].tolist() for tile in hand}
        assert len(set(sacred) - used) <= 40 - 10 - 24


def test_the_opponents_tiles_of_the_solo_game_are_hidden_and_guessed() -> None:
    match = some_turns(40, players=1)
    assert set(hidden(match, 0)[0]["rival"].tolist()) == {-1}
    state = guessed(match, 0, 1)
    left = int(state["rival_left"])
    assert min(state["rival"].tolist()[:left]) >= 0


def test_the_tile_in_the_players_fingers_is_not_dealt_again() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    match.play("lay lt19")
    for seed in range(10):
        state = guessed(match, 1, seed)
        assert 18 not in state["pile"].tolist()
        assert 18 not in state["hands"].tolist()[0]


def test_an_empty_stack_of_castles_stays_empty() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    state = hidden(match, 0)
    state[0]["castles_left"] = 0
    state[0]["chance"] = seed_words(1)
    held = match.way.hold(state)
    match.way.guess(held, match.way.boxes(match.game.box), 0)
    assert match.way.array(held)[0]["castles_left"] == 0


def test_an_empty_stock_stays_empty() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, stock=[])
    assert guessed(match, 0, 1)["stock_left"] == 0


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_views_name_nothing_that_is_hidden(seat: int | None) -> None:
    match = table(hands={"blue": ["lt19", "lt20"], "red": ["lt21", "lt22"]})
    view = match.view(seat)
    assert [hand is None for hand in view["hands"]["red"]] == [seat != 1] * 2
    assert view["pile"] == 16
    lay(match, "lt19", "north of start_a")
    assert match.view(seat)["tiles"][1]["id"] == "lt19"
