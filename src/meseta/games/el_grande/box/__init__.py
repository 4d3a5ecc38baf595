"""What is in the box: TOML files, checked, and turned into numbers for the rules.

A box document is one dictionary with every region, tile, power card, action card, deck and modifier
of an edition. `load` reads a shipped one or a person's own file, `faults` says what is wrong with
it, and `build` makes the record that the rules read.
"""

from __future__ import annotations

from meseta.kernel import table
from meseta.kernel.record import Grid, Row, grid, number, row

SEATS = 5
REGIONS = 9
CASTILLO = 9
FRANCE = 10
PORTUGAL = 11
AREAS = 12
STACKS = 5
TILES = 2
CARDS = 64
PLACES = 3
LAST_ROUND = 9
EFFECTS = CARDS + 16
MODIFIER_CARDS = 16
OLD_HANDS = 4

(
    MOVE,
    PLACE,
    EMPTY_COURTS,
    ASSASSINATE,
    WITHDRAWAL,
    CIVIL_WAR,
    SCORING,
    DECREES,
    REGAINING,
    RECRUITING,
    GRANDE,
    COUPS,
    KINGS_MOVE,
    REVOLT,
    REGENT,
    SMUGGLE,
    TAKE_VETO,
) = range(17)
"""What a special action does."""

CHOICE, BY_VALUE, FIRST_PLACES, MOST, LEAST, OF_CASTILLO, BY_DISC = range(7)
"""What a special scoring scores."""

TO_REGIONS, TO_CASTILLO, TO_BOTH = range(3)
"""Where a special action places caballeros."""


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number("i1")
    colours: int = number("i1")
    caballeros: int = number("i1")
    court: int = number("i1")
    grande_company: int = number("i1")
    king_bonus: int = number("i1")
    grande_bonus: int = number("i1")
    depth: int = number("i1")
    """How many places score."""
    values: Grid = grid("i1", CASTILLO + 1, PLACES)
    tile_values: Grid = grid("i1", TILES, PLACES)
    borders: Grid = grid("i1", AREAS, REGIONS)
    """Which regions border an area; beside the castillo the King borders all of them."""
    recruits: Row = row("i1", 14)
    """Caballeros on the power card of each value."""
    first_round: int = number("i1")
    next_round: Row = row("i1", LAST_ROUND + 1)
    """The round after each; 0 after the last one."""
    scores_after: Row = row("i1", LAST_ROUND + 1)

    card_stack: Row = row("i1", CARDS)
    card_effect: Grid = grid("i1", CARDS, 2)
    card_choices: Row = row("i1", CARDS)
    """1, or 2 where the player chooses between two special actions."""
    effect_do: Row = row("i1", EFFECTS)
    effect_n: Row = row("i2", EFFECTS)
    effect_own: Row = row("i1", EFFECTS)
    effect_foreign: Row = row("i1", EFFECTS)
    effect_any: Row = row("i1", EFFECTS)
    effect_how: Row = row("i1", EFFECTS)

    stack_cards: Grid = grid("i1", STACKS, 28)
    stack_sizes: Row = row("i1", STACKS)
    stack_returns: Row = row("i1", STACKS)
    """Whether used cards go back under their stack."""
    extra_cards: Grid = grid("i1", STACKS, OLD_HANDS)
    extra_sizes: Row = row("i1", STACKS)
    """The Old Hands that are swapped into each stack."""
    merged: int = number("i1")
    card_copies: Row = row("i1", CARDS)
    card_extras: Row = row("i1", CARDS)
    """Copies of each card that were shuffled into its stack, and that were swapped into it."""
    cards_in_play: int = number("i2")

    modifier_deck: Row = row("i1", MODIFIER_CARDS)
    modifiers_dealt: int = number("i1")
    modifier_value: Row = row("i1", MODIFIER_CARDS)
    modifier_effect: Row = row("i1", MODIFIER_CARDS)

    veto_card: int = number("i1")
    veto_interrupts: int = number("i1")
    choice_castillo: int = number("i1")
    estate_may_stay: int = number("i1")
    dummy_stays: int = number("i1")
