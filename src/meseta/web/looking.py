"""Looking back: a table after any of its moves, what Rey says to it, matches to and from files."""

from __future__ import annotations

import json

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meseta.match import Match
from meseta.saves import entries_in
from meseta.web import playing
from meseta.web.analysts import Analyst, found_in
from meseta.web.chances import drawn_chances
from meseta.web.forms import table_for
from meseta.web.lobby import form_of, listed_table, text_of, whole_number
from meseta.web.pages import go_to, render
from meseta.web.playing import my_seats, open_table, show_table, viewer_for
from meseta.web.replays import (
    ALL,
    Eyes,
    Shelf,
    chart_stops,
    check_looking_back,
    is_closed,
    past_of,
    round_starts,
    seen_match,
)
from meseta.web.results import drawn_chart, lines_of, points_by_round, rating_of, result_of
from meseta.web.scorings import scoring_facts
from meseta.web.sheets import Data, sheet_of
from meseta.web.speech import phrases
from meseta.web.store import past
from meseta.web.store.store import Person, SeatRow, Store
from meseta.web.tables import Refused, Table
from meseta.web.who import become, language_of, remember, store_of, visitor
from meseta.web.workers import TooSlow, Workers

LAST = "end"
"""The address of the last move that stands."""
MOST_IMPORTS = 30
"""Matches from files that one person may keep."""
MOST_FILE = 512 * 1024
"""Bytes of such a file."""
LONGEST_WHY = 240


# --- stepping through ----------------------------------------------------------------------------


async def table_page(request: Request) -> Response:
    """The table as it is; with `?at=57` as it was after 57 moves."""
    if "at" in request.query_params:
        return await replay_page(request)
    table = await open_table(request)
    return go_to(past_address(table)) if table.is_imported else await playing.table_page(request)


def past_address(table: Table, at: int | str = LAST, eyes: Eyes | None = None) -> str:
    """Where a table is seen after so many moves."""
    seat = f"&seat={eyes.name}" if eyes and is_closed(table) and not eyes.is_open else ""
    return f"/t/{table.row.id}?at={at}{seat}"


def eyes_for(request: Request, table: Table) -> Eyes:
    """How the past is seen: while a match runs from one's own seat, then from any and by all."""
    asked = request.query_params.get("seat")
    if not is_closed(table):
        viewer = viewer_for(request, table, asked)
        return Eyes(viewer.seat, False, viewer.language)
    if asked in (None, "", ALL):
        return Eyes(None, True, language_of(request))
    seat = None if asked == "none" else whole_number(asked)
    if seat is not None and seat not in range(len(table.seats)):
        raise Refused("refused-no_page")
    return Eyes(seat, False, language_of(request))


def move_asked(request: Request, table: Table) -> int:
    """The move that an address names; one that was taken back leads to the last that stands."""
    asked, last = request.query_params.get("at", ""), len(table.match.moves)
    if asked != LAST and whole_number(asked) < 0:
        raise Refused("refused-no_page")
    return last if asked == LAST else min(whole_number(asked), last)


async def replay_page(request: Request) -> Response:
    """A table as it was, with all that is needed to step to and fro."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, at = eyes_for(request, table), move_asked(request, table)
    hub = request.app.state.hub
    kept = await shelf(request).sheet(hub, table, eyes, at)
    steps = await hub.use(table, lambda: steps_of(table, eyes))
    charts = await hub.use(table, lambda: past_values(request, table, eyes))
    facts = {"seat": eyes.seat, "slow": False, "hints": False, **steps}
    values = {"eyes": eyes.name, "is_closed": is_closed(table), **charts}
    return show_table(request, table, kept.sheet, facts, values)


def shelf(request: Request) -> Shelf:
    """The sheets of the past that the server keeps."""
    kept: Shelf = request.app.state.shelf
    return kept


def steps_of(table: Table, eyes: Eyes) -> Data:
    """How far one can step, and where rounds begin."""
    return {"starts": round_starts(table.match), "of": len(table.match.moves), "eyes": eyes.name}


def past_values(request: Request, table: Table, eyes: Eyes) -> Data:
    """The charts that lie beside the past."""
    return {"chart": points_chart(table, eyes), **rey_values(request, table, eyes)}


def points_chart(table: Table, eyes: Eyes) -> Markup:
    """The points over the rounds, each of them a link to the table as it was."""
    match, say = table.match, phrases(eyes.language).say
    links = {number: past_address(table, at, eyes) for number, at in chart_stops(match).items()}
    called = {number: say("replay-round", round=number) for number in links}
    players = lines_of(match, eyes.language)
    return Markup(drawn_chart(players, points_by_round(match), links, called.__getitem__))


async def replay_step(request: Request) -> Response:
    """What differs after another move from what a page shows already."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, at = eyes_for(request, table), move_asked(request, table)
    kept = await shelf(request).sheet(request.app.state.hub, table, eyes, at)
    before = shelf(request).known(request.query_params.get("known", ""))
    steps = await request.app.state.hub.use(table, lambda: steps_of(table, eyes))
    change = {**kept.sheet.since(before), **steps, "tag": kept.tag}
    return JSONResponse(change, headers={"cache-control": "no-store"})


async def scoring(request: Request) -> Response:
    """What the scoring after a move brought to whom; its events were told to everybody."""
    table = await open_table(request)
    at, language = whole_number(request.query_params.get("at", "")), language_of(request)
    told = await request.app.state.hub.use(table, lambda: scoring_facts(table.match, at, language))
    if told is None:
        raise Refused("refused-no_page")
    return JSONResponse(told, headers={"cache-control": "no-store"})


def won_by(request: Request, table: Table) -> str:
    """Who has won; the winner is told so, and whoever was alone what that is worth."""
    rating = rating_of(table.match, table.match.game.words(language_of(request)))
    return rating or str(sheet_of(table, viewer_for(request, table, None)).facts["asked"][1])


async def result_page(request: Request) -> Response:
    """How it ended, and why."""
    table = await open_table(request)
    if not table.match.over:
        return go_to(f"/t/{table.row.id}")
    language, hub = language_of(request), request.app.state.hub
    eyes = Eyes(None, True, language)
    result = await hub.use(table, lambda: result_of(table, language))
    values = await hub.use(table, lambda: past_values(request, table, eyes))
    title = table.match.game.title
    return render(
        request,
        "result.html",
        title=title,
        table=table,
        result=result,
        won=await hub.use(table, lambda: won_by(request, table)),
        replay=past_address(table, 0),
        is_imported=table.is_imported,
        **values,
    )


# --- what Rey says -------------------------------------------------------------------------------


def rey_values(request: Request, table: Table, eyes: Eyes) -> Data:
    """How far a match has been looked through, and what came of it."""
    if not is_closed(table):
        return {"progress": None, "found": None, "chances": None}
    analyst: Analyst = request.app.state.analyst
    progress = analyst.progress(table)
    if not progress.is_over:
        return {"progress": progress, "found": None, "chances": None}
    kept = past.moments(store_of(request), table.row.id)
    found, say = found_in(table, kept, eyes.language), phrases(eyes.language).say
    of = len(table.match.moves)
    decisive = [told.number for told in found.decisive]
    drawn = drawn_chances(
        lines_of(table.match, eyes.language),
        found.moments,
        of,
        decisive,
        lambda at: say("replay-move", at=at, of=of),
        lambda at: past_address(table, at, eyes),
    )
    return {"progress": progress, "found": found, "chances": Markup(drawn)}


async def rey(request: Request) -> Response:
    """The part of a page that tells what Rey says, or how far Rey has come."""
    table = await open_table(request)
    if not is_closed(table):
        raise Refused("refused-analysis_running")
    eyes = eyes_for(request, table)
    values = await request.app.state.hub.use(table, lambda: rey_values(request, table, eyes))
    return render(request, "rey.html", table=table, **values)


async def analyze(request: Request) -> Response:
    """Have a match looked through, if one has had a part in it."""
    table, person = await open_table(request), visitor(request)
    if not is_closed(table):
        raise Refused("refused-analysis_running")
    if person is None or not has_part(request, table, person.id):
        raise Refused("refused-not_yours")
    request.app.state.analyst.ask(table, person)
    return go_to(f"/t/{table.row.id}/result#rey" if table.match.over else past_address(table))


def has_part(request: Request, table: Table, person: str) -> bool:
    """Whether somebody has played at a table, made it, or brought it."""
    if my_seats(request, table) or table.row.maker == person:
        return True
    return table.row.id in [row.id for row in past.imports_of(store_of(request), person)]


# --- files ---------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """A match to take home: all of it once it is closed, else what the seat has seen."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, name = eyes_for(request, table), f"{table.row.game}-{table.row.id}"
    hub, match = request.app.state.hub, table.match
    if request.query_params.get("as") == "text":
        last = len(match.moves)
        story = await hub.use(table, lambda: past_of(table, last).match.story(eyes.language))
        return as_file(PlainTextResponse("\n".join(story) + "\n"), f"{name}.txt")
    whole = is_closed(table)
    data = await hub.use(table, lambda: match.to_dict() if whole else seen_match(match, eyes))
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    return as_file(Response(text, media_type="application/json"), f"{name}.json")


def as_file(response: Response, name: str) -> Response:
    """An answer that a browser keeps as a file."""
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    response.headers["cache-control"] = "no-store"
    return response


async def import_page(request: Request) -> Response:
    """Where a match from a file is brought, and those that were brought before."""
    return show_import(request)


def show_import(request: Request, wrong: str = "", status: int = 200) -> Response:
    """The form; what was wrong with a file is said above it."""
    person, store = visitor(request), store_of(request)
    rows = past.imports_of(store, person.id) if person else []
    brought = [(row, listed_table(request, row, [], False).title) for row in rows]
    most = MOST_FILE // 1024
    return render(request, "import.html", status=status, wrong=wrong, brought=brought, most=most)


async def bring(request: Request) -> Response:
    """A match from a file; it is read as carefully as any other."""
    try:
        saved = await read_upload(request)
        person, token = become(request, phrases(language_of(request)).say("guest"))
        if len(past.imports_of(store_of(request), person.id)) >= MOST_IMPORTS:
            raise Refused("refused-imports_full", most=MOST_IMPORTS)
    except Refused as refused:
        say = phrases(language_of(request)).say
        return show_import(request, say(refused.message, **refused.values), 422)
    response = go_to(f"/t/{laid_out(store_of(request), person, saved)}?at=0")
    remember(request, response, token)
    return response


def laid_out(store: Store, person: Person, saved: Data) -> str:
    """The name of a table at which a saved match lies that nobody plays on."""
    row = table_for(saved["game"], saved["options"], person, hints=False)
    row = row._replace(maker=None, over=True, seed="")
    numbers = range(len(saved["options"]["players"]))
    seats = [SeatRow(row.id, number, None, "", None, None, {}) for number in numbers]
    past.add_import(store, row, seats, person.id, saved)
    return row.id


async def read_upload(request: Request) -> Data:
    """The match in a file that was sent, read in a process of its own and in bounded time."""
    async with request.form(max_files=1) as form:
        file = form.get("file")
        content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        raise Refused("refused-no_file")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise Refused("refused-import", why="UTF-8") from error
    workers: Workers = request.app.state.hub.workers
    try:
        read = await workers.ask(saved_in, text)
    except TooSlow as error:
        raise Refused("refused-slow") from error
    if isinstance(read, str):
        raise Refused("refused-import", why=read[:LONGEST_WHY])
    return read


def saved_in(text: str) -> Data | str:
    """The match in a text, as it would be saved here; or what is wrong with it."""
    try:
        return Match.from_dict(entries_in(text)).to_dict()
    except (ValueError, RuntimeError) as error:
        return str(error)


async def remove(request: Request) -> Response:
    """A match from a file that is no longer wanted."""
    person, table = visitor(request), text_of(await form_of(request), "table")
    store = store_of(request)
    if person and table in [row.id for row in past.imports_of(store, person.id)]:
        past.remove_import(store, person.id, table)
        request.app.state.hub.tables.pop(table, None)
    return go_to("/import")
