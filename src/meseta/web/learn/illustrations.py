"""Pictures inside texts: parts of a position, and components of a box, without ids of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from xml.sax.saxutils import quoteattr

from markdown_it import MarkdownIt
from markupsafe import Markup

import meseta
from meseta.games import find_game
from meseta.match.match import Match
from meseta.people.drawing import Point
from meseta.people.guide import PICTURE, Lesson, Shot, guide_of
from meseta.people.looks import apply_theme
from meseta.people.parts import Marks, Picture, mark_elements

WRITER = MarkdownIt("js-default")
"""Writes Markdown as HTML; whatever HTML stands in it is shown as it is typed."""


def render_markdown(text: str) -> Markup:
    """A text as HTML."""
    return Markup(WRITER.render(text))


def draw_svg(size: Point, body: str, title: str, crop: Sequence[float] = ()) -> str:
    """A drawing with its title; ids are left out, since a page may show the same thing twice."""
    box = " ".join(f"{number:g}" for number in crop or (0, 0, *size))
    wide = (crop or (0, 0, *size))[2]
    plain = re.sub(r' id="[^"]*"', "", body)
    return (
        f'<svg viewBox="{box}" width="{wide:g}" role="img" aria-label={quoteattr(title)}>'
        f"{apply_theme(plain)}</svg>"
    )


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


@cache
def definitions_of(game: str) -> str:
    """What all drawings of a game refer to."""
    return meseta.new(game, seed=0).picture().shared
