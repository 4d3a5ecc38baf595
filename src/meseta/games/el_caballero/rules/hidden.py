"""What a seat may know (`hide`), and a fair guess at the rest (`guess`).

Hidden are the order of the deck, save for cards that everybody saw going under it, and the
generator. Hands are open: a player holds the power cards that nobody has seen him play.
"""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.rules.display import is_on_display
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.chance import forget_chance, shuffle_above
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule


@rule
def hide(s: State, b: Box, seat: int) -> None:
    """Take the order of the deck and the generator out of the state, for players and spectators."""
    forget_chance(s.chance)
    for place in range(s.deck_known, s.deck_size):
        s.deck[place] = NONE


@rule
def is_seen(s: State, area: int) -> bool:
    """Whether everybody knows where an area card is."""
    if s.area_spot[area] != NONE or is_on_display(s, area):
        return True
    for place in range(s.deck_known):
        if s.deck[place] == area:
            return True
    return False


@rule
def guess(s: State, b: Box, seat: int) -> None:
    """The unseen cards lie in the deck in any order, by the state's own chance."""
    known = int(s.deck_known)
    place = known
    for area in range(b.cards):
        if not is_seen(s, area):
            s.deck[place] = area
            place += 1
    shuffle_above(s.chance, s.deck, known, int(s.deck_size))
