"""One press on what a later question is about gives every answer that leads there."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.match.match import Match
from tests.support.web.served import Person, Server, play_at_random
from tests.web.test_deciding import refused
from tests.web.test_study import Board, new_board


@pytest.fixture
def table(ana: Person, server: Server) -> str:
    """Both seats of El Caballero are Ana's; one of them may begin an action."""
    made = ana.make("el-caballero", ["me", "here"])
    while question(server, made) != "Turn":
        ana.decide(made, server.table(made).match.pending[0])
    server.seen[made] = server.entries(made)
    return made


def question(server: Server, table: str) -> str:
    """What is asked at a table."""
    return getattr(server.table(table).match.asked, "__name__", "")


def asked(server: Server, table: str) -> tuple[int, int]:
    """Who is to decide, and about which version of the table."""
    seen = server.table(table)
    return seen.match.pending[0], seen.version


def leads(ana: Person, server: Server, table: str) -> list[dict[str, Any]]:
    """What can be pressed beside the choices."""
    found: list[dict[str, Any]] = ana.get(
        f"/t/{table}/leads", params={"seat": asked(server, table)[0]}
    ).json()
    return found


def test_a_card_of_the_display_is_chosen_by_one_press_and_taken_back_in_steps(
    ana: Person, server: Server, table: str
) -> None:
    seat, version = asked(server, table)
    way = next(each["ways"][0] for each in leads(ana, server, table) if "display" in each["at"])
    answer = ana.send(table, "play", seat=seat, action=way[0], then=way[1:], version=version)
    assert answer.json()["version"] == version + len(way) == version + 2
    assert server.table(table).match.moves[-2:] == [(seat, action) for action in way]
    ana.send(table, "back", seat=seat, count=1, version=version + 2)
    assert question(server, table) == "ChooseArea"


def test_what_lies_nowhere_yet_comes_with_its_drawing(
    ana: Person, server: Server, table: str
) -> None:
    drawn = [each for each in leads(ana, server, table) if not each["at"]]
    assert drawn
    assert {each["part"] for each in drawn} == {"board"}
    assert all(each["svg"].startswith('<g data-cut=""') for each in drawn)


def test_what_comes_of_all_answers_is_shown(ana: Person, server: Server, table: str) -> None:
    seat, _ = asked(server, table)
    way = next(each["ways"][0] for each in leads(ana, server, table) if "display" in each["at"])
    told = ana.get(f"/t/{table}/ghost", params={"seat": seat, "action": way}).json()
    assert "board" in told["parts"]
    wrong = {"seat": seat, "action": [way[0], way[0]]}
    assert ana.get(f"/t/{table}/ghost", params=wrong).status_code == 204


def test_who_is_not_asked_is_led_nowhere(ana: Person, server: Server, table: str) -> None:
    other = 1 - asked(server, table)[0]
    assert ana.get(f"/t/{table}/leads", params={"seat": other}).json() == []
    stranger = server.person().get(f"/t/{table}/leads", params={"seat": other})
    refused(server, table, stranger, 403, "not_yours")


@pytest.mark.parametrize("then", [[1, 2, 3], "1", [None], [True], {"0": 1}])
def test_more_than_a_few_numbers_are_not_taken(
    ana: Person, server: Server, table: str, then: object
) -> None:
    seat, version = asked(server, table)
    action = server.table(table).match.legal_actions(seat)[0]
    answer = ana.send(table, "play", seat=seat, action=action, then=then, version=version)
    refused(server, table, answer, 400, "malformed")


@pytest.mark.parametrize("then", [[0], [-1], [10**9], [0, 0]])
def test_where_one_answer_does_not_follow_none_is_given(
    ana: Person, server: Server, table: str, then: list[int]
) -> None:
    seat, version = asked(server, table)
    action = server.table(table).match.game.texts.index("area")
    sent = ana.send(table, "play", seat=seat, action=action, then=then, version=version)
    refused(server, table, sent, 409, "illegal")


def test_nothing_is_answered_beyond_the_own_turn(ana: Person, server: Server) -> None:
    table = ana.make("6-castles", ["me", "here"])
    end = server.table(table).match.game.texts.index("end")
    played = play_at_random(server, table, lambda now: may_answer(now.match, end))
    sent = {"seat": played.match.pending[0], "action": end, "then": [end]}
    refused(server, table, ana.send(table, "play", **sent, version=played.version), 409, "illegal")
    stale = ana.send(table, "play", **sent, version=played.version - 1)
    refused(server, table, stale, 409, "stale")


def may_answer(match: Match, action: int) -> bool:
    """Whether somebody is asked who may answer so."""
    return action in match.legal_actions(match.pending[0])


def test_a_study_keeps_no_step_of_a_way_that_ends(ana: Person) -> None:
    board = new_board(ana, "el-caballero")
    while not (found := led(ana, board)):
        board.play()
    first, before = found[0]["ways"][0][0], board.tree
    sent = board.send("play", seat=board.facts["seat"], action=first, then=[-1])
    assert (sent.status_code, sent.json()["why"]) == (409, "refused-illegal")
    board.facts = board.page()
    assert board.tree == before


def test_a_study_follows_a_way_and_keeps_every_step(ana: Person) -> None:
    board = new_board(ana, "el-caballero")
    while not (found := led(ana, board)):
        board.play()
    [[first, *then], *_], node = found[0]["ways"], board.facts["node"]
    after = board.do("play", seat=board.facts["seat"], action=first, then=then)
    assert after["node"] == node + 1 + len(then)


def led(ana: Person, board: Board) -> list[dict[str, Any]]:
    """What can be pressed beside the choices of a study."""
    path, asked = f"/study/{board.id}/leads", {"node": board.facts["node"]}
    found: list[dict[str, Any]] = ana.get(path, params=asked).json()
    return found
