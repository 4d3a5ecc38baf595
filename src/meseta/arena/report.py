"""One page about a run, with plots inside, for somebody who has never seen the tool."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from math import sqrt
from typing import NamedTuple

from meseta.arena.intervals import Z95, Interval
from meseta.arena.play import MatchRecord
from meseta.arena.plots import MOST_BARS, bars, points_plot, ratings_plot
from meseta.arena.summary import Summary, share_of_victory
from meseta.bots.bot import first_and_last
from meseta.kernel.game import Statistic

FEWEST = 5
"""What happened in fewer matches than this says nothing."""
STYLE = """
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; background: #fbf5e6; color: #3b2f2a;
       font: 1rem/1.5 Georgia, serif; }
h1, h2 { font-weight: normal; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #d8c39a; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; }
"""


def page(title: str, *parts: str) -> str:
    """A whole page that needs nothing else."""
    inside = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{inside}\n</body></html>\n"
    )


def table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Rows with a header."""
    head = "".join(f"<th>{escape(name)}</th>" for name in header)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def list_sentences(lines: Sequence[str]) -> str:
    """Some sentences."""
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def section(title: str, text: str, *parts: str) -> str:
    """A heading, what to see, and what there is to see."""
    return f"<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n" + "\n".join(parts)


def write_report(
    title: str,
    command: str,
    results: Sequence[MatchRecord],
    summary: Summary,
    statistics: Sequence[Statistic],
) -> str:
    """Everything about a run on one page."""
    played = [record for record in results if "failed" not in record]
    return page(
        title,
        f"<p>{len(played)} matches, made with</p><pre>{escape(command)}</pre>",
        *(say_results(summary, played, statistics) if played else []),
        failures(summary),
    )


def say_results(
    summary: Summary, played: Sequence[MatchRecord], statistics: Sequence[Statistic]
) -> list[str]:
    """What the matches say that were played to their end."""
    seats = len(summary.seats)
    return [
        who_wins(summary),
        how_strong(summary),
        section(
            "Points", "Each box holds the middle half of the results.",
            points_plot(played, [line.bot for line in summary.lines]),
        ),
        who_beats_whom(summary),
        section(
            "Seats",
            "How often each seat won, whoever sat there. The dashed line is an even share.",
            bars([f"seat {n + 1}" for n in range(seats)], summary.seats, 1 / seats, "wins, %"),
        ),
        *[count_by_kind(each, played) for each in statistics],
    ]  # fmt: skip


def who_wins(summary: Summary) -> str:
    """The table of bots."""
    rows = [
        [
            line.bot,
            line.seats,
            f"{line.wins.share:.1%}",
            f"{line.wins.low:.1%} to {line.wins.high:.1%}",
            f"{line.even:.0%}",
            f"{line.points:.1f}",
            f"{line.place:.2f}",
            f"{line.milliseconds:.1f} ms",
        ]
        for line in summary.lines
    ]
    header = ["bot", "games", "wins", "95 %", "even", "points", "place", "a decision"]
    return section(
        "Who wins",
        "A shared victory counts in parts. “Even” is what a player of equal strength would win; "
        f"the interval holds the true share with 95 % certainty. It is {summary.method}.",
        table(header, rows),
        bars(
            [line.bot for line in summary.lines],
            [line.wins for line in summary.lines],
            summary.lines[0].even,
            "wins, %",
        ),
    )


def how_strong(summary: Summary) -> str:
    """Ratings."""
    return section(
        "Ratings",
        "From the places at all tables. A difference of 4 is clearly felt.",
        ratings_plot(summary),
    )


def who_beats_whom(summary: Summary) -> str:
    """A table of pairs."""
    names = [line.bot for line in summary.lines]
    rows = [[one, *[share(summary.beats[one].get(two)) for two in names]] for one in names]
    return section(
        "Who beats whom",
        "How often the bot on the left came before the one above at the same table.",
        table(["", *names], rows),
    )


def share(found: Interval | None) -> str:
    """One cell of the table of pairs."""
    return f"{found.share:.0%}" if found and found.is_known else ""


class Counted(NamedTuple):
    """How much of something there was in a match, and how much of it was the winner's."""

    amount: float
    winners: float


def count_by_kind(statistic: Statistic, played: Sequence[MatchRecord]) -> str:
    """How much belonged to winners, by what it was."""
    by: dict[str, list[Counted]] = defaultdict(list)
    for record in played:
        for key, found in count_in(record, statistic.name).items():
            by[key].append(found)
    amounts = {key: sum(each.amount for each in found) for key, found in by.items()}
    keys = sorted((key for key in by if len(by[key]) >= FEWEST), key=lambda key: -amounts[key])
    if not keys:
        return ""
    shares = {key: share_of(by[key]) for key in keys[:MOST_BARS]}
    shown = sorted(shares, key=lambda key: -shares[key].share)
    together = share_of([each for found in by.values() for each in found]).share
    return section(
        statistic.name.capitalize(),
        "Of everything counted here (how much of it, in brackets), the share that belonged to the "
        "winner. The dashed line is that share of it all: what lies right of it goes with winning. "
        "Intervals here are over matches, for one look.",
        bars(
            [f"{key} ({amounts[key]})" for key in shown],
            [shares[key] for key in shown],
            together,
            "of the winners, %",
        ),
    )


def count_in(record: MatchRecord, name: str) -> dict[str, Counted]:
    """What a statistic counted in a match, over all seats."""
    found: dict[str, Counted] = {}
    for seat, tally in enumerate(record["tallies"].get(name, [])):
        for key, amount in tally.items():
            before = found.get(key, Counted(0, 0))
            mine = amount * share_of_victory(record, seat)
            found[key] = Counted(before.amount + amount, before.winners + mine)
    return found


def share_of(matches: Sequence[Counted]) -> Interval:
    """The winners' share, with an interval over matches: what is in one match is not by chance."""
    amount = max(1, sum(each.amount for each in matches))
    share = sum(each.winners for each in matches) / amount
    off = Z95 * sqrt(sum((each.winners - share * each.amount) ** 2 for each in matches)) / amount
    return Interval(share, max(0.0, share - off), min(1.0, share + off))


def failures(summary: Summary) -> str:
    """Bots that failed, and how."""
    if not summary.failed:
        return ""
    rows = [[r["number"], r["failed"], first_and_last(r["error"])] for r in summary.failed]
    text = "These matches were not finished; the results keep each as it was."
    return section("Failures", text, table(["match", "bot", "what happened"], rows))
