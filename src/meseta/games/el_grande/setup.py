"""Setting the game up: the stacks, the King, the grandes, the courts, the modifiers."""

from __future__ import annotations

from meseta.games.el_grande.box import (
    CARDS,
    CASTILLO,
    REGIONS,
    SEATS,
    STACKS,
    TILES,
    Box,
)
from meseta.games.el_grande.decisions import PASS, START_ROUND, SWAP_MODIFIERS
from meseta.games.el_grande.events import GRANDE_STARTS, KING_STARTS
from meseta.games.el_grande.powers import draw_modifier
from meseta.games.el_grande.state import DECK_ROOM, MODIFIERS, NONE, REGAINS, VALUES, State
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.rule import rule
from meseta.kernel.table import AGENDA_ROOM, Log, ask, note


@rule
def start(s: State, b: Box, log: Log) -> None:
    """The whole set-up; the start marker goes to a player drawn by lot."""
    clear_table(s, b)
    for stack in range(STACKS):
        build_stack(s, b, stack)
    if b.merged == 1:
        merge_stacks(s)
    place_by_region_cards(s, b, log)
    if s.colours > s.players:
        prepare_dummy(s)
    s.starter = draw_below(s.chance, s.players)
    ask(s, START_ROUND, 0, b.first_round, 0, 0)
    if b.modifiers_dealt > 0:
        deal_modifiers(s, b)
        ask(s, SWAP_MODIFIERS, 0, 0, 0, 0)
        ask(s, PASS, (1 << s.players) - 1, 0, 0, 0)


@rule
def clear_table(s: State, b: Box) -> None:
    """An empty board: all caballeros in the provinces, all power cards in hand."""
    s.asked = 0
    for entry in range(AGENDA_ROOM):
        for field in range(5):
            s.agenda[entry, field] = 0
    s.players = b.players
    s.colours = b.colours
    s.round_no = b.first_round
    s.starter = 0
    s.king = 0
    for seat in range(SEATS):
        clear_seat(s, b, seat)
    for tile in range(TILES):
        s.tiles[tile] = NONE
    for stack in range(STACKS):
        clear_stack(s, stack)
    for card in range(CARDS):
        s.discards[card] = 0
    for value in range(VALUES):
        s.dummy_deck[value] = 0
    for region in range(REGIONS):
        s.region_deck[region] = 0
    s.dummy_left = 0
    s.region_left = 0
    s.moved = 0
    clear_turn(s)


@rule
def clear_seat(s: State, b: Box, seat: int) -> None:
    """One colour before the game: 30 caballeros in the province, no hand for a dummy."""
    s.scores[seat] = 0
    for area in range(CASTILLO + 1):
        s.caballeros[area, seat] = 0
    s.court[seat] = 0
    s.province[seat] = b.caballeros if seat < b.colours else 0
    s.grandes[seat] = NONE
    s.hands[seat] = (1 << (VALUES + 1)) - 2 if seat < b.players else 0
    s.spent[seat] = 0
    for regain in range(REGAINS):
        s.regained[seat, regain] = 0
    s.power[seat] = 0
    s.modifier[seat] = NONE
    s.totals[seat] = 0
    for modifier in range(MODIFIERS):
        s.modifiers[seat, modifier] = 0
        s.spent_modifiers[seat, modifier] = 0
        s.shown_modifiers[seat, modifier] = 0
    s.passed[seat] = NONE
    s.discs[seat] = NONE
    s.vetoes[seat] = 0
    s.old_vetoes[seat] = 0


@rule
def clear_stack(s: State, stack: int) -> None:
    """A stack without cards."""
    for place in range(DECK_ROOM):
        s.decks[stack, place] = NONE
    s.deck_sizes[stack] = 0
    s.deck_known[stack] = 0
    s.faceup[stack] = NONE


@rule
def clear_turn(s: State) -> None:
    """Nobody is in the middle of a turn."""
    s.card = NONE
    s.placed = 0
    s.may_place = 0
    s.may_special = 0
    s.smuggling = 0
    s.keeps_card = 0
    clear_moves(s)


@rule
def clear_moves(s: State) -> None:
    """Nobody is in the middle of moving caballeros."""
    s.move_own = 0
    s.move_foreign = 0
    s.move_any = 0
    s.move_from = NONE
    s.move_to = NONE
    for region in range(REGIONS):
        for seat in range(SEATS):
            s.arrived[region, seat] = 0


@rule
def build_stack(s: State, b: Box, stack: int) -> None:
    """Shuffle a stack; for each Old Hands card one card leaves unseen and the new one goes in."""
    count = int(b.stack_sizes[stack])
    for place in range(count):
        s.decks[stack, place] = b.stack_cards[stack, place]
    shuffle(s.chance, s.decks[stack], count)
    extra = int(b.extra_sizes[stack])
    if extra > 0:
        for swap in range(extra):
            s.decks[stack, count - 1 - swap] = b.extra_cards[stack, swap]
        shuffle(s.chance, s.decks[stack], count)
    s.deck_sizes[stack] = count


@rule
def merge_stacks(s: State) -> None:
    """The second and the third stack are shuffled into one."""
    count = int(s.deck_sizes[1])
    for place in range(s.deck_sizes[2]):
        s.decks[1, count + place] = s.decks[2, place]
    count += int(s.deck_sizes[2])
    clear_stack(s, 2)
    shuffle(s.chance, s.decks[1], count)
    s.deck_sizes[1] = count


@rule
def place_by_region_cards(s: State, b: Box, log: Log) -> None:
    """The first region card is the King's, the next are the players' homes."""
    for region in range(REGIONS):
        s.region_deck[region] = region
    shuffle(s.chance, s.region_deck, REGIONS)
    s.king = s.region_deck[0]
    note(log, KING_STARTS, s.king, 0, 0, 0)
    for seat in range(s.players):
        home = int(s.region_deck[seat + 1])
        s.grandes[seat] = home
        s.caballeros[home, seat] = b.grande_company
        s.court[seat] = b.court
        s.province[seat] = b.caballeros - b.court - b.grande_company
        note(log, GRANDE_STARTS, seat, home, b.grande_company, 0)
    for region in range(REGIONS):
        s.region_deck[region] = 0


@rule
def prepare_dummy(s: State) -> None:
    """The dummy's power cards and all nine region cards are shuffled face down."""
    for value in range(VALUES):
        s.dummy_deck[value] = value + 1
    shuffle(s.chance, s.dummy_deck, VALUES)
    s.dummy_left = VALUES
    shuffle_region_cards(s)


@rule
def shuffle_region_cards(s: State) -> None:
    """All nine region cards form the dummy's face-down deck."""
    for region in range(REGIONS):
        s.region_deck[region] = region
    shuffle(s.chance, s.region_deck, REGIONS)
    s.region_left = REGIONS


@rule
def deal_modifiers(s: State, b: Box) -> None:
    """Each player gets three of the sixteen modifiers; the rest stays unseen in the box."""
    for _card in range(b.modifiers_dealt):
        for seat in range(s.players):
            s.modifiers[seat, draw_modifier(s, b)] += 1
