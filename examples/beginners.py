"""Sound beginners of the tile games: they know what the guides advise, and look one answer ahead.

meseta arena el-caballero players=4 --bots examples/beginners.py:Discoverer --against grande
meseta arena 6-castles players=4 --bots examples/beginners.py:Settler --against grande

They tell how strong the levels are by people's standards (docs/strength.md).
"""

from typing import Any

from meseta import Match, Sight


def lead(match: Match, seat: int) -> float:
    """How far a seat is ahead of the best other if everything were scored now."""
    gains = match.scene(seat).previews.values()
    points = [score + sum(gain[s] for gain in gains) for s, score in enumerate(match.scores)]
    own = points.pop(seat)
    return own - max(points, default=0)


def looks_best(sight: Sight, answers: list[str]) -> str:
    """The answer after which the lead is largest; of several alike, what leaves most to do."""
    match, looks = sight.guess(seed=sight.number), {}
    for answer in answers:
        match.play(answer, sight.seat)
        left = match.legal(sight.seat) if sight.seat in match.pending else []
        looks[answer] = (lead(match, sight.seat), len(left))
        match.undo()
    return max(looks, key=looks.__getitem__)


def first_of(wanted: list[str], legal: list[str]) -> str:
    """The first thing wanted that can be answered."""
    return next((text for text in wanted if text in legal), legal[0])


# --- El Caballero: stand at large regions early, hold harbours, keep some for the scorings -------

POWERS = [f"power {value}" for value in (5, 6, 4, 7, 3, 8, 2)]
"""Power cards that bring some caballeros and do not come last."""
NEEDS = {"supply": 0, "caballero": 3, "area": 0, "ship": 4, "end": 0}
"""What to do, in this order, with so many caballeros at court."""
SCORED = (4, 7)
"""The rounds in which nothing need be kept."""
SIDES = ("north", "east", "south", "west")


class Discoverer:
    """A beginner of El Caballero."""

    def choose(self, sight: Sight) -> str:
        """What the guide advises, or what looks best."""
        view, legal = sight.view, sight.legal
        is_scored = view["round"] in SCORED
        if view["asked"] == "power":
            return first_of(POWERS, legal)
        if view["asked"] == "turn":
            court = view["court"][sight.name] + 2 * is_scored
            return first_of([name for name, need in NEEDS.items() if court >= need], legal)
        if view["asked"] == "post_card":
            return max(legal, key=lambda text: size_of_region(view, *text.split()[1:]))
        if legal[0].startswith("number"):
            return legal[-1] if is_scored else legal[len(legal) // 2]
        return looks_best(sight, legal)


def size_of_region(view: dict[str, Any], area: str, side: str) -> int:
    """How large the region is at a side of an area card."""
    regions = {card["id"]: card["regions"] for card in view["map"]}
    region = regions[area][SIDES.index(side)]
    return sum(region in each for each in regions.values())


# --- 6 Castles: a long line at once, collect what is near, secure what is far, sell and score ----

DISCS = ("append", "step", "disc", "mark", "sell", "score", "lay", "toll", "end")
WORKERS = ("append", "worker", "religion", "score", "lay", "end")
"""What to do first in a turn with discs, and in every third turn, with workers."""


class Settler:
    """A beginner of 6 Castles."""

    def choose(self, sight: Sight) -> str:
        """The first advice that can be followed, in the way that looks best."""
        if sight.view["asked"] not in ("act", "lay"):
            return looks_best(sight, sight.legal)
        advice = DISCS if sight.view["round"] % 3 else WORKERS
        ways = ([text for text in sight.legal if text.split()[0] == name] for name in advice)
        return looks_best(sight, next(filter(None, ways), sight.legal))
