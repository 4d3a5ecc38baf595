from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import meseta
from meseta.games.six_castles import SixCastles
from meseta.games.six_castles.box.domains import BONUS, CASTLE_CHARTER
from meseta.games.six_castles.people.boxes import faults, load
from meseta.games.six_castles.people.options import OPTIONS, RULINGS
from meseta.games.six_castles.rules import BOOK
from meseta.games.six_castles.rules.decisions import Decision
from meseta.games.six_castles.rules.events import Events
from meseta.kernel.positions import PositionError
from meseta.match.match import ActionError, IllegalAction, UnknownAction, WrongSeat
from tests.games.six_castles.story import RING_OF_THREE, box_of, game, table
from tests.support.typing_anything import typed

pytestmark = pytest.mark.once("plain")

# --- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "1 to 4 players, not 5"),
        ({"players": 0}, "1 to 4 players, not 0"),
        ({"players": -1}, "1 to 4 players, not -1"),
        ({"players": True}, "expected a number or a list"),
        ({"players": "pink"}, "'pink' is not one of"),
        ({"players": ["blue", "blue"]}, "every colour may occur once"),
        ({"players": ["blue", "pink"]}, "'pink' is not one of"),
        ({"family": 1}, "family: 1 is not one of"),
        ({"side": "c"}, "side: 'c' is not one of"),
        ({"edition": "2019"}, "no option 'edition'"),
        ({"castle_distance": True}, "castle_distance: True is not one of"),
        ({"players": 1, "family": True}, "family: the solo game"),
        *[({name: "nonsense"}, f"{name}: 'nonsense' is not one of") for name in RULINGS],
    ],
)
def test_bad_options_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SixCastles(options)


def test_colours_may_be_named_in_seat_order() -> None:
    match = meseta.new("6-castles", seed=1, players=["green", "red"])
    assert list(match.view()["coins"]) == ["green", "red"]


def test_every_reading_of_section_8_is_an_option() -> None:
    assert len(RULINGS) == 16
    usual = OPTIONS.read({})
    assert all(usual[name] == option.values[0] for name, option in RULINGS.items())


# --- actions -------------------------------------------------------------------------------------


def test_texts_are_unique_within_a_kind_and_read_back() -> None:
    for side in "ab":
        texts = game(side=side).texts
        assert len(texts) == BOOK.actions
        first = BOOK.first_actions()
        for kind in range(len(Decision.kinds)):
            block = texts[first[kind] : first[kind + 1]]
            assert len(set(block)) == len(block)
            assert all(text == " ".join(text.lower().split()) for text in block)


def test_refused_actions_say_what_was_asked() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    with pytest.raises(UnknownAction, match="cannot be read: round 1, blue to lay"):
        match.play("lay lt99")
    with pytest.raises(IllegalAction, match="not legal now"):
        match.play("lay lt01")
    with pytest.raises(WrongSeat, match="seat 1 has nothing to decide"):
        match.play("lay lt19", 1)


# --- words ---------------------------------------------------------------------------------------


def test_every_event_has_words_in_every_language() -> None:
    for language in ("de", "en"):
        words = game().words(language)
        for told in Events.all:
            numbers = [of.low for of in told.tells.values()]
            assert words.sentence((told.number, *numbers))[-1] == "."
        for kind in (*Decision.kinds, None):
            assert (kind is not None and kind.is_step) or words.question(kind)


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'xx' is not one of de, en"):
        game().words("xx")


def test_lost_bonuses_and_tied_charters_can_be_told() -> None:
    words = game().words("de")
    number = {told.name: told.number for told in Events.all}
    for bonus in range(BONUS.size):
        assert "Bonus" in words.sentence((number["lost_bonus"], 0, bonus))
    assert "Burgen" in words.sentence((number["charter_tied"], CASTLE_CHARTER))


# --- positions -----------------------------------------------------------------------------------

START = [["start_a", 0, 0, 0]]
TOPS = ["chapel", "stone_cross", "military_camp"]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"lanes": {}}, "there is no 'lanes'"),
        ({"round": 11}, "round: a number from 1 to 10"),
        ({"round": 0}, "round: a number from 1 to 10"),
        ({"start": "green"}, "start: 'green' is not one of blue, red"),
        ({"active": "pink"}, "active: 'pink'"),
        ({"landscape": "x"}, "landscape: a list"),
        ({"landscape": [["start_a", 0, 0]]}, r"landscape.1: \[tile, x, y, turns\]"),
        ({"landscape": [["lt01", 0, 0, 0]]}, "the start tile comes first"),
        ({"landscape": [*START, ["start_b", 1, 0, 0]]}, "the start tile comes first"),
        ({"landscape": [["start_a", 1, 0, 0]]}, "lies at 0, 0"),
        ({"landscape": [*START, ["lt01", 2, 0, 0]]}, "lt01 cannot be laid at 2, 0"),
        ({"landscape": [*START, ["lt01", 1, 1, 0]]}, "lt01 cannot be laid at 1, 1"),
        ({"landscape": [*START, ["lt99", 1, 0, 0]]}, "'lt99' is not one of"),
        (
            {"landscape": [*START, ["lt01", 1, 0, 4]]},
            "4 is not a number of turns from 0 to 3",
        ),
        ({"landscape": [*START, ["lt01", 1, 0, 0], ["lt01", 0, 1, 0]]}, "lt01 cannot be laid"),
        ({"castles": []}, "castles: a dictionary"),
        ({"castles": {"lisboa": {}}}, "'lisboa' is not one of"),
        ({"castles": {"idanha": 3}}, "'at' and 'markets' are needed"),
        ({"castles": {"idanha": {"at": "start_a se"}}}, "no castle can stand"),
        ({"castles": {"idanha": {"at": "lt01 se"}}}, "lt01 is not on the table"),
        ({"castles": {"idanha": {"at": "start_a"}}}, "'' is not one of nw"),
        ({"castle_deck": ["idanha"]}, "castle_deck: each castle is in one place"),
        ({"castle_deck": ["idanha"] * 6}, "castle_deck: each castle is in one place"),
        ({"hands": {"blue": ["lt01", "lt01"]}}, "hands, .*: each landscape tile is in one place"),
        ({"hands": {"blue": ["lt01"], "red": ["lt01"]}}, "each landscape tile is in one place"),
        ({"hands": {"blue": ["lt01", "lt02", "lt03"]}}, "hands.blue: a list of 0 to 2"),
        ({"pile": ["start_a"]}, "'start_a' is not one of"),
        ({"pile": [f"lt{n:02}" for n in range(1, 30)]}, "pile, .*: no more landscape tiles"),
        ({"rival": [f"lt{n:02}" for n in range(1, 20)]}, "rival: a list of 0 to 12"),
        ({"lines": {"blue": ["ex01"]}}, "'' is not one of a, a reversed"),
        ({"lines": {"blue": ["ex01 a", "ex01 b"]}}, "each exploration tile is in one place"),
        (
            {"lines": {"blue": [f"ex{n:02} a" for n in range(1, 12)]}},
            "blue: a list of 0 to 10",
        ),
        (
            {"reserves": {"blue": ["ex01"]}, "lines": {"red": ["ex01 a"]}},
            "each exploration tile is in",
        ),
        ({"stock": [f"ex{n:02}" for n in range(1, 9)]}, "stock: a list of 0 to 6"),
        ({"cylinders": {"blue": 5}, "lines": {"blue": ["ex01 a"]}}, "cylinders.blue: a number"),
        ({"cylinders": {"blue": 1}, "lines": {"blue": []}}, "there is no line"),
        ({"discs": {"blue": [1]}, "lines": {"blue": ["ex01 a"]}}, "no disc can lie on space 1"),
        ({"discs": {"blue": [2]}, "lines": {"blue": ["ex13 a"]}}, "no disc can lie on space 2"),
        ({"discs": {"blue": [2, 2]}, "lines": {"blue": ["ex01 a"]}}, "discs.blue: 2 occurs twice"),
        ({"workers": {"blue": ["lt01 nw"]}}, "lt01 is not on the table"),
        ({"workers": {"blue": ["supply"] * 6}}, "workers.blue: a list of 0 to 5"),
        ({"workers": {"blue": ["supply"] * 5}, "family": True}, "there are 4 workers"),
        ({"workers": {"blue": ["scored"]}}, "workers, .*: one scored worker for each piece"),
        ({"coins": {"blue": -1}}, "coins.blue: -1 is not a number of half coins from 0"),
        ({"coins": {"blue": True}}, "coins.blue: True is not a number of half coins from 0"),
        ({"religion": {"blue": 25}}, "religion.blue: 25 is beyond the end, 24"),
        ({"slots": {"lake 5": "blue"}}, "'lake 5' is not one of"),
        ({"slots": {"lake 4": "pink"}}, "slots.lake 4: 'pink'"),
        ({"slots": {f"house {n}": "blue" for n in (2, 3, 4)}, "tops": {"blue": TOPS}}, "no worker"),
        ({"tops": {"blue": ["rock"]}}, "'rock' is not one of"),
        ({"charters": {"blue": {"secret": "ch01"}}}, "'secret' and 'open' are needed"),
        (
            {"charters": {"blue": {"secret": "ch00", "open": "ch01"}}},
            "blue.secret: .ch00. is not",
        ),
        ({"charters": {"blue": {}}, "family": True}, "the family version has none"),
        ({"flow": {}}, "flow: positions are written in words"),
        ({"agenda": {}}, "agenda: a list"),
        ({"landscape": []}, "landscape: the start tile lies there"),
        ({"lines": {"blue": []}}, "lines: a line needs a tile"),
    ],
)
def test_bad_positions_are_named(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(**position)


def test_markets_of_a_position_are_checked() -> None:
    for markets, message in (
        ({"vine": "blue"}, "'vine' is not"),
        ({"olive": "x"}, "'x'"),
        ([], "a dictionary"),
    ):
        castles: dict[str, Any] = {"penamacor": {"at": "start_a se", "markets": markets}}
        with pytest.raises(PositionError, match=message):
            table(landscape=RING_OF_THREE, castles=castles)


def test_a_position_is_a_dictionary() -> None:
    nonsense: Any = [1]
    with pytest.raises(ValueError, match="a position is a dictionary"):
        meseta.setup("6-castles", nonsense)


def test_where_a_turn_is_stands_in_words_and_is_checked() -> None:
    position = {**table().position, "stage": 999}
    with pytest.raises(PositionError, match="stage: 999 is not one of start, arranged, marked"):
        meseta.setup("6-castles", position)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ask": "spots"}, r"agenda\.4: 'spots' is not one of"),
        ({"ask": "castle"}, r"agenda\.4: castle needs ask, seats; there is"),
        ({"seats": []}, r"agenda\.4\.seats: a list of 1 is needed"),
        ({"seats": ["green"]}, r"agenda\.4\.seats: .*'green'"),
        ({"seats": ["red"]}, "agenda, active: in a turn only the active player is asked"),
        ({"whose": 999}, r"agenda\.4\.whose: 999 is not one of own, rival, misplaced"),
        ({"whose": "rival"}, "agenda, tile: a tile that is not on the table is being laid"),
        ({"whose": "misplaced"}, "agenda, tile, rival: a tile that is being laid has a place"),
    ],
)
def test_an_entry_of_the_agenda_is_checked_as_its_kind_demands(
    change: dict[str, Any], message: str
) -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    match.play("lay lt19")
    position = match.position
    assert position["agenda"][-1] == {"ask": "spot", "seats": ["blue"], "whose": "own"}
    position["agenda"][-1] |= change
    with pytest.raises(PositionError, match=message):
        meseta.setup("6-castles", position)


def test_a_tile_is_turned_only_where_a_spot_is() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    match.play("lay lt19")
    match.play("north of start_a")
    position = match.position
    for tile in ("lt30", "start_b"):
        position["agenda"][-1]["tile"] = tile
        with pytest.raises(PositionError, match="a tile that is being laid has a place"):
            meseta.setup("6-castles", position)


def test_kinds_lie_only_on_what_they_can_lie_on() -> None:
    position = table(hands={"blue": ["lt19", "lt20"]}).position
    position["agenda"].append({"ask": "hill", "seats": ["blue"], "worker": 1, "tile": "start_a"})
    with pytest.raises(PositionError, match=r"agenda\.3: hill cannot lie over lay"):
        meseta.setup("6-castles", position)


def test_an_edited_position_that_does_not_add_up_is_refused() -> None:
    position = meseta.new("6-castles", seed=1, players=2).position
    position["hands"]["red"][0] = position["hands"]["blue"][0]
    with pytest.raises(PositionError, match="each landscape tile is in one place"):
        meseta.setup("6-castles", position)


# --- the box -------------------------------------------------------------------------------------


def changed(change: Any) -> list[str]:
    document = load("castles")
    change(document)
    return faults(document)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.pop("charter"), "the box has no charter"),
        (lambda d: d.update(game="chess"), "the box is for 'chess'"),
        (lambda d: d["landscape"].pop(), "landscape: 39 entries"),
        (lambda d: d["exploration"].append(d["exploration"][0]), "exploration: 23 entries"),
        (lambda d: d["castle"][0].update(id="sabugal"), "castle sabugal is described 2 times"),
        (lambda d: d["castle"][0].update(id="New Castle"), "an id is one word"),
        (lambda d: d["landscape"][0]["quarters"].append("lake"), "four quarters are needed"),
        (lambda d: d["landscape"][20].update(quarters=["sea"] * 4), "'sea' is not one of"),
        (lambda d: d["landscape"][0]["quarters"].__setitem__(1, "rock"), "room for one rock"),
        (lambda d: d["landscape"][0].update(bonus="gold"), "bonus 'gold'"),
        (lambda d: d["landscape"][0].pop("bonus"), "a rock brings a bonus"),
        (lambda d: d["landscape"][0].update(arms="xn"), "arms 'x' is not one of"),
        (lambda d: d["start"][1].update(bonus="religion"), "the start tile brings nobody"),
        (lambda d: d["exploration"][0]["a"].pop(), "side a needs 4 spaces"),
        (lambda d: d["exploration"][0]["a"].__setitem__(0, "house"), "'house' is not one of"),
        (lambda d: d["exploration"][0]["a"].__setitem__(0, "toll"), "terrains at both ends"),
        (lambda d: d["exploration"][12].pop("under_a"), "under_a must name"),
        (lambda d: d["exploration"][0].update(a=d["exploration"][0]["b"]), "more goods"),
        (lambda d: d["castle"][0]["markets"].pop(), "3 different markets"),
        (lambda d: d["castle"][0].update(markets=["olive", "lake", "vine"]), "'lake' is not one"),
        (lambda d: d["charter"][1].update(kind="ship"), "kind 'ship'"),
        (lambda d: d["charter"][1].update(type="house"), "'house' is not one of"),
        (lambda d: d["charter"].reverse(), "the castle charter comes first"),
        (lambda d: d["charter"][1].update(points=99), "must be a number from 0 to 20"),
        (lambda d: d["track"].reverse(), "the types must be, in this order"),
        (lambda d: d["track"][0].update(a=[2, 3]), "needs falling values"),
        (lambda d: d["top"].reverse(), "top: there must be one for each"),
        (lambda d: d["religion"].update(points=[1]), "rising values are needed"),
        (lambda d: d["landscape"][0]["quarters"].__setitem__(1, "lake"), "11 of dead_land, not 12"),
        (lambda d: d["pieces"].update(workers=6), "workers must be a number from 1 to 5"),
        (lambda d: d["normal"].update(tiles=11), "tiles must be a number from 2 to 10"),
        (lambda d: d["suggested"].pop(), "one entry for each of 2, 3 and 4"),
        (lambda d: d["suggested"][0].update(removed=20), "there are not so many tiles"),
        (lambda d: d["solo"].update(ratings=[3, 2, 1, 0]), "four rising ratings"),
        (lambda d: d["castle"][0].update(source="hearsay"), "source is 'hearsay'"),
        (lambda d: d.update(castle=[1]), "an entry is malformed"),
    ],
)
def test_faults_of_a_box_are_named(change: Any, message: str) -> None:
    assert any(message in fault for fault in changed(change))


def test_the_shipped_box_is_sound_and_marks_what_is_reconstructed() -> None:
    assert faults(load("castles")) == []
    assert load("castles")["landscape"][0]["source"] == "reconstructed"
    assert load("castles")["pieces"]["source"] == "rules"


def test_tiles_of_the_box_differ_and_repeat_no_terrain() -> None:
    tiles = [tile["quarters"] for tile in load("castles")["landscape"]]
    turned = {min(tuple(t[n:] + t[:n]) for n in range(4)) for t in tiles}
    assert len(turned) == 40
    assert all(len(set(quarters)) == 4 for quarters in tiles)


def test_boxes_are_read_from_files(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="not a file"):
        load("missing")
    path = tmp_path / "mine.toml"
    path.write_text("x = ")
    with pytest.raises(ValueError, match="this is not TOML"):
        load(str(path))
    path.write_text('game = "6-castles"')
    with pytest.raises(ValueError, match="the box has no"):
        load(str(path))


def test_a_changed_box_travels_with_the_saved_match(tmp_path: Path) -> None:
    document = load("castles")
    document["charter"][0]["points"] = 6
    match = meseta.new("6-castles", seed=1, players=2, box=document)
    match.save(tmp_path / "match.json")
    assert box_of(meseta.load(tmp_path / "match.json")).charter_points[0] == 6


# --- Hypothesis ----------------------------------------------------------------------------------

ANY_OPTIONS = st.fixed_dictionaries(
    {"players": st.integers(1, 4), "side": st.sampled_from("ab")},
    optional={name: st.sampled_from(each.values) for name, each in RULINGS.items()},
)


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(options=ANY_OPTIONS, seed=st.integers(), choices=st.lists(st.integers(0, 9999), max_size=80))
def test_any_sequence_of_actions_keeps_every_invariant(
    options: dict[str, Any], seed: int, choices: list[int]
) -> None:
    match = meseta.new("6-castles", seed=seed, **options)
    for choice in choices:
        if match.over:
            break
        legal = match.legal()
        match.play(legal[choice % len(legal)])
        assert match.game.fault(match._twin(match.state)) is None
    again = meseta.setup("6-castles", json.loads(json.dumps(match.position)))
    assert again.state.tobytes() == match.state.tobytes()


@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(action=st.one_of(typed(), st.integers()))
def test_anything_may_be_typed(action: str | int) -> None:
    match = table()
    before = match.state.tobytes()
    try:
        match.play(action)
    except ActionError:
        assert match.state.tobytes() == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | typed(4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(typed(4), inner, max_size=3),
    max_leaves=6,
)
POSITION = table().position
KEYS = st.sampled_from(sorted(POSITION))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(key=KEYS, value=JSON)
def test_any_field_of_a_position_may_be_nonsense(key: str, value: Any) -> None:
    position = {**POSITION, key: value}
    with contextlib.suppress(PositionError):
        assert not meseta.setup("6-castles", position).moves
