"""What always holds: nothing is lost or made, and everything is where it may be.

What is asked, and whether it can be answered, stands in `pending.py`.
"""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    ABSENT,
    CASTLES,
    CONSTRUCTION_TRACK,
    DEALT_EACH,
    LANDSCAPE_TRACK,
    MARKABLES,
    MARKETS,
    SCORED,
    SIDES,
    SLOTS,
    SOURCES,
    WORKERS,
)
from meseta.games.six_castles.rules.hills import quarter_of, tile_of
from meseta.games.six_castles.rules.scoring import total_of
from meseta.games.six_castles.rules.state import (
    State,
    is_in_play,
    is_own_space,
    line_end,
    space_terrain,
)
from meseta.games.six_castles.rules.trade import track_of, types_on
from meseta.kernel.decision import holds
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, only

# --- tiles ---------------------------------------------------------------------------------------


@rule
def is_being_laid(s: State) -> bool:
    """Whether a tile has left the hand or the opponent's pile and has no place yet."""
    return s.tile != NONE and s.turned[s.tile] == NONE


@rule
def tiles_in_play(s: State) -> int:
    """How many landscape tiles are on the table, in hands and in piles."""
    tiles = int(s.laid_count) + int(s.pile_left) + int(s.rival_left) + int(is_being_laid(s))
    for seat in range(s.players):
        tiles += int(s.hand_sizes[seat])
    return tiles


@holds("landscape, hands, pile, rival, tile: each landscape tile is in one place")
def tiles_are_in_one_place(s: State) -> bool:
    """No tile is on the table and in a hand, or twice in a pile."""
    seen = only(int(s.tile)) if is_being_laid(s) else 0
    for place in range(s.laid_count):
        seen |= only(int(s.laid[place]))
    for place in range(s.pile_left):
        seen |= only(int(s.pile[place]))
    for place in range(s.rival_left):
        seen |= only(int(s.rival[place]))
    for seat in range(s.players):
        for place in range(s.hand_sizes[seat]):
            seen |= only(int(s.hands[seat, place]))
    return count_of(seen) == tiles_in_play(s)


@holds("landscape, hands, pile, rival: no more landscape tiles than all rounds need")
def tiles_are_not_too_many(s: State, b: Box) -> bool:
    """As many as rounds for everybody, and the start tile."""
    return tiles_in_play(s) <= int(b.rounds) * (int(b.players) + int(b.solo)) + 1


@holds("castles, castle_deck: each castle is in one place")
def castles_are_in_one_place(s: State) -> bool:
    """A castle lies in the stack or stands on a hill."""
    seen = 0
    for place in range(s.castles_left):
        seen |= only(int(s.castle_deck[place]))
    count = int(s.castles_left)
    for castle in range(CASTLES):
        if s.castle_hill[castle] != NONE:
            seen |= only(castle)
            count += 1
    return count == CASTLES and count_of(seen) == CASTLES


@holds("castles, markets: discs lie only on markets of castles that stand")
def markets_have_castles(s: State, b: Box) -> bool:
    """Nobody sells to a castle in the stack."""
    for market in range(MARKETS):
        if s.markets[market] != NONE and s.castle_hill[b.market_castle[market]] == NONE:
            return False
    return True


@holds("lines, reserves, stock: each exploration tile is in one place")
def explorations_are_in_one_place(s: State) -> bool:
    """No tile is in two lines, reserves or the stock."""
    seen = 0
    count = int(s.stock_left)
    for place in range(s.stock_left):
        seen |= only(int(s.stock[place]))
    for seat in range(s.players):
        seen |= int(s.reserve[seat])
        count += count_of(int(s.reserve[seat])) + int(s.line_size[seat])
        for place in range(s.line_size[seat]):
            seen |= only(int(s.line[seat, place]))
    return count_of(seen) == count


# --- the landscape -------------------------------------------------------------------------------


@holds("landscape: the quarters of each hill form one ring and know its root")
def hills_are_rings(s: State) -> bool:
    """A hill's ring comes back to its start."""
    for place in range(s.laid_count):
        for corner in range(SIDES):
            quarter = quarter_of(int(s.laid[place]), corner)
            root = int(s.hill[quarter])
            if s.hill[s.link[quarter]] != root or s.hill[root] != root:
                return False
    return True


@rule
def seats_on(s: State, root: int) -> int:
    """The set of seats with workers on a hill."""
    seats = 0
    for seat in range(s.players):
        for worker in range(WORKERS):
            if is_in_play(s, seat, worker) and s.hill[s.workers[seat, worker]] == root:
                seats |= only(seat)
    return seats


@holds("landscape, workers: each hill knows who has workers on it")
def hills_know_their_holders(s: State) -> bool:
    """Payments go by these sets."""
    for place in range(s.laid_count):
        for corner in range(SIDES):
            root = int(s.hill[quarter_of(int(s.laid[place]), corner)])
            if s.holders[root] != seats_on(s, root):
                return False
    return True


@holds("workers: they lie on tiles that are on the table")
def workers_lie_on_the_table(s: State) -> bool:
    """Nobody works on a tile in a pile."""
    for seat in range(s.players):
        for worker in range(WORKERS):
            at = int(s.workers[seat, worker])
            if at >= 0 and s.turned[tile_of(at)] == NONE:
                return False
    return True


# --- pieces --------------------------------------------------------------------------------------


@rule
def pieces_on_track(s: State, b: Box, seat: int, track: int) -> int:
    """How many pieces a player has on the landscape track or the construction track."""
    count = count_of(int(s.tops[seat]) & types_on(track))
    for slot in range(SLOTS):
        if s.slots[slot] == seat and track_of(int(b.slot_type[slot])) == track:
            count += 1
    return count


@holds("slots: only slots that this side of the board has are held")
def held_slots_are_there(s: State, b: Box) -> bool:
    """The top slots are nobody's own."""
    for slot in range(SLOTS):
        if s.slots[slot] != NONE and (b.slot_is_top[slot] == 1 or b.slot_value[slot] == 0):
            return False
    return True


@holds("discs, castles, slots, tops: each player has as many discs as came in the box")
def discs_add_up(s: State, b: Box) -> bool:
    """Discs are neither lost nor made."""
    for seat in range(s.players):
        discs = int(s.discs[seat]) + count_of(int(s.discs_on[seat]))
        discs += pieces_on_track(s, b, seat, LANDSCAPE_TRACK)
        for market in range(MARKETS):
            if s.markets[market] == seat:
                discs += 1
        if discs != b.discs or s.discs[seat] < 0:
            return False
    return True


@rule
def workers_at(s: State, seat: int, place: int) -> int:
    """How many workers of a player are in the supply, on a track, or absent."""
    count = 0
    for worker in range(WORKERS):
        if s.workers[seat, worker] == place:
            count += 1
    return count


@holds("workers, slots, tops: one scored worker for each piece on the construction track")
def workers_add_up(s: State, b: Box) -> bool:
    """Workers are neither lost nor made."""
    for seat in range(s.players):
        if workers_at(s, seat, ABSENT) != WORKERS - int(b.workers):
            return False
        if workers_at(s, seat, SCORED) != pieces_on_track(s, b, seat, CONSTRUCTION_TRACK):
            return False
    return True


@holds("cylinders, discs, lines: cylinders and discs lie on their lines")
def pieces_lie_on_lines(s: State) -> bool:
    """A line without tiles has no cylinder; every other one has."""
    for seat in range(s.players):
        end = line_end(s, seat)
        if int(s.discs_on[seat]) >> end != 0 or s.cylinder[seat] >= end:
            return False
        if (s.cylinder[seat] == NONE) != (end == 0):
            return False
    return True


@holds("lines, cylinders, discs: what each player owns is counted right")
def spaces_are_counted(s: State, b: Box) -> bool:
    """Everything behind and under the cylinder and under discs, and nothing else."""
    for seat in range(s.players):
        for terrain in range(MARKABLES):
            count = 0
            for space in range(line_end(s, seat)):
                if is_own_space(s, seat, space):
                    count += int(space_terrain(s, b, seat, space) == terrain)
            if count != s.owned[seat, terrain]:
                return False
    return True


# --- money, religion, charters, points -----------------------------------------------------------


@holds("coins: nobody is in debt")
def nobody_is_in_debt(s: State) -> bool:
    """Money is paid only by those who have it."""
    for seat in range(s.players):
        if s.coins[seat] < 0:
            return False
    return True


@holds("religion: nobody is beyond the end of the track")
def religion_ends(s: State, b: Box) -> bool:
    """Steps beyond the end are lost."""
    for seat in range(s.players):
        if s.religion[seat] < 0 or s.religion[seat] > b.religion_end:
            return False
    return True


@holds(
    "charters: everybody has two different ones that nobody else has, in the family version none"
)
def charters_are_dealt_once(s: State, b: Box) -> bool:
    """A charter is in one place."""
    seen = 0
    for seat in range(s.players):
        for place in range(DEALT_EACH):
            if s.charters[seat, place] != NONE:
                seen |= only(int(s.charters[seat, place]))
    return count_of(seen) == int(b.charters_dealt) * int(s.players)


@holds("scores, tally: points are counted once the game is over, and add up")
def points_add_up(s: State) -> bool:
    """Nothing is counted before."""
    for seat in range(s.players):
        if s.scores[seat] != total_of(s, seat):
            return False
        for source in range(SOURCES):
            if s.asked > 0 and s.tally[seat, source] != 0:
                return False
    return True
