"""The pages of studies: a list of mine, a board of one's own, what is done on it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meseta.games import GAMES, find_game
from meseta.match import Match
from meseta.web import editor, forms, study_files
from meseta.web.hints import hint_facts
from meseta.web.lobby import form_of, game_kind, is_ruling, text_of, whole_number
from meseta.web.pages import address_of, go_to, render
from meseta.web.playing import (
    NOTHING,
    actions_asked,
    actions_in,
    body_of,
    described_options,
    number_in,
)
from meseta.web.sheets import Data, Viewer, definitions, ghost_of, leads_facts
from meseta.web.speech import phrases
from meseta.web.store import studies as kept
from meseta.web.store.store import Person
from meseta.web.store.studies import StudyRow
from meseta.web.studies import (
    BEGINNING,
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_STUDIES,
    ROOT,
    Studies,
    Study,
)
from meseta.web.study_files import Draft, as_text, clean_line, clean_note
from meseta.web.study_sheets import OPEN, TURN, Asked, eyes_for, study_facts
from meseta.web.tables import Refused, Table, check_follows
from meseta.web.who import become, language_of, remember, store_of, visitor
from meseta.web.workers import TooSlow

MOST_SENT = 1024 * 1024
"""Bytes of a study or a match that somebody sends."""
STRENGTHS = {
    "caballero": ("caballero", "caballero"),
    "grande": ("grande", "grande"),
    "rey": ("rey", "rey"),
    "longer": ("rey", "search:5000ms"),
}
"""How strong the search is that somebody asks: whose name it has, and the bot that thinks."""
USUAL_STRENGTH = "rey"
CANDIDATES = 8
"""So many choices of a search are shown."""
T = TypeVar("T")


def studies_of(request: Request) -> Studies:
    """All open studies of the server."""
    studies: Studies = request.app.state.studies
    return studies


def check_access(row: StudyRow, person: Person | None, is_changed: bool) -> None:
    """A study is seen by its owner, and by others if it is shared; only its owner changes it."""
    if person is not None and person.id == row.owner:
        return
    if not row.shared:
        raise Refused("refused-no_page")
    if is_changed:
        raise Refused("refused-not_your_study")


async def looked(request: Request, what: Callable[[Study], T]) -> T:
    """Look at the study that an address names."""
    return await used(request, what, False)


async def used(request: Request, what: Callable[[Study], T], is_changed: bool = True) -> T:
    """Do something with the study that an address names, if one may."""
    person = visitor(request)

    def checked(study: Study) -> T:
        check_access(study.row, person, is_changed)
        return what(study)

    return await studies_of(request).use(request.path_params["study"], checked)


def facts_for(request: Request, study: Study, node: int, view: str, known: int = -1) -> Data:
    """What whoever asks is shown of a study."""
    person = visitor(request)
    is_owner = person is not None and person.id == study.row.owner
    return study_facts(study, Asked(node, view, language_of(request), known, is_owner))


def check_unsealed(request: Request, study: Study) -> None:
    """What comes from a match that is still played stays with its owner until that is over."""
    if studies_of(request).is_sealed(study.row):
        raise Refused("refused-sealed")


# --- the list, and new ones ----------------------------------------------------------------------


async def study_list(request: Request) -> Response:
    """My studies, and where a new one may come from."""
    person = visitor(request)
    rows = kept.studies_of(store_of(request), person.id) if person else []
    games = [(name, find_game(name).title) for name in GAMES]
    return render(request, "studies.html", rows=rows, games=games, titles=dict(games))


async def new_form(request: Request) -> Response:
    """The form for a new game of one's own."""
    return show_form(request, request.path_params["game"])


def show_form(request: Request, name: str, wrong: str = "", status: int = 200) -> Response:
    """The form; what was wrong with it is said above it."""
    kind, language = game_kind(name), language_of(request)
    words = kind({}).words(language)
    fields = list(forms.fields_of(kind, language, phrases(language)))
    main = [field for field in fields if not is_ruling(kind, field.name)]
    return render(
        request,
        "study_new.html",
        status=status,
        game=name,
        title=kind.title,
        wrong=wrong,
        fields=main,
        rulings=[field for field in fields if field not in main],
        colours=[(colour, words.say(f"seat-{colour}")) for colour in forms.colours_of(kind)],
        usual=kind.declared.declared[forms.PLAYERS].usual,
    )


async def make_study(request: Request) -> Response:
    """A new study, from whatever was sent; what does not go together is said above the form."""
    async with request.form() as form:
        try:
            return welcome(request, await draft_of(request, form))
        except Refused as refused:
            if refused.message != "refused-options":
                raise
            wrong = phrases(language_of(request)).say(refused.message, **refused.values)
            return show_form(request, text_of(form, "game"), wrong, 422)


async def draft_of(request: Request, form: FormData) -> Draft:
    """What was sent: a table, a text or a file, or the options of a new game."""
    if "table" in form:
        return await draft_of_table(request, form)
    if "text" in form or "file" in form:
        text, game = await text_in(form), text_of(form, "game")
        return await asyncio.to_thread(study_files.from_text, text, game)
    return draft_of_options(text_of(form, "game"), form, language_of(request))


async def text_in(form: FormData) -> str:
    """The text that was written, or that stands in the file that was sent."""
    file = form.get("file")
    if isinstance(file, UploadFile) and file.size:
        try:
            return (await file.read()).decode()
        except UnicodeDecodeError as error:
            raise study_files.wrong(error) from error
    return text_of(form, "text")


def draft_of_options(game: str, form: FormData, language: str) -> Draft:
    """A new game, as the form says."""
    kind = game_kind(game)
    chosen: dict[str, list[str]] = {}
    for key, value in form.multi_items():
        if isinstance(value, str):
            chosen.setdefault(key, []).append(value)
    options = forms.read_options(kind, chosen, language)
    return study_files.from_options(game, options, text_of(form, "seed"))


async def draft_of_table(request: Request, form: FormData) -> Draft:
    """A moment of a finished match, or what my seat may know of a running one."""
    hub, person = request.app.state.hub, visitor(request)
    table: Table | None = await hub.open(text_of(form, "table"))
    if table is None or not table.may_be_seen_by(person):
        raise Refused("refused-no_page")
    mine = table.seats_of(person.id if person else None)
    asked = whole_number(text_of(form, "seat")) if "seat" in form else (*mine, None)[0]
    seat = asked if asked in mine else None
    move = whole_number(text_of(form, "move")) if "move" in form else None
    seed = secrets.token_hex(16)
    draft: Draft = await hub.use(table, lambda: study_files.from_table(table, seat, move, seed))
    return draft


def welcome(request: Request, draft: Draft) -> Response:
    """Keep a new study for whoever asks and go there."""
    person, token = become(request, phrases(language_of(request)).say("guest"))
    response = go_to(keep_draft(request, draft, person))
    remember(request, response, token)
    return response


def keep_draft(request: Request, draft: Draft, person: Person) -> str:
    """Keep a new study; its address."""
    store = store_of(request)
    if kept.count_studies(store, person.id) >= MOST_STUDIES:
        raise Refused("refused-many_studies", count=MOST_STUDIES)
    row = draft.row(person.id)
    kept.add_study(store, row, draft.nodes)
    return f"/study/{row.id}?node={draft.at}"


# --- the board -----------------------------------------------------------------------------------


async def study_page(request: Request) -> Response:
    """The board, at the node that the address names, or at the end of the main line."""
    named, language = request.query_params.get("node"), language_of(request)
    studies, person = studies_of(request), visitor(request)

    def look(study: Study) -> tuple[StudyRow, Data, str, list[str], list[str]]:
        node = study.end_of_main_line() if named is None else whole_number(named)
        facts = facts_for(request, study, node if node in study.nodes else ROOT, TURN)
        game, words = study.match.game, study.match.game.words(language)
        shared = study.match.picture(None, language).shared
        names = [words.say(f"seat-{colour}") for colour in game.seats]
        return study.row, facts, shared, names, described_options(game, language)

    row, facts, shared, names, about = await looked(request, look)
    is_owner = person is not None and person.id == row.owner
    parts = facts.pop("parts")
    facts |= {
        "home": f"/study/{row.id}",
        "owner": is_owner,
        "hints": is_owner and studies.gives_advice(row),
        "mine_seats": [],
        "pace": (person.settings if person else {}).get("pace", "normal"),
        "orders": [],
        "strength": USUAL_STRENGTH,
    }
    return render(
        request,
        "study.html",
        row=row,
        title=find_game(row.game).title,
        about=about,
        is_owner=is_owner,
        is_sealed=studies.is_sealed(row),
        strengths=list(STRENGTHS),
        usual_strength=USUAL_STRENGTH,
        views=[(TURN, None), (OPEN, None), *[(str(n), name) for n, name in enumerate(names)]],
        longest_name=LONGEST_NAME,
        longest_note=LONGEST_NOTE,
        address=address_of(request, f"/study/{row.id}"),
        definitions=Markup(definitions(shared)),
        parts=[Markup(part) for part in parts.values()],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
    )


async def sheet(request: Request) -> Response:
    """The board after a node."""
    asked = request.query_params
    node, known = whole_number(asked.get("node", "")), whole_number(asked.get("known", ""))
    view = asked.get("view", TURN)
    return JSONResponse(
        await looked(request, lambda study: facts_for(request, study, node, view, known))
    )


async def ghost(request: Request) -> Response:
    """What a choice would lead to."""
    actions = actions_asked(request)
    seen = await chosen_at(request, lambda match, viewer: ghost_of(match, viewer, *actions))
    return Response(status_code=NOTHING) if seen is None else JSONResponse(seen)


async def leads(request: Request) -> Response:
    """What can be pressed already, although only a later question is about it."""
    return JSONResponse(await chosen_at(request, leads_facts) or [])


async def chosen_at(request: Request, look: Callable[[Match, Viewer], T]) -> T | None:
    """What is said of choices after a node; nothing where there is nothing to choose."""
    asked = request.query_params
    node, view = whole_number(asked.get("node", "")), asked.get("view", TURN)
    language = language_of(request)

    def looked_at(study: Study) -> T | None:
        match = study.stand(study.find(node))
        seat = eyes_for(match, view).seat
        return look(match, Viewer(seat, language)) if seat in match.pending else None

    return await used(request, looked_at)


def view_in(body: Data) -> str:
    """Through whose eyes, as a script has sent it."""
    view = body.get("view", TURN)
    if not isinstance(view, str):
        raise Refused("refused-malformed")
    return view


def line_in(body: Data, name: str) -> str:
    """A text that was sent."""
    value = body.get(name, "")
    if not isinstance(value, str):
        raise Refused("refused-malformed")
    return value


async def changed(request: Request, what: Callable[[Study, Data, int], int]) -> Response:
    """Change a study as it was seen; then it is shown after the node that `what` names."""
    body = await body_of(request)
    node, version, view = number_in(body, "node"), number_in(body, "version"), view_in(body)

    def change(study: Study) -> Data:
        study.check_version(version)
        number = what(study, body, study.find(node))
        return facts_for(request, study, number, view, version)

    return JSONResponse(await used(request, change))


async def play(request: Request) -> Response:
    """Make a move: along a branch that is there, or along a new one."""
    store = store_of(request)

    def what(study: Study, body: Data, node: int) -> int:
        seat, actions = number_in(body, "seat"), actions_in(body)
        check_follows(study.stand(node), seat, actions)
        for action in actions:
            node, fresh = study.played(node, seat, action)
            if fresh:
                study.change(store, fresh)
        return node

    return await changed(request, what)


async def back(request: Request) -> Response:
    """Go back; nothing is lost by that."""

    def what(study: Study, body: Data, node: int) -> int:
        path = [ROOT, *study.path_to(node)]
        return path[max(0, len(path) - 1 - max(0, number_in(body, "count")))]

    return await changed(request, what)


async def note(request: Request) -> Response:
    """Name a node, and write down what is thought of it."""
    store = store_of(request)

    def what(study: Study, body: Data, node: int) -> int:
        name = clean_line(line_in(body, "name"), LONGEST_NAME)
        told = study.nodes[node]._replace(name=name, note=clean_note(line_in(body, "note")))
        study.change(store, [told])
        return node

    return await changed(request, what)


async def promote(request: Request) -> Response:
    """Make the way to a node the main line."""
    store = store_of(request)

    def what(study: Study, _body: Data, node: int) -> int:
        study.change(store, study.promoted(node))
        return node

    return await changed(request, what)


async def prune(request: Request) -> Response:
    """Delete a node with all that follows it."""
    store = store_of(request)

    def what(study: Study, _body: Data, node: int) -> int:
        if node == ROOT:
            raise Refused("refused-root")
        parent = study.nodes[node].parent
        study.change(store, gone=study.below(node))
        return parent

    return await changed(request, what)


# --- the search ----------------------------------------------------------------------------------


async def think(request: Request) -> Response:
    """What the search thinks of the question after a node; one thought a person at a time."""
    body, studies, person = await body_of(request), studies_of(request), visitor(request)
    node, strength, view = number_in(body, "node"), line_in(body, "strength"), view_in(body)
    language = language_of(request)
    if strength not in STRENGTHS:
        raise Refused("refused-malformed")

    def ask(study: Study) -> Any:
        if not studies.gives_advice(study.row):
            raise Refused("refused-no_hints")
        match = study.stand(study.find(node))
        seat = eyes_for(match, view).seat
        if seat not in match.pending:
            raise Refused("refused-nothing_asked")
        return study.row, seat, match.sight(seat)

    row, seat, sight = await used(request, ask)
    assert person is not None
    if person.id in studies.thinking:
        raise Refused("refused-thinking")
    studies.thinking.add(person.id)
    try:
        seed = f"{row.id}:{node}:{seat}"
        workers = request.app.state.hub.workers
        level, bot = STRENGTHS[strength]
        thought = await workers.explain(sight, seed, bot)
    except TooSlow as error:
        raise Refused("refused-slow") from error
    finally:
        studies.thinking.discard(person.id)
    tell_table(request, row, person)

    def told(study: Study) -> Data:
        match = study.stand(study.find(node))
        return hint_facts(match, seat, language, thought, level, CANDIDATES)

    return JSONResponse(await used(request, told))


def tell_table(request: Request, row: StudyRow, person: Person) -> None:
    """Where several people play, they see that somebody has asked a search about their match."""
    hub = request.app.state.hub
    table: Table | None = hub.tables.get(row.origin) if row.origin else None
    if table is not None and not table.match.over and table.has_company:
        for seat in table.seats_of(person.id)[:1]:
            hub.tell(table, {"kind": "hinted", "seat": seat})


# --- the study itself ----------------------------------------------------------------------------


async def rename(request: Request) -> Response:
    """Another name for a study."""
    name = clean_line(text_of(await form_of(request), "name"), LONGEST_NAME)
    store = store_of(request)
    if not name:
        raise Refused("refused-name")
    await used(request, lambda study: study.change(store, name=name))
    return go_to(f"/study/{request.path_params['study']}")


async def share(request: Request) -> Response:
    """Let everybody with the link look, or nobody any more."""
    is_shared = text_of(await form_of(request), "shared") == "yes"
    store = store_of(request)

    def change(study: Study) -> None:
        check_unsealed(request, study)
        study.change(store, shared=is_shared)

    await used(request, change)
    return go_to(f"/study/{request.path_params['study']}")


async def remove(request: Request) -> Response:
    """A study that is no longer wanted."""
    store = store_of(request)
    await used(request, lambda study: kept.remove_study(store, study.row.id))
    return go_to("/study")


async def copy(request: Request) -> Response:
    """A copy of one's own of a study that one may see."""

    def draw(study: Study) -> Draft:
        start = study.stand(ROOT).copy()
        row = study.row
        return Draft(start, list(study.nodes.values()), row.name, ROOT, row.origin)

    return welcome(request, await looked(request, draw))


async def study_file(request: Request) -> Response:
    """The whole study as a file."""

    def write(study: Study) -> str:
        check_unsealed(request, study)
        return as_text(study_files.study_file(study))

    headers = {"content-disposition": 'attachment; filename="study.json"'}
    return PlainTextResponse(
        await looked(request, write), headers=headers, media_type="application/json"
    )


async def position(request: Request) -> Response:
    """The position after a node as text."""
    node = whole_number(request.query_params.get("node", ""))

    def write(study: Study) -> str:
        check_unsealed(request, study)
        return as_text(study.stand(study.find(node)).position)

    return PlainTextResponse(await looked(request, write))


# --- the editor ----------------------------------------------------------------------------------


async def edit_page(request: Request) -> Response:
    """The position after a node, to be changed."""
    node, language = whole_number(request.query_params.get("node", "")), language_of(request)

    def look(study: Study) -> tuple[StudyRow, editor.Edited, str]:
        check_unsealed(request, study)
        match = study.stand(study.find(node))
        shared = match.picture(None, language).shared
        return study.row, editor.edited(match, language), shared

    row, edited, shared = await used(request, look)
    facts = {
        "home": f"/study/{row.id}",
        "node": node,
        "position": edited.position,
        "whole": edited.whole,
        "form": edited.form,
        "domains": edited.domains,
    }
    return render(
        request,
        "study_edit.html",
        row=row,
        node=node,
        title=find_game(row.game).title,
        definitions=Markup(definitions(shared)),
        parts=[Markup(part) for part in edited.parts.values()],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
    )


async def check(request: Request) -> Response:
    """A changed position: how it looks, or the one thing that is wrong with it."""
    body, language = await body_of(request), language_of(request)

    def look(study: Study) -> Data:
        check_unsealed(request, study)
        return editor.checked(study.row.game, body.get("position"), box_of(study), language)

    return JSONResponse(await used(request, look))


def box_of(study: Study) -> Any:
    """The box that a study is played with."""
    return editor.box_of(study.row.start, study.match.game)


async def set_up(request: Request) -> Response:
    """Go on from a changed position: in a new study, or in this one if nothing was played yet."""
    body, store = await body_of(request), store_of(request)

    def read(study: Study) -> Draft | None:
        check_unsealed(request, study)
        match = editor.set_up(study.row.game, body.get("position"), box_of(study))
        if len(study.nodes) > 1:
            return Draft(match, [BEGINNING], study.row.name)
        study.change(store, start=match.to_dict())
        return None

    draft = await used(request, read)
    person = visitor(request)
    if draft is None or person is None:
        return JSONResponse({"address": f"/study/{request.path_params['study']}"})
    return JSONResponse({"address": keep_draft(request, draft, person)})
