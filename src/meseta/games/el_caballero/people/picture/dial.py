"""What is chosen at a cell: how an area card lies there, which number a caballero card shows.

Every choice has its place, also where it cannot be made now; then it says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.games.el_caballero.people.picture.areas import draw_area
from meseta.games.el_caballero.people.picture.coasts import OUTWARD, SIDES, Corners
from meseta.games.el_caballero.people.picture.told import tell_edges, there
from meseta.games.el_caballero.people.views import Caballero, Printed, Region, View
from meseta.people.drawing import EDGE, add_title, at, plate, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, write
from meseta.people.looks import FADED, LOOKS, PAPER, RIM, SMALL, token
from meseta.people.panels import colour_name
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

WIDE, HIGH = 92, 108
TURNS, NUMBERS = 4, 8
ROTATIONS, AT_LAND, AT_WATER = "rotation", "number", "north"
TEXTS = {ROTATIONS: "rotate", AT_LAND: AT_LAND, AT_WATER: AT_WATER}
"""What is chosen, and how the notation calls it."""
VALUES = {
    ROTATIONS: range(TURNS),
    AT_LAND: range(1, NUMBERS + 1),
    AT_WATER: range(1, TURNS + 1),
}
"""At water alone one of the numbers of the front looks north."""


class Reason(NamedTuple):
    """Why something cannot be chosen: the message that says so, and whom or how many it names."""

    name: str
    number: int = 0
    colour: str = ""

    def short(self, words: Speech) -> str:
        """In a word."""
        return words.say(f"picture-why-{self.name}")

    def full(self, words: Speech) -> str:
        """In a sentence."""
        seat = colour_name(words, self.colour) if self.colour else ""
        return words.say(f"picture-why-{self.name}.full", count=self.number, seat=seat)


@draw_once
def draw_dial(view: View, words: Speech) -> list[PicturePart]:
    """Every choice at the chosen cell, each in its place."""
    legal = view.get("legal", [])
    for kind, text in TEXTS.items():
        if any(each.startswith(f"{text} ") for each in legal):
            return [draw_choice(view, words, kind, value) for value in VALUES[kind]]
    return []


def draw_choice(view: View, words: Speech, kind: str, value: int) -> PicturePart:
    """One choice; where it cannot be made, it is grey and says why."""
    name = TOLD[kind](view, words, value)
    can = f"{TEXTS[kind]} {value}" in view.get("legal", [])
    face, told, marks = FACES[kind](view, value, can), name, dict[str, Any](id=f"{kind}-{value}")
    if not can:
        why = REASONS[kind](view, value)
        told = words.say("picture-not", what=name, why=why.full(words))
        face += write(WIDE / 2, HIGH - 12, why.short(words), 23, WIDE - 10, **SMALL)
        marks = {"data_why": told}
    edge = {"rx": 9, "stroke": RIM, "stroke_width": 2, **EDGE}
    back = plate(2, 2, WIDE - 4, HIGH - 4, paint_of(view, kind, can), **edge)
    body = add_title("g", told, back, face, **marks)
    return PicturePart("dial", f"dial-{value}", (WIDE, HIGH), body, name, (told,))


def paint_of(view: View, kind: str, can: bool) -> str:
    """A number that can be chosen is a card in its player's colour."""
    return LOOKS[view["pending"][0]].fill if can and kind != ROTATIONS else PAPER


# --- area cards ----------------------------------------------------------------------------------


def open_corners(face: Printed) -> Corners:
    """The corners of a card without neighbours that are land."""
    edges = face["edges"]
    return tuple(edges[side] == edges[side - 1] == "L" for side in range(len(SIDES)))


def turned(face: Printed, turn: int) -> Printed:
    """An area card after so many quarters of a turn."""

    def moved(side: str | None) -> str | None:
        return None if side is None else SIDES[(SIDES.index(side) + turn) % TURNS]

    edges = "".join(face["edges"][(side - turn) % TURNS] for side in range(TURNS))
    parts = [face["parts"][(side - turn) % TURNS] for side in range(TURNS)]
    gold, fish = moved(face["gold"]), moved(face["fish"])
    return {**face, "edges": edges, "parts": parts, "gold": gold, "fish": fish}


def chosen_card(view: View) -> Printed | None:
    """The area card that has been chosen from the display."""
    name = (view["chosen"] or {}).get("area")
    return next((area for area in view["display"] if area and area["id"] == name), None)


def first_face(view: View) -> Printed | None:
    """The chosen area card as it may lie, or as it is printed."""
    card, legal = chosen_card(view), view.get("legal", [])
    turns = [turn for turn in range(TURNS) if f"rotate {turn}" in legal]
    return turned(card, (turns or [0])[0]) if card else None


def tell_rotation(view: View, words: Speech, turn: int) -> str:
    """How far the card is turned, and what it then shows on its sides."""
    name, card = words.say("picture-rotation", rotation=turn), chosen_card(view)
    assert card is not None
    return words.say("picture-told-card", area=name, what=tell_edges(turned(card, turn), words))


def draw_rotation(view: View, turn: int, can: bool) -> str:
    """The chosen area card after some quarters of a turn."""
    card = chosen_card(view)
    assert card is not None
    face = turned(card, turn)
    land = tag("g", draw_area(face, open_corners(face)), clip_path="url(#card)")
    fades = {} if can else {"opacity": 0.35}
    return tag("g", land, transform=at(8, 16 if can else 4, 0.76), **fades)


def why_no_rotation(view: View, turn: int) -> Reason:
    """It looks as another turn does, or does not fit there."""
    card = chosen_card(view)
    assert card is not None
    same = any(turned(card, other) == turned(card, turn) for other in range(turn))
    return Reason("same" if same else "fit")


# --- numbers -------------------------------------------------------------------------------------


def turning_card(view: View) -> Caballero | None:
    """The caballero card on the map that is being turned."""
    own, chosen = view["pending"][0], (view["chosen"] or {}).get("card")
    cards = [card for card in view["caballeros"] if card["owner"] == own]
    return next((card for card in cards if card["card"] == chosen), None)


def tell_number(view: View, words: Speech, number: int) -> str:
    """What is chosen with a number at land."""
    return words.say("picture-number", number=number)


def draw_number(view: View, number: int, can: bool) -> str:
    """A number at land, and how many caballeros it takes from the court."""
    own, card = view["pending"][0], turning_card(view)
    price = number - (card["number"] if card else 0)
    ink: dict[str, Any] = {"fill": LOOKS[own].ink if can else FADED}
    drawn = write(WIDE / 2, 58, number, 54, **ink, **BOLD)
    if can and price > 0:
        drawn += token(own, 32, HIGH - 21, 9) + write(58, HIGH - 12, f"-{price}", 26, **ink)
    return drawn


def why_no_number(view: View, number: int) -> Reason:
    """The card shows it now, the court cannot pay it, or it would make a tie."""
    own, card = view["pending"][0], turning_card(view)
    shown, court = card["number"] if card else 0, view["court"][own]
    if card and number == shown:
        return Reason("now")
    if number - shown > court:
        return Reason("court", court)
    region = region_reached(view)
    here = dict(there(region)) if region else {}
    total = here.get(own, 0) + number - shown
    rivals = [colour for colour, count in here.items() if colour != own and count == total]
    return Reason("tie", total, rivals[0]) if rivals else Reason("fit")


def region_reached(view: View) -> Region | None:
    """The land beside the chosen cell, or beside the card that is turned."""
    card, chosen = turning_card(view), view["chosen"] or {}
    east, north = card["cell"] if card else chosen["cell"]
    regions = {region["id"]: region for region in view["regions"]}
    for side, (right, down) in enumerate(OUTWARD):
        beside = [east + int(right), north - int(down)]
        for area in view["map"]:
            if area["cell"] == beside and area["edges"][(side + 2) % TURNS] == "L":
                return regions[area["regions"][(side + 2) % TURNS]]
    return None


def tell_front(view: View, words: Speech, number: int) -> str:
    """What is chosen with a number at water alone."""
    return words.say("picture-north", number=number)


def draw_front(view: View, number: int, can: bool) -> str:
    """A number that looks north."""
    ink = LOOKS[view["pending"][0]].ink if can else FADED
    north = trace("M46 10L38 22H54Z", ink, "none", 0)
    return north + write(WIDE / 2, 72, number, 54, fill=ink, **BOLD)


def why_no_front(view: View, number: int) -> Reason:
    """The card lies so now."""
    return Reason("now")


FACES = {ROTATIONS: draw_rotation, AT_LAND: draw_number, AT_WATER: draw_front}
TOLD = {ROTATIONS: tell_rotation, AT_LAND: tell_number, AT_WATER: tell_front}
REASONS = {ROTATIONS: why_no_rotation, AT_LAND: why_no_number, AT_WATER: why_no_front}
"""How a choice is drawn, what it is called, and why it cannot be made."""
