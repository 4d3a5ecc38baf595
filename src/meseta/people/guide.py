"""How a game is learned: paragraphs with pictures, and lessons; each game has a folder of them.

`LANGUAGE.md` holds the paragraphs, `lessons.LANGUAGE.md` what the lessons say, after the aim of the
game: a heading with its id begins each (`## The King {#king}`), and a line such as
`![what it shows](king)` is a picture. `guide.toml` has the positions of the pictures, and for each
decision the paragraph that explains it; `lessons.toml` has a position for each lesson, and what is
to be said of which answer.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from meseta.kernel.game import Game

HEADING = re.compile(r"^## (.+?) \{#([a-z0-9_]+)\}$", re.M)
REMARK = re.compile(r"^### ([a-z0-9_]+)$", re.M)
PICTURE = re.compile(r"^!\[(.+?)\]\(([a-z0-9_]+)\)$", re.M)
WHY = "why"
"""The remark that every lesson ends with."""


class Text(NamedTuple):
    """A titled text with an id: a paragraph of the rules, or a lesson."""

    id: str
    title: str
    body: str

    @property
    def opening(self) -> str:
        """What stands before the first remark."""
        return REMARK.split(self.body)[0].strip()

    @property
    def remarks(self) -> dict[str, str]:
        """What stands under each small heading."""
        _, *found = REMARK.split(self.body)
        return {name: text.strip() for name, text in zip(found[::2], found[1::2], strict=True)}


class Shot(NamedTuple):
    """A picture: a position, who looks at it, and the parts that are shown, by id or kind."""

    position: Mapping[str, Any]
    parts: Sequence[str]
    seat: int | None = None
    moves: Sequence[str] = ()
    """What is played from the position, before it is looked at."""
    crop: Sequence[float] = ()
    """Of a single part, only this much: left, top, width, height."""
    lit: Sequence[str] = ()
    """The ids of what the text is about."""


class LessonAnswer(NamedTuple):
    """Some answers to the question of a lesson, and the remark on them."""

    fits: Sequence[str]
    """Their texts; a star stands for anything."""
    says: str
    good: bool = False
    told: Sequence[str] = ()
    """What happens then, in the English words of the story; a test holds it against the rules."""

    def is_met_by(self, text: str) -> bool:
        """Whether an answer is one of these."""
        return any(fnmatchcase(text, fits) for fits in self.fits)


class Lesson(NamedTuple):
    """A position that asks for one decision."""

    id: str
    asks: str
    seat: int
    paragraph: str
    position: Mapping[str, Any]
    answers: Sequence[LessonAnswer]
    moves: Sequence[str] = ()
    """What is played from the position, before anything is asked."""
    then: Sequence[Sequence[str]] = ()
    """What others, or the learner again, do after the answer: a colour and a text each."""

    def answer(self, text: str) -> LessonAnswer:
        """What an answer is counted among."""
        return next(each for each in self.answers if each.is_met_by(text))


class Guide:
    """All that a game's folder has to teach it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def data(self) -> dict[str, Any]:
        """What stands in `guide.toml`."""
        return tomllib.loads(self.read("guide.toml"))

    @property
    def explains(self) -> dict[str, str]:
        """The paragraph for every decision, by its name."""
        found: dict[str, str] = self.data["explains"]
        return found

    @cached_property
    def shots(self) -> dict[str, Shot]:
        """The pictures, by their names."""
        return {name: Shot(**shot) for name, shot in self.data["pictures"].items()}

    @cached_property
    def lessons(self) -> list[Lesson]:
        """The lessons, in their order."""
        return [read_lesson(entry) for entry in tomllib.loads(self.read("lessons.toml"))["lesson"]]

    @cache  # noqa: B019 - there is one guide a game
    def paragraphs(self, language: str) -> list[Text]:
        """The rules in a language."""
        return list(texts_in(self.read(f"{language}.md")))

    @cache  # noqa: B019
    def lesson_texts(self, language: str) -> dict[str, Text]:
        """What the lessons say in a language, by their ids."""
        return {each.id: each for each in texts_in(self.read(f"lessons.{language}.md"))}

    @cache  # noqa: B019
    def aim(self, language: str) -> str:
        """What a game is about, said before its lessons."""
        return HEADING.split(self.read(f"lessons.{language}.md"))[0].strip()

    def read(self, name: str) -> str:
        """A file of the folder."""
        return (self.folder / name).read_text("utf-8")


def read_lesson(entry: Mapping[str, Any]) -> Lesson:
    """A lesson as its file has it."""
    answers = [LessonAnswer(**answer) for answer in entry["answers"]]
    return Lesson(**{**entry, "answers": answers})


def texts_in(text: str) -> Iterator[Text]:
    """The titled texts of a file."""
    _, *found = HEADING.split(text)
    for title, name, body in zip(found[::3], found[1::3], found[2::3], strict=True):
        yield Text(name, title, body.strip())


@cache
def guide_of(game: type[Game[Any, Any, Any]]) -> Guide:
    """The guide of a game."""
    return Guide(game.book.homes[0].parent / "people" / "guide")
