"""The rule book of 6 Castles: who offers or executes a decision stands in one of its chapters."""

from __future__ import annotations

from pathlib import Path

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import SEAT
from meseta.games.six_castles.rules import (
    castles,
    hidden,
    invariants,
    laying,
    line,
    outlook,
    pending,
    scoring,
    setup,
    trade,
    turn,
    workers,
)
from meseta.games.six_castles.rules.decisions import Decision
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.state import State
from meseta.kernel.rulebook import Rulebook

BOOK = Rulebook(
    "6-castles",
    Path(__file__).parent.parent,
    State,
    Box,
    SEAT,
    Decision,
    Events,
    (castles, invariants, laying, line, pending, setup, trade, turn, workers),
    features=outlook.Outlook,
    start=setup.start,
    hide=hidden.hide,
    guess=hidden.guess,
    preview=scoring.preview,
    assess=outlook.assess,
    standing=outlook.standing,
)
