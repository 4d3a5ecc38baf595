"""The list of studies, and where a new one comes from."""

from __future__ import annotations

import secrets
from asyncio import to_thread

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from meseta.games import GAMES, find_game
from meseta.kernel.game import AnyGame
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.pages import go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, open_form, read_number
from meseta.web.http.services import service
from meseta.web.store import studies as kept
from meseta.web.store.store import Person, Store
from meseta.web.study import study_files
from meseta.web.study.studies import MOST_STUDIES
from meseta.web.study.study_files import Draft
from meseta.web.table import table_form
from meseta.web.table.hub import Hub
from meseta.web.table.table import Table
from meseta.web.table.table_form import FormChoices, choices_in, find_game_or_refuse
from meseta.web.table.workers import asker_of

WRONG_OPTIONS = {
    "refused-options",
    "refused-option_value",
    "refused-option_needs",
    "refused-option_unknown",
}
"""What can be mended in the form."""
MOST_SENT = 1024 * 1024
"""Bytes of a study or a match that somebody sends."""


# --- the list, and new ones ----------------------------------------------------------------------


def study_list(request: Request) -> Response:
    """My studies, and where a new one may come from."""
    person = visitor(request)
    rows = kept.studies_of(service(request, Store), person.id) if person else []
    games = [(name, find_game(name).title) for name in GAMES]
    return render(request, "studies.html", rows=rows, games=games, titles=dict(games))


def new_form(request: Request) -> Response:
    """The form for a new game of one's own."""
    kind = find_game_or_refuse(request.path_params["game"])
    chosen = table_form.usual_choices(kind)
    return show_form(request, kind, {**chosen, "colour": table_form.colours_in(kind, chosen)})


def show_form(
    request: Request, kind: type[AnyGame], chosen: FormChoices, refused: Refused | None = None
) -> Response:
    """The form as it was filled in; what was wrong with it is said where it can be changed."""
    values = table_form.filled_form(kind, language_of(request), chosen, refused)
    status = refused.status if refused else 200
    return render(request, "study_new.html", status=status, **values)


async def make_study(request: Request) -> Response:
    """A new study, from whatever was sent; what does not go together is said in the form."""
    async with open_form(request) as form:
        try:
            return await open_new_study(request, await draft_of(request, form))
        except Refused as refused:
            if refused.message not in WRONG_OPTIONS:
                raise
            kind = find_game_or_refuse(form_text(form, "game"))
            return await to_thread(
                show_form, request, kind, choices_in(form.multi_items()), refused
            )


async def draft_of(request: Request, form: FormData) -> Draft:
    """What was sent: a table, a text or a file, or the options of a new game."""
    if "table" in form:
        return await draft_of_table(request, form)
    if "text" in form or "file" in form:
        text, game = await text_in(form), form_text(form, "game")
        asker = asker_of(request)
        return await service(request, Hub).workers.read(asker, study_files.from_text, text, game)
    return draft_of_options(form_text(form, "game"), form, language_of(request))


async def text_in(form: FormData) -> str:
    """The text that was written, or that stands in the file that was sent."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.size:
        try:
            return (await file.read()).decode()
        except UnicodeDecodeError as error:
            raise study_files.wrong(error) from error
    return form_text(form, "text")


def draft_of_options(game: str, form: FormData, language: str) -> Draft:
    """A new game, as the form says."""
    kind = find_game_or_refuse(game)
    options = table_form.read_options(kind, choices_in(form.multi_items()), language)
    return study_files.from_options(game, options, form_text(form, "seed"))


async def draft_of_table(request: Request, form: FormData) -> Draft:
    """A moment of a finished match, or what my seat may know of a running one."""
    hub, person = service(request, Hub), visitor(request)
    table: Table | None = await hub.open(form_text(form, "table"))
    if table is None or not table.may_be_seen_by(person):
        raise Refused("refused-no_page")
    mine = table.seats_of(person.id if person else None)
    asked = read_number(form_text(form, "seat")) if "seat" in form else (*mine, None)[0]
    seat = asked if asked in mine else None
    move = read_number(form_text(form, "move")) if "move" in form else None
    seed = secrets.token_hex(16)
    draft: Draft = await hub.use(table, lambda: study_files.from_table(table, seat, move, seed))
    return draft


async def open_new_study(request: Request, draft: Draft) -> Response:
    """Keep a new study for whoever asks and go there."""
    person, token = await welcome(request)
    response = go_to(await to_thread(keep_draft, request, draft, person))
    remember(request, response, token)
    return response


def keep_draft(request: Request, draft: Draft, person: Person) -> str:
    """Keep a new study; its address."""
    store = service(request, Store)
    if kept.count_studies(store, person.id) >= MOST_STUDIES:
        raise Refused("refused-many_studies", count=MOST_STUDIES)
    row = draft.row(person.id)
    kept.add_study(store, row, draft.nodes)
    return f"/study/{row.id}?node={draft.at}"
