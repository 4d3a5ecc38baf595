"""What always holds of the agenda: whatever is asked fits the table and can be answered."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CONSTRUCTION_TRACK,
    LANDSCAPE_TRACK,
    LINE,
    MISPLACED,
    OWN,
    RIVALS,
    SIDES,
    START,
    SUPPLY,
)
from meseta.games.six_castles.rules.castles import is_site
from meseta.games.six_castles.rules.decisions import (
    Act,
    Castle,
    Charter,
    Extend,
    Face,
    Goal,
    Hill,
    Lay,
    LineTile,
    OpenCharters,
    Rotate,
    SaleDisc,
    SlotDisc,
    SlotWorker,
    Spot,
    StartLaying,
    StartTile,
)
from meseta.games.six_castles.rules.hills import has_place, may_lie_at, spot_at
from meseta.games.six_castles.rules.invariants import is_being_laid
from meseta.games.six_castles.rules.laying import can_lay_any
from meseta.games.six_castles.rules.line import can_append, can_replace, tiles_for
from meseta.games.six_castles.rules.state import State, free_worker, workers_in_play
from meseta.games.six_castles.rules.trade import (
    has_any_disc,
    is_free_slot,
    is_open_market,
    track_of,
)
from meseta.games.six_castles.rules.workers import (
    goals,
    is_new,
    is_welcome,
    is_welcome_in,
    origin,
    points_for,
)
from meseta.kernel.decision import holds
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, has, only
from meseta.kernel.table import KIND, SEATS, asked, is_asked

TURN = 1
"""The entry above the step to the next turn: a turn, or the set-up."""


@rule
def lies_on_agenda(s: State, kind: int) -> bool:
    """Whether a decision of a kind is pending, now or later."""
    for entry in range(s.asked):
        if s.agenda[entry, KIND] == kind:
            return True
    return False


@rule
def is_in_turn(s: State) -> bool:
    """Whether somebody's turn has begun."""
    if s.asked <= TURN:
        return False
    kind = int(s.agenda[TURN, KIND])
    return kind == StartLaying.kind or kind == Lay.kind or kind == Act.kind


@holds("agenda, round, active: turns are in rounds; before them comes the set-up")
def rounds_have_turns(s: State, b: Box) -> bool:
    """The set-up is the start player's."""
    if s.round_no > b.rounds or (s.round_no == 0 and s.active != s.starter):
        return False
    return s.asked <= TURN or is_in_turn(s) == (s.round_no > 0)


@holds("agenda, active: in a turn only the active player is asked")
def active_player_is_asked(s: State) -> bool:
    """Nobody else decides anything in a turn."""
    if is_in_turn(s):
        for entry in range(s.asked):
            seats = int(s.agenda[entry, SEATS])
            if seats != 0 and seats != only(int(s.active)):
                return False
    return True


@holds("agenda, landscape: the start tile lies there, unless its side is to be chosen")
def start_tile_lies_there(s: State) -> bool:
    """Nothing is laid before it."""
    return s.asked == 0 or (s.laid_count == 0) == lies_on_agenda(s, StartTile.kind)


@holds("agenda, charters: charters are chosen only where some were dealt")
def charters_can_be_chosen(s: State, b: Box) -> bool:
    """The family version has none."""
    chosen = lies_on_agenda(s, Charter.kind) or lies_on_agenda(s, OpenCharters.kind)
    return b.charters_dealt > 0 or not chosen


# --- lines ---------------------------------------------------------------------------------------


@rule
def waits_for_face(s: State, seat: int) -> int:
    """1 while a player turns an exploration tile, else 0."""
    return int(is_asked(s, Face.kind) and asked(s, SEATS) == only(seat))


@rule
def line_tile_fits(s: State, b: Box, entry: int) -> bool:
    """There are tiles for the place that is asked about, and it is the next one or loose."""
    seat = first_of(int(s.agenda[entry, SEATS]))
    place = int(s.agenda[entry, LineTile.place])
    left = int(s.agenda[entry, LineTile.left])
    if place < s.line_size[seat]:
        return is_in_turn(s) and left == 1 and can_replace(s, b, seat, place)
    faced = waits_for_face(s, seat)
    if place != int(s.line_size[seat]) + faced or place + left > LINE:
        return False
    if is_in_turn(s) and left + faced > 1:
        return False
    return count_of(tiles_for(s, seat, int(s.line_size[seat]))) >= left + faced


@rule
def face_fits(s: State, b: Box, entry: int) -> bool:
    """The tile may go to the place, which is the next one or loose."""
    seat = first_of(int(s.agenda[entry, SEATS]))
    place = int(s.agenda[entry, Face.place])
    if not has(tiles_for(s, seat, place), int(s.agenda[entry, Face.tile])):
        return False
    if place < s.line_size[seat]:
        return is_in_turn(s) and can_replace(s, b, seat, place)
    return place == s.line_size[seat]


@holds("agenda, lines, reserves, placed: whoever is asked for an exploration tile has one to lay")
def line_questions_fit(s: State, b: Box) -> bool:
    """A tile is asked for a place that takes one."""
    for entry in range(s.asked):
        kind = int(s.agenda[entry, KIND])
        if kind == LineTile.kind and not line_tile_fits(s, b, entry):
            return False
        if kind == Face.kind and not face_fits(s, b, entry):
            return False
        if kind == Extend.kind and not can_append(s, b, int(s.active)):
            return False
    return True


@rule
def is_asked_for_line(s: State, seat: int) -> bool:
    """Whether a player is still to lay tiles of the line."""
    for entry in range(s.asked):
        kind = int(s.agenda[entry, KIND])
        if kind == LineTile.kind or kind == Face.kind:
            if s.agenda[entry, SEATS] == only(seat):
                return True
    return False


@holds("agenda, lines: a line needs a tile, unless its owner is to choose one")
def everybody_has_a_line(s: State) -> bool:
    """Turns begin when all lines have."""
    for seat in range(s.players):
        if s.line_size[seat] == 0 and s.asked > 0:
            if is_in_turn(s) or not is_asked_for_line(s, seat):
                return False
    return True


# --- laying --------------------------------------------------------------------------------------


@holds("agenda, hands, tile, stage: whoever is to lay a tile has one that fits, and has not acted")
def tile_can_be_laid(s: State, b: Box) -> bool:
    """Before that nothing else is done."""
    if not lies_on_agenda(s, Lay.kind):
        return True
    return s.tile == NONE and s.stage == START and can_lay_any(s, b, int(s.active))


@rule
def is_tile_asked_about(s: State) -> bool:
    """Whether the place or the turn of a tile that everybody sees is asked."""
    if is_asked(s, Spot.kind):
        return asked(s, Spot.whose) != RIVALS
    return is_asked(s, Rotate.kind)


@holds("agenda, tile: a tile that is not on the table is being laid")
def tile_is_being_laid(s: State) -> bool:
    """And whoever is asked where it goes has one."""
    return is_being_laid(s) == is_tile_asked_about(s)


@rule
def is_whose_turn(s: State, b: Box, whose: int) -> bool:
    """The player's own tile is laid before acting, the opponent's before that."""
    own = s.agenda[TURN, KIND] == Act.kind
    return own if whose == OWN else not own and b.solo == 1


@holds("agenda, tile, rival: a tile that is being laid has a place")
def tile_has_a_place(s: State, b: Box) -> bool:
    """Where it goes and how it is turned can be answered."""
    must_join = s.must_join == 1
    if is_asked(s, Spot.kind):
        whose = asked(s, Spot.whose)
        if not is_whose_turn(s, b, whose):
            return False
        return s.rival_left > 0 if whose == RIVALS else has_place(s, b, int(s.tile), must_join)
    if is_asked(s, Rotate.kind):
        whose = asked(s, Rotate.whose)
        spot = spot_at(s, asked(s, Rotate.tile), asked(s, Rotate.side))
        if spot == NONE or (whose != OWN and whose != MISPLACED):
            return False
        return is_whose_turn(s, b, whose) and may_lie_at(s, b, int(s.tile), spot, must_join)
    return True


@holds("agenda, tile, castle_deck: a hill waits for the castle that is to be built")
def castle_has_a_site(s: State, b: Box) -> bool:
    """Some hill of the new tile gets it."""
    if not is_asked(s, Castle.kind):
        return True
    for corner in range(SIDES):
        if is_site(s, b, corner):
            return True
    return False


# --- acting --------------------------------------------------------------------------------------


@holds("agenda, castles: goods are sold to an open market, by somebody with a disc")
def sale_can_be_made(s: State, b: Box) -> bool:
    """The castle stands, and nobody has closed the market."""
    if not is_asked(s, SaleDisc.kind):
        return True
    return is_open_market(s, b, asked(s, SaleDisc.market)) and has_any_disc(s, int(s.active))


@rule
def slot_can_be_taken(s: State, b: Box, slot: int, track: int) -> bool:
    """Whether a slot is on a track and free."""
    return track_of(int(b.slot_type[slot])) == track and is_free_slot(s, b, int(s.active), slot)


@holds("agenda, slots, tops: a slot is taken that is free, by somebody with a piece for it")
def slot_is_free(s: State, b: Box) -> bool:
    """Discs go to the landscape track, workers to the construction track."""
    seat = int(s.active)
    if is_asked(s, SlotDisc.kind):
        free = slot_can_be_taken(s, b, asked(s, SlotDisc.slot), LANDSCAPE_TRACK)
        return free and has_any_disc(s, seat)
    if is_asked(s, SlotWorker.kind):
        free = slot_can_be_taken(s, b, asked(s, SlotWorker.slot), CONSTRUCTION_TRACK)
        return free and (free_worker(s, seat) != NONE or workers_in_play(s, seat) > 0)
    return True


@rule
def can_be_sent(s: State, worker: int) -> bool:
    """Whether a worker is in play, or in the supply while a new tile lies there."""
    at = int(s.workers[s.active, worker])
    return at >= 0 or (at == SUPPLY and s.tile != NONE)


@holds("agenda, workers, coins: a worker that walks gets where its owner can pay")
def walk_has_an_end(s: State, b: Box) -> bool:
    """There is a crossing to go to, and a hill to enter."""
    seat = int(s.active)
    if is_asked(s, Goal.kind):
        worker = asked(s, Goal.worker)
        if not can_be_sent(s, worker):
            return False
        start = origin(s, b, seat, worker)
        points = points_for(s, seat, worker)
        return is_welcome_in(s, b, seat, goals(s, start, is_new(s, seat, worker), points))
    if is_asked(s, Hill.kind):
        tile = asked(s, Hill.tile)
        if s.turned[tile] == NONE or not can_be_sent(s, asked(s, Hill.worker)):
            return False
        return is_welcome(s, b, seat, tile)
    return True
