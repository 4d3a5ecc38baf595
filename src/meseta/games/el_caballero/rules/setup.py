"""Setting the game up: the start card, the display, the courts, the start player."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CENTRE, FULL_HAND
from meseta.games.el_caballero.rules.decisions import StartRound
from meseta.games.el_caballero.rules.display import fill_display
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.map import known_spot, put_area
from meseta.games.el_caballero.rules.state import State, clear
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, break_off


@rule
def start(s: State, b: Box, log: Log) -> None:
    """The whole set-up; the start player is drawn by lot."""
    clear_table(s, b)
    lay_start_card(s, b, log)
    fill_display(s, log)
    s.starter = draw_below(s.chance, s.players)
    Events.starter(log, int(s.starter))
    StartRound.ask(s, 1)


@rule
def clear_table(s: State, b: Box) -> None:
    """All area cards in the deck, in order, all pieces in the stock, five caballeros a court."""
    clear(s)
    s.players = b.players
    s.ship_stock = b.ships
    s.castillo_stock = b.castillos
    for area in range(b.cards):
        s.deck[area] = area
    s.deck_size = b.cards
    for seat in range(s.players):
        s.hands[seat] = FULL_HAND
        s.court[seat] = b.court


@rule
def lay_start_card(s: State, b: Box, log: Log) -> None:
    """Cards are turned over until one shows land and no symbol; the others are shuffled again."""
    shuffle(s.chance, s.deck, b.cards)
    last = b.cards - 1
    place = first_start_card(s, b)
    area = int(s.deck[place])
    s.deck[place] = s.deck[last]
    s.deck[last] = NONE
    s.deck_size = last
    shuffle(s.chance, s.deck, last)
    put_area(s, b, area, known_spot(s, CENTRE), 0)
    Events.start_card(log, area)


@rule
def first_start_card(s: State, b: Box) -> int:
    """The place of the highest card in the deck that may be the start card."""
    for turned in range(b.cards):
        place = b.cards - 1 - turned
        if b.card_starts[s.deck[place]] == 1:
            return place
    break_off(s)
    return 0
