"""OpenSpiel's search over information sets (ISMCTS) as a bot: in the arena, and by the benchmark.

meseta arena 6-castles players=2 --bots examples/openspiel_bot.py:Searcher --against random
meseta benchmark el-grande-2p-short-v1 --bot examples/openspiel_bot.py:Searcher

The search is OpenSpiel's own, in Python. It gets a state that agrees with what the seat may know,
and deals anew before every simulation. The variable SIMULATIONS says how many it makes. It needs
`pip install 'meseta[openspiel,arena]'`.
"""

from __future__ import annotations

import os

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from meseta import Sight
from meseta.envs.openspiel import state_of

SIMULATIONS = int(os.environ.get("SIMULATIONS", "40"))
CURIOSITY = 1.4
"""Of victories from 0 to 1."""


class Searcher:
    """Takes the answer that the search tries most."""

    def choose(self, sight: Sight) -> int:
        """The number of one of the legal answers."""
        state, dice = state_of(sight), np.random.RandomState(sight.number)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
        search = ismcts.ISMCTSBot(
            state.get_game(), rollouts, CURIOSITY, SIMULATIONS, random_state=dice
        )
        search.set_resampler(lambda seen, seat: seen.resample_from_infostate(seat, dice.uniform))
        return int(search.step(state))
