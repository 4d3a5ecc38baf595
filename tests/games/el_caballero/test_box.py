"""The box: its totals, what can be wrong with it, and boxes of one's own."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.games.el_caballero import ElCaballero
from tests.games.el_caballero.story import box_with

pytestmark = pytest.mark.once("plain")

BOX = ElCaballero.load_box("1998")


def test_the_shipped_box_is_sound() -> None:
    assert ElCaballero.box_faults(BOX) == []


def test_the_totals_that_are_known() -> None:
    edges = [card["edges"] for card in BOX["area"]]
    plain = [card for card in BOX["area"] if "gold" not in card and "fish" not in card]
    assert len(edges) == 48
    assert "".join(edges).count("L") == "".join(edges).count("W") == 96
    assert set(Counter(edges).values()) == {3}
    assert sum("gold" in card for card in BOX["area"]) == 8
    assert sum("fish" in card for card in BOX["area"]) == 8
    assert len(plain) == 32
    assert sum("L" in card["edges"] for card in plain) == 30


def test_every_area_card_is_marked_as_reconstructed() -> None:
    assert {card["source"] for card in BOX["area"]} == {"reconstructed"}
    view = meseta.new("el-caballero", seed=1).view()
    assert view["display"][0]["source"] == "reconstructed"


def test_the_supply_of_the_power_cards_is_marked_as_derived() -> None:
    assert {card["source"] for card in BOX["power"]} == {"derived: ludorium, El Grande"}


def damaged(path: str, value: Any) -> dict[str, Any]:
    """The shipped box with one thing changed."""
    document = copy.deepcopy(BOX)
    *keys, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    inner: Any = document
    for key in keys:
        inner = inner[key]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("area", None, "no area"),
        ("game", "el-grande", "el-grande"),
        ("title", 3, "title"),
        ("area/3/edges", "LLL", "a04"),
        ("area/3/edges", "LXWW", "a04"),
        ("area/3/edges", "LLLL", "land"),
        ("area/3/gold", "south", "a04"),
        ("area/3/gold", "up", "a04"),
        ("area/3/fish", "north", "a04"),
        ("area/3/fish", "south", "fish"),
        ("area/3/horse", "south", "horse"),
        ("area/3/id", "a05", "a05"),
        ("area/3/id", "A 4", "A 4"),
        ("area/3/id", 4, "4"),
        ("area/3/source", "hearsay", "a04"),
        ("area/3/source", "derived", "a04"),
        ("area/3", 7, "malformed"),
        ("area", [], "area cards"),
        ("power/0/value", 2, "power cards"),
        ("power/0/caballeros", 99, "power card 1"),
        ("power/0/areas", 3, "power card 1"),
        ("power/0/source", None, "power card 1"),
        ("pieces/court", 9, "court"),
        ("pieces/ships", -1, "ships"),
        ("pieces/castillos", True, "castillos"),
        ("pieces/caballero_cards", 7, "caballero_cards"),
        ("rounds/count", 8, "count"),
        ("rounds/scoring", [8], "scoring"),
        ("prices/ship", 0, "ship"),
        ("limits/placed", 9, "placed"),
        ("points/first", 9, "first"),
        ("totals/gold", 7, "gold"),
        ("totals/source", "x", "totals"),
    ],
)
def test_what_is_wrong_with_a_box_is_said(path: str, value: Any, named: str) -> None:
    faults = ElCaballero.box_faults(damaged(path, value))
    assert any(named in fault for fault in faults)
    with pytest.raises(ValueError, match="box"):
        meseta.new("el-caballero", box=damaged(path, value))


def test_too_few_cards_for_the_whole_game() -> None:
    assert any("38 to 48" in fault for fault in ElCaballero.box_faults(box_with([], count=37)))


def test_a_box_needs_a_start_card() -> None:
    assert any("start card" in fault for fault in ElCaballero.box_faults(box_with([])))


def test_an_own_box_is_played_saved_and_loaded(tmp_path: Path) -> None:
    match = meseta.new("el-caballero", seed=2, box=box_with(["LLLL"] * 20), players=2)
    match.play(match.legal()[0])
    match.save(tmp_path / "mine.json")
    again = meseta.load(tmp_path / "mine.json")
    assert again.game.document["name"] == "mine"
    assert again.state.tobytes() == match.state.tobytes()


def test_a_box_from_a_file(tmp_path: Path) -> None:
    shipped = Path(str(meseta.__file__)).parent / "games/el_caballero/box/1998.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.read_text("utf-8").replace('"1998"', '"mine"'), "utf-8")
    assert meseta.new("el-caballero", box=mine, seed=1).game.document["name"] == "mine"
    mine.write_text("this is = not [ toml", "utf-8")
    with pytest.raises(ValueError, match="TOML"):
        meseta.new("el-caballero", box=mine)
    with pytest.raises(FileNotFoundError, match="not a file"):
        meseta.new("el-caballero", box="1999")
