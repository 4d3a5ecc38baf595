"""6 Castles in the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

import meseta
from meseta.kernel.game import WHOLE, Room
from meseta.match.match import Match
from meseta.people.lines import MARKUP
from meseta.terminal.table import TerminalTable
from tests.games.six_castles.story import table
from tests.games.six_castles.test_picture import CASTLE

pytestmark = pytest.mark.once("compiled")


def shown(match: Match, name: str, room: Room = WHOLE, seat: int | None = 0) -> list[str]:
    """A sheet as a seat sees it, with the keys of what may be done, without colours."""
    view = TerminalTable(match, "en")
    keys: Mapping[str, str] = {}
    if seat in match.pending:
        assert seat is not None
        keys = {choice.text: choice.key for choice in view.question(seat).choices}
    sheets = view.scribe.sheets(match.scene(seat), keys, room)
    return [MARKUP.sub("", line) for sheet in sheets if sheet.name == name for line in sheet.lines]


def labels(match: Match) -> list[str]:
    """The choices as they are shown."""
    choices = TerminalTable(match, "en").question(0).choices
    return [f"{choice.key} {choice.beside}".strip() for choice in choices]


def test_tiles_lie_on_the_map_with_castles_and_workers() -> None:
    assert shown(table(**CASTLE), "map") == [
        "Ho Ce  A  Ho2De  36",
        "Mi Fo+    Cn♜Ce",
        "Ce Pa♜ 40 Ol♜Vi  35",
        "Ho De     Mi De",
    ]


def test_a_castle_shows_its_markets_and_who_closed_them() -> None:
    assert shown(table(**CASTLE), "castles") == ["♜ Penamacor (35 NW): Ol=R Cn Ce"]


def test_a_line_shows_cylinder_and_discs() -> None:
    assert shown(table(**CASTLE), "line") == ["Blue's line  1◉Pa La Cn Ol   5 Vi●Ce De Pa"]


def test_slots_show_who_holds_them() -> None:
    assert "La 4 3=B 2" in shown(table(**CASTLE), "tracks")[0]
    assert shown(table(family=True), "tracks") == []


def test_the_tiles_in_hand_are_drawn_and_nobody_elses() -> None:
    match = table(**CASTLE)
    assert shown(match, "hand")[0].split() == ["«1»LT20*", "«2»LT19*"]
    assert shown(match, "hand", seat=None) == []


def test_the_places_of_a_tile_are_chosen_on_the_map() -> None:
    match = table(**CASTLE)
    match.play("lay lt19")
    drawn = "\n".join(shown(match, "map"))
    assert all(f"«{label.split()[0]}»" in drawn for label in labels(match))


def test_a_tile_is_drawn_turned_each_way_it_may_lie() -> None:
    match = table(**CASTLE)
    match.play("lay lt19")
    match.play(match.legal()[0])
    titles, above, below = shown(match, "hand", Room(80, 23))
    assert titles.split() == [f"«{text.split()[1]}»" for text in match.legal()]
    assert (above[:5], below[:5]) == ("Mi Ch", "La Pa")
    assert (above[8:13], below[8:13]) == ("La Mi", "Pa Ch")


def test_the_sides_of_an_exploration_tile_are_told_where_one_is_chosen() -> None:
    match = meseta.new("6-castles", seed=7, players=2)
    while not match.legal()[0].startswith("side") or match.pending != (0,):
        match.play(match.legal_actions()[0], match.pending[0])
    view, words = match.view(0), match.game.words("en")
    first = view["explorations"][view["line_tile"]["tile"]]["a"]
    shown = " ".join(words.say(f"short-{each}") for each in first)
    assert labels(match)[0].endswith(shown)
    assert "EX" not in TerminalTable(match, "en").question(0).title


def test_what_the_turn_has_brought_so_far_is_told() -> None:
    match, dice = meseta.new("6-castles", seed=5, players=2), random.Random(5)
    words: Any = match.game.words("en")
    coins, told = match.view()["coins"], set[int]()
    while not match.over:
        if any(words.sentence(event).startswith("It is ") for event in match.last_events()):
            coins = match.view()["coins"]
        seat = match.pending[0]
        brought = words.brought(seat, match.log)
        now = match.view()["coins"][match.game.seats[seat]] - coins[match.game.seats[seat]]
        found = re.search(r"(-?\d+) half coin", brought)
        assert int(found[1] if found else 0) == now, match.story()[-8:]
        told.add(now)
        match.play(dice.choice(match.legal_actions(seat)), seat)
    assert max(told) > 5


@pytest.mark.parametrize(
    ("charter", "text"),
    [
        ("ch01", "pasture on the line: 3 points*"),
        ("ch04", "vines on the line: 2 points, 3 half coins*"),
        ("ch07", "dead land on the line: 2 points, 1 step of religion*"),
    ],
)
def test_a_charter_tells_all_that_it_brings(charter: str, text: str) -> None:
    assert table().game.scribe("en").charter(charter) == text  # type: ignore[attr-defined]


def test_the_end_tells_who_won_each_charter() -> None:
    match = meseta.new("6-castles", seed=3, players=2)
    while not match.over:
        match.play(match.legal_actions()[-1], match.pending[0])
    scene = match.scene(0)
    charters = [{**charter, "winner": "red"} for charter in scene.view["charters"]]
    scene = scene._replace(view={**scene.view, "charters": charters})
    sheets = match.game.scribe("en").sheets(scene, {}, Room(80, 20))
    lines = [line for sheet in sheets if sheet.name == "charters" for line in sheet.lines]
    assert "\n".join(lines).count("→ [red]Red[/]") == len(charters)
