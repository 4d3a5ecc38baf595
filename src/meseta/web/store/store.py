"""`Store`: the database behind the pages. A call that returns has been written for good."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, SQLAlchemyError

from meseta.bots.levels import USUAL
from meseta.web.store.errors import Stale, UnknownSchema
from meseta.web.store.pens import Pen
from meseta.web.store.schema import (
    CHAT,
    DEVICES,
    ENTRIES,
    IMPORTS,
    LEAGUE_ENTRIES,
    LEAGUES,
    PEOPLE,
    SEATS,
    TABLES,
)
from meseta.web.store.sharing import Alone, Shared, Sharing

Statement = sa.Executable
"""Something to be written, put together and not yet sent."""
MIGRATIONS = Path(__file__).parent / "migrations"
DAY = 24 * 60 * 60
INVITED = 7 * DAY
"""So long an invitation holds."""
LINK = DAY
"""Seconds in which a link to another device can be opened."""
WAIT, NOTING = 10_000, 1_000
"""Milliseconds that a writer waits for another one; and whoever has only something to note."""
WAITING = {"sqlite": "PRAGMA busy_timeout={}", "postgresql": "SET lock_timeout = {}"}
"""How that is said."""
DAMAGED = "is damaged; `meseta restore BACKUP --replace` takes its place and sets it aside"
ENGINES: dict[str, dict[str, Any]] = {"sqlite": {}, "postgresql": {"pool_pre_ping": True}}
"""How each kind of database is reached; a lost connection is noticed before it is used."""
WRITERS = {"sqlite": 1, "postgresql": 8}
"""Who may write at the same time: fewer than there are connections."""


class Person(NamedTuple):
    """Somebody who plays here, by a name of their choosing."""

    id: str
    name: str
    settings: dict[str, Any]
    device: str = ""
    """The device that they came with."""


class Device(NamedTuple):
    """Something that a person is known by."""

    id: str
    label: str
    created: int
    seen: int


class SeatRow(NamedTuple):
    """Who sits at a seat: a person, a bot for them, or whoever follows the invitation."""

    table: str
    number: int
    person: str | None
    name: str
    bot: str | None
    invitation: str | None
    orders: dict[str, Any]
    invited: int | None = None
    """When the invitation was made; it holds for a week."""
    left: str | None = None
    """Who has left this seat to a bot for good."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there yet."""
        return self.person is None and self.bot is None

    @property
    def is_bots(self) -> bool:
        """Whether only a bot has ever sat there."""
        return self.bot is not None and self.person is None and self.left is None


class TableRow(NamedTuple):
    """A table, without its seats and moves."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    """A secret until the game is over."""
    maker: str | None
    hints: bool
    over: bool
    rematch: str | None
    created: int
    changed: int
    box: str | None = None
    """The fingerprint of the box that it was made with."""
    clock: str = ""
    """What the clocks of the seats were set to, if there are any."""
    watching: str = "link"
    """Who may look on: nobody, whoever has the address, everybody."""
    waits: str = ""
    """The seats at which people must decide now."""
    due: int | None = None
    """When the next clock runs out."""


class Entry(NamedTuple):
    """Something that happened at a table: a move, a step back to a move, the end of a turn."""

    number: int
    kind: str
    seat: int
    what: str
    at: int
    digest: str | None = None
    """A short hash of what a move has led to."""


# --- what every request and every move asks, put together once ------------------------------------

HOLDERS = (
    sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings, DEVICES.c.id, DEVICES.c.seen)
    .join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
    .where(DEVICES.c.token == sa.bindparam("token"))
)
KNOWN = HOLDERS.where(DEVICES.c.until.is_(None))
"""Whose device it is that has a token."""
LINKED = HOLDERS.where(DEVICES.c.until > sa.bindparam("now"))
"""To whom a link leads that was not opened yet."""
NAMED = sa.select(*[TABLES.c[name] for name in TableRow._fields]).where(
    TABLES.c.id == sa.bindparam("table")
)
"""A table by its name."""
SITTING = (
    sa.select(*[SEATS.c[name] for name in SeatRow._fields])
    .where(SEATS.c.table == sa.bindparam("table"))
    .order_by(SEATS.c.number)
)
"""Who sits at a table."""
HAPPENED = (
    sa.select(*[ENTRIES.c[name] for name in Entry._fields])
    .where(ENTRIES.c.table == sa.bindparam("table"), ENTRIES.c.number >= sa.bindparam("since"))
    .order_by(ENTRIES.c.number)
)
"""What has happened at a table since an entry."""
ADDED = ENTRIES.insert()
CHANGED = TABLES.update().where(TABLES.c.id == sa.bindparam("named"))


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(9)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> int:
    """Seconds."""
    return int(time.time())


class Store:
    """All that is kept, in SQLite or wherever a URL of SQLAlchemy leads."""

    def __init__(self, url: str) -> None:
        kind = sa.make_url(url).get_backend_name()
        if kind not in ENGINES:
            raise ValueError(f"database: {kind!r} is not one of {', '.join(ENGINES)}")
        self.engine = sa.create_engine(url, hide_parameters=True, **ENGINES[kind])
        self.kept = 0
        """So many entries this process has written."""
        self.sharing: Sharing = Alone()
        self.pen = Pen(WRITERS[kind])
        if kind == "sqlite":
            sa.event.listen(self.engine, "connect", prepare_sqlite)
            sa.event.listen(self.engine, "handle_error", name_damage)
        else:
            from meseta.web.store.postgresql import connect

            sa.event.listen(self.engine, "do_connect", connect)
            sa.event.listen(self.engine, "connect", prepare_postgresql)
            self.sharing = Shared(self.engine, new_id())
        with self.engine.connect() as connection:
            migrate(connection)

    def close(self) -> None:
        """Let go of the database."""
        self.sharing.close()
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write, all of it or nothing; whoever waits for that keeps nobody from reading."""
        with self.pen.held(WAIT / 1000), self.engine.begin() as connection:
            yield connection

    def write(self, *statements: sa.Executable) -> None:
        """All of it or nothing."""
        with self.writing() as connection:
            for statement in statements:
                connection.execute(statement)

    @contextmanager
    def noting(self) -> Iterator[Connection]:
        """Write what nobody misses: where others have locked the database, it is not kept."""
        waiting = WAITING[self.engine.dialect.name]
        with suppress(OperationalError), self.engine.connect() as connection:
            connection.exec_driver_sql(waiting.format(NOTING))
            try:
                yield connection
                connection.commit()
            finally:
                connection.rollback()
                connection.exec_driver_sql(waiting.format(WAIT))
                connection.commit()

    def rows(self, statement: sa.Select[Any], **values: Any) -> list[Any]:
        """What was asked for."""
        with self.engine.connect() as connection:
            return list(connection.execute(statement, values))

    # --- people ----------------------------------------------------------------------------------

    def add_person(self, name: str, settings: Mapping[str, Any], device: str) -> tuple[Person, str]:
        """Somebody new, with the token of their first device."""
        person = Person(new_id(), name, dict(settings))
        self.write(
            PEOPLE.insert().values(id=person.id, name=name, settings=person.settings, created=now())
        )
        return person, self.add_device(person.id, device)

    def add_device(self, person: str, label: str, until: int | None = None) -> str:
        """One more device of somebody, or a link to one: its token, which is told once."""
        token = secrets.token_urlsafe(32)
        at = now()
        self.write(
            DEVICES.insert().values(
                id=new_id(),
                person=person,
                token=hash_token(token),
                label=label,
                created=at,
                seen=at,
                until=until,
            )
        )
        return token

    def add_link(self, person: str, label: str) -> str:
        """A link that makes another device one of somebody's; it can be opened once."""
        return self.add_device(person, label, now() + LINK)

    def whose_link(self, token: str) -> Person | None:
        """The person to whom a link leads that was not opened yet."""
        return self.holder_of(token, LINKED, now=now())

    def whose(self, token: str) -> Person | None:
        """The person that a device belongs to."""
        return self.holder_of(token, KNOWN)

    def holder_of(self, token: str, wanted: sa.Select[Any], **values: Any) -> Person | None:
        """The person that has a token, as a device or as a link.

        The hash is looked for, not the token: how long that takes tells nothing about a token.
        """
        for person, name, settings, device, seen in self.rows(
            wanted, token=hash_token(token), **values
        ):
            if seen < now() - DAY // 24:
                with self.noting() as connection:
                    here = DEVICES.c.id == device
                    connection.execute(DEVICES.update().where(here).values(seen=now()))
            return Person(person, name, settings, device)
        return None

    def change_person(self, person: str, **values: Any) -> None:
        """Another name, other settings; seats that carry the old name carry the new one."""
        self.write(PEOPLE.update().where(PEOPLE.c.id == person).values(**values))

    def settings_of(self, person: str) -> dict[str, Any] | None:
        """How somebody wants it; nothing of nobody."""
        wanted = sa.select(PEOPLE.c.settings).where(PEOPLE.c.id == person)
        return next((row.settings for row in self.rows(wanted)), None)

    def rename(self, person: Person, name: str) -> None:
        """Another name, at all tables too."""
        called = (SEATS.c.person == person.id) & (SEATS.c.name == person.name)
        self.write(
            PEOPLE.update().where(PEOPLE.c.id == person.id).values(name=name),
            SEATS.update().where(called).values(name=name),
        )

    def devices(self, person: str) -> list[Device]:
        """All devices of somebody, the newest first."""
        wanted = sa.select(DEVICES.c.id, DEVICES.c.label, DEVICES.c.created, DEVICES.c.seen)
        mine = wanted.where(DEVICES.c.person == person).order_by(DEVICES.c.created.desc())
        return [Device(*row) for row in self.rows(mine)]

    def open_link(self, link: str, label: str) -> str | None:
        """A link was opened: the device's own token, unless somebody was faster."""
        token = secrets.token_urlsafe(32)
        unopened = (DEVICES.c.token == hash_token(link)) & (DEVICES.c.until > now())
        opened = (
            DEVICES.update()
            .where(unopened)
            .values(token=hash_token(token), label=label, seen=now(), until=None)
        )
        with self.writing() as connection:
            return token if connection.execute(opened).rowcount else None

    def remove_device(self, person: str, device: str) -> None:
        """A device that no longer counts."""
        self.write(DEVICES.delete().where(DEVICES.c.id == device, DEVICES.c.person == person))

    def remove_person(self, person: str) -> None:
        """Forget somebody; their seats at tables stay, empty, and the files they brought go.

        In leagues they play no more from the next round on.
        """
        brought = sa.select(IMPORTS.c.table).where(IMPORTS.c.person == person)
        entered = LEAGUE_ENTRIES.update().where(LEAGUE_ENTRIES.c.person == person)
        next_round = sa.select(LEAGUES.c.round + 1).where(LEAGUES.c.id == LEAGUE_ENTRIES.c.league)
        left = sa.func.coalesce(LEAGUE_ENTRIES.c.left, next_round.scalar_subquery())
        self.write(
            TABLES.delete().where(TABLES.c.id.in_(brought)),
            SEATS.update().where(SEATS.c.person == person).values(person=None, name="", bot=USUAL),
            SEATS.update().where(SEATS.c.left == person).values(left=None, name=""),
            CHAT.update().where(CHAT.c.person == person).values(name=""),
            entered.values(name="", left=left, person=None),
            TABLES.update().where(TABLES.c.maker == person).values(maker=None),
            DEVICES.delete().where(DEVICES.c.person == person),
            PEOPLE.delete().where(PEOPLE.c.id == person),
        )

    def change(self, statement: sa.Update | sa.Delete) -> int:
        """Write something; how many rows it has changed."""
        with self.writing() as connection:
            return connection.execute(statement).rowcount

    def check(self) -> None:
        """Fail if the database cannot be asked."""
        self.rows(sa.select(sa.literal(1)))

    # --- tables ----------------------------------------------------------------------------------

    def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        """A new table."""
        self.write(
            TABLES.insert().values(table._asdict()),
            *[SEATS.insert().values(seat._asdict()) for seat in seats],
        )

    def add_rematch(self, before: str, table: TableRow, seats: Iterable[SeatRow]) -> bool:
        """A table that follows another, unless one does already."""
        wanted = (TABLES.c.id == before) & TABLES.c.rematch.is_(None)
        with self.writing() as connection:
            first = TABLES.update().where(wanted).values(rematch=table.id, changed=now())
            if not connection.execute(first).rowcount:
                return False
            connection.execute(TABLES.insert().values(table._asdict()))
            for seat in seats:
                connection.execute(SEATS.insert().values(seat._asdict()))
        return True

    def read_since(
        self, table: str, since: int = 0
    ) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table, who sits there, and what has happened since an entry."""
        with self.engine.connect() as connection:
            row = connection.execute(NAMED, {"table": table}).first()
            if row is None:
                return None
            seats = [SeatRow(*seat) for seat in connection.execute(SITTING, {"table": table})]
            happened = connection.execute(HAPPENED, {"table": table, "since": since})
            entries = [Entry(*each) for each in happened]
        return TableRow(*row), seats, entries

    def table(self, table: str) -> TableRow | None:
        """A table by its name."""
        found = self.rows(NAMED, table=table)
        return TableRow(*found[0]) if found else None

    def change_table(self, table: str, **values: Any) -> None:
        """Something else about a table."""
        self.write(TABLES.update().where(TABLES.c.id == table).values(**values, changed=now()))

    def tables_of(self, person: str, most: int = 60) -> list[TableRow]:
        """The tables at which somebody sits, the last used first."""
        seated = sa.select(SEATS.c.table).where(SEATS.c.person == person)
        wanted = sa.select(TABLES).where(TABLES.c.id.in_(seated) | (TABLES.c.maker == person))
        return [
            TableRow(**row._mapping)
            for row in self.rows(wanted.order_by(TABLES.c.changed.desc()).limit(most))
        ]

    def seats(self, *tables: str) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in their order."""
        wanted = sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.number)
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        for row in self.rows(wanted):
            found[row.table].append(SeatRow(**row._mapping))
        return found

    def seat_for(self, invitation: str) -> SeatRow | None:
        """The seat that an invitation leads to."""
        found = self.rows(sa.select(SEATS).where(SEATS.c.invitation == invitation))
        return SeatRow(**found[0]._mapping) if found else None

    def change_seat(self, table: str, number: int, **values: Any) -> None:
        """Somebody else at a seat, or other orders."""
        here = (SEATS.c.table == table) & (SEATS.c.number == number)
        self.write(SEATS.update().where(here).values(**values))

    def take_seat(self, invitation: str, person: Person) -> bool:
        """Sit down where an invitation leads, unless somebody was faster."""
        fresh = SEATS.c.invited.is_(None) | (SEATS.c.invited > now() - INVITED)
        free = (SEATS.c.invitation == invitation) & SEATS.c.person.is_(None) & fresh
        taken = (
            SEATS.update().where(free).values(person=person.id, name=person.name, invitation=None)
        )
        with self.writing() as connection:
            return bool(connection.execute(taken).rowcount)

    # --- what happened ---------------------------------------------------------------------------

    def entries(self, table: str) -> list[Entry]:
        """Everything that happened at a table."""
        return [Entry(*row) for row in self.rows(HAPPENED, table=table, since=0)]

    def add_entry(
        self, table: str, entry: Entry, over: bool, *more: sa.Executable, **values: Any
    ) -> None:
        """One thing more that happened, and what follows; whoever comes second is told so."""
        known = {"changed": entry.at, "over": over, **values}
        try:
            with self.writing() as connection:
                connection.execute(ADDED, {"table": table, **entry._asdict()})
                connection.execute(CHANGED, {"named": table, **known})
                for statement in (*more, *self.sharing.notice(table)):
                    connection.execute(statement)
        except IntegrityError as error:
            raise Stale from error
        self.kept += 1


def is_file(url: str) -> bool:
    """Whether a database is a file, which one process serves."""
    return sa.make_url(url).get_backend_name() == "sqlite"


def open_store(url: str) -> Store:
    """A store that somebody has named; what is wrong with it is said in a line."""
    if damage := find_damage(url):
        raise ValueError(f"database: {file_of(url)} {DAMAGED} ({damage})")
    try:
        return Store(url)
    except (SQLAlchemyError, UnknownSchema, ImportError) as error:
        lines = str(error.__cause__ or error).strip().splitlines()
        raise ValueError(f"database: {lines[0] if lines else type(error).__name__}") from error


def file_of(url: str) -> Path | None:
    """The file that holds a store, where it is one."""
    place = sa.make_url(url)
    return Path(place.database or "") if place.get_backend_name() == "sqlite" else None


def find_damage(url: str) -> str:
    """What is wrong inside a file of SQLite; nothing where it is whole, or no file yet."""
    file = file_of(url)
    if file is None or not file.is_file():
        return ""
    engine = sa.create_engine(url)
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except OperationalError:
        return ""
    except DatabaseError as error:
        found = str(error.orig)
    finally:
        engine.dispose()
    return "" if found == "ok" else found.splitlines()[-1]


def name_damage(context: Any) -> OperationalError | None:
    """A file that is damaged while it is used; SQLite has no other name for that than any fault."""
    fault = context.original_exception
    is_damage = type(fault) is sqlite3.DatabaseError
    return OperationalError(context.statement, None, fault) if is_damage else None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """A move that was acknowledged survives a power cut; readers do not wait for writers."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute(WAITING["sqlite"].format(WAIT))


def prepare_postgresql(connection: Any, _record: Any) -> None:
    """Nobody waits for ever for what another program has locked."""
    connection.execute(WAITING["postgresql"].format(WAIT))
    connection.commit()


def migrate(connection: Connection) -> None:
    """Bring a database to the present schema; of several processes one does it."""
    if read_revision(connection) == newest_revision():
        return
    from meseta.web.store.upgrading import upgrade

    if connection.dialect.name == "postgresql":
        from meseta.web.store.postgresql import alone

        with alone(connection):
            upgrade(connection)
    else:
        upgrade(connection)
    connection.commit()


def newest_revision() -> str:
    """The last step that there is: `step_0007_tokens.py` is 0007."""
    return max(path.name for path in MIGRATIONS.glob("versions/step_*.py")).split("_")[1]


def read_revision(connection: Connection) -> str | None:
    """The last step that a database has taken; None where it has taken none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    connection.commit()
    return found
