"""Whole games with every byte captured that anybody is sent, over HTTP.

All seats and a spectator listen, as people and as programs, and ask for every page about the table.
In no byte stands what its receiver may not know; and while a world lies on the table that differs
only in what a seat may not know, that seat is sent the same bytes and hears of nothing.

The suite looks at a few moves of some kinds of games; with `MESETA_MORE` whole games of all kinds
are played, the streams looked at after every move and all pages after every fifth.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from meseta.web.study import study_files
from tests.support.fuzz import VARIANTS
from tests.support.web.captures import (
    Capture,
    Looker,
    Twins,
    secret_words,
    seeds_found,
    words_found,
)
from tests.support.web.served import Server
from tests.support.web.worlds import SPECTATOR

WHOLE = "MESETA_MORE" in os.environ
SAMPLE = 6
"""So many moves of a game are looked at where whole games would take too long."""
EVERY = 5 if WHOLE else 3
"""After so many moves somebody asks for every page."""
MORE_VARIANTS: dict[str, list[dict[str, Any]]] = {
    "el-grande": [
        {"players": 2, "expansions": ["new-regency", "old-hands", "power-shift"]},
        {"players": 3, "expansions": ["power-shift"], "short": True},
        {"players": 3, "merged_stack": True, "expansions": ["new-regency"]},
        {"players": 2, "edition": "classic", "castillo": "memory"},
        {"players": 4, "edition": "classic", "veto_interrupts": "never"},
        {"players": 5, "expansions": ["power-shift"], "castillo": "memory"},
    ],
    "el-caballero": [{"players": 3}],
    "6-castles": [{"players": 2}, {"players": 4, "side": "b"}, {"players": 2, "suggested": True}],
}
"""What is hidden differs in these too; they are played with the whole games."""
SAMPLED = [
    ("el-grande", {"players": 2}, 50),
    ("el-grande", {"players": 3, "expansions": ["power-shift"], "short": True}, 0),
    ("el-grande", {"players": 3, "expansions": ["new-regency", "power-shift"]}, 70),
    ("el-grande", {"players": 4, "edition": "classic"}, 90),
    ("el-caballero", {"players": 2}, 40),
    ("6-castles", {"players": 3}, 0),
    ("6-castles", {"players": 2, "side": "b"}, 60),
]
"""Kinds of games, and after how many moves they are looked at."""
ALL = [
    (game, options, 0)
    for game, variants in VARIANTS.items()
    for options in [*variants, *MORE_VARIANTS[game]]
]
CASES = [(game, json.dumps(o), first) for game, o, first in (ALL if WHOLE else SAMPLED)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('captures') / 'tables.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def lookers(house: Server) -> list[Looker]:
    """Five people for the seats, and somebody who looks on."""
    return [Looker(house, seat) for seat in (0, 1, 2, 3, 4, SPECTATOR)]


@pytest.fixture(autouse=True)
def _studies_are_dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a study deals anew depends on its own seed, which is random otherwise."""
    begin = study_files.from_table
    monkeypatch.setattr(
        study_files, "from_table", lambda table, seat, move, _: begin(table, seat, move, "own")
    )


@pytest.fixture
def lookers_anew(lookers: list[Looker]) -> list[Looker]:
    """The same people, who have seen nothing yet."""
    for each in lookers:
        each.known = set()
    return lookers


@pytest.mark.parametrize(("game", "options", "first"), CASES)
@pytest.mark.sample(3)
def test_nobody_is_sent_what_they_may_not_know(
    house: Server, lookers_anew: list[Looker], game: str, options: str, first: int
) -> None:
    capture = Capture(house, lookers_anew, game, json.loads(options), first)
    capture.skip(first)
    with ExitStack() as stack:
        capture.listen(stack)
        for number in range(10_000 if WHOLE else SAMPLE):
            check_streams(capture)
            if capture.match.over:
                break
            if number % EVERY == 0:
                check_pages(capture, capture.dice.choice(capture.lookers))
            capture.step()
    assert capture.match.over or not WHOLE
    print(f"{game} {options}: {len(capture.match.moves)} moves looked at", flush=True)


def check_streams(capture: Capture) -> None:
    """Nobody has heard what they may not know."""
    for seat, lines in capture.heard().items():
        looker = next(each for each in capture.lookers if each.seat == seat)
        check_text(capture, looker, "\n".join(lines))


def check_text(capture: Capture, looker: Looker, text: str) -> None:
    """In a text that somebody was sent stands nothing that they may not know."""
    assert seeds_found(text, capture.seed, capture.match) == []
    if not capture.match.over:
        assert words_found(text, secret_words(capture.match, looker.seat, looker.known)) == set()


def check_pages(capture: Capture, looker: Looker) -> None:
    """All pages of somebody hold nothing secret, and are the same in another world."""
    at = capture.dice.randrange(len(capture.match.moves) + 1)
    said = looker.asks(capture.name, at)
    for path, text in said.items():
        if path != "study":  # it has its own deal, in which anything may lie anywhere
            check_text(capture, looker, text)
        assert seeds_found(text, capture.seed, capture.match) == [], path
    world, other = capture.match, capture.other_world(looker.seat)
    capture.heard()
    try:
        capture.enter(other)
        again = looker.asks(capture.name, at)
        heard = capture.publish_to(looker.seat)
    finally:
        capture.enter(world)
    assert heard == [], told_apart(heard, capture.publish_to(looker.seat))
    for path, text in said.items():
        assert plainly(again[path]) == plainly(text), path


def told_apart(here: list[str], there: list[str]) -> dict[str, tuple[Any, Any]]:
    """What was heard differently in two worlds, by name; where one says nothing, all of it."""
    one, two = (
        [json.loads(line.removeprefix("data: ")) for line in each[:1]] for each in (here, there)
    )
    first, second = (dict(*each) for each in (one, two))
    names = sorted(first.keys() | second.keys())
    return {n: (first.get(n), second.get(n)) for n in names if first.get(n) != second.get(n)}


def plainly(text: str) -> list[str]:
    """A text by its lines, but for whether somebody has been here since the last move."""
    return text.replace('"was_away": true', '"was_away": false').split("\n")


# --- two tables ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options", "first"), CASES)
@pytest.mark.sample(3)
def test_until_the_rules_reveal_it_twin_tables_send_the_same(
    house: Server, lookers_anew: list[Looker], game: str, options: str, first: int
) -> None:
    capture = Capture(house, lookers_anew, game, json.loads(options), first + 1)
    capture.skip(first)
    compared, whole = 0, 10_000 if WHOLE else 2
    for _ in range(whole):
        if capture.match.over:
            break
        seat = capture.dice.choice(capture.lookers).seat
        compared += Twins(capture, seat).compare()
    assert compared > 0
    print(f"{game} {options}: {compared} moves the same at twin tables", flush=True)


# --- thoughts ------------------------------------------------------------------------------------


def test_what_a_bot_thinks_is_told_to_nobody_but_who_asked_for_a_hint(
    house: Server, lookers_anew: list[Looker]
) -> None:
    capture = Capture(house, lookers_anew, "el-grande", {"players": 2}, 1)
    capture.skip(20)
    seat = capture.match.pending[0]
    with ExitStack() as stack:
        capture.listen(stack)
        capture.heard()
        answer = capture.lookers[seat].person.send(capture.name, "hint", seat=seat)
        assert answer.json()["best"]
        told = f'data: {{"kind": "hinted", "seat": {seat}}}'
        assert {line for lines in capture.heard().values() for line in lines} == {told}
