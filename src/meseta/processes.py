"""Other processes: they end with the one that began them, however that ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


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
