"""How fast bots think: `python -m benchmarks.search`, a table for `docs/strength.md`.

In the middle of a game: simulations a second of the tree search on one thread beside random
games to the end, and on two threads; medians of runs that alternate.
"""

from __future__ import annotations

import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

import meseta
from meseta.bots.levels import make_bot
from meseta.bots.mind import Budget, Mind
from meseta.bots.thinkers import Search
from meseta.bots.weights import weights_for
from meseta.games import GAMES
from meseta.kernel.thinking import think
from meseta.kernel.thinking.desk import NONE_FOUND
from meseta.kernel.thinking.tree import EDGES_USED
from meseta.match.match import Match

RUNS = 7
SIMULATIONS = 4000
MANY = 100_000
MEGABYTE = 1e6


def midway(game: str) -> Match:
    """A match of four in its middle."""
    match = meseta.new(game, players=4, seed="speed", way="compiled")
    dice = random.Random(1)
    for _ in range(80):
        match.play(dice.choice(match.legal(match.pending[0])), match.pending[0])
    return match


def mind_for(match: Match, simulations: int) -> Mind:
    """A mind with room for so many simulations."""
    bot = make_bot(f"search:{simulations}")
    assert isinstance(bot, Search)
    room = Budget(simulations).room("compiled")
    return Mind(match.game, match.way, weights_for(match.game), bot.settings, room)


def search(mind: Mind, match: Match, simulations: int = SIMULATIONS) -> float:
    """Simulations a second."""
    seat = match.pending[0]
    sight, answers = match.sight(seat), match.legal_actions(seat)
    began = time.perf_counter()
    mind.search(sight.state, seat, answers, "s", Budget(simulations), NONE_FOUND)
    return simulations / (time.perf_counter() - began)


def roll_out(mind: Mind, match: Match) -> float:
    """Random games to the end a second."""
    seat = match.pending[0]
    sight, answers = match.sight(seat), match.legal_actions(seat)
    times = max(1, SIMULATIONS // 10 // len(answers))
    began = time.perf_counter()
    mind.look(think.TRY, sight.state, seat, answers, "s", times)
    return times * len(answers) / (time.perf_counter() - began)


def on_threads(minds: list[Mind], match: Match) -> float:
    """Simulations a second of several minds at once."""
    began = time.perf_counter()
    with ThreadPoolExecutor(len(minds)) as pool:
        list(pool.map(lambda mind: search(mind, match), minds))
    return len(minds) * SIMULATIONS / (time.perf_counter() - began)


def memory(mind: Mind) -> float:
    """Megabytes of a tree that its search has touched."""
    grown: Any = mind.tree
    used = grown.counters[EDGES_USED] / len(grown.edges)
    edges = used * (grown.edges.nbytes + grown.values.nbytes)
    return float((grown.nodes.nbytes + edges) / MEGABYTE)


def row(game: str) -> str:
    """The figures of one game."""
    match = midway(game)
    minds = [mind_for(match, SIMULATIONS) for _ in range(2)]
    search(minds[0], match)
    ones, twos, rolls = [], [], []
    for run in range(RUNS):
        print(f"\r{game}: run {run + 1} of {RUNS}", end="", file=sys.stderr, flush=True)
        ones.append(search(minds[0], match))
        twos.append(on_threads(minds, match))
        rolls.append(roll_out(minds[0], match))
    large = mind_for(match, MANY)
    search(large, match, MANY)
    one, two, roll = median(ones), median(twos), median(rolls)
    cells = [game, f"{one:,.0f}", f"{roll:,.0f}", f"{one / roll:.1f}", f"{two / one:.2f}"]
    return f"| {' | '.join([*cells, f'{memory(large):.0f} MB'])} |"


def main() -> None:
    """A row for every game."""
    print("| game | simulations/s | random games/s | ratio | two threads | 100,000 simulations |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        print(f"\r{row(game)}")


if __name__ == "__main__":
    main()
