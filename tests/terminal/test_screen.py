"""What is on the screen: everything that a question depends on, in 80 by 24."""

from __future__ import annotations

import io
import random
import re
import time
from typing import Any

import pytest
from rich.console import Console

import meseta
from meseta.kernel.game import Room, TextSheet
from meseta.people.lines import fit_parts, flow, is_drawn, part, ranges, table, widest, window
from meseta.terminal.screen import Screen
from meseta.terminal.table import TerminalTable
from tests.support.languages import LANGUAGES
from tests.support.terminal_story import Person

COLUMNS, LINES = 80, 24
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("el-grande", {"players": 4}),
    ("el-grande", {"players": 2}),
    ("el-grande", {"players": 5, "edition": "classic"}),
    ("el-grande", {"players": 5, "expansions": ["new-regency", "old-hands", "power-shift"]}),
    ("el-caballero", {"players": 2}),
    ("el-caballero", {"players": 4}),
    ("6-castles", {"players": 1}),
    ("6-castles", {"players": 4}),
    ("6-castles", {"players": 3, "family": True}),
]
EVERY = 9
"""One question in so many is looked at."""


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(3)
def test_a_question_and_what_it_depends_on_fit_on_80_by_24(
    game: str, options: dict[str, Any], language: str
) -> None:
    match, dice = meseta.new(game, seed=2, **options), random.Random(2)
    while not match.over:
        seat = match.pending[0]
        if len(match.moves) % EVERY == 0:
            shown = TerminalTable(match, language)
            layout = shown.layout(shown.question(seat), COLUMNS, LINES - 1)
            lines = [*[line for sheet in layout.sheets for line in sheet.lines], *layout.below]
            assert len(lines) < LINES
            assert widest(lines) <= COLUMNS
        match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize(("game", "options"), TABLES[::3])
def test_every_choice_is_listed_or_drawn(game: str, options: dict[str, Any]) -> None:
    match, dice = meseta.new(game, seed=2, **options), random.Random(2)
    while not match.over:
        seat = match.pending[0]
        if len(match.moves) % EVERY == 0:
            shown = TerminalTable(match, "en")
            question = shown.question(seat)
            layout = shown.layout(question, COLUMNS, LINES - 1)
            listed = set(re.findall(r"\[bold\] *(\w+)\[/\]", "\n".join(layout.below)))
            drawn = {each.key for each in question.choices if is_drawn(each.key, layout.sheets)}
            assert listed.isdisjoint(drawn)
            assert listed | drawn == {choice.key for choice in question.choices}
        match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize(
    ("game", "language"), [("el-grande", "de"), ("el-caballero", "en"), ("6-castles", "pl")]
)
@pytest.mark.sample(1)
def test_whole_games_are_played_by_keys(
    game: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    person = Person(monkeypatch, capsys)
    match = meseta.new(game, seed=5, players=2)
    assert person.plays_anything(match, language, seed=5) == 0
    assert match.over
    assert max(len(line) for line in person.saw()) <= COLUMNS


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", meseta.game_ids())
@pytest.mark.parametrize(("columns", "lines"), [(10, 5), (40, 15), (200, 60)])
def test_a_screen_of_any_size_is_no_obstacle(game: str, columns: int, lines: int) -> None:
    match = meseta.new(game, seed=2)
    shown = TerminalTable(match, "de")
    while len(match.moves) < 30:
        assert shown.layout(shown.question(match.pending[0]), columns, lines).below
        match.play(match.legal_actions()[-1], match.pending[0])


# --- the screen ----------------------------------------------------------------------------------


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "10")
    return Screen()


def test_what_stands_on_the_screen_is_not_printed_again(
    screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.show([TextSheet("board", ["a", "b"]), TextSheet("players", ["c"])], 2)
    capsys.readouterr()
    screen.show([TextSheet("board", ["a", "b"]), TextSheet("players", ["d"])], 2)
    assert capsys.readouterr().out == "d\n"


def test_what_would_scroll_off_is_printed_again(
    screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.show([TextSheet("board", ["a", "b"])], 2)
    screen.draw(["x"] * 6)
    screen.show([TextSheet("board", ["a", "b"])], 2)
    assert capsys.readouterr().out.split() == ["a", "b", *"xxxxxx"]
    screen.draw(["x"])
    screen.show([TextSheet("board", ["a", "b"])], 2)
    assert capsys.readouterr().out.split() == ["x", "a", "b"]


def test_a_sheet_that_another_one_pushes_off_is_printed_again_too(
    screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    board, players = TextSheet("board", ["a"]), TextSheet("players", list("bcdef"))
    screen.show([board, players], 2)
    capsys.readouterr()
    screen.show([board, TextSheet("players", list("bcdeg"))], 2)
    assert capsys.readouterr().out.split() == list("abcdeg")


def test_what_only_looks_like_markup_is_shown(
    screen: Screen, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.draw(["a [/nonsense] b"])
    screen.say("[bold]")
    assert capsys.readouterr().out == "a [/nonsense] b\n[bold]\n"


class LiveTerminal(io.StringIO):
    """Somewhere to print where somebody looks."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def live(screen: Screen) -> LiveTerminal:
    terminal = LiveTerminal()
    screen.console = Console(file=terminal, force_terminal=True)
    return terminal


def test_a_wait_that_takes_a_while_is_explained(
    screen: Screen, live: LiveTerminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.terminal.screen.PATIENCE", 0)
    with screen.waiting("Green thinks …"):
        for _ in range(200):
            if "Green thinks …" in live.getvalue():
                break
            time.sleep(0.05)
    assert "Green thinks …" in live.getvalue()


def test_a_short_wait_is_not_worth_a_word(
    screen: Screen, live: LiveTerminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.terminal.screen.PATIENCE", 60)
    with screen.waiting("Green thinks …"):
        pass
    assert live.getvalue() == ""


# --- lines ---------------------------------------------------------------------------------------


def test_markup_takes_no_room_in_a_table() -> None:
    assert table([["a", "b"], ["[red]long[/]", "1"]]) == ["a     b", "[red]long[/]  1"]


def test_figures_stand_to_the_right() -> None:
    assert table([["points"], ["3"], ["[red]12[/]"]]) == ["points", "     3", "    [red]12[/]"]


def test_short_texts_flow_into_as_many_columns_as_fit() -> None:
    assert flow(["1 Galicia", "2 Navarra", "3 x"], 22) == ["1 Galicia  2 Navarra", "3 x"]
    assert flow(["1", "2", "3"], 5) == ["1 2 3"]
    assert flow([], 5) == []


def test_what_matters_less_is_shortened_first() -> None:
    parts = [part("a", "xxx", (2, "x")), part("b", "yyy", (1, "y"), (3, ""))]
    assert [len(sheet.lines) for sheet in fit_parts(Room(80, 6), parts)] == [3, 3]
    assert [len(sheet.lines) for sheet in fit_parts(Room(80, 4), parts)] == [3, 1]
    assert [len(sheet.lines) for sheet in fit_parts(Room(80, 2), parts)] == [1, 1]
    assert [sheet.name for sheet in fit_parts(Room(80, 1), parts)] == ["a"]


def test_a_large_map_is_cropped_to_where_something_may_be_done() -> None:
    assert window(range(20), [15, 17, 18], 5) == range(14, 19)
    assert window(range(3), [0], 5) == range(3)


def test_numbers_that_follow_each_other_are_joined() -> None:
    assert ranges([1, 2, 3, 5, 7, 8]) == "1-3 5 7-8"
