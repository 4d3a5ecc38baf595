"""The network: from what a seat sees to what it would answer and how everybody stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from meseta.bots.networks import LAYERS, LearnedNetwork
from meseta.kernel.observing import FULL
from meseta.kernel.record import Array
from meseta.kernel.thinking.network import UNIT

IMPOSSIBLE = -1e9
F = TypeVar("F", bound=Callable[..., Any])


class Outputs(NamedTuple):
    """What the network says; seats are counted clockwise from the one that looks."""

    likings: Tensor
    """Of every action, the more the better; what is not legal is impossible."""
    chances: Tensor
    """Logarithms of every seat's chance of winning."""
    points: Tensor
    """What every seat will have in the end."""


def fused(function: F, device: str) -> F:
    """A function whose many small steps are a few large ones on a card; elsewhere as it is."""
    return function if device == "cpu" else cast(F, torch.compile(function, dynamic=False))


class LearningNetwork(nn.Module):
    """Two layers over the bytes that ever change at the tables it is for.

    On a card the layers are reckoned coarsely; how everybody stands is not: what one decision
    changes there is less than a coarse number can tell apart.
    """

    def __init__(self, used: Tensor, actions: int, seats: int, first: int, second: int) -> None:
        super().__init__()
        self.register_buffer("used", used)
        self.used: Tensor
        self.seats = seats
        self.first = nn.Linear(len(used), first)
        self.second = nn.Linear(first, second)
        self.policy = nn.Linear(second, actions)
        self.standing = nn.Linear(second, 2 * seats)
        for head in (self.policy, self.standing):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, masks: Tensor, players: int | Tensor) -> Outputs:
        """What it says to rows of used bytes; seats from `players` on are empty."""
        with torch.autocast(seen.device.type, dtype=torch.bfloat16, enabled=seen.is_cuda):
            coarse = torch.bfloat16 if seen.is_cuda else torch.float32
            hidden = functional.relu(self.first(seen.to(coarse) / FULL))
            hidden = functional.relu(self.second(hidden))
            likings = self.policy(hidden).float().masked_fill(~masks, IMPOSSIBLE)
        standing = self.standing(hidden.float())
        places = torch.arange(self.seats, device=seen.device)
        empty = places >= (players[:, None] if isinstance(players, Tensor) else players)
        chances = standing[:, : self.seats].masked_fill(empty, IMPOSSIBLE).log_softmax(1)
        return Outputs(likings, chances, standing[:, self.seats :] * UNIT)

    @torch.no_grad()
    def take_over(self, known: LearnedNetwork) -> None:
        """Begin with what another network knows; bytes that it never saw begin with no links."""
        sizes = [len(known.layers[name][1]) for name in LAYERS]
        own = [getattr(self, name).out_features for name in LAYERS]
        if sizes != own:
            raise ValueError(f"network: its layers are {sizes} wide, and not {own}")
        places = {byte: place for place, byte in enumerate(known.used.tolist())}
        rows = [places.get(byte, -1) for byte in self.used.tolist()]
        unseen = np.zeros((1, sizes[0]), np.float32)
        begun = {"first": np.vstack([known.layers["first"][0], unseen])[rows]}
        for name in LAYERS:
            layer, (links, bias) = getattr(self, name), known.layers[name]
            layer.weight.copy_(torch.as_tensor(begun.get(name, links).T))
            layer.bias.copy_(torch.as_tensor(bias))

    def arrays(self) -> dict[str, Array]:
        """Everything that is needed to think with it, inputs first, as half floats."""
        told = {"used": self.used.cpu().numpy().astype(np.int32)}
        for name in LAYERS:
            layer = getattr(self, name)
            told[f"{name}_weights"] = layer.weight.detach().T.half().cpu().numpy()
            told[f"{name}_bias"] = layer.bias.detach().half().cpu().numpy()
        return told
