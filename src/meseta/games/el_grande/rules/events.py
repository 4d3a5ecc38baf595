"""What can happen. The words for each are in `people/languages/`."""

from __future__ import annotations

from meseta.games.el_grande.box.domains import (
    AREA,
    BONUS,
    CARD,
    COUNT,
    MODIFIER,
    PLACE,
    POINTS,
    POWER,
    ROUND,
    SEAT,
    STACK,
    TILE,
    TOTAL,
)
from meseta.kernel.event import EventList, event


class Events(EventList):
    """All of them, with what each one tells."""

    round = event(round=ROUND)
    king_starts = event(area=AREA)
    grande_starts = event(seat=SEAT, area=AREA, count=COUNT)
    dummy_enters = event(seat=SEAT, area=AREA, count=COUNT)
    revealed = event(stack=STACK, card=CARD)
    passed = event(seat=SEAT)
    power = event(seat=SEAT, value=POWER)
    power_modified = event(seat=SEAT, value=POWER, modifier=MODIFIER, total=TOTAL)
    dummy_power = event(seat=SEAT, value=POWER)
    recruited = event(seat=SEAT, count=COUNT)
    recalled = event(seat=SEAT, area=AREA)
    ability = event(seat=SEAT, modifier=MODIFIER)
    took = event(seat=SEAT, stack=STACK, card=CARD)
    placed = event(seat=SEAT, area=AREA)
    announced = event(seat=SEAT, card=CARD)
    vetoed = event(seat=SEAT, card=CARD)
    allowed = event(seat=SEAT)
    allowed_rest = event(seat=SEAT)
    wants_move = event(seat=SEAT, area=AREA, target=AREA, by=SEAT)
    wants_extra = event(seat=SEAT, area=AREA)
    wants_return = event(seat=SEAT, area=AREA, by=SEAT)
    wants_withdraw = event(seat=SEAT, area=AREA)
    wants_withdraw_court = event(seat=SEAT, count=COUNT)
    wants_disc = event(seat=SEAT)
    wants_score = event(seat=SEAT, area=AREA)
    wants_tile = event(tile=TILE, area=AREA, by=SEAT)
    wants_regain = event(seat=SEAT)
    wants_grande = event(seat=SEAT, area=AREA)
    wants_coup = event(seat=SEAT, area=AREA)
    wants_king = event(seat=SEAT, area=AREA)
    wants_recruit = event(seat=SEAT, count=COUNT)
    wants_recall = event(seat=SEAT, area=AREA)
    moved = event(seat=SEAT, area=AREA, target=AREA, by=SEAT)
    returned = event(seat=SEAT, area=AREA, count=COUNT)
    returned_court = event(seat=SEAT, count=COUNT)
    disc = event(seat=SEAT)
    disc_shown = event(seat=SEAT, area=AREA)
    scored = event(seat=SEAT, area=AREA, points=POINTS, place=PLACE)
    bonus = event(seat=SEAT, area=AREA, points=POINTS, bonus=BONUS)
    to_court = event(seat=SEAT, area=AREA, count=COUNT)
    tile = event(tile=TILE, area=AREA, by=SEAT)
    regained = event(seat=SEAT)
    regained_modifier = event(seat=SEAT)
    grande = event(seat=SEAT, area=AREA)
    king = event(area=AREA)
    king_stays = event(area=AREA)
    dummy_took = event(seat=SEAT, stack=STACK, card=CARD)
    starter = event(seat=SEAT)
    veto_kept = event(seat=SEAT)
    veto_expires = event(seat=SEAT)
    scoring = event(area=AREA)
    king_scoring = event(round=ROUND)
    smuggling = event(seat=SEAT)
    ended = event(seat=SEAT)
    over = event()
    swapped = event()
