"""What is in the boxes: power cards, action cards stack by stack, and the scoring tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.box.domains import CARD, TILE
from meseta.games.el_grande.people.picture.cards import HIGH, WIDE, draw_face
from meseta.games.el_grande.people.picture.mats import draw_power_card
from meseta.games.el_grande.people.picture.tiles import draw_tile, tile_name
from meseta.people.gallery import Exhibit
from meseta.people.looks import PALE

if TYPE_CHECKING:
    from meseta.games.el_grande import ElGrande
    from meseta.games.el_grande.people.words import Words

BOXES: tuple[dict[str, Any], ...] = ({"edition": "2023"}, {"edition": "classic"})
"""The options under which each box is looked at."""
SETS = BASE, *_ = "base", "new-regency", "old-hands"
TILE_SIZE = (96, 36)


def title(game: ElGrande, words: Words) -> str:
    """What a box is called."""
    return f"{game.title}, {words.say(f'value-edition-{words.edition}')}"


def exhibits(game: ElGrande, words: Words) -> Iterator[Exhibit]:
    """All power cards, then the action cards and the tiles."""
    for entry in game.document["power"]:
        yield power_card(game, words, entry)
    for number, entry in sorted(enumerate(words.cards), key=lambda row: SETS.index(row[1]["set"])):
        yield action_card(game, words, number, entry)
    for tile in game.document["tile"]:
        yield scoring_tile(words, tile)


def power_card(game: ElGrande, words: Words, entry: dict[str, Any]) -> Exhibit:
    """A power card, in the colour of the first player."""
    card = draw_power_card(entry["value"], words, game.seats[0])
    group = words.say("picture-gallery-powers")
    return Exhibit(group, card.title, card.size, card.body, card.desc, entry["source"])


def action_card(game: ElGrande, words: Words, number: int, entry: dict[str, Any]) -> Exhibit:
    """An action card; what it does stands on it."""
    group = words.say("picture-stack", stack=entry["stack"])
    if entry["set"] != BASE:
        group = words.say(f"value-expansions-{entry['set']}")
    face = draw_face(words, game.viewer.card(number), PALE)
    called, text = str(words.name(CARD, number)), words.describe(number)
    return Exhibit(group, called, (WIDE, HIGH), face, text, entry["source"], entry["copies"])


def scoring_tile(words: Words, tile: dict[str, Any]) -> Exhibit:
    """A scoring tile that can be laid on a region."""
    wide, high = TILE_SIZE
    where = words.say("picture-beside")
    assert tile["id"] in TILE.names
    body = draw_tile(tile["id"], wide / 2, high / 2, words, where, "track")
    about = tile_name(tile["id"], words, where)
    return Exhibit(words.say("picture-tiles"), tile["id"], TILE_SIZE, body, about, tile["source"])
