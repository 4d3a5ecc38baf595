"""The commands `arena` and `analyze`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import meseta
from meseta.arena.analyze import Analysis, analyze
from meseta.arena.intervals import excludes
from meseta.arena.play import MatchRecord, make_ready
from meseta.arena.plots import chances_plot
from meseta.arena.report import list_sentences, page, section, table, write_report
from meseta.arena.run import Runner, play_all, run_here
from meseta.arena.schedule import describe, jobs, tables
from meseta.arena.summary import Summary, sum_up, values_by_deal, wins_of
from meseta.bots.bot import first_and_last
from meseta.bots.levels import make_bot
from meseta.kernel.game import AnyGame
from meseta.kernel.way import is_compiled

RUNS = Path("arena")
"""Where runs have folders of their own."""
RESULTS = "results.jsonl"
BOT_FAILED = 3
"""The exit code where a bot has failed."""
HEADER = ("bot", "games", "wins", "even", "points", "place", "rating", "ms")


def progress(text: str) -> None:
    """One line that is written over."""
    print(f"\r{text[:100]:100}", end="", file=sys.stderr, flush=True)


def at_least(name: str, count: int, least: int) -> None:
    """Refuse too few of something."""
    if count < least:
        raise ValueError(f"{name}: {count} are too few; at least {least}")


# --- arena ---------------------------------------------------------------------------------------


def arena(chosen: argparse.Namespace, options: dict[str, Any], command: str) -> int:
    """Play many matches, sum them up, and write a report where one is asked for."""
    at_least("bots", len(chosen.bots), 1)
    at_least("games", chosen.games, 1)
    at_least("workers", chosen.workers, 1)
    if chosen.until is not None and not 0 < chosen.until < 1:
        raise ValueError(f"until: a share between 0 and 1 is needed, not {chosen.until:g}")
    ask_for("openskill", *(["matplotlib"] if chosen.report else []))
    game = meseta.new(chosen.game, box=chosen.box, **options).game
    for named in [*chosen.bots, *([chosen.against] if chosen.against else [])]:
        make_bot(named).close()
    seated = tables(chosen.bots, len(game.seats), chosen.against)
    path = Path(chosen.results) if chosen.results else folder_for(game, seated, chosen.seed)
    compile_once(game)
    deal = len(seated) * len(game.seats)
    plan = jobs(chosen.game, options, chosen.box, seated, chosen.games, chosen.seed)
    pace = Pace(chosen.games)
    results = play_all(
        list(plan),
        path,
        runner_of(chosen),
        lambda done: progress(pace.told(len(done))),
        is_decided(chosen.bots[0], chosen.until, deal),
    )
    print(file=sys.stderr)
    summary = sum_up(results, None if chosen.until is None else deal)
    print(*lines_of(summary), sep="\n")
    print(f"results: {path}")
    if chosen.report:
        title = f"{game.title}: {', '.join(dict.fromkeys(line.bot for line in summary.lines))}"
        report = write_report(title, command, results, summary, game.statistics)
        Path(chosen.report).write_text(report, "utf-8")
    return tell_failures(summary)


def ask_for(*modules: str) -> None:
    """Find out now what is missing, and not when all matches are played."""
    for module in modules:
        import_module(module)


def folder_for(game: AnyGame, seated: Sequence[list[str]], seed: str) -> Path:
    """Where a run is kept that names no file: the same run always in the same folder."""
    run = sha256(repr((describe(game), seated, seed)).encode()).hexdigest()[:8]
    folder = RUNS / f"{game.id}-{len(game.seats)}-players-{run}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / RESULTS


def tell_failures(summary: Summary) -> int:
    """Show whole what the first bot that failed has said last; the exit code."""
    if not summary.failed:
        return 0
    first = summary.failed[0]
    print(f"\nmatch {first['number']}, seed {first['seed']!r}: {first['error']}", file=sys.stderr)
    return BOT_FAILED


def compile_once(game: AnyGame) -> None:
    """Have the machine code ready before many processes ask for it."""
    if not is_compiled(game.book):
        progress("compiling …")
    make_ready(game)


def runner_of(chosen: argparse.Namespace) -> Runner:
    """Where the matches are played: on this machine's cores, or on Ray."""
    if chosen.ray is None:
        return partial(run_here, workers=chosen.workers)
    from meseta.arena.cluster import run_on_ray

    return partial(run_on_ray, address=chosen.ray, workers=chosen.workers)


class Pace:
    """How far a run is, and how long it will take; what was played before says nothing of that."""

    def __init__(self, of: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.of, self.clock = of, clock
        self.before: int | None = None
        self.began = 0.0

    def told(self, done: int) -> str:
        """A line of progress; the first one tells what was played before."""
        if self.before is None:
            self.before, self.began = done, self.clock()
        new, line = done - self.before, f"{done} of {self.of} matches"
        if new == 0:
            return line
        left = (self.clock() - self.began) / new * (self.of - done)
        return f"{line}, about {left / 60:.0f} min left"


def is_decided(bot: str, share: float | None, deal: int) -> Callable[[list[MatchRecord]], bool]:
    """Whether a bot's wins no longer can be a share, looked at after every deal."""

    def ask(results: list[MatchRecord]) -> bool:
        if share is None or len(results) % deal:
            return False
        return excludes(values_by_deal(deal, results, wins_of(bot)), share)

    return ask


def lines_of(summary: Summary) -> Sequence[str]:
    """A summary for the terminal."""
    head = "{:<20} {:>6} {:>26} {:>6} {:>7} {:>6} {:>7} {:>8}".format(*HEADER)
    rows = [
        f"{line.bot:<20} {line.seats:>6} {line.wins!s:>26} {line.even:>6.0%} {line.points:>7.1f} "
        f"{line.place:>6.2f} {line.rating:>7.1f} {line.milliseconds:>8.1f}"
        for line in summary.lines
    ]
    failed = [f"match {r['number']}: {first_and_last(r['error'])}" for r in summary.failed]
    method = f"intervals: {summary.method}"
    return [head, *rows, method, *pairs_of(summary), *seats_of(summary), *failed]


def pairs_of(summary: Summary) -> Iterator[str]:
    """Who comes before whom how often, where several bots met."""
    for one, others in summary.beats.items():
        met = [f"{two} {found.share:.0%}" for two, found in others.items() if found.is_known]
        if met:
            yield f"{one} comes before {', '.join(met)}"


def seats_of(summary: Summary) -> Iterator[str]:
    """How often each seat won, whoever sat there."""
    if len(summary.seats) > 1:
        shares = [f"{number + 1}: {each.share:.0%}" for number, each in enumerate(summary.seats)]
        yield f"wins by seat {', '.join(shares)}"


# --- analyze -------------------------------------------------------------------------------------


def analyze_file(chosen: argparse.Namespace) -> int:
    """What a strong bot says to a saved match: as text, and as JSON and a page if asked for."""
    match = meseta.load(chosen.file)
    bot = make_bot(chosen.bot, seed="analyze")
    found = analyze(match, bot, lambda done, of: progress(f"move {done} of {of}"))
    print(file=sys.stderr)
    print(*as_text(found), sep="\n")
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(found.as_json(), indent=1) + "\n", "utf-8")
    if chosen.page:
        Path(chosen.page).write_text(as_page(match.game.title, found), "utf-8")
    return 0


def as_text(found: Analysis) -> list[str]:
    """Every move with what the bot would have played, then what decided the match."""
    lines = [
        f"{moment.number + 1:>4} {moment.seat:<8} {moment.played:<24} {moment.swing:>+7.1%}"
        + ("" if moment.played == moment.best else f"   {found.bot}: {moment.best}")
        for moment in found.moments
    ]
    return [*lines, "", *[f"decisive: {line}" for line in decisive(found)]]


def decisive(found: Analysis) -> list[str]:
    """The moments that cost most, in words."""
    by_number = {moment.number: moment for moment in found.moments}
    chosen = [by_number[number] for number in found.turning_points]
    return [
        f"move {m.number + 1}, {m.seat}: {m.played} instead of {m.best} ({m.swing:+.1%})"
        for m in chosen
    ]


def what_decided(found: Analysis) -> list[str]:
    """The moments that cost most, or that there are none."""
    if not found.turning_points:
        return [f"Nobody gave anything away that {found.bot} would have kept."]
    return ["The moves that cost most.", list_sentences(decisive(found))]


def as_page(title: str, found: Analysis) -> str:
    """The same as a page with a plot."""
    numbers = [moment.number + 1 for moment in found.moments]
    rows = [moment.chances for moment in found.moments]
    plot = chances_plot(found.seats, numbers, rows, [n + 1 for n in found.turning_points])
    points = ", ".join(f"{s} {p}" for s, p in zip(found.seats, found.points, strict=True))
    ended = f"{' and '.join(found.winners)} won; points: {points}."
    cells = [
        [m.number + 1, m.seat, m.played, m.best, f"{m.swing:+.1%}" if m.swing else ""]
        for m in found.moments
    ]
    return page(
        f"{title}: a match as {found.bot} sees it",
        section("How it went", ended if found.winners else "The match is not over.", plot),
        section("What decided it", *what_decided(found)),
        section(
            "Move by move",
            "The swing is how much of its chance of winning a seat gave away.",
            table(["move", "seat", "played", "best", "swing"], cells),
        ),
    )  # fmt: skip
