"""`python -m tests.mutants [GAME [TEXT]]`: all games, one, or one's functions with a text.

The text is looked for in the names of functions and in the rows that name them.
"""

from __future__ import annotations

import sys

from meseta.games import GAMES
from tests.mutants.report import Tally, as_page, for_engineers
from tests.mutants.runner import Result, Subject, run
from tests.mutants.tables import ROOT, Page

PAGE = ROOT / "docs" / "mutants.md"


def main(game: str = "", text: str = "") -> int:
    """Try mutants and print the survivors; after all games, write the page."""
    tallies = {name: Tally(Page(name)) for name in ([game] if game else GAMES)}
    subjects = [each for tally in tallies.values() for each in subjects_of(tally.page, text)]
    total = sum(len(each.mutants) for each in subjects)

    def tell(result: Result) -> None:
        tallies[result.game].add(result)
        tried = sum(tally.mutants for tally in tallies.values())
        left = tried - sum(tally.killed for tally in tallies.values())
        progress = f"\r{tried} of {total} mutants, {left} not killed: {result.game} {result.name}"
        print(f"{progress[:99]:100}", end="", file=sys.__stderr__, flush=True)

    run(subjects, tell)
    print(file=sys.__stderr__)
    wrong = []
    for tally in tallies.values():
        print(*for_engineers(tally), "", sep="\n")
        wrong += [*tally.faults(), *([] if text else tally.shortfalls())]
    for tally in tallies.values():
        print(
            "{}: {} rows, {} functions, {} mutants, {} killed, {} listed, {} survivors: "
            "{} of all, {} without the listed".format(*tally.row)
        )
    print(*wrong, sep="\n", file=sys.stderr)
    if not game:
        PAGE.write_text(as_page(list(tallies.values())), "utf-8")
    return int(bool(wrong))


def subjects_of(page: Page, text: str) -> list[Subject]:
    """The functions that a page names; with a text, those that have it in their name or a row."""
    return [
        Subject(page.game, name, function, page.kind.book, page.tests, page.tests_of(name))
        for name, function in page.functions.items()
        if text in name or any(text in row.text for row in page.rows_of(name))
    ]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
