"""The round: power cards, turns in descending order, the display, the two scorings."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.rules.decisions import NextTurn, Power, StartRound
from meseta.games.el_caballero.rules.display import fill_display
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.scoring import score_map
from meseta.games.el_caballero.rules.state import State
from meseta.games.el_caballero.rules.turn import start_turn
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log, Mask, close


@runs(StartRound)
def start_round(s: State, log: Log, number: int) -> None:
    """Power cards are played clockwise from the start player."""
    s.round_no = number
    Events.round(log, number)
    ask_powers(s)


@rule
def ask_powers(s: State) -> None:
    """The turns lie below the power cards, the start player's card on top."""
    NextTurn.ask(s)
    for step in range(s.players):
        seat = (int(s.starter) - 1 - step) % int(s.players)
        Power.ask(s, only(seat))


@offers(Power)
def legal_power(s: State, seat: int, mask: Mask) -> None:
    """Any card in hand whose value nobody has played this round."""
    cards = int(s.hands[seat])
    for other in range(s.players):
        cards &= ~only(int(s.power[other]))
    Power.play_any(mask, cards)


@answers(Power.play)
def apply_power(s: State, log: Log, seat: int, value: int) -> None:
    """The card lies face up, and never comes back into the hand."""
    close(s)
    s.hands[seat] = int(s.hands[seat]) & ~only(value)
    s.power[seat] = value
    Events.power(log, seat, value)


@rule
def next_in_order(s: State) -> int:
    """The seat with the highest power card that has not had its turn, or NONE."""
    best = NONE
    for seat in range(s.players):
        if not has(int(s.moved), seat):
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


@runs(NextTurn)
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
        Events.scoring(log, int(s.round_no))
        score_map(s, b, log)
    if s.round_no == b.last_round:
        Events.over(log)
    else:
        Events.starter(log, int(s.starter))
        StartRound.ask(s, s.round_no + 1)
