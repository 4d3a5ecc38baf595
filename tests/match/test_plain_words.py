"""Nobody who plays reads an id: whatever is told or asked says what a thing is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

import meseta
from meseta.match.choices import choices_of, question_of
from meseta.match.foresight import foresee
from meseta.match.match import Match
from meseta.match.results import result_of
from meseta.people.lines import plain
from tests.support.fuzz import VARIANTS

RAW = re.compile(r"\b[a-z]{1,4}\d+\b|\w_\w|\b[a-z]+-\d", re.IGNORECASE)
"""An id, such as `A06`, `lt05` and `start_a`."""
GAMES = [
    pytest.param(name, variant, id=f"{name}-{place}")
    for name, variants in VARIANTS.items()
    for place, variant in enumerate(variants)
]
FORESEEN_EVERY, LOOKED_BACK_EVERY = 7, 5


def asked_in(match: Match, seat: int, language: str) -> Iterator[str]:
    """A question with its answers, as pages show them."""
    words, scribe = match.game.words(language), match.game.scribe(language)
    scene = match.scene(seat)
    question = question_of(match, words, scribe, scene)
    yield from map(plain, question[:2])
    for choice in choices_of(match, seat, words, scribe, scene):
        yield plain(choice.label)


def foreseen_in(match: Match, seat: int, action: int, language: str) -> Iterator[str]:
    """What is said of an answer before it is given."""
    foreseen = foresee(match.sight(seat), action)
    view = match.view(seat) if foreseen.after is None else foreseen.after.view
    events = [*match.log, *foreseen.events]
    yield from match.game.words(language).story(events, view, len(match.log))


def told_in(match: Match, language: str) -> Iterator[str]:
    """A match in words: its story, its picture, its result."""
    yield from match.story(language)
    for part in match.picture(0, language).parts:
        yield from part.told
    result = result_of(match, match.game.seats, language)
    yield from [source.name for source in result.sources]
    yield from [line for paragraph in result.last for line in (paragraph[0], *paragraph.lines)]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_no_sentence_contains_an_id(name: str, variant: dict[str, Any]) -> None:
    match, dice = meseta.new(name, seed=7, **variant), random.Random(7)
    languages = cycle(match.game.languages())
    while not match.over:
        seat, language = dice.choice(match.pending), next(languages)
        action = dice.choice(match.legal_actions(seat))
        said = list(asked_in(match, seat, language))
        if len(match.moves) % FORESEEN_EVERY == 0:
            said += foreseen_in(match, seat, action, language)
        assert [text for text in said if RAW.search(text)] == []
        match.play(action, seat)
    for language in match.game.languages():
        assert [text for text in told_in(match, language) if RAW.search(text)] == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", VARIANTS)
def test_what_was_told_stays_as_it_was_told(name: str) -> None:
    """Also of a land, a water or a hill that has grown since."""
    match, dice, before = meseta.new(name, seed=9), random.Random(9), list[str]()
    while not match.over:
        before += match.told(len(match.moves))
        if len(match.moves) % LOOKED_BACK_EVERY == 0:
            assert match.story() == before
            assert match.sight(0).story() == before
        match.play(dice.choice(match.legal_actions()), match.pending[0])
