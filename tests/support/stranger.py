"""What a stranger does first with an installed Meseta, in an environment of its own.

`python -I stranger.py EXTRA`: plays, draws, saves, loads every box and speaks every language.
"""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import meseta
from meseta.games import find_game

NEEDED = {
    "none": [],
    "terminal": ["rich", "tomli_w"],
    "gpu": ["numba_cuda"],
    "bench": ["catanatron"],
    "test": ["pytest", "hypothesis", "mypy", "rich"],
}
"""What each extra brings."""
MOVES = 12


def play(game: str, box: str) -> meseta.Match:
    """A few random moves with a box that comes with the game."""
    options = {"edition": find_game(game).load_box(box)["edition"]} if game == "el-grande" else {}
    match = meseta.new(game, seed=box, box=box, **options)
    dice = random.Random(1)
    for _move in range(MOVES):
        match.play(dice.choice(match.legal()))
    return match


def look_at(match: meseta.Match, folder: Path) -> None:
    """Draw, tell in every language, save and load."""
    assert match.svg(seat=0).startswith("<svg")
    assert match.scene(seat=0)
    stories = {tuple(match.story(language)) for language in match.game.languages()}
    assert len(stories) == len(match.game.languages()) > 1
    match.save(folder / "match.json")
    assert meseta.load(folder / "match.json").position == match.position


def command(*arguments: str) -> str:
    """What the installed command says, well or not."""
    program = Path(sys.executable).parent / "meseta"
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def try_terminal(has_rich: bool) -> None:
    """The terminal plays where its extra is there, and says what is missing where it is not."""
    assert meseta.__version__ in command("--version")
    game = ("el-grande", "players=2", "short=yes", "--bots", "random")
    said = command("play", *game, "--watch", "--no-compile")
    assert ("Points: Purple" in said) == has_rich, said
    assert ("meseta[terminal]" in said) == (not has_rich), said
    if find_spec("starlette") is None:
        assert "meseta[web]" in command("serve")


def main(extra: str) -> None:
    """All of it."""
    assert sys.prefix in meseta.__file__, meseta.__file__
    for name in NEEDED[extra]:
        importlib.import_module(name)
    boxes = [(game, box) for game in meseta.game_ids() for box in find_game(game).box_names]
    with tempfile.TemporaryDirectory() as folder:
        for game, box in boxes:
            look_at(play(game, box), Path(folder))
    try_terminal(has_rich=find_spec("rich") is not None)
    print(f"{len(boxes)} boxes were played, drawn, told, saved and loaded")


if __name__ == "__main__":
    main(sys.argv[1])
