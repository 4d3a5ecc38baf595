"""Figures say what was measured."""

from __future__ import annotations

import pytest
from benchmarks import strength

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


def test_the_page_about_strength_shows_what_was_measured() -> None:
    figures = strength.read_figures()
    assert figures.keys() <= {run.name for run in strength.runs()}
    assert strength.page(figures) in strength.PAGE.read_text("utf-8")


def test_what_was_measured_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    figures, asked = strength.read_figures(), list[str]()
    left = {run.name for run in strength.runs()} - figures.keys()

    def play(run: strength.Run) -> strength.Figure:
        asked.append(run.name)
        return strength.Figure(run.name, 1)

    monkeypatch.setattr(strength.Run, "play", play)
    monkeypatch.setattr(strength, "keep", lambda figures: None)
    strength.main()
    assert (len(asked), set(asked)) == (len(left), left)
