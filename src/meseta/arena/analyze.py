"""A finished match, move by move: what a strong bot would have played, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from meseta.bots.bot import Bot, Explanation
from meseta.match import Match

TURNING_POINTS = 3


class Moment(NamedTuple):
    """One decision of a match, and what a bot thinks of it."""

    number: int
    """How many moves were made before it."""
    seat: str
    played: str
    best: str
    """What the bot would have played."""
    swing: float
    """How much the chance of the seat changed against the best answer; never above 0."""
    chances: list[float]
    """Each seat's chance after the move that was played, as the bot sees it."""
    points: list[float]


class Analysis(NamedTuple):
    """What there is to say about a match."""

    bot: str
    seats: list[str]
    moments: list[Moment]
    turning_points: list[int]
    """The numbers of the moves that cost most, in the order of the match."""
    winners: list[str]
    points: list[int]

    def as_json(self) -> dict[str, Any]:
        """As JSON has it."""
        return {**self._asdict(), "moments": [moment._asdict() for moment in self.moments]}


def analyze(match: Match, bot: Bot, told: Callable[[int, int], None]) -> Analysis:
    """Look at every decision from the seat that made it."""
    moments = []
    for moment in look_through(match, bot):
        moments.append(moment)
        told(moment.number + 1, len(match.moves))
    worst = sorted(moments, key=lambda moment: moment.swing)[:TURNING_POINTS]
    return Analysis(
        bot.name,
        list(match.game.seats),
        moments,
        sorted(moment.number for moment in worst),
        [match.game.seats[seat] for seat in match.winners],
        match.scores,
    )


def look_through(match: Match, bot: Bot) -> Iterator[Moment]:
    """Every decision of a match that had more than one answer."""
    replayed = match.replay(0)
    for number, (seat, action) in enumerate(match.moves):
        sight = replayed.sight(seat)
        if len(sight.legal_actions) > 1:
            yield judged(number, sight.name, action, seat, bot.explain(sight))
        replayed.play(action, seat)


def judged(number: int, name: str, action: int, seat: int, thought: Explanation) -> Moment:
    """One decision: what was played against what would have been."""
    best = thought.candidates[0]
    played = next(each for each in thought.candidates if each.action == action)
    swing = min(0.0, played.chances[seat] - best.chances[seat])
    return Moment(number, name, played.text, best.text, swing, played.chances, played.points)
