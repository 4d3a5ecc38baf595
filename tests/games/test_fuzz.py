"""A sample of the fuzzers of positions and boxes, in a process of its own; `make soak` runs all."""

from __future__ import annotations

import json
import sys

import pytest

from meseta.games import GAMES
from tests.support.fuzz import VARIANTS
from tests.support.waiting import run_to_end

POSITIONS = 24
BOXES = 16


def test_every_game_is_fuzzed() -> None:
    assert set(VARIANTS) == set(GAMES)


@pytest.mark.sample(1)
@pytest.mark.once("compiled")
@pytest.mark.parametrize("game", GAMES)
def test_with_a_changed_box_nothing_fails_or_it_is_refused_by_name(game: str) -> None:
    done = run_to_end([sys.executable, "-m", "tests.support.box_fuzz", game, str(BOXES), "7"])
    assert done.returncode == 0, done.stdout + done.stderr
    tally = json.loads(done.stdout.splitlines()[-1])
    assert tally["refused"] > 0
    assert tally["accepted"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_position_is_refused_by_name_or_can_be_played_on(game: str) -> None:
    command = [sys.executable, "-m", "tests.support.fuzz", game, str(POSITIONS), "7"]
    done = run_to_end(command)
    assert done.returncode == 0, done.stdout + done.stderr
    tally = json.loads(done.stdout.splitlines()[-1])
    assert tally["refused"] > 0
    assert tally["accepted"] > 0
