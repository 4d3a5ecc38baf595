"""Every entry of a saved match, damaged in every way: the file is refused, and the entry named."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.match.match import Match
from tests.support.fuzz import Path as Place
from tests.support.fuzz import places, random_moves

DEEP = 5000
DAMAGED = (
    "null",
    "true",
    "-1",
    "1.5",
    "99",
    '""',
    '"x"',
    "[]",
    "{}",
    "[[0]]",
    '{"x": 0}',
    "NaN",
    "-Infinity",
    "1e999",
    "9" * DEEP,
    '"\\ud800"',
    '{"\\udc00": 0}',
    '{"x": 0, "x": 1}',
    "[" * DEEP + "]" * DEEP,
    '{"x":' * 40 + "0" + "}" * 40,
)
"""What may stand in a file, as it is written there; all of it replaces entries in turn."""
A_VALUE = 11
"""So many of them are values; the others no file may hold."""
FEW = 1 if "MESETA_MORE" in os.environ else 5
"""Of what may stand at a place, and of places, so many parts make up the whole; one is tried."""
THINNED = 7 * FEW
"""Of a box, every so many entries one must do."""
HERE = "what is replaced"


@cache
def saved_match(game: str) -> dict[str, Any]:
    """A short match, as its file holds it."""
    match = meseta.new(game, seed=5)
    random_moves(match, random.Random(5), 12)
    data: dict[str, Any] = json.loads(json.dumps(match.to_dict()))
    return data


@cache
def saved_position(game: str) -> dict[str, Any]:
    """A match from the middle of another one, with a box of its own."""
    kind = find_game(game)
    own = {**kind.load_box(kind.box_names[0]), "name": "mine"}
    before = meseta.new(game, seed=5, box=own)
    random_moves(before, random.Random(5), 40)
    match = meseta.setup(game, before.position, box=own)
    random_moves(match, random.Random(6), 3)
    data: dict[str, Any] = json.loads(json.dumps(match.to_dict()))
    return data


def replaced(data: dict[str, Any], place: Place, text: str) -> str:
    """The file with something else at one place."""
    changed = copy.deepcopy(data)
    holder: Any = changed
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = HERE
    return json.dumps(changed).replace(f'"{HERE}"', text)


def fate(text: str, data: dict[str, Any], folder: Path) -> str:
    """What becomes of a file: the entry that is named, or that nothing was lost."""
    path = folder / "match.json"
    path.write_text(text, "utf-8")
    try:
        match = meseta.load(path)
    except ValueError as error:
        return str(error).partition("match.json: ")[2].removeprefix("this is not a saved match: ")
    again = json.loads(json.dumps(match.to_dict()))
    kept = all(again[name] == data[name] for name in ("game", "options", "box", "moves", "check"))
    return "nothing was lost" if kept else "something was lost"


def check_fates(files: Iterator[tuple[Place, str]], data: dict[str, Any], folder: Path) -> None:
    """Each damaged file is refused by the name of the entry, unless it means the same."""
    for place, text in files:
        found = fate(text, data, folder)
        named = (place[0], "check: ", "moves.", "nothing was lost")
        assert found.startswith(named), f"{place}: {found}"


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_match_is_guarded(game: str, tmp_path: Path) -> None:
    data = saved_match(game)
    files = (
        (place, replaced(data, place, text))
        for number, place in enumerate(places(data))
        for text in DAMAGED[number % FEW :: FEW]
    )
    check_fates(files, data, tmp_path)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_a_position_is_guarded(game: str, tmp_path: Path) -> None:
    data = saved_position(game)
    inside = [place for place in places(data) if place[0] == "position"]
    turns = zip(inside[:: min(FEW, 3)], cycle(DAMAGED), strict=False)
    check_fates(((place, replaced(data, place, text)) for place, text in turns), data, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_another_box_inside_is_refused(game: str, tmp_path: Path) -> None:
    data = saved_position(game)
    inside = [place for place in places(data) if place[:2] == ("box", "document")]
    turns = zip(inside[::THINNED], cycle(DAMAGED), strict=False)
    check_fates(((place, replaced(data, place, text)) for place, text in turns), data, tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_box_is_a_box_error_and_another_can_be_looked_at(game: str) -> None:
    document = find_game(game).load_box(find_game(game).box_names[0])
    for place, text in zip([*places(document)][::THINNED], cycle(DAMAGED[:A_VALUE]), strict=False):
        with suppress(meseta.BoxError):
            match = meseta.new(game, box=json.loads(replaced(document, place, text)))
            assert match.svg(0)
            assert match.scene(0)


def test_a_box_that_is_no_box_is_a_box_error(tmp_path: Path) -> None:
    deep = tmp_path / "deep.toml"
    deep.write_text("x = " + "[" * DEEP + "]" * DEEP)
    for box in (7, "nowhere.toml", "", "\0", {}, {"game": {1}}, tmp_path, deep):
        with pytest.raises(meseta.BoxError, match="box"):
            meseta.new("el-grande", box=box)  # type: ignore[arg-type]


def test_the_box_in_a_match_has_its_own_name() -> None:
    data = saved_position("el-grande")
    with pytest.raises(meseta.BoxError, match="box: 'other' is not the box"):
        Match.from_dict({**data, "box": {**data["box"], "name": "other"}})


def test_a_saved_match_opens_no_file_that_it_names(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("secret = 1")
    data = {**saved_match("el-grande"), "box": {"name": str(other), "fingerprint": ""}}
    with pytest.raises(meseta.BoxError, match=r"box\.name: .* is not one of 2023, classic"):
        Match.from_dict(data)


def test_what_is_nested_too_deeply_is_named_by_its_entry(tmp_path: Path) -> None:
    text = replaced(saved_match("el-grande"), ("options", "short"), "[" * DEEP + "]" * DEEP)
    assert fate(text, {}, tmp_path) == "options: this is nested too deeply"


def test_an_entry_that_stands_twice_is_named(tmp_path: Path) -> None:
    text = json.dumps(saved_match("el-grande")).replace('"seed": 5', '"seed": 5, "seed": 6')
    assert fate(text, {}, tmp_path) == "'seed' stands here twice"


def test_an_entry_that_nobody_knows_is_named(tmp_path: Path) -> None:
    data = {**saved_match("el-grande"), "postion": {}}
    assert fate(json.dumps(data), {}, tmp_path).startswith("postion: there is no such entry")


def test_the_options_of_a_position_are_those_of_its_match(tmp_path: Path) -> None:
    data = saved_position("el-grande")
    data = {**data, "position": {**data["position"], "short": True}}
    assert fate(json.dumps(data), {}, tmp_path).startswith("position: its options are not those")
