"""Lands and waters as area cards form them, also as they were before the last cards were laid."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meseta.games.el_caballero.box.domains import SIDE, SIDES

STEPS = dict(zip(SIDE.names, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True))
"""What a step to each side adds to the steps to the east and to the north."""
HALF_TURN = SIDES // 2
NEAR = 0.8
"""So far from the middle of the map, in cells, something still lies there."""
LAND, WATER = "land", "water"
KINDS = {"L": (LAND, "gold"), "W": (WATER, "fish")}
"""What an edge of a card belongs to, and what may be found there."""
Cell = tuple[int, int]
Area = Mapping[str, Any]
"""An area card as a view tells it."""
Part = tuple[str, int]
"""A card, and one of the parts that its sides belong to."""


class FoundRegion(NamedTuple):
    """A land or a water: how many cards it has, what is found there, and where it lies.

    Of those that are alike in all this, a cell tells which, and if need be a side of its card.
    """

    kind: str
    size: int
    treasure: int
    where: str
    cell: Cell
    side: str

    @property
    def looks(self) -> Hashable:
        """What it is called by at first."""
        return self[:-2]

    @property
    def spot(self) -> tuple[float, float]:
        """Where its first side is, in cells to the east and to the north."""
        (east, north), (aside, up) = self.cell, STEPS[self.side]
        return east + aside / 2, north + up / 2


class Lands:
    """The area cards on the map."""

    def __init__(self, areas: Iterable[Area]) -> None:
        self.called: dict[Hashable, list[FoundRegion]] = {}
        """The lands and waters that are called the same, as soon as somebody asks."""
        self.areas = {area["id"]: area for area in areas}
        self.at = {as_cell(area["cell"]): area for area in self.areas.values()}

    def take_up(self, name: str) -> None:
        """What was before a card was laid."""
        area = self.areas.pop(name, None)
        self.called.clear()
        if area is not None:
            del self.at[as_cell(area["cell"])]

    def beside(self, name: str, side: str) -> Cell | None:
        """The cell at a side of a card, if the card lies there."""
        area = self.areas.get(name)
        return step(as_cell(area["cell"]), side) if area else None

    def where(self, *cells: Cell) -> str:
        """In which part of the map cells lie."""
        return direction(middle_of(self.at), middle_of(cells)) if self.at else "middle"

    def land_at(self, cell: Cell) -> FoundRegion | None:
        """The land that looks at an empty cell; there are never two, but for a moment."""
        for side in SIDE.names:
            area, facing = self.at.get(step(cell, side)), opposite(side)
            if area and area["edges"][SIDE[facing]] == "L":
                return self.region(area["id"], facing)
        return None

    def region(self, name: str, side: str) -> FoundRegion | None:
        """The land or water at a side of a card, if the card lies there."""
        if name not in self.areas:
            return None
        number = SIDE[side]
        parts = self.joined(name, self.areas[name]["parts"][number])
        return self.formed_by(parts, self.areas[name]["edges"][number])

    def formed_by(self, parts: Iterable[Part], edge: str) -> FoundRegion:
        """The land or water that parts of cards form together."""
        kind, treasure = KINDS[edge]
        cards = {card for card, _part in parts}
        cells = [as_cell(self.areas[card]["cell"]) for card in cards]
        found = sum(self.holds(card, part, treasure) for card, part in parts)
        sides = [self.corner(*part) for part in parts]
        return FoundRegion(kind, len(cards), found, self.where(*cells), *min(sides))

    def corner(self, name: str, part: int) -> tuple[Cell, str]:
        """The cell of a card, and the first of its sides that belong to a part."""
        area = self.areas[name]
        return as_cell(area["cell"]), SIDE.names[list(area["parts"]).index(part)]

    def alike(self, region: FoundRegion) -> list[FoundRegion]:
        """The other lands or waters that are called the same."""
        if not self.called:
            for each in self.regions():
                self.called.setdefault(each.looks, []).append(each)
        return [each for each in self.called[region.looks] if each != region]

    def regions(self) -> Iterator[FoundRegion]:
        """All lands and waters."""
        seen: set[Part] = set()
        for name, area in self.areas.items():
            for part, edge in zip(area["parts"], area["edges"], strict=True):
                if (name, part) not in seen:
                    parts = self.joined(name, part)
                    seen |= parts
                    yield self.formed_by(parts, edge)

    def holds(self, name: str, part: int, treasure: str) -> bool:
        """Whether gold or fish lies on a part of a card."""
        area = self.areas[name]
        return area[treasure] is not None and area["parts"][SIDE[area[treasure]]] == part

    def joined(self, name: str, part: int) -> set[Part]:
        """All parts of cards that belong together with one of them."""
        found, open_ones = {(name, part)}, [(name, part)]
        for card, each in open_ones:
            area = self.areas[card]
            for number, side in enumerate(SIDE.names):
                if area["parts"][number] != each:
                    continue
                beside = self.at.get(step(as_cell(area["cell"]), side))
                if beside:
                    next_part = beside["id"], beside["parts"][number - HALF_TURN]
                    if next_part not in found:
                        found.add(next_part)
                        open_ones.append(next_part)
        return found


def as_cell(steps: Sequence[int]) -> Cell:
    """A cell by its steps to the east and to the north."""
    return steps[0], steps[1]


def step(cell: Cell, side: str) -> Cell:
    """The next cell to a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def opposite(side: str) -> str:
    """The side across."""
    return SIDE.names[(SIDE[side] + HALF_TURN) % SIDES]


def middle_of(cells: Iterable[Sequence[int]]) -> tuple[float, float]:
    """The middle of some cells."""
    easts, norths = zip(*cells, strict=True)
    return sum(easts) / len(easts), sum(norths) / len(norths)


def direction(start: tuple[float, float], goal: tuple[float, float]) -> str:
    """Where something lies as seen from somewhere: a point of the compass, or the middle."""
    east, north = goal[0] - start[0], goal[1] - start[1]
    upright = "north" * (north > NEAR) + "south" * (north < -NEAR)
    return upright + "east" * (east > NEAR) + "west" * (east < -NEAR) or "middle"


def further(spot: tuple[float, float], other: tuple[float, float]) -> str:
    """To which side something lies of something else, above all."""
    east, north = spot[0] - other[0], spot[1] - other[1]
    if abs(east) >= abs(north):
        return "east" if east > 0 else "west"
    return "north" if north > 0 else "south"
