"""The reference page of every game is there, is complete, and says what the declarations say."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from meseta.games import GAMES, find_game
from meseta.reference import write_reference
from meseta.reference.markdown import table
from meseta.reference.messages import has, missing
from meseta.reference.observation import write_observation
from tests.support import ROOT

FOLDER = ROOT / "docs" / "games"


@cache
def page(game: str) -> str:
    return write_reference(find_game(game))


def test_every_game_has_a_page_and_every_page_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.md")) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_what_the_declarations_say(game: str) -> None:
    kept = (FOLDER / f"{game}.md").read_text("utf-8")
    assert kept == page(game), "stale: run `python -m meseta.reference`"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_what_every_byte_of_an_observation_means(game: str) -> None:
    kept = (FOLDER.parent / "observations" / f"{game}.md").read_text("utf-8")
    assert kept == write_observation(find_game(game)), "stale: run `python -m meseta.reference`"


@pytest.mark.parametrize("game", GAMES)
def test_every_option_decision_event_and_effect_has_a_text(game: str) -> None:
    kind = find_game(game)
    for language in kind.languages():
        assert missing(kind, language) == [], language


def test_a_message_or_an_explanation_that_is_not_there_is_missed() -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("option-short = Short game\n"))
    assert has(bundle, "option-short")
    assert not has(bundle, "option-short.about")
    assert not has(bundle, "event-placed")


@pytest.mark.parametrize("game", GAMES)
def test_links_on_a_page_lead_somewhere(game: str) -> None:
    text = page(game)
    headings = {title.lower() for title in re.findall(r"^## (\w+)$", text, re.M)}
    places = re.findall(r'<a id="([^"]+)">', text)
    assert len(places) == len(set(places))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings | set(places)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_a_table_has_as_many_cells_as_its_header(game: str) -> None:
    for block in re.findall(r"(?:^\|.*\n)+", page(game), re.M):
        cells = {len(re.findall(r"(?<!\\)\|", row)) for row in block.splitlines()}
        assert len(cells) == 1, block


def test_a_bar_in_a_cell_is_escaped_and_an_empty_column_left_out() -> None:
    assert table(["a", "b", "c"], [["x|y", "", "z"]]) == "| a | c |\n| --- | --- |\n| x\\|y | z |"
