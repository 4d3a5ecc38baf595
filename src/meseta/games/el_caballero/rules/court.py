"""The court: the caballero cards before a player show it, and what they cannot show is lost."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CABALLEROS, HIGHEST
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.rule import rule
from meseta.kernel.table import Log


@rule
def off_map(s: State, seat: int) -> int:
    """Caballero cards before a player, which show the court and wait to be placed."""
    return CABALLEROS - int(s.on_map[seat])


@rule
def room_on(b: Box, cards: int) -> int:
    """How many caballeros some cards can show: eight on each that may show the court."""
    return HIGHEST * min(cards, int(b.court_cards))


@rule
def capacity(s: State, b: Box, seat: int) -> int:
    """How many caballeros a court can show."""
    return room_on(b, off_map(s, seat))


@rule
def change_court(s: State, b: Box, log: Log, seat: int, change: int) -> None:
    """A court pays or gets caballeros; those that find no room are lost."""
    court = int(s.court[seat]) + change
    room = capacity(s, b, seat)
    s.court[seat] = min(court, room)
    if court > room:
        Events.lost_court(log, seat, court - room)
