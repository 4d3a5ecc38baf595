"""`meseta serve`: the server, its database, the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from meseta.games import GAMES, find_game
from meseta.kernel.way import is_compiled
from meseta.web.app import make_app
from meseta.web.store.store import Store
from meseta.web.workers import Workers

LOOPBACK = "127.0.0.1"
PORT = 8723
"""Where it is usually found; another free one is taken if it is not free."""
GRACE = 2


def data_folder() -> Path:
    """Where a user's data belongs."""
    if told := os.environ.get("MESETA_DATA_DIR"):
        return Path(told)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "meseta"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "meseta"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "meseta"


def usual_database() -> str:
    """A file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def open_door(host: str, port: int | None) -> socket.socket:
    """A socket that listens; the usual port if it is free and none was asked for."""
    for wanted in [port] if port is not None else [PORT, 0]:
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, wanted))
            door.listen()
        except OSError:
            door.close()
            if port is not None:
                raise
            continue
        return door
    raise OSError("no port is free")


def compile_aside() -> None:
    """Have the machine code of all games made by another process, one game after another."""
    missing = [name for name in GAMES if not is_compiled(find_game(name).book)]
    if missing and not os.environ.get("MESETA_WAY"):
        command = [sys.executable, "-m", "meseta", "compile", *missing]
        nothing = subprocess.DEVNULL
        subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)


def serve(
    host: str,
    port: int | None,
    database: str | None,
    is_shown: bool,
    told: Callable[[str], None],
) -> int:
    """Serve until it is interrupted; the address is told, and opened in the browser if wanted."""
    door = open_door(host, port)
    address = f"http://{'localhost' if host == LOOPBACK else host}:{door.getsockname()[1]}/"
    store = Store(database or usual_database())
    compile_aside()
    app = make_app(store, Workers())
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=GRACE
    )
    server = uvicorn.Server(config)
    told(address)
    if is_shown:
        webbrowser.open(address)
    try:
        asyncio.run(server.serve([door]))
    except KeyboardInterrupt:
        pass
    finally:
        store.close()
    return 0
