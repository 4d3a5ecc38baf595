"""The board's tracks, the charters, and the stacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.pieces import marker, terrain_name
from meseta.games.six_castles.people.views import Charter, Track, TypeOfTrack, View
from meseta.people.drawing import EDGE, at, disc, plate, tag, titled
from meseta.people.lettering import BOLD, LEFT, RIGHT, write
from meseta.people.looks import BRONZE, BROWN, CREAM, GOLD, PAPER, RIM, SMALL, STONE, seal
from meseta.people.panels import colour_name, paper
from meseta.people.parts import Part

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

HIGH = 216
RELIGION_WIDE, CHARTERS_WIDE, STACKS_WIDE = 300, 518, 196
SCORING_WIDE = {"landscape": 232, "construction": 250}
SHADES = ("#e6d6a8", "#f0e6c8")
IN_ROW = 9
"""Steps of religion in a row."""
CHARTER_WIDE, CHARTER_HIGH = 95, 84


# --- tracks --------------------------------------------------------------------------------------


def draw_religion(view: View, words: Words) -> Part:
    """The religion track in rows."""
    title, points = words.say("picture-religion"), view["religion_track"]
    body, wide = paper(RELIGION_WIDE, HIGH, title), (RELIGION_WIDE - 24) / IN_ROW
    for step, value in enumerate(points):
        x, y = 12 + step % IN_ROW * wide, 36 + step // IN_ROW * 58
        body += plate(x, y, wide - 2, 54, SHADES[step % 2], rx=4, stroke=RIM)
        body += write(x + wide / 2 - 1, y + 16, value, 15, fill=BROWN, **BOLD)
        here = [colour for colour, place in view["religion"].items() if place == step]
        for place, colour in enumerate(here):
            across = x + wide / 2 - 1 + (place % 2 - (len(here) > 1) / 2) * 13
            body += marker(across, y + 29 + place // 2 * 14, 7, colour, id=f"religion-{colour}")
    return Part("religion", "religion", (RELIGION_WIDE, HIGH), body, title)


def draw_scoring(view: View, words: Words) -> Iterator[Part]:
    """The scoring tracks; a family plays without them."""
    for track in [] if view["family"] else view["tracks"]:
        title, wide = words.say(f"picture-track-{track['track']}"), SCORING_WIDE[track["track"]]
        body = paper(wide, HIGH, title) + draw_top(track, words, wide)
        body += "".join(
            draw_type(entry, words, 74 + 29.5 * row, wide)
            for row, entry in enumerate(track["types"])
        )
        yield Part("scoring", f"scoring-{track['track']}", (wide, HIGH), body, title)


def draw_top(track: Track, words: Words, wide: float) -> str:
    """The top slot, which everybody may take, and who has."""
    drawn = write(16, 47, words.say("picture-top", points=track["top"]), 15, 140, **LEFT, **SMALL)
    takers = [colour for colour, kinds in track["taken"].items() for _kind in kinds]
    for place, colour in enumerate(takers):
        drawn += marker(wide - 20 - 17 * place, 42, 8, colour)
    return drawn


def draw_type(entry: TypeOfTrack, words: Words, y: float, wide: float) -> str:
    """One type with its slots."""
    kind, name = entry["type"], terrain_name(words, entry["type"])
    drawn = plate(10, y - 13, wide - 20, 26.5, GROUND[kind], rx=5, stroke="none")
    drawn += icon(kind, 26, y, 22) + write(42, y + 5, name, 15, wide - 150, **LEFT)
    for place, slot in enumerate(entry["slots"]):
        x, owner = wide - 96 + place * 34, slot["owner"]
        ground = disc(x, y, 12, PAPER, 1, **EDGE)
        face = marker(x, y, 11, owner) if owner else write(x, y + 5.5, slot["value"], 17, **BOLD)
        title = words.say("picture-slot", type=name, points=slot["value"])
        drawn += titled("g", title, ground, face, id=f"slot-{kind}-{slot['value']}")
    return drawn


# --- charters ------------------------------------------------------------------------------------


def draw_charters(view: View, words: Words) -> Iterator[Part]:
    """The charters that can be seen, and that there are others; a family plays without them."""
    if view["family"]:
        return
    title = words.say("picture-charters")
    body = paper(CHARTERS_WIDE, HIGH, title)
    for place, charter in enumerate(view["charters"]):
        x, y = 12 + place % 5 * (CHARTER_WIDE + 5), 36 + place // 5 * (CHARTER_HIGH + 5)
        over = view["asked"] == "over"
        drawn = "".join(draw_charter(charter, words, over))
        body += titled("g", describe(charter, words, over), drawn, transform=at(x, y))
    yield Part("charters", "charters", (CHARTERS_WIDE, HIGH), body, title)


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
    yield plate(0, 0, wide, high, "#efe2bd" if known else STONE, rx=6, stroke_width=1, **dashes)
    if charter["owner"]:
        yield marker(wide - 12, 12, 8, charter["owner"])
    if not known:
        yield write(wide / 2, high / 2 + 5, words.say("picture-secret"), 15, wide - 12, fill=CREAM)
        return
    yield icon(charter["type"], 20, 22, 28) + write(54, 32, charter["points"], 28, **BOLD)
    yield from draw_bonus(charter)
    yield write(wide / 2, 62, terrain_name(words, charter["type"]), 14, wide - 8)
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
            yield icon(sign, 60, 44, 13) + write(70, 48.5, f"+{count}", 14, 22, **LEFT, **BOLD)


def draw_winner(charter: Charter, words: Words) -> Iterator[str]:
    """Who has won a charter, on a ribbon."""
    winner = charter["winner"]
    fill, ink = (GOLD, {}) if winner else ("#d8cab0", SMALL)
    yield plate(4, 67, CHARTER_WIDE - 8, 15, fill, rx=5, stroke=BRONZE, stroke_width=0.8)
    left = 16 if winner else 0
    if winner:
        yield marker(13, 74.5, 7, winner)
    middle, room = CHARTER_WIDE / 2 + left / 2, CHARTER_WIDE - 16 - left
    yield write(middle, 79, winner_of(charter, words), 13, room, **ink)


# --- stacks --------------------------------------------------------------------------------------


def draw_stacks(view: View, words: Words) -> Part:
    """What is left to draw, and what comes next where that is seen."""
    title = words.say("picture-stacks")
    castle, stock = view["castle_top"], view["stock_top"]
    names = {site: site.replace("_", " ").title() for site in [castle] if site}
    entries = [
        (view["pile"], "picture-pile", ""),
        *([(view["rival"], "picture-rival", "")] if view["solo"] else []),
        (view["castles_left"], "picture-castles-left", names.get(castle or "", "")),
        (view["stock"], "picture-stock", stock.upper() if stock else ""),
    ]
    body = paper(STACKS_WIDE, HIGH, title)
    for place, (count, label, top) in enumerate(entries):
        y = 58 + place * 42
        body += write(46, y, count, 24, 34, **BOLD, **RIGHT)
        body += write(54, y, words.say(label), 16, STACKS_WIDE - 64, **LEFT)
        told = words.say("picture-next", name=top) if top else ""
        body += write(54, y + 17, told, 14, STACKS_WIDE - 64, **LEFT, **SMALL) if top else ""
    return Part("stacks", "stacks", (STACKS_WIDE, HIGH), tag("g", body), title)
