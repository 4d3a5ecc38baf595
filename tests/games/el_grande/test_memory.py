"""A table on which nobody may look into the castillo until the game is over."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.cli import main
from meseta.games.el_grande.box.domains import CASTILLO, REGION
from meseta.games.el_grande.rules.events import Events
from meseta.kernel.game import Room
from meseta.match.match import Match
from tests.games.el_grande.story import BLUE, PURPLE, setup, special, take
from tests.games.story import play

INSIDE = {"castillo": {"purple": 2, "blue": 1}}
THROWN = "Purple places a caballero: Castillo."


def from_memory(**position: Any) -> Match:
    """Two colours are in the castillo, and what is in it must be kept in mind."""
    return setup(castillo="memory", caballeros=INSIDE, king="toledo", **position)


def finished() -> Match:
    """A match that was played from memory, and is over."""
    match = meseta.new("el-grande", castillo="memory", short=True, seed=5, way="plain")
    dice = random.Random(5)
    while not match.over:
        seat = dice.choice(match.pending)
        match.play(dice.choice(match.legal(seat)), seat)
    return match


def test_the_castillo_is_open_unless_people_play_from_memory() -> None:
    match = setup(caballeros=INSIDE)
    assert match.may_look_back
    assert match.view(PURPLE)["castillo"] == INSIDE["castillo"]


@pytest.mark.parametrize("seat", [None, PURPLE])
def test_from_memory_nobody_is_shown_what_is_in_the_castillo(seat: int | None) -> None:
    match = from_memory()
    assert match.view(seat)["castillo"] is None
    assert "?" in match.svg(seat)
    board, *_ = match.game.scribe("en").sheets(match.scene(seat), {}, Room(80, 24))
    castillo = next(line for line in board.lines if "Castillo" in line)
    assert castillo.count("?") == 5


def test_from_memory_nobody_is_told_what_the_castillo_would_give() -> None:
    match = from_memory()
    with pytest.raises(ValueError, match="'castillo' must be kept in mind until the game is over"):
        match.preview("castillo")
    assert match.preview("toledo") == [0, 0, 0, 0]


def test_who_went_in_is_told_until_the_turn_is_over() -> None:
    match = take("decree", castillo="memory", court={"purple": 2}, king="galicia")
    play(match, "place castillo", "place navarra")
    assert THROWN in match.story()
    match.play("end")
    assert THROWN not in match.story()
    assert "Purple places a caballero: Navarra." in match.story()


def test_moves_into_the_castillo_are_forgotten_too() -> None:
    board = {"toledo": {"blue": 3}}
    memory = {"castillo": "memory", "king": "galicia", "caballeros": board}
    match = special("intrigue_any_3", **memory)
    play(match, "lift blue toledo", "drop castillo", "lift blue toledo", "drop granada")
    assert any("to Castillo" in sentence for sentence in match.story())
    match.play("stop")
    assert match.pending != (PURPLE,)
    assert not any("to Castillo" in sentence for sentence in match.story())
    assert any("to Granada" in sentence for sentence in match.story())


@pytest.mark.parametrize(
    "wanted",
    [
        (Events.wants_move.number, BLUE, REGION["toledo"], CASTILLO, 0),
        (Events.wants_extra.number, BLUE, CASTILLO, 0, 0),
    ],
)
def test_what_was_only_about_to_go_into_the_castillo_is_forgotten_too(wanted: Any) -> None:
    game = from_memory().game
    ended = (Events.ended.number, PURPLE, 0, 0, 0)
    assert game.forget([wanted]) == [wanted]
    assert game.forget([wanted, ended]) == [ended]


def test_the_rules_know_no_difference() -> None:
    tables = [meseta.new("el-grande", castillo=c, seed=3, way="plain") for c in ("open", "memory")]
    dice = random.Random(3)
    for _move in range(60):
        action = dice.choice(tables[0].legal())
        for match in tables:
            match.play(action)
    assert tables[0].state.tobytes() == tables[1].state.tobytes()
    assert tables[0].log == tables[1].log


def test_looking_back_is_closed_until_the_game_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = from_memory()
    assert not match.may_look_back
    assert not match.replay().may_look_back
    match.save(tmp_path / "evening.json")
    assert main(["replay", str(tmp_path / "evening.json")]) == 2
    assert "when the game is over" in capsys.readouterr().err


def test_when_the_game_is_over_all_is_open() -> None:
    match = finished()
    assert match.may_look_back
    assert match.view()["castillo"] == {}
    assert match.preview("castillo") == [0, 0, 0, 0]
    assert any(": Castillo." in sentence for sentence in match.story())


def test_a_look_back_at_a_match_that_is_over_shows_all() -> None:
    match = finished()
    inside = [match.replay(count).view()["castillo"] for count in range(20, 90, 10)]
    assert None not in inside
    assert any(inside)
    assert match.replay(40).replay(30).may_look_back
