"""The picture: a map that is right, and every piece where the view has it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Set
from copy import copy
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, cast
from xml.etree import ElementTree

import pytest

import meseta
from meseta.games import find_game
from meseta.games.el_grande.box.domains import AREA
from meseta.games.el_grande.people.boxes import load
from meseta.games.el_grande.people.options import COLOURS
from meseta.games.el_grande.people.picture.land import LINES, SHAPES, SPOTS, ends, neighbours, walk
from meseta.games.el_grande.people.picture.pieces import arrange, height, length
from meseta.games.el_grande.people.views import Card, View
from meseta.games.el_grande.people.words import Words
from meseta.games.el_grande.rules.decisions import Decision
from meseta.kernel.game import AnyGame
from meseta.match.match import Match
from meseta.people.looks import LOOKS
from meseta.people.parts import Picture, join
from tests.games.el_grande.story import row_with

pytestmark = pytest.mark.once("compiled")

AREAS = AREA.names
SIGN = "<title>reconstructed: "

GAMES: dict[str, dict[str, Any]] = {
    "five": {"players": 5},
    "two and a dummy": {"players": 2},
    "classic": {"players": 5, "edition": "classic"},
    "new regency": {"players": 4, "expansions": ("new-regency",)},
    "power shift": {"players": 3, "expansions": ("power-shift",)},
    "old hands": {"players": 4, "expansions": ("old-hands",)},
}


def view_of(match: Match, seat: int | None = None) -> View:
    return cast(View, match.view(seat))


@cache
def views_of(game: str) -> list[View]:
    match = meseta.new("el-grande", seed=3, way="plain", **GAMES[game])
    chance = random.Random(3)
    seats = (None, 0, 1)
    views: list[View] = []
    while not match.over:
        if len(match.moves) % 25 == 0:
            views.append(view_of(match, seats[len(views) % len(seats)]))
        match.play(chance.choice(match.legal()))
    return [*views, view_of(match)]


def crowded(area: str, count: int) -> View:
    crowd = dict.fromkeys(COLOURS, count)
    grandes = dict.fromkeys(COLOURS, "toledo" if area == "castillo" else area)
    pieces = {"king": area, "grandes": grandes, "caballeros": {area: crowd}}
    position = {"players": 5, "expansions": ["new-regency"], **pieces}
    return view_of(meseta.setup("el-grande", position, way="plain"), 0)


@cache
def game_of(name: str) -> AnyGame:
    return find_game("el-grande")(GAMES[name])


WORDS = game_of("five").words("en")


def draw(name: str, view: View, words: Any = None) -> str:
    game = game_of(name)
    return join(game.picture(view, words or game.words("en")), fonts=False)


def ids_in(svg: str) -> list[str]:
    return [mark for e in ElementTree.fromstring(svg).iter() if (mark := e.get("id"))]


def pieces_in(svg: str) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for element in ElementTree.fromstring(svg).iter():
        kind, _, colour = element.get("data-piece", "").partition("-")
        home, _, area = element.get("data-at", "").partition("-")
        if (kind, home) == ("caballero", "area"):
            found[area, colour] += int(element.get("data-count", 1))
    return found


def caballeros_of(view: View) -> Counter[tuple[str, str]]:
    areas = {**view["caballeros"], "castillo": view["castillo"] or {}}
    return Counter({(a, c): n for a, owners in areas.items() for c, n in owners.items()})


def titled_ids(svg: str) -> set[str]:
    elements = ElementTree.fromstring(svg).iter()
    return {
        e.get("id", "") for e in elements if e.find("{http://www.w3.org/2000/svg}title") is not None
    }


@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_areas_share_a_line_exactly_when_the_box_says_that_they_are_neighbours(
    edition: str,
) -> None:
    assert neighbours() == {frozenset(border["between"]) for border in load(edition)["border"]}


def test_every_shape_closes() -> None:
    for lines in SHAPES.values():
        for line, following in pairwise([*lines, lines[0]]):
            assert ends(line)[1] == ends(following)[0]


def test_every_line_is_used_and_a_border_is_walked_once_in_each_direction() -> None:
    walks = Counter(line for lines in SHAPES.values() for line in lines)
    assert {walk(line)[0] for line in walks} == set(LINES)
    assert set(walks.values()) == {1}
    for name in LINES:
        assert ("-" + name in walks) == ("-" in name and " " not in name)


def test_every_area_is_on_the_map() -> None:
    assert set(SHAPES) == set(SPOTS) == set(AREAS)


@pytest.mark.parametrize("area", [area for area in AREAS if SPOTS[area].box[2]])
def test_pieces_never_cover_name_table_or_king(area: str) -> None:
    spot = SPOTS[area]
    left, top, width, tall = spot.box
    room = {(spot.name, spot.width / 2, 18), (spot.table, 43, 14), (spot.king, 15, 28)}
    for (x, y), across, up in room:
        apart_in_x = x + across <= left or left + width <= x - across
        assert apart_in_x or y + up <= top + 4 or top + tall <= y - up + 4


def test_every_colour_has_its_own_shape() -> None:
    assert len({LOOKS[colour].outline for colour in COLOURS}) == len(COLOURS)


def test_every_decision_has_a_flag() -> None:
    game = meseta.new("el-grande", way="plain").game
    for language in game.languages():
        words = Words(game.document, game.naming, language, game.box)
        assert all(words.flag(kind) for kind in Decision.kinds if not kind.is_step)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(1)
def test_as_many_pieces_are_drawn_as_there_are_caballeros(game: str) -> None:
    for view in views_of(game):
        assert pieces_in(draw(game, view)) == caballeros_of(view)


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_an_action_can_point_at_has_an_id_of_its_own_and_a_title(game: str) -> None:
    for view in views_of(game):
        svg = draw(game, view)
        ids = ids_in(svg)
        assert len(set(ids)) == len(ids)
        assert targets_of(view) <= titled_ids(svg)


def targets_of(view: View) -> set[str]:
    own = [] if view["seat"] is None else view["hands"][view["players"][view["seat"]]]["cards"]
    return {
        "king",
        "tile-4",
        "tile-8",
        *(f"area-{area}" for area in AREAS),
        *(f"row-{stack}" for stack in range(1, 6)),
        *(f"hand-{value}" for value in own),
        *(f"grande-{colour}" for colour in view["grandes"]),
        *(f"seat-{colour}" for colour in view["players"]),
    }


@pytest.mark.sample(10)
@pytest.mark.parametrize("count", [1, 5, 9, 20])
@pytest.mark.parametrize("area", [area for area in AREAS if SPOTS[area].box[2]])
def test_a_crowd_fits_into_its_area(area: str, count: int) -> None:
    view = crowded(area, count)
    unit, lines = arrange(view, area)
    _left, _top, width, tall = SPOTS[area].box
    assert unit * sum(map(height, lines)) <= tall
    assert all(unit * length(line) <= width for line in lines)
    assert pieces_in(draw("five", view)) == caballeros_of(view)


def test_many_of_a_colour_are_a_pile_with_its_number() -> None:
    position = {"caballeros": {"toledo": {"blue": 23}}}
    svg = meseta.setup("el-grande", position, way="plain").svg()
    assert ">23</text>" in svg
    assert pieces_in(svg)["toledo", "blue"] == 23


def test_reconstructed_cards_are_marked() -> None:
    view = views_of("five")[0]
    cards = [card for card in view["row"] if card]
    for source, marks in (("rules", 0), ("reconstructed", len(cards))):
        row: list[Card | None] = [{**card, "source": source} for card in cards]
        assert draw("five", {**view, "row": row, "turn": None}).count(SIGN) == marks


def test_a_card_tells_that_its_title_is_ours() -> None:
    match = meseta.setup("el-grande", {"edition": "classic", "row": row_with("coup")}, way="plain")
    told = [part.told for part in match.picture(0, "de").parts if part.kind == "card"]
    assert [("° unser Titel" in lines) for lines in told if "Räumung" in lines] == [True]


def test_a_tile_on_the_map_replaces_the_banner_of_its_region() -> None:
    beside = meseta.setup("el-grande", {}, way="plain").svg()
    laid = meseta.setup("el-grande", {"tiles": {"8/4/0": "galicia"}}, way="plain").svg()
    assert "scoring tile 8/4/0: beside the board" in beside
    assert "scoring tile 8/4/0: Galicia" in laid


def test_the_king_is_drawn_wherever_he_is() -> None:
    view = views_of("new regency")[0]
    for area in AREAS:
        svg = draw("new regency", {**view, "king": area})
        assert f"<title>the King: {view['names'][area]}</title>" in svg


def test_only_the_viewing_seat_holds_cards_in_the_hand() -> None:
    match = meseta.new("el-grande", players=4, seed=1, way="plain")
    assert "hand-13" in ids_in(match.svg(1))
    assert "hand-13" not in ids_in(match.svg())


def test_a_card_says_who_has_played_its_number() -> None:
    match = meseta.new("el-grande", players=4, seed=1, way="plain")
    match.play("power 5")
    second = match.pending[0]
    whys = {part.id: "data-why" in part.body for part in match.picture(second).parts}
    assert [name for name, says in whys.items() if says] == ["hand-5"]
    assert "Purple has already played 5 in this round" in match.svg(second)


def test_rounds_and_places_that_do_not_count_are_pale() -> None:
    assert pale_in(players=2, short=True) == (3, 2)
    assert pale_in(players=4) == (0, 0)


def pale_in(**options: Any) -> tuple[int, int]:
    """How many rounds on the track are left out, and numbers beside it do not score."""
    picture = meseta.new("el-grande", way="plain", **options).picture()
    [track] = [part.body for part in picture.parts if part.kind == "track"]
    return track.count("is left out</title>"), track.count('opacity="0.35"')


def test_nothing_but_the_board_and_what_is_above_it_is_wider_than_a_phone() -> None:
    parts = game_of("power shift").picture(views_of("power shift")[1], WORDS).parts
    wide = {part.kind for part in parts if part.size[0] > 700}
    assert wide == {"header", "track", "board"}
    assert {"hand", "hand-1"} <= {part.id for part in parts}


def test_the_same_view_is_the_same_picture() -> None:
    for view in views_of("five"):
        assert draw("five", view) == draw("five", {**view})


def test_words_are_escaped() -> None:
    usual: Any = game_of("five").words("en")
    words: Any = copy(usual)
    vars(words).pop("token", None)
    words.printed = {**usual.printed, "toledo": '<b>Toledo & "Co"</b>'}
    svg = draw("five", views_of("five")[0], words)
    assert "<b>" not in svg
    assert "&lt;b&gt;Toledo" in svg


def test_a_castillo_from_memory_is_drawn_closed() -> None:
    view: Any = {**views_of("five")[-1], "castillo": None}
    svg = draw("five", view)
    assert ">?</text>" in svg
    assert "closed: what is inside must be remembered" in svg
    assert not [area for area, _colour in pieces_in(svg) if area == "castillo"]


def test_cards_and_countries_are_called_as_the_language_calls_them() -> None:
    view = views_of("five")[1]
    svg = draw("five", view, game_of("five").words("de"))
    assert ">Frankreich</text>" in svg
    assert ">France</text>" in draw("five", view)


def test_the_dummy_is_called_so() -> None:
    svg = draw("two and a dummy", views_of("two and a dummy")[-1])
    assert ">dummy</text>" in svg


# --- in words ------------------------------------------------------------------------------------


def told(position: dict[str, Any], part: str, seat: int | None = None) -> tuple[str, ...]:
    """What is told of one part of a position's picture."""
    picture = meseta.setup("el-grande", position, way="plain").picture(seat)
    return next(each.told for each in picture.parts if each.id == part)


def test_the_board_tells_of_every_region_who_is_there_and_what_it_is_worth() -> None:
    pieces = {"king": "toledo", "grandes": {"blue": "toledo"}}
    lines = told({**pieces, "caballeros": {"toledo": {"green": 3, "blue": 1}}}, "board")
    assert "Toledo: worth 7/4/2; the King; grande: Blue; caballeros: 3 Green, 1 Blue" in lines
    assert "Sevilla: worth 4/3/1; no caballeros" in lines
    assert len(lines) == 10


def test_the_board_tells_where_a_tile_lies_and_where_the_king_is_abroad() -> None:
    position = {"tiles": {"8/4/0": "sevilla"}, "king": "france", "expansions": ["new-regency"]}
    lines = told(position, "board")
    assert "Sevilla: worth 8/4/0; with a scoring tile; no caballeros" in lines
    assert "France: the King" in lines


def test_a_closed_castillo_is_told_as_closed() -> None:
    view: Any = {**views_of("five")[-1], "castillo": None}
    lines = game_of("five").picture(view, game_of("five").words("en")).parts[2].told
    assert lines[9].endswith("closed: what is inside must be remembered")


def test_a_mat_tells_points_supplies_and_cards() -> None:
    position = {"players": 3, "scores": {"blue": 12}, "court": {"blue": 1}}
    lines = told(position, "seat-blue")
    assert lines[:3] == ("12 points", "In the court: 1 caballero", "In the province: 29 caballeros")
    assert "Power cards in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13" in lines


def test_a_card_tells_its_name_its_places_and_its_text() -> None:
    for view in views_of("five"):
        parts = {part.id: part.told for part in game_of("five").picture(view, WORDS).parts}
        for stack, card in enumerate(view["row"]):
            lines = [card["name"], card["text"]] if card else ["no card"]
            assert set(lines) <= set(parts[f"row-{stack + 1}"])


def test_the_track_tells_the_round_and_when_scorings_come() -> None:
    assert told({"round": 4}, "track")[:2] == ("Round 4", "Scoring after round: 3, 6, 9")


# --- what can be chosen, and what can travel -----------------------------------------------------

PLAYED: dict[str, dict[str, Any]] = {
    **{f"{n} players": {"players": n} for n in (2, 3, 4, 5)},
    **{f"classic, {n} players": {"players": n, "edition": "classic"} for n in (2, 3, 4, 5)},
    "new regency": {"players": 5, "expansions": ("new-regency",)},
    "power shift": {"players": 4, "expansions": ("power-shift",)},
    "old hands": {"players": 3, "expansions": ("old-hands",)},
}
SVG = "{http://www.w3.org/2000/svg}"
SMALLEST = 12
"""How small the mark of something may be that a finger has to find."""


class Moment(NamedTuple):
    """A question of a match: who is asked, what the picture is, and how it is drawn."""

    match: Match
    seat: int
    picture: Picture
    elements: list[ElementTree.Element]

    def chosen(self) -> set[str]:
        """The elements that the seat's actions point at."""
        elements = self.match.game.elements(self.seat)
        return {elements[action] for action in self.match.legal_actions(self.seat)} - {""}


@cache
def moments_of(name: str) -> list[Moment]:
    """Every kind of question of a random match, several times."""
    match = meseta.new("el-grande", seed=5, way="plain", **PLAYED[name])
    chance, seen, found = random.Random(5), Counter[str](), list[Moment]()
    while not match.over:
        seat = chance.choice(match.pending)
        asked = view_of(match)["asked"]
        seen[asked] += 1
        if seen[asked] in (1, 2, 20):
            picture = match.picture(seat)
            elements = list(ElementTree.fromstring(join(picture, fonts=False)).iter())
            found.append(Moment(match.copy(), seat, picture, elements))
        match.play(chance.choice(match.legal(seat)), seat)
    return found


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.sample(2)
def test_every_legal_action_is_a_button_or_points_at_one_element_of_the_picture(name: str) -> None:
    for moment in moments_of(name):
        ids = Counter(element.get("id") for element in moment.elements)
        assert {mark: ids[mark] for mark in moment.chosen() if ids[mark] != 1} == {}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.sample(1)
def test_whatever_can_be_chosen_has_an_edge_that_a_finger_finds(name: str) -> None:
    for moment in moments_of(name):
        found = {element.get("id"): element for element in moment.elements}
        for mark in moment.chosen():
            edges = [e for e in found[mark] if "edge" in (e.get("class") or "")]
            assert edges
            assert all(size_of(edge) >= SMALLEST for edge in edges)


def size_of(edge: ElementTree.Element) -> float:
    """How wide and high an edge is at least; those of the land are large."""
    if edge.tag == f"{SVG}circle":
        return 2 * float(edge.get("r", 0))
    if edge.tag == f"{SVG}rect":
        return min(float(edge.get("width", 0)), float(edge.get("height", 0)))
    return 100 if (edge.get("href") or "").startswith("#shape-") else 0


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", PLAYED)
def test_nothing_keeps_the_pointer_from_what_can_be_chosen(name: str) -> None:
    for moment in moments_of(name):
        (board,) = [part for part in moment.picture.parts if part.id == "board"]
        root = ElementTree.fromstring(f'<g xmlns="{SVG[1:-1]}">{board.body}</g>')
        lit = moment.picture.marks.lit - {""}
        caught = list(catching(root, lit))
        below = min((caught.index(mark) for mark in lit & set(caught)), default=len(caught))
        assert set(caught[below:]) <= lit


def catching(
    element: ElementTree.Element, lit: Set[str], on: bool = True, mark: str = ""
) -> Iterator[str]:
    """What the pointer can meet, in the order in which it is drawn; other land is beside it."""
    mark = element.get("id") or mark
    on = mark in lit or (on and element.get("pointer-events") != "none")
    painted = element.get("fill", "none") != "none" or element.tag == f"{SVG}use"
    if on and painted and (mark in lit or not mark.startswith("area-")):
        yield mark
    for inner in element:
        yield from catching(inner, lit, on, mark)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", PLAYED)
def test_no_caballero_is_lost_on_its_way(name: str) -> None:
    for moment in moments_of(name):
        counts = Counter[str]()
        for piece in moment.elements:
            kind, _, colour = piece.get("data-piece", "").partition("-")
            counts[colour] += (kind == "caballero") * int(piece.get("data-count", 1))
        whole = int(moment.match.game.box.caballeros)
        assert {counts[colour] for colour in moment.match.game.seats} == {whole}


@pytest.mark.parametrize("name", PLAYED)
def test_every_piece_is_at_an_element_of_the_picture(name: str) -> None:
    for moment in moments_of(name):
        places = {element.get("data-at") for element in moment.elements}
        assert places - {None} <= {element.get("id") for element in moment.elements}


def test_a_power_card_is_one_piece_in_the_hand_and_on_the_mat() -> None:
    match = meseta.new("el-grande", players=4, seed=1, way="plain")
    (seat,) = match.pending
    colour = match.game.seats[seat]
    before = piece_at(match.svg(seat), f"power-{colour}-9")
    match.play("power 9")
    assert (before, piece_at(match.svg(seat), f"power-{colour}-9")) == ("hand", f"played-{colour}")


def piece_at(svg: str, piece: str) -> str | None:
    """Where the one piece of a kind is."""
    (found,) = [e for e in ElementTree.fromstring(svg).iter() if e.get("data-piece") == piece]
    return found.get("data-at")


def test_an_action_card_goes_from_the_row_to_the_turn() -> None:
    match = next(m.match for m in moments_of("4 players") if view_of(m.match)["asked"] == "take")
    (stack,) = [text for text in match.legal() if text.startswith("take")][:1]
    number = int(stack.split()[1])
    card = view_of(match)["row"][number - 1]
    assert card
    assert piece_at(match.svg(), f"card-{card['id']}") == f"row-{number}"
    match.play(stack)
    assert piece_at(match.svg(), f"card-{card['id']}") == "turn"


def test_the_points_on_a_mat_say_whose_they_are() -> None:
    svg = meseta.setup("el-grande", {"scores": {"blue": 12}}, way="plain").svg()
    points = {e.get("data-points"): e.text for e in ElementTree.fromstring(svg).iter()}
    assert points["blue"] == "12"
