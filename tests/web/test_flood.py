"""A sample of the floods that `make soak` measures: bots of another table answer all the same."""

from __future__ import annotations

from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from tests.support.web.flood import measure_all

pytestmark = pytest.mark.once("compiled")


def test_bots_answer_while_somebody_floods_the_server_and_processes_are_lost(
    tmp_path: Path,
) -> None:
    with closing(measure_all(f"sqlite:///{tmp_path}/tables.db", 2, slice(1))) as measuring:
        undisturbed, hints, killed = islice(measuring, 3)
    assert undisturbed.seconds > 0
    assert hints.refused > 0
    assert killed.refused > 0
    assert killed.lost > 0
