"""Called on a device where nothing is open, by a push service that can read nothing of it."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from typing import Any

import http_ece
import pytest
from py_vapid import Vapid02

from meseta.web.people.mail_settings import MailSettings
from meseta.web.people.web_push import encrypt, new_key, public_key, sign
from meseta.web.people.webhooks import Target
from meseta.web.store import pushes
from meseta.web.store.pushes import MOST_PUSHES, Push, pushes_of
from meseta.web.store.schema import PUSHES, SERVER_KEYS
from meseta.web.store.store import now
from tests.support.waiting import until
from tests.support.web.push_services import Handed, PushService, Subscriber, push_service
from tests.support.web.served import Person, Server, play_at_random, seated

NOON = 12 * 60 * 60


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as taking:
        yield taking


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose devices may be called inside the house."""
    file = tmp_path_factory.mktemp("push") / "tables.db"
    operator = MailSettings(address="https://games.example", hooks_inside=True)
    with Server(f"sqlite:///{file}", operator=operator) as server:
        yield server


def called(server: Server, service: PushService, name: str, **given: Any) -> tuple[Person, Any]:
    """Somebody who is called on their device, and the device."""
    person, phone = server.person(name), Subscriber(name)
    answer = person.client.post("/me/push", json=phone.told(service, **given))
    assert answer.json() == {"on": True}
    return person, phone


def push_of(server: Server, person: Person) -> Push | None:
    """The device of somebody that is called."""
    known = server.store.whose(person.cookie)
    assert known is not None
    return next(iter(pushes_of(server.store, known.id)), None)


def begin_turn_of(ben: Person, server: Server) -> str:
    """Have somebody play with Ben until it is Ben's turn; the table."""
    ana = server.person("Ana")
    table = seated(ana, ben)
    ana.send(table, "order", seat=0, name="end", answer="yes")
    ana.act(table, 0)
    return table


def metric(server: Server, outcome: str) -> int:
    """How often calls were taken like that."""
    shown = server.person().get("/metrics").text
    found = re.search(rf'meseta_pushes_total{{outcome="{outcome}"}} (\d+)', shown)
    return int(found[1]) if found else 0


# --- what is sent --------------------------------------------------------------------------------


def test_who_is_away_is_called_with_game_question_and_table(
    calling: Server, service: PushService
) -> None:
    ben, phone = called(calling, service, "Ben")
    table = begin_turn_of(ben, calling)
    until(lambda: service.handed)
    [handed] = service.handed
    told = phone.read(handed)
    assert (told["title"], told["path"]) == ("El Grande: it is your turn", f"/t/{table}")
    assert told["body"] == "Play a power card"
    assert handed.path == "/Ben"
    until(lambda: metric(calling, "taken"))


def test_a_call_names_nothing_that_is_hidden(calling: Server, service: PushService) -> None:
    ben, phone = called(calling, service, "Ben")
    table = begin_turn_of(ben, calling)
    until(lambda: service.handed)
    told = phone.read(service.handed[0])
    assert set(told) == {"title", "body", "path", "tag"}
    assert calling.table(table).row.seed not in json.dumps({**told, "path": "", "tag": ""})
    assert ben.cookie not in json.dumps(told)
    assert b"Grande" not in service.handed[0].body


def test_a_push_service_can_tell_who_calls(calling: Server, service: PushService) -> None:
    ben, _ = called(calling, service, "Ben")
    key = ben.get("/me/push").json()["key"]
    table = begin_turn_of(ben, calling)
    until(lambda: service.handed)
    headers = service.handed[0].headers
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f",k={key}")
    claims = read_claims(headers["authorization"])
    assert (claims["aud"], claims["sub"]) == (service.address, "https://games.example")
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
    assert int(headers["ttl"]) > 0


def read_claims(authorization: str) -> dict[str, Any]:
    """What a signature says."""
    claims = authorization.split("t=")[1].split(".")[1]
    found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(claims + "=="))
    return found


def test_who_looks_at_a_page_is_not_called_elsewhere(calling: Server, service: PushService) -> None:
    ben, _ = called(calling, service, "Ben")
    with ben.client.stream("GET", "/me/stream") as answer:
        heard = answer.iter_lines()
        next(heard)
        begin_turn_of(ben, calling)
        next(line for line in heard if line.startswith("data: "))
    assert service.handed == []


def test_a_rematch_calls_those_who_are_away(calling: Server, service: PushService) -> None:
    ana, (ben, phone) = calling.person("Ana"), called(calling, service, "Ben")
    ben.post("/me", {"language": "de"})
    table = seated(ana, ben)
    play_at_random(calling, table)
    service.handed.clear()
    again = ana.post(f"/t/{table}/rematch").headers["location"]
    until(lambda: service.handed)
    told = phone.read(service.handed[-1])
    assert (told["title"], told["path"]) == ("El Grande: eine Revanche", again)


def test_only_the_device_can_read_what_was_encrypted_for_it(service: PushService) -> None:
    phone, other = Subscriber(), Subscriber()
    push = Push("d", "p", **told_to(phone, service))
    handed = Handed("/", {}, encrypt(push, b'{"a": 1}'))
    assert phone.read(handed) == {"a": 1}
    with pytest.raises(http_ece.ECEException):
        other.read(handed)


def told_to(phone: Subscriber, service: PushService) -> dict[str, Any]:
    """The columns of a device."""
    rest = {"wanted": "turn", "quiet_from": None, "quiet_until": None, "created": 0, "outcome": ""}
    return {**phone.told(service), **rest}


def test_a_server_without_an_address_signs_all_the_same() -> None:
    key = new_key()
    signed = sign(key, Target("https", "push.example", 443, "/"), "")
    assert Vapid02.verify(signed)
    assert read_claims(signed)["aud"] == "https://push.example"
    assert signed.endswith(public_key(key))


# --- what somebody has set -----------------------------------------------------------------------


def test_a_device_is_called_only_for_what_it_wants(calling: Server, service: PushService) -> None:
    ben, _ = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    ben.post("/me/push/change", {"device": push.device, "rematch": "yes", "quiet_from": "22"})
    changed = push_of(calling, ben)
    assert changed is not None
    assert (changed.wants("turn", NOON), changed.wants("rematch", NOON)) == (False, True)
    assert changed.quiet_from is None
    page = ben.get("/me").text
    assert 'name="rematch" value="yes" checked' in page
    assert 'name="turn" value="yes">' in page


@pytest.mark.parametrize(
    ("start", "end", "offset", "is_quiet"),
    [
        (22, 7, 0, False),
        (11, 13, 0, True),
        (13, 11, 0, False),
        (22, 7, 11 * 60, True),
        (22, 7, -8 * 60, True),
        (22, 4, -8 * 60, False),
        (12, 12, 0, False),
        (12, 13, -1, False),
    ],
)
def test_quiet_hours_are_those_of_the_device(
    service: PushService, start: int, end: int, offset: int, is_quiet: bool
) -> None:
    push = Push("d", "p", **told_to(Subscriber(), service))
    push = push._replace(quiet_from=start, quiet_until=end, offset=offset)
    assert push.is_quiet(NOON) == is_quiet
    assert push.wants("turn", NOON) != is_quiet


def test_a_device_in_its_quiet_hours_is_left_alone(calling: Server, service: PushService) -> None:
    ben, phone = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    night = {"quiet_from": 0, "quiet_until": 23, "offset": -(now() // 60) % (24 * 60)}
    pushes.change_push(calling.store, push.person, push.device, **night)
    begin_turn_of(ben, calling)
    ben.post("/me/push/try", {"device": push.device})
    until(lambda: service.handed)
    assert [phone.read(each)["tag"] for each in service.handed] == ["trial"]


def test_a_device_is_tried_out_and_says_how_it_went(calling: Server, service: PushService) -> None:
    ben, phone = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    assert ben.post("/me/push/try", {"device": push.device}).status_code == 303
    assert phone.read(service.handed[0])["body"] == "This is how you are called."
    assert "The last call went out." in ben.get("/me").text
    again = ben.post("/me/push/try", {"device": push.device})
    assert (again.status_code, again.json()["why"]) == (429, "refused-hook_soon")


def test_nobody_changes_or_calls_a_device_of_somebody_else(
    calling: Server, service: PushService
) -> None:
    ben, _ = called(calling, service, "Ben")
    eva, push = calling.person("Eva"), push_of(calling, ben)
    assert push is not None
    for path in ("change", "remove", "try"):
        eva.post(f"/me/push/{path}", {"device": push.device})
    assert push_of(calling, ben) == push
    assert service.handed == []


def test_a_device_that_says_again_where_it_is_keeps_what_was_set(
    calling: Server, service: PushService
) -> None:
    ben, phone = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    ben.post("/me/push/change", {"device": push.device, "turn": "yes"})
    told = {**phone.told(service, offset=120), "again": True}
    assert ben.client.post("/me/push", json=told).json() == {"on": True}
    changed = push_of(calling, ben)
    assert changed is not None
    assert (changed.wanted, changed.offset) == ("turn", 120)
    ben.post("/me/push/remove", {"device": push.device})
    assert ben.client.post("/me/push", json=told).json() == {"on": False}
    assert push_of(calling, ben) is None


def test_one_device_calls_one_person(calling: Server, service: PushService) -> None:
    ben, phone = called(calling, service, "Ben")
    eva = calling.person("Eva")
    eva.client.post("/me/push", json=phone.told(service))
    assert push_of(calling, ben) is None
    assert push_of(calling, eva) is not None


def test_of_many_devices_the_last_ones_are_called(calling: Server, service: PushService) -> None:
    ben, _ = called(calling, service, "Ben")
    known = calling.store.whose(ben.cookie)
    assert known is not None
    for number in range(MOST_PUSHES + 2):
        token = calling.store.add_device(known.id, f"phone {number}")
        device = calling.store.whose(token)
        assert device is not None
        told = told_to(Subscriber(str(number)), service)
        pushes.add_push(calling.store, Push(device.device, known.id, **{**told, "created": 2**30}))
    assert len(pushes_of(calling.store, known.id)) == MOST_PUSHES


# --- what becomes of it --------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_called_no_more(
    calling: Server, service: PushService, status: int
) -> None:
    ben, _ = called(calling, service, "Ben")
    service.answer, before = status, metric(calling, "gone")
    begin_turn_of(ben, calling)
    until(lambda: push_of(calling, ben) is None)
    assert metric(calling, "gone") == before + 1


@pytest.mark.parametrize("status", [307, 400, 413, 429, 500])
def test_what_is_not_taken_is_counted_and_not_tried_again(
    calling: Server, service: PushService, status: int
) -> None:
    ben, _ = called(calling, service, "Ben")
    service.answer, before = status, metric(calling, "refused")
    begin_turn_of(ben, calling)
    until(lambda: metric(calling, "refused") == before + 1)
    assert [each.path for each in service.handed] == ["/Ben"]
    assert push_of(calling, ben) is not None
    until(lambda: "did not take the last call" in ben.get("/me").text)


def test_nothing_is_sent_to_a_device_inside_the_house(server: Server, service: PushService) -> None:
    ben, told = server.person("Ben"), Subscriber().told(service)
    assert ben.client.post("/me/push", json=told).status_code == 422
    told["endpoint"] = told["endpoint"].replace("http:", "https:")
    assert ben.client.post("/me/push", json=told).json() == {"on": True}
    push = push_of(server, ben)
    assert push is not None
    ben.post("/me/push/try", {"device": push.device})
    assert "lies inside a house" in ben.get("/me").text
    assert service.handed == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example/"},
        {"endpoint": "https://[2606:4700::1111]/"},
        {"endpoint": "https://u:p@push.example/"},
        {"endpoint": "https://push.example/" + "x" * 1000},
        {"endpoint": "https://push.example/\r\nhost: b"},
        {"public": "AAAA"},
        {"public": "ä"},
        {"public": "B" * 87},
        {"auth": "AAAA"},
        {"auth": "A" * 60},
        {"offset": 24 * 60},
        {"endpoint": 7},
        {"offset": "0"},
    ],
)
def test_what_is_no_device_is_refused(calling: Server, service: PushService, wrong: Any) -> None:
    ben, told = calling.person("Ben"), Subscriber().told(service)
    answer = ben.client.post("/me/push", json={**told, **wrong})
    assert answer.json()["why"] in ("refused-push", "refused-malformed")
    assert push_of(calling, ben) is None


def test_a_stranger_has_no_device(calling: Server, service: PushService) -> None:
    told = Subscriber().told(service)
    assert calling.person().client.post("/me/push", json=told).status_code == 403


def test_a_device_that_is_taken_off_the_list_is_called_no_more(
    calling: Server, service: PushService
) -> None:
    ben, _ = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    ben.post("/me/device/remove", {"device": push.device})
    assert pushes_of(calling.store, push.person) == []


def test_nothing_of_it_stays_of_somebody_who_is_deleted(
    calling: Server, service: PushService
) -> None:
    ben, _ = called(calling, service, "Ben")
    push = push_of(calling, ben)
    assert push is not None
    ben.delete("Ben")
    assert calling.store.rows(PUSHES.select().where(PUSHES.c.person == push.person)) == []


def test_the_key_of_the_server_stays_the_same(calling: Server) -> None:
    keys = {calling.person().get("/me/push").json()["key"] for _ in range(2)}
    assert len(keys) == 1
    [kept] = calling.store.rows(SERVER_KEYS.select())
    assert keys == {public_key(kept.secret)}


def test_of_two_processes_that_need_a_key_one_makes_it(calling: Server) -> None:
    calling.store.write(SERVER_KEYS.delete())

    def overtaken() -> str:
        calling.store.write(SERVER_KEYS.insert().values(purpose=pushes.PURPOSE, secret="first"))
        return "second"

    assert pushes.signing_key(calling.store, overtaken) == "first"
    calling.store.write(SERVER_KEYS.delete())
