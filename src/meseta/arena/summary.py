"""What many matches say: wins with intervals, points, places, ratings, time, seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from meseta.arena.intervals import FIXED, SEQUENCE, Interval, sequence, wilson
from meseta.arena.play import MatchRecord

Measure = Callable[[MatchRecord], float | None]
"""Something of a match from 0 to 1, or that the match says nothing about it."""
Estimate = Callable[[Sequence[MatchRecord], Measure], Interval]
"""What a run says about a measure, and how surely."""


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
    method: str
    """What the intervals are, and how often was looked."""


def share_of_victory(record: MatchRecord, seat: int) -> float:
    """The share of the victory that a seat had."""
    return 1 / len(record["winners"]) if seat in record["winners"] else 0.0


def shares_of(bot: str, results: Sequence[MatchRecord]) -> list[float]:
    """The share of each victory that a bot had which sat at every table; all must be played."""
    lost = [record["error"] for record in results if not is_played(record)]
    if lost:
        raise ValueError(f"a match of {bot} could not be played: {lost[0]}")
    return [share_of_victory(record, record["bots"].index(bot)) for record in results]


def sum_up(results: Sequence[MatchRecord], deal: int | None = None) -> Summary:
    """Everything about a run, in whatever order its matches ended.

    One that could end after every deal says how many matches a deal has.
    """
    results = sorted(results, key=lambda record: record["number"])
    played = [record for record in results if is_played(record)]
    failed = [record for record in results if not is_played(record)]
    bots = list(dict.fromkeys(bot for record in results for bot in record["bots"]))
    estimate: Estimate = partial(over_deals, deal) if deal else over_matches
    counted = results if deal else played
    rated = ratings(played)
    lines = [line_of(bot, played, rated, estimate(counted, wins_of(bot))) for bot in bots]
    lines.sort(key=lambda line: -line.rating)
    seats = len(played[0]["bots"]) if played else 0
    return Summary(
        lines,
        {
            one: {two: estimate(counted, comes_before(one, two)) for two in bots if two != one}
            for one in bots
        },
        [estimate(counted, partial(share_of_victory, seat=seat)) for seat in range(seats)],
        failed,
        f"{SEQUENCE}; {len(whole_deals(results, deal))} looks" if deal else FIXED,
    )


def is_played(record: MatchRecord) -> bool:
    """Whether a match was played to its end."""
    return "failed" not in record


# --- estimates -----------------------------------------------------------------------------------


def over_matches(results: Sequence[MatchRecord], measure: Measure) -> Interval:
    """An interval for one look, which takes matches for independent."""
    values = [value for record in results if (value := measure(record)) is not None]
    return wilson(sum(values), len(values))


def over_deals(deal: int, results: Sequence[MatchRecord], measure: Measure) -> Interval:
    """An interval that holds at every look."""
    return sequence(values_by_deal(deal, results, measure))


def values_by_deal(deal: int, results: Sequence[MatchRecord], measure: Measure) -> list[float]:
    """The mean of a measure in every whole deal: matches of one deal have their luck in common."""
    found = [
        [value for record in matches if (value := measure(record)) is not None]
        for matches in whole_deals(results, deal)
    ]
    return [fmean(values) for values in found if values]


def whole_deals(results: Sequence[MatchRecord], deal: int) -> list[list[MatchRecord]]:
    """The matches of all deals before the first that lacks one, whatever others have ended.

    Short matches end first, so what happens to be there at some time is not a fair choice.
    """
    by_number = {record["number"]: record for record in results}
    whole = 0
    while all(number in by_number for number in range(whole * deal, (whole + 1) * deal)):
        whole += 1
    numbers = [range(each * deal, (each + 1) * deal) for each in range(whole)]
    return [[r for n in each if is_played(r := by_number[n])] for each in numbers]


def wins_of(bot: str) -> Measure:
    """The share of the victory that a bot has, in the mean of its seats."""

    def measure(record: MatchRecord) -> float | None:
        seats = [seat for seat, name in enumerate(record["bots"]) if name == bot]
        return fmean(share_of_victory(record, seat) for seat in seats) if seats else None

    return measure


def comes_before(one: str, two: str) -> Measure:
    """How often one comes before the other at the same table; a tie counts half."""

    def measure(record: MatchRecord) -> float | None:
        places = defaultdict(list)
        for bot, place in zip(record["bots"], record["places"], strict=True):
            places[bot].append(place)
        pairs = [(mine, theirs) for mine in places[one] for theirs in places[two]]
        return fmean(((m < t) + (m <= t)) / 2 for m, t in pairs) if pairs else None

    return measure


# --- bots ----------------------------------------------------------------------------------------


def line_of(
    bot: str, played: Sequence[MatchRecord], rated: dict[str, tuple[float, float]], wins: Interval
) -> BotLine:
    """One bot over all its seats."""
    seats = [(r, seat) for r in played for seat, name in enumerate(r["bots"]) if name == bot]
    decisions = sum(r["decisions"][seat] for r, seat in seats)
    spent = sum(r["seconds"][seat] for r, seat in seats)
    return BotLine(
        bot,
        len(seats),
        wins,
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
