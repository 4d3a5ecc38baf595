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
from meseta.people.lettering import BOLD, LEFT, RIGHT, write
from meseta.people.looks import (
    BRONZE,
    BROWN,
    COAL,
    CREAM,
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

HIGH, STACKS_HIGH = 236, 186
RELIGION_WIDE, CHARTERS_WIDE, STACKS_WIDE = 300, 516, 204
SCORING_WIDE = {"landscape": 242, "construction": 270}
SHADES = PAINTS["step"], PAINTS["step-pale"]
SLOT_WIDE, SLOT_HIGH = 40.0, 31.5
HIDDEN_EDGE = {"rx": 5, "stroke": "none", "fill_opacity": 0, **EDGE}
"""An edge that is seen only while it is marked."""
IN_ROW = 9
"""Steps of religion in a row."""
PACE = (RELIGION_WIDE - 24) / IN_ROW
STACK_ROWS = (56, 90, 140), (50, 74, 98, 146)
"""Where stacks are told, and where alone."""
NEXT_SPACE = 17
"""How large the spaces of the next exploration tile are."""
CHARTER_WIDE, CHARTER_HIGH = 95, 90
RIBBON: dict[str, Any] = {"rx": 5, "stroke": BRONZE, "stroke_width": 0.8}
RIBBON_TOP, RIBBON_HIGH, SECRET_WIDE = 68, 18, 44.0


# --- tracks --------------------------------------------------------------------------------------


@draw_once
def draw_religion(view: View, words: Words) -> PicturePart:
    """The religion track in rows."""
    title, points = words.say("picture-religion"), view["religion_track"]
    body, wide = paper(RELIGION_WIDE, HIGH, title), PACE
    for step, value in enumerate(points):
        x, y = 12 + step % IN_ROW * wide, 36 + step // IN_ROW * 64
        body += use(f"pace-{step % 2}", x=x, y=y)
        body += write(x + wide / 2 - 1, y + 18, value, 20, wide - 4, fill=BROWN, **BOLD)
        here = [colour for colour, place in view["religion"].items() if place == step]
        for place, colour in enumerate(here):
            across = x + wide / 2 - 1 + (place % 2 - (len(here) > 1) / 2) * 13
            marks = {"id": f"religion-{colour}", **movable(f"prayer-{colour}", f"step-{step}")}
            body += marker(across, y + 33 + place // 2 * 15, 7.5, colour, **marks)
    body, told = tag("g", body, id="religion-track"), tuple(tell_religion(view, words))
    return PicturePart("religion", "religion", (RELIGION_WIDE, HIGH), body, title, told=told)


@draw_once
def draw_scoring(view: View, words: Words) -> list[PicturePart]:
    """The scoring tracks; a family plays without them."""
    return [] if view["family"] else [draw_track(track, words) for track in view["tracks"]]


@draw_once
def draw_track(track: Track, words: Words) -> PicturePart:
    """One scoring track."""
    title, wide = words.say(f"picture-track-{track['track']}"), SCORING_WIDE[track["track"]]
    body = paper(wide, HIGH, title) + draw_top(track, words, wide)
    body += "".join(
        draw_type(entry, track, words, 76 + SLOT_HIGH * row)
        for row, entry in enumerate(track["types"])
    )
    mark, told = f"scoring-{track['track']}", tuple(tell_track(track, words))
    return PicturePart("scoring", mark, (wide, HIGH), body, title, told=told)


def draw_top(track: Track, words: Words, wide: float) -> str:
    """The top slot, which everybody may take, and who has."""
    drawn = write(16, 47, words.say("picture-top", points=track["top"]), 18, 150, **LEFT, **SMALL)
    takers = [(colour, kind) for colour, kinds in track["taken"].items() for kind in kinds]
    for place, (colour, kind) in enumerate(takers):
        lies = movable(f"disc-{colour}", f"slot-{kind}-top")
        drawn += marker(wide - 20 - 17 * place, 42, 8, colour, **lies)
    return drawn


def draw_type(entry: TypeOfTrack, track: Track, words: Words, y: float) -> str:
    """One type with its slots; with its name the top slot is chosen."""
    kind, name = entry["type"], terrain_name(words, entry["type"])
    wide, top = SCORING_WIDE[track["track"]], words.say("picture-top", points=track["top"])
    left = wide - 12 - SLOT_WIDE * len(entry["slots"])
    drawn = plate(10, y - 14, wide - 20, 29, GROUND[kind], rx=5, stroke="none")
    edge = plate(10, y - 14, left - 12, 29, WHITE, **HIDDEN_EDGE)
    face = icon(kind, 26, y, 23) + write(41, y + 6, name, 18, left - 43, fill=COAL, **LEFT)
    drawn += add_title("g", f"{name}, {top}", edge, face, id=f"slot-{kind}-top")
    for place, slot in enumerate(entry["slots"]):
        drawn += draw_slot(kind, slot, words, (left + SLOT_WIDE * (place + 0.5), y))
    return drawn


def draw_slot(kind: str, slot: Slot, words: Words, middle: Point) -> str:
    """A slot with its points, or the disc or worker that took it."""
    (x, y), owner, points = middle, slot["owner"], slot["value"]
    mark, name = f"slot-{kind}-{points}", terrain_name(words, kind)
    edge = use("slot", x=x, y=y, **EDGE)
    face = write(x, y + 6.5, points, 20, **BOLD) if owner is None else ""
    face += marker(x, y, 11.5, owner, **movable(f"disc-{owner}", mark)) if owner else ""
    title = words.say("picture-slot", type=name, points=points)
    return add_title("g", title, edge, face, id=mark)


def pace_form(shade: int) -> str:
    """How every other step of the religion track is made."""
    edge = {"rx": 4, "stroke": RIM, "id": f"pace-{shade}"}
    return plate(0, 0, PACE - 2, 60, SHADES[shade], **edge)


def slot_form() -> str:
    """How a slot is made, with an edge that is seen only while it is marked."""
    room = {"x": 1 - SLOT_WIDE / 2, "y": -14, "width": SLOT_WIDE - 2, "height": 29, "rx": 5}
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
    body = paper(CHARTERS_WIDE, HIGH, title)
    told = tuple(
        tell_charter(each, describe(each, words, over), words) for each in view["charters"]
    )
    for place, charter in enumerate(view["charters"]):
        x, y = 12 + place % 5 * (CHARTER_WIDE + 5), 38 + place // 5 * (CHARTER_HIGH + 8)
        drawn = "".join(draw_charter(charter, words, over))
        mark = {"id": f"charter-{charter['id']}"} if "id" in charter else {}
        body += add_title("g", describe(charter, words, over), drawn, transform=at(x, y), **mark)
    return PicturePart("charters", "charters", (CHARTERS_WIDE, HIGH), body, title, told=told)


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
    dashes = {} if charter["how"] == "open" else {"stroke_dasharray": "4 3"}
    edge = {"stroke_width": 1, **dashes, **EDGE}
    yield plate(0, 0, wide, high, PAINTS["charter"] if known else STONE, rx=6, **edge)
    if charter["owner"]:
        yield marker(wide - 12, 12, 8, charter["owner"])
    if not known:
        yield write(wide / 2, high / 2 + 5, words.say("picture-secret"), 17, wide - 12)
        return
    yield icon(charter["type"], 20, 22, 28) + write(54, 32, charter["points"], 28, **BOLD)
    yield from draw_bonus(charter)
    yield write(wide / 2, 62, terrain_name(words, charter["type"]), 17, wide - 8)
    yield from draw_winner(charter, words) if over else draw_leaders(charter, words)
    if charter["source"] == "reconstructed" and not over:
        yield seal(10, 42, 0.6)


def draw_bonus(charter: Charter) -> Iterator[str]:
    """What a charter brings beside its points: steps of religion, or half coins."""
    for sign, count in (
        ("religion", charter.get("religion", 0)),
        ("half_coin", charter.get("half_coins", 0)),
    ):
        if count:
            yield icon(sign, 60, 44, 13) + write(70, 48.5, f"+{count}", 16, 24, **LEFT, **BOLD)


def draw_leaders(charter: Charter, words: Words) -> Iterator[str]:
    """Who has the most of what a charter asks for, and how many; a secret one is marked."""
    left, middle = 4.0, RIBBON_TOP + RIBBON_HIGH / 2
    if charter["how"] == "secret":
        yield plate(4, RIBBON_TOP, SECRET_WIDE, RIBBON_HIGH, RED, **RIBBON)
        word, at = words.say("picture-secret"), 4 + SECRET_WIDE / 2
        yield write(at, middle + 5, word, 14, SECRET_WIDE - 6, fill=CREAM, **BOLD)
        left += SECRET_WIDE + 2
    leaders, count = leaders_of(charter)
    if leaders:
        room, need = CHARTER_WIDE - 4 - left, charter["need"]
        fill = GOLD if len(leaders) == 1 and count >= need else PAPER
        yield plate(left, RIBBON_TOP, room, RIBBON_HIGH, fill, **RIBBON)
        step = min(15.0, (room - 24) / len(leaders))
        for place, colour in enumerate(leaders):
            yield marker(left + 10 + place * step, middle, 6.5, colour)
        told = f"{count}/{need}" if need > 1 else count
        yield write(CHARTER_WIDE - 9, middle + 5.5, told, 16, **RIGHT, **BOLD)


def draw_winner(charter: Charter, words: Words) -> Iterator[str]:
    """Who has won a charter, on a ribbon."""
    winner = charter["winner"]
    fill, ink = (GOLD, {}) if winner else (PAINTS["lost"], {"fill": BROWN})
    yield plate(4, RIBBON_TOP, CHARTER_WIDE - 8, RIBBON_HIGH, fill, **RIBBON)
    left = 16 if winner else 0
    if winner:
        yield marker(14, RIBBON_TOP + 9, 7, winner)
    middle, room = CHARTER_WIDE / 2 + left / 2, CHARTER_WIDE - 16 - left
    yield write(middle, RIBBON_TOP + 13.5, winner_of(charter, words), 14, room, **ink)


# --- stacks --------------------------------------------------------------------------------------


@draw_once
def draw_stacks(view: View, words: Words) -> PicturePart:
    """What is left to draw, and what comes next where that is seen."""
    title, told = words.say("picture-stacks"), list[str]()
    body = paper(STACKS_WIDE, STACKS_HIGH, title)
    for (label, stack), y in zip(stacks(view).items(), STACK_ROWS[view["solo"]], strict=True):
        name, lies = words.say(label), movable(stack.kind, stack.place, stack.left)
        body += write(46, y, stack.left, 24, 34, **BOLD, **RIGHT, **lies)
        body += write(54, y, name, 18, STACKS_WIDE - 64, **LEFT)
        body += "".join(stack.draw_next(view, words, y))
        told.append(", ".join([f"{stack.left} {name}", *stack.tell_next(view, words)]))
    return PicturePart(
        "stacks", "stacks", (STACKS_WIDE, STACKS_HIGH), body, title, told=tuple(told)
    )


class Stack(NamedTuple):
    """What lies face down, and how its next one is drawn and told where that is seen."""

    kind: str
    place: str
    left: int
    draw_next: Callable[[View, Words, float], Iterator[str]] = lambda *_: iter(())
    tell_next: Callable[[View, Words], Iterator[str]] = lambda *_: iter(())


def stacks(view: View) -> dict[str, Stack]:
    """All stacks, by their labels."""
    rival = {"picture-rival": Stack("tile", "rival", view["rival"])} if view["solo"] else {}
    return {
        "picture-pile": Stack("tile", "pile", view["pile"]),
        **rival,
        "picture-castles-left": Stack(
            "castle", "castles-left", view["castles_left"], draw_next_castle, tell_next_castle
        ),
        "picture-stock": Stack(
            "exploration", "stock", view["stock"], draw_next_exploration, tell_next_exploration
        ),
    }


def draw_next_castle(view: View, words: Words, y: float) -> Iterator[str]:
    """The castle on top with the goods that it buys."""
    castle = view["castle_next"]
    if castle:
        yield write(54, y + 21, castle["name"], 16, 76, **LEFT, **SMALL)
        for place, good in enumerate(castle["goods"]):
            x = 143 + 21 * place
            yield disc(x, y + 16, 9.5, GROUND[good], 1) + icon(good, x, y + 16, 14)


def tell_next_castle(view: View, words: Words) -> Iterator[str]:
    """The castle on top, in words."""
    castle = view["castle_next"]
    if castle:
        goods = names_of(castle["goods"], words)
        name = words.say("picture-told-tile", tile=castle["name"], what=goods)
        yield words.say("picture-next", name=name)


def draw_next_exploration(view: View, words: Words, y: float) -> Iterator[str]:
    """Both sides of the exploration tile on top."""
    if view["stock_top"]:
        entry = view["explorations"][view["stock_top"]]
        yield from draw_strip(entry["a"], 54, y + 7, NEXT_SPACE)
        yield from draw_strip(entry["b"], 126, y + 7, NEXT_SPACE)


def tell_next_exploration(view: View, words: Words) -> Iterator[str]:
    """The exploration tile on top, in words."""
    top = view["stock_top"]
    if top:
        entry = view["explorations"][top]
        sides = [names_of(entry[side], words) for side in "ab"]
        name = words.say("picture-told-tile", tile=top.upper(), what=" / ".join(sides))
        yield words.say("picture-next", name=name)
