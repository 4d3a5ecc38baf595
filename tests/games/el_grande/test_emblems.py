"""Action cards are known by an emblem, and their words can be read beside it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meseta
from meseta.games.el_grande.box.effects import Effect
from meseta.games.el_grande.people.picture.cards import LETTERS, ROW_CARD, TOP, draw_face
from meseta.games.el_grande.people.picture.emblems import EMBLEMS, draw_emblem, emblem_of
from meseta.people.looks import PALE

LEAST = 15
NEARLY_ALL = 0.9
"""Of the texts, whose letters are as large as they may be: but for cards with much to say."""
BOXES: list[dict[str, Any]] = [
    {"edition": "2023", "expansions": ["new-regency", "old-hands", "power-shift"]},
    {"players": 2, "expansions": ["new-regency"], "estate_may_stay": False},
    {"edition": "classic", "players": 5, "civil_war_singles": "lose"},
]


def test_every_verb_belongs_to_a_family() -> None:
    assert set(EMBLEMS) == set(Effect.verbs)


@pytest.mark.parametrize("options", BOXES, ids=str)
def test_every_card_shows_its_emblem_and_words_that_can_be_read(options: dict[str, Any]) -> None:
    game: Any = meseta.new("el-grande", seed=1, **options).game
    for language in game.languages():
        words, letters = game.words(language), []
        for number in range(len(words.cards)):
            face = draw_face(words, game.viewer.card(number), ROW_CARD, PALE)
            assert draw_emblem(emblem_of(words, number), ROW_CARD[0] - 26, TOP) in face
            sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', face)]
            assert min(sizes) >= LEAST
            letters.append(sizes[-1])
        assert sum(size >= LETTERS - 1 for size in letters) >= NEARLY_ALL * len(letters)
