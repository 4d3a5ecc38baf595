"""What a seat may know (`hide`), and a fair guess at the rest (`guess`).

Hidden are: the order of the stacks and which cards left them unseen, other players' power cards as
far as they cannot be worked out, their modifiers, discs that are set, modifiers on their way to a
neighbour, the dummy's decks, and the generator. The castillo is not hidden: what is thrown in is
announced.
"""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    CARDS,
    DECK_ROOM,
    FULL_HAND,
    HIGHEST,
    MODIFIERS,
    MOST_DEALT,
    REGAINS,
    REGIONS,
    STACKS,
)
from meseta.games.el_grande.rules.decisions import Reveal, TakingBack
from meseta.games.el_grande.rules.discs import may_set_disc
from meseta.games.el_grande.rules.powers import (
    count_on_pile,
    draw_modifier,
    held_ever,
    is_passing,
)
from meseta.games.el_grande.rules.state import HIDDEN, State, has_dummy, left_of, pile_of
from meseta.kernel.chance import draw_below, forget_chance, shuffle, shuffle_above
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, nth_of, only
from meseta.kernel.table import SEATS, break_off, entry, place_of

FACE_DOWN = 0
"""A power card of the dummy, or one that is about to be taken back, that is not to be seen."""


@rule
def hide(s: State, b: Box, seat: int) -> None:
    """Take out of the state what a seat may not know; -1 is a spectator."""
    forget_chance(s.chance)
    for stack in range(STACKS):
        for place in range(s.deck_known[stack], s.deck_sizes[stack]):
            s.decks[stack, place] = NONE
    for place in range(s.dummy_left):
        s.dummy_deck[place] = FACE_DOWN
    for place in range(s.region_left):
        s.region_deck[place] = NONE
    for other in range(s.players):
        if other != seat:
            hide_seat(s, seat, other)
    hide_taken_back(s, seat)


@rule
def hide_seat(s: State, seat: int, other: int) -> None:
    """Leave of another player's hand what follows from the cards that everybody has seen."""
    s.hands[other] = FULL_HAND & ~int(s.spent[other])
    hide_modifiers(s, other)
    if s.discs[other] != NONE and not discs_are_shown(s):
        s.discs[other] = HIDDEN
    if s.passed[other] != NONE and (left_of(s, other) != seat or is_passing(s)):
        s.passed[other] = HIDDEN


@rule
def hide_modifiers(s: State, other: int) -> None:
    """Nobody sees which modifiers another player holds, nor which were taken back."""
    for modifier in range(MODIFIERS):
        s.modifiers[other, modifier] = 0
    for regain in range(REGAINS):
        if s.regained_modifiers[other, regain] != NONE:
            s.regained_modifiers[other, regain] = HIDDEN
    hide_laid(s, other)


@rule
def hide_laid(s: State, other: int) -> None:
    """A modifier is played with its power card: until that lies there, nobody else sees it."""
    if s.modifier[other] != NONE and s.power[other] == 0:
        s.modifier_plays[other] -= 1
        s.played_modifiers[other, s.modifier_plays[other]] = NONE
        s.modifier[other] = NONE


@rule
def discs_are_shown(s: State) -> bool:
    """Whether the discs that are set lie face up, while others may object to what they do."""
    place = place_of(s, Reveal.kind)
    return place != NONE and entry(s, place, Reveal.shown) == 1


@rule
def hide_taken_back(s: State, seat: int) -> None:
    """Others are not shown which power card is about to be taken back."""
    place = place_of(s, TakingBack.kind)
    if place != NONE and first_of(entry(s, place - 1, SEATS)) != seat:
        s.agenda[place, TakingBack.value] = FACE_DOWN


@rule
def guess(s: State, b: Box, seat: int) -> None:
    """Deal anew, by the state's own chance, what was hidden from a seat."""
    for stack in range(STACKS):
        guess_stack(s, b, stack)
    for stack in range(STACKS):
        known = int(s.deck_known[stack])
        shuffle_above(s.chance, s.decks[stack], known, int(s.deck_sizes[stack]))
    if has_dummy(s):
        guess_dummy(s)
    for other in range(s.players):
        if other != seat:
            guess_hand(s, other)
    guess_taken_back(s, seat)
    guess_modifiers(s, b, seat)
    guess_discs(s, b)


# --- the stacks ----------------------------------------------------------------------------------


@rule
def accounted(s: State, b: Box, card: int) -> int:
    """Copies of a card whose place is known or has already been guessed."""
    count = int(s.discards[card])
    if s.card == card and s.keeps_card == 0:
        count += 1
    pile = pile_of(b, int(b.card_stack[card]))
    if s.faceup[pile] == card:
        count += 1
    for place in range(s.deck_sizes[pile]):
        if s.decks[pile, place] == card:
            count += 1
    if card == b.veto_card:
        for seat in range(s.players):
            count += int(s.vetoes[seat]) + int(s.old_vetoes[seat])
    return count


@rule
def guess_stack(s: State, b: Box, stack: int) -> None:
    """Fill the unknown places of a stack: Old Hands are surely there, others may have left."""
    left = int(b.stack_sizes[stack])
    pool = 0
    for card in range(CARDS):
        if b.card_stack[card] == stack:
            copies = int(b.card_copies[card]) + int(b.card_extras[card])
            known = accounted(s, b, card)
            left -= known
            if b.card_extras[card] > 0:
                for _copy in range(copies - known):
                    fill_place(s, b, stack, card)
                    left -= 1
            else:
                pool += copies - known
    for _place in range(left):
        fill_place(s, b, stack, nth_unseen(s, b, stack, draw_below(s.chance, pool)))
        pool -= 1


@rule
def nth_unseen(s: State, b: Box, stack: int, n: int) -> int:
    """The n-th of the unseen cards that were shuffled into a stack."""
    for card in range(CARDS):
        if b.card_stack[card] == stack and b.card_extras[card] == 0:
            n -= int(b.card_copies[card]) - accounted(s, b, card)
            if n < 0:
                return card
    break_off(s)
    return 0


@rule
def fill_place(s: State, b: Box, stack: int, card: int) -> None:
    """Put a card into the first unknown place of its pile."""
    pile = pile_of(b, stack)
    for place in range(s.deck_known[pile], DECK_ROOM):  # pragma: no branch: there is room
        if s.decks[pile, place] == NONE:
            s.decks[pile, place] = card
            break


# --- the dummy -----------------------------------------------------------------------------------


@rule
def guess_dummy(s: State) -> None:
    """The dummy's face-down cards are those that have not been seen, in any order."""
    place = 0
    for value in range(1, HIGHEST + 1):
        seen = False
        for drawn in range(s.dummy_left, HIGHEST):
            seen = seen or s.dummy_deck[drawn] == value
        if not seen:
            s.dummy_deck[place] = value
            place += 1
    shuffle(s.chance, s.dummy_deck, int(s.dummy_left))
    place = 0
    for region in range(REGIONS):
        seen = False
        for drawn in range(s.region_left, REGIONS):
            seen = seen or s.region_deck[drawn] == region
        if not seen:
            s.region_deck[place] = region
            place += 1
    shuffle(s.chance, s.region_deck, int(s.region_left))


# --- hands ---------------------------------------------------------------------------------------


@rule
def guess_hand(s: State, other: int) -> None:
    """Cards taken back unseen are any that were spent at that time."""
    for regain in range(REGAINS):
        candidates = int(s.regained[other, regain]) & ~int(s.hands[other])
        if candidates != 0:
            value = nth_of(candidates, draw_below(s.chance, count_of(candidates)))
            s.hands[other] = int(s.hands[other]) | only(value)


@rule
def guess_taken_back(s: State, seat: int) -> None:
    """A power card that another player is about to take back is any that is not in that hand."""
    place = place_of(s, TakingBack.kind)
    if place != NONE:
        other = first_of(entry(s, place - 1, SEATS))
        if other != seat:
            played = FULL_HAND & ~int(s.hands[other])
            value = nth_of(played, draw_below(s.chance, count_of(played)))
            s.agenda[place, TakingBack.value] = value


@rule
def guess_modifiers(s: State, b: Box, seat: int) -> None:
    """First what is known to be in a hand, then any of the unseen modifiers."""
    if b.modifiers_dealt == 0:
        return
    guess_regained(s, b, seat)
    for other in range(s.players):
        for modifier in range(MODIFIERS):
            if other != seat:
                plays = int(s.modifier_plays[other])
                played = count_on_pile(s, other, modifier, plays, REGAINS)
                s.modifiers[other, modifier] = surely_had(s, seat, other, modifier) - played
    for other in range(s.players):
        if other != seat:
            for _card in range(hand_size(s, b, other)):
                s.modifiers[other, draw_modifier(s, b)] += 1
        if s.passed[other] == HIDDEN and is_passing(s):
            s.passed[other] = draw_modifier(s, b)
    for other in range(s.players):
        if s.passed[other] == HIDDEN:
            s.passed[other] = guess_passed(s, b, left_of(s, other))


@rule
def copies_played(s: State, seat: int, modifier: int) -> int:
    """How many of a modifier a player must have had to play it so often, with those taken back."""
    most = 0
    for play in range(s.modifier_plays[seat]):
        regains = 0
        for regain in range(REGAINS):
            regains += int(0 < s.regained_after[seat, regain] <= play)
        most = max(most, count_on_pile(s, seat, modifier, play + 1, regains))
    return most


@rule
def surely_had(s: State, seat: int, other: int, modifier: int) -> int:
    """How many of a modifier another player has had, as far as a seat can know."""
    played = copies_played(s, other, modifier)
    if seat >= 0 and left_of(s, seat) == other and s.passed[seat] == modifier:
        if not is_passing(s):
            return max(played, 1)
    return played


@rule
def hand_size(s: State, b: Box, other: int) -> int:
    """How many modifiers of another player have yet to be guessed."""
    size = int(b.modifiers_dealt)
    if s.passed[other] != NONE and is_passing(s):
        size -= 1
    for modifier in range(MODIFIERS):
        size -= held_ever(s, other, modifier)
    return size


@rule
def guess_regained(s: State, b: Box, seat: int) -> None:
    """Which modifiers were taken back unseen: any that agree with all that everybody has seen."""
    choices = 1
    for other in range(s.players):
        for regain in range(REGAINS):
            if s.regained_modifiers[other, regain] == HIDDEN:
                choices *= MOST_DEALT
    if choices == 1:
        return
    agreeing = 0
    for choice in range(choices):
        agreeing += int(choose_regained(s, seat, choice) and modifiers_agree(s, b, seat))
    n = draw_below(s.chance, agreeing)
    for choice in range(choices):  # pragma: no branch: what happened agrees with what was seen
        if choose_regained(s, seat, choice) and modifiers_agree(s, b, seat):
            n -= 1
            if n < 0:
                break


@rule
def choose_regained(s: State, seat: int, choice: int) -> bool:
    """Each modifier of others that was taken back is one of their pile; whether there are so many.

    A choice is one number: for each of them in turn, how deep in the pile it lay.
    """
    for other in range(s.players):
        if other != seat:
            for regain in range(REGAINS):
                if s.regained_modifiers[other, regain] != NONE:
                    found = nth_on_pile(s, other, regain, choice % MOST_DEALT)
                    choice //= MOST_DEALT
                    s.regained_modifiers[other, regain] = found
                    if found == HIDDEN:
                        return False
    return True


@rule
def nth_on_pile(s: State, seat: int, regain: int, n: int) -> int:
    """The n-th of the modifiers that could be taken back at that time, or HIDDEN past the last."""
    plays = int(s.regained_after[seat, regain])
    for modifier in range(MODIFIERS):
        n -= count_on_pile(s, seat, modifier, plays, regain)
        if n < 0:
            return modifier
    return HIDDEN


@rule
def modifiers_agree(s: State, b: Box, seat: int) -> bool:
    """Whether nobody has had more modifiers than were dealt, nor any more often than the box."""
    for other in range(s.players):
        had = 0
        for modifier in range(MODIFIERS):
            had += surely_had(s, seat, other, modifier)
        if had > b.modifiers_dealt:
            return False
    for modifier in range(MODIFIERS):
        had = 0
        for other in range(s.players):
            if other == seat:
                had += held_ever(s, other, modifier)
            else:
                had += surely_had(s, seat, other, modifier)
        if had > b.modifier_deck[modifier]:
            return False
    return True


@rule
def guess_passed(s: State, b: Box, seat: int) -> int:
    """What a neighbour may have passed to a player: any modifier that the player has had."""
    n = draw_below(s.chance, int(b.modifiers_dealt))
    for modifier in range(MODIFIERS):
        n -= held_ever(s, seat, modifier)
        if n < 0:
            return modifier
    break_off(s)
    return 0


@rule
def guess_discs(s: State, b: Box) -> None:
    """A disc that is set shows any region that its owner could have chosen."""
    for seat in range(s.players):
        if s.discs[seat] == HIDDEN:
            regions = 0
            for region in range(REGIONS):
                if may_set_disc(s, b, seat, region):
                    regions |= only(region)
            s.discs[seat] = nth_of(regions, draw_below(s.chance, count_of(regions)))
