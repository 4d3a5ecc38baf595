"""Bots by name: the four levels for people, and what researchers ask for.

random         any legal action
flat:60        sixty random games after each answer
greedy         the best look at once
policy         what a learned network would answer at first sight
search:500     a tree of 500 simulations; search:60each: so many for each answer;
               search:100ms: as many as fit; search:500x2: on two threads
peon caballero grande rey
rey-1          Rey as it was before it learned: it judges by weights everywhere
search:500@own         thinking with the network that comes with the game for such a table
search:500@mine.toml   judging by weights of one's own, as `meseta tune --file` writes them
search:500@mine.npz    thinking with a network of one's own, as `meseta learn` writes them
my_bot.py:Clever   one's own, from a file; or an entry point of the group `meseta.bots`
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from meseta.bots.bot import Bot, Random
from meseta.bots.foreign import Foreign, is_foreign
from meseta.bots.mind import Budget
from meseta.bots.networks import NETWORK, check_network
from meseta.bots.thinkers import (
    Flat,
    Greedy,
    Peon,
    Planner,
    Policy,
    Search,
    Thinker,
    TurnSearch,
)
from meseta.bots.weights import check_fits

Seed = int | str
Taught = TypeVar("Taught", bound=Thinker)
A_SECOND = Budget(milliseconds=900)
"""With all around it, a second."""

LEVELS: dict[str, Callable[[Seed], Bot]] = {
    "peon": lambda seed: Peon("peon", seed),
    "caballero": lambda seed: Planner("caballero", seed),
    "grande": lambda seed: taught(TurnSearch("grande", Budget(100, milliseconds=1000), seed)),
    "rey": lambda seed: taught(TurnSearch("rey", A_SECOND, seed)),
}
"""From a first game to the strongest that answers within a second."""
EARLIER: dict[str, Callable[[Seed], Bot]] = {
    "rey-1": lambda seed: TurnSearch("rey-1", A_SECOND, seed),
}
"""Levels as they were, to hold those of today against."""
OWN = "own"
"""In the place of a file: what comes with the game."""
USUAL = "caballero"
"""Who plays where nobody says who."""
SEARCH = re.compile(r"(?P<count>[1-9]\d{0,7})(?P<unit>ms|each)?(x(?P<threads>[1-9]\d?))?")


def make_bot(named: str, seed: int | str = 0) -> Bot:
    """The bot with a name: a level, a kind such as `search:500`, or a file of one's own.

    The same seed gives the same choices. What cannot be found is refused with what there is.
    """
    plain, _, weights = named.partition("@")
    if weights and not is_foreign(named):
        return judging_by(plain, Path(weights), seed)
    kind, _, rest = named.partition(":")
    if level := LEVELS.get(named) or EARLIER.get(named):
        return level(seed)
    if named == "random":
        return Random(named, seed)
    if named == "policy":
        return Policy(named, seed)
    if named == "greedy":
        return Greedy(named, seed)
    if kind == "flat" and re.fullmatch(r"[1-9]\d{0,6}", rest):
        return Flat(named, int(rest), seed)
    if kind == "search" and (found := SEARCH.fullmatch(rest)):
        return make_search(named, found, seed)
    if is_foreign(named):
        return Foreign(named, seed)
    known = ", ".join([*LEVELS, "random", "greedy", "flat:N", "search:N[@WEIGHTS]", "FILE.py:NAME"])
    raise ValueError(f"bot: {named!r} is not one of {known}")


def judging_by(named: str, weights: Path, seed: Seed) -> Bot:
    """A bot with other weights than the game's own."""
    bot = None if is_foreign(named) else make_bot(named, seed)
    if not isinstance(bot, (Greedy, Policy, Search)):
        raise ValueError(f"bot: {named!r} does not judge by weights")
    bot.name = f"{bot.name}@{weights}"
    if str(weights) == OWN:
        taught(bot)
    elif weights.suffix == NETWORK:
        check_network(weights)
        bot.network = weights
    else:
        check_fits(weights)
        bot.weights = weights
    return bot


def taught(bot: Taught) -> Taught:
    """A bot that thinks with the network of its game, where there is one for the table."""
    bot.is_taught = True
    return bot


def make_search(named: str, found: re.Match[str], seed: Seed) -> Search:
    """A search with its budget in simulations or milliseconds."""
    count, threads = int(found["count"]), int(found["threads"] or 1)
    budget = (
        Budget(milliseconds=count)
        if found["unit"] == "ms"
        else Budget(simulations=count, is_each=found["unit"] == "each")
    )
    return Search(named, budget, seed, threads)
