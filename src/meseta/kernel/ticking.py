"""Games in single ticks: one step, one forced answer or one choice, for many games side by side.

On a GPU games stand in groups by the kind on top of their agenda (`gpu.py`), and a tick touches
nothing but that kind's own block of actions. The mask is a set of bits in words of 32, so that
offers are counted and found without looking at every action; `BITS` puts the rules for it in the
place of those that write bytes.
"""

from __future__ import annotations

from meseta.kernel.chance import Chance, draw_below
from meseta.kernel.play import MOST_SEATS, apply, first_action, is_forced, is_hidden, legal
from meseta.kernel.rule import Rule, rule
from meseta.kernel.sets import count_of, first_of, has, nth_of, only
from meseta.kernel.table import SEATS, Box, Log, Mask, TableRecord, asked, break_off, mark, mark_if

WORD = 32
SHIFT = 5
"""A word holds 1 << SHIFT actions."""


@rule
def mark_bit(mask: Mask, action: int) -> None:
    """Offer an action."""
    mask[action >> SHIFT] = int(mask[action >> SHIFT]) | 1 << (action & (WORD - 1))


@rule
def mark_bit_if(mask: Mask, action: int, offered: int) -> None:
    """Offer an action, or not: 1 or 0."""
    mask[action >> SHIFT] = int(mask[action >> SHIFT]) | offered << (action & (WORD - 1))


BITS: dict[Rule, Rule] = {mark: mark_bit, mark_if: mark_bit_if}


def words_for(actions: int) -> int:
    """How many words hold so many actions."""
    return (actions + WORD - 1) // WORD


@rule
def first_word(kind: int) -> int:
    """The first word with actions of a kind; its last may hold the first ones of the next."""
    return first_action(kind) >> SHIFT


@rule
def last_word(kind: int) -> int:
    """The word after the last with actions of a kind."""
    return (first_action(kind + 1) + WORD - 1) >> SHIFT


@rule
def count_bits(mask: Mask, kind: int) -> int:
    """How many actions of a kind are offered."""
    count = 0
    for word in range(first_word(kind), last_word(kind)):
        count += count_of(int(mask[word]))
    return count


@rule
def nth_bit(s: TableRecord, mask: Mask, kind: int, n: int) -> int:
    """The n-th offered action of a kind, counted from 0."""
    for word in range(first_word(kind), last_word(kind)):
        members = int(mask[word])
        here = count_of(members)
        if n < here:
            return (word << SHIFT) + nth_of(members, n)
        n -= here
    break_off(s)
    return first_action(kind)


@rule
def offer_bits(s: TableRecord, b: Box, kind: int, mask: Mask) -> int:
    """Offer what the next seat may do, the others of the kind's words cleared; the seat.

    As `seat_to_ask` says: the first pending seat whose answer is forced, or else the first. Where
    none can be, that one is asked at once: the rules of all decisions stand here once.
    """
    seats = asked(s, SEATS)
    first = first_of(seats)
    seat = first
    at_once = seats == only(first) or is_hidden(kind)
    for other in range(MOST_SEATS if at_once else first + 1, MOST_SEATS + 1):
        seat = other if other < MOST_SEATS else first
        if has(seats, seat):
            for word in range(first_word(kind), last_word(kind)):
                mask[word] = 0
            legal(s, b, seat, mask)
            if count_bits(mask, kind) == 1:
                break
    return seat


@rule
def tick(s: TableRecord, b: Box, log: Log, mask: Mask, dice: Chance, kind: int) -> int:
    """One forced answer or fair random choice about the top decision; how many choices that was."""
    seat = offer_bits(s, b, kind, mask)
    count = count_bits(mask, kind)
    if count == 0:
        break_off(s)
        return 0
    chooses = not is_forced(kind, count)
    chosen = draw_below(dice, count) if chooses else 0
    apply(s, b, log, seat, nth_bit(s, mask, kind, chosen))
    return int(chooses)


@rule
def is_over(s: TableRecord) -> bool:
    """Whether nobody is asked anything more."""
    return s.asked == 0 or s.broken == 1
