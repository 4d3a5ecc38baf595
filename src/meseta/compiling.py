"""Machine code made beside what people do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable


def compile_aside(games: Iterable[str]) -> subprocess.Popen[bytes]:
    """Start another process that compiles one game after another, and do not wait for it."""
    command = [sys.executable, "-m", "meseta", "compile", *games]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
