"""Day and night: one palette, by its names, in which everything can be read."""

from __future__ import annotations

import re
from itertools import product

import pytest

import meseta
from meseta.people.looks import DARK_PALETTE, LOOKS, PALETTE, apply_theme, theme_css
from tests.people.test_picture import TABLES, moments, text_box
from tests.support.readable import PALETTES, contrast, contrast_of, paint_of, texts

LANDS = [name for name in PALETTE if name.startswith("land-")]
WRITTEN = [
    *product(("ink", "faded", "brown", "link"), ("paper", "pale", "warm", "table")),
    *product(("cream",), ("red", "velvet", "ochre", "slate", "grey")),
    *product(("ink",), ("gold", *LANDS)),
    ("pale", "ink"),
]
"""What is written on what."""
READABLE, SEEN = 4.5, 3.0


def apart(one: str, other: str) -> float:
    """How well two paints can be told apart, from 1 to 21."""
    return contrast_of(paint_of(one, {}), paint_of(other, {}))


@pytest.mark.parametrize("time", PALETTES)
@pytest.mark.parametrize(("text", "paper"), WRITTEN)
def test_text_can_be_read_on_its_paper(text: str, paper: str, time: str) -> None:
    palette = PALETTES[time]
    assert apart(palette[text], palette[paper]) >= READABLE


@pytest.mark.sample(1)
@pytest.mark.parametrize("time", PALETTES)
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.sample(2)
def test_whatever_a_picture_writes_can_be_read(game: str, players: int, time: str) -> None:
    faint = [
        text.words
        for match in moments(game, players)
        for seat in {None, *match.pending}
        for text in texts(match.svg(seat), text_box)
        if contrast(text, PALETTES[time]) < READABLE
    ]
    assert faint == []


@pytest.mark.parametrize("colour", LOOKS)
def test_the_edges_of_a_players_things_are_seen_by_night(colour: str) -> None:
    for paper in ("paper", "pale", "sea", *LANDS):
        for edge in ("piece-edge", f"edge-{colour}"):
            assert apart(DARK_PALETTE[edge], DARK_PALETTE[paper]) >= SEEN


@pytest.mark.parametrize("mark", ["lit", "last"])
def test_marks_are_seen_by_night(mark: str) -> None:
    for paper in ("paper", "pale", "table", *LANDS):
        assert apart(DARK_PALETTE[mark], DARK_PALETTE[paper]) >= SEEN


def test_every_paint_has_one_name_and_both_times_know_the_same() -> None:
    assert len(set(PALETTE.values())) == len(PALETTE)
    assert PALETTE.keys() == DARK_PALETTE.keys()


def test_paints_of_the_palette_become_names_and_others_stay() -> None:
    drawn = f'<path fill="{PALETTE["paper"]}" stroke="#123456"/><stop stop-color="#8e2a23"/>'
    assert apply_theme(drawn) == (
        '<path fill="var(--paper, #f1e4c6)" stroke="#123456"/>'
        '<stop stop-color="var(--red, #8e2a23)"/>'
    )


def test_the_style_sheet_has_the_readers_wish_and_the_pages_choice() -> None:
    css = theme_css()
    assert css.startswith(f":root{{--ink:{PALETTE['ink']};")
    assert "@media (prefers-color-scheme: dark){:root:not([data-look=light]){--ink:#f2e8d3;" in css
    assert ":root[data-look=dark]{--ink:#f2e8d3;" in css


KING_AND_SHIP = {"#f4e6c0", "#efcfa4", "#f0bf3c", "#8a6a45", "#2a1a0c"}


def test_papers_mats_and_cards_are_painted_by_name() -> None:
    match = meseta.new("el-grande", seed=1, players=5, way="plain")
    fills = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', apply_theme(match.svg(0))))
    players = {paint for look in LOOKS.values() for paint in (look.fill, look.ink)}
    assert fills - players <= KING_AND_SHIP
