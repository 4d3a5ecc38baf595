"""How strong the bots are: `make strength`, or `python -m benchmarks.strength [GAME]`.

Every question is a run of the arena that stops when its confidence sequence answers it, but not
before so many matches that the share is worth printing. Its matches are kept in `build/strength/`,
where it goes on if it was stopped; what it found stands in `benchmarks/measured/strength.jsonl` and
is not asked again, on no machine, until its line is taken out. Lines without an interval are from
runs that looked at Wilson's after every match: they are shown as rough, and asked again.
`docs/strength.md` shows all figures so far.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import meseta
from meseta.arena.commands import compile_once, is_decided, progress
from meseta.arena.intervals import Interval, wilson
from meseta.arena.play import MatchRecord
from meseta.arena.run import play_all, run_here
from meseta.arena.schedule import jobs, tables
from meseta.arena.summary import sum_up, whole_deals
from meseta.bots.weights import file_of, read_fits
from meseta.games import GAMES
from meseta.games.six_castles.box.domains import RATING
from meseta.match.saves import write_whole

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "strength"
MEASURED = ROOT / "benchmarks" / "measured" / "strength.jsonl"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
REY, A_TENTH = "rey", "rey in 0.1 s"
IN_A_SECOND = {"el-grande": 13800, "el-caballero": 8400, "6-castles": 11200}
"""Simulations a second, as `benchmarks/search.py` measured them: no figure depends on what else a
machine does."""
FEWEST, MOST, MOST_CHEAP = 200, 400, 2000
"""Matches of a run at least, if it may think so long; at most; at most among bots that hardly
think: those that are not dear."""
LONGEST, LONGEST_TILES, LONGEST_ELSEWHERE, LONGEST_SLOW = 3600, 1800, 600, 1200
"""Seconds of thinking of all seats, after which a run ends undecided: with four, with four of a
tile game, elsewhere and where nobody searches, with Rey's second."""
FOUR = 4
THE_GAME = "el-grande"
SEED = "strength"


class Question(NamedTuple):
    """Does a bot win more than a share against a table of another?"""

    bot: str
    against: str
    share: float | None
    """What is asked for; none: an even share."""
    below: float | None = None
    """What it must not win."""

    def asked(self, seats: int) -> list[float]:
        """The shares that decide: the question is answered once it is known not to be any."""
        least = self.share if self.share is not None else 1 / seats
        return [least] if self.below is None else [least, self.below]


QUESTIONS = (
    Question("greedy", "random", 0.98),
    Question("peon", "random", 0.60, below=0.90),
    Question("peon", "caballero", 0.03, below=0.12),
    Question("caballero", "peon", None),
    Question("grande", "caballero", None),
    Question(A_TENTH, "grande", None),
    Question("search:60each", "flat:60", 0.40),
    Question(A_TENTH, "flat:300", 0.50),
)
LEVELS = ("random", "peon", "caballero", "grande", A_TENTH)
MEETINGS = [Question(one, other, None) for one in LEVELS for other in LEVELS if other != one]
"""All levels against each other, at one table of a game."""
A_SECOND = Question(REY, A_TENTH, None)
"""What a second adds, at one table of a game."""
BEGINNER = "a sound beginner"
BEGINNERS = {
    "el-caballero": "examples/beginners.py:Discoverer",
    "6-castles": "examples/beginners.py:Settler",
}
"""People's standards: scripts that follow the guides' advice."""
BEGINNINGS = [Question(BEGINNER, level, None) for level in LEVELS[1:]]
DEAR = {
    BEGINNER: 1,
    "grande": 2,
    "search:60each": 3,
    "flat:60": 3,
    "flat:300": 4,
    A_TENTH: 4,
    REY: 5,
}
"""Who thinks long, and how long beside the others: what is cheap is played first."""
SOLO = ("random", "peon", "caballero", "grande", A_TENTH, "flat:60")


class Seating(NamedTuple):
    """A game with its options."""

    game: str
    options: dict[str, Any]
    players: int

    def __str__(self) -> str:
        return ", ".join([*map(str, self.options.values()), f"{self.players} players"])


SEATINGS = [
    *[Seating("el-grande", {"edition": e}, n) for e in ("2023", "classic") for n in (4, 3, 2, 5)],
    *[Seating("el-caballero", {}, n) for n in (4, 3, 2)],
    *[Seating("6-castles", {}, n) for n in (4, 3, 2)],
]
ALONE = [Seating("6-castles", {}, 1)]


class Figure(NamedTuple):
    """What a run has found when it ended."""

    run: str
    matches: int
    wins: float | None = None
    """Against others; a shared victory counts in parts."""
    points: float | None = None
    """Of the bot in the mean; older runs tell them only where it plays alone."""
    low: float | None = None
    high: float | None = None
    """The confidence sequence's interval at the end; older runs have none."""
    looks: int | None = None

    @property
    def interval(self) -> Interval:
        """The share of wins; of an older run with an interval that is too narrow."""
        wins = self.wins or 0.0
        if self.low is None or self.high is None:
            return wilson(wins, self.matches)
        return Interval(wins / self.matches, self.low, self.high)

    @property
    def is_old(self) -> bool:
        """Whether it was found by looking at an interval that is for one look."""
        return self.wins is not None and self.low is None

    @property
    def is_rough(self) -> bool:
        """Whether it is old, or of too few matches to claim much."""
        return self.is_old or self.matches < FEWEST


Figures = dict[str, Figure]


class Run(NamedTuple):
    """One question at one table."""

    seating: Seating
    question: Question

    @property
    def most(self) -> int:
        """How many matches it may take."""
        return MOST if self.dearness else MOST_CHEAP

    @property
    def dearness(self) -> int:
        """How long its bots think: what the slower one does."""
        return max(DEAR.get(bot, 0) for bot in (self.question.bot, self.question.against))

    @property
    def bot(self) -> str:
        """Who plays, by the name that the arena knows."""
        return self.named(self.question.bot)

    @property
    def against(self) -> str | None:
        """Who sits on all other seats."""
        return self.named(self.question.against) if self.seating.players > 1 else None

    def named(self, bot: str) -> str:
        """A bot whose budget counts simulations, not time."""
        if bot == BEGINNER:
            return BEGINNERS[self.seating.game]
        second = IN_A_SECOND[self.seating.game]
        budgets = {REY: second, A_TENTH: second // 10}
        return f"search:{budgets[bot]}" if bot in budgets else bot

    @property
    def name(self) -> str:
        """What its results are called."""
        words = [self.seating.game, *self.seating.options.values(), self.seating.players, self.bot]
        name = "-".join(map(str, [*words, *filter(None, [self.against])]))
        return name.replace(":", "").replace("/", "-")

    @property
    def command(self) -> str:
        """What plays the same matches."""
        options = {**self.seating.options, "players": self.seating.players}
        words = ["meseta", "arena", self.seating.game, *[f"{k}={v}" for k, v in options.items()]]
        words += ["--bots", self.bot]
        if self.against:
            words += ["--against", self.against]
        if self.against and self.question.below is None:
            [share] = self.shares
            words += ["--until", f"{share:g}"]
        return shlex.join([*words, "--games", str(self.most), "--seed", SEED])

    def play(self) -> Figure:
        """Play what is left of it."""
        options = {**self.seating.options, "players": self.seating.players}
        compile_once(meseta.new(self.seating.game, **options).game)
        seated = tables([self.bot], self.seating.players, self.against)
        plan = jobs(self.seating.game, options, None, seated, self.most, SEED)
        KEPT.mkdir(parents=True, exist_ok=True)
        results = play_all(
            list(plan),
            KEPT / f"{self.name}.jsonl",
            partial(run_here, workers=os.cpu_count() or 1),
            lambda done: progress(f"{len(done)} of {self.most}: {self.command}"),
            self.is_enough,
        )
        return self.figure(results)

    def figure(self, results: list[MatchRecord]) -> Figure:
        """What its matches say; of those against others, only whole deals count."""
        if self.against is None:
            [line] = sum_up(results).lines
            return Figure(self.name, line.seats, points=round(line.points, 2))
        deals = whole_deals(results, self.seating.players)
        matches = sum(map(len, deals))
        lines = sum_up(results, self.seating.players).lines
        own = next(line for line in lines if line.bot == self.bot)
        return Figure(
            self.name,
            matches,
            wins=round(own.wins.share * matches, 3),
            points=round(own.points, 2),
            low=round(own.wins.low, 4),
            high=round(own.wins.high, 4),
            looks=len(deals),
        )

    @property
    def shares(self) -> list[float]:
        """The shares that decide; alone there are none."""
        return self.question.asked(self.seating.players) if self.against else []

    def is_enough(self, results: list[MatchRecord]) -> bool:
        """Whether the question is answered well enough, or was thought about for long enough."""
        return self.is_answered(results) or thinking(results) > self.longest

    def is_answered(self, results: list[MatchRecord]) -> bool:
        """Whether every share that decides is excluded, after matches enough."""
        decided = [is_decided(self.bot, share, self.seating.players) for share in self.shares]
        return bool(decided) and len(results) >= FEWEST and all(ask(results) for ask in decided)

    @property
    def longest(self) -> int:
        """How long it may be thought about."""
        if self.question.bot == REY:
            return LONGEST_SLOW
        if self.seating.players != FOUR or self.dearness < DEAR["flat:60"]:
            return LONGEST_ELSEWHERE
        return LONGEST if self.seating.game == THE_GAME else LONGEST_TILES


def thinking(results: list[MatchRecord]) -> float:
    """How many seconds all bots have thought."""
    return sum(sum(record.get("seconds", ())) for record in results)


def runs(game: str = "") -> list[Run]:
    """Every question at every table: what is cheap first, and of that the tables of four."""
    some = [seating for seating in SEATINGS if game in ("", seating.game)]
    alone = [seating for seating in ALONE if game in ("", seating.game)]
    four = [seating for seating in some if seating.players == FOUR]
    others = [seating for seating in some if seating.players != FOUR]
    first = {seating.game: seating for seating in reversed(four)}
    asked = [
        *[Run(seating, question) for question in QUESTIONS for seating in four],
        *[Run(seating, Question(bot, "", None)) for bot in SOLO for seating in alone],
        *[Run(seating, question) for question in QUESTIONS for seating in others],
        *[Run(seating, question) for question in MEETINGS for seating in first.values()],
        *[Run(first[name], asked) for asked in BEGINNINGS for name in BEGINNERS if name in first],
        *[Run(seating, A_SECOND) for seating in first.values()],
    ]
    return sorted(asked, key=lambda run: run.dearness)


# --- what was measured ---------------------------------------------------------------------------


def read_figures() -> Figures:
    """What all runs have found that have ended, on whatever machine."""
    lines = MEASURED.read_text("utf-8").splitlines() if MEASURED.exists() else []
    return {figure.run: figure for figure in (Figure(**json.loads(line)) for line in lines)}


def keep(figures: Figures) -> None:
    """Write them down, and put them into the page."""
    write_whole(MEASURED, "".join(json.dumps(as_told(each)) + "\n" for each in figures.values()))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    write_whole(PAGE, f"{before}{BEGIN}\n{page(figures)}\n{END}{rest.partition(END)[2]}")


def as_told(figure: Figure) -> dict[str, Any]:
    """A figure without what it does not say."""
    return {name: value for name, value in figure._asdict().items() if value is not None}


# --- the page ------------------------------------------------------------------------------------


def page(figures: Figures) -> str:
    """All figures so far."""
    games = [line for game in GAMES for line in of_game(game, figures)]
    return "\n".join([*games, *commands(), *fits()])


def of_game(game: str, figures: Figures) -> Iterator[str]:
    """One table a game: a row for every question, a column for every number of players."""
    some = [seating for seating in SEATINGS if seating.game == game]
    some.sort(key=lambda seating: (str(seating.options), seating.players))
    yield f"### {meseta.new(game).game.title}\n"
    yield f"| question | wanted | {' | '.join(map(str, some))} |"
    yield f"| --- | --- |{' --- |' * len(some)}"
    for question in (*QUESTIONS, A_SECOND):
        cells = [wanted(question), *[cell(Run(seating, question), figures) for seating in some]]
        yield f"| {question.bot} against {question.against} | {' | '.join(cells)} |"
    yield ""
    four = next(each for each in SEATINGS if each.game == game)
    yield from meetings(four, figures)
    if game in BEGINNERS:
        yield from beginnings(four, figures)
    for seating in ALONE:
        if seating.game == game:
            yield from of_solo(seating, figures)


def meetings(seating: Seating, figures: Figures) -> Iterator[str]:
    """All levels against each other: a row for who sits alone, a column for the table."""
    yield f"All levels against each other ({seating}); empty where nobody has played yet.\n"
    yield f"| against a table of | {' | '.join(LEVELS)} |\n| --- |{' --- |' * len(LEVELS)}"
    for one in LEVELS:
        runs = [Run(seating, Question(one, other, None)) for other in LEVELS]
        cells = [told(figures.get(run.name)) for run in runs]
        yield f"| {one} | {' | '.join(cells)} |"
    yield ""


def beginnings(seating: Seating, figures: Figures) -> Iterator[str]:
    """A sound beginner against each level; above Peón it should not win its share."""
    yield f"[A sound beginner](../{BEGINNERS[seating.game].partition(':')[0]}), who does what the"
    yield f"guide advises and looks one answer ahead, against three of each level ({seating}).\n"
    yield "| against three of | wins of the beginner | its points in the mean |"
    yield "| --- | --- | --- |"
    for question in BEGINNINGS:
        if found := figures.get(Run(seating, question).name):
            yield f"| {question.against} | {told(found)} | {found.points:.1f} |"
    yield ""


def of_solo(seating: Seating, figures: Figures) -> Iterator[str]:
    """The points of each bot alone, and the rank that so many points are worth."""
    least = list(meseta.new(seating.game, players=1).game.box.ratings)
    ranks = dict(zip(RATING.names, least, strict=True))
    told = ", ".join(f"a {rank} at {points}" for rank, points in ranks.items())
    yield f"Alone against the rival, ranks begin with points: {told}.\n"
    yield "| alone | matches | points | rank |\n| --- | --- | --- | --- |"
    for bot in SOLO:
        found = figures.get(Run(seating, Question(bot, "", None)).name)
        if found and found.points is not None:
            rank = [rank for rank, points in ranks.items() if found.points >= points][-1]
            yield f"| {bot} | {found.matches} | {found.points:.1f} | {rank} |"
    yield ""


def wanted(question: Question) -> str:
    """What is asked for, in words."""
    if question.share is None:
        return "more than even"
    if question.below is not None:
        return f"{question.share:.0%} to {question.below:.0%}"
    return f"{question.share:.0%} or more"


def cell(run: Run, figures: Figures) -> str:
    """The share of wins with its interval, and of how many matches."""
    found = figures.get(run.name)
    if found is None or found.wins is None or holds(run, found.interval):
        return told(found)
    return f"*{told(found)}*"


def told(found: Figure | None) -> str:
    """A figure in a cell; ≈ stands before what is only known roughly."""
    if found is None or found.wins is None:
        return ""
    share, low, high = found.interval
    sign = "≈ " if found.is_rough else ""
    return f"{sign}{share:.0%} ({low:.0%} to {high:.0%}), {found.matches}"


def holds(run: Run, wins: Interval) -> bool:
    """Whether a figure is what is wanted; above even means with its whole interval."""
    if run.question.share is None:
        return wins.low > 1 / run.seating.players
    return run.question.share <= wins.share <= (run.question.below or 1)


def commands() -> Iterator[str]:
    """How to play the same matches."""
    yield "### Commands\n\nThe same matches are played by commands such as these, which stop"
    yield "as soon as the question is answered, however few matches that takes.\n"
    yield from (f"    {Run(SEATINGS[0], question).command}" for question in QUESTIONS)


def fits() -> Iterator[str]:
    """How well the weights name the winner, as each fit says of itself."""
    yield "\n### Weights\n"
    yield "One fit for each number of players, told of matches that it has not seen.\n"
    yield "| game | players | matches | winner named | by chance | points off |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name in GAMES:
        game = meseta.new(name).game
        for fit in read_fits(file_of(game)):
            words = ", ".join([game.title, *map(str, fit["options"].values())])
            shares = (fit["right"], 1 / fit["players"]) if fit["players"] > 1 else ()
            named = " | ".join([f"{share:.0%}" for share in shares] or ["alone", ""])
            head = f"| {words} | {fit['players']} | {fit['games']:,}"
            yield f"{head} | {named} | {fit['points_off']:.1f} |"


def main(game: str = "") -> None:
    """Ask what is not answered yet, and write the page after each run."""
    figures = read_figures()
    keep(figures)
    for run in runs(game):
        if run.name not in figures or figures[run.name].is_old:
            figures[run.name] = run.play()
            keep(figures)


if __name__ == "__main__":
    main(*sys.argv[1:])
