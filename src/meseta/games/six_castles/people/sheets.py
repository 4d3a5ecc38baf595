"""A view as tables of text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.kernel.game import Sheet

STYLES = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "green": "green"}
ON_CYLINDER, ON_DISC = "◉", "●"


def write_sheets(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
    """The landscape, castles, the players with their points so far, lines, and the tracks."""
    sheets = [landscape_sheet(view), players_sheet(view, previews), lines_sheet(view)]
    sheets += [cards_sheet(view)]
    if view["sites"]:
        sheets.insert(1, castles_sheet(view))
    return sheets if view["family"] else [*sheets, tracks_sheet(view)]


def painted(colour: str, text: object) -> str:
    """A text in a player's colour."""
    return f"[{STYLES[colour]}]{text}[/]"


def landscape_sheet(view: Mapping[str, Any]) -> Sheet:
    """Every tile, where it lies, its terrains, and who is there."""
    rows = []
    for tile in view["tiles"]:
        here = [
            painted(colour, f"{place.split()[1]} {number}")
            for colour, places in view["workers"].items()
            for number, place in enumerate(places, 1)
            if place.split()[0] == tile["id"]
        ]
        where = f"{tile['x']},{tile['y']}"
        rows.append([tile["id"], where, " ".join(tile["quarters"]), ", ".join(here)])
    return Sheet("Landscape", ["tile", "at", "nw ne se sw", "workers"], rows)


def castles_sheet(view: Mapping[str, Any]) -> Sheet:
    """The castles and their markets."""
    rows = [
        [
            site["name"],
            view["castles"][site["id"]]["at"],
            ", ".join(
                painted(market["owner"], market["good"]) if market["owner"] else market["good"]
                for market in site["markets"]
            ),
        ]
        for site in view["sites"]
    ]
    return Sheet("Castles", ["castle", "at", "markets"], rows)


def players_sheet(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> Sheet:
    """Money, pieces, tiles in hand, and the points of every source as it stands."""
    rows = []
    for seat, colour in enumerate(view["players"]):
        supply = view["supply"][colour]
        hand = [tile["id"] if tile else "?" for tile in view["hands"][colour]]
        rows.append(
            [
                painted(colour, colour),
                str(view["coins"][colour]),
                str(supply["discs"]),
                str(supply["workers"]),
                " ".join(hand),
                *[str(points[seat]) for points in previews.values()],
            ]
        )
    header = ["player", "half coins", "discs", "workers", "hand", *previews]
    return Sheet("Players", header, rows)


def lines_sheet(view: Mapping[str, Any]) -> Sheet:
    """The exploration lines; the cylinder and discs stand before what they mark."""
    rows = []
    for colour in view["players"]:
        spaces = []
        for number, space in enumerate(view["spaces"][colour], 1):
            mark = ON_DISC if space["disc"] else ""
            if view["cylinders"].get(colour) == number:
                mark = ON_CYLINDER
            spaces.append(painted(colour, mark + space["terrain"]) if mark else space["terrain"])
        reserve = " ".join(view["reserves"][colour])
        rows.append([painted(colour, colour), " ".join(spaces), reserve])
    return Sheet("Exploration", ["player", "line", "reserve"], rows)


def cards_sheet(view: Mapping[str, Any]) -> Sheet:
    """What lies open or in the viewer's hand: tiles, exploration tiles, charters."""
    rows = []
    if view["seat"] is not None:
        colour = view["players"][view["seat"]]
        for tile in view["hands"][colour]:
            bonus = f" ({tile['bonus']})" if tile["bonus"] else ""
            rows.append([tile["id"], marked("landscape", tile), " ".join(tile["quarters"]) + bonus])
        for name in view["reserves"][colour]:
            faces = view["explorations"][name]
            text = f"a: {' '.join(faces['a'])} · b: {' '.join(faces['b'])}"
            rows.append([name, marked("exploration", faces), text])
    rows += [charter_row(charter) for charter in view["charters"] if "id" in charter]
    return Sheet("Cards and tiles", ["id", "kind", "what it shows"], rows)


def marked(kind: str, entry: Mapping[str, Any]) -> str:
    """A kind of component, with the mark of a reconstructed one."""
    return f"{kind} [dim](reconstructed)[/]" if entry["source"] == "reconstructed" else kind


def charter_row(charter: Mapping[str, Any]) -> list[str]:
    """One charter that may be seen, in the colour of its owner."""
    coins = f", {charter['half_coins']} half coins" if "half_coins" in charter else ""
    text = f"{charter['points']} points for {charter['type']}{coins} ({charter['how']})"
    if charter["owner"]:
        text = painted(charter["owner"], text)
    return [charter["id"], marked("charter", charter), text]


def tracks_sheet(view: Mapping[str, Any]) -> Sheet:
    """The slots of both tracks, in the colours of those who hold them."""
    rows = []
    for track in view["tracks"]:
        for kind in track["types"]:
            slots = [
                painted(slot["owner"], slot["value"]) if slot["owner"] else str(slot["value"])
                for slot in kind["slots"]
            ]
            takers = [
                painted(colour, track["top"])
                for colour, kinds in track["taken"].items()
                if kind["type"] in kinds
            ]
            rows.append([kind["type"], " ".join(slots), " ".join(takers)])
    return Sheet("Tracks", ["type", "slots", "top"], rows)
