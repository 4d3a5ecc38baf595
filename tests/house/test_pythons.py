"""How other Pythons are found, and what is said about them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.support import pythons
from tests.support.pythons import (
    CONSTRAINTS,
    Found,
    Row,
    as_table,
    ask_version,
    find_pythons,
    main,
    minor_of,
    read_tally,
    try_python,
)

MOVED = ("PYENV_ROOT", "UV_PYTHON_INSTALL_DIR", "ASDF_DATA_DIR", "MISE_DATA_DIR")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home on a machine without any interpreter."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    for name in MOVED:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def fake(path: Path, *said: str) -> Path:
    """A program that prints something, whatever it is asked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + "".join(f"{line}\n" for line in said), "utf-8")
    path.chmod(0o755)
    return path


def fake_python(path: Path, version: str, level: str = "final 0", kind: str = "cpython") -> Path:
    return fake(path, f"echo {kind} {version.replace('.', ' ')} {level}")


def places() -> dict[str, tuple[str, Path]]:
    """Of each version that is found, by whom and where."""
    return {each.full: (each.finder, each.path) for each in find_pythons().values()}


def test_a_real_interpreter_says_its_version() -> None:
    assert ask_version(Path(sys.executable)) == tuple(sys.version_info)


def test_a_name_on_the_path_is_found(home: Path) -> None:
    path = fake_python(home / "bin" / "python3.12", "3.12.4")
    assert places() == {"3.12.4": ("PATH", path)}


@pytest.mark.parametrize(
    ("finder", "inside"),
    [
        ("pyenv", ".pyenv/versions/3.13.1/bin/python"),
        ("uv", ".local/share/uv/python/cpython-3.13.1-linux/bin/python3"),
        ("conda", "miniconda3/envs/games/bin/python"),
        ("conda", "anaconda3/envs/games/bin/python"),
        ("conda", ".conda/envs/games/bin/python"),
        ("asdf", ".asdf/installs/python/3.13.1/bin/python"),
        ("mise", ".local/share/mise/installs/python/3.13.1/bin/python"),
    ],
)
def test_a_manager_is_looked_into(home: Path, finder: str, inside: str) -> None:
    path = fake_python(home / inside, "3.13.1")
    assert places() == {"3.13.1": (finder, path)}


@pytest.mark.parametrize(
    ("variable", "inside"),
    [
        ("PYENV_ROOT", "versions/3.13.1/bin/python"),
        ("UV_PYTHON_INSTALL_DIR", "cpython-3.13.1-linux/bin/python3"),
        ("ASDF_DATA_DIR", "installs/python/3.13.1/bin/python"),
        ("MISE_DATA_DIR", "installs/python/3.13.1/bin/python"),
    ],
)
def test_a_manager_that_was_moved_is_looked_into(
    home: Path, monkeypatch: pytest.MonkeyPatch, variable: str, inside: str
) -> None:
    monkeypatch.setenv(variable, str(home / "elsewhere"))
    path = fake_python(home / "elsewhere" / inside, "3.13.1")
    assert [where for _finder, where in places().values()] == [path]


def test_the_newest_of_each_minor_version_is_taken(home: Path) -> None:
    fake_python(home / "bin" / "python3.12", "3.12.4")
    for version in ("3.12.9", "3.12.10", "3.13.0"):
        fake_python(home / ".pyenv" / "versions" / version / "bin" / "python", version)
    assert list(places()) == ["3.12.10", "3.13.0"]


def test_a_release_is_newer_than_its_candidate(home: Path) -> None:
    fake_python(home / ".pyenv/versions/a/bin/python", "3.14.0")
    fake_python(home / ".pyenv/versions/b/bin/python", "3.14.0", "candidate 2")
    fake_python(home / ".pyenv/versions/c/bin/python", "3.15.0", "alpha 3")
    assert list(places()) == ["3.14.0", "3.15.0a3"]


def test_the_version_is_asked_for_and_not_read_from_the_name(home: Path) -> None:
    fake_python(home / "bin" / "python3.12", "3.14.2")
    assert list(places()) == ["3.14.2"]


def test_what_is_no_ordinary_python_or_too_old_is_left_out(home: Path) -> None:
    versions = home / ".pyenv" / "versions"
    fake_python(versions / "old" / "bin" / "python", "3.10.13")
    fake_python(versions / "other" / "bin" / "python", "3.12.1", kind="pypy")
    fake_python(versions / "unlocked" / "bin" / "python", "3.13.1", kind="cpythont")
    fake(versions / "shim" / "bin" / "python", "echo not installed", "exit 127")
    fake(versions / "silent" / "bin" / "python")
    fake_python(versions / "locked" / "bin" / "python", "3.12.1").chmod(0o644)
    fake_python(home / "bin" / "python3.12-config", "3.12.1")
    assert places() == {}


def test_a_broken_name_does_not_hide_a_later_one(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake(home / "shims" / "python3.12", "exit 127")
    path = fake_python(home / "bin" / "python3.12", "3.12.4")
    monkeypatch.setenv("PATH", os.pathsep.join([str(home / "shims"), "", str(home / "bin")]))
    assert places() == {"3.12.4": ("PATH", path)}


def test_without_another_python_one_sentence_says_what_was_looked_for(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = minor_of(sys.version_info[:2])
    fake_python(home / "bin" / f"python{own}", f"{own}.1")
    assert main([]) == 0
    said = capsys.readouterr().out
    assert said.startswith("No other Python was found: looked for python3.11 and later")
    assert str(home / ".pyenv") in said
    assert said.count("\n") == 1


def test_a_version_that_was_asked_for_and_is_not_here_is_a_failure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["3.12"]) == 1
    assert capsys.readouterr().out.startswith("Python 3.12 was not found: looked for")


@pytest.mark.parametrize(("failed", "code"), [(False, 0), (True, 1)])
def test_all_others_are_tried_and_told(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failed: bool,
    code: int,
) -> None:
    own = minor_of(sys.version_info[:2])
    for version in (own, "3.98", "3.99"):
        fake_python(home / "bin" / f"python{version}", f"{version}.0")
    monkeypatch.setattr(pythons, "build_sdist", lambda folder: folder)
    monkeypatch.setattr(pythons, "build_wheel", lambda sdist: sdist)
    monkeypatch.setattr(
        pythons, "try_python", lambda found, wheel: Row(found.full, found.finder, failed=failed)
    )
    assert main([]) == code
    lines = capsys.readouterr().out.strip().splitlines()
    assert [line.split()[0] for line in lines] == ["version", "3.98.0", "3.99.0"]


# --- what is done with one of them ---------------------------------------------------------------

LATER = Found((3, 99, 0, "final", 0), Path("python3.99"), "PATH")


def try_where(monkeypatch: pytest.MonkeyPatch, *lacking: object, failing: str = "") -> Row:
    """Try an interpreter for which some things cannot be installed and one way fails."""

    def install(python: Path, *what: object) -> None:
        if set(lacking) & set(what):
            raise RuntimeError("pip install: there is none")

    def run_suite(python: Path, name: str, way: str) -> tuple[str, bool]:
        return ("1 failed", True) if way == failing else ("9 passed", False)

    monkeypatch.setattr(pythons, "make_environment", lambda found, home: home)
    monkeypatch.setattr(pythons, "pip_install", install)
    monkeypatch.setattr(pythons, "tell_numba", lambda python: "1.0")
    monkeypatch.setattr(pythons, "run_suite", run_suite)
    return try_python(LATER, Path("wheel"))


def test_both_ways_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    row = try_where(monkeypatch)
    assert row == ("3.99.0", "PATH: python3.99", "9 passed", "9 passed", "1.0", False)


def test_a_way_that_fails_fails_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    row = try_where(monkeypatch, failing="compiled")
    assert (row.plain, row.compiled, row.failed) == ("9 passed", "1 failed", True)


def test_without_the_pinned_versions_the_newest_are_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = try_where(monkeypatch, CONSTRAINTS)
    assert (row.plain, row.numba, row.failed) == ("9 passed", "1.0 (newest, not pinned)", False)
    assert "not all pinned versions can be had" in capsys.readouterr().out


def test_without_numba_the_row_says_so_and_nothing_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    row = try_where(monkeypatch, "wheel[terminal]", "numba")
    assert (row.plain, row.compiled, row.numba) == ("-", "-", "cannot be installed")
    assert not row.failed


def test_without_any_package_to_be_had_it_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    row = try_where(monkeypatch, "wheel[terminal]", "numba", "pytest")
    assert (row.plain, row.failed) == ("not installed", True)


def test_what_the_tests_end_with_is_read() -> None:
    assert read_tally("3 failed, 5 passed, 1 skipped in 61.20s (0:01:01)") == (
        "3 failed, 5 passed, 1 skipped"
    )
    assert read_tally("1 error in 0.30s") == "1 error"
    assert read_tally("........ [ 20%]") == ""


def test_the_table_stands_in_columns() -> None:
    rows = [
        Row("3.12.1", "pyenv: here", "9 passed", "2 passed", "1.0"),
        Row("3.14.0", "PATH: there", numba="cannot be installed"),
    ]
    assert as_table(rows).splitlines() == [
        "version  found        plain     compiled  numba",
        "3.12.1   pyenv: here  9 passed  2 passed  1.0",
        "3.14.0   PATH: there  -         -         cannot be installed",
    ]
