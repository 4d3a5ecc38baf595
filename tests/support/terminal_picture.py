"""The picture of the terminal in docs/playing.md: `make terminal-picture` plays and draws it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

import meseta
from tests.support import ROOT

PICTURE = ROOT / "docs" / "terminal.svg"
COMMAND = ("play", "el-grande", "--seed", "7", "--no-compile", "--save", "evening.json")
ANSWERS = ("power 9", "quit")
WIDTH = 80
MOST_LINES = 26
SOURCES = Path(meseta.__file__).parent.parent
SURROUNDINGS = {
    "PYTHONPATH": str(SOURCES),
    "MESETA_WAY": "plain",
    "FORCE_COLOR": "1",
    "COLUMNS": str(WIDTH),
}
FOREIGN_FONT = re.compile(r"\s*@font-face \{.*?\}", re.S)
"""What rich would have the reader fetch; any font of even width will do."""


def screen() -> str:
    """What the command shows to somebody who gives these answers."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "meseta", *COMMAND],
            input="".join(f"{answer}\n" for answer in ANSWERS),
            cwd=folder,
            env={**os.environ, **SURROUNDINGS},
            capture_output=True,
            text=True,
            check=True,
        )
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
