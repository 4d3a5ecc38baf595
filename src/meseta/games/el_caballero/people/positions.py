"""Positions of El Caballero: the map, the caballero cards, and what follows from them.

The map is a list of area cards in the order in which they were laid, each with its cell and its
rotation; the caballero cards stand by colour, each with its cell and its number. A position that
tells the agenda is whole. One that does not is a sketch: the deck is shuffled, the display is dealt
or taken out of the deck, and power cards are to be played unless the position tells them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    AREA,
    AREAS,
    CABALLERO,
    CABALLEROS,
    CELL,
    CENTRE,
    DISPLAY,
    FRONT,
    NUMBER,
    PAID,
    SIDE,
    SIDE_SET,
    cell_at,
)
from meseta.games.el_caballero.people.views import cards_on_map, number_of, sides_in
from meseta.games.el_caballero.rules.court import capacity
from meseta.games.el_caballero.rules.decisions import NextTurn
from meseta.games.el_caballero.rules.display import fill_display
from meseta.games.el_caballero.rules.fitting import FITS
from meseta.games.el_caballero.rules.invariants import powers_needed
from meseta.games.el_caballero.rules.map import known_spot, put_area, spot_at
from meseta.games.el_caballero.rules.posting import put_caballero
from meseta.games.el_caballero.rules.rounds import ask_powers
from meseta.games.el_caballero.rules.setup import lay_start_card
from meseta.games.el_caballero.rules.state import (
    State,
    is_empty,
    land_side,
    north_for,
    number_at,
)
from meseta.kernel.chance import shuffle
from meseta.kernel.domain import NONE, YES_OR_NO, Naming, members_of, numbers
from meseta.kernel.event import NO_LOG
from meseta.kernel.positions import PositionError, Reader

KEYS = ("map", "caballeros")
CABALLERO_KEYS = "card cell number north ships castillo paid".split()
WHOLE = ("map", "display", "deck")
"""What a whole position must tell."""
NOT_SKETCHED = ("deck", "deck_known")
"""What only a whole position may tell."""
QUARTERS = numbers("rotation", 0, 3)


# --- writing -------------------------------------------------------------------------------------


def write_extra(s: State, naming: Naming) -> dict[str, Any]:
    """The map and the caballero cards; and the display, also where nothing is left of it."""
    return {
        "map": [
            [naming["area"][area], cell_at(s.cells[s.area_spot[area]]), s.area_turn[area]]
            for area in s.laid[: s.laid_count]
        ],
        "caballeros": {
            colour: [write_caballero(s, seat, card) for card in cards_on_map(s, seat)]
            for seat, colour in enumerate(naming["seat"])
        },
        "display": [AREA.or_none().word(area, naming) for area in s.display],
    }


def write_caballero(s: State, seat: int, card: int) -> dict[str, Any]:
    """A caballero card with what lies on it."""
    return {
        "card": number_of(card),
        "cell": cell_at(s.cells[s.spot_of[seat, card]]),
        "north": s.north[seat, card],
        "ships": sides_in(s.ships[seat, card]),
        "castillo": bool(s.castillo[seat, card]),
        "paid": s.paid[seat, card],
    }


# --- reading -------------------------------------------------------------------------------------


def with_gaps(position: Mapping[str, Any]) -> dict[str, Any]:
    """The same position; a display that names fewer cards has gaps after them."""
    shown = position.get("display")
    if not isinstance(shown, list | tuple):
        return dict(position)
    return {**position, "display": [*shown, *[None] * (DISPLAY - len(shown))]}


def complete(s: State, box: Box, reader: Reader) -> None:
    """Fill in what a position left out."""
    Completion(s, box, reader).complete()


class Completion:
    """Reads the map and the caballero cards, and fills in what follows or was left out."""

    def __init__(self, s: State, box: Box, reader: Reader) -> None:
        self.s, self.box, self.reader = s, box, reader
        self.position = reader.position
        self.colours = reader.naming["seat"]

    def complete(self) -> None:
        """The whole position."""
        whole = "agenda" in self.reader.given
        for key in WHOLE if whole else ():
            if key not in self.position:
                raise PositionError(f"{key}: needed beside 'agenda'")
        for key in () if whole else NOT_SKETCHED:
            if key in self.position:
                raise PositionError(f"{key}: only beside 'agenda'")
        self.read_map()
        self.read_caballeros()
        self.check_courts()
        if not whole:
            self.fill_display()
            self.ask_powers()
        self.check_hands()

    # --- the map ---

    def read_map(self) -> None:
        """The area cards in the order in which they were laid; unnamed, a start card is drawn."""
        s = self.s
        if "map" not in self.position:
            lay_start_card(s, self.box, NO_LOG)
            return
        for entry in self.reader.listed("map", self.position["map"], 1, self.box.cards):
            self.read_area(f"map.{s.laid_count + 1}", entry)
        if "deck" not in self.position:
            left = [area for area in range(self.box.cards) if s.area_spot[area] == NONE]
            s.deck = left + [NONE] * (AREAS - len(left))
            s.deck_size = len(left)
            shuffle(s.chance, s.deck, s.deck_size)

    def read_area(self, where: str, entry: Any) -> None:
        """One area card: its name, its cell, its rotation."""
        s, read = self.s, self.reader.number
        if not isinstance(entry, list | tuple) or len(entry) != 3:
            raise PositionError(f"{where}: card, cell and rotation are needed, not {entry!r}")
        area = read(where, AREA, entry[0])
        cell = read(where, CELL, entry[1])
        rotation = read(where, QUARTERS, entry[2])
        if s.area_spot[area] != NONE:
            raise PositionError(f"{where}: {entry[0]} lies on the map already")
        self.check_cell(where, cell)
        spot = known_spot(s, cell)
        fits = int(FITS[s.land[spot], s.water[spot]])
        if not fits >> self.box.card_edges[area, rotation] & 1:
            raise PositionError(f"{where}: {entry[0]} does not match its neighbours")
        put_area(s, self.box, area, spot, rotation)

    def check_cell(self, where: str, cell: int) -> None:
        """The first card lies at (0, 0), a later one at most two cells from an earlier one."""
        s = self.s
        spot = spot_at(s, cell)
        east, north = cell_at(cell)
        if s.laid_count == 0 and cell != CENTRE:
            raise PositionError(f"{where}: the first area card lies at [0, 0]")
        if spot != NONE and s.area_at[spot] != NONE:
            raise PositionError(f"{where}: there is another card at {[east, north]}")
        if s.laid_count > 0 and spot == NONE:
            laid = [cell_at(s.cells[s.area_spot[area]]) for area in s.laid[: s.laid_count]]
            if all(abs(east - x) + abs(north - y) > 2 for x, y in laid):
                raise PositionError(f"{where}: {[east, north]} is not near any earlier area card")

    # --- the caballero cards ---

    def read_caballeros(self) -> None:
        """Caballero cards with what lies on them."""
        told = self.reader.table("caballeros", self.position.get("caballeros", {}), self.colours)
        for colour, cards in told.items():
            where = f"caballeros.{colour}"
            if isinstance(cards, list | tuple) and len(cards) > CABALLEROS:
                raise PositionError(f"{where}: there are {CABALLEROS} cards")
            for place, entry in enumerate(self.reader.listed(where, cards, 0, CABALLEROS), 1):
                caballero = self.reader.table(f"{where}.{place}", entry, CABALLERO_KEYS)
                seat = self.colours.index(colour)
                self.read_caballero(f"{where}.{place}", seat, {"card": place, **caballero})

    def read_caballero(self, where: str, seat: int, entry: dict[str, Any]) -> None:
        """One caballero card."""
        s, read = self.s, self.reader.number
        card = read(f"{where}.card", CABALLERO, entry["card"])
        if s.spot_of[seat, card] != NONE:
            raise PositionError(f"{where}.card: card {number_of(card)} lies elsewhere already")
        spot = self.read_spot(where, entry)
        put_caballero(s, self.box, seat, card, spot, self.read_north(where, spot, entry))
        side = land_side(s, spot)
        number = self.box.water_price if side == NONE else number_at(s, self.box, seat, card, side)
        s.paid[seat, card] = read(f"{where}.paid", PAID, entry.get("paid", number))
        ships = read(f"{where}.ships", SIDE_SET, entry.get("ships", []))
        for at in members_of(ships & ~s.water[spot]):
            raise PositionError(f"{where}.ships: there is no water at {SIDE.names[at]!r}")
        s.ships[seat, card] = ships
        s.ship_stock -= len(members_of(ships))
        castillo = read(f"{where}.castillo", YES_OR_NO, entry.get("castillo", False))
        s.castillo[seat, card] = castillo
        s.castillo_stock -= castillo

    def read_spot(self, where: str, entry: dict[str, Any]) -> int:
        """Where a caballero card lies."""
        s = self.s
        if "cell" not in entry:
            raise PositionError(f"{where}: a cell is needed")
        spot = spot_at(s, self.reader.number(f"{where}.cell", CELL, entry["cell"]))
        if spot == NONE or not is_empty(s, spot):
            raise PositionError(f"{where}.cell: an empty cell at an area card is needed")
        if len(members_of(s.land[spot])) > 1:
            raise PositionError(f"{where}.cell: the card would have land at two sides")
        return spot

    def read_north(self, where: str, spot: int, entry: dict[str, Any]) -> int:
        """Face and rotation, from the number at land or the number to the north."""
        side = land_side(self.s, spot)
        if ("number" in entry) == ("north" in entry):
            raise PositionError(f"{where}: either number or north is needed")
        if "number" in entry:
            if side == NONE:
                raise PositionError(f"{where}.number: the card has no land; give north instead")
            shown = self.reader.number(f"{where}.number", NUMBER, entry["number"])
            return north_for(self.box, side, shown)
        shown_to_north = FRONT if side == NONE else NUMBER
        return self.reader.number(f"{where}.north", shown_to_north, entry["north"])

    # --- courts, cards ---

    def check_courts(self) -> None:
        """Courts that their cards can show, and as many pieces as there are."""
        s = self.s
        for seat, colour in enumerate(self.colours):
            most = capacity(s, self.box, seat)
            if colour not in self.position.get("court", {}):
                s.court[seat] = min(s.court[seat], most)
            elif s.court[seat] > most:
                raise PositionError(f"court.{colour}: {s.court[seat]} is more than {most}")
            if s.reserve[seat] > self.box.ships:
                raise PositionError(f"reserve.{colour}: there are only {self.box.ships} ships")
            s.ship_stock -= s.reserve[seat]
        if s.ship_stock < 0:
            raise PositionError(f"reserve, caballeros: there are only {self.box.ships} ships")
        if s.castillo_stock < 0:
            raise PositionError(f"caballeros: there are only {self.box.castillos} castillos")

    def fill_display(self) -> None:
        """The face-up cards are taken out of the shuffled deck; unnamed, five are dealt."""
        s = self.s
        if "display" not in self.reader.given:
            fill_display(s, NO_LOG)
        for area in s.display if "display" in self.reader.given else ():
            if area != NONE:
                if area not in s.deck[: s.deck_size]:
                    name = self.reader.naming["area"][area]
                    raise PositionError(f"display: {name} lies elsewhere")
                s.deck.remove(area)
                s.deck.append(NONE)
                s.deck_size -= 1

    def ask_powers(self) -> None:
        """The turns begin, if all have played a power card; otherwise all are to play."""
        s = self.s
        played = [s.power[seat] for seat in range(s.players) if s.power[seat] != 0]
        if played and len(played) < s.players:
            raise PositionError("powers: the cards of all players are needed, or none")
        if not played:
            ask_powers(s)
            return
        for seat, value in enumerate(played):
            s.hands[seat] &= ~(1 << value)
        NextTurn.ask(s)

    def check_hands(self) -> None:
        """Every player can play on to the end, whatever the others play."""
        for seat, colour in enumerate(self.colours):
            needed = powers_needed(self.s, self.box, seat)
            if len(members_of(self.s.hands[seat])) < needed:
                raise PositionError(f"hands.{colour}: {needed} cards are needed to play on")
