"""What always holds: nothing is lost or made, everything is where it may be, the agenda fits it.

Whatever comes from outside is held against these before any other rule sees it.
"""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    ABROAD,
    CARDS,
    CASTILLO,
    CHOICES,
    COMPARE,
    EVERY_STEP,
    FULL_HAND,
    HIGHEST,
    LAST_ROUND,
    LOWEST_TOTAL,
    MODIFIERS,
    MOVE_OUT,
    NEVER,
    REGAINS,
    REGIONS,
    STACKS,
    TARGETS,
    TO_A_GRANDE,
)
from meseta.games.el_grande.rules.decisions import (
    Ability,
    Assassinate,
    Assassinating,
    Choose,
    Coup,
    Disc,
    Drop,
    Dropping,
    EmptyingCourts,
    Escort,
    GeneralScoring,
    King,
    LayingTile,
    Lift,
    MoveGrande,
    MovingGrande,
    MovingKing,
    NamingCoup,
    NextTurn,
    Pass,
    PlaceExtra,
    PlacingExtra,
    Power,
    Recalling,
    Recruit,
    Recruiting,
    Regain,
    Reveal,
    Score,
    Scoring,
    Special,
    StartRound,
    SwapModifiers,
    Take,
    TakingBack,
    Turn,
    Veto,
    Withdraw,
    Withdrawing,
)
from meseta.games.el_grande.rules.discs import can_coup, may_coup, may_set_disc, next_disc
from meseta.games.el_grande.rules.hidden import FACE_DOWN, copies_played
from meseta.games.el_grande.rules.moves import may_drop, may_lift, may_place_extra
from meseta.games.el_grande.rules.powers import count_on_pile, held_ever, in_hand, shift
from meseta.games.el_grande.rules.rounds import DUMMY_CARDS
from meseta.games.el_grande.rules.royal import (
    can_king_go,
    can_lay,
    can_move_grande,
    may_be_followed,
    may_grande_go,
    may_king_go,
)
from meseta.games.el_grande.rules.state import (
    State,
    can_leave,
    card_number,
    has_dummy,
    in_regions,
    is_taboo,
    left_of,
    pile_of,
    total_in,
)
from meseta.games.el_grande.rules.turn import is_smuggling
from meseta.games.el_grande.rules.vetoes import holds_veto
from meseta.kernel.chance import Cards
from meseta.kernel.decision import holds
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, has, only
from meseta.kernel.table import KIND, SEATS, asked, entry, is_asked, place_of

# --- pieces and action cards ---------------------------------------------------------------------


@holds("caballeros, court, province: each colour has as many caballeros as came in the box")
def caballeros_add_up(s: State, b: Box) -> bool:
    """Caballeros are neither lost nor made."""
    for seat in range(s.colours):
        pieces = s.court[seat] + s.province[seat]
        for area in range(TARGETS):
            pieces += s.caballeros[area, seat]
        if pieces != b.caballeros or s.province[seat] < 0:
            return False
    return True


@rule
def copies_of(s: State, card: int) -> int:
    """How many copies of a card lie in the stacks, in the row, on the discard pile or in play."""
    count = int(s.discards[card]) + int(s.card == card and s.keeps_card == 0)
    for stack in range(STACKS):
        count += int(s.faceup[stack] == card)
        for place in range(s.deck_sizes[stack]):
            count += int(s.decks[stack, place] == card)
    return count


@rule
def vetoes_out(s: State) -> int:
    """How many Veto cards lie before the players."""
    count = 0
    for seat in range(s.players):
        count += int(s.vetoes[seat]) + int(s.old_vetoes[seat])
    return count


@holds("decks, row, discards, card, vetoes: every action card is there as often as in the box")
def cards_add_up(s: State, b: Box) -> bool:
    """Each stack has its cards; what was swapped in is there, what was swapped out is not."""
    if b.veto_card == NONE and vetoes_out(s) > 0:
        return False
    for stack in range(STACKS):
        cards = 0
        for card in range(CARDS):
            if b.card_stack[card] == stack:
                copies = copies_of(s, card) + int(card == b.veto_card) * vetoes_out(s)
                extras = int(b.card_extras[card])
                if copies > b.card_copies[card] + extras or copies < extras:
                    return False
                cards += copies
        if cards != b.stack_sizes[stack]:
            return False
    return True


@holds("decks, row: every action card lies in its own stack or beside it")
def cards_lie_in_their_stacks(s: State, b: Box) -> bool:
    """A merged third stack is in the second."""
    for stack in range(STACKS):
        if s.faceup[stack] != NONE and pile_of(b, int(b.card_stack[s.faceup[stack]])) != stack:
            return False
        for place in range(s.deck_sizes[stack]):
            card = int(s.decks[stack, place])
            if card == NONE or pile_of(b, int(b.card_stack[card])) != stack:
                return False
    return True


@holds("decks, deck_known: no more cards are known than lie in a stack")
def known_cards_lie_there(s: State) -> bool:
    """Only cards that lie in a stack can be known."""
    for stack in range(STACKS):
        if s.deck_known[stack] > s.deck_sizes[stack]:
            return False
    return True


@holds("tiles: no two of them lie in one area")
def tiles_lie_apart(s: State) -> bool:
    """Each table is covered by one tile at most."""
    return s.tiles[0] == NONE or s.tiles[0] != s.tiles[1]


@holds("king: abroad or beside the castillo he stands only if a card can have put him there")
def king_stands_in_reach(s: State, b: Box) -> bool:
    """In the regions he can be anywhere."""
    if s.king == CASTILLO:
        return b.king_castillo == 1
    return s.king < REGIONS or b.king_abroad == 1


@holds("grandes: every player has one, in the castillo only if a card can have thrown it in")
def grandes_stand_in_reach(s: State, b: Box) -> bool:
    """No card takes a grande off the board."""
    for seat in range(s.players):
        if s.grandes[seat] == NONE or (s.grandes[seat] == CASTILLO and b.grande_castillo == 0):
            return False
    return True


# --- power cards and modifiers -------------------------------------------------------------------


@holds("hands, spent, regained: a card is in hand, or spent, or both after it was taken back")
def hands_add_up(s: State) -> bool:
    """Every card taken back unseen is one that it could have been."""
    for seat in range(s.players):
        hand, spent = int(s.hands[seat]), int(s.spent[seat])
        if hand | spent != FULL_HAND:
            return False
        regains = 0
        for regain in range(REGAINS):
            could_be = int(s.regained[seat, regain])
            if could_be != 0:
                regains += 1
                if could_be & ~spent != 0 or count_of(hand & could_be) < regains:
                    return False
                if regain > 0 and int(s.regained[seat, regain - 1]) & ~could_be != 0:
                    return False
                if regain >= regains:
                    return False
        if count_of(hand & spent) != regains:
            return False
    return True


@holds("power, totals, spent: what was played this round is spent, and no two totals are alike")
def powers_are_played(s: State, b: Box) -> bool:
    """A total is the card and its modifier; both lie there until the round ends."""
    seen = 0
    for seat in range(s.colours):
        power, total = int(s.power[seat]), int(s.totals[seat])
        if power == 0:
            if total != 0:
                return False
        else:
            if seat < s.players and not has(int(s.spent[seat]), power):
                return False
            added = shift(s, b, seat) if seat < s.players else 0
            if total != power + added or has(seen, total - LOWEST_TOTAL):
                return False
            seen |= only(total - LOWEST_TOTAL)
    return True


@holds("moved, power: only who has played a power card has had a turn")
def moved_have_played(s: State) -> bool:
    """Turns follow the power cards."""
    for seat in range(s.colours):
        if has(int(s.moved), seat) and s.power[seat] == 0:
            return False
    return True


@rule
def held_now(s: State, seat: int, modifier: int) -> int:
    """How many of a modifier a player holds, has laid out, has spent, or is passing on."""
    passing = is_passing_on(s) and s.passed[seat] == modifier
    return held_ever(s, seat, modifier) + int(passing)


@rule
def is_passing_on(s: State) -> bool:
    """Whether passed modifiers have not been taken up yet."""
    return place_of(s, SwapModifiers.kind) != NONE


@holds("modifier, played_modifiers: the modifier of the round is the last that was played")
def modifiers_were_laid_out(s: State) -> bool:
    """Whoever has laid one out has played one."""
    for seat in range(s.players):
        if s.modifier[seat] != NONE:
            plays = s.modifier_plays[seat]
            if plays == 0 or s.played_modifiers[seat, plays - 1] != s.modifier[seat]:
                return False
    return True


@holds("played_modifiers, regained_modifiers, regained_after: only what was played was taken back")
def modifiers_were_taken_back(s: State) -> bool:
    """One after the other; and nothing was played that its player did not have."""
    for seat in range(s.players):
        for regain in range(REGAINS):
            if not was_taken_back(s, seat, regain):
                return False
        for modifier in range(MODIFIERS):
            if copies_played(s, seat, modifier) > held_ever(s, seat, modifier):
                return False
    return True


@rule
def was_taken_back(s: State, seat: int, regain: int) -> bool:
    """Whether a modifier lay there when it was taken back, after those that were before it."""
    modifier, after = int(s.regained_modifiers[seat, regain]), int(s.regained_after[seat, regain])
    if modifier == NONE:
        return after == 0
    if regain > 0:
        before = s.regained_after[seat, regain - 1]
        if before == 0 or before > after:
            return False
    return after <= s.modifier_plays[seat] and (count_on_pile(s, seat, modifier, after, regain) > 0)


@holds("regained, regained_modifiers: no more is taken back in a game than there are cards for it")
def regains_add_up(s: State, b: Box) -> bool:
    """Each card that takes others back comes once in a game."""
    regains = regains_to_come(s, b)
    for seat in range(s.players):
        for regain in range(REGAINS):
            regains += int(s.regained[seat, regain] != 0)
            regains += int(s.regained_modifiers[seat, regain] != NONE)
    return regains <= REGAINS


@rule
def regains_to_come(s: State, b: Box) -> int:
    """How many cards that take others back will still lie in the row, or are to be carried out."""
    count, rounds = 0, rounds_to_start(s, b)
    for stack in range(STACKS):
        for place in range(max(0, s.deck_sizes[stack] - rounds), s.deck_sizes[stack]):
            count += int(b.takes_back[s.decks[stack, place]])
        if s.faceup[stack] != NONE:
            count += int(b.takes_back[s.faceup[stack]])
    announced = place_of(s, Special.kind) != NONE or is_asked(s, Regain.kind)
    if s.card != NONE and (s.may_special == 1 or announced):
        count += int(b.takes_back[s.card])
    return count


@holds("modifiers, played_modifiers, passed: nobody has more than were dealt")
def modifiers_add_up(s: State, b: Box) -> bool:
    """Of each modifier there are no more than in the box."""
    for seat in range(s.players):
        held = 0
        for modifier in range(MODIFIERS):
            held += held_now(s, seat, modifier)
        if held > b.modifiers_dealt:
            return False
    for modifier in range(MODIFIERS):
        held = 0
        for seat in range(s.players):
            held += held_now(s, seat, modifier)
        if held > b.modifier_deck[modifier]:
            return False
    return True


@holds("passed: a modifier that was passed on is one that the left neighbour has had")
def modifiers_were_passed(s: State) -> bool:
    """Once they have been taken up."""
    if not is_passing_on(s):
        for seat in range(s.players):
            if s.passed[seat] != NONE:
                if held_ever(s, left_of(s, seat), int(s.passed[seat])) == 0:
                    return False
    return True


@holds("passed, modifiers, agenda: who is not asked for a modifier has passed one; who is has some")
def modifiers_are_passed(s: State) -> bool:
    """While they are passed on."""
    if is_passing_on(s):
        asking = place_of(s, Pass.kind)
        for seat in range(s.players):
            is_asked_for = asking != NONE and has(entry(s, asking, SEATS), seat)
            if is_asked_for != (s.passed[seat] == NONE):
                return False
            if is_asked_for and not has_modifier(s, seat):
                return False
    return True


@rule
def has_modifier(s: State, seat: int) -> bool:
    """Whether a player holds any modifier."""
    for modifier in range(MODIFIERS):
        if s.modifiers[seat, modifier] > 0:
            return True
    return False


# --- the course of the game ----------------------------------------------------------------------


@rule
def lies_below(s: State, kind: int) -> bool:
    """Whether the lowest entry of the agenda is of a kind."""
    return s.asked > 0 and entry(s, 0, KIND) == kind


@rule
def next_to_start(s: State, b: Box) -> int:
    """The next round that will start, or 0 if this one is the last."""
    if lies_below(s, StartRound.kind):
        return entry(s, 0, StartRound.number)
    return int(b.next_round[s.round_no])


@rule
def rounds_to_start(s: State, b: Box) -> int:
    """How many rounds are still to start."""
    count, number = 0, next_to_start(s, b)
    for _round in range(LAST_ROUND):
        if number == 0:
            break
        count += 1
        number = int(b.next_round[number])
    return count


@holds("agenda, round: the round that starts is the first or the one after the last played")
def rounds_follow(s: State, b: Box) -> bool:
    """The game ends after its last round, and general scorings come when they are due."""
    if lies_below(s, StartRound.kind):
        number = entry(s, 0, StartRound.number)
        return number == b.next_round[s.round_no] or number == s.round_no == b.first_round
    if lies_below(s, GeneralScoring.kind):
        return b.scores_after[s.round_no] == 1
    return s.asked > 0 or b.next_round[s.round_no] == 0


@holds("row, power, moved, card: between rounds the table is cleared")
def table_is_cleared_between_rounds(s: State) -> bool:
    """No card lies face up and nobody has played a power card before a round starts."""
    if lies_below(s, NextTurn.kind):
        return True
    for stack in range(STACKS):
        if s.faceup[stack] != NONE:
            return False
    for seat in range(s.colours):
        if s.power[seat] != 0:
            return False
    for seat in range(s.players):
        if s.modifier[seat] != NONE:
            return False
    return s.card == NONE


@rule
def is_to_play(s: State, seat: int) -> bool:
    """Whether a player is still to play a power card this round."""
    for place in range(s.asked):
        if entry(s, place, KIND) == Power.kind and has(entry(s, place, SEATS), seat):
            return True
    return False


@holds("power, agenda: in a round everybody has played a power card or is asked for one")
def everybody_plays(s: State) -> bool:
    """Only who is asked may have laid out a modifier alone."""
    if lies_below(s, NextTurn.kind):
        for seat in range(s.players):
            if (s.power[seat] == 0) != is_to_play(s, seat):
                return False
    return True


@holds("hands, round: everybody has a card for each round, and one that nobody else has played")
def hands_last(s: State, b: Box) -> bool:
    """So many rounds as are left can be played."""
    for seat in range(s.players):
        rounds = rounds_to_start(s, b) + int(is_to_play(s, seat))
        if rounds > 0 and count_of(int(s.hands[seat])) < rounds + int(s.colours) - 1:
            return False
    return True


@rule
def takers(s: State) -> int:
    """How many are still to take an action card this round."""
    count = int(place_of(s, Take.kind) != NONE)
    for seat in range(s.colours):
        if not has(int(s.moved), seat) and (s.power[seat] != 0 or is_to_play(s, seat)):
            count += 1
    return count


@holds("row, decks: there is an action card for everybody, in this round and in all that follow")
def cards_last(s: State, b: Box) -> bool:
    """A stack lasts if used cards return to it, or if it has one for each round."""
    shown, lasting = 0, 0
    for stack in range(STACKS):
        shown += int(s.faceup[stack] != NONE)
        own = s.card != NONE and pile_of(b, int(b.card_stack[s.card])) == stack
        in_play = own and s.keeps_card == 0
        some = s.deck_sizes[stack] + int(s.faceup[stack] != NONE) + int(in_play) > 0
        if s.deck_sizes[stack] >= rounds_to_start(s, b) or (b.stack_returns[stack] == 1 and some):
            lasting += int(b.stack_sizes[stack] > 0 and pile_of(b, stack) == stack)
    if lies_below(s, NextTurn.kind) and shown < takers(s):
        return False
    return lasting >= s.colours


@rule
def is_order(deck: Cards, low: int, count: int) -> bool:
    """Whether a row of cards holds each number from a lowest one on once."""
    seen = 0
    for place in range(count):
        if deck[place] < low:
            return False
        seen |= only(int(deck[place]) - low)
    return seen == only(count) - 1


@holds("dummy_deck, region_deck, power: the dummy has all its cards, and enough for each round")
def dummy_is_ready(s: State, b: Box) -> bool:
    """Region cards are shuffled anew at each general scoring; the last card drawn is its power."""
    if not has_dummy(s):
        return s.dummy_left == 0 and s.region_left == 0
    if not is_order(s.dummy_deck, 1, HIGHEST) or not is_order(s.region_deck, 0, REGIONS):
        return False
    power = int(s.power[s.players])
    if lies_below(s, NextTurn.kind) and power == 0:
        return False
    if power != 0 and (s.dummy_left == HIGHEST or s.dummy_deck[s.dummy_left] != power):
        return False
    if s.dummy_left < rounds_to_start(s, b):
        return False
    return s.region_left >= DUMMY_CARDS * rounds_before_scoring(s, b)


@rule
def rounds_before_scoring(s: State, b: Box) -> int:
    """How many rounds start before the next general scoring; the last round ends with one."""
    if lies_below(s, GeneralScoring.kind):
        return 0
    if not lies_below(s, StartRound.kind) and b.scores_after[s.round_no] == 1:
        return 0
    count, number = 0, next_to_start(s, b)
    for _round in range(LAST_ROUND):
        count += 1
        if b.scores_after[number] == 1:
            break
        number = int(b.next_round[number])
    return count


# --- a turn --------------------------------------------------------------------------------------


@rule
def seat_in_turn(s: State) -> int:
    """The player whose turn it is, or NONE."""
    for place in range(s.asked):
        kind = entry(s, place, KIND)
        if kind == Turn.kind or kind == Take.kind:
            return first_of(entry(s, place, SEATS))
    return NONE


@holds("agenda, moved: the player in turn has begun it, and is asked about it")
def turns_belong_to_one(s: State) -> bool:
    """Only vetoes, withdrawals and discs are asked of others."""
    seat = seat_in_turn(s)
    if seat != NONE and not has(int(s.moved), seat):
        return False
    for place in range(s.asked):
        kind = entry(s, place, KIND)
        seats = entry(s, place, SEATS)
        if kind == Veto.kind or kind == Withdraw.kind:
            if has(seats, seat):
                return False
        elif kind != Disc.kind and kind != Power.kind and kind != Pass.kind and seats != 0:
            if seats != only(seat):
                return False
    return True


@holds(
    "card, placed, may_place, may_special, smuggling, lets_pass, keeps_card: "
    "only in a turn with a card"
)
def card_belongs_to_a_turn(s: State, b: Box) -> bool:
    """A card is out exactly while its turn lasts; one that is kept is a Veto before the player."""
    if place_of(s, Turn.kind) == NONE:
        open_parts = s.placed + s.may_place + s.may_special + s.smuggling + s.keeps_card
        return s.card == NONE and open_parts + s.lets_pass == 0
    if s.card == NONE or s.placed > card_number(s, b):
        return False
    if (s.smuggling == 1) != is_smuggling(b, int(s.card)) or s.smuggling + s.may_special > 1:
        return False
    if s.keeps_card == 1:
        kept = s.vetoes[seat_in_turn(s)] > 0 and s.card == b.veto_card
        return kept and s.may_special == 0
    return True


@holds("agenda, card: a special action that is announced is one of the card's, and asked once")
def special_is_the_cards(s: State, b: Box) -> bool:
    """The one in turn has announced it, and may not do so again."""
    place = place_of(s, Special.kind)
    choosing = place_of(s, Choose.kind) != NONE
    if place == NONE:
        return not choosing
    if s.may_special == 1 or s.keeps_card == 1:
        return False
    if entry(s, place, Special.seat) != seat_in_turn(s):
        return False
    if choosing and b.card_choices[s.card] < CHOICES:
        return False
    for choice in range(b.card_choices[s.card]):
        if b.card_effect[s.card, choice] == entry(s, place, Special.effect):
            return True
    return False


@holds("agenda, vetoes, lets_pass: who may object holds a Veto and does not let all pass")
def vetoes_are_held(s: State) -> bool:
    """Who lets all pass could have objected to a special action of another player's this turn."""
    for seat in range(s.players):
        lets_pass = has(int(s.lets_pass), seat)
        objects = is_asked(s, Veto.kind) and has(asked(s, SEATS), seat)
        if (lets_pass or objects) and not holds_veto(s, seat):
            return False
        if lets_pass and (objects or seat == seat_in_turn(s)):
            return False
    return s.lets_pass == 0 or s.may_special == 0


# --- what a card asks ----------------------------------------------------------------------------


@holds("move_own, move_foreign, move_any, move_from, move_to, arrived: only while a card moves")
def moves_belong_to_a_card(s: State) -> bool:
    """No more have arrived than stand there, and whoever must go somewhere can."""
    moving = place_of(s, Lift.kind) != NONE
    for region in range(REGIONS):
        for seat in range(s.colours):
            if s.arrived[region, seat] > (s.caballeros[region, seat] if moving else 0):
                return False
    if moving:
        return s.move_to == NONE or s.move_to != s.king
    budget = s.move_own + s.move_foreign + s.move_any
    return budget == 0 and s.move_from == NONE and s.move_to == NONE


@holds("agenda, caballeros: a caballero that is dropped was lifted where one may be")
def dropped_was_lifted(s: State) -> bool:
    """It stands in its region still, has not moved yet, and the card has a move left for it."""
    place = place_of(s, Drop.kind)
    if place == NONE:
        return True
    region, owner = entry(s, place, Drop.region), entry(s, place, Drop.owner)
    if is_taboo(s, region) or s.move_to == region:
        return False
    if s.move_from != NONE and s.move_from != region:
        return False
    there = s.caballeros[region, owner] > s.arrived[region, owner]
    return there and may_lift(s, first_of(entry(s, place, SEATS)), owner)


@holds("agenda, caballeros, court: who must send caballeros back has so many")
def senders_have_enough(s: State) -> bool:
    """Whoever withdraws has enough; whoever is struck by an assassin has one to lose."""
    for place in range(s.asked):
        seats = entry(s, place, SEATS)
        if entry(s, place, KIND) == Withdraw.kind:
            seat = first_of(seats)
            if s.court[seat] + in_regions(s, seat) < entry(s, place, Withdraw.left):
                return False
        if entry(s, place, KIND) == Assassinate.kind:
            owners = entry(s, place, Assassinate.owners)
            if owners == 0 or owners & seats != 0 or not all_have_some(s, owners):
                return False
    return True


@rule
def all_have_some(s: State, owners: int) -> bool:
    """Whether every colour of a set has a caballero that can be sent back."""
    for owner in range(s.colours):
        if has(owners, owner) and in_regions(s, owner) == 0:
            return False
    return True


@holds("discs, agenda: discs are set by those who are no longer asked, while discs are needed")
def discs_are_needed(s: State, b: Box) -> bool:
    """Whoever is asked can set one; a region that is to be emptied is named."""
    place = place_of(s, Disc.kind)
    reveal = place_of(s, Reveal.kind)
    if reveal != NONE and entry(s, reveal, Reveal.purpose) == MOVE_OUT:
        if entry(s, reveal, Reveal.emptied) == NONE:
            return False
    if reveal != NONE and entry(s, reveal, Reveal.shown) == 1:
        if entry(s, reveal, Reveal.purpose) == COMPARE or place != NONE or next_disc(s) == NONE:
            return False
    needed = reveal != NONE or place_of(s, GeneralScoring.kind) != NONE
    for seat in range(s.players):
        is_asked_for = place != NONE and has(entry(s, place, SEATS), seat)
        if s.discs[seat] != NONE and (is_asked_for or not needed):
            return False
        if is_asked_for and not can_set_disc(s, b, seat):
            return False
    return True


@rule
def can_set_disc(s: State, b: Box, seat: int) -> bool:
    """Whether there is a region that a player may set the disc on."""
    for region in range(REGIONS):
        if may_set_disc(s, b, seat, region):
            return True
    return False


@holds("agenda: what a card asks for can be done")
def cards_can_be_carried_out(s: State, b: Box) -> bool:
    """There is somewhere to go for the King, the grande, a coup, and something to take back."""
    seat = seat_in_turn(s)
    king, escort, score = place_of(s, King.kind), place_of(s, Escort.kind), place_of(s, Score.kind)
    if king != NONE:
        return king_can_be_moved(s, b, entry(s, king, King.goes), entry(s, king, King.escort))
    if escort != NONE:
        region = entry(s, escort, Escort.region)
        here = total_in(s, region) >= entry(s, escort, Escort.left)
        return here and may_be_followed(b, region) and s.king < REGIONS and region != s.king
    if score != NONE:
        return count_of(entry(s, score, Score.areas)) >= entry(s, score, Score.left)
    if place_of(s, MoveGrande.kind) != NONE:
        return can_move_grande(s, seat)
    if place_of(s, Coup.kind) != NONE:
        return can_coup(s, seat)
    if place_of(s, Regain.kind) != NONE:
        return s.hands[seat] != FULL_HAND
    if is_asked(s, Ability.kind):
        modifier = int(s.modifier[seat])
        return modifier != NONE and b.modifier_effect[modifier] != NONE
    return True


@rule
def king_can_be_moved(s: State, b: Box, goes: int, escort: int) -> bool:
    """Whether there is a place for the King to go, by a card of the box; nobody follows abroad."""
    if goes == ABROAD and (escort > 0 or b.king_abroad == 0):
        return False
    if goes == TO_A_GRANDE and b.grande_castillo == 0:
        return False
    return can_king_go(s, b, goes)


# --- what is about to be done --------------------------------------------------------------------


@holds("agenda: what others may object to is a step of a special action that can be interrupted")
def steps_can_be_interrupted(s: State, b: Box) -> bool:
    """Only moves, in one reading of the rules; nothing of it in the edition of 2023."""
    kind = about_to(s)
    if kind == Dropping.kind:
        return b.veto_interrupts != NEVER and s.card != NONE
    if kind == Reveal.kind and asked_about(s, Reveal.shown) == 0:
        return not is_asked(s, Veto.kind)
    if kind >= Dropping.kind or kind == Reveal.kind:
        return b.veto_interrupts == EVERY_STEP and s.card != NONE
    return True


@holds("agenda: what is about to be done may be done")
def steps_may_be_done(s: State, b: Box) -> bool:
    """It is one of the answers to the question below it."""
    kind, seat = about_to(s), first_of(answered_by(s, SEATS))
    return caballeros_may_go(s, kind, seat) and tokens_may_go(s, b, kind, seat)


@rule
def caballeros_may_go(s: State, kind: int, seat: int) -> bool:
    """Whether caballeros can be moved, placed, sent back or recalled as they are about to be."""
    if kind == Dropping.kind:
        return may_drop(s, answered_by(s, Drop.region), asked_about(s, Dropping.area))
    if kind == PlacingExtra.kind:
        where, area = answered_by(s, PlaceExtra.where), asked_about(s, PlacingExtra.area)
        return s.court[seat] > 0 and may_place_extra(s, where, area)
    if kind == Assassinating.kind:
        owner, region = asked_about(s, Assassinating.owner), asked_about(s, Assassinating.region)
        return has(answered_by(s, Assassinate.owners), owner) and can_leave(s, owner, region)
    if kind == Withdrawing.kind:
        region = asked_about(s, Withdrawing.region)
        return s.court[seat] > 0 if region == NONE else can_leave(s, seat, region)
    if kind == EmptyingCourts.kind:
        owners = asked_about(s, EmptyingCourts.owners)
        return owners != 0 and not has(owners, seat) and owners < only(int(s.players))
    if kind == Recruiting.kind:
        count = asked_about(s, Recruiting.count)
        return count <= answered_by(s, Recruit.most) and count <= s.province[seat]
    if kind == Recalling.kind:
        return can_leave(s, seat, asked_about(s, Recalling.region))
    return True


@rule
def tokens_may_go(s: State, b: Box, kind: int, seat: int) -> bool:
    """Whether an area, tile, power card, grande or King can be chosen as they are about to be."""
    if kind == NamingCoup.kind:
        return may_coup(s, seat, asked_about(s, NamingCoup.region))
    if kind == Scoring.kind:
        return has(answered_by(s, Score.areas), asked_about(s, Scoring.area))
    if kind == LayingTile.kind:
        return can_lay(s, asked_about(s, LayingTile.tile), asked_about(s, LayingTile.area))
    if kind == TakingBack.kind:
        value = asked_about(s, TakingBack.value)
        return value != FACE_DOWN and not in_hand(s, seat, value)
    if kind == MovingGrande.kind:
        return may_grande_go(s, seat, asked_about(s, MovingGrande.region))
    if kind == MovingKing.kind:
        goes = answered_by(s, King.goes)
        return may_king_go(s, b, goes, asked_about(s, MovingKing.area))
    return True


@rule
def step_place(s: State) -> int:
    """Where a step lies that is about to be done: on top, or under the question about it."""
    return int(s.asked) - 1 - int(is_asked(s, Veto.kind))


@rule
def about_to(s: State) -> int:
    """The kind of what is about to be done, or to be answered."""
    return entry(s, step_place(s), KIND)


@rule
def asked_about(s: State, column: int) -> int:
    """One number of what is about to be done."""
    return entry(s, step_place(s), column)


@rule
def answered_by(s: State, column: int) -> int:
    """One number of the question that is about to be answered so."""
    return entry(s, step_place(s) - 1, column)
