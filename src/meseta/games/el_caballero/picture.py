"""The map as SVG: islands and sea as connected shapes, caballero cards, courts and display.

Every card is drawn alone, but so that neighbours match: a land edge begins and ends at the same
points on both cards, and a corner is land where all edges that meet there are land.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import hypot
from typing import Any

CELL = 100.0
MARGIN = 60.0
PANEL = 330.0
SHORE = 0.13
"""Where the coast meets an edge, as a part of its length."""
SIDES = ("north", "east", "south", "west")
OUTWARD = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The corner at which each edge begins, clockwise; SVG counts downwards."""
FACING = (180, 270, 0, 90)
"""Numbers stand with their feet to the edge of their card."""

AWAY = {"L": (0.0, 0.27, 0.25, 0.13, 0.0), "W": (0.0, 0.36, 0.3, 0.34, 0.0)}
"""How far from the middle of a card a symbol lies, by terrain and the number of edges reached."""

INK = {"red": "#b3352b", "blue": "#2b5d9e", "yellow": "#d9a021", "green": "#3f8248"}
DEEP = {"red": "#7c1f18", "blue": "#183a69", "yellow": "#8f6508", "green": "#24542b"}

Point = tuple[float, float]
Edges = Sequence[str]

STYLE = """
text { font-family: Georgia, 'DejaVu Serif', 'Times New Roman', serif; }
.small { font-size: 11px; fill: #5d4a2f; }
.label { font-size: 14px; fill: #3b2d19; }
.head { font-size: 25px; fill: #3b2d19; font-weight: bold; }
"""

DEFS = """
<radialGradient id="coin" cx="35%" cy="30%" r="75%">
 <stop offset="0" stop-color="#fff3b0"/><stop offset="0.5" stop-color="#f0c02f"/>
 <stop offset="1" stop-color="#a8740c"/>
</radialGradient>
<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
 <stop offset="0" stop-color="#f4ecd9"/><stop offset="1" stop-color="#e4d6b8"/>
</linearGradient>
<pattern id="waves" width="50" height="25" patternUnits="userSpaceOnUse">
 <path d="M4 9 q4 -4 8 0 t8 0 M29 21 q4 -4 8 0 t8 0" fill="none" stroke="#d9f0f5"
  stroke-width="1.1" stroke-opacity="0.3" stroke-linecap="round"/>
</pattern>
<pattern id="meadow" width="24" height="20" patternUnits="userSpaceOnUse">
 <path d="M4 7 l1.5 -3 l1.5 3 M16 17 l1.5 -3 l1.5 3" fill="none" stroke="#5e7a36"
  stroke-width="0.9" stroke-opacity="0.4" stroke-linecap="round"/>
</pattern>
<filter id="lift" x="-20%" y="-20%" width="150%" height="150%">
 <feDropShadow dx="1.5" dy="2.5" stdDeviation="2.2" flood-color="#2a1d0c" flood-opacity="0.45"/>
</filter>
"""


# --- coasts --------------------------------------------------------------------------------------


def along(side: int, part: float) -> Point:
    """A point on an edge of a card, from its clockwise beginning to its end."""
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
    return (ax + (bx - ax) * part) * CELL, (ay + (by - ay) * part) * CELL


def stretches(edges: Edges, filled: Sequence[bool]) -> list[list[int]]:
    """The land edges of a card, joined where the corner between them is land."""
    runs: list[list[int]] = []
    for side in (side for side in range(4) if edges[side] == "L"):
        if runs and runs[-1][-1] == side - 1 and filled[side]:
            runs[-1].append(side)
        else:
            runs.append([side])
    if len(runs) > 1 and filled[0] and edges[0] == edges[3] == "L":
        runs[0] = runs.pop() + runs[0]
    return runs


def bend(start: tuple[int, Point], end: tuple[int, Point], wild: float) -> str:
    """A coast from one point of the edge into the card and back to another."""
    (side, (x, y)), (other, (u, v)) = start, end
    reach = hypot(u - x, v - y)
    pull = wild * (CELL * 0.82 if side == other else max(12.0, reach * 0.5))
    inward = 0.0
    if side != other and reach > CELL / 2:
        inward = 0.5 * wild if side ^ other == 2 else 0.3
    near, far = OUTWARD[side], OUTWARD[other]
    a, b = towards_middle(x - near[0] * pull, y - near[1] * pull, inward)
    c, d = towards_middle(u - far[0] * pull, v - far[1] * pull, inward)
    return f"C{a:.1f} {b:.1f} {c:.1f} {d:.1f} {u:.1f} {v:.1f}"


def towards_middle(x: float, y: float, part: float) -> Point:
    """A point moved towards the middle of its card."""
    return x + (CELL / 2 - x) * part, y + (CELL / 2 - y) * part


def wildness(name: str, place: int) -> float:
    """How far a coast swings, different for every card and always the same."""
    return 0.92 + hashlib.sha256(f"{name}/{place}".encode()).digest()[0] / 255 * 0.16


def shapes(
    name: str, edges: Edges, filled: Sequence[bool], apart: bool
) -> tuple[list[str], list[str]]:
    """The land of a card as closed paths, and its coasts as open ones."""
    if all(filled):
        return [f"M0 0H{CELL}V{CELL}H0Z"], []
    runs = stretches(edges, filled)
    groups = [[run] for run in runs] if apart else [runs] if runs else []
    lands, coasts = [], []
    for group in groups:
        land = ""
        for place, run in enumerate(group):
            begin = along(run[0], 0.0 if len(run) == 4 else SHORE)
            finish = along(run[-1], 1.0 - SHORE)
            land += ("L" if land else "M") + f"{begin[0]:.1f} {begin[1]:.1f}"
            for side in run[1:]:
                corner = along(side, 0.0)
                land += f"L{corner[0]:.1f} {corner[1]:.1f}"
            land += f"L{finish[0]:.1f} {finish[1]:.1f}"
            following = group[(place + 1) % len(group)]
            goal = along(following[0], SHORE)
            coast = bend((run[-1], finish), (following[0], goal), wildness(name, place))
            land += coast
            coasts.append(f"M{finish[0]:.1f} {finish[1]:.1f}{coast}")
        lands.append(land + "Z")
    return lands, coasts


def land_corners(areas: Iterable[Mapping[str, Any]]) -> dict[Point, bool]:
    """Which corners of the map are land: those where only land edges meet."""
    corners: dict[Point, bool] = {}
    for area in areas:
        x, y = area["cell"][0], -area["cell"][1]
        for side in range(4):
            land = area["edges"][side] == "L"
            for dx, dy in (CORNERS[side], CORNERS[(side + 1) % 4]):
                corner = (x + dx, y + dy)
                corners[corner] = corners.get(corner, True) and land
    return corners


# --- area cards ----------------------------------------------------------------------------------


def symbol_place(area: Mapping[str, Any], side: str) -> Point:
    """The middle of the part of a card that a symbol belongs to."""
    part = area["parts"][SIDES.index(side)]
    reached = [OUTWARD[i] for i in range(4) if area["parts"][i] == part]
    x, y = sum(way[0] for way in reached), sum(way[1] for way in reached)
    length = hypot(x, y)
    far = AWAY[area["edges"][SIDES.index(side)]][len(reached)] / (length or 1.0)
    return (0.5 + x * far) * CELL, (0.5 + y * far) * CELL


def draw_gold(x: float, y: float) -> str:
    """Coins."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><ellipse cx="1" cy="9" rx="13" ry="4" '
        'fill="#3d3212" fill-opacity="0.35"/>'
        '<g stroke="#7d560a" stroke-width="0.8" fill="url(#coin)"><circle cx="-6" cy="4" r="6"/>'
        '<circle cx="6" cy="4" r="6"/><circle cx="0" cy="-5" r="6.5"/></g></g>'
    )


def draw_fish(x: float, y: float) -> str:
    """A fish."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale(0.85)" stroke="#1f4d63" stroke-width="1">'
        '<path d="M-13 0 C-7 -9 5 -9 10 0 L17 -6 V6 L10 0 C5 9 -7 9 -13 0Z" fill="#eef6f2"/>'
        '<path d="M-3 -5.5 Q0 0 -3 5.5" fill="none"/><circle cx="-8" cy="-1.5" r="1.2" '
        'fill="#1f4d63" stroke="none"/></g>'
    )


def has_strait(area: Mapping[str, Any]) -> bool:
    """Whether water parts the lands at two opposite edges of a card."""
    parts = [area["parts"][side] for side in range(4) if area["edges"][side] == "L"]
    return len(set(parts)) > 1


def draw_area(area: Mapping[str, Any], filled: Sequence[bool]) -> str:
    """One area card at the origin: sea, shallows, beach, land and symbols."""
    lands, coasts = shapes(area["id"], area["edges"], filled, has_strait(area))
    land, coast = " ".join(lands), " ".join(coasts)
    text = [f'<rect width="{CELL}" height="{CELL}" fill="#3f86a6"/>']
    text.append(f'<rect width="{CELL}" height="{CELL}" fill="url(#waves)"/>')
    if coast:
        for width, colour, strong in ((26, "#6bb3c4", 0.45), (14, "#a5d8d6", 0.55)):
            text.append(
                f'<path d="{coast}" fill="none" stroke="{colour}" stroke-width="{width}" '
                f'stroke-opacity="{strong}"/>'
            )
    if land:
        text.append(f'<path d="{land}" fill="#a9bd6b" stroke="#a9bd6b" stroke-width="0.7"/>')
        text.append(f'<path d="{land}" fill="url(#meadow)"/>')
    if coast:
        text.append(f'<path d="{coast}" fill="none" stroke="#ecdba6" stroke-width="5"/>')
        text.append(f'<path d="{coast}" fill="none" stroke="#7b6a3c" stroke-width="0.9"/>')
    if area["gold"] is not None:
        text.append(draw_gold(*symbol_place(area, area["gold"])))
    if area["fish"] is not None:
        text.append(draw_fish(*symbol_place(area, area["fish"])))
    return "".join(text)


def frame(area: Mapping[str, Any]) -> str:
    """The border of a card, and its name in a corner."""
    return (
        f'<rect width="{CELL}" height="{CELL}" fill="none" stroke="#17323f" stroke-width="0.7" '
        'stroke-opacity="0.5"/>'
        f'<text x="{CELL - 4}" y="{CELL - 4}" text-anchor="end" font-size="9" fill="#10242e" '
        f'fill-opacity="0.75">{escape(area["id"].upper())}</text>'
    )


def draw_map(areas: Sequence[Mapping[str, Any]]) -> str:
    """All area cards in their places."""
    corners = land_corners(areas)
    text = []
    for area in areas:
        x, y = area["cell"][0], -area["cell"][1]
        filled = [corners[x + dx, y + dy] for dx, dy in CORNERS]
        text.append(
            f'<g id="area-{escape(area["id"])}" clip-path="url(#card)" '
            f'transform="translate({x * CELL} {y * CELL})">'
            f"<title>{escape(area['id'].upper())}</title>{draw_area(area, filled)}{frame(area)}</g>"
        )
    return "".join(text)


# --- regions -------------------------------------------------------------------------------------


def draw_outlines(view: Mapping[str, Any]) -> str:
    """The border of every region that somebody holds, in the colour of the first rank."""
    corners = land_corners(view["map"])
    cells = {tuple(area["cell"]) for area in view["map"]}
    held = {region["id"]: leaders(region) for region in view["regions"]}
    text = []
    for area in view["map"]:
        x, y = area["cell"][0], -area["cell"][1]
        filled = [corners[x + dx, y + dy] for dx, dy in CORNERS]
        for region, line in borders(area, filled, cells):
            if held[region]:
                text.append(
                    f'<path transform="translate({x * CELL} {y * CELL})" d="{line}" fill="none" '
                    f'stroke="{held[region]}" stroke-width="3.2" stroke-linecap="round"/>'
                )
    return "".join(text)


def borders(
    area: Mapping[str, Any], filled: Sequence[bool], cells: set[tuple[int, ...]]
) -> list[tuple[str, str]]:
    """The coasts on a card, and its land edges where no area card follows, with their regions."""
    _, coasts = shapes(area["id"], area["edges"], filled, has_strait(area))
    lands = [side for side in range(4) if area["edges"][side] == "L"]
    lines = [(area["regions"][side], c) for side, c in zip(lands, coasts, strict=False)]
    east, north = area["cell"]
    for side in lands:
        if (east + int(OUTWARD[side][0]), north - int(OUTWARD[side][1])) not in cells:
            a, b = along(side, 0.0 if filled[side] else SHORE)
            c, d = along(side, 1.0 if filled[(side + 1) % 4] else 1.0 - SHORE)
            lines.append((area["regions"][side], f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"))
    return lines


def leaders(region: Mapping[str, Any]) -> str:
    """The colour of an outline: that of an only first, dark where several are."""
    if region["kind"] != "land" or not region["caballeros"]:
        return ""
    most = max(region["caballeros"].values())
    first = [colour for colour, count in region["caballeros"].items() if count == most]
    return INK[first[0]] if len(first) == 1 else "#3a3128"


def draw_ranks(view: Mapping[str, Any]) -> str:
    """On every region that somebody holds: its worth, and who has how many caballeros there."""
    areas = {area["id"]: area for area in view["map"]}
    text = []
    for region in view["regions"]:
        if leaders(region):
            area = badge_card(region, areas)
            x, y = badge_place(area, region)
            ranks = sorted(region["caballeros"].items(), key=lambda entry: -entry[1])
            text.append(draw_badge(x, y, region["size"] + region["treasure"], ranks))
    return "".join(text)


def badge_card(region: Mapping[str, Any], areas: Mapping[str, Any]) -> Mapping[str, Any]:
    """The card of a region with the most room: much land and no symbol, in the middle."""
    cards = [areas[name] for name in region["cards"]]
    x = sum(card["cell"][0] for card in cards) / len(cards)
    y = sum(card["cell"][1] for card in cards) / len(cards)

    def crowded(card: Mapping[str, Any]) -> float:
        away = hypot(card["cell"][0] - x, card["cell"][1] - y)
        land: int = card["edges"].count("L")
        return away + 3.0 * (card["gold"] is not None) - 0.5 * land

    return min(cards, key=crowded)


def badge_place(area: Mapping[str, Any], region: Mapping[str, Any]) -> Point:
    """The middle of the land on a card, in the picture."""
    side = next(s for s in range(4) if area["regions"][s] == region["id"])
    x, y = symbol_place(area, SIDES[side])
    if area["gold"] is not None:
        y += 20
    return area["cell"][0] * CELL + x, -area["cell"][1] * CELL + y


def draw_badge(x: float, y: float, value: int, ranks: Sequence[tuple[str, int]]) -> str:
    """A scroll: the worth of a region, then the players from first to last."""
    width = 22.0 + 17.0 * len(ranks)
    text = [
        f'<g transform="translate({x - width / 2:.1f} {y - 9:.1f})" filter="url(#lift)">'
        f'<rect width="{width}" height="18" rx="9" fill="#fbf4e0" stroke="#6d572f" '
        'stroke-width="0.8"/>'
        f'<text x="12" y="13" text-anchor="middle" font-size="11.5" font-weight="bold" '
        f'fill="#4a3917">{value}</text>'
    ]
    for place, (colour, count) in enumerate(ranks):
        text.append(
            f'<circle cx="{29 + 17 * place}" cy="9" r="7.6" fill="{INK[colour]}"/>'
            f'<text x="{29 + 17 * place}" y="12.6" text-anchor="middle" font-size="10" '
            f'font-weight="bold" fill="#fff">{count}</text>'
        )
    return "".join(text) + "</g>"


# --- caballero cards -----------------------------------------------------------------------------


def draw_caballero(card: Mapping[str, Any]) -> str:
    """A caballero card: its numbers, the one that counts, ships and castillo."""
    x, y = card["cell"][0] * CELL, -card["cell"][1] * CELL
    ink, deep = INK[card["owner"]], DEEP[card["owner"]]
    text = [
        f'<g id="caballero-{card["owner"]}-{card["card"]}" transform="translate({x} {y})">'
        f"<title>{escape(card['owner'])} {card['card']}</title>"
        f'<rect x="4" y="4" width="92" height="92" rx="9" fill="{ink}" stroke="{deep}" '
        'stroke-width="1.5" filter="url(#lift)"/>'
        f'<path d="M14 14 L38 38 M86 14 L62 38 M86 86 L62 62 M14 86 L38 62" stroke="{deep}" '
        'stroke-width="1.2" stroke-opacity="0.7"/>'
        f'<rect x="8.5" y="8.5" width="83" height="83" rx="6" fill="none" stroke="#fff" '
        'stroke-opacity="0.35" stroke-width="1"/>'
    ]
    for side, number in enumerate(card["numbers"]):
        text.append(draw_number(card, side, number, deep))
    text.append(draw_castillo(50, 50) if card["castillo"] else draw_shield(50, 50, deep))
    text.append(
        f'<text x="50" y="{53.5 if not card["castillo"] else 59}" text-anchor="middle" '
        f'font-size="10" fill="#fff" fill-opacity="0.95">{card["card"]}</text></g>'
    )
    return "".join(text)


def draw_number(card: Mapping[str, Any], side: int, number: int, deep: str) -> str:
    """One number with its feet to its edge, or the ship that lies on it."""
    x, y = 50 + OUTWARD[side][0] * 32, 50 + OUTWARD[side][1] * 32
    if SIDES[side] in card["ships"]:
        return draw_ship(x, y, card["owner"])
    counts = card["land"] == SIDES[side]
    disc = f'<circle r="13" fill="#fdf7e6" stroke="{deep}" stroke-width="1.8"/>' if counts else ""
    size, colour, weight = (20, deep, "bold") if counts else (14, "#fff", "normal")
    return (
        f'<g transform="translate({x} {y}) rotate({FACING[side]})">{disc}'
        f'<text y="{size * 0.36:.1f}" text-anchor="middle" font-size="{size}" '
        f'font-weight="{weight}" fill="{colour}" fill-opacity="{1 if counts else 0.75}">'
        f"{number}</text></g>"
    )


def draw_ship(x: float, y: float, owner: str) -> str:
    """A ship with its owner's flag."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" filter="url(#lift)" stroke="#3a2410" '
        'stroke-width="0.9" stroke-linejoin="round">'
        '<path d="M-13 4 H13 L8 11 H-9Z" fill="#8a5a2b"/><path d="M0 4 V-13" fill="none"/>'
        '<path d="M1 -11 Q13 -5 11 2 H1Z" fill="#fdf8ea"/>'
        '<path d="M-1 -8 Q-9 -4 -9 2 H-1Z" fill="#f3ead2"/>'
        f'<path d="M0 -13 L-8 -11 L0 -9Z" fill="{INK[owner]}"/></g>'
    )


def draw_castillo(x: float, y: float) -> str:
    """A castle tower."""
    return (
        f'<g transform="translate({x} {y})" filter="url(#lift)">'
        '<path d="M-13 14 V-6 H-15 V-14 H-9 V-10 H-3 V-14 H3 V-10 H9 V-14 H15 V-6 H13 V14Z" '
        'fill="#8d8a84" stroke="#3c3a36" stroke-width="1"/>'
        '<path d="M-13 -4 H13 M-13 3 H-7 M7 3 H13" stroke="#5c5a55" stroke-width="0.8"/></g>'
    )


def draw_shield(x: float, y: float, deep: str) -> str:
    """A small shield."""
    return (
        f'<path transform="translate({x} {y})" d="M-10 -11 H10 V2 Q10 10 0 14 Q-10 10 -10 2Z" '
        f'fill="{deep}" stroke="#fff" stroke-opacity="0.6" stroke-width="1"/>'
    )


# --- cells to choose -----------------------------------------------------------------------------


def draw_cells(view: Mapping[str, Any]) -> str:
    """The cells that can be chosen now."""
    text = []
    for action in view.get("legal", ()):
        name = action.removeprefix("cell ")
        if name != action and name in view["cells"]:
            x, y = view["cells"][name][0] * CELL, -view["cells"][name][1] * CELL
            text.append(
                f'<g id="cell-{escape(name.replace(" ", "-"))}"><title>{escape(name)}</title>'
                f'<rect x="{x + 7}" y="{y + 7}" width="{CELL - 14}" height="{CELL - 14}" rx="10" '
                'fill="#fff7d6" fill-opacity="0.55" stroke="#b07d1a" stroke-width="2" '
                'stroke-dasharray="6 5"/></g>'
            )
    return "".join(text)


# --- the panel -----------------------------------------------------------------------------------


def draw_panel(view: Mapping[str, Any]) -> tuple[str, float]:
    """Round, players, display and stock, in one column; and how high it is."""
    text = [f'<text class="head" x="0" y="24">Round {view["round"]} of {view["rounds"]}</text>']
    y = 44.0
    for colour in view["players"]:
        text.append(f'<g transform="translate(0 {y})">{draw_player(view, colour)}</g>')
        y += 76
    text.append(f'<text class="label" x="0" y="{y + 20}">On display, {view["deck"]} to come</text>')
    y += 32
    for place, area in enumerate(view["display"]):
        x, down = place % 3 * 106.0, y + place // 3 * 106.0
        text.append(draw_displayed(area, x, down))
    y += 212
    stock = view["stock"]
    text.append(f'<g transform="translate(18 {y + 18}) scale(0.9)">{draw_ship(0, 0, "red")}</g>')
    text.append(f'<text class="label" x="38" y="{y + 24}">{stock["ships"]}</text>')
    text.append(f'<g transform="translate(92 {y + 18}) scale(0.75)">{draw_castillo(0, 0)}</g>')
    text.append(f'<text class="label" x="110" y="{y + 24}">{stock["castillos"]} in stock</text>')
    return "".join(text), y + 44


def draw_player(view: Mapping[str, Any], colour: str) -> str:
    """One player: points, court, ships at the court, cards to place, power card."""
    waits = colour in view["pending"]
    played = view["played"].get(colour)
    power = f"power {played['power']}" if played else ""
    if view["asked"] == "OVER" and view["scores"][colour] == max(view["scores"].values()):
        power = "winner"
    facts = f"court {view['court'][colour]} of {view['capacity'][colour]}"
    rest = f"{view['cards'][colour]} cards, {view['reserve'][colour]} ships at court"
    return (
        f'<rect width="{PANEL - 14}" height="68" rx="9" fill="#fbf5e4" '
        f'stroke="{INK[colour] if waits else "#c9b78f"}" stroke-width="{3 if waits else 1}"/>'
        f'<rect x="9" y="9" width="50" height="50" rx="6" fill="{INK[colour]}" '
        f'stroke="{DEEP[colour]}" stroke-width="1.5"/>'
        f'<text x="34" y="42" text-anchor="middle" font-size="22" font-weight="bold" '
        f'fill="#fff">{view["scores"][colour]}</text>'
        f'<text class="label" x="70" y="24" font-weight="bold">{colour.capitalize()}</text>'
        f'<text class="label" x="{PANEL - 26}" y="24" text-anchor="end">{power}</text>'
        f'<text class="small" x="70" y="42">{facts}</text>'
        f'<text class="small" x="70" y="58">{rest}</text>'
    )


def draw_displayed(area: Mapping[str, Any] | None, x: float, y: float) -> str:
    """A face-up area card, or the gap that it left."""
    if area is None:
        return (
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" rx="4" fill="none" '
            'stroke="#c9b78f" stroke-dasharray="5 5"/>'
        )
    parts = parts_of(area["edges"])
    corners = [area["edges"][side] == area["edges"][side - 1] == "L" for side in range(4)]
    shown = {**area, "parts": parts}
    return (
        f'<g id="display-{escape(area["id"])}" transform="translate({x} {y})" '
        f'clip-path="url(#card)">{draw_area(shown, corners)}{frame(area)}</g>'
    )


def parts_of(edges: Edges) -> list[int]:
    """Parts of a card that lies nowhere yet, near enough to place a symbol."""
    if edges in ("LWLW", "WLWL"):
        return [0, 1, 0, 2] if edges[0] == "L" else [1, 0, 2, 0]
    return [0 if edge == "L" else 1 for edge in edges]


# --- the whole -----------------------------------------------------------------------------------


def extent(view: Mapping[str, Any]) -> tuple[float, float, float, float]:
    """West, north, width and height of everything that lies on the table."""
    shown = [tuple(each["cell"]) for each in (*view["map"], *view["caballeros"])]
    legal = [action.removeprefix("cell ") for action in view.get("legal", ())]
    shown += [tuple(view["cells"][name]) for name in legal if name in view["cells"]]
    west, east = min(x for x, _ in shown), max(x for x, _ in shown)
    south, north = min(y for _, y in shown), max(y for _, y in shown)
    return west * CELL, -north * CELL, (east - west + 1) * CELL, (north - south + 1) * CELL


def draw(view: Mapping[str, Any]) -> str:
    """A view as SVG."""
    west, north, width, height = extent(view)
    panel, needed = draw_panel(view)
    high = max(height, needed) + 2 * MARGIN
    wide = width + PANEL + 3 * MARGIN
    down = (high - height) / 2 - north
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'width="{wide:g}" height="{high:g}" role="img" aria-label="El Caballero">'
        f"<style>{STYLE}</style><defs>{DEFS}"
        f'<clipPath id="card"><rect width="{CELL}" height="{CELL}"/></clipPath></defs>'
        f'<rect width="{wide:g}" height="{high:g}" fill="url(#paper)"/>'
        f'<g transform="translate({MARGIN - west:g} {down:g})">'
        f"{draw_map(view['map'])}{draw_outlines(view)}"
        f"{draw_cells(view)}{''.join(draw_caballero(card) for card in view['caballeros'])}"
        f"{draw_ranks(view)}</g>"
        f'<g transform="translate({width + 2 * MARGIN:g} {(high - needed) / 2:g})">{panel}</g>'
        "</svg>"
    )
