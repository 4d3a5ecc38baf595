"""The display: five area cards face up, filled from the deck and renewed where none can be laid."""

from __future__ import annotations

from meseta.games.el_caballero.box.domains import DISPLAY
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.table import Log


@rule
def is_on_display(s: State, area: int) -> bool:
    """Whether an area card lies face up."""
    for place in range(DISPLAY):
        if s.display[place] == area:
            return True
    return False


@rule
def take_from_display(s: State, area: int) -> None:
    """A card leaves the display; the gap stays until the round is over."""
    for place in range(DISPLAY):
        if s.display[place] == area:
            s.display[place] = NONE


@rule
def fill_display(s: State, log: Log) -> None:
    """Gaps in the display are filled from the deck, as far as it reaches."""
    for place in range(DISPLAY):
        if s.display[place] == NONE and s.deck_size > 0:
            s.deck_size -= 1
            top = int(s.deck_size)
            s.display[place] = s.deck[top]
            s.deck[top] = NONE
            s.deck_known = min(int(s.deck_known), top)
            Events.revealed(log, int(s.display[place]))


@rule
def renew_display(s: State, log: Log) -> None:
    """The display goes under the deck, where everybody knows it, and a new one is turned up."""
    Events.renewed(log)
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            for above in range(s.deck_size, 0, -1):
                s.deck[above] = s.deck[above - 1]
            s.deck[0] = s.display[place]
            s.display[place] = NONE
            s.deck_size += 1
            s.deck_known += 1
    fill_display(s, log)
