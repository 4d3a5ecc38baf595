"""Action cards: announcing a special action, vetoing it, and what each one does."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import (
    ALL_REGIONS,
    BY_CHOICE,
    BY_DISCS,
    BY_VALUES,
    CASTILLO,
    CHOICES,
    COMPARE,
    DECK_ROOM,
    EVERY_STEP,
    FIRST_PLACES,
    MOVES,
    THE_CASTILLO,
    THE_LEAST,
    THE_MOST,
)
from meseta.games.el_grande.box.effects import Move as MoveEffect
from meseta.games.el_grande.rules.decisions import (
    Choose,
    Disc,
    Dropping,
    Reveal,
    Score,
    Scoring,
    Special,
    Turn,
    Veto,
)
from meseta.games.el_grande.rules.discs import put_discs_away
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.scoring import (
    emptiest,
    fullest,
    regions_worth,
    score_all,
    score_area,
)
from meseta.games.el_grande.rules.state import State, clear_moves, pile_of
from meseta.games.el_grande.rules.vetoes import ask_holders, ask_next, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import VERB, does
from meseta.kernel.play import run_effect
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, only
from meseta.kernel.table import (
    KIND,
    Log,
    Mask,
    amend,
    asked,
    close,
    count_down,
    entry,
    place_of,
)


@rule
def put_card_away(s: State, b: Box, card: int) -> None:
    """A used card goes under its stack or onto the discard pile, as the edition has it."""
    stack = pile_of(b, int(b.card_stack[card]))
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
    if b.veto_interrupts != MOVES:
        ask_holders(s)


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
    """The special action is carried out.

    Where a Veto interrupts nothing but moves, it can be aimed at all other actions now, as a whole.
    """
    moves = b.effects[effect, VERB] == MoveEffect.verb
    if b.veto_interrupts == MOVES and vetoes_asked == 0 and not moves:
        amend(s, Special.vetoes_asked, 1)
        if ask_next(s, seat):
            return
    close(s)
    for _joined in range(CHOICES):
        if effect != NONE:
            run_effect(s, b, log, seat, effect)
            effect = int(b.effect_next[effect])


@offers(Veto)
def legal_veto(s: State, b: Box, mask: Mask) -> None:
    """The holder may object or not, or let the rest pass of what can be interrupted later too."""
    if b.veto_interrupts == EVERY_STEP or entry(s, s.asked - 2, KIND) == Dropping.kind:
        Veto.allow_rest(mask)
    Veto.veto(mask)
    Veto.allow(mask)


@answers(Veto.allow)
def apply_allow(s: State, log: Log, seat: int) -> None:
    """The holder lets it pass, and the next one is asked."""
    close(s)
    Events.allowed(log, seat)
    ask_next(s, seat)


@answers(Veto.allow_rest)
def apply_allow_rest(s: State, log: Log, seat: int) -> None:
    """The holder lets the whole special action pass and is not asked about it again."""
    close(s)
    s.lets_pass = int(s.lets_pass) | only(seat)
    Events.allowed_rest(log, seat)
    ask_next(s, seat)


@answers(Veto.veto)
def apply_veto(s: State, b: Box, log: Log, seat: int) -> None:
    """What was about to be done is not done, and nothing that would follow; the rest stands."""
    Events.vetoed(log, seat, s.card)
    drop_special(s)
    spend_veto(s, b, seat)


@rule
def drop_special(s: State) -> None:
    """All that the special action had still to do leaves the agenda."""
    for _entry in range(s.asked - 1 - place_of(s, Turn.kind)):
        close(s)
    clear_moves(s)
    put_discs_away(s)


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
    places = 1 if what == FIRST_PLACES else int(b.depth)
    areas = areas_named(s, b, what, values)
    if what == BY_CHOICE:
        Score.ask(s, only(seat), areas, 1, places)
    elif what == BY_DISCS:
        Reveal.ask(s, 0, COMPARE, NONE, 0)
        Disc.ask(s, (1 << s.players) - 1, 0, NONE)
    elif count_of(areas) > 1 and is_watched(s, b):
        Score.ask(s, only(seat), areas, count_of(areas), places)
    else:
        score_all(s, b, log, areas, places)


@rule
def areas_named(s: State, b: Box, what: int, values: int) -> int:
    """The areas that a card scores, or offers to choose from; discs will name their own."""
    if what == BY_VALUES:
        return regions_worth(s, b, values)
    if what == THE_MOST:
        return fullest(s)
    if what == THE_LEAST:
        return emptiest(s)
    if what == THE_CASTILLO:
        return only(CASTILLO)
    if what == BY_CHOICE and b.choice_castillo == 1:
        return ALL_REGIONS | only(CASTILLO)
    return ALL_REGIONS


@offers(Score)
def legal_score(mask: Mask, areas: int) -> None:
    """Any of the areas that the card scores or offers."""
    Score.score_any(mask, areas)


@answers(Score.score)
def apply_score(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """The chosen area is scored, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_score(log, seat, area)
        Scoring.ask(s, area)
        ask_holders(s)
    else:
        score_chosen(s, b, log, area)


@runs(Scoring)
def score_chosen(s: State, b: Box, log: Log, area: int) -> None:
    """The area is scored like at a general scoring; if nobody may object, so is the rest."""
    others = asked(s, Score.areas) & ~only(area)
    left, places = asked(s, Score.left) - 1, asked(s, Score.places)
    score_area(s, b, log, area, places)
    amend(s, Score.areas, others)
    count_down(s, Score.left)
    if left > 0 and not is_watched(s, b):
        close(s)
        score_all(s, b, log, others, places)
