"""The position: one record, field by field, and the words that rules use about it."""

from __future__ import annotations

from meseta.games.el_grande.box import AREAS, CARDS, CASTILLO, REGIONS, SEATS, STACKS, TILES, Box
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.table import Table

NONE = -1
HIDDEN = -2
"""A disc or a passed modifier that is set, but not to be seen."""
DECK_ROOM = 28
MODIFIERS = 16
REGAINS = 4
VALUES = 13
"""Power cards go from 1 to 13."""


class State(Table):
    """Everything that influences the future of a game of El Grande."""

    players: int = number("i1")
    colours: int = number("i1")
    """Colours on the board: the players, and the dummy where there is one."""
    round_no: int = number("i1")
    starter: int = number("i1")
    """The seat with the start marker."""
    scores: Row = row("i2", SEATS)

    king: int = number("i1")
    """The King's area; CASTILLO means that he stands beside it."""
    caballeros: Grid = grid("i1", CASTILLO + 1, SEATS)
    """Caballeros in the regions and, in the last row, in the castillo."""
    court: Row = row("i1", SEATS)
    province: Row = row("i1", SEATS)
    grandes: Row = row("i1", SEATS)
    """Each grande's region, or CASTILLO, or NONE for a colour without a grande."""
    tiles: Row = row("i1", TILES)
    """Where each mobile scoring tile lies; NONE is beside the board."""

    decks: Grid = grid("i1", STACKS, DECK_ROOM)
    """The face-down cards of each stack, the top card last."""
    deck_sizes: Row = row("i1", STACKS)
    deck_known: Row = row("i1", STACKS)
    """How many cards at the bottom of a stack everybody has seen going under it."""
    faceup: Row = row("i1", STACKS)
    """The card that lies face up beside each stack, or NONE."""
    discards: Row = row("i1", CARDS)
    """How many copies of each card lie on the discard pile."""

    hands: Row = row("i2", SEATS)
    """Power cards in hand: bit v stands for the value v."""
    spent: Row = row("i2", SEATS)
    """Power cards that everybody has seen played."""
    regained: Grid = grid("i2", SEATS, REGAINS)
    """For each power card taken back unseen and not played since: what it could be."""
    power: Row = row("i1", SEATS)
    """The power card played this round, 0 before that."""
    modifier: Row = row("i1", SEATS)
    """The modifier played this round, or NONE."""
    totals: Row = row("i1", SEATS)
    """Power card and modifier together, which rule the order of turns."""
    moved: int = number("i1")
    """The set of seats that have had their turn this round."""
    modifiers: Grid = grid("i1", SEATS, MODIFIERS)
    """How many of each modifier are in hand."""
    spent_modifiers: Grid = grid("i1", SEATS, MODIFIERS)
    """How many of each modifier lie on the owner's discard pile."""
    shown_modifiers: Grid = grid("i1", SEATS, MODIFIERS)
    """How many of each modifier everybody knows to be in hand, because they were taken back."""
    passed: Row = row("i1", SEATS)
    """The modifier that each seat gave to its left neighbour, or NONE."""

    dummy_deck: Row = row("i1", VALUES)
    """The dummy's power cards; those from `dummy_left` on have been played."""
    dummy_left: int = number("i1")
    region_deck: Row = row("i1", REGIONS)
    """The dummy's region cards; those from `region_left` on have been drawn."""
    region_left: int = number("i1")

    card: int = number("i1")
    """The action card of the turn, or NONE."""
    placed: int = number("i1")
    """Caballeros placed with the card so far."""
    may_place: int = number("i1")
    may_special: int = number("i1")
    smuggling: int = number("i1")
    """Whether this turn's caballeros may also go to the King's region."""
    keeps_card: int = number("i1")
    """Whether the card of the turn stays with the player, as a Veto does."""
    move_own: int = number("i1")
    move_foreign: int = number("i1")
    move_any: int = number("i1")
    """How many own, foreign or any caballeros may still be moved."""
    move_from: int = number("i1")
    """The one region that a card moves out of, or NONE if any will do."""
    move_to: int = number("i1")
    """The one area that a card moves into, or NONE if any will do."""
    arrived: Grid = grid("i1", REGIONS, SEATS)
    """Caballeros that this action moved here and that may not move again."""
    discs: Row = row("i1", SEATS)
    """The regions set on the secret discs, NONE where none is set."""
    vetoes: Row = row("i1", SEATS)
    """Veto cards taken this round that lie before each player."""
    old_vetoes: Row = row("i1", SEATS)
    """Veto cards of the last round, which expire at the end of this one."""


@rule
def is_taboo(s: State, area: int) -> bool:
    """Nothing enters or leaves the King's region."""
    return area == s.king


@rule
def has_dummy(s: State) -> bool:
    """Whether a dummy takes part; it is the seat after the last player's."""
    return s.colours > s.players


@rule
def left_of(s: State, seat: int) -> int:
    """The player on a seat's left, who is next clockwise."""
    return (seat + 1) % s.players


@rule
def card_number(s: State, b: Box) -> int:
    """How many caballeros the card of this turn places."""
    return int(b.card_stack[s.card])


@rule
def in_regions(s: State, seat: int) -> int:
    """How many caballeros of a colour stand in regions that are not taboo."""
    count = 0
    for region in range(REGIONS):
        if not is_taboo(s, region):
            count += int(s.caballeros[region, seat])
    return count


@rule
def total_in(s: State, region: int) -> int:
    """How many caballeros of all colours stand in a region."""
    count = 0
    for seat in range(s.colours):
        count += int(s.caballeros[region, seat])
    return count


@rule
def fault(s: State, b: Box) -> int:
    """Caballeros and cards are neither lost nor made; every piece is where a piece may be."""
    cards = 0
    for stack in range(STACKS):
        cards += s.deck_sizes[stack] + int(s.faceup[stack] != NONE)
        if s.deck_known[stack] > s.deck_sizes[stack]:
            return 1
    for card in range(CARDS):
        cards += s.discards[card]
    for seat in range(s.colours):
        cards += s.vetoes[seat] + s.old_vetoes[seat]
        pieces = s.court[seat] + s.province[seat]
        if s.court[seat] < 0 or s.province[seat] < 0:
            return 2
        for area in range(CASTILLO + 1):
            pieces += s.caballeros[area, seat]
            if s.caballeros[area, seat] < 0:
                return 3
        if pieces != b.caballeros:
            return 4
        if s.hands[seat] & ~((1 << (VALUES + 1)) - 2) != 0:
            return 5
    if s.card != NONE and s.keeps_card == 0:
        cards += 1
    if cards != b.cards_in_play:
        return 6
    if s.king < 0 or s.king >= AREAS:
        return 7
    if s.tiles[0] == s.tiles[1] and s.tiles[0] != NONE:
        return 8
    return 0
