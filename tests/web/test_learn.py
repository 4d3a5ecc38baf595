"""Learning a game: how to play, components, options, the guided first game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import meseta
from meseta.bots.bot import Candidate, Explanation
from meseta.games import GAMES, find_game
from meseta.match.match import Match
from meseta.people.guide import guide_of
from meseta.web.http.language import LANGUAGES
from meseta.web.table.hints import hint_facts
from tests.support.web.served import FACTS, Person, Server

PAGES = ("/games/{}", "/games/{}/components", "/games/{}/options", "/learn/{}")
LESSON = "/learn/el-grande/place"


def facts_of(person: Person, lesson: str) -> Any:
    found = FACTS.search(person.get(lesson).text)
    assert found
    return json.loads(found[1])


def choice(facts: Any, text: str) -> int:
    return next(int(each["action"]) for each in facts["choices"] if each["text"] == text)


def answer(person: Person, lesson: str, text: str) -> Any:
    action = choice(facts_of(person, lesson), text)
    told = person.client.post(f"{lesson}/play", json={"action": action})
    assert told.status_code == 200, told.text
    return told.json()


# --- pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_about_a_game_is_there_and_makes_nobody(
    server: Server, game: str, page: str
) -> None:
    eva = server.person()
    assert eva.get(page.format(game)).status_code == 200
    assert eva.cookie == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_told_in_every_language(server: Server, language: str) -> None:
    page = server.person().get("/games/el-grande", headers={"accept-language": language}).text
    for text in guide_of(find_game("el-grande")).paragraphs(language):
        assert f'<section id="{text.id}"' in page
        assert text.title.replace("'", "&#39;") in page


def test_pictures_have_words_and_no_id_stands_twice(ana: Person) -> None:
    page = ana.get("/games/el-grande").text
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert page.count('<figure class="shot">') == page.count("<figcaption>") > 5
    assert 'role="img" aria-label="the King: Castilla. Galicia: worth 4/2/0' in page


def test_cards_are_shown_with_what_they_do_and_where_we_know_them_from(ana: Person) -> None:
    page = ana.get("/games/el-grande/components").text
    assert "Move the King to any region." in page
    assert "classic (1995)" in page
    assert re.search(r"reconstructed</span>\s*</p>", page)
    assert "Rio Grande rules" in page


def test_options_and_notation_follow_from_the_declarations(ana: Person) -> None:
    page = ana.get("/games/el-grande/options").text
    for name in find_game("el-grande").declared.declared:
        assert f"<code>{name}</code>" in page
    assert "<code>lift {owner} {region}</code>" in page
    assert 'href="/games/el-grande#king"' in page


@pytest.mark.parametrize(
    "path", ["/games/chess", "/learn/chess", "/learn/el-grande/chess", "/games/chess/options"]
)
def test_what_is_not_there_is_not_found(ana: Person, path: str) -> None:
    assert ana.get(path).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_lobby_and_form_lead_to_learning(ana: Person, game: str) -> None:
    for page in (ana.get("/").text, ana.get(f"/new/{game}").text):
        assert f'href="/games/{game}"' in page
        assert f'href="/learn/{game}"' in page


# --- questions at the table ----------------------------------------------------------------------


def test_a_question_at_the_table_leads_to_its_paragraph(ana: Person) -> None:
    table = ana.make("el-grande", ["me", "peon"], short="yes")
    facts = ana.facts(table)
    assert facts["paragraph"] == "power"
    assert 'data-guide="/games/el-grande"' in ana.get(f"/t/{table}").text
    told = ana.get("/games/el-grande/paragraph/power").text
    assert told.startswith('<h2 id="explained-title">Power cards</h2>')
    assert ana.get("/games/el-grande/paragraph/chess").status_code == 404


# --- lessons -------------------------------------------------------------------------------------


def test_a_lesson_asks_one_thing_and_says_what_came_of_the_answer(server: Server) -> None:
    told = answer(server.person(), LESSON, "place granada")
    assert told["answered"]["good"]
    assert told["answered"]["sentences"] == ["Purple places a caballero: Granada."]
    gained = [(gain["name"], gain["before"][0], gain["after"][0]) for gain in gains(told)]
    assert gained == [("Granada", 3, 8)]
    assert told["choices"] == []
    assert told["asked"] == ["Read what came of it.", ""], "no turn is to be ended here"
    assert "board" in told["parts"]


@pytest.mark.parametrize("game", GAMES)
def test_before_anything_is_asked_the_aim_of_the_game_is_said(ana: Person, game: str) -> None:
    guide = guide_of(find_game(game))
    for lesson in guide.lessons:
        page = ana.get(f"/learn/{game}/{lesson.id}").text
        assert page.index("The aim:") < page.index('id="opening"')
    assert "The aim:" in ana.get(f"/learn/{game}").text


def test_a_hint_that_makes_no_difference_says_so() -> None:
    """Pages then show that line, and no list."""
    match = meseta.new("el-grande", seed=1)
    seat = match.pending[0]
    chances = [[0.25] * 4, [0.25] * 4], [[0.5, 0.2, 0.2, 0.1], [0.25] * 4]
    told = [hint_facts(match, seat, "en", thought_of(match, seat, each)) for each in chances]
    assert [(each["even"], each["why"] == "There is no clear difference.") for each in told] == [
        (True, True),
        (False, False),
    ]


def thought_of(match: Match, seat: int, chances: list[list[float]]) -> Explanation:
    """What somebody thinks of the first answers."""
    actions = match.legal_actions(seat)
    pairs = zip(actions, chances, strict=False)
    return Explanation([Candidate(action, "", 10, each, [0.0] * 4) for action, each in pairs], [])


def gains(told: Any) -> list[Any]:
    found: list[Any] = told["answered"]["gains"]
    return found


def test_any_legal_answer_can_be_tried_and_tried_again(ana: Person) -> None:
    weak = answer(ana, LESSON, "place sevilla")
    assert not weak["answered"]["good"]
    again = ana.client.post(f"{LESSON}/back", json={}).json()
    assert again["answered"] is None
    assert len(again["choices"]) == 8
    assert answer(ana, LESSON, "place granada")["answered"]["good"]


def test_what_was_tried_is_kept(server: Server) -> None:
    eva = server.person()
    answer(eva, LESSON, "end")
    page = eva.get("/learn/el-grande").text
    assert page.count("class=tried") == 1
    assert eva.get("/learn/el-caballero").text.count("class=tried") == 0
    eva.post("/me", {"look": "dark"})
    assert eva.get("/learn/el-grande").text.count("class=tried") == 1


def test_one_lesson_leads_to_the_next_and_the_last_to_a_game_against_peon(ana: Person) -> None:
    [first, *_, last] = guide_of(find_game("el-grande")).lessons
    assert ana.client.post(f"/learn/el-grande/{first.id}/end", json={}).json() == {
        "go": "/learn/el-grande/take"
    }
    assert ana.client.post(f"/learn/el-grande/{last.id}/end", json={}).json() == {
        "go": "/learn/el-grande"
    }
    page = ana.get("/learn/el-grande").text
    assert '<button name="level" value="peon"' in page


def test_pointing_at_an_answer_shows_what_comes_of_it(ana: Person) -> None:
    action = choice(facts_of(ana, LESSON), "place granada")
    seen = ana.get(f"{LESSON}/ghost", params={"seat": "0", "action": str(action)}).json()
    assert seen["sentences"] == ["Purple places a caballero: Granada."]
    assert ana.get(f"{LESSON}/ghost", params={"action": "99999"}).status_code == 204


@pytest.mark.parametrize("body", ["[]", "{", '{"action": "x"}', '{"action": 0}'])
def test_what_cannot_be_answered_is_refused_and_not_kept(server: Server, body: str) -> None:
    eva = server.person()
    headers = {"content-type": "application/json"}
    told = eva.client.post(f"{LESSON}/play", content=body, headers=headers)
    assert told.status_code in (400, 409)
    assert eva.cookie == ""
