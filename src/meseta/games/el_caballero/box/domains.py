"""What the numbers of El Caballero name.

The plane has no border, and none is needed: count the cards. The first area card lies at (0, 0).
Every later one touches an area card, or a caballero card that touches an area card, so it lies at
most two cells further out. There are 48 area cards, so none is more than 2 * 47 = 94 cells away in
any direction, and no cell that touches one more than REACH = 95: a grid of WIDTH = 191 by 191 cells
cannot be left. (The 7 rounds of 4 players with all four nines lay 33 of the 48; positions that were
set up by hand may have more.)

Of that grid only the *spots* are kept: cells that hold an area card or touch one, in the order in
which they became known. The start card makes 5; a card on a known spot makes at most 3 new ones, a
card beyond a caballero card at most 4 (itself and three sides, since the fourth is the caballero
card's spot). So there are never more than 5 + 47 * 4 = 193. Caballero cards lie on spots alone.
"""

from __future__ import annotations

from typing import Any

from meseta.kernel.domain import (
    NUMBERS,
    Domain,
    Naming,
    Word,
    later,
    names,
    numbers,
    ordinals,
    sets,
)

SEAT = later("seat", 4)
SEAT_SET = sets(SEAT)
SEATS = SEAT.size

AREA = later("area", 48)
"""The area cards."""
AREAS = AREA.size
SIDE = names("side", "north east south west")
SIDE_SET = sets(SIDE)
SIDES = SIDE.size
PLACE = later("place", AREAS * SIDES)
"""The side of an area card, where it tells a cell that touches it."""
REGION = PLACE.called("region")
"""The side of an area card, where it tells the region or water there."""
ROTATION = names("rotation", "0 1 2 3")
"""Quarter turns clockwise."""
EDGES = numbers("set of land edges", 0, (1 << SIDES) - 1)
EDGES_SET = sets(EDGES)
PATTERNS = EDGES.size
"""How many ways there are for edges to be land or water."""
PARTS = 3
"""Connected pieces inside an area card: three where two opposite edges differ from the others."""
PART = numbers("part", 0, PARTS - 1)
NODES = AREAS * PARTS
NODE = numbers("part of an area card", 0, NODES - 1)
"""One part of one area card."""
IN_DECK = numbers("number of area cards", 0, AREAS)
DISPLAY = 5
LAID = numbers("number of area cards", 0, 2)
"""Area cards that a power card makes a player lay."""
WHERE = names("where", "at_area at_own at_foreign")
WHERES = WHERE.size
"""Where a card may be laid: at an area card; if none fits, beyond an own or a foreign caballero
card."""
AT_AREA, AT_OWN, AT_FOREIGN = WHERE["at_area"], WHERE["at_own"], WHERE["at_foreign"]

CABALLERO = ordinals("caballero card", 8)
"""The caballero cards of a colour."""
CABALLEROS = CABALLERO.size
HARBOUR = names(
    "harbour", [f"{card + 1} {side}" for card in range(CABALLEROS) for side in SIDE.names]
)
"""The side of a caballero card, where a ship lies."""
NUMBER = numbers("number", 1, 8)
"""The numbers on a caballero card."""
HIGHEST = NUMBER.high
FRONT = numbers("number", 1, 4)
"""The numbers on its front face; on the back are those from 5 to 8."""
FACE = FRONT.size
COURT = numbers("number of caballeros", 0, HIGHEST * CABALLEROS)
"""As many as all caballero cards can show."""
PRICE = numbers("number of caballeros", 1, HIGHEST)
SUPPLY = numbers("number of caballeros", 0, 16)
PAID = numbers("number of caballeros", 2 - FACE, 2 * HIGHEST - 1)
"""What was paid for a card: a card that land reached later may show more or less than that."""
CHANGE = numbers("change", -HIGHEST, HIGHEST)
PIECES = numbers("number of pieces", 0, 60)
"""Ships, or castillos."""
MOST_PIECES = PIECES.high

POWER = numbers("power card", 1, 13)
POWER_SET = sets(POWER)
VALUES = POWER.high
"""Power cards go from 1 to 13."""
FULL_HAND = (1 << (VALUES + 1)) - 2
ROUND = numbers("round", 1, 7)
ROUNDS = ROUND.high
POINTS = numbers("number of points", 0, 9999)
RANK = numbers("rank", 1, 2)
FIRST, SECOND = RANK.low, RANK.high
ACTION = names("action", "supply area caballero ship castillo withdraw move")
"""The seven actions of a turn, in the rule book's order."""
ACTION_SET = sets(ACTION)
SUPPLYING, LAYING, POSTING = ACTION["supply"], ACTION["area"], ACTION["caballero"]
BUYING_SHIPS, FORTIFYING = ACTION["ship"], ACTION["castillo"]
WITHDRAWING, MOVING = ACTION["withdraw"], ACTION["move"]

# --- the plane -----------------------------------------------------------------------------------

REACH = 2 * (AREAS - 1) + 1
WIDTH = 2 * REACH + 1
CENTRE = 0
"""The cell (0, 0): a step to the east adds 1, a step to the north adds WIDTH."""
STEP = numbers("number of steps", -REACH, REACH)
SPOTS = 1 + AREAS * SIDES
SPOT = numbers("spot", 0, SPOTS - 1)


def cell_at(cell: int) -> list[int]:
    """A cell as steps to the east and to the north of the start card."""
    east = (cell + REACH) % WIDTH - REACH
    return [east, (cell - east) // WIDTH]


class Cells(Domain):
    """The cells of the plane; in words, steps to the east and to the north of the start card."""

    def word(self, number: int, naming: Naming) -> Word:
        """What stands for a cell."""
        return cell_at(number)

    def read(self, word: Any, naming: Naming) -> int:
        """The cell that two numbers of steps stand for."""
        if not isinstance(word, list | tuple) or len(word) != 2:
            raise ValueError(f"{word!r} is not {self.says(naming)}")
        east, north = [STEP.read(step, naming) for step in word]
        return CENTRE + north * WIDTH + east

    def says(self, naming: Naming) -> str:
        """For messages: what may stand here."""
        return f"a cell: steps to the east and to the north, each from {-REACH} to {REACH}"


FARTHEST = REACH * WIDTH + REACH
CELL = Cells("cell", -FARTHEST, 2 * FARTHEST + 1, NUMBERS)
