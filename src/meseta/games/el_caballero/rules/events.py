"""What can happen. The words for each are in `people/languages/`."""

from __future__ import annotations

from meseta.games.el_caballero.box.domains import (
    AREA,
    CABALLERO,
    CELL,
    CHANGE,
    COURT,
    FRONT,
    HARBOUR,
    NUMBER,
    PIECES,
    PLACE,
    POINTS,
    POWER,
    RANK,
    REGION,
    ROTATION,
    ROUND,
    SEAT,
    SIDE,
)
from meseta.kernel.event import EventList, event


class Events(EventList):
    """All of them, with what each one tells."""

    start_card = event(area=AREA)
    starter = event(seat=SEAT)
    revealed = event(area=AREA)
    round = event(round=ROUND)
    power = event(seat=SEAT, value=POWER)
    supplied = event(seat=SEAT, count=COURT)
    laid = event(seat=SEAT, area=AREA, place=PLACE, rotation=ROTATION)
    laid_beyond = event(seat=SEAT, area=AREA, cell=CELL, rotation=ROTATION)
    renewed = event()
    skipped = event(seat=SEAT)
    posted = event(seat=SEAT, card=CABALLERO, place=PLACE, count=NUMBER)
    afloat = event(seat=SEAT, card=CABALLERO, place=PLACE, number=FRONT)
    turned = event(seat=SEAT, card=CABALLERO, count=NUMBER, change=CHANGE)
    rotated = event(seat=SEAT, card=CABALLERO, number=FRONT)
    landed = event(seat=SEAT, card=CABALLERO, place=PLACE, count=NUMBER)
    expelled = event(seat=SEAT, card=CABALLERO, place=PLACE)
    saved = event(seat=SEAT, count=COURT, ships=PIECES)
    lost_court = event(seat=SEAT, count=COURT)
    withdrawn = event(seat=SEAT, card=CABALLERO, place=PLACE)
    fortified = event(seat=SEAT, card=CABALLERO)
    ship_bought = event(seat=SEAT, card=CABALLERO, side=SIDE)
    sailed = event(seat=SEAT, origin=HARBOUR, goal=HARBOUR)
    ship_home = event(seat=SEAT, card=CABALLERO, side=SIDE)
    launched = event(seat=SEAT, card=CABALLERO, side=SIDE)
    shifted = event(seat=SEAT, card=CABALLERO, target=CABALLERO)
    scoring = event(round=ROUND)
    region_scored = event(region=REGION, value=POINTS)
    scored = event(seat=SEAT, region=REGION, points=POINTS, rank=RANK)
    ships = event(seat=SEAT, region=REGION, points=POINTS, ships=PIECES)
    ended = event(seat=SEAT)
    over = event()
