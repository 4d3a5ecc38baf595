"""The form for a new table, and sitting down at it."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.kernel.boxes import Document
from meseta.kernel.game import AnyGame
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import read_form
from meseta.web.http.services import service
from meseta.web.store.boxes import keep_played_box
from meseta.web.store.store import Person, Store, TableRow
from meseta.web.table import table_form
from meseta.web.table.own_boxes import (
    box_choices,
    document_for_table,
    find_own_box,
    usual_options,
)
from meseta.web.table.table_form import FormChoices, choices_in, find_game_or_refuse

ALONE = "option-players.alone"
"""What a game says of playing it alone, where one can."""


LATELY = 5
"""In so many of somebody's last tables it is looked up against whom they play."""


def usual_level(store: Store, person: Person | None) -> str:
    """The bots that somebody has last played against."""
    tables = [row.id for row in store.tables_of(person.id, LATELY)] if person else []
    seats = store.seats(*tables)
    played = (seat.bot for table in tables for seat in seats[table] if seat.bot)
    return next(played, table_form.BEGINNING)


def form_page(request: Request) -> Response:
    """The form for a table, with all options of a game explained."""
    kind = find_game_or_refuse(request.path_params["game"])
    store, person = service(request, Store), visitor(request)
    chosen = table_form.usual_choices(kind, usual_level(store, person))
    box = request.query_params.get("box", "")
    if box and (row := find_own_box(store, person, box)).game == kind.id:
        chosen |= {name: [str(value)] for name, value in usual_options(row).items()}
        chosen["box"] = [box]
    return show_form(request, kind, chosen)


def show_form(
    request: Request, kind: type[AnyGame], chosen: FormChoices, refused: Refused | None = None
) -> Response:
    """The form as it was filled in; what was wrong with it is said where it can be changed."""
    language = language_of(request)
    words = kind({}).words(language)
    return render(
        request,
        "new.html",
        status=refused.status if refused else 200,
        fewest=table_form.fewest_of(kind),
        alone=words.say(ALONE) if words.knows(ALONE) else "",
        boxes=box_choices(service(request, Store), visitor(request), kind.id),
        **table_form.filled_form(kind, language, chosen, refused),
    )


def fitting(request: Request) -> Response:
    """What cannot be chosen beside what has been chosen so far."""
    kind = find_game_or_refuse(request.path_params["game"])
    chosen = choices_in(request.query_params.multi_items())
    return JSONResponse(table_form.impossible_values(kind, chosen))


async def make_table(request: Request) -> Response:
    """A table from the form."""
    form = await read_form(request)
    name = request.path_params["game"]
    kind = find_game_or_refuse(name)
    chosen = choices_in(form.multi_items())
    taken = table_form.colours_in(kind, chosen)
    chosen["colour"] = taken
    try:
        options = table_form.read_options(kind, chosen, language_of(request))
        sitters = [chosen[f"seat-{colour}"][0] for colour in taken]
        names = [chosen.get(f"name-{colour}", [""])[0] for colour in taken]
        hints = table_form.gives_hints(chosen.get("hints", [table_form.ALONE])[0], sitters)
        terms = (table_form.read_clock(chosen), table_form.read_watching(chosen))
        wanted = (kind, chosen.get("box", [""])[0], options)
        box = await to_thread(
            document_for_table, service(request, Store), visitor(request), *wanted
        )
        return await sit_down(request, name, options, sitters, names, hints, *terms, box)
    except Refused as refused:
        return await to_thread(show_form, request, kind, chosen, refused)


async def sit_down(
    request: Request,
    game: str,
    options: dict[str, Any],
    sitters: list[str],
    names: list[str],
    hints: bool,
    clock: str = "",
    watching: str = "link",
    box: Document | None = None,
) -> Response:
    """Make the table and go there; whoever has no name yet is given one."""
    row, token = await seat_everybody(
        request, game, options, sitters, names, hints, clock, watching, box
    )
    response = go_to(f"/t/{row.id}")
    remember(request, response, token)
    return response


async def seat_everybody(
    request: Request,
    game: str,
    options: dict[str, Any],
    sitters: list[str],
    names: list[str],
    hints: bool,
    clock: str = "",
    watching: str = "link",
    box: Document | None = None,
) -> tuple[TableRow, str | None]:
    """A new table with all who sit at it; with the token of whoever is new here."""
    say = phrases(language_of(request)).say
    names = [name or say("guest-number", number=n + 1) for n, name in enumerate(names)]
    names = table_form.check_sitters(sitters, names)
    person, token = await welcome(request)
    row = table_form.table_for(game, options, person, hints, clock, watching, box)
    seats = table_form.seats_from(row.id, sitters, names, person)
    store = service(request, Store)
    if box is not None and row.box is not None:
        await to_thread(keep_played_box, store, row.box, box)
    await to_thread(store.add_table, row, seats)
    return row, token
