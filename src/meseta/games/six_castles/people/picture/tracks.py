"""The board's tracks, the charters, and the stacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND, PAINTS
from meseta.games.six_castles.people.picture.pieces import marker, terrain_name
from meseta.games.six_castles.people.picture.told import (
    tell_charter,
    tell_religion,
    tell_track,
)
from meseta.games.six_castles.people.views import Charter, Slot, Track, TypeOfTrack, View
from meseta.people.drawing import EDGE, Point, at, disc, movable, plate, tag, titled, use
from meseta.people.keeping import drawn_once
from meseta.people.lettering import BOLD, LEFT, RIGHT, write
from meseta.people.looks import BRONZE, BROWN, COAL, GOLD, PAPER, RIM, SMALL, STONE, WHITE, seal
from meseta.people.panels import colour_name, is_over, paper
from meseta.people.parts import Part

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
CHARTER_WIDE, CHARTER_HIGH = 95, 84


# --- tracks --------------------------------------------------------------------------------------


@drawn_once
def draw_religion(view: View, words: Words) -> Part:
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
    return Part("religion", "religion", (RELIGION_WIDE, HIGH), body, title, told=told)


@drawn_once
def draw_scoring(view: View, words: Words) -> list[Part]:
    """The scoring tracks; a family plays without them."""
    return [] if view["family"] else [draw_track(track, words) for track in view["tracks"]]


@drawn_once
def draw_track(track: Track, words: Words) -> Part:
    """One scoring track."""
    title, wide = words.say(f"picture-track-{track['track']}"), SCORING_WIDE[track["track"]]
    body = paper(wide, HIGH, title) + draw_top(track, words, wide)
    body += "".join(
        draw_type(entry, track, words, 76 + SLOT_HIGH * row)
        for row, entry in enumerate(track["types"])
    )
    mark, told = f"scoring-{track['track']}", tuple(tell_track(track, words))
    return Part("scoring", mark, (wide, HIGH), body, title, told=told)


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
    drawn += titled("g", f"{name}, {top}", edge, face, id=f"slot-{kind}-top")
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
    return titled("g", title, edge, face, id=mark)


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


def draw_charters(view: View, words: Words) -> Iterator[Part]:
    """The charters that can be seen, and that there are others; a family plays without them."""
    if not view["family"]:
        yield draw_all_charters(view, words)


@drawn_once
def draw_all_charters(view: View, words: Words) -> Part:
    """All charters on one paper."""
    title, over = words.say("picture-charters"), is_over(view)
    body = paper(CHARTERS_WIDE, HIGH, title)
    told = tuple(
        tell_charter(each, describe(each, words, over), words) for each in view["charters"]
    )
    for place, charter in enumerate(view["charters"]):
        x, y = 12 + place % 5 * (CHARTER_WIDE + 5), 38 + place // 5 * (CHARTER_HIGH + 12)
        drawn = "".join(draw_charter(charter, words, over))
        mark = {"id": f"charter-{charter['id']}"} if "id" in charter else {}
        body += titled("g", describe(charter, words, over), drawn, transform=at(x, y), **mark)
    return Part("charters", "charters", (CHARTERS_WIDE, HIGH), body, title, told=told)


def describe(charter: Charter, words: Words, over: bool) -> str:
    """A charter in words: what it counts, who brought it, who has won it."""
    known = "type" in charter
    told = [terrain_name(words, charter["type"]) if known else words.say("picture-secret")]
    if charter["owner"]:
        told.append(words.say("picture-charter-owner", seat=colour_name(words, charter["owner"])))
    return ", ".join([*told, winner_of(charter, words)] if over else told)


def winner_of(charter: Charter, words: Words) -> str:
    """Who has won a charter."""
    if charter["winner"] is None:
        return words.say("picture-charter-nobody")
    return words.say("picture-charter-won", seat=colour_name(words, charter["winner"]))


def draw_charter(charter: Charter, words: Words, over: bool) -> Iterator[str]:
    """One charter: what it counts, its points and bonus, who brought it, and who has won it."""
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
    if over:
        yield from draw_winner(charter, words)
        return
    yield write(wide - 6, high - 6, charter["id"].upper(), 12, **RIGHT, **SMALL)
    if charter["source"] == "reconstructed":
        yield seal(11, high - 10, 0.7)


def draw_bonus(charter: Charter) -> Iterator[str]:
    """What a charter brings beside its points: steps of religion, or half coins."""
    for sign, count in (
        ("religion", charter.get("religion", 0)),
        ("half_coin", charter.get("half_coins", 0)),
    ):
        if count:
            yield icon(sign, 60, 44, 13) + write(70, 48.5, f"+{count}", 16, 24, **LEFT, **BOLD)


def draw_winner(charter: Charter, words: Words) -> Iterator[str]:
    """Who has won a charter, on a ribbon."""
    winner = charter["winner"]
    fill, ink = (GOLD, {}) if winner else (PAINTS["lost"], {"fill": BROWN})
    yield plate(4, 67, CHARTER_WIDE - 8, 15, fill, rx=5, stroke=BRONZE, stroke_width=0.8)
    left = 16 if winner else 0
    if winner:
        yield marker(13, 74.5, 7, winner)
    middle, room = CHARTER_WIDE / 2 + left / 2, CHARTER_WIDE - 16 - left
    yield write(middle, 79, winner_of(charter, words), 13, room, **ink)


# --- stacks --------------------------------------------------------------------------------------


@drawn_once
def draw_stacks(view: View, words: Words) -> Part:
    """What is left to draw, and what comes next where that is seen."""
    title = words.say("picture-stacks")
    castle, stock = view["castle_top"], view["stock_top"]
    names = {site: site.replace("_", " ").title() for site in [castle] if site}
    entries = [
        ("tile", view["pile"], "picture-pile", ""),
        *([("tile", view["rival"], "picture-rival", "")] if view["solo"] else []),
        ("castle", view["castles_left"], "picture-castles-left", names.get(castle or "", "")),
        ("exploration", view["stock"], "picture-stock", stock.upper() if stock else ""),
    ]
    body = paper(STACKS_WIDE, STACKS_HIGH, title)
    told = []
    for place, (kind, count, label, top) in enumerate(entries):
        y, name = 60 + place * 34, words.say(label)
        after = words.say("picture-next", name=top) if top else ""
        body += write(
            46,
            y,
            count,
            24,
            34,
            **BOLD,
            **RIGHT,
            **movable(kind, label.removeprefix("picture-"), count),
        )
        body += write(54, y, name, 18, STACKS_WIDE - 64, **LEFT)
        body += write(54, y + 14, after, 15, STACKS_WIDE - 64, **LEFT, **SMALL) if top else ""
        told.append(", ".join(filter(None, (f"{count} {name}", after))))
    return Part("stacks", "stacks", (STACKS_WIDE, STACKS_HIGH), body, title, told=tuple(told))
