"""What lies in front of the players: supplies, the power card of the round, what the hand holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.el_grande.people.picture.pieces import colours_of
from meseta.games.el_grande.people.picture.tiles import area_name
from meseta.games.el_grande.people.views import Hand, Played, View
from meseta.people.drawing import EDGE, INK, add_title, movable, plate, tag
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, RIGHT, SERIF, write
from meseta.people.looks import (
    BROWN,
    CREAM,
    FADED,
    GOLD,
    GREY,
    LOOKS,
    PALE,
    RED,
    SLATE,
    SMALL,
    frame,
    token,
)
from meseta.people.panels import (
    SMALLEST,
    Flag,
    figure,
    is_asked,
    is_viewer,
    mat,
    taken_numbers,
    why_taken,
)
from meseta.people.parts import RIGHT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

HIGH = 136
HAND_HIGH = 84
COURT_LEFT, PROVINCE_LEFT, POWER_LEFT = 27, 136, 287
"""Where on a mat court and province begin, and the power card beside them."""
LABEL_WIDE, CARD_WIDE, MODIFIER_WIDE = 160, 64, 94
"""What the hand is made of."""


def draw_mats(view: View, words: Words) -> Iterator[PicturePart]:
    """A mat for every colour."""
    for colour in colours_of(view):
        yield draw_mat(view, words, colour)


@draw_once
def draw_mat(view: View, words: Words, colour: str) -> PicturePart:
    """The mat of a colour."""
    inside = [draw_supplies(view, words, colour), draw_power(view, words, colour)]
    if colour in view["hands"]:
        inside.append(draw_known(view, words, colour))
    flags, told = list(flags_of(view, words, colour)), told_mat(view, words, colour)
    return mat(view, words, colour, HIGH, *inside, flags=flags, told=told)


@draw_once
def told_mat(view: View, words: Words, colour: str) -> tuple[str, ...]:
    """What lies on a mat in words."""
    return tuple(tell_mat(view, words, colour))


def tell_mat(view: View, words: Words, colour: str) -> Iterator[str]:
    """The same, one fact after the other."""
    if colour != view["dummy"]:
        yield words.say("picture-told-court", count=view["court"].get(colour, 0))
    yield words.say("picture-told-province", count=view["province"][colour])
    if colour in view["played"]:
        yield from tell_power(view["played"][colour], words)
        yield from [words.say("picture-moved")] * has_moved(view, colour)
    elif colour != view["dummy"]:
        yield words.say("picture-no-power")
    if colour in view["hands"]:
        yield from tell_hand(view["hands"][colour], words)


def tell_power(played: Played, words: Words) -> Iterator[str]:
    """The power card of this round, with its modifier."""
    yield words.say("picture-told-power", value=played["power"])
    if played["modifier"]:
        yield words.say("picture-modifier", modifier=played["modifier"])
        yield words.say("picture-total", total=played["total"])


def has_moved(view: View, colour: str) -> bool:
    """Whether a colour's turn of this round is over."""
    return view["played"][colour]["moved"] and not is_asked(view, colour)


def tell_hand(hand: Hand, words: Words) -> Iterator[str]:
    """The cards that a hand is known to hold."""
    if hand["cards"]:
        cards = ", ".join(map(str, hand["cards"]))
        yield words.say("picture-told-cards", cards=cards)
    if hand["unseen"]:
        yield words.say("picture-told-unseen", count=hand["unseen"])
    if hand["modifiers"]:
        yield words.say(
            "picture-told-modifiers", cards=", ".join(map(words.modifier, hand["modifiers"]))
        )


def tell_disc(view: View, words: Words, colour: str) -> str:
    """A secret disc: set, or open."""
    area = view["discs"][colour]
    if area == "set":
        return words.say("picture-disc")
    return words.say("picture-disc-open", area=area_name(words, area))


def flags_of(view: View, words: Words, colour: str) -> Iterator[Flag]:
    """Dummy, a secret disc and vetoes: words and tint."""
    if colour == view["dummy"]:
        yield words.say("picture-dummy"), GREY
    if colour in view["discs"]:
        yield tell_disc(view, words, colour), RED
    for _veto in range(view["vetoes"].get(colour, 0)):
        yield words.say("picture-veto"), SLATE


@draw_once
def draw_supplies(view: View, words: Words, colour: str) -> str:
    """Court and province."""
    drawn, left = "", COURT_LEFT
    if colour != view["dummy"]:
        count, label = view["court"].get(colour, 0), words.say("picture-court")
        drawn = draw_supply((left, PROVINCE_LEFT), "court", colour, count, label)
        left = PROVINCE_LEFT
    count, label = view["province"][colour], words.say("picture-province")
    return drawn + draw_supply((left, POWER_LEFT), "province", colour, count, label)


def draw_supply(
    between: tuple[float, float], name: str, colour: str, count: int, label: str
) -> str:
    """Caballeros that are not on the map, as a number."""
    place, (left, right) = f"{name}-{colour}", between
    number = figure(left + 13, 84, count, label, token(colour, 0, 0, 8), room=right - left - 50)
    drawn = frame(left, 62, right - left - 3, 30) + number
    return tag("g", drawn, id=place, **movable(f"caballero-{colour}", place, count))


@draw_once
def draw_power(view: View, words: Words, colour: str) -> str:
    """The power card of this round with its modifier; it pales when the turn has been taken."""
    played, place = view["played"].get(colour), f"played-{colour}"
    moved = played is not None and has_moved(view, colour)
    note = words.say("picture-moved") if moved else words.say("picture-power")
    if played and played["modifier"]:
        note = f"{words.adds(played['modifier'])} = {played['total']}"
    label = write(330, 84, note, SMALLEST, RIGHT_WIDE - 338, **LEFT, **SMALL)
    if played is None:
        empty = plate(290, 54, 34, 40, "none", stroke=FADED, stroke_dasharray="3 3", id=place)
        return empty + label
    look = LOOKS[colour]
    fill, ink = (PALE, FADED) if moved else (look.fill, look.ink)
    card = plate(290, 54, 34, 40, fill, stroke=look.deep, stroke_width=2)
    card += write(307, 82, played["power"], 24, fill=ink, **BOLD)
    drawn = tag("g", card, id=place, **movable(f"power-{colour}-{played['power']}", place))
    return drawn + label


# --- hands ---------------------------------------------------------------------------------------


@draw_once
def draw_known(view: View, words: Words, colour: str) -> str:
    """The power cards that a hand is known to hold, as small cards."""
    hand, own = view["hands"][colour], is_viewer(view, colour)
    faces: list[tuple[str, str]] = [(str(value), PALE) for value in hand["cards"]]
    faces += [("?", GREY)] * hand["unseen"]
    faces += [(words.adds(modifier), GREY) for modifier in hand["modifiers"]]
    step = min(29.0, (RIGHT_WIDE - 42) / max(1, len(faces)))
    place, drawn = f"known-{colour}", ""
    for number, (face, fill) in enumerate(faces):
        x, ink = 28 + number * step, INK if fill == PALE else CREAM
        card = plate(x, 100, step - 3, 29, fill, rx=3, stroke=LOOKS[colour].deep)
        card += write(x + step / 2 - 1.5, 122, face, SMALLEST, step - 5, fill=ink, **BOLD)
        travels = fill == PALE and not own
        marks = movable(f"power-{colour}-{face}", place) if travels else {}
        drawn += tag("g", card, **marks) if travels else card
    title = words.say("picture-known")
    return add_title("g", title, drawn, id=place) if drawn else ""


@draw_once
def draw_hand(view: View, words: Words) -> list[PicturePart]:
    """The viewer's own cards, large enough to be chosen: whose they are, then one part a card."""
    if view["seat"] is None:
        return []
    colour = view["players"][view["seat"]]
    hand = view["hands"][colour]
    adds = words.modifiers[hand["laid"]]["value"] if hand["laid"] else 0
    taken = taken_numbers(view, adds)
    return [
        draw_label(hand, words, colour),
        *[
            draw_power_card(value, words, colour, taken.get(value, ""), value + adds)
            for value in hand["cards"]
        ],
        *[draw_modifier(name, count, words) for name, count in Counter(hand["modifiers"]).items()],
        *([draw_laid(hand["laid"], words)] if hand["laid"] else []),
    ]


@draw_once
def draw_label(hand: Hand, words: Words, colour: str) -> PicturePart:
    """Whose cards lie beside it."""
    title = words.say("picture-hand")
    body = token(colour, 20, HAND_HIGH / 2, 14)
    body += write(44, HAND_HIGH / 2 + 7, title, 22, LABEL_WIDE - 50, fill=BROWN, **LEFT, **SERIF)
    told = tuple(tell_hand(hand, words))
    return PicturePart("hand", "hand", (LABEL_WIDE, HAND_HIGH), body, title, told)


@draw_once
def draw_power_card(
    value: int, words: Words, colour: str, taken: str = "", number: int = 0
) -> PicturePart:
    """A power card in the hand, with the caballeros that it brings, and who has its number."""
    look, middle = LOOKS[colour], CARD_WIDE / 2
    edge = {"stroke": look.deep, "stroke_width": 2}
    face = plate(3, 3, CARD_WIDE - 6, HAND_HIGH - 6, PALE, **edge)
    face += write(middle, 46, value, 36, CARD_WIDE - 14, **BOLD)
    face += write(middle - 3, 71, f"+{words.brings(value)}", 22, **RIGHT, **BOLD)
    face += token(colour, middle + 12, 64, 8)
    body = tag("g", face, **movable(f"power-{colour}-{value}", "hand"))
    body += plate(3, 3, CARD_WIDE - 6, HAND_HIGH - 6, "none", **edge, **EDGE)
    if taken:
        body = tag("g", body, **why_taken(words, number, taken))
    title = words.say("picture-power-card", value=value)
    told = words.say("picture-brings", count=words.brings(value))
    return PicturePart("hand", f"hand-{value}", (CARD_WIDE, HAND_HIGH), body, title, (told,))


@draw_once
def draw_modifier(name: str, count: int, words: Words) -> PicturePart:
    """A modifier, or equal ones; what it allows stands below its value."""
    value, _, ability = words.modifier(name).partition(" ")
    wide, middle = MODIFIER_WIDE - 6, MODIFIER_WIDE / 2
    face = plate(3, 3, wide, HAND_HIGH - 6, GREY)
    face += write(middle, 44, value, 30, fill=CREAM, **BOLD)
    note = f"{count}\N{MULTIPLICATION SIGN}" if count > 1 else ability.strip("()")
    face += write(middle, 68, note, 21, wide - 8, fill=CREAM) if note else ""
    body = tag("g", face, **movable(f"modifier-{name}", "hand", count))
    body += plate(3, 3, wide, HAND_HIGH - 6, "none", **EDGE)
    title = words.say("picture-modifier", modifier=words.modifier(name))
    told = (words.modifier_does(name),)
    return PicturePart("hand", f"modifier-{name}", (MODIFIER_WIDE, HAND_HIGH), body, title, told)


@draw_once
def draw_laid(name: str, words: Words) -> PicturePart:
    """The modifier that was chosen and lies out."""
    wide, middle = MODIFIER_WIDE - 6, MODIFIER_WIDE / 2
    face = plate(3, 3, wide, HAND_HIGH - 6, GREY, stroke=GOLD, stroke_width=4)
    face += write(middle, 44, words.adds(name), 30, fill=CREAM, **BOLD)
    face += write(middle, 70, words.say("picture-laid"), 17, wide - 8, fill=CREAM)
    title = words.say("picture-modifier", modifier=words.modifier(name))
    told = (words.say("picture-laid"), words.modifier_does(name))
    return PicturePart("hand", "laid", (MODIFIER_WIDE, HAND_HIGH), face, title, told)
