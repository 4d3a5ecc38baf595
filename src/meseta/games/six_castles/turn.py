"""The turn: lay a tile, act with discs or with workers, draw; round after round."""

from __future__ import annotations

from meseta.games.six_castles.box import HELD, LANDSCAPE_TYPES, Box
from meseta.games.six_castles.decisions import (
    END_TURN,
    LINE_WHILE_ACTING,
    MARK_HILL,
    MOVE_WORKER,
    NEW_WORKER,
    PRAY,
    PUT_DISC,
    SELL,
    SLOT_CHOICES,
    START_LAYING,
    STEP,
    TAKE_SLOT,
)
from meseta.games.six_castles.events import DREW, ENDED, ROUND, SCORING, TURN
from meseta.games.six_castles.laying import start_rival
from meseta.games.six_castles.line import (
    apply_disc,
    apply_line,
    apply_mark,
    apply_step,
    legal_line,
    legal_mark,
)
from meseta.games.six_castles.scoring import score_game
from meseta.games.six_castles.setup import clear_turn, draw_tile
from meseta.games.six_castles.state import (
    DISCS,
    MOVED,
    WORKING,
    State,
    clockwise,
    free_worker,
    in_hand,
    round_of,
    workers_in_play,
)
from meseta.games.six_castles.trade import (
    apply_landscape,
    apply_sell,
    legal_landscapes,
    legal_sell,
)
from meseta.games.six_castles.workers import (
    apply_construction,
    apply_pray,
    legal_walks,
    legal_works,
    points_left,
    start_walk,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, ask, close, note


@rule
def next_turn(s: State, b: Box, log: Log) -> None:
    """Players take turns clockwise; after the last round the game is scored."""
    done = int(s.turn_no)
    if done == int(b.rounds) * int(s.players):
        close(s)
        note(log, SCORING, 0, 0, 0, 0)
        score_game(s, b, log)
        return
    seat = clockwise(s, done)
    s.turn_no = done + 1
    if done % int(s.players) == 0:
        note(log, ROUND, round_of(s), 0, 0, 0)
    note(log, TURN, seat, 0, 0, 0)
    ask(s, START_LAYING, 0, 0, seat, 0)
    if b.solo == 1:
        start_rival(s, seat)


@rule
def legal_act(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Discs or workers, each action in its order and all of them optional; the line; the end."""
    mask[END_TURN] = 1
    legal_line(s, b, seat, mask, LINE_WHILE_ACTING)
    if s.family != WORKING:
        legal_mark(s, b, seat, mask)
        legal_sell(s, b, seat, mask)
        legal_landscapes(s, b, seat, mask)
    if s.family != DISCS:
        if s.stage <= MOVED:
            legal_walks(s, b, seat, mask)
        legal_works(s, b, seat, mask)


@rule
def apply_act(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """One action of the turn."""
    if action == END_TURN:
        end_turn(s, b, log, seat)
    elif action >= LINE_WHILE_ACTING:
        apply_line(s, b, log, seat, action - LINE_WHILE_ACTING)
    elif action == PRAY:
        apply_pray(s, b, log, seat)
    elif action >= MOVE_WORKER:
        start_walk(s, seat, action - MOVE_WORKER, 0, points_left(s, seat))
    elif action == NEW_WORKER:
        start_walk(s, seat, free_worker(s, seat), 1, workers_in_play(s, seat) + 1)
    elif action >= TAKE_SLOT:
        apply_slot(s, b, log, seat, action - TAKE_SLOT)
    elif action >= SELL:
        apply_sell(s, b, log, seat, action - SELL)
    elif action >= PUT_DISC:
        apply_disc(s, b, log, seat, action - PUT_DISC)
    elif action == STEP:
        apply_step(s, b, log, seat)
    else:
        apply_mark(s, b, log, seat, action - MARK_HILL)


@rule
def apply_slot(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """Landscapes are scored with discs, constructions with workers."""
    if choice < LANDSCAPE_TYPES * SLOT_CHOICES:
        apply_landscape(s, b, log, seat, choice)
    else:
        apply_construction(s, b, log, seat, choice)


@rule
def end_turn(s: State, b: Box, log: Log, seat: int) -> None:
    """A new landscape tile is drawn, but not in the last two rounds."""
    close(s)
    clear_turn(s)
    if round_of(s) <= int(b.rounds) - int(b.last_draws):
        if in_hand(s, seat) < HELD and s.pile_left > 0:
            draw_tile(s, seat)
            note(log, DREW, seat, 0, 0, 0)
    note(log, ENDED, seat, 0, 0, 0)
