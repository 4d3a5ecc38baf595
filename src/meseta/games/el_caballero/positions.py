"""Positions and views as dictionaries: written for people, read back with every check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meseta.games.el_caballero import decisions as d
from meseta.games.el_caballero.areas import FITS, cell_beyond, fill_display, is_beyond
from meseta.games.el_caballero.box import (
    AREAS,
    CABALLEROS,
    DISPLAY,
    FACE,
    HIGHEST,
    PARTS,
    SIDES,
    VALUES,
    Box,
)
from meseta.games.el_caballero.box.document import SIDE_IDS
from meseta.games.el_caballero.caballeros import put_caballero
from meseta.games.el_caballero.map import edges_of, known_spot, put_area, region_name, spot_at
from meseta.games.el_caballero.options import DEFAULTS
from meseta.games.el_caballero.rounds import ask_powers
from meseta.games.el_caballero.scoring import preview
from meseta.games.el_caballero.setup import clear_table, lay_start_card
from meseta.games.el_caballero.state import (
    CENTRE,
    COUNTS,
    NONE,
    REACH,
    WIDTH,
    State,
    capacity,
    fault,
    is_land,
    land_side,
    node_at,
    north_for,
    number_at,
)
from meseta.games.el_caballero.words import area_ids, beyond_names, cell_at, side_names
from meseta.kernel.chance import shuffle
from meseta.kernel.reading import PositionError, PositionReader
from meseta.kernel.record import Array, Grid, bare
from meseta.kernel.table import AGENDA_ROOM, KIND, SEATS, A, B, N, ask

FLOW = (
    "chance agenda asked deck_known power moved supplied areas_left areas_due posted turned "
    "ships_bought castillos_bought block closed"
).split()
"""What a position holds as bare numbers: where the game is inside a round."""

BOARD_KEYS = (
    "round start map caballeros court reserve scores hands powers display deck flow"
).split()
CABALLERO_KEYS = "card cell number north ships castillo paid".split()
MOST_POINTS = 9999
NO_LOG = Grid([[0]])


# --- reading -------------------------------------------------------------------------------------


class Reader(PositionReader):
    """Reads one position into a state, field by field."""

    def __init__(
        self, position: Mapping[str, Any], box: Box, document: Mapping[str, Any], colours: list[str]
    ) -> None:
        self.position = position
        self.box = box
        self.areas = area_ids(document)[: box.cards]
        self.colours = colours
        self.state = State()

    def read(self, chance: Array) -> State:
        """The whole position."""
        s = self.state
        s.chance = [int(word) for word in chance]
        clear_table(s, self.box)
        self.read_marks()
        self.read_map()
        self.read_caballeros()
        self.read_court()
        self.read_hands()
        if "flow" in self.position:
            self.read_cards_as_they_lie()
            self.read_flow()
        else:
            self.read_display()
            self.read_powers()
        self.check_hands()
        wrong = fault(s, self.box)
        if wrong:
            raise PositionError(f"position: pieces or cards do not add up (check {wrong})")
        return s

    # --- small things ---

    def listed(self, field: str, value: Any) -> list[Any]:
        """A field that is a list."""
        if not isinstance(value, list | tuple):
            raise PositionError(f"{field}: a list is needed, not {value!r}")
        return list(value)

    def count(self, field: str, value: Any, least: int, most: int) -> int:
        """A number in a range."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                f"{field}: a number from {least} to {most} is needed, not {value!r}"
            )
        return value

    def area(self, field: str, name: Any) -> int:
        """The number of an area card."""
        if name not in self.areas:
            raise PositionError(f"{field}: there is no area card {name!r}")
        return self.areas.index(name)

    def cell(self, field: str, value: Any) -> int:
        """A cell from its steps to the east and to the north."""
        steps = self.listed(field, value)
        if len(steps) != 2:
            raise PositionError(f"{field}: two numbers are needed, not {value!r}")
        east, north = (self.count(field, step, -REACH, REACH) for step in steps)
        return CENTRE + north * WIDTH + east

    # --- field by field ---

    def read_marks(self) -> None:
        """Round, start player and points."""
        s = self.state
        s.round_no = self.count("round", self.position.get("round", 1), 1, self.box.last_round)
        start = self.position.get("start", self.colours[0])
        if start not in self.colours:
            raise PositionError(f"start: {start!r} is not one of {', '.join(self.colours)}")
        s.starter = self.colours.index(start)
        for colour, value in self.table("scores", self.colours).items():
            points = self.count(f"scores.{colour}", value, 0, MOST_POINTS)
            s.scores[self.colours.index(colour)] = points

    def read_map(self) -> None:
        """The area cards in the order in which they were laid; unnamed, a start card is drawn."""
        s = self.state
        if "map" not in self.position:
            lay_start_card(s, self.box, NO_LOG)
            return
        entries = self.listed("map", self.position["map"])
        if not 1 <= len(entries) <= self.box.cards:
            raise PositionError(
                f"map: 1 to {self.box.cards} area cards are needed, not {len(entries)}"
            )
        for entry in entries:
            self.read_area(f"map.{s.laid_count + 1}", self.listed("map", entry))
        left = [card for card in range(self.box.cards) if s.area_spot[card] == NONE]
        s.deck = left + [NONE] * (AREAS - len(left))
        s.deck_size = len(left)
        shuffle(s.chance, s.deck, s.deck_size)

    def read_area(self, field: str, entry: list[Any]) -> None:
        """One area card: its name, its cell, its rotation."""
        s = self.state
        if len(entry) != 3:
            raise PositionError(f"{field}: card, cell and rotation are needed, not {entry!r}")
        card = self.area(field, entry[0])
        cell = self.cell(field, entry[1])
        turn = self.count(field, entry[2], 0, SIDES - 1)
        if s.area_spot[card] != NONE:
            raise PositionError(f"{field}: {entry[0]} lies on the map already")
        self.check_cell(field, cell)
        spot = known_spot(s, cell)
        fits = int(FITS[s.land[spot], s.water[spot]])
        if not fits >> self.box.card_edges[card, turn] & 1:
            raise PositionError(f"{field}: {entry[0]} does not match its neighbours")
        put_area(s, self.box, card, spot, turn)

    def check_cell(self, field: str, cell: int) -> None:
        """The first card lies at (0, 0), a later one at most two cells from an earlier one."""
        s = self.state
        spot = spot_at(s, cell)
        east, north = cell_at(cell)
        if s.laid_count == 0 and cell != CENTRE:
            raise PositionError(f"{field}: the first area card lies at [0, 0]")
        if spot != NONE and s.lies[spot] != NONE:
            raise PositionError(f"{field}: there is another card at {[east, north]}")
        if s.laid_count > 0 and spot == NONE:
            laid = [cell_at(s.cells[s.area_spot[card]]) for card in s.laid[: s.laid_count]]
            if all(abs(east - x) + abs(north - y) > 2 for x, y in laid):
                raise PositionError(f"{field}: {[east, north]} is not near any earlier area card")

    def read_caballeros(self) -> None:
        """Caballero cards with what lies on them."""
        for colour, cards in self.table("caballeros", self.colours).items():
            entries = self.listed(f"caballeros.{colour}", cards)
            if len(entries) > CABALLEROS:
                raise PositionError(f"caballeros.{colour}: there are {CABALLEROS} cards")
            for place, entry in enumerate(entries):
                field = f"caballeros.{colour}.{place + 1}"
                if not isinstance(entry, Mapping) or "cell" not in entry:
                    raise PositionError(f"{field}: a dictionary with a cell is needed")
                for key in entry:
                    if key not in CABALLERO_KEYS:
                        raise PositionError(
                            f"{field}: {key!r} is not one of {', '.join(CABALLERO_KEYS)}"
                        )
                self.read_caballero(field, self.colours.index(colour), place, entry)

    def read_caballero(self, field: str, seat: int, place: int, entry: Mapping[str, Any]) -> None:
        """One caballero card."""
        s = self.state
        card = self.count(f"{field}.card", entry.get("card", place + 1), 1, CABALLEROS) - 1
        if s.spot_of[seat, card] != NONE:
            raise PositionError(f"{field}.card: card {card + 1} lies elsewhere already")
        spot = spot_at(s, self.cell(f"{field}.cell", entry["cell"]))
        if spot == NONE or s.lies[spot] != NONE:
            raise PositionError(f"{field}.cell: an empty cell at an area card is needed")
        if COUNTS[s.land[spot]] > 1:
            raise PositionError(f"{field}.cell: the card would have land at two sides")
        north = self.read_north(field, spot, entry)
        put_caballero(s, self.box, seat, card, spot, north)
        side = land_side(s, spot)
        number = self.box.water_price if side == NONE else number_at(s, self.box, seat, card, side)
        paid = entry.get("paid", number)
        s.paid[seat, card] = self.count(f"{field}.paid", paid, -HIGHEST, HIGHEST)
        for name in self.listed(f"{field}.ships", entry.get("ships", [])):
            if name not in SIDE_IDS or not s.water[spot] >> SIDE_IDS.index(name) & 1:
                raise PositionError(f"{field}.ships: there is no water at {name!r}")
            s.ships[seat, card] |= 1 << SIDE_IDS.index(name)
            s.ship_stock -= 1
        if entry.get("castillo", False) not in (True, False):
            raise PositionError(f"{field}.castillo: true or false is needed")
        s.castillo[seat, card] = int(entry.get("castillo", False))
        s.castillo_stock -= s.castillo[seat, card]

    def read_north(self, field: str, spot: int, entry: Mapping[str, Any]) -> int:
        """Face and rotation, from the number at land or the number to the north."""
        side = land_side(self.state, spot)
        if ("number" in entry) == ("north" in entry):
            raise PositionError(f"{field}: either number or north is needed")
        if "number" in entry:
            if side == NONE:
                raise PositionError(f"{field}.number: the card has no land; give north instead")
            number = self.count(f"{field}.number", entry["number"], 1, HIGHEST)
            return north_for(self.box, side, number)
        most = FACE if side == NONE else HIGHEST
        return self.count(f"{field}.north", entry["north"], 1, most)

    def read_court(self) -> None:
        """Caballeros and ships at the courts, and what is left in the stock."""
        s = self.state
        for seat in range(s.players):
            s.court[seat] = min(int(s.court[seat]), capacity(s, self.box, seat))
        for colour, value in self.table("court", self.colours).items():
            seat = self.colours.index(colour)
            most = capacity(s, self.box, seat)
            s.court[seat] = self.count(f"court.{colour}", value, 0, most)
        for colour, value in self.table("reserve", self.colours).items():
            ships = self.count(f"reserve.{colour}", value, 0, self.box.ships)
            s.reserve[self.colours.index(colour)] = ships
            s.ship_stock -= ships
        if s.ship_stock < 0:
            raise PositionError(f"ships: there are only {self.box.ships}")
        if s.castillo_stock < 0:
            raise PositionError(f"castillos: there are only {self.box.castillos}")

    def read_hands(self) -> None:
        """Power cards in hand."""
        for colour, values in self.table("hands", self.colours).items():
            field = f"hands.{colour}"
            cards = [self.count(field, v, 1, VALUES) for v in self.listed(field, values)]
            if len(set(cards)) < len(cards):
                raise PositionError(f"{field}: every value may occur once")
            self.state.hands[self.colours.index(colour)] = sum(1 << value for value in cards)

    def read_powers(self) -> None:
        """The power cards of the round, if all have played; otherwise all are to play."""
        s = self.state
        powers = self.table("powers", self.colours)
        if powers and len(powers) < s.players:
            raise PositionError("powers: the cards of all players are needed, or none")
        for colour, value in powers.items():
            seat = self.colours.index(colour)
            s.power[seat] = self.count(f"powers.{colour}", value, 1, VALUES)
            s.hands[seat] &= ~(1 << s.power[seat])
        if len(set(powers.values())) < len(powers):
            raise PositionError("powers: nobody may play the same value as another")
        if powers:
            ask(s, d.NEXT_TURN, 0, 0, 0, 0)
        else:
            ask_powers(s)

    def read_display(self) -> None:
        """The face-up cards, taken out of the shuffled deck; unnamed, five are dealt."""
        s = self.state
        if "deck" in self.position:
            raise PositionError("deck: only beside 'flow'")
        if "display" not in self.position:
            fill_display(s, NO_LOG)
            return
        for place, card in enumerate(self.shown()):
            if card != NONE:
                if card not in s.deck[: s.deck_size]:
                    raise PositionError(f"display: {self.areas[card]} lies elsewhere")
                s.deck.remove(card)
                s.deck.append(NONE)
                s.deck_size -= 1
            s.display[place] = card

    def shown(self) -> list[int]:
        """The display as numbers, with gaps."""
        names = self.listed("display", self.position["display"])
        if len(names) > DISPLAY:
            raise PositionError(f"display: at most {DISPLAY} cards, not {len(names)}")
        cards = [NONE if name is None else self.area("display", name) for name in names]
        return cards + [NONE] * (DISPLAY - len(cards))

    def read_cards_as_they_lie(self) -> None:
        """Display and deck exactly as a position wrote them."""
        s = self.state
        for key in ("map", "display", "deck"):
            if key not in self.position:
                raise PositionError(f"{key}: needed beside 'flow'")
        names = self.listed("deck", self.position["deck"])
        deck = [self.area("deck", name) for name in reversed(names)]
        s.display = self.shown()
        everywhere = [*deck, *[c for c in s.display if c != NONE], *s.laid[: s.laid_count]]
        if sorted(everywhere) != list(range(self.box.cards)):
            raise PositionError("deck: every area card must be on the map, on display or in it")
        s.deck = deck + [NONE] * (AREAS - len(deck))
        s.deck_size = len(deck)

    def read_flow(self) -> None:
        """The bare numbers, checked for shape, width and sense."""
        flow = self.position["flow"]
        if not isinstance(flow, Mapping) or sorted(flow) != sorted(FLOW):
            raise PositionError("flow: must hold exactly what a position wrote there")
        for name in FLOW:
            field = State.fields[name]
            try:
                setattr(self.state, name, field.plain(flow[name]))
                self.state.array()
            except (TypeError, ValueError, OverflowError, IndexError) as error:
                raise PositionError(f"flow.{name}: {error}") from error
        self.check_agenda()

    def check_agenda(self) -> None:
        """What is asked can be asked, and of players who are there."""
        s = self.state
        kinds = range(d.NEXT_TURN + 1)
        if not 0 <= s.asked <= AGENDA_ROOM:
            raise PositionError(f"flow.asked: 0 to {AGENDA_ROOM} entries, not {s.asked}")
        for entry in range(s.asked):
            kind, seats = s.agenda[entry, KIND], s.agenda[entry, SEATS]
            asks = 1 <= seats < 1 << s.players and seats & seats - 1 == 0
            if kind not in kinds or (kind < d.FIRST_STEP and not asks):
                raise PositionError(f"flow.agenda: entry {entry + 1} cannot be asked")
        for seat in range(s.players):
            self.count("flow.power", s.power[seat], 0, VALUES)
        self.count("flow.deck_known", s.deck_known, 0, s.deck_size)

    def check_hands(self) -> None:
        """Every player can play on to the end, whatever the others play."""
        s = self.state
        for seat, colour in enumerate(self.colours):
            rounds = self.box.last_round - s.round_no + int(s.power[seat] == 0)
            needed = rounds + s.players - 1 if rounds else 0
            if len(values_in(s.hands[seat])) < needed:
                raise PositionError(f"hands.{colour}: {needed} cards are needed to play on")


# --- writing -------------------------------------------------------------------------------------


def write_board(s: State, document: Mapping[str, Any], colours: Sequence[str]) -> dict[str, Any]:
    """What lies on the table, as words."""
    areas = area_ids(document)
    return {
        "round": s.round_no,
        "start": colours[s.starter],
        "map": [
            [areas[card], cell_at(s.cells[s.area_spot[card]]), s.area_turn[card]]
            for card in s.laid[: s.laid_count]
        ],
        "court": {colour: s.court[seat] for seat, colour in enumerate(colours)},
        "reserve": {colour: s.reserve[seat] for seat, colour in enumerate(colours)},
        "scores": {colour: s.scores[seat] for seat, colour in enumerate(colours)},
        "hands": {colour: values_in(s.hands[seat]) for seat, colour in enumerate(colours)},
    }


def values_in(bits: int) -> list[int]:
    """The power cards of a set."""
    return [value for value in range(1, VALUES + 1) if bits >> value & 1]


def sides_in(bits: int) -> list[str]:
    """The sides of a set."""
    return [name for side, name in enumerate(SIDE_IDS) if bits >> side & 1]


def cards_on_map(s: State, seat: int) -> list[int]:
    """The caballero cards of a player that lie on the map."""
    return [card for card in range(CABALLEROS) if s.spot_of[seat, card] != NONE]


def write_position(
    s: State, options: Mapping[str, Any], document: Mapping[str, Any], colours: Sequence[str]
) -> dict[str, Any]:
    """Everything in a state."""
    areas = area_ids(document)
    return {
        **{key: value for key, value in options.items() if value != DEFAULTS[key]},
        "players": list(colours),
        **write_board(s, document, colours),
        "caballeros": {
            colour: [
                {
                    "card": card + 1,
                    "cell": cell_at(s.cells[s.spot_of[seat, card]]),
                    "north": s.north[seat, card],
                    "ships": sides_in(s.ships[seat, card]),
                    "castillo": bool(s.castillo[seat, card]),
                    "paid": s.paid[seat, card],
                }
                for card in cards_on_map(s, seat)
            ]
            for seat, colour in enumerate(colours)
        },
        "display": [None if card == NONE else areas[card] for card in s.display],
        "deck": [areas[card] for card in reversed(s.deck[: s.deck_size])],
        "flow": {name: bare(getattr(s, name)) for name in FLOW},
    }


def write_view(
    s: State,
    box: Box,
    options: Mapping[str, Any],
    document: Mapping[str, Any],
    colours: Sequence[str],
    seat: int | None,
) -> dict[str, Any]:
    """A state from which everything was hidden that a seat may not know."""
    top = s.asked - 1
    pending = s.agenda[top, SEATS] if top >= 0 else 0
    return {
        "game": "el-caballero",
        "players": list(colours),
        "seat": seat,
        **write_board(s, document, colours),
        "rounds": box.last_round,
        "map": [write_area(s, box, document, card) for card in s.laid[: s.laid_count]],
        "caballeros": [
            write_caballero(s, box, colours, owner, card)
            for owner in range(s.players)
            for card in cards_on_map(s, owner)
        ],
        "regions": write_regions(s, box, document, colours),
        "cells": write_cells(s, document, colours),
        "capacity": {colour: capacity(s, box, i) for i, colour in enumerate(colours)},
        "cards": {colour: CABALLEROS - s.on_map[i] for i, colour in enumerate(colours)},
        "stock": {"ships": s.ship_stock, "castillos": s.castillo_stock},
        "played": {
            colour: {
                "power": s.power[i],
                "supply": box.supply[s.power[i]],
                "moved": bool(s.moved >> i & 1),
            }
            for i, colour in enumerate(colours)
            if s.power[i]
        },
        "display": [
            None if card == NONE else printed(document["area"][card]) for card in s.display
        ],
        "deck": s.deck_size,
        "chosen": write_chosen(s, document),
        "asked": d.KINDS[s.agenda[top, KIND]] if top >= 0 else "OVER",
        "pending": [colour for i, colour in enumerate(colours) if pending >> i & 1],
    }


def printed(card: Mapping[str, Any]) -> dict[str, Any]:
    """An area card as it is printed."""
    return {
        "id": card["id"],
        "edges": card["edges"],
        "gold": card.get("gold"),
        "fish": card.get("fish"),
        "source": card["source"],
    }


def turned(side: str | None, turn: int) -> str | None:
    """Where a printed side looks on a card that was turned."""
    return None if side is None else SIDE_IDS[(SIDE_IDS.index(side) + turn) % SIDES]


def write_area(s: State, box: Box, document: Mapping[str, Any], card: int) -> dict[str, Any]:
    """An area card as it lies."""
    turn = s.area_turn[card]
    names = side_names(area_ids(document))
    shown = printed(document["area"][card])
    edges = edges_of(s, box, card)
    return {
        **shown,
        "cell": cell_at(s.cells[s.area_spot[card]]),
        "rotation": turn,
        "edges": "".join("L" if edges >> side & 1 else "W" for side in range(SIDES)),
        "gold": turned(shown["gold"], turn),
        "fish": turned(shown["fish"], turn),
        "parts": [node_at(s, box, card, side) % PARTS for side in range(SIDES)],
        "regions": [
            names[region_name(s, box, s.region[node_at(s, box, card, side)])]
            for side in range(SIDES)
        ],
    }


def write_caballero(
    s: State, box: Box, colours: Sequence[str], seat: int, card: int
) -> dict[str, Any]:
    """A caballero card as it lies: all its numbers, and the one that counts."""
    spot = s.spot_of[seat, card]
    side = land_side(s, spot)
    return {
        "owner": colours[seat],
        "card": card + 1,
        "cell": cell_at(s.cells[spot]),
        "numbers": [number_at(s, box, seat, card, each) for each in range(SIDES)],
        "land": None if side == NONE else SIDE_IDS[side],
        "number": 0 if side == NONE else number_at(s, box, seat, card, side),
        "water": sides_in(s.water[spot]),
        "ships": sides_in(s.ships[seat, card]),
        "castillo": bool(s.castillo[seat, card]),
    }


def write_regions(
    s: State, box: Box, document: Mapping[str, Any], colours: Sequence[str]
) -> list[dict[str, Any]]:
    """Every region and water: its cards and worth, who is there, and the points if scored now."""
    areas = area_ids(document)
    names = side_names(areas)
    regions = []
    for node in sorted({node for node in s.region if node != NONE}):
        name = region_name(s, box, node)
        points = [0] * s.players
        preview(s, box, NO_LOG, name, points)
        regions.append(
            {
                "id": names[name],
                "kind": "land" if is_land(box, node) else "water",
                "cards": [
                    areas[card]
                    for card in s.laid[: s.laid_count]
                    if node in s.region[card * PARTS : (card + 1) * PARTS]
                ],
                "size": s.extent[node],
                "treasure": s.treasure[node],
                "caballeros": {
                    colour: s.strength[node, seat]
                    for seat, colour in enumerate(colours)
                    if s.strength[node, seat] > 0
                },
                "points": {colour: points[seat] for seat, colour in enumerate(colours)},
            }
        )
    return regions


def write_cells(
    s: State, document: Mapping[str, Any], colours: Sequence[str]
) -> dict[str, list[int]]:
    """The empty cells at area cards and, where they are in question, beyond caballero cards."""
    names = side_names(area_ids(document))
    cells = {
        names[s.label[spot]]: cell_at(s.cells[spot])
        for spot in range(s.spots)
        if s.lies[spot] == NONE
    }
    if s.asked and s.agenda[s.asked - 1, KIND] == d.BEYOND:
        for number, name in enumerate(beyond_names(colours)[: s.players * CABALLEROS * SIDES]):
            owner = number // SIDES
            if is_beyond(s, owner // CABALLEROS, owner % CABALLEROS, number % SIDES):
                cells[name] = cell_at(cell_beyond(s, number))
    return cells


def write_chosen(s: State, document: Mapping[str, Any]) -> dict[str, Any] | None:
    """What the player in turn has chosen so far of a step that is not finished."""
    top = s.asked - 1
    if top < 0:
        return None
    kind, purpose = s.agenda[top, KIND], s.agenda[top, N]
    a, b = s.agenda[top, A], s.agenda[top, B]
    if kind == d.ROTATE:
        return {"area": area_ids(document)[a], "cell": cell_at(b)}
    if kind == d.BEYOND or (kind == d.CELL and purpose == d.LAYING):
        return {"area": area_ids(document)[a]}
    if kind == d.NUMBER:
        return {"cell": cell_at(s.cells[a])} if purpose == d.POSTING else {"card": a + 1}
    if kind == d.CARD and purpose == d.TO_SHIFT:
        return {"card": a + 1}
    if kind == d.SIDE and purpose == d.TO_ARRIVE:
        return {"card": a + 1, "side": SIDE_IDS[b]}
    return None
