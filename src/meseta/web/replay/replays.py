"""Looking back at a match: what a viewer is shown after any of its moves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple

from meseta.match.match import Match
from meseta.match.results import before_rounds, round_ends
from meseta.match.scorings import titles_of
from meseta.match.story import Chronicle, lines_of
from meseta.web.http.language import phrases
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data
from meseta.web.store.store import SeatRow
from meseta.web.table.bot_names import sitter_name
from meseta.web.table.messages import AnswerFacts, PastFacts, SeatFacts, TableFacts
from meseta.web.table.sheets import Sheet, add_bar_lines, render_parts, seat_facts, standing
from meseta.web.table.table import Table

MOST_KEPT = 160
"""Sheets that are kept for those who step to and fro."""
MOST_DRAWN = 2
"""Sheets that are drawn at a time; others wait."""
ALL = "all"
"""The eyes of somebody who sees every hand."""


class ReplayEyes(NamedTuple):
    """How the past is seen: from a seat, by a spectator, or with everything open."""

    seat: int | None
    is_open: bool
    language: str

    @property
    def name(self) -> str:
        """As it stands in an address."""
        return ALL if self.is_open else "none" if self.seat is None else str(self.seat)


class Kept(NamedTuple):
    """A sheet and the short name of what it shows."""

    sheet: Sheet
    tag: str


ShelfPlace = tuple[str, int, tuple[tuple[str, str | None], ...], ReplayEyes, int]
"""Where a sheet is kept: by its table as it is now, who sits there, the eyes, and the move."""


class Shelf:
    """Sheets of the past, the last used of them; whoever asks for a neighbour finds it drawn."""

    def __init__(self) -> None:
        self.kept: OrderedDict[ShelfPlace, Kept] = OrderedDict()
        self.free = asyncio.Semaphore(MOST_DRAWN)

    async def sheet(self, hub: Any, table: Table, eyes: ReplayEyes, at: int) -> Kept:
        """What is seen after so many moves; drawn in a thread while the table goes on."""
        seats = tuple((seat.name, seat.bot) for seat in table.seats)
        place = (table.row.id, table.version, seats, eyes, at)
        if place not in self.kept:
            async with self.free:
                past = await hub.use(table, lambda: past_of(table, at))
                sheet = await asyncio.to_thread(sheet_at, past, table.seats, eyes)
                self.kept[place] = Kept(sheet, sheet.tag)
        self.kept.move_to_end(place)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return self.kept[place]

    def find_known(self, tag: str) -> Sheet | None:
        """The sheet that somebody has, by its name, if it is still kept."""
        return next((each.sheet for each in self.kept.values() if each.tag == tag), None)


class Past(NamedTuple):
    """A match as it stood, and how far it has gone since."""

    match: Match
    of: int


def is_closed(table: Table) -> bool:
    """Whether nobody plays on: then all that happened may be seen by everybody."""
    return table.match.over or table.is_imported


def check_looking_back(table: Table) -> None:
    """While something must be kept in mind, nobody looks back."""
    if not (table.match.may_look_back or is_closed(table)):
        raise Refused("refused-in_mind")


def past_of(table: Table, at: int) -> Past:
    """The match of a table after so many moves, or after all that stand."""
    count = len(table.match.moves)
    return Past(table.match.look_back(min(at, count), is_closed(table)), count)


def sheet_at(past: Past, seats: list[SeatRow], eyes: ReplayEyes) -> Sheet:
    """Everything that is seen of the past."""
    match, chronicle = past.match, Chronicle().read(past.match)
    picture = match.picture(eyes.seat, eyes.language, eyes.is_open)
    unasked: TableFacts = {
        "seats": [sitter(match, seat, row, eyes) for seat, row in enumerate(seats)],
        **standing(match),
        "last": sorted(picture.marks.last),
        "scorings": titles_of(match, chronicle.scorings, eyes.language),
        "since": (0, 0),
        "question": match.game.words(eyes.language).question(match.asked),
        **NOTHING_ASKED,
        "past": where(past, eyes.language),
    }
    facts = add_bar_lines(unasked, eyes.language)
    story, parts = match.story(eyes.language), render_parts(picture)
    lines = lines_of(chronicle, match)
    return Sheet(len(match.moves), parts, story, facts, picture.shared, *lines)


NOTHING_ASKED: AnswerFacts = {
    "detail": "",
    "waiting": None,
    "mine": False,
    "held": False,
    "holding": None,
    "choices": [],
    "back": 0,
    "orders": [],
    "ordered": [],
}
"""The past cannot be changed."""


def sitter(match: Match, seat: int, row: SeatRow, eyes: ReplayEyes) -> SeatFacts:
    """Who sits at a seat, and whether they decide next."""
    bot = phrases(eyes.language).say(f"level-{row.bot}") if row.bot else None
    return {**seat_facts(match, seat, eyes.language), "name": sitter_name(row), "bot": bot}


def where(past: Past, language: str) -> PastFacts:
    """Which move this is, and what it did."""
    match, say = past.match, phrases(language).say
    words: Any = match.game.words(language)
    at = len(match.moves)
    told = match.told(at, language) if match.may_look_back else []
    sentences = told or list(who_decided(match, words))
    counted = say("replay-move", at=at, of=past.of) if at else say("replay-begin", of=past.of)
    return {
        "at": at,
        "of": past.of,
        "where": f"{counted} · {say('replay-round', round=match.round)}",
        "said": " ".join(sentences),
    }


def who_decided(match: Match, words: Any) -> Iterator[str]:
    """Of a move that nothing is told of: who made it, and what was asked."""
    if match.moves and match.may_look_back:
        seat, _action = match.moves[-1]
        asked = match.look_back(len(match.moves) - 1).asked
        who = words.say(f"seat-{match.game.seats[seat]}")
        yield words.say("picture-decides", who=who, what=words.question(asked)) + "."


def round_starts(match: Match) -> list[int]:
    """After how many moves each round begins."""
    rounds = match.rounds_by_move
    return [at for at in range(len(rounds)) if at == 0 or rounds[at] != rounds[at - 1]]


def chart_stops(match: Match) -> dict[int, int]:
    """After how many moves the points of each round stand that a chart shows."""
    return {before_rounds(match): 0, **round_ends(match)}


# --- what may be taken home ----------------------------------------------------------------------


def export_seen(match: Match, eyes: ReplayEyes) -> Data:
    """A running match as a seat has seen it: what everybody was told, and its own moves."""
    made: list[tuple[int | None, int]] = [(None, 0), *match.moves]
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "options": match.game.options,
        "seat": None if eyes.seat is None else match.game.seats[eyes.seat],
        "moves": [
            {
                "move": number,
                "seat": None if seat is None else match.game.seats[seat],
                **({"action": match.game.texts[action]} if own(seat, eyes) else {}),
                "told": match.told(number, eyes.language),
            }
            for number, (seat, action) in enumerate(made)
        ],
    }


def own(seat: int | None, eyes: ReplayEyes) -> bool:
    """Whether a move was made by whoever looks."""
    return seat is not None and seat == eyes.seat
