"""The rules under every other Python of this machine, for `make test-pythons`.

`python -m tests.support.pythons [version …]` looks for interpreters by name and in the usual
version managers and takes the newest of each minor version, but not of its own; or exactly the
versions that are asked for, such as `3.12`. Each gets an environment under `build/pythons`, which
is kept from run to run, with the wheel in it, and runs the suite of the rules in plain Python and
one game compiled.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support import ROOT
from tests.support.installed import FOREIGN, build_sdist, build_wheel, run

BUILD = ROOT / "build" / "pythons"
CONSTRAINTS = ROOT / "constraints.txt"
OLDEST = (3, 11)
NEEDED = ("pytest", "pytest-xdist", "hypothesis")
"""What the suite of the rules imports beside what the package itself needs."""
EXTRA = "terminal"
"""What of the package it asks for: a story of the rules is told at the command line."""
SUITES = {
    "plain": ("-n", "2", "--dist", "worksteal", "tests/games", "tests/kernel"),
    "compiled": ("tests/games/six_castles",),
}
ASK = "import sys; print(sys.implementation.name + sys.abiflags, *sys.version_info)"
"""An ordinary build answers `cpython 3 12 1 final 0`; others put letters after the name."""
PATIENCE = 60
"""Seconds in which an interpreter says its version."""

Version = tuple[int, int, int, str, int]


class Manager(NamedTuple):
    """Where a version manager keeps its interpreters, and what moves its home."""

    name: str
    home: str
    inside: str
    variable: str = ""

    def folder(self) -> Path:
        """Its home on this machine."""
        moved = os.environ.get(self.variable) if self.variable else None
        return Path(moved) if moved else Path.home() / self.home


MANAGERS = (
    Manager("pyenv", ".pyenv", "versions/*/bin/python", "PYENV_ROOT"),
    Manager("uv", ".local/share/uv/python", "*/bin/python3", "UV_PYTHON_INSTALL_DIR"),
    Manager("conda", "miniconda3", "envs/*/bin/python"),
    Manager("conda", "anaconda3", "envs/*/bin/python"),
    Manager("conda", ".conda", "envs/*/bin/python"),
    Manager("asdf", ".asdf", "installs/python/*/bin/python", "ASDF_DATA_DIR"),
    Manager("mise", ".local/share/mise", "installs/python/*/bin/python", "MISE_DATA_DIR"),
)


class Found(NamedTuple):
    """An interpreter that has said its version."""

    version: Version
    path: Path
    finder: str

    @property
    def minor(self) -> str:
        """Its minor version, such as `3.12`."""
        return minor_of(self.version)

    @property
    def full(self) -> str:
        """Its whole version, such as `3.12.1` or `3.15.0a2`."""
        *numbers, level, serial = self.version
        number = ".".join(map(str, numbers))
        return number if level == "final" else f"{number}{level[0].replace('c', 'rc')}{serial}"


class Row(NamedTuple):
    """A line of the table."""

    version: str
    where: str
    plain: str = "-"
    compiled: str = "-"
    numba: str = "-"
    failed: bool = False


# --- finding -------------------------------------------------------------------------------------


def minor_of(version: tuple[int | str, ...]) -> str:
    """The minor version of a version."""
    return f"{version[0]}.{version[1]}"


def list_candidates() -> Iterator[tuple[str, Path]]:
    """Everything that may be an interpreter, and who knows of it."""
    for folder in filter(None, os.environ.get("PATH", "").split(os.pathsep)):
        for path in sorted(Path(folder).glob("python3.*")):
            if re.fullmatch(r"python3\.\d+", path.name):
                yield "PATH", path
    for manager in MANAGERS:
        for path in sorted(manager.folder().glob(manager.inside)):
            yield manager.name, path


def ask_version(path: Path) -> Version | None:
    """What an interpreter says its version is, if it is an ordinary Python and runs at all."""
    command = [str(path), "-I", "-S", "-c", ASK]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    said = re.fullmatch(r"cpython (\d+) (\d+) (\d+) ([a-z]+) (\d+)", done.stdout.strip())
    if said is None:
        return None
    return int(said[1]), int(said[2]), int(said[3]), said[4], int(said[5])


def find_pythons() -> dict[str, Found]:
    """The newest interpreter of each minor version, the oldest minor version first."""
    seen: set[Path] = set()
    newest: dict[str, Found] = {}
    for finder, path in list_candidates():
        if path.resolve() in seen:
            continue
        seen.add(path.resolve())
        version = ask_version(path)
        if version is None or version[:2] < OLDEST:
            continue
        minor = minor_of(version)
        if minor not in newest or version > newest[minor].version:
            newest[minor] = Found(version, path, finder)
    return {found.minor: found for found in sorted(newest.values())}


def tell_places() -> str:
    """Where interpreters are looked for, in words."""
    homes = ", ".join(f"{manager.name} ({manager.folder()})" for manager in MANAGERS)
    return f"python{minor_of(OLDEST)} and later by name on PATH, and what is kept by {homes}"


# --- running -------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)


def make_environment(found: Found, home: Path) -> Path:
    """An interpreter's own environment, kept while its version stays the same; its Python.

    Neither the pip that an interpreter may bring along nor ours need know each other's Python: the
    newest one is put in.
    """
    python = home / "bin" / "python"
    if ask_version(python) != found.version or not list(home.glob("lib/*/site-packages/pip")):
        run(found.path, "-m", "venv", "--clear", "--without-pip", home, at=ROOT)
        [site] = home.glob("lib/*/site-packages")
        run(sys.executable, "-m", "pip", "install", "--quiet", "--target", site, "pip", at=ROOT)
    return python


def pip_install(python: Path, *what: str | Path) -> None:
    """Install into an environment, without compiling anybody's sources."""
    how = ("--quiet", "--only-binary", ":all:")
    run(python, "-m", "pip", "install", *how, *what, at=ROOT)


def can_install(python: Path, name: str) -> bool:
    """Whether a package can be had for an environment."""
    try:
        pip_install(python, "--dry-run", name)
    except RuntimeError:
        return False
    return True


def install_wheel(python: Path, wheel: Path) -> bool:
    """Install the package and what its tests need; whether in the pinned versions."""
    pinned, what = True, (f"{wheel}[{EXTRA}]", *NEEDED)
    try:
        pip_install(python, "--constraint", CONSTRAINTS, *what)
    except RuntimeError:
        pinned = False
        pip_install(python, *what)
    pip_install(python, "--no-deps", "--force-reinstall", wheel)
    return pinned


def tell_numba(python: Path) -> str:
    """The version of the compiler in an environment."""
    return run(
        python, "-c", "from importlib.metadata import version; print(version('numba'))", at=ROOT
    ).strip()


def run_suite(python: Path, name: str, way: str) -> tuple[str, bool]:
    """Run the tests of one way, shown line by line; how many passed, and whether one did not."""
    kept = {key: value for key, value in os.environ.items() if key not in FOREIGN}
    cache = python.parent.parent / "cache"
    own = {"MESETA_WAY": way, "MESETA_CACHE_DIR": str(cache)}
    command = [python, "-m", "pytest", "-p", "no:cacheprovider", *SUITES[way]]
    tally = "broke off"
    with subprocess.Popen(
        list(map(str, command)),
        cwd=ROOT,
        env={**kept, **own},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as going:
        assert going.stdout is not None
        for line in going.stdout:
            say(f"{name} {way}: {line.rstrip()}")
            tally = read_tally(line) or tally
    return tally, going.returncode != 0


def read_tally(line: str) -> str:
    """How many tests passed and failed, if this line says so."""
    found = re.search(r"(\d+ (?:passed|failed|error).*) in [\d.]+s", line)
    return found[1] if found else ""


def try_python(found: Found, wheel: Path) -> Row:
    """Everything for one interpreter."""
    row = Row(found.full, f"{found.finder}: {found.path}")
    say(f"{found.full}: its environment, with the package")
    try:
        python = make_environment(found, BUILD / found.minor)
    except RuntimeError as error:
        say(str(error))
        return row._replace(plain="no environment", failed=True)
    try:
        pinned = install_wheel(python, wheel)
    except RuntimeError as error:
        if can_install(python, "pytest") and not can_install(python, "numba"):
            say(f"{found.full}: there is no numba for it")
            return row._replace(numba="cannot be installed")
        say(str(error))
        return row._replace(plain="not installed", failed=True)
    numba = tell_numba(python)
    if not pinned:
        say(f"{found.full}: not all pinned versions can be had for it, so it gets the newest ones")
        numba += " (newest, not pinned)"
    outcomes = {}
    for way in SUITES:
        say(f"{found.full}: {way}")
        start = time.monotonic()
        outcomes[way] = run_suite(python, found.full, way)
        say(f"{found.full}: {way}: {outcomes[way][0]}, {time.monotonic() - start:.0f} s")
    failed = any(bad for _tally, bad in outcomes.values())
    return row._replace(
        plain=outcomes["plain"][0], compiled=outcomes["compiled"][0], numba=numba, failed=failed
    )


def as_table(rows: list[Row]) -> str:
    """The rows under their titles, in columns."""
    cells = [("version", "found", "plain", "compiled", "numba"), *(row[:5] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        for line in cells
    ]
    return "\n".join(line.rstrip() for line in lines)


def main(asked: list[str]) -> int:
    """Find, try and tell; 1 if a test failed or a version that was asked for is not here."""
    found = find_pythons()
    wanted = asked or [minor for minor in found if minor != minor_of(sys.version_info[:2])]
    missing = [minor for minor in wanted if minor not in found]
    if not wanted or missing:
        what = f"Python {', '.join(missing)}" if missing else "No other Python"
        verb = "was not found" if missing else "was found"
        say(f"{what} {verb}: looked for {tell_places()}.")
    here = [found[minor] for minor in wanted if minor in found]
    rows: list[Row] = []
    if here:
        with tempfile.TemporaryDirectory() as name:
            wheel = build_wheel(build_sdist(Path(name) / "dist"))
            rows = [try_python(each, wheel) for each in here]
        say(f"\n{as_table(rows)}")
    return int(bool(missing) or any(row.failed for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
