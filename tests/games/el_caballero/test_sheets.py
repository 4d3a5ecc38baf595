"""El Caballero in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from meseta.kernel.game import WHOLE, Room
from meseta.match.match import Match
from meseta.people.lines import MARKUP
from meseta.terminal.table import TerminalTable
from tests.games.el_caballero.story import card, setup, turn

pytestmark = pytest.mark.once("compiled")


def shown(match: Match, name: str, room: Room = WHOLE) -> list[str]:
    """A sheet as Red sees it, with the keys of what may be done, without colours."""
    table = TerminalTable(match, "en")
    keys: Mapping[str, str] = {}
    if 0 in match.pending:
        keys = {choice.text: choice.key for choice in table.question(0).choices}
    sheets = table.scribe.sheets(match.scene(0), keys, room)
    return [MARKUP.sub("", line) for sheet in sheets if sheet.name == name for line in sheet.lines]


def labels(match: Match) -> list[str]:
    """The choices as they are shown."""
    choices = TerminalTable(match, "en").question(0).choices
    return [f"{choice.key} {choice.beside}".strip() for choice in choices]


def test_land_goes_on_from_card_to_card_on_the_map() -> None:
    caballeros = {"red": [card((2, 1), 6, ships=["west"], castillo=True), card((-1, 0), north=3)]}
    rows = [line[:27].rstrip() for line in shown(turn(caballeros=caballeros), "map")[:2]]
    assert rows == ["       ╻A10   ·A03≈  R1↓6♜₁", "R2~    ┗A16━━━━A30$━━┫A42$"]


def test_regions_and_waters_show_their_worth_and_who_is_there() -> None:
    lines = shown(turn(caballeros={"red": [card((2, 1), 6, ships=["west"])]}), "map")
    assert any(line.endswith("━ A10↓  4+2    R6     R+12") for line in lines)
    assert any(line.endswith("~ A03↑  3+1    R1     R+4") for line in lines)


def test_power_cards_show_what_they_bring_and_how_many_area_cards() -> None:
    found = labels(setup())
    assert found[0] == "1 +7"
    assert found[8] == "9 +3□□"


def test_cells_are_chosen_on_the_map() -> None:
    match = turn(display=["a48", None])
    match.play("caballero")
    drawn = "\n".join(shown(match, "map"))
    assert all(f"«{choice.split()[0]}»" in drawn for choice in labels(match))


def test_the_area_card_in_hand_is_drawn_with_its_sides() -> None:
    match = turn(display=["a12", "a48"])
    match.play("area")
    match.play("area a12")
    lines = shown(match, "areas")
    assert [line[:6].rstrip() for line in lines] == ["A12*", "  ~≈", " ~╻~", "  ┃"]


def test_a_card_that_is_turned_is_drawn_in_every_way_that_fits() -> None:
    match = turn(display=["a17", "a48"])
    for action in ("area", "area a17"):
        match.play(action)
    match.play(next(text for text in match.legal()))
    titles = shown(match, "areas")[0]
    assert titles.count("«") == len(match.legal()) > 1


def test_a_large_map_is_cropped_where_there_is_little_room() -> None:
    match = turn()
    assert len(shown(match, "map", Room(80, 9))) <= 6
    assert shown(match, "players", Room(80, 9))[1].startswith("Red ")
