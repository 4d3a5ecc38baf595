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
from meseta.match import AnyGame
from meseta.people.gallery import Exhibit
from meseta.people.guide import Text, guide_of
from meseta.reference.components import SOURCES, Component, components_of
from meseta.reference.sections import Page
from meseta.reference.wording import find_module
from meseta.web import forms
from meseta.web.drawings import drawn, illustrated, shared_definitions
from meseta.web.lobby import game_kind, is_ruling
from meseta.web.pages import render
from meseta.web.sheets import definitions
from meseta.web.speech import phrases
from meseta.web.tables import Refused
from meseta.web.who import language_of


class Shown(NamedTuple):
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


class Asked(NamedTuple):
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
        "definitions": Markup(definitions(shared_definitions(kind.id))),
    }


# --- the rules -----------------------------------------------------------------------------------


@cache
def shown_paragraphs(game: str, language: str) -> list[Shown]:
    """The rules of a game, with their pictures."""
    texts = guide_of(find_game(game)).paragraphs(language)
    return [shown(game, text, language) for text in texts]


def shown(game: str, text: Text, language: str) -> Shown:
    """A paragraph with its pictures."""
    return Shown(text.id, text.title, illustrated(game, text.body, language))


async def guide_page(request: Request) -> Response:
    """How to play a game."""
    kind, language = game_kind(request.path_params["game"]), language_of(request)
    paragraphs = await asyncio.to_thread(shown_paragraphs, kind.id, language)
    return render(request, "guide.html", paragraphs=paragraphs, **common(request, kind))


async def paragraph(request: Request) -> Response:
    """One paragraph by itself, for whoever is asked something at a table."""
    kind, language = game_kind(request.path_params["game"]), language_of(request)
    for each in await asyncio.to_thread(shown_paragraphs, kind.id, language):
        if each.id == request.path_params["paragraph"]:
            title = Markup('<h2 id="explained-title">{}</h2>').format(each.title)
            return HTMLResponse(title + each.body)
    raise Refused("refused-no_page")


# --- components ----------------------------------------------------------------------------------


@cache
def shown_boxes(game: str, language: str) -> list[ShownBox]:
    """The components of every box of a game that is not merely another reading of one."""
    kind = find_game(game)
    gallery: Any = find_module(f"{kind.__module__}.people.gallery")
    return [shown_box(gallery, kind(options), language) for options in gallery.BOXES]


def shown_box(gallery: Any, game: AnyGame, language: str) -> ShownBox:
    """The components of a box: those that can be looked at, and all by their source."""
    exhibits = gallery.exhibits(game, game.words(language))
    entries = components_of(game.document)
    sorts = [(sort, listed([each for each in entries if each.sort == sort])) for sort in SOURCES]
    title = gallery.title(game, game.words(language))
    return ShownBox(title, list(grouped(exhibits)), [each for each in sorts if each[1]])


def listed(entries: list[Component]) -> list[tuple[str, str]]:
    """Entries of a box by their kind."""
    found: dict[str, list[str]] = {}
    for each in entries:
        names = found.setdefault(each.kind, [])
        names += [" ".join(filter(None, (each.within, each.name)))]
    return [(kind, ", ".join(filter(None, names))) for kind, names in found.items()]


def grouped(exhibits: Iterator[Exhibit]) -> Iterator[Group]:
    """Components by what they lie among."""
    for group, several in groupby(exhibits, lambda each: each.group):
        pictures = [(each, Markup(drawn(each.size, each.body, each.name))) for each in several]
        yield Group(group, pictures)


async def components_page(request: Request) -> Response:
    """What is in the box of a game, and where each of it comes from."""
    kind, language = game_kind(request.path_params["game"]), language_of(request)
    boxes = await asyncio.to_thread(shown_boxes, kind.id, language)
    return render(request, "components.html", boxes=boxes, **common(request, kind))


# --- options and notation ------------------------------------------------------------------------


@cache
def asked_of(game: str, language: str) -> list[Asked]:
    """Everything that can be asked in a game, and what may be answered."""
    kind = find_game(game)
    page, words, explains = Page(kind), kind({}).words(language), guide_of(kind).explains

    def asked(decision: type[Decision]) -> Asked:
        answers = [(act.text, page.example_of(act)) for act in decision.acts.values()]
        return Asked(words.question(decision), explains[decision.title()], answers)

    return [asked(each) for each in kind.book.decisions.kinds if not each.is_step]


def players_of(kind: type[AnyGame], language: str) -> forms.Field:
    """How many can play, as an option like the others."""
    words, usual = kind({}).words(language), kind.declared.declared[forms.PLAYERS].usual
    counts = range(forms.fewest_of(kind), len(forms.colours_of(kind)) + 1)
    values = [forms.Value(str(count), str(count)) for count in counts]
    message = f"option-{forms.PLAYERS}"
    title, about = words.say(message), words.about(message)
    return forms.Field(forms.PLAYERS, title, about, "one", values, [str(usual)])


async def options_page(request: Request) -> Response:
    """Every option of a game, and how moves are written."""
    kind, language = game_kind(request.path_params["game"]), language_of(request)
    fields = list(forms.fields_of(kind, language, phrases(language)))
    main = [field for field in fields if not is_ruling(kind, field.name)]
    return render(
        request,
        "game_options.html",
        fields=[players_of(kind, language), *main],
        rulings=[field for field in fields if is_ruling(kind, field.name)],
        asked=await asyncio.to_thread(asked_of, kind.id, language),
        **common(request, kind),
    )
