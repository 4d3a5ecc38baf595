"""The action cards: the row, and the card of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_grande.box.domains import AREA, CARD, SEAT
from meseta.games.el_grande.people.picture.emblems import draw_emblem, emblem_of
from meseta.games.el_grande.people.views import Card, View
from meseta.people.drawing import EDGE, INK, at, disc, movable, plate, shape, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, RIGHT, SERIF, paragraph, write
from meseta.people.looks import CREAM, FADED, GOLD, PALE, PALETTE, RED, SMALL, WARM
from meseta.people.panels import LILY, draw_reconstructed_sign, is_over
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

WIDE, HIGH = 256, 140
TOP = 29
"""The line on which number and title stand."""
MAN = "M-9 13C-9 4-6 1-3-1A5.5 5.5 0 1 1 3-1C6 1 9 4 9 13Z"


def number_of(words: Words, card: Card) -> int:
    """The number by which words know a card."""
    return next(i for i, entry in enumerate(words.cards) if entry["id"] == card["id"])


def card_name(words: Words, card: Card) -> str:
    """What a card is called."""
    return str(words.name(CARD, number_of(words, card)))


@draw_once
def draw_row(view: View, words: Words) -> list[PicturePart]:
    """The stacks: their face-up cards, or the places where they lay."""
    lying = enumerate(zip(view["row"], view["stacks"], strict=True))
    return [draw_stack(words, stack, card, below) for stack, (card, below) in lying]


@draw_once
def draw_stack(words: Words, stack: int, card: Card | None, below: int) -> PicturePart:
    """One stack: its face-up card, or the place where it lay."""
    title = words.say("picture-stack", stack=stack + 1)
    left = words.say("picture-more", count=below)
    told = tell_card(words, card) if card else (words.say("picture-taken"),)
    place = f"row-{stack + 1}"
    lying = card and draw_card(words, card, place) + draw_left(left)
    body = lying or draw_empty(title, left)
    return PicturePart("card", place, (WIDE, HIGH), body, title, (*told, left))


def tell_card(words: Words, card: Card) -> tuple[str, ...]:
    """A card in words: its name, how many caballeros it allows, its text, what of it is ours."""
    sure = card["source"] != "reconstructed"
    return (
        card_name(words, card),
        words.say("picture-places", count=card["places"]),
        words.describe(number_of(words, card)),
        *[words.say("own_title")] * words.is_own_title(words.name(CARD, number_of(words, card))),
        *[words.say("picture-legend-reconstructed")] * (not sure),
    )


def draw_left(words: str) -> str:
    """How many cards lie below."""
    return write(WIDE - 14, HIGH - 12, words, 14, 100, **RIGHT, **SMALL)


def draw_empty(words: str, left: str) -> str:
    """The place of a card that was taken."""
    edge = {"rx": 10, "stroke": FADED, "stroke_dasharray": "7 6", **EDGE}
    return (
        plate(0, 0, WIDE, HIGH, "none", **edge)
        + write(WIDE / 2, 68, words, 22, WIDE - 30, **SMALL, **SERIF)
        + write(WIDE / 2, 92, left, 16, WIDE - 30, **SMALL)
    )


def draw_card(words: Words, card: Card, place: str, fill: str = PALE) -> str:
    """An action card where it lies, and the edge around it."""
    face = tag("g", draw_face(words, card, fill), **movable(f"card-{card['id']}", place))
    return face + plate(0, 0, WIDE, HIGH, "none", rx=10, stroke_width=2, **EDGE)


@draw_once
def draw_face(words: Words, card: Card, fill: str) -> str:
    """The face of a card: its caballeros, its title, its emblem, its text, where it is from."""
    text = words.describe(number_of(words, card))
    reconstructed = card["source"] == "reconstructed"
    return (
        plate(0, 0, WIDE, HIGH, fill, rx=10, stroke_width=2)
        + plate(5, 5, WIDE - 10, HIGH - 10, "none", rx=6, stroke=GOLD)
        + disc(29, TOP, 17, INK)
        + write(29, TOP + 8, card["places"], 23, fill=PALE, **BOLD)
        + trace(MAN, FADED, width=1, transform=at(60, TOP - 1))
        + write(80, TOP + 8, card_name(words, card), 23, WIDE - 130, **LEFT, **SERIF)
        + draw_emblem(emblem_of(words, number_of(words, card)), WIDE - 27, TOP)
        + trace(f"M14 51H{WIDE - 14}", stroke=GOLD, width=1.4)
        + paragraph(WIDE / 2, 88, text, (WIDE - 26, 70), 19)
        + (draw_reconstructed_sign(19, HIGH - 17, words) if reconstructed else "")
    )


# --- the card of the turn ------------------------------------------------------------------------


@draw_once
def draw_turn(view: View, words: Words) -> PicturePart:
    """The card of the current turn and how many were placed; between turns, the back of a card."""
    now, size, title = view["turn"], (WIDE, HIGH), words.say("picture-turn")
    if now is None:
        return PicturePart(
            "turn", "turn", size, draw_back(view, words), words.say("picture-no-turn")
        )
    open_still = [
        words.say("picture-placed", count=now["placed"]),
        *[words.say("picture-may-place")] * now["may_place"],
        *[words.say("picture-may-act")] * now["may_special"],
    ]
    in_air = lifted(view, words)
    told = *tell_card(words, now["card"]), *open_still, *[in_air] * bool(in_air)
    body = draw_card(words, now["card"], "turn", WARM) + draw_note(in_air or open_still[0])
    return PicturePart("turn", "turn", size, body, title, told)


def lifted(view: View, words: Words) -> str:
    """The caballero that is in the player's hand, if there is one."""
    if view["turn"] is None or view["turn"]["lifted"] is None:
        return ""
    seat, region = view["turn"]["lifted"]
    area = words.name(AREA, AREA[region])
    return words.say("picture-lifted", seat=words.name(SEAT, seat), area=area)


def draw_note(note: str) -> str:
    """What marks the card of the turn: a red edge, and what has been done."""
    edge = plate(0, 0, WIDE, HIGH, "none", rx=10, stroke=RED, stroke_width=4, **EDGE)
    return edge + write(WIDE / 2, HIGH - 11, note, 15, WIDE - 60, **SMALL, **BOLD)


def draw_back(view: View, words: Words) -> str:
    """The back of a card: a lily."""
    over = is_over(view)
    title = words.say("picture-over") if over else words.say("picture-round", round=view["round"])
    return (
        plate(0, 0, WIDE, HIGH, PALETTE["velvet"], rx=10, stroke_width=2, **EDGE)
        + plate(7, 7, WIDE - 14, HIGH - 14, "none", rx=6, stroke=GOLD, stroke_width=2)
        + shape(LILY, GOLD, transform=at(WIDE / 2, 56, 2.6))
        + write(WIDE / 2, 120, title, 20, WIDE - 40, fill=CREAM, **SERIF)
    )
