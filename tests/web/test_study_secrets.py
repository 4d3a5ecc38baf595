"""A study of a running match tells no more than its seat may know: twin worlds give equal bytes."""

from __future__ import annotations

import json
import os
import random

import pytest

from meseta.games import GAMES
from meseta.web.http.refusals import Refused
from meseta.web.store.studies import StudyRow
from meseta.web.study.studies import BEGINNING, ROOT, Study
from meseta.web.study.study_files import from_table
from meseta.web.study.study_sheets import TURN, StudyRequest, study_facts
from meseta.web.table.messages import StudySheetFacts
from meseta.web.table.table import Table
from tests.support.fuzz import VARIANTS
from tests.support.web.worlds import MORE, other_world, random_play, sat_down

LOOKS = 1 if os.environ.get("MESETA_WAY") == "plain" else 3
"""So many positions of a game are looked at; fewer in plain Python, which is slow."""
CASES = [
    (game, json.dumps(options), seed)
    for game in GAMES
    for options in VARIANTS[game]
    if options.get("castillo") != "memory"
    for seed in range(1, 1 + MORE)
]


def kept_of(table: Table, seat: int, seed: str = "own") -> StudyRow:
    """What is kept of a study that a seat makes of a table."""
    return from_table(table, seat, None, seed).row("somebody")._replace(id="", created=0, changed=0)


def told_of(row: StudyRow) -> StudySheetFacts:
    """What is shown of a study at its beginning."""
    study = Study(row, [BEGINNING])
    return study_facts(study, StudyRequest(ROOT, TURN, "en", -1, True))


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
@pytest.mark.sample(3)
def test_a_study_is_a_function_of_what_the_seat_may_know(
    game: str, options: str, seed: int
) -> None:
    dice = random.Random(f"{game} {options} {seed}")
    table = sat_down(game, json.loads(options), seed=str(seed))
    moves = sum(1 for _ in random_play(sat_down(game, json.loads(options)), random.Random(seed)))
    wanted = set(dice.sample(range(moves), LOOKS))
    for number, _move in enumerate(random_play(table, random.Random(seed))):
        if number in wanted:
            seat = dice.randrange(len(table.seats))
            twin = other_world(table, seat, number)
            twin.match.seed = "another seed"
            one, other = kept_of(table, seat), kept_of(twin, seat)
            assert json.dumps(one) == json.dumps(other)
            assert json.dumps(told_of(one)) == json.dumps(told_of(other))


def test_the_seed_of_the_study_alone_deals_what_is_hidden() -> None:
    table = sat_down("el-grande", {"players": 3})
    one, other = kept_of(table, 0), kept_of(table, 0, "another")
    assert one.start["position"]["decks"] != other.start["position"]["decks"]
    assert one.start["position"]["hands"]["purple"] == other.start["position"]["hands"]["purple"]
    assert told_of(one)["parts"] == told_of(other)["parts"]


def test_a_match_from_memory_is_studied_when_it_is_over() -> None:
    table = sat_down("el-grande", {"players": 2, "castillo": "memory"})
    with pytest.raises(Refused, match="from_memory"):
        kept_of(table, 0)
