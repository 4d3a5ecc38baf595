"""Bots decide a turn by where it ends, answer in secret for a reason, and do not open alike."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import meseta
from meseta.bots.levels import make_bot
from meseta.bots.mind import Mind, SearchSettings
from meseta.bots.weights import weights_for
from meseta.match.match import Match
from tests.games.el_grande.story import next_round, setup, take, threatened
from tests.support.turns import UNDOINGS, Told, measure, play, turns_of, undone_in

pytestmark = pytest.mark.once("compiled")
SEEDS = range(8)
CLASSIC = {"edition": "classic"}
SPENT = {"hands": {"purple": [1, 3, 5, 6, 8, 11, 13]}}


def in_turn(game: str, seed: int = 4) -> Match:
    """A match in its first turn; power cards are played, tiles and charters chosen."""
    match = meseta.new(game, players=3, seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not {"area", "recruit 0", "end"} & {*match.legal(match.pending[0])}:
        seat = match.pending[0]
        match.play(match.game.texts[bots[seat].choose(match.sight(seat))], seat)
    return match


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("game", "level", "games"),
    [
        ("el-caballero", "peon", 3),
        ("el-caballero", "caballero", 1),
        ("6-castles", "peon", 1),
        ("6-castles", "caballero", 1),
    ],
)
def test_nothing_is_done_that_the_same_turn_undoes(game: str, level: str, games: int) -> None:
    found = measure([play(game, [level] * 3, seed) for seed in range(games)])
    assert found.turns > 20
    assert found.undone == 0, found.what


@pytest.mark.parametrize(
    ("turn", "undone"),
    [
        ([("ship_home", {"card": 1}), ("launched", {"card": 2})], True),
        ([("posted", {"card": 1}), ("withdrawn", {"card": 2})], True),
        ([("fortified", {"card": 1}), ("withdrawn", {"card": 1})], True),
        ([("fortified", {"card": 1}), ("withdrawn", {"card": 2})], False),
        ([("posted", {"card": 1}), ("ship_bought", {"card": 1})], False),
    ],
)
def test_what_is_undone_is_seen(turn: list[Told], undone: bool) -> None:
    assert bool([*undone_in(turn, UNDOINGS["el-caballero"])]) is undone


def test_a_turn_is_all_that_a_seat_does_until_somebody_else_decides() -> None:
    turns = [*turns_of(play("el-caballero", ["random"] * 2, 1))]
    assert len(turns) == 2 * 7
    assert all(len({told["seat"] for _name, told in turn}) == 1 for turn in turns)


@pytest.mark.parametrize("game", ["el-grande", "el-caballero", "6-castles"])
def test_a_plan_leads_to_where_others_or_chance_decide(game: str) -> None:
    match = in_turn(game)
    seat = match.pending[0]
    mind = Mind(match.game, match.way, weights_for(match.game), SearchSettings())
    plan = mind.plan(match.sight(seat).state, seat, [], "any", 200)
    for step in plan.steps:
        assert match.pending == (seat,)
        match.play(match.game.texts[step], seat)
    assert match.pending != (seat,)


@pytest.mark.parametrize("level", ["peon", "caballero"])
def test_a_plan_is_found_again_by_whoever_has_forgotten_it(level: str) -> None:
    match = in_turn("el-caballero")
    seat, keeps = match.pending[0], make_bot(level, 1)
    while match.pending == (seat,):
        action = keeps.choose(match.sight(seat))
        assert make_bot(level, 1).choose(match.sight(seat)) == action
        match.play(match.game.texts[action], seat)


@pytest.mark.parametrize("level", ["caballero", "grande"])
def test_a_secret_disc_goes_where_it_scores(level: str) -> None:
    held = {region: {"blue": 9} for region in ("galicia", "castilla", "aragon")}
    held |= {region: {"green": 9} for region in ("navarra", "valencia", "granada")}
    held |= {region: {"orange": 9} for region in ("cataluna", "sevilla")}
    match = setup(
        round=3,
        king="galicia",
        castillo={"purple": 3, "blue": 1},
        caballeros={**held, "toledo": {"green": 2}},
    )
    next_round(match)
    chosen = [make_bot(level, seed).choose(match.sight("purple")) for seed in SEEDS]
    assert {match.game.texts[action] for action in chosen} == {"disc toledo"}


@pytest.mark.parametrize("game", ["el-grande", "el-caballero"])
def test_bots_of_other_seeds_open_otherwise(game: str) -> None:
    match = meseta.new(game, players=4, seed=1)
    sight = match.sight(match.pending[0])
    assert len({make_bot("caballero", seed).choose(sight) for seed in SEEDS}) > 1
    assert len({make_bot("caballero", 1).choose(sight) for _again in SEEDS}) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("level", ["peon", "caballero"])
def test_no_card_is_taken_for_nothing(level: str) -> None:
    for turn in turns_of(play("el-grande", [level] * 4, 2)):
        names = [name for name, _told in turn]
        if "took" in names:
            assert len(names[names.index("took") :]) > len(["took", "ended"])


def rest_of_turn(match: Match, level: str, seed: int) -> list[str]:
    """What purple does of its own accord until its turn is over; the others let it pass."""
    after, bot, done = match.copy(), make_bot(level, seed), []
    while "ended" not in last_names(after):
        seat = after.pending[0]
        if seat == 0:
            done.append(after.game.texts[bot.choose(after.sight(seat))])
        after.play(done[-1] if seat == 0 else after.legal(seat)[-1], seat)
    return done


def last_names(match: Match) -> list[str]:
    """What the last move led to, by name."""
    return [match.game.book.events.read(event)[0].name for event in match.last_events()]


def test_a_special_action_is_announced_though_others_may_object() -> None:
    held = {"toledo": {"purple": 3, "green": 1}, "aragon": {"blue": 2, "orange": 2}}
    match = threatened("score_one_region", round=4, caballeros=held, court={})
    for seed in SEEDS:
        assert "special" in rest_of_turn(match, "caballero", seed)


def test_others_are_sent_out_of_where_they_stand_before_oneself() -> None:
    held = {"toledo": {"purple": 1, "green": 4}, "aragon": {"blue": 2, "orange": 2, "purple": 4}}
    match = take("coup", round=9, king="sevilla", caballeros=held, court={}, **CLASSIC)
    for seed in SEEDS:
        assert rest_of_turn(match, "caballero", seed) == ["special", "coup toledo"]


@pytest.mark.parametrize("level", ["caballero", "grande"])
def test_a_power_card_is_taken_back_where_it_can_be(level: str) -> None:
    held = {"toledo": {"purple": 3, "green": 1}, "aragon": {"blue": 2, "orange": 2}}
    match = take("empowerment", round=7, caballeros=held, court={}, **CLASSIC, **SPENT)
    for seed in SEEDS:
        assert rest_of_turn(match, level, seed)[-1].startswith("regain")


@pytest.mark.parametrize("level", ["caballero", "grande"])
def test_nothing_is_announced_that_changes_nothing(level: str) -> None:
    match = take("decay_3", round=7, court={}, **CLASSIC, **SPENT)
    for seed in SEEDS:
        assert rest_of_turn(match, level, seed) == ["end"]


@pytest.mark.sample(1)
def test_nothing_is_announced_only_to_be_left() -> None:
    match = play("el-grande", ["grande"] * 4, 2, **CLASSIC)
    names = [match.game.book.events.read(event)[0].name for event in match.log]
    assert ("announced", "ended") not in pairwise(names)


def test_a_beginner_takes_what_comes_and_keeps_what_scores() -> None:
    turns = [
        turn for seed in range(3) for turn in turns_of(play("el-caballero", ["peon"] * 3, seed))
    ]
    counts = Counter(name for turn in turns for name in {name for name, _told in turn})
    assert counts["supplied"] > 0.75 * len(turns), "a seventh of power cards bring nobody"
    assert counts["withdrawn"] + counts["ship_home"] < 0.05 * len(turns)
