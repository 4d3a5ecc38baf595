"""Setting the game up: the start card, the display, the courts, the start player."""

from __future__ import annotations

from meseta.games.el_caballero.areas import fill_display
from meseta.games.el_caballero.box import (
    AREAS,
    CABALLEROS,
    DISPLAY,
    SEATS,
    SIDES,
    Box,
)
from meseta.games.el_caballero.decisions import START_ROUND
from meseta.games.el_caballero.events import START_CARD, STARTER
from meseta.games.el_caballero.map import add_spot, put_area
from meseta.games.el_caballero.state import CENTRE, FULL_HAND, NODES, NONE, SPOTS, State
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.rule import rule
from meseta.kernel.table import AGENDA_ROOM, B, Log, ask, note


@rule
def start(s: State, b: Box, log: Log) -> None:
    """The whole set-up; the start player is drawn by lot."""
    clear_table(s, b)
    lay_start_card(s, b, log)
    fill_display(s, log)
    s.starter = draw_below(s.chance, s.players)
    note(log, STARTER, s.starter, 0, 0, 0)
    ask(s, START_ROUND, 0, 1, 0, 0)


@rule
def lay_start_card(s: State, b: Box, log: Log) -> None:
    """Cards are turned over until one shows land and no symbol; the others are shuffled again."""
    shuffle(s.chance, s.deck, b.cards)
    last = b.cards - 1
    place = last
    while b.card_starts[s.deck[place]] == 0:
        place -= 1
    card = int(s.deck[place])
    s.deck[place] = s.deck[last]
    s.deck[last] = NONE
    s.deck_size = last
    shuffle(s.chance, s.deck, last)
    put_area(s, b, card, add_spot(s, CENTRE, NONE), 0)
    note(log, START_CARD, card, 0, 0, 0)


@rule
def clear_table(s: State, b: Box) -> None:
    """An empty table: all area cards in the deck, in order, and all pieces in the stock."""
    s.asked = 0
    for entry in range(AGENDA_ROOM):
        for field in range(B + 1):
            s.agenda[entry, field] = 0
    s.players = b.players
    s.round_no = 1
    s.starter = 0
    s.moved = 0
    s.ship_stock = b.ships
    s.castillo_stock = b.castillos
    clear_map(s)
    clear_regions(s)
    clear_areas(s, b)
    for seat in range(SEATS):
        clear_seat(s, b, seat)
    clear_turn(s)


@rule
def clear_map(s: State) -> None:
    """No cell is known."""
    s.laid_count = 0
    s.spots = 0
    for spot in range(SPOTS):
        s.cells[spot] = CENTRE
        s.lies[spot] = NONE
        s.label[spot] = NONE
        s.land[spot] = 0
        s.water[spot] = 0
        for side in range(SIDES):
            s.link[spot, side] = NONE


@rule
def clear_regions(s: State) -> None:
    """No card has a region."""
    for node in range(NODES):
        s.region[node] = NONE
        s.extent[node] = 0
        s.treasure[node] = 0
        for seat in range(SEATS):
            s.strength[node, seat] = 0


@rule
def clear_areas(s: State, b: Box) -> None:
    """All area cards are in the deck."""
    for card in range(AREAS):
        s.laid[card] = NONE
        s.area_spot[card] = NONE
        s.area_turn[card] = 0
        s.deck[card] = card if card < b.cards else NONE
    s.deck_size = b.cards
    s.deck_known = 0
    for place in range(DISPLAY):
        s.display[place] = NONE


@rule
def clear_seat(s: State, b: Box, seat: int) -> None:
    """One player before the game: all cards off the map, five caballeros at the court."""
    playing = seat < b.players
    s.scores[seat] = 0
    s.hands[seat] = FULL_HAND if playing else 0
    s.power[seat] = 0
    s.court[seat] = int(b.court) if playing else 0
    s.reserve[seat] = 0
    s.on_map[seat] = 0
    for card in range(CABALLEROS):
        s.spot_of[seat, card] = NONE
        s.north[seat, card] = 0
        s.ships[seat, card] = 0
        s.castillo[seat, card] = 0
        s.paid[seat, card] = 0


@rule
def clear_turn(s: State) -> None:
    """Nobody is in the middle of a turn."""
    s.supplied = 0
    s.areas_left = 0
    s.areas_due = 0
    s.posted = 0
    s.turned = 0
    s.ships_bought = 0
    s.castillos_bought = 0
    s.block = 0
    s.closed = 0
