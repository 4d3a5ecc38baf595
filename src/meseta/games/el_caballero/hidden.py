"""What a seat may know (`hide`), and a fair guess at the rest (`guess`).

Hidden are the order of the deck, save for cards that everybody saw going under it, and the
generator. Hands are open: a player holds the power cards that nobody has seen him play.
"""

from __future__ import annotations

from meseta.games.el_caballero.box import AREAS, DISPLAY, Box
from meseta.games.el_caballero.state import NONE, State
from meseta.kernel.chance import LENGTH, draw_below
from meseta.kernel.rule import rule


@rule
def hide(s: State, b: Box, seat: int) -> None:
    """Take the order of the deck and the generator out of the state, for players and spectators."""
    for word in range(LENGTH):
        s.chance[word] = 0
    for place in range(s.deck_known, s.deck_size):
        s.deck[place] = NONE


@rule
def is_seen(s: State, card: int) -> bool:
    """Whether everybody knows where an area card is."""
    if s.area_spot[card] != NONE:
        return True
    for place in range(DISPLAY):
        if s.display[place] == card:
            return True
    for place in range(s.deck_known):
        if s.deck[place] == card:
            return True
    return False


@rule
def guess(s: State, b: Box, seat: int) -> None:
    """The unseen cards lie in the deck in any order, by the state's own chance."""
    known = int(s.deck_known)
    place = known
    for card in range(AREAS):
        if card < b.cards and not is_seen(s, card):
            s.deck[place] = card
            place += 1
    for last in range(s.deck_size - 1, known, -1):
        other = known + draw_below(s.chance, last + 1 - known)
        card = int(s.deck[last])
        s.deck[last] = s.deck[other]
        s.deck[other] = card
