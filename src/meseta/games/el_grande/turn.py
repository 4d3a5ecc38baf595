"""A player's turn: the court, a modifier's ability, an action card and its two parts."""

from __future__ import annotations

from meseta.games.el_grande.box import CASTILLO, STACKS, Box
from meseta.games.el_grande.cards import put_card_away, run_effect
from meseta.games.el_grande.court import ask_recruit
from meseta.games.el_grande.decisions import (
    ABILITY,
    DO_PLACE,
    DO_SPECIAL,
    DO_TAKE,
    END_TURN,
    SKIP_ABILITY,
    TAKE,
    TURN,
    USE_ABILITY,
)
from meseta.games.el_grande.events import ABILITY_USED, DUMMY_TOOK, TOOK, TURN_ENDED
from meseta.games.el_grande.moves import place_caballero
from meseta.games.el_grande.setup import clear_turn
from meseta.games.el_grande.state import NONE, State, card_number, is_taboo
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, ask, close, note, only


@rule
def start_turn(s: State, b: Box, seat: int) -> None:
    """First the court, then an ability of the modifier, then an action card."""
    ask(s, TAKE, only(seat), 0, 0, 0)
    if s.modifier[seat] != NONE and b.modifier_effect[s.modifier[seat]] != NONE:
        ask(s, ABILITY, only(seat), 0, 0, 0)
    ask_recruit(s, seat, int(b.recruits[s.power[seat]]))


@rule
def legal_ability(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The ability may be used or not."""
    mask[USE_ABILITY] = 1
    mask[SKIP_ABILITY] = 1


@rule
def apply_ability(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """The ability of the modifier on the table."""
    close(s)
    if action == USE_ABILITY:
        note(log, ABILITY_USED, seat, s.modifier[seat], 0, 0)
        run_effect(s, b, log, seat, int(b.modifier_effect[s.modifier[seat]]))


@rule
def legal_take(s: State, b: Box, seat: int, mask: Mask) -> None:
    """One of the face-up cards that are still there."""
    for stack in range(STACKS):
        if s.faceup[stack] != NONE:
            mask[DO_TAKE + stack] = 1


@rule
def apply_take(s: State, b: Box, log: Log, seat: int, stack: int) -> None:
    """The player has the card; both of its parts are open."""
    close(s)
    s.card = s.faceup[stack]
    s.faceup[stack] = NONE
    s.may_place = 1
    s.may_special = 1
    note(log, TOOK, seat, stack, s.card, 0)
    ask(s, TURN, only(seat), 0, 0, 0)


@rule
def may_place_in(s: State, b: Box, area: int) -> bool:
    """A neighbour of the King's region, or the castillo; by smuggling the King's region too."""
    if is_taboo(s, area):
        return s.smuggling == 1
    return area == CASTILLO or b.borders[s.king, area] == 1


@rule
def legal_turn(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Place one more caballero, begin the special action, or end the turn."""
    mask[END_TURN] = 1
    if s.may_special == 1:
        mask[DO_SPECIAL] = 1
    if s.may_place == 1 and s.placed < card_number(s, b) and s.court[seat] > 0:
        for area in range(CASTILLO + 1):
            if may_place_in(s, b, area):
                mask[DO_PLACE + area] = 1


@rule
def apply_place(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """One caballero goes from the court to the target."""
    s.placed += 1
    place_caballero(s, log, seat, area)


@rule
def end_turn(s: State, b: Box, log: Log, seat: int) -> None:
    """The card is put away, unless it is a Veto that stays with the player."""
    close(s)
    if s.keeps_card == 0:
        put_card_away(s, b, int(s.card))
    clear_turn(s)
    note(log, TURN_ENDED, seat, 0, 0, 0)


@rule
def play_dummy_turn(s: State, b: Box, log: Log) -> None:
    """The dummy takes the card with the most caballeros, that of the last stack, out of the row."""
    stack = STACKS - 1
    while s.faceup[stack] == NONE:
        stack -= 1
    card = int(s.faceup[stack])
    s.faceup[stack] = NONE
    note(log, DUMMY_TOOK, s.players, stack, card, 0)
    put_card_away(s, b, card)
