"""A view as tables of text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.kernel.game import Sheet

STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
LANDS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A sign for every set of land edges: north is 1, east 2, south 4, west 8."""
GOLD, FISH, SHIP, CASTILLO = "$", "≈", "⛵", "♜"


def write_sheets(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
    """The map, regions and waters with what they would score, the players, the display."""
    return [
        map_sheet(view),
        regions_sheet(view, previews),
        players_sheet(view),
        display_sheet(view),
    ]


def painted(colour: str, text: object) -> str:
    """A text in a player's colour."""
    return f"[{STYLES[colour]}]{text}[/]"


def initial(colour: str) -> str:
    """A letter beside the colour, for those who do not see it."""
    return colour[0].upper()


def map_sheet(view: Mapping[str, Any]) -> Sheet:
    """Every card in its place, north above; the signs show where land is."""
    lying = {tuple(area["cell"]): area_text(area) for area in view["map"]}
    lying |= {tuple(card["cell"]): caballero_text(card) for card in view["caballeros"]}
    west, east = min(x for x, _ in lying), max(x for x, _ in lying)
    south, north = min(y for _, y in lying), max(y for _, y in lying)
    columns = range(west, east + 1)
    rows = [
        [str(y), *[lying.get((x, y), "") for x in columns]] for y in range(north, south - 1, -1)
    ]
    title = f"Round {view['round']} of {view['rounds']}"
    return Sheet(title, ["", *[str(x) for x in columns]], rows)


def area_text(area: Mapping[str, Any]) -> str:
    """An area card: where its land is, its name, gold and fish."""
    land = LANDS[sum(1 << side for side in range(4) if area["edges"][side] == "L")]
    symbols = (GOLD if area["gold"] else "") + (FISH if area["fish"] else "")
    return f"{land} {area['id']}{symbols}"


def caballero_text(card: Mapping[str, Any]) -> str:
    """A caballero card: its owner and number, who counts, ships and castillo."""
    numbers = "/".join(str(number) for number in card["numbers"])
    counts = f"{card['number']} {card['land']}" if card["number"] else numbers
    pieces = CASTILLO * card["castillo"] + SHIP * len(card["ships"])
    return painted(card["owner"], f"{initial(card['owner'])}{card['card']} {counts}{pieces}")


def regions_sheet(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> Sheet:
    """One row a region or water: its worth, who is there, and what it would score."""
    colours = view["players"]
    rows = []
    for region in view["regions"]:
        points = previews.get(region["id"], [])
        there = [painted(c, f"{initial(c)}{n}") for c, n in region["caballeros"].items()]
        would = [
            painted(c, f"{initial(c)}+{n}") for c, n in zip(colours, points, strict=False) if n
        ]
        worth = f"{region['size']}+{region['treasure']}"
        rows.append([region["id"], region["kind"], worth, " ".join(there), " ".join(would)])
    return Sheet("", ["at", "kind", "worth", "caballeros", "would score"], rows)


def players_sheet(view: Mapping[str, Any]) -> Sheet:
    """One row a player: points, court, ships, cards, power cards."""
    header = ["player", "points", "court", "ships", "cards", "played", "hand", ""]
    return Sheet("", header, [player_row(view, colour) for colour in view["players"]])


def player_row(view: Mapping[str, Any], colour: str) -> list[str]:
    """One player."""
    played = view["played"].get(colour)
    power = "" if played is None else str(played["power"])
    return [
        painted(colour, colour),
        str(view["scores"][colour]),
        f"{view['court'][colour]}/{view['capacity'][colour]}",
        str(view["reserve"][colour]),
        str(view["cards"][colour]),
        f"[dim strike]{power}[/]" if played and played["moved"] else power,
        " ".join(str(value) for value in view["hands"][colour]),
        "▶" if colour in view["pending"] else "",
    ]


def display_sheet(view: Mapping[str, Any]) -> Sheet:
    """The area cards on display; what nobody could source is marked."""
    rows = [
        [area["id"], area_text(area), area["edges"], mark(area)]
        for area in view["display"]
        if area is not None
    ]
    stock = view["stock"]
    title = (
        f"{view['deck']} to come · stock: {stock['ships']} ships, {stock['castillos']} castillos"
    )
    return Sheet(title, ["area card", "land", "edges", ""], rows)


def mark(area: Mapping[str, Any]) -> str:
    """The mark of a reconstructed card."""
    return "[dim](reconstructed)[/]" if area["source"] == "reconstructed" else ""
