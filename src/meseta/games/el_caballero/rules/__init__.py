"""The rule book of El Caballero: who offers or executes a decision stands in a chapter."""

from __future__ import annotations

from pathlib import Path

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import SEAT
from meseta.games.el_caballero.rules import (
    areas,
    castillos,
    hidden,
    invariants,
    invariants_in_turn,
    leaving,
    outlook,
    posting,
    rounds,
    scoring,
    setup,
    ships,
    turn,
    turning,
)
from meseta.games.el_caballero.rules.decisions import Decision
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.rulebook import Rulebook

BOOK = Rulebook(
    "el-caballero",
    Path(__file__).parent.parent,
    State,
    Box,
    SEAT,
    Decision,
    Events,
    (
        areas,
        castillos,
        invariants,
        invariants_in_turn,
        leaving,
        posting,
        rounds,
        ships,
        turn,
        turning,
    ),
    features=outlook.Outlook,
    start=setup.start,
    hide=hidden.hide,
    guess=hidden.guess,
    preview=scoring.preview,
    assess=outlook.assess,
)
