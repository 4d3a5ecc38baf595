"""`Hub`: the tables that are open, who listens to them, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from meseta.bots.bot import Explanation
from meseta.web.sheets import Data, Sheet, Viewer, sheet_of, sheets_of
from meseta.web.store.store import Store
from meseta.web.tables import Table
from meseta.web.workers import TooSlow, Workers

MOST_OPEN = 1000
"""Tables that are kept in memory while nobody uses them."""
MOST_LISTENERS = 64
"""Of one table."""
MOST_WAITING = 200
"""Changes that may wait for a slow listener."""
HEARTBEAT = 20.0
T = TypeVar("T")
log = logging.getLogger("meseta.web")


class Listener:
    """One open stream: what it has been sent, and what waits for it."""

    def __init__(self, viewer: Viewer, device: str = "") -> None:
        self.viewer, self.device = viewer, device
        self.before: Sheet | None = None
        self.waiting: asyncio.Queue[Data | None] = asyncio.Queue(MOST_WAITING)

    def hear(self, sheet: Sheet) -> None:
        """Something may have changed; what others do unseen is not even heard of."""
        if sheet != self.before:
            self.put({"kind": "sheet", **sheet.since(self.before)})
            self.before = sheet

    def put(self, change: Data) -> None:
        """Let something wait; whoever does not keep up is sent away and comes back."""
        if self.waiting.full():
            self.send_home()
        else:
            self.waiting.put_nowait(change)

    def send_home(self) -> None:
        """End the stream."""
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Hub:
    """All open tables of one server."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.listeners: dict[str, list[Listener]] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.asked_for: set[str] = set()
        """Tables at which something has changed since bots last looked."""
        self.opening = asyncio.Lock()

    # --- tables ----------------------------------------------------------------------------------

    async def open(self, name: str) -> Table | None:
        """A table by its name, from memory or from the store."""
        async with self.opening:
            if name not in self.tables:
                table = await asyncio.to_thread(self.read, name)
                if table is None:
                    return None
                self.tables[name] = table
                self.forget_some()
            self.tables.move_to_end(name)
        self.drive(name)
        return self.tables[name]

    def read(self, name: str) -> Table | None:
        """A table as the store has it."""
        row = self.store.table(name)
        return row and Table(self.store, row, self.store.seats(name)[name])

    def forget_some(self) -> None:
        """Tables that nobody has used for long need no memory."""
        for name in list(self.tables)[: max(0, len(self.tables) - MOST_OPEN)]:
            if not self.listeners.get(name) and name not in self.drivers:
                del self.tables[name]

    async def use(self, table: Table, what: Callable[[], T]) -> T:
        """Do something at a table while nobody else does; the loop goes on meanwhile."""

        def alone() -> T:
            with table.lock:
                return what()

        return await asyncio.to_thread(alone)

    async def change(self, table: Table, what: Callable[[], None]) -> None:
        """Change something at a table, and show it to everybody."""
        before = table.version
        await self.use(table, what)
        await self.publish(table)
        if table.version != before:
            await self.obey(table)
        self.drive(table.row.id)

    async def obey(self, table: Table) -> None:
        """Carry out standing orders, each shown as it happens."""
        while await self.use(table, table.obey):
            await self.publish(table)

    # --- listeners -------------------------------------------------------------------------------

    async def publish(self, table: Table) -> None:
        """Show everybody what a table looks like now; what several see is drawn once."""
        listeners = self.listeners.get(table.row.id, [])
        viewers = dict.fromkeys(listener.viewer for listener in listeners)
        if not viewers:
            return
        try:
            sheets = await self.use(table, lambda: sheets_of(table, viewers))
        except Exception:
            log.exception("table %s cannot be drawn", table.row.id)
            return
        for listener in listeners:
            if listener.viewer in sheets:
                listener.hear(sheets[listener.viewer])

    def tell(self, table: Table, note: Data) -> None:
        """Tell everybody at a table something that is not kept."""
        for listener in self.listeners.get(table.row.id, []):
            listener.put(note)

    def send_home(self, wanted: Callable[[Listener], bool], name: str | None = None) -> None:
        """End the streams of those who have lost what they looked with, of a table or of all."""
        for table, listeners in self.listeners.items():
            for listener in listeners if name in (None, table) else ():
                if wanted(listener):
                    listener.send_home()

    async def stream(
        self, table: Table, listener: Listener, known: str = ""
    ) -> AsyncIterator[Data | None]:
        """Everything that changes for a listener, the present first unless it is known already.

        None is a heartbeat.
        """
        with self.listening(table.row.id, listener):
            sheet = await self.use(table, lambda: sheet_of(table, listener.viewer))
            if listener.before is None and sheet.tag == known:
                listener.before = sheet
            elif listener.before is None:
                listener.hear(sheet)
            while True:
                try:
                    change = await asyncio.wait_for(listener.waiting.get(), HEARTBEAT)
                except TimeoutError:
                    yield None
                    continue
                if change is None:
                    return
                yield change

    def is_crowded(self, name: str) -> bool:
        """Whether no more can listen to a table."""
        return len(self.listeners.get(name, [])) >= MOST_LISTENERS

    @contextmanager
    def listening(self, name: str, listener: Listener) -> Iterator[None]:
        """A listener as long as it stays."""
        listeners = self.listeners.setdefault(name, [])
        listeners.append(listener)
        try:
            yield
        finally:
            listeners.remove(listener)

    # --- bots ------------------------------------------------------------------------------------

    def drive(self, name: str) -> None:
        """Have bots play, if it is their turn."""
        self.asked_for.add(name)
        if name not in self.drivers:
            self.drivers[name] = asyncio.create_task(self.play_bots(name))

    async def play_bots(self, name: str) -> None:
        """Bots decide one after another until a person must."""
        table = self.tables[name]
        try:
            while name in self.asked_for:
                self.asked_for.discard(name)
                while await self.play_one_bot(table):
                    pass
        except TooSlow:
            log.warning("a bot did not answer at table %s", name)
            self.tell(table, {"kind": "note", "note": "bot_slow"})
        except Exception:
            log.exception("bots cannot go on at table %s", name)
        finally:
            del self.drivers[name]

    async def play_one_bot(self, table: Table) -> bool:
        """One decision of a bot, shown to everybody; whether there was one to make."""
        asked = await self.use(table, lambda: self.next_bot(table))
        if asked is None:
            return False
        seat, bot, version, sight = asked
        action = await self.workers.choose(sight, bot, f"{table.row.id}:{seat}")
        await self.use(table, lambda: self.let_play(table, seat, version, action))
        await self.publish(table)
        await self.obey(table)
        return True

    def next_bot(self, table: Table) -> Any:
        """The bot that must decide now, and all that it may know."""
        table.quicken()
        for seat in table.bots_to_move:
            return seat, table.seats[seat].bot, table.version, table.match.sight(seat)
        return None

    def let_play(self, table: Table, seat: int, version: int, action: int) -> None:
        """A bot's decision, unless the table has changed meanwhile."""
        if table.version == version and table.is_bot(seat):
            table.play(seat, action, version)

    async def hint(self, table: Table, seat: int) -> Explanation:
        """What the strongest bot thinks of a seat's question."""
        sight = await self.use(table, lambda: table.match.sight(seat))
        return await self.workers.explain(sight, f"{table.row.id}:{seat}:{sight.number}")

    async def close(self) -> None:
        """Send all listeners home and let the bots go."""
        for listeners in self.listeners.values():
            for listener in listeners:
                listener.put({"kind": "bye"})
        for task in list(self.drivers.values()):
            task.cancel()
        self.workers.close()
