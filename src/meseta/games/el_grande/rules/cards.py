"""Action cards: announcing a special action, vetoing it, and what each one does."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import (
    BY_CHOICE,
    BY_VALUES,
    CASTILLO,
    CHOICES,
    COMPARE,
    DECK_ROOM,
    FIRST_PLACES,
    ONE_STEP,
    REGIONS,
    THE_CASTILLO,
    THE_LEAST,
    THE_MOST,
    WHOLE_ACTION,
)
from meseta.games.el_grande.box.effects import Move as MoveEffect
from meseta.games.el_grande.rules.decisions import Choose, Disc, Reveal, Score, Special, Turn, Veto
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.moves import end_moves, undo_move
from meseta.games.el_grande.rules.scoring import (
    score_area,
    score_castillo,
    score_first_places,
    score_least,
    score_most,
    score_values,
)
from meseta.games.el_grande.rules.state import State
from meseta.games.el_grande.rules.vetoes import ask_vetoes
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import VERB, does
from meseta.kernel.play import run_effect
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, amend, close, is_asked


@rule
def put_card_away(s: State, b: Box, card: int) -> None:
    """A used card goes under its stack or onto the discard pile, as the edition has it."""
    stack = int(b.card_stack[card])
    if b.stack_returns[stack] == 0:
        s.discards[card] += 1
        return
    for place in range(DECK_ROOM - 1, 0, -1):
        s.decks[stack, place] = s.decks[stack, place - 1]
    s.decks[stack, 0] = card
    s.deck_sizes[stack] += 1
    s.deck_known[stack] += 1


# --- announcing and vetoing ----------------------------------------------------------------------


@answers(Turn.special)
def announce_special(s: State, b: Box, log: Log, seat: int) -> None:
    """The special action begins, which ends a placing that has begun; others may object first."""
    s.may_special = 0
    if s.placed > 0:
        s.may_place = 0
    Events.announced(log, seat, s.card)
    Special.ask(s, seat, int(b.card_effect[s.card, 0]), 0)
    if b.card_choices[s.card] > 1:
        Choose.ask(s, only(seat))
    if b.veto_interrupts == 0:
        ask_vetoes(s, seat, WHOLE_ACTION, 0, 0, 0)


@offers(Choose)
def legal_choose(s: State, b: Box, mask: Mask) -> None:
    """One of the two special actions on the card."""
    for choice in range(b.card_choices[s.card]):
        Choose.choose(mask, choice)


@answers(Choose.choose)
def apply_choose(s: State, b: Box, choice: int) -> None:
    """The chosen special action is the one that the card has."""
    close(s)
    amend(s, Special.effect, int(b.card_effect[s.card, choice]))


@runs(Special)
def run_special(s: State, b: Box, log: Log, seat: int, effect: int, vetoes_asked: int) -> None:
    """The special action is carried out, unless somebody who may interrupt has yet to be asked.

    Moves are objected to one by one.
    """
    moves = b.effects[effect, VERB] == MoveEffect.verb
    if b.veto_interrupts == 1 and vetoes_asked == 0 and not moves:
        amend(s, Special.vetoes_asked, 1)
        if ask_vetoes(s, seat, WHOLE_ACTION, 0, 0, 0):
            return
    close(s)
    for _joined in range(CHOICES):
        run_effect(s, b, log, seat, effect)
        if b.effect_next[effect] == NONE:
            break
        effect = int(b.effect_next[effect])


@offers(Veto)
def legal_veto(mask: Mask) -> None:
    """The holder may object or not."""
    Veto.veto(mask)
    Veto.allow(mask)


@answers(Veto.allow)
def apply_allow(s: State, log: Log, seat: int) -> None:
    """The holder lets it pass."""
    close(s)
    Events.allowed(log, seat)


@answers(Veto.veto)
def apply_veto(
    s: State, b: Box, log: Log, seat: int, aim: int, owner: int, region: int, area: int
) -> None:
    """The step is undone and all later ones are lost; nobody else need be asked."""
    Events.vetoed(log, seat, s.card)
    for _holder in range(s.players):
        if is_asked(s, Veto.kind):
            close(s)
    if aim == ONE_STEP:
        undo_move(s, log, owner, region, area)
        end_moves(s)
    else:
        drop_special(s)
    spend_veto(s, b, seat)


@rule
def drop_special(s: State) -> None:
    """A vetoed special action leaves the agenda, with a choice that was due first."""
    if is_asked(s, Choose.kind):
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


@does(effects.Veto)
def keep_veto(s: State, log: Log, seat: int) -> None:
    """The Veto card lies face up before the player, for this round and the next."""
    s.vetoes[seat] += 1
    s.keeps_card = 1
    Events.veto_kept(log, seat)


@does(effects.Score)
def run_scoring(s: State, b: Box, log: Log, seat: int, what: int, values: int) -> None:
    """A special scoring of the areas that the card names; all players score."""
    if what == BY_CHOICE:
        Score.ask(s, only(seat))
    elif what == BY_VALUES:
        score_values(s, b, log, values)
    elif what == FIRST_PLACES:
        score_first_places(s, b, log)
    elif what == THE_MOST:
        score_most(s, b, log)
    elif what == THE_LEAST:
        score_least(s, b, log)
    elif what == THE_CASTILLO:
        score_castillo(s, b, log)
    else:
        Reveal.ask(s, 0, COMPARE, NONE)
        Disc.ask(s, (1 << s.players) - 1, 0, NONE)


@offers(Score)
def legal_score(b: Box, mask: Mask) -> None:
    """Any region, the King's too; the castillo only if ruled so."""
    for region in range(REGIONS):
        Score.score(mask, region)
    if b.choice_castillo == 1:
        Score.score(mask, CASTILLO)


@answers(Score.score)
def apply_score(s: State, b: Box, log: Log, area: int) -> None:
    """The chosen area is scored like at a general scoring."""
    close(s)
    score_area(s, b, log, area, int(b.depth))
