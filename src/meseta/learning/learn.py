"""Learning by playing against oneself: what was better than expected becomes likelier."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from meseta.bots.networks import described, table_of
from meseta.kernel.thinking.network import UNIT
from meseta.learning.network import LearningNetwork, fused
from meseta.learning.playing import LearningTable, Round
from meseta.match.match import fingerprint

TABLES: dict[str, list[dict[str, Any]]] = {
    "el-grande": [
        {"edition": edition, "players": players}
        for edition in ("2023", "classic")
        for players in (2, 3, 4, 5)
    ],
    "el-caballero": [{"players": players} for players in (2, 3, 4)],
    "6-castles": [{"players": players} for players in (2, 3, 4)],
}
"""What is learned together: the variants that people play."""


@dataclass
class LearnSettings:
    """How to learn."""

    lanes: int = 16384
    """Games at each table."""
    steps: int = 32
    first: int = 512
    second: int = 256
    epochs: int = 2
    minibatch: int = 65536
    rate: float = 4e-4
    rate_end: float = 3e-5
    variety: float = 0.01
    variety_end: float = 0.001
    trace: float = 0.99
    """How much a later position counts beside the next, in what one comes to."""
    own_trace: float = 0.97
    """The same between two decisions of one seat."""
    clip: float = 0.2
    margin: float = 0.01
    margin_end: float = 0.002
    """What a point of lead counts beside a chance of winning."""
    seconds: float = 300.0
    """How long the whole schedule is."""


class LearnedRound(NamedTuple):
    """What is learned from rounds: one row for every decision."""

    seen: Tensor
    masks: Tensor
    players: Tensor
    actions: Tensor
    likings: Tensor
    better: Tensor
    """How much better than expected it went for whoever decided."""
    known: Tensor
    """Whether that is known already."""
    chances: Tensor
    """What it came to, seen from whoever decided."""
    points: Tensor


def returns(round_: Round, trace: float) -> tuple[Tensor, Tensor]:
    """What every position came to, for every seat: chances and points, the near ones the most."""
    chances, points = round_.chances[-1], round_.points[-1]
    found = [torch.empty_like(round_.chances[1:]), torch.empty_like(round_.points[1:])]
    for step in reversed(range(len(round_.done))):
        over = round_.done[step][:, None]
        for out, far, near, end in (
            (found[0], chances, round_.chances[step + 1], round_.won[step]),
            (found[1], points, round_.points[step + 1], round_.ended[step]),
        ):
            out[step] = torch.where(over, end, trace * far + (1 - trace) * near)
        chances, points = found[0][step], found[1][step]
    return found[0], found[1]


def useful(chances: Tensor, points: Tensor, margin: float) -> Tensor:
    """What every seat makes of how all stand: its chance, and a little for its lead."""
    others = (points.sum(-1, keepdim=True) - points) / max(1, points.shape[-1] - 1)
    return chances + margin * (points - others)


def surprises(round_: Round, trace: float, margin: float) -> tuple[Tensor, Tensor]:
    """How much better it went for whoever decided than they had thought, and where that is known.

    What a seat thinks counts where it is asked again: others cannot see what it hides.
    """
    thought = useful(round_.chances[:-1], round_.points[:-1], margin)
    ends = useful(round_.won, round_.ended, margin)
    later, carried = torch.zeros_like(thought[0]), torch.zeros_like(thought[0])
    known = torch.zeros_like(thought[0], dtype=torch.bool)
    found, is_known = torch.empty_like(thought[..., 0]), torch.empty_like(round_.done)
    for step in reversed(range(len(round_.done))):
        over, seat = round_.done[step][:, None], round_.seats[step][:, None]
        later, carried = torch.where(over, ends[step], later), carried * ~over
        known = known | over
        now = thought[step].gather(1, seat)
        surprise = later.gather(1, seat) - now + trace * carried.gather(1, seat)
        sure = known.gather(1, seat)
        found[step], is_known[step] = surprise[:, 0], sure[:, 0]
        later, carried = later.scatter(1, seat, now), carried.scatter(1, seat, surprise * sure)
        known = known.scatter(1, seat, True)
    return found, is_known


def lesson_of(
    table: LearningTable, round_: Round, settings: LearnSettings, margin: float
) -> LearnedRound:
    """What there is to learn from a round."""
    chances, points = returns(round_, settings.trace)
    better, known = surprises(round_, settings.own_trace, margin)
    seats, players = round_.seats[..., None], table.players
    seats_in_all = table.batch.layout.seat.size
    places = (torch.arange(players, device=table.device) + seats) % players
    rows = round_.actions.numel()
    return LearnedRound(
        round_.seen.flatten(0, 1),
        round_.masks.flatten(0, 1),
        torch.full((rows,), players, device=table.device),
        round_.actions.flatten(),
        round_.likings.flatten(),
        better.flatten(),
        known.flatten(),
        padded(chances.gather(2, places).flatten(0, 1), seats_in_all),
        padded(points.gather(2, places).flatten(0, 1), seats_in_all),
    )


def padded(rows: Tensor, columns: int) -> Tensor:
    """Rows with zeros for the seats that nobody has."""
    return functional.pad(rows, (0, columns - rows.shape[1]))


class Learner:
    """A network, the tables it plays at, and how far it has come."""

    def __init__(
        self, game: str, settings: LearnSettings, tables: list[dict[str, Any]], device: str
    ) -> None:
        self.game, self.settings, self.device = game, settings, device
        self.judge = fused(self.loss, device)
        self.tables = [
            LearningTable(game, each, settings.lanes, f"learn {each}", device) for each in tables
        ]
        changing = torch.stack([table.changing() for table in self.tables])
        low, high = changing[:, 0].min(0).values, changing[:, 1].max(0).values
        used = torch.nonzero(low != high)[:, 0]
        batch = self.tables[0].batch
        seats = batch.layout.seat.size
        torch.manual_seed(1)
        self.take(LearningNetwork(used, batch.actions, seats, settings.first, settings.second))
        self.decisions, self.rounds, self.spent = 0, 0, 0.0
        self.curve: list[dict[str, Any]] = []
        for table in self.tables:
            table.spread()

    def take(self, network: LearningNetwork) -> None:
        """Learn on with a network."""
        self.network = network.to(self.device)
        self.optimiser = torch.optim.AdamW(
            self.network.parameters(), self.settings.rate, weight_decay=1e-4, eps=1e-5, fused=True
        )

    def now(self, begin: float, end: float, share: float) -> float:
        """A setting that changes evenly on the way."""
        return begin + (end - begin) * share

    def learn_once(self) -> dict[str, float]:
        """One round at every table, and what it teaches."""
        settings, share = self.settings, min(1.0, self.spent / self.settings.seconds)
        falling = 0.5 * (1 + math.cos(math.pi * share))
        rate = settings.rate_end + (settings.rate - settings.rate_end) * falling
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, (self.rounds + 1) / 10)
        margin = self.now(settings.margin, settings.margin_end, share)
        variety = self.now(settings.variety, settings.variety_end, share)
        lessons = []
        for table in self.tables:
            round_ = table.play(self.network, settings.steps)
            lessons.append(lesson_of(table, round_, settings, margin))
        lesson = LearnedRound(*[torch.cat(parts) for parts in zip(*lessons, strict=True)])
        del lessons
        told = self.learn(lesson, torch.tensor(variety, device=self.device))
        self.rounds += 1
        self.decisions += len(lesson.actions)
        return told

    def learn(self, lesson: LearnedRound, variety: Tensor) -> dict[str, float]:
        """Go through a lesson in small parts."""
        settings, size = self.settings, min(self.settings.minibatch, len(lesson.actions))
        known = lesson.better[lesson.known]
        worth = (lesson.better - known.mean()) / (known.std() + 1e-6) * lesson.known
        lesson = lesson._replace(better=worth)
        sums, count = torch.zeros(5, device=self.device), 0
        for _epoch in range(settings.epochs):
            order = torch.randperm(len(worth), device=self.device)
            for first in range(0, len(order) - size + 1, size):
                rows = order[first : first + size]
                loss, told = self.judge(LearnedRound(*[part[rows] for part in lesson]), variety)
                self.optimiser.zero_grad(set_to_none=True)
                torch.autograd.backward(loss)
                nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimiser.step()
                sums, count = sums + told, count + 1
        names = ("policy", "chances", "points", "variety", "changed")
        return dict(zip(names, (sums / count).tolist(), strict=True))

    def loss(self, lesson: LearnedRound, variety: Tensor) -> tuple[Tensor, Tensor]:
        """What is wrong with the network in a lesson, and of what kind."""
        said = self.network(lesson.seen, lesson.masks, lesson.players)
        likings = said.likings.log_softmax(1)
        chosen = likings.gather(1, lesson.actions[:, None])[:, 0]
        ratio, clip = (chosen - lesson.likings).exp(), self.settings.clip
        bounded = ratio.clamp(1 - clip, 1 + clip)
        policy = -torch.minimum(ratio * lesson.better, bounded * lesson.better).mean()
        chances = -(lesson.chances * said.chances.clamp(min=-30)).sum(1).mean()
        there = torch.arange(lesson.points.shape[1], device=self.device) < lesson.players[:, None]
        off = (said.points - lesson.points) / UNIT
        points = (off.square() * there).sum(1).mean()
        spread = -(likings.exp() * likings.clamp(min=-30)).sum(1).mean()
        changed = ((ratio - 1).abs() > clip).float().mean()
        told = torch.stack([policy, chances, points, spread, changed]).detach()
        return policy + 0.5 * chances + 2.0 * points - variety * spread, told

    def save(self, path: Path) -> None:
        """A checkpoint to go on from."""
        held = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "used": self.network.used,
            "told": (self.decisions, self.rounds, self.spent, self.curve),
        }
        torch.save(held, path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        held = torch.load(path, map_location=self.device, weights_only=True)
        settings, batch = self.settings, self.tables[0].batch
        sizes = batch.actions, batch.layout.seat.size, settings.first, settings.second
        self.take(LearningNetwork(held["used"], *sizes))
        self.network.load_state_dict(held["network"])
        self.optimiser.load_state_dict(held["optimiser"])
        self.decisions, self.rounds, self.spent, self.curve = held["told"]

    def export(self, path: Path) -> None:
        """The network as bots think with it, and how it was made."""
        games = [table.batch.game for table in self.tables]
        about = {
            **described(games[0]),
            "tables": [table_of(game) for game in games],
            "boxes": sorted({fingerprint(game.document) for game in games}),
            "settings": asdict(self.settings),
            "decisions": self.decisions,
            "curve": self.curve,
        }
        held: dict[str, Any] = {"about": json.dumps(about), **self.network.arrays()}
        np.savez_compressed(path, **held)
