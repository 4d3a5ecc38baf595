"""The round: power cards, turns in descending order, the display, the two scorings."""

from __future__ import annotations

from meseta.games.el_caballero.areas import fill_display
from meseta.games.el_caballero.box import VALUES, Box
from meseta.games.el_caballero.decisions import DO_POWER, NEXT_TURN, POWER, START_ROUND
from meseta.games.el_caballero.events import OVER, POWER_PLAYED, ROUND, SCORING, STARTER
from meseta.games.el_caballero.scoring import score_map
from meseta.games.el_caballero.state import NONE, State
from meseta.games.el_caballero.turn import start_turn
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, N, ask, asked, close, has_seat, note, only


@rule
def start_round(s: State, b: Box, log: Log) -> None:
    """Power cards are played clockwise from the start player."""
    s.round_no = asked(s, N)
    close(s)
    note(log, ROUND, s.round_no, 0, 0, 0)
    ask_powers(s)


@rule
def ask_powers(s: State) -> None:
    """The turns lie below the power cards, the start player's card on top."""
    ask(s, NEXT_TURN, 0, 0, 0, 0)
    for step in range(s.players):
        seat = (s.starter + s.players - 1 - step) % s.players
        ask(s, POWER, only(seat), 0, 0, 0)


@rule
def legal_power(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any card in hand whose value nobody has played this round."""
    cards = int(s.hands[seat])
    for other in range(s.players):
        cards &= ~(1 << int(s.power[other]))
    for value in range(1, VALUES + 1):
        mask[DO_POWER + value - 1] = (cards >> value) & 1


@rule
def apply_power(s: State, b: Box, log: Log, seat: int, value: int) -> None:
    """The card lies face up, and never comes back into the hand."""
    close(s)
    s.hands[seat] = int(s.hands[seat]) & ~(1 << value)
    s.power[seat] = value
    note(log, POWER_PLAYED, seat, value, 0, 0)


@rule
def next_in_order(s: State) -> int:
    """The seat with the highest power card that has not had its turn, or NONE."""
    best = NONE
    for seat in range(s.players):
        if not has_seat(int(s.moved), seat):
            if best == NONE or s.power[seat] > s.power[best]:
                best = seat
    return best


@rule
def last_in_order(s: State) -> int:
    """The seat with the lowest power card, which had the last turn."""
    last = 0
    for seat in range(1, s.players):
        if s.power[seat] < s.power[last]:
            last = seat
    return last


@rule
def next_turn(s: State, b: Box, log: Log) -> None:
    """Turns follow each other in descending order; after the last one the round ends."""
    seat = next_in_order(s)
    if seat == NONE:
        close(s)
        end_round(s, b, log)
    else:
        s.moved = int(s.moved) | only(seat)
        start_turn(s, b, seat)


@rule
def end_round(s: State, b: Box, log: Log) -> None:
    """The display is filled up, two rounds are scored, and who was last begins the next one."""
    fill_display(s, log)
    s.starter = last_in_order(s)
    s.moved = 0
    for seat in range(s.players):
        s.power[seat] = 0
    if b.scores_after[s.round_no] == 1:
        note(log, SCORING, s.round_no, 0, 0, 0)
        score_map(s, b, log)
    if s.round_no == b.last_round:
        note(log, OVER, 0, 0, 0, 0)
    else:
        note(log, STARTER, s.starter, 0, 0, 0)
        ask(s, START_ROUND, 0, s.round_no + 1, 0, 0)
