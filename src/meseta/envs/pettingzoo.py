"""Every game as a PettingZoo environment, one seat after the other.

>>> from meseta.envs.pettingzoo import env
>>> table = env("el-grande", players=3)
>>> table.reset(seed=1)

An observation is a dictionary with the bytes of `docs/observations/` and the mask of what may be
done; whoever is not asked has an empty one.
"""

from __future__ import annotations

import copy
import secrets
from typing import Any, Self

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from meseta.envs.batch import Batch
from meseta.envs.eye import RENDER_MODES, check_mode, render, whole
from meseta.kernel.observing import FULL


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game; its seats are the agents."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        dense: bool = False,
        render_mode: str | None = None,
        way: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.seed: int | str = secrets.randbits(63)
        self.games = 0
        self.batch = Batch(
            game, 1, seed=0, reward=reward, dense=dense, restart=False, way=way, **options
        )
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.batch.game.seats))]
        size, actions = self.batch.layout.size, self.batch.actions
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, FULL, (size,), np.uint8),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Discrete:
        """All actions, legal or not."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        """What a seat sees, and what it may do."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one of the seed, or the next one."""
        if seed is not None:
            self.seed, self.games = seed, 0
        self.batch.reset(seed=f"{self.seed} {self.games}")
        self.games += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        """Who is asked; once the game is over, whoever is left first."""
        seat = int(self.batch.seats[0])
        return self.possible_agents[max(0, seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        is_asked = seat == self.batch.seats[0]
        mask = self.batch.masks[0] if is_asked else np.zeros(self.batch.actions)
        return {
            "observation": self.batch.observe(seats=seat)[0],
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        """Execute an action of the asked seat."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.batch.step([whole(action)], may_wait=False)
        self._cumulative_rewards[agent] = 0.0
        paid = [float(each) for each in self.batch.rewards[0]]
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        is_over = bool(self.batch.done[0])
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.agent_selection = self.asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as everybody may see it."""
        return render(self.batch.match(0), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


class OrderedTable(OrderEnforcingWrapper[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game that complains when it is used in the wrong order."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


def env(game: str, **how: Any) -> OrderedTable:
    """A game that complains when it is used in the wrong order."""
    return OrderedTable(TableEnv(game, **how))
