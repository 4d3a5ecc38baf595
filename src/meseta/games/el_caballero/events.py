"""What can happen, as numbers. The words for each are in `locale/`."""

from __future__ import annotations

EVENTS = (
    "start_card starter revealed round power supplied laid laid_beyond renewed skipped posted "
    "afloat turned rotated landed expelled saved lost_court withdrawn fortified ship_bought sailed "
    "ship_home launched shifted scoring region_scored scored ships ended over"
).split()
(
    START_CARD,
    STARTER,
    REVEALED,
    ROUND,
    POWER_PLAYED,
    SUPPLIED,
    LAID,
    LAID_BEYOND,
    RENEWED,
    SKIPPED,
    POSTED,
    AFLOAT,
    TURNED,
    ROTATED,
    LANDED,
    EXPELLED,
    SAVED,
    LOST_COURT,
    WITHDRAWN,
    FORTIFIED,
    SHIP_BOUGHT,
    SAILED,
    SHIP_HOME,
    LAUNCHED,
    SHIFTED,
    SCORING,
    REGION_SCORED,
    SCORED,
    SHIPS_SCORED,
    TURN_ENDED,
    OVER,
) = range(len(EVENTS))
