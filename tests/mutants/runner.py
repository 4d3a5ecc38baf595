"""Running named tests on mutants: one pytest session collects, its forks try mutant after mutant.

A rule and its plain copy get the code of a mutant, and then their own again, so that a mutant costs
no more than its tests. All rules are linked before, so that no copy is made of a mutant; what tests
keep is forgotten in between.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cached_property
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from meseta.kernel.rule import is_rule
from meseta.kernel.way import Book, way_of
from tests.mutants.operators import Mutant, mutants_of
from tests.mutants.tables import ROOT, Test

OPTIONS = ["--config-file", str(ROOT / "pyproject.toml"), "--capture=sys", "--assert=plain"]
OPTIONS += ["--tb=native", "-p", "no:cacheprovider", "-p", "no:unraisableexception"]
SLOWER, SPARE = 10, 1.0
"""A test that takes so many times as long as the longest usually, and so many seconds more, fails.
What several tests keep is computed by whichever comes first."""
A_PART = 8
"""So many mutants are tried at a time, so that all cores are busy to the end."""


@dataclass(frozen=True)
class Subject:
    """A function of a game, and the tests that are to fail when it is broken."""

    game: str
    name: str
    function: FunctionType
    book: Book
    folder: Path
    """Where the tests are."""
    tests: tuple[Test, ...]

    @cached_property
    def mutants(self) -> list[Mutant]:
        """All of its mutants, from the first line to the last."""
        return mutants_of(self.function)


@dataclass(frozen=True)
class Finding:
    """What became of one mutant."""

    line: int
    change: str
    killer: str
    """The first test that failed; empty for a survivor."""


@dataclass(frozen=True)
class Result:
    """What became of some mutants of one function."""

    game: str
    name: str
    findings: tuple[Finding, ...]


def run(subjects: list[Subject], tell: Callable[[Result], None]) -> None:
    """Try the mutants of some functions, in their order, and tell what became of them."""
    os.environ.update(MESETA_WAY="plain", MESETA_MUTANTS="yes")
    settings.register_profile(
        "mutants",
        database=None,
        derandomize=True,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
    folders = sorted({str(subject.folder) for subject in subjects})
    code = pytest.main([*OPTIONS, *folders], plugins=[Runner(subjects, tell)])
    if code != pytest.ExitCode.OK:
        raise SystemExit(int(code))


class Runner:
    """A plugin of pytest that runs tests not once but on mutants."""

    def __init__(self, subjects: list[Subject], tell: Callable[[Result], None]) -> None:
        self.subjects, self.tell = subjects, tell
        self.items: list[pytest.Item] = []
        self.parts = [
            (subject, start)
            for subject in subjects
            for start in range(0, len(subject.mutants), A_PART)
        ]
        self.usual: dict[Subject, dict[pytest.Item, float]] = {}
        self.kept: list[Any] = []
        self.seconds = 0.0

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Whoever runs mutants reports on them."""
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests that cannot be read is a fault to be shown."""
        if report.failed:
            print(report.longrepr, file=sys.__stderr__)

    def pytest_internalerror(self, excrepr: object) -> None:
        """What goes wrong in a fork is shown too."""
        print(excrepr, file=sys.__stderr__)

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """So is why it was given up."""
        print(excinfo.value, file=sys.__stderr__)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants, on all cores."""
        if session.testsfailed:
            raise session.Interrupted
        self.items = session.items
        for book in {subject.book.name: subject.book for subject in self.subjects}.values():
            way_of(book, "plain")
            for rule in book.rules:
                book.plain(rule)
        self.kept = [each for each in gc.get_objects() if is_kept_by_tests(each)]
        fork = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(os.cpu_count(), fork, begin, (self,)) as pool:
            for result in pool.map(try_part, range(len(self.parts))):
                self.tell(result)
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, Any, Any]:
        """Fixtures may play whole matches."""
        with limited(self.seconds):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None, Any, Any]:
        """The test itself."""
        with limited(self.seconds):
            return (yield)

    def try_part(self, subject: Subject, start: int) -> Result:
        """Try some mutants of a function, with what has killed one first, then the quickest."""
        if subject not in self.usual:
            self.usual[subject] = self.measure(subject)
        usual = self.usual[subject]
        limit = SLOWER * max(usual.values(), default=0) + SPARE
        findings = []
        for mutant in subject.mutants[start : start + A_PART]:
            self.forget()
            with broken(subject, mutant.code):
                killer = next((item for item in usual if self.fault(item, limit)), None)
            if killer:
                usual = self.usual[subject] = {killer: usual[killer], **usual}
            findings.append(Finding(mutant.line, mutant.change, killer.nodeid if killer else ""))
        return Result(subject.game, subject.name, tuple(findings))

    def measure(self, subject: Subject) -> dict[pytest.Item, float]:
        """The tests of a function that reach it, and how long each takes, the quickest first."""
        usual: dict[pytest.Item, float] = {}
        self.forget()
        for item in filter(lambda item: is_named(item, subject), self.items):
            start = time.process_time()
            if fault := self.fault(item, 0):
                pytest.exit(f"{subject.name} is not broken, but {fault}")
            usual[item] = time.process_time() - start
        self.forget()
        with broken(subject, out_of_reach.__code__):
            reaching = [item for item in usual if self.fault(item, 0)]
        return {item: usual[item] for item in sorted(reaching, key=lambda item: usual[item])}

    def fault(self, item: pytest.Item, seconds: float) -> str:
        """Why a test fails, if it does; without seconds it may take as long as it likes."""
        self.seconds = seconds
        reports = runtestprotocol(item, log=False, nextitem=None)
        return next((f"{item.nodeid}: {each.longrepr}" for each in reports if each.failed), "")

    def forget(self) -> None:
        """Forget what tests have kept."""
        for each in self.kept:
            each.cache_clear()


RUNNER: list[Runner] = []
"""The runner of a fork."""


def begin(runner: Runner) -> None:
    """Be ready to try mutants."""
    RUNNER.append(runner)
    signal.signal(signal.SIGPROF, stop)


def try_part(number: int) -> Result:
    """Try some mutants of one function."""
    return RUNNER[0].try_part(*RUNNER[0].parts[number])


def out_of_reach(*given: object, **named: object) -> None:
    """In a function's place: whoever calls it fails."""
    import pytest

    pytest.fail("this is reached")


def stop(number: int, frame: FrameType | None) -> None:
    """Break off whatever runs: on a mutant it may never come to an end."""
    pytest.fail("this takes much longer than usual")


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Break off after some seconds of computing, and again if that was in vain."""
    signal.setitimer(signal.ITIMER_PROF, seconds, SPARE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@contextmanager
def broken(subject: Subject, code: CodeType) -> Iterator[None]:
    """A function, and its linked copy if it is a rule, with the code of a mutant."""
    function = subject.function
    both = [function, subject.book.plain(function)] if is_rule(function) else [function]
    own = function.__code__
    for each in both:
        each.__code__ = code
    try:
        yield
    finally:
        for each in both:
            each.__code__ = own


def is_named(item: pytest.Item, subject: Subject) -> bool:
    """Whether a collected test is one of those of a function."""
    name = item.nodeid.partition("[")[0].partition("::")[2]
    return item.path.parent == subject.folder and any(
        test.means(item.path.stem, name) for test in subject.tests
    )


def is_kept_by_tests(thing: object) -> bool:
    """Whether something keeps results of a function of a test."""
    return isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("tests.")
