"""What always holds: nothing is lost or made, everything lies where it may, rounds follow."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    CABALLEROS,
    DISPLAY,
    FACE,
)
from meseta.games.el_caballero.rules.court import capacity
from meseta.games.el_caballero.rules.decisions import (
    NextTurn,
    Power,
    StartRound,
    Turn,
)
from meseta.games.el_caballero.rules.state import (
    State,
    land_side,
    number_at,
)
from meseta.kernel.decision import holds
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, has, only
from meseta.kernel.table import KIND, SEATS, asked

NOWHERE = -2
"""A card that is no card, or lies in two places."""

# --- cards and pieces ----------------------------------------------------------------------------


@holds("map, display, deck: every area card lies in exactly one place")
def areas_add_up(s: State, b: Box) -> bool:
    """Area cards are neither lost nor made."""
    seen = 0
    for turn in range(s.laid_count):
        seen = seen_too(seen, int(s.laid[turn]))
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            seen = seen_too(seen, int(s.display[place]))
    for place in range(s.deck_size):
        seen = seen_too(seen, int(s.deck[place]))
    return s.laid_count > 0 and seen == only(int(b.cards)) - 1


@rule
def seen_too(seen: int, area: int) -> int:
    """One more area card is seen; what is seen twice is no set of cards any more."""
    if seen == NOWHERE or area == NONE or has(seen, area):
        return NOWHERE
    return seen | only(area)


@holds("deck, deck_known: no more cards are known than lie in the deck")
def known_areas_lie_there(s: State) -> bool:
    """Only cards that lie in the deck can be known."""
    return s.deck_known <= s.deck_size


@holds("caballeros, reserve, ship_stock: as many ships as came in the box")
def ships_add_up(s: State, b: Box) -> bool:
    """Ships are neither lost nor made."""
    ships = int(s.ship_stock)
    for seat in range(s.players):
        ships += int(s.reserve[seat])
        for card in range(CABALLEROS):
            ships += count_of(int(s.ships[seat, card]))
    return ships == b.ships and s.ship_stock >= 0


@holds("caballeros, castillo_stock: as many castillos as came in the box")
def castillos_add_up(s: State, b: Box) -> bool:
    """Castillos are neither lost nor made."""
    castillos = int(s.castillo_stock)
    for seat in range(s.players):
        for card in range(CABALLEROS):
            castillos += int(s.castillo[seat, card])
    return castillos == b.castillos and s.castillo_stock >= 0


@holds("court, caballeros: no court has more caballeros than the cards off the map can show")
def courts_have_room(s: State, b: Box) -> bool:
    """Eight caballeros on each card that may show them."""
    for seat in range(s.players):
        if s.court[seat] > capacity(s, b, seat):
            return False
    return True


# --- caballero cards -----------------------------------------------------------------------------


@holds("caballeros: a card on the map touches area cards, has land at one side, and ships at water")
def cards_stand_rightly(s: State) -> bool:
    """Every caballero card on the map is where such a card may be."""
    for seat in range(s.players):
        for card in range(CABALLEROS):
            if s.spot_of[seat, card] != NONE and not stands_rightly(s, seat, card):
                return False
    return True


@rule
def stands_rightly(s: State, seat: int, card: int) -> bool:
    """A card on the map borders land at most once, and its ships lie at water."""
    spot = int(s.spot_of[seat, card])
    if s.owner_at[spot] != seat or s.card_at[spot] != card or s.north[seat, card] == 0:
        return False
    if s.area_at[spot] != NONE or s.land[spot] + s.water[spot] == 0:
        return False
    if s.land[spot] == 0 and s.north[seat, card] > FACE:
        return False
    return count_of(int(s.land[spot])) <= 1 and s.ships[seat, card] & ~s.water[spot] == 0


@holds("caballeros: nothing lies on a card that is not on the map")
def cards_off_map_are_bare(s: State) -> bool:
    """Ships and castillos lie on the map, and only there a card has a rotation and a price."""
    for seat in range(s.players):
        for card in range(CABALLEROS):
            if s.spot_of[seat, card] == NONE:
                if s.ships[seat, card] + s.castillo[seat, card] + s.north[seat, card] != 0:
                    return False
    return True


@holds("caballeros, on_map: the cards of each player on the map are counted")
def cards_on_map_are_counted(s: State) -> bool:
    """The others show the court."""
    for seat in range(s.players):
        on_map = 0
        for card in range(CABALLEROS):
            on_map += int(s.spot_of[seat, card] != NONE)
        if on_map != s.on_map[seat]:
            return False
    return True


@holds("caballeros: what was paid for a card is the price of its number, or was that of water")
def prices_were_right(s: State, b: Box) -> bool:
    """At land a number is its price; a card that land reached later had cost what water costs."""
    for seat in range(s.players):
        for card in range(CABALLEROS):
            if s.spot_of[seat, card] != NONE and not was_paid_rightly(s, b, seat, card):
                return False
    return True


@rule
def was_paid_rightly(s: State, b: Box, seat: int, card: int) -> bool:
    """Whether a price can be: turning a card changes price and number alike."""
    side = land_side(s, int(s.spot_of[seat, card]))
    if side == NONE:
        return s.paid[seat, card] == b.water_price
    more = int(s.paid[seat, card]) - number_at(s, b, seat, card, side)
    return more == 0 or b.water_price - FACE <= more < b.water_price


# --- rounds and power cards ----------------------------------------------------------------------


@holds("round: one that is played")
def round_is_played(s: State, b: Box) -> bool:
    """The box says how many rounds there are."""
    return s.round_no <= b.last_round


@holds("hands, powers: a power card that was played is not in hand")
def powers_leave_hands(s: State) -> bool:
    """Power cards never come back."""
    for seat in range(s.players):
        if s.power[seat] != 0 and has(int(s.hands[seat]), int(s.power[seat])):
            return False
    return True


@holds("powers: nobody may play the same value as another")
def powers_differ(s: State) -> bool:
    """Every value is played once in a round."""
    for seat in range(s.players):
        for other in range(seat):
            if s.power[seat] != 0 and s.power[seat] == s.power[other]:
                return False
    return True


@holds("hands: everybody has enough power cards to play on, whatever the others play")
def hands_last(s: State, b: Box) -> bool:
    """A card for every round to come, and as many more as there are others."""
    for seat in range(s.players):
        if count_of(int(s.hands[seat])) < powers_needed(s, b, seat):
            return False
    return True


@rule
def powers_needed(s: State, b: Box, seat: int) -> int:
    """How many power cards a player needs in hand to play on to the end."""
    if s.asked == 0:
        return 0
    rounds = int(b.last_round) - int(s.round_no) + int(s.power[seat] == 0)
    return 0 if rounds == 0 else rounds + int(s.players) - 1


# --- the agenda ----------------------------------------------------------------------------------


@rule
def lies_below(s: State, kind: int) -> bool:
    """Whether the lowest entry of the agenda is of a kind."""
    return s.asked > 0 and s.agenda[0, KIND] == kind


@rule
def is_in_turn(s: State) -> bool:
    """Whether somebody is in the middle of a turn."""
    return s.asked > 1 and s.agenda[1, KIND] == Turn.kind


@rule
def seat_in_turn(s: State) -> int:
    """Who is in the middle of a turn."""
    return first_of(int(s.agenda[1, SEATS]))


@rule
def owe_powers(s: State) -> int:
    """The set of those who are still to play a power card."""
    seats = 0
    for entry in range(s.asked):
        if s.agenda[entry, KIND] == Power.kind:
            seats |= int(s.agenda[entry, SEATS])
    return seats


@holds("agenda, powers: those have played a power card in a round who are not asked for one")
def powers_are_asked_for(s: State) -> bool:
    """Power cards lie before everybody, or are asked for."""
    owing = owe_powers(s)
    for seat in range(s.players):
        missing = has(owing, seat) if lies_below(s, NextTurn.kind) else True
        if (s.power[seat] == 0) != missing:
            return False
    return True


@holds("agenda, round: a round is started in its turn")
def rounds_follow(s: State, b: Box) -> bool:
    """The first round, or the one after this."""
    if not lies_below(s, StartRound.kind):
        return True
    number = asked(s, StartRound.number)
    follows = number == s.round_no + 1 or (number == 1 and s.round_no == 1)
    return follows and number <= b.last_round


@holds("moved, powers, agenda: turns go down the power cards, after all have played one")
def turns_go_down(s: State) -> bool:
    """Whoever has moved had a higher power card than those who have not."""
    if not lies_below(s, NextTurn.kind) or owe_powers(s) != 0:
        return s.moved == 0
    for seat in range(s.players):
        for other in range(s.players):
            if has(int(s.moved), seat) and not has(int(s.moved), other):
                if s.power[seat] < s.power[other]:
                    return False
    return True


@holds("agenda, moved: in turn is the last of those who have moved")
def last_is_in_turn(s: State) -> bool:
    """Whoever begins a turn counts as one who has moved."""
    if not is_in_turn(s):
        return True
    seat = seat_in_turn(s)
    for other in range(s.players):
        if has(int(s.moved), other) and s.power[other] < s.power[seat]:
            return False
    return has(int(s.moved), seat)
