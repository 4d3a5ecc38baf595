"""The rule book of El Grande: who offers or executes a decision stands in one of its chapters."""

from __future__ import annotations

from pathlib import Path

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import SEAT
from meseta.games.el_grande.box.effects import Effect
from meseta.games.el_grande.rules import (
    cards,
    court,
    discs,
    hidden,
    invariants,
    moves,
    outlook,
    powers,
    rounds,
    royal,
    scoring,
    sending,
    setup,
    turn,
)
from meseta.games.el_grande.rules.decisions import Decision
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State
from meseta.kernel.rulebook import Rulebook

BOOK = Rulebook(
    "el-grande",
    Path(__file__).parent.parent,
    State,
    Box,
    SEAT,
    Decision,
    Events,
    (cards, court, discs, invariants, moves, powers, rounds, royal, sending, turn),
    Effect,
    features=outlook.Outlook,
    start=setup.start,
    hide=hidden.hide,
    guess=hidden.guess,
    preview=scoring.preview,
    assess=outlook.assess,
)
