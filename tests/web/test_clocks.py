"""Clocks: what is left follows from what happened and when; whoever runs out is replaced."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from meseta.web.http.refusals import Refused
from meseta.web.store.schema import ENTRIES, TABLES
from meseta.web.store.store import DAY, Entry
from meseta.web.table.clocks import (
    BACK,
    CLOCK,
    DONE,
    FLAG,
    Clocks,
    Terms,
    by_days,
    clocks_at_first,
    live,
)
from meseta.web.table.hub import Hub
from meseta.web.table.table import MOVE, STAND_IN, Table
from tests.support.waiting import until
from tests.support.web.served import Person, Server, links_in, seated

LIVE, BY_DAYS = live(10, 20), by_days(3)


def begun(terms: str = LIVE.text, asked: tuple[int, ...] = (0,)) -> Clocks:
    """The clocks of two people, of whom one is asked since second 100."""
    clocks = clocks_at_first(terms, 2, 0)
    assert clocks is not None
    return after(clocks, CLOCK, 0, 100, asked, "0 1")


def after(
    clocks: Clocks, kind: str, seat: int, at: int, asked: tuple[int, ...], what: str = ""
) -> Clocks:
    entry = Entry(0, kind, seat, what, at)
    return clocks.until(entry).asking(entry, asked, stands=False)


# --- what is left --------------------------------------------------------------------------------


def test_only_the_time_of_whoever_is_asked_runs() -> None:
    assert begun().left_at(160) == (540, 600)


def test_time_does_not_run_while_seats_are_open() -> None:
    clocks = after(begun(), CLOCK, 0, 130, (0,), "")
    assert clocks.left_at(5000) == (570, 600)
    assert after(clocks, CLOCK, 0, 5000, (0,), "0 1").left_at(5010) == (560, 600)


def test_the_time_of_several_who_are_asked_at_once_runs_for_each() -> None:
    assert begun(asked=(0, 1)).left_at(110) == (590, 590)


def test_a_live_clock_gains_with_every_turn() -> None:
    assert after(begun(), MOVE, 0, 150, (1,)).left == (570, 600)


def test_a_step_within_a_turn_gains_nothing() -> None:
    assert after(begun(), MOVE, 0, 150, (0,)).left == (550, 600)


def test_who_ends_a_turn_and_is_asked_again_has_gained() -> None:
    assert after(begun(), DONE, 0, 150, (0,)).left == (570, 600)


def test_a_clock_of_days_is_full_again_with_every_turn() -> None:
    assert after(begun(BY_DAYS.text), MOVE, 0, 2 * DAY, (1,)).left == (3 * DAY, 3 * DAY)


def test_a_clock_of_days_is_full_again_with_a_step_that_stands() -> None:
    entry = Entry(0, MOVE, 0, "", DAY)
    stood = begun(BY_DAYS.text).until(entry).asking(entry, (0,), stands=True)
    assert stood.left[0] == 3 * DAY


@pytest.mark.parametrize("terms", [LIVE, BY_DAYS])
def test_who_takes_a_step_back_has_no_more_than_before(terms: Terms) -> None:
    moved = after(begun(terms.text), MOVE, 0, 150, (1,))
    back = after(moved, BACK, 0, 160, (0, 1))
    assert back.left[0] == terms.main - 50


def test_it_is_known_when_the_next_flag_falls() -> None:
    clocks = begun()
    assert (clocks.due, clocks.fallen(699), clocks.fallen(700)) == (700, [], [0])


def test_nobody_runs_out_who_is_not_asked() -> None:
    assert begun(asked=()).due is None


def test_who_comes_back_after_time_was_up_has_a_minute() -> None:
    flagged = after(begun(), FLAG, 0, 700, (0,))
    assert flagged.due is None
    assert after(flagged, CLOCK, 0, 900, (0,), "0 1").left == (60, 600)


# --- at a table ----------------------------------------------------------------------------------


@pytest.fixture
def clocked(ana: Person, ben: Person) -> str:
    """Ana and Ben with ten minutes each; Ana is asked."""
    clock = {"clock": "live", "minutes": "10", "increment": "20"}
    table = seated(ana, ben, short="yes", **clock)
    ana.facts(table)
    return table


def aged(server: Server, table: str, seconds: int) -> None:
    """Let time pass: everything has happened so much earlier."""
    server.app.state.services[Hub].tables.pop(table, None)
    here = ENTRIES.c.table == table
    server.store.write(ENTRIES.update().where(here).values(at=ENTRIES.c.at - seconds))
    its = TABLES.c.id == table
    earlier = {name: TABLES.c[name] - seconds for name in ("created", "due")}
    server.store.write(TABLES.update().where(its).values(**earlier))


def test_time_begins_when_all_have_come(ana: Person, ben: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend"], short="yes", clock="days", days="2")
    assert ana.facts(table)["clocks"]["running"] == []
    [link] = links_in(ana.get(f"/t/{table}").text)
    ben.post(f"/join/{link}")
    facts = ana.facts(table)
    assert facts["clocks"]["left"] == [2 * DAY, 2 * DAY]
    assert facts["clocks"]["running"] == [0]
    assert [entry.kind for entry in server.entries(table)] == [CLOCK]


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"clock": "days", "days": "2"}, "2 days for each turn"),
        ({"clock": "live", "minutes": "9", "increment": "7"}, "9 minutes each, and 7 seconds more"),
        ({}, "no clock"),
    ],
)
def test_whoever_is_invited_reads_what_time_they_will_have(
    ana: Person, ben: Person, clock: dict[str, str], told: str
) -> None:
    table = ana.make("el-grande", ["me", "friend"], **clock)
    [link] = links_in(ana.get(f"/t/{table}").text)
    assert f"Clock: {told}" in ben.get(f"/join/{link}").text


def test_clocks_are_the_same_whoever_reads_the_entries(
    ana: Person, ben: Person, server: Server, clocked: str
) -> None:
    ana.act(clocked, 0)
    ana.send(clocked, "end", seat=0, version=server.table(clocked).version)
    ben.act(clocked, 1)
    open_now: Table = server.app.state.services[Hub].tables[clocked]
    assert server.table(clocked).clocks == open_now.clocks


def test_a_table_without_a_clock_keeps_nothing_about_time(
    ana: Person, ben: Person, server: Server
) -> None:
    table = seated(ana, ben)
    assert ana.facts(table)["clocks"] is None
    assert server.entries(table) == []


def test_who_has_no_time_left_is_replaced_and_can_come_back(
    ana: Person, ben: Person, server: Server, clocked: str
) -> None:
    aged(server, clocked, 700)
    ana.facts(clocked)
    server.set(server.app.state.services[Hub].is_due)
    until(lambda: FLAG in [entry.kind for entry in server.entries(clocked)])
    until(lambda: server.table(clocked).seats[0].bot == STAND_IN)
    until(lambda: MOVE in [entry.kind for entry in server.entries(clocked)])
    assert ana.send(clocked, "seat", seat=0, bot=None).status_code == 200
    assert server.table(clocked).seats[0].bot is None


def test_a_decision_that_comes_too_late_is_refused(
    ana: Person, server: Server, clocked: str
) -> None:
    aged(server, clocked, 700)
    its = TABLES.c.id == clocked
    server.store.write(TABLES.update().where(its).values(due=None))
    table = server.table(clocked)
    with pytest.raises(Refused, match="refused-time"):
        table.play(0, table.match.legal_actions(0)[0], table.version)


def test_of_two_servers_one_lets_the_flag_fall(ana: Person, server: Server, clocked: str) -> None:
    server.store.write(TABLES.update().where(TABLES.c.id == clocked).values(due=None))
    aged(server, clocked, 700)
    server.store.write(TABLES.update().where(TABLES.c.id == clocked).values(due=None))
    first, second = server.table(clocked), server.table(clocked)
    first.run_out()
    second.run_out()
    kinds = [entry.kind for entry in server.entries(clocked)]
    assert kinds.count(FLAG) == 1
    assert second.seats[0].bot == STAND_IN


def test_a_flag_that_fell_while_no_server_ran_falls_when_one_starts(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ana, ben = server.person("Ana"), server.person("Ben")
        table = seated(ana, ben, short="yes", clock="days", days="1")
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        aged(server, table, 2 * DAY)
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        until(lambda: FLAG in [entry.kind for entry in server.entries(table)])


def test_what_cannot_be_set_is_set_to_the_nearest_that_can(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"], clock="live", minutes="9999", increment="-5")
    assert server.table(table).row.clock == live(180, 20).text
    [row] = server.store.rows(sa.select(TABLES.c.clock).where(TABLES.c.id == table))
    assert row.clock == "live 10800 20"


# --- who may look on -----------------------------------------------------------------------------


def test_a_closed_table_is_seen_by_those_who_sit_there(
    ana: Person, ben: Person, server: Server
) -> None:
    table = seated(ana, ben, short="yes", watching="no")
    eva = server.person("Eva")
    for path in ("", "/stream", "/result", "/ghost"):
        assert eva.get(f"/t/{table}{path}").status_code == 403
    assert ben.get(f"/t/{table}").status_code == 200
