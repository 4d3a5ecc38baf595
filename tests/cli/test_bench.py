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
    good = {name for name, figure in figures.items() if not figure.is_old}
    left = {run.name for run in strength.runs()} - good

    def play(run: strength.Run) -> strength.Figure:
        asked.append(run.name)
        return strength.Figure(run.name, 1)

    monkeypatch.setattr(strength.Run, "play", play)
    monkeypatch.setattr(strength, "keep", lambda figures: None)
    strength.main()
    assert (len(asked), set(asked)) == (len(left), left)


def test_a_figure_that_was_peeked_at_or_is_of_few_matches_is_marked() -> None:
    figure = strength.Figure("a run", 400, wins=200.0, low=0.42, high=0.58, looks=100)
    assert strength.told(figure) == "50% (42% to 58%), 400"
    assert strength.told(figure._replace(matches=100, wins=50.0)) == "≈ 50% (42% to 58%), 100"
    assert strength.told(figure._replace(low=None, high=None)) == "≈ 50% (45% to 55%), 400"
