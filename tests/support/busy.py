"""`make test` on a busy machine, several times in a row: it must be green each time.

`python -m tests.support.busy [TIMES]`. The loops beside it end with this process, however it ends,
and at the latest after some hours.
"""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time

from meseta.processes import end_with_parent
from tests.support import ROOT

LOOPS = 8
TIMES = 3
LONGEST = 4 * 3600.0
"""Seconds."""


def main(times: int) -> int:
    """Run the suite so often, or until it fails."""
    loops = [multiprocessing.Process(target=spin, daemon=True) for _ in range(LOOPS)]
    for loop in loops:
        loop.start()
    try:
        for number in range(1, times + 1):
            start = time.monotonic()
            code = subprocess.run(["make", "test"], cwd=ROOT, check=False).returncode
            minutes = (time.monotonic() - start) / 60
            print(f"busy, {number} of {times}: exit {code} after {minutes:.1f} minutes", flush=True)
            if code:
                return code
    finally:
        for loop in loops:
            loop.kill()
    return 0


def spin() -> None:
    """Use the processor."""
    end_with_parent()
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        pass


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES))
