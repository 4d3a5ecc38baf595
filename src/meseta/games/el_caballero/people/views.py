"""Views: what a seat may know of a game, as pictures, sheets and pages read it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    CABALLERO,
    CABALLEROS,
    PARTS,
    SIDE,
    SIDES,
    cell_at,
)
from meseta.games.el_caballero.rules.court import capacity, off_map, room_on
from meseta.games.el_caballero.rules.decisions import (
    Arrive,
    LayArea,
    LayBeyond,
    PostNumber,
    RotateArea,
    ShiftTo,
    TurnNumber,
)
from meseta.games.el_caballero.rules.fitting import cell_beyond, is_beyond
from meseta.games.el_caballero.rules.invariants import seat_in_turn
from meseta.games.el_caballero.rules.map import edges_of, region_place
from meseta.games.el_caballero.rules.scoring import preview, ships_in
from meseta.games.el_caballero.rules.state import (
    State,
    is_empty,
    land_side,
    node_at,
    number_at,
    spot_called,
)
from meseta.kernel import views
from meseta.kernel.boxes import Document
from meseta.kernel.decision import Decision
from meseta.kernel.domain import NONE, members_of
from meseta.kernel.event import NO_LOG
from meseta.kernel.table import asked


class Printed(TypedDict):
    """An area card as it is printed; edges with the same part are connected inside the card."""

    id: str
    edges: str
    parts: list[int]
    gold: str | None
    fish: str | None
    source: str


class Area(Printed):
    """An area card as it lies: its edges, parts and symbols are turned with it."""

    cell: list[int]
    rotation: int
    regions: list[str]


class Caballero(TypedDict):
    """A caballero card as it lies: all its numbers, the one that counts, and what was paid."""

    owner: str
    card: int
    cell: list[int]
    numbers: list[int]
    land: str | None
    number: int
    paid: int
    water: list[str]
    ships: list[str]
    castillo: bool


class Region(TypedDict):
    """A region, or a water: cards and gold or fish, of a water for each ship, are its worth."""

    id: str
    kind: str
    cards: list[str]
    size: int
    treasure: int
    worth: int
    caballeros: dict[str, int]
    """Who has how many caballeros in a region."""
    ships: dict[str, int]
    """Who has how many ships at a water."""
    points: dict[str, int]
    """What everybody would get if it were scored now."""


class Stock(TypedDict):
    """The pieces that nobody has bought."""

    ships: int
    castillos: int


class PowerCard(TypedDict):
    """A power card: the caballeros that it supplies and the area cards that are laid with it."""

    power: int
    supply: int
    areas: int
    source: str


class Played(TypedDict):
    """The power card of a player this round."""

    power: int
    supply: int
    areas: int
    moved: bool


class Chosen(TypedDict, total=False):
    """What the player in turn has chosen so far of a step that is not finished."""

    area: str
    cell: list[int]
    card: int
    side: str
    room: int
    """How many caballeros the court can show once the card is placed; the others are lost."""


class View(TypedDict):
    """What a seat may know of a game of El Caballero."""

    game: str
    players: list[str]
    seat: int | None
    """Whose view this is; null is a spectator."""
    round: int
    start: str
    map: list[Area]
    court: dict[str, int]
    reserve: dict[str, int]
    scores: dict[str, int]
    hands: dict[str, list[int]]
    power_cards: list[PowerCard]
    """What every power card brings."""
    rounds: int
    caballeros: list[Caballero]
    regions: list[Region]
    """Every region and water: its cards, its worth, who is there, and points if scored now."""
    cells: dict[str, list[int]]
    """The cells that can be named, with their steps to the east and the north."""
    capacity: dict[str, int]
    """How many caballeros each court can show."""
    cards: dict[str, int]
    stock: Stock
    """Ships and castillos that can still be bought."""
    played: dict[str, Played]
    display: list[Printed | None]
    deck: int
    chosen: Chosen | None
    asked: str
    """The title of the decision that is pending, or "over"."""
    pending: list[str]
    legal: NotRequired[list[str]]
    """What the viewer's seat may do now; a match adds it."""


class Viewer(views.ViewWriter[State, Box, View]):
    """Writes views of one game."""

    shape = View

    def shown(self, s: State, seat: int | None, kind: type[Decision] | None) -> View:
        """What no field tells by itself."""
        return {  # type: ignore[typeddict-item]
            "map": [self.area(s, area) for area in s.laid[: s.laid_count]],
            "power_cards": [self.power_card(card) for card in self.document["power"]],
            "rounds": self.box.last_round,
            "caballeros": [
                self.caballero(s, owner, card)
                for owner in range(s.players)
                for card in cards_on_map(s, owner)
            ],
            "regions": [self.region(s, node) for node in regions_of(s)],
            "cells": self.cells(s, kind),
            "capacity": self.each(lambda i: capacity(s, self.box, i)),
            "cards": self.each(lambda i: CABALLEROS - s.on_map[i]),
            "stock": {"ships": s.ship_stock, "castillos": s.castillo_stock},
            "played": {
                colour: self.played(s, i) for i, colour in enumerate(self.players) if s.power[i]
            },
            "display": [None if area == NONE else self.printed(area) for area in s.display],
            "deck": s.deck_size,
            "chosen": self.chosen(s, kind),
        }

    def power_card(self, card: Document) -> PowerCard:
        """What a power card brings, under the options of this game."""
        power = card["value"]
        supply, areas = self.box.supply[power], self.box.areas[power]
        return {"power": power, "supply": supply, "areas": areas, "source": card["source"]}

    def played(self, s: State, seat: int) -> Played:
        """The power card of this round."""
        power = s.power[seat]
        return {
            "power": power,
            "supply": self.box.supply[power],
            "areas": self.box.areas[power],
            "moved": bool(s.moved >> seat & 1),
        }

    def printed(self, area: int) -> Printed:
        """An area card as it is printed."""
        card = self.document["area"][area]
        return {
            "id": card["id"],
            "edges": card["edges"],
            "parts": [self.box.card_part[area, side] for side in range(SIDES)],
            "gold": card.get("gold"),
            "fish": card.get("fish"),
            "source": card["source"],
        }

    def area(self, s: State, area: int) -> Area:
        """An area card as it lies."""
        turn = s.area_turn[area]
        shown = self.printed(area)
        edges = edges_of(s, self.box, area)
        nodes = [node_at(s, self.box, area, side) for side in range(SIDES)]
        return {
            "id": shown["id"],
            "edges": "".join("L" if edges >> side & 1 else "W" for side in range(SIDES)),
            "parts": [node % PARTS for node in nodes],
            "gold": turned(shown["gold"], turn),
            "fish": turned(shown["fish"], turn),
            "source": shown["source"],
            "cell": cell_at(s.cells[s.area_spot[area]]),
            "rotation": turn,
            "regions": [self.place(s, s.region[node]) for node in nodes],
        }

    def caballero(self, s: State, seat: int, card: int) -> Caballero:
        """A caballero card as it lies."""
        spot = s.spot_of[seat, card]
        side = land_side(s, spot)
        return {
            "owner": self.players[seat],
            "card": number_of(card),
            "cell": cell_at(s.cells[spot]),
            "numbers": [number_at(s, self.box, seat, card, each) for each in range(SIDES)],
            "land": None if side == NONE else SIDE.names[side],
            "number": 0 if side == NONE else number_at(s, self.box, seat, card, side),
            "paid": s.paid[seat, card],
            "water": sides_in(s.water[spot]),
            "ships": sides_in(s.ships[seat, card]),
            "castillo": bool(s.castillo[seat, card]),
        }

    def place(self, s: State, node: int) -> str:
        """What a region or water is called."""
        return self.naming["place"][region_place(s, self.box, node)]

    def region(self, s: State, node: int) -> Region:
        """A region or water."""
        points = [0] * s.players
        preview(s, self.box, NO_LOG, node, points)
        return {
            "id": self.place(s, node),
            "kind": "land" if self.box.part_land[node] else "water",
            "cards": [
                self.naming["area"][area]
                for area in s.laid[: s.laid_count]
                if node in s.region[area * PARTS : (area + 1) * PARTS]
            ],
            "size": s.extent[node],
            "treasure": s.treasure[node],
            "worth": s.extent[node] + s.treasure[node],
            "caballeros": self.some([s.strength[node, seat] for seat in range(s.players)]),
            "ships": self.some([ships_in(s, self.box, seat, node) for seat in range(s.players)]),
            "points": self.each(lambda i: points[i]),
        }

    def cells(self, s: State, kind: type[Decision] | None) -> dict[str, list[int]]:
        """The empty cells at area cards and, where they are in question, beyond caballero cards."""
        places = self.naming["place"]
        cells = {
            places[s.called_area[spot] * SIDES + s.called_side[spot]]: cell_at(s.cells[spot])
            for spot in range(s.spots)
            if is_empty(s, spot)
        }
        if kind is LayBeyond:
            for owner, colour in enumerate(self.players):
                for card in range(CABALLEROS):
                    for side, name in enumerate(SIDE.names):
                        if is_beyond(s, owner, card, side):
                            beyond = cell_beyond(s, owner, card, side)
                            cells[f"{colour} {number_of(card)} {name}"] = cell_at(beyond)
        return cells

    def chosen(self, s: State, kind: type[Decision] | None) -> Chosen | None:
        """What the player in turn has chosen so far."""
        if kind is RotateArea:
            cell = cell_at(asked(s, RotateArea.cell))
            return {"area": self.naming["area"][asked(s, RotateArea.laying)], "cell": cell}
        if kind is LayArea or kind is LayBeyond:
            return {"area": self.naming["area"][asked(s, LayArea.laying)]}
        if kind is PostNumber:
            spot = spot_called(s, asked(s, PostNumber.area), asked(s, PostNumber.side))
            room = room_on(self.box, off_map(s, seat_in_turn(s)) - 1)
            return {"cell": cell_at(s.cells[spot]), "room": room}
        if kind is TurnNumber:
            return {"card": number_of(asked(s, TurnNumber.card))}
        if kind is ShiftTo:
            return {"card": number_of(asked(s, ShiftTo.from_card))}
        if kind is Arrive:
            side = SIDE.names[asked(s, Arrive.from_side)]
            return {"card": number_of(asked(s, Arrive.from_card)), "side": side}
        return None


def number_of(card: int) -> int:
    """The number by which people call a caballero card."""
    return int(str(CABALLERO.word(card, {})))


def cards_on_map(s: State, seat: int) -> list[int]:
    """The caballero cards of a player that lie on the map."""
    return [card for card in range(CABALLEROS) if s.spot_of[seat, card] != NONE]


def regions_of(s: State) -> list[int]:
    """Every region and water."""
    return sorted({node for node in s.region if node != NONE})


def sides_in(bits: int) -> list[str]:
    """The sides of a set."""
    return [SIDE.names[side] for side in members_of(bits)]


def turned(side: str | None, turn: int) -> str | None:
    """Where a printed side looks on a card that was turned."""
    return None if side is None else SIDE.names[(SIDE[side] + turn) % SIDES]
