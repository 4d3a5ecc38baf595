"""`Organizer`: rounds begin and end by themselves, and people are told.

What it knows stands in the store, so it is right after a restart; where several servers do the
same, whoever writes first has done it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from meseta.bots.levels import USUAL
from meseta.games import find_game
from meseta.leagues.drawing import DrawnTables, draw_round
from meseta.web.http.language import phrases
from meseta.web.http.refusals import Refused
from meseta.web.leagues.folders import LeagueFolder, read_folder
from meseta.web.people.club import keep_missing
from meseta.web.people.notifications import Notifications
from meseta.web.store import leagues
from meseta.web.store.leagues import (
    FORFEIT,
    LEFT,
    OPEN,
    OVER,
    PAUSE,
    PLAYING,
    SHARED,
    BoardResult,
    LeagueEntry,
    LeagueRow,
    LeagueSeat,
)
from meseta.web.store.store import DAY, SeatRow, Store, TableRow, now
from meseta.web.table.hub import Hub
from meseta.web.table.messages import PushFacts
from meseta.web.table.table_form import PLAYERS, colours_of, table_for
from meseta.web.table.timeouts import sleep
from meseta.web.table.workers import Asker

MINUTE = 60
GRACE = DAY
"""Seconds by which a round is longer that should have ended while no server ran."""
log = logging.getLogger("meseta.web")
WriteNews = Callable[[str], PushFacts]
"""What somebody is told, in a language."""


class Organizer:
    """Begins and ends the rounds of all leagues."""

    def __init__(self, hub: Hub, notifications: Notifications) -> None:
        self.hub, self.notifications = hub, notifications
        self.store: Store = hub.store
        self.begun = now()
        """When this server came."""
        self.lock = asyncio.Lock()

    async def work(self) -> None:
        """Look after all leagues for ever."""
        while True:
            due: int | None = None
            try:
                if await self.look():
                    due = await asyncio.to_thread(leagues.next_due_league, self.store)
            except Exception:
                log.exception("leagues cannot be looked after")
            await sleep(self.hub.has_ended, due)

    async def look(self) -> bool:
        """Write down what has ended, and let each league go on that can; whether all could."""
        for seat in await asyncio.to_thread(leagues.ended_boards, self.store):
            await self.keep_result(seat)
        rows = await asyncio.to_thread(leagues.leagues_to_look_at, self.store, now())
        return all([await self.try_to_move_on(row) for row in rows])

    async def try_to_move_on(self, row: LeagueRow) -> bool:
        """Let a league go on; one that cannot does not keep the others from it."""
        try:
            await self.move_on(row)
        except Exception:
            log.exception("league %s cannot be looked after", row.id)
            return False
        return True

    async def keep_result(self, seat: LeagueSeat) -> None:
        """Write down what came of a table; one whose match cannot be read is left to its date."""
        assert seat.table is not None
        results = await asyncio.to_thread(leagues.results_of, self.store, seat.table)
        if not results:
            await keep_missing(self.hub, seat.table)
            results = await asyncio.to_thread(leagues.results_of, self.store, seat.table)
        where = (seat.league, seat.round, seat.board)
        await asyncio.to_thread(leagues.keep_board, self.store, *where, results)

    async def move_on(self, row: LeagueRow) -> None:
        """Whatever is next in a league, if it is time for it."""
        async with self.lock:
            is_due = row.due is not None and row.due <= now()
            if row.phase == PLAYING:
                await self.look_at_round(row, is_due)
            elif is_due and row.phase in (OPEN, PAUSE):
                await self.begin_round(row)

    async def look_at_round(self, row: LeagueRow, is_due: bool) -> None:
        """A round ends when its tables have, or when its days are over."""
        waiting = await asyncio.to_thread(leagues.open_boards, self.store, row.id, row.round)
        if waiting and not is_due:
            return
        folder = await asyncio.to_thread(read_folder, self.store, row)
        if waiting and row.due is not None and row.due < self.begun:
            longer = {"due": now() + GRACE}
            await asyncio.to_thread(leagues.move_on, self.store, row, **longer)
        elif waiting:
            await self.forfeit(row, waiting)
            await self.end_round(folder, row)
        elif is_due or not folder.agreement.is_dated:
            await self.end_round(folder, row)

    async def end_round(self, folder: LeagueFolder, row: LeagueRow) -> None:
        """After the last round all is over; else there is a pause before the next."""
        if row.round >= folder.terms.last_round:
            await self.finish(row)
            return
        pause = 0 if folder.agreement.is_dated else folder.agreement.pause * MINUTE
        after = row._replace(phase=PAUSE, due=now() + pause)
        moved = {"phase": after.phase, "due": after.due}
        if await asyncio.to_thread(leagues.move_on, self.store, row, **moved) and not pause:
            await self.begin_round(after)

    async def forfeit(self, row: LeagueRow, waiting: dict[int, str | None]) -> None:
        """Tables that are no longer waited for: who was awaited there, or away, is last."""
        for board, table in waiting.items():
            results = await asyncio.to_thread(judge_board, self.store, table)
            where = (row.id, row.round, board)
            await asyncio.to_thread(leagues.keep_board, self.store, *where, results)

    async def finish(self, row: LeagueRow) -> None:
        """A league is over, and everybody is told their place."""
        values = {"phase": OVER, "due": None}
        if await asyncio.to_thread(leagues.move_on, self.store, row, **values):
            after = row._replace(phase=OVER, due=None)
            folder = await asyncio.to_thread(read_folder, self.store, after)
            for standing in folder.standings:
                self.tell(folder.entries[standing.entrant], tell_end(row, standing.place))

    # --- beginning -------------------------------------------------------------------------------

    async def begin(self, row: LeagueRow) -> None:
        """Begin the first round, or the next one, now."""
        async with self.lock:
            folder = await asyncio.to_thread(read_folder, self.store, row)
            if len(folder.present) < min(folder.terms.sizes):
                raise Refused("refused-league_few", few=min(folder.terms.sizes))
            await self.begin_round(row)

    async def begin_round(self, row: LeagueRow) -> None:
        """Draw a round and lay its tables; too few people wait a day, or the league is over."""
        folder = await asyncio.to_thread(read_folder, self.store, row)
        number = row.round + 1
        asker = Asker(f"leagues of {row.maker or 'nobody'}", is_server=True)
        drawn = await self.hub.workers.ask(
            asker, draw_round, folder.terms, folder.entrants, folder.sittings, number
        )
        if not drawn and row.phase == OPEN:
            values = {"due": now() + DAY}
            await asyncio.to_thread(leagues.move_on, self.store, row, **values)
        elif not drawn:
            await self.finish(row)
        else:
            await self.lay_tables(folder, drawn)

    async def lay_tables(self, folder: LeagueFolder, drawn: DrawnTables) -> None:
        """Make the tables of a round, let bots play at them, and call the people."""
        row, days = folder.row, folder.agreement.days
        made = {board: make_table(folder, seats) for board, seats in enumerate(drawn, 1)}
        seats = [
            LeagueSeat(row.id, row.round + 1, board, seat, entrant, made[board][0].id)
            for board, entrants in enumerate(drawn, 1)
            for seat, entrant in enumerate(entrants)
        ]
        due = now() + days * DAY if days else None
        if not await asyncio.to_thread(leagues.begin_round, self.store, row, made, seats, due):
            return
        for table, _ in made.values():
            with suppress(Refused):
                await self.hub.open(table.id)
        self.call_to_round(folder, seats)

    def call_to_round(self, folder: LeagueFolder, seats: Iterable[LeagueSeat]) -> None:
        """Tell everybody that a round has begun, and where they sit."""
        row = folder.row
        tables = {each.entry: each.table for each in seats}
        for entrant in folder.entrants:
            entry = folder.entries[entrant.number]
            if entry.number in tables:
                self.tell(entry, tell_round(row, tables[entry.number] or ""))
            elif entrant.plays_in(row.round + 1) and not folder.terms.is_final(row.round + 1):
                self.tell(entry, tell_bye(row))

    def tell(self, entry: LeagueEntry, write: WriteNews) -> None:
        """Tell somebody something, if it is a person."""
        if entry.person:
            self.notifications.announce(entry.person, write)

    async def end_now(self, row: LeagueRow) -> None:
        """End a round before its date: whoever is awaited is last."""
        async with self.lock:
            waiting = await asyncio.to_thread(leagues.open_boards, self.store, row.id, row.round)
            await self.forfeit(row, waiting)
            await self.end_round(await asyncio.to_thread(read_folder, self.store, row), row)


# --- what is told --------------------------------------------------------------------------------


def tell_round(row: LeagueRow, table: str) -> WriteNews:
    """A round has begun, and a table waits."""

    def write(language: str) -> PushFacts:
        say = phrases(language).say
        return {
            "title": say("league-news_round", league=row.name, round=row.round + 1),
            "body": say("league-news_table"),
            "path": f"/t/{table}",
            "tag": table,
        }

    return write


def tell_bye(row: LeagueRow) -> WriteNews:
    """A round has begun in which somebody does not play."""

    def write(language: str) -> PushFacts:
        say = phrases(language).say
        return {
            "title": say("league-news_round", league=row.name, round=row.round + 1),
            "body": say("league-news_bye"),
            "path": f"/leagues/{row.id}",
            "tag": row.id,
        }

    return write


def tell_end(row: LeagueRow, place: int) -> WriteNews:
    """A league is over."""

    def write(language: str) -> PushFacts:
        say = phrases(language).say
        return {
            "title": say("league-news_over", league=row.name),
            "body": say("league-news_place", place=place),
            "path": f"/leagues/{row.id}",
            "tag": row.id,
        }

    return write


# --- tables --------------------------------------------------------------------------------------


def make_table(folder: LeagueFolder, entrants: list[int]) -> tuple[TableRow, list[SeatRow]]:
    """A table of a league: nobody looks after it, and nobody is given hints."""
    row, agreed = folder.row, folder.agreement
    kind = find_game(row.game)
    colours = list(colours_of(kind)[: len(entrants)])
    options = kind({**row.options, PLAYERS: colours}).options
    table = table_for(row.game, options, None, False, agreed.clock, agreed.watching)
    return table, [
        seat_for(table.id, number, folder.entries[entrant])
        for number, entrant in enumerate(entrants)
    ]


def seat_for(table: str, number: int, entry: LeagueEntry) -> SeatRow:
    """The seat of somebody; bots play for those who are forgotten."""
    bot = None if entry.person else entry.bot or USUAL
    return SeatRow(table, number, entry.person, entry.name, bot, None, {})


def judge_board(store: Store, table: str | None) -> list[BoardResult]:
    """A table that has not ended in time: whom it waits for, and who is away, is last.

    The others share the places before them; where nobody or everybody is awaited, all share all.
    """
    row = store.table(table) if table else None
    if row is None or table is None:
        return []
    seats = store.seats(table)[table]
    awaited = {*map(int, row.waits.split())}
    gone = [seat.number in awaited or is_away(seat) for seat in seats]
    here = gone.count(False) or len(seats)
    return [
        BoardResult(seat.number, *judge_seat(seat, is_gone and here < len(seats), here))
        for seat, is_gone in zip(seats, gone, strict=True)
    ]


def judge_seat(seat: SeatRow, is_last: bool, here: int) -> tuple[int, None, str]:
    """The place of a seat at a table that has not ended."""
    return (here + 1 if is_last else 1), None, how_ended(seat, is_last)


def how_ended(seat: SeatRow, is_last: bool) -> str:
    """What is said of a seat at a table that has not ended."""
    if seat.left:
        return LEFT
    return FORFEIT if is_last else SHARED


def is_away(seat: SeatRow) -> bool:
    """Whether a bot plays for somebody."""
    return seat.left is not None or bool(seat.person and seat.bot)
