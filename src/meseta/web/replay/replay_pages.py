"""Pages that look back: a table after any of its moves, its result, what Rey says to it."""

from __future__ import annotations

from asyncio import to_thread

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.match.charts import draw_chances_chart, draw_points_chart, players_of
from meseta.match.results import points_by_round, rating_of, result_of
from meseta.match.scorings import scoring_facts
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data, read_number
from meseta.web.http.services import service
from meseta.web.replay.analyses import Analyst, findings_of
from meseta.web.replay.replays import (
    ALL,
    ReplayEyes,
    Shelf,
    chart_stops,
    check_looking_back,
    is_closed,
    round_starts,
)
from meseta.web.store import analyses, imports
from meseta.web.store.store import Store
from meseta.web.table import page
from meseta.web.table.access import my_seats, open_table, viewer_for
from meseta.web.table.hub import Hub
from meseta.web.table.messages import LookFacts, ReplayStep, StepsFacts
from meseta.web.table.page import show_table
from meseta.web.table.sheets import sheet_of
from meseta.web.table.table import Table

LAST = "end"
"""The address of the last move that stands."""


# --- stepping through ----------------------------------------------------------------------------


async def table_page(request: Request) -> Response:
    """The table as it is; with `?at=57` as it was after 57 moves."""
    if "at" in request.query_params:
        return await replay_page(request)
    table = await open_table(request)
    return go_to(past_address(table)) if table.is_imported else await page.table_page(request)


def past_address(table: Table, at: int | str = LAST, eyes: ReplayEyes | None = None) -> str:
    """Where a table is seen after so many moves."""
    seat = f"&seat={eyes.name}" if eyes and is_closed(table) and not eyes.is_open else ""
    return f"/t/{table.row.id}?at={at}{seat}"


def eyes_for(request: Request, table: Table) -> ReplayEyes:
    """How the past is seen: while a match runs from one's own seat, then from any and by all."""
    asked = request.query_params.get("seat")
    if not is_closed(table):
        viewer = viewer_for(request, table, asked)
        return ReplayEyes(viewer.seat, False, viewer.language)
    if asked in (None, "", ALL):
        return ReplayEyes(None, True, language_of(request))
    seat = None if asked == "none" else read_number(asked)
    if seat is not None and seat not in range(len(table.seats)):
        raise Refused("refused-no_page")
    return ReplayEyes(seat, False, language_of(request))


def move_asked(request: Request, table: Table) -> int:
    """The move that an address names; one that was taken back leads to the last that stands."""
    asked, last = request.query_params.get("at", ""), len(table.match.moves)
    if asked != LAST and read_number(asked) < 0:
        raise Refused("refused-no_page")
    return last if asked == LAST else min(read_number(asked), last)


async def replay_page(request: Request) -> Response:
    """A table as it was, with all that is needed to step to and fro."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, at = eyes_for(request, table), move_asked(request, table)
    hub = service(request, Hub)
    kept = await service(request, Shelf).sheet(hub, table, eyes, at)
    steps = await hub.use(table, lambda: steps_of(table, eyes))
    charts = await hub.use(table, lambda: past_values(request, table, eyes))
    look: LookFacts = {"seat": eyes.seat, "slow": False, "hints": False, **steps}
    values = {"eyes": eyes.name, "is_closed": is_closed(table), **charts}
    return show_table(request, table, kept.sheet, look, values)


def steps_of(table: Table, eyes: ReplayEyes) -> StepsFacts:
    """How far one can step, and where rounds begin."""
    return {"starts": round_starts(table.match), "of": len(table.match.moves), "eyes": eyes.name}


def past_values(request: Request, table: Table, eyes: ReplayEyes) -> Data:
    """The charts that lie beside the past."""
    return {"chart": points_chart(table, eyes), **rey_values(request, table, eyes)}


def points_chart(table: Table, eyes: ReplayEyes) -> Markup:
    """The points over the rounds, each of them a link to the table as it was."""
    match, say = table.match, phrases(eyes.language).say
    links = {number: past_address(table, at, eyes) for number, at in chart_stops(match).items()}
    called = {number: say("replay-round", round=number) for number in links}
    players = players_of(match, eyes.language)
    return Markup(draw_points_chart(players, points_by_round(match), links, called.__getitem__))


async def replay_step(request: Request) -> Response:
    """What differs after another move from what a page shows already."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, at = eyes_for(request, table), move_asked(request, table)
    kept = await service(request, Shelf).sheet(service(request, Hub), table, eyes, at)
    before = service(request, Shelf).find_known(request.query_params.get("known", ""))
    steps = await service(request, Hub).use(table, lambda: steps_of(table, eyes))
    change: ReplayStep = {**kept.sheet.since(before), **steps, "tag": kept.tag}
    return JSONResponse(change, headers={"cache-control": "no-store"})


async def scoring(request: Request) -> Response:
    """What the scoring after a move brought to whom; its events were told to everybody."""
    table = await open_table(request)
    at, language = read_number(request.query_params.get("at", "")), language_of(request)
    facts = await service(request, Hub).use(table, lambda: scoring_facts(table.match, at, language))
    if facts is None:
        raise Refused("refused-no_page")
    return JSONResponse(facts, headers={"cache-control": "no-store"})


def say_winner(request: Request, table: Table) -> str:
    """Who has won; the winner is told so, and whoever was alone what that is worth."""
    rating = rating_of(table.match, table.match.game.words(language_of(request)))
    return rating or str(sheet_of(table, viewer_for(request, table, None)).facts["asked"][1])


async def result_page(request: Request) -> Response:
    """How it ended, and why."""
    table = await open_table(request)
    if not table.match.over:
        return go_to(f"/t/{table.row.id}")
    language, hub = language_of(request), service(request, Hub)
    eyes = ReplayEyes(None, True, language)
    result = await hub.use(table, lambda: result_of(table.match, table.names(language), language))
    values = await hub.use(table, lambda: past_values(request, table, eyes))
    title = table.match.game.title
    return render(
        request,
        "result.html",
        title=title,
        table=table,
        result=result,
        won=await hub.use(table, lambda: say_winner(request, table)),
        replay=past_address(table, 0),
        is_imported=table.is_imported,
        **values,
    )


# --- what Rey says -------------------------------------------------------------------------------


def rey_values(request: Request, table: Table, eyes: ReplayEyes) -> Data:
    """How far a match has been looked through, and what came of it."""
    if not is_closed(table):
        return {"progress": None, "found": None, "chances": None}
    analyst: Analyst = service(request, Analyst)
    progress = analyst.progress(table)
    if not progress.is_over:
        return {"progress": progress, "found": None, "chances": None}
    kept = analyses.moments(service(request, Store), table.row.id)
    found = findings_of(table, kept, eyes.language, my_seats(request, table))
    say = phrases(eyes.language).say
    of = len(table.match.moves)
    decisive = [facts.number for facts in found.decisive]
    drawn = draw_chances_chart(
        players_of(table.match, eyes.language),
        found.moments,
        of,
        decisive,
        lambda at: say("replay-move", at=at, of=of),
        lambda at: past_address(table, at, eyes),
        table.match.winners,
    )
    return {"progress": progress, "found": found, "chances": Markup(drawn)}


async def rey(request: Request) -> Response:
    """The part of a page that tells what Rey says, or how far Rey has come."""
    table = await open_table(request)
    if not is_closed(table):
        raise Refused("refused-analysis_running")
    eyes = eyes_for(request, table)
    values = await service(request, Hub).use(table, lambda: rey_values(request, table, eyes))
    return render(request, "analysis.html", table=table, **values)


async def analyze(request: Request) -> Response:
    """Have a match looked through, if one has had a part in it."""
    table, person = await open_table(request), visitor(request)
    if not is_closed(table):
        raise Refused("refused-analysis_running")
    if person is None or not await to_thread(has_part, request, table, person.id):
        raise Refused("refused-not_yours")
    await service(request, Analyst).ask(table, person)
    return go_to(f"/t/{table.row.id}/result#rey" if table.match.over else past_address(table))


def has_part(request: Request, table: Table, person: str) -> bool:
    """Whether somebody has played at a table, made it, or brought it."""
    if my_seats(request, table) or table.row.maker == person:
        return True
    return table.row.id in [row.id for row in imports.imports_of(service(request, Store), person)]
