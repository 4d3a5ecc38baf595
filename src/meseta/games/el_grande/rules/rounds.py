"""The round: revealing, power cards, turns in order, the end of the round, the general scoring."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import CASTILLO, STACKS
from meseta.games.el_grande.rules.cards import put_card_away
from meseta.games.el_grande.rules.decisions import Disc, GeneralScoring, NextTurn, StartRound
from meseta.games.el_grande.rules.discs import empty_castillo, put_discs_away, show_discs
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.powers import ask_power, put_power_away
from meseta.games.el_grande.rules.scoring import score_castillo, score_regions
from meseta.games.el_grande.rules.setup import shuffle_region_cards
from meseta.games.el_grande.rules.state import State, has_dummy, is_taboo
from meseta.games.el_grande.rules.turn import play_dummy_turn, start_turn
from meseta.kernel.decision import runs
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log, close

DUMMY_CARDS = 2
DUMMY_CABALLEROS = 2


@runs(StartRound)
def start_round(s: State, log: Log, number: int) -> None:
    """Reveal the action cards, then ask for power cards clockwise from the start player."""
    s.round_no = number
    Events.round(log, s.round_no)
    reveal_cards(s, log)
    if has_dummy(s):
        enter_dummy(s, log)
        show_dummy_power(s, log)
    ask_powers(s)


@rule
def ask_powers(s: State) -> None:
    """The turns lie below the power cards, the start player's card on top."""
    NextTurn.ask(s)
    for step in range(s.players, 0, -1):
        ask_power(s, (s.starter + step - 1) % s.players)


@rule
def reveal_cards(s: State, log: Log) -> None:
    """The top card of every stack is turned up."""
    for stack in range(STACKS):
        if s.deck_sizes[stack] > 0:
            s.deck_sizes[stack] -= 1
            top = int(s.deck_sizes[stack])
            s.faceup[stack] = s.decks[stack, top]
            s.decks[stack, top] = NONE
            s.deck_known[stack] = min(int(s.deck_known[stack]), top)
            Events.revealed(log, stack, s.faceup[stack])


@rule
def enter_dummy(s: State, log: Log) -> None:
    """Two region cards bring two dummy caballeros each, but none into the King's region."""
    dummy = int(s.players)
    for _card in range(DUMMY_CARDS):
        if s.province[dummy] > 0:
            s.region_left -= 1
            region = int(s.region_deck[s.region_left])
            if not is_taboo(s, region):
                count = min(DUMMY_CABALLEROS, int(s.province[dummy]))
                s.province[dummy] -= count
                s.caballeros[region, dummy] += count
                Events.dummy_enters(log, dummy, region, count)


@rule
def show_dummy_power(s: State, log: Log) -> None:
    """The dummy's top power card is shown before anybody plays one."""
    dummy = int(s.players)
    s.dummy_left -= 1
    s.power[dummy] = s.dummy_deck[s.dummy_left]
    s.totals[dummy] = s.power[dummy]
    Events.dummy_power(log, dummy, s.power[dummy])


@rule
def next_in_order(s: State) -> int:
    """The seat with the highest total that has not had its turn, or NONE."""
    best = NONE
    for seat in range(s.colours):
        if s.power[seat] != 0 and not has(int(s.moved), seat):
            if best == NONE or s.totals[seat] > s.totals[best]:
                best = seat
    return best


@runs(NextTurn)
def next_turn(s: State, b: Box, log: Log) -> None:
    """Turns follow each other in descending order; after the last one the round ends."""
    seat = next_in_order(s)
    if seat == NONE:
        close(s)
        end_round(s, b, log)
    else:
        s.moved = int(s.moved) | only(seat)
        if seat < s.players:
            start_turn(s, b, seat)
        else:
            play_dummy_turn(s, b, log)


@rule
def end_round(s: State, b: Box, log: Log) -> None:
    """Cards are cleared, the start marker moves, and the round marker goes on."""
    for stack in range(STACKS):
        if s.faceup[stack] != NONE:
            put_card_away(s, b, int(s.faceup[stack]))
            s.faceup[stack] = NONE
    s.starter = lowest_total(s)
    Events.starter(log, s.starter)
    for seat in range(s.colours):
        put_power_away(s, seat)
        expire_vetoes(s, b, log, seat)
    s.moved = 0
    if b.scores_after[s.round_no] == 1:
        start_general_scoring(s, log)
    else:
        StartRound.ask(s, int(b.next_round[s.round_no]))


@rule
def lowest_total(s: State) -> int:
    """The player with the lowest total; never the dummy."""
    lowest = 0
    for seat in range(1, s.players):
        if s.totals[seat] < s.totals[lowest]:
            lowest = seat
    return lowest


@rule
def expire_vetoes(s: State, b: Box, log: Log, seat: int) -> None:
    """A Veto of the last round is put away; one of this round lasts one round more."""
    for _card in range(s.old_vetoes[seat]):
        put_card_away(s, b, int(b.veto_card))
        Events.veto_expires(log, seat)
    s.old_vetoes[seat] = s.vetoes[seat]
    s.vetoes[seat] = 0


@rule
def start_general_scoring(s: State, log: Log) -> None:
    """All with something in the castillo set their discs; under a revolt nothing will move."""
    Events.king_scoring(log, s.round_no)
    GeneralScoring.ask(s)
    seats = 0
    for seat in range(s.players):
        if s.caballeros[CASTILLO, seat] > 0 or s.grandes[seat] == CASTILLO:
            seats |= only(seat)
    if seats != 0 and s.king != CASTILLO:
        Disc.ask(s, seats, 0, NONE)


@runs(GeneralScoring)
def run_general_scoring(s: State, b: Box, log: Log) -> None:
    """The castillo, then the discs and who moves by them, then every region."""
    score_castillo(s, b, log)
    show_discs(s, log)
    empty_castillo(s, b, log)
    put_discs_away(s)
    score_regions(s, b, log)
    if has_dummy(s):
        shuffle_region_cards(s)
    following = int(b.next_round[s.round_no])
    if following == 0:
        Events.over(log)
    else:
        StartRound.ask(s, following)
