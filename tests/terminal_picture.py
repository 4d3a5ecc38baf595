"""The picture of the terminal in the README: `make terminal-picture` plays and draws it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
COMMAND = ("play", "el-grande", "--seed", "7", "--no-compile")
ANSWERS = ("power 9", "quit")
LEFT_UNSAVED = 1
WIDTH = 100
MOST_LINES = 44
FOREIGN_FONT = re.compile(r"\s*@font-face \{.*?\}", re.S)
"""What rich would have the reader fetch; any font of even width will do."""


def screen() -> str:
    """What the command shows to somebody who gives these answers."""
    done = subprocess.run(
        [sys.executable, "-m", "meseta", *COMMAND],
        input="".join(f"{answer}\n" for answer in ANSWERS),
        env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "MESETA_WAY": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == LEFT_UNSAVED, done.stderr
    return done.stdout


def draw(shown: str) -> str:
    """The last lines of what was shown, as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    lines = shown.rstrip().splitlines()[-MOST_LINES:]
    console.print(Text.from_ansi("\n".join(lines)))
    svg = FOREIGN_FONT.sub("", console.export_svg(title="meseta play", unique_id="terminal"))
    return "".join(f"{line.rstrip()}\n" for line in svg.splitlines())


if __name__ == "__main__":
    PICTURE.write_text(draw(screen()), "utf-8")
    print(PICTURE)
