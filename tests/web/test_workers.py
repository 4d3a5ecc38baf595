"""Thoughts: each in its turn, and one that is stuck, lost or too large ends alone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import Pipe
from pathlib import Path
from typing import Any, TypeVar

import pytest

from meseta.processes import NEEDED, Limits, NoAnswer, WorkerProcess, answer_questions
from meseta.web.http.refusals import Refused
from meseta.web.table import workers as thinking
from meseta.web.table.queues import MOST_IN_ALL, MOST_OF_HOUSE, MOST_WAITING, Queues, Thought
from meseta.web.table.workers import Asker, Workers
from tests.support.waiting import PATIENCE, until

pytestmark = pytest.mark.once("compiled")
T = TypeVar("T")
ANA, BEN = Asker("Ana"), Asker("Ben")
AT_TABLE = Asker("tables of Eva", is_server=True, is_awaited=True)
SOON = 0.5
"""A bound that is soon over: what it ends would go on for ever."""
NOBODY: Any = None
"""Who waits for an answer that is never given."""


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    """One process that thinks, and knows no game."""
    monkeypatch.setattr(thinking, "PREPARE", [])
    one = Workers(1, patience=PATIENCE)
    yield one
    one.close()


def run(what: Coroutine[Any, Any, T]) -> T:
    """Do something in a loop of its own, in a thread that has none yet."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, what).result()


def test_a_process_has_read_what_it_needs_before_it_begins() -> None:
    process = WorkerProcess([])
    assert process.ask(has_read, ([*NEEDED],), Limits(PATIENCE, PATIENCE, 1 << 30))
    process.end()


def has_read(modules: list[str]) -> bool:
    """Whether a process has read all of these."""
    return {*modules} <= {*sys.modules}


# --- thoughts that never end ---------------------------------------------------------------------


def write_process(note: str) -> None:
    """Write down which process thinks."""
    Path(note + ".new").write_text(str(os.getpid()))
    Path(note + ".new").rename(note)


def wait_for_ever(note: str) -> None:
    """Never answer, and do nothing."""
    write_process(note)
    while True:
        time.sleep(SOON)


def work_for_ever(note: str) -> None:
    """Never answer, and use the processor."""
    write_process(note)
    while True:
        pass


def grow_for_ever(note: str) -> None:
    """Never answer, and take more and more memory."""
    write_process(note)
    kept = []
    while True:
        kept.append(bytearray(b"x" * (4 << 20)))
        time.sleep(0.01)


def is_gone(process: int) -> bool:
    """Whether a process is no longer there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def read_when_written(note: str) -> int:
    """The process that has begun to think."""
    until(lambda: os.path.exists(note), "a thought that has begun")
    return int(Path(note).read_text())


BOUND = Limits(PATIENCE, PATIENCE, 1 << 40)


@pytest.mark.parametrize(
    ("what", "limits"),
    [
        (wait_for_ever, BOUND._replace(patience=SOON)),
        (work_for_ever, BOUND._replace(work=SOON)),
        (grow_for_ever, BOUND._replace(memory=200 << 20)),
    ],
)
def test_what_takes_too_much_is_ended_with_its_process_and_nobody_else_notices(
    workers: Workers, tmp_path: Path, what: Any, limits: Limits
) -> None:
    note = str(tmp_path / "process")

    async def ask() -> list[Any]:
        stuck = asyncio.ensure_future(workers.queue(ANA, limits, what, (note,)))
        await asyncio.sleep(0)
        others = [workers.ask(BEN, abs, -1), workers.ask(AT_TABLE, abs, -2)]
        return await asyncio.gather(stuck, *others, return_exceptions=True)

    stuck, *others = run(ask())
    assert isinstance(stuck, NoAnswer)
    assert others == [1, 2]
    assert is_gone(read_when_written(note))
    assert workers.lost == 1


CROWDING = f"""
import os, sys, time
os.sched_setaffinity(0, {{int(sys.argv[1])}})
while time.process_time() < {PATIENCE}:
    pass
"""
"""What uses one processor, for a while."""


def work_on(core: int, seconds: float) -> None:
    """Use one processor for so much of its time."""
    os.sched_setaffinity(0, {core})
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells who waits")
def test_a_process_that_others_keep_from_working_is_not_taken_for_stuck(workers: Workers) -> None:
    core = min(os.sched_getaffinity(0))
    run(workers.ask(ANA, work_on, core, 0))  # it has read this file now
    crowd = [subprocess.Popen([sys.executable, "-c", CROWDING, str(core)]) for _ in range(4)]
    try:
        pids = [each.pid for each in crowd]
        until(lambda: all(os.sched_getaffinity(pid) == {core} for pid in pids), "a crowd")
        limits = BOUND._replace(patience=2 * SOON)
        assert run(workers.queue(ANA, limits, work_on, (core, SOON))) is None
    finally:
        for each in crowd:
            each.kill()
            each.wait()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSEGV, signal.SIGSTOP])
def test_a_process_that_is_lost_costs_only_its_own_thought(
    workers: Workers, tmp_path: Path, how: signal.Signals
) -> None:
    note = str(tmp_path / "process")
    limits = BOUND._replace(patience=SOON if how == signal.SIGSTOP else PATIENCE)

    async def ask() -> list[Any]:
        lost = asyncio.ensure_future(workers.queue(ANA, limits, wait_for_ever, (note,)))
        process = await asyncio.to_thread(read_when_written, note)
        other = asyncio.ensure_future(workers.ask(BEN, abs, -1))
        os.kill(process, how)
        return list(await asyncio.gather(lost, other, return_exceptions=True))

    lost, other = run(ask())
    assert isinstance(lost, NoAnswer)
    assert other == 1


def test_a_process_that_was_lost_while_nobody_asked_costs_nothing(workers: Workers) -> None:
    async def ask() -> int:
        process = await workers.ask(ANA, os.getpid)
        os.kill(process, signal.SIGKILL)
        [slot] = workers.slots
        until(lambda: slot.process and not slot.process.is_alive, "the end of the process")
        return await workers.ask(ANA, abs, -2)

    assert run(ask()) == 2
    assert workers.lost == 1


NOTED: list[str] = []


def test_who_asks_first_does_not_wait_until_all_is_prepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = Pipe()
    ours.send((note, ("answered",), SOON))
    answer_questions(theirs, [partial(note, "prepared"), ours.close], stands_back=False)
    assert NOTED == ["answered", "prepared"]


def note(what: str) -> None:
    """Write down what was done."""
    NOTED.append(what)


def test_what_a_thought_raises_is_raised_where_it_was_asked_for(workers: Workers) -> None:
    with pytest.raises(ValueError, match="letters"):
        run(workers.ask(ANA, int, "letters"))


def test_what_cannot_be_sent_back_is_said_and_costs_no_process(workers: Workers) -> None:
    async def ask() -> tuple[Any, int, int]:
        before = await workers.ask(ANA, os.getpid)
        failed = await asyncio.gather(workers.ask(ANA, open_file), return_exceptions=True)
        return failed[0], before, await workers.ask(ANA, os.getpid)

    failed, before, after = run(ask())
    assert isinstance(failed, TypeError)
    assert before == after


def open_file() -> Any:
    """Something that no pipe can carry."""
    return open(os.devnull)


def test_what_is_refused_in_a_process_is_refused_here_in_the_same_words(workers: Workers) -> None:
    with pytest.raises(Refused) as refused:
        run(workers.ask(ANA, refuse))
    assert (refused.value.message, refused.value.values) == ("refused-import", {"why": "nothing"})
    assert refused.value.facts == {"at": 1}


def refuse() -> None:
    """Refuse whatever is asked."""
    raise Refused("refused-import", {"at": 1}, why="nothing")


def test_what_takes_too_long_to_read_is_refused_in_words(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "READING", SOON)
    with pytest.raises(Refused) as refused:
        run(workers.read(ANA, work_for_ever, str(tmp_path / "process")))
    assert refused.value.message == "refused-unreadable"


# --- turns ---------------------------------------------------------------------------------------


def test_waiting_for_ones_turn_counts_for_nobody(workers: Workers) -> None:
    limits = BOUND._replace(patience=8 * SOON)

    async def ask() -> list[float]:
        await workers.ask(AT_TABLE, abs, 0)
        waiting = [workers.queue(AT_TABLE, limits, sleep_and_tell, (n,)) for n in range(12)]
        return list(await asyncio.gather(*waiting))

    assert run(ask()) == list(range(12))


def sleep_and_tell(number: float) -> float:
    """Something that takes a while."""
    time.sleep(SOON)
    return number


def test_one_process_is_kept_for_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PREPARE", [])
    two = Workers(2, patience=PATIENCE)
    notes = [str(tmp_path / str(number)) for number in range(2)]

    async def ask() -> Any:
        stuck = [asyncio.ensure_future(two.ask(ANA, wait_for_ever, note)) for note in notes]
        await asyncio.to_thread(read_when_written, notes[0])
        answer = await two.ask(AT_TABLE, abs, -1)
        assert two.thinking == 1
        for each in stuck:
            each.cancel()
        return answer

    try:
        assert run(ask()) == 1
    finally:
        two.close()
    assert not os.path.exists(notes[1])


def taken(queues: Queues, only_tables: bool = False) -> Iterator[int]:
    """The thoughts in the order of their turns."""
    while thought := queues.take(only_tables):
        yield thought.given[0]


class Waiting:
    """An answer that somebody still waits for, or no longer."""

    def __init__(self, is_over: bool = False) -> None:
        self.is_over = is_over

    def done(self) -> bool:
        return self.is_over


def wait(queues: Queues, *wanted: tuple[str, int], is_over: bool = False) -> None:
    """Let thoughts wait, by who asks and a number; of tables if there is a `T` in front.

    Everybody has a house of their own; names before a `#` share one, and an `S` is the server.
    """
    for owner, number in wanted:
        line = queues.tables if owner.startswith("T") else queues.others
        answer: Any = Waiting(is_over)
        house = None if owner.startswith("S") else owner.partition(" #")[0]
        line.add(Thought(abs, (number,), BOUND, answer, house), owner)


def test_tables_come_first_and_people_take_turns() -> None:
    queues = Queues()
    wait(queues, ("Ana", 1), ("Ana", 2), ("Ben", 3), ("T Eva", 4), ("Eva", 5), ("T Eva", 6))
    assert len(queues) == 6
    assert list(taken(queues)) == [4, 6, 1, 3, 5, 2]
    assert queues.take(False) is None


def test_tables_of_one_person_do_not_keep_those_of_another_waiting() -> None:
    queues = Queues()
    wait(queues, *[("T Ana", number) for number in range(9)], ("T Ben", 100))
    assert list(taken(queues))[1] == 100


def test_who_is_for_tables_takes_nothing_else() -> None:
    queues = Queues()
    wait(queues, ("Ana", 1), ("T Ben", 2))
    assert list(taken(queues, only_tables=True)) == [2]
    assert list(taken(queues)) == [1]


def test_nobody_thinks_for_who_has_gone() -> None:
    queues = Queues()
    wait(queues, ("Ana", 1), is_over=True)
    wait(queues, ("Ana", 2))
    assert list(taken(queues)) == [2]


def test_nobody_has_more_than_a_few_thoughts_waiting() -> None:
    queues = Queues()
    wait(queues, *[("Ana", number) for number in range(MOST_WAITING)])
    with pytest.raises(Refused) as refused:
        queues.refuse_too_much("Ana", "Ana")
    assert (refused.value.message, refused.value.status) == ("refused-thinking", 429)
    assert refused.value.values["wait"] > 0
    queues.refuse_too_much("Ben", "Ana")


def test_all_together_have_not_too_many_waiting() -> None:
    queues = Queues()
    wait(queues, *[(f"Ana {number}", number) for number in range(MOST_IN_ALL)])
    with pytest.raises(Refused) as refused:
        queues.refuse_too_much("Ben", "Ben")
    assert (refused.value.message, refused.value.status) == ("refused-busy", 503)


def test_many_names_at_one_address_do_not_keep_others_from_asking() -> None:
    queues = Queues()
    wait(queues, *[(f"Eva #{number}", number) for number in range(MOST_OF_HOUSE)])
    queues.refuse_too_much("Ben", "Ben")
    with pytest.raises(Refused, match="refused-busy"):
        queues.refuse_too_much("Eva #99", "Eva")


def test_bots_for_which_nobody_waits_keep_nobody_from_asking() -> None:
    queues = Queues()
    wait(queues, *[(f"S league {number}", number) for number in range(2 * MOST_IN_ALL)])
    queues.refuse_too_much("Ben", "Ben")
