"""The page of puzzles, and a puzzle as a table with one question."""

from __future__ import annotations

import json
from asyncio import to_thread
from functools import cache
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.puzzles.choosing import all_puzzles, puzzle_of_day
from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.solving import Answered, Telling, Trial, level_of
from meseta.web.http.auth import become, language_of, remember, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import definitions, go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import body_number, read_body, read_number
from meseta.web.puzzles.solvers import FIRST, MORE, TODAY, WAYS, Solver, set_of
from meseta.web.table.actions import NOTHING
from meseta.web.table.messages import LessonEnd, PuzzleFacts, PuzzlePage
from meseta.web.table.sheets import Sheet, Viewer, ghost_of, paragraph_for
from meseta.web.table.single_question import question_sheet
from meseta.web.table.table_form import find_game_or_refuse

STATES = 2
"""A version of the page for each step that is asked, and one for each that was answered."""


class ListedSet(NamedTuple):
    """A set of puzzles as the page lists it."""

    name: str
    game: str
    title: str
    daily: Puzzle
    level: str
    outcome: str
    """How today's went."""
    tried: int
    solved: int
    size: int
    rating: int


# --- pages ---------------------------------------------------------------------------------------


def puzzle_list(request: Request) -> Response:
    """Today's puzzles, all others by set, the streak and the month."""
    solver, language = Solver(request), language_of(request)
    return render(
        request,
        "puzzles.html",
        sets=[list_set(solver, name, language) for name in set_names()],
        streak=solver.streak,
        month=solver.month(),
        today=solver.today.isoformat(),
        weekdays=range(1, 8),
    )


def list_set(solver: Solver, name: str, language: str) -> ListedSet:
    """A set with how far somebody is in it."""
    daily, puzzles = puzzle_of_day(name, solver.today), puzzles_in(name)
    outcomes = [solver.outcome(puzzle) for puzzle in solver.tried(name)]
    return ListedSet(
        name,
        daily.game,
        title_of(name, language),
        daily,
        level_words(daily, language),
        solver.outcome(daily.id, solver.today.isoformat()),
        len(outcomes),
        len(outcomes) - outcomes.count("tried"),
        len(puzzles),
        solver.strength(name).rating,
    )


@cache
def title_of(name: str, language: str) -> str:
    """What a set is called: its game, and what is unusual about it."""
    game = puzzles_in(name)[0].match().game
    unusual = {**game.declared.unusual(game.options)}
    unusual.pop("players", None)
    words = game.words(language)
    told = [words.say(f"value-{option}-{value}") for option, value in unusual.items()]
    return ", ".join([game.title, *told])


def level_words(puzzle: Puzzle, language: str) -> str:
    """How difficult a puzzle is, in a word."""
    return phrases(language).say(f"puzzle-level-{level_of(puzzle)}")


def puzzle_page(request: Request) -> Response:
    """One puzzle: a table with a question, and a text beside it."""
    puzzle, language = puzzle_of(request), language_of(request)
    trial, person = Trial(puzzle), visitor(request)
    sheet, telling = sheet_of(trial, language), Telling(puzzle, language)
    name, way = set_of(puzzle.id), request.query_params.get("way", MORE)
    facts: PuzzlePage = {
        **sheet.since(None),
        "parts": {},
        "home": f"/puzzles/{puzzle.id}",
        "mine_seats": [trial.seat],
        "shared": False,
        "hints": False,
        "seat": trial.seat,
        "pace": (person.settings if person else {}).get("pace", "normal"),
        "way": way if way in WAYS else MORE,
    }
    return render(
        request,
        "puzzle.html",
        puzzle=puzzle,
        game_title=trial.match.game.title,
        title=title_of(name, language),
        question=telling.question(),
        is_alone=telling.is_alone,
        level=level_words(puzzle, language),
        rating=Solver(request).rating_of(puzzle),
        position=json.dumps(puzzle.position),
        parts=[Markup(part) for part in sheet.parts.values()],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
        definitions=Markup(definitions(sheet.shared)),
        game=puzzle.game,
    )


def next_page(request: Request) -> Response:
    """On to a puzzle of a set that is about as strong as whoever asks."""
    name = request.path_params["set"]
    if name not in set_names():
        raise Refused("refused-no_page")
    return go_to(next_in_set(Solver(request), name))


def first_page(request: Request) -> Response:
    """On to the next of the easy puzzles of a game, and after them to the first game."""
    kind = find_game_or_refuse(request.path_params["game"])
    return go_to(next_of_first(Solver(request), kind.id))


def next_in_set(solver: Solver, name: str) -> str:
    """Where it goes on in a set; after all of it, back to the list."""
    puzzle = solver.next_in(name)
    return address_of(puzzle, MORE) if puzzle else "/puzzles"


def next_of_first(solver: Solver, game: str) -> str:
    """Where it goes on before the first game."""
    puzzle = solver.next_first(game)
    return address_of(puzzle, FIRST) if puzzle else f"/learn/{game}#play"


def address_of(puzzle: Puzzle, way: str) -> str:
    """Where a puzzle is."""
    return f"/puzzles/{puzzle.id}?way={way}"


# --- what is done --------------------------------------------------------------------------------


def puzzle_of(request: Request) -> Puzzle:
    """The puzzle that an address names."""
    found = all_puzzles().get(request.path_params["puzzle"])
    if found is None:
        raise Refused("refused-no_page")
    return found[1]


async def play(request: Request) -> Response:
    """Try an answer; how it went is kept."""
    body = await read_body(request)
    numbers = body_number(body, "version"), body_number(body, "action")
    return await to_thread(answer, request, *numbers)


async def solution(request: Request) -> Response:
    """Show the answer; what was not solved by then is kept as tried."""
    await read_body(request)
    return await to_thread(show_solution, request)


async def back(request: Request) -> Response:
    """Try the same step again."""
    body = await read_body(request)
    return await to_thread(ask_again, request, body_number(body, "version"))


async def end(request: Request) -> Response:
    """Go on to the next puzzle."""
    body = await read_body(request)
    return await to_thread(go_on, request, str(body.get("way")))


def answer(request: Request, version: int, action: int) -> Response:
    """What comes of an answer."""
    trial = begin_trial(request, version)
    if action not in trial.match.legal_actions(trial.seat):
        raise Refused("refused-illegal", what=str(action)[:60])
    return tell(request, trial, trial.answer(action))


def show_solution(request: Request) -> Response:
    """The answer, and what may follow it."""
    puzzle = puzzle_of(request)
    trial = Trial(puzzle, len(puzzle.steps) - 1)
    trial.answer(trial.match.legal_number(puzzle.steps[-1].right[0], trial.seat))
    return tell(request, trial, Answered("", is_right=False, is_solved=False))


def ask_again(request: Request, version: int) -> Response:
    """A step as it was asked."""
    sheet = sheet_of(begin_trial(request, version), language_of(request))
    return JSONResponse(sheet.since(None))


def go_on(request: Request, way: str) -> Response:
    """Where it goes on after a puzzle, by what led there."""
    puzzle, solver = puzzle_of(request), Solver(request)
    address = next_in_set(solver, set_of(puzzle.id))
    if way == FIRST:
        address = next_of_first(solver, puzzle.game)
    elif way == TODAY:
        following = solver.next_today()
        address = address_of(following, TODAY) if following else "/puzzles"
    told: LessonEnd = {"go": address}
    return JSONResponse(told)


def ghost(request: Request) -> Response:
    """What an answer would lead to."""
    step = read_number(request.query_params.get("step", "0"))
    trial = begin_trial(request, STATES * step)
    number = read_number(request.query_params.get("action", ""))
    if number not in trial.match.legal_actions(trial.seat):
        return Response(status_code=NOTHING)
    viewer = Viewer(trial.seat, language_of(request))
    return JSONResponse(ghost_of(trial.match, viewer, number))


def tell(request: Request, trial: Trial, answered: Answered) -> Response:
    """Keep how an answer went, and say what there is to say about it."""
    person, token = become(request)
    language = language_of(request)
    rated = Solver(request, person).keep(trial.puzzle, answered)
    facts = puzzle_facts(trial, answered, language)
    if rated:
        before, after = map(str, rated)
        facts["rating"] = phrases(language).say("puzzles-rated", before=before, after=after)
    goes_on = answered.is_right and not answered.is_solved
    shown = Trial(trial.puzzle, trial.step + 1) if goes_on else trial
    response = JSONResponse(sheet_of(shown, language, facts).since(None))
    remember(request, response, token)
    return response


def puzzle_facts(trial: Trial, answered: Answered, language: str) -> PuzzleFacts:
    """What came of an answer; the reasons are told at the end."""
    telling, is_shown = Telling(trial.puzzle, language), not answered.text
    is_over = answered.is_solved or is_shown
    is_wrong = not answered.is_right and not is_shown
    return {
        "good": answered.is_right,
        "over": is_over,
        "verdict": telling.solution() if is_shown else telling.verdict(answered),
        "figures": telling.figures(trial.step, answered.text) if is_wrong else "",
        "sentences": trial.story(language),
        "why": telling.explanation() if is_over else [],
        "rating": "",
    }


# --- what is shown -------------------------------------------------------------------------------


def begin_trial(request: Request, version: int) -> Trial:
    """A puzzle at the step that a version of its page is about."""
    puzzle = puzzle_of(request)
    step = version // STATES
    if not 0 <= step < len(puzzle.steps):
        raise Refused("refused-no_page")
    return Trial(puzzle, step)


def sheet_of(trial: Trial, language: str, tried: PuzzleFacts | None = None) -> Sheet:
    """A puzzle as a table is shown: a step that is asked, or what came of an answer."""
    goes_on = tried is None or (tried["good"] and not tried["over"])
    version = STATES * trial.step + int(not goes_on)
    paragraph = paragraph_for(trial.match) if goes_on else ""
    sheet = question_sheet(trial.match, Viewer(trial.seat, language), version, goes_on, paragraph)
    sheet.facts["tried"] = tried
    if tried is not None and tried["over"]:
        sheet.facts["back"] = 0
    return sheet
