"""Figures say what was measured."""

from __future__ import annotations

from meseta.bench import rules_of
from meseta.games import find_game


def test_figures_name_the_rules_the_box_and_the_readings() -> None:
    game = find_game("el-grande")
    told = rules_of(game({"edition": "classic"})).split(", ")
    assert told[:3] == [f"rules {game.version}", "box classic", "edition=classic"]
    assert "veto_interrupts=every-step" in told
    chosen = rules_of(game({"edition": "classic", "veto_interrupts": "moves"})).split(", ")
    assert "veto_interrupts=moves" in chosen


def test_figures_of_a_game_without_readings_name_its_rules_and_box() -> None:
    game = find_game("el-caballero")({})
    assert rules_of(game) == f"rules {game.version}, box {game.document['name']}"
