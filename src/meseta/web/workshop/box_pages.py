"""The pages of the box workshop: our boxes and one's own, the bench, two boxes side by side."""

from __future__ import annotations

import json
from asyncio import to_thread
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.games import find_game
from meseta.kernel.boxes import BoxError, Document
from meseta.kernel.game import AnyGame
from meseta.match.match import is_shipped
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import definitions, go_to, render
from meseta.web.http.pictures import definitions_of, draw_exhibit
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import (
    Data,
    body_number,
    body_text,
    form_text,
    read_body,
    read_form,
    require_sure,
)
from meseta.web.http.services import service
from meseta.web.store import boxes
from meseta.web.store.boxes import BoxRow
from meseta.web.store.errors import Stale
from meseta.web.store.store import Person, Store, new_id, now
from meseta.web.table.access import open_table
from meseta.web.table.messages import BenchFacts, BenchPage
from meseta.web.table.own_boxes import OpenBox, find_own_box, open_box
from meseta.web.table.table_form import find_game_or_refuse
from meseta.web.workshop.bench import (
    Progress,
    bench_facts,
    components_shown,
    differences_shown,
    fault_facts,
    find_component,
    newcomer_facts,
    progress_of,
    say_source,
    tally_facts,
)
from meseta.workshop.components import BoxComponent, shown_boxes, words_for
from meseta.workshop.corrections import COPY, clean
from meseta.workshop.drafts import BoxDraft, BoxStep
from meseta.workshop.fault_telling import say_fault
from meseta.workshop.galleries import gallery_of, printed_tallies

MOST_BOXES, MOST_STEPS, LONGEST_NAME = 20, 3000, 60
"""Boxes that one person may keep, steps that one may have, letters of its name."""
LONGEST_WHY, OTHER = 240, "other"
DONE: dict[str, Callable[[BoxDraft, BoxComponent], BoxStep]] = {
    "same": lambda draft, component: draft.keep(component),
    "missing": lambda draft, component: draft.remove(component),
    "more": lambda draft, component: draft.add(component),
    OTHER: lambda draft, component: draft.add(component, is_other=True),
    "forget": lambda draft, component: draft.forget(component),
}
"""What can be said of a component, beside that a word of it is different."""


class ShownComponent(NamedTuple):
    """A component as an overview shows it."""

    key: str
    name: str
    copies: int
    picture: Markup
    about: str
    source: str
    sort: str
    verdict: str


class ComponentGroup(NamedTuple):
    """Components that lie together in the box."""

    title: str
    shown: list[ShownComponent]

    @property
    def looked_at(self) -> int:
        """How many of them were held against a copy."""
        return sum(each.verdict != "" for each in self.shown)


class ListedBox(NamedTuple):
    """A box of one's own in a list."""

    row: BoxRow
    edition: str
    progress: Progress
    is_sound: bool


def common(kind: type[AnyGame]) -> dict[str, Any]:
    """What all pages about a game's boxes are given."""
    shared = Markup(definitions(definitions_of(kind.id)))
    return {"game": kind.id, "title": kind.title, "definitions": shared}


def edition_title(kind: type[AnyGame], name: str, language: str) -> str:
    """What a box of ours is called."""
    game = kind(shown_boxes(kind)[name])
    return str(gallery_of(kind).title(game, game.words(language)))


def groups_of(draft: BoxDraft, language: str) -> list[ComponentGroup]:
    """Everything in a box, as an overview shows it."""
    shown = [
        (each.exhibit.group, show_component(draft, each, language))
        for each in components_shown(draft.document, draft.base, language)
    ]
    by_group = groupby(shown, lambda pair: pair[0])
    return [ComponentGroup(title, [each for _, each in pairs]) for title, pairs in by_group]


def show_component(draft: BoxDraft, component: BoxComponent, language: str) -> ShownComponent:
    """A component as an overview shows it."""
    exhibit = component.exhibit
    return ShownComponent(
        component.key,
        exhibit.name,
        exhibit.copies,
        Markup(draw_exhibit(exhibit)),
        exhibit.about,
        say_source(exhibit, language),
        exhibit.sort,
        draft.verdict_on(component),
    )


# --- our boxes, and mine -------------------------------------------------------------------------


def shelf_page(request: Request) -> Response:
    """What is in the boxes of a game, and where one's own begin."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    person, store = visitor(request), service(request, Store)
    names = list(shown_boxes(kind))
    asked = request.query_params.get("box", names[0])
    name = asked if asked in names else names[0]
    base = kind.load_box(name)
    draft = BoxDraft(kind, base, base["title"])
    rows = boxes.boxes_of(store, person.id, kind.id) if person else []
    return render(
        request,
        "box_shelf.html",
        box=name,
        editions=[(each, edition_title(kind, each, language)) for each in names],
        groups=groups_of(draft, language),
        mine=[list_box(store, row, language) for row in rows],
        **common(kind),
    )


def list_box(store: Store, row: BoxRow, language: str) -> ListedBox:
    """A box of one's own in a list."""
    opened = open_box(store, row)
    draft = opened.draft
    components = components_shown(draft.document, draft.base, language)
    edition = edition_title(draft.kind, row.base["name"], language)
    return ListedBox(row, edition, progress_of(draft, components), not opened.faults)


async def begin_box(request: Request) -> Response:
    """A box of one's own, still like ours."""
    form, kind = await read_form(request), find_game_or_refuse(request.path_params["game"])
    name = form_text(form, "box")
    if name not in shown_boxes(kind):
        raise Refused("refused-malformed")
    person, title = visitor(request), edition_title(kind, name, language_of(request))
    called = person.name if person else phrases(language_of(request)).say("guest")
    return await keep_new_box(request, kind, kind.load_box(name), f"{title} ({called})", [])


async def keep_new_box(
    request: Request, kind: type[AnyGame], base: Document, name: str, steps: list[BoxStep]
) -> Response:
    """Keep a new box for whoever asks, and go there."""
    person, token = await welcome(request)
    row = new_row(person, kind, base, name)
    await to_thread(add_new_box, service(request, Store), row, steps)
    response = go_to(f"/box/{row.id}")
    remember(request, response, token)
    return response


def new_row(person: Person, kind: type[AnyGame], base: Document, name: str) -> BoxRow:
    """A new box of somebody."""
    at, attester = now(), {**dict.fromkeys(COPY, ""), "by": person.name}
    called = clean(name, LONGEST_NAME)
    return BoxRow(new_id(), person.id, kind.id, called, base, attester, 0, 0, at, at)


def add_new_box(store: Store, row: BoxRow, steps: list[BoxStep]) -> None:
    """Keep a new box, unless there are too many."""
    if boxes.count_boxes(store, row.owner) >= MOST_BOXES:
        raise Refused("refused-many_boxes", count=MOST_BOXES)
    boxes.add_box(store, row, [step.as_data() for step in steps])


def opened_for(request: Request) -> OpenBox:
    """The box of whoever asks that an address names."""
    store = service(request, Store)
    return open_box(store, find_own_box(store, visitor(request), request.path_params["box"]))


def box_page(request: Request) -> Response:
    """A box of one's own: everything in it, how far one is, and what can be done with it."""
    opened, language = opened_for(request), language_of(request)
    draft, row = opened.draft, opened.row
    components = components_shown(draft.document, draft.base, language)
    return render(
        request,
        "box.html",
        row=row,
        edition=edition_title(draft.kind, row.base["name"], language),
        groups=groups_of(draft, language),
        progress=progress_of(draft, components),
        told=progress_of(draft, components).say(language),
        next=next((e.key for e in components if not draft.verdict_on(e)), components[0].key),
        faults=list(fault_facts(opened, components, language)),
        tallies=list(tally_facts(draft, language)),
        is_sound=not opened.faults,
        longest=LONGEST_NAME,
        copy_fields=COPY,
        others=compared_with(request, draft.kind, row.id),
        **common(draft.kind),
    )


def compared_with(request: Request, kind: type[AnyGame], box: str) -> list[tuple[str, str]]:
    """What a box can be held against: ours, and the others of whoever asks."""
    person, language = visitor(request), language_of(request)
    ours = [(name, edition_title(kind, name, language)) for name in shown_boxes(kind)]
    rows = boxes.boxes_of(service(request, Store), person.id, kind.id) if person else []
    return ours + [(row.id, row.name) for row in rows if row.id != box]


# --- the bench -----------------------------------------------------------------------------------


def bench_page(request: Request) -> Response:
    """One component beside the opened box."""
    opened, language = opened_for(request), language_of(request)
    facts = bench_facts(opened, request.query_params.get("at", ""), language)
    page: BenchPage = {**facts, "home": f"/box/{opened.row.id}"}
    return render(
        request,
        "box_bench.html",
        row=opened.row,
        facts=Markup(json.dumps(page).replace("<", "\\u003c")),
        **common(opened.draft.kind),
    )


def component(request: Request) -> Response:
    """Another component; or the next one behind it that was not looked at yet."""
    asked = request.query_params
    key, goes_on = asked.get("at", ""), "on" in asked
    return JSONResponse(bench_facts(opened_for(request), key, language_of(request), goes_on))


def newcomers(request: Request) -> Response:
    """What could be added beside a component."""
    opened, language = opened_for(request), language_of(request)
    shown = components_shown(opened.draft.document, opened.draft.base, language)
    found = find_component(shown, request.query_params.get("at", ""))
    if found is None:
        raise Refused("refused-malformed")
    return JSONResponse(newcomer_facts(opened.draft, found, language))


async def change(
    request: Request, what: Callable[[OpenBox, Data], tuple[BoxRow, str, bool]]
) -> Response:
    """Change a box as it was seen; then a component of it is shown, or the next one."""
    body, language = await read_body(request), language_of(request)

    def work() -> BenchFacts:
        opened = opened_for(request)
        if body_number(body, "version") != opened.row.version:
            raise Refused("refused-stale_box")
        try:
            row, key, goes_on = what(opened, body)
        except BoxError as error:
            kind, base = opened.draft.kind, opened.draft.base
            why = say_fault(error.args[0], words_for(kind, base["name"], language))
            raise Refused("refused-box_step", why=why[:LONGEST_WHY]) from error
        except Stale as error:
            raise Refused("refused-stale_box") from error
        return bench_facts(open_box(service(request, Store), row), key, language, goes_on)

    return JSONResponse(await to_thread(work))


async def step(request: Request) -> Response:
    """Say something of a component: that it is the same, different, missing, or more."""
    store, language = service(request, Store), language_of(request)

    def what(opened: OpenBox, body: Data) -> tuple[BoxRow, str, bool]:
        draft, verdict = opened.draft, body_text(body, "verdict")
        shown = components_shown(draft.document, draft.base, language)
        found = find_component(shown, body_text(body, "component"))
        if found is None or (verdict not in DONE and verdict != "different"):
            raise Refused("refused-malformed")
        if opened.row.steps >= MOST_STEPS:
            raise Refused("refused-many_steps", count=MOST_STEPS)
        made = made_of(draft, found, verdict, body)
        row = boxes.add_step(store, opened.row, made.as_data())
        return row, made.component, verdict in ("same", "missing")

    return await change(request, what)


def made_of(draft: BoxDraft, component: BoxComponent, verdict: str, body: Data) -> BoxStep:
    """The step that somebody makes with what they say of a component."""
    if verdict == OTHER and "title" in body:
        return draft.join(component, body_text(body, "title"))
    return (
        DONE[verdict](draft, component) if verdict in DONE else change_word(draft, component, body)
    )


def change_word(draft: BoxDraft, component: BoxComponent, body: Data) -> BoxStep:
    """A word of a component is different."""
    at = body.get("at")
    if not isinstance(at, list) or not all(isinstance(each, str) for each in at):
        raise Refused("refused-malformed")
    return draft.change(component, tuple(at), body_text(body, "key"), body.get("value"))


async def undo(request: Request) -> Response:
    """Take the last step back, or make it again."""
    store = service(request, Store)

    def what(opened: OpenBox, body: Data) -> tuple[BoxRow, str, bool]:
        back = body_number(body, "count")
        steps = boxes.steps_of(store, opened.row.id)
        after = opened.row.steps - back
        if back not in (1, -1) or not 0 <= after <= len(steps):
            raise Refused("refused-malformed")
        row = boxes.change_box(store, opened.row, steps=after)
        return row, steps[min(after, opened.row.steps)]["component"], False

    return await change(request, what)


async def count(request: Request) -> Response:
    """Take what was counted for a total that the rule book prints."""
    store, language = service(request, Store), language_of(request)

    def what(opened: OpenBox, body: Data) -> tuple[BoxRow, str, bool]:
        draft = opened.draft
        words = draft.kind({}).words(language)
        for _, tally in printed_tallies(draft.kind, draft.document, words):
            if [str(each) for each in tally.at] == body.get("at"):
                made = draft.take_count(tally)
                row = boxes.add_step(store, opened.row, made.as_data())
                return row, body_text(body, "component"), False
        raise Refused("refused-malformed")

    return await change(request, what)


# --- the box itself ------------------------------------------------------------------------------


async def describe(request: Request) -> Response:
    """Its name, who attests it, and from which edition."""
    form = await read_form(request)
    name = clean(form_text(form, "name"), LONGEST_NAME)
    if not name:
        raise Refused("refused-name")
    attester = {key: clean(form_text(form, key), most) for key, most in COPY.items()}

    def work() -> None:
        row = opened_for(request).row
        try:
            boxes.change_box(service(request, Store), row, name=name, attester=attester)
        except Stale as error:
            raise Refused("refused-stale_box") from error

    await to_thread(work)
    return go_to(f"/box/{request.path_params['box']}")


async def copy(request: Request) -> Response:
    """The same box once more, to go on with in another way."""
    store = service(request, Store)

    def work() -> str:
        opened = opened_for(request)
        row = opened.row._replace(id=new_id(), version=0, created=now(), changed=now())
        steps = boxes.steps_of(store, opened.row.id)[: opened.row.steps]
        if boxes.count_boxes(store, row.owner) >= MOST_BOXES:
            raise Refused("refused-many_boxes", count=MOST_BOXES)
        boxes.add_box(store, row, steps)
        return row.id

    return go_to(f"/box/{await to_thread(work)}")


async def remove(request: Request) -> Response:
    """A box that is no longer wanted."""
    row, form = (await to_thread(opened_for, request)).row, await read_form(request)
    require_sure(form, row.name)
    await to_thread(boxes.remove_box, service(request, Store), row.id)
    return go_to(f"/games/{row.game}/box")


# --- two boxes -----------------------------------------------------------------------------------


def named_box(request: Request, kind: type[AnyGame], name: str) -> tuple[str, Document]:
    """A box of ours or of whoever asks, with what it is called."""
    if name in shown_boxes(kind):
        return edition_title(kind, name, language_of(request)), kind.load_box(name)
    store = service(request, Store)
    opened = open_box(store, find_own_box(store, visitor(request), name))
    if opened.draft.kind is not kind:
        raise Refused("refused-no_page")
    return opened.row.name, opened.draft.document


def compare_page(request: Request) -> Response:
    """In what two boxes differ, as a list and as pictures."""
    kind, asked = find_game_or_refuse(request.path_params["game"]), request.query_params
    names = [asked.get("one", ""), asked.get("other", "")]
    (one, ours), (other, theirs) = (named_box(request, kind, name) for name in names)
    return show_comparison(request, kind, (one, other), ours, theirs)


def show_comparison(
    request: Request,
    kind: type[AnyGame],
    names: tuple[str, str],
    ours: Document,
    theirs: Document,
    back: str = "",
) -> Response:
    """Two boxes side by side."""
    return render(
        request,
        "box_compare.html",
        one=names[0],
        other=names[1],
        found=differences_shown(ours, theirs, language_of(request)),
        back=back or f"/games/{kind.id}/box",
        groups=groups_of(BoxDraft(kind, theirs, theirs["title"]), language_of(request))
        if back
        else [],
        **common(kind),
    )


async def table_box_page(request: Request) -> Response:
    """With which box a table is played, and in what it differs from ours."""
    table = await open_table(request)
    game, back = table.match.game, f"/t/{table.row.id}"
    kind = find_game(game.id)
    if is_shipped(game) or game.document["name"] not in shown_boxes(kind):
        return go_to(f"/games/{game.id}/components")
    ours = kind.load_box(game.document["name"])
    title = edition_title(kind, ours["name"], language_of(request))
    names = (title, str(game.document["title"]))
    return await to_thread(show_comparison, request, kind, names, ours, game.document, back)
