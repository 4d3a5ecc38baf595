"""Whatever is sent that should not be: a fitting refusal in one sentence, and nothing has changed.

Every case is a line in a table; pages and programs are asked alike. After each, what is kept is
what was kept before, and somebody who listens meanwhile hears the next move and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import h11
import httpx
import pytest
import sqlalchemy as sa
import uvicorn

from meseta.web.http import connections, request_bodies, turns
from meseta.web.http.monitoring import Metrics
from meseta.web.http.network import Network, open_door
from meseta.web.http.pages import static
from meseta.web.http.rate_limits import KNOWN, UNKNOWN, Rate, RateLimits
from meseta.web.http.routes import LOOKING, MAKING, MOST_BODY, PLAYING
from meseta.web.http.turns import AT_ONCE, MOST_IN_LINE, RequestLine, RequestLines
from meseta.web.store.schema import DEVICES, METADATA, TOKENS, VISITS
from meseta.web.store.store import hash_token
from meseta.web.table import hub
from meseta.web.table.hub import Hub
from tests.support.waiting import PATIENCE, until
from tests.support.web.programs import Program, token_of
from tests.support.web.served import HOST, Person, Server, links_in, seated

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
DEEP = b"[" * 20_000
SCRIPT = "<script>x()"


class Scene(NamedTuple):
    """Ana and Ben at a table; Eva, who wants to do harm."""

    server: Server
    ana: Person
    ben: Person
    eva: Person
    bot: Program
    evil: Program
    table: str

    def filled(self, path: str) -> str:
        """A path with what the scene has."""
        return path.replace("TABLE", self.table)

    def kept(self) -> list[Any]:
        """All that is kept, but for when somebody was last seen, and at what they looked last."""
        with self.server.store.engine.connect() as connection:
            return [sorted(map(str, connection.execute(each))) for each in KEPT]


def columns_of(table: sa.Table) -> list[Any]:
    """The columns that only change when something has changed."""
    return [each for each in table.columns if each not in (DEVICES.c.seen, TOKENS.c.used)]


KEPT = [sa.select(*columns_of(each)) for each in METADATA.sorted_tables if each is not VISITS]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nothing happens by itself."""
    file = tmp_path_factory.mktemp("hostile") / "tables.db"
    with Server(f"sqlite:///{file}") as server:
        yield server


@pytest.fixture(scope="module")
def scene(house: Server) -> Scene:
    """The table before anybody has moved."""
    ana, ben, eva = (house.person(name) for name in ("Ana", "Ben", "Eva"))
    table = seated(ana, ben)
    bot, evil = Program(house, token_of(ana)), Program(house, token_of(eva))
    return Scene(house, ana, ben, eva, bot, evil, table)


def refused(answer: httpx.Response, status: int, why: str) -> None:
    """It was refused so, in one sentence."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["why"] == f"refused-{why}"
    assert said["error"].endswith((".", "!"))
    assert answer.headers["cache-control"] == "no-store"


@pytest.fixture
def unchanged(scene: Scene) -> Iterator[None]:
    """Nothing has changed, and whoever listens has heard nothing but what happens next."""
    before = scene.kept()
    with scene.ben.listen(scene.table) as stream:
        stream.next()
        yield
        assert scene.kept() == before
        scene.ana.post("/me", {"name": "Anna"})
        assert stream.next()["seats"][0]["name"] == "Anna"
    scene.ana.post("/me", {"name": "Ana"})


# --- what is sent --------------------------------------------------------------------------------

PLAYED = "/t/TABLE/play", "/api/tables/TABLE/play"
GOOD = {"seat": 0, "version": 0, "action": 1}

UNREADABLE: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("no JSON", b"{"),
    ("a list", b"[]"),
    ("a number", b"7"),
    ("nothing at all", b"null"),
    ("bad UTF-8", b'{"seat": "\xff\xfe"}'),
    ("two bytes a letter", json.dumps(GOOD).encode("utf-16")),
    ("a mark in front", b"\xef\xbb\xbf{}"),
    ("bottomless lists", DEEP),
    ("bottomless tables", b'{"a":' * 5000 + b"1" + b"}" * 5000),
    ("forty lists", b'{"seat": ' + b"[" * 40 + b"]" * 40 + b"}"),
    ("NaN", b'{"seat": 0, "version": NaN, "action": 1}'),
    ("Infinity", b'{"seat": 0, "version": 0, "action": -Infinity}'),
    ("far too large", b'{"seat": 0, "version": 1e999, "action": 1}'),
    ("too many digits", b'{"seat": 0, "version": ' + b"9" * 5000 + b', "action": 1}'),
    ("half a letter", b'{"seat": 0, "version": 0, "action": "\\ud800"}'),
]
WRONG_FIELDS: list[tuple[str, bytes]] = [
    ("no version", b'{"seat": 0, "action": 1}'),
    ("a seat that is a text", b'{"seat": "0", "version": 0, "action": 1}'),
    ("a seat that is true", b'{"seat": true, "version": 0, "action": 1}'),
    ("half a seat", b'{"seat": 0.5, "version": 0, "action": 1}'),
    ("an action that is a list", b'{"seat": 0, "version": 0, "action": [1]}'),
    ("an action that is a table", b'{"seat": 0, "version": 0, "action": {}}'),
    ("no seat at all", b'{"seat": null, "version": 0, "action": 1}'),
]
IMPOSSIBLE: list[tuple[str, bytes, int, str]] = [
    ("a NUL byte", b'{"seat": 0, "version": 0, "action": "power\\u0000"}', 409, "illegal"),
    ("an unknown action", b'{"seat": 0, "version": 0, "action": "checkmate"}', 409, "illegal"),
    ("a script", b'{"seat": 0, "version": 0, "action": "<script>"}', 409, "illegal"),
    ("a large number", b'{"seat": 0, "version": 0, "action": 2147483647}', 409, "illegal"),
    ("a version to come", b'{"seat": 0, "version": 7, "action": 1}', 409, "stale"),
    ("a large version", b'{"seat": 0, "version": 2147483647, "action": 1}', 409, "stale"),
    ("a seat that is not there", b'{"seat": 9, "version": 0, "action": 1}', 403, "not_yours"),
    ("the seat of another", b'{"seat": 1, "version": 0, "action": 1}', 403, "not_yours"),
]


def named(cases: Sequence[Any]) -> pytest.MarkDecorator:
    """Cases with their names."""
    return pytest.mark.parametrize("case", cases, ids=[case[0] for case in cases])


def sent(scene: Scene, path: str, body: bytes) -> httpx.Response:
    """Ana sends something, as a page or as a program does."""
    client = scene.bot.client if path.startswith("/api") else scene.ana.client
    return client.post(scene.server.address + scene.filled(path), content=body, headers=JSON)


@named(UNREADABLE)
@pytest.mark.usefixtures("unchanged")
def test_what_cannot_be_read_is_refused(scene: Scene, case: tuple[str, bytes]) -> None:
    for path in PLAYED:
        refused(sent(scene, path, case[1]), 400, "malformed")


@named(WRONG_FIELDS)
@pytest.mark.usefixtures("unchanged")
def test_wrongly_typed_fields_are_refused(scene: Scene, case: tuple[str, bytes]) -> None:
    refused(sent(scene, PLAYED[0], case[1]), 400, "malformed")
    refused(sent(scene, PLAYED[1], case[1]), 400, "field")


@named(IMPOSSIBLE)
@pytest.mark.usefixtures("unchanged")
def test_what_cannot_be_is_refused(scene: Scene, case: tuple[str, bytes, int, str]) -> None:
    _, body, status, why = case
    refused(sent(scene, PLAYED[1], body), status, why)
    if b'"action": "' not in body:
        refused(sent(scene, PLAYED[0], body), status, why)


@pytest.mark.usefixtures("unchanged")
def test_an_oversized_body_is_refused_whatever_it_says_of_itself(scene: Scene) -> None:
    large = b" " * (MOST_BODY + 1)
    for path in PLAYED:
        refused(sent(scene, path, large), 413, "too_large")
        parts: Any = iter([large[:8000]] * 9)
        refused(sent(scene, path, parts), 413, "too_large")


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "application/xml", ""])
def test_programs_send_json_and_say_so(scene: Scene, kind: str) -> None:
    headers = {"content-type": kind}
    address = f"/tables/{scene.table}/play"
    refused(scene.bot.client.post(address, json=GOOD, headers=headers), 415, "not_json")


BOUNDARY = "multipart/form-data; boundary=x"
FORMS: list[tuple[str, str, str, bytes, int]] = [
    ("a name with a NUL", "/me", FORM["content-type"], b"name=a%00b", 400),
    ("a device with a NUL", "/me/device/remove", FORM["content-type"], b"device=%00", 400),
    ("a token with a NUL", "/me/token/remove", FORM["content-type"], b"token=%00", 400),
    ("an empty name", "/me", FORM["content-type"], b"name=%20", 422),
    ("a name of nothing to see", "/me", FORM["content-type"], b"name=%E2%80%8B", 422),
    ("no boundary", "/me", "multipart/form-data", b"--x\r\n", 400),
    (
        "a file",
        "/me",
        BOUNDARY,
        b'--x\r\nContent-Disposition: form-data; name="name"; filename="f"\r\n\r\n\r\n--x--\r\n',
        400,
    ),
    ("a broken part", "/me", BOUNDARY, b"--y nonsense", 400),
    ("a part without a name", "/me", BOUNDARY, b"--x\r\n\r\nb\r\n--x--\r\n", 400),
    (
        "a thousand files",
        "/me",
        BOUNDARY,
        b'--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n\r\n' * 900
        + b"--x--\r\n",
        400,
    ),
    ("a game that is not there", "/play", FORM["content-type"], b"game=chess", 404),
    ("a level that is not there", "/play", FORM["content-type"], b"game=el-grande&level=x", 422),
    ("a file as a game", "/play", BOUNDARY, b"--x--\r\n", 404),
    ("no sitter", "/new/el-grande", FORM["content-type"], b"", 422),
    ("a sitter that nobody is", "/new/el-grande", FORM["content-type"], b"seat-blue=x", 422),
    ("too many fields", "/new/el-grande", FORM["content-type"], b"a=b&" * 2000, 400),
    ("JSON as a form", "/new/el-grande", "application/json", b"{}", 422),
    ("a seat of letters", "/t/TABLE/invite", FORM["content-type"], b"seat=one", 422),
    ("one's own seat", "/t/TABLE/invite", FORM["content-type"], b"seat=0", 422),
]


@named(FORMS)
@pytest.mark.usefixtures("unchanged")
def test_forms_that_cannot_be_are_refused(
    scene: Scene, case: tuple[str, str, str, bytes, int]
) -> None:
    _, path, kind, body, status = case
    headers = {"content-type": kind, "accept": "text/html"}
    answer = scene.ana.client.post(scene.filled(path), content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert "<h1>" in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(("path", "status"), [("/import", 422), ("/study", 400)])
def test_an_upload_that_breaks_off_is_refused(scene: Scene, path: str, status: int) -> None:
    part = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n{'
    headers = {"content-type": "multipart/form-data; boundary=x"}
    answer = scene.ana.client.post(path, content=part, headers=headers)
    assert answer.status_code == status
    assert "cannot be read" in answer.text


@pytest.mark.usefixtures("unchanged")
def test_bad_letters_in_a_form_are_replaced_or_refused(scene: Scene) -> None:
    for body in (b"look=%FF%FE", b"look=\xff", b"language=%ED%A0%80", b"%00=%00&look=x"):
        answer = scene.ana.client.post("/me", content=body, headers=FORM)
        assert answer.status_code == 303


OPTIONS: list[tuple[str, Any, int, str]] = [
    ("an unknown option", {"options": {"cheat": True}}, 422, "option_unknown"),
    ("a script as an option", {"options": {SCRIPT: 1}}, 422, "option_unknown"),
    ("an unknown value", {"options": {"edition": SCRIPT}}, 422, "option_value"),
    ("a value of another kind", {"options": {"short": 7}}, 422, "option_value"),
    ("a table as a value", {"options": {"edition": {"a": [1]}}}, 422, "option_value"),
    ("players twice", {"options": {"players": 5}}, 400, "field"),
    ("options that are a list", {"options": []}, 400, "field"),
    ("a game that is not there", {"game": "chess"}, 400, "field"),
    ("nobody", {"seats": []}, 400, "field"),
    ("too many", {"seats": [{"sitter": "me"}] * 9}, 400, "field"),
    ("more than can play", {"seats": [{"sitter": "me"}] * 6}, 422, "option_value"),
    ("a colour twice", {"seats": [{"sitter": "me", "colour": "blue"}] * 2}, 422, "option_value"),
    ("no such sitter", {"seats": [{"sitter": "king"}]}, 400, "field"),
    ("an empty name", {"seats": [{"sitter": "here", "name": "\u200b"}] * 2}, 422, "name"),
    ("a long name", {"seats": [{"sitter": "here", "name": "x" * 999}] * 2}, 400, "field"),
]


@named(OPTIONS)
@pytest.mark.usefixtures("unchanged")
def test_tables_that_cannot_be_are_not_made(scene: Scene, case: tuple[str, Any, int, str]) -> None:
    _, given, status, why = case
    body = {"game": "el-grande", "seats": [{"sitter": "me"}, {"sitter": "here"}], **given}
    refused(scene.bot.post("/tables", **body), status, why)


# --- who sends it --------------------------------------------------------------------------------

DEEDS: list[tuple[str, dict[str, Any]]] = [
    ("play", {"seat": 0, "version": 0, "action": 1}),
    ("back", {"seat": 0, "version": 0, "count": 1}),
    ("end", {"seat": 0, "version": 0}),
    ("order", {"seat": 0, "name": "end", "answer": "yes"}),
    ("seat", {"seat": 0, "bot": "peon"}),
    ("hint", {"seat": 0}),
]


@named(DEEDS)
@pytest.mark.usefixtures("unchanged")
def test_nobody_acts_at_the_seat_of_another(scene: Scene, case: tuple[str, dict[str, Any]]) -> None:
    what, body = case
    refused(scene.eva.send(scene.table, what, **body), 403, "not_yours")
    refused(scene.evil.do(scene.table, what, **body), 403, "not_yours")
    refused(scene.evil.do("nowhere", what, **body), 404, "no_page")


@pytest.mark.usefixtures("unchanged")
def test_nobody_looks_from_the_seat_of_another(scene: Scene) -> None:
    for what in ("", "/view", "/stream"):
        answer = scene.evil.get(f"/tables/{scene.table}{what}", params={"seat": 0})
        refused(answer, 403, "not_yours")
    for what in ("stream", "ghost", "leads"):
        refused(scene.eva.get(f"/t/{scene.table}/{what}?seat=0&action=1"), 403, "not_yours")
    refused(scene.evil.do(scene.table, "invite", seat=1), 403, "not_maker")
    refused(scene.evil.do(scene.table, "rematch"), 403, "not_yours")


def secrets_of(scene: Scene) -> dict[str, str]:
    """What is not a token, by what it is."""
    token = str(scene.bot.client.headers["authorization"]).removeprefix("Bearer ")
    return {
        "made up": "meseta_" + "x" * 43,
        "cut off": token[:-1],
        "longer": token + "x",
        "in capitals": token.upper(),
        "its hash": hash_token(token),
        "a cookie": scene.ana.cookie,
        "very long": "x" * 9000,
        "a statement": "' OR 1=1 --" + "x" * 20,
    }


@pytest.mark.usefixtures("unchanged")
def test_a_token_that_is_none_is_refused(scene: Scene) -> None:
    for secret in secrets_of(scene).values():
        program = Program(scene.server, secret)
        for path in ("/me", f"/tables/{scene.table}", "/games"):
            refused(program.get(path), 401, "token")
        refused(program.do(scene.table, "play", **GOOD), 401, "token")
    for odd in ("Bearer", "Basic " + scene.ana.cookie, "bearerx", "x"):
        answer = scene.bot.client.get("/games", headers={"authorization": odd})
        refused(answer, 401, "token")


@pytest.mark.usefixtures("unchanged")
def test_a_cookie_that_is_none_is_a_strangers(scene: Scene) -> None:
    token = str(scene.bot.client.headers["authorization"]).removeprefix("Bearer ")
    forged = [
        "x" * 43,
        scene.ana.cookie[:-1],
        hash_token(scene.ana.cookie),
        token,
        "x" * 5000,
        '"\\000',
    ]
    for cookie in forged:
        stranger = Person(scene.server, {"meseta": cookie})
        refused(stranger.send(scene.table, "play", **GOOD), 403, "not_yours")
        assert ">Ana</a>" not in stranger.get("/").text


def test_a_link_to_another_device_opens_once(scene: Scene) -> None:
    link = scene.ana.post("/me/device").text.partition("/come/")[2].partition('"')[0]
    thief = Person(scene.server, {"meseta": link})
    refused(thief.send(scene.table, "play", **GOOD), 403, "not_yours")
    phone = Person(scene.server)
    assert phone.post(f"/come/{link}").status_code == 303
    assert phone.cookie != link
    assert phone.facts(scene.table)["seat"] == 0
    for late in (Person(scene.server), phone):
        refused(late.get(f"/come/{link}"), 410, "device")
        refused(late.post(f"/come/{link}"), 410, "device")
    refused(Person(scene.server).post(f"/come/{phone.cookie}"), 410, "device")


def test_a_link_to_another_device_ends(scene: Scene) -> None:
    link = scene.ana.post("/me/device").text.partition("/come/")[2].partition('"')[0]
    late = DEVICES.update().where(DEVICES.c.token == hash_token(link)).values(until=1)
    scene.server.store.write(late)
    refused(Person(scene.server).get(f"/come/{link}"), 410, "device")
    refused(Person(scene.server).post(f"/come/{link}"), 410, "device")


def test_a_revoked_device_cannot_be_replayed(scene: Scene) -> None:
    link = scene.ana.post("/me/device").text.partition("/come/")[2].partition('"')[0]
    phone = Person(scene.server)
    phone.post(f"/come/{link}")
    known = scene.server.store.whose(phone.cookie)
    assert known is not None
    scene.ana.post("/me/device/remove", {"device": known.device})
    refused(phone.send(scene.table, "play", **GOOD), 403, "not_yours")


def test_nobody_removes_the_device_of_another_or_ends_its_stream(scene: Scene) -> None:
    known = scene.server.store.whose(scene.ben.cookie)
    assert known is not None
    with scene.ben.listen(scene.table, 1) as stream:
        stream.next()
        scene.eva.post("/me/device/remove", {"device": known.device})
        scene.ana.send(scene.table, "order", seat=0, name="end", answer="yes")
        scene.ana.post("/me", {"name": "Anna"})
        assert stream.until(lambda change: change["seats"][0]["name"] == "Anna")
    scene.ana.post("/me", {"name": "Ana"})
    scene.ana.send(scene.table, "order", seat=0, name="end", answer=None)
    assert scene.server.store.whose(scene.ben.cookie) == known


ORIGINS = [
    {"origin": "https://foreign.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://HOST.foreign.example"},
    {"origin": "ftp://HOST"},
    {"origin": "http://HOST@foreign.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", ORIGINS, ids=lambda each: ", ".join(each.values()) or "empty")
@pytest.mark.usefixtures("unchanged")
def test_other_pages_cannot_write(scene: Scene, headers: dict[str, str]) -> None:
    host = scene.server.address.partition("://")[2]
    headers = {name: value.replace("HOST", host) for name, value in headers.items()}
    answer = scene.ana.client.post(f"/t/{scene.table}/play", json=GOOD, headers=headers)
    refused(answer, 403, "foreign")
    for path in ("/me/delete", "/me/token", "/me/device", "/play", "/network"):
        assert scene.ana.post(path, {"label": "x"}, headers=headers).status_code == 403
    refused(scene.bot.client.post("/tables", json={}, headers=headers), 403, "foreign")


def test_a_page_whose_name_leads_to_this_computer_lets_nobody_in(scene: Scene) -> None:
    headers = {"host": "foreign.example", "origin": "http://foreign.example"}
    for method in ("GET", "POST"):
        answer = scene.ana.client.request(method, "/network", headers=headers)
        refused(answer, 421, "host")
    assert scene.server.app.state.services[Network].address is None


# --- where it is sent ----------------------------------------------------------------------------

PATHS = [
    "/t/%00",
    "/t/a%00b/stream",
    "/join/%00",
    "/come/%00%00",
    "/api/tables/%00",
    "/api/invitations/%0a",
    "/api/games/%00",
    "/new/%00",
    "/static/x/%00.js",
    "/static/x/../app.py",
    "/static/x/..%2f..%2fapp.py",
    "/static/x/%2e%2e/%2e%2e/app.py",
    "/static/x//etc/passwd",
    "/static/x/" + "a" * 5000 + ".js",
    "/t/" + "a" * 60_000,
    "/t/%ff%fe",
    "/t/%ed%a0%80",
    "/t/..%2f..%2fetc",
    "/api/../me.json",
    "/api/tables/%2e%2e/view",
    "/api/tables/TABLE/nothing",
    "/api/nothing",
    "/t/TABLE'--",
    "//foreign.example/",
]


def raw(server: Server, *lines: bytes, body: bytes = b"") -> bytes:
    """What comes back for exactly these bytes."""
    host, _, port = server.address.partition("://")[2].partition(":")
    with socket.create_connection((host, int(port)), 20) as way:
        way.sendall(b"\r\n".join([*lines, b"", body]))
        return answered(way)


def answered(way: socket.socket) -> bytes:
    """Everything that comes until the other side closes."""
    found = b""
    while more := way.recv(65536):
        found += more
    return found


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
@pytest.mark.usefixtures("unchanged")
@pytest.mark.sample(8)
def test_odd_paths_lead_nowhere(scene: Scene, path: str) -> None:
    target = scene.filled(path).encode()
    for method in (b"GET", b"POST"):
        answer = raw(
            scene.server,
            method + b" " + target + b" HTTP/1.1",
            b"host: 127.0.0.1",
            b"accept: application/json",
            b"content-length: 0",
            b"connection: close",
        )
        assert answer.split(b" ")[1] in (b"404", b"405", b"401"), answer[:200]
        assert b"content-security-policy" in answer


def test_a_path_of_bytes_is_refused(scene: Scene) -> None:
    for path in (b"/" + b"\xff" * 10, b"/\x00"):
        answer = raw(scene.server, b"GET " + path + b" HTTP/1.1", b"host: x", b"connection: close")
        assert answer.split(b" ")[1] == b"400", answer[:100]


HEADERS: list[tuple[str, bytes]] = [
    ("languages without end", b"accept-language: " + b"x," * 5000),
    ("odd languages", b"accept-language: \xff\xfe;q=\x80, ..;;;"),
    ("odd cookies", b"cookie: meseta; =; meseta=\xff\xff; ;;;=="),
    ("a quoted cookie", b'cookie: meseta="\\000\\377' + b"x" * 30 + b'"'),
    ("two hosts in one", b"host: a, b"),
    ("a host that is none", b"host: ["),
    ("a host with a path", b"host: a/b?c#d"),
    ("a host of bytes", b"host: \xff"),
    ("a strange token", b"authorization: Bearer \xff\xfe" + b"x" * 30),
    ("a strange address", b"x-forwarded-for: nobody, \xff"),
    ("a far proxy", b"x-forwarded-proto: gopher"),
    ("an odd content type", b"content-type: ;;;\xff=;charset=\xff"),
    ("much to accept", b"accept: " + b"*/*," * 5000),
]


@named(HEADERS)
@pytest.mark.usefixtures("unchanged")
@pytest.mark.sample(5)
def test_odd_headers_break_nothing(scene: Scene, case: tuple[str, bytes]) -> None:
    host = [] if case[1].startswith(b"host") else [b"host: 127.0.0.1"]
    for path in (b"/", b"/me", b"/api", b"/api/games", f"/t/{scene.table}".encode()):
        answer = raw(
            scene.server, b"GET " + path + b" HTTP/1.1", *host, case[1], b"connection: close"
        )
        assert answer.split(b" ")[1] in (b"200", b"400", b"401", b"421"), answer[:200]


# --- what is shown -------------------------------------------------------------------------------


def test_scripts_in_whatever_is_shown_are_text(scene: Scene) -> None:
    eva = scene.server.person(SCRIPT)
    table = eva.make("el-grande", ["me", "here", "friend"], **{"name-green": SCRIPT})
    eva.post("/me/token", {"label": SCRIPT})
    eva.post("/me/device", headers={"user-agent": SCRIPT})
    [link] = links_in(eva.get(f"/t/{table}").text)
    pages = ["/", "/me", f"/t/{table}", f"/join/{link}", f"/t/{SCRIPT}", f"/new/{SCRIPT}", "/api"]
    for path in pages:
        page = eva.get(path, headers={"accept": "text/html"}).text
        assert SCRIPT not in page
        assert page.count("<script") == page.count("</script>")
    form = {"edition": SCRIPT, "seat-blue": "me", "seat-green": "peon"}
    assert SCRIPT not in eva.post("/new/el-grande", form).text
    come = eva.post("/me/device").text.partition("/come/")[2].partition('"')[0]
    assert SCRIPT not in eva.get(f"/come/{come}").text


# --- answers -------------------------------------------------------------------------------------


def test_every_answer_forbids_what_pages_do_not_need(scene: Scene) -> None:
    for path in ("/", "/me", "/api", "/api/games", "/nowhere", f"/t/{scene.table}"):
        headers = scene.ana.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "'unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"


def test_nothing_about_anybody_is_kept_on_the_way(scene: Scene) -> None:
    paths = ["/", "/me", f"/t/{scene.table}", f"/t/{scene.table}/ghost", "/api/games", "/nowhere"]
    for path in paths:
        assert scene.ana.get(path).headers["cache-control"] == "no-store"
    assert scene.ana.post("/me", {"look": "dark"}).headers["cache-control"] == "no-store"
    assert scene.bot.get("/me").headers["cache-control"] == "no-store"


def test_cookies_are_for_this_server_and_behind_tls_for_tls_alone(scene: Scene) -> None:
    for scheme, is_secure in (("http", False), ("https", True)):
        headers = {"x-forwarded-proto": scheme, "x-forwarded-for": "192.0.2.7"}
        answer = Person(scene.server).post("/me", {"name": "Eva"}, headers=headers)
        told = answer.headers["set-cookie"]
        assert "HttpOnly" in told
        assert "SameSite=lax" in told
        assert "Path=/" in told
        assert ("Secure" in told) == is_secure


@pytest.mark.parametrize(
    "back",
    [
        "https://foreign.example/",
        "//foreign.example",
        "/\\foreign.example",
        "/\t/foreign.example",
        "/a//foreign.example",
        "\\\\foreign.example",
        "javascript:x()",
        "/\r\nset-cookie: a=b",
        "",
    ],
)
def test_nobody_is_led_away(scene: Scene, back: str) -> None:
    answer = scene.ana.post("/me", {"look": "dark", "back": back})
    assert (answer.status_code, answer.headers["location"]) == (303, "/me")


# --- too much ------------------------------------------------------------------------------------


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_emptied_at_once_and_filled_in_time() -> None:
    clock = Clock()
    bounds, key, bound = RateLimits(1, clock), ("somebody", PLAYING), Rate(3, 0.5)
    assert [bounds.take(key, bound) for _ in range(5)] == [0, 0, 0, 2, 2]
    assert bounds.take(("another", PLAYING), bound) == 0
    clock.now = 2
    assert [bounds.take(key, bound) for _ in range(2)] == [0, 2]
    clock.now = 1000
    assert [bounds.take(key, bound) for _ in range(4)] == [0, 0, 0, 2]


def test_buckets_are_forgotten_before_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meseta.web.http.rate_limits.MOST_KNOWN", 10)
    bounds = RateLimits(1, Clock())
    for number in range(100):
        bounds.take((str(number), PLAYING), Rate(3, 1))
    assert len(bounds.buckets) == 10


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Clock]]:
    """A server with the usual bounds and a clock that stands still."""
    clock, folder = Clock(), tmp_path_factory.mktemp("strict")
    with Server(f"sqlite:///{folder}/tables.db", limits=RateLimits(1, clock)) as server:
        yield server, clock


def test_a_flood_is_stopped_and_others_do_not_suffer(strict: tuple[Server, Clock]) -> None:
    server, clock = strict
    people = [server.person(f"P{number}") for number in range(5)]
    flooder, others = people[0], people[1:]
    made = [flooder.post("/me/device").status_code for _ in range(int(KNOWN[MAKING].most) + 3)]
    assert made == [200] * int(KNOWN[MAKING].most) + [429] * 3
    answer = flooder.post("/me/device")
    refused(answer, 429, "too_fast")
    assert int(answer.headers["retry-after"]) == 1 / KNOWN[MAKING].a_second
    for other in others:
        assert other.post("/me/device").status_code == 200
    clock.now += 1 / KNOWN[MAKING].a_second
    assert flooder.post("/me/device").status_code == 200


def test_only_some_of_what_one_person_asks_is_answered_at_the_same_time() -> None:
    line, answered = RequestLine(), list[int]()

    async def ask(number: int) -> None:
        with ExitStack() as turn:
            await line.enter(turn)
            answered.append(number)
            await asyncio.sleep(0)

    async def ask_often() -> None:
        asked = [asyncio.create_task(ask(number)) for number in range(MOST_IN_LINE)]
        await asyncio.sleep(0)
        assert (len(answered), line.is_busy, line.is_full) == (AT_ONCE, True, True)
        asked[-1].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert (line.length, line.is_busy) == (0, False)

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, ask_often()).result()
    assert answered == list(range(MOST_IN_LINE - 1))


def test_files_wait_for_their_turn_too_and_nobody_is_refused_one(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, lines = scene.server, scene.server.app.state.services[RequestLines]
    monkeypatch.setattr(turns, "MOST_IN_LINE", 1)

    async def take_places() -> tuple[RequestLine, ExitStack]:
        line, turn = lines.line(f"files for {HOST}"), ExitStack()
        for _ in range(AT_ONCE):
            await line.enter(turn)
        return line, turn

    async def give_back() -> None:
        turn.close()

    line, turn = server.on_loop(take_places)
    with ThreadPoolExecutor(1) as apart:
        asked = apart.submit(server.person().get, static("page.css"))
        until(lambda: line.length > AT_ONCE, "a file that waits")
        assert scene.ana.get(f"/t/{scene.table}").status_code == 200
        server.on_loop(give_back)
        assert asked.result().status_code == 200


def test_who_begins_to_listen_again_and_again_has_one_table_drawn_at_a_time(scene: Scene) -> None:
    tables: Hub = scene.server.app.state.services[Hub]
    person = scene.server.store.whose(scene.ana.cookie)
    assert person is not None
    name = person.id

    async def take_place() -> tuple[RequestLine, ExitStack]:
        line, turn = tables.coming.line(f"person {name}"), ExitStack()
        await line.enter(turn)
        return line, turn

    async def give_back() -> None:
        turn.close()

    line, turn = scene.server.on_loop(take_place)
    with scene.ana.listen(scene.table) as stream:
        until(lambda: line.length == 2, "somebody who waits to listen")
        with scene.ben.listen(scene.table) as another:
            assert another.next()["kind"] == "sheet"
        scene.server.on_loop(give_back)
        assert stream.next()["kind"] == "sheet"


def test_strangers_at_one_address_make_only_so_many_people(strict: tuple[Server, Clock]) -> None:
    server, clock = strict
    clock.now += 1000
    known = server.person("Ana")
    stranger, made = Person(server), []
    for _ in range(int(UNKNOWN[MAKING].most)):
        stranger.client.cookies.clear()
        made.append(stranger.post("/me", {"name": "x"}).status_code)
    assert made == [303] * (int(UNKNOWN[MAKING].most) - 1) + [429]
    assert known.post("/me", {"name": "Anna"}).status_code == 303


def test_five_at_one_address_play_without_waiting() -> None:
    clock = Clock()
    bounds = RateLimits(1, clock)
    for _second in range(600):
        clock.now += 1
        for person in "abcde":
            for _ in range(5):
                assert bounds.take((person, PLAYING), KNOWN[PLAYING]) == 0
                assert bounds.take((person, LOOKING), KNOWN[LOOKING]) == 0


def test_open_streams_are_bounded_and_others_get_theirs(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_STREAMS", 3)
    monkeypatch.setattr(hub, "MOST_LISTENERS", 5)
    crowd = [scene.server.person(f"P{number}") for number in range(3)]
    open_streams = []
    try:
        for person in crowd:
            for _ in range(3):
                address = f"{scene.server.address}/t/{scene.table}/stream?seat=none"
                asked = person.client.build_request("GET", address)
                open_streams.append(person.client.send(asked, stream=True))
        statuses = [answer.status_code for answer in open_streams]
        assert statuses == [200] * 5 + [429] * 4
        assert open_streams[-1].headers["retry-after"]
        with scene.ben.listen(scene.table, 1) as stream:
            assert stream.next()["kind"] == "sheet"
        with scene.ana.listen(scene.table, 0) as stream:
            assert stream.next()["kind"] == "sheet"
    finally:
        for answer in open_streams:
            answer.close()


def test_one_person_opens_only_so_many_streams(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "MOST_STREAMS", 2)
    with scene.bot.listen(scene.table), scene.ana.listen(scene.table, 0):
        refused(scene.bot.get(f"/tables/{scene.table}/stream"), 429, "too_many")
        refused(scene.ana.get(f"/t/{scene.table}/stream?seat=0"), 429, "too_many")
        with scene.ben.listen(scene.table, 1) as stream:
            assert stream.next()["kind"] == "sheet"


@pytest.mark.usefixtures("unchanged")
def test_a_body_that_does_not_come_is_given_up(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_bodies, "SLOWEST", 0.3)
    cookie = f"cookie: meseta={scene.ana.cookie}".encode()
    token = f"authorization: {scene.bot.client.headers['authorization']}".encode()
    kinds = {**dict.fromkeys(PLAYED, "application/json"), "/me": FORM["content-type"]}
    for path, kind in kinds.items():
        answer = raw(
            scene.server,
            f"POST {scene.filled(path)} HTTP/1.1".encode(),
            f"host: {HOST}".encode(),
            f"content-type: {kind}".encode(),
            b"accept: application/json",
            b"content-length: 100",
            cookie,
            token,
            body=b'{"seat": 0',
        )
        assert answer.split(b" ")[1] == b"408", answer[:200]


SILENT = b""
SLOW = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: "
UNREAD = b"GET /offline HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 50000\r\n\r\n"
"""A question with a body that nobody reads."""


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("begun", [SILENT, SLOW, UNREAD], ids=["silent", "slow", "unread"])
def test_a_connection_on_which_nothing_is_asked_is_closed(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "SLOWEST", 0.3)
    with socket.create_connection(scene.server.door.getsockname(), PATIENCE) as way:
        way.sendall(begun)
        way.settimeout(0.02)
        until(lambda: has_ended(way, b"x" if begun else b""), "the end of the connection")


def has_ended(way: socket.socket, more: bytes) -> bool:
    """Whether the other side has closed a connection on which a little more was sent."""
    try:
        way.sendall(more)
        return way.recv(65536) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_body_in_too_many_pieces_is_not_read(scene: Scene, at_once: bool) -> None:
    head = b"POST /t/x/play HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
    pieces = b"1\r\na\r\n" * (connections.MOST_PIECES // 2 + 1)
    with socket.create_connection(scene.server.door.getsockname(), PATIENCE) as way:
        way.sendall(head + pieces)
        if not at_once:
            way.settimeout(0.02)
            assert not has_ended(way, b"")
            way.settimeout(PATIENCE)
        way.sendall(pieces)
        assert answered(way).startswith(b"HTTP/1.1 400")


def test_who_goes_on_in_a_way_that_cannot_be_read_is_told_so_and_answered_no_more() -> None:
    """Also where an answer is made at that very moment."""
    broken = list[BaseException]()

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        [connection] = server.server_state.connections
        connection.data_received(b"no length\r\n")
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"too late"})
        except h11.LocalProtocolError as error:
            broken.append(error)

    server = uvicorn.Server(connections.config_for(answer, lifespan="off"))
    with (
        open_door(HOST, 0) as door,
        served(server, door),
        socket.create_connection(door.getsockname(), PATIENCE) as way,
    ):
        way.sendall(b"GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        told = answered(way)
    assert told.startswith(b"HTTP/1.1 400")
    assert b"too late" not in told
    assert broken == []


@contextmanager
def served(server: uvicorn.Server, door: socket.socket) -> Iterator[None]:
    """A server of one's own, in a thread."""
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    until(lambda: server.started)
    yield
    server.should_exit = True
    thread.join(PATIENCE)


def test_one_house_has_only_so_many_connections_and_others_get_theirs(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST", 3)
    door, elsewhere = scene.server.door.getsockname(), ("127.0.0.2", 0)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(socket.create_connection(door, PATIENCE, elsewhere))
        with socket.create_connection(door, PATIENCE, elsewhere) as way:
            answer = answered(way).decode()
        assert answer.startswith("HTTP/1.1 503")
        assert "retry-after: 20" in answer
        assert scene.ana.get(f"/t/{scene.table}").status_code == 200
    until(lambda: b" 404 " in raw_from(elsewhere, door))


NOWHERE = b"GET /nowhere HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"


def raw_from(source: tuple[str, int], door: tuple[str, int], told: bytes = NOWHERE) -> bytes:
    """What somebody from elsewhere is answered."""
    with socket.create_connection(door, PATIENCE, source) as way:
        way.sendall(told)
        return answered(way)


GIBBERISH = b"\x00\x01 nothing\r\n\r\n"
UPGRADE = b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade, close\r\n\r\n"


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("told", [GIBBERISH, UPGRADE], ids=["gibberish", "upgrade"])
def test_what_strangers_send_wrongly_fills_no_log(
    scene: Scene, caplog: pytest.LogCaptureFixture, told: bytes
) -> None:
    log = logging.getLogger("uvicorn")
    log.addHandler(caplog.handler)
    try:
        assert raw_from(("", 0), scene.server.door.getsockname(), told).startswith(b"HTTP/1.1 4")
    finally:
        log.removeHandler(caplog.handler)
    assert caplog.messages == []


@pytest.mark.usefixtures("unchanged")
def test_what_cannot_be_read_is_counted(scene: Scene) -> None:
    metrics = scene.server.app.state.services[Metrics]
    before = metrics.refused["unreadable"]
    raw_from(("", 0), scene.server.door.getsockname(), GIBBERISH)
    assert metrics.refused["unreadable"] == before + 1


@pytest.mark.usefixtures("unchanged")
def test_who_hangs_up_in_the_middle_breaks_nothing(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    metrics = scene.server.app.state.services[Metrics]
    before = metrics.refused["malformed"]
    host, port = scene.server.door.getsockname()
    with socket.create_connection((host, port), PATIENCE) as way:
        head = f"POST /t/{scene.table}/play HTTP/1.1\r\nhost: {HOST}\r\ncontent-length: 100\r\n\r\n"
        way.sendall(head.encode() + b'{"seat": 0')
    until(lambda: metrics.refused["malformed"] > before)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
