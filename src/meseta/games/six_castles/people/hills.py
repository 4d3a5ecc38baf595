"""Hills by what they show, as the tiles of a view lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.games.six_castles.box.domains import CORNER


def as_they_lie(view: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The tiles of the landscape by their ids."""
    return {tile["id"]: tile for tile in view["tiles"]}


def hill_at(tiles: Mapping[str, Mapping[str, Any]], quarter: str) -> list[str]:
    """What the hill at a corner of a tile shows; nothing where the tile does not lie."""
    tile, corner = quarter.split()
    if tile not in tiles:
        return []
    hill = tiles[tile]["hills"][CORNER[corner]]
    return sorted(
        terrain
        for each in tiles.values()
        for terrain, at in zip(each["quarters"], each["hills"], strict=True)
        if at == hill
    )
