"""The pictures of the games in the lobby, by day and by night: `python tools/covers.py`.

Each shows the board in the middle of a match as it lies on a wooden table, and the wooden pieces
of the game in front of it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import meseta
from meseta.people.drawing import at, shape, tag
from meseta.people.lettering import FAMILIES
from meseta.people.looks import LOOKS, apply_theme, theme_css
from meseta.people.parts import PicturePart, family_defs

COVERS = Path(__file__).parents[1] / "src" / "meseta" / "web" / "static" / "games"
MOVES = {"el-grande": 160, "el-caballero": 150, "6-castles": 200}
WIDE, HIGH = 1112, 800
LYING = (0.985, -0.1, -0.17, 0.68)
"""How what lies on the table is seen: a little turned, and from the side of it."""
THICK = 16
"""How thick a board is."""
WOOD = (
    ".wood{fill:#b98d58}.plank{stroke:#8f6738}.rim{fill:#6d4d2a}.dusk{fill:#2a1606;opacity:.1}"
    "@media(prefers-color-scheme:dark){.wood{fill:#3d2b1b}.plank{stroke:#22170d}"
    ".rim{fill:#171009}.dusk{opacity:.38}}"
)
STONE, ROOF, SAIL = "#d8c8a4", "#9a3a2c", "#f6ecd2"


def shade(colour: str, light: float) -> str:
    """A paint in more light, above 1, or in less."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    toned = [
        min(255, round(p * light if light <= 1 else p + (255 - p) * (light - 1))) for p in parts
    ]
    return "#" + "".join(f"{part:02x}" for part in toned)


def face(points: str, fill: str) -> str:
    """One side of a piece."""
    return tag("polygon", points=points, fill=fill)


def shadow(x: float, y: float, size: float) -> str:
    """What a piece keeps from the light; that comes from the left."""
    soft = {"fill": "#1a0d04", "opacity": 0.38, "filter": "url(#soft)"}
    return tag("ellipse", cx=x + size * 0.34, cy=y, rx=size, ry=size * 0.34, **soft)


def cube(x: float, y: float, size: float, colour: str) -> str:
    """A caballero or a grande: a wooden cube, of which three sides are seen; (x, y) is its foot."""
    fill, half, side = LOOKS[colour].fill, size * 0.5, size * 0.26
    top, up = y - size * 0.62, size * 0.62
    return (
        shadow(x, y + side * 0.9, size * 0.62)
        + face(f"{x - half},{y} {x},{y + side} {x},{y + side - up} {x - half},{y - up}", fill)
        + face(
            f"{x + half},{y} {x},{y + side} {x},{y + side - up} {x + half},{y - up}",
            shade(fill, 0.68),
        )
        + face(
            f"{x - half},{top} {x},{top - side} {x + half},{top} {x},{top + side}",
            shade(fill, 1.28),
        )
    )


def block(x: float, y: float, wide: float, high: float, fill: str) -> str:
    """An upright block with battlements: its front, a side in the shade, and what is above."""
    deep, tooth = wide * 0.36, wide / 7
    front = f"M{x} {y}V{y - high}" + "".join(
        f"h{tooth}v{tooth}h{tooth}v{-tooth}" if n < 3 else f"h{tooth}" for n in range(4)
    )
    return (
        face(
            f"{x + wide},{y} {x + wide + deep},{y - deep * 0.6} {x + wide + deep},"
            f"{y - high - deep * 0.6} {x + wide},{y - high}",
            shade(fill, 0.62),
        )
        + face(
            f"{x},{y - high + tooth} {x + deep},{y - high - deep * 0.6} "
            f"{x + wide + deep},{y - high - deep * 0.6} {x + wide},{y - high + tooth}",
            shade(fill, 0.8),
        )
        + shape(f"{front}V{y}Z", fill)
        + shape(f"{front}V{y}Z", "url(#lit-side)")
    )


def castle(x: float, y: float, size: float) -> str:
    """A castillo of wood and stone: a wall, and a tower with a flag."""
    door = f"M{x + size * 0.36} {y}v{-size * 0.3}a{size * 0.13} {size * 0.13} 0 0 1 {size * 0.26} 0"
    pole = x + size * 0.66
    window = {"fill": shade(STONE, 0.4), "rx": size * 0.04}
    slits = "".join(
        tag("rect", x=left, y=y - size * 1.28, width=size * 0.08, height=size * 0.2, **window)
        for left in (x + size * 0.42, x + size * 0.6)
    )
    flag = f"M{pole} {y - size * 2.3}l{size * 0.42} {size * 0.12}l{-size * 0.42} {size * 0.14}Z"
    mast = tag(
        "rect", x=pole - 3, y=y - size * 2.3, width=5, height=size * 0.62, fill=shade(STONE, 0.35)
    )
    return (
        shadow(x + size * 0.8, y - size * 0.06, size * 0.95)
        + mast
        + block(x + size * 0.26, y - size * 0.12, size * 0.56, size * 1.52, shade(STONE, 0.94))
        + slits
        + shape(flag, ROOF)
        + block(x, y, size, size * 0.8, STONE)
        + shape(f"{door}V{y}Z", shade(STONE, 0.3))
    )


def king(x: float, y: float, size: float) -> str:
    """The King: a tall pawn in a red robe, with a crown."""
    robe = "M-50 0Q0 24 50 0L20-125H-20Z"
    crown = "M-27-172-34-216-13-194 0-226 13-194 34-216 27-172Z"
    collar = tag("ellipse", cy=-124, rx=30, ry=12, fill=SAIL)
    head = tag("circle", cy=-150, r=29, fill="#e7bd90")
    band = {"fill": "none", "stroke": "#e2b13c", "stroke_width": 11}
    hem = tag("path", d="M-47-12Q0 10 47-12", **band)
    drawn = shape(robe, "#a32a22") + shape(robe, "url(#round)") + hem + collar + head
    drawn += shape(crown, "#e2b13c") + shape(crown, "url(#round)")
    return shadow(x, y, size * 0.6) + tag("g", drawn, transform=at(x, y, size / 100))


def ship(x: float, y: float, size: float) -> str:
    """A ship of wood with a full sail."""
    hull = f"M{-size} {-size * 0.5}H{size}Q{size * 0.9} {size * 0.06} {size * 0.45} 0H{-size * 0.5}"
    sail = f"M4 {-size * 1.95}Q{size * 1.25} {-size * 1.3} 4 {-size * 0.62}Z"
    jib = f"M-8 {-size * 1.75}Q{-size * 0.85} {-size * 1.1} {-size * 0.85} {-size * 0.62}H-8Z"
    mast = tag("rect", x=-5, y=-size * 2.1, width=9, height=size * 1.7, fill="#5e3c1c")
    drawn = mast + shape(sail, SAIL) + shape(sail, "url(#round)") + shape(jib, shade(SAIL, 0.88))
    drawn += shape(f"{hull}Z", "#8d5c2c") + shape(f"{hull}Z", "url(#round)")
    return shadow(x, y, size * 0.95) + tag("g", drawn, transform=at(x, y))


def worker(x: float, y: float, size: float, colour: str) -> str:
    """A worker cut from wood, as thick as such pieces are."""
    cut = (
        "M0-100C20-100 28-84 22-68C40-62 56-54 56-44C56-36 36-36 28-36C32-24 44-8 44 0H12L0-20"
        "L-12 0H-44C-44-8-32-24-28-36C-36-36-56-36-56-44C-56-54-40-62-22-68C-28-84-20-100 0-100Z"
    )
    fill, scale = LOOKS[colour].fill, size / 100
    side = "".join(
        shape(cut, shade(fill, 0.6), transform=at(n * 1.6, -n * 0.8)) for n in range(9, 0, -1)
    )
    front = shape(cut, fill) + shape(cut, "url(#lit-side)")
    return shadow(x, y, size * 0.5) + tag("g", side, front, transform=at(x, y, scale))


def stack(x: float, y: float, size: float, fills: tuple[str, ...]) -> str:
    """A pile of tiles, the last of them on top."""
    drawn, half, side, thick = "", size * 0.62, size * 0.36, size * 0.1
    for level, fill in enumerate(fills):
        foot = y - level * thick
        above = foot - thick
        front = f"{x},{foot + side} {x},{above + side}"
        left = f"{x - half},{foot} {front} {x - half},{above}"
        right = f"{x + half},{foot} {front} {x + half},{above}"
        drawn += face(left, shade(fill, 0.84)) + face(right, shade(fill, 0.6))
        drawn += tag(
            "polygon",
            points=f"{x - half},{above} {x},{above - side} {x + half},{above} {x},{above + side}",
            fill=fill,
            stroke=shade(fill, 1.3),
            stroke_width=2,
        )
    return shadow(x, y + side * 0.6, size * 0.72) + drawn


# --- the scenes ----------------------------------------------------------------------------------


def grande_pieces() -> str:
    """The castillo, the King, and caballeros around their grandes."""
    caballeros = (
        (470, 690, "purple"), (545, 715, "purple"), (640, 690, "orange"), (708, 726, "green"),
        (772, 690, "green"), (612, 748, "blue"), (410, 742, "orange"),
    )  # fmt: skip
    return (
        castle(74, 706, 215)
        + cube(872, 690, 112, "blue")
        + "".join(cube(x, y, 62, colour) for x, y, colour in caballeros)
        + king(994, 724, 124)
    )


def caballero_pieces() -> str:
    """A castillo, ships, and a pile of land that nobody has seen yet."""
    return (
        stack(196, 676, 216, ("#3a90b4", "#8fb05a", "#3a90b4", "#9aba62"))
        + castle(752, 690, 92)
        + ship(956, 716, 122)
        + cube(430, 716, 58, "red")
        + cube(506, 738, 58, "red")
        + cube(586, 708, 58, "blue")
    )


def castles_pieces() -> str:
    """A castle, workers, and a pile of landscape tiles."""
    return (
        castle(62, 700, 200)
        + stack(908, 694, 208, ("#caa27a", "#7fae63", "#e0c363", "#a98bb7"))
        + worker(456, 728, 150, "blue")
        + worker(580, 746, 150, "red")
        + worker(704, 722, 150, "yellow")
    )


PIECES: dict[str, Callable[[], str]] = {
    "el-grande": grande_pieces,
    "el-caballero": caballero_pieces,
    "6-castles": castles_pieces,
}
SHADES = (
    '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="9"/></filter>'
    '<linearGradient id="lit-side" x1="0" x2="1"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".32"/><stop offset="1" stop-color="#2a1606" stop-opacity=".18"/>'
    "</linearGradient>"
    '<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#2a1606" '
    'stop-opacity=".25"/><stop offset=".35" stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset="1" stop-color="#2a1606" stop-opacity=".42"/></linearGradient>'
    '<radialGradient id="lamp" cx=".35" cy=".2" r=".95"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".26"/><stop offset="1" stop-color="#1a0d04" stop-opacity=".34"/>'
    "</radialGradient>"
)


def table_top() -> str:
    """The wood on which everything lies, in planks."""
    planks = "".join(
        tag("path", d=f"M{x} 0L{x * 1.5 - WIDE * 0.25} {HIGH}", stroke_width=3, opacity=0.45)
        for x in range(-140, WIDE + 240, 190)
    )
    wood = tag("rect", width=WIDE, height=HIGH, **{"class": "wood"})
    lamp = tag("rect", width=WIDE, height=HIGH, fill="url(#lamp)")
    return wood + tag("g", planks, fill="none", **{"class": "plank"}) + lamp


def lying(board: PicturePart) -> str:
    """A board on the table: as much of it as matters, its thickness, and its shadow."""
    x, y, wide, high = board.focus or (0, 0, *board.size)
    a, b, c, d = LYING
    scale = min(WIDE * 0.97 / (wide * a + high * -c), HIGH * 0.84 / (high * d + wide * -b))
    middle = (WIDE / 2 - (wide * a + high * c) * scale / 2, 352 - (wide * b + high * d) * scale / 2)

    def laid(drawn: str, down: float) -> str:
        matrix = [a * scale, b * scale, c * scale, d * scale, middle[0], middle[1] + down]
        return tag("g", drawn, transform=f"matrix({' '.join(f'{n:.4f}' for n in matrix)})")

    sheet = {"width": wide, "height": high, "rx": 10}
    under = laid(tag("rect", fill="#1a0d04", opacity=0.5, filter="url(#soft)", **sheet), THICK * 2)
    edges = "".join(laid(tag("rect", **{"class": "rim"}, **sheet), n) for n in range(THICK, 0, -2))
    inside = tag("svg", board.body, viewBox=f"{x} {y} {wide} {high}", width=wide, height=high)
    return under + edges + laid(inside + tag("rect", **{"class": "dusk"}, **sheet), 0)


def cover(game: str) -> str:
    """The board of a game in the middle of a match, with its pieces."""
    match, dice = meseta.new(game, seed="cover"), random.Random("cover")
    while not match.over and len(match.moves) < MOVES[game]:
        match.play(dice.choice(match.legal_actions()))
    picture = match.picture()
    board = next(part for part in picture.parts if part.kind == "board")
    edge = ".frame{display:none}" if board.focus else ""
    style = f"<style>{FAMILIES}{theme_css()}svg{{color:var(--ink)}}{edge}{WOOD}</style>"
    drawn = apply_theme(f"{family_defs()}{picture.shared}") + tag("defs", SHADES) + table_top()
    drawn += apply_theme(lying(board)) + PIECES[game]()
    box = f'viewBox="0 0 {WIDE} {HIGH}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{style}{drawn}</svg>\n'


if __name__ == "__main__":
    COVERS.mkdir(parents=True, exist_ok=True)
    for name in MOVES:
        (COVERS / f"{name}.svg").write_text(cover(name), "utf-8")
