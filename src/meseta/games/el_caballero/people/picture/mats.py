"""What lies in front of the players: court, ships, cards to place, the power card, the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.caballeros import draw_ship
from meseta.games.el_caballero.people.views import View
from meseta.people.drawing import EDGE, plate, titled
from meseta.people.lettering import BOLD, LEFT, SERIF, write
from meseta.people.looks import BROWN, FADED, LOOKS, PALE, SMALL, token
from meseta.people.panels import figure, mat, paper
from meseta.people.parts import WIDE, Part

if TYPE_CHECKING:
    from meseta.people.texts import Speech

HIGH, HAND_HIGH = 207, 96


def draw_mats(view: View, words: Speech) -> Iterator[Part]:
    """A mat for every player."""
    for colour in view["players"]:
        inside = [
            *draw_court(view, words, colour),
            draw_power(view, words, colour),
            draw_known(view, words, colour),
        ]
        yield mat(view, words, colour, HIGH, *inside)


def draw_court(view: View, words: Speech, colour: str) -> Iterator[str]:
    """The caballeros at court, ships there, and the cards that can still be placed."""
    room = words.say("picture-room", room=view["capacity"][colour])
    court = f"{words.say('picture-court')} {room}"
    yield figure(40, 92, view["court"][colour], court, token(colour, 0, 0, 8))
    small = plate(-8, -8, 16, 16, LOOKS[colour].fill, rx=3, stroke=LOOKS[colour].deep)
    yield figure(40, 128, view["cards"][colour], words.say("picture-cards"), small)
    ship = draw_ship(0, 0, colour, 0.75)
    yield figure(150, 128, view["reserve"][colour], words.say("picture-ships"), ship)


def draw_power(view: View, words: Speech, colour: str) -> str:
    """The power card of this round, with what it brings; it fades when the turn was taken."""
    played = view["played"].get(colour)
    if not played:
        empty = plate(270, 78, 44, 58, "none", stroke=FADED, stroke_dasharray="3 3")
        return empty + write(322, 112, words.say("picture-power"), 16, 98, **LEFT, **SMALL)
    look = LOOKS[colour]
    moved = played["moved"] and colour not in view["pending"]
    drawn = plate(270, 78, 44, 58, look.fill, opacity=0.5 if moved else 1)
    drawn += write(292, 116, played["power"], 30, 38, fill=look.ink, **BOLD)
    notes = [
        words.say("picture-supply", count=played["supply"]),
        words.say("picture-areas", count=played["areas"]),
        words.say("picture-moved") if moved else "",
    ]
    for line, note in enumerate(notes):
        drawn += write(322, 94 + 19 * line, note, 16, 98, **LEFT, **SMALL) if note else ""
    return drawn


def draw_known(view: View, words: Speech, colour: str) -> str:
    """The power cards that a player has left."""
    hand = view["hands"][colour]
    step, drawn = 29.5, ""
    for place, value in enumerate(hand):
        x = 28 + place * step
        drawn += plate(x, 160, step - 3, 33, PALE, rx=3, stroke=LOOKS[colour].deep)
        drawn += write(x + step / 2 - 1.5, 183, value, 19, step - 6, **BOLD)
    return titled("g", words.say("picture-known"), drawn) if drawn else ""


def draw_hand(view: View, words: Speech) -> Iterator[Part]:
    """The viewer's own power cards, with what they bring."""
    if view["seat"] is None:
        return
    colour, title = view["players"][view["seat"]], words.say("picture-hand")
    body = paper(WIDE, HAND_HIGH) + token(colour, 30, 48, 14)
    body += write(56, 55, title, 22, 100, fill=BROWN, **LEFT, **SERIF)
    body += "".join(draw_cards(view, words, colour))
    yield Part("hand", "hand", (WIDE, HAND_HIGH), body, title)


def draw_cards(view: View, words: Speech, colour: str) -> Iterator[str]:
    """Power cards, each with its caballeros and the area cards that are laid with it."""
    brings = {card["power"]: card for card in view["power_cards"]}
    step = (WIDE - 180) / len(brings)
    for place, value in enumerate(view["hands"][colour]):
        x = 168 + place * step
        middle, room = x + step / 2 - 4, step - 16
        card = plate(x, 9, step - 8, 78, PALE, stroke=LOOKS[colour].deep, stroke_width=2, **EDGE)
        face = write(middle, 42, value, 32, room, **BOLD)
        supply = words.say("picture-supply", count=brings[value]["supply"])
        areas = words.say("picture-areas", count=brings[value]["areas"])
        face += write(middle, 62, supply, 15, room, **SMALL)
        face += write(middle, 79, areas, 15, room, **SMALL)
        title = words.say("picture-power-card", value=value)
        yield titled("g", title, card, face, id=f"hand-{value}")
