"""Running many matches on all cores; an interrupted run goes on from its file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from meseta.arena.play import MatchRecord, about, play
from meseta.arena.schedule import Job
from meseta.match.saves import write_whole
from meseta.processes import end_pool, keep_to_one_core, process_context

Decided = Callable[[list[MatchRecord]], bool]
EVERY = {"number", "table", "seed", "bots"}
FINISHED = {"points", "winners", "places", "decisions", "seconds", "tallies"}
FAILED = {"failed", "error"}
"""What stands in the record of a match."""
Runner = Callable[[Sequence[Job]], Iterator[MatchRecord]]
"""Plays matches somewhere; results come as they are finished."""


def read_results(path: Path) -> list[MatchRecord]:
    """The matches in a file of results; a last line that was cut off is dropped."""
    *whole, _cut_off = path.read_bytes().split(b"\n") if path.exists() else [b""]
    return [read_result(path, *line) for line in enumerate(whole, 1)]


def read_result(path: Path, number: int, line: bytes) -> MatchRecord:
    """One line of a file of results; what is none is refused."""
    try:
        record = json.loads(line)
    except ValueError:
        record = None
    if not isinstance(record, dict) or not is_result(record):
        raise ValueError(f"{path}: line {number} is no result of the arena")
    return record


def is_result(record: MatchRecord) -> bool:
    """Whether a record has what every match has, and what a finished or a failed one has."""
    return record.keys() >= EVERY and (record.keys() >= FINISHED or record.keys() >= FAILED)


def find_unplayed(jobs: Iterable[Job], results: Sequence[MatchRecord], path: Path) -> list[Job]:
    """The jobs that have no result yet; results of other jobs are refused."""
    done = {record["number"]: record for record in results}
    left = []
    for job in jobs:
        record = done.pop(job.number, None)
        if record is None:
            left.append(job)
        elif record != {**record, **about(job)}:
            raise ValueError(
                f"{path}: match {job.number} is from another run; name another file, or none: "
                "then every run has a folder of its own"
            )
    return left


def run_here(jobs: Sequence[Job], workers: int) -> Iterator[MatchRecord]:
    """Play matches in so many processes; results come as they are finished.

    Where a process is lost, its matches are played again one at a time, and one that takes its
    process along once more is given up.
    """
    left, at_once = list(jobs), workers
    while left:
        finished = set()
        try:
            for record in run_pool(left, at_once):
                finished.add(record["number"])
                yield record
        except BrokenProcessPool:
            left = [job for job in left if job.number not in finished]
            if at_once == 1:
                yield record_loss(left.pop(0), "its process was lost twice")
            at_once = workers if at_once == 1 else 1
        else:
            return


def run_pool(jobs: Sequence[Job], workers: int) -> Iterator[MatchRecord]:
    """Play matches in so many processes, as long as none of these is lost."""
    pool = ProcessPoolExecutor(workers, process_context(), keep_to_one_core)
    running: set[Future[MatchRecord]] = set()
    try:
        for job in jobs:
            running.add(pool.submit(play, job))
            if len(running) >= 2 * workers:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in as_completed(running))
    finally:
        end_pool(pool)


def record_loss(job: Job, error: str) -> MatchRecord:
    """The record of a match that could not be played to its end."""
    return {**about(job), "failed": "arena", "error": error}


def play_all(
    jobs: Iterable[Job],
    path: Path,
    runner: Runner,
    report: Callable[[list[MatchRecord]], None],
    decided: Decided,
) -> list[MatchRecord]:
    """Play what is left, write each result down at once, and stop when the question is decided."""
    results = read_results(path)
    left = find_unplayed(jobs, results, path)
    rewrite(path, results)
    with path.open("a", encoding="utf-8") as file:
        report(results)
        if left and not decided(results):
            for record in runner(left):
                file.write(json.dumps(record, ensure_ascii=False) + "\n")
                file.flush()
                results.append(record)
                report(results)
                if decided(results):
                    break
    return results


def rewrite(path: Path, results: Sequence[MatchRecord]) -> None:
    """Write what could be read, so that a line that was cut off does not stay."""
    write_whole(path, "".join(json.dumps(r, ensure_ascii=False) + "\n" for r in results))
