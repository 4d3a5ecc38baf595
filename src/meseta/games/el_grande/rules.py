"""One decision, one line: who offers it and who executes it."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.cards import (
    announce_special,
    apply_allow,
    apply_choose,
    apply_score,
    apply_veto,
    ask_step_vetoes,
    legal_choose,
    legal_score,
    run_special,
)
from meseta.games.el_grande.court import (
    apply_recall,
    apply_recruit,
    legal_recall,
    legal_recruit,
)
from meseta.games.el_grande.decisions import (
    ABILITY,
    CHOOSE,
    COUP,
    DECREE,
    DISC,
    DO_ALLOW,
    DO_CHOOSE,
    DO_COUP,
    DO_DISC,
    DO_DROP,
    DO_ESCORT,
    DO_GRANDE,
    DO_KING,
    DO_LIFT,
    DO_MODIFY,
    DO_PASS,
    DO_PICK,
    DO_PLACE,
    DO_POST,
    DO_POWER,
    DO_RECALL,
    DO_RECRUIT,
    DO_REGAIN,
    DO_SCORE,
    DO_SPECIAL,
    DO_TAKE,
    DO_TILE,
    DO_VETO,
    DROP,
    END_TURN,
    ESCORT,
    FIRST_STEP,
    GENERAL_SCORING,
    HOME,
    KING,
    LIFT,
    NEXT_TURN,
    PASS,
    PICK,
    POST,
    POWER,
    RECALL,
    RECRUIT,
    REGAIN,
    REGAIN_MODIFIER,
    REVEAL,
    SCORE,
    SPECIAL,
    START_ROUND,
    STOP_MOVES,
    STOP_PICKS,
    STOP_POSTS,
    STOP_RECALL,
    TAKE,
    TURN,
    VETO,
    WITHDRAW,
)
from meseta.games.el_grande.discs import (
    apply_coup,
    apply_disc,
    legal_coup,
    legal_disc,
    reveal_discs,
)
from meseta.games.el_grande.moves import (
    apply_drop,
    apply_lift,
    apply_post,
    end_moves,
    legal_drop,
    legal_lift,
    legal_post,
)
from meseta.games.el_grande.powers import (
    apply_modify,
    apply_pass,
    apply_power,
    apply_regain,
    apply_regain_modifier,
    legal_pass,
    legal_power,
    legal_regain,
    swap_modifiers,
)
from meseta.games.el_grande.rounds import next_turn, run_general_scoring, start_round
from meseta.games.el_grande.royal import (
    apply_decree,
    apply_escort,
    apply_grande,
    apply_king,
    legal_decree,
    legal_escort,
    legal_grande,
    legal_king,
)
from meseta.games.el_grande.sending import (
    apply_pick,
    apply_withdraw,
    legal_pick,
    legal_withdraw,
)
from meseta.games.el_grande.state import State
from meseta.games.el_grande.turn import (
    apply_ability,
    apply_place,
    apply_take,
    end_turn,
    legal_ability,
    legal_take,
    legal_turn,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import KIND, A, B, Log, Mask, asked, close


@rule
def legal(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What a seat may do about the top decision."""
    kind = asked(s, KIND)
    if kind == TURN:
        legal_turn(s, b, seat, mask)
    elif kind == LIFT:
        legal_lift(s, b, seat, mask)
    elif kind == DROP:
        legal_drop(s, b, seat, mask)
    elif kind == POWER:
        legal_power(s, b, seat, mask)
    elif kind == RECRUIT:
        legal_recruit(s, b, seat, mask)
    elif kind == TAKE:
        legal_take(s, b, seat, mask)
    elif kind == RECALL:
        legal_recall(s, b, seat, mask)
    elif kind == DISC:
        legal_disc(s, b, seat, mask)
    elif kind == POST:
        legal_post(s, b, seat, mask)
    elif kind == PICK:
        legal_pick(s, b, seat, mask)
    elif kind == WITHDRAW:
        legal_withdraw(s, b, seat, mask)
    elif kind == SCORE:
        legal_score(s, b, seat, mask)
    elif kind == DECREE:
        legal_decree(s, b, seat, mask)
    elif kind == REGAIN:
        legal_regain(s, b, seat, mask)
    elif kind == HOME:
        legal_grande(s, b, seat, mask)
    elif kind == COUP:
        legal_coup(s, b, seat, mask)
    elif kind == KING:
        legal_king(s, b, seat, mask)
    elif kind == ESCORT:
        legal_escort(s, b, seat, mask)
    elif kind == VETO:
        mask[DO_VETO] = 1
        mask[DO_ALLOW] = 1
    elif kind == CHOOSE:
        legal_choose(s, b, seat, mask)
    elif kind == ABILITY:
        legal_ability(s, b, seat, mask)
    else:
        legal_pass(s, b, seat, mask)


@rule
def apply(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """Execute an answer to the top decision."""
    kind = asked(s, KIND)
    if kind == TURN:
        answer_turn(s, b, log, seat, action)
    elif kind == LIFT:
        if action == STOP_MOVES:
            end_moves(s)
        else:
            apply_lift(s, b, log, seat, action - DO_LIFT)
    elif kind == DROP:
        answer_drop(s, b, log, seat, action - DO_DROP)
    elif kind == POWER:
        if action < DO_MODIFY:
            apply_power(s, b, log, seat, action - DO_POWER + 1)
        else:
            apply_modify(s, b, log, seat, action - DO_MODIFY)
    elif kind == RECRUIT:
        apply_recruit(s, b, log, seat, action - DO_RECRUIT)
    elif kind == TAKE:
        apply_take(s, b, log, seat, action - DO_TAKE)
    elif kind == RECALL:
        if action == STOP_RECALL:
            close(s)
        else:
            apply_recall(s, b, log, seat, action - DO_RECALL)
    elif kind == DISC:
        apply_disc(s, b, log, seat, action - DO_DISC)
    elif kind == POST:
        if action == STOP_POSTS:
            close(s)
        else:
            apply_post(s, b, log, seat, action - DO_POST)
    elif kind == WITHDRAW:
        apply_withdraw(s, b, log, seat, action)
    elif kind == VETO:
        if action == DO_VETO:
            apply_veto(s, b, log, seat)
        else:
            apply_allow(s, b, log, seat)
    elif kind == ABILITY:
        apply_ability(s, b, log, seat, action)
    elif kind == PASS:
        apply_pass(s, b, log, seat, action - DO_PASS)
    else:
        answer_card(s, b, log, seat, action, kind)


@rule
def answer_turn(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """Place, begin the special action, or end the turn."""
    if action == END_TURN:
        end_turn(s, b, log, seat)
    elif action == DO_SPECIAL:
        announce_special(s, b, log, seat)
    else:
        apply_place(s, b, log, seat, action - DO_PLACE)


@rule
def answer_drop(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """A caballero is dropped, and whoever may interrupt is asked."""
    region = asked(s, A)
    owner = asked(s, B)
    apply_drop(s, b, log, seat, area)
    ask_step_vetoes(s, b, seat, owner, region, area)


@rule
def answer_card(s: State, b: Box, log: Log, seat: int, action: int, kind: int) -> None:
    """The decisions that single cards ask for."""
    if kind == PICK:
        if action == STOP_PICKS:
            close(s)
        else:
            apply_pick(s, b, log, seat, action - DO_PICK)
    elif kind == SCORE:
        apply_score(s, b, log, seat, action - DO_SCORE)
    elif kind == DECREE:
        apply_decree(s, b, log, seat, action - DO_TILE)
    elif kind == REGAIN:
        if action < REGAIN_MODIFIER:
            apply_regain(s, b, log, seat, action - DO_REGAIN + 1)
        else:
            apply_regain_modifier(s, b, log, seat, action - REGAIN_MODIFIER)
    elif kind == HOME:
        apply_grande(s, b, log, seat, action - DO_GRANDE)
    elif kind == COUP:
        apply_coup(s, b, log, seat, action - DO_COUP)
    elif kind == KING:
        apply_king(s, b, log, seat, action - DO_KING)
    elif kind == ESCORT:
        apply_escort(s, b, log, seat, action - DO_ESCORT)
    else:
        apply_choose(s, b, log, seat, action - DO_CHOOSE)


@rule
def is_step(kind: int) -> bool:
    """Entries of the agenda that ask nobody."""
    return kind >= FIRST_STEP


@rule
def run_step(s: State, b: Box, log: Log) -> None:
    """Carry out the step on top of the agenda."""
    kind = asked(s, KIND)
    if kind == NEXT_TURN:
        next_turn(s, b, log)
    elif kind == SPECIAL:
        run_special(s, b, log)
    elif kind == START_ROUND:
        start_round(s, b, log)
    elif kind == REVEAL:
        reveal_discs(s, b, log)
    elif kind == GENERAL_SCORING:
        run_general_scoring(s, b, log)
    else:
        swap_modifiers(s, log)
