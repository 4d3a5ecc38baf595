"""Where everything stands, in words: one fact a line, for those who do not see the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box.domains import BONUS
from meseta.games.six_castles.people.hills import as_they_lie, hill_at
from meseta.games.six_castles.people.picture.pieces import terrain_name
from meseta.games.six_castles.people.views import (
    Charter,
    Market,
    Site,
    Space,
    Tile,
    Track,
    View,
)
from meseta.people.drawing_cache import draw_once
from meseta.people.panels import colour_name, is_over

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

CORNERS = ("nw", "ne", "se", "sw")
IN_TILE = 4


def listed(several: Sequence[str], words: Words) -> str:
    """Several things in a row, or that there is none."""
    return ", ".join(several) or words.say("picture-told-nobody")


def names_of(terrains: Sequence[str], words: Words) -> str:
    """Terrains in a row."""
    return ", ".join(terrain_name(words, each) for each in terrains)


# --- the landscape -------------------------------------------------------------------------------


@draw_once
def tell_landscape(view: View, words: Words) -> tuple[str, ...]:
    """Castles, workers, then every tile."""
    castles = view["castles"]
    return (
        *[tell_castle(site, castles[site["id"]]["at"], words) for site in view["sites"]],
        *tell_workers(view, words),
        *[tell_tile(tile, words) for tile in view["tiles"]],
    )


def tell_workers(view: View, words: Words) -> Iterator[str]:
    """Workers on the landscape."""
    tiles = as_they_lie(view)
    for colour, places in view["workers"].items():
        for number, where in enumerate(places, 1):
            if " " in where:
                who = words.say("picture-worker", seat=colour_name(words, colour), number=number)
                yield words.say(
                    "picture-told-at", what=who, place=words.hill(hill_at(tiles, where))
                )


@draw_once
def tell_tile(tile: Tile, words: Words) -> str:
    """A tile as it lies."""
    place = tell_place(tile["x"], tile["y"], words)
    name = words.say("picture-told-at", what=words.tile(tile["id"]), place=place)
    return words.say("picture-told-tile", tile=name, what=tell_quarters(tile, words))


def tell_place(east: int, south: int, words: Words) -> str:
    """How far a cell is from the start tile, and in which directions."""
    ways = ("east", "west", east), ("south", "north", south)
    steps = [(plus if far > 0 else minus, abs(far)) for plus, minus, far in ways if far]
    told = [words.say("picture-steps", side=side, count=count) for side, count in steps]
    return ", ".join(told) or words.say("picture-middle")


@draw_once
def tell_quarters(tile: Tile, words: Words) -> str:
    """What a tile shows, and what it brings."""
    told = [
        f"{words.say(f'corner-{corner}')} {terrain_name(words, terrain)}"
        for corner, terrain in zip(CORNERS, tile["quarters"], strict=True)
    ]
    if tile["bonus"]:
        bonus = words.name(BONUS, BONUS[tile["bonus"]])
        told.append(words.say("picture-told-bonus", bonus=bonus))
    return ", ".join(told)


@draw_once
def tell_castle(site: Site, quarter: str, words: Words) -> str:
    """A castle, where it stands, and its markets."""
    markets = [tell_market(market, words) for market in site["markets"]]
    castle = words.say("picture-castle", castle=site["name"])
    name = words.say("picture-told-at", what=castle, place=words.quarter(quarter))
    return words.say("picture-told-tile", tile=name, what="; ".join(markets))


def tell_market(market: Market, words: Words) -> str:
    """A good that is sold at a castle, or who has sold it."""
    good, owner = terrain_name(words, market["good"]), market["owner"]
    if owner is None:
        return words.say("picture-told-open", good=good)
    return words.say("picture-market", good=good, seat=colour_name(words, owner))


# --- the players ---------------------------------------------------------------------------------


def tell_mat(view: View, words: Words, colour: str) -> Iterator[str]:
    """What a player has: coins, pieces, the line, the reserve, the hand; in the end the points."""
    coins, supply = view["coins"][colour], view["supply"][colour]
    yield words.say("picture-told-coins", coins=coins // 5, halves=coins % 5)
    yield words.say("picture-told-supply", discs=supply["discs"], workers=supply["workers"])
    yield from tell_line(view, words, colour)
    for tile in view["reserves"][colour]:
        yield tell_exploration(view, words, tile)
    yield words.say("picture-told-hand", count=len(view["hands"][colour]))
    if is_over(view):
        for source, points in view["points"][colour].items():
            name = words.say(f"source-{source}")
            yield words.say("picture-told-points", source=name, points=points)


def tell_line(view: View, words: Words, colour: str) -> Iterator[str]:
    """The tiles of a line with their spaces, the cylinder and the discs."""
    spaces, stands = view["spaces"][colour], view["cylinders"].get(colour)
    for place in range(len(view["lines"][colour])):
        first = place * IN_TILE
        told = [
            tell_space(space, number + 1 == stands, words)
            for number, space in enumerate(spaces[first : first + IN_TILE], first)
        ]
        yield words.say("picture-told-line", place=place + 1, what=", ".join(told))


def tell_space(space: Space, here: bool, words: Words) -> str:
    """A space of a line, and what stands on it."""
    name = terrain_name(words, space["terrain"])
    on = "both" if here and space["disc"] else "cylinder" if here else "disc"
    return words.say("picture-told-on", what=name, on=on) if here or space["disc"] else name


def tell_exploration(view: View, words: Words, tile: str) -> str:
    """An exploration tile in reserve, with both its sides."""
    entry = view["explorations"][tile]
    a, b = names_of(entry["a"], words), names_of(entry["b"], words)
    return words.say("picture-told-reserve", a=a, b=b)


# --- tracks and charters -------------------------------------------------------------------------


def tell_religion(view: View, words: Words) -> Iterator[str]:
    """How far everybody has come, and what that is worth."""
    for colour, step in view["religion"].items():
        points, seat = view["religion_track"][step], colour_name(words, colour)
        yield words.say("picture-told-step", seat=seat, step=step, points=points)


def tell_track(track: Track, words: Words) -> Iterator[str]:
    """A scoring track: the top slot, then every type with its slots."""
    takers = [colour_name(words, colour) for colour, kinds in track["taken"].items() if kinds]
    yield words.say("picture-told-top", points=track["top"], who=listed(takers, words))
    for entry in track["types"]:
        slots = [
            words.say("picture-told-free", points=slot["value"])
            if slot["owner"] is None
            else f"{slot['value']} {colour_name(words, slot['owner'])}"
            for slot in entry["slots"]
        ]
        name = terrain_name(words, entry["type"])
        yield words.say("picture-told-tile", tile=name, what=", ".join(slots))


def tell_charter(charter: Charter, described: str, words: Words) -> str:
    """A charter with what it brings."""
    if "points" not in charter:
        return described
    brings: dict[str, Any] = {
        "points": charter["points"],
        "coins": charter.get("half_coins", 0),
        "steps": charter.get("religion", 0),
    }
    return words.say("picture-told-charter", charter=described, **brings)


def leaders_of(charter: Charter) -> tuple[list[str], int]:
    """Who has the most of what a charter asks for, and how many; nobody where nobody has any."""
    counts = charter.get("counts", {})
    most = max(counts.values(), default=0)
    return [colour for colour, count in counts.items() if most and count == most], most


def tell_leaders(charter: Charter, words: Words) -> str:
    """Who leads for a charter, if anybody does."""
    leaders, count = leaders_of(charter)
    who = ", ".join(colour_name(words, colour) for colour in leaders)
    return (
        words.say("picture-charter-leads", who=who, leaders=len(leaders), count=count)
        if who
        else ""
    )
