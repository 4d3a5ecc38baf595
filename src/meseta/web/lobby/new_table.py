"""The form for a new table, and sitting down at it."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meseta.bots.levels import USUAL
from meseta.web.http.auth import language_of, remember, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import read_form
from meseta.web.http.services import service
from meseta.web.store.store import Store, TableRow
from meseta.web.table import table_form
from meseta.web.table.table_form import find_game_or_refuse

ALONE = "option-players.alone"
"""What a game says of playing it alone, where one can."""


def form_page(request: Request) -> Response:
    """The form for a table, with all options of a game explained."""
    name = request.path_params["game"]
    return show_form(request, name)


def show_form(request: Request, name: str, wrong: str = "", status: int = 200) -> Response:
    """The form; what was wrong with it is said above it."""
    kind, language = find_game_or_refuse(name), language_of(request)
    words = kind({}).words(language)
    return render(
        request,
        "new.html",
        status=status,
        wrong=wrong,
        fewest=table_form.fewest_of(kind),
        alone=words.say(ALONE) if words.knows(ALONE) else "",
        usual_level=USUAL,
        **table_form.form_values(kind, language),
    )


async def make_table(request: Request) -> Response:
    """A table from the form."""
    form = await read_form(request)
    name = request.path_params["game"]
    kind = find_game_or_refuse(name)
    chosen: dict[str, list[str]] = {}
    for key, value in form.multi_items():
        if isinstance(value, str):
            chosen.setdefault(key, []).append(value)
    colours = list(table_form.colours_of(kind))
    taken = [c for c in colours if chosen.get(f"seat-{c}", ["none"])[0] != "none"]
    chosen["colour"] = taken
    try:
        options = table_form.read_options(kind, chosen, language_of(request))
        sitters = [chosen[f"seat-{colour}"][0] for colour in taken]
        names = [chosen.get(f"name-{colour}", [""])[0] for colour in taken]
        hints = table_form.gives_hints(chosen.get("hints", [table_form.ALONE])[0], sitters)
        terms = (table_form.read_clock(chosen), table_form.read_watching(chosen))
        return await sit_down(request, name, options, sitters, names, hints, *terms)
    except Refused as refused:
        say = phrases(language_of(request)).say
        return show_form(request, name, say(refused.message, **refused.values), 422)


async def sit_down(
    request: Request,
    game: str,
    options: dict[str, Any],
    sitters: list[str],
    names: list[str],
    hints: bool,
    clock: str = "",
    watching: str = "link",
) -> Response:
    """Make the table and go there; whoever has no name yet is given one."""
    row, token = await seat_everybody(
        request, game, options, sitters, names, hints, clock, watching
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
) -> tuple[TableRow, str | None]:
    """A new table with all who sit at it; with the token of whoever is new here."""
    say = phrases(language_of(request)).say
    names = [name or say("guest-number", number=n + 1) for n, name in enumerate(names)]
    names = table_form.check_sitters(sitters, names)
    person, token = await welcome(request)
    row = table_form.table_for(game, options, person, hints, clock, watching)
    seats = table_form.seats_from(row.id, sitters, names, person)
    await to_thread(service(request, Store).add_table, row, seats)
    return row, token
