"""Backups: written while the server runs, restored into either store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from meseta.cli import main
from meseta.web.store.backups import back_up, follow_numbers, restore
from meseta.web.store.schema import METADATA
from meseta.web.store.store import Store, open_store
from tests.support.web.postgres import Postgres
from tests.support.web.served import Server
from tests.web.test_upgrade import TOKEN, make_old


def rows_of(url: str) -> dict[str, list[str]]:
    """Everything that is kept."""
    store = Store(url)
    found = {t.name: sorted(map(str, store.rows(sa.select(t)))) for t in METADATA.sorted_tables}
    store.close()
    return found


@pytest.fixture
def served(url: str) -> Iterator[Server]:
    """A server with a few people and tables."""
    with Server(url) as server:
        ana = server.person("Ana")
        table = ana.make("el-grande", ["me", "here", "friend"])
        ana.send(table, "seat", seat=2, bot="peon")
        solo = ana.make("6-castles", ["me"])
        ana.act(solo, 0)
        yield server


def test_everything_comes_back_in_either_store(
    served: Server, url: str, tmp_path: Path, postgres: Postgres
) -> None:
    file = tmp_path / "backup"
    copied = back_up(url, file)
    assert (copied.tables, copied.people) == (2, 1)
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup"]
    with postgres.database() as other:
        for target in (other, f"sqlite:///{tmp_path / 'other.db'}"):
            restore(target, file)
            assert rows_of(target) == rows_of(url)


def test_the_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    make_old(url)
    store = Store(url)
    asked: list[str] = []

    def meanwhile(*given: object) -> None:
        """While the first rows are read, somebody comes."""
        if "people.settings" in str(given[2]) and not asked:
            asked.append("once")
            store.add_person("Ben", {}, "a phone")

    engine = sa.engine.Engine
    sa.event.listen(engine, "after_cursor_execute", meanwhile)
    copied = back_up(url, tmp_path / "backup")
    sa.event.remove(engine, "after_cursor_execute", meanwhile)
    store.close()
    assert asked == ["once"]
    assert copied.people == len(rows_of(f"sqlite:///{tmp_path / 'backup'}")["devices"]) == 1


def test_what_is_there_is_not_overwritten_unless_it_is_said(
    served: Server, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    back_up(url, file)
    before = rows_of(url)
    served.person("Eva")
    with pytest.raises(ValueError, match="already"):
        restore(url, file)
    with pytest.raises(ValueError, match="already"):
        back_up(url, file)
    restore(url, file, is_replaced=True)
    assert rows_of(url) == before


def test_an_older_backup_is_restored(tmp_path: Path) -> None:
    make_old(f"sqlite:///{tmp_path / 'old'}")
    target = f"sqlite:///{tmp_path / 'new.db'}"
    restore(target, tmp_path / "old")
    store = Store(target)
    person = store.whose(TOKEN)
    store.close()
    assert person is not None
    assert person.name == "Ana"


@pytest.mark.parametrize("content", [b"", b"no database at all, only words" * 40, None])
def test_what_is_no_backup_is_refused_and_nothing_is_deleted(
    served: Server, url: str, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "backup"
    if content is not None:
        file.write_bytes(content)
    before = rows_of(url)
    with pytest.raises(ValueError, match="not a backup"):
        restore(url, file, is_replaced=True)
    assert rows_of(url) == before


def test_numbers_that_a_database_gives_go_on_after_the_last(postgres: Postgres) -> None:
    counted = sa.Table("counted", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True))
    with postgres.database() as url:
        engine = sa.create_engine(url)
        with engine.begin() as connection:
            counted.create(connection)
            connection.execute(counted.insert(), [{"id": 1}, {"id": 2}])
            follow_numbers(counted, connection)
            connection.execute(counted.insert())
            ids = connection.scalars(sa.select(counted.c.id)).all()
        engine.dispose()
    assert ids == [1, 2, 3]


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_old(f"sqlite:///{tmp_path / 'old.db'}")
    file, database = str(tmp_path / "backup"), f"sqlite:///{tmp_path / 'old.db'}"
    assert main(["backup", file, "--database", database]) == 0
    assert main(["restore", file, "--database", database]) == 2
    assert main(["restore", file, "--database", database, "--replace"]) == 0
    told = capsys.readouterr()
    assert "1 tables, 1 people, 2 entries" in told.out
    assert "--replace" in told.err


def damage(file: Path) -> None:
    """Overwrite what lies behind the first page."""
    with file.open("r+b") as written:
        written.seek(4096)
        written.write(b"\xa5" * (file.stat().st_size - 4096))


def test_a_damaged_file_is_named_and_play_goes_on_from_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, backup = tmp_path / "tables.db", tmp_path / "backup"
    database = f"sqlite:///{file}"
    with Server(database) as server:
        ana = server.person("Ana")
        solo = ana.make("6-castles", ["me"])
        ana.act(solo, 0)
        cookies = {"meseta": ana.cookie}
    assert main(["backup", str(backup), "--database", database]) == 0
    damage(file)
    capsys.readouterr()
    for command in (["serve", "--port", "0"], ["restore", str(backup)]):
        assert main([*command, "--database", database]) == 2
        said = capsys.readouterr().err.strip()
        assert said.count("\n") == 0
        assert f"{file} is damaged; `meseta restore BACKUP --replace`" in said
    assert main(["restore", str(backup), "--database", database, "--replace"]) == 0
    assert file.with_name("tables.db.damaged").exists()
    with Server(database) as server:
        assert server.person(cookies=cookies).act(solo, 0) == 3, "a charter was kept by itself"


def test_a_file_that_is_no_database_is_named_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"no database at all, only words" * 40)
    with pytest.raises(ValueError, match=r"tables.db is damaged.*not a database"):
        open_store(f"sqlite:///{file}")
