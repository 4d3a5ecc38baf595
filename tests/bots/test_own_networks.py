"""Networks that come with the games: they fit the rules of today, and bots think with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.bots.levels import make_bot
from meseta.bots.networks import FOLDER, NETWORK, network_for, open_network, own_network
from meseta.bots.thinkers import Thinker
from meseta.games import GAMES, find_game

MOST_BYTES = 4 << 20
"""What the networks of a game may weigh."""


def networks_of(name: str) -> list[Path]:
    """The files that come with a game."""
    return sorted((find_game(name).book.homes[0].parent / FOLDER).glob(f"*{NETWORK}"))


SHIPPED = [(name, path) for name in GAMES for path in networks_of(name)]
LEARNED = [
    pytest.param(name, path, table, id=f"{name} {table}")
    for name, path in SHIPPED
    for table in open_network(path).about["tables"]
]


@pytest.mark.parametrize(("name", "path", "table"), LEARNED)
def test_a_network_that_comes_with_a_game_fits_its_rules_and_box(
    name: str, path: Path, table: dict[str, Any]
) -> None:
    game = find_game(name)(table)
    assert network_for(game, path) is not None
    assert own_network(game) is not None


@pytest.mark.parametrize("name", GAMES)
def test_networks_are_small_enough_to_come_along(name: str) -> None:
    assert sum(path.stat().st_size for path in networks_of(name)) <= MOST_BYTES


def thinks_with_a_network(named: str, game: str, **options: Any) -> bool:
    """Whether a bot thinks with a network at a table."""
    bot, match = make_bot(named), meseta.new(game, seed=1, way="compiled", **options)
    assert isinstance(bot, Thinker)
    return bot.mind(match.sight(0)).is_learned


def test_what_was_learned_for_a_table_counts_there_and_the_weights_elsewhere() -> None:
    for players in (3, 4, 5):
        for edition in ("2023", "classic"):
            table = {"players": players, "edition": edition}
            assert thinks_with_a_network("search:5@own", "el-grande", **table)
    assert not thinks_with_a_network("search:5@own", "el-grande", players=2)
    assert not thinks_with_a_network("search:5@own", "el-grande", players=4, short=True)
    shifted = {"players": 4, "expansions": ["power-shift"]}
    assert not thinks_with_a_network("search:5@own", "el-grande", **shifted)


def test_rey_was_taught_and_the_rey_before_was_not() -> None:
    assert thinks_with_a_network("rey", "el-grande", players=4)
    assert not thinks_with_a_network("rey-1", "el-grande", players=4)


def test_however_sure_it_is_every_answer_of_ones_own_is_looked_into() -> None:
    bots = [make_bot("policy@own", seat) for seat in range(4)]
    match = meseta.new("el-grande", seed=2, way="compiled", players=4)
    looked_into = 0
    while looked_into < 3:
        seat = match.pending[0]
        sight = match.sight(seat)
        if len(match.moves) > 60 and len(sight.legal_actions) > 4:
            told = make_bot("search:2000@own", 1).explain(sight)
            assert min(each.tries for each in told.candidates) > 1
            looked_into += 1
        match.play(bots[seat].choose(sight), seat)


def test_with_another_box_the_weights_judge() -> None:
    game = find_game("el-grande")({"players": 4})
    edited = find_game("el-grande")({"players": 4}, {**game.document, "name": "mine"})
    assert own_network(game) is not None
    assert own_network(edited) is None


def test_who_does_not_ask_for_it_gets_the_weights() -> None:
    assert make_bot("search:5@own").name == "search:5@own"
    assert not thinks_with_a_network("search:5", "el-grande", players=4)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "path", "table"), LEARNED)
def test_at_first_sight_alone_it_beats_chance(name: str, path: Path, table: dict[str, Any]) -> None:
    won = 0
    for seed in range(6):
        match = meseta.new(name, seed=seed, way="compiled", **table)
        own = seed % len(match.game.seats)
        seats = range(len(match.game.seats))
        bots = [make_bot("policy@own" if seat == own else "random", seed) for seat in seats]
        while not match.over:
            seat = match.pending[0]
            match.play(bots[seat].choose(match.sight(seat)), seat)
        won += own in match.winners
    assert won >= 4
