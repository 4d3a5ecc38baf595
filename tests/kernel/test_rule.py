"""One source, several ways: linking, written rules, vocabularies, signatures, the cache."""

from __future__ import annotations

import linecache
import os
import traceback
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from meseta.games import find_game
from meseta.kernel import rule as rules
from meseta.kernel.record import Row
from meseta.kernel.rule import (
    Compiler,
    Linker,
    Rule,
    Vocabulary,
    cache_folder,
    fingerprint,
    is_rule,
    is_vocabulary,
    open_cache,
    rule,
    written,
)
from meseta.kernel.way import CompiledWay, is_compiled, usual_way, way_of

Numbers = Annotated[Row, "i8"]
BOOK = find_game("el-grande").book


@rule
def bonus(points: int) -> int:
    """A role: every game plays it."""
    raise NotImplementedError


@rule
def double(points: int) -> int:
    return points * 2


@rule
def total(numbers: Numbers) -> int:
    points = 0
    for place in range(len(numbers)):
        points += bonus(int(numbers[place]))
    return points


@rule
def last(numbers: Numbers, place: int) -> int:
    return int(numbers[place])


@rule
def allocating(count: int) -> int:
    return len(np.zeros(count))


class Prices(Vocabulary):
    """A class that rules use like a small module."""

    bread = 3

    @staticmethod
    def with_bonus(points: int) -> int:
        raise AssertionError("only the linked member is called")

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        return {"bread": 4, "with_bonus": bonus}


@rule
def buy(count: int) -> int:
    return count * Prices.bread + Prices.with_bonus(count)


WRITTEN = written(
    Prices,
    "triple(points: int) -> int",
    ["more = double(points)", "return more + points"],
    double=double,
)


@rule
def buy_written(count: int) -> int:
    return int(WRITTEN(count))


# --- linking -------------------------------------------------------------------------------------


def test_a_role_is_played_by_the_games_rule() -> None:
    assert Linker({bonus: double}, {}).link(total)([1, 2, 3]) == 12


def test_the_rule_itself_stays_as_it_is() -> None:
    Linker({bonus: double}, {}).link(total)
    with pytest.raises(NotImplementedError):
        total([1])


def test_a_rule_is_linked_once() -> None:
    linker = Linker({bonus: double}, {})
    assert linker.link(total) is linker.link(total)
    assert linker.link(bonus) is linker.link(double)


def test_two_linkers_do_not_meet() -> None:
    @rule
    def nothing(points: int) -> int:
        return 0

    assert Linker({bonus: double}, {}).link(total)([1, 2]) == 6
    assert Linker({bonus: nothing}, {}).link(total)([1, 2]) == 0


def test_a_rule_stays_an_ordinary_function() -> None:
    assert is_rule(double)
    assert double(4) == 8
    assert not is_rule(test_a_rule_stays_an_ordinary_function)
    assert not is_rule(Prices)


# --- vocabularies and written rules --------------------------------------------------------------


def test_a_vocabulary_is_a_module_of_numbers_and_linked_rules() -> None:
    assert is_vocabulary(Prices)
    assert not is_vocabulary(double)
    assert Linker({bonus: double}, {}).link(buy)(5) == 5 * 4 + 10


def test_a_vocabulary_can_be_compiled() -> None:
    assert Compiler({bonus: double}, {}).link(buy)(5) == 30


def test_a_vocabulary_says_what_is_in_it() -> None:
    class Empty(Vocabulary):
        pass

    with pytest.raises(NotImplementedError):
        Empty.members()


def test_a_written_rule_is_a_rule_and_calls_what_is_in_its_reach() -> None:
    assert is_rule(WRITTEN)
    assert WRITTEN(5) == 15
    assert Linker({}, {}).link(buy_written)(5) == 15
    assert Compiler({}, {}).link(buy_written)(5) == 15


def test_the_source_of_a_written_rule_can_be_read_and_stands_in_tracebacks() -> None:
    assert WRITTEN.__dict__["source"].splitlines()[0] == "def triple(points: int) -> int:"
    assert WRITTEN.__qualname__ == "Prices.triple"
    assert linecache.getline(WRITTEN.__code__.co_filename, 3) == "    return more + points\n"
    with pytest.raises(TypeError) as wrong:
        WRITTEN(None)
    assert "more = double(points)" in "".join(traceback.format_exception(wrong.value))


# --- compiling -----------------------------------------------------------------------------------


def test_compiled_and_plain_agree_and_nothing_is_specialised_further() -> None:
    compiled = Compiler({bonus: double}, {}).link(total)
    assert compiled(np.array([1, 2, 3])) == 12
    with pytest.raises(TypeError):
        compiled(np.array([1.5]))


def test_a_rule_that_allocates_does_not_compile() -> None:
    with pytest.raises(Exception, match="zeros"):
        Compiler({}, {}).link(allocating)


def test_the_checked_way_notices_an_index_out_of_bounds() -> None:
    checked = Compiler({}, {}, checked=True).link(last)
    with pytest.raises(IndexError):
        checked(np.array([1, 2]), 5)


# --- the cache -----------------------------------------------------------------------------------


def test_the_fingerprint_follows_every_source(tmp_path: Path) -> None:
    homes = (tmp_path / "box", tmp_path / "rules")
    for home in homes:
        home.mkdir()
        (home / "a.py").write_text("x = 1")
    seen = {fingerprint(homes)}
    for home in homes:
        (home / "a.py").write_text("x = 2")
        fingerprint.cache_clear()
        seen.add(fingerprint(homes))
    assert len(seen) == 3


def test_old_folders_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    for number in range(5):
        old = tmp_path / f"chess-{number}"
        old.mkdir()
        os.utime(old, (number, number))
    (tmp_path / "go-1").mkdir()
    (tmp_path / "src").mkdir()
    settings: Any = numba.config
    before = settings.CACHE_DIR
    folder = open_cache("chess", (tmp_path / "src",))
    settings.CACHE_DIR = before
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"chess-3", "chess-4", folder.name, "go-1", "src"}


def test_the_cache_lies_under_the_users_cache_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MESETA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder("el-grande", BOOK.homes).parent == tmp_path / "meseta"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert rules.cache_home() == Path.home() / ".cache" / "meseta"


def test_without_machine_code_plain_python_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("MESETA_WAY", raising=False)
    assert not is_compiled(BOOK)
    assert usual_way(BOOK).name == "plain"


def test_machine_code_is_looked_for_in_the_folder_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import numba

    settings: Any = numba.config
    looked: list[str] = []
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(settings, "CACHE_DIR", settings.CACHE_DIR)
    monkeypatch.setattr(Compiler, "entry", lambda *_, kept: looked.append(settings.CACHE_DIR))
    ways = [CompiledWay(find_game(name).book) for name in ("el-grande", "el-caballero")]
    looked.clear()
    for way in ways:
        way.think, way.lanes  # noqa: B018 - looked for when they are asked for
    games = [Path(folder).name.partition(".")[0] for folder in looked]
    assert games == ["el-grande", "el-grande", "el-caballero", "el-caballero"]


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(ValueError, match="quantum"):
        way_of(BOOK, "quantum")


def test_the_sources_that_shape_machine_code_are_those_of_box_and_rules() -> None:
    assert [home.name for home in BOOK.homes] == ["box", "rules"]
    assert all(home.is_dir() for home in BOOK.homes)


def test_without_a_gpu_nothing_breaks() -> None:
    from meseta.kernel.gpu import has_gpu

    assert has_gpu() in (True, False)
