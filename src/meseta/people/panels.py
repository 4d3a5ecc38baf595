"""The papers that lie on every table: header, round track, players' mats, story, legend."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.people.drawing import EDGE, INK, add_title, at, disc, plate, shape, tag, trace
from meseta.people.drawing_cache import draw_once, question
from meseta.people.lettering import BOLD, LEFT, RIGHT, SERIF, fitting, width_of, wrap, write
from meseta.people.looks import (
    BRONZE,
    BROWN,
    CREAM,
    FADED,
    GOLD,
    LAST,
    LIT,
    LOOKS,
    OCHRE,
    PALE,
    PAPER,
    RED,
    RIM,
    SMALL,
    seal,
    token,
)
from meseta.people.parts import GAP, HIGH, RIGHT_WIDE, WIDE, Picture, PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

SeenView = Mapping[str, Any]
"""A view of any game."""
Flag = tuple[str, str]
"""Words and their tint."""

HEADER_HIGH, TRACK_HIGH = 58, 60
LEGEND_WIDE, LEGEND_LINE = 680, 24
MEDAL_X = 322
"""Where the place that a player has taken is shown on a mat."""
STEP = 66
"""From space to space of the round track."""
NOW: dict[str, Any] = {"class": "now"}
"""Where its marker is."""
LILY = (
    "M0-13C4-8 5-4 2.5 2C5-4 12-6 12 0C12 4 8 5 6.5 2.5C7 5 5 6 2.5 5.5L4 12L0 9L-4 12L-2.5 5.5"
    "C-5 6-7 5-6.5 2.5C-8 5-12 4-12 0C-12-6-5-4-2.5 2C-5-4-4-8 0-13Z"
)
SCORING = "lily"
POINTS = "picture-points", "picture-points-so-far"
POINTS_LABEL = "picture-points-label", "picture-points-so-far-label"
"""What is said of points that were given, and of those that are counted in the end."""
IF_NOW: dict[str, Any] = {"class": "if-now"}
COUNTED: dict[str, Any] = {"class": "as-counted", "visibility": "hidden"}
"""What is said of the latter now, and what a page says while they are counted."""
SMALLEST = 22.0
"""The smallest letters on a mat: 12 pixels where a page has the least room for it."""
LINE, LINE_SIZE = 21, 16
"""The story's lines."""


@question
def is_over(view: SeenView) -> bool:
    """Whether the game is over."""
    return bool(view["asked"] == "over")


@question
def is_asked(view: SeenView, colour: str) -> bool:
    """Whether somebody must decide now."""
    return colour in view["pending"]


@question
def is_viewer(view: SeenView, colour: str) -> bool:
    """Whether it is their own view."""
    return view["seat"] is not None and view["players"][view["seat"]] == colour


def colour_name(speech: Speech, colour: str) -> str:
    """A player's colour in words."""
    return speech.say(f"seat-{colour}")


def by_colour(speech: Speech, counts: Mapping[str, int]) -> str:
    """How many of each colour there are, as "3 Green, 1 Blue"."""
    several = [(colour_name(speech, colour), count) for colour, count in counts.items() if count]
    said = [speech.say("picture-counted", count=count, colour=colour) for colour, count in several]
    return ", ".join(said)


def say_of(name: str, facts: Iterable[str]) -> str:
    """A line about one thing: its name, and what is to be said of it."""
    told = "; ".join(filter(None, facts))
    return f"{name}: {told}" if told else name


def paper(width: float, height: float, title: str = "", fill: str = PAPER, **marks: Any) -> str:
    """A sheet of paper on the table, with a title."""
    edge = {"rx": 9, "stroke": RIM, **EDGE, **marks}
    return plate(0, 0, width, height, fill, **edge) + (heading(width, title) if title else "")


def heading(width: float, title: str) -> str:
    """The title of what lies on a paper."""
    return write(16, 25, title, 18, width - 32, fill=BROWN, **LEFT, **SERIF)


# --- the header ----------------------------------------------------------------------------------


@draw_once
def header(view: SeenView, speech: Speech, title: str, about: str) -> PicturePart:
    """The game, where it is, and who decides what."""
    wide = width_of(title, 38, **SERIF)
    body = [
        write(2, 42, title, 38, fill=BROWN, **LEFT, **SERIF),
        write(wide + 24, 40, about, 20, WIDE / 2 - wide - 40, **SMALL, **LEFT),
        draw_question(view, speech),
    ]
    told = about, question_words(view, speech)
    return PicturePart("header", "header", (WIDE, HEADER_HIGH), "".join(body), title, told)


def round_words(view: SeenView, speech: Speech) -> str:
    """Which round is played, and of how many where that is told."""
    if view["round"] == 0:
        return speech.say("picture-setup")
    if "rounds" in view:
        return speech.say("picture-round-of", round=view["round"], rounds=view["rounds"])
    return speech.say("picture-round", round=view["round"])


def question_words(view: SeenView, speech: Speech) -> str:
    """Who decides what, or who has won."""
    if view["pending"]:
        who = ", ".join(colour_name(speech, colour) for colour in view["pending"])
        return speech.say("picture-decides", who=who, what=speech.say(f"ask-{view['asked']}"))
    winners = [colour_name(speech, colour) for colour in winners_of(view)]
    points = max(view["scores"].values())
    count = len(winners) if len(view["scores"]) > 1 else 0
    return speech.say("picture-won", who=", ".join(winners), count=count, points=points)


def draw_question(view: SeenView, speech: Speech) -> str:
    """A ribbon with what is asked."""
    words, colours = question_words(view, speech), view["pending"] or winners_of(view)
    tokens, room = 34 * len(colours), WIDE / 2 - 40
    size = fitting(words, room - tokens, 22, **BOLD)
    wide = width_of(words, size, **BOLD) + tokens + 34
    drawn = plate(0, 6, wide, 46, RED, rx=23, stroke=GOLD, stroke_width=2)
    drawn += write(tokens + 18, 36, words, size, fill=CREAM, **LEFT, **BOLD)
    drawn += "".join(token(colour, 32 + 34 * i, 29, 12) for i, colour in enumerate(colours))
    return tag("g", drawn, transform=at(WIDE - wide, 0))


def winners_of(view: SeenView) -> list[str]:
    """Who has won, or would have the most points."""
    best = max(view["scores"].values())
    leading = [colour for colour, points in view["scores"].items() if points == best]
    return [colour for colour, place in places_of(view).items() if place == 1] or leading


def places_of(view: SeenView) -> Mapping[str, int]:
    """Who has taken which place, once the game is over."""
    taken: Mapping[str, int] = view.get("places", {})
    return taken


# --- the round track -----------------------------------------------------------------------------


class Track(NamedTuple):
    """The spaces of a round track, where its marker is, and which rounds a match leaves out."""

    spaces: Sequence[str]
    now: int
    left_out: Collection[str] = ()


def track(
    speech: Speech, rounds: Track, wide: float, beside: str = "", told: Sequence[str] = ()
) -> PicturePart:
    """The rounds with their marker, and what lies beside them."""
    drawn = [draw_space(speech, rounds, place) for place in range(len(rounds.spaces))]
    link = trace(f"M30 30H{track_wide(rounds.spaces) - 30}", width=1.6)
    body = link + "".join(drawn) + beside
    title = speech.say("picture-rounds")
    lines = *tell_track(speech, rounds.spaces, rounds.now), *told
    return PicturePart("track", "track", (wide, TRACK_HIGH), body, title, lines)


def track_wide(spaces: Sequence[str]) -> float:
    """How wide the spaces of a round track are."""
    return 60 + STEP * (len(spaces) - 1)


def tell_track(speech: Speech, spaces: Sequence[str], now: int) -> Iterator[str]:
    """Where the marker is, and after which rounds there are scorings."""
    yield space_name(speech, spaces[now])
    after = [spaces[place - 1] for place, mark in enumerate(spaces) if mark == SCORING]
    if after:
        yield speech.say("picture-scorings", rounds=", ".join(after))


def space_name(speech: Speech, mark: str) -> str:
    """What a space of the track stands for."""
    if mark == SCORING:
        return speech.say("picture-scoring")
    return speech.say("picture-round", round=mark)


def draw_space(speech: Speech, rounds: Track, place: int) -> str:
    """One space of the track; that of a round which is left out is pale."""
    mark, here = rounds.spaces[place], place == rounds.now
    x, lily = 30 + place * STEP, mark == SCORING
    if mark in rounds.left_out:
        return add_title(
            "g",
            speech.say("picture-left_out", round=mark),
            disc(x, 30, 27, PAPER, 1.5),
            write(x, 38.5, mark, 26, fill=FADED, text_decoration="line-through"),
            opacity=0.6,
        )
    space = disc(x, 30, 27, GOLD if here else PALE, 1.5)
    inner = disc(x, 30, 22.5, "none", 2.8, RED) if here else ""
    sign = shape(LILY, RED, transform=at(x, 30, 1.2))
    face = sign if lily else write(x, 38.5, mark, 26, **BOLD)
    return add_title("g", space_name(speech, mark), space, inner, face, **(NOW if here else {}))


def taken_numbers(view: SeenView, adds: int = 0) -> dict[int, str]:
    """With which power cards the viewer would come to a number that somebody has, and who."""
    legal: Sequence[str] = view.get("legal", [])
    if not any(each.startswith("power ") for each in legal):
        return {}
    numbers = {
        each.get("total", each["power"]): each_of for each_of, each in view["played"].items()
    }
    return {
        number - adds: colour
        for number, colour in numbers.items()
        if f"power {number - adds}" not in legal
    }


def why_taken(speech: Speech, value: int, colour: str) -> dict[str, Any]:
    """Why a power card cannot be played whose number somebody has played."""
    seat = colour_name(speech, colour)
    return {"data_why": speech.say("picture-number_taken", seat=seat, value=value)}


# --- players' mats -------------------------------------------------------------------------------


def mat(
    view: SeenView,
    speech: Speech,
    colour: str,
    high: float,
    *inside: str,
    flags: Sequence[Flag] = (),
    told: Sequence[str] = (),
    so_far: bool = False,
) -> PicturePart:
    """What lies in front of a player: colour, shape, name, flags, points.

    Points that are counted only in the end are told as they stand, `so_far`, once that is known.
    Below the name there is room for a line that a page may write: who sits there.
    """
    asked, name = is_asked(view, colour), colour_name(speech, colour)
    flags = [*flags, *[(speech.say("picture-start"), OCHRE)] * (colour == view["start"])]
    points = view["standing" if so_far else "scores"].get(colour)
    placed = points is not None and colour in places_of(view) and len(view["scores"]) > 1
    edge: dict[str, Any] = {"stroke": RED, "stroke_width": 4} if asked else {}
    wide = min(150, width_of(name, 27, **SERIF))
    body = [
        paper(RIGHT_WIDE, high, fill=PALE if asked else PAPER, **edge),
        draw_name(speech, colour, high),
        draw_flags(flags, 66 + wide + 12, MEDAL_X - 20 if placed else RIGHT_WIDE - 92),
        "" if points is None else draw_points(speech, colour, points, so_far),
        draw_place(view, colour) if placed else "",
        *inside,
    ]
    first = [] if points is None else [speech.say(POINTS[so_far], count=points)]
    lines = *first, *[words for words, _tint in flags], *told
    return PicturePart("mat", f"seat-{colour}", (RIGHT_WIDE, high), "".join(body), name, lines)


@draw_once
def draw_name(speech: Speech, colour: str, high: float) -> str:
    """Whose mat it is: colour, shape and name."""
    end = f"V{high - 3:g}H9Q3 {high - 3:g} 3 {high - 9:g}Z"
    side = trace(f"M3 9Q3 3 9 3H15{end}", LOOKS[colour].fill)
    name = write(66, 36, colour_name(speech, colour), 27, 150, **LEFT, **SERIF)
    return side + token(colour, 42, 30, 15) + name


@draw_once
def draw_points(speech: Speech, colour: str, points: int, so_far: bool = False) -> str:
    """The points, or what they would be if the game ended now."""
    x, label = RIGHT_WIDE - (54 if so_far else 48), speech.say(POINTS_LABEL[so_far])
    if not so_far:
        drawn = write(x, 38, points, 38, 70, data_points=colour, **BOLD)
        return drawn + write(x, 56, label, SMALLEST, 84, **SMALL)
    drawn = write(x, 27, points, 32, 70, data_points=colour, **BOLD)
    lines = zip((48, 67), in_two_lines(label), strict=True)
    drawn += "".join(write(x, y, line, SMALLEST, 90, **SMALL, **IF_NOW) for y, line in lines)
    return drawn + write(x, 50, speech.say(POINTS_LABEL[False]), SMALLEST, 84, **SMALL, **COUNTED)


def in_two_lines(label: str) -> tuple[str, str]:
    """Several words broken so that the longer line is as short as can be."""
    words = label.split()
    broken = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(broken, key=lambda lines: max(width_of(line, SMALLEST) for line in lines))


def draw_place(view: SeenView, colour: str) -> str:
    """The medal of the place that a player has taken."""
    place = places_of(view)[colour]
    fill = GOLD if place == 1 else PALE
    crown = shape("M-9 6L-11-5L-5 0L0-8L5 0L11-5L9 6Z", GOLD) if place == 1 else ""
    medal = disc(0, 0, 16, fill, 2, BRONZE) + write(0, 7.5, place, 22, **BOLD)
    return tag("g", medal, tag("g", crown, transform=at(0, -21, 0.9)), transform=at(MEDAL_X, 32))


def draw_flags(flags: Sequence[Flag], left: float, right: float) -> str:
    """Small flags beside a player's name, as wide as their words."""
    size = SMALLEST
    room = right - left - 23 * len(flags)
    if flags:
        size = fitting("".join(words for words, _tint in flags), room, size, **BOLD)
    drawn, x = "", left
    for words, fill in flags:
        wide = width_of(words, size, **BOLD) + 18
        drawn += plate(x, 14, wide, 26, fill, rx=12, stroke_width=1)
        drawn += write(x + wide / 2, 34, words, size, fill=CREAM, **BOLD)
        x += wide + 5
    return drawn


def rows(entries: Sequence[tuple[str, object]], x: float, y: float, room: float) -> Iterator[str]:
    """Labels with their numbers, below each other."""
    for place, (label, value) in enumerate(entries):
        line = y + 23 * place
        yield write(x, line, label, SMALLEST, room - 34, **SMALL, **LEFT)
        yield write(x + room, line, value, SMALLEST, **BOLD, **RIGHT)


# --- story and legend ----------------------------------------------------------------------------


def with_story(picture: Picture, speech: Speech, sentences: Sequence[str]) -> Picture:
    """What happened last, where the mats leave room for it."""
    mats = [part for part in picture.parts if part.kind == "mat"]
    free = HIGH - sum(part.size[1] + GAP for part in mats)
    if free < 100:
        return picture
    title = speech.say("picture-story")
    body = paper(RIGHT_WIDE, free, title) + "".join(draw_story(sentences, free))
    part = PicturePart("story", "story", (RIGHT_WIDE, free), body, title, tuple(sentences))
    return picture._replace(parts=[*picture.parts, part])


def draw_story(sentences: Sequence[str], high: float) -> Iterator[str]:
    """The last sentences that have room, the newest one last."""
    most, lines = int((high - 52) / LINE), list[tuple[str, bool]]()
    for sentence in reversed(sentences):
        wrapped = wrap(sentence, RIGHT_WIDE - 50, LINE_SIZE)
        if len(lines) + len(wrapped) > most:
            break
        lines = [(line, place == 0) for place, line in enumerate(wrapped)] + lines
    for place, (line, first) in enumerate(lines):
        y = 52 + LINE * place
        yield disc(23, y - 5, 2.5, RED, 0) if first else ""
        yield write(34, y, line, LINE_SIZE, **LEFT)


@draw_once
def legend(speech: Speech, reconstructed: bool) -> PicturePart:
    """What the marks in the picture mean, in two lines."""
    dashed = {"stroke_width": 3, "stroke_dasharray": "7 4"}
    signs = {
        "lit": (0, 0, plate(0, 3, 20, 16, "none", rx=4, stroke=LIT, stroke_width=4)),
        "last": (1, 0, plate(0, 3, 20, 16, "none", rx=4, stroke=LAST, **dashed)),
        "reconstructed": (0, 1, seal(10, 11)),
    }
    shown = {key: sign for key, sign in signs.items() if reconstructed or key != "reconstructed"}
    told = tuple(speech.say(f"picture-legend-{key}") for key in shown)
    body = ""
    for (column, line, sign), words in zip(shown.values(), told, strict=True):
        x = 4 + column * LEGEND_WIDE / 2
        text = write(30, 17, words, 16, LEGEND_WIDE - 40 - x, fill=FADED, **LEFT)
        body += tag("g", sign, text, transform=at(x, line * LEGEND_LINE))
    title = speech.say("picture-legend")
    return PicturePart("legend", "legend", (LEGEND_WIDE, 2 * LEGEND_LINE), body, title, told)


def draw_reconstructed_sign(x: float, y: float, speech: Speech, size: float = 1) -> str:
    """The seal of a reconstructed thing, with its word for those who ask."""
    return add_title("g", speech.say("picture-legend-reconstructed"), seal(x, y, size))


def figure(
    x: float,
    y: float,
    value: object,
    label: str,
    sign: str = "",
    size: float = 24,
    room: float = 200,
    small: float = SMALLEST,
) -> str:
    """A number with its sign before it and its label after it, if it needs one."""
    drawn = tag("g", sign, transform=at(x, y - size * 0.33)) if sign else ""
    left = x + (16 if sign else 0)
    drawn += write(left, y, value, size, fill=INK, **LEFT, **BOLD)
    wide = width_of(value, size, **BOLD) + 6
    named = write(left + wide, y, label, small, room - wide + 16, **SMALL, **LEFT) if label else ""
    return drawn + named
