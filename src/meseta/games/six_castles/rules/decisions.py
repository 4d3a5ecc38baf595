"""Every decision of the game: what lies on the agenda with it, and the actions that answer it."""

from __future__ import annotations

from meseta.games.six_castles.box.domains import (
    CORNER,
    DEALT_CHARTER,
    EXPLORATION,
    FACING,
    LANDSCAPE,
    LEFT,
    MARKET,
    PLACE,
    SIDE,
    SLOT,
    SPACE,
    START_SIDE,
    TILE,
    TURNS,
    WHOSE,
    WORKER,
)
from meseta.kernel import decision
from meseta.kernel.decision import act, part

OWN_TILE, OWN_SPACE = "line-{seat}-{place}", "space-{seat}-{space}"
OWN_WORKER = "worker-{seat}-{worker}"
"""Elements of the picture that belong to whoever acts."""


class Decision(decision.Decision):
    """An entry of the agenda of 6 Castles."""


class Charter(Decision, several=True, hidden=True):
    """Keep a charter."""

    over = "OpenCharters"
    keep = act("keep {charter}", "charter-{charter}", charter=DEALT_CHARTER)


class StartTile(Decision):
    """Choose the side of the start tile."""

    over = "LineTile"
    lay = act("start {side}", "start-{side}", side=START_SIDE)


class LineTile(Decision):
    """Choose an exploration tile."""

    over = "NextTurn Lay Act LineTile StepOn"
    left = part(LEFT)
    place = part(PLACE)
    take = act("tile {tile}", tile=EXPLORATION)


class Face(Decision):
    """Choose how the exploration tile faces."""

    over = "NextTurn Lay Act LineTile BuildCastles StepOn"
    place = part(PLACE)
    tile = part(EXPLORATION)
    face = act("side {facing}", facing=FACING)


class Lay(Decision, hidden=True):
    """Lay a landscape tile, or see to the line."""

    over = "NextTurn"
    lay = act("lay {tile}", tile=LANDSCAPE)
    append = act("append")
    replace = act("replace {place}", OWN_TILE, place=PLACE)
    toll = act("toll")


class Spot(Decision):
    """Choose where the tile goes."""

    over = "BuildCastles"
    whose = part(WHOSE)
    go = act("{side} of {tile}", "spot-{side}-of-{tile}", tile=TILE, side=SIDE)


class Rotate(Decision):
    """Turn the tile."""

    over = "BuildCastles"
    whose = part(WHOSE)
    tile = part(TILE)
    side = part(SIDE)
    turn = act("turn {turned}", "turn-{turned}", turned=TURNS)


class Extend(Decision):
    """Append a tile to the line for a step of the cylinder, or lose the step."""

    over = "BuildCastles"
    append = act("append")
    decline = act("decline")


class Castle(Decision):
    """Choose the hill that gets the castle."""

    over = "BuildCastles"
    build = act("castle {corner}", corner=CORNER)


class Act(Decision):
    """Act with discs or workers, or end the turn."""

    over = "NextTurn"
    end = act("end")
    mark_hill = act("mark {corner}", corner=CORNER)
    step = act("step")
    disc = act("disc {space}", OWN_SPACE, space=SPACE)
    sell = act("sell {market}", market=MARKET)
    score = act("score {slot}", slot=SLOT)
    enter = act("worker")
    walk = act("move {worker}", OWN_WORKER, worker=WORKER)
    pray = act("religion", "religion-track")
    append = act("append")
    replace = act("replace {place}", OWN_TILE, place=PLACE)
    toll = act("toll")


class SaleDisc(Decision):
    """Choose the disc that closes a market."""

    over = "Act"
    market = part(MARKET)
    lift = act("from {space}", OWN_SPACE, space=SPACE)
    supply = act("from supply")


class SlotDisc(Decision):
    """Choose the disc that takes a slot."""

    over = "Act"
    slot = part(SLOT)
    lift = act("from {space}", OWN_SPACE, space=SPACE)
    supply = act("from supply")


class Goal(Decision):
    """Choose where the worker walks to."""

    over = "Act"
    worker = part(WORKER)
    go = act("to {tile}", tile=TILE)


class Hill(Decision):
    """Choose the hill for the worker."""

    over = "Act"
    worker = part(WORKER)
    tile = part(TILE)
    enter = act("hill {corner}", corner=CORNER)


class SlotWorker(Decision):
    """Choose the worker that takes a slot."""

    over = "Act"
    slot = part(SLOT)
    lift = act("from {worker}", OWN_WORKER, worker=WORKER)
    supply = act("from supply")


# --- steps: entries that ask nobody --------------------------------------------------------------


class NextTurn(Decision, step=True):
    """The turns follow each other; after the last one the game is scored."""

    over = "nothing"


class OpenCharters(Decision, step=True, once=True):
    """The charters that nobody kept are laid open."""

    over = "StartTile"


class BuildCastles(Decision, step=True):
    """Castles rise where a tile has closed hills with rock."""

    over = "Act StartLaying"


class StepOn(Decision, step=True, once=True):
    """The cylinder takes the step of a rock, onto a tile appended for it."""

    over = "BuildCastles"


class StartLaying(Decision, step=True, once=True):
    """The active player must lay a tile."""

    over = "NextTurn"
