"""`meseta serve`, as a person starts and stops it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from meseta.cli import main
from meseta.web.http.language import phrases
from meseta.web.http.network import open_door
from tests.support.waiting import PATIENCE
from tests.support.web.served import FACTS


@pytest.mark.parametrize("is_opened", [False, True])
def test_it_tells_its_address_and_ends_when_it_is_interrupted(
    tmp_path: Path, is_opened: bool
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "meseta", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "LANG": "en", "MESETA_WAY": "plain"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://localhost:\d+", running.stdout.readline())
            assert found
            address = found[0].replace("localhost", "127.0.0.1")
            assert httpx.get(address, timeout=PATIENCE).status_code == 200
            if not is_opened:
                play_where_nothing_is_compiled(address)
            if is_opened:
                assert httpx.post(f"{address}/network", timeout=PATIENCE).status_code == 303
            with somebody_listening(address):
                running.send_signal(signal.SIGINT)
                assert running.wait(PATIENCE) == 0
            assert running.stderr is not None
            assert running.stderr.read() == ""
        finally:
            running.kill()


@contextmanager
def somebody_listening(address: str) -> Iterator[None]:
    """An open page, which hears what happens."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as ana:
        ana.post("/me", data={"name": "Ana"})
        with ana.stream("GET", "/me/stream") as stream:
            assert stream.status_code == 200
            yield


def play_where_nothing_is_compiled(address: str) -> None:
    """Bots play in plain Python, and the page says that they will play stronger in a while."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as ana:
        began = time.monotonic()
        table = ana.post("/play", data={"game": "el-caballero"}).headers["location"]
        page = ana.get(table, headers={"accept-language": "en"}).text
        print(f"the page after {time.monotonic() - began:.1f} s")
        facts = json.loads(FACTS.findall(page)[0])
        assert facts["slow"]
        assert phrases("en").say("script-slow") in page
        with ana.stream("GET", f"{table}/stream", params={"seat": 0}) as stream:
            assert any('"mine": true' in line for line in stream.iter_lines())
        print(f"the first question after {time.monotonic() - began:.1f} s")


def test_answers_are_sent_at_once() -> None:
    """asyncio asks for that (TCP_NODELAY) only where a socket says that it speaks TCP."""
    with open_door("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        guest, _ = door.accept()
        with guest:
            assert guest.proto == socket.IPPROTO_TCP


def test_a_port_that_is_taken_is_one_clear_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_door("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        assert main(["serve", "--port", port, "--database", database]) != 0
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"{port} is taken by another program" in said
