"""A store that fails whoever asks it on the event loop, where everybody else would have to wait.

Every test's database is new. That each takes all the steps to the present schema is tested where
they are: here a new one is a copy of one that has taken them.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import threading
import traceback
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import event

from meseta.web.store.store import Store


class WatchedStore(Store):
    """A store that notes every statement that runs on a thread with a running loop."""

    def __init__(self, url: str) -> None:
        lay_new_file(url)
        super().__init__(url)
        self.on_loop: list[str] = []
        """Such statements, each with the line of ours that asked for it."""
        event.listen(self.engine, "before_cursor_execute", self.look)

    def look(self, *given: Any) -> None:
        """Before every statement: is there a loop that it would stop?

        Servers run beside the tests, whose own thread may have a loop too: that of Playwright.
        """
        is_beside = threading.current_thread() is not threading.main_thread()
        if is_beside and asyncio._get_running_loop() is not None:
            lines = [each for each in traceback.extract_stack() if "meseta" in each.filename]
            self.on_loop.append(f"{given[2][:60]} … from {lines[-2].filename}:{lines[-2].lineno}")
            raise AssertionError(f"the store is asked on the event loop: {self.on_loop[-1]}")

    def close(self) -> None:
        """Close it, if nobody has stopped the loop."""
        super().close()
        assert not self.on_loop, "\n".join(self.on_loop)


def lay_new_file(url: str) -> None:
    """Have a file for a database of SQLite that has none yet."""
    kind, _, file = url.partition(":///")
    if kind == "sqlite" and file and not Path(file).exists():
        shutil.copy(new_file(), file)


@cache
def new_file() -> Path:
    """A database of SQLite in which nothing is kept yet."""
    file = Path(tempfile.mkdtemp()) / "new.db"
    Store(f"sqlite:///{file}").close()
    return file
