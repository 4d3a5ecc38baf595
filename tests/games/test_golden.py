"""Golden matches are played as they were written."""

from __future__ import annotations

from importlib import import_module

import pytest

from meseta.games import GAMES, find_game
from meseta.games.el_grande.box.document import deck_rows, load
from meseta.games.el_grande.events import TOOK
from tests.golden import GOLDEN, HOME, Golden, play, write


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.game}/{golden.name}")
def test_golden_match(golden: Golden) -> None:
    assert write(play(golden)) == golden.path.read_text("utf-8")


def test_every_game_has_golden_matches_and_no_file_is_left_over() -> None:
    assert {golden.game for golden in GOLDEN} == set(GAMES)
    kept = set(HOME.glob("*/*.txt"))
    assert kept == {golden.path for golden in GOLDEN}


@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_every_card_of_el_grande_is_taken_in_one(edition: str) -> None:
    taken = set()
    for golden in GOLDEN:
        if golden.game == "el-grande" and golden.options.get("edition", "2023") == edition:
            taken |= {event[3] for event in play(golden).log if event[0] == TOOK}
    rows = deck_rows(load(edition))
    assert {rows[number]["id"] for number in taken} == {row["id"] for row in rows}


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
    words = import_module(find_game(game).__module__ + ".words").EVENT_WORDS
    names = import_module(find_game(game).__module__ + ".events").EVENTS
    places = {
        number: words[name].index(kind) + 1
        for number, name in enumerate(names)
        if kind in words[name]
    }
    logs = [play(golden).log for golden in GOLDEN if golden.game == game]
    seen = {event[places[event[0]]] for log in logs for event in log if event[0] in places}
    assert seen == set(range(count))
