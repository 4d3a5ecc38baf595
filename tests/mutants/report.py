"""What became of the mutants, for people."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from meseta.version import __version__
from tests.mutants.runner import Finding, Result
from tests.mutants.tables import Page

HOME = Path(__file__).parent
WANTED = 0.95
"""The share of the mutants that are not listed which the named tests must kill."""
MOST_LISTED = 0.05
"""The share of all mutants that may be listed."""
HEAD = """# Mutants of the rules

`make mutants`, version {version}. Every function that a row of a game's `RULES.md` names is broken
in small ways, one at a time: a condition negated, a comparison, `and` or `+` swapped, a number one
higher, a statement left out. A mutant is killed if a test fails that one of the function's own rows
names; no other test counts. *Listed* are those that no position can show, each with the argument in
`tests/mutants/`. *Raw* is the share of killed mutants among all, the last column that among those
that are not listed.

| game | rows | functions | mutants | killed | listed | survivors | raw | without the listed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


class Tally:
    """What became of the mutants of one game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[Finding]] = {}
        """The mutants that were tried, by function."""

    def add(self, result: Result) -> None:
        """Take down what became of some mutants."""
        self.found.setdefault(result.name, []).extend(result.findings)

    @cached_property
    def listed(self) -> dict[tuple[str, str], str]:
        """The mutants that no position can show, and why not."""
        path = HOME / f"{self.page.home}.toml"
        document = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
        return {
            (function, change): entry["why"]
            for function, entries in document.items()
            for entry in entries
            for change in entry["mutants"]
        }

    @property
    def mutants(self) -> int:
        """How many mutants were tried."""
        return sum(len(findings) for findings in self.found.values())

    @property
    def killed(self) -> int:
        """How many a test has noticed."""
        return sum(bool(each.killer) for findings in self.found.values() for each in findings)

    @property
    def survivors(self) -> dict[str, list[Finding]]:
        """The mutants that no test notices and nobody has listed, by function."""
        found = {
            name: [
                each for each in some if not each.killer and (name, each.change) not in self.listed
            ]
            for name, some in self.found.items()
        }
        return {name: some for name, some in found.items() if some}

    @property
    def left(self) -> int:
        """How many survivors there are."""
        return sum(len(some) for some in self.survivors.values())

    @property
    def row(self) -> list[str]:
        """The figures."""
        rows = {row for name in self.found for row in self.page.rows_of(name)}
        numbers = [len(rows), len(self.found), self.mutants, self.killed]
        numbers += [self.mutants - self.killed - self.left, self.left]
        shares = [share(self.killed, self.mutants), share(self.killed, self.killed + self.left)]
        return [self.page.game, *map(str, numbers), *[f"{each:.1%}" for each in shares]]

    def faults(self) -> Iterator[str]:
        """What is wrong with the tables and the list, in sentences."""
        yield from (f"stale: {each}" for each in self.page.stale())
        list_name = f"{self.page.home}.toml"
        for name, change in self.listed:
            if name not in self.page.functions:
                yield f"{list_name}: no row names {name}"
            elif name in self.found:
                killers = [each.killer for each in self.found[name] if each.change == change]
                if not killers:
                    yield f"{list_name}: {name} has no mutant {change!r}"
                elif killers[0]:
                    yield f"{list_name}: {killers[0]} shows {name}: {change!r}"

    def shortfalls(self) -> Iterator[str]:
        """Which of the wanted shares are missed."""
        if share(self.killed, self.killed + self.left) < WANTED:
            yield f"{self.page.game}: fewer than {WANTED:.0%} of the mutants are killed"
        if share(self.mutants - self.killed - self.left, self.mutants) > MOST_LISTED:
            yield f"{self.page.game}: more than {MOST_LISTED:.0%} of the mutants are listed"


def share(some: int, whole: int) -> float:
    """A part of a whole; all of nothing."""
    return some / whole if whole else 1.0


def for_engineers(tally: Tally) -> Iterator[str]:
    """The survivors with their lines, and the tests that have missed them."""
    for name, survivors in tally.survivors.items():
        file = Path(tally.page.functions[name].__code__.co_filename).name
        yield f"\n{name}"
        yield from (f"  {file}:{each.line}: {each.change}" for each in survivors)
        for row in tally.page.rows_of(name):
            tests = ", ".join(map(str, row.tests)) or "no test"
            yield f"    {row.text}: {tests}"


def as_page(tallies: list[Tally]) -> str:
    """The page `docs/mutants.md`."""
    lines = [HEAD.format(version=__version__)]
    lines += [f"| {' | '.join(tally.row)} |" for tally in tallies]
    for tally in tallies:
        if tally.survivors:
            lines += ["", f"## Survivors: {tally.page.game}"]
        for name, survivors in tally.survivors.items():
            rows = "; ".join(row.text for row in tally.page.rows_of(name))
            lines += ["", f"`{name}` ({rows})", ""]
            lines += [f"- `{each.change}`" for each in survivors]
    return "\n".join(lines) + "\n"
