"""Moving caballeros: lift one, drop it, as often as the card allows; and extra placing."""

from __future__ import annotations

from meseta.games.el_grande.box import (
    CASTILLO,
    REGIONS,
    SEATS,
    TO_CASTILLO,
    TO_REGIONS,
    Box,
)
from meseta.games.el_grande.decisions import (
    DO_DROP,
    DO_LIFT,
    DO_POST,
    DROP,
    LIFT,
    POST,
    STOP_MOVES,
    STOP_POSTS,
)
from meseta.games.el_grande.events import MOVED, PLACED, UNDONE
from meseta.games.el_grande.setup import clear_moves
from meseta.games.el_grande.state import NONE, State, is_taboo
from meseta.kernel.rule import rule
from meseta.kernel.table import A, B, Log, Mask, N, amend, ask, asked, close, note, only

ANY_REGION, OUT_OF_ONE, INTO_ONE = 0, 1, 2
"""Flags of a card that moves out of or into one region only."""


@rule
def start_moves(s: State, b: Box, seat: int, effect: int) -> None:
    """The player may lift as many caballeros of each kind as the card says."""
    s.move_own = b.effect_own[effect]
    s.move_foreign = b.effect_foreign[effect]
    s.move_any = b.effect_any[effect]
    ask(s, LIFT, only(seat), int(b.effect_how[effect]), 0, 0)


@rule
def may_lift(s: State, seat: int, owner: int) -> bool:
    """Whether one more caballero of an owner may be moved."""
    return s.move_any > 0 or (s.move_own > 0 if owner == seat else s.move_foreign > 0)


@rule
def legal_lift(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Caballeros that have not moved yet, outside the King's region; stopping is allowed."""
    mask[STOP_MOVES] = 1
    for owner in range(s.colours):
        if may_lift(s, seat, owner):
            for region in range(REGIONS):
                if (s.move_from == NONE or s.move_from == region) and s.move_to != region:
                    if s.caballeros[region, owner] > s.arrived[region, owner]:
                        if not is_taboo(s, region):
                            mask[DO_LIFT + region * SEATS + owner] = 1


@rule
def apply_lift(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The caballero is in the player's hand; with some cards the first one fixes the region."""
    region = choice // SEATS
    owner = choice % SEATS
    how = asked(s, N)
    if how & OUT_OF_ONE != 0:
        s.move_from = region
    ask(s, DROP, only(seat), how, region, owner)


@rule
def legal_drop(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any other region but the King's, or the castillo."""
    for area in range(CASTILLO + 1):
        if area != asked(s, A) and not is_taboo(s, area):
            if s.move_to == NONE or s.move_to == area:
                mask[DO_DROP + area] = 1


@rule
def apply_drop(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """The caballero stands in its new place and may not be moved again."""
    region = asked(s, A)
    owner = asked(s, B)
    if asked(s, N) & INTO_ONE != 0:
        s.move_to = area
    close(s)
    spend_move(s, seat, owner)
    s.caballeros[region, owner] -= 1
    s.caballeros[area, owner] += 1
    if area < REGIONS:
        s.arrived[area, owner] += 1
    note(log, MOVED, owner, region, area, seat)


@rule
def spend_move(s: State, seat: int, owner: int) -> None:
    """A move counts as one of the owner's kind first, then as one of any kind."""
    if owner == seat and s.move_own > 0:
        s.move_own -= 1
    elif owner != seat and s.move_foreign > 0:
        s.move_foreign -= 1
    else:
        s.move_any -= 1


@rule
def undo_move(s: State, log: Log, owner: int, region: int, area: int) -> None:
    """A move that was objected to is taken back."""
    s.caballeros[area, owner] -= 1
    s.caballeros[region, owner] += 1
    note(log, UNDONE, owner, region, area, 0)


@rule
def end_moves(s: State) -> None:
    """The player moves no more caballeros."""
    close(s)
    clear_moves(s)


@rule
def start_posts(s: State, b: Box, seat: int, effect: int) -> None:
    """The player may place extra caballeros from the court."""
    ask(s, POST, only(seat), int(b.effect_n[effect]), int(b.effect_how[effect]), 0)


@rule
def legal_post(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any region but the King's, wherever he is; the castillo only where the card allows it."""
    mask[STOP_POSTS] = 1
    if s.court[seat] > 0:
        if asked(s, A) != TO_CASTILLO:
            for region in range(REGIONS):
                if not is_taboo(s, region):
                    mask[DO_POST + region] = 1
        if asked(s, A) != TO_REGIONS and not is_taboo(s, CASTILLO):
            mask[DO_POST + CASTILLO] = 1


@rule
def apply_post(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """One extra caballero goes from the court to the target."""
    place_caballero(s, log, seat, area)
    amend(s, N, asked(s, N) - 1)
    if asked(s, N) == 0:
        close(s)


@rule
def place_caballero(s: State, log: Log, seat: int, area: int) -> None:
    """One caballero goes from the court onto the board."""
    s.court[seat] -= 1
    s.caballeros[area, seat] += 1
    note(log, PLACED, seat, area, 0, 0)
