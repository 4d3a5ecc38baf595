"""What a seat sees as bytes: nothing hidden, everything else, and always from its own side."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.kernel import play
from meseta.kernel.domain import Domain
from meseta.kernel.observing import FULL, ONE_HOT, Layout, LayoutPart, names_seats
from meseta.kernel.record import Array, Field
from meseta.kernel.table import FIRST_PART, KIND, SEATS
from meseta.match.match import Match
from meseta.match.sight import deal_anew, hide_from
from tests.support.conformance import journey, stops
from tests.support.fuzz import VARIANTS

TABLES = [(game, json.dumps(options)) for game, found in VARIANTS.items() for options in found[:2]]


def layout_of(match: Match) -> Layout:
    return match.game.book.layout


def observed(match: Match, state: Array, seat: int) -> Array:
    """What a seat sees of a state."""
    book = match.game.book
    twin = book.state().read(hide_from(match.game, match.way, state, seat))
    out = np.zeros(book.layout.size, np.uint8)
    book.plain(play.observe)(twin, match.game.box, seat, out)
    return out


def part_in(match: Match, seen: Array, name: str) -> Array:
    """One part of an observation, in its shape."""
    part = next(each for each in layout_of(match).parts if each.name == name)
    return seen[part.first : part.end].reshape(part.shape)


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_dealing_the_unseen_anew_never_changes_an_observation(game: str, variant: str) -> None:
    for stop in stops(journey(game, variant))[::2]:
        for seat in range(len(stop.game.seats)):
            seen = observed(stop, stop.state, seat)
            known = hide_from(stop.game, stop.way, stop.state, seat)
            for seed in range(2):
                world = deal_anew(stop.game, stop.way, known, seat, seed)
                assert observed(stop, world, seat).tolist() == seen.tolist()


# --- rotating ------------------------------------------------------------------------------------


def moved(number: int, steps: int, players: int) -> int:
    """A seat so many places on."""
    return (number + steps) % players if 0 <= number < players else number


def renamed(number: int, of: Domain, steps: int, players: int) -> int:
    """A number of a domain, after everybody has moved on."""
    if of.members is not None and names_seats(of.members):
        members = [seat for seat in range(8) if number >> seat & 1]
        return sum(1 << moved(seat, steps, players) for seat in members)
    return moved(number, steps, players) if names_seats(of) else number


def turned(match: Match, state: Array, steps: int) -> Array:
    """A state in which everybody sits so many places further on."""
    players, twin = len(match.game.seats), match._twin(state)
    for name, field in match.game.book.state.fields.items():
        if name == "agenda":
            for row in twin.agenda.rows[: twin.asked]:
                kind = match.game.book.decisions.kinds[row[KIND]]
                row[SEATS] = renamed(
                    row[SEATS], Layout.owed(layout_of(match), kind), steps, players
                )
                for place, part in enumerate(kind.parts.values(), FIRST_PART):
                    row[place] = renamed(row[place], part.of, steps, players)
        else:
            setattr(twin, name, turned_field(field, getattr(twin, name), steps, players))
    array: Array = twin.array()
    return array


def turned_field(field: Field, value: Any, steps: int, players: int) -> Any:
    """The same of one field."""
    numbers = np.array(value.rows if hasattr(value, "rows") else value)
    numbers = np.vectorize(lambda n: renamed(int(n), field.of, steps, players))(numbers)
    for at, axis in enumerate(field.axes):
        if names_seats(axis):
            order = [moved(seat, -steps, players) for seat in range(numbers.shape[at])]
            numbers = np.take(numbers, order, axis=at)
    return type(value)(numbers.tolist()) if hasattr(value, "rows") else numbers.tolist()


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_rotating_the_seats_rotates_an_observation(game: str, variant: str) -> None:
    for stop in stops(journey(game, variant))[1::2]:
        players = len(stop.game.seats)
        other = turned(stop, stop.state, 1)
        for seat in range(players):
            seen = observed(stop, stop.state, seat)
            assert observed(stop, other, moved(seat, 1, players)).tolist() == seen.tolist()


# --- what it tells -------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_every_number_is_one_of_those_that_have_a_byte(game: str, variant: str) -> None:
    match = journey(game, variant)
    told = [match.game.book.layout.fields[name] for name in match.game.book.layout.fields]
    for stop in stops(match)[::2]:
        for seat in range(len(stop.game.seats)):
            seen = observed(stop, stop.state, seat)
            for part in told:
                if part.form == ONE_HOT:
                    rows = seen[part.first : part.end].reshape(-1, part.columns)
                    assert (rows.astype(int).sum(axis=1) == FULL).all(), part.name


def test_whoever_looks_comes_first() -> None:
    match = meseta.new("el-grande", seed=1, players=4)
    match.play("power 13")
    mover = match.moves[0][0]
    for seat in range(4):
        played = part_in(match, observed(match, match.state, seat), "power")
        assert played.tolist() == [FULL if (mover - seat) % 4 == at else 0 for at in range(5)]


def test_a_seat_that_is_named_is_counted_from_whoever_looks() -> None:
    match = meseta.new("el-grande", seed=1, players=4)
    starter = match.state[0]["starter"]
    for seat in range(4):
        seen = part_in(match, observed(match, match.state, seat), "starter")
        assert np.flatnonzero(seen).tolist() == [(starter - seat) % 4]


def test_what_is_asked_and_of_whom_is_seen() -> None:
    match = meseta.new("el-grande", seed=1, players=3)
    seen = observed(match, match.state, match.pending[0])
    assert meaning(match, seen, "asked") == ["power"]
    assert "own seat" in meaning(match, seen, "agenda.power")


def meaning(match: Match, seen: Array, name: str) -> list[str]:
    """What is said by a part."""
    part = next(each for each in layout_of(match).parts if each.name == name)
    set_ = np.flatnonzero(seen[part.first : part.end])
    return [part.meaning(int(column), match.game.naming) for column in set_]


def test_a_large_number_is_split_over_bytes() -> None:
    match = meseta.setup("el-grande", {"players": ["blue", "green"], "scores": {"blue": 300}})
    scores = part_in(match, observed(match, match.state, 0), "scores")
    assert scores[0].tolist() == [300 - 256, 1]


# --- the layout ----------------------------------------------------------------------------------


@cache
def parts_of(game: str) -> list[LayoutPart]:
    return find_game(game).book.layout.parts


@pytest.mark.parametrize("game", GAMES)
def test_parts_lie_one_after_the_other(game: str) -> None:
    ends = [0, *[part.end for part in parts_of(game)]]
    assert [part.first for part in parts_of(game)] == ends[:-1]
    assert find_game(game).book.layout.size == ends[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_of_a_part_means_something_else(game: str) -> None:
    naming = find_game(game)({}).naming
    for part in parts_of(game):
        told = [part.meaning(column, naming) for column in range(part.columns)]
        assert len(set(told)) == len(told), part.name
