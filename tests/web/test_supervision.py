"""Nothing ends unseen: tasks are begun again, failures are counted, and the operator sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from meseta.processes import NoAnswer
from meseta.web.http import load, supervision
from meseta.web.http.hosts import OPERATOR_KEY, ServerSettings, read_operator_key
from meseta.web.http.load import Load
from meseta.web.http.monitoring import Metrics
from meseta.web.http.rate_limits import RateLimits
from meseta.web.http.supervision import Supervisor
from meseta.web.replay.analyses import Analyst
from meseta.web.table import hub as hubs
from meseta.web.table.hub import Hub
from tests.support.waiting import PATIENCE, until
from tests.support.web.served import Person, Server
from tests.web.test_workers import run

FAR = {"x-forwarded-for": "203.0.113.9"}
"""How a request comes in from outside."""
KEY = "a key of twenty letters"


def fail() -> None:
    raise ValueError("something unforeseen")


def cancel() -> None:
    raise asyncio.CancelledError


@pytest.mark.parametrize("how", [fail, cancel, lambda: None])
def test_a_task_that_ends_for_any_reason_is_begun_again(
    how: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervision, "PAUSE", 0)
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            how()
        else:
            await asyncio.Event().wait()

    async def watch() -> tuple[list[str], int]:
        tasks = Supervisor()
        tasks.keep("work", work)
        while len(begun) < 3:
            await asyncio.sleep(0)
        found = tasks.missing, tasks.ends["work"]
        monkeypatch.setattr(supervision, "FRESH", 0)
        assert tasks.missing == []
        tasks.close()
        return found

    assert run(watch()) == (["work"], 2)


def test_an_errand_that_fails_is_counted() -> None:
    async def watch() -> dict[str, int]:
        tasks = Supervisor()

        async def work() -> None:
            fail()

        await asyncio.gather(tasks.run(work(), "letter"), return_exceptions=True)
        await asyncio.sleep(0)
        return dict(tasks.ends)

    assert run(watch()) == {"letter": 1}


@pytest.mark.parametrize("name", ["clocks", "analyses", "load"])
def test_health_says_when_a_task_has_ended_and_it_comes_back(
    server: Server, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks: Supervisor = server.app.state.services[Supervisor]
    tasks.ended_at.clear()

    async def end() -> None:
        tasks.tasks[name].cancel()

    server.on_loop(end)
    until(lambda: name in tasks.ended_at, "a task that was seen to end")
    answer = httpx.get(f"{server.address}/health", timeout=PATIENCE)
    assert answer.status_code == 503
    assert answer.json()["status"] == f"not running: {name}"
    assert (
        f'meseta_tasks_ended_total{{task="{name}"}}' in httpx.get(f"{server.address}/metrics").text
    )
    monkeypatch.setattr(supervision, "FRESH", 0)
    until(lambda: httpx.get(f"{server.address}/health").status_code == 200, "the task again")
    assert not tasks.tasks[name].done()


def test_analyses_go_on_after_the_task_that_makes_them_was_lost(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervision, "PAUSE", 0)
    analyst: Analyst = server.app.state.services[Analyst]
    tasks: Supervisor = server.app.state.services[Supervisor]
    found, before = list[int](), tasks.ends["analyses"]

    async def look() -> None:
        found.append(len(found))
        if len(found) == 1:
            raise asyncio.CancelledError

    monkeypatch.setattr(analyst, "look_through_all", look)

    server.set(analyst.is_wanted)
    until(lambda: len(found) == 2, "a second look")
    assert tasks.ends["analyses"] == before + 1


@pytest.mark.parametrize("error", [NoAnswer("lost"), asyncio.CancelledError(), ValueError("?")])
def test_bots_that_could_not_go_on_try_again_by_themselves(
    server: Server, ana: Person, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LONGEST_PAUSE", 0)
    table = ana.make("el-grande", ["peon", "me"])
    hub: Hub = server.app.state.services[Hub]
    chosen, failed = hub.workers.choose, list[int]()

    async def choose(*given: Any) -> int:
        if len(failed) < 4:
            failed.append(1)
            raise error
        return await chosen(*given)

    monkeypatch.setattr(hub.workers, "choose", choose)
    ana.get(f"/t/{table}")
    until(lambda: server.entries(table), "a bot's move, though nobody has opened the page again")


def test_another_bot_decides_for_one_that_never_answers(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.make("el-grande", ["grande", "me"])
    hub: Hub = server.app.state.services[Hub]
    chosen, asked = hub.workers.choose, list[str]()

    async def choose(asker: Any, sight: Any, bot: str, seed: str) -> int:
        asked.append(bot)
        if bot == "grande":
            raise NoAnswer("stuck")
        return await chosen(asker, sight, bot, seed)

    monkeypatch.setattr(hub.workers, "choose", choose)
    with ana.listen(table) as stream:
        assert stream.until(lambda change: change["kind"] == "note")["note"] == "bot_slow"
        until(lambda: server.entries(table), "a move")
    assert asked[:3] == ["grande", "grande", "peon"]


# --- too many ------------------------------------------------------------------------------------


def test_somebody_new_is_told_to_come_back_while_those_who_are_here_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", limits=RateLimits(1)) as server:
        ana = server.person("Ana")
        table = ana.make("el-grande", ["me", "me"])
        monkeypatch.setattr(load, "MOST_AT_ONCE", -1)
        see_who_is_let_in(server, ana, table)


def see_who_is_let_in(server: Server, ana: Person, table: str) -> None:
    """Where there is no room, somebody new is turned away and somebody known is not."""
    stranger = server.person()
    turned_away = stranger.get("/")
    assert turned_away.status_code == 503
    assert turned_away.headers["retry-after"] == str(load.COME_BACK)
    assert "no room for another" in turned_away.text
    assert stranger.post("/play", {"game": "el-grande"}).status_code == 503
    assert ana.get(f"/t/{table}").status_code == 200
    ana.act(table, 0)
    for path in ("/health", "/metrics", "/operator"):
        assert httpx.get(f"{server.address}{path}").status_code == 200
    assert server.app.state.services[Metrics].refused["crowded"] >= 2


def test_a_late_loop_lets_nobody_new_in() -> None:
    busy = Load()
    assert not busy.is_crowded
    busy.late = load.MOST_LATE * 2
    assert busy.is_crowded


def test_slow_answers_let_nobody_new_in_until_they_are_quick_again() -> None:
    busy = Load()
    busy.waited = load.MOST_WAITED * 2
    assert busy.is_crowded
    for _ in range(100):
        with busy.answering() as begins:
            begins(False)
    assert busy.is_crowded
    for _ in range(100):
        with busy.answering() as begins:
            begins(True)
    assert not busy.is_crowded


def test_slow_answers_are_forgotten_when_nobody_waits_any_more() -> None:
    busy = Load()
    busy.waited = load.MOST_WAITED * 2

    async def rest() -> None:
        watching = asyncio.create_task(busy.watch(lambda: 0))
        while busy.is_crowded:
            await asyncio.sleep(0)
        watching.cancel()

    run(rest())


def test_a_request_counts_until_its_answer_begins() -> None:
    busy = Load()
    with busy.answering() as begins:
        assert busy.at_once == 1
        begins(True)
        assert busy.at_once == 0
    with busy.answering():
        assert busy.at_once == 1
    assert (busy.at_once, busy.requests) == (0, 2)


# --- the operator's page -------------------------------------------------------------------------


def test_the_operator_sees_everything_at_once(server: Server, ana: Person) -> None:
    ana.act(ana.make("6-castles", ["me"]), 0)
    page = httpx.get(f"{server.address}/operator").text
    for shown in ("Slowest routes", "clocks", "numba", server.store.engine.dialect.name):
        assert shown in page


def test_the_operators_page_is_for_who_runs_the_server(server: Server) -> None:
    assert httpx.get(f"{server.address}/operator", headers=FAR).status_code == 403


def test_the_operators_page_opens_to_the_key_from_elsewhere(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", ServerSettings(operator_key=KEY)) as server:
        address = f"{server.address}/operator"
        asked = httpx.get(address, headers=FAR)
        assert (asked.status_code, asked.headers["www-authenticate"][:5]) == (401, "Basic")
        assert httpx.get(address, headers=FAR, auth=("me", "another")).status_code == 401
        unreadable = {**FAR, "authorization": "Basic ?"}
        assert httpx.get(address, headers=unreadable).status_code == 401
        assert httpx.get(address, headers=FAR, auth=("me", KEY)).status_code == 200


@pytest.mark.parametrize(("key", "is_taken"), [("", True), (KEY, True), ("short", False)])
def test_the_operators_key_is_long(
    key: str, is_taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OPERATOR_KEY, key)
    if is_taken:
        assert read_operator_key() == key
    else:
        with pytest.raises(ValueError, match=OPERATOR_KEY):
            read_operator_key()
