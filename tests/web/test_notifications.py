"""Called to the table: on every page, by mail and by hooks, with real servers at the other end."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from meseta.web.http.refusals import Refused
from meseta.web.people import webhooks as ways_out
from meseta.web.people.mail import Post
from meseta.web.people.mail_settings import MailSettings, read_mail_settings
from meseta.web.people.notifications import AT_ONCE, MOST_OF_ONE, Notifications
from meseta.web.people.webhooks import check_addresses, is_outside, target_of, trusted
from meseta.web.store import mailboxes, visits, webhooks
from meseta.web.store.leagues import find_league
from meseta.web.store.schema import TABLES
from meseta.web.table.hub import Hub
from tests.support.waiting import PATIENCE, until
from tests.support.web.letters import Letters, taking_mail
from tests.support.web.served import HOST, Person, Server, seated

# --- on every page -------------------------------------------------------------------------------


def test_whoever_looks_at_another_page_is_called(ana: Person, ben: Person, server: Server) -> None:
    table = seated(ana, ben)
    with ben.client.stream("GET", "/me/stream") as answer:
        heard = answer.iter_lines()
        next(heard)
        ana.send(table, "order", seat=0, name="end", answer="yes")
        ana.act(table, 0)
        told = next(json.loads(line[6:]) for line in heard if line.startswith("data: "))
    assert (told["kind"], told["table"], told["game"]) == ("turn", table, "El Grande")
    assert told["question"]


def test_nobody_is_called_who_is_a_stranger(server: Server) -> None:
    assert server.person().get("/me/stream").status_code == 429


def test_it_is_kept_for_whom_a_table_waits(ana: Person, ben: Person, server: Server) -> None:
    table = seated(ana, ben)
    assert server.table(table).row.waits == "0"
    ana.send(table, "order", seat=0, name="end", answer="yes")
    ana.act(table, 0)
    assert server.table(table).row.waits == "1"
    assert ben.get("/").text.index("your turn") > 0


# --- mail ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    with taking_mail() as taken:
        yield taken


@pytest.fixture(scope="module")
def mailing(letters: Letters, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator sends mail at once."""
    operator = letters.settings(MESETA_MAIL_AFTER="0", MESETA_HOOKS_INSIDE="1")
    file = tmp_path_factory.mktemp("mail") / "tables.db"
    with Server(f"sqlite:///{file}", operator=operator) as server:
        yield server


def link_in(text: str, kind: str) -> str:
    """The path of a link in a mail."""
    found = re.search(rf"https://games\.example(/mail/{kind}/[\w-]+)", text)
    assert found, text
    return found[1]


def with_mail(server: Server, letters: Letters, name: str) -> Person:
    """Somebody who has confirmed an address."""
    person, before = server.person(name), len(letters.taken)
    assert person.post("/me/mail", {"address": f"{name}@home.example"}).status_code == 303
    until(lambda: len(letters.taken) > before)
    confirm = link_in(letters.text(before), "confirm")
    assert person.get(confirm).status_code == 200
    assert person.post(confirm).status_code == 200
    return person


def test_an_address_is_confirmed_before_anything_else_is_sent(
    mailing: Server, letters: Letters
) -> None:
    ana, ben = mailing.person("Ana"), mailing.person("Ben")
    ana.post("/me/mail", {"address": "ana@first.example"})
    table = seated(ana, ben)
    assert visits.find_awaited(mailing.store, 10**10) == []
    to, mail = letters.taken[-1]
    assert (to, mail["From"]) == (["ana@first.example"], "meseta@games.example")
    confirm = link_in(letters.text(-1), "confirm")
    assert ana.get(confirm).status_code == 200
    assert visits.find_awaited(mailing.store, 10**10) == []
    before = len(letters.taken)
    ana.post(confirm)
    until(lambda: len(letters.taken) > before)
    assert f"/t/{table}" in letters.text(before)
    assert server_says(ana.post(confirm)) == (410, "refused-mail_link")
    ana.post("/me/mail", {"address": ""})


def server_says(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


def test_one_mail_a_table_until_the_person_has_come_back(mailing: Server, letters: Letters) -> None:
    eva, ben = with_mail(mailing, letters, "eva"), mailing.person("Ben")
    before = len(letters.taken)
    table = seated(eva, ben)
    until(lambda: len(letters.taken) == before + 1)
    assert letters.taken[before][1]["Subject"] == "El Grande: it is your turn"
    assert f"https://games.example/t/{table}" in letters.text(before)
    mailing.store.write(TABLES.update().where(TABLES.c.id == table).values(changed=1))
    assert visits.find_awaited(mailing.store, 10**10) == []
    eva.get(f"/t/{table}")
    until(lambda: len(letters.taken) == before + 2)
    leave = link_in(letters.text(before + 1), "leave")
    assert leave in letters.taken[before + 1][1]["List-Unsubscribe"]
    assert eva.get(leave).status_code == 200
    assert mailboxes.mailbox(mailing.store, person_of(mailing, eva)) is not None
    assert mailing.person().post(leave).status_code == 200
    assert mailboxes.mailbox(mailing.store, person_of(mailing, eva)) is None


def person_of(server: Server, person: Person) -> str:
    known = server.store.whose(person.cookie)
    assert known is not None
    return known.id


def test_who_looks_at_a_page_gets_no_mail(mailing: Server, letters: Letters) -> None:
    luz, ben = with_mail(mailing, letters, "luz"), mailing.person("Ben")
    before = len(letters.taken)
    with luz.client.stream("GET", "/me/stream") as answer:
        next(answer.iter_lines())
        seated(luz, ben)
        until(lambda: len(visits.find_awaited(mailing.store, 10**10)) == 1)
        assert len(letters.taken) == before
    until(lambda: len(letters.taken) == before + 1)


@pytest.mark.parametrize("address", ["", "ana", "a@b", "a b@c.example", "a@c.example\nBcc: x@y.zz"])
def test_what_is_no_address_is_refused(mailing: Server, address: str) -> None:
    answer = mailing.person().post("/me/mail", {"address": address})
    assert server_says(answer) == (422, "refused-mail")


def test_an_address_is_not_asked_twice_in_a_row(mailing: Server) -> None:
    for expected in (303, 429):
        answer = mailing.person("Eva").post("/me/mail", {"address": "twice@home.example"})
        assert answer.status_code == expected


def test_a_server_without_mail_says_so(ana: Person) -> None:
    assert server_says(ana.post("/me/mail", {"address": "a@b.example"})) == (404, "refused-no_mail")
    assert "mail-address" not in ana.get("/me").text


# --- hooks ---------------------------------------------------------------------------------------


class Receiver(HTTPServer):
    """A program that waits to be told."""

    def __init__(self) -> None:
        super().__init__((HOST, 0), Hearing)
        self.heard: list[dict[str, Any]] = []
        self.answers: list[int] = []


class Hearing(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        """Take what is sent."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append(json.loads(body))
        self.send_response(self.server.answers.pop() if self.server.answers else 204)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as hearing:
        thread = threading.Thread(target=hearing.serve_forever, args=(0.02,))
        thread.start()
        yield hearing
        hearing.shutdown()
        thread.join()


def test_a_hook_is_told_table_game_and_question(mailing: Server, receiver: Receiver) -> None:
    ana, ben = mailing.person("Ana"), mailing.person("Ben")
    ben.post("/me/hook", {"address": f"http://localhost:{receiver.server_port}/turn?of=ben"})
    table = seated(ana, ben)
    ana.send(table, "order", seat=0, name="end", answer="yes")
    ana.act(table, 0)
    until(lambda: receiver.heard)
    [told] = receiver.heard
    assert (told["kind"], told["table"], told["game"]) == ("turn", table, "El Grande")
    assert told["question"]
    assert told["address"] == f"https://games.example/t/{table}"
    until(lambda: "It answered with 204" in ben.get("/me").text)


def test_a_round_of_a_league_is_told_by_mail_and_to_a_hook(
    mailing: Server, letters: Letters, receiver: Receiver
) -> None:
    ben = with_mail(mailing, letters, "Bea")
    ben.post("/me/hook", {"address": f"http://localhost:{receiver.server_port}/league"})
    terms = {"name": "Copa", "table_size": "2", "clock": "", "short": "yes"}
    league = ben.post("/leagues/new/el-grande", terms).headers["location"]
    row = find_league(mailing.store, league.rpartition("/")[2])
    assert row is not None
    for person in (ben, mailing.person("Ana")):
        person.post(f"/leagues/come/{row.invitation}")
    before = len(letters.taken)
    assert ben.post(f"{league}/begin").status_code == 303

    def mails() -> list[str]:
        return [letters.text(number) for number in range(before, len(letters.taken))]

    until(lambda: any("Your table is laid." in text for text in mails()))
    until(lambda: "league" in [told["kind"] for told in receiver.heard])
    [news] = [told for told in receiver.heard if told["kind"] == "league"]
    assert (news["title"], news["body"]) == ("Copa: round 1", "Your table is laid.")
    assert news["address"].startswith("https://games.example/t/")


def test_a_hook_that_leads_elsewhere_is_not_followed(mailing: Server, receiver: Receiver) -> None:
    eva = mailing.person("Eva")
    receiver.answers.append(307)
    eva.post("/me/hook", {"address": f"http://{HOST}:{receiver.server_port}/"})
    eva.post("/me/hook/try")
    assert [told["kind"] for told in receiver.heard] == ["test"]
    assert "It answered with 307" in eva.get("/me").text
    assert server_says(eva.post("/me/hook/try")) == (429, "refused-hook_soon")


@pytest.mark.parametrize("host", [HOST, "localhost", "[::1]", "[::ffff:127.0.0.1]"])
def test_nothing_is_sent_into_the_house(server: Server, receiver: Receiver, host: str) -> None:
    eva = server.person("Eva")
    eva.post("/me/hook", {"address": f"http://{host}:{receiver.server_port}/"})
    assert eva.post("/me/hook/try").status_code == 303
    assert "lies inside a house" in eva.get("/me").text
    assert receiver.heard == []


@pytest.mark.parametrize(
    "inside",
    """127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
    255.255.255.255 ::1 :: fe80::1 fc00::1 ff02::1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1::
    2001:0:4136:e378:8000:63bf:3fff:fdd2""".split(),
)
def test_an_address_of_a_house_is_known_however_it_is_written(inside: str) -> None:
    assert not is_outside(ip_address(inside))


@pytest.mark.parametrize("outside", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_an_address_of_the_world_is_called(outside: str) -> None:
    assert is_outside(ip_address(outside))


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example/",
        "javascript:1",
        "http://",
        "http://u:p@a.example/",
        "http://a.example:x/",
        "http://a.example/\r\nhost: b",
        "http://ä.example/",
        "http://a.example/" + "x" * 300,
    ],
)
def test_what_is_no_address_of_a_hook_is_refused(ana: Person, address: str) -> None:
    with pytest.raises(Refused, match="refused-hook"):
        target_of(address)
    assert server_says(ana.post("/me/hook", {"address": address})) == (422, "refused-hook")


# --- what is slow outside ------------------------------------------------------------------------

MANY = 40
"""More than there are threads in which everybody's pages are made."""
NOWHERE = "nobody-answers.example"


def all_at_once(server: Server, what: Callable[[], Awaitable[Any]]) -> Callable[[], list[Any]]:
    """Begin something many times where the server does everything; what came of it, in the end."""

    async def begin() -> list[asyncio.Future[Any]]:
        return [asyncio.ensure_future(what()) for _ in range(MANY)]

    begun = server.on_loop(begin)
    return lambda: server.on_loop(lambda: asyncio.gather(*begun, return_exceptions=True))


def test_a_name_for_which_nobody_answers_keeps_no_page_waiting(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, asked, look_up = threading.Event(), list[str](), socket.getaddrinfo

    def look_up_slowly(host: str, *given: Any, **more: Any) -> Any:
        if host != NOWHERE:
            return look_up(host, *given, **more)
        asked.append(host)
        answers.wait(PATIENCE)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", look_up_slowly)
    target = target_of(f"https://{NOWHERE}/")
    ended = all_at_once(server, lambda: check_addresses(target, inside=False))
    until(lambda: asked)
    assert ana.get("/").status_code == 200
    answers.set()
    assert {str(each) for each in ended()} == {"hook-unknown"}


def test_a_mail_server_that_hangs_keeps_no_page_waiting(
    mailing: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, begun, ben = threading.Event(), list[Post](), mailing.person("Ben")

    def deliver(post: Post, _mail: object) -> None:
        begun.append(post)
        answers.wait(PATIENCE)

    monkeypatch.setattr(Post, "deliver", deliver)
    post = mailing.app.state.services[Notifications].post
    ended = all_at_once(mailing, lambda: post.send("ana@home.example", "a round", "has begun"))
    until(lambda: begun)
    assert ben.get("/").status_code == 200
    answers.set()
    ended()
    assert len(begun) == MANY


def test_hooks_that_are_slow_keep_no_call_from_anybody_else(
    mailing: Server, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways_out, "PATIENCE", PATIENCE)
    ben, eva = mailing.person("Ben"), mailing.person("Eva")
    calls = mailing.app.state.services[Notifications]
    with socket.create_server((HOST, 0)) as silent:
        eva.post("/me/hook", {"address": f"http://{HOST}:{silent.getsockname()[1]}/"})
        ben.post("/me/hook", {"address": f"http://{HOST}:{receiver.server_port}/"})
        for person, times in ((eva, 2 * AT_ONCE + MOST_OF_ONE), (ben, 1)):
            news = {"title": person.cookie, "body": "", "path": "/", "tag": "x"}
            who = person_of(mailing, person)

            async def announce(who: str = who, news: Any = news, times: int = times) -> None:
                for _ in range(times):
                    calls.announce(who, lambda _: news)

            mailing.on_loop(announce)
        until(lambda: receiver.heard, "a call to somebody else")
        assert [*calls.calls.values()].count(person_of(mailing, eva)) == MOST_OF_ONE
    until(lambda: not calls.calls, "calls that are given up")


def test_a_table_that_cannot_be_opened_keeps_no_mail_from_anybody_else(
    mailing: Server, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    eva, luz, ben = (
        with_mail(mailing, letters, "eva-b"),
        with_mail(mailing, letters, "luz-b"),
        mailing.person("Ben"),
    )
    hub, find = mailing.app.state.services[Hub], visits.find_awaited
    broken, opened, before = list[str](), hub.open, len(letters.taken)

    async def open_table(name: str) -> Any:
        if name in broken:
            raise Refused("refused-rules")
        return await opened(name)

    def find_broken_first(*given: Any) -> list[visits.Awaited]:
        return sorted(find(*given), key=lambda each: each.table not in broken)

    with eva.client.stream("GET", "/me/stream") as here:
        next(here.iter_lines())
        broken.append(seated(eva, ben))
        monkeypatch.setattr(hub, "open", open_table)
        monkeypatch.setattr(visits, "find_awaited", find_broken_first)
    seated(luz, ben)
    until(lambda: len(letters.taken) > before)
    assert letters.taken[before][0] == ["luz-b@home.example"]


def test_whom_to_trust_is_read_once_and_never_where_everybody_waits(
    mailing: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, made = list[bool](), ssl.create_default_context

    def create() -> ssl.SSLContext:
        read.append(asyncio._get_running_loop() is not None)
        return made()

    monkeypatch.setattr(ssl, "create_default_context", create)
    trusted.cache_clear()
    with socket.create_server((HOST, 0)) as closed:
        target = target_of(f"https://{HOST}:{closed.getsockname()[1]}/")
    for _ in range(2):
        with pytest.raises(ways_out.Refusal, match="hook-lost"):
            mailing.on_loop(lambda: ways_out.post(target, {}, b"", inside=True))
    assert read == [False]


# --- what is set ---------------------------------------------------------------------------------


def test_what_an_operator_has_not_said_is_as_usual() -> None:
    assert read_mail_settings("", {}) == MailSettings()
    assert not read_mail_settings(
        "b", {"MESETA_SMTP": "http://x", "MESETA_MAIL_FROM": "a"}
    ).sends_mail


def test_what_somebody_has_set_goes_with_them(tmp_path: Path, ana: Person, server: Server) -> None:
    person = person_of(server, ana)
    ana.post("/me/hook", {"address": "https://a.example/"})
    mailboxes.add_mailbox(server.store, person, "a@b.example")
    ana.delete("Ana")
    assert webhooks.hook(server.store, person) is None
    assert mailboxes.mailbox(server.store, person) is None
