"""Playing to learn: tables of many games, on a card if there is one, and what was done there."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from meseta.envs import WAIT, Batch
from meseta.learning.network import LearningNetwork, Outputs, fused

SPREAD = 300
"""Games begin up to so many decisions apart: in step, each round would see one part of a game."""
GLANCES = 400
"""Steps of random play in which is seen which bytes change."""
MOST_STEPS, WATCH = 4000, 16
"""Steps until all games of a measure are over, and between two looks whether they are."""


class Round(NamedTuple):
    """What was seen and done at one table; the first axis counts steps, the second games."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    likings: Tensor
    """The logarithm of the chance with which each action was chosen."""
    chances: Tensor
    """Of every seat by its number; one step more than the others, for what came after the last."""
    points: Tensor
    done: Tensor
    won: Tensor
    """How much of the victory each seat had where a game ended."""
    ended: Tensor
    """The points of each seat there."""


class LearningTable:
    """Many games of one variant, which go on from round to round."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        lanes: int,
        seed: str,
        device: str,
        restart: bool = True,
    ) -> None:
        self.name = " ".join([game, *[f"{key}={value}" for key, value in options.items()]])
        self.game, self.options, self.device = game, options, device
        self.batch = Batch(
            game, lanes, seed=seed, reward="win", device=device, restart=restart, **options
        )
        self.players = len(self.batch.game.seats)
        held = self.batch.lanes
        self.masks, self.seats, self.done = map(self.lay, (held.masks, held.seats, held.done))
        self.rewards, self.scores = map(self.lay, (held.rewards, held.scores))
        self.decide = fused(decide, device)
        self.raw = torch.empty((lanes, self.batch.layout.size), dtype=torch.uint8, device=device)

    def lay(self, array: Any) -> Tensor:
        """An array of the batch as a tensor, without a copy."""
        return torch.as_tensor(array, device=self.device)

    def look(self) -> Tensor:
        """What whoever is asked sees in every game."""
        self.batch.observe(self.raw)
        return self.raw

    def changing(self) -> Tensor:
        """The least and the most that every byte is in random play."""
        low, high = self.look().min(0).values, self.raw.max(0).values
        for _step in range(GLANCES):
            self.step(self.draw())
            seen = self.look()
            low = torch.minimum(low, seen.min(0).values)
            high = torch.maximum(high, seen.max(0).values)
        return torch.stack([low, high])

    def draw(self) -> Tensor:
        """Random legal actions."""
        return self.lay(self.batch.draw())

    def step(self, actions: Tensor) -> None:
        """Execute actions; nobody waits for the card."""
        given = actions.int()
        self.batch.step(given.numpy() if self.device == "cpu" else given, check=False)

    def spread(self) -> None:
        """Let games stand at different moments."""
        wait = torch.randint(0, SPREAD, (self.batch.n,), device=self.device)
        for step in range(SPREAD):
            self.step(torch.where(wait > step, WAIT, self.draw()))

    @torch.no_grad()
    def play(self, network: LearningNetwork, steps: int) -> Round:
        """Some steps of all games, every seat with the network."""
        kept: list[tuple[Tensor, ...]] = []
        for _step in range(steps):
            seats = self.seats.long()
            decided = self.decide(network, self.look(), self.masks, seats, self.players)
            self.step(decided[2])
            seen, masks, actions, likings, *standing = decided
            ends = self.done == 1, self.rewards.clone(), self.scores.float()
            kept.append((seen, masks, seats, actions, likings, *standing, *ends))
        last = by_number(self.ask(network), self.seats.long(), self.players)
        columns = [torch.stack(column) for column in zip(*kept, strict=True)]
        for column, after in zip((5, 6), last, strict=True):
            columns[column] = torch.cat([columns[column], after[None]])
        return Round(*columns)

    def ask(self, network: LearningNetwork) -> Outputs:
        """What the network says where the games stand."""
        seen = self.look().index_select(1, network.used)
        said: Outputs = network(seen, self.masks.bool(), self.players)
        return said


def decide(
    network: LearningNetwork, raw: Tensor, masks: Tensor, seats: Tensor, players: int
) -> tuple[Tensor, ...]:
    """What a network sees and may do, what it does and how sure it is, and how it thinks all stand.

    How all stand is told as two: chances and points.
    """
    seen, may = raw.index_select(1, network.used), masks.bool()
    said = network(seen, may, players)
    actions = sample(said.likings)
    likings = said.likings.log_softmax(1).gather(1, actions[:, None])[:, 0]
    return seen, may, actions, likings, *by_number(said, seats, players)


def by_number(said: Outputs, seats: Tensor, players: int) -> tuple[Tensor, Tensor]:
    """Chances and points of every seat by its number instead of seen from another."""
    places = (torch.arange(players, device=seats.device) - seats[:, None]) % players
    return said.chances.exp().gather(1, places), said.points.gather(1, places)


def sample(likings: Tensor) -> Tensor:
    """An action for every row, the likelier the more it is liked."""
    noise = torch.rand_like(likings).clamp_(1e-9, 1 - 1e-7)
    return (likings - torch.log(-torch.log(noise))).argmax(1)


@torch.no_grad()
def share_won(
    network: LearningNetwork, other: LearningNetwork | None, table: LearningTable, games: int
) -> float:
    """How much of the victories a network has in one seat against another in all others.

    Without another they play at random.
    """
    arena = LearningTable(table.game, table.options, games, "versus", table.device, restart=False)
    own = torch.arange(games, device=table.device) % table.players
    won = torch.zeros(games, device=table.device)
    for step in range(MOST_STEPS):
        if step % WATCH == 0 and not bool((arena.seats >= 0).any()):
            break
        theirs = arena.ask(other).likings if other else torch.log(arena.masks.float())
        mine = (arena.seats.long() == own)[:, None]
        actions = sample(torch.where(mine, arena.ask(network).likings, theirs))
        arena.step(torch.where(arena.seats < 0, WAIT, actions))
        won += arena.rewards.gather(1, own[:, None])[:, 0]
    return float(won.mean())
