"""Power cards: playing them, modifying them, taking them back."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import HIGHEST, LOWEST_TOTAL, MODIFIERS, REGAINS
from meseta.games.el_grande.rules.decisions import Pass, Power, Regain, SwapModifiers, TakingBack
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, left_of
from meseta.games.el_grande.rules.vetoes import ask_holders, is_watched
from meseta.kernel.chance import draw_below
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, has, only
from meseta.kernel.table import SEATS, Log, Mask, answered, asked, break_off, close, is_asked


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
    return has(int(s.hands[seat]), value)


@rule
def shift(s: State, b: Box, seat: int) -> int:
    """What the modifier that a player has laid out adds."""
    if s.modifier[seat] == NONE:
        return 0
    return int(b.modifier_value[s.modifier[seat]])


@offers(Power)
def legal_power(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any card whose total nobody has played this round; before it, one modifier.

    There are more cards in hand than other totals on the table, so no modifier leaves without one.
    """
    Power.play_any(mask, playable(s, seat, shift(s, b, seat)))
    if s.modifier[seat] == NONE:
        for modifier in range(MODIFIERS):
            if s.modifiers[seat, modifier] > 0:
                Power.modify(mask, modifier)


@answers(Power.modify)
def apply_modify(s: State, seat: int, modifier: int) -> None:
    """A modifier is laid out; the power card follows."""
    s.modifiers[seat, modifier] -= 1
    s.modifier[seat] = modifier
    s.played_modifiers[seat, s.modifier_plays[seat]] = modifier
    s.modifier_plays[seat] += 1


@answers(Power.play)
def apply_power(s: State, b: Box, log: Log, seat: int, value: int) -> None:
    """The card lies face up; its total rules the order of turns."""
    close(s)
    s.hands[seat] = int(s.hands[seat]) & ~only(value)
    s.power[seat] = value
    s.totals[seat] = value + shift(s, b, seat)
    see_power(s, seat, value)
    if s.modifier[seat] == NONE:
        Events.power(log, seat, value)
    else:
        Events.power_modified(log, seat, value, s.modifier[seat], s.totals[seat])


@rule
def see_power(s: State, seat: int, value: int) -> None:
    """Everybody sees the card; if it was played before, one unseen regain is explained by it.

    Later regains could choose among all that earlier ones could, so the earliest is explained.
    """
    spent = int(s.spent[seat])
    if not has(spent, value):
        s.spent[seat] = spent | only(value)
        return
    explained = False
    for regain in range(REGAINS):
        explained = explained or has(int(s.regained[seat, regain]), value)
        if explained:
            later = int(s.regained[seat, regain + 1]) if regain + 1 < REGAINS else 0
            s.regained[seat, regain] = later & ~only(value)


@does(effects.Regain)
def start_regain(s: State, seat: int) -> None:
    """The player takes one played card back into the hand; at least this round's is there."""
    Regain.ask(s, only(seat))


@offers(Regain)
def legal_regain(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any card played before, this round's too, or a modifier; in some editions none after all."""
    if b.may_leave_undone == 1:
        Regain.skip(mask)
    for value in range(1, HIGHEST + 1):
        if not in_hand(s, seat, value):
            Regain.power(mask, value)
    for modifier in range(MODIFIERS):
        if is_on_pile(s, seat, modifier):
            Regain.modifier(mask, modifier)


@answers(Regain.power)
def apply_regain(s: State, b: Box, log: Log, seat: int, value: int) -> None:
    """The card is taken back, unless somebody objects, who does not see which one it is."""
    if is_watched(s, b):
        Events.wants_regain(log, seat)
        TakingBack.ask(s, value)
        ask_holders(s)
    else:
        take_back(s, log, value)


@runs(TakingBack)
def take_back(s: State, log: Log, value: int) -> None:
    """The card is in hand again, unseen; this round's total stays what it was."""
    seat = first_of(asked(s, SEATS))
    close(s)
    for regain in range(REGAINS):  # pragma: no branch: no box has more cards for it
        if s.regained[seat, regain] == 0:
            s.regained[seat, regain] = s.spent[seat]
            break
    s.hands[seat] = int(s.hands[seat]) | only(value)
    Events.regained(log, seat)


@answers(Regain.modifier)
def apply_regain_modifier(s: State, log: Log, seat: int, modifier: int) -> None:
    """The modifier is in hand again, unseen; this round's total stays what it was."""
    close(s)
    for regain in range(REGAINS):  # pragma: no branch: no box has more cards for it
        if s.regained_modifiers[seat, regain] == NONE:
            s.regained_modifiers[seat, regain] = modifier
            s.regained_after[seat, regain] = s.modifier_plays[seat]
            break
    s.modifiers[seat, modifier] += 1
    Events.regained_modifier(log, seat)


@rule
def count_on_pile(s: State, seat: int, modifier: int, plays: int, regains: int) -> int:
    """How many of a modifier lay among the played ones after so many plays and regains."""
    count = 0
    for play in range(plays):
        count += int(s.played_modifiers[seat, play] == modifier)
    for regain in range(regains):
        count -= int(s.regained_modifiers[seat, regain] == modifier)
    return count


@rule
def is_on_pile(s: State, seat: int, modifier: int) -> bool:
    """Whether a modifier can be taken back: one of an earlier round, or this round's."""
    return count_on_pile(s, seat, modifier, int(s.modifier_plays[seat]), REGAINS) > 0


@rule
def held_ever(s: State, seat: int, modifier: int) -> int:
    """How many of a modifier a player has had: in hand or played and not taken back."""
    played = count_on_pile(s, seat, modifier, int(s.modifier_plays[seat]), REGAINS)
    return played + int(s.modifiers[seat, modifier])


@rule
def is_passing(s: State) -> bool:
    """Whether passed modifiers still lie face down."""
    return is_asked(s, Pass.kind)


@rule
def unseen_modifiers(s: State, b: Box, modifier: int) -> int:
    """How many of a modifier are neither on the table nor in a hand."""
    left = int(b.modifier_deck[modifier])
    for seat in range(s.players):
        left -= held_ever(s, seat, modifier)
        left -= int(s.passed[seat] == modifier and is_passing(s))
    return left


@rule
def draw_modifier(s: State, b: Box) -> int:
    """Any of the unseen modifiers."""
    pool = 0
    for modifier in range(MODIFIERS):
        pool += unseen_modifiers(s, b, modifier)
    n = draw_below(s.chance, pool)
    for modifier in range(MODIFIERS):
        n -= unseen_modifiers(s, b, modifier)
        if n < 0:
            return modifier
    break_off(s)
    return 0


@offers(Pass)
def legal_pass(s: State, seat: int, mask: Mask) -> None:
    """One of the three modifiers that the player was dealt."""
    for modifier in range(MODIFIERS):
        if s.modifiers[seat, modifier] > 0:
            Pass.give(mask, modifier)


@answers(Pass.give)
def apply_pass(s: State, log: Log, seat: int, modifier: int) -> None:
    """The modifier lies face down for the left neighbour until all have chosen."""
    s.modifiers[seat, modifier] -= 1
    s.passed[seat] = modifier
    Events.passed(log, seat)
    if answered(s, seat):
        close(s)


@runs(SwapModifiers)
def swap_modifiers(s: State, log: Log) -> None:
    """Everybody takes up the modifier from the right neighbour."""
    for seat in range(s.players):
        s.modifiers[left_of(s, seat), int(s.passed[seat])] += 1
    Events.swapped(log)


@rule
def ask_power(s: State, seat: int) -> None:
    """A player is to play a power card."""
    Power.ask(s, only(seat))


@rule
def put_power_away(s: State, seat: int) -> None:
    """Power card and modifier of the round go to the owner's discard pile."""
    s.modifier[seat] = NONE
    s.power[seat] = 0
    s.totals[seat] = 0
