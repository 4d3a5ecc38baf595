"""Options: declared once, read strictly, told where unusual."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

from meseta.games import GAMES, find_game
from meseta.kernel.options import (
    Chosen,
    OptionError,
    Options,
    any_names,
    one_of,
    players,
    ruling,
    some_of,
    yes_or_no,
)

COLOURS = ("red", "blue", "green", "white")


def together(chosen: Chosen) -> None:
    if chosen["short"] and chosen["edition"] == "old":
        raise ValueError("short: the old edition is long")


OPTIONS = Options(
    "toy",
    together,
    {"stay": ruling("stay", "home")},
    players=players(COLOURS, fewest=2, usual=3),
    edition=one_of("new", "old"),
    level=one_of(1, 2, 3, usual=2),
    short=yes_or_no(False),
    expansions=some_of("sea", "sky"),
    cards=any_names(),
)
USUAL = {
    "players": ["red", "blue", "green"],
    "edition": "new",
    "level": 2,
    "short": False,
    "stay": None,
    "expansions": [],
    "cards": [],
}


def test_what_is_not_given_is_as_usual() -> None:
    assert OPTIONS.read({}) == USUAL
    assert OPTIONS.usual["players"] == 3


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ({"players": 2}, {"players": ["red", "blue"]}),
        ({"players": ["white", "red"]}, {"players": ["white", "red"]}),
        ({"players": ("white", "red")}, {"players": ["white", "red"]}),
        ({"edition": "old"}, {"edition": "old"}),
        ({"short": True}, {"short": True}),
        ({"stay": "home"}, {"stay": "home"}),
        ({"stay": None}, {"stay": None}),
        ({"expansions": ["sky", "sea"]}, {"expansions": ["sea", "sky"]}),
        ({"cards": ("z", "a")}, {"cards": ["z", "a"]}),
        ({"players": np.int64(2)}, {"players": ["red", "blue"]}),
    ],
)
def test_what_is_given_is_chosen(given: dict[str, Any], chosen: Chosen) -> None:
    assert OPTIONS.read(given) == {**USUAL, **chosen}


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ({"players": "2"}, {"players": ["red", "blue"]}),
        ({"players": "white, red"}, {"players": ["white", "red"]}),
        ({"edition": " Old "}, {"edition": "old"}),
        ({"level": "3"}, {"level": 3}),
        ({"short": "yes"}, {"short": True}),
        ({"short": "true"}, {"short": True}),
        ({"short": "no"}, {"short": False}),
        ({"short": "false"}, {"short": False}),
        ({"stay": "home"}, {"stay": "home"}),
        ({"stay": "none"}, {"stay": None}),
        ({"expansions": "sky,sea"}, {"expansions": ["sea", "sky"]}),
        ({"expansions": ""}, {"expansions": []}),
        ({"cards": "z, a"}, {"cards": ["z", "a"]}),
    ],
)
def test_what_a_person_types_is_chosen(typed: dict[str, Any], chosen: Chosen) -> None:
    assert OPTIONS.read(typed) == {**USUAL, **chosen}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": 1}, "toy has no option 'colour'; it has: cards, edition,"),
        ({3: 1}, "the key 3 is no text"),
        ({"edition": "ancient"}, "edition: 'ancient' is not one of new, old"),
        ({"edition": None}, "edition: None is not one of"),
        ({"level": True}, "level: True is not one of 1, 2, 3"),
        ({"level": 1.0}, "level: 1.0 is not one of 1, 2, 3"),
        ({"short": 0}, "short: 0 is not one of yes, no"),
        ({"short": "maybe"}, "short: 'maybe' is not one of yes, no"),
        ({"level": "1.0"}, "level: '1.0' is not one of 1, 2, 3"),
        ({"stay": "go"}, "stay: 'go' is not one of none, stay, home"),
        ({"expansions": {}}, "expansions: expected a list of names, not {}"),
        ({"expansions": ["moon"]}, "expansions: 'moon' is not one of sea, sky"),
        ({"cards": [1]}, r"cards: expected a list of names, not \[1\]"),
        ({"players": 1}, "players: the game is for 2 to 4 players, not 1"),
        ({"players": 5}, "players: the game is for 2 to 4 players, not 5"),
        ({"players": -1}, "players: the game is for 2 to 4 players, not -1"),
        ({"players": True}, "players: expected a number or a list of colours, not True"),
        ({"players": {}}, "players: expected a number or a list of colours, not {}"),
        ({"players": "five"}, "players: 'five' is not one of red, blue, green, white"),
        ({"players": "-1"}, "players: the game is for 2 to 4 players, not -1"),
        ({"players": "9" * 5000}, "players: '999.*' is not one of red, blue, green, white"),
        ({"players": math.nan}, "players: nan is no number"),
        ({"short": {1}}, "short: a set cannot stand here"),
        ({"players": ["red"]}, "players: the game is for 2 to 4 players, not 1"),
        ({"players": ["red", "pink"]}, "players: 'pink' is not one of"),
        ({"players": ["red", "red"]}, "players: every colour may occur once"),
        ({"short": True, "edition": "old"}, "short: the old edition is long"),
    ],
)
def test_a_wrong_option_is_named(given: Any, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        OPTIONS.read(given)


def test_a_position_tells_the_players_and_what_is_unusual() -> None:
    assert OPTIONS.unusual(OPTIONS.read({})) == {"players": ["red", "blue", "green"]}
    told = OPTIONS.unusual(OPTIONS.read({"players": 2, "expansions": ["sky"], "level": 3}))
    assert told == {"players": ["red", "blue"], "expansions": ["sky"], "level": 3}
    assert OPTIONS.read(told) == OPTIONS.read({"players": 2, "expansions": ["sky"], "level": 3})


@pytest.mark.parametrize("name", list(GAMES))
def test_the_options_of_a_game_can_be_written_as_json_and_read_again(name: str) -> None:
    options = find_game(name).declared
    chosen = options.read({})
    assert options.read(json.loads(json.dumps(chosen))) == chosen
    assert set(options.unusual(chosen)) == {"players"}
