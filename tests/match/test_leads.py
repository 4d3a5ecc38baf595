"""What a later question is about can be pressed already: where answers lead."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import meseta
from meseta.games import GAMES
from meseta.match.leads import Spot, leads_of
from meseta.match.match import Match
from meseta.match.sight import elements_of
from meseta.people.cutting import Cutting, elements_on_map
from tests.games.el_caballero import story as caballero
from tests.games.el_grande.story import take
from tests.games.six_castles.test_turn import busy

EVERY = 9


def leads(match: Match, seat: int | None = None) -> dict[Spot, list[tuple[str, ...]]]:
    """What whoever is to decide can press, and the texts of what that chooses."""
    seat = match.pending[0] if seat is None else seat
    found = leads_of(match.sight(seat), match.picture(seat), "en")
    texts = match.game.texts
    return {
        spot: [tuple(texts[action] for action in way) for way in ways]
        for spot, ways in found.items()
    }


def ways(match: Match, *element: str) -> list[tuple[str, ...]]:
    """What can be chosen at an element that lies there, or at all that would be drawn."""
    return sorted(
        way
        for spot, several in leads(match).items()
        for way in several
        if (spot.element in element if element else spot.drawn)
    )


def test_an_area_card_of_the_display_can_be_pressed_to_lay_it() -> None:
    match = caballero.turn(display=["a02", "a05"])
    assert ways(match, "display-a02") == [("area", "area a02")]


def test_a_free_cell_can_be_pressed_to_post_a_caballero_card() -> None:
    cells = ways(caballero.turn(court={"red": 3}, display=["a02", "a05"]))
    assert ("caballero", "cell a42 north") in cells
    assert {way[0] for way in cells} == {"caballero"}


def test_an_own_card_stands_for_everything_that_can_be_done_with_it() -> None:
    there = {"red": [caballero.card((-1, 0), north=2), caballero.card((3, 0), north=1)]}
    match = caballero.turn(caballeros=there, court={"red": 5})
    assert [way[0] for way in ways(match, "caballero-red-1")] == ["castillo", "turn", "withdraw"]


def test_what_is_forced_after_an_answer_stands_for_the_answer() -> None:
    match = caballero.turn(caballeros={"red": [caballero.card((-1, 0), north=2)]}, court={"red": 5})
    assert ("withdraw",) in ways(match, "caballero-red-1")


def test_the_only_side_that_is_left_for_a_ship_is_offered_on_the_map() -> None:
    match = caballero.turn(caballeros={"red": [caballero.card((-1, 0), north=2)]}, court={"red": 5})
    assert ways(match, "harbour-red-1-east") == [("ship",)]


def test_every_hill_that_a_worker_can_reach_is_pressed_at_once() -> None:
    hills = {way[1:] for way in ways(busy()) if way[0] == "worker"}
    tiles = {tile for tile, _ in hills}
    assert len(tiles) > 1
    assert all(hill in busy("worker", tile).legal() for tile, hill in hills)
    assert ways(busy(), *[tile.replace("to ", "tile-") for tile in tiles]) == []


def test_a_hill_around_which_several_tiles_lie_is_one_thing() -> None:
    called = [hill for tile in busy("worker").legal() for hill in busy("worker", tile).legal()]
    assert len([way for way in ways(busy()) if way[0] == "worker"]) < len(called)


def test_a_tile_of_the_reserve_is_pressed_to_append_it() -> None:
    appended = [way for several in leads(busy()).values() for way in several if way[0] == "append"]
    assert sorted(way[-1] for way in appended) == sorted(busy("append").legal())


def test_an_answer_that_is_only_followed_by_the_next_action_leads_nowhere() -> None:
    match = caballero.turn(court={"red": 3}, powers={"red": 1, "blue": 12, "yellow": 11})
    assert "supply" in match.legal()
    assert not [way for several in leads(match).values() for way in several if way[0] == "supply"]


def test_who_is_asked_about_things_on_the_table_alone_is_led_nowhere() -> None:
    assert leads(take("decree", court={"purple": 2})) == {}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_leads_somewhere_leads_there(game: str) -> None:
    match, dice = meseta.new(game, seed=8), random.Random(8)
    for move in range(60):
        seat = dice.choice(match.pending)
        if move % EVERY == 0:
            for spot, several in leads(match, seat).items():
                assert len({way[0] for way in several}) == len(several)
                for way in several:
                    come_true(match.copy(), seat, way, spot)
        match.play(dice.choice(match.legal_actions(seat)), seat)


def come_true(match: Match, seat: int, way: Iterable[str], spot: Spot) -> None:
    """All answers can be given one after the other, and the last one points at the place."""
    at, elements = "", elements_of(match.game, seat)
    for text in way:
        assert text in match.legal(seat)
        at, board = elements[match.game.texts.index(text)], match.picture(seat)
        match.play(text, seat)
    if spot.drawn:
        [part] = [part for part in board.parts if part.id == spot.drawn.part]
        [(_, svg)] = elements_on_map(part.body, {at})
        assert Cutting(part.id, svg).untitled == spot.drawn
    elif at:
        assert spot.element == at
