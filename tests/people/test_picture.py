"""Pictures of all games: text keeps to its paper, the frame stays, marks, languages, readers.

What is drawn is read back as a person sees it: every text as a box on the sheet, measured by the
typefaces themselves.
"""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest
import resvg_py

import meseta
from meseta.games import find_game
from meseta.match.match import Match
from meseta.people.lettering import (
    BOLD,
    FACES,
    FONTS,
    SERIF,
    fitting,
    width_of,
    widths,
    wrap,
    write,
)
from meseta.people.looks import LOOKS
from meseta.people.parts import Marks, Picture, PicturePart, arrange, draw_part, join
from meseta.web.table.sheets import render_parts
from tests.support.languages import LANGUAGES

SIZES = {"el-grande": (2, 5), "el-caballero": (2, 4), "6-castles": (1, 4)}
TABLES = [(game, players) for game, both in SIZES.items() for players in both]
SVG = "{http://www.w3.org/2000/svg}"
NEAR = 0.6
"""How far a text may be over an edge before anybody sees it."""


@cache
def match_of(game: str, players: int) -> Match:
    """A whole random match."""
    match = meseta.new(game, seed=11, players=players, way="plain")
    dice = random.Random(11)
    while not match.over:
        seat = dice.choice(match.pending)
        match.play(dice.choice(match.legal(seat)), seat)
    return match


@cache
def moments(game: str, players: int) -> list[Match]:
    """Its start, a few points of its way, and its end."""
    whole = match_of(game, players)
    return [whole.replay(len(whole.moves) * part // 4) for part in range(5)]


# --- what is seen --------------------------------------------------------------------------------


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float
    words: str = ""

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


def moved(transform: str) -> tuple[float, float, float, float]:
    """Where a transform puts 0, 0, how it scales, how it turns."""
    found = {name: value.split() for name, value in re.findall(r"(\w+)\(([^)]*)\)", transform)}
    x, y = map(float, found.get("translate", ["0", "0"]))
    turn = float(found.get("rotate", ["0"])[0])
    return x, y, float(found.get("scale", ["1"])[0]), turn


def boxes(root: ElementTree.Element) -> Iterator[Box]:
    """Every paper, disc and text in the order in which they are drawn; what is turned is left."""

    def walk(element: Any, x: float, y: float, scale: float) -> Iterator[Box]:
        if element.tag in (f"{SVG}defs", f"{SVG}clipPath"):
            return
        dx, dy, size, turn = moved(element.get("transform", ""))
        if turn:
            return
        x, y, scale = x + dx * scale, y + dy * scale, scale * size
        box = box_of(element)
        if box:
            (left, top), (right, bottom) = (
                (x + box[i] * scale, y + box[i + 1] * scale) for i in (0, 2)
            )
            yield Box(left, top, right, bottom, element.text or "")
        for inner in element:
            yield from walk(inner, x, y, scale)

    return walk(root, 0, 0, 1)


def box_of(element: Any) -> tuple[float, float, float, float] | None:
    """The box of one element before it is moved."""

    def told(name: str) -> float:
        return float(element.get(name, 0))

    if element.tag == f"{SVG}rect":
        return told("x"), told("y"), told("x") + told("width"), told("y") + told("height")
    if element.tag == f"{SVG}circle":
        x, y, r = told("cx"), told("cy"), told("r")
        return x - r, y - r, x + r, y + r
    if element.tag == f"{SVG}text":
        return text_box(element)
    return None


def text_box(element: Any) -> tuple[float, float, float, float]:
    """The box of a text, by the widths of its letters."""
    marks = {"class": element.get("class"), "font_weight": element.get("font-weight")}
    size = float(element.get("font-size"))
    spacing = float(element.get("letter-spacing", 0))
    wide = width_of(element.text, size, letter_spacing=spacing, **marks)
    x, y = float(element.get("x")), float(element.get("y"))
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor")]
    return left, y - size * 0.65, left + wide, y


def strays(svg: str) -> list[str]:
    """The texts that leave the paper or the disc on which they stand, or the whole sheet."""
    papers: list[Box] = []
    found = []
    for box in boxes(ElementTree.fromstring(svg)):
        if not box.words:
            papers.append(box)
            continue
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        under = next(paper for paper in reversed(papers) if paper.holds(*middle))
        if box.left < under.left - NEAR or box.right > under.right + NEAR:
            found.append(f"{box.words!r} {box.left:.0f}-{box.right:.0f} on {under}")
    return found


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_text_never_leaves_its_paper(game: str, players: int, language: str) -> None:
    for match in moments(game, players):
        for seat in {None, *match.pending}:
            assert strays(match.svg(seat, language)) == []


def test_a_text_that_leaves_its_paper_is_found() -> None:
    paper = '<rect x="10" y="10" width="50" height="20"/>'
    for words, count in (("short", 0), ("much longer than that", 1)):
        svg = f'<svg xmlns="{SVG[1:-1]}"><rect width="400" height="400"/>{paper}'
        assert len(strays(svg + write(35, 24, words, 12) + "</svg>")) == count


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_scores_of_three_digits_fit(game: str, players: int) -> None:
    match = moments(game, players)[-1]
    scores, places = (dict.fromkeys(match.game.seats, each) for each in (188, 1))
    view = {**match.view(), "scores": scores, "places": places}
    assert strays(join(match.game.picture(view, match.game.words("en")), fonts=False)) == []


# --- the typefaces -------------------------------------------------------------------------------


def tables_of(font: bytes) -> dict[str, bytes]:
    """The tables of a typeface, by their names."""
    (count,) = struct.unpack_from(">H", font, 4)
    rows = [struct.unpack_from(">4s3I", font, 12 + 16 * i) for i in range(count)]
    return {name.decode(): font[start : start + size] for name, _sum, start, size in rows}


def advances(font: bytes) -> list[int]:
    """How far each glyph moves the pen."""
    tables = tables_of(font)
    (count,) = struct.unpack_from(">H", tables["hhea"], 34)
    return [struct.unpack_from(">H", tables["hmtx"], 4 * i)[0] for i in range(count)]


@pytest.mark.parametrize("face", FACES)
def test_the_table_of_widths_is_that_of_the_typeface(face: str) -> None:
    marks: dict[str, Any] = {"serif": SERIF, "bold": BOLD, "plain": {}}[face]
    real = advances((FONTS / f"{face}.ttf").read_bytes())
    for letter in "aMż0ñßŁ…":
        assert width_of(letter, 1000, **marks) in real
    assert (FONTS / f"{face}.woff2").stat().st_size < 25_000


def test_every_letter_that_is_said_is_in_the_typefaces() -> None:
    files = Path(meseta.__file__).parent.rglob("*.ftl")
    texts = [path.read_text("utf-8") for path in files if path.stem != "terminal"]
    for face in FACES:
        assert set("".join(texts)) - set(widths()[face]) <= {"\n"}


def test_words_shrink_to_their_room_and_wrap_between_words() -> None:
    assert width_of("Königlicher Berater", fitting("Königlicher Berater", 90, 30)) <= 90
    assert fitting("short", 90, 12) == 12
    lines = wrap("one two three four five", 60, 14)
    assert " ".join(lines) == "one two three four five"
    assert all(width_of(line, 14) <= 60 for line in lines)


def test_a_picture_carries_its_typefaces_unless_a_page_has_them() -> None:
    picture = moments("el-grande", 2)[0].picture()
    assert join(picture).count("@font-face") == len(FACES)
    assert "@font-face" not in join(picture, fonts=False)


# --- one family ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_frame_stays_the_same_through_a_match(game: str, players: int) -> None:
    for seat in (None, 0):
        frames = [frame_of(match.picture(seat)) for match in moments(game, players)]
        assert all(frame == frames[0] for frame in frames)


def frame_of(picture: Picture) -> dict[str, Any]:
    """Where everything lies that does not come and go, as the cards of a hand do."""
    places = dict(arrange(picture.parts))
    staying = [part for part in picture.parts if part.kind != "hand"]
    return {part.id: (part.kind, part.size, places[part.id]) for part in staying}


def test_a_hand_lies_on_one_paper_that_ends_at_the_edge_of_the_table() -> None:
    picture = moments("el-grande", 5)[0].picture(0)
    hand = [part for part in picture.parts if part.kind == "hand"]
    places = dict(arrange(picture.parts))
    assert len({places[part.id][1] for part in hand}) == 1
    paper = f'x="20" y="{places["hand"][1] - 4}" width="1560" height="92"'
    assert paper in join(picture, fonts=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_part_lies_on_another_or_leaves_the_table(game: str, players: int) -> None:
    picture = moments(game, players)[2].picture(0)
    places = dict(arrange(picture.parts))
    papers = [
        Box(x, y, x + part.size[0], y + part.size[1], part.id)
        for part in picture.parts
        for x, y in [places[part.id]]
    ]
    for one in papers:
        assert one.right <= 1580.1
        for other in papers:
            apart_x = one.right <= other.left or other.right <= one.left
            assert one is other or apart_x or one.bottom <= other.top or other.bottom <= one.top


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_has_a_header_a_board_and_a_mat_for_everybody(game: str, players: int) -> None:
    match = moments(game, players)[1]
    parts = match.picture().parts
    assert {"header", "track", "board", "legend"} <= {part.kind for part in parts}
    mats = [part.id for part in parts if part.kind == "mat"]
    assert mats[: len(match.game.seats)] == [f"seat-{colour}" for colour in match.game.seats]


@pytest.mark.parametrize("game", SIZES)
def test_colours_at_one_table_have_different_shapes(game: str) -> None:
    colours = find_game(game).declared.declared["players"].values
    assert len({LOOKS[colour].outline for colour in colours}) == len(colours)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_end_shows_winner_and_places(game: str, players: int) -> None:
    match = moments(game, players)[-1]
    (header,) = [part for part in match.picture().parts if part.kind == "header"]
    for winner in match.winners:
        assert match.game.seats[winner].capitalize() in header.desc
    assert str(max(match.scores)) in header.desc


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_picture_is_small(game: str, players: int) -> None:
    for match in moments(game, players):
        assert len(join(match.picture(0), fonts=False)) < 140_000


@pytest.mark.sample(2)
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.sample(1)
def test_pictures_can_be_rendered(game: str, players: int) -> None:
    svg = moments(game, players)[2].svg(0)
    fonts = [str(FONTS / f"{face}.ttf") for face in FACES]
    png = resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True)
    assert bytes(png).startswith(b"\x89PNG")


def test_a_page_leaves_out_parts_in_which_nothing_lies() -> None:
    empty, full = (
        PicturePart("board", name, (9, 9), body, "") for name, body in (("a", ""), ("b", "<g/>"))
    )
    assert list(render_parts(Picture("t", "d", "", [empty, full]))) == ["b"]


# --- marks ---------------------------------------------------------------------------------------


def classes(svg: str) -> dict[str, str]:
    found = ElementTree.fromstring(svg).iter()
    return {each.get("id", ""): each.get("class", "") for each in found if each.get("id")}


def test_what_can_be_chosen_is_lit_for_the_seat_that_chooses() -> None:
    match = meseta.new("el-grande", seed=1, players=4, way="plain")
    (seat,) = match.pending
    lit = {key for key, kinds in classes(match.svg(seat)).items() if "lit" in kinds}
    assert lit == {f"hand-{value}" for value in range(1, 14)}
    assert not [kinds for kinds in classes(match.svg()).values() if "lit" in kinds]


def after(game: str, players: int, beginning: str) -> tuple[Match, int, str]:
    """A match right after the first action that begins so, who acted, and what was chosen."""
    whole = match_of(game, players)
    texts = [whole.game.texts[action] for _seat, action in whole.moves]
    number = next(i for i, text in enumerate(texts) if text.startswith(beginning))
    return whole.replay(number + 1), whole.moves[number][0], texts[number].split()[-1]


def test_the_last_move_is_marked() -> None:
    match, _seat, area = after("el-grande", 5, "place ")
    assert "last" in classes(match.svg())[f"area-{area}"]


def test_a_secret_disc_is_marked_for_nobody_but_its_owner() -> None:
    match, seat, area = after("el-grande", 5, "disc ")
    assert match.pending
    assert "last" in classes(match.svg(seat))[f"area-{area}"]
    for other in {None, *range(5)} - {seat}:
        assert not [kinds for kinds in classes(match.svg(other)).values() if "last" in kinds]


def test_a_mark_stands_on_its_element_and_on_no_other() -> None:
    part = PicturePart("board", "board", (9, 9), '<g id="a"/><g id="ab"/>', "Board")
    svg = join(Picture("t", "d", "", [part], Marks(frozenset({"a"}), frozenset({"ab"}))), False)
    assert (classes(svg)["a"], classes(svg)["ab"]) == ("lit", "last")


# --- for readers and in languages ----------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_readers_are_told_what_the_picture_is_and_what_is_asked(game: str, players: int) -> None:
    match = moments(game, players)[1]
    root = ElementTree.fromstring(match.svg())
    told = {each.get("id"): each.text for each in root}
    assert root.get("role") == "img"
    assert (root.get("aria-labelledby") or "").split() == ["title", "desc"]
    assert told["title"] == match.game.title
    assert match.game.words("en").question(match.game.asked(match._twin(match.state))) in (
        told["desc"] or ""
    )


@pytest.mark.parametrize("game", SIZES)
def test_a_picture_speaks_the_language_that_is_asked_for(game: str) -> None:
    match = meseta.new(game, seed=1, way="plain")
    assert "Blau" in match.svg(language="de")
    assert "Blau" not in match.svg()
    with pytest.raises(ValueError, match="language"):
        match.svg(language="tlh")


@pytest.mark.parametrize("game", SIZES)
def test_no_id_stands_twice(game: str) -> None:
    for match in moments(game, SIZES[game][1]):
        ids = re.findall(r'\bid="([^"]+)"', match.svg(0))
        assert len(set(ids)) == len(ids)


def test_a_part_tells_its_name_and_what_it_holds() -> None:
    text = draw_part(PicturePart("card", "row-1", (9, 9), "", "a < b", ("c & d", "e")), (3, 4))
    assert text.startswith('<g id="row-1" transform="translate(3 4)">')
    assert "<title>a &lt; b</title><desc>c &amp; d\ne</desc>" in text
