"""`make test` in parts: each a process of its own, some at the same time.

    python -m tests.support.parts [WAY …]

A part is a chore, such as compiling a game, or tests: a process that collects its own files alone,
and begins a browser, a database or a server only where these want one. It begins as soon as there
is room and what it needs is done. What a part took is said when it has ended, and all of them once
more in the end.

Processes of tests begin as copies of one that has read what nearly all of them need.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pytest

from meseta.games import GAMES
from tests.support import ROOT

AT_ONCE = min((os.cpu_count() or 1) + 1, 8)
"""Some wait while others work; with more of them all take longer than it saves."""
OUTPUT = ROOT / "build" / "parts"
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
CODE = tuple(f"code/{game}" for game in GAMES)
"""The chores that compile."""


class Part(NamedTuple):
    """Tests that are about the same, or a chore of the Makefile."""

    name: str
    files: tuple[str, ...] = ()
    """Patterns below `tests`; what a part before it in the same way has is left to that."""
    processes: int = 1
    way: str = "compiled"
    chosen: tuple[str, ...] = ()
    """How pytest is told which of them."""
    needs: tuple[str, ...] = CODE
    covered: bool = False
    """Whether it is looked at which rules are run through."""


def chore(name: str, needs: tuple[str, ...] = ()) -> Part:
    """Something that the Makefile knows how to do."""
    return Part(name, way="", needs=needs)


PARTS = (
    *[chore(name) for name in CODE],
    chore("research"),
    Part("rules in plain Python", ("games",), way="plain", needs=(), covered=True),
    Part("rules, every index checked", INDEXED, way="checked", chosen=ONE_GAME, needs=()),
    chore("lint", ("research",)),
    Part("pages in a browser", ("web/test_browser_*.py",), 2),
    Part(
        "large libraries",
        ("envs", "learning", "web/test_conforming.py"),
        needs=(*CODE, "research"),
    ),
    Part("pages without a browser", ("web",), 3),
    Part("bots and arena", ("arena", "bots", "puzzles", "cli"), needs=(*CODE, "research")),
    Part("rules", ("games",)),
    Part("packages, documents, examples", ("house",), needs=(*CODE, "research")),
    Part("the rest", ("**/test_*.py",)),
)


class Piece(NamedTuple):
    """What one process does of a part."""

    part: Part
    number: int
    files: list[str]

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.part.name} {self.number}" if self.part.processes > 1 else self.part.name

    @property
    def output(self) -> Path:
        """Where what it prints is kept."""
        return OUTPUT / f"{re.sub('[ /]', '-', self.name)}.txt"


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
        [*_, told] = TOLD.findall(self.output) or ["failed" if self.failed else "done"]
        return f"{self.piece.name:32} {self.seconds:5.0f} s {self.work:5.0f} s of work  {told}"


def main(ways: list[str]) -> int:
    """Run all parts, or the tests in some ways."""
    began, pieces, all_ended = time.monotonic(), deal(ways), []
    for ended in run_all(pieces):
        all_ended.append(ended)
        if ended.failed:
            print(ended.output, flush=True)
        print(f"[{len(all_ended)} of {len(pieces)}] {ended.summary}", flush=True)
    print("\nBy part:", *(ended.summary for ended in sorted(all_ended)), sep="\n")
    work = sum(ended.work for ended in all_ended)
    print(f"{'all of it':32} {time.monotonic() - began:5.0f} s {work:5.0f} s of work")
    return int(len(all_ended) < len(pieces) or any(ended.failed for ended in all_ended))


def deal(ways: list[str]) -> list[Piece]:
    """The files of all parts among their processes; where only some ways are wanted, no chores."""
    taken: set[tuple[str, Path]] = set()
    pieces = []
    for part in PARTS:
        files = [file for file in find_files(part) if (part.way, file) not in taken]
        taken |= {(part.way, file) for file in files}
        names = [str(file.relative_to(ROOT)) for file in files]
        shares = [names[start :: part.processes] for start in range(part.processes)]
        wanted = part if not ways else part._replace(needs=())
        pieces += [Piece(wanted, number, share) for number, share in enumerate(shares, 1)]
    return [piece for piece in pieces if not ways or piece.part.way in ways]


def find_files(part: Part) -> list[Path]:
    """The files of a part."""
    found = set()
    for pattern in part.files:
        for path in (ROOT / "tests").glob(pattern):
            found |= {path} if path.is_file() else {*path.glob("**/test_*.py")}
    return sorted(found)


def run_all(pieces: list[Piece]) -> Iterator[Ended]:
    """Run what is ready, in this order; what needs a chore that failed is not begun."""
    waiting, done = [*pieces], set[str]()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        running: set[Future[Ended]] = set()
        while True:
            ready = [piece for piece in waiting if done.issuperset(piece.part.needs)]
            for piece in ready[: AT_ONCE - len(running)]:
                waiting.remove(piece)
                running.add(pool.submit(run, piece))
            if not running:
                return
            ended_now, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ended_now:
                ended = each.result()
                done |= set() if ended.failed else {ended.piece.part.name}
                yield ended


def run(piece: Piece) -> Ended:
    """One process; what it prints is kept."""
    start = time.monotonic()
    OUTPUT.mkdir(parents=True, exist_ok=True)
    if not piece.files:
        failed, work = run_command(piece, ["make", piece.name])
    elif piece.part.covered:
        failed, work = run_command(piece, [sys.executable, *COVERING.split(), *tests_of(piece)])
        if not failed:
            looking = [sys.executable, "-m", "tests.support.covered", str(COVERED)]
            failed, _ = run_command(piece, looking, "a")
    else:
        failed, work = run_copy(piece)
    return Ended(piece, failed, piece.output.read_text(), time.monotonic() - start, work)


def tests_of(piece: Piece) -> list[str]:
    """What pytest is told."""
    return ["-m", "pytest", *piece.part.chosen, *piece.files]


def settings_of(piece: Piece) -> dict[str, str]:
    """What the environment says to its tests."""
    return {"MESETA_ONCE": "yes", "MESETA_WAY": piece.part.way} if piece.files else {}


def run_command(piece: Piece, command: list[str], mode: str = "w") -> tuple[bool, float]:
    """A program: whether it failed, and its work."""
    with piece.output.open(mode) as output:
        settings = {**os.environ, **settings_of(piece)}
        process = subprocess.Popen(command, cwd=ROOT, env=settings, stdout=output, stderr=output)
        _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return status != 0, used.ru_utime + used.ru_stime


def run_copy(piece: Piece) -> tuple[bool, float]:
    """Tests in a copy of the process that has read ahead: whether one failed, and their work."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.support.read_ahead"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=run_tests, args=(piece, theirs))
    process.start()
    theirs.close()
    process.join()
    try:
        work = ours.recv()
    except EOFError:  # it was lost in the middle of its tests
        work = 0.0
    return process.exitcode != 0, work


def run_tests(piece: Piece, telling: Connection) -> None:
    """What such a copy does."""
    os.environ.update(settings_of(piece))
    with piece.output.open("w") as output:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(output.fileno(), stream.fileno())
    status = pytest.main([*piece.part.chosen, *piece.files])
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    telling.send(sum(each.ru_utime + each.ru_stime for each in used))
    sys.exit(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
