"""Action cards: announcing a special action, vetoing it, and what each one does."""

from __future__ import annotations

from meseta.games.el_grande.box import (
    ASSASSINATE,
    BY_VALUE,
    CASTILLO,
    CHOICE,
    CIVIL_WAR,
    COUPS,
    DECREES,
    EMPTY_COURTS,
    FIRST_PLACES,
    GRANDE,
    KINGS_MOVE,
    LEAST,
    MOST,
    MOVE,
    OF_CASTILLO,
    PLACE,
    RECRUITING,
    REGAINING,
    REGENT,
    REGIONS,
    REVOLT,
    SCORING,
    SMUGGLE,
    WITHDRAWAL,
    Box,
)
from meseta.games.el_grande.court import ask_recruit
from meseta.games.el_grande.decisions import (
    CHOOSE,
    COMPARE,
    DISC,
    DO_CHOOSE,
    DO_SCORE,
    REVEAL,
    SCORE,
    SPECIAL,
    VETO,
)
from meseta.games.el_grande.discs import start_coup
from meseta.games.el_grande.events import (
    ALLOWED,
    ANNOUNCED,
    SMUGGLING,
    VETO_KEPT,
    VETOED,
)
from meseta.games.el_grande.moves import end_moves, start_moves, start_posts, undo_move
from meseta.games.el_grande.powers import start_regain
from meseta.games.el_grande.royal import (
    exchange_king,
    move_king,
    start_decree,
    start_grande,
    start_king,
)
from meseta.games.el_grande.scoring import (
    score_area,
    score_castillo,
    score_first_places,
    score_least,
    score_most,
    score_values,
)
from meseta.games.el_grande.sending import (
    empty_courts,
    start_civil_war,
    start_picks,
    start_withdrawal,
)
from meseta.games.el_grande.state import DECK_ROOM, NONE, State
from meseta.kernel.rule import rule
from meseta.kernel.table import (
    KIND,
    SEATS,
    A,
    B,
    Log,
    Mask,
    N,
    amend,
    ask,
    asked,
    close,
    first_seat,
    note,
    only,
)

WHOLE_ACTION, ONE_STEP = 0, 1
"""What a veto is aimed at."""


@rule
def put_card_away(s: State, b: Box, card: int) -> None:
    """A used card goes under its stack or onto the discard pile, as the edition has it."""
    stack = int(b.card_stack[card]) - 1
    if b.stack_returns[stack] == 0:
        s.discards[card] += 1
        return
    for place in range(DECK_ROOM - 1, 0, -1):
        s.decks[stack, place] = s.decks[stack, place - 1]
    s.decks[stack, 0] = card
    s.deck_sizes[stack] += 1
    s.deck_known[stack] += 1


# --- announcing and vetoing ----------------------------------------------------------------------


@rule
def announce_special(s: State, b: Box, log: Log, seat: int) -> None:
    """The special action begins, which ends a placing that has begun; others may object first."""
    s.may_special = 0
    if s.placed > 0:
        s.may_place = 0
    note(log, ANNOUNCED, seat, s.card, 0, 0)
    ask(s, SPECIAL, only(seat), int(b.card_effect[s.card, 0]), 0, 0)
    if b.card_choices[s.card] > 1:
        ask(s, CHOOSE, only(seat), 0, 0, 0)
    if b.veto_interrupts == 0:
        ask_vetoes(s, seat, WHOLE_ACTION, 0, 0)


@rule
def legal_choose(s: State, b: Box, seat: int, mask: Mask) -> None:
    """One of the two special actions on the card."""
    for choice in range(b.card_choices[s.card]):
        mask[DO_CHOOSE + choice] = 1


@rule
def apply_choose(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The chosen special action is the one that the card has."""
    close(s)
    amend(s, N, int(b.card_effect[s.card, choice]))


@rule
def run_special(s: State, b: Box, log: Log) -> None:
    """The special action is carried out, unless somebody who may interrupt has yet to be asked."""
    seat = first_seat(asked(s, SEATS))
    effect = asked(s, N)
    if b.veto_interrupts == 1 and asked(s, A) == 0 and b.effect_do[effect] != MOVE:
        amend(s, A, 1)
        if ask_vetoes(s, seat, WHOLE_ACTION, 0, 0):
            return
    close(s)
    run_effect(s, b, log, seat, effect)


@rule
def holds_veto(s: State, seat: int) -> bool:
    """Whether a Veto card lies before a player."""
    return s.vetoes[seat] + s.old_vetoes[seat] > 0


@rule
def ask_vetoes(s: State, seat: int, aim: int, a: int, b: int) -> bool:
    """Every other holder of a Veto is asked, in seat order from the active player."""
    any_holder = False
    for step in range(1, s.players):
        holder = (seat + s.players - step) % s.players
        if holds_veto(s, holder):
            ask(s, VETO, only(holder), aim, a, b)
            any_holder = True
    return any_holder


@rule
def ask_step_vetoes(s: State, b: Box, seat: int, owner: int, region: int, area: int) -> None:
    """Where a veto may interrupt, each single move can be objected to."""
    if b.veto_interrupts == 1:
        ask_vetoes(s, seat, ONE_STEP, owner * REGIONS + region, area)


@rule
def apply_allow(s: State, b: Box, log: Log, seat: int) -> None:
    """The holder lets it pass."""
    close(s)
    note(log, ALLOWED, seat, 0, 0, 0)


@rule
def apply_veto(s: State, b: Box, log: Log, seat: int) -> None:
    """The step is undone and all later ones are lost; nobody else need be asked."""
    aim = asked(s, N)
    move = asked(s, A)
    area = asked(s, B)
    note(log, VETOED, seat, s.card, 0, 0)
    while asked(s, KIND) == VETO:
        close(s)
    if aim == ONE_STEP:
        undo_move(s, log, move // REGIONS, move % REGIONS, area)
        end_moves(s)
    else:
        drop_special(s)
    spend_veto(s, b, seat)


@rule
def drop_special(s: State) -> None:
    """A vetoed special action leaves the agenda, with a choice that was due first."""
    if asked(s, KIND) == CHOOSE:
        close(s)
    close(s)


@rule
def spend_veto(s: State, b: Box, seat: int) -> None:
    """The older Veto card is used first, and put away."""
    if s.old_vetoes[seat] > 0:
        s.old_vetoes[seat] -= 1
    else:
        s.vetoes[seat] -= 1
    put_card_away(s, b, int(b.veto_card))


# --- what special actions do ---------------------------------------------------------------------


@rule
def run_effect(s: State, b: Box, log: Log, seat: int, effect: int) -> None:
    """One special action; each line is a word that the box may use."""
    do = int(b.effect_do[effect])
    n = int(b.effect_n[effect])
    if do == MOVE:
        start_moves(s, b, seat, effect)
    elif do == PLACE:
        start_posts(s, b, seat, effect)
    elif do == EMPTY_COURTS:
        empty_courts(s, log, seat, n)
    elif do == ASSASSINATE:
        start_picks(s, seat, int(b.effect_how[effect]))
    elif do == WITHDRAWAL:
        start_withdrawal(s, log, seat, n)
    elif do == CIVIL_WAR:
        start_civil_war(s, seat, int(b.effect_how[effect]), n)
    elif do == SCORING:
        run_scoring(s, b, log, seat, effect)
    elif do == DECREES:
        start_decree(s, seat)
    elif do == REGAINING:
        start_regain(s, seat)
    elif do == RECRUITING:
        ask_recruit(s, seat, n)
    elif do == GRANDE:
        start_grande(s, seat)
    elif do == COUPS:
        start_coup(s, seat)
    elif do == KINGS_MOVE:
        start_king(s, b, seat, effect)
    elif do == REVOLT:
        move_king(s, log, CASTILLO)
    elif do == REGENT:
        exchange_king(s, log, seat)
    elif do == SMUGGLE:
        s.smuggling = 1
        note(log, SMUGGLING, seat, 0, 0, 0)
    else:
        keep_veto(s, log, seat)


@rule
def keep_veto(s: State, log: Log, seat: int) -> None:
    """The Veto card lies face up before the player, for this round and the next."""
    s.vetoes[seat] += 1
    s.keeps_card = 1
    note(log, VETO_KEPT, seat, 0, 0, 0)


@rule
def run_scoring(s: State, b: Box, log: Log, seat: int, effect: int) -> None:
    """A special scoring of the areas that the card names; all players score."""
    what = int(b.effect_how[effect])
    if what == CHOICE:
        ask(s, SCORE, only(seat), 0, 0, 0)
    elif what == BY_VALUE:
        score_values(s, b, log, int(b.effect_n[effect]))
    elif what == FIRST_PLACES:
        score_first_places(s, b, log)
    elif what == MOST:
        score_most(s, b, log)
    elif what == LEAST:
        score_least(s, b, log)
    elif what == OF_CASTILLO:
        score_castillo(s, b, log)
    else:
        ask(s, REVEAL, 0, 0, COMPARE, 0)
        ask(s, DISC, (1 << s.players) - 1, 0, NONE, 0)


@rule
def legal_score(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any region, the King's too; the castillo only if ruled so."""
    for region in range(REGIONS):
        mask[DO_SCORE + region] = 1
    if b.choice_castillo == 1:
        mask[DO_SCORE + CASTILLO] = 1


@rule
def apply_score(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """The chosen area is scored like at a general scoring."""
    close(s)
    score_area(s, b, log, area, int(b.depth))
