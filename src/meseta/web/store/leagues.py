"""What is kept of leagues: their terms, who is in them, who sat where, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.errors import Stale
from meseta.web.store.schema import (
    LEAGUE_ENTRIES,
    LEAGUE_SEATS,
    LEAGUES,
    PEOPLE,
    RESULTS,
    SEATS,
    TABLES,
)
from meseta.web.store.store import SeatRow, Store, TableRow, now

OPEN, PLAYING, PAUSE, OVER = "open", "playing", "pause", "over"
"""Where a league is: people come, a round is played, the next one is awaited, all is over."""
PLAYED, LEFT, FORFEIT, SHARED = "played", "left", "forfeit", "shared"
"""How somebody came to a place: they played, they had left the table, the table waited for them
when its time was up, or they waited there for somebody else."""


class LeagueRow(NamedTuple):
    """A league, without who is in it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    terms: dict[str, Any]
    """What was agreed on, as data."""
    maker: str | None
    seed: str
    """A secret: rounds to come are drawn from it."""
    invitation: str
    listed: bool
    """Whether everybody may see it in the list, and come."""
    phase: str
    round: int
    """The round that is played, or was played last."""
    due: int | None
    """When something happens by itself: a round begins or ends."""
    created: int
    changed: int


class LeagueEntry(NamedTuple):
    """Somebody in a league: a person or a bot."""

    league: str
    number: int
    person: str | None
    bot: str | None
    name: str
    joined: int
    left: int | None
    at: int


class LeagueSeat(NamedTuple):
    """Somebody at a table of a league."""

    league: str
    round: int
    board: int
    seat: int
    entry: int
    table: str | None
    place: int | None = None
    points: int | None = None
    how: str = PLAYED


class BoardResult(NamedTuple):
    """What came of a seat of a table."""

    seat: int
    place: int
    points: int | None
    how: str


# --- leagues -------------------------------------------------------------------------------------


def add_league(store: Store, row: LeagueRow) -> None:
    """A new league."""
    store.write(LEAGUES.insert().values(row._asdict()))


def find_league(store: Store, league: str) -> LeagueRow | None:
    """A league by its name in addresses."""
    return first_league(store, LEAGUES.c.id == league)


def league_for(store: Store, invitation: str) -> LeagueRow | None:
    """The league that an invitation leads to."""
    return first_league(store, LEAGUES.c.invitation == invitation)


def league_of_table(store: Store, table: str) -> LeagueRow | None:
    """The league that a table belongs to, if any."""
    its = sa.select(LEAGUE_SEATS.c.league).where(LEAGUE_SEATS.c.table == table)
    return first_league(store, LEAGUES.c.id.in_(its))


def first_league(store: Store, condition: sa.ColumnElement[bool]) -> LeagueRow | None:
    """The league of which something is true."""
    found = store.rows(sa.select(LEAGUES).where(condition).limit(1))
    return LeagueRow(*found[0]) if found else None


def leagues_of(store: Store, person: str) -> list[LeagueRow]:
    """The leagues that somebody has made or is in, the last changed first."""
    own = sa.select(LEAGUE_ENTRIES.c.league).where(LEAGUE_ENTRIES.c.person == person)
    mine = LEAGUES.c.id.in_(own) | (LEAGUES.c.maker == person)
    return list_leagues(store, mine, 100)


def listed_leagues(store: Store, most: int = 60) -> list[LeagueRow]:
    """The leagues that everybody may see, the last changed first."""
    return list_leagues(store, LEAGUES.c.listed.is_(True), most)


def list_leagues(store: Store, condition: sa.ColumnElement[bool], most: int) -> list[LeagueRow]:
    """Leagues of which something is true, the last changed first."""
    wanted = sa.select(LEAGUES).where(condition).order_by(LEAGUES.c.changed.desc()).limit(most)
    return [LeagueRow(*row) for row in store.rows(wanted)]


def count_made(store: Store, person: str) -> int:
    """How many leagues of somebody are not over."""
    mine = (LEAGUES.c.maker == person) & (LEAGUES.c.phase != OVER)
    return int(store.rows(sa.select(sa.func.count()).select_from(LEAGUES).where(mine))[0][0])


def move_on(store: Store, row: LeagueRow, *more: sa.Executable, **values: Any) -> bool:
    """A league moves on, with all that belongs to it; whether nobody was faster."""
    here = (LEAGUES.c.id == row.id) & (LEAGUES.c.phase == row.phase)
    same = here & (LEAGUES.c.round == row.round) & LEAGUES.c.due.is_not_distinct_from(row.due)
    with store.writing() as connection:
        moved = LEAGUES.update().where(same).values(**values, changed=now())
        if not connection.execute(moved).rowcount:
            return False
        for statement in more:
            connection.execute(statement)
    return True


def remove_league(store: Store, row: LeagueRow) -> None:
    """A league that nobody has played in."""
    store.write(LEAGUES.delete().where(LEAGUES.c.id == row.id, LEAGUES.c.round == 0))


# --- who is in it --------------------------------------------------------------------------------


def entries_of(store: Store, league: str) -> list[LeagueEntry]:
    """Everybody in a league, in the order in which they came; people by their names of today."""
    called = sa.func.coalesce(PEOPLE.c.name, LEAGUE_ENTRIES.c.name).label("name")
    columns = [called if name == "name" else LEAGUE_ENTRIES.c[name] for name in LeagueEntry._fields]
    wanted = (
        sa.select(*columns)
        .outerjoin(PEOPLE, PEOPLE.c.id == LEAGUE_ENTRIES.c.person)
        .where(LEAGUE_ENTRIES.c.league == league)
        .order_by(LEAGUE_ENTRIES.c.number)
    )
    return [LeagueEntry(*row) for row in store.rows(wanted)]


def count_entries(store: Store, leagues: Iterable[str]) -> dict[str, int]:
    """How many are in some leagues and have not left."""
    here = LEAGUE_ENTRIES.c.league.in_([*leagues]) & LEAGUE_ENTRIES.c.left.is_(None)
    wanted = sa.select(LEAGUE_ENTRIES.c.league, sa.func.count().label("all")).where(here)
    return {row.league: row.all for row in store.rows(wanted.group_by(LEAGUE_ENTRIES.c.league))}


def add_entry(store: Store, entry: LeagueEntry) -> None:
    """One more; who is in the league already, or comes at the same time, is told so."""
    last = sa.select(sa.func.coalesce(sa.func.max(LEAGUE_ENTRIES.c.number), 0)).where(
        LEAGUE_ENTRIES.c.league == entry.league
    )
    values = {**entry._asdict(), "number": last.scalar_subquery() + 1}
    try:
        store.write(LEAGUE_ENTRIES.insert().values(values))
    except IntegrityError as error:
        raise Stale from error


def remove_entry(store: Store, entry: LeagueEntry) -> None:
    """Somebody who is gone before anything was played."""
    here = (LEAGUE_ENTRIES.c.league == entry.league) & (LEAGUE_ENTRIES.c.number == entry.number)
    store.write(LEAGUE_ENTRIES.delete().where(here))


def leave_from(store: Store, entry: LeagueEntry, round: int) -> None:
    """Somebody leaves, from a round on."""
    here = (LEAGUE_ENTRIES.c.league == entry.league) & (LEAGUE_ENTRIES.c.number == entry.number)
    still = here & LEAGUE_ENTRIES.c.left.is_(None)
    store.write(LEAGUE_ENTRIES.update().where(still).values(left=round))


# --- rounds --------------------------------------------------------------------------------------


def seats_of(store: Store, league: str) -> list[LeagueSeat]:
    """Who sat where, in all rounds."""
    order = [LEAGUE_SEATS.c[name] for name in ("round", "board", "seat")]
    wanted = sa.select(LEAGUE_SEATS).where(LEAGUE_SEATS.c.league == league).order_by(*order)
    return [LeagueSeat(*row) for row in store.rows(wanted)]


def begin_round(
    store: Store,
    row: LeagueRow,
    tables: Mapping[int, tuple[TableRow, list[SeatRow]]],
    seats: Iterable[LeagueSeat],
    due: int | None,
) -> bool:
    """A round begins with all its tables, or not at all; whether nobody was faster."""
    made: list[sa.Executable] = []
    for table, sitters in tables.values():
        made.append(TABLES.insert().values(table._asdict()))
        made.append(SEATS.insert().values([seat._asdict() for seat in sitters]))
    made.append(LEAGUE_SEATS.insert().values([seat._asdict() for seat in seats]))
    return move_on(store, row, *made, phase=PLAYING, round=row.round + 1, due=due)


def open_boards(store: Store, league: str, round: int) -> dict[int, str | None]:
    """The tables of a round of which nothing has come yet."""
    here = (LEAGUE_SEATS.c.league == league) & (LEAGUE_SEATS.c.round == round)
    wanted = sa.select(LEAGUE_SEATS.c.board, LEAGUE_SEATS.c.table).where(
        here, LEAGUE_SEATS.c.place.is_(None)
    )
    return {row.board: row.table for row in store.rows(wanted.distinct())}


def ended_boards(store: Store) -> list[LeagueSeat]:
    """The first seats of all tables that have ended and of which it is not written down yet how."""
    wanted = (
        sa.select(LEAGUE_SEATS)
        .join(TABLES, TABLES.c.id == LEAGUE_SEATS.c.table)
        .join(LEAGUES, LEAGUES.c.id == LEAGUE_SEATS.c.league)
        .where(LEAGUE_SEATS.c.seat == 0, LEAGUE_SEATS.c.place.is_(None))
        .where(TABLES.c.over.is_(True), LEAGUES.c.phase == PLAYING)
    )
    return [LeagueSeat(*row) for row in store.rows(wanted)]


def results_of(store: Store, table: str) -> list[BoardResult]:
    """How the seats of a table came out; who had left it stands behind all others."""
    wanted = (
        sa.select(RESULTS.c.seat, RESULTS.c.place, RESULTS.c.points, SEATS.c.left)
        .join(SEATS, (SEATS.c.table == RESULTS.c.table) & (SEATS.c.number == RESULTS.c.seat))
        .where(RESULTS.c.table == table)
        .order_by(RESULTS.c.seat)
    )
    rows = store.rows(wanted)
    ranks = [(row.left is not None, 0 if row.left is not None else row.place) for row in rows]
    return [
        BoardResult(
            row.seat,
            1 + sum(other < own for other in ranks),
            row.points,
            LEFT if row.left is not None else PLAYED,
        )
        for row, own in zip(rows, ranks, strict=True)
    ]


def keep_board(
    store: Store, league: str, round: int, board: int, results: Iterable[BoardResult]
) -> None:
    """Write down what came of a table, once."""
    here = (LEAGUE_SEATS.c.league == league) & (LEAGUE_SEATS.c.round == round)
    its = here & (LEAGUE_SEATS.c.board == board) & LEAGUE_SEATS.c.place.is_(None)
    store.write(
        *[
            LEAGUE_SEATS.update()
            .where(its, LEAGUE_SEATS.c.seat == each.seat)
            .values(place=each.place, points=each.points, how=each.how)
            for each in results
        ]
    )


def leagues_to_look_at(store: Store, at: int) -> list[LeagueRow]:
    """Leagues in which a round is played, or something should have happened by now."""
    wanted = (LEAGUES.c.phase == PLAYING) | ((LEAGUES.c.phase != OVER) & (LEAGUES.c.due <= at))
    return [LeagueRow(*row) for row in store.rows(sa.select(LEAGUES).where(wanted))]


def next_due_league(store: Store) -> int | None:
    """When the next thing happens by itself, in any league."""
    wanted = sa.select(sa.func.min(LEAGUES.c.due).label("due")).where(LEAGUES.c.phase != OVER)
    return next((row.due for row in store.rows(wanted)), None)
