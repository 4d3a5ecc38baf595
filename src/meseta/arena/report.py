"""One page about a run, with plots inside, for somebody who has never seen the tool."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape

from meseta.arena.play import Record
from meseta.arena.plots import MOST_BARS, bars, points_plot, ratings_plot
from meseta.arena.summary import Interval, Summary, interval, won
from meseta.kernel.game import Statistic

FEWEST = 5
"""What happened less often than this says nothing."""
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


def listed(lines: Sequence[str]) -> str:
    """Some sentences."""
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def section(title: str, text: str, *parts: str) -> str:
    """A heading, what to see, and what there is to see."""
    return f"<h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n" + "\n".join(parts)


def write_report(
    title: str,
    command: str,
    results: Sequence[Record],
    summary: Summary,
    statistics: Sequence[Statistic],
) -> str:
    """Everything about a run on one page."""
    played = [record for record in results if "failed" not in record]
    seats = len(summary.seats)
    return page(
        title,
        f"<p>{len(played)} matches, made with</p><pre>{escape(command)}</pre>",
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
        *[counted(each, played) for each in statistics],
        failures(summary),
    )  # fmt: skip


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
        "the interval holds the true share with 95 % certainty.",
        table(header, rows),
        bars(
            [line.bot for line in summary.lines],
            [line.wins for line in summary.lines],
            summary.lines[0].even if summary.lines else None,
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


def counted(statistic: Statistic, played: Sequence[Record]) -> str:
    """How often those won who did something, by what it was."""
    wins: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    for record in played:
        for seat, tally in enumerate(record["tallies"].get(statistic.name, [])):
            for key, amount in tally.items():
                counts[key] += amount
                wins[key] += amount * won(record, seat)
    keys = sorted((key for key in counts if counts[key] >= FEWEST), key=lambda key: -counts[key])
    if not keys:
        return ""
    shown = sorted(keys[:MOST_BARS], key=lambda key: -wins[key] / counts[key])
    found = [interval(wins[key], counts[key]) for key in shown]
    names = [f"{key} ({counts[key]})" for key in shown]
    even = 1 / len(played[0]["bots"])
    return section(
        statistic.name.capitalize(),
        "Of everything counted here (how much of it, in brackets), the share that belonged to the "
        "winner. Right of the dashed line it goes with winning.",
        bars(names, found, even, "of the winners, %"),
    )


def failures(summary: Summary) -> str:
    """Bots that failed, and how."""
    if not summary.failed:
        return ""
    rows = [[r["number"], r["failed"], r["error"].splitlines()[0]] for r in summary.failed]
    text = "These matches were not finished; the results keep each as it was."
    return section("Failures", text, table(["match", "bot", "what happened"], rows))
