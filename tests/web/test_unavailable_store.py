"""A store that is full or gone: said in a sentence, nothing half done, and it mends itself."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from meseta.web.store import pens, postgresql
from meseta.web.store import store as stores
from meseta.web.store.pens import MOST_STUCK, Pen
from meseta.web.store.pens import locked as locked_out
from meseta.web.store.store import Entry, Store
from meseta.web.table.hub import Hub
from meseta.web.table.table import MOVE
from tests.support.waiting import PATIENCE, until
from tests.support.web.postgres import Postgres, require_postgres
from tests.support.web.served import Person, Server

UNAVAILABLE = 503
Bind = Callable[..., None]
"""What is done with a connection before it is used."""


@contextmanager
def bound_by(store: Store, bound: Bind, unbind: Bind) -> Iterator[None]:
    """A store every connection of which is bound for a while, and freed when it is next used."""
    sa.event.listen(store.engine, "checkout", bound)
    yield
    sa.event.remove(store.engine, "checkout", bound)
    sa.event.listen(store.engine, "checkout", unbind)


def full(store: Store) -> AbstractContextManager[None]:
    """A disk on which not one page more finds room."""

    def bound(connection: Any, *_: Any) -> None:
        [pages] = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages}")

    def unbind(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=4294967294")

    return bound_by(store, bound, unbind)


def read_only(store: Store) -> AbstractContextManager[None]:
    """A file that may be read and not written."""

    def bound(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA query_only=ON")

    def unbind(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA query_only=OFF")

    return bound_by(store, bound, unbind)


def fill(server: Server, person: Person) -> None:
    """Use up what room is left on pages that are there."""
    table = person.make("6-castles", ["me"])
    with suppress(OperationalError):
        for number in range(1000):
            server.store.add_entry(table, Entry(number, MOVE, 0, "sow", 0), over=False)


def acting(person: Person, table: str) -> httpx.Response:
    """Do the first thing that is possible, as the page has it."""
    facts = person.facts(table)
    return decided(person, table, facts)


def decided(person: Person, table: str, facts: dict[str, Any]) -> httpx.Response:
    """Do the first thing that a page offers."""
    seat, version = facts["seats"][0]["number"], facts["version"]
    if facts["held"]:
        return person.send(table, "end", seat=seat, version=version)
    action = facts["choices"][0]["action"]
    return person.send(table, "play", seat=seat, version=version, action=action)


def play_until_full(person: Person, table: str) -> httpx.Response:
    """Play until something is refused."""
    for _ in range(40):
        answer = acting(person, table)
        if answer.status_code != 200:
            return answer
    raise AssertionError("there is always room")


def test_a_full_disk_is_said_and_what_stands_on_the_table_is_what_is_kept(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        with full(server.store):
            kept = refuses_what_finds_no_room(server, ana, table)
        assert acting(ana, table).status_code == 200
        assert len(server.entries(table)) == kept + 1


def refuses_what_finds_no_room(server: Server, person: Person, table: str) -> int:
    """Nothing more is kept, and that is said; so many entries the table has."""
    fill(server, person)
    answer = play_until_full(person, table)
    kept = server.entries(table)
    assert answer.status_code == UNAVAILABLE
    assert answer.json()["why"] == "refused-full"
    assert answer.headers["retry-after"]
    assert person.facts(table)["version"] == len(kept)
    pages = [person.post("/play", {"game": "el-grande"}) for _ in range(20)]
    assert pages[-1].status_code == UNAVAILABLE
    assert "no room" in pages[-1].text
    return len(kept)


def test_a_file_that_may_not_be_written_is_said_and_still_shown(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ana = server.person("Ana")
        table, unopened = ana.make("6-castles", ["me"]), ana.make("6-castles", ["me"])
        facts = ana.facts(table)
        with read_only(server.store):
            assert ana.facts(unopened)["version"] == 0
            answer = decided(ana, table, facts)
            assert (answer.status_code, answer.json()["why"]) == (UNAVAILABLE, "refused-store")
            assert ana.post("/play", {"game": "el-grande"}).status_code == UNAVAILABLE
            assert ana.facts(table)["version"] == facts["version"]
        assert decided(ana, table, facts).status_code == 200


def test_a_file_that_is_damaged_while_it_is_used_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(f"sqlite:///{file}") as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        facts = ana.facts(table)
        server.store.engine.dispose()
        file.write_bytes(b"no database at all" * 4096)
        answer = decided(ana, table, facts)
        page = ana.get("/", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["why"]) == (UNAVAILABLE, "refused-store")
    assert (page.status_code, "cannot be reached" in page.text) == (UNAVAILABLE, True)


@contextmanager
def locked(url: str, how: str) -> Iterator[None]:
    """A database that another program writes to and does not let go."""
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in how.split(";"):
            connection.exec_driver_sql(statement)
        yield
        connection.exec_driver_sql("ROLLBACK")
    engine.dispose()


LOCKS = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "BEGIN; LOCK entries, visits IN SHARE MODE"}


def test_whoever_looks_waits_for_no_program_that_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "WAIT", 1_000_000)
    monkeypatch.setattr(stores, "NOTING", 10)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        seen = ana.facts(table)["version"]
        with locked(url, LOCKS["sqlite"]):
            assert ana.facts(table)["version"] == seen
            assert ana.get("/").status_code == 200
        assert acting(ana, table).status_code == 200


def test_however_many_wait_to_write_others_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "WAIT", 1_000_000)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(url) as server, ThreadPoolExecutor(MOST_STUCK) as several:
        people = [server.person(f"P{number}") for number in range(MOST_STUCK)]
        tables = [person.make("6-castles", ["me"]) for person in people]
        facts = [each.facts(table) for each, table in zip(people, tables, strict=True)]
        with locked(url, LOCKS["sqlite"]):
            moves = [
                several.submit(decided, *each) for each in zip(people, tables, facts, strict=True)
            ]
            until(lambda: server.store.pen.underway == MOST_STUCK, "all who wait to write")
            assert server.person().get("/").status_code == 200
            assert not any(move.done() for move in moves)
        assert {move.result().status_code for move in moves} == {200}


def test_who_has_waited_beside_somebody_who_waited_in_vain_is_told_with_them() -> None:
    pen, first, second = Pen(1), threading.Event(), threading.Event()

    def wait_in_vain() -> None:
        with pen.held(PATIENCE):
            first.set()
            until(lambda: pen.underway == 2, "another one who waits")
            raise locked_out()

    def wait_too() -> None:
        first.wait(PATIENCE)
        with pen.held(PATIENCE):
            second.set()

    with ThreadPoolExecutor(2) as several:
        both = several.submit(wait_in_vain), several.submit(wait_too)
        assert all(isinstance(each.exception(), OperationalError) for each in both)
    assert not second.is_set()
    with pen.held(0):
        assert pen.underway == 1
    assert pen.underway == 0


def test_who_came_first_writes_first() -> None:
    pen, written = Pen(1), list[int]()

    def write(number: int) -> None:
        with pen.held(PATIENCE):
            written.append(number)

    with ThreadPoolExecutor(5) as several, pen.held(PATIENCE):
        for number in range(5):
            several.submit(write, number)
            until(partial(is_waiting, pen, number + 1), "the next one")
    assert written == [0, 1, 2, 3, 4]


def test_whoever_writes_takes_the_pen() -> None:
    begun = {
        path.name: path.read_text("utf-8").count("engine.begin(")
        for path in Path(stores.__file__).parent.glob("*.py")
    }
    of_their_own = {"store.py": 1, "sharing.py": 1, "backups.py": 1}
    assert {name: count for name, count in begun.items() if count} == of_their_own


def is_waiting(pen: Pen, count: int) -> bool:
    """Whether so many wait for a pen."""
    return len(pen.line) == count


def test_nobody_waits_behind_many_who_get_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pens, "MOST_STUCK", 1)
    monkeypatch.setattr(pens, "STUCK", -1)
    pen = Pen(2)
    with pen.held(0), pytest.raises(OperationalError), pen.held(PATIENCE):
        raise AssertionError("let in")


def locks_are_said(url: str, how: str) -> None:
    """What another program has locked is waited for, but not for ever."""
    with Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        facts = ana.facts(table)
        with locked(url, how):
            answer = decided(ana, table, facts)
            assert (answer.status_code, answer.json()["why"]) == (UNAVAILABLE, "refused-store")
        assert decided(ana, table, facts).status_code == 200


def test_a_file_that_another_program_has_locked_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "WAIT", 10)
    locks_are_said(f"sqlite:///{tmp_path / 'tables.db'}", LOCKS["sqlite"])


def test_a_database_that_another_program_has_locked_is_said(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "WAIT", 10)
    with own_postgres.database() as url:
        locks_are_said(url, LOCKS["postgresql"])


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """One that can be stopped without disturbing others."""
    require_postgres()
    with Postgres() as running:
        yield running


def test_a_database_that_is_gone_is_said_and_found_again(own_postgres: Postgres) -> None:
    with own_postgres.database() as url, Server(url) as server:
        ana = server.person("Ana")
        alone, company = ana.make("6-castles", ["me"]), ana.make("el-grande", ["me", "peon"])
        facts, kept = ana.facts(alone), server.entries(alone)
        with ana.listen(company, 0) as stream:
            stream.until(lambda heard: heard["mine"])
            own_postgres.stop()
            answer = decided(ana, alone, facts)
            page = ana.get("/", headers={"accept": "text/html"})
            own_postgres.start()
            assert (answer.status_code, answer.json()["why"]) == (UNAVAILABLE, "refused-store")
            assert (page.status_code, "cannot be reached" in page.text) == (UNAVAILABLE, True)
            assert server.entries(alone) == kept
            assert decided(ana, alone, facts).status_code == 200
            ana.send(company, "order", seat=0, name="end", answer="yes")
            ana.act(company, 0)
            stream.until(lambda heard: heard.get("version", 0) > 2)


def test_a_database_that_hangs_is_said_and_found_again(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "SILENT", 0.5)
    monkeypatch.setitem(postgresql.REACHED, "connect_timeout", 2)
    with own_postgres.database() as url, Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        facts, kept = ana.facts(table), server.entries(table)
        with own_postgres.hung():
            answer = decided(ana, table, facts)
            page = ana.get("/", headers={"accept": "text/html"})
            health, manifest = ana.get("/health"), ana.get("/manifest.webmanifest")
        assert (answer.status_code, answer.json()["why"]) == (UNAVAILABLE, "refused-store")
        assert {each.status_code for each in (page, health, manifest)} == {UNAVAILABLE}
        assert server.entries(table) == kept
        assert decided(ana, table, facts).status_code == 200


def test_who_waits_for_another_process_to_change_the_schema_waits_as_long_as_it_takes(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "SILENT", 0.1)
    with own_postgres.database() as url:
        store = Store(url)
        with store.engine.connect() as connection:
            with postgresql.alone(connection):
                connection.exec_driver_sql("SELECT pg_sleep(0.5)")
            with pytest.raises(OperationalError, match="does not answer"):
                connection.exec_driver_sql("SELECT pg_sleep(0.5)")
        assert store.rows(sa.select(sa.literal(1))) == [(1,)]
        store.close()


def test_a_full_disk_under_postgresql_is_said_in_the_same_way(own_postgres: Postgres) -> None:
    with own_postgres.tight_database() as (url, disk), Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("6-castles", ["me"])
        with (disk / "everything else").open("wb", buffering=0) as rest:
            with suppress(OSError):
                while rest.write(bytes(8192)):
                    pass
            kept = refuses_what_finds_no_room(server, ana, table)
        (disk / "everything else").unlink()
        assert acting(ana, table).status_code == 200
        assert len(server.entries(table)) == kept + 1


def test_bots_wait_for_a_database_that_is_gone(own_postgres: Postgres) -> None:
    with own_postgres.database() as url, Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("el-grande", ["peon", "me"])
        hub, thought = server.app.state.services[Hub], list[int]()
        chosen = server.workers.choose

        async def choose(*given: Any) -> int:
            action: int = await chosen(*given)
            if not thought:
                own_postgres.stop()
            thought.append(action)
            return action

        hub.workers.choose = choose
        ana.get(f"/t/{table}")
        until(lambda: thought)
        own_postgres.start()
        until(lambda: server.entries(table))
        assert len(thought) > 1


def test_what_no_text_can_hold_is_refused(server: Server, ana: Person) -> None:
    assert ana.get("/join/%00").status_code == 404
    assert ana.post("/me/device/remove", {"device": "\0"}).status_code in (303, 400)
