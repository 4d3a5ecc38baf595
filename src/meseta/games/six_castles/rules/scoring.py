"""The final scoring: charters, tracks, religion, wealth."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CASTLE_CHARTER,
    CHARTER_POINTS,
    CONSTRUCTION_POINTS,
    CONSTRUCTION_TRACK,
    LANDSCAPE_POINTS,
    LANDSCAPE_TRACK,
    MARKETS,
    OF_CASTLES,
    OF_DISCS,
    OPEN,
    RATINGS,
    RELIGION_POINTS,
    SEATS,
    SECRET,
    SOURCES,
    TALLIES,
    WEALTH_POINTS,
    WON_COINS,
    WON_STEPS,
    WORKERS,
)
from meseta.games.six_castles.rules.castles import has_castle
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.state import State, is_in_play
from meseta.games.six_castles.rules.trade import slot_points
from meseta.games.six_castles.rules.workers import constructions_of, counted
from meseta.kernel.domain import NONE
from meseta.kernel.play import Points
from meseta.kernel.rule import rule
from meseta.kernel.table import Log


@rule
def charter_count(s: State, b: Box, seat: int, charter: int) -> int:
    """How many a player has of what a charter asks for."""
    kind = int(b.charter_kind[charter])
    if kind == OF_CASTLES:
        return pieces_on_castles(s, seat)
    if kind == OF_DISCS:
        return int(s.owned[seat, b.charter_type[charter]])
    return counted(constructions_of(s, b, seat), int(b.charter_type[charter]))


@rule
def pieces_on_castles(s: State, seat: int) -> int:
    """Discs and workers of a player on all castles together."""
    count = 0
    for market in range(MARKETS):
        if s.markets[market] == seat:
            count += 1
    for worker in range(WORKERS):
        if is_in_play(s, seat, worker) and has_castle(s, int(s.workers[seat, worker])):
            count += 1
    return count


@rule
def charter_winner(s: State, b: Box, charter: int) -> int:
    """The player with more than everybody else, or NONE; alone, one needs a fixed number."""
    best = NONE
    most = int(b.solo_need) - 1 if b.solo == 1 else 0
    for seat in range(s.players):
        count = charter_count(s, b, seat, charter)
        if count > most:
            best = seat
            most = count
        elif count == most:
            best = NONE
    return best


@rule
def award(s: State, b: Box, log: Log, charter: int) -> None:
    """A charter goes to the player with the majority, or to nobody."""
    seat = charter_winner(s, b, charter)
    if seat == NONE:
        Events.charter_tied(log, charter)
    else:
        s.tally[seat, CHARTER_POINTS] += b.charter_points[charter]
        s.tally[seat, WON_COINS] += b.charter_coins[charter]
        s.tally[seat, WON_STEPS] += b.charter_steps[charter]
        Events.charter_won(log, seat, charter, b.charter_points[charter])


@rule
def award_charters(s: State, b: Box, log: Log, with_secret: bool) -> None:
    """The castle charter, the open charters, and at the end of the game the secret ones."""
    if b.charters_dealt == 0:
        return
    award(s, b, log, CASTLE_CHARTER)
    for seat in range(s.players):
        award(s, b, log, int(s.charters[seat, OPEN]))
        if with_secret:
            award(s, b, log, int(s.charters[seat, SECRET]))


@rule
def count_up(s: State, b: Box, log: Log, with_secret: bool) -> None:
    """Points by source, in the order of the rule book; charters may add to religion and wealth."""
    award_charters(s, b, log, with_secret)
    for seat in range(s.players):
        step = min(int(s.religion[seat]) + int(s.tally[seat, WON_STEPS]), int(b.religion_end))
        coins = int(s.coins[seat]) + int(s.tally[seat, WON_COINS])
        s.tally[seat, LANDSCAPE_POINTS] = slot_points(s, b, seat, LANDSCAPE_TRACK)
        s.tally[seat, CONSTRUCTION_POINTS] = slot_points(s, b, seat, CONSTRUCTION_TRACK)
        s.tally[seat, RELIGION_POINTS] = b.religion[step]
        s.tally[seat, WEALTH_POINTS] = coins // int(b.gold)


@rule
def clear_tally(s: State) -> None:
    """Nothing is counted."""
    for seat in range(SEATS):
        for column in range(TALLIES):
            s.tally[seat, column] = 0


@rule
def total_of(s: State, seat: int) -> int:
    """The points of all sources together."""
    total = 0
    for source in range(SOURCES):
        total += int(s.tally[seat, source])
    return total


@rule
def score_game(s: State, b: Box, log: Log) -> None:
    """The game ends: everything is counted, and what charters bring is handed out."""
    count_up(s, b, log, True)
    for seat in range(s.players):
        steps = int(s.religion[seat]) + int(s.tally[seat, WON_STEPS])
        s.religion[seat] = min(steps, int(b.religion_end))
        s.coins[seat] += s.tally[seat, WON_COINS]
        for source in range(SOURCES):
            Events.points(log, seat, source, s.tally[seat, source])
        s.scores[seat] = total_of(s, seat)
    if b.solo == 1:
        Events.rating(log, 0, s.scores[0], rating_of(b, int(s.scores[0])))
    Events.over(log)


@rule
def rank_of(s: State, b: Box, seat: int) -> int:
    """Points, and among equals the half coins that are left over."""
    return int(s.scores[seat]) * int(b.gold) + int(s.coins[seat]) % int(b.gold)


@rule
def has_won(s: State, b: Box, seat: int) -> bool:
    """Once the game is over, who ranks behind nobody has won; equals share the victory."""
    if s.asked != 0:
        return False
    for other in range(s.players):
        if rank_of(s, b, other) > rank_of(s, b, seat):
            return False
    return True


@rule
def rating_of(b: Box, points: int) -> int:
    """The rank that so many points earn in the solo game."""
    rating = 0
    for rank in range(1, RATINGS):
        if points >= b.ratings[rank]:
            rating = rank
    return rating


@rule
def preview(s: State, b: Box, log: Log, area: int, points: Points) -> None:
    """The final scoring as it stands, by source or in all; secret charters count at the end."""
    is_over = s.asked == 0
    if not is_over:
        count_up(s, b, log, False)
    for seat in range(s.players):
        points[seat] = total_of(s, seat) if area == SOURCES else int(s.tally[seat, area])
    if not is_over:
        clear_tally(s)
