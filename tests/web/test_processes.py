"""Several processes that serve the same tables in one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from meseta.web.store.sharing import LONGEST, Shared
from meseta.web.store.store import Store
from meseta.web.table.hub import Hub
from tests.support.waiting import until
from tests.support.web.postgres import Postgres
from tests.support.web.served import Person, Server, seated


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    with postgres.database() as url, Server(url) as one, Server(url) as other:
        yield one, other


@pytest.fixture
def ana(servers: tuple[Server, Server]) -> Person:
    return servers[0].person("Ana")


@pytest.fixture
def ben(servers: tuple[Server, Server]) -> Person:
    return servers[0].person("Ben")


def elsewhere(person: Person, servers: tuple[Server, Server]) -> Person:
    """The same person at the other process."""
    return servers[1].person(cookies={"meseta": person.cookie})


def test_a_move_is_seen_by_those_who_listen_to_another_process(
    servers: tuple[Server, Server], ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    with elsewhere(ben, servers).listen(table, 1) as stream:
        stream.next()
        version = ana.act(table, 0)
        assert stream.next()["version"] == version


def test_a_note_reaches_every_process(
    servers: tuple[Server, Server], ana: Person, ben: Person
) -> None:
    table = seated(ana, ben, hints="yes", short="yes")
    with elsewhere(ben, servers).listen(table, 1) as stream:
        stream.next()
        version = servers[0].table(table).version
        assert ana.send(table, "hint", seat=0, version=version).status_code == 200
        assert stream.until(lambda heard: heard["kind"] == "hinted")["seat"] == 0


def test_who_sits_down_at_one_process_is_seen_at_the_others(
    servers: tuple[Server, Server], ana: Person
) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    with elsewhere(ana, servers).listen(table, 0) as stream:
        stream.next()
        assert ana.send(table, "seat", seat=1, bot="peon").status_code == 200
        assert stream.until(lambda heard: heard["seats"][1]["bot"])["waiting"] is None


def test_a_new_name_is_seen_at_every_process(servers: tuple[Server, Server], ana: Person) -> None:
    table = ana.make("el-grande", ["me", "here"])
    with elsewhere(ana, servers).listen(table, 0) as stream:
        stream.next()
        ana.post("/me", {"name": "Ada"})
        assert stream.next()["seats"][0]["name"] == "Ada"


def test_a_removed_device_sees_nothing_more_at_any_process(
    servers: tuple[Server, Server], ana: Person
) -> None:
    table = ana.make("el-grande", ["me", "here"])
    person = servers[0].store.whose(ana.cookie)
    assert person is not None
    with elsewhere(ana, servers).listen(table, 0) as stream:
        stream.next()
        ana.post("/me/device/remove", {"device": person.device})
        with pytest.raises(AssertionError, match="ended"):
            stream.next()


def test_a_process_never_plays_on_a_stale_table(
    servers: tuple[Server, Server], ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    there = elsewhere(ben, servers)
    assert there.facts(table)["version"] == 0
    version = ana.act(table, 0)
    if servers[0].table(table).holder is not None:
        version = ana.send(table, "end", seat=0, version=version).json()["version"]
    action = servers[0].table(table).match.legal_actions(1)[0]
    answer = there.send(table, "play", seat=1, action=action, version=version)
    assert answer.json() == {"version": version + 1}


def test_of_two_who_write_at_once_one_is_told_to_look_again(
    servers: tuple[Server, Server], ana: Person
) -> None:
    table = ana.make("el-grande", ["me", "here"])
    both = [ana, elsewhere(ana, servers)]
    actions = servers[0].table(table).match.legal_actions(0)[:2]

    def play(number: int) -> Any:
        return both[number].send(table, "play", seat=0, action=actions[number], version=0)

    for person in both:
        person.facts(table)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(play, (0, 1)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    [lost] = [answer for answer in answers if answer.status_code == 409]
    assert lost.json()["why"] == "refused-stale"
    assert len(servers[0].entries(table)) == 1


def test_one_process_plays_the_bots(
    servers: tuple[Server, Server], ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.make("el-grande", ["me", "peon", "peon"])
    thought: list[int] = []
    for server in servers:
        hub, chosen = server.app.state.services[Hub], server.workers.choose

        async def choose(*given: Any, chosen: Any = chosen) -> int:
            action: int = await chosen(*given)
            thought.append(action)
            return action

        monkeypatch.setattr(hub.workers, "choose", choose)
    there = elsewhere(ana, servers)
    with ana.listen(table, 0) as stream, there.listen(table, 0) as other:
        ana.send(table, "order", seat=0, name="end", answer="yes")
        for heard in (stream, other):
            heard.until(lambda change: change.get("mine"))
        ana.act(table, 0)
        for heard in (stream, other):
            heard.until(lambda change: change["version"] > 1 and change["mine"])
    played = [entry for entry in servers[0].entries(table) if entry.seat]
    assert len(thought) == len(played) > 1


def test_bots_go_on_when_the_process_that_played_them_is_gone(
    servers: tuple[Server, Server], ana: Person
) -> None:
    url = servers[0].store.engine.url.render_as_string(hide_password=False)
    gone = Store(url)
    table = ana.make("el-grande", ["peon", "me"])
    assert gone.sharing.take(table)
    with ana.listen(table, 1):
        assert servers[0].entries(table) == []
        gone.close()
        until(lambda: servers[0].entries(table))


def test_what_was_told_while_the_connection_was_lost_is_looked_up(
    servers: tuple[Server, Server], ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    with elsewhere(ben, servers).listen(table, 1) as stream:
        stream.next()
        cut_off(servers[1].store)
        version = ana.act(table, 0)
        assert stream.next()["version"] == version


def cut_off(store: Store) -> None:
    """End the connection that listens for others."""
    with store.engine.begin() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
        )


def test_a_note_that_cannot_be_carried_is_refused(servers: tuple[Server, Server]) -> None:
    sharing = servers[0].store.sharing
    assert isinstance(sharing, Shared)
    with pytest.raises(ValueError, match="too long"):
        sharing.tell({"note": "x" * LONGEST})
