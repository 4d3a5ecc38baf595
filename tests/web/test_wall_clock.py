"""The computer's clock jumps back by an hour: nothing fails, and nobody loses by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.web.http.rate_limits import RateLimits
from meseta.web.table.chat import MOST_IN_IT
from meseta.web.table.clocks import FLAG
from tests.support.web.programs import Program, token_of
from tests.support.web.served import Server, links_in, seated

HOUR = 3600


class WallClock:
    """What the computer says that the time is."""

    def __init__(self) -> None:
        self.real, self.behind = time.time, 0

    def now(self) -> float:
        """The time, as far as it is told."""
        return self.real() - self.behind


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    own = WallClock()
    monkeypatch.setattr(time, "time", own.now)
    return own


@pytest.fixture
def house(tmp_path: Path, clock: WallClock) -> Iterator[Server]:
    """A server with the bounds that every server has."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", limits=RateLimits(1)) as server:
        yield server


def test_nobodys_time_is_up_and_play_goes_on(house: Server, clock: WallClock) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    table = seated(ana, ben, short="yes", clock="live", minutes="1", increment="0")
    before = house.table(table)
    assert before.clocks is not None
    clock.behind = HOUR
    for _ in range(4):
        waited_for = house.table(table)
        seat = (waited_for.holder, *waited_for.match.pending)[waited_for.holder is None]
        person = (ana, ben)[seat or 0]
        if waited_for.holder is None:
            person.act(table, seat or 0)
        else:
            person.send(table, "end", seat=seat, version=waited_for.version)
    after = house.table(table)
    assert after.clocks is not None
    assert after.version >= before.version + 4
    assert min(after.clocks.left) > 0
    assert FLAG not in {entry.kind for entry in house.entries(table)}


def test_people_stay_known_and_links_stay_good(house: Server, clock: WallClock) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    program, table = Program(house, token_of(ana)), ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    clock.behind = HOUR
    assert "Ana" in ana.get("/me").text
    assert program.get("/me").status_code == 200
    assert ben.post(f"/join/{link}").status_code == 303
    for path in ("/", "/club", "/operator", "/metrics", "/health", f"/t/{table}"):
        assert ana.get(path).status_code < 500


def test_nobody_is_silenced_for_what_was_said_before(house: Server, clock: WallClock) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    table = seated(ana, ben)
    for _ in range(MOST_IN_IT):
        assert ana.send(table, "chat", text="hello").status_code == 200
    clock.behind = HOUR
    assert ana.send(table, "chat", text="and again").status_code == 200
