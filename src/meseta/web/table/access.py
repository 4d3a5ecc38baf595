"""Who may see a table, from which seat, and who may act there."""

from __future__ import annotations

from starlette.requests import Request

from meseta.web.http.auth import language_of, visitor
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data, body_number, read_number
from meseta.web.http.services import service
from meseta.web.table.hub import Hub
from meseta.web.table.sheets import Viewer
from meseta.web.table.table import Table


async def open_table(request: Request) -> Table:
    """The table that an address names."""
    table: Table | None = await service(request, Hub).open(request.path_params["table"])
    if table is None:
        raise Refused("refused-no_page")
    check_seen(request, table)
    return table


def check_seen(request: Request, table: Table) -> None:
    """Whoever asks must be allowed to look at the table."""
    if not table.may_be_seen_by(visitor(request)):
        raise Refused("refused-closed")


def my_seats(request: Request, table: Table) -> list[int]:
    """The seats that whoever asks holds."""
    person = visitor(request)
    return table.seats_of(person.id if person else None)


def viewer_for(request: Request, table: Table, asked: str | None) -> Viewer:
    """From where the table is seen: one's own seat, or as a spectator.

    Who holds several seats says which one is looking; without a word it is nobody's.
    """
    mine, language = my_seats(request, table), language_of(request)
    if asked in (None, "", "none"):
        return Viewer(mine[0] if len(mine) == 1 and asked in (None, "") else None, language)
    seat = read_number(asked)
    if seat not in mine:
        raise Refused("refused-not_yours")
    return Viewer(seat, language)


def own_seat(request: Request, table: Table, body: Data) -> int:
    """The seat that decides, which must be one's own and not played by a bot."""
    seat = body_number(body, "seat")
    if seat not in my_seats(request, table) or table.is_bot(seat):
        raise Refused("refused-not_yours")
    return seat
