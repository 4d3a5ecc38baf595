"""Golden matches are played as they were written."""

from __future__ import annotations

from functools import cache

import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.kernel.event import Event
from tests.support.golden import GOLDEN, HOME, Golden, play, write


@pytest.mark.once("compiled", elsewhere=6)
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.game}/{golden.name}")
def test_golden_match(golden: Golden) -> None:
    assert write(play(golden)) == golden.path.read_text("utf-8")


def test_every_game_has_golden_matches_and_no_file_is_left_over() -> None:
    assert {golden.game for golden in GOLDEN} == set(GAMES)
    kept = set(HOME.glob("*/*.txt"))
    assert kept == {golden.path for golden in GOLDEN}


@cache
def kept(number: int) -> tuple[Event, ...]:
    """The events of a golden match, from its moves as they were written."""
    golden = GOLDEN[number]
    match = meseta.new(golden.game, seed=golden.seed, **golden.options)
    for line in golden.path.read_text("utf-8").splitlines():
        place, _, move = line.partition(". ")
        if place.isdigit():
            seat, _, text = move.partition(": ")
            match.play(text, match.game.seats.index(seat))
    return tuple(match.log)


def told(game: str, what: str, **options: str) -> set[int]:
    """Every number that the golden matches of a game tell of something, such as a card."""
    events = find_game(game).book.events
    found = set()
    for number, golden in enumerate(GOLDEN):
        if golden.game == game and options.items() <= {"edition": "2023", **golden.options}.items():
            for event in kept(number):
                found |= {n for name, n in events.read(event)[1].items() if name == what}
    return found


@pytest.mark.once("compiled")
@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_every_card_of_el_grande_is_seen_in_one(edition: str) -> None:
    game = find_game("el-grande")({"edition": edition}, None)
    assert told("el-grande", "card", edition=edition) == set(range(len(game.naming["card"])))


@pytest.mark.once("compiled")
@pytest.mark.parametrize(
    ("game", "kind", "count"),
    [
        ("el-caballero", "area", 48),
        ("6-castles", "tile", 42),
        ("6-castles", "exploration", 22),
        ("6-castles", "castle", 6),
    ],
)
def test_every_component_occurs_in_one(game: str, kind: str, count: int) -> None:
    assert told(game, kind) == set(range(count))
