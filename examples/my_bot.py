"""Two bots of one's own: a function, and a class.

meseta play --bots examples/my_bot.py:Clever
meseta arena --bots examples/my_bot.py:Clever examples/my_bot.py:hasty random
"""

from meseta import Match, Sight


def hasty(sight: Sight) -> str:
    """Take whatever comes first."""
    return sight.legal[0]


class Clever:
    """Try every answer, and take the one after which the lead is largest."""

    def choose(self, sight: Sight) -> str:
        """One of the legal answers, as its text or its number."""
        # A match like the real one; what this seat cannot see is dealt anew.
        match = sight.guess(seed=sight.number)
        leads = {}
        for answer in sight.legal:
            match.play(answer, sight.seat)
            leads[answer] = lead(match, sight.seat)
            match.undo()
        return max(leads, key=leads.__getitem__)


def lead(match: Match, seat: int) -> float:
    """How far a seat is ahead of the mean if everything were scored now."""
    gains = match.scene(seat).previews.values()
    points = [score + sum(gain[s] for gain in gains) for s, score in enumerate(match.scores)]
    return points[seat] - sum(points) / len(points)
