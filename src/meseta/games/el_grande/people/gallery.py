"""What is in the boxes: power cards, action cards stack by stack, modifiers, tiles, the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.box.domains import CARD, PLACES, TILE
from meseta.games.el_grande.people.picture.board import draw_neighbours
from meseta.games.el_grande.people.picture.cards import ROW_CARD, draw_face
from meseta.games.el_grande.people.picture.land import HEIGHT, WIDTH
from meseta.games.el_grande.people.picture.mats import draw_modifier, draw_power_card
from meseta.games.el_grande.people.picture.tiles import (
    area_name,
    draw_tile,
    tile_name,
    write_values,
)
from meseta.people.drawing import INK, plate
from meseta.people.gallery import BoxPath, Exhibit, ValueSpot
from meseta.people.lettering import SERIF, write
from meseta.people.looks import PALE

if TYPE_CHECKING:
    from meseta.games.el_grande import ElGrande
    from meseta.games.el_grande.people.words import Words

BOXES: tuple[dict[str, Any], ...] = ({"edition": "2023"}, {"edition": "classic"})
"""The options under which each box is looked at."""
SETS = BASE, *_ = "base", "new-regency", "old-hands"
TILE_SIZE, AREA_SIZE = (96, 36), (180, 76)
MAP_SCALE = 0.2
MAP_SIZE = (WIDTH * MAP_SCALE, HEIGHT * MAP_SCALE)
TOTALS_ARE_PRINTED = True
"""Rule books say how many cards a stack has."""


def title(game: ElGrande, words: Words) -> str:
    """What a box is called."""
    return f"{game.title}, {words.say(f'value-edition-{words.edition}')}"


def tally_name(words: Words, at: tuple[str | int, ...]) -> str:
    """What a total of a rule book counts."""
    _, name, stack = at
    told = words.say("picture-stack", stack=int(stack) + 1)
    return told if name == BASE else f"{words.say(f'value-expansions-{name}')}, {told}"


def exhibits(game: ElGrande, words: Words) -> Iterator[Exhibit]:
    """All power cards, then the action cards, modifiers and tiles, and what the map shows."""
    box = game.document
    for entry in box["power"]:
        yield power_card(game, words, entry)
    for number, entry in sorted(enumerate(words.cards), key=lambda row: SETS.index(row[1]["set"])):
        yield action_card(game, words, number, entry)
    for entry in box.get("modifiers", {}).get("cards", []):
        yield modifier(words, entry)
    for entry in box["tile"]:
        yield scoring_tile(words, entry)
    yield from [area(words, entry, ("region", entry["id"])) for entry in box["region"]]
    yield area(words, box["castillo"], ("castillo",))
    for entry in box["border"]:
        yield border(words, entry)


def power_card(game: ElGrande, words: Words, entry: dict[str, Any]) -> Exhibit:
    """A power card, in the colour of the first player."""
    card = draw_power_card(entry["value"], words, game.seats[0])
    group, at = words.say("picture-gallery-powers"), ("power", f"value {entry['value']}")
    return Exhibit(
        group, card.title, card.size, card.body, card.desc, entry["source"], 1, (at,), (), True
    )


def action_card(game: ElGrande, words: Words, number: int, entry: dict[str, Any]) -> Exhibit:
    """An action card; what it does stands on it."""
    deck, card = f"stack {entry['stack']}", entry["id"]
    group = words.say("picture-stack", stack=entry["stack"])
    if entry["set"] != BASE:
        group, deck = words.say(f"value-expansions-{entry['set']}"), f"{entry['set']} {deck}"
    return Exhibit(
        group,
        str(words.name(CARD, number)),
        ROW_CARD,
        draw_face(words, game.viewer.card(number), ROW_CARD, PALE),
        words.describe(number),
        entry["source"],
        entry["copies"],
        (("deck", deck, "cards", card), ("card", card), ("names", card)),
    )


def modifier(words: Words, entry: dict[str, Any]) -> Exhibit:
    """A grey card of Power Shift."""
    card = draw_modifier(entry["id"], 1, words)
    group, at = words.say("value-expansions-power-shift"), ("modifiers", "cards", entry["id"])
    copies, about = entry["copies"], words.modifier_does(entry["id"])
    return Exhibit(group, card.title, card.size, card.body, about, entry["source"], copies, (at,))


def scoring_tile(words: Words, tile: dict[str, Any]) -> Exhibit:
    """A scoring tile that can be laid on a region."""
    wide, high = TILE_SIZE
    where = words.say("picture-beside")
    assert tile["id"] in TILE.names
    body = draw_tile(tile["id"], wide / 2, high / 2, words, where, "track")
    name, at = words.tile(tile["id"]), ("tile", tile["id"])
    about, group = tile_name(tile["id"], words, where), words.say("picture-tiles")
    spots = places_at(wide / 2 - 31, 3)
    return Exhibit(group, name, TILE_SIZE, body, about, tile["source"], 1, (at,), spots, True)


def area(words: Words, entry: dict[str, Any], at: BoxPath) -> Exhibit:
    """What is printed on the map beside an area: its values."""
    name, (wide, high) = area_name(words, entry["id"]), AREA_SIZE
    body = plate(2, 2, wide - 4, high - 4, PALE, rx=10)
    body += write(wide / 2, 27, name, 21, wide - 20, **SERIF)
    body += write_values(entry["values"], wide / 2, 51, INK)
    group, about = words.say("picture-gallery-map"), " / ".join(map(str, entry["values"]))
    spots = places_at(wide / 2 - 31, 37)
    return Exhibit(group, name, AREA_SIZE, body, about, entry["source"], 1, (at,), spots, True)


def places_at(left: float, top: float) -> tuple[ValueSpot, ...]:
    """Where first, second and third place are written."""
    return tuple(
        ValueSpot("values", place, (left + 21 * place, top, 20, 28)) for place in range(PLACES)
    )


def border(words: Words, entry: dict[str, Any]) -> Exhibit:
    """That two areas are neighbours."""
    one, other = (area_name(words, each) for each in entry["between"])
    group, at = words.say("picture-gallery-borders"), ("border", "-".join(entry["between"]))
    name, body = f"{one} \N{EN DASH} {other}", draw_neighbours(entry["between"], MAP_SCALE)
    return Exhibit(group, name, MAP_SIZE, body, "", entry["source"], entries=(at,))
