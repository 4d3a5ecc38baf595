"""Maps of cells on their boards: as large as they fit, and nothing lies on them."""

from __future__ import annotations

import re

import pytest

from meseta.people.charts import CELL, LARGEST, ROOM, MapFit, fit, winds

BOARD = 1112, 800
ROW = [(CELL * place, 0.0) for place in range(9)]


def placed(corners: list[tuple[float, float]]) -> tuple[MapFit, list[str]]:
    """How a map lies, and where its rose is."""
    lies = fit(corners, BOARD)
    drawn = winds(corners, lies, BOARD, "#123456")
    return lies, re.findall(r'translate\(([\d. ]+)\)" opacity', drawn)


def test_a_map_fills_its_board_from_edge_to_edge() -> None:
    lies, _rose = placed(ROW)
    left, top, _right, bottom = lies.square(ROW[0])
    assert (round(left, 6), round(lies.square(ROW[-1])[2], 6)) == (ROOM, BOARD[0] - ROOM)
    assert top + bottom == pytest.approx(BOARD[1])


def test_a_small_map_is_no_larger_than_its_cells_may_be() -> None:
    assert fit([(0.0, 0.0)], BOARD).scale == LARGEST


def test_the_rose_lies_in_the_first_corner_that_is_free_or_nowhere() -> None:
    tall = [(0.0, CELL * place) for place in range(6)]
    assert placed([*ROW, *tall])[1] == ["1028 716"]
    assert placed(ROW)[1] == ["84 716"]
    assert placed([(x, y) for x, _ in ROW for _, y in tall])[1] == []
