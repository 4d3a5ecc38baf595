"""What each room needs: rules and play need NumPy and numba alone."""

from __future__ import annotations

import sys

import pytest

from meseta.games import GAMES
from tests.support.waiting import run_to_end

PLAY = """
import sys
for name in ("fluent", "fluent.runtime", "fluent.syntax", "babel", "rich", "tomli_w"):
    sys.modules[name] = None
import meseta
match = meseta.new({game!r}, seed=1, way="plain")
for _move in range(20):
    match.play(match.legal_actions()[0])
assert match.replay().position == meseta.setup({game!r}, match.position, way="plain").position
print(match.scores)
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_without_what_only_people_need(game: str) -> None:
    command = [sys.executable, "-c", PLAY.format(game=game)]
    done = run_to_end(command)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")


STEP = """
import sys
for name in ("fluent", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "torch", "matplotlib"):
    sys.modules[name] = None
from meseta.envs import Batch
batch = Batch("el-grande", 2, seed=1, way="plain")
batch.step(batch.draw())
print(batch.observe().shape)
"""


def test_a_batch_needs_nothing_but_what_the_rules_need() -> None:
    done = run_to_end([sys.executable, "-c", STEP])
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("(2, ")


LACKING = """
import sys
sys.modules[{module!r}] = None
from meseta.cli import main
from tests.support.waiting import run_to_end
sys.exit(main({command!r}))
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("command", "module", "extra"),
    [
        (["serve", "--port", "0"], "starlette", "web"),
        (["serve", "--port", "0"], "uvicorn", "web"),
        (["play", "--watch", "--no-compile"], "rich", "terminal"),
        (["arena", "--bots", "random", "--games", "1"], "openskill", "arena"),
        (["arena", "--bots", "random", "--report", "page.html"], "matplotlib", "arena"),
        (["record", "--bots", "random", "--out", "nowhere"], "pyarrow", "data"),
    ],
)
def test_what_is_missing_is_said_with_the_extra_that_brings_it(
    command: list[str], module: str, extra: str
) -> None:
    source = LACKING.format(command=command, module=module)
    done = run_to_end([sys.executable, "-c", source])
    assert done.returncode == 2
    assert done.stderr == f"meseta: {module} is missing; pip install 'meseta[{extra}]'\n"
