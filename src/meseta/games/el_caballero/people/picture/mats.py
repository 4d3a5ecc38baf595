"""What lies in front of the players: court, ships, cards to place, the power card, the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.pieces import draw_ship
from meseta.games.el_caballero.people.picture.told import points_to_come, told_mat
from meseta.games.el_caballero.people.views import PowerCard, View
from meseta.people.drawing import EDGE, INK, add_title, movable, plate, tag
from meseta.people.drawing_cache import draw_once, question
from meseta.people.lettering import BOLD, LEFT, write
from meseta.people.looks import FADED, LOOKS, PALE, SMALL, token
from meseta.people.panels import (
    SMALLEST,
    figure,
    is_asked,
    is_over,
    is_viewer,
    mat,
    taken_numbers,
    why_taken,
)
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

HIGH = 154
CARD_WIDE, CARD_HIGH = 87, 60
COMING_X = 288
"""Where a mat says what a scoring would bring now."""


def draw_mats(view: View, words: Speech) -> Iterator[PicturePart]:
    """A mat for every player."""
    for colour in view["players"]:
        yield draw_mat(view, words, colour)


@draw_once
def draw_mat(view: View, words: Speech, colour: str) -> PicturePart:
    """The mat of a player."""
    inside = [
        draw_court(view, words, colour),
        draw_power(view, words, colour),
        draw_known(view, words, colour),
        "" if is_over(view) else draw_coming(words, points_to_come(view, colour)),
    ]
    part = mat(view, words, colour, HIGH, *inside)
    return part._replace(told=(*part.told, *told_mat(view, words, colour)))


@draw_once
def draw_court(view: View, words: Speech, colour: str) -> str:
    """The caballeros at court, ships there, and the cards that can still be placed."""
    room = words.say("picture-room", room=view["capacity"][colour])
    court = f"{words.say('picture-court')} {room}"
    at_court = movable(f"caballero-{colour}", f"court-{colour}", view["court"][colour])
    drawn = figure(40, 84, view["court"][colour], court, token(colour, 0, 0, 8, **at_court))
    supply = movable(f"card-{colour}", f"supply-{colour}", cards_left(view, colour))
    small = plate(-8, -8, 16, 16, LOOKS[colour].fill, rx=3, stroke=LOOKS[colour].deep, **supply)
    drawn += figure(40, 111, cards_left(view, colour), words.say("picture-cards"), small, room=80)
    waiting = movable("ship", f"court-{colour}", view["reserve"][colour])
    ship = draw_ship(0, 0, colour, 0.75, **waiting)
    ships = words.say("picture-ships", count=view["reserve"][colour])
    return drawn + figure(160, 111, view["reserve"][colour], ships, ship, room=78)


@question
def cards_left(view: View, colour: str) -> int:
    """The caballero cards of a player, without one that lies on the map before it has a number."""
    return view["cards"][colour] - (view["asked"] == "post_number" and is_asked(view, colour))


@draw_once
def draw_coming(words: Speech, points: int) -> str:
    """What a player would get if all were scored now, which is not theirs yet."""
    edge = {"rx": 12, "stroke": FADED, "stroke_dasharray": "4 3"}
    drawn = plate(COMING_X - 28, 16, 56, 25, "none", **edge)
    drawn += write(COMING_X, 35, f"+{points}", SMALLEST, 50, **SMALL, **BOLD)
    drawn += write(COMING_X, 55, words.say("picture-coming"), SMALLEST, 126, **SMALL)
    return add_title("g", words.say("picture-told-coming", count=points), drawn)


@draw_once
def draw_power(view: View, words: Speech, colour: str) -> str:
    """The power card of this round, with what it brings; it is pale when the turn was taken."""
    played = view["played"].get(colour)
    if not played:
        empty = plate(270, 62, 44, 52, "none", stroke=FADED, stroke_dasharray="3 3")
        return empty + write(322, 94, words.say("picture-power"), SMALLEST, 98, **LEFT, **SMALL)
    look = LOOKS[colour]
    moved = played["moved"] and not is_asked(view, colour)
    paint, ink = (PALE, INK) if moved else (look.fill, look.ink)
    drawn = plate(270, 62, 44, 52, paint, stroke=look.deep)
    drawn += write(292, 98, played["power"], 30, 38, fill=ink, **BOLD)
    drawn = tag("g", drawn, **power_card(colour, played["power"], "played"))
    brings = [words.say(f"picture-{what}", count=played[what]) for what in ("supply", "areas")]
    signs = token(colour, 331, 74, 8) + write(345, 82, played["supply"], SMALLEST, **LEFT, **BOLD)
    for place in range(played["areas"]):
        signs += plate(376 + 18 * place, 66, 15, 15, PAINTS["grass"], rx=2, stroke_width=1)
    drawn += add_title("g", ", ".join(brings), signs)
    note = words.say("picture-moved") if moved else ""
    return drawn + (write(322, 109, note, SMALLEST, 104, **LEFT, **SMALL) if note else "")


@draw_once
def draw_known(view: View, words: Speech, colour: str) -> str:
    """The power cards that a player has left."""
    own = is_viewer(view, colour)
    step, drawn = 29.5, ""
    for place, value in enumerate(view["hands"][colour]):
        x = 28 + place * step
        card = plate(x, 120, step - 3, 28, PALE, rx=3, stroke=LOOKS[colour].deep)
        card += write(x + step / 2 - 1.5, 142, value, SMALLEST, step - 5, **BOLD)
        drawn += card if own else tag("g", card, **power_card(colour, value, "hand"))
    return add_title("g", words.say("picture-known"), drawn) if drawn else ""


def power_card(colour: str, value: int, place: str) -> dict[str, Any]:
    """What a power card is, and where: in a hand, or played."""
    return movable(f"power-{colour}-{value}", f"{place}-{colour}")


# --- the hand ------------------------------------------------------------------------------------


@draw_once
def draw_hand(view: View, words: Speech) -> list[PicturePart]:
    """The viewer's own power cards, with what they bring; a played one leaves its place empty."""
    if view["seat"] is None:
        return []
    colour, cards = view["players"][view["seat"]], view["power_cards"]
    held, taken = view["hands"][colour], taken_numbers(view)
    return [
        draw_power_card(card, words, colour, card["power"] in held, taken.get(card["power"], ""))
        for card in cards
    ]


@draw_once
def draw_power_card(
    card: PowerCard, words: Speech, colour: str, held: bool, taken: str
) -> PicturePart:
    """A power card of the hand, or the place that it left; who has played its number."""
    value = card["power"]
    title = words.say("picture-power-card", value=value)
    body = draw_card(card, colour) if held else draw_gone(value)
    brings = f"{title}: {', '.join(tell_card(card, words))}"
    told = brings if held else words.say("picture-told-gone", card=title)
    body = add_title("g", told, body, **(why_taken(words, value, taken) if held and taken else {}))
    return PicturePart("hand", f"power-{value}", (CARD_WIDE, CARD_HIGH), body, title, told=(told,))


def tell_card(card: PowerCard, words: Speech) -> list[str]:
    """What a power card brings."""
    supply = words.say("picture-supply", count=card["supply"])
    return [supply, words.say("picture-areas", count=card["areas"])]


def draw_card(card: PowerCard, colour: str) -> str:
    """A power card with its caballeros and the area cards that are laid with it."""
    value = card["power"]
    edge = {"stroke": LOOKS[colour].deep, "stroke_width": 2, **EDGE}
    face = plate(1, 1, CARD_WIDE - 2, CARD_HIGH - 2, PALE, **edge)
    face += write(25, 42, value, 34, 42, **BOLD)
    face += token(colour, 58, 18, 8) + write(70, 25, card["supply"], 22, **LEFT)
    for place in range(card["areas"]):
        face += plate(50 + 16 * place, 36, 14, 14, PAINTS["grass"], rx=2, stroke_width=1)
    return tag("g", face, id=f"hand-{value}", **power_card(colour, value, "hand"))


def draw_gone(value: int) -> str:
    """The place of a power card that was played."""
    edge = {"stroke": FADED, "stroke_dasharray": "5 5", "stroke_opacity": 0.6}
    place = plate(1, 1, CARD_WIDE - 2, CARD_HIGH - 2, "none", **edge)
    return place + write(25, 42, value, 34, 42, **SMALL)
