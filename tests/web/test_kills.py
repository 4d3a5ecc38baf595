"""A server that is killed in the middle of play; `make soak` kills many more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.web.kills import PLAYERS, Ordeal
from tests.support.web.nursery import Nursery

KILLS = 2


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    with Nursery() as begun:
        yield begun


def test_what_was_acknowledged_survives_a_kill_and_nothing_else_does(
    kind: str, url: str, nursery: Nursery
) -> None:
    with Ordeal(kind, url, nursery, seed=1) as ordeal:
        found = ordeal.kill(KILLS)
    assert (found["kills"], found["lost"], found["unsent"]) == (KILLS, 0, 0)
    assert found["acknowledged"] >= KILLS * PLAYERS
