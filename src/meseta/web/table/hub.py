"""`Hub`: the tables that are open, who listens to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from time import monotonic
from typing import Any, Protocol, TypeVar

from meseta.bots.bot import Explanation
from meseta.match.leads import LeadPath
from meseta.match.sight import Sight
from meseta.processes import NoAnswer
from meseta.web.http.refusals import Refused
from meseta.web.http.supervision import Supervisor
from meseta.web.http.turns import RequestLines
from meseta.web.store.errors import UNAVAILABLE
from meseta.web.store.sharing import News
from meseta.web.store.store import Store, TableRow
from meseta.web.table.messages import Note
from meseta.web.table.sheets import TableMoment, Viewer
from meseta.web.table.table import Table
from meseta.web.table.workers import Asker, Workers

MOST_OPEN = 1000
"""Tables that are kept in memory while nobody uses them."""
MOST_LISTENERS = 64
"""Of one table, besides those who sit at it."""
MOST_STREAMS = 30
"""Of one person, or of all unknown ones at one address."""
MOST_WAITING = 200
"""Changes that may wait for a slow listener."""
HEARTBEAT = 20.0
LOOK_AGAIN = 1.0
"""Seconds after which it is looked whether another process still plays the bots of a table."""
COMING_BACK = 45.0
"""Seconds for which others wait until somebody who is there has taken back their seat."""
LONGEST_PAUSE = 8.0
"""Seconds after which bots that could not go on try again at the latest."""
SUBSTITUTE = "peon"
"""Who decides for a bot that does not answer."""
T = TypeVar("T")
log = logging.getLogger("meseta.web")


class Drawing(Protocol):
    """What a listener is shown of a table, and what of it has changed."""

    @property
    def tag(self) -> str:
        """A short name for all that it shows."""

    def since(self, before: Any) -> Mapping[str, object]:
        """What has changed since the same listener was shown another."""


Draw = Callable[[TableMoment, Viewer], Drawing]
Sheets = dict[tuple[Draw, Viewer], Drawing]
"""What was drawn, by how and for whom."""


class Listener:
    """One open stream: what it has been sent, and what waits for it."""

    def __init__(
        self,
        viewer: Viewer,
        device: str = "",
        person: str = "",
        owner: str = "",
        draw: Draw = TableMoment.sheet,
    ) -> None:
        self.viewer, self.device, self.person = viewer, device, person
        self.owner, self.draw = owner, draw
        self.before: Drawing | None = None
        self.waiting: asyncio.Queue[Mapping[str, object] | None] = asyncio.Queue(MOST_WAITING)

    def hear(self, sheet: Drawing) -> None:
        """Something may have changed; what others do unseen is not even heard of."""
        if sheet != self.before:
            self.put(sheet.since(self.before))
            self.before = sheet

    def put(self, change: Mapping[str, object]) -> None:
        """Let something wait; whoever does not keep up is sent away and comes back."""
        if self.waiting.full():
            self.send_home()
        else:
            self.waiting.put_nowait(change)

    async def changes(self) -> AsyncIterator[Mapping[str, object] | None]:
        """What waits, as it comes; None is a heartbeat."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    change = await self.waiting.get()
            except TimeoutError:
                yield None
                continue
            if change is None:
                return
            yield change

    def send_home(self) -> None:
        """End the stream."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Caller(Protocol):
    """Who is told when a table has changed, and for whom it has begun to wait."""

    def look(self, table: Table, called: frozenset[str]) -> None:
        """Look at a table after a change."""

    def invite(self, table: TableRow, people: Collection[str]) -> None:
        """Call people to a table that was made for them."""


class Hub:
    """All open tables of one process."""

    def __init__(self, store: Store, workers: Workers, tasks: Supervisor) -> None:
        self.store, self.workers, self.tasks = store, workers, tasks
        self.sharing = store.sharing
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.listeners: dict[str, list[Listener]] = {}
        self.coming = RequestLines(1)
        """Who begins to listen: for each of them one table is drawn at a time."""
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.asked_for: set[str] = set()
        """Tables at which something has changed since bots last looked."""
        self.opening = asyncio.Lock()
        self.pen = threading.Lock()
        """One table is drawn at a time: side by side all would only be later."""
        self.caller: Caller | None = None
        """Who calls people to their tables, once somebody does."""
        self.is_due = asyncio.Event()
        """Set when a clock may run out sooner than was known."""
        self.has_ended = asyncio.Event()
        """Set when a table has ended."""
        self.failures: Counter[str] = Counter()
        """How often bots could not go on, by table."""
        self.outbox: asyncio.Queue[News] = asyncio.Queue()
        """What other processes are still to be told."""

    def begin(self) -> None:
        """Hear other processes, and tell them what they are to hear."""
        if self.sharing.has_others:
            self.tasks.keep("hearing", self.listen)
            self.tasks.keep("telling", self.post)

    # --- tables ----------------------------------------------------------------------------------

    async def open(self, name: str) -> Table | None:
        """A table by its name as the store has it now."""
        is_laid = name in self.tables
        table = await self.find(name)
        if table is not None:
            if is_laid:
                await self.use(table, table.catch_up)
                await self.show_news(table)
            self.drive(name)
        return table

    async def find(self, name: str) -> Table | None:
        """A table by its name, from memory as it was last seen there, or laid out now."""
        table = self.tables.get(name) or await self.lay(name)
        if table is not None:
            table = self.tables.setdefault(name, table)
            self.tables.move_to_end(name)
        return table

    async def lay(self, name: str) -> Table | None:
        """Lay a table out from the store, once; what was ordered there is carried out."""
        async with self.opening:
            if name not in self.tables:
                table = await asyncio.to_thread(self.read, name)
                if table is None:
                    return None
                self.tables[name] = table
                self.forget_some()
                with suppress(*UNAVAILABLE):  # what cannot be kept now can still be looked at
                    await self.use(table, lambda: self.settle(table))
                table.awaited = table.people_awaited
                with suppress(*UNAVAILABLE):
                    await self.obey(table)
        return self.tables[name]

    def read(self, name: str) -> Table | None:
        """A table as the store has it."""
        row = self.store.table(name)
        return row and Table(self.store, row, self.store.seats(name)[name])

    def forget_some(self) -> None:
        """Tables that nobody has used for long need no memory."""
        for name in list(self.tables)[: max(0, len(self.tables) - MOST_OPEN)]:
            if not (self.listeners.get(name) or name in self.drivers or name in self.failures):
                del self.tables[name]

    async def use(self, table: Table, what: Callable[[], T]) -> T:
        """Do something at a table while nobody else does; the loop goes on meanwhile."""

        def alone() -> T:
            with table.lock:
                return what()

        return await asyncio.to_thread(alone)

    async def change(self, table: Table, what: Callable[[], None]) -> None:
        """Change something at a table, and show it to everybody; all of it in one go."""

        def changed() -> tuple[bool, Sheets]:
            before = table.version
            what()
            self.settle(table)
            return table.version != before, self.draw_for_all(table)

        try:
            is_entered, sheets = await self.use(table, changed)
        except Refused:
            await self.show_news(table)
            raise
        self.show(table, sheets)
        if is_entered:
            await self.obey(table)
        else:
            self.tell_others({"table": table.row.id})
        self.call(table)
        self.drive(table.row.id)

    def settle(self, table: Table) -> None:
        """Let clocks run for those who sit at a table now; if another did so first, it is done."""
        with suppress(Refused):
            table.settle()

    def call(self, table: Table) -> None:
        """Call those for whom the table has begun to wait, and have somebody look at the clocks."""
        awaited = table.people_awaited
        called, table.awaited = awaited - table.awaited, awaited
        if self.caller:
            self.caller.look(table, called)
        if table.row.due is not None:
            self.is_due.set()
        if table.row.over:
            self.has_ended.set()

    def invite(self, table: TableRow, people: Collection[str]) -> None:
        """Call people to a table that was made for them."""
        if self.caller:
            self.caller.invite(table, people)

    async def obey(self, table: Table) -> None:
        """Carry out standing orders, each shown as it happens, unless somebody was faster."""
        with faster_than_us():
            while table.has_orders and await self.use(table, table.obey):
                await self.publish(table)

    # --- listeners -------------------------------------------------------------------------------

    async def publish(self, table: Table) -> None:
        """Show everybody what a table looks like now."""
        if self.listeners.get(table.row.id):
            self.show(table, await self.use(table, lambda: self.draw_for_all(table)))

    async def show_news(self, table: Table) -> None:
        """Show everybody what others have written, unless that was done already."""
        if table.has_news:
            await self.publish(table)

    def draw_for_all(self, table: Table) -> Sheets:
        """A table as it is now, for all who look at it; what several see is drawn once."""
        table.has_news = False
        listeners = list(self.listeners.get(table.row.id, ()))
        wanted = dict.fromkeys((listener.draw, listener.viewer) for listener in listeners)
        moment = TableMoment(table) if wanted else None
        try:
            with self.pen:
                return {(draw, viewer): draw(moment, viewer) for draw, viewer in wanted if moment}
        except Exception:
            log.exception("table %s cannot be drawn", table.row.id)
            return {}

    def show(self, table: Table, sheets: Sheets) -> None:
        """Show everybody what was drawn for them."""
        for listener in self.listeners.get(table.row.id, ()):
            if (listener.draw, listener.viewer) in sheets:
                listener.hear(sheets[listener.draw, listener.viewer])

    def tell(
        self, table: Table, note: Note, only: Collection[str] = (), but: Collection[str] = ()
    ) -> None:
        """Tell everybody at a table something short; or only some people, or all but some."""
        news: News = {"table": table.row.id, "note": note, "only": [*only], "but": [*but]}
        self.tell_here(**news)
        self.tell_others(news)

    def tell_here(
        self, table: str, note: Note, only: Collection[str], but: Collection[str]
    ) -> None:
        """Tell it to those who listen to this process."""
        for listener in self.listeners.get(table, []):
            if (not only or listener.person in only) and listener.person not in but:
                listener.put(note)

    def tell_person(self, person: str, note: Note) -> None:
        """Tell somebody something wherever they look."""
        self.tell_person_here(person, note)
        self.tell_others({"person": person, "note": note})

    def tell_person_here(self, person: str, note: Note) -> None:
        """Tell it to those of their windows that this process serves."""
        for listeners in self.listeners.values():
            for listener in listeners:
                if listener.person == person:
                    listener.put(note)

    def send_home(
        self, devices: Collection[str] = (), table: str = "", seat: int = -1, person: str = ""
    ) -> None:
        """End the streams of those who have lost what they looked with.

        That is a device, or at a table a seat; or they have left it.
        """
        lost: News = {"devices": list(devices), "table": table, "seat": seat, "person": person}
        self.send_home_here(**lost)
        self.tell_others({"home": lost})

    def send_home_here(self, devices: Collection[str], table: str, seat: int, person: str) -> None:
        """End those streams that this process has."""
        for name, listeners in self.listeners.items():
            for listener in listeners:
                has_left = listener.viewer.seat == seat or (person and listener.person == person)
                if (name == table and has_left) or listener.device in devices:
                    listener.send_home()

    async def stream(
        self, table: Table, listener: Listener, known: str = ""
    ) -> AsyncIterator[Mapping[str, object] | None]:
        """Everything that changes for a listener, the present first unless it is known already.

        None is a heartbeat.
        """
        with self.listening(table.row.id, listener):
            with ExitStack() as turn:
                await self.coming.line(listener.owner).enter(turn)
                sheet = await self.use(
                    table, lambda: listener.draw(TableMoment(table), listener.viewer)
                )
            if listener.before is None and sheet.tag == known:
                listener.before = sheet
            elif listener.before is None:
                listener.hear(sheet)
            async for change in listener.changes():
                yield change

    def is_crowded(self, name: str, listener: Listener, most: int | None = None) -> bool:
        """Whether one more cannot listen; whoever sits at a table need not fear the others."""
        everywhere = [each for listeners in self.listeners.values() for each in listeners]
        if sum(each.owner == listener.owner for each in everywhere) >= MOST_STREAMS:
            return True
        lookers = [each for each in self.listeners.get(name, []) if each.viewer.seat is None]
        return listener.viewer.seat is None and len(lookers) >= (most or MOST_LISTENERS)

    def count_streams(self) -> int:
        """How many listen, at all tables."""
        return sum(map(len, self.listeners.values()))

    def is_here(self, person: str) -> bool:
        """Whether somebody looks at a page that hears of everything."""
        return any(each.person == person for here in self.listeners.values() for each in here)

    @contextmanager
    def listening(self, name: str, listener: Listener) -> Iterator[None]:
        """A listener as long as it stays."""
        listeners = self.listeners.setdefault(name, [])
        listeners.append(listener)
        try:
            yield
        finally:
            listeners.remove(listener)
            self.drive(name)

    # --- other processes -------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear what other processes tell."""
        async for news in self.sharing.news():
            self.heed(news)

    def tell_others(self, news: News) -> None:
        """Let something wait to be told; of an entry others hear from the store itself."""
        if self.sharing.has_others:
            self.outbox.put_nowait(news)

    async def post(self) -> None:
        """Tell other processes what they are to hear, in order; what cannot be told is lost."""
        while True:
            news = await self.outbox.get()
            try:
                await asyncio.to_thread(self.sharing.tell, news)
            except Exception as error:
                log.warning("other processes cannot be told: %s", type(error).__name__)

    def heed(self, news: News) -> None:
        """Pass on what another process has told; where something was missed, look at everything."""
        if "home" in news:
            self.send_home_here(**news["home"])
        elif "person" in news:
            self.tell_person_here(**news)
        elif "note" in news:
            self.tell_here(**news)
        else:
            for name in [news["table"]] if news else list(self.tables):
                if name in self.tables:
                    self.tasks.run(self.look_again(self.tables[name]))

    async def look_again(self, table: Table) -> None:
        """Show everybody here what others have done at a table."""
        try:
            await self.use(table, table.catch_up)
        except Exception as error:
            log.warning("table %s cannot be read: %s", table.row.id, type(error).__name__)
            return
        await self.show_news(table)
        self.drive(table.row.id)

    def look_everywhere(self, names: Collection[str]) -> None:
        """Have all processes look at some tables once more."""
        for name in names:
            self.heed({"table": name})
            self.tell_others({"table": name})

    # --- bots ------------------------------------------------------------------------------------

    def drive(self, name: str) -> None:
        """Have bots play, if it is their turn."""
        if name not in self.tables or not self.tables[name].has_bots:
            return
        self.asked_for.add(name)
        if name not in self.drivers:
            driver = self.drivers[name] = asyncio.create_task(self.play_bots(self.tables[name]))
            driver.add_done_callback(partial(self.drive_on, name))

    def drive_on(self, name: str, driver: asyncio.Task[None]) -> None:
        """Bots that could not go on, for whatever reason, try again in a moment; ever later."""
        del self.drivers[name]
        if self.tasks.is_over:
            return
        if driver.cancelled() or driver.exception():
            self.tasks.note_end("bots", driver)
            self.failures[name] += 1
            pause = min(LONGEST_PAUSE, LOOK_AGAIN * 2 ** (self.failures[name] - 1))
            asyncio.get_running_loop().call_later(pause, self.drive, name)
            return
        del self.failures[name]
        if name in self.asked_for:
            self.drive(name)

    async def play_bots(self, table: Table) -> None:
        """Bots decide one after another until a person must."""
        while table.row.id in self.asked_for:
            self.asked_for.discard(table.row.id)
            await self.play_in_turn(table)

    async def play_in_turn(self, table: Table) -> None:
        """All bots that must decide now, played by one process at a time."""
        name = table.row.id
        while await self.use(table, lambda: self.bots_to_play(table)):
            if not await asyncio.to_thread(self.sharing.take, name):
                await asyncio.sleep(LOOK_AGAIN)
                await self.use(table, table.catch_up)
                continue
            try:
                while await self.play_one_bot(table):
                    pass
            finally:
                await asyncio.to_thread(self.sharing.let_go, name)
        if table.has_people and await self.use(table, lambda: bool(table.bots_to_move)):
            asyncio.get_running_loop().call_later(COMING_BACK, self.drive, name)

    async def play_one_bot(self, table: Table) -> bool:
        """One decision of a bot, shown to everybody; whether there was one to make."""
        asked = await self.use(table, lambda: self.next_bot(table))
        if asked is None:
            return False
        seat, bot, version, sight = asked
        action = await self.ask_bot(table, bot, sight, bot_seed(table.row, seat))
        await self.use(table, lambda: self.let_play(table, seat, version, action))
        await self.publish(table)
        await self.obey(table)
        self.call(table)
        return True

    async def ask_bot(self, table: Table, bot: str, sight: Sight, seed: str) -> int:
        """What a bot does; for one that never answers another does."""
        for each in (bot, bot):
            try:
                return await self.workers.choose(self.asker_at(table), sight, each, seed)
            except NoAnswer:
                self.tell(table, {"kind": "note", "note": "bot_slow"})
        return await self.workers.choose(self.asker_at(table), sight, SUBSTITUTE, seed)

    def asker_at(self, table: Table) -> Asker:
        """For whom bots think at a table: whose it is, first of all where somebody waits."""
        is_awaited = table.has_people or bool(self.listeners.get(table.row.id))
        whose = f"tables of {table.owner or 'nobody'}"
        return Asker(whose, is_server=True, is_awaited=is_awaited)

    def bots_to_play(self, table: Table) -> list[int]:
        """The seats at which a bot decides now, and waits for nobody to come back."""
        return [seat for seat in table.bots_to_move if not self.waits_for_owner(table, seat)]

    def waits_for_owner(self, table: Table, seat: int) -> bool:
        """Whether somebody looks at the table who is asked to take back their seat.

        Alone with bots they have all the time in the world; where others wait, a moment.
        """
        owner, here = table.seats[seat].person, self.listeners.get(table.row.id, [])
        if not table.asks_back(seat) or all(each.person != owner for each in here):
            return False
        if not table.has_people:
            return True
        asked = table.asked_back.setdefault((seat, table.match.round), monotonic())
        return monotonic() - asked < COMING_BACK

    def next_bot(self, table: Table) -> Any:
        """The bot that must decide now, and all that it may know."""
        table.quicken()
        for seat in self.bots_to_play(table):
            return seat, table.seats[seat].bot, table.version, table.match.sight(seat)
        return None

    def let_play(self, table: Table, seat: int, version: int, action: int) -> None:
        """A bot's decision, unless the table has changed meanwhile."""
        if table.version == version and table.is_bot(seat):
            with faster_than_us():
                table.play(seat, action, version)

    async def hint(self, table: Table, seat: int, asker: Asker) -> tuple[Explanation, LeadPath]:
        """What the strongest bot thinks of a seat's question, and how its best answer goes on."""
        sight = await self.use(table, lambda: table.match.sight(seat))
        seed = f"{table.row.id}:{seat}:{sight.number}"
        thought = await self.workers.explain(asker, sight, seed)
        best = thought.candidates[0].action
        return thought, await self.workers.follow(asker, sight, best, seed)

    def send_all_home(self) -> None:
        """End all streams: the server goes."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.send_home()

    async def close(self) -> None:
        """Let the bots go."""
        for driver in self.drivers.values():
            driver.cancel()
        self.workers.close()


def bot_seed(row: TableRow, seat: int) -> str:
    """What a bot's chance comes from: nobody can foretell it, or work anything out from it."""
    return hashlib.blake2s(f"{row.id}:{row.seed}:{seat}".encode()).hexdigest()


@contextmanager
def faster_than_us() -> Iterator[None]:
    """What is no longer asked need not be answered."""
    try:
        yield
    except Refused as refused:
        if refused.message != "refused-stale":
            raise
