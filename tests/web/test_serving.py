"""`meseta serve`, as a person starts and stops it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.web.served import PATIENCE


@pytest.mark.parametrize("is_opened", [False, True])
def test_it_tells_its_address_and_ends_when_it_is_interrupted(
    tmp_path: Path, is_opened: bool
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "meseta", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "LANG": "en", "MESETA_WAY": "plain"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://localhost:\d+", running.stdout.readline())
            assert found
            address = found[0].replace("localhost", "127.0.0.1")
            assert httpx.get(address, timeout=PATIENCE).status_code == 200
            if is_opened:
                assert httpx.post(f"{address}/network", timeout=PATIENCE).status_code == 303
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()
