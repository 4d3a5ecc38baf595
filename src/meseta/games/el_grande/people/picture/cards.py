"""The action cards: the row, and the card of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_grande.box.domains import AREA, CARD, SEAT
from meseta.games.el_grande.people.picture.emblems import draw_emblem, emblem_of
from meseta.games.el_grande.people.views import Card, View
from meseta.people.drawing import EDGE, INK, Point, at, disc, movable, plate, shape, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, SERIF, paragraph, write
from meseta.people.looks import CREAM, FADED, GOLD, PALE, PALETTE, RED, SMALL, WARM
from meseta.people.panels import LILY, draw_reconstructed_sign, is_over
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

ROW_CARD, TURN_CARD = (256, 170), (280, 130)
"""How large a card of the row is, and the one in use, which lies beside its question."""
TOP, BELOW = 25, 46
"""The line on which number and title stand, and where the text begins."""
LETTERS = 25
"""How large the text of a card is: on a small laptop it still has 14 pixels."""
TITLED, SEALED = 116, 124
"""What stands beside a title, without a seal and with one."""
MAN = "M-9 13C-9 4-6 1-3-1A5.5 5.5 0 1 1 3-1C6 1 9 4 9 13Z"
MERGED = 2
"""The stack whose cards lie in the one before it, where both are one."""


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
    is_merged = words.box.merged and stack == MERGED
    left = words.say("picture-merged") if is_merged else words.say("picture-more", count=below)
    told = tell_card(words, card) if card else (words.say("picture-taken"),)
    place = f"row-{stack + 1}"
    body = draw_card(words, card, place) if card else draw_empty(title, left)
    return PicturePart("card", place, ROW_CARD, body, title, (*told, left))


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


def draw_empty(words: str, left: str) -> str:
    """The place of a card that was taken."""
    (wide, high), edge = ROW_CARD, {"rx": 10, "stroke": FADED, "stroke_dasharray": "7 6", **EDGE}
    return (
        plate(0, 0, wide, high, "none", **edge)
        + write(wide / 2, 82, words, LETTERS, wide - 30, **SMALL, **SERIF)
        + write(wide / 2, 114, left, LETTERS, wide - 30, **SMALL)
    )


def draw_card(
    words: Words, card: Card, place: str, size: Point = ROW_CARD, fill: str = PALE
) -> str:
    """An action card where it lies, and the edge around it."""
    face = draw_face(words, card, size, fill)
    lying = tag("g", face, **movable(f"card-{card['id']}", place))
    return lying + plate(0, 0, *size, "none", rx=10, stroke_width=2, **EDGE)


@draw_once
def draw_face(words: Words, card: Card, size: Point, fill: str) -> str:
    """The face of a card: its caballeros, its title, its emblem, its text, where it is from."""
    wide, high = size
    number, room = number_of(words, card), high - BELOW - 3
    sure, does = card["source"] != "reconstructed", words.describe(number)
    title_room = wide - (TITLED if sure else SEALED)
    return (
        plate(0, 0, wide, high, fill, rx=10, stroke_width=2)
        + plate(5, 5, wide - 10, high - 10, "none", rx=6, stroke=GOLD)
        + disc(24, TOP, 15, INK)
        + write(24, TOP + 8, card["places"], 24, fill=PALE, **BOLD)
        + trace(MAN, FADED, width=1, transform=at(49, TOP - 1, 0.85))
        + write(61, TOP + 8, card_name(words, card), LETTERS, title_room, **LEFT, **SERIF)
        + (draw_emblem(emblem_of(words, number), wide - 26, TOP) if does else "")
        + trace(f"M14 {BELOW - 1}H{wide - 14:g}", stroke=GOLD, width=1.4)
        + paragraph(wide / 2, BELOW + room / 2, does, (wide - 22, room), LETTERS)
        + ("" if sure else draw_reconstructed_sign(wide - 50, TOP + 9, words, 0.75))
    )


# --- the card of the turn ------------------------------------------------------------------------


@draw_once
def draw_turn(view: View, words: Words) -> PicturePart:
    """The card of the current turn and how many were placed; between turns, the back of a card."""
    now, title = view["turn"], words.say("picture-turn")
    if now is None:
        return PicturePart(
            "turn", "turn", TURN_CARD, draw_back(view, words), words.say("picture-no-turn")
        )
    open_still = [
        words.say("picture-placed", count=now["placed"]),
        *[words.say("picture-may-place")] * now["may_place"],
        *[words.say("picture-may-act")] * now["may_special"],
    ]
    in_air = lifted(view, words)
    told = *tell_card(words, now["card"]), *open_still, *[in_air] * bool(in_air)
    edge = plate(0, 0, *TURN_CARD, "none", rx=10, stroke=RED, stroke_width=4, **EDGE)
    body = draw_card(words, now["card"], "turn", TURN_CARD, WARM) + edge
    return PicturePart("turn", "turn", TURN_CARD, body, title, told)


def lifted(view: View, words: Words) -> str:
    """The caballero that is in the player's hand, if there is one."""
    if view["turn"] is None or view["turn"]["lifted"] is None:
        return ""
    seat, region = view["turn"]["lifted"]
    area = words.name(AREA, AREA[region])
    return words.say("picture-lifted", seat=words.name(SEAT, seat), area=area)


def draw_back(view: View, words: Words) -> str:
    """The back of a card: a lily."""
    over, (wide, high) = is_over(view), TURN_CARD
    title = words.say("picture-over") if over else words.say("picture-round", round=view["round"])
    return (
        plate(0, 0, wide, high, PALETTE["velvet"], rx=10, stroke_width=2, **EDGE)
        + plate(7, 7, wide - 14, high - 14, "none", rx=6, stroke=GOLD, stroke_width=2)
        + shape(LILY, GOLD, transform=at(wide / 2, 52, 2.5))
        + write(wide / 2, 114, title, LETTERS, wide - 40, fill=CREAM, **SERIF)
    )
