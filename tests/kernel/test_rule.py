"""One source, several ways: linking, signatures, the cache."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest

from meseta.games import find_game
from meseta.kernel import rule as rules
from meseta.kernel.game import home_of, is_compiled, usual_way, way_of
from meseta.kernel.record import Row
from meseta.kernel.rule import Compiler, Linker, cache_folder, fingerprint, open_cache, rule

Numbers = Annotated[Row, "i8"]


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


def test_a_role_is_played_by_the_games_rule() -> None:
    assert Linker({bonus: double}, {}).link(total)([1, 2, 3]) == 12


def test_the_rule_itself_stays_as_it_is() -> None:
    Linker({bonus: double}, {}).link(total)
    with pytest.raises(NotImplementedError):
        total([1])


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


def test_the_fingerprint_follows_every_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1")
    before = fingerprint(tmp_path)
    fingerprint.cache_clear()
    (tmp_path / "a.py").write_text("x = 2")
    assert fingerprint(tmp_path) != before


def test_old_folders_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    for number in range(5):
        old = tmp_path / f"chess-{number}"
        old.mkdir()
        os.utime(old, (number, number))
    (tmp_path / "go-1").mkdir()
    (tmp_path / "src").mkdir()
    import numba

    settings: Any = numba.config
    before = settings.CACHE_DIR
    folder = open_cache("chess", tmp_path / "src")
    settings.CACHE_DIR = before
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"chess-3", "chess-4", folder.name, "go-1", "src"}


def test_the_cache_lies_under_the_users_cache_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MESETA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    home = home_of(find_game("el-grande"))
    assert cache_folder("el-grande", home).parent == tmp_path / "meseta"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert rules.cache_home() == Path.home() / ".cache" / "meseta"


def test_without_machine_code_plain_python_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    monkeypatch.delenv("MESETA_WAY", raising=False)
    game = find_game("el-grande")
    assert not is_compiled(game)
    assert usual_way(game).name == "plain"


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(ValueError, match="quantum"):
        way_of(find_game("el-grande"), "quantum")


def test_without_a_gpu_nothing_breaks() -> None:
    from meseta.kernel.gpu import has_gpu

    assert has_gpu() in (True, False)
