"""Making many puzzles on all cores; an interrupted run goes on from its file.

Every match is looked through by itself and written down as one line: its puzzles, and why the other
questions are none. The same seed gives the same matches, and so the same puzzles.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import Any

from meseta.games import find_game
from meseta.kernel.options import OptionError
from meseta.processes import end_pool, keep_to_one_core, process_context
from meseta.puzzles.puzzle import Puzzle, read_puzzle
from meseta.puzzles.seeking import Found, PuzzleJob, seek
from meseta.puzzles.sifting import choose_varied

TABLES = (2, 3, 2, 4)
"""How many play where nobody says so, match by match: of few, each has more to decide."""
FOUND = "found"
PuzzleRunner = Callable[[Iterator[PuzzleJob]], Iterator[Found]]
"""Looks through matches somewhere; what is found comes as they are finished."""


def jobs(game: str, options: dict[str, Any], seed: str) -> Iterator[PuzzleJob]:
    """Matches without end, with more and fewer players where their number is not given."""
    tables = [{}] if "players" in options else [{"players": n} for n in TABLES if fits(game, n)]
    for number in count():
        chosen = {**options, **tables[number % len(tables)]}
        yield PuzzleJob(number, game, chosen, f"{seed}:{game}:{number}")


def fits(game: str, players: int) -> bool:
    """Whether so many can play."""
    try:
        find_game(game)({"players": players})
    except OptionError:
        return False
    return True


def make_puzzles(
    game: str,
    options: dict[str, Any],
    seed: str,
    wanted: int,
    path: Path,
    runner: PuzzleRunner,
    report: Callable[[Sequence[Found]], None],
) -> list[Found]:
    """Look through matches until so many puzzles are found; each is written down at once."""
    done = read_finds(path, game) if path.exists() else []
    report(done)
    left = (job for job in jobs(game, options, seed) if job.number not in {f.number for f in done})
    with path.open("a", encoding="utf-8") as file:
        if not is_enough(done, wanted):
            for found in runner(left):
                done.append(found)
                file.write(write_found(found) + "\n")
                file.flush()
                report(done)
                if is_enough(done, wanted):
                    break
    return first_enough(done, wanted)


def run_here(left: Iterator[PuzzleJob], workers: int) -> Iterator[Found]:
    """Look through matches in so many processes, as they are finished."""
    pool = ProcessPoolExecutor(workers, process_context(), keep_to_one_core)
    running: set[Future[Found]] = set()
    try:
        while True:
            while len(running) < workers:
                running.add(pool.submit(seek, next(left)))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in finished)
    finally:
        end_pool(pool)


def first_enough(done: Iterable[Found], wanted: int) -> list[Found]:
    """The first matches, none left out, up to the one that makes the number full."""
    chosen: list[Found] = []
    for number, found in enumerate(sorted(done, key=lambda found: found.number)):
        if found.number != number or count_puzzles(chosen) >= wanted:
            break
        chosen.append(found)
    return chosen


def is_enough(done: Iterable[Found], wanted: int) -> bool:
    """Whether the first matches have so many puzzles, whatever later ones were quicker."""
    return count_puzzles(first_enough(done, wanted)) >= wanted


def count_puzzles(found: Iterable[Found]) -> int:
    """How many puzzles were found, without those that are too much alike."""
    return len(choose_varied(puzzles_of(found)))


def puzzles_of(found: Iterable[Found]) -> list[Puzzle]:
    """The puzzles of some matches."""
    return [puzzle for each in found for puzzle in each.puzzles]


# --- files ---------------------------------------------------------------------------------------


def write_found(found: Found) -> str:
    """What came of a match as a line."""
    puzzles = [puzzle.as_json() for puzzle in found.puzzles]
    return json.dumps({**found._asdict(), "puzzles": puzzles}, ensure_ascii=False)


def read_finds(path: Path, game: str | None = None) -> list[Found]:
    """What stands in a file; a last line that was cut off is taken away."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    found = [read_found(path, *line) for line in enumerate(whole.splitlines(), 1)]
    if game and any(puzzle.game != game for each in found for puzzle in each.puzzles):
        raise ValueError(f"{path}: these are puzzles of another game")
    return found


def read_found(path: Path, number: int, line: bytes) -> Found:
    """One line of a file; what is none is refused."""
    try:
        entries = json.loads(line)
        puzzles = [read_puzzle(each) for each in entries["puzzles"]]
        return Found(entries["number"], puzzles, entries["looked"])
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: line {number} is no match that was looked through") from error


# --- reports -------------------------------------------------------------------------------------


def tally(found: Iterable[Found]) -> Counter[str]:
    """How many questions were looked at, and why they are none."""
    total = Counter[str]()
    for each in found:
        total.update(each.looked)
    return total


def report_lines(
    found: Sequence[Found], kept: int, thrown: Counter[str], joined: int = 0
) -> list[str]:
    """What was looked through and joined, what was thrown away and why, as a table."""
    looked = tally(found)
    questions = looked.total()
    alike = joined + looked.pop(FOUND, 0) - thrown.total() - kept
    rows = [f"| {why} | {number} |" for why, number in (looked + thrown).most_common()]
    return [
        f"| questions in {len(found)} matches | {questions} |",
        "| --- | ---: |",
        *([f"| puzzles of sets | {joined} |"] if joined else []),
        *rows,
        f"| too much like others | {alike} |",
        f"| **puzzles** | **{kept}** |",
    ]
