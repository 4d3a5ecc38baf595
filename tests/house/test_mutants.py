"""Mutants: how functions are broken, that survivors are found, and that the list is kept true."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from meseta.games import GAMES, find_game
from meseta.games.el_grande.rules.moves import may_lift
from tests.mutants.operators import mutants_of
from tests.mutants.report import Tally, as_page, for_engineers
from tests.mutants.runner import Finding, Result, Subject, broken, run
from tests.mutants.tables import Page, Test

BOOK = find_game("el-grande").book

# --- how functions are broken --------------------------------------------------------------------


def break_off(s: int) -> None: ...


def between(low: int, value: int, high: int) -> bool:
    """Neither this is changed, nor the numbers of parameters: 1 < 2."""
    return low < value and value == high


def add_up(s: int, most: int = 3) -> int:
    for place in range(s):
        if not place:
            continue
        s += place
    break_off(s)
    return 0


def choose(s: int) -> int:
    return 1 if s else s


def is_never() -> bool:
    return False


class Box:
    def open(self) -> int:
        close = [self for _ in "ab" if self]
        close.clear()
        close.clear()
        return len(close) - 1


def changes(function: object) -> list[str]:
    assert isinstance(function, FunctionType)
    return [mutant.change for mutant in mutants_of(function)]


def test_conditions_and_comparisons_are_changed_one_at_a_time() -> None:
    whole = "return low < value and value == high"
    assert changes(between) == [
        f"{whole} → nothing",
        f"{whole} → return low < value or value == high",
        f"{whole} → return not low < value and value == high",
        f"{whole} → return low <= value and value == high",
        f"{whole} → return low < value and value != high",
    ]


def test_what_comes_after_breaking_off_is_left_alone() -> None:
    assert changes(add_up) == [
        "if not place → if place",
        "continue → nothing",
        "s += place → nothing",
        "s += place → s -= place",
    ]


def test_numbers_are_shifted_and_choices_negated() -> None:
    assert changes(choose) == [
        "return 1 if s else s → nothing",
        "return 1 if s else s → return 1 if not s else s",
        "return 1 if s else s → return 2 if s else s",
    ]


def test_a_truth_at_the_end_is_changed_once() -> None:
    assert changes(is_never) == ["return False → return True"]


def test_the_same_change_at_two_places_is_numbered() -> None:
    assert changes(Box.open) == [
        "close = [self for _ in 'ab' if self] → nothing",
        "close = [self for _ in 'ab' if self] → close = [self for _ in 'ab' if not self]",
        "close.clear() → nothing",
        "close.clear() → nothing (2)",
        "return len(close) - 1 → nothing",
        "return len(close) - 1 → return len(close) + 1",
        "return len(close) - 1 → return len(close) - 2",
    ]


def test_a_mutant_is_the_function_but_for_one_change() -> None:
    assert isinstance(choose, FunctionType)
    negated = mutants_of(choose)[1]
    assert FunctionType(negated.code, {})(0) == 1


# --- how they are tried --------------------------------------------------------------------------


def wait(turns: int) -> int:
    while turns > 0:
        turns -= 1
    return turns


TOYS = """
import pytest
from tests.house.test_mutants import choose, wait

@pytest.fixture
def waited(turns):
    return wait(turns)

def test_choose():
    assert choose(0) == 0

@pytest.mark.parametrize("turns", [4])
def test_wait(waited):
    assert waited == 0

def test_another():
    assert choose(1) == 1
"""


def try_toys(folder: str) -> None:
    """Print the killer of every mutant of two functions; in a process of its own."""
    toys = {"choose": choose, "wait": wait}
    subjects = [
        Subject("toys", name, toy, BOOK, Path(folder), (Test("test_toys", f"test_{name}"),))
        for name, toy in toys.items()
        if isinstance(toy, FunctionType)
    ]
    killers: dict[str, bool] = {}
    run(subjects, lambda each: killers.update({f.change: bool(f.killer) for f in each.findings}))
    print(json.dumps(killers))


def test_named_tests_and_no_others_kill_mutants(tmp_path: Path) -> None:
    (tmp_path / "test_toys.py").write_text(TOYS, "utf-8")
    code = f"from tests.house.test_mutants import try_toys; try_toys({str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    killed = json.loads(done.stdout.splitlines()[-1])
    survivors = [change for change, is_killed in killed.items() if not is_killed]
    assert survivors == [
        "return 1 if s else s → return 2 if s else s",
        "turns -= 1 → turns -= 2",
    ]
    assert killed["turns -= 1 → nothing"]


def test_a_rule_is_broken_where_plain_python_runs_it_and_whole_again_after() -> None:
    assert isinstance(may_lift, FunctionType)
    subject = Subject("el-grande", "moves.may_lift", may_lift, BOOK, Path(), ())
    whole, copy = may_lift.__code__, BOOK.plain(may_lift)
    with broken(subject, subject.mutants[0].code):
        assert copy.__code__ is may_lift.__code__ is not whole
    assert copy.__code__ is may_lift.__code__ is whole


# --- what is told of them ------------------------------------------------------------------------


def tally(**listed: str) -> Tally:
    """Two mutants of a rule, one of them killed; some are listed."""
    tally = Tally(Page("el-grande"))
    tally.listed = {("moves.may_lift", change): "it is so" for change in listed.values()}
    findings = (Finding(7, "a → b", "test_cards.py::test_lift"), Finding(8, "c → d", ""))
    tally.add(Result("el-grande", "moves.may_lift", findings))
    return tally


def test_survivors_are_told_with_their_rows_and_tests() -> None:
    told = list(for_engineers(tally()))
    assert told[1] == "  moves.py:8: c → d"
    assert any("test_cards.py::test_four_own_only" in line for line in told)
    assert "- `c → d`" in as_page([tally()])
    assert "a → b" not in as_page([tally()])


def test_listed_mutants_are_no_survivors() -> None:
    assert tally().row[3:] == ["2", "1", "0", "1", "50.0%", "50.0%"]
    assert tally(other="c → d").row[3:] == ["2", "1", "1", "0", "50.0%", "100.0%"]
    assert list(tally(other="c → d").faults()) == []


def test_the_list_is_kept_true() -> None:
    assert list(tally(stale="e → f").faults()) == [
        "el_grande.toml: moves.may_lift has no mutant 'e → f'"
    ]
    assert list(tally(killed="a → b").faults()) == [
        "el_grande.toml: test_cards.py::test_lift shows moves.may_lift: 'a → b'"
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_mutant_is_one(game: str) -> None:
    page = Page(game)
    for name, change in Tally(page).listed:
        assert change in changes(page.functions[name]), name


def test_too_few_killed_and_too_many_listed_are_told() -> None:
    assert list(tally().shortfalls()) == ["el-grande: fewer than 95% of the mutants are killed"]
    assert list(tally(other="c → d").shortfalls()) == [
        "el-grande: more than 5% of the mutants are listed"
    ]
