"""Positions: every field in words, and what is wrong is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meseta.games import GAMES
from meseta.kernel.chance import CARRY, CURSOR, LENGTH, MASK32, MULTIPLIER, WORDS, seed_words
from meseta.kernel.positions import PositionError, Reader, Writer, fields_in
from meseta.kernel.record import Grid
from meseta.kernel.table import AGENDA_ROOM
from tests.support.kernel_games import games_of
from tests.support.toy import BOOK, NAMING, Count, Pay, State, Turn, Vote, state_of

PAY = {"ask": "pay", "seats": ["red"], "left": 2, "home": None}
PAY_TOO = {**PAY, "seats": ["blue"]}
TURN = {"step": "turn", "number": 3}
VOTE = {"ask": "vote", "seats": ["red", "blue"]}
COUNT = {"step": "count"}
SEEDED = [int(word) for word in seed_words("toy")]


def read(**position: Any) -> State:
    state = state_of()
    Reader(BOOK, NAMING, position).read(state)
    return state


def write(state: State) -> dict[str, Any]:
    return Writer(BOOK, NAMING).write(state, state_of())


# --- writing -------------------------------------------------------------------------------------


def test_an_empty_table_tells_single_numbers_and_tables_by_name_only() -> None:
    assert write(state_of()) == {
        "round": 1,
        "scores": {"red": 0, "blue": 0},
        "coins": {},
        "homes": {},
        "hands": {"red": [], "blue": []},
        "open": False,
        "agenda": [],
        "chance": SEEDED,
    }


@pytest.mark.parametrize(
    ("values", "key", "told"),
    [
        ({"round_no": 4}, "round", 4),
        ({"is_open": 1}, "open", True),
        ({"scores": [3, 0, 0]}, "scores", {"red": 3, "blue": 0}),
        ({"homes": [-1, 2, -1]}, "homes", {"blue": "cala"}),
        ({"hands": [0b110, 0, 0]}, "hands", {"red": ["mill", "road"], "blue": []}),
        ({"coins": Grid([[0, 0, 0], [0, 5, 0], [0, 0, 0]])}, "coins", {"brea": {"blue": 5}}),
        ({"deck": [0, 2, -1, -1], "deck_size": 2}, "deck", ["road", "ox"]),
        (
            {"piles": Grid([[-1] * 3, [1, 0, -1]]), "pile_sizes": [0, 2]},
            "piles",
            [[], ["ox", "mill"]],
        ),
        ({"gates": [0, 1]}, "gates", [False, True]),
        ({"paid": 2}, "paid", 2),
    ],
)
def test_a_field_stands_in_words_and_reads_back(
    values: dict[str, Any], key: str, told: Any
) -> None:
    state = state_of(**values)
    written = write(state)
    assert written[key] == told
    assert read(**written).array().tobytes() == state.array().tobytes()


def test_what_follows_from_other_fields_does_not_stand_there() -> None:
    keys = set(fields_in(State))
    assert keys & {"players", "asked", "broken", "deck_size", "pile_sizes"} == set()
    assert keys >= {"round", "open", "deck", "agenda", "chance"}


def test_the_agenda_is_what_is_to_be_decided_with_its_seats_and_numbers() -> None:
    state = state_of()
    Turn.ask(state, 3)
    Pay.ask(state, 0b10, 2, -1)
    Pay.ask(state, 0b01, 9, 2)
    assert write(state)["agenda"] == [
        TURN,
        PAY_TOO,
        {"ask": "pay", "seats": ["red"], "left": 9, "home": "cala"},
    ]
    assert read(**write(state)).array().tobytes() == state.array().tobytes()


def test_several_seats_and_steps_without_numbers_read_back() -> None:
    state = state_of()
    Count.ask(state)
    Vote.ask(state, 0b11)
    assert write(state)["agenda"] == [COUNT, VOTE]
    assert read(agenda=[COUNT, VOTE]).array().tobytes() == state.array().tobytes()


def test_a_position_can_be_written_as_json() -> None:
    state = state_of(homes=[-1, 2, -1], deck=[0, 2, -1, -1], deck_size=2)
    Turn.ask(state, 3)
    assert json.loads(json.dumps(write(state))) == write(state)


@pytest.mark.parametrize(
    ("usual", "now"),
    [
        ({"homes": [0, 1, -1]}, {"homes": [0, -1, -1]}),
        (
            {"coins": Grid([[1, 1, 0], [1, 1, 0], [0, 0, 0]])},
            {"coins": Grid([[1, 1, 0], [0, 0, 0], [0, 0, 0]])},
        ),
    ],
)
def test_what_is_gone_from_its_usual_place_reads_back(
    usual: dict[str, Any], now: dict[str, Any]
) -> None:
    state = state_of(**now)
    written = Writer(BOOK, NAMING).write(state, state_of(**usual))
    again = state_of(**usual)
    Reader(BOOK, NAMING, written).read(again)
    assert again.array().tobytes() == state.array().tobytes()


# --- reading -------------------------------------------------------------------------------------


def test_what_a_position_does_not_tell_stays_as_it_was() -> None:
    state = state_of(scores=[4, 5, 0], homes=[1, 1, -1])
    reader = Reader(BOOK, NAMING, {"scores": {"blue": 7}})
    reader.read(state)
    assert (state.scores, state.homes) == ([4, 7, 0], [1, 1, -1])
    assert reader.given == {"scores"}


def test_a_pile_that_is_told_is_the_whole_pile() -> None:
    state = state_of(deck=[0, 1, 2, 0], deck_size=4)
    Reader(BOOK, NAMING, {"deck": ["mill"]}).read(state)
    assert (state.deck, state.deck_size) == ([1, -1, -1, -1], 1)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"round": 6}, "round: 6 is not a round from 1 to 5"),
        ({"round": "one"}, "round: 'one' is not a round"),
        ({"round": None}, "round: None is not a round"),
        ({"open": 1}, "open: 1 is not true or false"),
        ({"scores": {"red": 10}}, "scores.red: 10 is not a number of coins from 0 to 9"),
        ({"scores": {"red": -1}}, "scores.red: -1 is not"),
        ({"scores": {"green": 1}}, "scores: 'green' is not one of red, blue"),
        ({"scores": [1, 2]}, "scores: a dictionary is needed, not [1, 2]"),
        ({"scores": None}, "scores: a dictionary is needed, not None"),
        ({"homes": {"red": "west"}}, "homes.red: 'west' is not one of alba, brea, cala or null"),
        ({"coins": {"west": {}}}, "coins: 'west' is not one of alba, brea, cala"),
        ({"coins": {"alba": 3}}, "coins.alba: a dictionary is needed, not 3"),
        ({"coins": {"alba": {"green": 3}}}, "coins.alba: 'green' is not one of red, blue"),
        ({"coins": {"alba": {"red": 99}}}, "coins.alba.red: 99 is not a number of coins"),
        ({"hands": {"red": ["cow"]}}, "hands.red: 'cow' is not one of ox, mill, road"),
        ({"hands": {"red": ["ox", "ox"]}}, "hands.red: 'ox' occurs twice"),
        ({"hands": {"red": "ox"}}, "hands.red: 'ox' is not a list"),
        ({"deck": "ox"}, "deck: a list of 0 to 4 is needed, not 'ox'"),
        ({"deck": ["ox"] * 5}, "deck: a list of 0 to 4 is needed"),
        ({"deck": ["cow"]}, "deck: 'cow' is not one of ox, mill, road or null"),
        ({"deck": ["ox", None]}, "deck: there is no gap in a pile"),
        ({"piles": [[]]}, "piles: a list of 2 is needed"),
        ({"piles": [[], ["ox"] * 4]}, "piles.2: a list of 0 to 3 is needed"),
        ({"piles": [["cow"], []]}, "piles.1: 'cow' is not"),
        ({"gates": [True]}, "gates: a list of 2 is needed"),
        ({"gates": [True, 0]}, "gates.2: 0 is not true or false"),
    ],
)
def test_a_wrong_word_is_told_with_its_field(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        read(**position)
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ("pay", "agenda: a list of 0 to 12 is needed, not 'pay'"),
        (["pay"], "agenda.1: a dictionary with 'ask' or 'step' is needed"),
        ([{}], "agenda.1: a dictionary with 'ask' or 'step' is needed"),
        ([{**TURN, "ask": "pay"}], "agenda.1: a dictionary with 'ask' or 'step' is needed"),
        ([{"step": "dance"}], "agenda.1: 'dance' is not one of turn, count"),
        ([{"step": "pay"}], "agenda.1: 'pay' is not one of turn, count"),
        ([{"ask": "turn"}], "agenda.1: 'turn' is not one of pay, vote"),
        ([{"ask": ["pay"]}], "agenda.1: ['pay'] is not one of pay, vote"),
        ([{"step": "turn"}], "agenda.1: turn needs step, number; there is ['step']"),
        ([{**TURN, "left": 1}], "agenda.1: turn needs step, number; there is"),
        ([{**TURN, "seats": ["red"]}], "agenda.1: turn needs step, number; there is"),
        ([TURN, {"ask": "pay"}], "agenda.2: pay needs ask, seats, left, home; there is ['ask']"),
        ([{**TURN, "number": 9}], "agenda.1.number: 9 is not a round from 1 to 5"),
        ([TURN, {**PAY, "left": 999}], "agenda.2.left: 999 is not a number of coins"),
        ([TURN, {**PAY, "home": "west"}], "agenda.2.home: 'west' is not one of alba"),
        ([TURN, {**PAY, "seats": []}], "agenda.2.seats: a list of 1 is needed, not []"),
        ([TURN, {**PAY, "seats": "red"}], "agenda.2.seats: a list of 1 is needed, not 'red'"),
        ([TURN, {**PAY, "seats": ["red", "blue"]}], "agenda.2.seats: a list of 1 is needed"),
        ([TURN, {**PAY, "seats": ["green"]}], "agenda.2.seats: ['green'] are not different"),
        ([TURN, {**PAY, "seats": [0]}], "agenda.2.seats: [0] are not different ones of"),
        ([COUNT, {**VOTE, "seats": []}], "agenda.2.seats: a list of 1 to 2 is needed, not []"),
        ([COUNT, {**VOTE, "seats": ["red", "red"]}], "agenda.2.seats: ['red', 'red'] are not"),
        ([COUNT, {**VOTE, "seats": ["red", "blue", "red"]}], "a list of 1 to 2 is needed"),
        ([PAY], "agenda.1: pay cannot lie over nothing"),
        ([COUNT, PAY], "agenda.2: pay cannot lie over count"),
        ([TURN, PAY, TURN], "agenda.3: turn cannot lie over pay"),
        ([TURN, PAY, PAY], "agenda.3: pay is asked twice"),
        ([TURN, PAY, PAY_TOO, {**PAY, "left": 1}], "agenda.4: pay is asked twice"),
        ([TURN] * (AGENDA_ROOM + 1), "agenda: a list of 0 to 12 is needed"),
    ],
)
def test_a_wrong_entry_of_the_agenda_is_told_with_its_place(agenda: Any, message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        read(agenda=agenda)
    assert message in str(wrong.value)


def test_a_question_may_lie_on_the_same_question_of_another_seat() -> None:
    assert read(agenda=[TURN, PAY, PAY_TOO]).asked == 3


def test_an_agenda_that_is_told_replaces_what_was_asked() -> None:
    state = state_of()
    Turn.ask(state, 3)
    Pay.ask(state, 1, 2, 1)
    Reader(BOOK, NAMING, {"agenda": [COUNT]}).read(state)
    assert (state.asked, state.agenda.rows) == (1, [[3, *[0] * 7]] + [[0] * 8] * 11)


# --- the generator -------------------------------------------------------------------------------


def changed(place: int, word: Any) -> list[Any]:
    return [word if at == place else each for at, each in enumerate(SEEDED)]


@pytest.mark.parametrize(
    ("chance", "message"),
    [
        ([0] * LENGTH, "chance: this is no state of the generator"),
        ([0] * WORDS + [1, 0], "chance: this is no state of the generator"),
        (changed(CARRY, MULTIPLIER), "chance: this is no state of the generator"),
        (changed(CURSOR, WORDS), "chance: this is no state of the generator"),
        (SEEDED[:-1], "chance: a list of 18 is needed"),
        ([*SEEDED, 0], "chance: a list of 18 is needed"),
        (changed(3, -1), "chance.4: -1 is not a word from 0 to"),
        (changed(3, MASK32 + 1), "chance.4: 4294967296 is not a word"),
        (changed(3, "7"), "chance.4: '7' is not a word"),
        (changed(3, True), "chance.4: True is not a word"),
        ("dice", "chance: a list of 18 is needed, not 'dice'"),
    ],
)
def test_a_generator_that_cannot_be_is_refused(chance: Any, message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        read(chance=chance)
    assert message in str(wrong.value)


def test_a_generator_that_stands_still_is_refused() -> None:
    with pytest.raises(PositionError, match="chance"):
        read(chance=[MASK32] * WORDS + [MULTIPLIER - 1, 0])


def test_a_generator_in_the_middle_of_its_way_is_taken() -> None:
    chance = changed(CURSOR, WORDS - 1)
    chance[CARRY] = MULTIPLIER - 1
    assert read(chance=chance).chance == chance


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(GAMES))
def test_a_position_of_a_game_is_a_dictionary_with_known_keys(name: str) -> None:
    kind = type(games_of(name)[0])
    with pytest.raises(PositionError, match="a position is a dictionary, not 'x'"):
        kind.options_of("x")
    with pytest.raises(PositionError, match="'moon' in a position"):
        kind.options_of({"moon": 1})
    with pytest.raises(PositionError, match="players: the game is for"):
        kind.options_of({"players": 9})
    assert kind.options_of({"players": 3, "agenda": []}) == kind.declared.read({"players": 3})


@pytest.mark.parametrize("name", list(GAMES))
def test_the_text_of_an_invariant_begins_with_the_fields_it_is_about(name: str) -> None:
    game = games_of(name)[0]
    keys = {*fields_in(game.book.state), *game.book.state.fields, *game.extra_keys}
    for invariant in game.book.invariants:
        fields, _, sentence = invariant.partition(":")
        assert {field.strip() for field in fields.split(",")} <= {*keys, "…"}, invariant
        assert sentence


def test_caballeros_out_of_nothing_are_refused() -> None:
    game = games_of("el-grande")[0]
    words = seed_words(1)
    position = game.write_position(game.read_position({}, words))
    position["caballeros"] = {"galicia": {"purple": 40}}
    with pytest.raises(PositionError, match="caballeros: purple would have more than"):
        game.read_position(position, words)
    position["caballeros"] = {}
    position["decks"][0].pop()
    with pytest.raises(PositionError, match=r"decks,.*: "):
        game.read_position(position, words)
