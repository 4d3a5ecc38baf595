"""The command `learn`: a network learns by playing against itself, and is measured on the way."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import torch

from meseta.arena.commands import at_least
from meseta.arena.intervals import wilson
from meseta.arena.run import play_all, run_here
from meseta.arena.schedule import jobs, tables
from meseta.arena.summary import shares_of
from meseta.bots.networks import check_network, open_network
from meseta.learning.learn import TABLES, Learner, LearnSettings
from meseta.learning.playing import share_won

CHECKPOINT, NETWORK, CURVE, MATCHES = "checkpoint.pt", "network.npz", "curve.jsonl", "matches.jsonl"
"""What lies in the folder of a run."""


class LearningPlan(NamedTuple):
    """What is to be learned, how long, and how it is measured."""

    game: str
    options: dict[str, Any]
    """Of one table; without any, the variants that people play are learned together."""
    folder: Path
    device: str
    every: float
    """Seconds between two measures."""
    against: str
    games: int
    """Matches in each measure against that bot; none: it is not asked."""
    begin: Path | None = None
    """A network to go on with; none: it begins knowing nothing."""


def learn(plan: LearningPlan, settings: LearnSettings, say: Callable[[str], None] = print) -> Path:
    """Learn until the time is over, from where an interrupted run stopped; the network's file."""
    for name, count in (("lanes", settings.lanes), ("steps", settings.steps)):
        at_least(name, count, 1)
    if plan.device != "cpu" and not torch.cuda.is_available():
        raise ValueError(f"device: there is no {plan.device!r} here; cpu learns, slowly")
    plan.folder.mkdir(parents=True, exist_ok=True)
    learner = open_learner(plan, settings)
    last, older = learner.spent, copy.deepcopy(learner.network)
    while learner.spent < settings.seconds:
        began = time.perf_counter()
        told = learner.learn_once()
        learner.spent += time.perf_counter() - began
        if learner.spent - last >= plan.every or learner.spent >= settings.seconds:
            say(note(plan, learner, told, older))
            last, older = learner.spent, copy.deepcopy(learner.network)
    return plan.folder / NETWORK


def open_learner(plan: LearningPlan, settings: LearnSettings) -> Learner:
    """A new learner, or one that goes on from its checkpoint."""
    chosen = [plan.options] if plan.options else TABLES[plan.game]
    if plan.begin is not None:
        check_network(plan.begin)
    learner = Learner(plan.game, settings, chosen, plan.device)
    kept = plan.folder / CHECKPOINT
    if kept.exists():
        learner.load(kept)
    elif plan.begin is not None:
        learner.network.take_over(open_network(plan.begin))
    return learner


def note(plan: LearningPlan, learner: Learner, told: dict[str, float], older: Any) -> str:
    """Keep everything, measure, and write a line of the curve."""
    folder = plan.folder
    learner.export(folder / NETWORK)
    line: dict[str, Any] = {"seconds": learner.spent, "decisions": learner.decisions, **told}
    for table in learner.tables:
        share = share_won(learner.network, older, table, learner.settings.lanes)
        line[f"earlier self, {table.name}"] = share
    if plan.games:
        line |= against_bot(plan, learner)
    line = rounded(line)
    learner.curve.append(line)
    learner.save(folder / CHECKPOINT)
    with (folder / CURVE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    return json.dumps(line)


def against_bot(plan: LearningPlan, learner: Learner) -> dict[str, Any]:
    """The bare policy in one seat against a table of a fixed bot, at the first table."""
    game, mine = learner.tables[0].batch.game, f"policy@{plan.folder / NETWORK}"
    seated = tables([mine], len(game.seats), plan.against)
    kept = plan.folder / MATCHES
    kept.unlink(missing_ok=True)
    results = play_all(
        list(jobs(plan.game, game.options, None, seated, plan.games, f"{learner.rounds}")),
        kept,
        partial(run_here, workers=os.cpu_count() or 1),
        lambda _done: None,
        lambda _results: False,
    )
    shares = shares_of(mine, results)
    return {f"{plan.against}, {plan.games} matches": str(wilson(sum(shares), len(shares)))}


def rounded(told: dict[str, Any]) -> dict[str, Any]:
    """Figures as people read them."""
    return {
        name: round(value, 4) if isinstance(value, float) else value for name, value in told.items()
    }
