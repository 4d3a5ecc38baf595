"""Coming back and going away: since my last move, chat, links that expire, leaving, the club."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from meseta.web.people.club import Club, keep_result
from meseta.web.store import club
from meseta.web.store.store import DAY, now
from meseta.web.table.chat import LONGEST, MOST_IN_IT
from meseta.web.table.hub import Hub
from meseta.web.table.table import STAND_IN
from tests.support.waiting import until
from tests.support.web.served import Person, Server, links_in, play_at_random, seated


def person_of(server: Server, person: Person) -> str:
    known = server.store.whose(person.cookie)
    assert known is not None
    return known.id


def why(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


# --- since my last move --------------------------------------------------------------------------


@pytest.fixture
def away(ana: Person, ben: Person, server: Server) -> str:
    """Ana has moved, looked, and gone; then Ben has moved."""
    table = seated(ana, ben)
    for person, seat in ((ana, 0), (ben, 1)):
        person.send(table, "order", seat=seat, name="end", answer="yes")
    ana.act(table, 0)
    ana.facts(table)
    ben.act(table, 1)
    return table


def test_who_comes_back_is_told_what_happened_since(ana: Person, server: Server, away: str) -> None:
    facts = ana.facts(away)
    moves, lines = facts["since"]
    assert (moves, facts["was_away"]) == (1, True)
    told = ana.get(f"/t/{away}/since").json()
    assert told["version"] == facts["version"]
    assert told["sentences"] == facts["story"]["more"][lines:]
    assert any("Green" in sentence for sentence in told["sentences"])
    assert not ana.facts(away)["was_away"]


def test_the_replay_leads_back_and_then_to_the_present(ana: Person, away: str) -> None:
    then, now_again = ana.get(f"/t/{away}/since").json()["steps"]
    assert (then["mine"], then["choices"], then["over"]) == (False, [], False)
    facts = ana.facts(away)
    assert all(now_again[name] == facts[name] for name in ("mine", "choices", "question", "order"))
    assert now_again["story"]["keep"] == then["story"]["keep"] + len(then["story"]["more"])
    assert set(then["parts"]) == set(now_again["parts"])


def test_only_who_sits_at_a_table_has_a_last_move(ben: Person, server: Server, away: str) -> None:
    assert server.person().get(f"/t/{away}/since").json()["steps"] == []
    assert ben.get(f"/t/{away}/since", params={"seat": 0}).status_code == 403


def test_who_has_just_moved_is_told_nothing(ben: Person, away: str) -> None:
    assert ben.facts(away)["since"][0] == 0
    assert ben.get(f"/t/{away}/since").json()["steps"] == []


# --- chat ----------------------------------------------------------------------------------------


def test_players_talk_among_themselves(ana: Person, ben: Person, server: Server) -> None:
    table, eva = seated(ana, ben), server.person("Eva")
    with ben.listen(table) as stream, eva.listen(table) as other:
        stream.next()
        other.next()
        said = ana.send(table, "chat", text="  Good \n luck  ").json()
        told = stream.until(lambda change: change["kind"] == "chat")
        eva.send(table, "chat", text="They play well")
        apart = other.until(lambda change: change["kind"] == "chat")
    assert (said["name"], said["text"], said["room"]) == ("Ana", "Good luck", "players")
    assert told == {"kind": "chat", **said}
    assert (apart["text"], apart["room"]) == ("They play well", "watchers")
    read = [[line["text"] for line in p.get(f"/t/{table}/chat").json()] for p in (ana, ben, eva)]
    assert read == [["Good luck"], ["Good luck"], ["They play well"]]


def test_when_it_is_over_everybody_reads_everything(
    ana: Person, ben: Person, server: Server
) -> None:
    table, eva = seated(ana, ben), server.person("Eva")
    ana.send(table, "chat", text="one")
    eva.send(table, "chat", text="two")
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table)
    for person in (ben, eva):
        assert [line["text"] for line in person.get(f"/t/{table}/chat").json()] == ["one", "two"]


def test_only_what_is_new_is_read(ana: Person, ben: Person) -> None:
    table = seated(ana, ben)
    first = ana.send(table, "chat", text="one").json()
    ana.send(table, "chat", text="two")
    found = ben.get(f"/t/{table}/chat", params={"after": first["id"]}).json()
    assert [line["text"] for line in found] == ["two"]


@pytest.mark.parametrize("text", ["", "   ", "\u200b", None, 7])
def test_nothing_is_not_said(ana: Person, ben: Person, text: Any) -> None:
    assert why(ana.send(seated(ana, ben), "chat", text=text)) == (400, "refused-malformed")


def test_nobody_talks_without_end(ana: Person, ben: Person) -> None:
    table = seated(ana, ben)
    assert len(ana.send(table, "chat", text="x" * 5000).json()["text"]) == LONGEST
    answers = [ana.send(table, "chat", text="x") for _ in range(MOST_IN_IT)]
    assert [answer.status_code for answer in answers] == [200] * (MOST_IN_IT - 1) + [429]
    assert ben.send(table, "chat", text="x").status_code == 200


def test_who_is_forgotten_has_said_it_as_nobody(ana: Person, ben: Person) -> None:
    table = seated(ana, ben)
    ana.send(table, "chat", text="bye")
    ana.delete("Ana")
    [line] = ben.get(f"/t/{table}/chat").json()
    assert (line["name"], line["text"]) == ("", "bye")


# --- links that expire ---------------------------------------------------------------------------


def test_a_link_holds_for_a_week_and_can_be_renewed(
    ana: Person, ben: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    page = ana.get(f"/t/{table}").text
    [link] = links_in(page)
    assert "holds for 7 more days" in page
    server.store.change_seat(table, 1, invited=now() - 7 * DAY)
    server.app.state.services[Hub].tables.pop(table)
    for method in ("GET", "POST"):
        assert why(ben.client.request(method, f"/join/{link}")) == (410, "refused-expired")
    assert "This link has expired" in ana.get(f"/t/{table}").text
    assert why(ben.post(f"/t/{table}/renew", {"seat": "1"})) == (403, "refused-not_maker")
    assert ana.post(f"/t/{table}/renew", {"seat": "0"}).status_code == 422
    assert ana.post(f"/t/{table}/renew", {"seat": "1"}).status_code == 303
    assert ben.post(f"/join/{link}").status_code == 303


def test_nobody_sits_down_by_a_link_that_expired_while_it_was_looked_at(
    ana: Person, ben: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    person = server.store.whose(ben.cookie)
    assert person is not None
    server.store.change_seat(table, 1, invited=now() - 7 * DAY)
    assert not server.store.take_seat(link, person)


# --- leaving -------------------------------------------------------------------------------------


def test_before_it_begins_a_seat_that_is_left_is_open_again(
    ana: Person, ben: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "friend", "friend"])
    first, _ = links_in(ana.get(f"/t/{table}").text)
    ben.post(f"/join/{first}")
    assert ben.post(f"/t/{table}/leave").headers["location"] == "/"
    assert len(links_in(ana.get(f"/t/{table}").text)) == 2
    assert ben.facts(table)["seat"] is None


def test_while_it_runs_a_bot_plays_on_for_good_and_the_seat_says_so(
    ana: Person, ben: Person, server: Server
) -> None:
    table = seated(ana, ben)
    with ana.listen(table) as stream:
        stream.next()
        assert ben.post(f"/t/{table}/leave", {"sure": "never"}).status_code == 422
        ben.post(f"/t/{table}/leave", {"sure": "Leave"})
        seat = stream.until(lambda change: change["seats"][1]["bot"])["seats"][1]
    assert (seat["name"], seat["left"], seat["bot"]) == ("Ben", True, "Caballero")
    assert ben.send(table, "seat", seat=1, bot=None).status_code == 403
    assert f"/t/{table}" not in ben.get("/").text


def test_who_leaves_hands_the_table_to_the_next_person(
    ana: Person, ben: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "friend", "friend"])
    first, _ = links_in(ana.get(f"/t/{table}").text)
    ben.post(f"/join/{first}")
    ana.post(f"/t/{table}/leave")
    assert server.table(table).row.maker == person_of(server, ben)
    assert len(links_in(ben.get(f"/t/{table}").text)) == 2


def test_who_sits_down_at_a_table_without_a_maker_looks_after_it(
    ana: Person, ben: Person, server: Server
) -> None:
    table = ana.make("el-grande", ["me", "friend"])
    [link] = links_in(ana.get(f"/t/{table}").text)
    ana.post(f"/t/{table}/leave")
    ben.post(f"/join/{link}")
    assert server.table(table).row.maker == person_of(server, ben)


def test_who_does_not_sit_here_cannot_leave(ana: Person, ben: Person, server: Server) -> None:
    table = seated(ana, ben)
    assert why(server.person("Eva").post(f"/t/{table}/leave")) == (403, "refused-not_yours")
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table)
    assert why(ana.post(f"/t/{table}/leave")) == (409, "refused-over")


# --- tables to watch -----------------------------------------------------------------------------


def test_open_tables_that_run_are_listed_for_others(
    ana: Person, ben: Person, server: Server
) -> None:
    shown = seated(ana, ben, short="yes", watching="yes")
    hidden = seated(ana, ben, short="yes")
    waiting = ana.make("el-grande", ["me", "friend"], watching="yes")
    page = server.person().get("/").text
    assert f"/t/{shown}" in page
    assert f"/t/{hidden}" not in page
    assert f"/t/{waiting}" not in page
    assert "Tables to watch" not in ana.get("/").text.partition(f"/t/{shown}")[0]


# --- the club ------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        yield server


def finished(server: Server, ana: Person, ben: Person, seed: int = 1, **options: Any) -> str:
    """A table that has been played to its end."""
    table = seated(ana, ben, short="yes", **options)
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table, seed=seed)
    return table


def test_the_club_knows_ratings_games_wins_and_places(house: Server) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    assert "No table has been finished yet" in ana.get("/club").text
    tables = [finished(house, ana, ben, seed) for seed in (1, 2, 3)]
    page = ana.get("/club").text
    rows = re.findall(r'<th scope="row">(\w+)</th><td>([-\d.]+)</td><td>(\d)</td><td>(\d)', page)
    wins = {name: int(won) for name, _, _, won in rows}
    assert [games for _, _, games, _ in rows] == ["3", "3"]
    kept = [house.table(table).match for table in tables]
    assert wins == {
        name: sum(seat in match.winners for match in kept)
        for seat, name in enumerate(("Ana", "Ben"))
    }
    assert [float(rating) for _, rating, _, _ in rows] == sorted(
        (float(rating) for _, rating, _, _ in rows), reverse=True
    )
    assert all(f"/t/{table}/result" in page for table in tables)


def test_ratings_come_out_the_same_however_often_they_are_computed(house: Server) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    for seed in (1, 2):
        finished(house, ana, ben, seed)
    ana.get("/club")
    first, second = Club(), Club()
    first.read(house.store)
    second.read(house.store)
    assert first.members == second.members
    assert first.members == house.app.state.services[Club].members


def test_a_table_that_cannot_be_played_through_has_no_result(
    house: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    house.store.change_table(seated(ana, ben, short="yes"), over=True)
    assert "No table has been finished yet" in ana.get("/club").text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_only_tables_that_were_open_or_mine_have_a_line(house: Server) -> None:
    ana, ben, eva = (house.person(name) for name in ("Ana", "Ben", "Eva"))
    shown, hidden = finished(house, ana, ben, watching="yes"), finished(house, ana, ben)
    page = eva.get("/club").text
    assert f"/t/{shown}/result" in page
    assert f"/t/{hidden}/result" not in page
    assert f"/t/{hidden}/result" in ben.get("/club").text


def test_who_wants_no_name_in_the_club_has_none(house: Server) -> None:
    ana, ben = house.person("Anabel"), house.person("Ben")
    finished(house, ana, ben, watching="yes")
    ana.post("/me", {"club": "no"})
    assert "Anabel" not in ben.get("/club").text
    assert ">Anabel</th>" in ana.get("/club").text


def test_who_has_left_takes_the_last_place(house: Server) -> None:
    ana, ben = house.person("Ana"), house.person("Ben")
    table = finished(house, ana, ben)
    winner = house.table(table).match.winners[0]
    person = (ana, ben)[winner]
    left = {"person": None, "left": person_of(house, person), "bot": STAND_IN}
    house.store.change_seat(table, winner, **left)
    keep_result(house.table(table))
    places = {each.person: each.place for each in club.outcomes(house.store)}
    assert places[person_of(house, person)] == 2


def test_a_result_is_kept_as_soon_as_a_game_is_over(house: Server) -> None:
    ana = house.person("Ana")
    table = ana.make("el-grande", ["me", "here"], short="yes")

    play_at_random(house, table, lambda played: played.match.round == 6)
    ana.facts(table)
    while not house.table(table).match.over:
        held = house.table(table)
        if held.holder is not None:
            ana.send(table, "end", seat=held.holder, version=held.version)
        else:
            ana.act(table, held.match.pending[0])
    until(lambda: club.outcomes(house.store))
