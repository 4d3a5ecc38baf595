"""The full figures, part by part: what is done is kept, so that it can be stopped and goes on.

`make soak` runs it; the last result is written to `docs/soak.md`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from meseta.games import GAMES
from meseta.version import __version__
from tests.support import ROOT

POSITIONS = 20_000
A_PART = 1_000
PARTS = POSITIONS // A_PART
KEPT = Path(".soak.json")
HEAD = """# The soak

`make soak`, version {version}. Positions out of random games, each with one number, name, key or
type changed somewhere inside, set up in compiled rules; what is accepted is played on for 50 moves
without a fault or a dead end. Nothing but a `PositionError` may come of the others.

| game | changed positions | refused | accepted and played on | parts that failed |
| --- | --- | --- | --- | --- |"""
REPORT = ROOT / "docs" / "soak.md"


def main() -> int:
    """Run every part that has not been run yet; whether all went well."""
    done: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    todo = [(game, part) for part in range(1, PARTS + 1) for game in GAMES]
    for number, (game, part) in enumerate(todo, 1):
        if f"{game} {part}" not in done:
            print(f"{number} of {len(todo)}: {game}, part {part}", flush=True)
            done[f"{game} {part}"] = run_part(game, part)
            KEPT.write_text(json.dumps(done), "utf-8")
    REPORT.write_text(report(done), "utf-8")
    KEPT.unlink()
    return int(any("failed" in part for part in done.values()))


def run_part(game: str, part: int) -> dict[str, Any]:
    """One part of the positions of a game, in a process of its own."""
    start = time.monotonic()
    command = [sys.executable, "-m", "tests.support.fuzz", game, str(A_PART), str(1000 + part)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=3600, check=False)
    if done.returncode != 0:
        print(done.stdout, flush=True)
        return {"failed": done.stdout[-2000:]}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {**found, "seconds": round(time.monotonic() - start, 1)}


def report(done: dict[str, Any]) -> str:
    """The result, for people."""
    lines = [HEAD.format(version=__version__)]
    for game in GAMES:
        parts = [part for name, part in done.items() if name.split()[0] == game]
        whole = [part for part in parts if "failed" not in part]
        sums = [f"{sum(part[key] for part in whole):,}" for key in ("tried", "refused", "accepted")]
        lines.append(f"| {game} | {' | '.join(sums)} | {len(parts) - len(whole)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
