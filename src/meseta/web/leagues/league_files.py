"""A league as files for spreadsheets: standings, results, who met whom."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.http.auth import language_of
from meseta.web.http.refusals import Refused
from meseta.web.leagues.folders import LeagueFolder, as_decimal
from meseta.web.leagues.league_pages import find_folder, names_in

CsvLine = list[object]
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for something to be computed."""


def standings_lines(folder: LeagueFolder, names: dict[int, str]) -> Iterator[CsvLine]:
    """Where everybody stands."""
    ties = folder.terms.ties
    yield ["place", "name", "points", "played", "wins", "byes", "group", *ties, "left"]
    for each in folder.standings:
        breaks = [as_decimal(value) for value in each.breaks]
        left = folder.entries[each.entrant].left
        group = folder.group_of(each.entrant)
        numbers = [as_decimal(each.points), each.played, each.wins, each.byes]
        yield [each.place, names[each.entrant], *numbers, group, *breaks, left]


def results_lines(folder: LeagueFolder, names: dict[int, str]) -> Iterator[CsvLine]:
    """What came of every seat of every table."""
    yield ["round", "board", "seat", "name", "place", "points", "how", "table"]
    for each in folder.seats:
        came = [each.place, each.points, each.how if each.place else None, each.table]
        yield [each.round, each.board, each.seat + 1, names[each.entry], *came]


def meetings_lines(folder: LeagueFolder, names: dict[int, str]) -> Iterator[CsvLine]:
    """How any two came out against each other."""
    yield ["name", "other", "ahead", "level", "behind"]
    for (one, other), count in sorted(folder.record.meetings.items()):
        yield [names[one], names[other], *count]


FILES: dict[str, Callable[[LeagueFolder, dict[int, str]], Iterator[CsvLine]]] = {
    "standings": standings_lines,
    "results": results_lines,
    "meetings": meetings_lines,
}


def csv_file(request: Request) -> Response:
    """One of the files of a league."""
    folder, wanted = find_folder(request), request.query_params.get("what", "standings")
    if wanted not in FILES:
        raise Refused("refused-no_page")
    written = io.StringIO()
    writer = csv.writer(written)
    for line in FILES[wanted](folder, names_in(folder, language_of(request))):
        writer.writerow([safe_cell(cell) for cell in line])
    headers = {
        "content-disposition": f'attachment; filename="{folder.row.id}-{wanted}.csv"',
        "cache-control": "no-store",
    }
    return Response(written.getvalue(), media_type="text/csv", headers=headers)


def safe_cell(cell: object) -> object:
    """A cell that no spreadsheet computes: a name is a name, whatever it begins with."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
