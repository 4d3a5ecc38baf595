"""Invariants: every way in which a position can be wrong is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any, Concatenate, ParamSpec

import pytest

import meseta
from meseta.games.el_grande import ElGrande
from meseta.games.el_grande.box.domains import (
    ABROAD,
    CASTILLO,
    COMPARE,
    FULL_HAND,
    HIGHEST,
    MODIFIERS,
    PORTUGAL,
    REGION,
    TO_A_GRANDE,
)
from meseta.games.el_grande.rules import BOOK
from meseta.games.el_grande.rules.decisions import Decision
from meseta.games.el_grande.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.record import Grid
from meseta.kernel.sets import only
from meseta.kernel.table import SEATS, close, place_of
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    next_round,
    row_with,
    setup,
    special,
    take,
    watched,
)
from tests.games.el_grande.test_box import with_a_stack
from tests.games.story import play

pytestmark = pytest.mark.once("plain")

P = ParamSpec("P")
Change = Callable[[State], None]
Changes = tuple[Change, ...]
Row = tuple["Sound", Changes]
KINDS = {kind.title(): kind for kind in Decision.kinds}

ALL = (PURPLE, BLUE, GREEN, ORANGE)
DUMMY = 2
"""The seat after two players."""
PLUS_1, PLUS_2, MINUS_2, PLUS_3 = 0, 2, 3, 4
RESERVE = 27
"""Modifiers and an effect, as they stand in the box."""
GALICIA, TOLEDO = REGION["galicia"], REGION["toledo"]
GRANADA, CASTILLA = REGION["granada"], REGION["castilla"]

# --- changing something --------------------------------------------------------------------------


def change(act: Callable[Concatenate[State, P], None]) -> Callable[P, Change]:
    """What is done to a state, to be done later."""
    return lambda *args, **options: lambda s: act(s, *args, **options)


def changed(s: State, old: Any, new: Any) -> Any:
    """Another value, or the old one with others in some places."""
    if not isinstance(new, dict):
        return new(s) if callable(new) else new
    places = old.rows if isinstance(old, Grid) else old
    for at, value in new.items():
        places[at] = changed(s, places[at], value)
    return old


@change
def put(s: State, /, **fields: Any) -> None:
    """Some fields hold something else."""
    for name, value in fields.items():
        setattr(s, name, changed(s, getattr(s, name), value))


@change
def swap(s: State, field: str, one: Any, other: Any) -> None:
    """What stands in two places of a field changes places."""
    places = getattr(s, field)
    places[one], places[other] = places[other], places[one]


@change
def tell(s: State, title: str, /, **parts: int) -> None:
    """Some numbers of an entry of the agenda are others."""
    kind = KINDS[title]
    place = place_of(s, kind.kind)
    assert place != NONE
    for part, value in parts.items():
        s.agenda[place, SEATS if part == "seats" else kind.parts[part]] = value


@change
def ask(s: State, title: str, *numbers: int) -> None:
    """Something more is to be decided."""
    KINDS[title].ask(s, *numbers)


@change
def draw(s: State, stack: int) -> None:
    """The top card of a stack is the card of the turn."""
    s.deck_sizes[stack] -= 1
    top = s.deck_sizes[stack]
    s.card, s.decks[stack, top] = s.decks[stack, top], NONE


@change
def discard(s: State, card: Callable[[State], int] = lambda s: s.card) -> None:
    """A copy of a card, or else of the card of the turn, lies on the discard pile."""
    s.discards[card(s)] += 1


def lose_a_veto(s: State) -> None:
    """A Veto that was swapped in is nowhere."""
    veto = old_hands.match().game.naming["card"].index("veto")
    s.decks[1, s.decks[1].index(veto)] = NONE


@change
def lay_out(s: State, seat: int, value: int) -> None:
    """A player has played a power card this round."""
    s.hands[seat] &= ~only(value)
    s.spent[seat] |= only(value)
    s.power[seat] = s.totals[seat] = value


@change
def take_back(s: State, value: int, *seats: int) -> None:
    """Players have spent a power card and taken it back."""
    for seat in seats:
        s.hands[seat] |= only(value)
        s.spent[seat] |= only(value)
        s.regained[seat, 0] = only(value)


def set_of(*members: int) -> int:
    """A set of seats or of power cards."""
    return sum(map(only, members))


def twice(value: int) -> dict[int, int]:
    """The same in the first two places."""
    return {0: value, 1: value}


# --- sound positions -----------------------------------------------------------------------------


class Sound:
    """A position in which everything holds; a call of it says what is changed there."""

    def __init__(self, build: Callable[..., Match], *args: Any, **position: Any) -> None:
        self.build: Callable[[], Match] = lambda: build(*args, **position)
        self.match = cache(self.build)

    def __call__(self, *changes: Change, **fields: Any) -> Row:
        return self, (*changes, put(**fields))

    def then(self, *actions: str) -> Sound:
        """What comes of it by some actions."""
        return Sound(lambda: play(self.build(), *actions))

    def after(self, *changes: Change) -> State:
        """Its state after some changes."""
        state: State = self.match()._twin(self.match().state)
        for do in changes:
            do(state)
        return state


def board(**caballeros: dict[str, int]) -> dict[str, Any]:
    """Who stands where, and the King far away."""
    return {"king": "galicia", "caballeros": caballeros}


def third_round(**position: Any) -> Match:
    """Blue sets the disc for the general scoring."""
    match = setup(round=3, castillo={"blue": 2}, **position)
    next_round(match)
    return match


def veto_kept(card: str, **position: Any) -> Match:
    """Purple has kept a Veto, and Blue is to take a card."""
    match = special("veto", **OLD_HANDS, row=row_with("veto", card), **BOARD, **position)
    return play(match, "end") if match.pending == (PURPLE,) else match


def step(card: str, *actions: str, **position: Any) -> Match:
    """Blue, who holds a Veto, has allowed a special action, and may object to a step of it."""
    return play(watched(card, **position), "allow", *actions)


FOUR: dict[str, Any] = {"players": COLOURS[:4], "row": row_with()}
OLD_HANDS, REGENCY = {"expansions": ["old-hands"]}, {"expansions": ["new-regency"]}
POWER_SHIFT = {"expansions": ["power-shift"]}
BOARD = board(toledo={"purple": 2, "blue": 3}, granada={"green": 2, "blue": 1})
EMPTY_PROVINCE = board(toledo={"purple": 15}, granada={"purple": 15})
HOME_IN_TOLEDO = {"king": "galicia", "grandes": {"purple": "toledo"}}
BLUE_IN_COURT = {**BOARD, "court": {"blue": 1}}
TWO_COURTS = {"court": {"blue": 1, "green": 1}}
PLACING = {"king": "galicia", "court": {"purple": 2}}


@Sound
def without_vetoes() -> Match:
    """No card of the box is a Veto; the first one lies in the row."""
    box = deepcopy(ElGrande.load_box("2023"))
    veto = next(card for card in box["card"] if card["id"] == "veto")
    veto["special"] = [{"do": "decree"}]
    match = meseta.setup("el-grande", FOUR, box=box)
    assert match.game.naming["card"][0] == row_with()[0]
    return match


@Sound
def taken_back() -> Match:
    """Purple has spent three cards and taken two of them back."""
    hands, row = {"purple": list(range(1, 13))}, row_with("empowerment")
    position = setup(hands=hands, round=2, row=row).position
    position["spent"]["purple"] = three = [11, 12, 13]
    return setup(**{**position, "regained": {"purple": [three, three, [], []]}})


@Sound
def all_to_come() -> Match:
    """Both cards that take others back will come."""
    position = setup(row=row_with("coup")).position
    position["decks"][3].sort(key=lambda card: card != "empowerment")
    return setup(**position)


@Sound
def short_stack() -> Match:
    """All nine cards of a stack will come, and the last four of them take others back."""
    box = with_a_stack("2023", 4, decree=5, empowerment=4)
    position = meseta.setup("el-grande", FOUR, box=box).position
    position["decks"][3].sort()
    return meseta.setup("el-grande", position, box=box)


@Sound
def scoring_with_a_dummy() -> Match:
    """The region cards have run out before the general scoring."""
    return setup(**{**third_round(players=COLOURS[:2]).position, "region_left": 0})


@Sound
def last_used() -> Match:
    """Purple has taken a power card back, as three others have before, and may still place."""
    position = take("empowerment", round=9, court={"purple": 1}).position
    for colour in COLOURS[1:4]:
        position["spent"][colour] = [1, *position["spent"][colour]]
        position["regained"][colour] = [[1], [], [], []]
    return play(setup(**position), "special")


@Sound
def vetoes_asked() -> Match:
    """Purple and Green may object to a coup of Blue's."""
    position = veto_kept("coup").position
    position["decks"][1].remove("veto")
    return play(setup(**{**position, "old_vetoes": {"green": 1}}), "take 4", "special")


# before the turns of a round, and between rounds
fresh = Sound(setup, **FOUR)
old_hands = Sound(setup, **FOUR, **OLD_HANDS)
tiles_lie = Sound(setup, **FOUR, tiles={"8/4/0": "toledo", "4/0/0": "granada"})
three_played = fresh.then("power 13", "power 12", "power 11")
two = Sound(setup, players=COLOURS[:2])
last_in_row = Sound(setup, round=9, row=row_with("empowerment"))
passing = Sound(meseta.new, "el-grande", players=COLOURS[:4], seed=3, **POWER_SHIFT)
passed = passing.then("pass +1", "pass +1", "pass -1", "pass -2")
with_modifiers = Sound(setup, **FOUR, **POWER_SHIFT, modifiers={"purple": {"+1/court": 1}})
modifier_back = Sound(
    setup,
    **POWER_SHIFT,
    modifiers={"purple": {"+1": 1}},
    played_modifiers={"purple": ["+3", "+1"]},
    regained_modifiers={"purple": ["+1", None, None, None]},
    regained_after={"purple": [1, 0, 0, 0]},
)
"""Purple has played +1, taken it back, and played +3."""
scoring = Sound(third_round, **FOUR)

# in a turn
to_take = three_played.then("power 10")
modified = with_modifiers.then("modify +1/court", "power 12", "power 11", "power 10", "power 9")
in_turn = Sound(take, "decree", court={"purple": 5})
smuggling = Sound(take, "smuggling", **REGENCY, court={"purple": 2})
with_a_veto = Sound(special, "veto", **OLD_HANDS, court={"purple": 1})
last_taken = Sound(take, "empowerment", round=9)

# in a special action
regain_asked = Sound(veto_kept, "empowerment", round=9).then("take 4", "special")
to_choose = Sound(special, "intrigue_choice", **OLD_HANDS, caballeros=BOARD["caballeros"])
lifted = Sound(special, "intrigue_any_3", **BOARD).then("lift blue toledo")
withdrawing = Sound(special, "withdrawal", **board(toledo={"blue": 4}, granada={"blue": 4}))
assassin = Sound(special, "assassin", **BOARD)
civil_war = Sound(special, "civil_war_2", **board(toledo={"blue": 2}, granada={"blue": 2}))
to_coup = Sound(special, "coup", **BOARD)
coup = to_coup.then("coup toledo")
king_goes = Sound(special, "royal_advisor", king="galicia")
king_goes_abroad = Sound(special, "exile", king="galicia", **REGENCY)
regency_king = Sound(special, "regency_8", king="galicia", **REGENCY)
escorting = Sound(special, "retinue", **BOARD | {"king": "toledo"}, **REGENCY).then("king aragon")
grande_moves = Sound(special, "adopted_home", **HOME_IN_TOLEDO)
regaining = Sound(special, "empowerment", round=9, hands={"purple": list(range(2, 14))})
scoring_a_choice = Sound(special, "score_one_region", king="galicia")

# about to be done
dropping = Sound(step, "intrigue_any_4", "lift blue toledo", "drop aragon", **BOARD)
militia = Sound(step, "militia", "place granada", **PLACING, militia_castillo=False)
assassinating = Sound(step, "assassin", "return green granada", **BOARD)
leaving_toledo = Sound(step, "withdrawal", "return toledo", **BLUE_IN_COURT)
leaving_court = Sound(step, "withdrawal", "return court", **BLUE_IN_COURT)
emptying_courts = Sound(step, "decay_all", **TWO_COURTS)
courts_of_three = Sound(step, "decay_all", players=COLOURS[:3], **TWO_COURTS)
discs_shown = Sound(step, "civil_war_all", **board(toledo={"blue": 1}, granada={"green": 2}))
naming_coup = Sound(step, "coup", "coup toledo", **BOARD)
scoring_step = Sound(step, "score_fives", "score aragon", king="galicia")
laying_tile = Sound(step, "decree", "tile 8 toledo", king="galicia")
taking_back = Sound(step, "empowerment", "regain 13")
moving_grande = Sound(step, "adopted_home", "grande aragon", **HOME_IN_TOLEDO)
moving_king = Sound(step, "royal_advisor", "king castilla", king="galicia")
recruiting = Sound(step, "court_reserve", "recruit 2")
recalling = Sound(step, "court_reserve", "recall toledo", **EMPTY_PROVINCE)

# let pass by Blue: Green may still object, or all is done
rest_passes = Sound(watched, "intrigue_any_4", "blue", "green", **BOARD).then("allow rest")
rest_passed = Sound(watched, "royal_advisor", **PLACING).then("allow rest", "king castilla")

SOUND = {name: thing for name, thing in globals().items() if isinstance(thing, Sound)}


@pytest.mark.parametrize("base", SOUND.values(), ids=SOUND)
def test_in_a_sound_position_everything_holds(base: Sound) -> None:
    game, state = base.match().game, base.after()
    assert list(state.faults(game.naming)) == []
    assert game.fault(state) is None


# --- pieces and action cards ---------------------------------------------------------------------

BROKEN: dict[str, dict[str, Row]] = {}
"""Every invariant, and what breaks it: a sound position with something changed."""

CABALLEROS = "caballeros, court, province: each colour has as many caballeros as came in the box"

BROKEN[CABALLEROS] = {
    "a caballero is made": fresh(court={BLUE: 1}),
}
BROKEN["decks, row, discards, card, vetoes: every action card is there as often as in the box"] = {
    "a Veto is kept though none is in the box": without_vetoes(old_vetoes={BLUE: 1}),
    "a card is kept as if it were a Veto": without_vetoes(faceup={0: NONE}, vetoes={BLUE: 1}),
    "a Veto is kept though none was swapped in": fresh(vetoes={BLUE: 1}),
    "a card is there too often": fresh(discard(lambda s: s.faceup[0])),
    "a card that was swapped in has left": old_hands(lose_a_veto),
    "a stack lacks a card": fresh(draw(0), card=NONE),
}
BROKEN["decks, row: every action card lies in its own stack or beside it"] = {
    "cards of the row lie beside each other's stacks": fresh(swap("faceup", 0, 1)),
    "cards lie in each other's stacks": fresh(swap("decks", (0, 0), (1, 0))),
    "a stack has a gap": fresh(discard(lambda s: s.decks[0, 0]), decks={0: {0: NONE}}),
}
BROKEN["decks, deck_known: no more cards are known than lie in a stack"] = {
    "more cards are known than there are": fresh(deck_known={0: lambda s: s.deck_sizes[0] + 1}),
}
BROKEN["tiles: no two of them lie in one area"] = {
    "both tiles lie in one region": fresh(tiles=twice(TOLEDO)),
}
BROKEN["king: abroad or beside the castillo he stands only if a card can have put him there"] = {
    "the King is abroad though no card sends him": fresh(king=PORTUGAL),
    "the King is beside the castillo though no card puts him there": fresh(king=CASTILLO),
}
BROKEN["grandes: every player has one, in the castillo only if a card can have thrown it in"] = {
    "a grande is off the board": fresh(grandes={BLUE: NONE}),
    "a grande is in the castillo though no card throws it in": fresh(grandes={BLUE: CASTILLO}),
}

# --- power cards and modifiers -------------------------------------------------------------------

BROKEN["hands, spent, regained: a card is in hand, or spent, or both after it was taken back"] = {
    "a power card is nowhere": fresh(hands={PURPLE: set_of(*range(1, 13))}),
    "a card was taken back unspent": taken_back(regained={PURPLE: {1: set_of(1, 11, 12, 13)}}),
    "none of the cards that could be back is in hand": taken_back(regained={PURPLE: {0: only(13)}}),
    "an earlier choice could not be made later": taken_back(regained={PURPLE: {1: set_of(11, 12)}}),
    "cards were taken back with a gap between": taken_back(regained={PURPLE: {0: 0}}),
    "more spent cards are in hand than were taken back": taken_back(regained={PURPLE: {1: 0}}),
}
BROKEN["power, totals, spent: what was played this round is spent, and no two totals are alike"] = {
    "a total is there without a card": fresh(totals={PURPLE: 5}),
    "a played card is not spent": to_take(hands={PURPLE: FULL_HAND}, spent={PURPLE: 0}),
    "a total is not that of the card": to_take(totals={PURPLE: 14}),
    "a total is that of the card without its modifier": modified(totals={PURPLE: 12}),
    "two have played the same total": three_played(lay_out(BLUE, 13)),
}
BROKEN["moved, power: only who has played a power card has had a turn"] = {
    "somebody had a turn without a power card": fresh(moved=only(PURPLE)),
}
BROKEN["modifier, played_modifiers: the modifier of the round is the last that was played"] = {
    "a modifier is laid out that was never played": modified(modifier_plays={PURPLE: 0}),
    "another modifier is out than was played": modified(played_modifiers={PURPLE: {0: PLUS_1}}),
}
BROKEN[
    "played_modifiers, regained_modifiers, regained_after: only what was played was taken back"
] = {
    "a modifier came back before any was played": modifier_back(regained_after={PURPLE: {0: 0}}),
    "a modifier came back after more were played than there were": modifier_back(
        regained_after={PURPLE: {0: 3}}
    ),
    "a modifier came back that was played later": modifier_back(
        modifiers={PURPLE: {PLUS_1: 0, PLUS_3: 1}}, regained_modifiers={PURPLE: {0: PLUS_3}}
    ),
    "a modifier came back twice": modifier_back(
        modifiers={PURPLE: {PLUS_1: 2}},
        regained_modifiers={PURPLE: {1: PLUS_1}},
        regained_after={PURPLE: {1: 1}},
    ),
    "modifiers came back with a gap between": modifier_back(
        modifiers={PURPLE: {PLUS_3: 1}},
        regained_modifiers={PURPLE: {2: PLUS_3}},
        regained_after={PURPLE: {2: 2}},
    ),
    "an earlier modifier came back later": modifier_back(
        modifiers={PURPLE: {PLUS_3: 1}},
        regained_modifiers={PURPLE: {0: PLUS_3, 1: PLUS_1}},
        regained_after={PURPLE: {0: 2, 1: 1}},
    ),
    "no modifier came back and yet after some": modifier_back(regained_after={PURPLE: {1: 2}}),
    "a modifier that came back is nowhere": modifier_back(modifiers={PURPLE: {PLUS_1: 0}}),
}
BROKEN[
    "regained, regained_modifiers: no more is taken back in a game than there are cards for it"
] = {
    "so much is back that the card in the row is one too many": taken_back(
        spent={BLUE: set_of(12, 13)}, regained={BLUE: twice(set_of(12, 13))}
    ),
    "so much is back that the cards in the stacks are too many": all_to_come(
        take_back(13, PURPLE, BLUE, GREEN)
    ),
    "a card was taken back though all that do it are to come": short_stack(take_back(13, PURPLE)),
    "four were taken back and a card in the row does it too": last_in_row(take_back(1, *ALL)),
    "four were taken back and a card that was taken does it too": last_taken(take_back(1, *ALL)),
    "so much is back that the card in use is one too many": regaining(take_back(1, *ALL)),
    "so much is back that the announced card is one too many": regain_asked(take_back(1, *ALL)),
    "more modifiers came back than cards can bring": modifier_back(
        modifiers={BLUE: {PLUS_2: 2}, GREEN: {MINUS_2: 2}},
        modifier_plays={BLUE: 2, GREEN: 2},
        played_modifiers={BLUE: twice(PLUS_2), GREEN: twice(MINUS_2)},
        regained_modifiers={BLUE: twice(PLUS_2), GREEN: twice(MINUS_2)},
        regained_after={BLUE: twice(2), GREEN: twice(2)},
    ),
}
BROKEN["modifiers, played_modifiers, passed: nobody has more than were dealt"] = {
    "somebody holds more modifiers than were dealt": with_modifiers(
        modifiers={BLUE: {PLUS_1: 2, PLUS_2: 2}}
    ),
    "a modifier is held more often than it is in the box": with_modifiers(
        modifiers={BLUE: {PLUS_3: 1}, GREEN: {PLUS_3: 1}}
    ),
}
BROKEN["passed: a modifier that was passed on is one that the left neighbour has had"] = {
    "a passed modifier has not arrived": with_modifiers(passed={PURPLE: PLUS_3}),
}
BROKEN[
    "passed, modifiers, agenda: who is not asked for a modifier has passed one; who is has some"
] = {
    "somebody has passed a modifier and is asked for one": passing(
        modifiers={BLUE: {PLUS_1: 0}}, passed={BLUE: PLUS_1}
    ),
    "somebody has passed no modifier and is not asked": passing(
        tell("pass", seats=set_of(PURPLE, BLUE, GREEN))
    ),
    "somebody without modifiers is to pass one": passing(modifiers={BLUE: [0] * MODIFIERS}),
}

# --- the course of the game ----------------------------------------------------------------------

BROKEN["agenda, round: the round that starts is the first or the one after the last played"] = {
    "a round is left out": passing(tell("start_round", number=3)),
    "a round is played twice": passing(tell("start_round", number=2), round_no=2),
    "a general scoring comes when none is due": scoring(round_no=4),
    "the game ends before its last round": scoring(close, close),
}
BROKEN["row, power, moved, card: between rounds the table is cleared"] = {
    "a card lies face up between rounds": passing(draw(0), faceup={0: lambda s: s.card}, card=NONE),
    "a power card lies there between rounds": passing(lay_out(PURPLE, 13)),
    "a modifier lies there between rounds": passing(
        modifiers={PURPLE: {PLUS_1: 0}},
        modifier={PURPLE: PLUS_1},
        played_modifiers={PURPLE: {0: PLUS_1}},
        modifier_plays={PURPLE: 1},
    ),
    "somebody has an action card between rounds": scoring(draw(0)),
}
BROKEN["power, agenda: in a round everybody has played a power card or is asked for one"] = {
    "somebody has played and is to play": fresh(lay_out(PURPLE, 13)),
    "somebody has not played, nor is to play": three_played(power={PURPLE: 0}, totals={PURPLE: 0}),
}
BROKEN["hands, round: everybody has a card for each round, and one that nobody else has played"] = {
    "a hand has too few cards for all rounds": fresh(
        hands={BLUE: set_of(*range(1, 12))}, spent={BLUE: set_of(12, 13)}
    ),
}
BROKEN[
    "row, decks: there is an action card for everybody, in this round and in all that follow"
] = {
    "the row has too few cards": fresh(
        discard(lambda s: s.faceup[0]), discard(lambda s: s.faceup[1]), faceup=twice(NONE)
    ),
    "two stacks run out before the last round": fresh(
        *[draw(0), discard()] * 2, *[draw(1), discard()] * 2, card=NONE
    ),
}
BROKEN["dummy_deck, region_deck, power: the dummy has all its cards, and enough for each round"] = {
    "a dummy that is not there has power cards": fresh(dummy_left=1),
    "a dummy that is not there has region cards": fresh(region_left=1),
    "a power card of the dummy is not to be seen": two(dummy_deck={0: 0}),
    "the dummy has a power card twice": two(dummy_deck={0: lambda s: s.dummy_deck[1]}),
    "the dummy has a region card twice": two(region_deck={0: lambda s: s.region_deck[1]}),
    "the dummy has played no card in a round": two(power={DUMMY: 0}, totals={DUMMY: 0}),
    "the dummy has played a card that it has not drawn": two(dummy_left=HIGHEST),
    "the dummy has played another card than it drew last": two(swap("dummy_deck", HIGHEST - 1, 0)),
    "the dummy has too few power cards left": two(swap("dummy_deck", HIGHEST - 1, 5), dummy_left=5),
    "the dummy has too few region cards left": two(region_left=3),
}

# --- a turn --------------------------------------------------------------------------------------

BROKEN["agenda, moved: the player in turn has begun it, and is asked about it"] = {
    "the player in turn has not begun it": to_take(moved=0),
    "the player in turn is to withdraw": withdrawing(tell("withdraw", seats=only(PURPLE))),
    "the player in turn may object": vetoes_asked(tell("veto", seats=only(BLUE))),
    "somebody else is asked about a turn": regaining(tell("regain", seats=only(BLUE))),
}
BROKEN[
    "card, placed, may_place, may_special, smuggling, lets_pass, keeps_card: "
    "only in a turn with a card"
] = {
    "a card is out before it is taken": to_take(draw(0)),
    "a part of a card is open before it is taken": to_take(may_place=1),
    "a turn goes on without a card": in_turn(discard(), card=NONE),
    "more were placed than the card has": in_turn(placed=5),
    "smuggling needs to be announced": smuggling(may_special=1),
    "the smuggling card gives no right": smuggling(smuggling=0),
    "another card smuggles": in_turn(smuggling=1),
    "somebody lets pass what nobody does": to_take(lets_pass=only(BLUE)),
    "the kept card lies before another player": with_a_veto(vetoes={PURPLE: 0, BLUE: 1}),
    "the kept card is no Veto": with_a_veto(card=lambda s: s.faceup[0]),
    "the kept card may be used again": with_a_veto(may_special=1),
}
BROKEN["agenda, card: a special action that is announced is one of the card's, and asked once"] = {
    "a special action is chosen that was not announced": in_turn(ask("choose", only(PURPLE))),
    "a special action may be announced twice": to_choose(may_special=1),
    "a special action comes after the card was kept": with_a_veto(ask("special", PURPLE, 0, 0)),
    "somebody else has announced the special action": to_choose(tell("special", seat=BLUE)),
    "a choice is due of a card with one action": vetoes_asked(close, ask("choose", only(BLUE))),
    "the special action is not one of the card's": vetoes_asked(tell("special", effect=RESERVE)),
}
BROKEN["agenda, vetoes, lets_pass: who may object holds a Veto and does not let all pass"] = {
    "somebody without a Veto may object": vetoes_asked(tell("veto", seats=only(ORANGE))),
    "somebody lets the rest pass and may object": rest_passes(tell("veto", seats=only(BLUE))),
    "somebody without a Veto lets the rest pass": rest_passes(lets_pass=set_of(BLUE, ORANGE)),
    "the player in turn lets the own action pass": with_a_veto(lets_pass=only(PURPLE)),
    "somebody lets pass what was not announced": rest_passed(may_special=1),
}

# --- what a card asks ----------------------------------------------------------------------------

BROKEN["move_own, move_foreign, move_any, move_from, move_to, arrived: only while a card moves"] = {
    "caballeros have arrived though no card moves": assassin(arrived={TOLEDO: {BLUE: 1}}),
    "more have arrived than stand there": lifted(arrived={GRANADA: {BLUE: 2}}),
    "moves must go to the King's region": lifted(move_to=GALICIA),
    "moves are left though no card moves": in_turn(move_own=1),
    "moves come out of one region though no card moves": in_turn(move_from=TOLEDO),
    "moves go into one region though no card moves": in_turn(move_to=TOLEDO),
}
BROKEN["agenda, caballeros: a caballero that is dropped was lifted where one may be"] = {
    "a caballero was lifted in the King's region": lifted(king=TOLEDO),
    "a caballero was lifted where all must go": lifted(move_to=TOLEDO),
    "a caballero was lifted in another region than the card says": lifted(move_from=GRANADA),
    "a caballero was lifted that had moved already": lifted(arrived={TOLEDO: {BLUE: 3}}),
    "a caballero was lifted of a colour that is not there": lifted(tell("drop", owner=GREEN)),
    "a caballero was lifted without a move left": lifted(move_any=0, move_own=1),
}
BROKEN["agenda, caballeros, court: who must send caballeros back has so many"] = {
    "somebody has too few to withdraw": withdrawing(tell("withdraw", left=9)),
    "an assassin strikes nobody": assassin(tell("assassinate", owners=0)),
    "an assassin strikes the own colour": assassin(tell("assassinate", owners=only(PURPLE))),
    "an assassin strikes an absent colour": assassin(tell("assassinate", owners=only(ORANGE))),
}
BROKEN["discs, agenda: discs are set by those who are no longer asked, while discs are needed"] = {
    "a region that is to be emptied is not named": coup(tell("reveal", emptied=NONE)),
    "somebody has set a disc and is to set one": coup(discs={BLUE: GRANADA}),
    "a disc is set though none is needed": in_turn(discs={BLUE: GRANADA}),
    "discs are shown but none is set": discs_shown(discs={BLUE: NONE, GREEN: NONE}),
    "discs that are compared are followed one by one": discs_shown(tell("reveal", purpose=COMPARE)),
    "discs are shown before all are set": civil_war(tell("reveal", shown=1)),
    "somebody is to set a disc who can set none": civil_war(tell("disc", at_least=3)),
}
BROKEN["agenda: what a card asks for can be done"] = {
    "the King has nowhere to go": regency_king(
        tell("king", goes=TO_A_GRANDE), grandes=dict.fromkeys(ALL, GALICIA)
    ),
    "a retinue follows the King abroad": regency_king(tell("king", goes=ABROAD, escort=1)),
    "the King goes abroad though no card sends him": king_goes(tell("king", goes=ABROAD)),
    "the King goes to a grande though no card sends him": king_goes(tell("king", goes=TO_A_GRANDE)),
    "too few stand where the King was": escorting(tell("escort", left=6)),
    "the King cannot be followed into the castillo": escorting(king=CASTILLO),
    "caballeros follow the King out of the castillo": escorting(
        tell("escort", region=CASTILLO), caballeros={CASTILLO: {BLUE: 2}}, province={BLUE: 24}
    ),
    "the King has not left the region": escorting(king=TOLEDO),
    "a grande in the King's region is to move": grande_moves(king=TOLEDO),
    "there is no region for a coup": to_coup(
        caballeros={TOLEDO: {BLUE: 0}, GRANADA: {BLUE: 0, GREEN: 0}}, province={BLUE: 30, GREEN: 30}
    ),
    "there is no card to take back": regaining(
        hands={PURPLE: FULL_HAND}, regained={PURPLE: twice(set_of(1, 13))}
    ),
    "an ability comes without a modifier": modified(modifier={PURPLE: NONE}, totals={PURPLE: 12}),
    "a modifier without an ability has one": modified(
        modifier={PURPLE: PLUS_1}, played_modifiers={PURPLE: {0: PLUS_1}}
    ),
    "more areas are scored than there are": scoring_a_choice(tell("score", left=10)),
    "a retinue is about to go abroad": moving_king(tell("king", goes=ABROAD, escort=1)),
}

# --- what is about to be done --------------------------------------------------------------------

BROKEN[
    "agenda: what others may object to is a step of a special action that can be interrupted"
] = {
    "a move is interrupted in 2023": lifted(ask("dropping", GRANADA)),
    "the King is interrupted in 2023": king_goes(ask("moving_king", CASTILLA)),
    "somebody may object to discs before they are shown": discs_shown(tell("reveal", shown=0)),
}
BROKEN["agenda: what is about to be done may be done"] = {
    "a move leads nowhere": dropping(tell("dropping", area=TOLEDO)),
    "an extra caballero goes where none may": militia(tell("placing_extra", area=CASTILLO)),
    "an extra caballero leaves an empty court": militia(court={PURPLE: 0}, province={PURPLE: 30}),
    "a colour is struck twice": assassinating(tell("assassinate", owners=only(BLUE))),
    "a colour is struck where it is not": assassinating(tell("assassinating", region=TOLEDO)),
    "somebody withdraws from where nobody is": leaving_toledo(tell("withdrawing", region=CASTILLA)),
    "somebody withdraws from an empty court": leaving_court(court={BLUE: 0}, province={BLUE: 26}),
    "no court is emptied": emptying_courts(tell("emptying_courts", owners=0)),
    "the own court is emptied": emptying_courts(tell("emptying_courts", owners=only(PURPLE))),
    "the court of nobody is emptied": courts_of_three(tell("emptying_courts", owners=only(ORANGE))),
    "more are recruited than the card says": recruiting(tell("recruiting", count=3)),
    "more are recruited than there are": recruiting(court={PURPLE: 30}, province={PURPLE: 0}),
    "somebody is recalled who is not there": recalling(tell("recalling", region=CASTILLA)),
    "a coup empties an empty region": naming_coup(tell("naming_coup", region=CASTILLA)),
    "a region is scored that the card does not score": scoring_step(tell("scoring", area=TOLEDO)),
    "a tile goes to the King's region": laying_tile(tell("laying_tile", area=GALICIA)),
    "a power card in hand is taken back": taking_back(tell("taking_back", value=1)),
    "no power card is taken back": taking_back(tell("taking_back", value=0)),
    "a grande goes nowhere": moving_grande(tell("moving_grande", region=TOLEDO)),
    "the King goes farther than he may": moving_king(tell("moving_king", area=GRANADA)),
}

# --- what is noticed -----------------------------------------------------------------------------

ROWS = [
    pytest.param(invariant, *row, id=what)
    for invariant, rows in BROKEN.items()
    for what, row in rows.items()
]


@pytest.mark.parametrize(("invariant", "base", "changes"), ROWS)
def test_what_cannot_be_is_noticed(invariant: str, base: Sound, changes: Changes) -> None:
    game, state = base.match().game, base.after(*changes)
    assert list(state.faults(game.naming)) == []
    assert game.fault(state) == invariant


def test_a_province_with_fewer_than_none_is_noticed() -> None:
    state = fresh.after(put(court={PURPLE: 31}, province={PURPLE: -1}))
    assert fresh.match().game.fault(state) == CABALLEROS


def test_every_invariant_is_broken_by_some_row() -> None:
    assert set(BOOK.invariants) == set(BROKEN)
