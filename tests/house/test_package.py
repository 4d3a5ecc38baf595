"""What is built holds all that is needed, and works where it is installed."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.installed import build_sdist, build_wheel, has_index, try_out


def files_in(folder: str) -> set[str]:
    """The files that stand in a folder of the sources."""
    made = {"__pycache__", "meseta.egg-info"}
    found = [path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file()]
    return {path.as_posix() for path in found if not made & set(path.parts)}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(build_sdist(tmp_path_factory.mktemp("dist")))


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = {f"src/{name}" for name in packed.namelist() if ".dist-info/" not in name}
    assert held == files_in("src/meseta")


def test_what_the_browser_table_reads_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = {Path(name).suffix for name in packed.namelist() if name.startswith("meseta/web/")}
        names = set(packed.namelist())
    assert {".html", ".css", ".js", ".svg", ".ftl"} <= held
    assert "meseta/web/store/migrations/env.py" in names


def test_the_source_distribution_can_be_built_tested_and_read(wheel: Path) -> None:
    with tarfile.open(next(wheel.parent.glob("*.tar.gz"))) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {"Makefile", "constraints.txt", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md"}
    wanted |= {"package.json", "tsconfig.json", "biome.json"}
    for folder in ("src/meseta", "tests", "docs", "benchmarks", "examples"):
        wanted |= files_in(folder)
    assert wanted - held == set()


@pytest.mark.parametrize("extra", ["none", pytest.param("terminal", marks=pytest.mark.soak)])
def test_a_stranger_can_play_draw_tell_and_load(wheel: Path, extra: str, tmp_path: Path) -> None:
    if not has_index():
        pytest.skip("no packages can be had here")
    assert "were played" in try_out(wheel, extra, tmp_path)


def test_what_is_cited_is_what_is_built(wheel: Path) -> None:
    version = wheel.name.split("-")[1]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {version} " in (ROOT / "CHANGELOG.md").read_text("utf-8")
