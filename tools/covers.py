"""The pictures of the games in the lobby, by day and by night: `python tools/covers.py`."""

from __future__ import annotations

import random
from pathlib import Path

import meseta
from meseta.people.drawing import number
from meseta.people.lettering import FAMILIES
from meseta.people.looks import apply_theme, theme_css
from meseta.people.parts import PicturePart, family_defs

COVERS = Path(__file__).parents[1] / "src" / "meseta" / "web" / "static" / "games"
MOVES = {"el-grande": 160, "el-caballero": 150, "6-castles": 200}


def view_of(board: PicturePart) -> str:
    """What is shown of a board: all of it, or where its map lies, in the same proportions."""
    wide, high = board.size
    x, y, across, down = board.focus or (0, 0, wide, high)
    scale = max(across / wide, down / high)
    left, top = x + (across - wide * scale) / 2, y + (down - high * scale) / 2
    return " ".join(map(number, (left, top, wide * scale, high * scale)))


def cover(game: str) -> str:
    """The board of a game in the middle of a match."""
    match, dice = meseta.new(game, seed="cover"), random.Random("cover")
    while not match.over and len(match.moves) < MOVES[game]:
        match.play(dice.choice(match.legal_actions()))
    picture = match.picture()
    board = next(part for part in picture.parts if part.kind == "board")
    edge = ".frame{display:none}" if board.focus else ""
    style = f"<style>{FAMILIES}{theme_css()}svg{{color:var(--ink)}}{edge}</style>"
    drawn = apply_theme(f"{family_defs()}{picture.shared}{board.body}")
    box = view_of(board)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{style}{drawn}</svg>\n'


if __name__ == "__main__":
    COVERS.mkdir(parents=True, exist_ok=True)
    for name in MOVES:
        (COVERS / f"{name}.svg").write_text(cover(name), "utf-8")
