"""Moving caballeros: lift one, drop it, as often as the card allows; and extra placing."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import (
    CASTILLO,
    FOREIGN,
    IN_CASTILLO,
    IN_REGIONS,
    NEVER,
    ONE_REGION,
    OWN,
    REGIONS,
    TARGETS,
)
from meseta.games.el_grande.box.effects import Move as MoveEffect
from meseta.games.el_grande.rules.decisions import (
    Drop,
    Dropping,
    Lift,
    PlaceExtra,
    PlacingExtra,
)
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, clear_moves, is_taboo
from meseta.games.el_grande.rules.vetoes import ask_holders, can_be_stopped, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, only
from meseta.kernel.table import SEATS, Log, Mask, asked, close, count_down, is_asked


@does(MoveEffect)
def start_moves(s: State, seat: int, whose: int, up_to: int, out_of: int, into: int) -> None:
    """The player may lift as many caballeros of a kind as the card says; joined moves add up."""
    if whose == OWN:
        s.move_own += up_to
    elif whose == FOREIGN:
        s.move_foreign += up_to
    else:
        s.move_any += up_to
    if not is_asked(s, Lift.kind):
        Lift.ask(s, only(seat), out_of, into)


@rule
def may_lift(s: State, seat: int, owner: int) -> bool:
    """Whether one more caballero of an owner may be moved."""
    return s.move_any > 0 or (s.move_own > 0 if owner == seat else s.move_foreign > 0)


@offers(Lift)
def legal_lift(s: State, seat: int, mask: Mask) -> None:
    """Caballeros that have not moved yet, outside the King's region; stopping is allowed."""
    Lift.stop(mask)
    for owner in range(s.colours):
        if may_lift(s, seat, owner):
            for region in range(REGIONS):
                if (s.move_from == NONE or s.move_from == region) and s.move_to != region:
                    if s.caballeros[region, owner] > s.arrived[region, owner]:
                        if not is_taboo(s, region):
                            Lift.lift(mask, region, owner)


@answers(Lift.lift)
def apply_lift(s: State, seat: int, region: int, owner: int, out_of: int, into: int) -> None:
    """The caballero is in the player's hand; with some cards the first one fixes the region."""
    if out_of == ONE_REGION:
        s.move_from = region
    Drop.ask(s, only(seat), into, region, owner)


@rule
def may_drop(s: State, region: int, area: int) -> bool:
    """Any other region but the King's, or the castillo; with some cards only one of them."""
    if area == region or is_taboo(s, area):
        return False
    return s.move_to == NONE or s.move_to == area


@offers(Drop)
def legal_drop(s: State, mask: Mask, region: int) -> None:
    """Every area that a caballero may go to."""
    for area in range(TARGETS):
        if may_drop(s, region, area):
            Drop.drop(mask, area)


@answers(Drop.drop)
def apply_drop(s: State, b: Box, log: Log, seat: int, area: int, region: int, owner: int) -> None:
    """The caballero goes to its new place, unless somebody objects who may interrupt moves."""
    if b.veto_interrupts != NEVER and can_be_stopped(s):
        Events.wants_move(log, owner, region, area, seat)
        Dropping.ask(s, area)
        ask_holders(s)
    else:
        drop_caballero(s, log, area)


@runs(Dropping)
def drop_caballero(s: State, log: Log, area: int) -> None:
    """The lifted caballero stands in its new place and may not be moved again."""
    seat, into = first_of(asked(s, SEATS)), asked(s, Drop.into)
    region, owner = asked(s, Drop.region), asked(s, Drop.owner)
    close(s)
    if into == ONE_REGION:
        s.move_to = area
    spend_move(s, seat, owner)
    s.caballeros[region, owner] -= 1
    s.caballeros[area, owner] += 1
    if area < REGIONS:
        s.arrived[area, owner] += 1
    Events.moved(log, owner, region, area, seat)


@rule
def spend_move(s: State, seat: int, owner: int) -> None:
    """A move counts as one of the owner's kind first, then as one of any kind."""
    if owner == seat and s.move_own > 0:
        s.move_own -= 1
    elif owner != seat and s.move_foreign > 0:
        s.move_foreign -= 1
    else:
        s.move_any -= 1


@answers(Lift.stop)
def end_moves(s: State) -> None:
    """The player moves no more caballeros."""
    close(s)
    clear_moves(s)


@does(effects.Place)
def start_extra(s: State, seat: int, up_to: int, where: int) -> None:
    """The player may place extra caballeros from the court."""
    PlaceExtra.ask(s, only(seat), up_to, where)


@rule
def may_place_extra(s: State, where: int, area: int) -> bool:
    """Any region but the King's, wherever he is; the castillo only where the card allows it."""
    if is_taboo(s, area):
        return False
    return where != IN_REGIONS if area == CASTILLO else where != IN_CASTILLO


@offers(PlaceExtra)
def legal_extra(s: State, seat: int, mask: Mask, where: int) -> None:
    """Every area that the card allows, as long as somebody is in the court; or no more."""
    PlaceExtra.stop(mask)
    if s.court[seat] > 0:
        for area in range(TARGETS):
            if may_place_extra(s, where, area):
                PlaceExtra.place(mask, area)


@answers(PlaceExtra.place)
def apply_extra(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """One extra caballero goes from the court to the target, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_extra(log, seat, area)
        PlacingExtra.ask(s, area)
        ask_holders(s)
    else:
        place_extra(s, log, area)


@runs(PlacingExtra)
def place_extra(s: State, log: Log, area: int) -> None:
    """One extra caballero stands there; the card has one less."""
    place_caballero(s, log, first_of(asked(s, SEATS)), area)
    count_down(s, PlaceExtra.left)


@rule
def place_caballero(s: State, log: Log, seat: int, area: int) -> None:
    """One caballero goes from the court onto the board."""
    s.court[seat] -= 1
    s.caballeros[area, seat] += 1
    Events.placed(log, seat, area)
