"""What can happen. The words for each are in `people/languages/`."""

from __future__ import annotations

from meseta.games.six_castles.box.domains import (
    BONUS,
    CASTLE,
    CHARTER,
    COINS,
    EXPLORATION,
    FACING,
    GOOD,
    PLACE,
    POINTS,
    QUARTER,
    QUARTER_COUNT,
    RATING,
    ROUND,
    SEAT,
    SOURCE,
    SPACE,
    SPOT,
    STEP,
    TILE,
    TURNS,
    TYPE,
    WORKER,
)
from meseta.kernel.event import EventList, event


class Events(EventList):
    """All of them, with what each one tells."""

    starts = event(seat=SEAT)
    charter_kept = event(seat=SEAT)
    charter_open = event(seat=SEAT, charter=CHARTER)
    start_tile = event(seat=SEAT, tile=TILE)
    line_begun = event(seat=SEAT)
    line_grew = event(seat=SEAT, place=PLACE, exploration=EXPLORATION, facing=FACING)
    line_changed = event(seat=SEAT, place=PLACE, exploration=EXPLORATION, facing=FACING)
    disc_back = event(seat=SEAT, space=SPACE)
    round = event(round=ROUND)
    turn = event(seat=SEAT)
    laid = event(seat=SEAT, tile=TILE, spot=SPOT, turned=TURNS)
    rival_laid = event(tile=TILE, spot=SPOT, turned=TURNS)
    rival_moved = event(tile=TILE, spot=SPOT, turned=TURNS)
    rival_lost = event(tile=TILE)
    unfit = event(seat=SEAT, tile=TILE)
    no_place = event(seat=SEAT)
    got_coin = event(seat=SEAT)
    got_step = event(seat=SEAT, space=SPACE)
    got_prayer = event(seat=SEAT, step=STEP)
    got_tile = event(seat=SEAT, exploration=EXPLORATION)
    lost_bonus = event(seat=SEAT, bonus=BONUS)
    castle = event(castle=CASTLE, quarter=QUARTER)
    lifted = event(seat=SEAT, worker=WORKER, castle=CASTLE)
    hill = event(seat=SEAT, quarter=QUARTER)
    stepped = event(seat=SEAT, space=SPACE)
    toll = event(seat=SEAT, space=SPACE)
    disc = event(seat=SEAT, space=SPACE)
    sold = event(seat=SEAT, castle=CASTLE, terrain=GOOD, coins=COINS)
    slot = event(seat=SEAT, type=TYPE, points=POINTS)
    top = event(seat=SEAT, type=TYPE, points=POINTS)
    worker = event(seat=SEAT, worker=WORKER, quarter=QUARTER)
    moved = event(seat=SEAT, worker=WORKER, quarter=QUARTER)
    paid = event(seat=SEAT, other=SEAT)
    prayed = event(seat=SEAT, steps=QUARTER_COUNT, step=STEP)
    built = event(seat=SEAT, worker=WORKER)
    drew = event(seat=SEAT)
    ended = event(seat=SEAT)
    scoring = event()
    charter_won = event(seat=SEAT, charter=CHARTER, points=POINTS)
    charter_tied = event(charter=CHARTER)
    points = event(seat=SEAT, source=SOURCE, points=POINTS)
    rating = event(seat=SEAT, points=POINTS, rating=RATING)
    over = event()
