"""The face: errors, undo, replay, saving, stories."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.games import GAMES
from meseta.match.match import ActionError, IllegalAction, Match, UnknownAction, WrongSeat
from meseta.match.story import QUIET, Chronicle


@pytest.fixture
def match() -> Match:
    match = meseta.new("el-grande", seed=7)
    match.play("power 9")
    return match


def test_what_cannot_be_read_is_named_with_the_position(match: Match) -> None:
    with pytest.raises(UnknownAction, match=r"'pover 9' cannot be read: round 1, green to play"):
        match.play("pover 9")


@pytest.mark.parametrize("number", [-1, 10_000, 2.5, None, True, [], "1"])
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


def test_all_three_are_action_errors() -> None:
    for kind in (UnknownAction, IllegalAction, WrongSeat):
        assert issubclass(kind, ActionError)


def test_every_error_of_the_library_is_a_value_error() -> None:
    named = [getattr(meseta, name) for name in meseta.__all__]
    errors = [each for each in named if isinstance(each, type) and issubclass(each, Exception)]
    kinds = [each for each in errors if each is not meseta.BotError]
    assert len(kinds) == 7
    assert all(issubclass(kind, ValueError) for kind in kinds)


def test_the_package_of_the_games_is_not_hidden() -> None:
    assert meseta.games.__name__ == "meseta.games"
    assert meseta.game_ids() == list(meseta.games.GAMES)


def test_actions_are_read_generously(match: Match) -> None:
    match.play("  Power   3 ")
    assert match.moves[-1] == (1, match.game.texts.index("power 3"))


def test_an_action_can_be_played_by_its_number(match: Match) -> None:
    number = match.legal_actions()[0]
    match.play(number)
    assert match.moves[-1] == (1, number)


def test_a_match_says_its_game_its_round_and_who_decides(match: Match) -> None:
    assert repr(match) == "<Match of el-grande: round 1, green to decide>"
    match = meseta.new("el-grande", seed=1, short=True)
    while not match.over:
        match.play(match.legal()[0])
    (winner,) = match.winners
    assert repr(match) == f"<Match of el-grande: over, won by {match.game.seats[winner]}>"


# --- seats and seeds -----------------------------------------------------------------------------


def test_a_seat_is_its_number_or_its_colour(match: Match) -> None:
    number: Any = np.int8(1)
    assert match.legal("green") == match.legal(1) == match.legal(number)
    assert match.legal_actions("green") == match.legal_actions(1)
    assert match.view("blue") == match.view(2)
    assert match.svg("blue") == match.svg(2)
    assert match.scene("blue") == match.scene(2)
    match.play("power 3", "green")
    assert match.moves[-1][0] == 1


@pytest.mark.parametrize("seat", [0.0, True, -1, 4, "red", "1", [], (1,)])
def test_what_is_no_seat_is_refused_everywhere_and_nothing_is_done(match: Match, seat: Any) -> None:
    before = match.state.tobytes()
    doing: list[Callable[[], object]] = [
        lambda: match.play("power 3", seat),
        lambda: match.legal(seat),
        lambda: match.legal_actions(seat),
        lambda: match.view(seat),
        lambda: match.svg(seat),
        lambda: match.scene(seat),
    ]
    for each in doing:
        with pytest.raises(WrongSeat, match=r"there is no seat .*; there are 0 \(purple\)"):
            each()
    assert match.state.tobytes() == before
    assert len(match.moves) == 1


@pytest.mark.parametrize("seed", [True, 1.0, b"x", [1], {}, "\ud800", 10**2000])
def test_a_seed_is_a_number_or_a_text_and_nothing_else(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed: "):
        meseta.new("el-grande", seed=seed)
    with pytest.raises(ValueError, match="seed: "):
        meseta.setup("el-grande", {}, seed=seed)


def test_a_number_of_numpy_is_a_number_in_the_file_too() -> None:
    seed: Any = np.int64(5)
    saved_seed = json.loads(json.dumps(meseta.new("el-grande", seed=seed).to_dict()))["seed"]
    assert saved_seed == 5


def test_options_can_be_given_as_they_are_typed() -> None:
    typed = meseta.new("el-grande", players="3", short="yes", expansions="old-hands,power-shift")
    given: dict[str, Any] = {
        "players": 3,
        "short": True,
        "expansions": ["power-shift", "old-hands"],
    }
    assert typed.game.options == meseta.new("el-grande", **given).game.options
    position = {"players": "3", "short": "yes", "expansions": "old-hands,power-shift"}
    assert meseta.setup("el-grande", position).game.options == typed.game.options


def test_a_wrong_option_is_an_option_error() -> None:
    with pytest.raises(meseta.OptionError, match="short: 'perhaps' is not one of yes, no"):
        meseta.new("el-grande", short="perhaps")
    with pytest.raises(meseta.OptionError, match="merged_stack: only for 3 players"):
        meseta.new("el-grande", merged_stack=True)
    with pytest.raises(meseta.OptionError, match="old_hands: 'moon' is not one of"):
        meseta.new("el-grande", old_hands="moon")
    with pytest.raises(meseta.PositionError, match="old_hands: 'moon' is not one of"):
        meseta.setup("el-grande", {"old_hands": "moon"})


# --- copies --------------------------------------------------------------------------------------

COPIED: dict[str, Callable[[Match], Match]] = {
    "method": lambda match: match.copy(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "replay": lambda match: match.replay(),
}


@pytest.mark.parametrize("how", COPIED)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_equal_and_goes_its_own_way(game: str, how: str) -> None:
    match = meseta.new(game, seed=7)
    match.play(match.legal()[0])
    seen = match.view(0), match.legal()
    other = COPIED[how](match)
    assert other.to_dict() == match.to_dict()
    assert (other.view(0), other.legal()) == seen
    other.play(other.legal()[-1])
    assert ((match.view(0), match.legal()), len(match.moves)) == (seen, 1)
    other.undo(2)
    assert match.story() == match.replay().story()


def changed_box() -> dict[str, Any]:
    """A box that does not come with the game."""
    return {**meseta.new("el-grande").game.document, "name": "mine"}


@pytest.mark.parametrize("box", [None, "2023", changed_box()], ids=["usual", "named", "own"])
def test_the_game_of_what_comes_from_another_process_is_made_once(box: Any) -> None:
    match = meseta.new("el-grande", seed=1, players=2, box=box)
    sights = [pickle.loads(pickle.dumps(match.sight(seat))) for seat in (0, 1)]
    assert sights[0].game is sights[1].game
    assert sights[0].game.is_like(match.game)
    others = pickle.loads(pickle.dumps(meseta.new("el-grande", seed=1, players=3, box=box)))
    assert len(others.game.seats) == 3


@pytest.mark.parametrize("how", COPIED)
def test_a_copy_of_a_match_from_a_position_has_its_own(how: str) -> None:
    match = meseta.setup("el-grande", {"caballeros": {"galicia": {"blue": 3}}})
    other = COPIED[how](match)
    assert other.start_position is not None
    other.start_position["caballeros"]["galicia"]["blue"] = 9
    assert match.replay().position == match.position


def test_a_position_that_is_changed_later_changes_no_match() -> None:
    position: dict[str, Any] = {"king": "granada", "caballeros": {"galicia": {"blue": 3}}}
    match = meseta.setup("el-grande", position)
    position["caballeros"]["galicia"]["blue"] = 9
    assert match.replay().position == match.position
    assert Match.from_dict(match.to_dict()).position == match.position


def test_a_box_that_is_changed_later_changes_no_match() -> None:
    own = {**meseta.new("el-grande").game.document, "name": "mine"}
    match = meseta.new("el-grande", seed=1, box=own)
    own["region"][0]["values"] = [9, 9, 9]
    assert match.game.document["region"][0]["values"] == [4, 2, 0]


def test_a_box_that_comes_with_a_game_is_taken_out_once_and_others_each_time() -> None:
    one, other = (meseta.new("el-grande", players=3).game for _ in range(2))
    assert one.box is other.box
    assert one.document is not other.document
    other.document["region"][0]["values"] = [9, 2, 0]
    changed = meseta.new("el-grande", players=3, box=other.document).game
    again = meseta.new("el-grande", players=3).game
    values = [game.box.array()["values"].max() for game in (one, changed, again)]
    assert values[0] == values[2] != values[1]


def test_a_written_match_that_is_changed_changes_no_match(match: Match) -> None:
    data = match.to_dict()
    data["options"]["players"].clear()
    assert match.game.seats == ["purple", "green", "blue", "orange"]


def test_where_the_rules_cannot_go_on_nothing_is_half_done(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, legal = match.state.tobytes(), match.legal()
    monkeypatch.setattr(Match, "_is_broken", lambda self: len(self.moves) > 1)
    with pytest.raises(RuntimeError, match="seed 7"):
        match.play("power 3")
    assert (match.state.tobytes(), match.legal(), len(match.moves)) == (before, legal, 1)


# --- back and forth ------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [-1, 2, 1.0, True, "1", None])
def test_only_moves_that_were_made_can_be_undone(match: Match, count: Any) -> None:
    with pytest.raises(ValueError, match="undo: there are 1 moves, not"):
        match.undo(count)
    assert len(match.moves) == 1


def test_only_what_can_be_scored_can_be_previewed(match: Match) -> None:
    areas: list[Any] = ["madrid", 3, None, [], {}]
    for area in areas:
        with pytest.raises(ValueError, match=r"preview: .* cannot be scored; these can: galicia"):
            match.preview(area)


def test_looking_back_stands_where_playing_again_leads(match: Match) -> None:
    back, again = match.look_back(1), match.replay(1)
    assert (back.digest(), back.story(), back.legal()) == (
        again.digest(),
        again.story(),
        again.legal(),
    )
    with pytest.raises(ValueError, match="look back"):
        match.look_back(len(match.moves) + 1)


def test_a_look_back_shows_what_was_kept_in_mind_once_nobody_plays_on() -> None:
    match = meseta.new("el-grande", seed=1, players=2, castillo="memory")
    assert not match.look_back(0).may_look_back
    assert match.look_back(0, is_finished=True).may_look_back


def test_an_open_view_hides_nothing() -> None:
    match = meseta.new("6-castles", seed=1, players=2)
    while match.asked is None or match.asked.several:
        match.play(match.legal_actions()[0])
    assert None in match.view("blue")["hands"]["red"]
    assert None not in match.open_view("blue")["hands"]["red"]


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


def test_stories_are_told_in_many_languages(match: Match) -> None:
    assert match.story()[-1] == "Purple plays power card 9."
    assert match.story("de")[-1] == "Lila spielt Machtkarte 9."
    assert match.story("pl")[-1] == "Fioletowy zagrywa kartę siły 9."


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
        ("moves", ["purple power 9"], r"moves\.1"),
        ("moves", ["red: power 9"], r"moves\.1"),
        ("moves", ["green: power 9"], r"moves\.1"),
        ("moves", ["purple: power 9", "green: power 9"], r"moves\.2"),
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
    for kind in (ValueError, FileNotFoundError):
        with pytest.raises(kind, match=r"missing\.json: there is no such file"):
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


def test_an_open_picture_shows_what_others_hide() -> None:
    match = meseta.new("6-castles", seed=1, players=2)
    match.play(match.legal(0)[0], 0)
    assert match.view(1) != match.open_view(1)
    assert match.open_view(1)["legal"] == match.legal(1)
    assert match.picture(1) != match.picture(1, is_open=True)


def test_an_open_view_needs_no_memory() -> None:
    told = {"players": 2, "castillo": "memory", "caballeros": {"castillo": {"purple": 2}}}
    match = meseta.setup("el-grande", told)
    assert match.view(0)["castillo"] is None
    assert match.open_view(0)["castillo"] == {"purple": 2}


def test_matches_that_went_the_same_way_are_equal() -> None:
    one, same, other = (meseta.new("el-grande", seed=seed, players=2) for seed in (1, 1, 2))
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != meseta.new("el-grande", seed=1, players=3)
    memory = meseta.new("el-grande", seed=1, players=2, castillo="memory")
    assert memory.state.tobytes() == one.state.tobytes()
    assert memory != one
    same.play(same.legal()[0])
    assert one != same
    same.undo()
    assert one == same
    assert one != "a match"


def test_sights_and_games_say_what_they_are() -> None:
    match = meseta.new("el-grande", seed=1, players=3, edition="classic")
    told = "<el-grande: players=3, edition='classic', box classic>"
    assert repr(match.game) == told
    assert repr(match.sight(0)).startswith(f"<Sight of purple in {told}, 0 moves made, ")
    assert match.sight(1)._repr_svg_().startswith("<svg")
    assert "<td>classic</td>" in match.game._repr_html_()


def test_what_only_says_whose_turn_it_is_stands_back_in_the_story() -> None:
    match = meseta.new("6-castles", players=2, seed=4)
    while "Blue's turn is over." not in match.story():
        match.play(match.legal()[0])
    lines = Chronicle().read(match)
    quiet = {
        line
        for line, mark in zip(match.story(), lines.marks, strict=True)
        if mark and mark[0] == QUIET
    }
    assert {"Blue's turn is over."} <= quiet
    assert all(line.endswith(("turn is over.", "turn.")) for line in quiet)
