"""Processes of this machine, as the system tells of them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def children_of(process: int) -> list[int]:
    """The processes that a process has begun; none if it is gone."""
    with suppress(OSError):
        every = Path(f"/proc/{process}/task").glob("*/children")
        return [int(word) for each in every for word in each.read_text().split()]
    return []


def command_of(process: int) -> bytes:
    """The command that a process runs; nothing if it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""
