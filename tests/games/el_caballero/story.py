"""Short ways into a position, so that a test can be a tiny story."""

from __future__ import annotations

import copy
from typing import Any

import meseta
from meseta.games.el_caballero.people.boxes import load
from meseta.games.el_caballero.people.options import RULINGS
from meseta.games.el_caballero.rules.events import Events
from meseta.match.match import Match

RED, BLUE, YELLOW, GREEN = range(4)
COLOURS = ["red", "blue", "yellow", "green"]
POWERS = [13, 12, 11, 10]
UNUSUAL = {
    name: next(value for value in option.values if value != option.usual)
    for name, option in RULINGS.items()
}
"""The other answer to every open question."""

MAP_M: list[list[Any]] = [
    ["a16", [0, 0], 0],
    ["a30", [1, 0], 1],
    ["a42", [2, 0], 0],
    ["a10", [0, 1], 0],
    ["a03", [1, 1], 0],
]
"""The map M of our notes: one region of four cards with two gold, four waters."""

TWO_ISLANDS: list[list[Any]] = [
    ["a43", [0, 0], 0],
    ["a01", [0, -1], 0],
    ["a02", [1, -1], 0],
    ["a03", [2, -1], 0],
    ["a44", [2, 0], 0],
]
"""Two cards with land to the west, north and east; at (1, 0) between them they can be joined."""


AROUND_M = [(-1, 1), (0, 2), (1, 2), (-1, 0), (0, -1), (1, -1), (3, 0)]
"""Seven cells of map M at water alone."""


def setup(players: int = 3, **position: Any) -> Match:
    """Players in the order of COLOURS, unless the position says otherwise."""
    return meseta.setup("el-caballero", {"players": COLOURS[:players], **position})


def turn(players: int = 3, **position: Any) -> Match:
    """Red is in turn, first and with nothing to be supplied; the map is M unless given."""
    position.setdefault("map", MAP_M)
    position.setdefault("powers", dict(zip(COLOURS, POWERS[:players], strict=False)))
    return setup(players, **position)


def card(cell: tuple[int, int], number: int = 0, **more: Any) -> dict[str, Any]:
    """A caballero card with its number at land; without one, give `north`."""
    shown = {"number": number} if number else {}
    return {"cell": list(cell), **shown, **more}


def court(match: Match, seat: int = RED) -> int:
    """The caballeros at a court."""
    return int(match.view()["court"][COLOURS[seat]])


def reserve(match: Match, seat: int = RED) -> int:
    """The ships at a court."""
    return int(match.view()["reserve"][COLOURS[seat]])


def stock(match: Match) -> tuple[int, int]:
    """Ships and castillos that can be bought."""
    found = match.view()["stock"]
    return found["ships"], found["castillos"]


def laid(match: Match) -> int:
    """How many area cards lie on the table."""
    return len(match.view()["map"])


def cards(match: Match, colour: str = "red") -> list[dict[str, Any]]:
    """The caballero cards of a colour on the map."""
    return [each for each in match.view()["caballeros"] if each["owner"] == colour]


def strength(match: Match, place: str) -> dict[str, int]:
    """Who has how many caballeros in the region at a side of a card."""
    for region in match.view()["regions"]:
        if region["id"] == name_of(match, place):
            found: dict[str, int] = region["caballeros"]
            return found
    raise AssertionError(place)


def name_of(match: Match, place: str) -> str:
    """The id of the region or water at a side of a card."""
    area, side = place.split()
    for each in match.view()["map"]:
        if each["id"] == area:
            return str(each["regions"]["north east south west".split().index(side)])
    raise AssertionError(place)


def region(match: Match, place: str) -> dict[str, Any]:
    """The region or water at a side of a card."""
    return next(r for r in match.view()["regions"] if r["id"] == name_of(match, place))


def cells(match: Match) -> set[tuple[int, int]]:
    """The cells that can be chosen now."""
    known = match.view()["cells"]
    return {
        (known[text[5:]][0], known[text[5:]][1])
        for text in match.legal()
        if text.startswith("cell ")
    }


def numbers(match: Match) -> list[int]:
    """The numbers that can be chosen now."""
    return [int(text.split()[1]) for text in match.legal() if text.startswith("number ")]


def is_same_again(match: Match) -> bool:
    """Whether a position that is set up again is the same: nothing unseen is left behind."""
    again = meseta.setup("el-caballero", match.position)
    return again.state.tobytes() == match.state.tobytes()


def happened(match: Match) -> list[str]:
    """The names of all events since the set-up."""
    return [Events.read(event)[0].name for event in match.log]


def lay(match: Match, area: str, cell: str, rotation: int) -> Match:
    """Lay an area card, answering only what is asked."""
    match.play("area")
    for action in (f"area {area}", f"cell {cell}", f"rotate {rotation}"):
        if action in match.legal():
            match.play(action)
    return match


def end_round(match: Match) -> Match:
    """Everybody lays the first card that can be laid and ends the turn, until the next round."""
    number = match.position["round"]
    while not match.over and match.position["round"] == number:
        wanted = [text for text in match.legal() if text == "end"] or match.legal()
        match.play("area" if "area" in wanted else wanted[0])
    return match


def box_with(edges: list[str], **changes: Any) -> dict[str, Any]:
    """A box whose first area cards have these edges and the others are sea, without symbols."""
    document = copy.deepcopy(load("1998"))
    document["name"] = "mine"
    count = changes.pop("count", 48)
    document["area"] = [
        {"id": f"a{i + 1:02}", "edges": shown, "source": "reconstructed"}
        for i, shown in enumerate((edges + ["WWWW"] * count)[:count])
    ]
    document["totals"] = {
        "areas": count,
        "land": sum(card["edges"].count("L") for card in document["area"]),
        "water": sum(card["edges"].count("W") for card in document["area"]),
        "gold": 0,
        "fish": 0,
        "source": "reconstructed",
    }
    for key, value in changes.items():
        document[key].update(value)
    return document
