"""A PostgreSQL of the tests' own: made in a folder, reached by a socket in it, gone afterwards."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Self

import psycopg
import pytest

from meseta.web.store.store import Store
from tests.support.processes import children_of
from tests.support.waiting import PATIENCE, until

HOMES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MISSING = (
    "PostgreSQL's server is not installed: `apt-get install postgresql`, or its like, brings it"
)
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
}
NUMBERS = itertools.count(1)
TIGHT = "32m"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies."""
    found = [str(home / name) for home in HOMES if (home / name).exists()]
    return shutil.which(name) or (found[0] if found else None)


def unprivileged() -> list[str]:
    """What makes a command run as somebody who may not do everything, which PostgreSQL demands."""
    if os.geteuid() != 0:
        return []
    user = stranger()
    return [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def stranger() -> pwd.struct_passwd:
    """The user that PostgreSQL runs as where the tests run as root."""
    known = {user.pw_name: user for user in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


class Postgres:
    """One server, with as many databases as are wanted."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="meseta-pg-"))
        if os.geteuid() == 0:
            os.chown(self.folder, stranger().pw_uid, stranger().pw_gid)
        make = "--auth=trust --username=meseta --encoding=UTF8 --locale=C --no-sync"
        assert self.run("initdb", *make.split(), "--pgdata", str(self.data)).wait(PATIENCE) == 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, name: str, *given: str) -> subprocess.Popen[bytes]:
        """Run one of PostgreSQL's programs, no longer than these tests run."""
        found = program(name)
        assert found, MISSING
        command = ["setpriv", "--pdeathsig=QUIT", *unprivileged(), found, *given]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)

    def start(self) -> None:
        """Let it serve."""
        self.begin()
        until(self.is_up)

    def begin(self) -> None:
        """Begin to serve."""
        options = [word for setting in SETTINGS.items() for word in ("-c", "=".join(setting))]
        self.serving = self.run("postgres", "-D", str(self.data), "-k", str(self.folder), *options)

    def is_up(self) -> bool:
        """Whether it can be reached."""
        with suppress(psycopg.OperationalError):
            psycopg.connect(self.at("postgres")).close()
            return True
        return False

    def stop(self) -> None:
        """Let it serve no longer, whoever is being served."""
        self.serving.send_signal(signal.SIGQUIT)
        self.serving.wait(PATIENCE)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.serving.kill()
        self.serving.wait(PATIENCE)

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Let it, and all that serve with it, stand still for a while."""
        pids = [self.serving.pid, *children_of(self.serving.pid)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in reversed(pids):
                os.kill(pid, signal.SIGCONT)

    def restart(self) -> None:
        """Let it serve again, once nothing is left of those who served with it."""
        until(self.try_start, "PostgreSQL to begin again")

    def try_start(self) -> bool:
        """Begin; whether that went well."""
        self.begin()
        until(lambda: self.is_up() or self.serving.poll() is not None)
        return self.serving.poll() is None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def at(self, database: str) -> str:
        """The address of a database, as libpq takes it."""
        return f"postgresql://meseta@/{database}?host={self.folder}"

    def url(self, database: str) -> str:
        """The address of a database, as stores take it."""
        return self.at(database).replace("postgresql:", "postgresql+psycopg:")

    @cached_property
    def template(self) -> str:
        """The name of a database that has the present schema and nothing in it."""
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE present")
        Store(self.url("present")).close()
        return "present"

    @contextmanager
    def database(self) -> Iterator[str]:
        """A database that nobody has used, by its URL."""
        name = f"tables_{next(NUMBERS)}"
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {self.template}")
        yield self.url(name)
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def tight_database(self) -> Iterator[tuple[str, Path]]:
        """A database on a small disk of its own: its URL, and where the disk is."""
        disk = self.folder / "tight"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={TIGHT}", "tmpfs", disk])
        if mounted.returncode:
            pytest.skip("whoever tests here may make no disk")
        place = disk / "tables"
        place.mkdir()
        os.chown(place, stranger().pw_uid, stranger().pw_gid)
        with psycopg.connect(self.at("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE tight LOCATION '{place}'".encode())
            connection.execute("CREATE DATABASE tight TABLESPACE tight")
            try:
                yield self.url("tight"), disk
            finally:
                connection.execute("DROP DATABASE tight WITH (FORCE)")
                connection.execute("DROP TABLESPACE tight")
                subprocess.run(["umount", disk], check=True)


def require_postgres() -> None:
    """On a machine that tests for others it must be there."""
    if program("initdb") is None and not os.environ.get("CI"):
        pytest.skip(MISSING)
