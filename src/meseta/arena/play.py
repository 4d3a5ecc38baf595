"""Playing one match of the arena, and what is written down about it."""

from __future__ import annotations

import os
import time
import traceback
from collections import Counter
from typing import Any

import meseta
from meseta.arena.schedule import Job
from meseta.bots.bot import Bot, BotError
from meseta.bots.levels import make_bot
from meseta.kernel.game import AnyGame
from meseta.kernel.way import CHOSEN_WAY, way_of
from meseta.match.match import ActionError, Match

MatchRecord = dict[str, Any]


def play(job: Job) -> MatchRecord:
    """Play a match; a bot that fails ends it as a report that names the bot and keeps the match."""
    match = meseta.new(job.game, seed=job.seed, box=job.box, **job.options)
    record: MatchRecord = {**about(job), "way": match.way.name}
    bots: list[Bot] = []
    seconds, decisions = [0.0] * len(job.bots), [0] * len(job.bots)
    seat = 0
    try:
        for seat, named in enumerate(job.bots):
            bots.append(make_bot(named, f"{job.seed}:{seat}"))
        while not match.over:
            seat = match.pending[0]
            began = time.perf_counter()
            action = bots[seat].choose(match.sight(seat))
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            match.play(action, seat)
    except Exception as error:
        failed = job.bots[seat]
        return {
            **record,
            "failed": failed,
            "error": describe_failure(failed, error),
            "match": match.to_dict(),
        }
    finally:
        for bot in bots:
            bot.rest() if match.over else bot.close()
    return {
        **record,
        "points": match.scores,
        "winners": list(match.winners),
        "places": match.places,
        "moves": len(match.moves),
        "decisions": decisions,
        "seconds": [round(spent, 4) for spent in seconds],
        "tallies": tallies(match),
    }


def make_ready(game: AnyGame) -> None:
    """Have the machine code of a game and its bots; plain Python needs none."""
    if os.environ.get(CHOSEN_WAY, "compiled") != "plain":
        way_of(game.book, "compiled").think  # noqa: B018 - compiled when it is asked for


def about(job: Job) -> MatchRecord:
    """What every record begins with: the match that it is of."""
    return {"number": job.number, "table": job.table, "seed": job.seed, "bots": job.bots}


def describe_failure(bot: str, error: Exception) -> str:
    """What was wrong with a bot; of an error that nobody expected, where it came from too."""
    if isinstance(error, BotError | ActionError):
        return str(error)
    return f"{bot}: crashed\n{''.join(traceback.format_exception(error))}"


def tallies(match: Match) -> dict[str, list[dict[str, int]]]:
    """What the game's statistics count, by seat and by what it is counted for."""
    game, events, names = match.game, match.game.book.events, match.game.words("en")
    found: dict[str, list[Counter[str]]] = {
        each.name: [Counter() for _ in game.seats] for each in game.statistics
    }
    running: dict[str, str] = {}
    for event in match.log:
        kind, numbers = events.read(event)
        words = {name: kind.tells[name].word(n, game.naming) for name, n in numbers.items()}
        running.update({name: str(names.value(kind.tells[name], n)) for name, n in numbers.items()})
        for each in game.statistics:
            if each.counts(kind.name, words) and numbers[each.seat] < len(game.seats):
                key = key_of({name: running[name] for name in each.by})
                found[each.name][numbers[each.seat]][key] += each.amount(numbers)
    return {name: [dict(counter) for counter in seats] for name, seats in found.items()}


def key_of(words: dict[str, str]) -> str:
    """What something is counted for: one word, or several with what they are."""
    if len(words) == 1:
        return next(iter(words.values()))
    return ", ".join(f"{name} {word}" for name, word in words.items())
