"""What can happen, as numbers. The words for each are in `locale/`."""

from __future__ import annotations

EVENTS = (
    "round king_starts grande_starts dummy_enters revealed passed power power_modified dummy_power "
    "recruited recalled ability took placed announced vetoed allowed moved undone returned "
    "returned_court disc disc_shown scored bonus to_court tile regained regained_modifier grande "
    "king dummy_took starter veto_kept veto_expires scoring king_scoring smuggling "
    "ended over swapped"
).split()
(
    ROUND,
    KING_STARTS,
    GRANDE_STARTS,
    DUMMY_ENTERS,
    REVEALED,
    PASSED,
    POWER_PLAYED,
    POWER_MODIFIED,
    DUMMY_POWER,
    RECRUITED,
    RECALLED,
    ABILITY_USED,
    TOOK,
    PLACED,
    ANNOUNCED,
    VETOED,
    ALLOWED,
    MOVED,
    UNDONE,
    RETURNED,
    RETURNED_COURT,
    DISC_SET,
    DISC_SHOWN,
    SCORED,
    BONUS,
    TO_COURT,
    TILE_LAID,
    REGAINED,
    REGAINED_MODIFIER,
    GRANDE_MOVED,
    KING_MOVED,
    DUMMY_TOOK,
    STARTER,
    VETO_KEPT,
    VETO_EXPIRES,
    AREA_SCORED,
    GENERAL,
    SMUGGLING,
    TURN_ENDED,
    OVER,
    SWAPPED,
) = range(len(EVENTS))
