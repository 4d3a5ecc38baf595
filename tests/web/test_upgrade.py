"""A database of the oldest schema is brought to the present one, and play goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from meseta.games import find_game
from meseta.web.store.schema import METADATA
from meseta.web.store.store import MIGRATIONS, Store, hash_token
from meseta.web.table.table import Table
from tests.support.web.served import SMALL

OLDEST = "0001"
GAME = find_game("el-grande")(SMALL)
TOKEN = "t" * 40
ROWS = {
    "people": {"id": "ana", "name": "Ana", "settings": {"look": "dark"}, "created": 1},
    "devices": {
        "id": "laptop",
        "person": "ana",
        "token": hash_token(TOKEN),
        "label": "a laptop",
        "created": 1,
        "seen": 1,
    },
    "tables": {
        "id": "old",
        "game": "el-grande",
        "rules": GAME.version,
        "options": GAME.options,
        "seed": "1",
        "maker": "ana",
        "hints": False,
        "over": False,
        "rematch": None,
        "created": 1,
        "changed": 1,
    },
}
SEAT = {"table": "old", "person": "ana", "bot": None, "invitation": None}
ENTRY = {"table": "old", "seat": 0, "at": 1}
HAPPENED = [("move", "power 13"), ("done", "")]


def make_old(url: str) -> None:
    """A database as the first version left it, with a table at which a move was made."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, OLDEST)
        schema = sa.MetaData()
        schema.reflect(connection)
        for name, row in ROWS.items():
            values = {
                key: sa.type_coerce(value, sa.JSON) if isinstance(value, dict) else value
                for key, value in row.items()
            }
            connection.execute(schema.tables[name].insert().values(values))
        for number, who in enumerate(("Ana", "Ben")):
            seat = {**SEAT, "number": number, "name": who, "orders": sa.type_coerce({}, sa.JSON)}
            connection.execute(schema.tables["seats"].insert().values(seat))
        for number, (kind, what) in enumerate(HAPPENED):
            entry = {**ENTRY, "number": number, "kind": kind, "what": what}
            connection.execute(schema.tables["entries"].insert().values(entry))
        connection.commit()
    engine.dispose()


def test_the_oldest_database_is_brought_to_the_present_schema(url: str) -> None:
    make_old(url)
    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    person = store.whose(TOKEN)
    assert person is not None
    assert (person.name, person.settings) == ("Ana", {"look": "dark"})
    store.close()


def test_a_table_of_the_oldest_database_is_played_on(url: str) -> None:
    make_old(url)
    store = Store(url)
    row = store.table("old")
    assert row is not None
    table = Table(store, row, store.seats("old")["old"])
    assert (table.version, table.holds_today, table.differs) == (2, True, None)
    table.play(1, "power 12", table.version)
    assert [entry.what for entry in store.entries("old")] == ["power 13", "", "power 12"]
    store.close()
