"""Games in single ticks, as a GPU plays them: the same games as in one go."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from meseta.games import GAMES, find_game
from meseta.kernel import play
from meseta.kernel.chance import seed_words
from meseta.kernel.record import Grid
from meseta.kernel.rule import Linker
from meseta.kernel.table import EVENT_WIDTH, KIND, Box, TableRecord
from meseta.kernel.ticking import BITS, is_over, tick, words_for


def played_in_ticks(game: Any, dice: list[int], log: Grid) -> tuple[Any, int]:
    """A random game, tick by tick, with masks of bits."""
    book = game.book
    link = Linker({**book.cast, **BITS}, {TableRecord: book.state, Box: book.box}).link
    state, mask, choices = book.state(), [0] * words_for(book.actions), 0
    link(play.seed_from)(dice, state.chance)
    link(play.start)(state, game.box, log)
    while not link(is_over)(state):
        kind = state.agenda[state.asked - 1, KIND]
        if link(play.is_step)(kind):
            link(play.run_step)(state, game.box, log)
        else:
            choices += link(tick)(state, game.box, log, mask, dice, kind)
    return state, choices


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_ticks_with_masks_of_bits_is_the_same_game(name: str) -> None:
    game = find_game(name)({})
    book, log = game.book, Grid([[0] * EVENT_WIDTH])
    dice, again = [seed_words("ticks").tolist() for _ in range(2)]
    whole = book.state()
    book.plain(play.seed_from)(dice, whole.chance)
    choices = book.plain(play.play_random)(whole, game.box, log, [0] * book.actions, dice)
    state, made = played_in_ticks(game, again, log)
    assert (state.array().tobytes(), made, again) == (whole.array().tobytes(), choices, dice)


SIMULATED = """
import numpy as np
from meseta.games import find_game
from meseta.kernel.gpu import GROUPS, GpuWay, Grouping, TICKS
from meseta.kernel.chance import seed_words
from meseta.kernel.record import Grid

game = find_game("el-caballero")({})
way, count = GpuWay(game.book), 36
states = [game.book.state() for _ in range(count)]
dice = [seed_words(f"group {n}").tolist() for n in range(count)]
made, left = np.zeros(count, np.int32), np.ones(count, np.int32)
grouping = Grouping(count, len(game.book.decisions.kinds))
for _launch in range(7):
    grouping.launch(way.kernel, states, [game.box], Grid([[0] * 5]), dice, made, left, TICKS)
lists, sizes = (each.copy_to_host() for each in grouping.now)
for group in range(GROUPS):
    for lane in lists[group, : sizes[group]]:
        print(group, states[lane].agenda[states[lane].asked - 1, 0], lane)
"""


def test_after_each_launch_every_game_stands_in_the_group_of_what_it_is_asked() -> None:
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run(
        [sys.executable, "-c", SIMULATED], env=simulator, capture_output=True, text=True, check=True
    )
    groups, kinds, games = np.array([line.split() for line in run.stdout.splitlines()], int).T
    assert groups.tolist() == kinds.tolist()
    assert sorted(games) == list(range(36))
    assert len(set(kinds)) > 1
