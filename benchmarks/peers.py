"""Random play through the interfaces of others, of their own games and of ours.

`python benchmarks/peers.py INTERFACE GAME` prints one line of JSON. What does not go with our own
packages lives in another environment, so nothing of ours is imported unless our games are asked
for.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

SECONDS = 6.0
OURS = "meseta:"
"""Before the name of a game of ours."""


def played(play: Callable[[], int], version: str) -> dict[str, Any]:
    """Games one after the other; how many decisions and games a second."""
    play()
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += play()
        games += 1
    seconds = time.perf_counter() - start
    return {"decisions": decisions / seconds, "games": games / seconds, "version": version}


def catanatron(_game: str) -> dict[str, Any]:
    """catanatron's own random players, four of them."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return played(play, version_of("catanatron"))


def openspiel(name: str) -> dict[str, Any]:
    """A game of OpenSpiel, or one of ours through it."""
    import pyspiel

    if name.startswith(OURS):
        import_module("meseta.envs.openspiel")
        name = f"meseta_{name.removeprefix(OURS).replace('-', '_')}"
    game, dice = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return played(play, version_of("open_spiel"))


def pettingzoo(name: str) -> dict[str, Any]:
    """A classic of PettingZoo, or one of ours through it."""
    if name.startswith(OURS):
        made = import_module("meseta.envs.pettingzoo").env(name.removeprefix(OURS))
    else:
        made = import_module(f"pettingzoo.classic.{name}").env()
    dice, seeds = random.Random(1), iter(range(1 << 30))

    def play() -> int:
        made.reset(seed=next(seeds))
        decisions = 0
        for _agent in made.agent_iter():
            seen, _reward, over, cut, _info = made.last()
            if over or cut:
                made.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            made.step(int(legal[dice.randrange(len(legal))]))
            decisions += 1
        return decisions

    return played(play, version_of("pettingzoo"))


def rlcard(name: str) -> dict[str, Any]:
    """A game of RLCard with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make(name)
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def play() -> int:
        trajectories, _payoffs = table.run(is_training=False)
        return sum(len(steps) // 2 for steps in trajectories)

    return played(play, version_of("rlcard"))


def match(name: str) -> dict[str, Any]:
    """One of our games as a person plays it: `match.legal()` and `match.play()`."""
    import meseta

    dice, seeds = random.Random(1), iter(range(1 << 30))

    def play() -> int:
        table = meseta.new(name.removeprefix(OURS), seed=next(seeds), way="compiled")
        while not table.over:
            table.play(dice.choice(table.legal()))
        return len(table.moves)

    return played(play, version_of("meseta"))


def batch(name: str) -> dict[str, Any]:
    """Many of our games stepped together from Python."""
    from meseta.envs import Batch

    lanes = Batch(name.removeprefix(OURS), 4096, seed=1, way="compiled")

    def play() -> int:
        lanes.step(lanes.draw())
        return int(lanes.n)

    found = played(play, version_of("meseta"))
    return {**found, "games": None}


def version_of(package: str) -> str:
    """What is measured."""
    from importlib.metadata import version

    return f"{package} {version(package)}"


INTERFACES = {
    each.__name__: each for each in (catanatron, openspiel, pettingzoo, rlcard, match, batch)
}


if __name__ == "__main__":
    print(json.dumps(INTERFACES[sys.argv[1]](sys.argv[2])))
