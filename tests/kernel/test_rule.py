"""One source, several ways: linking, written rules, vocabularies, signatures, the cache."""

from __future__ import annotations

import linecache
import os
import traceback
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from meseta.games import find_game
from meseta.kernel import machine
from meseta.kernel.cache import cache_folder, cache_home, fingerprint, open_cache
from meseta.kernel.machine import Compiler
from meseta.kernel.record import Row
from meseta.kernel.rule import Linker, Rule, Vocabulary, is_rule, is_vocabulary, rule, write_rule
from meseta.kernel.way import VOLUMES, CompiledWay, is_compiled, usual_way, way_of

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
def triple_by_hand(points: int) -> int:
    return points * 3


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


WRITTEN = write_rule(
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
    assert Compiler({bonus: double}, {}).entry(buy)(5) == 30


def test_a_vocabulary_says_what_is_in_it() -> None:
    class Empty(Vocabulary):
        pass

    with pytest.raises(NotImplementedError):
        Empty.members()


def test_a_written_rule_is_a_rule_and_calls_what_is_in_its_reach() -> None:
    assert is_rule(WRITTEN)
    assert WRITTEN(5) == 15
    assert Linker({}, {}).link(buy_written)(5) == 15
    assert Compiler({}, {}).entry(buy_written)(5) == 15


def test_the_source_of_a_written_rule_can_be_read_and_stands_in_tracebacks() -> None:
    assert WRITTEN.__dict__["source"].splitlines()[0] == "def triple(points: int) -> int:"
    assert WRITTEN.__qualname__ == "Prices.triple"
    assert linecache.getline(WRITTEN.__code__.co_filename, 3) == "    return more + points\n"
    with pytest.raises(TypeError) as wrong:
        WRITTEN(None)
    assert "more = double(points)" in "".join(traceback.format_exception(wrong.value))


# --- compiling -----------------------------------------------------------------------------------


def test_compiled_and_plain_agree_and_nothing_is_specialised_further() -> None:
    compiled = Compiler({bonus: double}, {}).entry(total)
    assert compiled(np.array([1, 2, 3])) == 12
    with pytest.raises(TypeError):
        compiled(np.array([1.5]))


def test_a_rule_that_allocates_does_not_compile() -> None:
    with pytest.raises(Exception, match="zeros"):
        Compiler({}, {}).entry(allocating)


def test_the_checked_way_notices_an_index_out_of_bounds() -> None:
    checked = Compiler({}, {}, checked=True).entry(last)
    with pytest.raises(IndexError):
        checked(np.array([1, 2]), 5)


def test_no_rule_counts_from_the_end_and_the_checked_way_notices_one_that_does() -> None:
    checked = Compiler({}, {}, checked=True).entry(last)
    with pytest.raises(IndexError):
        checked(np.array([1, 2]), -1)


# --- volumes -------------------------------------------------------------------------------------


def test_a_compiler_tells_how_many_rules_it_has_lowered() -> None:
    told: list[int] = []
    compiler = Compiler({bonus: double}, {}, report=told.append)
    compiler.volume([total, buy])
    assert told == [*range(len(compiler.linked)), len(compiler.linked) + 2]


def test_a_volume_is_compiled_once_and_then_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "volume.code"
    made = Compiler({bonus: double}, {}).volume([total, buy], kept)
    assert (made[0](np.array([1, 2, 3])), made[1](5)) == (12, 30)
    monkeypatch.setattr(Compiler, "lower_entry", None)
    read = Compiler({bonus: double}, {}).volume([total, buy], kept)
    assert (read[0](np.array([1, 2, 3])), read[1](5)) == (12, 30)
    with pytest.raises(TypeError):
        read[0](np.array([1.5]))
    assert [path.name for path in tmp_path.iterdir()] == ["volume.code"]


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_volume_is_made_anew(tmp_path: Path, damage: bytes | None) -> None:
    kept = tmp_path / "volume.code"
    Compiler({bonus: double}, {}).volume([total], kept)
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-9] if damage is None else damage)
    [again] = Compiler({bonus: double}, {}).volume([total], kept)
    assert again(np.array([1, 2, 3])) == 12
    assert len(kept.read_bytes()) == len(whole)


def test_rules_of_the_same_name_keep_to_their_own_volume(tmp_path: Path) -> None:
    casts: list[dict[Rule, Rule]] = [{bonus: double}, {bonus: triple_by_hand}]
    for number, cast in enumerate(casts):
        Compiler(cast, {}).volume([total], tmp_path / f"{number}.code")
    read = [
        Compiler(cast, {}).volume([total], tmp_path / f"{number}.code")[0]
        for number, cast in enumerate(casts)
    ]
    assert [each(np.array([1, 2, 3])) for each in read] == [12, 18]


def test_nothing_of_a_volume_is_seen_from_outside_but_what_python_calls() -> None:
    entry = Compiler({bonus: double}, {}).lower_entry(total)
    library, seen = machine.link([entry.library]), machine.seen_outside(entry)
    machine.emit(library, seen, machine.FULL_EFFORT)
    module = library._final_module
    held = [*module.functions, *module.global_variables]
    outside = [each.name for each in held if each.linkage.name not in ("internal", "private")]
    assert set(seen) <= set(outside)
    assert not any("total" in name and name not in seen for name in outside)


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


def test_copies_of_the_same_sources_share_their_machine_code(tmp_path: Path) -> None:
    homes = (tmp_path / "here" / "rules", tmp_path / "there" / "rules")
    for home in homes:
        home.mkdir(parents=True)
        (home / "a.py").write_text("x = 1")
    assert fingerprint(homes[:1]) == fingerprint(homes[1:])


def test_old_folders_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    for number in range(5):
        old = tmp_path / f"chess-{number}"
        old.mkdir()
        os.utime(old, (number, number))
    (tmp_path / "go-1").mkdir()
    (tmp_path / "src").mkdir()
    folder = open_cache("chess", (tmp_path / "src",))
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"chess-3", "chess-4", folder.name, "go-1", "src"}


def test_the_cache_lies_under_the_users_cache_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MESETA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder("el-grande", BOOK.homes).parent == tmp_path / "meseta"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_home() == Path.home() / ".cache" / "meseta"


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
    looked: list[str] = []

    def look(_: Compiler, functions: list[Rule], kept: Path) -> list[None]:
        looked.append(kept.parent.name.partition("-")[0] + kept.parent.name.rpartition(".")[2][:7])
        return [None] * len(functions)

    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(Compiler, "volume", look)
    CompiledWay(BOOK).prepare()
    CompiledWay(find_game("6-castles").book, checked=True).prepare()
    assert looked == ["elcompile", "6checked"]


def test_what_is_asked_for_seldom_is_compiled_when_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def count(_: Compiler, functions: list[Rule], kept: Path) -> list[None]:
        made.append(len(functions))
        return [None] * len(functions)

    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(Compiler, "volume", count)
    way = CompiledWay(BOOK, checked=True)
    assert made == [len(VOLUMES["checked"][0])]
    assert (way.think, way.think, way.lanes) == (None, None, None)
    assert made[1:] == [1, 1]


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(ValueError, match="quantum"):
        way_of(BOOK, "quantum")


def test_the_sources_that_shape_machine_code_are_those_of_box_and_rules() -> None:
    assert [home.name for home in BOOK.homes] == ["box", "rules"]
    assert all(home.is_dir() for home in BOOK.homes)


def test_without_a_gpu_nothing_breaks() -> None:
    from meseta.kernel.gpu import has_gpu

    assert has_gpu() in (True, False)
