"""A task that sleeps until the next clock runs out, and hands that seat to a bot.

What it knows stands in the store, so it is right after a restart; where several servers do the
same, the entry that was written first counts.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from meseta.web.http.refusals import Refused
from meseta.web.store import waits
from meseta.web.store.store import now
from meseta.web.table.hub import Hub

LONGEST = 30.0
"""Seconds after which it looks anyway: another server may have changed a table."""
SHORTEST = 0.25
log = logging.getLogger("meseta.web")


async def keep_time(hub: Hub) -> None:
    """Go on with what bots were thinking about, then look after the clocks for ever."""
    for name in await asyncio.to_thread(waits.idle_tables, hub.store):
        await run_out(hub, name)
    while True:
        due: int | None = None
        try:
            names = await asyncio.to_thread(waits.due_tables, hub.store, now())
            if all([await run_out(hub, name) for name in names]):
                due = await asyncio.to_thread(waits.next_due, hub.store)
        except Exception:
            log.exception("clocks cannot be looked after")
        await sleep(hub.is_due, due)


async def sleep(woken: asyncio.Event, due: int | None) -> None:
    """Sleep until a clock runs out, or until one may have been set."""
    left = LONGEST if due is None else max(SHORTEST, min(LONGEST, due - now() + SHORTEST))
    with suppress(TimeoutError):
        await asyncio.wait_for(woken.wait(), left)
    woken.clear()


async def run_out(hub: Hub, name: str) -> bool:
    """Hand the seats of a table to a bot whose time is up; whether the table could be opened."""
    try:
        table = await hub.open(name)
        if table is not None and table.clocks is not None:
            await hub.change(table, table.run_out)
    except Refused:
        log.info("another server was faster at table %s", name)
    except Exception:
        log.exception("the clocks of table %s cannot be looked after", name)
        return False
    return True
