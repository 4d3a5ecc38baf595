"""`Analyst`: has finished matches looked through in the background, one after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from meseta.arena.analyze import MoveQuestion, judge, question_at, turning_points
from meseta.bots.bot import Explanation, Reason
from meseta.bots.levels import make_bot
from meseta.match.chances import Moment
from meseta.people.lines import plain
from meseta.processes import NoAnswer
from meseta.web.http.refusals import Refused
from meseta.web.replay.replays import is_closed
from meseta.web.store import analyses
from meseta.web.store.errors import StoreError
from meseta.web.store.store import Person, Store
from meseta.web.table.hub import Hub
from meseta.web.table.sheets import choices_for, sentence
from meseta.web.table.table import Table
from meseta.web.table.workers import ADVISER, Asker, Workers

MOST_WAITING = 12
"""Matches that may wait to be looked through."""
LOOKING_BACK = Asker("analyses", is_server=True)
"""One match at a time, so all of it together takes one turn among people."""
MOST_TRIES = 3
"""So often a bot may fail to answer before a match is laid aside."""
log = logging.getLogger("meseta.web")


class AnalysisProgress(NamedTuple):
    """How far a match has been looked through."""

    done: int
    of: int
    is_asked: bool
    """Whether somebody has asked for it."""
    ahead: int = 0
    """Matches that come first."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.is_asked and self.done >= self.of


class Analyst:
    """What has been asked for, and the one match that is looked through now."""

    def __init__(self, hub: Hub, store: Store, workers: Workers) -> None:
        self.hub, self.store, self.workers = hub, store, workers
        self.is_wanted = asyncio.Event()
        self.is_wanted.set()

    async def ask(self, table: Table, person: Person) -> None:
        """Somebody wants a match looked through: one at a time, and not too many in all."""
        if not is_closed(table):
            raise Refused("refused-analysis_running")
        await asyncio.to_thread(self.note, table, person)
        self.is_wanted.set()

    def note(self, table: Table, person: Person) -> None:
        """Write down who wants which match looked through."""
        if analyses.analysis(self.store, table.row.id) is None:
            waiting = analyses.list_unfinished(self.store)
            if any(each.person == person.id for each in waiting):
                raise Refused("refused-analysis_one")
            if len(waiting) >= MOST_WAITING:
                raise Refused("refused-analysis_full")
            analyses.ask_for(self.store, table.row.id, person.id)

    async def work(self) -> None:
        """Look through all matches that wait, those first that were asked for first; for ever."""
        while True:
            await self.is_wanted.wait()
            self.is_wanted.clear()
            try:
                await self.look_through_all()
            except BaseException:
                self.is_wanted.set()
                raise

    async def look_through_all(self) -> None:
        """Look through matches until none waits."""
        while waiting := await asyncio.to_thread(analyses.list_unfinished, self.store):
            name = waiting[0].table
            try:
                await self.look_through(name)
            except StoreError:
                raise
            except Exception:
                log.exception("table %s cannot be looked through", name)
                await asyncio.to_thread(analyses.give_up, self.store, name)

    async def look_through(self, name: str) -> None:
        """Have every move of a match looked at that was not looked at before."""
        table = await self.hub.open(name)
        assert table is not None
        known = await asyncio.to_thread(analyses.moments, self.store, name)
        for number in range(len(table.match.moves)):
            if number not in known:
                what = await self.look_at(table, number)
                await asyncio.to_thread(analyses.keep_moment, self.store, name, number, what)
        await asyncio.to_thread(analyses.finish, self.store, name)

    async def look_at(self, table: Table, number: int) -> dict[str, Any] | None:
        """What is thought of one move; a bot that does not answer is asked again."""
        question = await self.hub.use(table, lambda: question_at(table.match, number))
        if question is None:
            return None
        for _ in range(MOST_TRIES - 1):
            try:
                return await self.workers.ask(LOOKING_BACK, think_of, question, ADVISER)
            except NoAnswer:
                log.warning("no answer about move %d of table %s", number, table.row.id)
        return await self.workers.ask(LOOKING_BACK, think_of, question, ADVISER)

    def progress(self, table: Table) -> AnalysisProgress:
        """How far a match has been looked through."""
        asked = analyses.analysis(self.store, table.row.id)
        of = len(table.match.moves)
        if asked is None or asked.done:
            return AnalysisProgress(of if asked else 0, of, asked is not None)
        waiting = [each.table for each in analyses.list_unfinished(self.store)]
        ahead = waiting.index(table.row.id) if table.row.id in waiting else 0
        done = len(analyses.moments(self.store, table.row.id))
        return AnalysisProgress(min(done, of - 1), of, True, ahead)


def think_of(question: MoveQuestion, bot: str) -> dict[str, Any]:
    """What a bot thinks of a move, inside a process."""
    return judge(question, make_bot(bot, "analyze"))._asdict()


# --- what came of it -----------------------------------------------------------------------------


class Mistake(NamedTuple):
    """One of the moves that decided a match, in words."""

    number: int
    seat: int
    colour: str
    asked: str
    """What was to be decided."""
    played: str
    better: str
    swing: int
    """How much of the chance of winning it cost, in hundredths."""
    why: str


class Findings(NamedTuple):
    """What there is to say about a match."""

    moments: list[Moment]
    decisive: list[Mistake]
    own: list[Mistake]
    """What cost whoever looks the most."""


def findings_of(
    table: Table, kept: dict[int, dict[str, Any] | None], language: str, seats: Collection[int]
) -> Findings:
    """What was thought of all moves, which of them decided it, and the costliest of some seats."""
    moments = [Moment(**what) for what in kept.values() if what is not None]
    worse = [moment for moment in moments if moment.played != moment.best]
    mine = {table.match.game.seats[seat] for seat in seats}

    def costliest(among: Iterable[Moment]) -> list[Mistake]:
        by_number = {moment.number: moment for moment in moments}
        return [
            describe_mistake(table, by_number[number], language) for number in turning_points(among)
        ]

    own = costliest(moment for moment in worse if moment.seat in mine)
    return Findings(moments, costliest(worse), own)


def describe_mistake(table: Table, moment: Moment, language: str) -> Mistake:
    """A move that decided, in the words of a language."""
    match = table.match.look_back(moment.number, is_finished=True)
    seat = match.game.seats.index(moment.seat)
    labels = {c.text: plain(c.label).rstrip(".") for c in choices_for(match, seat, language)}
    words: Any = match.game.words(language)
    asked = sentence(words.question(match.asked))
    played, better = (labels.get(text, text) for text in (moment.played, moment.best))
    lost = round(-100 * moment.swing)
    return Mistake(
        moment.number, seat, moment.seat, asked, played, better, lost, reason(moment, words)
    )


def reason(moment: Moment, words: Any) -> str:
    """Why another answer was better; nothing where only looking ahead shows it."""
    reasons = [Reason(feature, 0) for feature in moment.reasons]
    return Explanation([], reasons).sentence(words) if reasons else ""
