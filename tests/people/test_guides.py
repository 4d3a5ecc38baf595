"""How games are taught: every text is there in every language, and says what the rules do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from meseta.games import GAMES, find_game
from meseta.match.match import Match
from meseta.people.guide import PICTURE, WHY, Guide, Lesson, guide_of
from meseta.web.learn.illustrations import begin_match, parts_of
from meseta.web.learn.lessons import play_on
from tests.support.languages import LANGUAGES

GUIDES = {name: guide_of(find_game(name)) for name in GAMES}
SPOKEN = [(game, language) for game in GAMES for language in LANGUAGES]
LESSONS = [(game, lesson) for game, guide in GUIDES.items() for lesson in guide.lessons]
EACH_LESSON = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS]
)
SAYING = re.compile(r"\d+(?:/\d+)*")


def pictures_in(guide: Guide, language: str) -> list[str]:
    return [
        name for text in guide.paragraphs(language) for _caption, name in PICTURE.findall(text.body)
    ]


# --- the rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_paragraph_that_explains_it(game: str) -> None:
    asked = {kind.title() for kind in find_game(game).book.decisions.kinds if not kind.is_step}
    guide = GUIDES[game]
    assert set(guide.explains) == asked
    assert set(guide.explains.values()) <= {text.id for text in guide.paragraphs("en")}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_language_has_the_same_paragraphs_and_pictures(game: str, language: str) -> None:
    guide = GUIDES[game]
    ids = [text.id for text in guide.paragraphs(language)]
    assert ids == [text.id for text in guide.paragraphs("en")]
    assert len(set(ids)) == len(ids)
    assert all(text.title and text.body for text in guide.paragraphs(language))
    assert pictures_in(guide, language) == pictures_in(guide, "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_used_and_shows_the_parts_that_it_names(game: str) -> None:
    guide = GUIDES[game]
    assert sorted(pictures_in(guide, "en")) == sorted(guide.shots)
    for name, shot in guide.shots.items():
        picture = begin_match(game, shot).picture(shot.seat)
        assert len(list(parts_of(picture, shot))) >= len(shot.parts), name
        drawn = "".join(part.body for part in picture.parts)
        assert [mark for mark in shot.lit if f'id="{mark}"' not in drawn] == [], name


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_all_languages_tell_the_same_numbers_in_their_tables(game: str, language: str) -> None:
    guide = GUIDES[game]

    def rows(spoken: str) -> list[list[str]]:
        lines = [line for text in guide.paragraphs(spoken) for line in text.body.splitlines()]
        return [SAYING.findall(line) for line in lines if line.startswith("|")]

    assert rows(language) == rows("en")


# --- the lessons ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_there_are_eight_lessons_or_a_dozen(game: str) -> None:
    lessons = GUIDES[game].lessons
    assert 7 <= len(lessons) <= 12
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert {lesson.paragraph for lesson in lessons} <= {
        text.id for text in GUIDES[game].paragraphs("en")
    }


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_a_game_is_about_is_said_before_its_lessons(game: str, language: str) -> None:
    aim = GUIDES[game].aim(language)
    assert aim.startswith("**")
    assert game != "el-grande" or {"caballero", "grande"} <= set(re.findall(r"\w+", aim.lower()))
    assert "{#" not in aim


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_language_says_something_about_every_answer(game: str, language: str) -> None:
    guide = GUIDES[game]
    texts = guide.lesson_texts(language)
    assert list(texts) == [lesson.id for lesson in guide.lessons]
    for lesson in guide.lessons:
        text = texts[lesson.id]
        assert set(text.remarks) == {WHY, *[answer.says for answer in lesson.answers]}
        assert all([text.title, text.opening, *text.remarks.values()])


@EACH_LESSON
def test_a_lesson_asks_what_it_says(game: str, lesson: Lesson) -> None:
    match = begin_match(game, lesson)
    assert match.asked is not None
    assert match.asked.title() == lesson.asks
    assert lesson.seat in match.pending
    assert len(match.legal(lesson.seat)) > 1


@EACH_LESSON
def test_every_answer_has_a_remark_and_every_remark_an_answer(game: str, lesson: Lesson) -> None:
    legal = begin_match(game, lesson).legal(lesson.seat)
    met = [lesson.answer(text) for text in legal]
    assert [answer for answer in lesson.answers if answer not in met] == []
    assert any(answer.good for answer in lesson.answers)
    assert any(not answer.good for answer in lesson.answers)


@EACH_LESSON
@pytest.mark.sample(8)
def test_what_is_praised_leads_to_what_is_told(game: str, lesson: Lesson) -> None:
    for match, text in tried(game, lesson):
        answer = lesson.answer(text)
        if answer.good:
            assert answer.told
            for wanted in answer.told:
                assert any(fnmatchcase(line, wanted) for line in match.story()), (text, wanted)


def tried(game: str, lesson: Lesson) -> Iterator[tuple[Match, str]]:
    """Every answer, after it was given."""
    for text in begin_match(game, lesson).legal(lesson.seat):
        match = begin_match(game, lesson)
        match.play(text, lesson.seat)
        play_on(match, lesson)
        yield match, text
