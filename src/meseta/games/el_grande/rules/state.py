"""The position: one record, field by field, and the words that rules use about it."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    AREA,
    CARD,
    COPIES,
    COUNT,
    DECK_ROOM,
    IN_DECK,
    MODIFIER,
    MODIFIER_PLAYS,
    PLAYER,
    POINTS,
    POWER,
    POWER_SET,
    REGAINS,
    REGION,
    REGIONS,
    ROUND,
    SEAT,
    SEAT_SET,
    STACK,
    TARGET,
    TILE,
    TOTAL,
)
from meseta.kernel.domain import YES_OR_NO, numbers
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.table import TableRecord, clearing

HIDDEN = -2
"""A disc, or a modifier that was passed or taken back, which is there but not to be seen."""


class State(TableRecord):
    """Everything that influences the future of a game of El Grande."""

    players: int = number(numbers("number of players", 2, 5), derived=True)
    colours: int = number(numbers("number of colours", 2, 5), derived=True)
    """Colours on the board: the players, and the dummy where there is one."""
    round_no: int = number(ROUND, key="round")
    starter: int = number(PLAYER, key="start")
    """The seat with the start marker."""
    scores: Row = row(PLAYER, POINTS)

    king: int = number(AREA)
    """The King's area; CASTILLO means that he stands beside it."""
    caballeros: Grid = grid(TARGET, SEAT, COUNT)
    court: Row = row(PLAYER, COUNT)
    province: Row = row(SEAT, COUNT, derived=True)
    grandes: Row = row(PLAYER, TARGET.or_none())
    """Each grande's region, or CASTILLO."""
    tiles: Row = row(TILE, TARGET.or_none())
    """Where each mobile scoring tile lies; NONE is beside the board."""

    faceup: Row = row(STACK, CARD.or_none(), key="row")
    """The card that lies face up beside each stack, or NONE."""
    decks: Grid = grid(STACK, DECK_ROOM, CARD.or_none(), size="deck_sizes")
    """The face-down cards of each stack, the top card last."""
    deck_sizes: Row = row(STACK, IN_DECK)
    deck_known: Row = row(STACK, IN_DECK)
    """How many cards at the bottom of a stack everybody has seen going under it."""
    discards: Row = row(CARD, COPIES)
    """How many copies of each card lie on the discard pile."""

    hands: Row = row(PLAYER, POWER_SET)
    """Power cards in hand."""
    spent: Row = row(PLAYER, POWER_SET)
    """Power cards that everybody has seen played."""
    regained: Grid = grid(PLAYER, REGAINS, POWER_SET)
    """For each power card taken back unseen and not played since: what it could be."""
    power: Row = row(SEAT, POWER.or_none(0))
    """The power card played this round, 0 before that."""
    modifier: Row = row(PLAYER, MODIFIER.or_none())
    """The modifier played this round, or NONE."""
    totals: Row = row(SEAT, TOTAL)
    """Power card and modifier together, which rule the order of turns."""
    moved: int = number(SEAT_SET)
    """The seats that have had their turn this round."""
    modifiers: Grid = grid(PLAYER, MODIFIER, COPIES)
    """How many of each modifier are in hand."""
    played_modifiers: Grid = grid(PLAYER, MODIFIER_PLAYS, MODIFIER.or_none(), size="modifier_plays")
    """Every modifier that was played, this round's too and those that were taken back since."""
    modifier_plays: Row = row(PLAYER, numbers("number of modifiers", 0, MODIFIER_PLAYS))
    regained_modifiers: Grid = grid(PLAYER, REGAINS, MODIFIER.or_none(), hidden=HIDDEN)
    """Each modifier that was taken back unseen."""
    regained_after: Grid = grid(PLAYER, REGAINS, numbers("number of modifiers", 0, MODIFIER_PLAYS))
    """How many modifiers had been played when each of them was taken back."""
    passed: Row = row(PLAYER, MODIFIER.or_none(), hidden=HIDDEN)
    """The modifier that each seat gave to its left neighbour, or NONE."""

    dummy_deck: Row = row(POWER.size, POWER.or_none(0))
    """The dummy's power cards; those from `dummy_left` on have been played."""
    dummy_left: int = number(numbers("number of cards", 0, POWER.size))
    region_deck: Row = row(REGION.size, REGION.or_none())
    """The dummy's region cards; those from `region_left` on have been drawn."""
    region_left: int = number(numbers("number of cards", 0, REGION.size))

    card: int = number(CARD.or_none(), until="turn")
    """The action card of the turn, or NONE."""
    placed: int = number(COUNT, until="turn")
    """Caballeros placed with the card so far."""
    may_place: int = number(YES_OR_NO, until="turn")
    may_special: int = number(YES_OR_NO, until="turn")
    smuggling: int = number(YES_OR_NO, until="turn")
    """Whether this turn's caballeros may also go to the King's region."""
    keeps_card: int = number(YES_OR_NO, until="turn")
    """Whether the card of the turn stays with the player, as a Veto does."""
    lets_pass: int = number(SEAT_SET, until="turn")
    """The seats with a Veto that let the rest of this turn's special action pass."""
    move_own: int = number(COUNT, until="moves")
    move_foreign: int = number(COUNT, until="moves")
    move_any: int = number(COUNT, until="moves")
    """How many own, foreign or any caballeros may still be moved."""
    move_from: int = number(REGION.or_none(), until="moves")
    """The one region that a card moves out of, or NONE if any will do."""
    move_to: int = number(TARGET.or_none(), until="moves")
    """The one area that a card moves into, or NONE if any will do."""
    arrived: Grid = grid(REGION, SEAT, COUNT, until="moves")
    """Caballeros that this action moved here and that may not move again."""
    discs: Row = row(PLAYER, REGION.or_none(), hidden=HIDDEN)
    """The regions set on the secret discs, NONE where none is set."""
    vetoes: Row = row(PLAYER, COPIES)
    """Veto cards taken this round that lie before each player."""
    old_vetoes: Row = row(PLAYER, COPIES)
    """Veto cards of the last round, which expire at the end of this one."""


clear = clearing(State)
"""An empty table, before anything is set up."""
clear_turn = clearing(State, until="turn")
"""Nobody is in the middle of a turn."""
clear_moves = clearing(State, until="moves")
"""Nobody is in the middle of moving caballeros."""


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
def pile_of(b: Box, stack: int) -> int:
    """The stack in which the cards of a stack are: a merged third stack is in the second."""
    return 1 if b.merged == 1 and stack == 2 else stack


@rule
def card_number(s: State, b: Box) -> int:
    """How many caballeros the card of this turn places: as many as its stack is counted."""
    return int(b.card_stack[s.card]) + 1


@rule
def in_regions(s: State, seat: int) -> int:
    """How many caballeros of a colour stand in regions that are not taboo."""
    count = 0
    for region in range(REGIONS):
        if not is_taboo(s, region):
            count += int(s.caballeros[region, seat])
    return count


@rule
def can_leave(s: State, seat: int, region: int) -> bool:
    """Whether a colour has a caballero in a region that is not taboo."""
    return s.caballeros[region, seat] > 0 and not is_taboo(s, region)


@rule
def total_in(s: State, region: int) -> int:
    """How many caballeros of all colours stand in a region."""
    count = 0
    for seat in range(s.colours):
        count += int(s.caballeros[region, seat])
    return count
