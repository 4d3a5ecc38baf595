"""The examples can be used as they stand."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

import meseta
from meseta.bots.levels import make_bot

ROOT = Path(__file__).parent.parent
MINE = ROOT / "examples" / "my_bot.py"


@pytest.mark.parametrize("game", meseta.game_ids())
def test_a_bot_of_ones_own_plays_every_game(game: str) -> None:
    match = meseta.new(game, seed=1, players=2, way="plain")
    with closing(make_bot(f"{MINE}:Clever")) as clever, closing(make_bot(f"{MINE}:hasty")) as hasty:
        while len(match.moves) < 25:
            seat = match.pending[0]
            bot = hasty if seat else clever
            match.play(bot.choose(match.sight(seat)), seat)
    assert {seat for seat, _ in match.moves} == {0, 1}


def test_a_clever_bot_beats_a_hasty_one() -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True, way="plain")
    with closing(make_bot(f"{MINE}:Clever")) as clever, closing(make_bot(f"{MINE}:hasty")) as hasty:
        while not match.over:
            seat = match.pending[0]
            bot = hasty if seat else clever
            match.play(bot.choose(match.sight(seat)), seat)
    assert match.winners == (0,)


def test_the_readme_shows_the_bot_as_it_stands() -> None:
    _, found, shown = MINE.read_text("utf-8").partition("class Clever:")
    assert found + shown in (ROOT / "README.md").read_text("utf-8")
