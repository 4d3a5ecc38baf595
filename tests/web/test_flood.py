"""A sample of the floods that `make soak` measures: bots of another table answer all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.web.flood import measure_all

pytestmark = pytest.mark.once("compiled")


def test_bots_answer_while_somebody_floods_the_server_and_processes_are_lost(
    tmp_path: Path,
) -> None:
    undisturbed, hints, *lost = measure_all(f"sqlite:///{tmp_path}/tables.db", 2, slice(1))
    assert undisturbed.seconds > 0
    assert hints.refused > 0
    assert [each.name.split()[-1] for each in lost] == ["killed", "stopped", "memory"]
    assert lost[0].lost > 0
    assert all(each.refused > 0 for each in lost)
