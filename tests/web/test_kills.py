"""Something that is killed in the middle of play; `make soak` kills many more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.web.kills import DATABASE, PLAYERS, WORKER, Ordeal
from tests.support.web.nursery import Nursery
from tests.support.web.postgres import Postgres, require_postgres

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


def test_a_server_goes_on_without_a_process_that_thought_for_it(
    tmp_path: Path, nursery: Nursery
) -> None:
    with Ordeal("sqlite", f"sqlite:///{tmp_path / 'tables.db'}", nursery, 1, WORKER) as ordeal:
        found = ordeal.kill(1)
    assert (found["lost"], found["unsent"], found["dropped"]) == (0, 0, 0)
    assert found["acknowledged"] >= PLAYERS


def test_a_database_that_is_killed_loses_nothing(nursery: Nursery) -> None:
    require_postgres()
    with (
        Postgres() as own,
        own.database() as url,
        Ordeal("postgresql", url, nursery, 1, DATABASE, own) as ordeal,
    ):
        found = ordeal.kill(KILLS)
    assert (found["kills"], found["lost"], found["unsent"]) == (KILLS, 0, 0)
    assert found["acknowledged"] >= KILLS * PLAYERS
