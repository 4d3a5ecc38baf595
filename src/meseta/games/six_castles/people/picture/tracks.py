"""The board's tracks, the charters, and the stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.mats import draw_strip
from meseta.games.six_castles.people.picture.paints import GROUND, PAINTS
from meseta.games.six_castles.people.picture.pieces import marker, terrain_name
from meseta.games.six_castles.people.picture.told import (
    leaders_of,
    names_of,
    tell_charter,
    tell_leaders,
    tell_religion,
    tell_track,
)
from meseta.games.six_castles.people.views import Charter, Slot, Track, TypeOfTrack, View
from meseta.people.drawing import EDGE, Point, add_title, at, disc, movable, plate, tag, use
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, RIGHT, SERIF, write
from meseta.people.looks import (
    BRONZE,
    BROWN,
    COAL,
    GOLD,
    PAPER,
    RED,
    RIM,
    SMALL,
    STONE,
    WHITE,
    seal,
)
from meseta.people.panels import colour_name, is_over, paper
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

WIDE = 260
"""Tracks and charters lie below each other."""
LETTERS = 21.4
"""12 pixels where a page has the least room for the column."""
RELIGION_HIGH, CHARTERS_HIGH = 152, 172
STACKS_WIDE, STACKS_HIGH = 620, 84
SHADES = PAINTS["step"], PAINTS["step-pale"]
SLOT_WIDE, SLOT_HIGH = 34.0, 29.0
NAMES_HIGH = 32
HIDDEN_EDGE = {"rx": 5, "stroke": "none", "fill_opacity": 0, **EDGE}
"""An edge that is seen only while it is marked."""
IN_ROW = 9
"""Steps of religion in a row."""
PACE = (WIDE - 14) / IN_ROW
PACE_HIGH = 40
NEXT_SPACE = 21
"""How large the spaces of the next exploration tile are."""
CHARTER_WIDE, CHARTER_HIGH, IN_CHARTERS = 80, 45, 3
RIBBON: dict[str, Any] = {"rx": 4, "stroke": BRONZE, "stroke_width": 0.8}
RIBBON_TOP, RIBBON_HIGH, RIBBON_WIDE = 25, 18, 56


# --- tracks --------------------------------------------------------------------------------------


@draw_once
def draw_religion(view: View, words: Words) -> PicturePart:
    """The religion track in rows."""
    title, points = words.say("picture-religion"), view["religion_track"]
    body, wide = paper(WIDE, RELIGION_HIGH) + rail_heading(title), PACE
    for step, value in enumerate(points):
        x, y = 7 + step % IN_ROW * wide, 27 + step // IN_ROW * (PACE_HIGH + 1)
        body += use(f"pace-{step % 2}", x=x, y=y)
        body += write(x + wide / 2 - 1, y + 15, value, LETTERS, wide - 4, fill=BROWN, **BOLD)
        here = [colour for colour, place in view["religion"].items() if place == step]
        for place, colour in enumerate(here):
            across = x + wide / 2 - 1 + (place % 2 - (len(here) > 1) / 2) * 13
            marks = {"id": f"religion-{colour}", **movable(f"prayer-{colour}", f"step-{step}")}
            body += marker(across, y + 24 + place // 2 * 10, 7, colour, **marks)
    body, told = tag("g", body, id="religion-track"), tuple(tell_religion(view, words))
    return PicturePart("religion", "religion", (WIDE, RELIGION_HIGH), body, title, told=told)


@draw_once
def draw_scoring(view: View, words: Words) -> list[PicturePart]:
    """The scoring tracks; a family plays without them."""
    return [] if view["family"] else [draw_track(track, words) for track in view["tracks"]]


def rail_heading(title: str, room: float = WIDE - 20) -> str:
    """The title of a track."""
    return write(10, 20, title, LETTERS, room, fill=BROWN, **LEFT, **SERIF)


@draw_once
def draw_track(track: Track, words: Words) -> PicturePart:
    """One scoring track; beside its title what five of one type are worth."""
    title = words.say(f"picture-track-{track['track']}")
    high = NAMES_HIGH + SLOT_HIGH * len(track["types"])
    top = words.say("picture-top", points=track["top"])
    body = paper(WIDE, high) + rail_heading(title, 146)
    body += write(WIDE - 10, 20, top, LETTERS, 92, **RIGHT, **SMALL)
    body += "".join(
        draw_type(entry, track, words, NAMES_HIGH + SLOT_HIGH * (row + 0.5) - 3)
        for row, entry in enumerate(track["types"])
    )
    mark, told = f"scoring-{track['track']}", tuple(tell_track(track, words))
    return PicturePart("scoring", mark, (WIDE, high), body, title, told=told)


def draw_type(entry: TypeOfTrack, track: Track, words: Words, y: float) -> str:
    """One type with its slots; with its name the top slot is chosen, and who has is told there."""
    kind, name = entry["type"], terrain_name(words, entry["type"])
    top, left = (
        words.say("picture-top", points=track["top"]),
        WIDE - 8 - SLOT_WIDE * len(entry["slots"]),
    )
    takers = [colour for colour, kinds in track["taken"].items() if kind in kinds]
    drawn = plate(6, y - 13.5, WIDE - 12, 27, GROUND[kind], rx=5, stroke="none")
    edge = plate(6, y - 13.5, left - 7, 27, WHITE, **HIDDEN_EDGE)
    room, short = left - 37 - 12 * len(takers), f"picture-short-{kind}"
    shown = words.say(short) if words.knows(short) else name
    face = icon(kind, 20, y, 22) + write(34, y + 6, shown, LETTERS, room, fill=COAL, **LEFT)
    for place, colour in enumerate(takers):
        lies = movable(f"disc-{colour}", f"slot-{kind}-top")
        face += marker(left - 9 - 12 * place, y, 8, colour, **lies)
    drawn += add_title("g", f"{name}, {top}", edge, face, id=f"slot-{kind}-top")
    for place, slot in enumerate(entry["slots"]):
        drawn += draw_slot(kind, slot, words, (left + SLOT_WIDE * (place + 0.5), y))
    return drawn


def draw_slot(kind: str, slot: Slot, words: Words, middle: Point) -> str:
    """A slot with its points, or the disc or worker that took it."""
    (x, y), owner, points = middle, slot["owner"], slot["value"]
    mark, name = f"slot-{kind}-{points}", terrain_name(words, kind)
    edge = use("slot", x=x, y=y, **EDGE)
    face = write(x, y + 7, points, LETTERS, **BOLD) if owner is None else ""
    face += marker(x, y, 11.5, owner, **movable(f"disc-{owner}", mark)) if owner else ""
    title = words.say("picture-slot", type=name, points=points)
    return add_title("g", title, edge, face, id=mark)


def pace_form(shade: int) -> str:
    """How every other step of the religion track is made."""
    edge = {"rx": 4, "stroke": RIM, "id": f"pace-{shade}"}
    return plate(0, 0, PACE - 2, PACE_HIGH, SHADES[shade], **edge)


def slot_form() -> str:
    """How a slot is made, with an edge that is seen only while it is marked."""
    room = {"x": 1 - SLOT_WIDE / 2, "y": -13.5, "width": SLOT_WIDE - 2, "height": 27, "rx": 5}
    edge = tag("rect", fill=WHITE, fill_opacity=0, **room)
    return tag("g", edge, disc(0, 0, 12.5, PAPER, 1), id="slot")


# --- charters ------------------------------------------------------------------------------------


def draw_charters(view: View, words: Words) -> Iterator[PicturePart]:
    """The charters that can be seen, and that there are others; a family plays without them."""
    if not view["family"]:
        yield draw_all_charters(view, words)


@draw_once
def draw_all_charters(view: View, words: Words) -> PicturePart:
    """All charters on one paper."""
    title, over = words.say("picture-charters"), is_over(view)
    body = paper(WIDE, CHARTERS_HIGH) + rail_heading(title)
    told = tuple(
        tell_charter(each, describe(each, words, over), words) for each in view["charters"]
    )
    for place, charter in enumerate(view["charters"]):
        x = 6 + place % IN_CHARTERS * (CHARTER_WIDE + 4)
        y = 27 + place // IN_CHARTERS * (CHARTER_HIGH + 3)
        drawn = "".join(draw_charter(charter, words, over))
        mark = {"id": f"charter-{charter['id']}"} if "id" in charter else {}
        body += add_title("g", describe(charter, words, over), drawn, transform=at(x, y), **mark)
    return PicturePart("charters", "charters", (WIDE, CHARTERS_HIGH), body, title, told=told)


def describe(charter: Charter, words: Words, over: bool) -> str:
    """A charter in words: what it counts, who brought it, who has won it."""
    known = "type" in charter
    told = [terrain_name(words, charter["type"]) if known else words.say("picture-secret")]
    if charter["owner"]:
        told.append(words.say("picture-charter-owner", seat=colour_name(words, charter["owner"])))
    told.append(winner_of(charter, words) if over else tell_leaders(charter, words))
    return ", ".join(filter(None, told))


def winner_of(charter: Charter, words: Words) -> str:
    """Who has won a charter."""
    if charter["winner"] is None:
        return words.say("picture-charter-nobody")
    return words.say("picture-charter-won", seat=colour_name(words, charter["winner"]))


def draw_charter(charter: Charter, words: Words, over: bool) -> Iterator[str]:
    """One charter: what it counts, its points and bonus, who brought it, who leads or has won."""
    known, wide, high = "type" in charter, CHARTER_WIDE, CHARTER_HIGH
    secret = {"stroke": RED, "stroke_width": 2, "stroke_dasharray": "5 3"}
    edge = {"stroke_width": 1, **(secret if charter["how"] != "open" else {}), **EDGE}
    yield plate(0, 0, wide, high, PAINTS["charter"] if known else STONE, rx=6, **edge)
    if charter["owner"]:
        yield marker(wide - 10, 12, 7, charter["owner"])
    if not known:
        yield write(wide / 2, high - 9, words.say("picture-secret"), LETTERS, wide - 12)
        return
    yield icon(charter["type"], 14, 13, 22) + write(35, 19, charter["points"], LETTERS, **BOLD)
    yield from draw_bonus(charter)
    yield from draw_winner(charter, words) if over else draw_leaders(charter)
    if charter["source"] == "reconstructed" and not over:
        yield seal(CHARTER_WIDE - 7, CHARTER_HIGH - 6, 0.45)


def draw_bonus(charter: Charter) -> Iterator[str]:
    """What a charter brings beside its points: steps of religion, or half coins."""
    for sign, count in (
        ("religion", charter.get("religion", 0)),
        ("half_coin", charter.get("half_coins", 0)),
    ):
        if count:
            yield write(42, 18, f"+{count}", LETTERS, **LEFT) + icon(sign, 67, 29, 14)


def draw_leaders(charter: Charter) -> Iterator[str]:
    """Who has the most of what a charter asks for, and how many."""
    leaders, count = leaders_of(charter)
    if leaders:
        middle, need = RIBBON_TOP + RIBBON_HIGH / 2, charter["need"]
        fill = GOLD if len(leaders) == 1 and count >= need else PAPER
        yield plate(3, RIBBON_TOP, RIBBON_WIDE, RIBBON_HIGH, fill, **RIBBON)
        step = min(13.0, (RIBBON_WIDE - 28) / len(leaders))
        for place, colour in enumerate(leaders):
            yield marker(12 + place * step, middle, 6.5, colour)
        told = f"{count}/{need}" if need > 1 else count
        yield write(RIBBON_WIDE, middle + 6, told, LETTERS, **RIGHT, **BOLD)


def draw_winner(charter: Charter, words: Words) -> Iterator[str]:
    """Who has won a charter, on a ribbon."""
    winner = charter["winner"]
    fill, middle = GOLD if winner else PAINTS["lost"], RIBBON_TOP + RIBBON_HIGH / 2
    yield plate(3, RIBBON_TOP, RIBBON_WIDE, RIBBON_HIGH, fill, **RIBBON)
    if winner:
        yield marker(3 + RIBBON_WIDE / 2, middle, 8, winner)
    else:
        yield write(6, middle + 5.5, winner_of(charter, words), LETTERS, RIBBON_WIDE - 6, **LEFT)


# --- stacks --------------------------------------------------------------------------------------


@draw_once
def draw_stacks(view: View, words: Words) -> PicturePart:
    """What is left to draw, and what comes next where that is seen."""
    title, told = words.say("picture-stacks"), list[str]()
    body, x = paper(STACKS_WIDE, STACKS_HIGH), 12.0
    for label, stack in stacks(view).items():
        name, lies = words.say(label), movable(stack.kind, stack.place, stack.left)
        following = list(stack.tell_next(view, words))
        told.append(", ".join([f"{stack.left} {name}", *following]))
        sign = (
            icon("castle", x + 16, 30, 34) if stack.kind == "castle" else draw_back(stack.kind, x)
        )
        count = write(x + 40, 39, stack.left, 26, 34, **BOLD, **LEFT, **lies)
        count += write(x, 77, words.say(f"{label}.short"), 22.5, stack.wide - 4, **LEFT, **SMALL)
        nexts = "".join(stack.draw_next(view, words, x + 80))
        body += add_title("g", told[-1], sign, count, nexts)
        x += stack.wide
    return PicturePart(
        "stacks", "stacks", (STACKS_WIDE, STACKS_HIGH), body, title, told=tuple(told)
    )


def draw_back(kind: str, x: float) -> str:
    """What a stack holds, from behind."""
    if kind == "castle":
        return icon("castle", x + 16, 30, 34)
    wide, high = (32, 32) if kind == "tile" else (32, 16)
    return plate(x, 30 - high / 2, wide, high, STONE, rx=4, stroke=RIM)


class Stack(NamedTuple):
    """What lies face down, and how its next one is drawn and told where that is seen."""

    kind: str
    place: str
    left: int
    wide: float
    draw_next: Callable[[View, Words, float], Iterator[str]] = lambda *_: iter(())
    tell_next: Callable[[View, Words], Iterator[str]] = lambda *_: iter(())


def stacks(view: View) -> dict[str, Stack]:
    """All stacks, by their labels."""
    rival = {"picture-rival": Stack("tile", "rival", view["rival"], 116)} if view["solo"] else {}
    return {
        "picture-pile": Stack("tile", "pile", view["pile"], 116),
        **rival,
        "picture-castles-left": Stack(
            "castle", "castles-left", view["castles_left"], 156, draw_next_castle, tell_next_castle
        ),
        "picture-stock": Stack(
            "exploration", "stock", view["stock"], 210, draw_next_exploration, tell_next_exploration
        ),
    }


def draw_next_castle(view: View, words: Words, x: float) -> Iterator[str]:
    """The goods that the castle on top buys."""
    castle = view["castle_next"]
    for place, good in enumerate(castle["goods"] if castle else ()):
        yield disc(x + 24 * place, 30, 11, GROUND[good], 1) + icon(good, x + 24 * place, 30, 17)


def draw_next_exploration(view: View, words: Words, x: float) -> Iterator[str]:
    """Both sides of the exploration tile on top."""
    if view["stock_top"]:
        entry = view["explorations"][view["stock_top"]]
        yield from draw_strip(entry["a"], x - 10, 8, NEXT_SPACE)
        yield from draw_strip(entry["b"], x - 10, 9 + NEXT_SPACE, NEXT_SPACE)


def tell_next_castle(view: View, words: Words) -> Iterator[str]:
    """The castle on top, in words."""
    castle = view["castle_next"]
    if castle:
        goods = names_of(castle["goods"], words)
        name = words.say("picture-told-tile", tile=castle["name"], what=goods)
        yield words.say("picture-next", name=name)


def tell_next_exploration(view: View, words: Words) -> Iterator[str]:
    """The exploration tile on top, in words."""
    top = view["stock_top"]
    if top:
        entry = view["explorations"][top]
        sides = [names_of(entry[side], words) for side in "ab"]
        yield words.say("picture-next", name=" / ".join(sides))
