"""The table as SVG: landscape, tracks, charters, and every player's exploration line.

It is drawn from a view alone. Pieces and places carry ids, so that a page can move and click them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from meseta.games.six_castles.icons import (
    GOLD,
    GROUND,
    ICONS,
    INK,
    PAPER,
    PATH_EDGE,
    PATH_FILL,
    SEAT_COLOURS,
)

View = Mapping[str, Any]

WIDTH = 1280
MARGIN = 24
TOP = 64
FIELD_WIDTH, FIELD_HEIGHT = 776, 720
SIDE = MARGIN + FIELD_WIDTH + 20
SIDE_WIDTH = WIDTH - SIDE - MARGIN
CELL = 100
HALF = CELL / 2
MOST_SCALE = 1.35
QUARTERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The quarters of a cell, clockwise from the north-west, in halves."""
QUARTER_IDS = ("nw", "ne", "se", "sw")
PATH_WIDTH = 5.5
ROUNDING = 13
LINE_HEIGHT = 96
SPACE = 26
NAMES = {
    "dead_land": "dead land",
    "stone_cross": "stone cross",
    "military_camp": "camp",
    "roman_milestone": "milestone",
}


def draw(view: View) -> str:
    """A view as SVG."""
    players = view["players"]
    height = TOP + FIELD_HEIGHT + 20 + LINE_HEIGHT * len(players) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="Georgia, \'DejaVu Serif\', serif" '
        f'font-size="13" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#d9c9a3"/>',
        *header(view),
        *landscape(view),
        *side_panel(view),
        *[part for seat in range(len(players)) for part in line_panel(view, seat)],
        "</svg>",
    ]
    return "\n".join(parts)


# --- bricks --------------------------------------------------------------------------------------


def text(
    x: float, y: float, words: Any, size: float = 13, anchor: str = "start", **more: Any
) -> str:
    """A line of text."""
    extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"{extra}>'
        f"{escape(str(words))}</text>"
    )


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon of a given width around a point."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 20:g})">{ICONS[name]}</g>'


def panel(x: float, y: float, width: float, height: float, title: str = "") -> list[str]:
    """A sheet of paper on the table."""
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}" '
        f'stroke="#a98f5f"/>'
    ]
    if title:
        parts.append(text(x + 14, y + 21, title, 14, font_weight="bold", fill="#7a5a2a"))
    return parts


def disc(x: float, y: float, radius: float, colour: str, mark: str = "") -> str:
    """A disc of a player."""
    return (
        f'<circle{mark} cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{SEAT_COLOURS[colour]}" '
        f'stroke="#fff" stroke-width="1.5"/>'
    )


def meeple(x: float, y: float, size: float, colour: str, mark: str, label: str = "") -> str:
    """A worker of a player."""
    body = (
        "M0-10A3.6 3.6 0 0 1 3-4.6C6-4 9-2.4 9 0 9 1.6 6 1.6 4.4 1.4L7 8.6C7.2 9.6 6.6 10 5.8 10H2"
        "L0 6.4-2 10H-5.8C-6.6 10-7.2 9.6-7 8.6L-4.4 1.4C-6 1.6-9 1.6-9 0-9-2.4-6-4-3-4.6"
        "A3.6 3.6 0 0 1 0-10Z"
    )
    number = text(0, 4.6, label, 8.5, "middle", fill="#fff", font_weight="bold") if label else ""
    return (
        f'<g{mark} transform="translate({x:g} {y:g}) scale({size / 20:g})"><path d="{body}" '
        f'fill="{SEAT_COLOURS[colour]}" stroke="#fff" stroke-width="1.3"/>{number}</g>'
    )


def name_of(terrain: str) -> str:
    """A terrain in a word or two."""
    return NAMES.get(terrain, terrain)


def header(view: View) -> list[str]:
    """Title, round, and what is left in the stacks."""
    parts = [text(MARGIN, 42, "6 Castles", 30, font_weight="bold", fill="#5b3d17")]
    facts = [f"round {view['round']} of {view['rounds']}", f"pile {view['pile']}"]
    if view["solo"]:
        facts.append(f"opponent's tiles {view['rival']}")
    facts.append(f"castles left {view['castles_left']}")
    if view["castle_top"]:
        facts.append(f"next: {view['castle_top'].replace('_', ' ').title()}")
    top = f", top {view['stock_top'].upper()}" if view["stock_top"] else ""
    facts.append(f"exploration stock {view['stock']}{top}")
    parts.append(text(WIDTH - MARGIN, 42, "  ·  ".join(facts), 15, "end"))
    return parts


# --- the landscape -------------------------------------------------------------------------------


def landscape(view: View) -> list[str]:
    """The laid tiles, scaled to fit, with castles and workers on top."""
    parts = panel(MARGIN, TOP, FIELD_WIDTH, FIELD_HEIGHT)
    offered = {name for name in view["legal"] if " of " in name}
    spots = [spot for spot in view["spots"] if spot["name"] in offered]
    cells = [(place["x"], place["y"]) for place in (*view["tiles"], *spots)] or [(0, 0)]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    across, down = (right - left + 1) * CELL, (bottom - top + 1) * CELL
    scale = min((FIELD_WIDTH - 40) / across, (FIELD_HEIGHT - 40) / down, MOST_SCALE)
    x = MARGIN + FIELD_WIDTH / 2 - (left + right + 1) / 2 * CELL * scale
    y = TOP + FIELD_HEIGHT / 2 - (top + bottom + 1) / 2 * CELL * scale
    parts.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')
    for tile in view["tiles"]:
        parts += draw_tile(tile, tile["x"] * CELL, tile["y"] * CELL)
    for spot in spots:
        parts.append(
            f'<rect id="spot-{spot["name"].replace(" ", "-")}" x="{spot["x"] * CELL + 6:g}" '
            f'y="{spot["y"] * CELL + 6:g}" width="{CELL - 12:g}" height="{CELL - 12:g}" rx="8" '
            f'fill="#fff6d8" fill-opacity=".6" stroke="#8a6414" stroke-dasharray="7 5"/>'
        )
    parts += draw_castles(view)
    parts += draw_workers(view)
    parts.append("</g>")
    if view["lying"]:
        parts.append(f'<g transform="translate({MARGIN + 16} {TOP + 34})">')
        parts.append(text(0, -10, "to be laid", 14, fill="#7a5a2a"))
        parts += [*draw_tile(view["lying"], 0, 0), "</g>"]
    return parts


def draw_tile(tile: Mapping[str, Any], x: float, y: float) -> list[str]:
    """Four quarters of ground with their icons, and the paths between them."""
    parts = [f'<g id="tile-{tile["id"]}" transform="translate({x:g} {y:g})">']
    parts.append(
        f'<rect width="{CELL}" height="{CELL}" fill="{PATH_FILL}" stroke="{PATH_EDGE}" '
        'stroke-width=".8"/>'
    )
    for place, terrain in enumerate(tile["quarters"]):
        parts.append(draw_quarter(place, terrain, tile["arms"]))
    for (across, down), terrain in zip(QUARTERS, tile["quarters"], strict=True):
        parts.append(icon(terrain, 22 + across * 56, 22 + down * 56, 25))
    if tile["bonus"]:
        parts.append(f'<circle cx="{HALF:g}" cy="{HALF:g}" r="9" fill="#fffaf0" stroke="{INK}"/>')
        parts.append(icon(tile["bonus"], HALF, HALF, 13))
    label = tile["id"].replace("start_", "S").replace("lt", "").upper()
    parts.append(text(HALF, CELL - 2, label, 7, "middle", fill="#7c693f"))
    parts.append("</g>")
    return parts


def draw_quarter(place: int, terrain: str, arms: Sequence[bool]) -> str:
    """The ground of a quarter, rounded towards the crossing; it goes on where no path parts it."""
    across, down = QUARTERS[place]
    above, beside = arms[0 if down == 0 else 2], arms[3 if across == 0 else 1]
    wide = HALF - (PATH_WIDTH if above else 0)
    high = HALF - (PATH_WIDTH if beside else 0)
    round_ = ROUNDING if above and beside else 0
    sx, sy = (-1 if across else 1), (-1 if down else 1)
    return (
        f'<path transform="translate({across * CELL} {down * CELL}) scale({sx} {sy})" '
        f'd="M0 0H{wide:g}V{high - round_:g}Q{wide:g} {high:g} {wide - round_:g} {high:g}H0Z" '
        f'fill="{GROUND[terrain]}" stroke="#8d7747" stroke-opacity=".5" stroke-width=".8"/>'
    )


def hill_centre(view: View, hill: int) -> tuple[float, float]:
    """The middle of a hill."""
    points = [
        (tile["x"] * CELL + 25 + across * HALF, tile["y"] * CELL + 25 + down * HALF)
        for tile in view["tiles"]
        for (across, down), root in zip(QUARTERS, tile["hills"], strict=True)
        if root == hill
    ]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def draw_castles(view: View) -> Iterator[str]:
    """A castle tile covers its hill and shows its markets."""
    for site in view["sites"]:
        x, y = hill_centre(view, site["hill"])
        yield f'<g id="castle-{site["id"]}" transform="translate({x:g} {y:g})">'
        yield (
            f'<rect x="-43" y="-41" width="86" height="82" rx="9" fill="#cfc3ad" stroke="{INK}" '
            'stroke-width="1.6"/>'
        )
        yield icon("castle", 0, -10, 46)
        yield text(0, -29, site["name"], 11, "middle", font_weight="bold")
        for place, market in enumerate(site["markets"]):
            across = -27 + place * 27
            ground = GROUND[market["good"]]
            yield f'<circle cx="{across}" cy="26" r="12" fill="{ground}" stroke="{INK}"/>'
            yield icon(market["good"], across, 26, 17)
            if market["owner"]:
                mark = f' id="market-{site["id"]}-{market["good"]}"'
                yield disc(across, 26, 9.5, market["owner"], mark)
        yield "</g>"


def draw_workers(view: View) -> Iterator[str]:
    """Workers lie on hills or stand on castles."""
    corners = {
        f"{tile['id']} {name}": (tile, place)
        for tile in view["tiles"]
        for place, name in enumerate(QUARTER_IDS)
    }
    castles = {site["hill"] for site in view["sites"]}
    crowd: dict[Any, int] = {}
    for colour, places in view["workers"].items():
        for number, where in enumerate(places, 1):
            if where not in corners:
                continue
            tile, place = corners[where]
            hill = tile["hills"][place]
            key = hill if hill in castles else where
            before = crowd[key] = crowd.get(key, -1) + 1
            if hill in castles:
                x, y = hill_centre(view, hill)
                x, y = x - 30 + 20 * (before % 4), y - 2 - 14 * (before // 4)
            else:
                across, down = QUARTERS[place]
                x = tile["x"] * CELL + 31 + across * 38 + 11 * (before % 3) - 6 * across
                y = tile["y"] * CELL + 33 + down * 38 + 10 * (before // 3)
            yield meeple(x, y, 23, colour, f' id="worker-{colour}-{number}"', str(number))


# --- the board -----------------------------------------------------------------------------------


def side_panel(view: View) -> list[str]:
    """Religion, both scoring tracks and the charters."""
    parts = religion_panel(view, TOP)
    below = TOP + 132
    if not view["family"]:
        parts += track_panel(view, view["tracks"][0], below, 148)
        parts += track_panel(view, view["tracks"][1], below + 158, 204)
        parts += charter_panel(view, below + 372, FIELD_HEIGHT - 132 - 372)
    return parts


def religion_panel(view: View, y: float) -> list[str]:
    """The religion track in two rows."""
    parts = panel(SIDE, y, SIDE_WIDTH, 122, "Religion")
    points = view["religion_track"]
    row = (len(points) + 1) // 2
    wide = (SIDE_WIDTH - 24) / row
    for step, value in enumerate(points):
        x = SIDE + 12 + (step % row) * wide
        top = y + 32 + (step // row) * 43
        shade = "#e6d6a8" if step % 2 == 0 else "#f0e6c8"
        parts.append(
            f'<rect x="{x:g}" y="{top:g}" width="{wide - 2:g}" height="39" rx="4" fill="{shade}" '
            'stroke="#b89d63"/>'
        )
        parts.append(text(x + wide / 2 - 1, top + 13, value, 11, "middle", fill="#7a5a2a"))
        here = [colour for colour, place in view["religion"].items() if place == step]
        for place, colour in enumerate(here):
            across = x + wide / 2 - 1 + (place - (len(here) - 1) / 2) * 6.6
            parts.append(disc(across, top + 27, 7, colour, f' id="religion-{colour}"'))
    return parts


def track_panel(view: View, track: Mapping[str, Any], y: float, height: float) -> list[str]:
    """One scoring track: the top slot for everybody, below it a row for each type."""
    title = "Landscapes" if track["track"] == "landscape" else "Constructions"
    parts = panel(SIDE, y, SIDE_WIDTH, height, title)
    parts.append(text(SIDE + 190, y + 22, f"five of one: {track['top']} points", 12, "start"))
    takers = [colour for colour, kinds in track["taken"].items() for _kind in kinds]
    for place, colour in enumerate(takers):
        parts.append(disc(SIDE + 326 + 18 * place, y + 18, 8, colour))
    for row, entry in enumerate(track["types"]):
        middle = y + 50 + row * 33
        kind = entry["type"]
        parts.append(
            f'<rect x="{SIDE + 12}" y="{middle - 14:g}" width="{SIDE_WIDTH - 24}" height="29" '
            f'rx="5" fill="{GROUND[kind]}"/>'
        )
        parts.append(icon(kind, SIDE + 32, middle, 22))
        parts.append(text(SIDE + 52, middle + 5, name_of(kind), 14))
        for place, slot in enumerate(entry["slots"]):
            x = SIDE + 240 + place * 60
            mark = f' id="slot-{kind}-{slot["value"]}"'
            parts.append(
                f'<circle{mark} cx="{x}" cy="{middle:g}" r="12" fill="{PAPER}" stroke="{INK}"/>'
            )
            if slot["owner"]:
                parts.append(disc(x, middle, 11, slot["owner"]))
            fill = "#fff" if slot["owner"] else INK
            parts.append(text(x, middle + 5, slot["value"], 14, "middle", fill=fill))
    return parts


def charter_panel(view: View, y: float, height: float) -> list[str]:
    """The charters that can be seen, and that there are others."""
    parts = panel(SIDE, y, SIDE_WIDTH, height, "Charters")
    wide, high = 79, 62
    for place, charter in enumerate(view["charters"]):
        x = SIDE + 14 + place % 5 * (wide + 4)
        top = y + 32 + place // 5 * (high + 6)
        parts += draw_charter(charter, x, top, wide, high)
    return parts


def draw_charter(
    charter: Mapping[str, Any], x: float, y: float, wide: float, high: float
) -> Iterator[str]:
    """One charter: what it counts, its points, its bonus, and who holds it."""
    known = "type" in charter
    fill = "#efe2bd" if known else "#8d7a5c"
    dashes = "" if charter["how"] == "open" else ' stroke-dasharray="4 3"'
    yield (
        f'<rect x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="6" fill="{fill}" '
        f'stroke="{INK}"{dashes}/>'
    )
    if charter["owner"]:
        yield disc(x + wide - 10, y + 10, 6, charter["owner"])
    if not known:
        yield text(x + wide / 2, y + high / 2 + 5, "secret", 12, "middle", fill="#f6efdf")
        return
    yield icon(charter["type"], x + 20, y + 24, 28)
    yield text(x + 52, y + 34, charter["points"], 22, "middle", font_weight="bold")
    bonus = ""
    if charter.get("half_coins"):
        bonus = f" +{charter['half_coins']}¢"
    if charter.get("religion"):
        bonus = f" +{charter['religion']}†"
    yield text(x + wide / 2, y + high - 6, name_of(charter["type"]) + bonus, 9.5, "middle")


# --- the players ---------------------------------------------------------------------------------


def line_panel(view: View, seat: int) -> list[str]:
    """A player's sheet: money, supply, hand, and the exploration line."""
    colour = view["players"][seat]
    y = TOP + FIELD_HEIGHT + 20 + seat * LINE_HEIGHT
    parts = panel(MARGIN, y, WIDTH - 2 * MARGIN, LINE_HEIGHT - 10)
    shade = SEAT_COLOURS[colour]
    active = colour in view["pending"]
    parts.append(
        f'<rect x="{MARGIN}" y="{y}" width="9" height="{LINE_HEIGHT - 10}" rx="4" fill="{shade}"/>'
    )
    name = colour.title() + (" ▸" if active else "")
    parts.append(text(MARGIN + 22, y + 23, name, 17, font_weight="bold", fill=shade))
    coins = view["coins"][colour]
    parts.append(f'<circle cx="{MARGIN + 30}" cy="{y + 43}" r="8" fill="{GOLD}" stroke="#8a6414"/>')
    parts.append(text(MARGIN + 43, y + 48, coins // 5, 14))
    parts.append(icon("half_coin", MARGIN + 76, y + 43, 20))
    parts.append(text(MARGIN + 86, y + 48, coins % 5, 14))
    supply = view["supply"][colour]
    parts.append(disc(MARGIN + 30, y + 68, 7.5, colour))
    parts.append(text(MARGIN + 43, y + 73, supply["discs"], 14))
    parts.append(meeple(MARGIN + 76, y + 68, 18, colour, ""))
    parts.append(text(MARGIN + 90, y + 73, supply["workers"], 14))
    parts += hand_of(view["hands"][colour], MARGIN + 128, y + 9)
    parts += line_of(view, colour, MARGIN + 282, y + 17)
    parts += total_of(view, colour, y)
    return parts


def hand_of(hand: Sequence[Mapping[str, Any] | None], x: float, y: float) -> Iterator[str]:
    """The landscape tiles of a hand, face down unless they may be seen."""
    for place, tile in enumerate(hand):
        left = x + place * 74
        if tile is None:
            yield (
                f'<rect x="{left:g}" y="{y:g}" width="68" height="68" rx="6" fill="#8d7a5c" '
                'stroke="#5c4c33"/>'
            )
            yield icon("castle", left + 34, y + 34, 30)
        else:
            yield f'<g transform="translate({left:g} {y:g}) scale(.68)">'
            yield from draw_tile(tile, 0, 0)
            yield "</g>"


def line_of(view: View, colour: str, x: float, y: float) -> Iterator[str]:
    """The exploration line with its cylinder and discs, and the reserve below."""
    spaces = view["spaces"][colour]
    cylinder = view["cylinders"].get(colour, 0) - 1
    size = min(SPACE, 745 / max(len(spaces), 1))
    for place, space in enumerate(spaces):
        left = x + place * size + place // 4 * 3
        owned = "" if space["own"] else ' fill-opacity=".55"'
        yield (
            f'<rect id="space-{colour}-{place + 1}" x="{left:g}" y="{y:g}" width="{size - 1:g}" '
            f'height="34" rx="3" fill="{GROUND[space["terrain"]]}"{owned} '
            f'stroke="{INK if space["own"] else "#b9a67c"}" stroke-width=".9"/>'
        )
        yield icon(space["terrain"], left + size / 2 - 0.5, y + 12, min(size - 4, 20))
        if space["disc"]:
            mark = f' id="disc-{colour}-{place + 1}"'
            yield disc(left + size / 2 - 0.5, y + 27, 6.5, colour, mark)
        if place == cylinder:
            yield cylinder_of(colour, left + size / 2 - 0.5, y + 26)
    tiles = ", ".join(name.upper().replace(" REVERSED", "↔") for name in view["lines"][colour])
    reserve = ", ".join(name.upper() for name in view["reserves"][colour]) or "none"
    yield text(x, y + 56, f"line: {tiles or 'none yet'}    reserve: {reserve}", 11, fill="#7a6640")


def cylinder_of(colour: str, x: float, y: float) -> str:
    """The cylinder on a space of the line."""
    shade = SEAT_COLOURS[colour]
    return (
        f'<g id="cylinder-{colour}" transform="translate({x:g} {y:g})">'
        f'<path d="M-7-6V7A7 3 0 0 0 7 7V-6Z" fill="{shade}" stroke="#fff"/>'
        f'<ellipse cx="0" cy="-6" rx="7" ry="3" fill="{shade}" stroke="#fff"/></g>'
    )


def total_of(view: View, colour: str, y: float) -> Iterator[str]:
    """At the end of the game: the points by source, and in all."""
    if view["asked"] != "OVER":
        return
    right = WIDTH - MARGIN - 16
    points = view["points"][colour]
    yield text(right, y + 40, view["scores"][colour], 34, "end", font_weight="bold")
    short = " + ".join(str(value) for value in points.values())
    yield text(right, y + 74, short, 11, "end", fill="#7a6640")
