"""Power cards: playing them, modifying them, taking them back."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.decisions import (
    DO_MODIFY,
    DO_PASS,
    DO_POWER,
    DO_REGAIN,
    PASS,
    POWER,
    REGAIN,
    REGAIN_MODIFIER,
)
from meseta.games.el_grande.events import (
    PASSED,
    POWER_MODIFIED,
    POWER_PLAYED,
    REGAINED,
    REGAINED_MODIFIER,
    SWAPPED,
)
from meseta.games.el_grande.state import (
    MODIFIERS,
    NONE,
    REGAINS,
    VALUES,
    State,
    left_of,
)
from meseta.kernel.chance import draw_below
from meseta.kernel.rule import rule
from meseta.kernel.table import KIND, Log, Mask, answered, ask, asked, close, note, only

LOWEST_TOTAL = -16


@rule
def totals_played(s: State) -> int:
    """The set of totals that have been played this round, counted from LOWEST_TOTAL."""
    played = 0
    for seat in range(s.colours):
        if s.power[seat] != 0:
            played |= 1 << (int(s.totals[seat]) - LOWEST_TOTAL)
    return played


@rule
def playable(s: State, seat: int, added: int) -> int:
    """The set of cards in hand whose total, with so much added, nobody has played this round."""
    return int(s.hands[seat]) & ~(totals_played(s) >> (added - LOWEST_TOTAL))


@rule
def in_hand(s: State, seat: int, value: int) -> bool:
    """Whether a power card is in a player's hand."""
    return (int(s.hands[seat]) >> value) & 1 == 1


@rule
def shift(s: State, b: Box, seat: int) -> int:
    """What the modifier that a player has laid out adds."""
    if s.modifier[seat] == NONE:
        return 0
    return int(b.modifier_value[s.modifier[seat]])


@rule
def legal_power(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any card whose total nobody has played this round; before it, one modifier.

    There are more cards in hand than other totals on the table, so no modifier leaves without one.
    """
    cards = playable(s, seat, shift(s, b, seat))
    for value in range(1, VALUES + 1):
        mask[DO_POWER + value - 1] = (cards >> value) & 1
    if b.modifiers_dealt > 0 and s.modifier[seat] == NONE:
        for modifier in range(MODIFIERS):
            if s.modifiers[seat, modifier] > 0:
                mask[DO_MODIFY + modifier] = 1


@rule
def apply_modify(s: State, b: Box, log: Log, seat: int, modifier: int) -> None:
    """A modifier is laid out; the power card follows."""
    s.modifiers[seat, modifier] -= 1
    s.modifier[seat] = modifier
    s.shown_modifiers[seat, modifier] = max(0, int(s.shown_modifiers[seat, modifier]) - 1)


@rule
def apply_power(s: State, b: Box, log: Log, seat: int, value: int) -> None:
    """The card lies face up; its total rules the order of turns."""
    close(s)
    s.hands[seat] = int(s.hands[seat]) & ~(1 << value)
    s.power[seat] = value
    s.totals[seat] = value + shift(s, b, seat)
    see_power(s, seat, value)
    if s.modifier[seat] == NONE:
        note(log, POWER_PLAYED, seat, value, 0, 0)
    else:
        note(log, POWER_MODIFIED, seat, value, s.modifier[seat], s.totals[seat])


@rule
def see_power(s: State, seat: int, value: int) -> None:
    """Everybody sees the card; if it was played before, one unseen regain is explained by it.

    Later regains could choose among all that earlier ones could, so the earliest is explained.
    """
    spent = int(s.spent[seat])
    if (spent >> value) & 1 == 0:
        s.spent[seat] = spent | (1 << value)
        return
    regain = 0
    while (int(s.regained[seat, regain]) >> value) & 1 == 0:
        regain += 1
    while regain < REGAINS - 1:
        s.regained[seat, regain] = int(s.regained[seat, regain + 1]) & ~(1 << value)
        regain += 1
    s.regained[seat, REGAINS - 1] = 0


@rule
def start_regain(s: State, seat: int) -> None:
    """The player takes one played card back into the hand; at least this round's is there."""
    ask(s, REGAIN, only(seat), 0, 0, 0)


@rule
def legal_regain(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any card played before, this round's too; with Power Shift a modifier instead."""
    for value in range(1, VALUES + 1):
        if not in_hand(s, seat, value):
            mask[DO_REGAIN + value - 1] = 1
    for modifier in range(MODIFIERS):
        if s.spent_modifiers[seat, modifier] > 0 or s.modifier[seat] == modifier:
            mask[REGAIN_MODIFIER + modifier] = 1


@rule
def apply_regain(s: State, b: Box, log: Log, seat: int, value: int) -> None:
    """The card is in hand again, unseen; this round's total stays what it was."""
    close(s)
    regain = 0
    while s.regained[seat, regain] != 0:
        regain += 1
    s.regained[seat, regain] = s.spent[seat]
    s.hands[seat] = int(s.hands[seat]) | (1 << value)
    note(log, REGAINED, seat, 0, 0, 0)


@rule
def apply_regain_modifier(s: State, b: Box, log: Log, seat: int, modifier: int) -> None:
    """The modifier is in hand again, and everybody has seen which it is."""
    close(s)
    if s.spent_modifiers[seat, modifier] > 0:
        s.spent_modifiers[seat, modifier] -= 1
    else:
        s.modifier[seat] = NONE
    s.modifiers[seat, modifier] += 1
    s.shown_modifiers[seat, modifier] += 1
    note(log, REGAINED_MODIFIER, seat, modifier, 0, 0)


@rule
def is_passing(s: State) -> bool:
    """Whether passed modifiers still lie face down."""
    return s.asked > 0 and asked(s, KIND) == PASS


@rule
def unseen_modifiers(s: State, b: Box, modifier: int) -> int:
    """How many of a modifier are neither on the table nor in a hand."""
    left = int(b.modifier_deck[modifier])
    for seat in range(s.players):
        left -= int(s.modifiers[seat, modifier]) + int(s.spent_modifiers[seat, modifier])
        left -= int(s.modifier[seat] == modifier)
        left -= int(s.passed[seat] == modifier and is_passing(s))
    return left


@rule
def draw_modifier(s: State, b: Box) -> int:
    """Any of the unseen modifiers."""
    pool = 0
    for modifier in range(MODIFIERS):
        pool += unseen_modifiers(s, b, modifier)
    n = draw_below(s.chance, pool)
    modifier = -1
    while n >= 0:
        modifier += 1
        n -= unseen_modifiers(s, b, modifier)
    return modifier


@rule
def legal_pass(s: State, b: Box, seat: int, mask: Mask) -> None:
    """One of the three modifiers that the player was dealt."""
    for modifier in range(MODIFIERS):
        if s.modifiers[seat, modifier] > 0:
            mask[DO_PASS + modifier] = 1


@rule
def apply_pass(s: State, b: Box, log: Log, seat: int, modifier: int) -> None:
    """The modifier lies face down for the left neighbour until all have chosen."""
    s.modifiers[seat, modifier] -= 1
    s.passed[seat] = modifier
    note(log, PASSED, seat, 0, 0, 0)
    if answered(s, seat):
        close(s)


@rule
def swap_modifiers(s: State, log: Log) -> None:
    """Everybody takes up the modifier from the right neighbour."""
    close(s)
    for seat in range(s.players):
        s.modifiers[left_of(s, seat), int(s.passed[seat])] += 1
    note(log, SWAPPED, 0, 0, 0, 0)


@rule
def ask_power(s: State, seat: int) -> None:
    """A player is to play a power card."""
    ask(s, POWER, only(seat), 0, 0, 0)


@rule
def put_power_away(s: State, seat: int) -> None:
    """Power card and modifier of the round go to the owner's discard pile."""
    if s.modifier[seat] != NONE:
        s.spent_modifiers[seat, s.modifier[seat]] += 1
        s.modifier[seat] = NONE
    s.power[seat] = 0
    s.totals[seat] = 0
