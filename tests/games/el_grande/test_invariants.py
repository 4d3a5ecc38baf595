"""Invariants: every way in which a position can be wrong is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import meseta
from meseta.games.el_grande import ElGrande
from meseta.games.el_grande.box.domains import (
    ABROAD,
    CASTILLO,
    COMPARE,
    FULL_HAND,
    HIGHEST,
    PORTUGAL,
    REGION,
    TO_A_GRANDE,
)
from meseta.games.el_grande.rules import BOOK
from meseta.games.el_grande.rules.decisions import (
    Assassinate,
    Assassinating,
    Choose,
    Decision,
    Disc,
    Drop,
    Dropping,
    EmptyingCourts,
    Escort,
    King,
    LayingTile,
    MovingGrande,
    MovingKing,
    NamingCoup,
    Pass,
    PlacingExtra,
    Recalling,
    Recruiting,
    Regain,
    Reveal,
    Score,
    Scoring,
    Special,
    StartRound,
    TakingBack,
    Veto,
    Withdraw,
    Withdrawing,
)
from meseta.games.el_grande.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.sets import only
from meseta.kernel.table import SEATS, close, place_of
from meseta.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    next_round,
    powers,
    row_with,
    setup,
    special,
    take,
    watched,
)
from tests.games.el_grande.test_box import with_a_stack
from tests.games.story import play

DUMMY = 2
"""The seat after two players."""
PLUS_ONE, PLUS_TWO, MINUS_TWO, PLUS_THREE = 0, 2, 3, 4
"""Modifiers, as they stand in the box."""
TOLEDO, GRANADA, CASTILLA = REGION["toledo"], REGION["granada"], REGION["castilla"]

# --- sound positions -----------------------------------------------------------------------------

Base = Callable[[], Match]
BASES: list[Base] = []


def sound(base: Base) -> Base:
    """A position in which everything holds."""
    once = cache(base)
    BASES.append(once)
    return once


@sound
def fresh() -> Match:
    """Everybody is to play a power card."""
    return setup(row=row_with())


@sound
def old_hands() -> Match:
    """Two Vetoes, and other cards, were swapped in."""
    return setup(expansions=["old-hands"], row=row_with())


@sound
def without_vetoes() -> Match:
    """No card of the box is a Veto."""
    box = deepcopy(ElGrande.load_box("2023"))
    for card in box["card"]:
        if card["id"] == "veto":
            card["special"] = [{"do": "decree"}]
    return meseta.setup("el-grande", {"players": COLOURS[:4], "row": row_with()}, box=box)


@sound
def tiles_lie() -> Match:
    """Both tiles lie on the board."""
    return setup(row=row_with(), tiles={"8/4/0": "toledo", "4/0/0": "granada"})


@sound
def taken_back() -> Match:
    """Purple has spent three cards and taken two of them back."""
    hand, row = {"purple": list(range(1, 13))}, row_with("empowerment")
    position = setup(hands=hand, round=2, row=row).position
    position["spent"]["purple"] = [11, 12, 13]
    position["regained"] = {"purple": [[11, 12, 13], [11, 12, 13], [], []]}
    return meseta.setup("el-grande", position)


@sound
def all_but_orange() -> Match:
    """Everybody but Orange has played a power card."""
    match = setup(row=row_with())
    powers(match, 13, 12, 11)
    return match


@sound
def to_take() -> Match:
    """Purple is to take an action card."""
    match = setup(row=row_with())
    powers(match, 13, 12, 11, 10)
    return match


@sound
def in_turn() -> Match:
    """Purple has a card, and some caballeros to place."""
    return take("decree", court={"purple": 5})


@sound
def with_a_veto() -> Match:
    """Purple has kept a Veto."""
    return special("veto", expansions=["old-hands"], row=row_with("veto"), court={"purple": 1})


@sound
def two() -> Match:
    """Two players and a dummy."""
    return setup(players=COLOURS[:2])


@sound
def passing() -> Match:
    """Everybody is to pass a modifier, and nobody has."""
    return meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=3)


@sound
def passed() -> Match:
    """Everybody has passed a modifier."""
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=3)
    for seat in range(4):
        match.play(match.legal(seat)[0], seat)
    return match


def shifted() -> Match:
    """Purple holds a modifier with an ability."""
    held = {"purple": {"+1/court": 1}}
    return setup(expansions=["power-shift"], row=row_with(), modifiers=held)


@sound
def with_modifiers() -> Match:
    """Everybody is to play a power card, with a modifier or without."""
    return shifted()


@sound
def modified() -> Match:
    """Purple may use the ability of a modifier."""
    match = play(shifted(), "modify +1/court")
    powers(match, 12, 11, 10, 9)
    return match


@sound
def modifier_taken_back() -> Match:
    """Purple has played +1, taken it back, and played +3."""
    return setup(
        expansions=["power-shift"],
        modifiers={"purple": {"+1": 1}},
        played_modifiers={"purple": ["+3", "+1"]},
        regained_modifiers={"purple": ["+1", None, None, None]},
        regained_after={"purple": [1, 0, 0, 0]},
    )


@sound
def scoring() -> Match:
    """Blue sets the disc for the general scoring."""
    match = setup(round=3, row=row_with(), castillo={"blue": 2})
    next_round(match)
    return match


@sound
def scoring_with_a_dummy() -> Match:
    """Blue sets the disc for the general scoring; the region cards have run out."""
    match = setup(players=COLOURS[:2], round=3, castillo={"blue": 2})
    next_round(match)
    return meseta.setup("el-grande", {**match.position, "region_left": 0})


BOARD = {"toledo": {"purple": 2, "blue": 3}, "granada": {"green": 2, "blue": 1}}


def veto_kept(card: str, **position: Any) -> Match:
    """Purple has kept a Veto, and Blue is to take a card."""
    row = row_with("veto", card)
    match = special("veto", row=row, king="galicia", caballeros=BOARD, **position)
    return play(match, "end") if match.pending == (PURPLE,) else match


@sound
def vetoes_asked() -> Match:
    """Purple and Green may object to a coup of Blue's."""
    position = veto_kept("coup", expansions=["old-hands"]).position
    position["decks"][1].remove("veto")
    position["old_vetoes"] = {"green": 1}
    return play(meseta.setup("el-grande", position), "take 4", "special")


@sound
def dropping() -> Match:
    """Blue may object to one of Purple's moves, from Toledo to Aragon."""
    match = watched("intrigue_any_4", king="galicia", caballeros=BOARD)
    return play(match, "allow", "lift blue toledo", "drop aragon")


@sound
def placing_extra() -> Match:
    """Blue may object to an extra placing of Purple's."""
    court = {"purple": 2}
    match = watched("militia", king="galicia", court=court, militia_castillo=False)
    return play(match, "allow", "place granada")


@sound
def assassinating() -> Match:
    """Blue may object to the loss of a green caballero in Granada; blue would be the next."""
    match = watched("assassin", king="galicia", caballeros=BOARD)
    return play(match, "allow", "return green granada")


@sound
def withdrawing_one() -> Match:
    """Blue may object to the own withdrawal out of Toledo."""
    match = watched("withdrawal", king="galicia", caballeros=BOARD, court={"blue": 1})
    return play(match, "allow", "return toledo")


@sound
def withdrawing_from_court() -> Match:
    """Blue may object to the own withdrawal from the court."""
    match = watched("withdrawal", king="galicia", caballeros=BOARD, court={"blue": 1})
    return play(match, "allow", "return court")


@sound
def emptying_courts() -> Match:
    """Blue, whose court is empty already, may object to Green's losing the own one."""
    return play(watched("decay_all", court={"blue": 1, "green": 1}), "allow")


@sound
def emptying_courts_of_three() -> Match:
    """The same among three players."""
    court = {"blue": 1, "green": 1}
    return play(watched("decay_all", players=COLOURS[:3], court=court), "allow")


@sound
def discs_shown() -> Match:
    """Blue may object to what Blue's disc says, and to what Green's will."""
    board = {"toledo": {"blue": 1}, "granada": {"green": 2}}
    return play(watched("civil_war_all", king="galicia", caballeros=board), "allow")


@sound
def naming_coup() -> Match:
    """Blue may object to a coup in Toledo."""
    match = watched("coup", king="galicia", caballeros=BOARD)
    return play(match, "allow", "coup toledo")


@sound
def scoring_step() -> Match:
    """Blue may object to the scoring of Aragon, the first of three regions."""
    return play(watched("score_fives", king="galicia"), "allow", "score aragon")


@sound
def laying_tile() -> Match:
    """Blue may object to a tile in Toledo."""
    return play(watched("decree", king="galicia"), "allow", "tile 8 toledo")


@sound
def taking_back() -> Match:
    """Blue may object to Purple's taking a power card back."""
    return play(watched("empowerment"), "allow", "regain 13")


@sound
def moving_grande() -> Match:
    """Blue may object to a new home of Purple's grande, in Aragon."""
    match = watched("adopted_home", king="galicia", grandes={"purple": "toledo"})
    return play(match, "allow", "grande aragon")


@sound
def moving_king() -> Match:
    """Blue may object to the King's going to Castilla."""
    return play(watched("royal_advisor", king="galicia"), "allow", "king castilla")


@sound
def recruiting() -> Match:
    """Blue may object to two caballeros for Purple's court."""
    return play(watched("court_reserve"), "allow", "recruit 2")


@sound
def recalling() -> Match:
    """Blue may object to a recall from Toledo; the province is empty."""
    board = {"toledo": {"purple": 15}, "granada": {"purple": 15}}
    match = watched("court_reserve", king="galicia", caballeros=board)
    return play(match, "allow", "recall toledo")


@sound
def rest_passes() -> Match:
    """Blue lets Purple's special action pass, and Green may still object."""
    match = watched("intrigue_any_4", "blue", "green", king="galicia", caballeros=BOARD)
    return play(match, "allow rest")


@sound
def rest_passed() -> Match:
    """Blue has let Purple's special action pass, which is over."""
    match = watched("royal_advisor", king="galicia", court={"purple": 2})
    return play(match, "allow rest", "king castilla")


@sound
def smuggling() -> Match:
    """Purple may place in the King's region too."""
    return take("smuggling", expansions=["new-regency"], court={"purple": 2})


@sound
def scoring_a_choice() -> Match:
    """Purple chooses a region to score."""
    return special("score_one_region", king="galicia")


@sound
def to_choose() -> Match:
    """Purple chooses between two special actions."""
    return special("intrigue_choice", expansions=["old-hands"], caballeros=BOARD)


@sound
def all_cards_to_come() -> Match:
    """The first round, and both cards that take others back will come."""
    position = setup(row=row_with("coup")).position
    position["decks"][3].sort(key=lambda card: card != "empowerment")
    return meseta.setup("el-grande", position)


@sound
def short_stack_to_come() -> Match:
    """All nine cards of a stack will come, and the last four of them take others back."""
    box = with_a_stack("2023", 4, decree=5, empowerment=4)
    position = meseta.setup(
        "el-grande", {"players": COLOURS[:4], "row": row_with()}, box=box
    ).position
    position["decks"][3].sort()
    return meseta.setup("el-grande", position, box=box)


@sound
def last_card_in_the_row() -> Match:
    """The last round, with a card that takes others back."""
    return setup(round=9, row=row_with("empowerment"))


@sound
def last_card_taken() -> Match:
    """The last round, and Purple may use a card that takes others back."""
    return take("empowerment", round=9)


@sound
def last_card_used() -> Match:
    """Purple has taken a power card back, as three others have before, and may still place."""
    position = take("empowerment", round=9, court={"purple": 1}).position
    for colour in COLOURS[1:4]:
        position["spent"][colour] = [1, *position["spent"][colour]]
        position["regained"][colour] = [[1], [], [], []]
    return play(meseta.setup("el-grande", position), "special")


@sound
def vetoes_asked_of_a_regain() -> Match:
    """Purple may object when Blue takes a card back."""
    position = veto_kept("empowerment", expansions=["old-hands"], round=9).position
    return play(meseta.setup("el-grande", position), "take 4", "special")


@sound
def lifted() -> Match:
    """Purple has lifted a foreign caballero in Toledo."""
    match = special("intrigue_any_3", caballeros=BOARD, king="galicia")
    return play(match, "lift blue toledo")


@sound
def withdrawing() -> Match:
    """Blue is to send three caballeros back, out of two regions."""
    board = {"toledo": {"blue": 4}, "granada": {"blue": 4}}
    return special("withdrawal", caballeros=board, king="galicia")


@sound
def assassin() -> Match:
    """Purple sends a caballero of Blue's and one of Green's back."""
    return special("assassin", caballeros=BOARD, king="galicia")


@sound
def civil_war() -> Match:
    """Blue sets the disc on one of two regions with two own caballeros or more."""
    board = {"toledo": {"blue": 2}, "granada": {"blue": 2}}
    return special("civil_war_2", caballeros=board, king="galicia")


@sound
def to_coup() -> Match:
    """Purple names a region to empty."""
    return special("coup", caballeros=BOARD, king="galicia")


@sound
def coup() -> Match:
    """Blue sets the disc to move out of Toledo."""
    return play(special("coup", caballeros=BOARD, king="galicia"), "coup toledo")


@sound
def king_goes() -> Match:
    """Purple moves the King."""
    return special("royal_advisor", king="galicia")


@sound
def king_goes_abroad() -> Match:
    """Purple sends the King abroad."""
    return special("exile", king="galicia", expansions=["new-regency"])


@sound
def king_of_regency_goes() -> Match:
    """Purple moves the King by a card of New Regency."""
    return special("regency_8", king="galicia", expansions=["new-regency"])


@sound
def escorting() -> Match:
    """The King went from Toledo to Aragon, and Purple chooses who follows him."""
    regency = {"expansions": ["new-regency"], "caballeros": BOARD}
    return play(special("retinue", king="toledo", **regency), "king aragon")


@sound
def grande_moves() -> Match:
    """Purple moves the grande out of Toledo."""
    return special("adopted_home", king="galicia", grandes={"purple": "toledo"})


@sound
def regaining() -> Match:
    """Purple takes one of two played cards back."""
    return special("empowerment", round=9, hands={"purple": list(range(2, 14))})


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
def test_in_a_sound_position_everything_holds(base: Base) -> None:
    match = base()
    state = match._twin(match.state)
    assert list(state.faults(match.game.naming)) == []
    assert match.game.fault(state) is None


# --- changing one thing --------------------------------------------------------------------------

Change = Callable[[State], None]
STORIES: list[Any] = []
BROKEN: set[str] = set()


def breaks(base: Base, invariant: str) -> Callable[[Change], Change]:
    """A change that breaks one invariant of a sound position."""

    def add(change: Change) -> Change:
        STORIES.append(pytest.param(base, invariant, change, id=change.__name__))
        BROKEN.add(invariant)
        return change

    return add


def top_card(s: State, stack: int) -> int:
    """Take the top card off a stack."""
    s.deck_sizes[stack] -= 1
    place = s.deck_sizes[stack]
    card, s.decks[stack, place] = s.decks[stack, place], NONE
    return card


def set_of(*members: int) -> int:
    """A set of seats or of power cards."""
    return sum(map(only, members))


def hold(s: State, seat: int, *values: int) -> None:
    """A player holds these power cards and has spent all others."""
    s.hands[seat] = set_of(*values)
    s.spent[seat] = FULL_HAND & ~s.hands[seat]


def lay_out(s: State, seat: int, value: int) -> None:
    """A player has played a power card this round."""
    s.hands[seat] &= ~only(value)
    s.spent[seat] |= only(value)
    s.power[seat] = s.totals[seat] = value


def take_back_ones(s: State) -> None:
    """All four players have spent the lowest power card and taken it back."""
    for seat in (PURPLE, BLUE, GREEN, ORANGE):
        s.hands[seat] |= only(1)
        s.spent[seat] |= only(1)
        s.regained[seat, 0] = only(1)


def tell(s: State, kind: type[Decision], column: int, value: int) -> None:
    """Change one number of an entry of the agenda."""
    place = place_of(s, kind.kind)
    assert place != NONE
    s.agenda[place, column] = value


def clear_agenda(s: State) -> None:
    """Nothing is to be decided."""
    while s.asked:
        close(s)


# --- pieces and action cards ---------------------------------------------------------------------

CABALLEROS = "caballeros, court, province: each colour has as many caballeros as came in the box"
CARDS_ADD_UP = (
    "decks, row, discards, card, vetoes: every action card is there as often as in the box"
)
CARDS_LIE = "decks, row: every action card lies in its own stack or beside it"
KNOWN = "decks, deck_known: no more cards are known than lie in a stack"
TILES = "tiles: no two of them lie in one area"
KING_STANDS = "king: abroad or beside the castillo he stands only if a card can have put him there"
GRANDES_STAND = (
    "grandes: every player has one, in the castillo only if a card can have thrown it in"
)


@breaks(fresh, CABALLEROS)
def a_caballero_is_made(s: State) -> None:
    s.court[BLUE] += 1


@breaks(without_vetoes, CARDS_ADD_UP)
def a_veto_is_kept_though_none_is_in_the_box(s: State) -> None:
    s.old_vetoes[BLUE] = 1


@breaks(without_vetoes, CARDS_ADD_UP)
def a_card_that_is_no_veto_is_kept_as_if_it_were(s: State) -> None:
    assert s.faceup[0] == 0
    s.faceup[0], s.vetoes[BLUE] = NONE, 1


@breaks(fresh, CARDS_ADD_UP)
def a_veto_is_kept_though_none_was_swapped_in(s: State) -> None:
    s.vetoes[BLUE] = 1


@breaks(fresh, CARDS_ADD_UP)
def a_card_is_there_too_often(s: State) -> None:
    s.discards[s.faceup[0]] += 1


@breaks(old_hands, CARDS_ADD_UP)
def a_card_that_was_swapped_in_has_left(s: State) -> None:
    veto = old_hands().game.naming["card"].index("veto")
    s.decks[1, s.decks[1].index(veto)] = NONE


@breaks(fresh, CARDS_ADD_UP)
def a_stack_lacks_a_card(s: State) -> None:
    top_card(s, 0)


@breaks(fresh, CARDS_LIE)
def cards_of_the_row_lie_beside_each_others_stacks(s: State) -> None:
    s.faceup[0], s.faceup[1] = s.faceup[1], s.faceup[0]


@breaks(fresh, CARDS_LIE)
def cards_lie_in_each_others_stacks(s: State) -> None:
    s.decks[0, 0], s.decks[1, 0] = s.decks[1, 0], s.decks[0, 0]


@breaks(fresh, CARDS_LIE)
def a_stack_has_a_gap(s: State) -> None:
    s.discards[s.decks[0, 0]] += 1
    s.decks[0, 0] = NONE


@breaks(fresh, KNOWN)
def more_cards_are_known_than_there_are(s: State) -> None:
    s.deck_known[0] = s.deck_sizes[0] + 1


@breaks(fresh, TILES)
def both_tiles_lie_in_one_region(s: State) -> None:
    s.tiles = [TOLEDO, TOLEDO]


@breaks(fresh, KING_STANDS)
def the_king_is_abroad_though_no_card_sends_him(s: State) -> None:
    s.king = PORTUGAL


@breaks(fresh, KING_STANDS)
def the_king_is_beside_the_castillo_though_no_card_puts_him_there(s: State) -> None:
    s.king = CASTILLO


@breaks(fresh, GRANDES_STAND)
def a_grande_is_off_the_board(s: State) -> None:
    s.grandes[BLUE] = NONE


@breaks(fresh, GRANDES_STAND)
def a_grande_is_in_the_castillo_though_no_card_throws_it_in(s: State) -> None:
    s.grandes[BLUE] = CASTILLO


# --- power cards and modifiers -------------------------------------------------------------------

HANDS = "hands, spent, regained: a card is in hand, or spent, or both after it was taken back"
POWERS = "power, totals, spent: what was played this round is spent, and no two totals are alike"
MOVED = "moved, power: only who has played a power card has had a turn"
LAID_OUT = "modifier, played_modifiers: the modifier of the round is the last that was played"
TAKEN_BACK = (
    "played_modifiers, regained_modifiers, regained_after: only what was played was taken back"
)
REGAINS_ADD_UP = (
    "regained, regained_modifiers: no more is taken back in a game than there are cards for it"
)
MODIFIERS = "modifiers, played_modifiers, passed: nobody has more than were dealt"
WERE_PASSED = "passed: a modifier that was passed on is one that the left neighbour has had"
ARE_PASSED = (
    "passed, modifiers, agenda: who is not asked for a modifier has passed one; who is has some"
)


@breaks(fresh, HANDS)
def a_power_card_is_nowhere(s: State) -> None:
    s.hands[PURPLE] &= ~only(13)


@breaks(taken_back, HANDS)
def a_card_was_taken_back_that_was_never_spent(s: State) -> None:
    s.regained[PURPLE, 1] |= only(1)


@breaks(taken_back, HANDS)
def none_of_the_cards_that_could_be_back_is_in_hand(s: State) -> None:
    s.regained[PURPLE, 0] = only(13)


@breaks(taken_back, HANDS)
def what_could_be_chosen_earlier_could_not_be_later(s: State) -> None:
    s.regained[PURPLE, 1] = set_of(11, 12)


@breaks(taken_back, HANDS)
def cards_were_taken_back_with_a_gap_between(s: State) -> None:
    s.regained[PURPLE, 0] = 0


@breaks(taken_back, HANDS)
def more_spent_cards_are_in_hand_than_were_taken_back(s: State) -> None:
    s.regained[PURPLE, 1] = 0


@breaks(fresh, POWERS)
def a_total_is_there_without_a_card(s: State) -> None:
    s.totals[PURPLE] = 5


@breaks(to_take, POWERS)
def a_played_card_is_not_spent(s: State) -> None:
    s.hands[PURPLE], s.spent[PURPLE] = FULL_HAND, 0


@breaks(to_take, POWERS)
def a_total_is_not_that_of_the_card(s: State) -> None:
    s.totals[PURPLE] += 1


@breaks(modified, POWERS)
def a_total_is_that_of_the_card_without_its_modifier(s: State) -> None:
    s.totals[PURPLE] -= 1


@breaks(all_but_orange, POWERS)
def two_have_played_the_same_total(s: State) -> None:
    lay_out(s, BLUE, 13)


@breaks(fresh, MOVED)
def somebody_had_a_turn_without_a_power_card(s: State) -> None:
    s.moved = only(PURPLE)


@breaks(modified, LAID_OUT)
def a_modifier_is_laid_out_that_was_never_played(s: State) -> None:
    s.modifier_plays[PURPLE] = 0


@breaks(modified, LAID_OUT)
def another_modifier_is_laid_out_than_was_played(s: State) -> None:
    s.played_modifiers[PURPLE, 0] = PLUS_ONE


@breaks(modifier_taken_back, TAKEN_BACK)
def a_modifier_was_taken_back_before_any_was_played(s: State) -> None:
    s.regained_after[PURPLE, 0] = 0


@breaks(modifier_taken_back, TAKEN_BACK)
def a_modifier_was_taken_back_after_more_were_played_than_there_were(s: State) -> None:
    s.regained_after[PURPLE, 0] = 3


@breaks(modifier_taken_back, TAKEN_BACK)
def a_modifier_was_taken_back_that_was_played_later(s: State) -> None:
    s.modifiers[PURPLE, PLUS_ONE], s.modifiers[PURPLE, PLUS_THREE] = 0, 1
    s.regained_modifiers[PURPLE, 0] = PLUS_THREE


@breaks(modifier_taken_back, TAKEN_BACK)
def a_modifier_was_taken_back_twice(s: State) -> None:
    s.modifiers[PURPLE, PLUS_ONE] = 2
    s.regained_modifiers[PURPLE, 1], s.regained_after[PURPLE, 1] = PLUS_ONE, 1


@breaks(modifier_taken_back, TAKEN_BACK)
def modifiers_were_taken_back_with_a_gap_between(s: State) -> None:
    s.modifiers[PURPLE, PLUS_THREE] = 1
    s.regained_modifiers[PURPLE, 2], s.regained_after[PURPLE, 2] = PLUS_THREE, 2


@breaks(modifier_taken_back, TAKEN_BACK)
def an_earlier_modifier_was_taken_back_later(s: State) -> None:
    s.modifiers[PURPLE, PLUS_THREE] = 1
    s.regained_modifiers[PURPLE][:2] = [PLUS_THREE, PLUS_ONE]
    s.regained_after[PURPLE][:2] = [2, 1]


@breaks(modifier_taken_back, TAKEN_BACK)
def no_modifier_was_taken_back_and_yet_after_some(s: State) -> None:
    s.regained_after[PURPLE, 1] = 2


@breaks(modifier_taken_back, TAKEN_BACK)
def a_modifier_that_was_taken_back_is_nowhere(s: State) -> None:
    s.modifiers[PURPLE, PLUS_ONE] = 0


@breaks(taken_back, REGAINS_ADD_UP)
def so_much_was_taken_back_that_the_card_in_the_row_is_one_too_many(s: State) -> None:
    hold(s, BLUE, *range(1, 14))
    s.spent[BLUE] = s.regained[BLUE, 0] = s.regained[BLUE, 1] = set_of(12, 13)


@breaks(all_cards_to_come, REGAINS_ADD_UP)
def so_much_was_taken_back_that_the_cards_in_the_stacks_are_too_many(s: State) -> None:
    for seat in (PURPLE, BLUE, GREEN):
        s.spent[seat] = s.regained[seat, 0] = only(13)


@breaks(short_stack_to_come, REGAINS_ADD_UP)
def a_card_was_taken_back_though_all_that_do_it_are_to_come(s: State) -> None:
    s.spent[PURPLE] = s.regained[PURPLE, 0] = only(13)


@breaks(last_card_in_the_row, REGAINS_ADD_UP)
def four_were_taken_back_and_a_card_in_the_row_does_it_too(s: State) -> None:
    take_back_ones(s)


@breaks(last_card_taken, REGAINS_ADD_UP)
def four_were_taken_back_and_a_card_that_was_taken_does_it_too(s: State) -> None:
    take_back_ones(s)


@breaks(regaining, REGAINS_ADD_UP)
def so_much_was_taken_back_that_the_card_that_is_used_is_one_too_many(s: State) -> None:
    take_back_ones(s)


@breaks(vetoes_asked_of_a_regain, REGAINS_ADD_UP)
def so_much_was_taken_back_that_the_card_that_is_announced_is_one_too_many(s: State) -> None:
    take_back_ones(s)


@breaks(modifier_taken_back, REGAINS_ADD_UP)
def more_modifiers_were_taken_back_than_cards_can(s: State) -> None:
    for seat, modifier in ((BLUE, PLUS_TWO), (GREEN, MINUS_TWO)):
        s.modifiers[seat, modifier] = s.modifier_plays[seat] = 2
        s.played_modifiers[seat][:2] = s.regained_modifiers[seat][:2] = [modifier] * 2
        s.regained_after[seat][:2] = [2, 2]


@breaks(with_modifiers, MODIFIERS)
def somebody_holds_more_modifiers_than_were_dealt(s: State) -> None:
    s.modifiers[BLUE, PLUS_ONE] = s.modifiers[BLUE, PLUS_TWO] = 2


@breaks(with_modifiers, MODIFIERS)
def a_modifier_is_held_more_often_than_it_is_in_the_box(s: State) -> None:
    s.modifiers[BLUE, PLUS_THREE] = s.modifiers[GREEN, PLUS_THREE] = 1


@breaks(with_modifiers, WERE_PASSED)
def a_passed_modifier_has_not_arrived(s: State) -> None:
    s.passed[PURPLE] = PLUS_THREE


def dealt(s: State, seat: int) -> int:
    """One of the modifiers that a player holds."""
    return next(at for at, count in enumerate(s.modifiers[seat]) if count)


@breaks(passing, ARE_PASSED)
def somebody_has_passed_a_modifier_and_is_asked_for_one(s: State) -> None:
    modifier = dealt(s, BLUE)
    s.modifiers[BLUE, modifier] -= 1
    s.passed[BLUE] = modifier


@breaks(passing, ARE_PASSED)
def somebody_has_passed_no_modifier_and_is_not_asked(s: State) -> None:
    tell(s, Pass, SEATS, set_of(PURPLE, BLUE, GREEN))


@breaks(passing, ARE_PASSED)
def somebody_without_modifiers_is_to_pass_one(s: State) -> None:
    s.modifiers.rows[BLUE] = [0] * len(s.modifiers[BLUE])


# --- the course of the game ----------------------------------------------------------------------

ROUNDS = "agenda, round: the round that starts is the first or the one after the last played"
CLEARED = "row, power, moved, card: between rounds the table is cleared"
EVERYBODY = "power, agenda: in a round everybody has played a power card or is asked for one"
HANDS_LAST = (
    "hands, round: everybody has a card for each round, and one that nobody else has played"
)
CARDS_LAST = (
    "row, decks: there is an action card for everybody, in this round and in all that follow"
)
DUMMY_READY = (
    "dummy_deck, region_deck, power: the dummy has all its cards, and enough for each round"
)


@breaks(passing, ROUNDS)
def a_round_is_left_out(s: State) -> None:
    tell(s, StartRound, StartRound.number, 3)


@breaks(passing, ROUNDS)
def a_round_is_played_twice(s: State) -> None:
    s.round_no = 2
    tell(s, StartRound, StartRound.number, 2)


@breaks(scoring, ROUNDS)
def a_general_scoring_comes_when_none_is_due(s: State) -> None:
    s.round_no = 4


@breaks(scoring, ROUNDS)
def the_game_ends_before_its_last_round(s: State) -> None:
    clear_agenda(s)


@breaks(passing, CLEARED)
def a_card_lies_face_up_between_rounds(s: State) -> None:
    s.faceup[0] = top_card(s, 0)


@breaks(passing, CLEARED)
def a_power_card_lies_there_between_rounds(s: State) -> None:
    lay_out(s, PURPLE, 13)


@breaks(passing, CLEARED)
def a_modifier_lies_there_between_rounds(s: State) -> None:
    modifier = dealt(s, PURPLE)
    s.modifiers[PURPLE, modifier] -= 1
    s.modifier[PURPLE] = s.played_modifiers[PURPLE, 0] = modifier
    s.modifier_plays[PURPLE] = 1


@breaks(scoring, CLEARED)
def somebody_has_an_action_card_between_rounds(s: State) -> None:
    s.card = top_card(s, 0)


@breaks(fresh, EVERYBODY)
def somebody_has_played_and_is_to_play(s: State) -> None:
    lay_out(s, PURPLE, 13)


@breaks(all_but_orange, EVERYBODY)
def somebody_has_not_played_and_is_not_to_play(s: State) -> None:
    s.power[PURPLE] = s.totals[PURPLE] = 0


@breaks(fresh, HANDS_LAST)
def a_hand_has_too_few_cards_for_all_rounds(s: State) -> None:
    hold(s, BLUE, *range(1, 12))


@breaks(fresh, CARDS_LAST)
def the_row_has_too_few_cards(s: State) -> None:
    for stack in (0, 1):
        s.discards[s.faceup[stack]] += 1
        s.faceup[stack] = NONE


@breaks(fresh, CARDS_LAST)
def two_stacks_run_out_before_the_last_round(s: State) -> None:
    for stack in (0, 1):
        for _card in range(2):
            s.discards[top_card(s, stack)] += 1


@breaks(fresh, DUMMY_READY)
def a_dummy_that_is_not_there_has_power_cards(s: State) -> None:
    s.dummy_left = 1


@breaks(fresh, DUMMY_READY)
def a_dummy_that_is_not_there_has_region_cards(s: State) -> None:
    s.region_left = 1


@breaks(two, DUMMY_READY)
def a_power_card_of_the_dummy_is_not_to_be_seen(s: State) -> None:
    s.dummy_deck[0] = 0


@breaks(two, DUMMY_READY)
def the_dummy_has_a_power_card_twice(s: State) -> None:
    s.dummy_deck[0] = s.dummy_deck[1]


@breaks(two, DUMMY_READY)
def the_dummy_has_a_region_card_twice(s: State) -> None:
    s.region_deck[0] = s.region_deck[1]


@breaks(two, DUMMY_READY)
def the_dummy_has_played_no_card_in_a_round(s: State) -> None:
    s.power[DUMMY] = s.totals[DUMMY] = 0


@breaks(two, DUMMY_READY)
def the_dummy_has_played_a_card_that_it_has_not_drawn(s: State) -> None:
    s.dummy_left = HIGHEST


@breaks(two, DUMMY_READY)
def the_dummy_has_played_another_card_than_the_last_drawn(s: State) -> None:
    deck, left = s.dummy_deck, s.dummy_left
    deck[left], deck[0] = deck[0], deck[left]


@breaks(two, DUMMY_READY)
def the_dummy_has_too_few_power_cards_left(s: State) -> None:
    deck, left = s.dummy_deck, s.dummy_left
    s.dummy_left = 5
    deck[left], deck[5] = deck[5], deck[left]


@breaks(two, DUMMY_READY)
def the_dummy_has_too_few_region_cards_left(s: State) -> None:
    s.region_left = 3


# --- a turn --------------------------------------------------------------------------------------

TURNS = "agenda, moved: the player in turn has begun it, and is asked about it"
TURN_CARD = (
    "card, placed, may_place, may_special, smuggling, lets_pass, keeps_card: "
    "only in a turn with a card"
)
SPECIAL = "agenda, card: a special action that is announced is one of the card's, and asked once"
VETOES = "agenda, vetoes, lets_pass: who may object holds a Veto and does not let all pass"


@breaks(to_take, TURNS)
def the_player_in_turn_has_not_begun_it(s: State) -> None:
    s.moved = 0


@breaks(withdrawing, TURNS)
def the_player_in_turn_is_to_withdraw(s: State) -> None:
    tell(s, Withdraw, SEATS, only(PURPLE))


@breaks(vetoes_asked, TURNS)
def the_player_in_turn_may_object(s: State) -> None:
    tell(s, Veto, SEATS, only(BLUE))


@breaks(regaining, TURNS)
def somebody_else_is_asked_about_a_turn(s: State) -> None:
    tell(s, Regain, SEATS, only(BLUE))


@breaks(to_take, TURN_CARD)
def a_card_is_out_before_it_is_taken(s: State) -> None:
    s.card = top_card(s, 0)


@breaks(to_take, TURN_CARD)
def a_part_of_a_card_is_open_before_it_is_taken(s: State) -> None:
    s.may_place = 1


@breaks(in_turn, TURN_CARD)
def a_turn_goes_on_without_a_card(s: State) -> None:
    s.discards[s.card] += 1
    s.card = NONE


@breaks(in_turn, TURN_CARD)
def more_were_placed_than_the_card_has(s: State) -> None:
    s.placed = 5


@breaks(smuggling, TURN_CARD)
def smuggling_needs_to_be_announced(s: State) -> None:
    s.may_special = 1


@breaks(smuggling, TURN_CARD)
def the_smuggling_card_gives_no_right(s: State) -> None:
    s.smuggling = 0


@breaks(in_turn, TURN_CARD)
def another_card_smuggles(s: State) -> None:
    s.smuggling = 1


@breaks(to_take, TURN_CARD)
def somebody_lets_pass_what_nobody_does(s: State) -> None:
    s.lets_pass = only(BLUE)


@breaks(with_a_veto, TURN_CARD)
def the_kept_card_lies_before_another_player(s: State) -> None:
    s.vetoes[PURPLE], s.vetoes[BLUE] = 0, 1


@breaks(with_a_veto, TURN_CARD)
def the_kept_card_is_no_veto(s: State) -> None:
    s.card = s.faceup[0]


@breaks(with_a_veto, TURN_CARD)
def the_kept_card_may_be_used_again(s: State) -> None:
    s.may_special = 1


@breaks(in_turn, SPECIAL)
def a_special_action_is_chosen_that_was_not_announced(s: State) -> None:
    Choose.ask(s, only(PURPLE))


@breaks(to_choose, SPECIAL)
def a_special_action_may_be_announced_twice(s: State) -> None:
    s.may_special = 1


@breaks(with_a_veto, SPECIAL)
def a_special_action_is_announced_after_the_card_was_kept(s: State) -> None:
    Special.ask(s, PURPLE, 0, 0)


@breaks(to_choose, SPECIAL)
def somebody_else_has_announced_the_special_action(s: State) -> None:
    tell(s, Special, Special.seat, BLUE)


@breaks(vetoes_asked, SPECIAL)
def a_choice_is_due_of_a_card_with_one_special_action(s: State) -> None:
    close(s)
    Choose.ask(s, only(BLUE))


@breaks(vetoes_asked, SPECIAL)
def the_special_action_is_not_one_of_the_cards(s: State) -> None:
    tell(s, Special, Special.effect, s.agenda[place_of(s, Special.kind), Special.effect] + 1)


@breaks(vetoes_asked, VETOES)
def somebody_without_a_veto_may_object(s: State) -> None:
    tell(s, Veto, SEATS, only(ORANGE))


@breaks(rest_passes, VETOES)
def somebody_lets_the_rest_pass_and_may_object(s: State) -> None:
    tell(s, Veto, SEATS, only(BLUE))


@breaks(rest_passes, VETOES)
def somebody_without_a_veto_lets_the_rest_pass(s: State) -> None:
    s.lets_pass = set_of(BLUE, ORANGE)


@breaks(with_a_veto, VETOES)
def the_player_in_turn_lets_the_own_action_pass(s: State) -> None:
    s.lets_pass = only(PURPLE)


@breaks(rest_passed, VETOES)
def somebody_lets_pass_what_was_not_announced(s: State) -> None:
    s.may_special = 1


# --- what a card asks ----------------------------------------------------------------------------

MOVES = "move_own, move_foreign, move_any, move_from, move_to, arrived: only while a card moves"
DROPPED = "agenda, caballeros: a caballero that is dropped was lifted where one may be"
SENDERS = "agenda, caballeros, court: who must send caballeros back has so many"
DISCS = "discs, agenda: discs are set by those who are no longer asked, while discs are needed"
CARRIED_OUT = "agenda: what a card asks for can be done"


@breaks(assassin, MOVES)
def caballeros_have_arrived_though_no_card_moves(s: State) -> None:
    s.arrived[TOLEDO, BLUE] = 1


@breaks(lifted, MOVES)
def more_have_arrived_than_stand_there(s: State) -> None:
    s.arrived[GRANADA, BLUE] = 2


@breaks(lifted, MOVES)
def moves_must_go_to_the_kings_region(s: State) -> None:
    s.move_to = s.king


@breaks(in_turn, MOVES)
def moves_are_left_though_no_card_moves(s: State) -> None:
    s.move_own = 1


@breaks(in_turn, MOVES)
def moves_come_out_of_one_region_though_no_card_moves(s: State) -> None:
    s.move_from = TOLEDO


@breaks(in_turn, MOVES)
def moves_go_into_one_region_though_no_card_moves(s: State) -> None:
    s.move_to = TOLEDO


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_in_the_kings_region(s: State) -> None:
    s.king = TOLEDO


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_where_all_must_go(s: State) -> None:
    s.move_to = TOLEDO


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_in_another_region_than_the_card_says(s: State) -> None:
    s.move_from = GRANADA


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_that_had_moved_already(s: State) -> None:
    s.arrived[TOLEDO, BLUE] = 3


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_of_a_colour_that_is_not_there(s: State) -> None:
    tell(s, Drop, Drop.owner, GREEN)


@breaks(lifted, DROPPED)
def a_caballero_was_lifted_without_a_move_left(s: State) -> None:
    s.move_any, s.move_own = 0, 1


@breaks(withdrawing, SENDERS)
def somebody_has_too_few_to_withdraw(s: State) -> None:
    tell(s, Withdraw, Withdraw.left, 9)


@breaks(assassin, SENDERS)
def an_assassin_strikes_nobody(s: State) -> None:
    tell(s, Assassinate, Assassinate.owners, 0)


@breaks(assassin, SENDERS)
def an_assassin_strikes_the_own_colour(s: State) -> None:
    tell(s, Assassinate, Assassinate.owners, only(PURPLE))


@breaks(assassin, SENDERS)
def an_assassin_strikes_a_colour_that_is_not_there(s: State) -> None:
    tell(s, Assassinate, Assassinate.owners, only(ORANGE))


@breaks(coup, DISCS)
def a_region_that_is_to_be_emptied_is_not_named(s: State) -> None:
    tell(s, Reveal, Reveal.emptied, NONE)


@breaks(coup, DISCS)
def somebody_has_set_a_disc_and_is_to_set_one(s: State) -> None:
    s.discs[BLUE] = GRANADA


@breaks(in_turn, DISCS)
def a_disc_is_set_though_none_is_needed(s: State) -> None:
    s.discs[BLUE] = GRANADA


@breaks(discs_shown, DISCS)
def discs_are_shown_but_none_is_set(s: State) -> None:
    s.discs[BLUE] = s.discs[GREEN] = NONE


@breaks(discs_shown, DISCS)
def discs_that_are_compared_are_followed_one_by_one(s: State) -> None:
    tell(s, Reveal, Reveal.purpose, COMPARE)


@breaks(civil_war, DISCS)
def discs_are_shown_before_all_are_set(s: State) -> None:
    tell(s, Reveal, Reveal.shown, 1)


@breaks(civil_war, DISCS)
def somebody_is_to_set_a_disc_who_can_set_none(s: State) -> None:
    tell(s, Disc, Disc.at_least, 3)


@breaks(king_of_regency_goes, CARRIED_OUT)
def the_king_has_nowhere_to_go(s: State) -> None:
    s.grandes[:4] = [s.king] * 4
    tell(s, King, King.goes, TO_A_GRANDE)


@breaks(king_of_regency_goes, CARRIED_OUT)
def a_retinue_follows_the_king_abroad(s: State) -> None:
    tell(s, King, King.goes, ABROAD)
    tell(s, King, King.escort, 1)


@breaks(king_goes, CARRIED_OUT)
def the_king_goes_abroad_though_no_card_sends_him(s: State) -> None:
    tell(s, King, King.goes, ABROAD)


@breaks(king_goes, CARRIED_OUT)
def the_king_goes_to_a_grande_though_no_card_sends_him(s: State) -> None:
    tell(s, King, King.goes, TO_A_GRANDE)


@breaks(escorting, CARRIED_OUT)
def too_few_stand_where_the_king_was(s: State) -> None:
    tell(s, Escort, Escort.left, 6)


@breaks(escorting, CARRIED_OUT)
def the_king_cannot_be_followed_into_the_castillo(s: State) -> None:
    s.king = CASTILLO


@breaks(escorting, CARRIED_OUT)
def caballeros_follow_the_king_out_of_the_castillo(s: State) -> None:
    s.caballeros[CASTILLO, BLUE] = 2
    s.province[BLUE] -= 2
    tell(s, Escort, Escort.region, CASTILLO)


@breaks(escorting, CARRIED_OUT)
def the_king_has_not_left_the_region(s: State) -> None:
    s.king = TOLEDO


@breaks(grande_moves, CARRIED_OUT)
def a_grande_in_the_kings_region_is_to_move(s: State) -> None:
    s.king = TOLEDO


@breaks(to_coup, CARRIED_OUT)
def there_is_no_region_for_a_coup(s: State) -> None:
    for seat in (BLUE, GREEN):
        for region in (TOLEDO, GRANADA):
            s.province[seat] += s.caballeros[region, seat]
            s.caballeros[region, seat] = 0


@breaks(regaining, CARRIED_OUT)
def there_is_no_card_to_take_back(s: State) -> None:
    s.hands[PURPLE] = FULL_HAND
    s.regained[PURPLE, 0] = s.regained[PURPLE, 1] = s.spent[PURPLE]


@breaks(modified, CARRIED_OUT)
def an_ability_is_there_without_a_modifier(s: State) -> None:
    s.modifier[PURPLE] = NONE
    s.totals[PURPLE] -= 1


@breaks(modified, CARRIED_OUT)
def a_modifier_without_an_ability_has_one(s: State) -> None:
    s.modifier[PURPLE] = s.played_modifiers[PURPLE, 0] = PLUS_ONE


@breaks(scoring_a_choice, CARRIED_OUT)
def more_areas_are_scored_than_there_are(s: State) -> None:
    tell(s, Score, Score.left, 10)


@breaks(moving_king, CARRIED_OUT)
def a_retinue_is_about_to_go_abroad(s: State) -> None:
    tell(s, King, King.goes, ABROAD)
    tell(s, King, King.escort, 1)


# --- what is about to be done --------------------------------------------------------------------

INTERRUPTED = (
    "agenda: what others may object to is a step of a special action that can be interrupted"
)
ABOUT_TO = "agenda: what is about to be done may be done"


@breaks(lifted, INTERRUPTED)
def a_move_is_interrupted_in_2023(s: State) -> None:
    Dropping.ask(s, GRANADA)


@breaks(king_goes, INTERRUPTED)
def the_king_is_interrupted_in_2023(s: State) -> None:
    MovingKing.ask(s, CASTILLA)


@breaks(discs_shown, INTERRUPTED)
def somebody_may_object_to_discs_before_they_are_shown(s: State) -> None:
    tell(s, Reveal, Reveal.shown, 0)


@breaks(dropping, ABOUT_TO)
def a_move_leads_nowhere(s: State) -> None:
    tell(s, Dropping, Dropping.area, TOLEDO)


@breaks(placing_extra, ABOUT_TO)
def an_extra_caballero_goes_where_none_may(s: State) -> None:
    tell(s, PlacingExtra, PlacingExtra.area, CASTILLO)


@breaks(placing_extra, ABOUT_TO)
def an_extra_caballero_comes_out_of_an_empty_court(s: State) -> None:
    s.province[PURPLE] += s.court[PURPLE]
    s.court[PURPLE] = 0


@breaks(assassinating, ABOUT_TO)
def a_colour_is_struck_twice(s: State) -> None:
    tell(s, Assassinate, Assassinate.owners, only(BLUE))


@breaks(assassinating, ABOUT_TO)
def a_colour_is_struck_where_it_is_not(s: State) -> None:
    tell(s, Assassinating, Assassinating.region, TOLEDO)


@breaks(withdrawing_one, ABOUT_TO)
def somebody_withdraws_from_where_nobody_is(s: State) -> None:
    tell(s, Withdrawing, Withdrawing.region, CASTILLA)


@breaks(withdrawing_from_court, ABOUT_TO)
def somebody_withdraws_from_an_empty_court(s: State) -> None:
    s.province[BLUE] += 1
    s.court[BLUE] = 0


@breaks(emptying_courts, ABOUT_TO)
def no_court_is_emptied(s: State) -> None:
    tell(s, EmptyingCourts, EmptyingCourts.owners, 0)


@breaks(emptying_courts, ABOUT_TO)
def the_own_court_is_emptied(s: State) -> None:
    tell(s, EmptyingCourts, EmptyingCourts.owners, only(PURPLE))


@breaks(emptying_courts_of_three, ABOUT_TO)
def the_court_of_nobody_is_emptied(s: State) -> None:
    tell(s, EmptyingCourts, EmptyingCourts.owners, only(ORANGE))


@breaks(recruiting, ABOUT_TO)
def more_are_recruited_than_the_card_says(s: State) -> None:
    tell(s, Recruiting, Recruiting.count, 3)


@breaks(recruiting, ABOUT_TO)
def more_are_recruited_than_there_are(s: State) -> None:
    s.court[PURPLE] += s.province[PURPLE]
    s.province[PURPLE] = 0


@breaks(recalling, ABOUT_TO)
def somebody_is_recalled_who_is_not_there(s: State) -> None:
    tell(s, Recalling, Recalling.region, CASTILLA)


@breaks(naming_coup, ABOUT_TO)
def a_coup_empties_an_empty_region(s: State) -> None:
    tell(s, NamingCoup, NamingCoup.region, CASTILLA)


@breaks(scoring_step, ABOUT_TO)
def a_region_is_scored_that_the_card_does_not_score(s: State) -> None:
    tell(s, Scoring, Scoring.area, TOLEDO)


@breaks(laying_tile, ABOUT_TO)
def a_tile_goes_to_the_kings_region(s: State) -> None:
    tell(s, LayingTile, LayingTile.area, s.king)


@breaks(taking_back, ABOUT_TO)
def a_power_card_in_hand_is_taken_back(s: State) -> None:
    tell(s, TakingBack, TakingBack.value, 1)


@breaks(taking_back, ABOUT_TO)
def no_power_card_is_taken_back(s: State) -> None:
    tell(s, TakingBack, TakingBack.value, 0)


@breaks(moving_grande, ABOUT_TO)
def a_grande_goes_nowhere(s: State) -> None:
    tell(s, MovingGrande, MovingGrande.region, TOLEDO)


@breaks(moving_king, ABOUT_TO)
def the_king_goes_farther_than_he_may(s: State) -> None:
    tell(s, MovingKing, MovingKing.area, GRANADA)


@pytest.mark.parametrize(("base", "invariant", "change"), STORIES)
def test_what_cannot_be_is_noticed(base: Base, invariant: str, change: Change) -> None:
    match = base()
    state = match._twin(match.state)
    change(state)
    assert list(state.faults(match.game.naming)) == []
    assert match.game.fault(state) == invariant


def test_a_province_with_fewer_than_none_is_noticed() -> None:
    match = fresh()
    state = match._twin(match.state)
    state.court[PURPLE], state.province[PURPLE] = 31, -1
    assert match.game.fault(state) == CABALLEROS


def test_every_invariant_is_broken_by_some_story() -> None:
    assert set(BOOK.invariants) == BROKEN
