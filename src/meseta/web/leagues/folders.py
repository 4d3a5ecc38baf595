"""`LeagueFolder`: a league with all that is kept of it, and all that follows from that."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from meseta.leagues.standings import LeagueRecord, LeagueStanding, opponents_of
from meseta.leagues.terms import GROUPS, Entrant, LeagueTerms, Sitting
from meseta.web.http.refusals import Refused
from meseta.web.leagues.agreements import Agreement, read_agreement
from meseta.web.store import leagues
from meseta.web.store.leagues import OPEN, OVER, LeagueEntry, LeagueRow, LeagueSeat
from meseta.web.store.store import Store

MOST_ENTRIES = 100
"""People and bots in one league."""
LETTERS = "ABCDEFGHIJKL"
"""What groups are called."""


class LeagueBoard(NamedTuple):
    """A table of a league, as it is shown."""

    number: int
    table: str | None
    seats: list[LeagueSeat]
    """In the order of their places, or of their seats until it has ended."""
    is_over: bool
    is_final: bool
    group: str
    """The letter of the group that plays here, if there are several."""


class LeagueRound(NamedTuple):
    """A round of a league, as it is shown."""

    number: int
    boards: list[LeagueBoard]
    byes: list[int]


class LeagueFolder:
    """A league as it is kept."""

    def __init__(self, row: LeagueRow, entries: list[LeagueEntry], seats: list[LeagueSeat]) -> None:
        self.row, self.seats = row, seats
        self.entries = {each.number: each for each in entries}
        self.agreement: Agreement = read_agreement(row)

    @property
    def terms(self) -> LeagueTerms:
        """How tables are formed, and what they are worth."""
        return self.agreement.terms

    @cached_property
    def entrants(self) -> list[Entrant]:
        """Those who play or have played; who went before their first round never did."""
        return [
            Entrant(each.number, each.joined, each.left)
            for each in self.entries.values()
            if each.left is None or each.left > each.joined
        ]

    @cached_property
    def sittings(self) -> list[Sitting]:
        """Who sat where, and with which place."""
        return [
            Sitting(each.round, each.board, each.seat, each.entry, each.place, each.points)
            for each in self.seats
        ]

    @cached_property
    def record(self) -> LeagueRecord:
        """All that has been played."""
        return LeagueRecord(self.terms, self.entrants, self.sittings)

    @cached_property
    def standings(self) -> list[LeagueStanding]:
        """Where everybody stands."""
        return self.record.standings()

    @property
    def is_open(self) -> bool:
        """Whether somebody can still come, who then plays from the next round on."""
        if self.row.phase == OPEN:
            return True
        return self.row.phase != OVER and self.agreement.late and self.row.round < self.terms.rounds

    @property
    def has_groups(self) -> bool:
        """Whether there are several groups."""
        return self.terms.method == GROUPS and len(set(self.record.groups.values())) > 1

    @property
    def present(self) -> list[LeagueEntry]:
        """Those who have not left."""
        return [each for each in self.entries.values() if each.left is None]

    def entry_of(self, person: str | None) -> LeagueEntry | None:
        """Somebody's own entry."""
        mine = (each for each in self.entries.values() if person and each.person == person)
        return next(mine, None)

    def group_of(self, entrant: int) -> str:
        """The letter of somebody's group."""
        return LETTERS[self.record.groups[entrant]] if self.has_groups else ""

    def own_table(self, entry: LeagueEntry | None) -> str | None:
        """The table of the present round at which somebody is still to play."""
        here = (each for each in self.seats if entry and each.entry == entry.number)
        running = (each for each in here if each.round == self.row.round and each.place is None)
        return next((each.table for each in running), None)

    def rounds(self) -> Iterator[LeagueRound]:
        """All rounds that were drawn, the last first."""
        for number in range(self.row.round, 0, -1):
            seats = [each for each in self.seats if each.round == number]
            boards = sorted({each.board for each in seats})
            seated = {each.entry for each in seats}
            byes = [
                each.number
                for each in self.entrants
                if each.plays_in(number) and each.number not in seated
            ]
            yield LeagueRound(
                number,
                [self.board(number, board) for board in boards],
                [] if self.terms.is_final(number) else byes,
            )

    def board(self, round: int, board: int) -> LeagueBoard:
        """One table."""
        seats = [each for each in self.seats if (each.round, each.board) == (round, board)]
        ordered = sorted(seats, key=lambda each: (each.place or 0, each.seat))
        is_over = all(each.place is not None for each in seats)
        is_final = self.terms.is_final(round)
        group = "" if is_final else self.group_of(seats[0].entry)
        return LeagueBoard(board, seats[0].table, ordered, is_over, is_final, group)

    def opponents(self, entrant: int) -> dict[int, list[int]]:
        """Whom somebody meets, round by round."""
        return opponents_of(entrant, self.sittings)


def read_folder(store: Store, row: LeagueRow | None) -> LeagueFolder:
    """All that is kept of a league."""
    if row is None:
        raise Refused("refused-no_page")
    return LeagueFolder(row, leagues.entries_of(store, row.id), leagues.seats_of(store, row.id))


def as_decimal(number: Fraction) -> str:
    """A number of points as people read it: with at most two digits behind the point."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".")
