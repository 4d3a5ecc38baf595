"""Whole games in a browser, by pressing what is lit and what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Guest

pytest_plugins = ("tests.web.guests",)
Visit = Callable[..., Guest]
SHORTEST: dict[str, tuple[int, dict[str, Any]]] = {
    "el-grande": (2, {"short": True}),
    "el-caballero": (2, {}),
    "6-castles": (1, {}),
}


@pytest.mark.parametrize("game", SHORTEST)
def test_a_whole_game_is_played_by_pressing_and_the_board_keeps_its_place(
    visit: Visit, game: str
) -> None:
    players, options = SHORTEST[game]
    ana = visit().sit(game, "me", *["peon"] * (players - 1), **options)
    lies = {place: ana.page.locator(place).bounding_box() for place in ("#view", "#bar", "#more")}
    assert ana.play_to_the_end() > 15
    assert lies == {place: ana.page.locator(place).bounding_box() for place in lies}
    ana.press("#choices a")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("the result")
    expect(ana.page.locator(".placed li")).to_have_count(players)
