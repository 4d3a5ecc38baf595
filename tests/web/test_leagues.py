"""Leagues on a real server: rounds begin and end by themselves, and every ruling holds."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from meseta.leagues.drawing import draw_round
from meseta.web.leagues.folders import LeagueFolder, read_folder
from meseta.web.leagues.organizer import make_table
from meseta.web.people.mail_settings import MailSettings
from meseta.web.store import leagues
from meseta.web.store.leagues import (
    FORFEIT,
    LEFT,
    OPEN,
    OVER,
    PAUSE,
    PLAYED,
    PLAYING,
    SHARED,
    LeagueSeat,
)
from meseta.web.store.schema import LEAGUES, RESULTS, TABLES
from meseta.web.store.store import DAY, now
from meseta.web.table.hub import Hub
from meseta.web.table.table import STAND_IN, Table
from tests.support.waiting import until
from tests.support.web.hostile import Quick
from tests.support.web.programs import Program, token_of
from tests.support.web.push_services import Subscriber, push_service
from tests.support.web.served import Person, Server

TERMS = {"name": "Winter", "table_size": "3", "round_count": "2", "short": "yes", "pause": "0"}
HOUR = 3600


class Calendar:
    """What the computer says that the time is."""

    def __init__(self) -> None:
        self.real, self.ahead = time.time, 0

    def now(self) -> float:
        return self.real() + self.ahead


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    own = Calendar()
    monkeypatch.setattr(time, "time", own.now)
    return own


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots play anything at once."""
    with serving(tmp_path_factory.mktemp("leagues")) as server:
        yield server


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    operator = MailSettings(address="https://games.example", hooks_inside=True)
    with Server(f"sqlite:///{folder}/tables.db", operator=operator, workers=Quick()) as server:
        yield server


def found(maker: Person, **terms: str) -> str:
    """A new league; its name in addresses."""
    answer = maker.post("/leagues/new/el-grande", {**TERMS, "clock": "", **terms})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].rpartition("/")[2])


def come(league: str, *people: Person) -> None:
    """Some people enter."""
    for person in people:
        row = folder_of(person.server, league).row
        answer = person.post(f"/leagues/come/{row.invitation}")
        assert answer.status_code == 303, answer.text


def folder_of(server: Server, league: str) -> LeagueFolder:
    """A league as the store has it."""
    return read_folder(server.store, leagues.find_league(server.store, league))


def phase(server: Server, league: str) -> tuple[str, int]:
    row = folder_of(server, league).row
    return row.phase, row.round


def wake(server: Server) -> None:
    """Have leagues and clocks looked after now."""
    hub: Hub = server.app.state.services[Hub]
    server.set(hub.has_ended, hub.is_due)


def see(server: Server, condition: Callable[[], Any]) -> None:
    """Wait until something has come of what was changed in the store."""
    wake(server)
    until(condition)


def end_table(server: Server, table: str, places: list[int]) -> None:
    """A table ends, with these places for its seats, unless bots alone have ended it before."""
    hub: Hub = server.app.state.services[Hub]
    until(lambda: table not in hub.drivers, "bots that wait for a person")
    row = server.store.table(table)
    if row is None or row.over:
        return
    rows = [
        {"table": table, "seat": seat, "place": place, "points": 100 - place, "at": now()}
        for seat, place in enumerate(places)
    ]
    server.store.write(RESULTS.insert().values(rows))
    server.store.change_table(table, over=True, waits="")


def tables(server: Server, league: str, round: int) -> list[str]:
    """The tables of a round."""
    seats = folder_of(server, league).seats
    return list(dict.fromkeys(str(each.table) for each in seats if each.round == round))


def end_round(server: Server, league: str, round: int) -> None:
    """All tables of a round end: who sits first is first."""
    for table in tables(server, league, round):
        end_table(server, table, [1, 2, 3, 4, 5][: len(server.store.seats(table)[table])])
    wake(server)


@pytest.fixture
def six(club: Server) -> list[Person]:
    return [club.person(name) for name in ("Ana", "Ben", "Carla", "Dora", "Eva", "Finn")]


@pytest.fixture
def league(club: Server, six: list[Person]) -> str:
    """A league of six people, which Ana has made and begun."""
    name = found(six[0])
    come(name, *six)
    assert six[0].post(f"/leagues/{name}/begin").status_code == 303
    return name


# --- from the first round to the last ------------------------------------------------------------


def test_tables_are_laid_by_themselves_round_after_round(
    club: Server, league: str, six: list[Person]
) -> None:
    assert phase(club, league) == (PLAYING, 1)
    assert [len(club.store.seats(each)[each]) for each in tables(club, league, 1)] == [3, 3]
    row = club.store.table(tables(club, league, 1)[0])
    assert row is not None
    assert (row.hints, row.maker, row.options["short"]) == (False, None, True)
    end_round(club, league, 1)
    see(club, lambda: phase(club, league) == (PLAYING, 2))
    end_round(club, league, 2)
    see(club, lambda: phase(club, league) == (OVER, 2))
    page = club.person().get(f"/leagues/{league}").text
    assert all(person in page for person in ("Ana", "Ben", "Carla", "Dora", "Eva", "Finn"))
    assert [each.played for each in folder_of(club, league).standings] == [2] * 6


def test_bots_of_all_leagues_of_one_person_take_one_turn(club: Server, six: list[Person]) -> None:
    ana, hub = six[0], club.app.state.services[Hub]
    names = []
    for _ in range(2):
        league = found(ana, table_size="2", round_count="1")
        for _ in range(4):
            assert ana.post(f"/leagues/{league}/bot", {"level": "peon"}).status_code == 303
        assert ana.post(f"/leagues/{league}/begin").status_code == 303
        names += tables(club, league, 1)
    assert len(names) == 4
    assert len({hub.asker_at(club.table(name)).name for name in names}) == 1


def test_a_round_is_drawn_where_nobody_waits_for_pages(
    club: Server, six: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, ask = list[Any](), club.workers.ask

    async def note(asker: Any, what: Any, *given: Any) -> Any:
        asked.append(what)
        return await ask(asker, what, *given)

    monkeypatch.setattr(club.workers, "ask", note)
    name = found(six[0])
    come(name, *six)
    assert six[0].post(f"/leagues/{name}/begin").status_code == 303
    assert asked == [draw_round]


def test_a_round_begins_once_however_many_servers_begin_it(club: Server, league: str) -> None:
    end_round(club, league, 1)
    see(club, lambda: phase(club, league) == (PLAYING, 2))
    folder = folder_of(club, league)
    before = folder.row._replace(phase=PAUSE, round=1)
    drawn = {1: make_table(folder, [1, 2, 3])}
    seats = [LeagueSeat(league, 2, 9, 0, 1, drawn[1][0].id)]
    assert not leagues.begin_round(club.store, before, drawn, seats, None)
    assert club.store.table(drawn[1][0].id) is None


def test_between_two_rounds_there_is_a_pause(
    club: Server, six: list[Person], calendar: Calendar
) -> None:
    name = found(six[0], pause="30")
    come(name, *six)
    six[0].post(f"/leagues/{name}/begin")
    end_round(club, name, 1)
    see(club, lambda: phase(club, name) == (PAUSE, 1))
    calendar.ahead = HOUR
    see(club, lambda: phase(club, name) == (PLAYING, 2))


def test_rounds_with_dates_begin_on_their_day_and_not_before(
    club: Server, six: list[Person], calendar: Calendar
) -> None:
    name = found(six[0], round_days="7", next_round="dated")
    come(name, *six)
    six[0].post(f"/leagues/{name}/begin")
    end_round(club, name, 1)
    see(club, lambda: leagues.open_boards(club.store, name, 1) == {})
    assert phase(club, name) == (PLAYING, 1)
    calendar.ahead = 8 * DAY
    see(club, lambda: phase(club, name) == (PLAYING, 2))


# --- rulings -------------------------------------------------------------------------------------


def test_who_comes_late_plays_from_the_next_round_on(club: Server, league: str) -> None:
    gil = club.person("Gil")
    come(league, gil)
    end_round(club, league, 1)
    see(club, lambda: phase(club, league) == (PLAYING, 2))
    folder = folder_of(club, league)
    assert {each.round for each in folder.seats if each.entry == 7} == {2}
    assert folder.record.points[7] == 0
    row = folder.row
    assert club.person("Hans").post(f"/leagues/come/{row.invitation}").status_code == 409


def test_who_leaves_takes_the_last_place_and_plays_no_more(
    club: Server, league: str, six: list[Person]
) -> None:
    folder = folder_of(club, league)
    first = next(each for each in folder.seats if each.seat == 0)
    leaver = six[first.entry - 1]
    assert leaver.post(f"/leagues/{league}/leave").status_code == 422
    assert leaver.post(f"/leagues/{league}/leave", {"sure": "leave"}).status_code == 303
    assert club.store.seats(str(first.table))[str(first.table)][0].bot == STAND_IN
    end_round(club, league, 1)
    see(club, lambda: phase(club, league) == (PLAYING, 2))
    came = {each.entry: each for each in folder_of(club, league).seats if each.round == 1}
    assert (came[first.entry].place, came[first.entry].how) == (3, LEFT)
    assert sorted(each.place or 0 for each in came.values()) == [1, 1, 2, 2, 3, 3]
    assert first.entry not in {each.entry for each in folder_of(club, league).seats[6:]}
    assert leaver.post(f"/leagues/come/{folder.row.invitation}").status_code == 409


def test_who_gets_up_before_the_first_round_was_never_there(club: Server) -> None:
    ana = club.person("Ana")
    name = found(ana)
    come(name, ana)
    assert ana.post(f"/leagues/{name}/leave").status_code == 303
    assert folder_of(club, name).entries == {}


def test_at_the_date_whoever_a_table_waits_for_is_last_and_the_others_share(
    club: Server, six: list[Person], calendar: Calendar
) -> None:
    name = found(six[0], round_days="7", round_count="1")
    come(name, *six)
    six[0].post(f"/leagues/{name}/begin")
    played, waiting = tables(club, name, 1)
    end_table(club, played, [1, 2, 3])
    row = club.store.table(waiting)
    assert row is not None
    [awaited] = map(int, row.waits.split())
    calendar.ahead = 8 * DAY
    see(club, lambda: phase(club, name) == (OVER, 1))
    came = [each for each in folder_of(club, name).seats if each.table == waiting]
    assert [(each.place, each.how) for each in came if each.seat == awaited] == [(3, FORFEIT)]
    others = [(each.place, each.how) for each in came if each.seat != awaited]
    assert others == [(1, SHARED)] * 2


def test_a_tie_for_the_last_place_shares_its_points(club: Server, six: list[Person]) -> None:
    name = found(six[0], round_count="1")
    come(name, *six[:3])
    six[0].post(f"/leagues/{name}/begin")
    end_table(club, tables(club, name, 1)[0], [1, 2, 2])
    see(club, lambda: phase(club, name) == (OVER, 1))
    assert [float(each.points) for each in folder_of(club, name).standings] == [3, 0.5, 0.5]


def test_too_few_people_on_the_day_wait_another_day(
    club: Server, six: list[Person], calendar: Calendar
) -> None:
    name = found(six[0])
    come(name, *six[:2])
    club.store.write(LEAGUES.update().where(LEAGUES.c.id == name).values(due=now() - 1))
    see(club, lambda: (folder_of(club, name).row.due or 0) > now() + HOUR)
    assert phase(club, name) == (OPEN, 0)
    come(name, six[2])
    calendar.ahead = DAY + HOUR
    see(club, lambda: phase(club, name) == (PLAYING, 1))


def test_where_too_few_are_left_a_league_is_over(
    club: Server, league: str, six: list[Person]
) -> None:
    for person in six[2:]:
        person.post(f"/leagues/{league}/leave", {"sure": "leave"})
    end_round(club, league, 1)
    see(club, lambda: phase(club, league) == (OVER, 1))


def test_a_server_that_was_down_begins_a_round_late_and_gives_another_day(
    tmp_path: Path, calendar: Calendar
) -> None:
    with serving(tmp_path) as server:
        people = [server.person(name) for name in ("Ana", "Ben", "Carla")]
        name = found(people[0], round_days="7", pause="60")
        come(name, *people)
        people[0].post(f"/leagues/{name}/begin")
        end_round(server, name, 1)
        see(server, lambda: phase(server, name) == (PAUSE, 1))
    calendar.ahead = 2 * DAY
    with serving(tmp_path) as server:
        until(lambda: phase(server, name) == (PLAYING, 2))
        due = folder_of(server, name).row.due or 0
        assert 6 * DAY < due - now() <= 7 * DAY
    calendar.ahead = 20 * DAY
    with serving(tmp_path) as server:
        until(lambda: folder_of(server, name).row.due != due)
        assert phase(server, name) == (PLAYING, 2)
        calendar.ahead = 22 * DAY
        see(server, lambda: phase(server, name) == (OVER, 2))


def test_whoever_is_forgotten_has_left(club: Server, league: str, six: list[Person]) -> None:
    assert "You leave one league that is not over." in six[5].get("/me").text
    assert "leave one league" not in club.person("Eva").get("/me").text
    six[5].delete("Finn")
    [entry] = [each for each in folder_of(club, league).entries.values() if not each.person]
    assert (entry.name, entry.left) == ("", 2)
    assert "somebody" in six[0].get(f"/leagues/{league}").text


def test_nobody_hands_their_seat_to_a_bot_that_plays_too_well(
    club: Server, league: str, six: list[Person]
) -> None:
    folder = folder_of(club, league)
    mine = next(each for each in folder.seats if each.entry == 1)
    for bot, status in (("rey", 422), (STAND_IN, 200)):
        answer = six[0].send(str(mine.table), "seat", seat=mine.seat, bot=bot)
        assert answer.status_code == status


# --- who may do what -----------------------------------------------------------------------------


def test_only_the_maker_looks_after_a_league(club: Server, league: str, six: list[Person]) -> None:
    for what in ("bot", "remove", "begin", "end_round", "close"):
        assert six[1].post(f"/leagues/{league}/{what}", {"sure": "end"}).status_code == 403
    ana = six[0]
    assert ana.post(f"/leagues/{league}/end_round").status_code == 422
    assert ana.post(f"/leagues/{league}/end_round", {"sure": "end"}).status_code == 303
    assert phase(club, league) == (PLAYING, 2)
    assert ana.post(f"/leagues/{league}/close", {"sure": "end"}).status_code == 303
    assert phase(club, league) == (OVER, 2)
    assert ana.post(f"/leagues/{league}/bot", {"level": "rey"}).status_code == 409


def test_what_cannot_be_agreed_on_is_said_in_the_form(club: Server) -> None:
    ana = club.person("Ana")
    for wrong in ({"name": ""}, {"place_points": "1 2 3"}, {"place_points": "3 1"}):
        answer = ana.post("/leagues/new/el-grande", {**TERMS, **wrong})
        assert answer.status_code == 422
        assert "Winter" in answer.text or not wrong.get("name", "x")
        beside = answer.text.partition('class="wrong"')[0].count("<fieldset")
        assert bool(beside) == ("place_points" in wrong)


def test_a_league_is_listed_only_where_everybody_may_come(club: Server) -> None:
    ana, ben = club.person("Ana"), club.person("Ben")
    found(ana, name="Hidden one")
    found(ana, name="Open one", listed="yes")
    assert "Open one" in ben.get("/leagues").text
    assert "Hidden one" not in ben.get("/leagues").text
    assert "Hidden one" in ana.get("/leagues").text


# --- files and programs --------------------------------------------------------------------------


def test_a_league_as_csv_computes_nothing(club: Server) -> None:
    people = [club.person(name) for name in ("=1+1", "Ben", "Carla")]
    name = found(people[0], round_count="1")
    come(name, *people)
    people[0].post(f"/leagues/{name}/begin")
    end_round(club, name, 1)
    see(club, lambda: phase(club, name) == (OVER, 1))
    files = {
        what: list(
            csv.DictReader(io.StringIO(people[1].get(f"/leagues/{name}/csv?what={what}").text))
        )
        for what in ("standings", "results", "meetings")
    }
    assert [row["points"] for row in files["standings"]] == ["3", "1", "0"]
    assert {row["name"] for row in files["results"]} == {"'=1+1", "Ben", "Carla"}
    assert [len(rows) for rows in files.values()] == [3, 3, 6]


def test_a_program_makes_a_league_and_plays_in_it(club: Server) -> None:
    ana, ben, carla = (Program(club, token_of(club.person(name))) for name in ("Ana", "Ben", "Eva"))
    made = ana.post("/leagues", game="el-grande", name="Spring", table_size=3, round_count=1)
    assert made.status_code == 201
    facts = made.json()
    for each in (ana, ben, carla):
        assert each.post(f"/leagues/come/{facts['invitation']}").status_code == 200
    begun = ana.post(f"/leagues/{facts['league']}/begin").json()
    assert (begun["phase"], len(begun["boards"][0]["seats"])) == (PLAYING, 3)
    assert ben.get(f"/leagues/{facts['league']}").json()["invitation"] is None
    end_round(club, facts["league"], 1)
    see(club, lambda: phase(club, facts["league"]) == (OVER, 1))
    ended = ben.get(f"/leagues/{facts['league']}").json()
    assert [each["score"] for each in ended["standings"]] == [3, 1, 0]
    assert {each["how"] for each in ended["boards"][0]["seats"]} == {PLAYED}
    assert ben.post(f"/leagues/{facts['league']}/leave").status_code == 409


# --- news ----------------------------------------------------------------------------------------


def test_a_round_is_news_on_pages_and_devices(club: Server, six: list[Person]) -> None:
    name = found(six[0], name="Copa", round_count="1")
    come(name, *six)
    with push_service() as service:
        phone = Subscriber("phone")
        six[1].client.post("/me/push", json=phone.told(service))
        with six[2].client.stream("GET", "/me/stream") as answer:
            heard = answer.iter_lines()
            next(heard)
            six[0].post(f"/leagues/{name}/begin")
            news = (json.loads(line[6:]) for line in heard if line.startswith("data: "))
            told = next(each for each in news if each["kind"] == "news")
        until(lambda: service.handed)
        pushed = [phone.read(each) for each in service.handed]
    assert (told["title"], told["body"]) == ("Copa: round 1", "Your table is laid.")
    assert told["path"].removeprefix("/t/") in tables(club, name, 1)
    assert {each["title"] for each in pushed} >= {"Copa: round 1"}


# --- over days -----------------------------------------------------------------------------------


def test_those_who_let_their_time_run_out_are_stood_in_for_and_the_round_ends(
    club: Server, six: list[Person], calendar: Calendar
) -> None:
    name = found(six[0], round_count="1", clock="days", days="1")
    come(name, *six[:3])
    six[0].post(f"/leagues/{name}/begin")
    for day in range(1, 30):
        if phase(club, name) == (OVER, 1):
            break
        calendar.ahead = day * (DAY + HOUR)
        see(club, lambda: phase(club, name)[0] == OVER or is_quiet(club, name))
    assert {each.how for each in folder_of(club, name).seats} == {PLAYED}
    assert [each.played for each in folder_of(club, name).standings] == [1, 1, 1]


@pytest.mark.soak
def test_twelve_play_a_season_over_days(tmp_path: Path, calendar: Calendar) -> None:
    """Four people and eight bots, three days a turn: Ana answers, Ben seldom does, Carla never,
    and Dora leaves in the second round."""
    with serving(tmp_path) as server:
        ana, ben, carla, dora = (server.person(name) for name in ("Ana", "Ben", "Carla", "Dora"))
        days = {"clock": "days", "days": "3", "round_days": "60", "pause": "60"}
        name = found(ana, table_size="4", round_count="3", **days)
        come(name, ana, ben, carla, dora)
        for _ in range(8):
            assert ana.post(f"/leagues/{name}/bot", {"level": "peon"}).status_code == 303
        assert ana.post(f"/leagues/{name}/begin").status_code == 303
        seen, rounds = 0, set()
        while phase(server, name)[0] != OVER:
            until(lambda: is_quiet(server, name))
            where = phase(server, name)
            rounds.add(where)
            if where == (PLAYING, 2) and dora.post(f"/leagues/{name}/leave", {"sure": "leave"}):
                until(lambda: is_quiet(server, name))
            answer(ana, server, name)
            if seen % 2 == 0:
                answer(ben, server, name)
            calendar.ahead += DAY
            seen += 1
            wake(server)
            assert seen < 120
        folder = folder_of(server, name)
        assert rounds == {(PLAYING, n) for n in (1, 2, 3)} | {(PAUSE, n) for n in (1, 2)}
        assert sorted(each.entrant for each in folder.standings) == list(range(1, 13))
        played = {each.entrant: each.played for each in folder.standings}
        assert played == {number: 2 if number == 4 else 3 for number in range(1, 13)}
        assert len(server.person().get(f"/leagues/{name}").text) > 0
        assert {each.how for each in folder.seats} <= {PLAYED, LEFT}


def is_quiet(server: Server, league: str) -> bool:
    """Whether nothing happens in a league before somebody acts or time passes."""
    row = folder_of(server, league).row
    if row.phase != PLAYING:
        return True
    open_tables = leagues.open_boards(server.store, league, row.round).values()
    wanted = sa.select(TABLES.c.waits, TABLES.c.over).where(TABLES.c.id.in_(list(open_tables)))
    found_tables = server.store.rows(wanted)
    return bool(found_tables) and all(each.waits and not each.over for each in found_tables)


def answer(person: Person, server: Server, league: str) -> None:
    """Somebody answers at their table as long as it waits for them; time may be up meanwhile."""
    known, folder = server.store.whose(person.cookie), folder_of(server, league)
    assert known is not None
    name = folder.own_table(folder.entry_of(known.id))
    while name and (seat := awaited_seat(server.table(name), known.id)) is not None:
        table = server.table(name)
        if table.holder == seat:
            person.send(name, "end", seat=seat, version=table.version)
        else:
            action = table.match.legal_actions(seat)[0]
            person.send(name, "play", seat=seat, action=action, version=table.version)


def awaited_seat(table: Table, person: str) -> int | None:
    """The seat of somebody at which they must decide now."""
    mine = [seat for seat in table.seats_of(person) if not table.is_bot(seat)]
    return next((seat for seat in mine if seat in table.pending), None)
