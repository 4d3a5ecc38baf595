"""How a seat stands: what a player looks at when judging a position."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CHARTER_POINTS,
    CONSTRUCTION_POINTS,
    LANDSCAPE_POINTS,
    MARKABLES,
    RATINGS,
    RELIGION_POINTS,
    SECRET,
    SLOTS,
    START,
    WEALTH_POINTS,
)
from meseta.games.six_castles.rules.scoring import (
    charter_winner,
    clear_tally,
    count_up,
    pieces_on_castles,
    rank_of,
    total_of,
)
from meseta.games.six_castles.rules.state import State, free_worker, line_end, workers_in_play
from meseta.kernel.domain import NONE
from meseta.kernel.feature import FeatureList, feature
from meseta.kernel.play import Features
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of
from meseta.kernel.table import Log


class Outlook(FeatureList):
    """What is looked at."""

    always = feature()
    total = feature()
    """The points if the game ended now and nobody showed a secret charter."""
    charters = feature()
    landscapes = feature()
    constructions = feature()
    religion = feature()
    wealth = feature()
    """The five sources of them."""
    secret_charter = feature()
    """Whether the own secret charter would be won now."""
    step = feature()
    """How far on the religion track."""
    spaces = feature()
    """Spaces of the line with goods or landscapes that belong to the seat."""
    variety = feature()
    """How many terrains these show."""
    ahead = feature()
    """Spaces of the line in front of the cylinder."""
    discs = feature()
    """Discs in the supply."""
    workers = feature()
    """Workers on the table."""
    idle = feature()
    """Whether a worker waits in the supply."""
    on_castles = feature()
    """Discs and workers on castles."""
    slots = feature()
    """Slots taken on the scoring tracks, below the top ones."""
    tops = feature()
    """Types with which a top slot was taken."""
    reserve = feature()
    """Exploration tiles beside the line."""
    in_turn = feature()
    fresh = feature()
    """Whether the seat is in turn and has used neither discs nor workers yet."""
    to_move = feature()
    """Whether the seat's turn of this round is still to come."""


@rule
def standing(s: State, b: Box, seat: int) -> int:
    """By points and half coins; alone, by the points above those of the second highest rank."""
    if b.solo == 1:
        return int(s.scores[seat]) - int(b.ratings[RATINGS - 2])
    return rank_of(s, b, seat)


@rule
def assess(s: State, b: Box, log: Log, features: Features) -> float:
    """How every seat stands; how much of the game has been played."""
    count_up(s, b, log, False)
    for seat in range(s.players):
        features[seat, Outlook.always] = 1.0
        features[seat, Outlook.total] = total_of(s, seat) / 100.0
        features[seat, Outlook.charters] = s.tally[seat, CHARTER_POINTS] / 10.0
        features[seat, Outlook.landscapes] = s.tally[seat, LANDSCAPE_POINTS] / 10.0
        features[seat, Outlook.constructions] = s.tally[seat, CONSTRUCTION_POINTS] / 10.0
        features[seat, Outlook.religion] = s.tally[seat, RELIGION_POINTS] / 10.0
        features[seat, Outlook.wealth] = s.tally[seat, WEALTH_POINTS] / 10.0
    clear_tally(s)
    for seat in range(s.players):
        assess_seat(s, b, seat, features)
    return s.round_no / float(b.rounds)


@rule
def assess_seat(s: State, b: Box, seat: int, features: Features) -> None:
    """What a seat has on the table, in its line and in the supply."""
    if s.charters[seat, SECRET] != NONE:
        won = charter_winner(s, b, int(s.charters[seat, SECRET])) == seat
        features[seat, Outlook.secret_charter] = float(int(won))
    features[seat, Outlook.step] = s.religion[seat] / 10.0
    for terrain in range(MARKABLES):
        features[seat, Outlook.spaces] += s.owned[seat, terrain] / 10.0
        features[seat, Outlook.variety] += int(s.owned[seat, terrain] > 0) / 10.0
    ahead = line_end(s, seat) - int(s.cylinder[seat]) - 1
    features[seat, Outlook.ahead] = ahead / 10.0
    features[seat, Outlook.discs] = s.discs[seat] / 10.0
    features[seat, Outlook.workers] = workers_in_play(s, seat) / 10.0
    features[seat, Outlook.idle] = float(int(free_worker(s, seat) != NONE))
    features[seat, Outlook.on_castles] = pieces_on_castles(s, seat) / 10.0
    for slot in range(SLOTS):
        features[seat, Outlook.slots] += int(s.slots[slot] == seat) / 10.0
    features[seat, Outlook.tops] = count_of(int(s.tops[seat])) / 10.0
    features[seat, Outlook.reserve] = count_of(int(s.reserve[seat])) / 10.0
    if s.round_no > 0:
        assess_turn(s, seat, features)


@rule
def assess_turn(s: State, seat: int, features: Features) -> None:
    """What is still to come in this round."""
    place = (seat - int(s.starter)) % int(s.players)
    running = (int(s.active) - int(s.starter)) % int(s.players)
    features[seat, Outlook.in_turn] = float(int(place == running))
    features[seat, Outlook.fresh] = float(int(place == running and s.stage == START))
    features[seat, Outlook.to_move] = float(int(place > running))
