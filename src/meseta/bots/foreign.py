"""Bots of one's own: from a file or an entry point, each in a process that can be ended."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import sys
import traceback
from importlib.metadata import entry_points
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from meseta.bots.bot import Bot, BotError
from meseta.match.saves import MissingFile
from meseta.match.sight import Sight
from meseta.processes import end_with_parent, is_answered, process_context

GROUP = "meseta.bots"
PATIENCE = 60.0
"""Seconds that a decision may take; those in which others had the processor do not count."""
UNGUARDED = 78
"""How a process ends that was to run a bot and runs the whole script once more."""
GUARD = (
    "a bot of one's own runs in a process that reads your script again: "
    'put what starts it below `if __name__ == "__main__":`'
)


class NotThere(BotError, MissingFile):
    """A file or a name that cannot be found."""


def is_foreign(named: str) -> bool:
    """Whether a name is that of a file or an entry point."""
    return ".py:" in named or bool(entry_points(group=GROUP, name=named))


def find(named: str) -> Any:
    """The function or class behind a name."""
    if ".py:" not in named:
        (found,) = entry_points(group=GROUP, name=named)
        return found.load()
    file, _, name = named.rpartition(":")
    if not Path(file).is_file():
        raise NotThere(f"there is no file {file!r}")
    spec = importlib.util.spec_from_file_location(Path(file).stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise NotThere(f"{file} has no {name!r}")
    return getattr(module, name)


def serve(named: str, pipe: Any) -> None:
    """The other process: plays match after match until the pipe is closed.

    Whoever asks decides what Ctrl-C means.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    try:
        found = find(named)
        while play_match(found, pipe):
            pass
    except NotThere as error:
        pipe.send((NotThere, str(error)))
    except Exception:
        pipe.send((None, f"crashed\n{traceback.format_exc()}"))


def play_match(found: Any, pipe: Any) -> bool:
    """Answer every sight of a match; whether another match follows.

    What is asked is a function itself, or the `choose` of a class that is made for this match.
    """
    choose = found().choose if isinstance(found, type) else found
    pipe.send((None, None))
    while True:
        try:
            sight = pipe.recv()
        except EOFError:
            return False
        if sight is None:
            return True
        pipe.send(answer(choose, sight))


def answer(choose: Any, sight: Sight) -> tuple[int | str | None, str | None]:
    """What a bot says to a sight, or what is wrong with it."""
    try:
        return plain(choose(sight))
    except Exception:
        return None, f"crashed\n{traceback.format_exc()}"


def plain(answer: Any) -> tuple[int | str | None, str | None]:
    """An answer as a number or a text that any process can read, or what is wrong with it."""
    if isinstance(answer, str):
        return str.__str__(answer), None
    if isinstance(answer, SupportsIndex) and not isinstance(answer, bool):
        return index(answer), None
    return None, f"{answer!r} is not legal: neither the text nor the number of an answer"


RESTING: dict[str, list[tuple[Any, Any]]] = {}
"""Processes with their pipes that have read a bot's file and wait for its next match."""


def begin(named: str) -> tuple[Any, Any]:
    """A new process that reads a bot's file, with a pipe to it."""
    context = process_context()
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(named, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def wake(named: str) -> tuple[Any, Any]:
    """A process that rests, if there is one that still lives, or a new one."""
    while resting := RESTING.get(named):
        process, pipe = resting.pop()
        if process.is_alive():
            return process, pipe
    return begin(named)


class Foreign(Bot):
    """A bot of somebody else's, asked through a pipe."""

    def __init__(self, name: str, seed: int | str = 0, patience: float = PATIENCE) -> None:
        super().__init__(name, seed)
        if getattr(multiprocessing.current_process(), "_inheriting", False):
            os._exit(UNGUARDED)
        self.patience = patience
        self.process, self.pipe = wake(name)
        self.receive("start", PATIENCE)

    def choose(self, sight: Sight) -> int:
        """Its answer, if it is a legal one."""
        try:
            self.pipe.send(sight)
        except OSError as error:
            raise BotError(f"{self.name}: its process has ended") from error
        return self.legal(self.receive("decide", self.patience), sight)

    def legal(self, answer: Any, sight: Sight) -> int:
        """The number of an answer given as number or text."""
        if isinstance(answer, str) and answer in sight.legal:
            return sight.legal_actions[sight.legal.index(answer)]
        if answer in sight.legal_actions:
            return int(answer)
        raise BotError(
            f"{self.name}: {answer!r} is not legal; {sight.name} may {sight.legal[:8]} …"
        )

    def receive(self, what: str, patience: float) -> Any:
        """What the process sends, unless it fails to."""
        try:
            if not is_answered(self.pipe, self.process.pid, patience):
                self.close()
                raise BotError(f"{self.name}: took more than {patience:g} s to {what}")
            answer, trouble = self.pipe.recv()
        except (EOFError, OSError):
            raise BotError(f"{self.name}: {self.how_it_ended()}") from None
        if trouble:
            raise (NotThere if answer is NotThere else BotError)(f"{self.name}: {trouble}")
        return answer

    def how_it_ended(self) -> str:
        """Why there is no answer."""
        self.process.join(1)
        return GUARD if self.process.exitcode == UNGUARDED else "its process has ended"

    def rest(self) -> None:
        """Leave the process to the next of this name, who is made meanwhile."""
        try:
            self.pipe.send(None)
        except OSError:
            self.close()
        else:
            RESTING.setdefault(self.name, []).append((self.process, self.pipe))

    def close(self) -> None:
        """End the process."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(1)
        if self.process.is_alive():
            self.process.kill()
