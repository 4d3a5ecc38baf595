"""Pictures inside texts: parts of a position, and components of a box, without ids of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

import meseta
from meseta.games import find_game
from meseta.match.match import Match
from meseta.people.guide import PICTURE, Lesson, Shot, guide_of
from meseta.people.parts import Marks, Picture, mark_elements
from meseta.web.http.pictures import draw_svg

WRITER = MarkdownIt("js-default")
"""Writes Markdown as HTML; whatever HTML stands in it is shown as it is typed."""


def render_markdown(text: str) -> Markup:
    """A text as HTML."""
    return Markup(WRITER.render(text))


def begin_match(game: str, start: Shot | Lesson) -> Match:
    """The match that a picture looks at, or that a lesson begins with."""
    match = meseta.setup(game, start.position)
    for text in start.moves:
        match.play(text)
    return match


@cache
def shot_svgs(game: str, name: str, language: str) -> Markup:
    """The parts that a picture shows."""
    shot = guide_of(find_game(game)).shots[name]
    picture = begin_match(game, shot).picture(shot.seat, language)
    return Markup("".join(parts_of(picture, shot)))


def parts_of(picture: Picture, shot: Shot) -> Iterator[str]:
    """The parts of a picture that were asked for, by their ids or kinds."""
    for part in picture.parts:
        if part.body and {part.id, part.kind} & {*shot.parts}:
            body = mark_elements(part.body, Marks(frozenset(shot.lit)))
            text = ". ".join([part.title, *part.told])
            yield draw_svg(part.size, body, text, shot.crop)


def illustrate(game: str, text: str, language: str) -> Markup:
    """A text as HTML, with its pictures."""
    first, *found = PICTURE.split(text)
    pieces = [render_markdown(first)]
    for caption, name, after in zip(found[::3], found[1::3], found[2::3], strict=True):
        figure = Markup('<figure class="shot"><div>{}</div><figcaption>{}</figcaption></figure>')
        pieces += [figure.format(shot_svgs(game, name, language), caption), render_markdown(after)]
    return Markup("").join(pieces)
