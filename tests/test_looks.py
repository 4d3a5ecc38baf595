"""Day and night: one palette, by its names, in which everything can be read."""

from __future__ import annotations

import re
from itertools import product

import pytest

import meseta
from meseta.people.looks import DARK_PALETTE, LOOKS, PALETTE, theme_css, themed

PALETTES = {"day": PALETTE, "night": DARK_PALETTE}
LANDS = [name for name in PALETTE if name.startswith("land-")]
WRITTEN = [
    *product(("ink", "faded", "brown"), ("paper", "pale", "warm", "table")),
    *product(("cream",), ("red", "velvet", "ochre", "slate", "grey")),
    *product(("ink",), ("gold", *LANDS)),
    ("pale", "ink"),
]
"""What is written on what."""
READABLE, SEEN = 4.5, 3.0


def light_of(paint: str) -> float:
    """How light a paint is to the eye, from 0 to 1."""
    parts = [int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """How well two paints can be told apart, from 1 to 21."""
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("time", PALETTES)
@pytest.mark.parametrize(("text", "paper"), WRITTEN)
def test_text_can_be_read_on_its_paper(text: str, paper: str, time: str) -> None:
    palette = PALETTES[time]
    assert contrast(palette[text], palette[paper]) >= READABLE


@pytest.mark.parametrize("colour", LOOKS)
def test_the_edges_of_a_players_things_are_seen_by_night(colour: str) -> None:
    for paper in ("paper", "pale", "sea", *LANDS):
        for edge in ("piece-edge", f"edge-{colour}"):
            assert contrast(DARK_PALETTE[edge], DARK_PALETTE[paper]) >= SEEN


@pytest.mark.parametrize("mark", ["lit", "last"])
def test_marks_are_seen_by_night(mark: str) -> None:
    for paper in ("paper", "pale", "table", *LANDS):
        assert contrast(DARK_PALETTE[mark], DARK_PALETTE[paper]) >= SEEN


def test_every_paint_has_one_name_and_both_times_know_the_same() -> None:
    assert len(set(PALETTE.values())) == len(PALETTE)
    assert PALETTE.keys() == DARK_PALETTE.keys()


def test_paints_of_the_palette_become_names_and_others_stay() -> None:
    drawn = f'<path fill="{PALETTE["paper"]}" stroke="#123456"/><stop stop-color="#8e2a23"/>'
    assert themed(drawn) == (
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
    fills = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', themed(match.svg(0))))
    players = {paint for look in LOOKS.values() for paint in (look.fill, look.ink)}
    assert fills - players <= KING_AND_SHIP
