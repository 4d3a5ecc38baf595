"""A finished match, move by move: what a strong bot would have played, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from meseta.bots.bot import Bot
from meseta.match.chances import Moment
from meseta.match.match import Match
from meseta.match.sight import Sight

TURNING_POINTS = 3


class MoveQuestion(NamedTuple):
    """One decision of a match before it was made: what its seat could know, and what it did."""

    number: int
    """How many moves were made before it."""
    sight: Sight
    action: int


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


def analyze(match: Match, bot: Bot, report: Callable[[int, int], None]) -> Analysis:
    """Look at every decision from the seat that made it."""
    if not bot.explains:
        raise ValueError(f"bot: {bot.name!r} does not say what it thinks")
    moments = []
    for moment in look_through(match, bot):
        moments.append(moment)
        report(moment.number + 1, len(match.moves))
    return Analysis(
        bot.name,
        list(match.game.seats),
        moments,
        turning_points(moments),
        [match.game.seats[seat] for seat in match.winners],
        match.scores,
    )


def turning_points(moments: Iterable[Moment]) -> list[int]:
    """The numbers of the moves that cost most, in the order of the match."""
    costly = [moment for moment in moments if moment.swing < 0]
    worst = sorted(costly, key=lambda moment: moment.swing)[:TURNING_POINTS]
    return sorted(moment.number for moment in worst)


def look_through(match: Match, bot: Bot) -> Iterator[Moment]:
    """Every decision of a match that had more than one answer."""
    for number in range(len(match.moves)):
        question = question_at(match, number)
        if question:
            yield judge(question, bot)


def question_at(match: Match, number: int) -> MoveQuestion | None:
    """The decision that was made after so many moves, if it had more than one answer."""
    seat, action = match.moves[number]
    sight = match.look_back(number).sight(seat)
    return MoveQuestion(number, sight, action) if len(sight.legal_actions) > 1 else None


def judge(question: MoveQuestion, bot: Bot) -> Moment:
    """One decision: what was played against what would have been."""
    number, sight, action = question
    thought = bot.explain(sight)
    best = thought.candidates[0]
    played = next(each for each in thought.candidates if each.action == action)
    swing = min(0.0, played.chances[sight.seat] - best.chances[sight.seat])
    reasons = [reason.feature for reason in thought.reasons]
    report = (played.text, best.text, swing, played.chances, played.points, reasons)
    return Moment(number, sight.name, *report)
