"""By which names the server is reached, what it tells about itself, and what stands in its logs."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from meseta.web.http.hosts import ServerSettings
from meseta.web.http.monitoring import JsonLines
from meseta.web.http.network import Network
from tests.support import ROOT
from tests.support.waiting import PATIENCE, run_to_end, until
from tests.support.web.postgres import Postgres
from tests.support.web.served import Person, Server, links_in

DEPLOY = ROOT / "deploy"
FOREIGN = {"--system", "--group", "--home", "--owner", "--now", "--nginx"} | {
    *("--constraint", "--no-build-isolation", "--no-cache-dir", "--create-home", "--uid"),
    *("--file", "--tag", "--publish", "--volume"),
}
"""Options of other programs."""
FEWEST = 6
FAR = {"x-forwarded-for": "203.0.113.9"}
CLUB = ServerSettings(("games.example.org",), "https://meseta.example.org", opens_metrics=True)


@pytest.fixture(scope="module")
def club(tmp_path_factory: Any) -> Iterator[Server]:
    """A server behind a proxy."""
    url = f"sqlite:///{tmp_path_factory.mktemp('club') / 'tables.db'}"
    with Server(url, CLUB) as server:
        yield server


def answer_to(server: Server, host: str, path: str = "/health") -> httpx.Response:
    """What somebody gets who calls the server by a name."""
    return httpx.get(server.address + path, headers={"host": host}, timeout=PATIENCE)


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "LOCALHOST:8723", "[::1]:9"])
def test_this_computer_is_always_known(server: Server, host: str) -> None:
    assert answer_to(server, host).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "[", "10.1.2.3"])
def test_a_foreign_name_that_leads_here_is_refused(server: Server, host: str) -> None:
    answer = answer_to(server, host, "/")
    assert answer.status_code == 421
    assert host.partition(":")[0] in answer.text


@pytest.mark.parametrize("host", ["games.example.org", "meseta.example.org", "localhost"])
def test_names_that_were_allowed_are_known(club: Server, host: str) -> None:
    assert answer_to(club, host).status_code == 200


def test_the_address_that_was_opened_to_the_network_is_known(server: Server) -> None:
    assert httpx.post(f"{server.address}/network", timeout=PATIENCE).status_code == 303
    address = server.app.state.services[Network].address
    until(lambda: httpx.get(f"{address}health", timeout=PATIENCE).status_code == 200)


def test_links_begin_with_the_public_address(club: Server) -> None:
    ana = club.person("Ana")
    ana.client.headers["cookie"] = ana.post("/me").headers["set-cookie"].partition(";")[0]
    table = ana.make("el-grande", ["me", "friend"])
    page = ana.get(f"/t/{table}").text
    assert f"https://meseta.example.org/join/{links_in(page)[0]}" in page


def test_a_page_of_the_public_address_may_send(club: Server) -> None:
    headers = {"origin": "https://meseta.example.org", "host": "games.example.org"}
    answer = httpx.post(f"{club.address}/me", data={"name": "Ana"}, headers=headers)
    assert answer.status_code == 303
    assert "Secure" in answer.headers["set-cookie"]


def test_who_comes_through_a_proxy_does_not_sit_at_this_computer(server: Server) -> None:
    assert httpx.post(f"{server.address}/network", headers=FAR).status_code == 403


# --- health and metrics --------------------------------------------------------------------------


def test_health_is_told(server: Server) -> None:
    answer = httpx.get(f"{server.address}/health").json()
    assert answer["status"] == "ok"


def test_metrics_count_what_happens(server: Server, ana: Person) -> None:
    def number(name: str) -> float:
        found = re.search(rf"^meseta_{name} ([\d.]+)$", ana.get("/metrics").text, re.M)
        assert found
        return float(found[1])

    table = ana.make("6-castles", ["me"])
    ana.facts(table)
    before = number("entries_total")
    ana.act(table, 0)
    assert number("entries_total") == before + 1
    assert number("tables_open") >= 1
    lines = ana.get("/metrics").text.splitlines()
    assert any(
        line.startswith('meseta_requests_total{method="POST",status="200"}') for line in lines
    )
    number_line = r'meseta_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e-]+'
    assert all(re.fullmatch(rf"# (HELP|TYPE) meseta_\w+ .+|{number_line}", line) for line in lines)
    assert any('{route="POST /t/{table}/play"}' in line for line in lines)


def test_metrics_are_shown_to_this_computer_unless_they_are_opened(
    server: Server, club: Server
) -> None:
    found = [httpx.get(f"{each.address}/metrics", headers=FAR) for each in (server, club)]
    assert [answer.status_code for answer in found] == [403, 200]


# --- logs ----------------------------------------------------------------------------------------


def test_no_secret_stands_in_the_logs(
    server: Server, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    [come] = set(re.findall(r"/come/([\w-]+)", ana.post("/me/device").text))
    for path in (f"/join/{link}", f"/join/{link}/", f"/come/{come}", f"/t/{table}"):
        ana.get(path)
    ours = [record for record in caplog.records if record.name.startswith("meseta")]
    written = [JsonLines().format(record) for record in ours]
    requests = [json.loads(line) for line in written if '"message": "request"' in line]
    assert {"/join/…", "/come/…", f"/t/{table}"} <= {line["path"] for line in requests}
    for secret in (link, come, ana.cookie):
        assert not [line for line in written if secret in line]


# --- several processes ---------------------------------------------------------------------------


def serving(*given: str) -> subprocess.Popen[str]:
    """`meseta serve` in a process of its own."""
    command = [sys.executable, "-m", "meseta", "serve", "--port", "0", *given]
    environment = {**os.environ, "LANG": "en", "MESETA_WAY": "plain"}
    said = subprocess.PIPE
    return subprocess.Popen(command, stdout=said, stderr=said, text=True, env=environment)


def address_told(running: subprocess.Popen[str]) -> str:
    """Where it says that it is."""
    assert running.stdout is not None
    found = re.search(r"http://localhost:\d+", running.stdout.readline())
    assert found
    return found[0].replace("localhost", "127.0.0.1")


def process_at(address: str) -> int:
    """The process that answers."""

    def told() -> re.Match[str] | None:
        answer = httpx.get(f"{address}/metrics", timeout=PATIENCE)
        return re.search(r"^meseta_process_id (\d+)$", answer.text, re.M)

    found = until(told, "a process that is not asked too often")
    assert found
    return int(found[1])


def test_several_processes_behind_one_door_and_a_lost_one_is_replaced(postgres: Postgres) -> None:
    with postgres.database() as url:
        running = serving("--processes", "2", "--database", url, "--json-logs")
        try:
            address = address_told(running)
            first = process_at(address)
            os.kill(first, signal.SIGKILL)
            found = {first}
            while len(found) < 3:
                found.add(process_at(address))
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 0
            assert running.stderr is not None
            lines = [line for line in running.stderr.read().splitlines() if line.startswith("{")]
            told = {json.loads(line)["message"] for line in lines}
            assert {"request", "a process was lost and is replaced"} <= told
        finally:
            running.kill()
            running.communicate()


def test_several_processes_end_as_soon_as_they_have_told_their_address(postgres: Postgres) -> None:
    with postgres.database() as url:
        running = serving("--processes", "2", "--database", url)
        address_told(running)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=PATIENCE)
        assert running.returncode == 0


TOLD_TO_END = """
import os, signal
from meseta.web import serve
serve.make_ready_to_serve = lambda: os.kill(os.getpid(), signal.SIGTERM)
door = serve.open_door("127.0.0.1", 0)
serve.serve_along(door, os.environ["STORE"], serve.ServerSettings(), 1)
"""


def test_a_process_that_is_told_to_end_as_it_begins_ends(tmp_path: Path) -> None:
    where = {**os.environ, "STORE": f"sqlite:///{tmp_path / 'tables.db'}"}
    assert run_to_end([sys.executable, "-c", TOLD_TO_END], env=where).returncode == 0


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    running = serving("--processes", "2", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    _, error = running.communicate(timeout=PATIENCE)
    assert running.returncode == 2
    assert "PostgreSQL" in error


def test_a_database_that_cannot_be_reached_is_said_in_a_line(tmp_path: Path) -> None:
    running = serving("--database", f"postgresql+psycopg://meseta@/none?host={tmp_path}")
    _, error = running.communicate(timeout=PATIENCE)
    assert (running.returncode, error.count("\n")) == (2, 1)


# --- what is written about it ---------------------------------------------------------------------


def test_every_option_that_the_pages_for_clubs_name_is_there() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "docs" / "club.md", *DEPLOY.iterdir())]
    lines = [line for text in texts for line in text.splitlines() if "meseta" in line]
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", " ".join(lines))) - FOREIGN
    known = set[str]()
    for command in ("serve", "backup", "restore"):
        done = subprocess.run(
            [sys.executable, "-m", "meseta", command, "--help"], capture_output=True, check=True
        )
        known |= set(re.findall(r"--[a-z-]+", done.stdout.decode()))
    assert len(named) > FEWEST
    assert named <= known
