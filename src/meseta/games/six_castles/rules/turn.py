"""The turn: lay a tile, act with discs or with workers, draw; round after round."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import HELD, MOVED
from meseta.games.six_castles.rules.decisions import Act, NextTurn, StartLaying
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.laying import start_rival
from meseta.games.six_castles.rules.line import legal_line_while_acting, legal_mark
from meseta.games.six_castles.rules.scoring import score_game
from meseta.games.six_castles.rules.setup import draw_tile
from meseta.games.six_castles.rules.state import (
    State,
    acts_with_discs,
    clear_turn,
)
from meseta.games.six_castles.rules.trade import legal_landscapes, legal_sell
from meseta.games.six_castles.rules.workers import legal_walks, legal_works
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.table import Log, Mask, close


@runs(NextTurn)
def next_turn(s: State, b: Box, log: Log) -> None:
    """Players take turns clockwise; after the last round the game is scored."""
    clear_turn(s)
    following = (int(s.active) + 1) % int(s.players) if s.round_no > 0 else int(s.starter)
    is_new_round = following == s.starter
    if is_new_round and s.round_no == b.rounds:
        close(s)
        Events.scoring(log)
        score_game(s, b, log)
        return
    s.active = following
    if is_new_round:
        s.round_no += 1
        Events.round(log, s.round_no)
    Events.turn(log, following)
    StartLaying.ask(s)
    if b.solo == 1:
        start_rival(s, following)


@offers(Act)
def legal_act(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Discs or workers, each action in its order and all of them optional; the line; the end."""
    Act.end(mask)
    legal_line_while_acting(s, b, seat, mask)
    legal_mark(s, b, seat, mask)
    legal_sell(s, b, seat, mask)
    legal_landscapes(s, b, seat, mask)
    if not acts_with_discs(s):
        if s.stage <= MOVED:
            legal_walks(s, b, seat, mask)
        legal_works(s, b, seat, mask)


@answers(Act.end)
def end_turn(s: State, b: Box, log: Log, seat: int) -> None:
    """A new landscape tile is drawn, but not in the last two rounds."""
    close(s)
    if s.round_no <= int(b.rounds) - int(b.last_draws):
        if s.hand_sizes[seat] < HELD and s.pile_left > 0:
            draw_tile(s, seat)
            Events.drew(log, seat)
    Events.ended(log, seat)
