"""Thinking keeps to its arrays: run with every index checked, it breaks off where it does not."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.bots.levels import make_bot
from tests.support.networks import draw_network

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("el-grande", {"players": 5, "edition": "classic"}),
    ("el-grande", {"players": 2, "expansions": "power-shift"}),
    ("el-caballero", {"players": 4}),
    ("el-caballero", {"players": 2}),
    ("6-castles", {"players": 4}),
    ("6-castles", {"players": 1}),
]
THOUGHTS = 12
"""Decisions of a match that are thought about."""


@pytest.mark.sample(6)
@pytest.mark.skipif(os.environ.get("MESETA_WAY") == "plain", reason="lists check themselves")
@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("named", ["greedy", "flat:1", "search:120", "search:120@", "policy@"])
def test_a_bot_thinks_about_any_decision(
    game: str, options: dict[str, Any], named: str, tmp_path: Path
) -> None:
    match = meseta.new(game, seed=named, **options)
    dice = random.Random(named)
    network = draw_network(match.game, tmp_path / "drawn.npz") if "@" in named else ""
    bot = make_bot(f"{named}{network}")
    thoughts = 0
    while not match.over and thoughts < THOUGHTS:
        seat = dice.choice(match.pending)
        legal = match.legal_actions(seat)
        if len(legal) > 1 and dice.random() < 0.2:
            thoughts += 1
            assert bot.choose(match.sight(seat)) in legal
        match.play(dice.choice(legal), seat)
    assert thoughts > 3
