"""How long tests wait for what another process, thread or page does: said here, for all of them.

What is waited for is a condition, never a time: on a busy machine anything may take ten times as
long. Whoever waits in vain says for what.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from typing import Any, TypeVar

PATIENCE = float(os.environ.get("MESETA_PATIENCE", "180"))
"""Seconds after which something has gone wrong, however busy the machine is.

Whoever writes a test may have less of it.
"""
MILLISECONDS = PATIENCE * 1000
"""The same for a browser."""
T = TypeVar("T")


def until(wanted: Callable[[], T], what: str = "") -> T:
    """Wait for a condition; what it gave in the end."""
    end = time.monotonic() + PATIENCE
    while not (found := wanted()):
        waited = what or getattr(wanted, "__qualname__", "it")
        assert time.monotonic() < end, f"waited {PATIENCE:.0f} s in vain for {waited}"
        time.sleep(0.02)
    return found


def run_to_end(command: list[str], **given: Any) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; what it said, well or not."""
    return subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, **given
    )
