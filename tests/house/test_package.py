"""What is built holds all that is needed, and works where it is installed."""

from __future__ import annotations

import re
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.installed import build_sdist, build_wheel, has_index, try_out
from tests.support.wheel import check


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
    wanted |= {"package.json", "tsconfig.json", "biome.json", "mkdocs.yml", "tools/site.py"}
    for folder in ("src/meseta", "tests", "docs", "benchmarks", "examples"):
        wanted |= files_in(folder)
    assert wanted - held == set()


@pytest.mark.soak
@pytest.mark.parametrize("extra", ["none", "terminal"])
def test_a_stranger_can_play_draw_tell_and_load(wheel: Path, extra: str, tmp_path: Path) -> None:
    if not has_index():
        pytest.skip("no packages can be had here")
    assert "were played" in try_out(wheel, extra, tmp_path)


def metadata_of(wheel: Path) -> Message:
    """What an index is told of a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(packed.read(name))


def test_an_index_is_told_all_there_is_to_tell(wheel: Path) -> None:
    told = metadata_of(wheel)
    wanted = ("Summary", "Author", "License-Expression", "Keywords", "Requires-Python")
    assert [name for name in wanted if not told[name]] == []
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload() == (ROOT / "README.md").read_text("utf-8")
    assert len(told.get_all("License-File", [])) == 2
    with zipfile.ZipFile(wheel) as packed:
        own = [name.split("/")[0] for name in packed.namelist()]
    assert {name.split("-")[0] for name in own} == {"meseta"}


def test_twine_finds_nothing(wheel: Path) -> None:
    pytest.importorskip("twine")
    check(wheel, next(wheel.parent.glob("*.tar.gz")))


def test_an_image_installs_the_package_as_it_is(wheel: Path) -> None:
    image = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    assert "COPY . /source" in image
    assert '"/source[web]"' in image
    assert metadata_of(wheel)["Version"] not in image, "it would be one more to keep"


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")], ids=str)
def test_whatever_pages_say_to_install_is_there(page: Path, wheel: Path) -> None:
    extras = set(metadata_of(wheel).get_all("Provides-Extra", []))
    named = re.findall(r"pip install ['\"](?:meseta|\.)\[([\w,]+)\]", page.read_text("utf-8"))
    assert {extra for names in named for extra in names.split(",")} <= extras


def test_what_is_cited_is_what_is_built(wheel: Path) -> None:
    version = wheel.name.split("-")[1]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\n## {version} " in (ROOT / "CHANGELOG.md").read_text("utf-8")
