"""At the table: deciding, taking back, ending a turn, standing orders, hints, bots; and refusals.

Whatever is refused answers with a fitting status and one sentence, and nothing has changed.
"""

from __future__ import annotations

import random
import re
from typing import Any

import httpx
import pytest

from meseta.match.idle import outcome_of
from meseta.web.http.language import LANGUAGES, phrases
from meseta.web.http.routes import MOST_BODY
from meseta.web.table import table as tables
from meseta.web.table.hints import tell_way
from meseta.web.table.table import BACK, DONE, MOVE, Table
from meseta.web.table.workers import follow
from tests.games.el_caballero import story as caballero
from tests.support.web.served import (
    Person,
    Server,
    holding_answers,
    last_step,
    play_at_random,
    seated,
)


@pytest.fixture
def table(ana: Person, ben: Person) -> str:
    """Both have come; Ana begins with a power card."""
    return seated(ana, ben)


@pytest.fixture
def screen(ana: Person) -> str:
    """Ana and somebody at her screen."""
    return ana.make("el-grande", ["me", "here"], short="yes")


def kinds(server: Server, table: str) -> list[str]:
    return [entry.kind for entry in server.entries(table)]


def refused(server: Server, table: str, answer: httpx.Response, status: int, why: str) -> None:
    """It was refused so, and nothing has changed."""
    said = answer.json()
    assert (answer.status_code, said["why"]) == (status, f"refused-{why}")
    assert said["error"].endswith((".", "!"))
    assert server.entries(table) == server.seen.get(table, [])


# --- deciding ------------------------------------------------------------------------------------


def test_what_is_decided_is_kept_and_everybody_is_shown_it(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    choice = ana.facts(table)["choices"][0]
    with ben.listen(table) as stream:
        assert not stream.next()["mine"]
        answer = ana.send(table, "play", seat=0, action=choice["action"], version=0)
        change = stream.next()
    assert answer.json() == {"version": 1}
    assert [entry.what for entry in server.entries(table)] == [choice["text"]]
    assert (change["version"], change["holding"]) == (1, 0)
    assert change["story"]["more"]


def test_a_version_that_has_passed_is_refused(ana: Person, server: Server, table: str) -> None:
    ana.act(table, 0)
    server.seen[table] = server.entries(table)
    refused(server, table, ana.send(table, "end", seat=0, version=0), 409, "stale")
    refused(server, table, ana.send(table, "back", seat=0, count=1, version=0), 409, "stale")
    refused(server, table, ana.send(table, "play", seat=0, action=1, version=7), 409, "stale")


def test_nobody_decides_for_another(ana: Person, ben: Person, server: Server, table: str) -> None:
    eva = server.person()
    for person in (ben, eva):
        for what in ("play", "back", "end", "order", "hint"):
            given = {"action": 1, "count": 1, "name": "end", "answer": "yes", "version": 0}
            refused(server, table, person.send(table, what, seat=0, **given), 403, "not_yours")
        refused(server, table, person.send(table, "seat", seat=0, bot="peon"), 403, "not_yours")
        seen = person.get(f"/t/{table}/stream", params={"seat": 0})
        refused(server, table, seen, 403, "not_yours")
        seen = person.get(f"/t/{table}/ghost", params={"seat": 0, "action": 1})
        refused(server, table, seen, 403, "not_yours")


def test_nobody_decides_before_the_turn(ben: Person, server: Server, table: str) -> None:
    action = server.table(table).match.legal_actions(0)[0]
    answer = ben.send(table, "play", seat=1, action=action, version=0)
    refused(server, table, answer, 403, "not_yours")


@pytest.mark.parametrize("action", [-1, 10**9, 10**900, 500])
def test_what_is_not_possible_is_refused(
    ana: Person, server: Server, table: str, action: int
) -> None:
    answer = ana.send(table, "play", seat=0, action=action, version=0)
    refused(server, table, answer, 409, "illegal")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"nonsense",
        b"\xff\xfe",
        b"[" * 20_000,
        b'{"seat": 0, "version": 0}',
        b'{"seat": 0, "action": "power 1", "version": 0}',
        b'{"seat": true, "action": 1, "version": 0}',
        b'{"seat": 0, "action": 1.5, "version": 0}',
        b'{"seat": null, "action": 1, "version": 0}',
        b'{"seat": 0, "action": ' + b"9" * 5000 + b', "version": 0}',
    ],
)
def test_what_cannot_be_read_is_refused(
    ana: Person, server: Server, table: str, body: bytes
) -> None:
    headers = {"content-type": "application/json"}
    answer = ana.client.post(f"/t/{table}/play", content=body, headers=headers)
    refused(server, table, answer, 400, "malformed")


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("order", {"seat": 0, "name": 1, "answer": "yes"}, 400),
        ("order", {"seat": 0, "name": "end", "answer": {}}, 400),
        ("order", {"seat": 0, "name": "veto", "answer": "veto 7"}, 409),
        ("order", {"seat": 0, "name": "nonsense", "answer": "allow"}, 409),
        ("order", {"seat": 0, "name": "power", "answer": "play"}, 409),
        ("seat", {"seat": 0, "bot": []}, 422),
        ("seat", {"seat": 0, "bot": "emperor"}, 422),
        ("seat", {"seat": 9, "bot": "peon"}, 422),
        ("seat", {"seat": -1, "bot": "peon"}, 422),
        ("back", {"seat": 0, "count": -1, "version": 0}, 409),
        ("back", {"seat": 0, "count": 0, "version": 0}, 409),
        ("end", {"seat": 0, "version": 0}, 409),
    ],
)
def test_what_makes_no_sense_is_refused(
    ana: Person, server: Server, table: str, what: str, body: dict[str, Any], status: int
) -> None:
    before = server.store.seats(table)
    answer = ana.client.post(f"/t/{table}/{what}", json=body)
    refused(server, table, answer, status, answer.json()["why"].removeprefix("refused-"))
    assert server.store.seats(table) == before


def test_a_body_that_is_too_large_is_refused(ana: Person, server: Server, table: str) -> None:
    large = b" " * (MOST_BODY + 1)
    headers = {"content-type": "application/json"}
    for content in (large, iter([large[:1000]] * 70)):
        answer = ana.client.post(f"/t/{table}/play", content=content, headers=headers)
        refused(server, table, answer, 413, "too_large")
    assert ana.post("/me", {"name": "x" * MOST_BODY}).status_code == 413


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://foreign.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_pages_cannot_decide(
    ana: Person, server: Server, table: str, headers: dict[str, str]
) -> None:
    body = {"seat": 0, "action": 1, "version": 0}
    answer = ana.client.post(f"/t/{table}/play", json=body, headers=headers)
    refused(server, table, answer, 403, "foreign")
    assert ana.post("/me/delete", headers=headers).status_code == 403


def test_our_own_page_can_decide(ana: Person, server: Server, table: str) -> None:
    action = server.table(table).match.legal_actions(0)[0]
    headers = {"origin": server.address, "sec-fetch-site": "same-origin"}
    body = {"seat": 0, "action": action, "version": 0}
    assert ana.client.post(f"/t/{table}/play", json=body, headers=headers).status_code == 200


def test_a_table_that_is_not_there_is_not_found(ana: Person) -> None:
    for page in ("", "/stream", "/ghost", "/result"):
        assert ana.get(f"/t/nowhere{page}").status_code == 404
    for what in ("play", "back", "end", "order", "seat", "hint", "rematch"):
        assert ana.send("nowhere", what, seat=0).status_code == 404


def test_what_is_refused_is_said_in_ones_language(ana: Person, table: str) -> None:
    for language in LANGUAGES:
        ana.post("/me", {"language": language})
        said = ana.send(table, "end", seat=0, version=0).json()["error"]
        assert said == phrases(language).say("refused-nothing_to_end")


def test_people_are_refused_with_a_page_and_scripts_with_data(ana: Person, table: str) -> None:
    page = ana.get("/t/nowhere", headers={"accept": "text/html"})
    assert page.headers["content-type"].startswith("text/html")
    assert "There is no such page." in page.text
    assert ana.get("/t/nowhere").json()["error"] == "There is no such page."


def test_every_answer_forbids_foreign_scripts(ana: Person, table: str) -> None:
    for path in ("/", f"/t/{table}", "/nowhere", "/me"):
        assert "script-src 'self'" in ana.get(path).headers["content-security-policy"]


def test_a_method_that_a_page_does_not_take_is_refused(ana: Person, table: str) -> None:
    answer = ana.get(f"/t/{table}/play")
    assert answer.status_code == 405
    assert answer.json()["error"] == "That cannot be done here in this way."
    assert answer.headers["allow"] == "POST"


def test_nobody_decides_before_all_have_come(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    action = server.table(table).match.legal_actions(0)[0]
    answer = ana.send(table, "play", seat=0, action=action, version=0)
    refused(server, table, answer, 409, "not_begun")


def test_what_a_choice_leads_to_is_told(ana: Person, server: Server, table: str) -> None:
    action = ana.facts(table)["choices"][0]["action"]
    told = ana.get(f"/t/{table}/ghost", params={"seat": 0, "action": action}).json()
    assert told["sentences"]
    assert any(part.startswith('<div class="part') for part in told["parts"].values())
    for wrong in ("", "-1", "²", "9" * 5000, "700"):
        asked = {"seat": 0, "action": wrong}
        assert ana.get(f"/t/{table}/ghost", params=asked).status_code == 204


# --- taking back, ending a turn ------------------------------------------------------------------


def test_a_step_is_taken_back(ana: Person, server: Server, table: str) -> None:
    before = ana.facts(table)
    ana.act(table, 0)
    assert ana.facts(table)["back"] == 1
    assert ana.send(table, "back", seat=0, count=1, version=1).json() == {"version": 2}
    after = ana.facts(table)
    assert kinds(server, table) == [MOVE, BACK]
    assert after["choices"] == before["choices"]
    assert after["story"] == before["story"]


def test_at_a_table_that_has_grown_long_only_the_match_goes_on(
    ana: Person, server: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = ana.act(table, 0)
    server.seen[table] = server.entries(table)
    monkeypatch.setattr(tables, "MOST_ENTRIES", version)
    assert ana.facts(table)["back"] == 0
    for what, sent in (("back", {"version": version, "count": 1}), ("seat", {"bot": "peon"})):
        refused(server, table, ana.send(table, what, seat=0, **sent), 409, "long")
    assert ana.send(table, "seat", seat=0, bot=None).status_code == 200
    assert ana.send(table, "end", seat=0, version=version).status_code == 200


def long_turn(table: Table) -> bool:
    """Seat 0 has made several steps and can go on."""
    return table.may_take_back(0) > 2 and table.holder is None


def test_a_turn_is_started_over(ana: Person, ben: Person, server: Server, table: str) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes")
    played = play_at_random(server, table, long_turn)
    count, version = played.may_take_back(0), played.version
    assert ana.send(table, "back", seat=0, count=count, version=version).status_code == 200
    after = server.table(table)
    assert len(after.match.moves) == len(played.match.moves) - count
    assert after.may_take_back(0) == 0


def drawn(table: Table) -> bool:
    """Somebody's last step has used chance."""
    moves = table.match.moves
    return bool(moves) and table.match.may_take_back(moves[-1][0]) == 0


def test_what_chance_has_answered_stands(ana: Person, server: Server, screen: str) -> None:
    played = play_at_random(server, screen, drawn)
    seat = played.match.moves[-1][0]
    answer = ana.send(screen, "back", seat=seat, count=1, version=played.version)
    refused(server, screen, answer, 409, "stands")


def test_what_another_has_answered_stands(ana: Person, server: Server, screen: str) -> None:
    ana.act(screen, 0)
    ana.send(screen, "end", seat=0, version=1)
    version = ana.act(screen, 1)
    server.seen[screen] = server.entries(screen)
    answer = ana.send(screen, "back", seat=0, count=1, version=version)
    refused(server, screen, answer, 409, "stands")


def test_a_turn_must_be_ended_before_the_next_one_begins(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    version = ana.act(table, 0, last_step(server, table))
    server.seen[table] = server.entries(table)
    facts = ana.facts(table)
    assert (facts["held"], facts["mine"], facts["choices"]) == (True, True, [])
    assert not ben.facts(table)["mine"]
    action = server.table(table).match.legal_actions(1)[0]
    early = ben.send(table, "play", seat=1, action=action, version=version)
    refused(server, table, early, 409, "not_ended")
    again = ana.send(table, "play", seat=0, action=action, version=version, sure=False)
    refused(server, table, again, 403, "not_yours")
    refused(server, table, ben.send(table, "end", seat=1, version=version), 409, "nothing_to_end")
    assert ana.send(table, "end", seat=0, version=version).status_code == 200
    assert kinds(server, table)[-2:] == [MOVE, DONE]
    assert ben.facts(table)["mine"]


def test_a_turn_that_was_ended_stands(ana: Person, server: Server, table: str) -> None:
    version = ana.act(table, 0, last_step(server, table))
    ana.send(table, "end", seat=0, version=version)
    server.seen[table] = server.entries(table)
    assert ana.facts(table)["back"] == 0
    answer = ana.send(table, "back", seat=0, count=1, version=version + 1)
    refused(server, table, answer, 409, "stands")


def last_of_all(table: Table) -> list[int]:
    """Ana's last steps after which everybody is asked at the same time."""
    return [action for action in holding_answers(table, 0) if asks_all(table, action)]


def asks_all(table: Table, action: int) -> bool:
    """Whether a step of Ana's leads to a question for both."""
    match = table.match.copy()
    match.play(action, 0)
    return match.pending == (0, 1)


def test_a_turn_must_be_ended_before_everybody_is_asked(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    played = play_at_random(server, table, last_of_all, seed=8)
    version = ana.act(table, 0, last_of_all(played)[0])
    facts = ana.facts(table)
    assert (facts["held"], facts["choices"]) == (True, [])
    assert facts["back"] > 0
    assert not ben.facts(table)["mine"]
    ana.send(table, "end", seat=0, version=version)
    assert ana.facts(table)["choices"]
    assert ben.facts(table)["choices"]


# --- standing orders -----------------------------------------------------------------------------


def test_a_turn_ends_by_itself_if_that_is_ordered(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    step = last_step(server, table)
    ana.send(table, "order", seat=0, name="end", answer="yes")
    ana.act(table, 0, step)
    assert kinds(server, table)[-2:] == [MOVE, DONE]
    assert ben.facts(table)["mine"]
    ana.send(table, "order", seat=0, name="end", answer=None)
    assert not ana.facts(table)["orders"][0]["on"]


def test_a_turn_that_waits_to_be_ended_ends_when_that_is_ordered(
    ana: Person, server: Server, table: str
) -> None:
    ana.act(table, 0, last_step(server, table))
    ana.send(table, "order", seat=0, name="end", answer="yes")
    assert kinds(server, table)[-2:] == [MOVE, DONE]


def asks_veto(table: Table) -> bool:
    """Whether somebody may object."""
    return table.match.asked is not None and table.match.asked.title() == "veto"


def test_a_standing_answer_is_given_for_the_rest_of_the_round_and_told(
    ana: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "here"], "2", edition="classic", short="yes")
    ana.post("/me", {"language": "de"})
    played = play_at_random(server, table, asks_veto, seed=0)
    [seat] = played.match.pending
    with ana.listen(table, seat) as stream:
        offered = stream.next()["orders"]
        assert "allow" in {order["answer"] for order in offered if order["name"] == "veto"}
        ana.send(table, "order", seat=seat, name="veto", answer="allow")
        told = stream.until(lambda change: change["ordered"])
    assert told["ordered"] == ["zulassen"], "as it stands on the button"
    after = server.entries(table)[played.version :]
    assert (after[0].seat, after[0].what) == (seat, "allow")
    row = server.store.seats(table)[table][seat]
    assert row.orders == {"veto": {"answer": "allow", "round": played.match.round}}


def test_a_standing_answer_ends_with_the_round(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "here"], "2", edition="classic", short="yes")
    played = play_at_random(server, table, asks_veto, seed=0)
    [seat] = played.match.pending
    order = {"veto": {"answer": "allow", "round": played.match.round - 1}}
    played.change_seat(seat, orders=order)
    assert not played.obey()
    played.change_seat(seat, orders={"veto": {"answer": "allow", "round": played.match.round}})
    assert played.obey()


def test_who_plays_alone_is_asked_only_what_makes_a_difference(ana: Person, server: Server) -> None:
    """Which of two charters is kept matters to nobody, and a single answer is no question."""
    table = server.table(ana.make("6-castles", ["me"]))
    dice, skipped = random.Random(5), set[str]()
    while not table.match.over:
        while (kind := table.match.asked) and table.obey():
            skipped.add(kind.title())
        if kind is None:
            break
        assert len(table.match.legal()) > 1
        assert kind.title() != "charter"
        assert len({outcome_of(table.match, each) for each in table.match.legal_actions()}) > 1
        table.play(0, dice.choice(table.match.legal_actions()), table.version)
    assert {"charter", "lay"} <= skipped


def test_what_was_answered_for_whoever_plays_alone_is_taken_back_with_what_led_there(
    ana: Person, server: Server
) -> None:
    table = server.table(ana.make("6-castles", ["me"]))
    assert table.obey(), "a charter is kept"
    assert table.may_take_back(0) == 0, "nobody has chosen anything yet"
    table.play(0, "start a", table.version)
    assert table.may_take_back(0) == 1


def test_with_others_a_charter_is_asked_for(ana: Person, server: Server) -> None:
    table = server.table(ana.make("6-castles", ["me", "here"]))
    assert len(table.match.legal(0)) == 2
    assert not table.obey()


def test_others_do_not_hear_of_standing_orders(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    with ben.listen(table) as stream:
        stream.next()
        ana.send(table, "order", seat=0, name="end", answer="yes")
        ana.send(table, "order", seat=0, name="end", answer=None)
        ana.act(table, 0)
        assert stream.next()["version"] == 1


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_names_choices_with_their_chances(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "peon"], short="yes", hints="yes")
    facts = ana.facts(table)
    hint = ana.send(table, "hint", seat=0).json()
    labels = {choice["action"]: choice["label"] for choice in facts["choices"]}
    assert set(hint) == {"by", "even", "why", "way", "best"}
    assert hint["why"]
    for each in hint["best"]:
        assert labels[each["action"]] == each["label"]
        assert 0 <= each["wins"] <= 100
        assert each["tries"] > 0
    assert hint["best"]
    assert hint["best"][1:] == sorted(hint["best"][1:], key=lambda each: -each["wins"])
    assert server.entries(table) == []


def test_a_hint_says_which_card_goes_where() -> None:
    """The best answer may only open further questions: what comes of them is told as well."""
    match = caballero.turn(display=["a02", "a05"])
    opening = match.legal_actions(0)[match.legal(0).index("area")]
    way = follow(match.sight(0), opening, "1")
    told = tell_way(match, 0, match.game.words("en"), way)
    assert len(way) > 2
    assert re.fullmatch(r"Red lays an area card in the .*: (land|water) at .*\.", told[0])


def test_where_two_people_sit_all_are_told_of_a_hint(ana: Person, ben: Person) -> None:
    table = seated(ana, ben, short="yes", hints="yes")
    with ben.listen(table) as stream:
        stream.next()
        assert ana.send(table, "hint", seat=0).status_code == 200
        assert stream.next() == {"kind": "hinted", "seat": 0}


def test_without_hints_nobody_gets_one(ana: Person, server: Server, table: str) -> None:
    refused(server, table, ana.send(table, "hint", seat=0), 403, "no_hints")


def test_who_is_not_asked_gets_no_hint(ana: Person, ben: Person, server: Server) -> None:
    table = seated(ana, ben, short="yes", hints="yes")
    refused(server, table, ben.send(table, "hint", seat=1), 403, "not_yours")
    ana.act(table, 0)
    server.seen[table] = server.entries(table)
    refused(server, table, ana.send(table, "hint", seat=0), 403, "not_yours")


# --- bots for people -----------------------------------------------------------------------------


def test_a_bot_plays_for_me_until_i_am_back(
    ana: Person, ben: Person, server: Server, table: str
) -> None:
    with ben.listen(table) as stream:
        ana.send(table, "seat", seat=0, bot="peon")
        told = stream.until(lambda change: change["seats"][0]["bot"])
        assert told["seats"][0]["name"] == "Ana"
        stream.until(lambda change: change["mine"])
        server.seen[table] = server.entries(table)
        refused(
            server, table, ana.send(table, "play", seat=0, action=1, version=1), 403, "not_yours"
        )
        ana.send(table, "seat", seat=0, bot=None)
        assert stream.until(lambda change: not change["seats"][0]["bot"])["mine"]
    assert kinds(server, table) == [MOVE, DONE]
    assert server.entries(table)[0].seat == 0
