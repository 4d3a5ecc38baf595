"""The face: errors, undo, replay, saving, stories."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.match import ActionError, IllegalAction, Match, UnknownAction, WrongSeat


@pytest.fixture
def match() -> Match:
    match = meseta.new("el-grande", seed=7)
    match.play("power 9")
    return match


def test_what_cannot_be_read_is_named_with_the_position(match: Match) -> None:
    with pytest.raises(UnknownAction, match=r"'pover 9' cannot be read: round 1, green to play"):
        match.play("pover 9")


@pytest.mark.parametrize("number", [-1, 10_000, 2.5, None])
def test_a_number_that_is_no_action_cannot_be_read(match: Match, number: Any) -> None:
    with pytest.raises(UnknownAction):
        match.play(number)


def test_what_is_not_legal_is_named_with_the_position(match: Match) -> None:
    with pytest.raises(IllegalAction, match=r"'power 9' is not legal now: round 1"):
        match.play("power 9")


def test_a_foreign_seat_is_named_with_the_position(match: Match) -> None:
    with pytest.raises(WrongSeat, match=r"seat 3 has nothing to decide now: round 1"):
        match.play("power 1", seat=3)
    with pytest.raises(WrongSeat):
        match.legal(seat=0)


def test_nothing_can_be_played_after_the_end() -> None:
    match = meseta.new("el-grande", seed=1, short=True)
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(WrongSeat, match="over"):
        match.play("power 1")


def test_all_three_are_action_errors_and_value_errors() -> None:
    for kind in (UnknownAction, IllegalAction, WrongSeat):
        assert issubclass(kind, ActionError)
        assert issubclass(kind, ValueError)


def test_actions_are_read_generously(match: Match) -> None:
    match.play("  Power   3 ")
    assert match.moves[-1] == (1, match.game.texts.index("power 3"))


def test_an_action_can_be_played_by_its_number(match: Match) -> None:
    number = match.legal_actions()[0]
    match.play(number)
    assert match.moves[-1] == (1, number)


def test_undo_and_replay_know_how_far_they_can_go(match: Match) -> None:
    with pytest.raises(ValueError, match="undo"):
        match.undo(2)
    with pytest.raises(ValueError, match="replay"):
        match.replay(2)
    match.undo()
    assert match.moves == []
    assert match.pending == (0,)


def test_an_unknown_language_is_named(match: Match) -> None:
    with pytest.raises(ValueError, match="klingon"):
        match.story("klingon")


def test_stories_are_told_in_english_and_german(match: Match) -> None:
    assert match.story()[-1] == "Purple plays power card 9."
    assert match.story("de")[-1] == "Lila spielt Machtkarte 9."


def test_without_a_seed_every_match_is_another() -> None:
    assert meseta.new("el-grande").seed != meseta.new("el-grande").seed


def test_notebooks_show_the_picture(match: Match) -> None:
    assert match._repr_svg_() == match.svg()
    assert match.svg(seat=0) != match.svg(seat=1)


def test_an_unknown_way_is_named() -> None:
    with pytest.raises(ValueError, match="way"):
        meseta.new("el-grande", way="fast")


# --- saved matches -------------------------------------------------------------------------------


def saved(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.to_dict()))
    return data


def test_a_saved_match_is_text_that_a_person_can_read(match: Match, tmp_path: Path) -> None:
    match.save(tmp_path / "evening.json")
    text = (tmp_path / "evening.json").read_text()
    assert '"purple: power 9"' in text
    assert list(tmp_path.iterdir()) == [tmp_path / "evening.json"]


@pytest.mark.parametrize(
    "key", ["meseta", "game", "rules", "options", "box", "seed", "moves", "check"]
)
def test_a_missing_entry_is_named(match: Match, key: str) -> None:
    data = saved(match)
    del data[key]
    with pytest.raises(ValueError, match=key):
        Match.from_dict(data)


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("meseta", 3, "meseta"),
        ("meseta", 0, "meseta"),
        ("game", "chess", "chess"),
        ("rules", "0", "rules"),
        ("options", [], "options"),
        ("options", {"players": 9}, "players"),
        ("box", [], "box"),
        ("box", {"name": "classic", "fingerprint": ""}, "box"),
        ("box", {"name": "2023", "fingerprint": "0"}, "box"),
        ("seed", None, "seed"),
        ("seed", 8, "moves|check"),
        ("moves", "power 9", "moves"),
        ("moves", ["purple power 9"], "number 1"),
        ("moves", ["red: power 9"], "number 1"),
        ("moves", ["green: power 9"], "number 1"),
        ("moves", ["purple: power 9", "green: power 9"], "number 2"),
        ("moves", ["purple: power 8"], "check"),
        ("check", "0", "check"),
    ],
)
def test_an_edited_file_is_refused(match: Match, key: str, value: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Match.from_dict({**saved(match), key: value})


def test_a_truncated_file_is_refused(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    match.save(path)
    whole = path.read_text()
    for length in range(0, len(whole) - 2, 97):
        path.write_text(whole[:length])
        with pytest.raises(ValueError, match=r"cut\.json"):
            meseta.load(path)


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"missing\.json"):
        meseta.load(tmp_path / "missing.json")
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match=r"noise\.json"):
        meseta.load(tmp_path / "noise.json")
    (tmp_path / "list.json").write_text("[]")
    with pytest.raises(ValueError, match="not a saved match"):
        meseta.load(tmp_path / "list.json")


def test_a_match_from_a_position_is_saved_with_it(tmp_path: Path) -> None:
    match = meseta.setup("el-grande", {"king": "granada", "caballeros": {"galicia": {"blue": 3}}})
    match.play("power 3")
    match.save(tmp_path / "position.json")
    again = meseta.load(tmp_path / "position.json")
    assert again.state.tobytes() == match.state.tobytes()


def test_a_match_with_an_own_box_carries_it_along(tmp_path: Path) -> None:
    own = json.loads(json.dumps(meseta.new("el-grande").game.document))
    own["name"] = "mine"
    own["region"][0]["values"] = [9, 2, 0]
    match = meseta.new("el-grande", seed=1, box=own)
    match.play("power 3")
    match.save(tmp_path / "own.json")
    again = meseta.load(tmp_path / "own.json")
    assert again.game.document == own


def test_events_are_small_tuples_of_numbers(match: Match) -> None:
    assert all(isinstance(n, int) for event in match.log for n in event)
    assert match.log[-1] == match.last_events()[-1]


def test_a_save_of_the_first_format_is_read(match: Match) -> None:
    again = Match.from_dict({**saved(match), "meseta": 1, "check": "of another record"})
    assert again.position == match.position


def test_a_save_of_the_first_format_that_began_from_a_position_is_refused(match: Match) -> None:
    with pytest.raises(ValueError, match="did not begin from a position"):
        Match.from_dict({**saved(match), "meseta": 1, "position": {}})


def test_a_position_of_the_first_format_is_refused_by_name(match: Match) -> None:
    with pytest.raises(meseta.PositionError, match="flow: positions are written in words now"):
        meseta.setup("el-grande", {**match.position, "flow": {}})
