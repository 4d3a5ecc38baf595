"""Every game passes PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import meseta
from meseta.envs.pettingzoo import TableEnv, env
from meseta.games import GAMES
from tests.support.copies import COPIES, Copy

SMALL: dict[str, dict[str, Any]] = {
    "el-grande": {"players": 2, "short": True},
    "el-caballero": {"players": 2},
    "6-castles": {"players": 2},
}
pytestmark = pytest.mark.filterwarnings("ignore:.*:UserWarning")


@pytest.mark.parametrize("game", GAMES)
def test_the_interface_is_kept(game: str) -> None:
    api_test(env(game, **SMALL[game]), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_a_game(game: str) -> None:
    seed_test(lambda: env(game, **SMALL[game]), num_cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_look_at_it_works(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda **how: env(game, **SMALL[game], **how),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )
    assert "[" not in capsys.readouterr().out.splitlines()[0]


def test_a_whole_game_is_the_match_with_its_seed() -> None:
    table = TableEnv("el-grande", players=3, short=True)
    table.reset(seed=4)
    match = meseta.new("el-grande", seed="4 0 0", players=3, short=True)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, _reward, over, _cut, _info = table.last()
        if over:
            table.step(None)
            continue
        assert agent == f"player_{match.pending[0]}"
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == match.legal_actions()
        match.play(legal[len(legal) // 2])
        table.step(legal[len(legal) // 2])
        paid = {each: paid[each] + table.rewards[each] for each in paid}
    assert match.over
    assert [seat for seat, each in enumerate(paid.values()) if each > 0] == list(match.winners)


def test_whoever_is_not_asked_may_do_nothing() -> None:
    table = TableEnv("el-grande", players=3)
    table.reset(seed=1)
    idle = [agent for agent in table.agents if agent != table.agent_selection]
    assert not any(table.observe(agent)["action_mask"].any() for agent in idle)


def test_what_is_not_legal_is_refused() -> None:
    table = TableEnv("el-grande", players=3)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(meseta.IllegalAction, match="game 0: action"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("action", [-1, 1.5, True, None, "power 1"])
def test_what_is_no_action_is_refused_and_the_game_goes_on(action: Any) -> None:
    table = TableEnv("el-grande", players=3)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    with pytest.raises(meseta.IllegalAction):
        table.step(action)
    assert table.agent_selection == agent
    table.step(int(np.flatnonzero(mask)[0]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("duplicate", COPIES)
@pytest.mark.parametrize("make", [env, TableEnv])
def test_every_copy_goes_its_own_way(game: str, duplicate: Copy, make: Any) -> None:
    table = make(game, **SMALL[game])
    table.reset(seed=1)
    other = duplicate(table)
    for _step in range(6):
        seen = [each.observe(each.agent_selection) for each in (table, other)]
        assert seen[0]["observation"].tolist() == seen[1]["observation"].tolist()
        legal = np.flatnonzero(seen[1]["action_mask"])
        other.step(int(legal[-1]))
        assert table.observe(table.agent_selection)["action_mask"].tolist() == (
            seen[0]["action_mask"].tolist()
        )
        table.step(int(legal[-1]))
    other.reset(seed=1)
    assert table.agent_selection is not None


def test_a_way_to_look_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="render_mode: 'smell' is not one of human, ansi, svg"):
        TableEnv("el-grande", render_mode="smell")
