"""The pages of a study: the board, what is done on it, the search, the editor."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meseta.games import find_game
from meseta.match.match import Match
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.pages import address_of, definitions, go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import (
    Data,
    body_number,
    body_text,
    form_text,
    read_body,
    read_form,
    read_number,
)
from meseta.web.http.services import service
from meseta.web.store import studies as kept
from meseta.web.store.store import Person, Store
from meseta.web.store.studies import StudyRow
from meseta.web.study import position_editor, study_files
from meseta.web.study.new_study import keep_draft, open_new_study
from meseta.web.study.studies import (
    BEGINNING,
    LONGEST_NAME,
    LONGEST_NOTE,
    ROOT,
    Studies,
    Study,
)
from meseta.web.study.study_files import Draft, as_text, clean_line, clean_note
from meseta.web.study.study_sheets import OPEN, TURN, StudyRequest, eyes_for, study_facts
from meseta.web.table.actions import NOTHING, actions_asked, actions_in
from meseta.web.table.hints import hint_facts
from meseta.web.table.hub import Hub
from meseta.web.table.messages import (
    EditorPage,
    HintFacts,
    PositionFacts,
    PositionFault,
    StudyPage,
    StudySheetFacts,
)
from meseta.web.table.sheets import Viewer, ghost_of, leads_facts
from meseta.web.table.table import Table, check_follows
from meseta.web.table.table_form import describe_options
from meseta.web.table.workers import asker_of

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


def check_access(row: StudyRow, person: Person | None, is_changed: bool) -> None:
    """A study is seen by its owner, and by others if it is shared; only its owner changes it."""
    if person is not None and person.id == row.owner:
        return
    if not row.shared:
        raise Refused("refused-no_page")
    if is_changed:
        raise Refused("refused-not_your_study")


async def look_at_study(request: Request, what: Callable[[Study], T]) -> T:
    """Look at the study that an address names."""
    return await use_study(request, what, False)


async def use_study(request: Request, what: Callable[[Study], T], is_changed: bool = True) -> T:
    """Do something with the study that an address names, if one may."""
    person = visitor(request)

    def checked(study: Study) -> T:
        check_access(study.row, person, is_changed)
        return what(study)

    return await service(request, Studies).use(request.path_params["study"], checked)


def facts_for(
    request: Request, study: Study, node: int, view: str, known: int = -1
) -> StudySheetFacts:
    """What whoever asks is shown of a study."""
    person = visitor(request)
    is_owner = person is not None and person.id == study.row.owner
    return study_facts(study, StudyRequest(node, view, language_of(request), known, is_owner))


def check_unsealed(request: Request, study: Study) -> None:
    """What comes from a match that is still played stays with its owner until that is over."""
    if service(request, Studies).is_sealed(study.row):
        raise Refused("refused-sealed")


# --- the board -----------------------------------------------------------------------------------


async def study_page(request: Request) -> Response:
    """The board, at the node that the address names, or at the end of the main line."""
    named, language = request.query_params.get("node"), language_of(request)
    studies, person = service(request, Studies), visitor(request)

    def look(study: Study) -> tuple[StudyRow, StudySheetFacts, str, list[str], list[str]]:
        node = study.end_of_main_line() if named is None else read_number(named)
        facts = facts_for(request, study, node if node in study.nodes else ROOT, TURN)
        game, words = study.match.game, study.match.game.words(language)
        shared = study.match.picture(None, language).shared
        names = [words.say(f"seat-{colour}") for colour in game.seats]
        return study.row, facts, shared, names, describe_options(game, language)

    row, facts, shared, names, about = await look_at_study(request, look)
    gives_advice = await asyncio.to_thread(studies.gives_advice, row)
    is_sealed = await asyncio.to_thread(studies.is_sealed, row)
    is_owner = person is not None and person.id == row.owner
    parts = facts.pop("parts")
    page: StudyPage = {
        **facts,
        "home": f"/study/{row.id}",
        "owner": is_owner,
        "hints": is_owner and gives_advice,
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
        is_sealed=is_sealed,
        strengths=list(STRENGTHS),
        usual_strength=USUAL_STRENGTH,
        views=[(TURN, None), (OPEN, None), *[(str(n), name) for n, name in enumerate(names)]],
        longest_name=LONGEST_NAME,
        longest_note=LONGEST_NOTE,
        address=address_of(request, f"/study/{row.id}"),
        definitions=Markup(definitions(shared)),
        parts=[Markup(part) for part in parts.values()],
        facts=Markup(json.dumps(page).replace("<", "\\u003c")),
    )


async def sheet(request: Request) -> Response:
    """The board after a node."""
    asked = request.query_params
    node, known = read_number(asked.get("node", "")), read_number(asked.get("known", ""))
    view = asked.get("view", TURN)
    return JSONResponse(
        await look_at_study(request, lambda study: facts_for(request, study, node, view, known))
    )


async def ghost(request: Request) -> Response:
    """What a choice would lead to."""
    actions = actions_asked(request)
    seen = await look_at_choices(request, lambda match, viewer: ghost_of(match, viewer, *actions))
    return Response(status_code=NOTHING) if seen is None else JSONResponse(seen)


async def leads(request: Request) -> Response:
    """What can be pressed already, although only a later question is about it."""
    way = actions_asked(request) if "action" in request.query_params else []
    found = await look_at_choices(request, lambda match, viewer: leads_facts(match, viewer, *way))
    return JSONResponse(found or [])


async def look_at_choices(request: Request, look: Callable[[Match, Viewer], T]) -> T | None:
    """What is said of choices after a node; nothing where there is nothing to choose."""
    asked = request.query_params
    node, view = read_number(asked.get("node", "")), asked.get("view", TURN)
    language = language_of(request)

    def looked_at(study: Study) -> T | None:
        match = study.stand(study.find(node))
        seat = eyes_for(match, view).seat
        return look(match, Viewer(seat, language)) if seat in match.pending else None

    return await use_study(request, looked_at)


def view_in(body: Data) -> str:
    """Through whose eyes, as a script has sent it."""
    view = body.get("view", TURN)
    if not isinstance(view, str):
        raise Refused("refused-malformed")
    return view


async def change_study(request: Request, what: Callable[[Study, Data, int], int]) -> Response:
    """Change a study as it was seen; then it is shown after the node that `what` names."""
    body = await read_body(request)
    node, version, view = body_number(body, "node"), body_number(body, "version"), view_in(body)

    def change(study: Study) -> StudySheetFacts:
        study.check_version(version)
        number = what(study, body, study.find(node))
        return facts_for(request, study, number, view, version)

    return JSONResponse(await use_study(request, change))


async def play(request: Request) -> Response:
    """Make a move: along a branch that is there, or along a new one."""
    store = service(request, Store)

    def what(study: Study, body: Data, node: int) -> int:
        seat, actions = body_number(body, "seat"), actions_in(body)
        check_follows(study.stand(node), seat, actions)
        for action in actions:
            node, fresh = study.follow_move(node, seat, action)
            if fresh:
                study.change(store, fresh)
        return node

    return await change_study(request, what)


async def back(request: Request) -> Response:
    """Go back; nothing is lost by that."""

    def what(study: Study, body: Data, node: int) -> int:
        path = [ROOT, *study.path_to(node)]
        return path[max(0, len(path) - 1 - max(0, body_number(body, "count")))]

    return await change_study(request, what)


async def note(request: Request) -> Response:
    """Name a node, and write down what is thought of it."""
    store = service(request, Store)

    def what(study: Study, body: Data, node: int) -> int:
        name = clean_line(body_text(body, "name"), LONGEST_NAME)
        node_after = study.nodes[node]._replace(name=name, note=clean_note(body_text(body, "note")))
        study.change(store, [node_after])
        return node

    return await change_study(request, what)


async def promote(request: Request) -> Response:
    """Make the way to a node the main line."""
    store = service(request, Store)

    def what(study: Study, _body: Data, node: int) -> int:
        study.change(store, study.promote(node))
        return node

    return await change_study(request, what)


async def prune(request: Request) -> Response:
    """Delete a node with all that follows it."""
    store = service(request, Store)

    def what(study: Study, _body: Data, node: int) -> int:
        if node == ROOT:
            raise Refused("refused-root")
        parent = study.nodes[node].parent
        study.change(store, gone=study.below(node))
        return parent

    return await change_study(request, what)


# --- the search ----------------------------------------------------------------------------------


async def think(request: Request) -> Response:
    """What the search thinks of the question after a node."""
    body, studies, person = await read_body(request), service(request, Studies), visitor(request)
    node, strength, view = body_number(body, "node"), body_text(body, "strength"), view_in(body)
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

    row, seat, sight = await use_study(request, ask)
    assert person is not None
    level, bot = STRENGTHS[strength]
    asker, seed = asker_of(request), f"{row.id}:{node}:{seat}"
    thought = await service(request, Hub).workers.explain(asker, sight, seed, bot)
    tell_table(request, row, person)

    def read_hint(study: Study) -> HintFacts:
        match = study.stand(study.find(node))
        return hint_facts(match, seat, language, thought, level, CANDIDATES)

    return JSONResponse(await use_study(request, read_hint))


def tell_table(request: Request, row: StudyRow, person: Person) -> None:
    """Where several people play, they see that somebody has asked a search about their match."""
    hub = service(request, Hub)
    table: Table | None = hub.tables.get(row.origin) if row.origin else None
    if table is not None and not table.match.over and table.has_company:
        for seat in table.seats_of(person.id)[:1]:
            hub.tell(table, {"kind": "hinted", "seat": seat})


# --- the study itself ----------------------------------------------------------------------------


async def rename(request: Request) -> Response:
    """Another name for a study."""
    name = clean_line(form_text(await read_form(request), "name"), LONGEST_NAME)
    store = service(request, Store)
    if not name:
        raise Refused("refused-name")
    await use_study(request, lambda study: study.change(store, name=name))
    return go_to(f"/study/{request.path_params['study']}")


async def share(request: Request) -> Response:
    """Let everybody with the link look, or nobody any more."""
    is_shared = form_text(await read_form(request), "shared") == "yes"
    store = service(request, Store)

    def change(study: Study) -> None:
        check_unsealed(request, study)
        study.change(store, shared=is_shared)

    await use_study(request, change)
    return go_to(f"/study/{request.path_params['study']}")


async def remove(request: Request) -> Response:
    """A study that is no longer wanted."""
    store = service(request, Store)
    await use_study(request, lambda study: kept.remove_study(store, study.row.id))
    return go_to("/study")


async def copy(request: Request) -> Response:
    """A copy of one's own of a study that one may see."""

    def draw(study: Study) -> Draft:
        start = study.stand(ROOT).copy()
        row = study.row
        return Draft(start, list(study.nodes.values()), row.name, ROOT, row.origin)

    return await open_new_study(request, await look_at_study(request, draw))


async def study_file(request: Request) -> Response:
    """The whole study as a file."""

    def write(study: Study) -> str:
        check_unsealed(request, study)
        return as_text(study_files.study_file(study))

    headers = {"content-disposition": 'attachment; filename="study.json"'}
    return PlainTextResponse(
        await look_at_study(request, write), headers=headers, media_type="application/json"
    )


async def position(request: Request) -> Response:
    """The position after a node as text."""
    node = read_number(request.query_params.get("node", ""))

    def write(study: Study) -> str:
        check_unsealed(request, study)
        return as_text(study.stand(study.find(node)).position)

    return PlainTextResponse(await look_at_study(request, write))


# --- the editor ----------------------------------------------------------------------------------


async def edit_page(request: Request) -> Response:
    """The position after a node, to be changed."""
    node, language = read_number(request.query_params.get("node", "")), language_of(request)

    def look(study: Study) -> tuple[StudyRow, position_editor.Edited, str]:
        check_unsealed(request, study)
        match = study.stand(study.find(node))
        shared = match.picture(None, language).shared
        return study.row, position_editor.open_editor(match, language), shared

    row, edited, shared = await use_study(request, look)
    facts: EditorPage = {
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
    language = language_of(request)
    found: PositionFacts | PositionFault = await read_position(
        request, position_editor.check_position, language
    )
    return JSONResponse(found)


async def read_position(request: Request, what: Callable[..., T], *given: Any) -> T:
    """What comes of a position that was sent, read in bounded time with the box of its study."""
    position = (await read_body(request)).get("position")

    def look(study: Study) -> tuple[str, Any]:
        check_unsealed(request, study)
        return study.row.game, box_of(study)

    game, box = await use_study(request, look)
    workers = service(request, Hub).workers
    return await workers.read(asker_of(request), what, game, position, box, *given)


def box_of(study: Study) -> Any:
    """The box that a study is played with."""
    return position_editor.box_of(study.row.start, study.match.game)


async def set_up(request: Request) -> Response:
    """Go on from a changed position: in a new study, or in this one if nothing was played yet."""
    store = service(request, Store)
    match = await read_position(request, position_editor.set_up)

    def put(study: Study) -> Draft | None:
        if len(study.nodes) > 1:
            return Draft(match, [BEGINNING], study.row.name)
        study.change(store, start=match.to_dict())
        return None

    draft = await use_study(request, put)
    person = visitor(request)
    if draft is None or person is None:
        return JSONResponse({"address": f"/study/{request.path_params['study']}"})
    address = await asyncio.to_thread(keep_draft, request, draft, person)
    return JSONResponse({"address": address})
