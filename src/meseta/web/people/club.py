"""The page of the club: ratings by game, and how the tables ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.arena.summary import mean, ratings
from meseta.games import GAMES, find_game
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import render
from meseta.web.http.services import service
from meseta.web.store import club
from meseta.web.store.club import Named, Outcome
from meseta.web.store.store import Person, Store
from meseta.web.table.hub import Hub
from meseta.web.table.table import Table

MOST_LINES = 100
BOT = "bot:"
log = logging.getLogger("meseta.web")


class ClubMember(NamedTuple):
    """A person or a level of bots in one game."""

    player: str
    rating: float
    """What they are good for with near certainty: three deviations below the mean."""
    games: int
    wins: int
    place: float


class ResultLine(NamedTuple):
    """A finished table."""

    table: str
    title: str
    day: str
    players: list[tuple[int, str, int]]
    """Place, name and points of everybody, the best first."""


ResultsByGame = dict[str, list[list[Outcome]]]
"""The finished tables of each game, in the order in which they ended."""


def player_of(outcome: Outcome) -> str | None:
    """What somebody is known by here; who was forgotten is nobody."""
    return outcome.person or (BOT + outcome.bot if outcome.bot else None)


def by_game(outcomes: Iterable[Outcome]) -> ResultsByGame:
    """All finished tables, by game."""
    found: ResultsByGame = defaultdict(list)
    for _table, seats in groupby(outcomes, lambda outcome: outcome.table):
        listed = list(seats)
        found[listed[0].game].append(listed)
    return found


def is_rated(seats: Sequence[Outcome]) -> bool:
    """Whether a table counts: two or more played, and nobody played for two."""
    people = [outcome.person for outcome in seats if outcome.person]
    return len(seats) > 1 and len(people) == len(set(people))


def members(tables: Sequence[Sequence[Outcome]]) -> list[ClubMember]:
    """Everybody who plays a game, the strongest first."""
    rated = [seats for seats in tables if is_rated(seats)]
    records = [
        {"bots": [player_of(each) for each in known], "places": [each.place for each in known]}
        for seats in rated
        if (known := [each for each in seats if player_of(each)])
    ]
    places: dict[str | None, list[int]] = defaultdict(list)
    for each in chain.from_iterable(rated):
        places[player_of(each)].append(each.place)
    found = []
    for player, (mu, sigma) in ratings(records).items():
        own = places[player]
        found.append(ClubMember(player, mu - 3 * sigma, len(own), own.count(1), mean(own)))
    return sorted(found, key=lambda member: (-member.rating, member.player))


def keep_result(table: Table) -> None:
    """Keep how a table ended; who has left it takes the last place."""
    scores, places = table.match.scores, table.match.places
    rows = [
        {
            "seat": seat.number,
            "person": seat.person or seat.left,
            "bot": None if seat.person or seat.left else seat.bot,
            "place": len(scores) if seat.left else places[seat.number],
            "points": scores[seat.number],
        }
        for seat in table.seats
    ]
    club.keep_results(table.store, table.row.id, rows)


class Club:
    """What the page shows, kept until there is another result."""

    def __init__(self) -> None:
        self.mark: tuple[int, int] | None = None
        self.records: ResultsByGame = {}
        self.members: dict[str, list[ClubMember]] = {}
        self.reading = asyncio.Lock()

    def read(self, store: Store) -> None:
        """Compute everything anew from the results, if there are others than before."""
        mark = club.mark_of_results(store)
        if mark != self.mark:
            self.records = by_game(club.outcomes(store))
            self.members = {game: members(tables) for game, tables in self.records.items()}
            self.mark = mark


async def page(request: Request) -> Response:
    """Ratings and results."""
    hub, store = service(request, Hub), service(request, Store)
    for name in await asyncio.to_thread(club.without_result, store):
        await keep_missing(hub, name)
    kept: Club = service(request, Club)
    async with kept.reading:
        await asyncio.to_thread(kept.read, store)
    return await asyncio.to_thread(show_club, request, kept)


def show_club(request: Request, kept: Club) -> Response:
    """What is known of games and players, as a page."""
    games, results = list_games(request, kept), lines(request, kept)
    return render(request, "club.html", games=games, lines=results)


async def keep_missing(hub: Hub, name: str) -> None:
    """Keep the result of a table that ended unseen; one that cannot be played through has none."""
    try:
        table = await hub.open(name)
        if table is not None and table.match.over:
            await hub.use(table, lambda: keep_result(table))
    except Exception:
        log.exception("the result of table %s cannot be read", name)


def list_games(request: Request, kept: Club) -> list[tuple[str, list[tuple[str, ClubMember]]]]:
    """The games with their players, by name."""
    names = names_of(request, kept)
    return [
        (find_game(game).title, [(names[each.player], each) for each in kept.members[game]])
        for game in GAMES
        if kept.members.get(game)
    ]


def names_of(request: Request, kept: Club) -> dict[str, str]:
    """What everybody is called; who wants no name here has none, except before themselves."""
    say, me = phrases(language_of(request)).say, visitor(request)
    found = {
        person: known.name if shows_name(known, person, me) else say("club-nobody")
        for person, known in club.people(service(request, Store)).items()
    }
    bots = {each.player for listed in kept.members.values() for each in listed} - found.keys()
    for bot in bots:
        level = say(f"level-{bot.removeprefix(BOT)}")
        found[bot] = say("club-bot", level=level) if bot.startswith(BOT) else say("club-nobody")
    return found


def shows_name(known: Named, person: str, me: Person | None) -> bool:
    """Whether somebody wants to be named here; before themselves everybody is."""
    return known.settings.get("club") != "no" or (me is not None and me.id == person)


def lines(request: Request, kept: Club) -> list[ResultLine]:
    """A line for every finished table that was open to be seen, or mine."""
    me, names = visitor(request), names_of(request, kept)
    nobody = phrases(language_of(request)).say("club-nobody")
    mine = club.tables_with(service(request, Store), me.id) if me else set()
    tables = [seats for tables in kept.records.values() for seats in tables]
    shown = [seats for seats in tables if seats[0].watching == "yes" or seats[0].table in mine]
    shown.sort(key=lambda seats: (-seats[0].at, seats[0].table))
    return [
        ResultLine(
            seats[0].table,
            find_game(seats[0].game).title,
            time.strftime("%Y-%m-%d", time.gmtime(seats[0].at)),
            [
                (each.place, names.get(player_of(each) or "", nobody), each.points)
                for each in sorted(seats, key=lambda each: (each.place, -each.points))
            ],
        )
        for seats in shown[:MOST_LINES]
    ]
