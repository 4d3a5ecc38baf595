"""Charts of a match: chances end at who has won."""

from __future__ import annotations

import re

import pytest

import meseta
from meseta.match.chances import Moment
from meseta.match.charts import draw_chances_chart, players_of

TOKEN = r'href="#token-{}" transform="translate\([\d.]+ ([\d.]+)\)'


@pytest.mark.parametrize("winner", [0, 1])
def test_chances_end_at_who_won(winner: int) -> None:
    match = meseta.new("el-grande", players=2, way="plain")
    moment = Moment(0, match.game.seats[0], "power 9", "power 9", 0.0, [0.5, 0.5], [0, 0], [])
    players = players_of(match, "en")
    svg = draw_chances_chart(players, [moment], 9, [], str, str, [winner])
    heights = [float(re.findall(TOKEN.format(each.colour), svg)[-1]) for each in players]
    assert heights[winner] < heights[1 - winner]
