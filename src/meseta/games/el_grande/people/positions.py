"""Positions of El Grande: what may be left out of one, and what follows from what it tells.

A position that tells the agenda is whole. One that does not is a sketch: the King and grandes that
it does not name stand where nobody else does, stacks are shuffled, the row is dealt or taken out of
the stacks as Vetoes before players are, and everybody is to play a power card.
"""

from __future__ import annotations

from collections.abc import Sequence

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    FULL_HAND,
    REGIONS,
    STACKS,
    TARGETS,
)
from meseta.games.el_grande.rules.invariants import vetoes_out
from meseta.games.el_grande.rules.rounds import ask_powers, reveal_cards, show_dummy_power
from meseta.games.el_grande.rules.setup import build_stack, merge_stacks, prepare_dummy
from meseta.games.el_grande.rules.state import State, has_dummy
from meseta.kernel.domain import NONE
from meseta.kernel.event import NO_LOG
from meseta.kernel.positions import PositionError, Reader


def complete(s: State, box: Box, reader: Reader) -> None:
    """Fill in what a position left out."""
    fill_provinces(s, box, reader.naming["seat"])
    if "king" not in reader.given:
        s.king = next((region for region in range(REGIONS) if is_empty(s, region)), 0)
    check_round(s, box)
    if "agenda" in reader.given:
        return
    settle_grandes(s, reader)
    for seat in range(s.players):
        s.spent[seat] = FULL_HAND & ~s.hands[seat]
    for stack in range(STACKS):
        build_stack(s, box, stack)
    if box.merged == 1:
        merge_stacks(s)
    if has_dummy(s):
        prepare_dummy(s)
    take_out_vetoes(s, box, reader)
    fill_row(s, box, reader)
    if has_dummy(s):
        show_dummy_power(s, NO_LOG)
    ask_powers(s)


def fill_provinces(s: State, box: Box, colours: Sequence[str]) -> None:
    """Caballeros that stand nowhere else are in the provinces."""
    for seat in range(s.colours):
        placed = sum(s.caballeros[area, seat] for area in range(TARGETS)) + s.court[seat]
        s.province[seat] = box.caballeros - placed
        if s.province[seat] < 0:
            raise PositionError(
                f"caballeros: {colours[seat]} would have more than {box.caballeros} caballeros"
            )


def is_empty(s: State, region: int) -> bool:
    """Whether nobody has a caballero or a grande in a region."""
    return region not in s.grandes and not any(s.caballeros[region])


def settle_grandes(s: State, reader: Reader) -> None:
    """Grandes that are not named stand in regions without any other piece, if there are some."""
    named = reader.position.get("grandes", {})
    for seat, colour in enumerate(reader.naming["player"]):
        if colour not in named:
            homes = [region for region in range(REGIONS) if region != s.king]
            s.grandes[seat] = next((home for home in homes if is_empty(s, home)), homes[0])


def check_round(s: State, box: Box) -> None:
    """A round that is played under the options."""
    played = sorted({box.first_round, *box.next_round} - {0})
    if s.round_no not in played:
        raise PositionError(f"round: {s.round_no} is not one of {played}")


def fill_row(s: State, box: Box, reader: Reader) -> None:
    """The face-up cards are taken out of the shuffled stacks; if none is named, they are dealt."""
    named = list(s.faceup)
    if "faceup" not in reader.given:
        reveal_cards(s, NO_LOG)
        return
    for stack, card in enumerate(named):
        if card != NONE:
            take_out(s, box, stack, card, reader)
    if sum(card != NONE for card in named) < box.colours:
        raise PositionError(f"row: {box.colours} cards are needed, one for everybody")


def take_out_vetoes(s: State, box: Box, reader: Reader) -> None:
    """Vetoes that lie before players are in no stack; too many are refused with the whole."""
    veto = int(box.veto_card)
    if veto != NONE:
        there = min(vetoes_out(s), int(box.card_copies[veto] + box.card_extras[veto]))
        for _veto in range(there):
            take_out(s, box, int(box.card_stack[veto]), veto, reader)


def take_out(s: State, box: Box, stack: int, card: int, reader: Reader) -> None:
    """Take a card out of its stack; if it had left unseen, it is put back first."""
    home = box.card_stack[card]
    merged = box.merged == 1 and stack == 1 and home == 2
    if box.card_copies[card] + box.card_extras[card] == 0 or not (home == stack or merged):
        name = reader.naming["card"][card]
        raise PositionError(f"row.{stack + 1}: there is no card {name!r} in stack {stack + 1}")
    s.deck_sizes[stack] -= 1
    pile = s.decks[stack]
    known = [other for other in pile if other != NONE]
    known.remove(card if card in known else next(c for c in known if box.card_extras[c] == 0))
    pile[:] = known + [NONE] * (len(pile) - len(known))
