"""What lies around the map: the round track, tiles, panels, action cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from meseta.games.el_grande.box.domains import TILE
from meseta.games.el_grande.people.picture.paints import CREAM, FADED, GOLD, PALE, PAPER, RED, SMALL
from meseta.games.el_grande.people.picture.pieces import TOKENS, colours_of, token
from meseta.games.el_grande.people.views import Card, Hand, View
from meseta.people.drawing import (
    BOLD,
    INK,
    ITALIC,
    LEFT,
    RIGHT,
    at,
    disc,
    fitting,
    plate,
    shape,
    tag,
    titled,
    trace,
    write,
)

TRACK = "1 2 3 lily 4 5 6 lily 7 8 9 lily".split()
LILY = (
    "M0-13C4-8 5-4 2.5 2C5-4 12-6 12 0C12 4 8 5 6.5 2.5C7 5 5 6 2.5 5.5L4 12L0 9L-4 12L-2.5 5.5"
    "C-5 6-7 5-6.5 2.5C-8 5-12 4-12 0C-12-6-5-4-2.5 2C-5-4-4-8 0-13Z"
)
MAN = "M-9 13C-9 4-6 1-3-1A5.5 5.5 0 1 1 3-1C6 1 9 4 9 13Z"
SEAL = "M0-7A7 7 0 1 0 7 0M1-7L-1-2L3 1L7 0"

PANEL_W, PANEL_H, PANEL_STEP = 432, 166, 176.5
MODIFIER_STEP = 46
CARD_W, CARD_H, CARD_STEP = 248, 272, 262.4


def draw_around(view: View) -> Iterator[str]:
    """Everything that is not on the map."""
    yield draw_track(view)
    yield from draw_tiles_beside(view)
    for place, colour in enumerate(colours_of(view)):
        yield draw_panel(view, colour, place)
    for stack in range(len(view["row"])):
        yield draw_place(view, stack)
    yield draw_turn(view)


# --- the track and the tiles beside the board ----------------------------------------------------


def draw_track(view: View) -> str:
    """The rounds with their marker; when the game is over, it stands on the last lily."""
    over = view["asked"] == "over"
    now = len(TRACK) - 1 if over else TRACK.index(str(view["round"]))
    spaces = [draw_space(place, mark, place == now) for place, mark in enumerate(TRACK)]
    link = trace(f"M50 50H{50 + 68 * (len(TRACK) - 1)}", width=1.6)
    return tag("g", link, *spaces, id="track")


def draw_space(place: int, mark: str, here: bool) -> str:
    """One space of the track."""
    x, lily = 50 + place * 68, mark == "lily"
    space = disc(x, 50, 28, GOLD if here else PALE, 1.5)
    ring = disc(x, 50, 23.5, "none", 2.8, RED) if here else ""
    sign = shape(LILY, RED, transform=at(x, 50, 1.25))
    face = sign if lily else write(x, 58, mark, 24, **BOLD)
    title = ("scoring" if lily else f"round {mark}") + (", now" if here else "")
    return titled("g", title, space, ring, face)


def draw_tiles_beside(view: View) -> Iterator[str]:
    """The tiles that are not on the map yet."""
    beside = [tile for tile in TILE.names if tile not in view["tiles"]]
    if beside:
        yield write(928, 56, "scoring tiles", 14.5, **RIGHT, **SMALL)
    for place, tile in enumerate(beside):
        yield draw_tile(tile, 984 + 100 * place, 52, "beside the board")


def draw_tile(tile: str, x: float, y: float, where: str) -> str:
    """A mobile scoring tile: a dark board with two nails."""
    values = [int(value) for value in tile.split("/")]
    board = plate(x - 43, y - 13, 86, 27, RED, stroke=GOLD, stroke_width=2.6)
    drawn = (
        board,
        write_values(values, x, y, CREAM),
        disc(x - 36, y, 3, GOLD, 1),
        disc(x + 36, y, 3, GOLD, 1),
    )
    return titled("g", f"scoring tile {tile}: {where}", *drawn, id=f"tile-{values[0]}")


def write_values(values: Sequence[int], x: float, y: float, ink: str) -> str:
    """First, second and third, the first in bold."""
    bars = trace(f"M{x - 10:g} {y - 7:g}v14m20-14v14", stroke=ink, width=1, opacity=0.45)
    first, second, third = values
    return (
        bars
        + write(x - 21, y + 6, first, 18, fill=ink, **BOLD)
        + write(x, y + 5.5, second, 16, fill=ink)
        + write(x + 21, y + 5, third, 15, fill=ink)
    )


# --- panels --------------------------------------------------------------------------------------


def draw_panel(view: View, colour: str, place: int) -> str:
    """What lies in front of a player."""
    asked = colour in view["pending"]
    edge = {"stroke": RED, "stroke_width": 4} if asked else {}
    inside = [
        plate(0, 0, PANEL_W, PANEL_H, PALE if asked else PAPER, **edge),
        trace(f"M3 3H14V{PANEL_H - 3}H3Z", TOKENS[colour].fill, width=1),
        token(colour, 42, 32, 15),
        write(66, 40, colour.capitalize(), 25, **LEFT, **BOLD),
        draw_flags(view, colour),
        *draw_supplies(view, colour),
        draw_power(view, colour),
        draw_hand(view, colour),
    ]
    moved = at(1148, 20 + place * PANEL_STEP)
    return titled("g", describe_seat(view, colour), *inside, id=f"seat-{colour}", transform=moved)


def describe_seat(view: View, colour: str) -> str:
    """A player's panel, for those who cannot see it."""
    if colour == view["dummy"]:
        return f"{colour}, the dummy: province {view['province'][colour]}"
    points, court = view["scores"][colour], view["court"].get(colour, 0)
    return f"{colour}: points {points}, court {court}, province {view['province'][colour]}"


def draw_flags(view: View, colour: str) -> str:
    """Small flags beside a player's name."""
    x, drawn = 80 + 15.5 * len(colour), ""
    for words, fill in flags_of(view, colour):
        width = 18 + 7 * len(words)
        drawn += plate(x, 21, width, 23, fill, rx=11, stroke_width=1)
        drawn += write(x + width / 2, 37, words, 13.5, fill=CREAM, **BOLD)
        x += width + 5
    return drawn


def flags_of(view: View, colour: str) -> Iterator[tuple[str, str]]:
    """Dummy, decision, victory, start marker, vetoes, secret disc: words and tint."""
    if colour == view["dummy"]:
        yield "dummy", FADED
    if colour in view["pending"]:
        yield view["flag"], RED
    if view["asked"] == "over" and view["scores"].get(colour) == max(view["scores"].values()):
        yield "winner", RED
    if colour == view["start"]:
        yield "start", "#94690f"
    for _veto in range(view["vetoes"].get(colour, 0)):
        yield "veto", "#3f5560"


def draw_supplies(view: View, colour: str) -> Iterator[str]:
    """Points, court and province."""
    yield from draw_supply(178, "province", view["province"][colour], colour)
    if colour == view["dummy"]:
        return
    yield write(394, 44, view["scores"][colour], 36, **BOLD)
    yield write(394, 60, "points", 12.5, **SMALL)
    yield from draw_supply(52, "court", view["court"].get(colour, 0), colour)


def draw_supply(x: float, words: str, count: int, colour: str) -> Iterator[str]:
    """A supply: its number and its name."""
    yield token(colour, x, 76, 8)
    yield write(x + 16, 84, count, 23, **LEFT, **BOLD)
    yield write(x + 22 + 14.5 * len(str(count)), 83, words, 14.5, **LEFT, **SMALL)


def draw_power(view: View, colour: str) -> str:
    """The power card of this round with its modifier; it fades when the turn has been taken."""
    played = view["played"].get(colour)
    if not played:
        return plate(311, 55, 34, 46, "none", stroke=FADED, stroke_dasharray="3 3")
    look = TOKENS[colour]
    moved = played["moved"] and colour not in view["pending"]
    card = plate(311, 55, 34, 46, look.fill, opacity=0.5 if moved else 1)
    drawn = card + write(328, 86, played["power"], 22, fill=look.ink, **BOLD)
    if played["modifier"]:
        value = played["modifier"].partition("/")[0]
        drawn += write(352, 82, f"{value} = {played['total']}", 16, **LEFT, **BOLD)
    return drawn + (write(352, 98, "moved", 13.5, **LEFT, **SMALL) if moved else "")


def draw_hand(view: View, colour: str) -> str:
    """Power cards: one's own as cards, those of others as far as they are known."""
    hand = view["hands"].get(colour)
    if hand is None:
        return ""
    own = view["seat"] is not None and view["players"][view["seat"]] == colour
    disc_words = draw_disc(view, colour)
    return disc_words + (draw_own_hand(hand, colour) if own else draw_known_hand(hand))


def draw_disc(view: View, colour: str) -> str:
    """A secret disc: set, or open."""
    if colour not in view["discs"]:
        return ""
    area = view["discs"][colour]
    words = "secret disc" if area == "set" else f"disc: {view['names'][area]}"
    return disc(178, 100, 6, GOLD) + disc(178, 100, 2, INK) + write(189, 105, words, 14.5, **LEFT)


def draw_own_hand(hand: Hand, colour: str) -> str:
    """One's own hand, card by card."""
    edge = {"rx": 3, "stroke": "#a09070" if colour == "white" else TOKENS[colour].fill}
    room = PANEL_W - 38 - MODIFIER_STEP * len(hand["modifiers"])
    step = min(26.6, room / max(1, len(hand["cards"])))
    drawn, x = "", 26.0
    for value in hand["cards"]:
        card = plate(x, 114, step - 3, 42, PALE, stroke_width=2.2, **edge)
        face = write(x + step / 2 - 1.5, 141, value, step * 0.64, **BOLD)
        drawn += titled("g", f"power card {value}", card, face, id=f"hand-{value}")
        x += step
    return drawn + draw_modifiers(hand["modifiers"], x + 4)


def draw_modifiers(modifiers: Sequence[str], x: float) -> str:
    """Modifiers; what they allow stands below their value."""
    drawn = ""
    for place, modifier in enumerate(modifiers):
        value, _bar, ability = modifier.partition("/")
        middle = x + MODIFIER_STEP / 2 - 1.5
        card = plate(x, 114, MODIFIER_STEP - 3, 42, "#77736a", rx=3)
        face = write(middle, 133, value, 16, fill=CREAM, **BOLD)
        size = fitting(ability, MODIFIER_STEP - 5, 12)
        face += write(middle, 149, ability, size, fill=CREAM) if ability else ""
        drawn += titled("g", f"modifier {modifier}", card, face, id=f"modifier-{place + 1}")
        x += MODIFIER_STEP
    return drawn


def draw_known_hand(hand: Hand) -> str:
    """What everybody can work out about a hand."""
    values = " ".join(str(value) for value in hand["cards"])
    unseen = f"+ {hand['unseen']} unseen" if hand["unseen"] else ""
    shown = " ".join([*hand["modifiers"], unseen])
    return (
        write(26, 124, "in hand", 13.5, **LEFT, **SMALL)
        + write(26, 149, values, 18, word_spacing=6, **LEFT)
        + (write(418, 128, shown, 14.5, fill=RED, **RIGHT, **BOLD) if shown else "")
    )


# --- action cards --------------------------------------------------------------------------------


def draw_place(view: View, stack: int) -> str:
    """A stack: its face-up card, or the place where it lay."""
    card = view["row"][stack]
    left = f"{view['stacks'][stack]} more"
    marks = {"id": f"row-{stack + 1}", "transform": corner(stack)}
    if card is None:
        drawn = draw_empty(f"stack {stack + 1}", left)
        return titled("g", f"stack {stack + 1}: no card", *drawn, **marks)
    title = f"stack {stack + 1}: {card['name']}. {card['text']}"
    foot = write(CARD_W - 18, CARD_H - 16, left, 13.5, **RIGHT, **SMALL)
    return titled("g", title, *draw_card(card), foot, **marks)


def corner(place: int) -> str:
    """Where a place of the row is."""
    return at(20 + place * CARD_STEP, 908)


def draw_empty(words: str, left: str) -> Iterator[str]:
    """The place of a card that was taken."""
    edge = {"rx": 10, "stroke": FADED, "stroke_dasharray": "7 6"}
    yield plate(0, 0, CARD_W, CARD_H, "none", **edge)
    yield write(CARD_W / 2, 134, words, 21, **SMALL)
    yield write(CARD_W / 2, 158, left, 14, **SMALL)


def draw_card(card: Card, fill: str = PALE) -> Iterator[str]:
    """An action card: its caballeros, its title, its text, where we know it from."""
    name = card["name"]
    yield plate(0, 0, CARD_W, CARD_H, fill, rx=10, stroke_width=2)
    yield plate(7, 7, CARD_W - 14, CARD_H - 14, "none", rx=6, stroke=GOLD)
    yield disc(38, 40, 21, INK) + write(38, 49, card["places"], 27, fill=PALE, **BOLD)
    for place in range(card["places"]):
        yield trace(MAN, FADED, width=1, transform=at(86 + 30 * place, 41, 1.15))
    yield write(CARD_W / 2, 96, name, fitting(name, CARD_W - 30, 25), **BOLD)
    yield trace(f"M40 108H{CARD_W - 40}", stroke=GOLD, width=1.6)
    lines = wrap(card["text"], 25)
    for line, words in enumerate(lines):
        yield write(CARD_W / 2, 182 + 23 * (line - len(lines) / 2), words, 18.5)
    if card["source"] == "reconstructed":
        yield draw_origin()


def draw_origin() -> str:
    """The sign of a reconstructed card: a broken seal."""
    seal = trace(SEAL, "none", RED, 1.8, stroke_linejoin="round", transform=at(26, CARD_H - 21))
    return seal + write(38, CARD_H - 16, "reconstructed", 14.5, **{**LEFT, **SMALL, "fill": RED})


def draw_turn(view: View) -> str:
    """The card of the current turn and what is still open; between turns, the back of a card."""
    now = view["turn"]
    marks = {"id": "turn", "transform": corner(len(view["row"]))}
    if now is None:
        return titled("g", "no card is in use", *draw_back(view), **marks)
    open_still = ["may place"] * now["may_place"] + ["may act"] * now["may_special"]
    note = lifted(view) or " · ".join([f"placed {now['placed']}", *open_still])
    title = f"this turn: {now['card']['name']}"
    return titled("g", title, *draw_card(now["card"], "#fdecc0"), *draw_tab(note), **marks)


def lifted(view: View) -> str:
    """The caballero that is in the player's hand, if there is one."""
    if view["turn"] is None or view["turn"]["lifted"] is None:
        return ""
    seat, region = view["turn"]["lifted"]
    return f"in hand: {colours_of(view)[seat]}, from {view['names'][region]}"


def draw_tab(note: str) -> Iterator[str]:
    """What marks the card of the turn."""
    yield plate(-2, -2, CARD_W + 4, CARD_H + 4, "none", rx=11, stroke=RED, stroke_width=4)
    yield plate(64, -15, CARD_W - 128, 27, RED, rx=13)
    yield write(CARD_W / 2, 4, "this turn", 15.5, fill=CREAM, **BOLD)
    yield write(CARD_W / 2, CARD_H - 38, note, 14.5, **ITALIC)


def draw_back(view: View) -> Iterator[str]:
    """The back of a card: a lily."""
    yield plate(0, 0, CARD_W, CARD_H, RED, rx=10, stroke_width=2)
    yield plate(9, 9, CARD_W - 18, CARD_H - 18, "none", rx=6, stroke=GOLD, stroke_width=2)
    yield shape(LILY, GOLD, transform=at(CARD_W / 2, 124, 5))
    words = "the game is over" if view["asked"] == "over" else f"round {view['round']}"
    yield write(CARD_W / 2, 232, words, 20, fill=CREAM)
