"""`meseta serve`: the server, its database, the browser."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from meseta.compiling import compile_aside
from meseta.games import GAMES, find_game
from meseta.kernel.way import is_compiled
from meseta.processes import end_with_parent, process_context
from meseta.web.app import make_app
from meseta.web.http.connections import config_for
from meseta.web.http.hosts import LOOPBACK, ServerSettings
from meseta.web.http.monitoring import write_logs
from meseta.web.http.network import open_door
from meseta.web.store.store import Store, is_file, open_store
from meseta.web.table.hub import Hub
from meseta.web.table.workers import Workers

GRACE = 2
RARELY = (50_000, 20, 100)
"""After so many new objects garbage is looked for among them; among older ones so much rarer."""
SHORT = 0.001
"""Seconds for which one thread may compute while another waits, such as the one that answers."""
log = logging.getLogger("meseta.web")


def data_folder() -> Path:
    """Where a user's data belongs."""
    if given := os.environ.get("MESETA_DATA_DIR"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "meseta"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "meseta"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "meseta"


def usual_database() -> str:
    """What the environment names, or a file in the user's data folder."""
    if given := os.environ.get("MESETA_DATABASE"):
        return given
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def compile_missing() -> None:
    """Have the machine code that is not there made by another process."""
    missing = [name for name in GAMES if not is_compiled(find_game(name).book)]
    if missing and not os.environ.get("MESETA_WAY"):
        compile_aside(missing)


def serve(
    host: str,
    port: int | None,
    database: str | None,
    is_shown: bool,
    announce: Callable[[str], None],
    processes: int = 1,
    settings: ServerSettings | None = None,
) -> int:
    """Serve until it is interrupted; the address is told, and opened in the browser if wanted."""
    settings, database = settings or ServerSettings(), database or usual_database()
    write_logs(settings.logs_json)
    open_store(database).close()
    if processes > 1 and is_file(database):
        raise ValueError("processes: a file is served by one process; several need PostgreSQL")
    door = open_door(host, port)
    compile_missing()
    name = "localhost" if host == LOOPBACK[0] else host
    address = settings.public_address or f"http://{name}:{door.getsockname()[1]}/"
    serving = serve_one if processes == 1 else serve_several
    serving(door, database, settings, processes, lambda: begin(address, is_shown, announce))
    return 0


def begin(address: str, is_shown: bool, announce: Callable[[str], None]) -> None:
    """Say where it is, and open it in the browser if wanted."""
    announce(address)
    if is_shown:
        webbrowser.open(address)


class House(uvicorn.Server):
    """A server that first sends home whoever listens: it waits until everybody has gone."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, and close."""
        app: Any = self.config.app
        app.state.services[Hub].send_all_home()
        await super().shutdown(sockets)


def serve_one(
    door: socket.socket,
    database: str,
    settings: ServerSettings,
    share: int,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """One process that serves; the others have their share of the processors."""
    workers = Workers(share=share)
    workers.warm_up()
    store = Store(database)
    config = config_for(
        make_app(store, workers, settings),
        log_config=None if settings.logs_json else uvicorn.config.LOGGING_CONFIG,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=settings.proxy,
    )
    make_ready_to_serve()
    ready()
    try:
        asyncio.run(House(config).serve([door]))
    except KeyboardInterrupt:
        pass
    finally:
        store.close()


def make_ready_to_serve() -> None:
    """Let nothing stop everybody: no search through all tables for garbage, no long turns."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(SHORT)


def serve_along(door: socket.socket, database: str, settings: ServerSettings, share: int) -> None:
    """One of several processes; it ends when the first one does, or says so, even as it begins."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    end_with_parent()
    write_logs(settings.logs_json)
    serve_one(door, database, settings, share)


def serve_several(
    door: socket.socket,
    database: str,
    settings: ServerSettings,
    count: int,
    ready: Callable[[], None],
) -> None:
    """Several processes behind one door; one that is lost is replaced."""
    context, is_over = process_context(), threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: is_over.set())

    def another() -> BaseProcess:
        process: BaseProcess = context.Process(
            target=serve_along, args=(door, database, settings, count)
        )
        process.start()
        return process

    serving = [another() for _ in range(count)]
    ready()
    while not is_over.wait(0.2):
        for number, process in enumerate(serving):
            if process.exitcode is not None:
                log.warning("a process was lost and is replaced")
                serving[number] = another()
    for process in serving:
        process.terminate()
    for process in serving:
        process.join(2 * GRACE)
