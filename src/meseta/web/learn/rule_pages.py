"""How to play: the rules in our own words, components with their sources, options and notation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from meseta.games import find_game
from meseta.kernel.decision import Decision
from meseta.kernel.game import AnyGame
from meseta.people.gallery import Exhibit
from meseta.people.guide import Text, guide_of
from meseta.reference.components import SOURCES, Component, components_of
from meseta.reference.sections import Page
from meseta.reference.wording import find_module
from meseta.web.http.auth import language_of
from meseta.web.http.pages import definitions, render
from meseta.web.http.pictures import definitions_of, draw_exhibit
from meseta.web.http.refusals import Refused
from meseta.web.learn.illustrations import illustrate
from meseta.web.table import table_form
from meseta.web.table.table_form import find_game_or_refuse


class ShownParagraph(NamedTuple):
    """A paragraph as a page shows it."""

    id: str
    title: str
    body: Markup


class Group(NamedTuple):
    """Components that belong together."""

    title: str
    exhibits: list[tuple[Exhibit, Markup]]


class ShownBox(NamedTuple):
    """A box as a page shows it."""

    title: str
    groups: list[Group]
    entries: list[tuple[str, list[tuple[str, str]]]]
    """Everything in it by its source, then by its kind, as the box names it."""


class ListedQuestion(NamedTuple):
    """A decision with what may be typed for it."""

    question: str
    paragraph: str
    answers: list[tuple[str, str]]
    """The text of each answer, and an example where something is chosen with it."""


def common(request: Request, kind: type[AnyGame]) -> dict[str, Any]:
    """What all pages about a game are given."""
    return {
        "game": kind.id,
        "title": kind.title,
        "definitions": Markup(definitions(definitions_of(kind.id))),
    }


# --- the rules -----------------------------------------------------------------------------------


@cache
@cache
def list_paragraphs(game: str, language: str) -> list[ShownParagraph]:
    """The rules of a game, with their pictures."""
    texts = guide_of(find_game(game)).paragraphs(language)
    return [render_paragraph(game, text, language) for text in texts]


def render_paragraph(game: str, text: Text, language: str) -> ShownParagraph:
    """A paragraph with its pictures."""
    return ShownParagraph(text.id, text.title, illustrate(game, text.body, language))


async def guide_page(request: Request) -> Response:
    """How to play a game."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    paragraphs = await asyncio.to_thread(list_paragraphs, kind.id, language)
    return render(request, "guide.html", paragraphs=paragraphs, **common(request, kind))


async def paragraph(request: Request) -> Response:
    """One paragraph by itself, for whoever is asked something at a table."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    for each in await asyncio.to_thread(list_paragraphs, kind.id, language):
        if each.id == request.path_params["paragraph"]:
            title = Markup('<h2 id="explained-title">{}</h2>').format(each.title)
            return HTMLResponse(title + each.body)
    raise Refused("refused-no_page")


# --- components ----------------------------------------------------------------------------------


@cache
def list_boxes(game: str, language: str) -> list[ShownBox]:
    """The components of every box of a game that is not merely another reading of one."""
    kind = find_game(game)
    gallery: Any = find_module(f"{kind.__module__}.people.gallery")
    return [list_box(gallery, kind(options), language) for options in gallery.BOXES]


def list_box(gallery: Any, game: AnyGame, language: str) -> ShownBox:
    """The components of a box: those that can be looked at, and all by their source."""
    exhibits = gallery.exhibits(game, game.words(language))
    entries = components_of(game.document)
    sorts = [
        (sort, list_entries([each for each in entries if each.sort == sort])) for sort in SOURCES
    ]
    title = gallery.title(game, game.words(language))
    return ShownBox(title, list(group_components(exhibits)), [each for each in sorts if each[1]])


def list_entries(entries: list[Component]) -> list[tuple[str, str]]:
    """Entries of a box by their kind."""
    found: dict[str, list[str]] = {}
    for each in entries:
        names = found.setdefault(each.kind, [])
        names += [" ".join(filter(None, (each.within, each.name)))]
    return [(kind, ", ".join(filter(None, names))) for kind, names in found.items()]


def group_components(exhibits: Iterator[Exhibit]) -> Iterator[Group]:
    """Components by what they lie among."""
    for group, several in groupby(exhibits, lambda each: each.group):
        pictures = [(each, Markup(draw_exhibit(each))) for each in several]
        yield Group(group, pictures)


async def components_page(request: Request) -> Response:
    """What is in the box of a game, and where each of it comes from."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    boxes = await asyncio.to_thread(list_boxes, kind.id, language)
    return render(request, "components.html", boxes=boxes, **common(request, kind))


# --- options and notation ------------------------------------------------------------------------


@cache
def list_questions(game: str, language: str) -> list[ListedQuestion]:
    """Everything that can be asked in a game, and what may be answered."""
    kind = find_game(game)
    page, words, explains = Page(kind), kind({}).words(language), guide_of(kind).explains

    def asked(decision: type[Decision]) -> ListedQuestion:
        answers = [(act.text, page.example_of(act)) for act in decision.acts.values()]
        return ListedQuestion(words.question(decision), explains[decision.title()], answers)

    return [asked(each) for each in kind.book.decisions.kinds if not each.is_step]


def players_of(kind: type[AnyGame], language: str) -> table_form.OptionField:
    """How many can play, as an option like the others."""
    words, usual = kind({}).words(language), kind.declared.declared[table_form.PLAYERS].usual
    counts = range(table_form.fewest_of(kind), len(table_form.colours_of(kind)) + 1)
    values = [table_form.Value(str(count), str(count)) for count in counts]
    message = f"option-{table_form.PLAYERS}"
    title, about = words.say(message), words.about(message)
    return table_form.OptionField(table_form.PLAYERS, title, about, "one", values, [str(usual)])


async def options_page(request: Request) -> Response:
    """Every option of a game, and how moves are written."""
    kind, language = find_game_or_refuse(request.path_params["game"]), language_of(request)
    values = table_form.form_values(kind, language)
    return render(
        request,
        "game_options.html",
        fields=[players_of(kind, language), *values["fields"]],
        rulings=values["rulings"],
        asked=await asyncio.to_thread(list_questions, kind.id, language),
        **common(request, kind),
    )
