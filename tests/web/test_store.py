"""What is kept, and that it is kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meseta.games import find_game
from meseta.web.http.refusals import Refused
from meseta.web.store.errors import Stale
from meseta.web.store.schema import DEVICES, ENTRIES, METADATA
from meseta.web.store.store import Entry, Person, Store
from meseta.web.table import table_form
from meseta.web.table.table import BACK, MOVE, Table
from tests.support.web.served import SMALL

OPTIONS = find_game("el-grande")(SMALL).options


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


@pytest.fixture
def ana(store: Store) -> Person:
    return store.add_person("Ana", {}, "a laptop")[0]


def new_table(store: Store, person: Person, seed: str = "1") -> Table:
    """A table with two people at one screen."""
    row = table_form.table_for("el-grande", OPTIONS, person, hints=False)._replace(seed=seed)
    seats = table_form.seats_from(row.id, [table_form.ME, table_form.HERE], ["", "Ben"], person)
    store.add_table(row, seats)
    return Table(store, row, seats)


def act(table: Table) -> None:
    """The first thing that is possible."""
    seat = table.match.pending[0]
    table.play(seat, table.match.legal_actions(seat)[0], table.version)


def test_the_migrations_lead_from_nothing_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_opening_a_database_again_changes_nothing(store: Store, url: str) -> None:
    person, token = store.add_person("Ana", {"look": "dark"}, "a laptop")
    again = Store(url)
    known = again.whose(token)
    again.close()
    assert known is not None
    assert (known.id, known.name, known.settings) == (person.id, "Ana", {"look": "dark"})


def test_two_writers_cannot_both_write_the_same_entry(store: Store, ana: Person) -> None:
    table = new_table(store, ana)
    store.add_entry(table.row.id, Entry(0, MOVE, 0, "power 1", 0), over=False)
    with pytest.raises(Stale):
        store.add_entry(table.row.id, Entry(0, MOVE, 1, "power 2", 0), over=False)
    assert [entry.what for entry in store.entries(table.row.id)] == ["power 1"]


def test_who_writes_second_is_told_and_stands_where_the_first_one_led(
    store: Store, ana: Person
) -> None:
    first = new_table(store, ana)
    second = Table(store, first.row, first.seats)
    act(first)
    with pytest.raises(Refused, match="refused-stale"):
        act(second)
    assert (second.version, second.match.moves) == (first.version, first.match.moves)


def test_tokens_are_kept_hashed(store: Store, ana: Person) -> None:
    token = store.add_device(ana.id, "a phone")
    [kept] = store.rows(sa.select(DEVICES).where(DEVICES.c.label == "a phone"))
    assert token not in map(str, kept)
    assert store.whose(token) == ana._replace(device=kept.id)


def test_what_was_acknowledged_is_there_after_reopening(
    store: Store, ana: Person, url: str
) -> None:
    table = new_table(store, ana)
    for _ in range(4):
        act(table)
        if table.holder is not None:
            table.end_turn(table.holder, table.version)
    again = Store(url)
    stands = Table(again, table.row, again.seats(table.row.id)[table.row.id])
    again.close()
    assert stands.match.state.tobytes() == table.match.state.tobytes()
    assert (stands.version, stands.ended) == (table.version, table.ended)


def test_taking_back_is_an_entry_of_its_own(store: Store, ana: Person) -> None:
    table = new_table(store, ana)
    act(table)
    before = table.match.replay(0).state.tobytes()
    seat = table.match.moves[-1][0]
    table.take_back(seat, 1, table.version)
    kinds = [entry.kind for entry in store.entries(table.row.id)]
    assert kinds == [MOVE, BACK]
    assert table.match.state.tobytes() == before
    assert Table(store, table.row, table.seats).match.state.tobytes() == before


def test_entries_are_never_deleted_or_changed(store: Store, ana: Person) -> None:
    told: list[str] = []
    sa.event.listen(
        store.engine, "before_cursor_execute", lambda *given: told.append(given[2].lower())
    )
    table = new_table(store, ana)
    act(table)
    table.take_back(table.match.moves[-1][0], 1, table.version)
    about = [line.split()[0] for line in told if f" {ENTRIES.name}" in line]
    assert set(about) == {"select", "insert"}


def test_a_removed_device_no_longer_counts(store: Store, ana: Person) -> None:
    token, other = store.add_device(ana.id, "a phone"), store.add_device(ana.id, "a tablet")
    device = store.whose(token)
    assert device is not None
    store.remove_device(ana.id, device.device)
    assert store.whose(token) is None
    assert store.whose(other) is not None


def test_nobody_removes_the_device_of_another(store: Store, ana: Person) -> None:
    ben, token = store.add_person("Ben", {}, "a phone")
    device = store.devices(ben.id)[0]
    store.remove_device(ana.id, device.id)
    assert store.whose(token) is not None


def test_a_forgotten_person_leaves_a_seat_to_a_bot(store: Store) -> None:
    ana, token = store.add_person("Ana", {}, "a laptop")
    table = new_table(store, ana)
    store.remove_person(ana.id)
    seat = store.seats(table.row.id)[table.row.id][0]
    row = store.table(table.row.id)
    assert store.whose(token) is None
    assert store.devices(ana.id) == []
    assert (seat.person, seat.name, seat.bot) == (None, "", "caballero")
    assert row is not None
    assert row.maker is None


def test_an_invitation_seats_one_person(store: Store, ana: Person) -> None:
    row = table_form.table_for("el-grande", OPTIONS, ana, hints=False)
    seats = table_form.seats_from(row.id, [table_form.ME, table_form.FRIEND], ["", ""], ana)
    store.add_table(row, seats)
    ben, eva = (store.add_person(name, {}, "a phone")[0] for name in ("Ben", "Eva"))
    link = seats[1].invitation or ""
    assert [store.take_seat(link, ben), store.take_seat(link, eva)] == [True, False]
    assert store.seats(row.id)[row.id][1].name == "Ben"


def test_a_new_name_stands_at_all_tables_but_not_on_seats_of_others(
    store: Store, ana: Person
) -> None:
    table = new_table(store, ana)
    store.rename(ana, "Ada")
    assert [seat.name for seat in store.seats(table.row.id)[table.row.id]] == ["Ada", "Ben"]
