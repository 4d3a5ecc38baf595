"""What lies in front of the players: supplies, the power card of the round, what the hand holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from meseta.games.el_grande.people.picture.pieces import colours_of
from meseta.games.el_grande.people.picture.tiles import area_name
from meseta.games.el_grande.people.views import Hand, Played, View
from meseta.people.drawing import EDGE, INK, disc, plate, titled
from meseta.people.lettering import BOLD, LEFT, SERIF, write
from meseta.people.looks import BROWN, CREAM, FADED, GOLD, LOOKS, PALE, SMALL, token
from meseta.people.panels import Flag, figure, mat, paper
from meseta.people.parts import RIGHT_WIDE, WIDE, Part

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

HIGH = 162
HAND_HIGH = 92
SLATE, GREY = "#3f5560", "#77736a"


def draw_mats(view: View, words: Words) -> Iterator[Part]:
    """A mat for every colour."""
    for colour in colours_of(view):
        inside = [*draw_supplies(view, words, colour), draw_power(view, words, colour)]
        if colour in view["hands"]:
            inside += [*draw_disc(view, words, colour), *draw_known(view, words, colour)]
        flags, told = list(flags_of(view, words, colour)), list(tell_mat(view, words, colour))
        yield mat(view, words, colour, HIGH, *inside, flags=flags, told=told)


def tell_mat(view: View, words: Words, colour: str) -> Iterator[str]:
    """What lies on a mat in words, one fact a line."""
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
    if colour in view["discs"]:
        yield tell_disc(view, words, colour)


def tell_power(played: Played, words: Words) -> Iterator[str]:
    """The power card of this round, with its modifier."""
    yield words.say("picture-told-power", value=played["power"])
    if played["modifier"]:
        yield words.say("picture-modifier", modifier=played["modifier"])
        yield words.say("picture-total", total=played["total"])


def has_moved(view: View, colour: str) -> bool:
    """Whether a colour's turn of this round is over."""
    return view["played"][colour]["moved"] and colour not in view["pending"]


def tell_hand(hand: Hand, words: Words) -> Iterator[str]:
    """The cards that a hand is known to hold."""
    if hand["cards"]:
        cards = ", ".join(map(str, hand["cards"]))
        yield words.say("picture-told-cards", cards=cards)
    if hand["unseen"]:
        yield words.say("picture-told-unseen", count=hand["unseen"])
    if hand["modifiers"]:
        yield words.say("picture-told-modifiers", cards=", ".join(hand["modifiers"]))


def tell_disc(view: View, words: Words, colour: str) -> str:
    """A secret disc: set, or open."""
    area = view["discs"][colour]
    if area == "set":
        return words.say("picture-disc")
    return words.say("picture-disc-open", area=area_name(words, area))


def flags_of(view: View, words: Words, colour: str) -> Iterator[Flag]:
    """Dummy and vetoes: words and tint."""
    if colour == view["dummy"]:
        yield words.say("picture-dummy"), FADED
    for _veto in range(view["vetoes"].get(colour, 0)):
        yield words.say("picture-veto"), SLATE


def draw_supplies(view: View, words: Words, colour: str) -> Iterator[str]:
    """Court and province."""
    sign, x = token(colour, 0, 0, 8), 40
    if colour != view["dummy"]:
        court = view["court"].get(colour, 0)
        yield figure(x, 88, court, words.say("picture-court"), sign)
        x = 162
    yield figure(x, 88, view["province"][colour], words.say("picture-province"), sign)


def draw_power(view: View, words: Words, colour: str) -> str:
    """The power card of this round with its modifier; it fades when the turn has been taken."""
    played, label = view["played"].get(colour), words.say("picture-power")
    if not played:
        empty = plate(290, 58, 34, 44, "none", stroke=FADED, stroke_dasharray="3 3")
        return empty + write(332, 96, label, 15, RIGHT_WIDE - 342, **LEFT, **SMALL)
    look = LOOKS[colour]
    moved = has_moved(view, colour)
    card = plate(290, 58, 34, 44, look.fill, opacity=0.5 if moved else 1)
    drawn = card + write(307, 88, played["power"], 24, fill=look.ink, **BOLD)
    if played["modifier"]:
        value = played["modifier"].partition("/")[0]
        drawn += write(332, 80, f"{value} = {played['total']}", 17, **LEFT, **BOLD)
    note = words.say("picture-moved") if moved else label
    return drawn + write(332, 96, note, 15, RIGHT_WIDE - 342, **LEFT, **SMALL)


def draw_disc(view: View, words: Words, colour: str) -> Iterator[str]:
    """A secret disc."""
    if colour in view["discs"]:
        yield disc(40, 106, 6, GOLD) + disc(40, 106, 2, INK)
        yield write(54, 111, tell_disc(view, words, colour), 15, 220, **LEFT)


# --- hands ---------------------------------------------------------------------------------------


def draw_known(view: View, words: Words, colour: str) -> Iterator[str]:
    """The power cards that a hand is known to hold, as small cards."""
    hand = view["hands"][colour]
    faces: list[tuple[str, str]] = [(str(value), PALE) for value in hand["cards"]]
    faces += [("?", FADED)] * hand["unseen"]
    faces += [(modifier.partition("/")[0], GREY) for modifier in hand["modifiers"]]
    step = min(29.0, (RIGHT_WIDE - 42) / max(1, len(faces)))
    drawn = ""
    for place, (face, fill) in enumerate(faces):
        x = 28 + place * step
        ink = INK if fill == PALE else CREAM
        drawn += plate(x, 120, step - 3, 32, fill, rx=3, stroke=LOOKS[colour].deep)
        drawn += write(x + step / 2 - 1.5, 142, face, 18, step - 5, fill=ink, **BOLD)
    title = words.say("picture-known")
    yield titled("g", title, drawn) if drawn else ""


def draw_hand(view: View, words: Words) -> Iterator[Part]:
    """The viewer's own cards, large enough to be chosen."""
    if view["seat"] is None:
        return
    colour, title = view["players"][view["seat"]], words.say("picture-hand")
    body = paper(WIDE, HAND_HIGH) + token(colour, 30, 46, 14)
    body += write(56, 53, title, 22, 130, fill=BROWN, **LEFT, **SERIF)
    body += draw_cards(view["hands"][colour], words, colour)
    yield Part("hand", "hand", (WIDE, HAND_HIGH), body, title)


def draw_cards(hand: Hand, words: Words, colour: str) -> str:
    """Power cards, then modifiers."""
    drawn, x, look = "", 200.0, LOOKS[colour]
    step = min(66.0, (WIDE - 220 - 96 * len(hand["modifiers"])) / max(1, len(hand["cards"])))
    for value in hand["cards"]:
        card = plate(x, 10, step - 8, 72, PALE, stroke=look.deep, stroke_width=2, **EDGE)
        middle = x + step / 2 - 4
        face = token(colour, middle, 66, 7) + write(middle, 50, value, 34, step - 14, **BOLD)
        title = words.say("picture-power-card", value=value)
        drawn += titled("g", title, card, face, id=f"hand-{value}")
        x += step
    return drawn + draw_modifiers(hand["modifiers"], words, x + 12)


def draw_modifiers(modifiers: Sequence[str], words: Words, x: float) -> str:
    """Modifiers; what they allow stands below their value."""
    drawn = ""
    for place, modifier in enumerate(modifiers):
        value, _bar, ability = modifier.partition("/")
        card = plate(x, 10, 88, 72, GREY, **EDGE)
        face = write(x + 44, 46, value, 28, fill=CREAM, **BOLD)
        face += write(x + 44, 70, ability, 17, 80, fill=CREAM) if ability else ""
        title = words.say("picture-modifier", modifier=modifier)
        drawn += titled("g", title, card, face, id=f"modifier-{place + 1}")
        x += 96
    return drawn
