"""Other processes: how they begin, and how they end with the one that began them."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

NEEDED = ("numba", "meseta.bots.levels")
"""Modules that take most of the time until a process can be asked."""
STARTING = 120.0
"""Seconds that a process may take until it can be asked."""
UNPREPARED = 20.0
"""Seconds of processor time more for whoever asks before a process has prepared itself."""
GLANCE = 0.25
"""Seconds between two looks at a process that has not answered."""
NICE = 10
"""How far a process stands back that leaves the processor to others."""


if sys.platform != "win32":
    from multiprocessing.context import ForkServerContext, ForkServerProcess

    class Copy(ForkServerProcess):
        """Knows the environment as it is when it begins, not as it was for what it is a copy of."""

        def __init__(self, *how: Any, **given: Any) -> None:
            super().__init__(*how, **given)
            self.environment = dict(os.environ)

        def run(self) -> None:
            """Begin in that environment."""
            os.environ.clear()
            os.environ.update(self.environment)
            super().run()

    class Copies(ForkServerContext):
        """How such processes begin."""

        Process = Copy


@cache
def process_context() -> Any:
    """How processes begin: as copies of one that has read what all of them need, and nothing else.

    Where the system does not know that way, each reads it for itself.
    """
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = Copies()
    context.set_forkserver_preload([*NEEDED])
    return context


def keep_to_one_core() -> None:
    """How a process begins that is one of as many as there are cores."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    end_with_parent()


def end_with_parent() -> None:
    """Have this process end when the one that began it is gone."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Let all processes of a pool go, whatever they are at."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


# --- a process that is asked ---------------------------------------------------------------------


def is_answered(
    pipe: Connection, process: int, patience: float, look: Callable[[], None] = lambda: None
) -> bool:
    """Whether a process says something in time; until then it is looked at now and then."""
    begun = own_time(process)
    while not pipe.poll(min(GLANCE, patience)):
        if own_time(process) - begun > patience:
            return False
        look()
    return True


def own_time(process: int) -> float:
    """Seconds by the clock, but for those in which others had the processor that it wanted."""
    return time.monotonic() - held_up(process)


class NoAnswer(Exception):
    """Whoever was asked did not answer: it took too long, grew too large, or was lost."""


class Limits(NamedTuple):
    """What a process may use up for one answer."""

    work: float
    """Seconds of processor time, however long those take."""
    patience: float
    """Seconds by the clock: who does not work may be stuck all the same. Those in which it would
    work, had others not the processor, do not count where the system tells them."""
    memory: int
    """Bytes."""


class WorkerProcess:
    """A process that is asked one thing at a time, and ended when that is too much for it.

    The pipe is its own, so that whatever happens to it happens to nobody else. It prepares itself
    step by step as long as nobody asks.
    """

    def __init__(self, prepare: Sequence[Callable[[], None]], stands_back: bool = False) -> None:
        context = process_context()
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=answer_questions, args=(theirs, prepare, stands_back), daemon=True
        )
        self.process.start()
        theirs.close()
        self.is_ready = False

    @property
    def is_alive(self) -> bool:
        """Whether it can still be asked."""
        return self.process.is_alive()

    @property
    def memory(self) -> int:
        """Bytes that it has now, where that can be told."""
        return memory_of(self.process.pid or 0)

    def ask(self, what: Callable[..., Any], given: tuple[Any, ...], limits: Limits) -> Any:
        """What comes of it, or `NoAnswer`; then the process is gone."""
        try:
            if not self.is_ready:
                self.wait(STARTING, limits.memory)
                self.pipe.recv()
                self.is_ready = True
            self.pipe.send((what, given, limits.work))
            self.wait(limits.patience, limits.memory)
            error, value = self.pipe.recv()
        except (OSError, EOFError, NoAnswer) as lost:
            self.end()
            why = str(lost) or f"its process ended ({self.process.exitcode})"
            raise NoAnswer(why) from lost
        if error is not None:
            raise error
        return value

    def wait(self, patience: float, memory: int) -> None:
        """Wait until it says something."""

        def look() -> None:
            if self.memory > memory:
                raise NoAnswer(f"more than {memory >> 20} MiB")

        if not is_answered(self.pipe, self.process.pid or 0, patience, look):
            raise NoAnswer(f"no answer in {patience:g} s")

    def end(self) -> None:
        """End it, whatever it is at."""
        self.kill()
        self.process.join()
        self.pipe.close()

    def kill(self) -> None:
        """Have it ended; whoever waits for its answer is told."""
        self.process.kill()


def answer_questions(
    pipe: Connection, prepare: Sequence[Callable[[], None]], stands_back: bool
) -> None:
    """What such a process does: answer until nobody asks any more, and be ready for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if stands_back and hasattr(os, "nice"):
        os.nice(NICE)
    pipe.send(None)
    steps = list(prepare)
    while True:
        try:
            while steps and not pipe.poll():
                steps.pop(0)()
            question = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer(question, UNPREPARED if steps else 0))


def answer(question: bytes, more: float) -> bytes:
    """An error or None, and what came of a question; it may have more work than was said."""
    try:
        what, given, work = pickle.loads(question)
        bound_work(work + more)
        return pickle.dumps((None, what(*given)))
    except Exception as error:
        return pickle.dumps((portable(error), None))
    finally:
        bound_work(0)


def portable(error: Exception) -> Exception:
    """An error as another process can read it."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error


def bound_work(seconds: float) -> None:
    """Have the system end this process after so much processor time; 0 takes the bound away.

    No handler is set: one of Python's would wait for machine code that never comes back.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def held_up(process: int) -> float:
    """Seconds that a process has waited for a processor; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process}/schedstat") as file:
            return int(file.read().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0


def memory_of(process: int) -> int:
    """Bytes that a process has in memory; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    try:
        with open(f"/proc/{process}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0
