"""A trained network as a bot: in the arena, and at the table in the terminal.

python examples/ppo.py                                     # trains one, kept in ppo/network.pt
meseta arena el-grande players=2 short=yes --bots examples/network_bot.py:Trained --against greedy
meseta play el-grande players=2 short=yes --bots examples/network_bot.py:Trained

The variable NETWORK names another file. It needs `pip install 'meseta[torch]'`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import numpy as np
import torch

from meseta import Sight, observe

sys.path.insert(0, str(Path(__file__).parent))

from ppo import Network


class Trained:
    """Takes the answer that the network likes best."""

    def __init__(self) -> None:
        file = os.environ.get("NETWORK", "ppo/network.pt")
        kept = torch.load(file, map_location="cpu", weights_only=True)
        weights = kept["network"]
        actions, hidden = weights["policy.weight"].shape
        self.network = Network(weights["used"], hidden, actions)
        self.network.load_state_dict(weights)

    def choose(self, sight: Sight) -> int:
        """The number of one of the legal answers."""
        mask = np.zeros(len(sight.game.texts), np.uint8)
        mask[sight.legal_actions] = 1
        seen = torch.from_numpy(observe(sight))
        with torch.no_grad():
            logits, _value = self.network(seen[None], torch.from_numpy(mask)[None])
        return int(logits.argmax())
