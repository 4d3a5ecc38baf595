"""How it ends: result, rematch, what was to be kept in mind; and a server that was stopped."""

from __future__ import annotations

import json
import re

import pytest

from meseta.games import GAMES
from meseta.match.match import Match
from meseta.match.results import count_repeats, last_sentences, result_of
from meseta.web.table.hub import Hub
from meseta.web.table.sheets import Viewer, sheet_of
from tests.support.conformance import journey
from tests.support.fuzz import VARIANTS
from tests.support.web.served import Person, Server, last_step, play_at_random, seated
from tests.support.web.worlds import sat_down

# --- the result ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table of Ana and Ben where all has been played."""
    ana, ben = server.person("Ana"), server.person("Ben")
    table = seated(ana, ben)
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table)
    return table


def test_the_result_names_places_winners_and_points(server: Server, over: str) -> None:
    page = server.person().get(f"/t/{over}/result").text
    match = server.table(over).match
    told = re.findall(r'<li class="(winner|)">\s*<span class="place-number">(\d)', page)
    assert [place for _, place in told] == ["1", "1" if len(match.winners) > 1 else "2"]
    assert [won for won, _ in told].count("winner") == len(match.winners)
    for points in match.scores:
        assert f"{points} points" in page
    assert "Ana" in page
    assert 'class="chart"' in page


@pytest.mark.parametrize("game", GAMES)
def test_points_by_their_source_add_up(game: str) -> None:
    for options in VARIANTS[game]:
        table = sat_down(game, options)
        table.match = journey(game, json.dumps(options))
        result = result_of(table.match, table.names("en"), "en")
        for seat, placed in enumerate(result.seats):
            assert sum(source.points[seat] for source in result.sources) == placed.points
            assert list(result.rounds.values())[-1][seat] == placed.points


def test_the_last_scoring_is_told_area_by_area() -> None:
    [options, *_others] = VARIANTS["el-grande"]
    table = sat_down("el-grande", options)
    table.match = journey("el-grande", json.dumps(options))
    [opened, *told] = result_of(table.match, table.names("en"), "en").last
    assert opened.heading == "General scoring after round 9."
    assert "Green's disc shows Valencia." in opened.lines
    assert told[0].heading == "Castillo is scored."
    for each in told:
        area = each.heading.removesuffix(" is scored.")
        assert all(f" in {area}" in line for line in each.lines)


def test_points_without_a_heading_of_their_own_stand_under_the_scoring() -> None:
    [options, *_others] = VARIANTS["el-caballero"]
    match = journey("el-caballero", json.dumps(options)).look_back(202)
    [opened, land] = last_sentences(match, match.game.words("en"))
    assert opened.heading == "Scoring after round 4."
    sea = "sea of 7 cards with fish in the west"
    assert opened.lines[0] == f"1 ship of Yellow in the {sea}: 8 points."
    assert land.heading.endswith(" is worth 3.")


def test_whoever_was_alone_is_told_what_the_points_are_worth(server: Server, ana: Person) -> None:
    table = ana.make("6-castles", ["me"])
    match = play_at_random(server, table).match
    page = ana.get(f"/t/{table}/result").text
    assert f'<p class="won">{match.story("en")[-2]}</p>' in page
    assert "place-number" not in page


def test_equal_lines_that_follow_each_other_are_one() -> None:
    assert count_repeats(["a", "a", "b", "a"]) == ["a \u00d72", "b", "a"]


def test_the_winner_is_told_so_and_others_by_name(server: Server, over: str) -> None:
    table = server.table(over)
    told = [sheet_of(table, Viewer(seat, "en")).facts["asked"][1] for seat in (0, 1, None)]
    has_won = [seat in table.match.winners for seat in (0, 1, None)]
    assert [text.startswith("You ") for text in told] == has_won
    assert told[2] in server.person().get(f"/t/{over}/result").text


def test_a_game_that_is_not_over_has_no_result(ana: Person) -> None:
    table = ana.make("el-grande", ["me", "peon"])
    assert ana.get(f"/t/{table}/result").headers["location"] == f"/t/{table}"


def test_nothing_can_be_done_once_it_is_over(ana: Person, server: Server) -> None:
    table = ana.make("el-caballero", ["me", "here"])
    play_at_random(server, table)
    before = server.entries(table)
    for seat in (0, 1):
        facts = {"seat": seat, "version": len(before), "action": 0, "count": 1}
        for what, status in (("play", 403), ("back", 409), ("end", 409)):
            assert ana.send(table, what, **facts).status_code == status
    assert server.entries(table) == before
    assert f"/t/{table}/result" in ana.get("/").text


# --- once more -----------------------------------------------------------------------------------


def test_the_first_who_asks_makes_the_rematch_and_all_come_to_it(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    table = seated(ana, ben)
    early = ana.post(f"/t/{table}/rematch")
    assert (early.status_code, early.json()["why"]) == (409, "refused-not_over")
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table)
    with ana.listen(table) as stream:
        stream.next()
        answer = ben.post(f"/t/{table}/rematch").headers["location"]
        told = stream.next()
    assert told == {"kind": "rematch", "table": answer.removeprefix("/t/")}
    assert ana.post(f"/t/{table}/rematch").headers["location"] == answer
    assert server.person("Eva").post(f"/t/{table}/rematch").status_code == 403
    again = server.table(told["table"])
    assert [seat.name for seat in again.seats] == ["Ana", "Ben"]
    assert again.row.options == server.table(table).row.options
    assert again.version == 0


# --- kept in mind --------------------------------------------------------------------------------


def test_the_castillo_is_not_told_before_the_end(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes", castillo="memory")
    played = play_at_random(server, table, lambda table: len(inside(table.match)) > 1)
    facts = ana.facts(table)
    assert not set(inside(played.match)) & set(facts["story"]["more"])
    play_at_random(server, (over := ana.make("el-grande", ["me", "here"], castillo="memory")))
    assert set(inside(server.table(over).match)) <= set(ana.facts(over)["story"]["more"])


def inside(match: Match) -> list[str]:
    """All sentences that must be kept in mind."""
    told = match.game.forget(match.log)
    words = match.game.words("en")
    return [words.sentence(event) for event in match.log if event not in told]


# --- a server that was stopped -------------------------------------------------------------------


def test_after_a_restart_everything_stands_where_it_stood(url: str) -> None:
    with Server(url) as server:
        ana, ben = server.person("Ana"), server.person("Ben")
        table = seated(ana, ben)
        step = last_step(server, table)
        ana.send(table, "order", seat=0, name="end", answer="yes")
        ana.act(table, 0, step)
        ana.facts(table)
        before = [person.facts(table) for person in (ana, ben)]
        cookies = [{"meseta": person.cookie} for person in (ana, ben)]
    with Server(url) as server:
        people = [server.person(cookies=cookie) for cookie in cookies]
        assert [person.facts(table) for person in people] == before
        assert before[0]["version"] == len(server.entries(table)) > 2
