"""What is in the box, as the rules read it: one record of numbers, built from the TOML files here.

A box document is one dictionary with every region, tile, power card, action card, deck and modifier
of an edition. `people/boxes.py` reads and checks documents and builds this record.
"""

from __future__ import annotations

from meseta.games.el_grande.box.domains import (
    AREA,
    AREA_VALUE,
    CARD,
    CARDS,
    CHOICES,
    COPIES,
    COUNT,
    DECK_ROOM,
    EFFECT,
    HIGHEST,
    IN_DECK,
    INTERRUPTS,
    LAST_ROUND,
    MODIFIERS,
    MOST_DEALT,
    PIECES,
    PLACES,
    RECRUITED,
    REGAINS,
    REGION,
    ROUND,
    SCORED_PLACES,
    STACK,
    TARGET,
    TILE,
)
from meseta.games.el_grande.box.effects import Effect
from meseta.kernel import table
from meseta.kernel.domain import YES_OR_NO, numbers
from meseta.kernel.record import Grid, Row, grid, number, row

OLD_HANDS = REGAINS
"""The most cards that are swapped into one stack."""


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number(numbers("number of players", 2, 5))
    colours: int = number(numbers("number of colours", 2, 5))
    caballeros: int = number(PIECES)
    court: int = number(COUNT)
    grande_company: int = number(COUNT)
    king_bonus: int = number(AREA_VALUE)
    grande_bonus: int = number(AREA_VALUE)
    depth: int = number(SCORED_PLACES)
    """How many places score."""
    values: Grid = grid(TARGET, PLACES, AREA_VALUE)
    tile_values: Grid = grid(TILE, PLACES, AREA_VALUE)
    borders: Grid = grid(AREA, REGION, YES_OR_NO)
    """Which regions border an area; beside the castillo the King borders all of them."""
    recruits: Row = row(HIGHEST + 1, RECRUITED)
    """Caballeros on the power card of each value."""
    first_round: int = number(ROUND)
    next_round: Row = row(LAST_ROUND + 1, ROUND.or_none(0))
    """The round after each; 0 after the last one."""
    scores_after: Row = row(LAST_ROUND + 1, YES_OR_NO)

    card_stack: Row = row(CARDS, STACK)
    card_effect: Grid = grid(CARDS, CHOICES, EFFECT)
    card_choices: Row = row(CARDS, numbers("number of special actions", 0, CHOICES))
    """1, or 2 where the player chooses between two special actions."""
    effects: Grid = grid(EFFECT.size, Effect.width(), numbers("number", 0, (1 << 15) - 1))
    """Every special action: its verb and its words, as the declarations number them."""
    effect_next: Row = row(EFFECT.size, EFFECT.or_none())
    """The effect that is joined to this one, or NONE."""

    stack_cards: Grid = grid(STACK, DECK_ROOM, CARD)
    stack_sizes: Row = row(STACK, IN_DECK)
    stack_returns: Row = row(STACK, YES_OR_NO)
    """Whether used cards go back under their stack."""
    extra_cards: Grid = grid(STACK, OLD_HANDS, CARD)
    extra_sizes: Row = row(STACK, numbers("number of cards", 0, OLD_HANDS))
    """The Old Hands that are swapped into each stack."""
    merged: int = number(YES_OR_NO)
    card_copies: Row = row(CARDS, COPIES)
    card_extras: Row = row(CARDS, COPIES)
    """Copies of each card that were shuffled into its stack, and that were swapped into it."""
    takes_back: Row = row(CARDS, YES_OR_NO)
    """Whether a card takes played power cards back."""
    cards_in_play: int = number(numbers("number of cards", 0, 5 * DECK_ROOM))

    modifier_deck: Row = row(MODIFIERS, COPIES)
    modifiers_dealt: int = number(numbers("number of modifiers", 0, MOST_DEALT))
    modifier_value: Row = row(MODIFIERS, numbers("value of a modifier", -14, 14))
    modifier_effect: Row = row(MODIFIERS, EFFECT.or_none())

    king_abroad: int = number(YES_OR_NO)
    king_castillo: int = number(YES_OR_NO)
    grande_castillo: int = number(YES_OR_NO)
    """Whether some card sends the King abroad or beside the castillo, or throws grandes into it."""
    veto_card: int = number(CARD.or_none())
    veto_interrupts: int = number(INTERRUPTS)
    may_leave_undone: int = number(YES_OR_NO)
    """Whether tile, power card, grande and King may stay where they are after all."""
    choice_castillo: int = number(YES_OR_NO)
    estate_may_stay: int = number(YES_OR_NO)
    dummy_stays: int = number(YES_OR_NO)
    dummy_may_be_spared: int = number(YES_OR_NO)
    singles_lose: int = number(YES_OR_NO)
    retinue_castillo: int = number(YES_OR_NO)
