"""The tables of `RULES.md` lead from every rule to functions and tests that exist."""

from __future__ import annotations

import pytest

from meseta.games import GAMES
from tests.mutants.tables import Page, Test, read_rows

FEWEST_FUNCTIONS = 30
"""A page that names fewer is not read rightly here."""
TABLE = """
| rule | source | function | test |
| --- | --- | --- | --- |
| a | p. 1 | `turn.take`, `give` (a remark: `later.on`) | `test_turn.py::test_a`, `test_b` |
| b | p. 2 | option `short`, `classic.toml`, `people/boxes.build` | `test_box: short_*` |
| c | p. 3 | `turn.take` | - |

| question | answer |
| --- | --- |
| d | `turn.take` |
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_pointer_leads_somewhere(game: str) -> None:
    page = Page(game)
    assert page.stale() == []
    assert len(page.functions) > FEWEST_FUNCTIONS


def test_a_name_alone_belongs_to_the_module_or_file_before_it() -> None:
    first, second, third = read_rows(TABLE)
    assert first.functions == ("turn.take", "turn.give")
    assert [str(test) for test in first.tests] == ["test_turn.py::test_a", "test_turn.py::test_b"]
    assert second.functions == ("boxes.build",)
    assert (third.text, third.tests) == ("c", ())


def test_words_mean_all_tests_that_have_them() -> None:
    (_, second, _) = read_rows(TABLE)
    (test,) = second.tests
    assert test.means("test_box", "test_a_short_game")
    assert not test.means("test_box", "test_a_shorter_game")
    assert not test.means("test_round", "test_a_short_game")


def test_a_class_means_all_its_tests() -> None:
    assert Test("test_conformance", "TestChess").means("test_conformance", "TestChess::test_undo")
    assert not Test("test_conformance", "TestChess").means("test_conformance", "TestGo::test_undo")


@pytest.mark.parametrize(
    ("row", "lost"),
    [
        ("`moves.legal_lift` | `test_cards.py::test_four_own_only`", None),
        ("`state.State` | -", None),
        ("`moves.legal_leap` | -", "moves.legal_leap"),
        ("`leaps.legal_lift` | -", "leaps.legal_lift"),
        ("`ElGrande.loser` | -", "ElGrande.loser"),
        ("`loser` | -", "loser"),
        ("- | `test_cards.py::test_five_own_only`", "test_cards.py::test_five_own_only"),
        ("- | `test_leaps.py::test_four_own_only`", "test_leaps.py::test_four_own_only"),
        ("- | `test_cards: a_fifth_king`", "test_cards.py::*a_fifth_king*"),
        ("- | `as the rule book says`", ".py::as the rule book says"),
    ],
)
def test_a_stale_pointer_is_named(row: str, lost: str | None) -> None:
    page = Page("el-grande")
    page.rows = list(read_rows(f"| rule | function | test |\n| --- | --- | --- |\n| a | {row} |"))
    assert page.stale() == ([f"el_grande/RULES.md:3: {lost}"] if lost else [])
