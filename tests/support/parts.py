"""The tests of `make test` in parts: each a process of its own, some at the same time.

    python -m tests.support.parts [WAY …]

A process collects the tests of its own files alone, and begins a browser, a database or a server
only where these want one. What takes longest begins first; what a part took is said when it has
ended, and all of them once more in the end.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from tests.support import ROOT

AT_ONCE = min(2 * (os.cpu_count() or 1), 8)
"""Much of what the pages' tests do is waiting."""
OUTPUT = ROOT / "build" / "parts"
PYTEST = ("-m", "pytest")
TOLD = re.compile(r"^=* ?(\d+ (?:passed|failed).*) in [\d.]+s", re.MULTILINE)
"""What pytest says of a run."""
RULES = "src/meseta/games"
COVERED = OUTPUT / "covered.json"
LEFT_OUT = "*/games/__init__.py,*/games/*/__init__.py,*/games/*/people/*"
COVERING = f"-m slipcover --branch --source {RULES} --omit {LEFT_OUT} --json --out {COVERED}"
INDEXED = tuple(
    f"games/{name}.py"
    for name in ("test_fuzz", "test_golden", "*/test_conformance", "*/test_hidden")
)
ONE_GAME = ("-k", "castles")
"""With every index checked `make test` plays the game whose rules look up the most by number."""


class Part(NamedTuple):
    """Tests that are about the same."""

    name: str
    files: tuple[str, ...]
    """Patterns below `tests`; what a part before it in the same way has is left to that."""
    processes: int = 1
    way: str = "compiled"
    run: tuple[str, ...] = PYTEST
    then: tuple[str, ...] = ()


PARTS = (
    Part("rules, every index checked", INDEXED, way="checked", run=(*PYTEST, *ONE_GAME)),
    Part(
        "rules in plain Python",
        ("games",),
        way="plain",
        run=(*COVERING.split(), *PYTEST),
        then=("-m", "tests.support.covered", str(COVERED)),
    ),
    Part("pages in a browser", ("web/test_browser_*.py",), 2),
    Part("large libraries", ("envs", "learning", "web/test_conforming.py")),
    Part("pages without a browser", ("web",), 3),
    Part("rules", ("games",)),
    Part("bots and arena", ("arena", "bots", "puzzles", "cli")),
    Part("packages, documents, examples", ("house",)),
    Part("the rest", ("**/test_*.py",)),
)


class Piece(NamedTuple):
    """What one process runs of a part."""

    part: Part
    number: int
    files: list[str]

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.part.name} {self.number}" if self.part.processes > 1 else self.part.name


class Ended(NamedTuple):
    """What came of one."""

    piece: Piece
    failed: bool
    output: str
    seconds: float
    """By the clock."""
    work: float
    """Seconds of processor time."""

    @property
    def summary(self) -> str:
        """One line."""
        [*_, told] = TOLD.findall(self.output) or [self.output.strip().rpartition("\n")[2]]
        return f"{self.piece.name:32} {self.seconds:5.0f} s {self.work:5.0f} s of work  {told}"


def main(ways: list[str]) -> int:
    """Run all parts, or those in some ways."""
    pieces = [piece for piece in deal() if not ways or piece.part.way in ways]
    OUTPUT.mkdir(parents=True, exist_ok=True)
    all_ended = []
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for running in as_completed([pool.submit(run, piece) for piece in pieces]):
            ended = running.result()
            all_ended.append(ended)
            if ended.failed:
                print(ended.output, flush=True)
            print(f"[{len(all_ended)} of {len(pieces)}] {ended.summary}", flush=True)
    print("\nBy part:", *(ended.summary for ended in sorted(all_ended)), sep="\n")
    return int(any(ended.failed for ended in all_ended))


def deal() -> list[Piece]:
    """The files of all parts among their processes."""
    taken: set[tuple[str, Path]] = set()
    pieces = []
    for part in PARTS:
        files = [file for file in find_files(part) if (part.way, file) not in taken]
        taken |= {(part.way, file) for file in files}
        names = [str(file.relative_to(ROOT)) for file in files]
        shares = [names[start :: part.processes] for start in range(part.processes)]
        pieces += [Piece(part, number, share) for number, share in enumerate(shares, 1)]
    return pieces


def find_files(part: Part) -> list[Path]:
    """The files of a part."""
    found = set()
    for pattern in part.files:
        for path in (ROOT / "tests").glob(pattern):
            found |= {path} if path.is_file() else {*path.glob("**/test_*.py")}
    return sorted(found)


def run(piece: Piece) -> Ended:
    """One process, and what follows it; what they print is kept."""
    path = OUTPUT / f"{piece.name.replace(' ', '-')}.txt"
    settings = {**os.environ, "MESETA_ONCE": "yes", "MESETA_WAY": piece.part.way}
    start, work, status = time.monotonic(), 0.0, 0
    with path.open("w") as output:
        for command in ((*piece.part.run, *piece.files), piece.part.then):
            if command and not status:
                process = subprocess.Popen(
                    [sys.executable, *command], cwd=ROOT, env=settings, stdout=output, stderr=output
                )
                _, status, used = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
                work += used.ru_utime + used.ru_stime
    return Ended(piece, status != 0, path.read_text(), time.monotonic() - start, work)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
