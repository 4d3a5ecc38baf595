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
