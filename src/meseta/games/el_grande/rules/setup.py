"""Setting the game up: the stacks, the King, the grandes, the courts, the modifiers."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import DECK_ROOM, FULL_HAND, HIGHEST, REGIONS, STACKS
from meseta.games.el_grande.rules.decisions import Pass, StartRound, SwapModifiers
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.powers import draw_modifier
from meseta.games.el_grande.rules.state import State, clear
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.table import Log


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
    StartRound.ask(s, int(b.first_round))
    if b.modifiers_dealt > 0:
        deal_modifiers(s, b)
        SwapModifiers.ask(s)
        Pass.ask(s, (1 << s.players) - 1)


@rule
def clear_table(s: State, b: Box) -> None:
    """An empty board: all caballeros in the provinces, all power cards in the players' hands."""
    clear(s)
    s.players = b.players
    s.colours = b.colours
    s.round_no = b.first_round
    for seat in range(b.colours):
        s.province[seat] = b.caballeros
    for seat in range(b.players):
        s.hands[seat] = FULL_HAND


@rule
def clear_stack(s: State, stack: int) -> None:
    """A stack without cards."""
    for place in range(DECK_ROOM):
        s.decks[stack, place] = NONE
    s.deck_sizes[stack] = 0
    s.deck_known[stack] = 0
    s.faceup[stack] = NONE


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
    Events.king_starts(log, s.king)
    for seat in range(s.players):
        home = int(s.region_deck[seat + 1])
        s.grandes[seat] = home
        s.caballeros[home, seat] = b.grande_company
        s.court[seat] = b.court
        s.province[seat] = b.caballeros - b.court - b.grande_company
        Events.grande_starts(log, seat, home, b.grande_company)
    for region in range(REGIONS):
        s.region_deck[region] = NONE


@rule
def prepare_dummy(s: State) -> None:
    """The dummy's power cards and all nine region cards are shuffled face down."""
    for value in range(HIGHEST):
        s.dummy_deck[value] = value + 1
    shuffle(s.chance, s.dummy_deck, HIGHEST)
    s.dummy_left = HIGHEST
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
