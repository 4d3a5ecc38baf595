"""The benchmark's tasks: each a game with its options, what is measured, and against whom.

What changes a task's numbers (its rules, its box, the weights that its opponents judge by) makes
it another task: it gets a new version, and results of the old one stay what they are. The *pin* of
a task is a short hash of these things; where it differs, nothing is played. How its opponents
think is held fast by their *opening*, which a test plays again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from meseta.arena.schedule import describe
from meseta.bots.weights import weights_for
from meseta.games import find_game
from meseta.kernel.game import AnyGame

MATCHES = 240
"""Matches of every task: a whole number of deals with one to five players."""
BUDGET = 1000
"""Milliseconds of thinking that a decision may take in the mean."""
OPPONENT = "greedy"
"""A kind of bot, and no level: levels are made better again and again."""
WIN, POINTS = "win", "points"
"""What is measured: the share of the victory; alone, points."""
MOST_POINTS = 100
"""Nobody has more of them alone."""


class Task(NamedTuple):
    """Something that a bot can be measured by, and cited for."""

    name: str
    game: str
    options: dict[str, Any]
    pin: str
    opening: str
    """A short hash of how the first deal of the test begins, opponents on all seats."""

    @property
    def training(self) -> str:
        """The seed to learn from: `Batch(…, seed=task.training)`; others do as well."""
        return f"{self.name} train"

    @property
    def testing(self) -> str:
        """The seed of the deals by which it is measured, and from which nobody learns."""
        return f"{self.name} test"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.options["players"])

    @property
    def deals(self) -> int:
        """How many deals are played, each in every rotation of the seats."""
        return MATCHES // self.players

    @property
    def against(self) -> str | None:
        """Who sits on all other seats."""
        return OPPONENT if self.players > 1 else None

    @property
    def reward(self) -> str:
        """What is measured."""
        return WIN if self.players > 1 else POINTS

    def opened(self) -> AnyGame:
        """The game that is played."""
        return find_game(self.game)(self.options)


def pin_of(task: Task) -> str:
    """A short hash of all that a task's numbers depend on, as it is here and now."""
    game = task.opened()
    told = f"{describe(game)} {task.against}".encode() + weights_for(game).tobytes()
    return sha256(told).hexdigest()[:12]


TASKS = {
    task.name: task
    for task in (
        Task(
            "el-grande-2p-short-v1",
            "el-grande",
            {"players": 2, "short": True},
            "c93a3c79a3ea",
            "9a5bbe73788c",
        ),
        Task("el-grande-3p-v1", "el-grande", {"players": 3}, "925adef67fdc", "1cc17b3a0ac0"),
        Task("el-grande-4p-v1", "el-grande", {"players": 4}, "922fd1ad34e5", "bc9ff280bf44"),
        Task("el-grande-5p-v1", "el-grande", {"players": 5}, "c851be305161", "b7fa80d1bee6"),
        Task(
            "el-grande-classic-4p-v1",
            "el-grande",
            {"players": 4, "edition": "classic"},
            "e812a9a18def",
            "cc2d3eac92d8",
        ),
        Task("el-caballero-2p-v1", "el-caballero", {"players": 2}, "d239d3dd9561", "53051cf3258d"),
        Task("el-caballero-3p-v1", "el-caballero", {"players": 3}, "bc6c71c7c4af", "bf1d7c27b4aa"),
        Task("6-castles-2p-v1", "6-castles", {"players": 2}, "4b6ee0ee0b9e", "ee844b1d188f"),
        Task("6-castles-3p-v1", "6-castles", {"players": 3}, "7936386f0a80", "b7924fd2df8d"),
        Task("6-castles-solo-v1", "6-castles", {"players": 1}, "94547703e917", "c79c843e44bc"),
    )
}


def find_task(name: str) -> Task:
    """A task by its name, if what it was pinned to is what is here."""
    if name not in TASKS:
        raise ValueError(f"task: {name!r} is not one of {', '.join(TASKS)}")
    task = TASKS[name]
    if pin_of(task) != task.pin:
        raise ValueError(
            f"task: {name} was pinned to {task.pin}, and this Meseta plays {pin_of(task)}: its "
            "rules, its box or its opponents' weights are others, so it needs a new version"
        )
    return task
