"""Where everything stands, in words: one fact a line, for those who do not see the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from meseta.games.el_caballero.people.lands import FoundRegion, Lands
from meseta.games.el_caballero.people.picture.coasts import SIDES
from meseta.games.el_caballero.people.views import Area, Caballero, Printed, Region, View
from meseta.people.drawing_cache import draw_once, question
from meseta.people.panels import colour_name, is_over

if TYPE_CHECKING:
    from meseta.games.el_caballero.people.words import Words
    from meseta.people.texts import Speech

KINDS = {"L": "land", "W": "water"}
TREASURES = ("gold", "fish")


@draw_once
def tell_map(view: View, words: Words) -> tuple[str, ...]:
    """Regions and waters with who is there, caballero cards, area cards."""
    names = name_regions(view, words)
    regions = sorted(view["regions"], key=lambda each: (-len(there(each)), -each["worth"]))
    return (
        *[tell_region(region, names[region["id"]], words) for region in regions],
        *[tell_caballero(card, words) for card in view["caballeros"]],
        *[tell_area(area, words) for area in view["map"]],
    )


def tell_side(side: str, words: Speech) -> str:
    """A side of a card."""
    return words.say("picture-side", side=side)


def tell_edges(area: Printed, words: Speech) -> str:
    """What an area card shows on its sides."""
    told = [
        words.say("picture-told-edge", side=tell_side(side, words), kind=KINDS[edge])
        for side, edge in zip(SIDES, area["edges"], strict=True)
    ]
    for kind, side in zip(TREASURES, (area["gold"], area["fish"]), strict=True):
        if side is not None:
            told.append(words.say("picture-told-treasure", kind=kind, side=tell_side(side, words)))
    return ", ".join(told)


@draw_once
def tell_area(area: Area, words: Words) -> str:
    """An area card on the map."""
    place, what = words.steps_to(area["cell"]), tell_edges(area, words)
    return words.say("picture-told-area", place=place, what=what)


@draw_once
def tell_caballero(card: Caballero, words: Words) -> str:
    """A caballero card: where it lies, what counts, what lies on it."""
    told = [tell_number(card, words)]
    told += [words.say("picture-told-ship", side=tell_side(each, words)) for each in card["ships"]]
    told += [words.say("picture-told-castillo")] * card["castillo"]
    name = words.say("picture-caballero", seat=colour_name(words, card["owner"]), card=card["card"])
    place = words.steps_to(card["cell"])
    return words.say("picture-told-caballero", card=name, place=place, what=", ".join(told))


def tell_number(card: Caballero, words: Speech) -> str:
    """What a caballero card counts, and where."""
    if not card["land"]:
        return words.say("picture-told-afloat")
    side = tell_side(card["land"], words)
    return words.say("picture-told-number", number=card["number"], side=side)


def there(region: Region) -> list[tuple[str, int]]:
    """Who has how many caballeros in a region, or ships at a water, from most to fewest."""
    return sorted((region["caballeros"] or region["ships"]).items(), key=lambda each: -each[1])


@draw_once
def name_regions(view: View, words: Words) -> dict[str, str]:
    """What regions and waters are, and in which part of the map; of two alike, how to get there."""
    lands = Lands(view["map"])
    return {each: region_name(lands, each, words) for each in region_ids(view)}


@question
def region_ids(view: View) -> tuple[str, ...]:
    """All regions and waters, by the names that they have among themselves."""
    return tuple(region["id"] for region in view["regions"])


def region_name(lands: Lands, region: str, words: Words) -> str:
    """What one of them is called."""
    area, side = region.split()
    return words.region(cast(FoundRegion, lands.region(area, side)), lands)


@draw_once
def tell_region(region: Region, name: str, words: Speech) -> str:
    """A region or water: what it is, its worth, who is there from first to last."""
    who = [f"{colour_name(words, colour)} {count}" for colour, count in there(region)]
    nobody = words.say("picture-told-nobody")
    named = name[:1].upper() + name[1:]
    points = region["worth"]
    return words.say("picture-told-region", name=named, points=points, who=", ".join(who) or nobody)


def tell_badge(region: Region, words: Speech) -> str:
    """What a region or water is worth, and what everybody there would get for it."""
    who = [
        f"{colour_name(words, colour)} {count}"
        f" ({words.say('picture-points', count=region['points'].get(colour, 0))})"
        for colour, count in there(region)
    ]
    return words.say(
        "picture-worth",
        kind=region["kind"],
        points=region["worth"],
        who=", ".join(who) or words.say("picture-told-nobody"),
    )


@question
def points_to_come(view: View, colour: str) -> int:
    """What all regions and waters together would bring now."""
    return sum(region["points"][colour] for region in view["regions"])


@draw_once
def told_mat(view: View, words: Speech, colour: str) -> tuple[str, ...]:
    """What a player has, in words."""
    return tuple(tell_mat(view, words, colour))


def tell_mat(view: View, words: Speech, colour: str) -> Iterator[str]:
    """Court, cards, ships, the power card, the hand."""
    if not is_over(view):
        yield words.say("picture-told-coming", count=points_to_come(view, colour))
    court, room = view["court"][colour], view["capacity"][colour]
    yield words.say("picture-told-court", count=court, room=room)
    yield words.say("picture-told-cards", count=view["cards"][colour])
    yield words.say("picture-told-ships", count=view["reserve"][colour])
    played = view["played"].get(colour)
    if played:
        title = words.say("picture-power-card", value=played["power"])
        yield words.say("picture-told-played", card=title)
    hand = ", ".join(map(str, view["hands"][colour]))
    yield words.say("picture-told-hand", cards=hand or words.say("picture-told-none"))
