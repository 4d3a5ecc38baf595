"""What an answer would lead to, as far as whoever gives it can know."""

from __future__ import annotations

import random

import pytest

import meseta
from meseta.games import GAMES
from meseta.match.foresight import Foreseen, foresee, leaves_trace, points_next
from meseta.match.match import Match
from meseta.people.parts import join
from tests.games.el_caballero import story as caballero
from tests.games.el_grande.story import PURPLE, special, take
from tests.games.el_grande.test_hidden import disc_set
from tests.games.six_castles.test_turn import busy
from tests.games.story import play

MOVES, EVERY = 60, 6


def foreseen(match: Match, text: str, seat: int | None = None) -> Foreseen:
    """What an answer of whoever is to decide would lead to."""
    sight = match.sight(match.pending[0] if seat is None else seat)
    return foresee(sight, sight.legal_actions[sight.legal.index(text)])


def told(seen: Foreseen) -> tuple[object, ...]:
    """Everything that was foreseen, to be compared."""
    table = seen.after and (seen.after.state.tobytes(), seen.after.legal)
    return seen.events, seen.gains, seen.gain, table


# --- gains ---------------------------------------------------------------------------------------


def test_a_caballero_more_changes_what_its_region_would_give() -> None:
    match = take("decree", king="aragon", court={"purple": 2})
    seen = foreseen(match, "place navarra")
    assert seen.gains == {"navarra": ([0, 0, 0, 0], [5, 0, 0, 0])}
    assert seen.gain == 5


def test_points_that_are_given_at_once_are_told_and_no_gains_beside_them() -> None:
    there = {"sevilla": {"purple": 2}, "granada": {"blue": 1}}
    seen = foreseen(take("score_fours", king="aragon", caballeros=there), "special")
    assert (seen.points, seen.gains) == ([4, 0, 0, 0], {})


def test_a_card_says_what_it_would_score_before_it_is_taken() -> None:
    there = {"sevilla": {"purple": 2}, "granada": {"blue": 1}}
    taken = take("score_fours", king="aragon", caballeros=there)
    assert points_next(taken.sight(PURPLE)) == [4, 0, 0, 0]
    assert not any(points_next(take("decree", king="aragon", caballeros=there).sight(PURPLE)))
    held = take("score_fours", king="aragon", caballeros=there, castillo="memory")
    assert not any(points_next(held.sight(PURPLE)))


def test_what_must_be_kept_in_mind_is_not_told_beforehand_either() -> None:
    match = take("decree", castillo="memory", court={"purple": 2})
    seen = foreseen(match, "place castillo")
    assert (seen.gains, seen.gain) == ({}, 0)
    assert foreseen(take("decree", court={"purple": 2}), "place castillo").gains != {}


def test_what_is_kept_in_mind_is_not_told_by_what_would_come_of_looking_at_it() -> None:
    inside = {"castillo": {"purple": 2, "blue": 1}}
    match = take("score_castillo", king="aragon", caballeros=inside, castillo="memory")
    seen = foreseen(match, "special")
    assert (seen.points, seen.gain, seen.after) == ([0] * 4, None, None)
    assert "5" not in "".join(match.game.words("en").story(seen.events, match.view(PURPLE)))
    openly = foreseen(take("score_castillo", king="aragon", caballeros=inside), "special")
    assert openly.points == [5, 3, 0, 0]


def test_a_region_of_many_cards_is_named_once() -> None:
    match = play(caballero.turn(), "caballero", "cell a42 north")
    assert foreseen(match, "number 1").gains == {"a16 north": ([0, 0, 0], [12, 0, 0])}
    assert play(match, "number 1").preview("a16 north") == [12, 0, 0]


def test_land_that_grows_together_is_told_once_with_all_that_it_gave_before() -> None:
    there = {"red": [caballero.card((-1, 0), 2)], "blue": [caballero.card((3, 0), 1)]}
    match = caballero.turn(map=caballero.TWO_ISLANDS, caballeros=there, display=["a31"])
    seen = foreseen(play(match, "area"), "cell a43 east")
    assert seen.gains == {"a43 north": ([2, 2, 0], [6, 3, 0])}


def test_a_step_that_depends_on_nothing_hidden_is_foreseen_whole() -> None:
    seen = foreseen(busy(), "mark sw")
    assert seen.after is not None
    assert seen.events


# --- what depends on the unseen ------------------------------------------------------------------


def test_discs_of_others_are_not_foreseen() -> None:
    seen = foreseen(disc_set(0), "disc toledo")
    assert seen.after is None
    assert told(seen) == told(foreseen(disc_set(1), "disc toledo"))


def test_drawn_tiles_are_not_foreseen() -> None:
    assert foreseen(busy(), "end").after is None


def test_a_new_display_is_not_foreseen() -> None:
    match = caballero.turn(display=["a02"], players=2)
    number = match.position["round"]
    while match.position["round"] == number:
        wanted = [text for text in match.legal() if text == "end"] or match.legal()
        text = "area" if "area" in wanted else wanted[0]
        seen = foreseen(match, text)
        match.play(text)
    assert seen.after is None


def test_new_action_cards_are_not_foreseen_but_what_comes_before_them() -> None:
    match = take("militia")
    while match.position["round"] == 1:
        text = next(text for text in match.legal() if not text.startswith("place"))
        seen = foreseen(match, text)
        match.play(text)
    assert seen.after is None
    assert seen.events == match.last_events()[: len(seen.events)]
    assert 0 < len(seen.events) < len(match.last_events())


# --- every game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_comes_true(game: str) -> None:
    match, dice = meseta.new(game, seed=8), random.Random(8)
    for move in range(MOVES):
        seat = dice.choice(match.pending)
        action = dice.choice(match.legal_actions(seat))
        seen = foresee(match.sight(seat), action) if move % EVERY == 0 else None
        match.play(action, seat)
        if seen:
            assert match.last_events()[: len(seen.events)] == seen.events
            given = {name: match.preview(name) for name in match.scene().previews}
            for name, (_, after) in seen.gains.items():
                assert given.get(name, [0] * len(match.scores)) == after
            if seen.after:
                really = match.sight(seat)
                assert seen.after.state.tobytes() == really.state.tobytes()
                assert (seen.after.legal, seen.after.log) == (really.legal, really.log)
                assert seen.after.number == really.number


@pytest.mark.parametrize("game", GAMES)
def test_dealing_the_unseen_anew_changes_nothing_that_is_foreseen(game: str) -> None:
    match, dice = meseta.new(game, seed=9), random.Random(9)
    for _ in range(MOVES // 2):
        match.play(dice.choice(match.legal_actions()))
    sight = match.sight(match.pending[0])
    other = sight.guess("another world").sight(sight.seat)
    for action in sight.legal_actions[:4]:
        assert told(foresee(sight, action)) == told(foresee(other, action))


# --- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_the_same_picture_without_the_story(game: str) -> None:
    match = meseta.new(game, seed=3)
    seat = match.pending[0]
    picture, sight = match.picture(seat, "de"), match.sight(seat).picture("de")
    shown = [part for part in picture.parts if part.kind != "story"]
    assert sight.parts == shown
    assert sight.marks.lit == picture.marks.lit


def test_the_picture_of_what_is_foreseen_shows_it() -> None:
    match = take("decree", king="aragon", court={"purple": 2})
    after = foreseen(match, "place navarra").after
    assert after is not None
    ghost = join(after.picture())
    play(match, "place navarra")
    shown = [part for part in match.picture(PURPLE).parts if part.kind != "story"]
    assert after.picture().parts == shown
    assert "svg" in ghost


def test_from_memory_a_sight_does_not_draw_the_castillo_either() -> None:
    match = special("decree", castillo="memory", caballeros={"castillo": {"blue": 3}})
    shown = [part for part in match.picture(PURPLE).parts if part.kind != "story"]
    assert match.sight(PURPLE).picture().parts == shown


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_leave_no_trace_can_be_taken_back(game: str) -> None:
    match, chance, traces = meseta.new(game, seed="3", players=3), random.Random("3"), 0
    for _ in range(60):
        seat = chance.choice(match.pending)
        action = chance.choice(match.legal_actions(seat))
        leaves = leaves_trace(match.sight(seat), [action])
        match.play(action, seat)
        assert leaves or match.may_take_back(seat)
        traces += leaves
    assert 0 < traces < 60
