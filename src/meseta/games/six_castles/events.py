"""What can happen, as numbers. The words for each are in `locale/`."""

from __future__ import annotations

EVENTS = (
    "starts charter_kept charter_open start_tile line_begun line_grew line_changed disc_back "
    "round turn laid rival_laid rival_moved rival_lost unfit no_place got_coin got_step got_prayer "
    "got_tile lost_bonus castle lifted hill stepped toll disc sold slot top worker moved paid "
    "prayed built drew ended scoring charter_won charter_tied points rating over"
).split()
(
    STARTS,
    CHARTER_KEPT,
    CHARTER_OPEN,
    START_LAID,
    LINE_BEGUN,
    LINE_GREW,
    LINE_CHANGED,
    DISC_BACK,
    ROUND,
    TURN,
    TILE_LAID,
    RIVAL_LAID,
    RIVAL_MOVED,
    RIVAL_LOST,
    UNFIT,
    NO_PLACE,
    GOT_COIN,
    GOT_STEP,
    GOT_PRAYER,
    GOT_TILE,
    LOST_BONUS,
    CASTLE_BUILT,
    LIFTED,
    HILL_CHOSEN,
    STEPPED,
    TOLL_PAID,
    DISC_PUT,
    GOODS_SOLD,
    SLOT_TAKEN,
    TOP_TAKEN,
    WORKER_CAME,
    WORKER_MOVED,
    PAID,
    PRAYED_ON,
    WORKER_SCORED,
    DREW,
    ENDED,
    SCORING,
    CHARTER_WON,
    CHARTER_TIED,
    POINTS,
    RATING,
    OVER,
) = range(len(EVENTS))
