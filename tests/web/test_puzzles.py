"""Puzzles in the browser: today's, as many as one likes, what is kept of them."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest

from meseta.puzzles.choosing import easy_puzzles, puzzle_of_day
from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.rating import Strength
from meseta.web.http.language import LANGUAGES
from meseta.web.puzzles.solvers import today
from meseta.web.store import puzzle_tries as kept
from meseta.web.store.puzzle_tries import PuzzleTry
from tests.support.web.served import FACTS, Person, Server

SET = set_names()[0]


def person_id(person: Person) -> str:
    known = person.server.store.whose(person.cookie)
    assert known is not None
    return known.id


def one_step() -> Puzzle:
    """A puzzle of one step that is not today's."""
    daily = puzzle_of_day(SET, today())
    return next(each for each in puzzles_in(SET) if len(each.steps) == 1 and each != daily)


def answer(person: Person, puzzle: Puzzle, text: str, step: int = 0) -> Any:
    done = [each.right[0] for each in puzzle.steps[:step]]
    action = puzzle.match(done).legal_number(text, puzzle.seat)
    body = {"version": 2 * step, "action": action}
    told = person.client.post(f"/puzzles/{puzzle.id}/play", json=body)
    assert told.status_code == 200, told.text
    return told.json()


def solve(person: Person, puzzle: Puzzle) -> Any:
    for number, step in enumerate(puzzle.steps):
        told = answer(person, puzzle, step.right[0], number)
    return told["tried"]


# --- pages ---------------------------------------------------------------------------------------


def test_the_page_of_puzzles_sets_up_no_position_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = server.person().get("/puzzles").text
    monkeypatch.delattr(Puzzle, "match")
    assert server.person().get("/puzzles").text == first


def test_the_page_of_puzzles_has_todays_and_makes_nobody(server: Server) -> None:
    eva = server.person()
    page = eva.get("/puzzles").text
    for name in set_names():
        assert f'href="/puzzles/{puzzle_of_day(name, today()).id}?way=today"' in page
        assert f'href="/puzzles/next/{name}"' in page
    assert eva.cookie == ""


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_there_in_every_language(server: Server, language: str) -> None:
    accept = {"accept-language": language}
    for path in ("/puzzles", f"/puzzles/{one_step().id}"):
        assert server.person().get(path, headers=accept).status_code == 200


def test_a_puzzle_asks_what_its_seat_may_answer(ana: Person) -> None:
    puzzle = one_step()
    found = FACTS.search(ana.get(f"/puzzles/{puzzle.id}").text)
    assert found
    facts = json.loads(found[1])
    assert {each["text"] for each in facts["choices"]} == {*puzzle.steps[0].worths}
    assert facts["hints"] is False


@pytest.mark.parametrize(
    "path", ["/puzzles/nowhere", "/puzzles/next/chess", "/puzzles/first/chess"]
)
def test_puzzles_that_are_not_there_are_not_found(ana: Person, path: str) -> None:
    assert ana.get(f"/puzzles/{path}").status_code == 404


# --- answers -------------------------------------------------------------------------------------


def test_a_right_answer_is_told_with_its_reasons_and_kept_of_somebody_new(server: Server) -> None:
    eva, puzzle = server.person(), one_step()
    told = solve(eva, puzzle)
    assert (told["good"], told["over"]) == (True, True)
    assert told["why"]
    assert told["rating"].endswith("(before 1500)")
    assert kept.tries_of(server.store, person_id(eva)) == [PuzzleTry(puzzle.id, "", True, True)]


def test_a_wrong_answer_is_told_with_what_happens_then_and_gives_nothing_away(ana: Person) -> None:
    puzzle = one_step()
    told = answer(ana, puzzle, puzzle.tempting)["tried"]
    assert (told["good"], told["over"], told["why"]) == (False, False, [])
    assert told["verdict"] == "There is a better answer."
    assert told["sentences"]
    assert kept.strengths_of(ana.server.store, person_id(ana))[SET].mu < Strength().mu


def test_only_the_first_try_is_rated_and_a_later_one_still_solves(ana: Person) -> None:
    puzzle, store = one_step(), ana.server.store
    answer(ana, puzzle, puzzle.tempting)
    before = kept.strengths_of(store, person_id(ana))
    told = solve(ana, puzzle)
    assert told["rating"] == ""
    assert kept.strengths_of(store, person_id(ana)) == before
    assert kept.tries_of(store, person_id(ana)) == [PuzzleTry(puzzle.id, "", False, True)]


def test_a_turn_of_several_asks_on_and_can_be_tried_again_at_its_step(ana: Person) -> None:
    several = [each for name in set_names() for each in puzzles_in(name) if len(each.steps) > 1]
    puzzle = several[0]
    told = answer(ana, puzzle, puzzle.steps[0].right[0])
    assert (told["version"], told["mine"], told["tried"]["good"]) == (2, True, True)
    wrong = next(text for text in puzzle.steps[1].worths if text not in puzzle.steps[1].right)
    assert answer(ana, puzzle, wrong, 1)["version"] == 3
    again = ana.client.post(f"/puzzles/{puzzle.id}/back", json={"version": 3}).json()
    assert {each["text"] for each in again["choices"]} == {*puzzle.steps[1].worths}


def test_the_answer_can_be_shown_and_counts_as_not_solved(ana: Person) -> None:
    puzzle = one_step()
    told = ana.client.post(f"/puzzles/{puzzle.id}/solution", json={"version": 1}).json()["tried"]
    assert told["verdict"].startswith("The answer: ")
    assert told["why"]
    [tried] = kept.tries_of(ana.server.store, person_id(ana))
    assert not tried.solved


@pytest.mark.parametrize("body", [{"version": 99, "action": 0}, {"version": -2, "action": 0}])
def test_a_step_that_is_not_there_is_not_found(ana: Person, body: Any) -> None:
    assert ana.client.post(f"/puzzles/{one_step().id}/play", json=body).status_code == 404


def test_what_is_no_answer_is_refused(ana: Person) -> None:
    body = {"version": 0, "action": 10**6}
    assert ana.client.post(f"/puzzles/{one_step().id}/play", json=body).status_code == 409


# --- what comes next -----------------------------------------------------------------------------


def test_todays_puzzles_follow_each_other_and_make_a_streak(ana: Person) -> None:
    store = ana.server.store
    yesterday = (today() - timedelta(days=1)).isoformat()
    kept.keep_try(store, person_id(ana), PuzzleTry("gone", yesterday, True, True))
    for name in set_names():
        puzzle = puzzle_of_day(name, today())
        solve(ana, puzzle)
        go = ana.client.post(f"/puzzles/{puzzle.id}/end", json={"way": "today"}).json()["go"]
    assert go == "/puzzles"
    page = ana.get("/puzzles").text
    assert "2 days in a row" in page
    assert page.count("solved at once") == len(set_names())
    assert f"{len(set_names())} puzzles solved" in page


def test_the_next_puzzle_of_a_set_is_another_one(ana: Person) -> None:
    first = ana.get(f"/puzzles/next/{SET}").headers["location"]
    puzzle = next(each for each in puzzles_in(SET) if each.id in first)
    solve(ana, puzzle)
    assert ana.get(f"/puzzles/next/{SET}").headers["location"] != first


def test_three_easy_puzzles_lead_from_the_lessons_to_the_first_game(ana: Person) -> None:
    game = "el-grande"
    assert f'href="/puzzles/first/{game}"' in ana.get(f"/learn/{game}").text
    for puzzle in easy_puzzles(game):
        assert (
            ana.get(f"/puzzles/first/{game}")
            .headers["location"]
            .startswith(f"/puzzles/{puzzle.id}")
        )
        solve(ana, puzzle)
    assert ana.get(f"/puzzles/first/{game}").headers["location"] == f"/learn/{game}#play"
    assert "/puzzles/first/" not in ana.get(f"/learn/{game}").text


def test_a_puzzle_is_tried_on_in_a_study(ana: Person) -> None:
    puzzle = one_step()
    sent = {"game": puzzle.game, "text": json.dumps(puzzle.position)}
    location = ana.post("/study", sent).headers["location"]
    assert location.startswith("/study/")
    assert ana.get(location).status_code == 200


def test_who_is_forgotten_leaves_no_tries(ana: Person) -> None:
    solve(ana, one_step())
    person = person_id(ana)
    ana.delete("Ana")
    assert kept.tries_of(ana.server.store, person) == []
    assert kept.strengths_of(ana.server.store, person) == {}
