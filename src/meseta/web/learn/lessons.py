"""A guided first game: small positions, one decision each, and what came of the answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.kernel.game import AnyGame
from meseta.match.match import Match
from meseta.people.guide import WHY, Lesson, guide_of
from meseta.puzzles.choosing import easy_puzzles
from meseta.web.http.auth import become, language_of, remember, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import definitions, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import body_number, read_body, read_number
from meseta.web.http.services import service
from meseta.web.learn.illustrations import begin_match, illustrate
from meseta.web.learn.rule_pages import common
from meseta.web.store.puzzle_tries import tries_of
from meseta.web.store.store import Store
from meseta.web.table.actions import NOTHING
from meseta.web.table.hints import hint_facts
from meseta.web.table.hub import Hub
from meseta.web.table.messages import AnsweredFacts, LessonEnd, LessonPage
from meseta.web.table.sheets import Sheet, Viewer, ghost_of, name_gains
from meseta.web.table.single_question import question_sheet
from meseta.web.table.table_form import find_game_or_refuse
from meseta.web.table.workers import asker_of

LessonPoints = list[int]
LessonPreviews = Mapping[str, LessonPoints]
LEARNED = "learned"
"""The setting under which it is kept which lessons somebody has tried."""
FIRST_LEVEL = "peon"


class LessonTrial(NamedTuple):
    """A lesson that somebody tries: the match as it is, and from where."""

    kind: type[AnyGame]
    lesson: Lesson
    match: Match
    viewer: Viewer
    begun: int
    """How much had been told before the answer."""


def lesson_of(request: Request) -> tuple[type[AnyGame], Lesson]:
    """The lesson that an address names."""
    kind = find_game_or_refuse(request.path_params["game"])
    for lesson in guide_of(kind).lessons:
        if lesson.id == request.path_params["lesson"]:
            return kind, lesson
    raise Refused("refused-no_page")


def trial_of(request: Request) -> LessonTrial:
    """A lesson, set up."""
    kind, lesson = lesson_of(request)
    match = begin_match(kind.id, lesson)
    language = language_of(request)
    return LessonTrial(
        kind, lesson, match, Viewer(lesson.seat, language), len(match.story(language))
    )


def lessons_tried_by(request: Request, game: str) -> list[str]:
    """The lessons of a game that whoever asks has tried."""
    person = visitor(request)
    kept = (person.settings if person else {}).get(LEARNED, {})
    return list(kept.get(game, []))


def easy_left(request: Request, game: str) -> int:
    """How many of the easy puzzles before the first game whoever asks has not tried."""
    person = visitor(request)
    tries = tries_of(service(request, Store), person.id) if person else []
    tried = {each.puzzle for each in tries}
    return sum(puzzle.id not in tried for puzzle in easy_puzzles(game))


# --- pages ---------------------------------------------------------------------------------------


async def lessons_page(request: Request) -> Response:
    """The lessons of a game, those that were tried, and the game that follows them."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    guide, learned = guide_of(kind), lessons_tried_by(request, kind.id)
    texts = guide.lesson_texts(language)
    left = [lesson.id for lesson in guide.lessons if lesson.id not in learned]
    return render(
        request,
        "lessons.html",
        lessons=[(texts[lesson.id], lesson.id in learned) for lesson in guide.lessons],
        aim=aim_of(kind, language),
        next=left[0] if left else "",
        has_begun=bool(learned),
        easy=await asyncio.to_thread(easy_left, request, kind.id),
        level=FIRST_LEVEL,
        level_name=phrases(language).say(f"level-{FIRST_LEVEL}"),
        **common(request, kind),
    )


async def lesson_page(request: Request) -> Response:
    """One lesson: a table with a question, and a text beside it."""
    trial = await asyncio.to_thread(trial_of, request)
    sheet = await asyncio.to_thread(sheet_of, trial)
    kind, lesson = trial.kind, trial.lesson
    guide, person = guide_of(kind), visitor(request)
    text = guide.lesson_texts(trial.viewer.language)[lesson.id]
    facts: LessonPage = {
        **sheet.since(None),
        "parts": {},
        "home": f"/learn/{kind.id}/{lesson.id}",
        "mine_seats": [lesson.seat],
        "shared": False,
        "hints": True,
        "seat": lesson.seat,
        "pace": (person.settings if person else {}).get("pace", "normal"),
    }
    return render(
        request,
        "lesson.html",
        text=text,
        aim=aim_of(kind, trial.viewer.language),
        opening=illustrate(kind.id, text.opening, trial.viewer.language),
        number=guide.lessons.index(lesson) + 1,
        count=len(guide.lessons),
        following=next_address(kind, lesson),
        parts=[Markup(part) for part in sheet.parts.values()],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
        **{
            **common(request, kind),
            "definitions": Markup(definitions(sheet.shared)),
        },
    )


def aim_of(kind: type[AnyGame], language: str) -> Markup:
    """What a game is about."""
    return illustrate(kind.id, guide_of(kind).aim(language), language)


def next_address(kind: type[AnyGame], lesson: Lesson) -> str:
    """Where it goes on after a lesson: to the next one, or back to all of them."""
    lessons = guide_of(kind).lessons
    following = lessons[lessons.index(lesson) + 1 :]
    return f"/learn/{kind.id}" + (f"/{following[0].id}" if following else "")


# --- what is shown -------------------------------------------------------------------------------


def sheet_of(trial: LessonTrial, answered: AnsweredFacts | None = None) -> Sheet:
    """A lesson as a table is shown, before the answer or after it."""
    is_open = answered is None
    sheet = question_sheet(
        trial.match, trial.viewer, int(not is_open), is_open, trial.lesson.paragraph
    )
    sheet.facts["answered"] = answered
    return sheet


def answer(trial: LessonTrial, action: int) -> AnsweredFacts:
    """Give an answer, let the others act as the lesson has it, and say what came of it."""
    match, lesson, viewer = trial.match, trial.lesson, trial.viewer
    if action not in match.legal_actions(lesson.seat):
        raise Refused("refused-illegal", what=str(action)[:60])
    before, would = match.scores[lesson.seat], dict(match.scene(lesson.seat).previews)
    text = match.game.texts[action]
    match.play(action, lesson.seat)
    play_on(match, lesson)
    scene = match.scene(lesson.seat)
    gains = compare_previews(would, scene.previews, lesson.seat)
    said = guide_of(trial.kind).lesson_texts(viewer.language)[lesson.id].remarks
    fitting = lesson.answer(text)
    return {
        "good": fitting.good,
        "remark": illustrate(trial.kind.id, said[fitting.says], viewer.language),
        "why": illustrate(trial.kind.id, said[WHY], viewer.language),
        "sentences": match.story(viewer.language)[trial.begun :],
        "points": match.scores[lesson.seat] - before,
        "gains": name_gains(match, viewer, scene.view, gains),
    }


def compare_previews(
    before: LessonPreviews, after: LessonPreviews, seat: int
) -> dict[str, tuple[LessonPoints, LessonPoints]]:
    """What would score something else for a seat than before, each once under one of its names."""
    found: dict[object, str] = {}
    for name in before:
        then, now = before[name], after.get(name)
        if now is not None and then[seat] != now[seat]:
            found.setdefault((*then, *now), name)
    return {name: (before[name], after[name]) for name in found.values()}


def play_on(match: Match, lesson: Lesson) -> None:
    """What the lesson lets happen after the answer, as far as it can."""
    for colour, text in lesson.then:
        seat = match.game.seats.index(colour)
        if seat in match.pending and text in match.legal(seat):
            match.play(text, seat)


# --- what is done --------------------------------------------------------------------------------


async def play(request: Request) -> Response:
    """Try an answer; that it was tried is kept."""
    body = await read_body(request)
    trial = await asyncio.to_thread(trial_of, request)
    answered = await asyncio.to_thread(answer, trial, body_number(body, "action"))
    first = await asyncio.to_thread(sheet_of, trial, answered)
    response = JSONResponse(first.since(None))
    remember(request, response, await asyncio.to_thread(keep, request, trial))
    return response


def keep(request: Request, trial: LessonTrial) -> str | None:
    """Keep that somebody has tried a lesson."""
    person, token = become(request)
    kept = person.settings.get(LEARNED, {})
    tried = [*dict.fromkeys([*kept.get(trial.kind.id, []), trial.lesson.id])]
    settings = {**person.settings, LEARNED: {**kept, trial.kind.id: tried}}
    service(request, Store).change_person(person.id, settings=settings)
    return token


async def back(request: Request) -> Response:
    """Try again from where the lesson began."""
    trial = await asyncio.to_thread(trial_of, request)
    sheet = await asyncio.to_thread(sheet_of, trial)
    return JSONResponse(sheet.since(None))


async def end(request: Request) -> Response:
    """Go on to the next lesson."""
    following: LessonEnd = {"go": next_address(*lesson_of(request))}
    return JSONResponse(following)


async def ghost(request: Request) -> Response:
    """What an answer would lead to."""
    trial = await asyncio.to_thread(trial_of, request)
    number = read_number(request.query_params.get("action", ""))
    if number not in trial.match.legal_actions(trial.lesson.seat):
        return Response(status_code=NOTHING)
    return JSONResponse(await asyncio.to_thread(ghost_of, trial.match, trial.viewer, number))


async def hint(request: Request) -> Response:
    """What the strongest bot thinks."""
    trial = await asyncio.to_thread(trial_of, request)
    match, viewer, seat = trial.match, trial.viewer, trial.lesson.seat
    thought = await service(request, Hub).workers.explain(
        asker_of(request), match.sight(seat), trial.lesson.id
    )
    return JSONResponse(hint_facts(match, seat, viewer.language, thought))
