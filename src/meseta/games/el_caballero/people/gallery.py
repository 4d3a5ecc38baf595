"""What is in the box: area cards and power cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.people.picture.display import HIGH, draw_displayed
from meseta.games.el_caballero.people.picture.mats import CARD_HIGH, CARD_WIDE, draw_card, tell_card
from meseta.games.el_caballero.people.picture.told import tell_edges
from meseta.games.el_caballero.people.views import PowerCard
from meseta.people.gallery import Exhibit, ValueSpot

if TYPE_CHECKING:
    from meseta.games.el_caballero import ElCaballero
    from meseta.people.texts import Speech

BOXES: tuple[dict[str, Any], ...] = ({},)
"""The options under which each box is looked at."""
TOTALS_ARE_PRINTED = False
"""What the area cards show together nobody but us has counted."""

RIM = HIGH / 3
SIDES_AT = (
    (RIM, 0, RIM, RIM),
    (HIGH - RIM, RIM, RIM, RIM),
    (RIM, HIGH - RIM, RIM, RIM),
    (0, RIM, RIM, RIM),
)
"""Where the sides of an area card are pressed."""


def title(game: ElCaballero, words: Speech) -> str:
    """What a box is called."""
    return f"{game.title}: {words.say('picture-basic')}"


def exhibits(game: ElCaballero, words: Speech) -> Iterator[Exhibit]:
    """All power cards, then all area cards."""
    for entry in game.document["power"]:
        yield power_card(game, words, entry)
    for number in range(len(game.document["area"])):
        yield area_card(game, words, number)


def power_card(game: ElCaballero, words: Speech, entry: dict[str, Any]) -> Exhibit:
    """A power card, in the colour of the first player."""
    card: PowerCard = {
        "power": entry["value"],
        "supply": entry["caballeros"],
        "areas": entry["areas"],
        "source": entry["source"],
    }
    face, about = draw_card(card, game.seats[0]), ", ".join(tell_card(card, words))
    name = words.say("picture-power-card", value=entry["value"])
    group, size = words.say("picture-gallery-powers"), (CARD_WIDE, CARD_HIGH)
    at = ("power", f"value {entry['value']}")
    return Exhibit(group, name, size, face, about, entry["source"], 1, (at,), (), True)


def area_card(game: ElCaballero, words: Speech, number: int) -> Exhibit:
    """An area card as it is printed."""
    area = game.viewer.printed(number)
    face, about = draw_displayed(area, words, "stock"), tell_edges(area, words)
    group, name = words.say("picture-gallery-areas"), area["id"].upper()
    return Exhibit(
        group,
        name,
        (HIGH, HIGH),
        face,
        about,
        area["source"],
        entries=(("area", area["id"]),),
        spots=tuple(ValueSpot("edges", side, where) for side, where in enumerate(SIDES_AT)),
    )
