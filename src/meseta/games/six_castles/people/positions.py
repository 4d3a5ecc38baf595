"""Positions of 6 Castles: four keys of its own, what may be left out, and what follows.

A position that tells the agenda is whole. One that does not is a sketch: the start tile lies there,
what is not named is dealt, and the active player is to lay a tile.

`landscape` lists the laid tiles in their order as tile, x, y, turns; `castles` where each castle
stands and whose discs close its markets; `lines` the exploration tiles of each line as they face;
`workers` where each worker of a player is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    ABSENT,
    CASTLE,
    CASTLES,
    CONSTRUCTION_TRACK,
    COORDINATE,
    CORNER,
    DEALT_EACH,
    EXPLORATION,
    FACING,
    LAID,
    LANDSCAPE_TRACK,
    LANDSCAPES,
    LINE,
    MARKETS,
    PLAYER,
    QUARTER,
    SCORED,
    TILE,
    TOLL,
    TURNS,
    WORKER_PLACE,
    WORKERS,
)
from meseta.games.six_castles.people.sketches import Sketch
from meseta.games.six_castles.rules.castles import has_castle
from meseta.games.six_castles.rules.decisions import OpenCharters, Rotate
from meseta.games.six_castles.rules.hills import (
    find_spot,
    fits,
    is_closed,
    lay_first,
    lay_tile,
    must_join_rock,
    spot_at,
)
from meseta.games.six_castles.rules.invariants import pieces_on_track
from meseta.games.six_castles.rules.line import gain_space
from meseta.games.six_castles.rules.pending import lies_on_agenda
from meseta.games.six_castles.rules.state import State, is_own_space, line_end, space_terrain
from meseta.games.six_castles.rules.workers import settle
from meseta.kernel.domain import NONE, Naming, members_of
from meseta.kernel.positions import PositionError, Reader
from meseta.kernel.table import asked, is_asked

EXTRA_KEYS = ("landscape", "castles", "lines", "workers")
START_TILE = [["start_a", 0, 0, 0]]
"""What a sketch begins with."""


# --- writing -------------------------------------------------------------------------------------


def write_extra(s: State, box: Box, naming: Naming) -> dict[str, Any]:
    """The keys that are the game's own."""
    players = naming["player"]
    return {
        "landscape": [
            [TILE.word(tile, naming), s.tile_x[tile], s.tile_y[tile], s.turned[tile]]
            for tile in s.laid[: s.laid_count]
        ],
        "castles": {
            naming["castle"][castle]: standing(s, box, castle, naming)
            for castle in range(CASTLES)
            if s.castle_hill[castle] != NONE
        },
        "lines": {colour: line_words(s, seat, naming) for seat, colour in enumerate(players)},
        "workers": {
            colour: [WORKER_PLACE.word(at, naming) for at in s.workers[seat]]
            for seat, colour in enumerate(players)
        },
    }


def standing(s: State, box: Box, castle: int, naming: Naming) -> dict[str, Any]:
    """Where a castle stands, and whose discs close its markets."""
    markets = goods_at(box, castle, naming)
    return {
        "at": QUARTER.word(s.castle_hill[castle], naming),
        "markets": {
            good: PLAYER.word(s.markets[market], naming)
            for good, market in markets.items()
            if s.markets[market] != NONE
        },
    }


def goods_at(box: Box, castle: int, naming: Naming) -> dict[str, int]:
    """The markets of a castle by the goods that they take."""
    mine = [market for market in range(MARKETS) if box.market_castle[market] == castle]
    return {naming["market"][market].partition(" ")[2]: market for market in mine}


def line_words(s: State, seat: int, naming: Naming) -> list[str]:
    """The tiles of one line, such as 'ex01 a reversed'."""
    return [
        f"{EXPLORATION.word(s.line[seat, place], naming)} {FACING.names[s.facing[seat, place]]}"
        for place in range(s.line_size[seat])
    ]


# --- reading -------------------------------------------------------------------------------------


def complete(s: State, box: Box, reader: Reader) -> None:
    """Read the game's own keys, fill in what a position left out, and what follows."""
    whole = "agenda" in reader.given
    position = reader.position
    read_landscape(s, box, reader, position.get("landscape", [] if whole else START_TILE))
    read_castles(s, box, reader, position.get("castles", {}))
    read_workers(s, box, reader, position.get("workers", {}))
    read_lines(s, reader, position.get("lines", {}))
    check_charters(s, box, reader)
    if not whole:
        Sketch(s, box, reader).fill()
    check_numbers(s, box, reader)
    count_discs(s, box)
    count_spaces(s, box)
    s.charters_open = int(box.charters_dealt > 0 and not lies_on_agenda(s, OpenCharters.kind))
    if s.tile != NONE and s.turned[s.tile] == NONE:
        s.must_join = int(must_join_rock(s, box, s.tile))
    if is_asked(s, Rotate.kind):
        s.chosen_spot = spot_at(s, asked(s, Rotate.tile), asked(s, Rotate.side))


def read_landscape(s: State, box: Box, reader: Reader, value: Any) -> None:
    """The laid tiles, each beside an older one."""
    for number, entry in enumerate(reader.listed("landscape", value, 0, LAID), 1):
        where = f"landscape.{number}"
        if not isinstance(entry, list | tuple) or len(entry) != len(START_TILE[0]):
            raise PositionError(f"{where}: [tile, x, y, turns] is needed, not {entry!r}")
        tile = reader.number(where, TILE, entry[0])
        x, y = (reader.number(where, COORDINATE, each) for each in entry[1:3])
        turned = reader.number(where, TURNS, entry[3])
        if (s.laid_count == 0) != (tile >= LANDSCAPES):
            raise PositionError(f"{where}: the start tile comes first, and only there")
        if s.laid_count == 0:
            if (x, y, turned) != (0, 0, 0):
                raise PositionError(f"{where}: the start tile lies at 0, 0 and is not turned")
            lay_first(s, box, tile - LANDSCAPES)
            continue
        spot = find_spot(s, x, y)
        if s.turned[tile] != NONE or spot == NONE or not fits(s, box, tile, spot, turned):
            raise PositionError(f"{where}: {entry[0]} cannot be laid at {x}, {y}")
        lay_tile(s, box, tile, spot, turned)


def read_quarter(s: State, reader: Reader, where: str, word: Any) -> int:
    """A quarter of a laid tile, such as 'lt05 nw'."""
    tile, _, corner = str(word).partition(" ")
    number = reader.number(where, TILE, tile)
    reader.number(where, CORNER, corner)
    if s.turned[number] == NONE:
        raise PositionError(f"{where}: {tile} is not on the table")
    return reader.number(where, QUARTER, word)


def read_castles(s: State, box: Box, reader: Reader, value: Any) -> None:
    """Castles on closed hills, and discs on their markets."""
    for name, entry in reader.table("castles", value, reader.naming["castle"]).items():
        where = f"castles.{name}"
        castle = reader.number(where, CASTLE, name)
        if not isinstance(entry, Mapping) or "at" not in entry or set(entry) - {"at", "markets"}:
            raise PositionError(f"{where}: 'at' and 'markets' are needed, not {entry!r}")
        quarter = read_quarter(s, reader, where, entry["at"])
        if not is_closed(s, quarter) or has_castle(s, quarter):
            raise PositionError(f"{where}: no castle can stand at {entry['at']!r}")
        s.castle_hill[castle] = s.hill[quarter]
        s.castle[s.hill[quarter]] = castle
        markets = goods_at(box, castle, reader.naming)
        owners = reader.table(f"{where}.markets", entry.get("markets", {}), markets)
        for good, colour in owners.items():
            s.markets[markets[good]] = reader.number(f"{where}.markets.{good}", PLAYER, colour)


def read_workers(s: State, box: Box, reader: Reader, value: Any) -> None:
    """Workers on hills, in the supply and on the construction track; unnamed ones follow."""
    players = reader.naming["player"]
    given = reader.table("workers", value, players)
    for colour, places in given.items():
        where, seat = f"workers.{colour}", players.index(colour)
        for worker, word in enumerate(reader.listed(where, places, 0, WORKERS)):
            at = read_place(s, reader, f"{where}.{worker + 1}", word)
            if (at == ABSENT) != (worker >= box.workers):
                raise PositionError(f"{where}: there are {box.workers} workers, not {places!r}")
            if at >= 0:
                settle(s, seat, worker, at)
            else:
                s.workers[seat, worker] = at
    for seat, colour in enumerate(players):
        if colour not in given:
            score_workers(s, box, seat, colour)


def read_place(s: State, reader: Reader, where: str, word: Any) -> int:
    """Where a worker is."""
    if any(word == known for known, _ in WORKER_PLACE.others):
        return reader.number(where, WORKER_PLACE, word)
    return read_quarter(s, reader, where, word)


def score_workers(s: State, box: Box, seat: int, colour: str) -> None:
    """A worker has been used for every slot of the construction track."""
    scored = pieces_on_track(s, box, seat, CONSTRUCTION_TRACK)
    if scored > box.workers:
        raise PositionError(f"slots: {colour} has no worker left for {scored} slots")
    for worker in range(scored):
        s.workers[seat, worker] = SCORED


def read_lines(s: State, reader: Reader, value: Any) -> None:
    """The exploration tiles of every line."""
    players = reader.naming["player"]
    for colour, tiles in reader.table("lines", value, players).items():
        where, seat = f"lines.{colour}", players.index(colour)
        for place, text in enumerate(reader.listed(where, tiles, 0, LINE)):
            name, _, facing = str(text).partition(" ")
            s.line[seat, place] = reader.number(where, EXPLORATION, name)
            s.facing[seat, place] = reader.number(where, FACING, facing)
            s.line_size[seat] = place + 1


def check_charters(s: State, box: Box, reader: Reader) -> None:
    """Both charters of a player are named, or none is."""
    for colour, pair in reader.position.get("charters", {}).items():
        if box.charters_dealt == 0:
            raise PositionError(f"charters: the family version has none, not {pair!r}")
        if len(pair) != DEALT_EACH:
            where = f"charters.{colour}"
            raise PositionError(f"{where}: 'secret' and 'open' are needed, not {pair!r}")


def check_numbers(s: State, box: Box, reader: Reader) -> None:
    """Numbers whose bounds the box or other fields know."""
    if not int("agenda" not in reader.given) <= s.round_no <= box.rounds:
        raise PositionError(f"round: a number from 1 to {box.rounds} is needed, not {s.round_no}")
    for seat, colour in enumerate(reader.naming["player"]):
        end, at = line_end(s, seat), s.cylinder[seat]
        if end == 0 and at != NONE:
            raise PositionError(f"cylinders.{colour}: there is no line for {at + 1}")
        if end > 0 and not 0 <= at < end:
            raise PositionError(f"cylinders.{colour}: a number from 1 to {end} is needed")
        if s.religion[seat] > box.religion_end:
            most = box.religion_end
            raise PositionError(f"religion.{colour}: {s.religion[seat]} is beyond the end, {most}")
        for space in members_of(s.discs_on[seat]):
            if space >= end or space <= at or not can_hold_disc(s, box, seat, space):
                raise PositionError(f"discs.{colour}: no disc can lie on space {space + 1}")


def can_hold_disc(s: State, box: Box, seat: int, space: int) -> bool:
    """Whether a space shows a terrain."""
    return space_terrain(s, box, seat, space) != TOLL


# --- what follows --------------------------------------------------------------------------------


def count_discs(s: State, box: Box) -> None:
    """Discs that lie nowhere else are in the supply."""
    for seat in range(s.players):
        used = pieces_on_track(s, box, seat, LANDSCAPE_TRACK)
        used += s.markets.count(seat) + s.discs_on[seat].bit_count()
        s.discs[seat] = box.discs - used


def count_spaces(s: State, box: Box) -> None:
    """What the cylinder and discs mark belongs to the player."""
    for seat in range(s.players):
        for space in range(line_end(s, seat)):
            if is_own_space(s, seat, space):
                gain_space(s, box, seat, space, 1)
