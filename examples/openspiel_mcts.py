"""OpenSpiel's tree search against random play, in a game of Meseta.

python examples/openspiel_mcts.py [--game meseta_el_grande] [--simulations 20] [--games 1]

The search is OpenSpiel's own. It is not shown what its seat cannot know: before each decision the
state is resampled from the seat's information state. It needs `pip install 'meseta[openspiel]'`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import meseta.envs.openspiel  # noqa: F401 - makes the games known


def play(game: Any, simulations: int, seed: int, moves: int | None = None) -> list[float]:
    """One game, the search on the first seat; what each seat is paid."""
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=dice)
    state = game.new_initial_state()
    state.apply_action(int(dice.randint(game.max_chance_outcomes())))
    while not state.is_terminal() and moves != len(state.history()):
        player = state.current_player()
        if player == 0:
            action = bot.step(state.resample_from_infostate(player, dice.rand))
        else:
            action = int(dice.choice(state.legal_actions()))
        print(f"player {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return list(state.returns())


def main(typed: list[str] | None = None) -> None:
    """Play some games and say what came of them."""
    parser = argparse.ArgumentParser(description="OpenSpiel's tree search against random play.")
    parser.add_argument("--game", default="meseta_el_grande")
    parser.add_argument("--options", default="short:yes", help="options of the game")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--moves", type=int, help="stop after so many moves")
    chosen = parser.parse_args(typed)
    game = pyspiel.load_game(chosen.game, {"players": 2, "options": chosen.options})
    paid = [play(game, chosen.simulations, number, chosen.moves) for number in range(chosen.games)]
    print(f"the search won {sum(each[0] for each in paid):.1f} of {len(paid)}")


if __name__ == "__main__":
    main()
