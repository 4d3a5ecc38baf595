"""El Grande in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.kernel.game import WHOLE, Room
from meseta.match.match import Match
from meseta.people.lines import MARKUP
from meseta.terminal.table import TerminalTable
from tests.games.el_grande.story import setup, special, take
from tests.games.el_grande.test_veto import facing_veto
from tests.games.story import play

pytestmark = pytest.mark.once("compiled")


def shown(match: Match, name: str, room: Room = WHOLE, **changed: Any) -> list[str]:
    """A sheet as Purple sees it, without colours."""
    scene = match.scene(0)
    scene = scene._replace(view={**scene.view, **changed})
    sheets = match.game.scribe("en").sheets(scene, {}, room)
    return [MARKUP.sub("", line) for sheet in sheets if sheet.name == name for line in sheet.lines]


def labels(match: Match, seat: int = 0) -> list[str]:
    """The choices of a seat as they are shown."""
    choices = TerminalTable(match, "en").question(seat).choices
    return [f"{choice.key} {choice.beside}".strip() for choice in choices]


def test_a_region_shows_its_values_pieces_and_what_it_would_score() -> None:
    match = setup(king="toledo", caballeros={"toledo": {"purple": 2, "blue": 1}})
    header, toledo = shown(match, "board")[0].split(), shown(match, "board")[6].split()
    assert header[2:] == ["values", "P", "B", "G", "O", "would", "score"]
    assert toledo == ["Toledo", "7/4/2", "2", "1", "·", "·", "♚", "P+9", "B+4"]


def test_a_round_with_a_general_scoring_says_so() -> None:
    assert "scored after this round" in shown(setup(round=3), "board")[0]


def test_what_is_in_a_castillo_that_must_be_remembered_is_not_shown() -> None:
    match = setup(castillo={"purple": 2})
    row = shown(match, "board", castillo=None)[-1]
    assert row.split() == ["Castillo", "5/3/1", "?", "?", "?", "?", "?"]


def test_a_king_abroad_is_shown_above_the_regions() -> None:
    match = setup(king="france", expansions=["new-regency"])
    assert "♚ France" in shown(match, "board")[0]


def test_power_cards_show_what_they_bring() -> None:
    assert labels(setup())[::6] == ["1 +6", "7 +3", "13 +0"]


def test_action_cards_show_what_they_do_where_they_are_taken() -> None:
    match = setup(row=["intrigue_any_3", "decay_3", "score_fours", "decree", "your_majesty"])
    for value in (13, 12, 11, 10):
        match.play(f"power {value}")
    assert labels(match)[-1] == "5 Your Majesty (5): Move the King to any region."


def test_the_card_of_the_turn_shows_how_many_were_placed() -> None:
    match = take("decree", king="aragon", court={"purple": 2})
    match.play("place navarra")
    assert shown(match, "cards", Room(80, 20)) == ["▶ Decree (1/4) Lay or move a scoring tile."]


def test_both_actions_of_a_card_are_told_where_one_is_chosen() -> None:
    match = special("intrigue_choice", edition="classic", caballeros={"toledo": {"purple": 1}})
    assert labels(match)[0].startswith("1 Move")
    assert labels(match)[0] != labels(match)[1].replace("2", "1")


def test_cards_are_told_by_name_alone_where_there_is_little_room() -> None:
    match = meseta.new("el-grande", seed=1)
    assert len(shown(match, "cards", Room(80, 20))) == 1
    assert len(shown(match, "cards", Room(80, 22))) == 5


def test_a_veto_is_asked_with_what_it_would_prevent() -> None:
    there = {"toledo": {"blue": 4}}
    match = facing_veto("intrigue_any_4", edition="classic", caballeros=there)
    while "veto" in match.legal():
        assert TerminalTable(match, "en").question(0).title.endswith("special action of Intrigue.)")
        match.play("allow")
    play(match, "lift blue toledo", "drop aragon")
    assert (
        "(Blue wants to move a caballero of Blue from"
        in TerminalTable(match, "en").question(0).title
    )


def test_a_caballero_in_hand_is_named() -> None:
    match = special("intrigue_any_3", caballeros={"toledo": {"blue": 1}})
    match.play("lift blue toledo")
    assert (
        TerminalTable(match, "en")
        .question(0)
        .title.endswith("drop the caballero (Blue, from Toledo)")
    )
