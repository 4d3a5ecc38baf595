"""A player's turn: the court, a modifier's ability, an action card and its two parts."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import CASTILLO, STACKS, TARGETS
from meseta.games.el_grande.box.effects import Smuggle
from meseta.games.el_grande.rules.cards import put_card_away
from meseta.games.el_grande.rules.court import ask_recruit
from meseta.games.el_grande.rules.decisions import Ability, Take, Turn
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.moves import place_caballero
from meseta.games.el_grande.rules.state import State, card_number, clear_turn, is_taboo
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.effect import VERB, does
from meseta.kernel.play import run_effect
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close


@rule
def start_turn(s: State, b: Box, seat: int) -> None:
    """First the court, then an ability of the modifier, then an action card."""
    Take.ask(s, only(seat))
    if s.modifier[seat] != NONE and b.modifier_effect[s.modifier[seat]] != NONE:
        Ability.ask(s, only(seat))
    ask_recruit(s, seat, int(b.recruits[s.power[seat]]))


@offers(Ability)
def legal_ability(mask: Mask) -> None:
    """The ability may be used or not."""
    Ability.use(mask)
    Ability.skip(mask)


@answers(Ability.use)
def apply_ability(s: State, b: Box, log: Log, seat: int) -> None:
    """The ability of the modifier on the table."""
    close(s)
    Events.ability(log, seat, s.modifier[seat])
    run_effect(s, b, log, seat, int(b.modifier_effect[s.modifier[seat]]))


@offers(Take)
def legal_take(s: State, mask: Mask) -> None:
    """One of the face-up cards that are still there."""
    for stack in range(STACKS):
        if s.faceup[stack] != NONE:
            Take.take(mask, stack)


@answers(Take.take)
def apply_take(s: State, b: Box, log: Log, seat: int, stack: int) -> None:
    """The player has the card; both of its parts are open, or the right that comes with it."""
    close(s)
    s.card = s.faceup[stack]
    s.faceup[stack] = NONE
    s.may_place = 1
    s.may_special = 1
    Events.took(log, seat, stack, s.card)
    if is_smuggling(b, int(s.card)):
        s.may_special = 0
        smuggle(s, log, seat)
    Turn.ask(s, only(seat))


@rule
def is_smuggling(b: Box, card: int) -> bool:
    """Whether a card gives a right for the placing and has nothing to carry out."""
    return b.effects[b.card_effect[card, 0], VERB] == Smuggle.verb


@rule
def may_place_in(s: State, b: Box, area: int) -> bool:
    """A neighbour of the King's region, or the castillo; by smuggling the King's region too."""
    if is_taboo(s, area):
        return s.smuggling == 1
    return area == CASTILLO or b.borders[s.king, area] == 1


@offers(Turn)
def legal_turn(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Place one more caballero, begin the special action, or end the turn."""
    Turn.end(mask)
    if s.may_special == 1:
        Turn.special(mask)
    if s.may_place == 1 and s.placed < card_number(s, b) and s.court[seat] > 0:
        for area in range(TARGETS):
            if may_place_in(s, b, area):
                Turn.place(mask, area)


@answers(Turn.place)
def apply_place(s: State, log: Log, seat: int, area: int) -> None:
    """One caballero goes from the court to the target."""
    s.placed += 1
    place_caballero(s, log, seat, area)


@answers(Turn.end)
def end_turn(s: State, b: Box, log: Log, seat: int) -> None:
    """The card is put away, unless it is a Veto that stays with the player."""
    close(s)
    if s.keeps_card == 0:
        put_card_away(s, b, int(s.card))
    clear_turn(s)
    Events.ended(log, seat)


@does(effects.Smuggle)
def smuggle(s: State, log: Log, seat: int) -> None:
    """This turn's caballeros may go to the King's region too."""
    s.smuggling = 1
    Events.smuggling(log, seat)


@rule
def play_dummy_turn(s: State, b: Box, log: Log) -> None:
    """The dummy takes the card with the most caballeros, that of the last stack, out of the row."""
    for stack in range(STACKS - 1, -1, -1):  # pragma: no branch: there is a card for everybody
        card = int(s.faceup[stack])
        if card != NONE:
            s.faceup[stack] = NONE
            Events.dummy_took(log, s.players, stack, card)
            put_card_away(s, b, card)
            break
