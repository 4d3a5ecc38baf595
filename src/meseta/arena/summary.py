"""What many matches say: wins with intervals, points, places, ratings, time, seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from meseta.arena.play import MatchRecord

Z95 = 1.959964


class Interval(NamedTuple):
    """A share with its interval of 95 %."""

    share: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether anything was counted."""
        return self.high - self.low < 1

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


class BotLine(NamedTuple):
    """What there is to say about one bot."""

    bot: str
    seats: int
    """How often it sat at a table."""
    wins: Interval
    even: float
    """The share of wins that an equal player would have."""
    points: float
    place: float
    rating: float
    doubt: float
    """Of the rating: its standard deviation."""
    milliseconds: float
    """A decision."""


class Summary(NamedTuple):
    """What there is to say about a run."""

    lines: list[BotLine]
    beats: dict[str, dict[str, Interval]]
    """How often a bot came before another at the same table."""
    seats: list[Interval]
    """How often each seat won, whoever sat there."""
    failed: list[MatchRecord]


def interval(wins: float, count: int) -> Interval:
    """Wilson's interval for a share."""
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = wins / count, Z95 * Z95
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def share_of_victory(record: MatchRecord, seat: int) -> float:
    """The share of the victory that a seat had."""
    return 1 / len(record["winners"]) if seat in record["winners"] else 0.0


def sum_up(results: Sequence[MatchRecord]) -> Summary:
    """Everything about a run, in whatever order its matches ended."""
    results = sorted(results, key=lambda record: record["number"])
    played = [record for record in results if "failed" not in record]
    failed = [record for record in results if "failed" in record]
    bots = list(dict.fromkeys(bot for record in results for bot in record["bots"]))
    rated = ratings(played)
    lines = [line_of(bot, played, rated) for bot in bots]
    lines.sort(key=lambda line: -line.rating)
    seats = len(played[0]["bots"]) if played else 0
    return Summary(
        lines,
        {one: {two: beats(played, one, two) for two in bots if two != one} for one in bots},
        [
            interval(sum(share_of_victory(r, seat) for r in played), len(played))
            for seat in range(seats)
        ],
        failed,
    )


def line_of(
    bot: str, played: Sequence[MatchRecord], rated: dict[str, tuple[float, float]]
) -> BotLine:
    """One bot over all its seats."""
    seats = [(r, seat) for r in played for seat, name in enumerate(r["bots"]) if name == bot]
    decisions = sum(r["decisions"][seat] for r, seat in seats)
    spent = sum(r["seconds"][seat] for r, seat in seats)
    return BotLine(
        bot,
        len(seats),
        interval(sum(share_of_victory(r, seat) for r, seat in seats), len(seats)),
        mean(1 / len(r["bots"]) for r, _seat in seats),
        mean(r["points"][seat] for r, seat in seats),
        mean(r["places"][seat] for r, seat in seats),
        *rated.get(bot, (25.0, 25 / 3)),
        1000 * spent / max(1, decisions),
    )


def mean(values: Iterable[float]) -> float:
    """The mean, 0 of nothing."""
    found = list(values)
    return fmean(found) if found else 0.0


def beats(played: Sequence[MatchRecord], one: str, two: str) -> Interval:
    """How often one came before the other; a tie counts half."""
    ahead, count = 0.0, 0
    for record in played:
        places = defaultdict(list)
        for bot, place in zip(record["bots"], record["places"], strict=True):
            places[bot].append(place)
        for mine in places[one]:
            for theirs in places[two]:
                ahead += 0.5 if mine == theirs else float(mine < theirs)
                count += 1
    return interval(ahead, count)


def ratings(played: Sequence[MatchRecord]) -> dict[str, tuple[float, float]]:
    """Ratings for tables of many players (Plackett and Luce's model), match by match.

    A bot that sits on several seats of a table learns the mean of what they teach it.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for record in played for bot in record["bots"]}
    for record in played:
        if len(record["bots"]) > 1:
            teams = [[known[bot]] for bot in record["bots"]]
            rated = model.rate(teams, ranks=[float(place) for place in record["places"]])
            for bot in set(record["bots"]):
                seats = [one for (one,) in rated if one.name == bot]
                mu, sigma = fmean(one.mu for one in seats), fmean(one.sigma for one in seats)
                known[bot] = model.rating(mu, sigma, name=bot)
    return {bot: (rated.mu, rated.sigma) for bot, rated in known.items()}
