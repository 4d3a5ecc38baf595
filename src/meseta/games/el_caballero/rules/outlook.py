"""How a seat stands: what a player looks at when judging a position."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    CABALLEROS,
    LAYING,
    PARTS,
    POSTING,
    VALUES,
)
from meseta.games.el_caballero.rules.court import capacity, off_map
from meseta.games.el_caballero.rules.invariants import is_in_turn, seat_in_turn
from meseta.games.el_caballero.rules.posting import may_post
from meseta.games.el_caballero.rules.scoring import how_many_have, worth_of_ships
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.feature import FeatureList, feature
from meseta.kernel.play import Features
from meseta.kernel.rule import rule
from meseta.kernel.sets import has
from meseta.kernel.table import Log

SAFE = 4
"""A lead beyond which nobody asks how large it is."""


class Outlook(FeatureList):
    """What is looked at."""

    always = feature()
    points = feature()
    next_scoring = feature()
    """What a scoring would give now."""
    later_scoring = feature()
    """The same, for every scoring after the next one."""
    regions_led = feature()
    """Regions in which the seat is the only first."""
    safety = feature()
    """By how much it leads there, as far as that matters."""
    chances = feature()
    """What the regions are worth that the seat does not lead, but is not far from leading."""
    dangers = feature()
    """What the regions are worth that it leads by little."""
    waters = feature()
    """What the ships would bring."""
    court = feature(least=0.1)
    """Caballeros at the court."""
    room = feature()
    """Caballeros for whom the court still has room."""
    cards_left = feature()
    """Caballero cards that wait to be placed."""
    ships = feature()
    """Ships at the court."""
    castillos = feature()
    """Castillos on caballero cards."""
    hand = feature()
    """The power cards left, by their value."""
    best_card = feature()
    """The highest of them."""
    to_move = feature()
    """Whether the seat's turn of this round is still to come."""
    supply = feature()
    """Caballeros that the power card of this round is still to bring."""
    to_lay = feature()
    """Area cards that are still to be laid in this turn."""
    to_post = feature()
    """Caballero cards that may still be placed in this turn."""


@rule
def most_of_others(s: State, region: int, seat: int) -> int:
    """The most caballeros that another player has in a region."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.strength[region, other]))
    return most


@rule
def how_many_more(s: State, region: int, seat: int) -> int:
    """How many players have more caballeros in a region."""
    count = 0
    for other in range(s.players):
        count += int(s.strength[region, other] > s.strength[region, seat])
    return count


@rule
def is_second(s: State, b: Box, region: int, seat: int) -> bool:
    """Whether a seat that does not lead a region is the only second, and seconds score there."""
    ahead = how_many_more(s, region, seat)
    if b.second_scores == 0 or how_many_have(s, region, int(s.strength[region, seat])) > 1:
        return False
    if ahead > 1 and b.below_tied_first == 0:
        return False
    return how_many_have(s, region, most_of_others(s, region, seat)) == ahead


@rule
def assess_region(s: State, b: Box, region: int, seat: int, features: Features) -> int:
    """What a region would give a seat now, and how firmly it is held."""
    own = int(s.strength[region, seat])
    value = int(s.extent[region]) + int(s.treasure[region])
    lead = own - most_of_others(s, region, seat)
    if lead > 0:
        features[seat, Outlook.regions_led] += 0.1
        features[seat, Outlook.safety] += min(lead, SAFE) / 10.0
        if lead < SAFE:
            features[seat, Outlook.dangers] += value / 10.0
        return value * int(b.first_factor)
    if lead > -SAFE:
        features[seat, Outlook.chances] += value / 10.0
    if own > 0 and (lead == 0 or is_second(s, b, region, seat)):
        return value
    return 0


@rule
def scorings_left(s: State, b: Box) -> int:
    """How many scorings are still to come."""
    left = 0
    for round_no in range(int(s.round_no), int(b.last_round) + 1):
        left += int(b.scores_after[round_no])
    return left


@rule
def assess(s: State, b: Box, log: Log, features: Features) -> float:
    """How every seat stands; how much of the game has been played."""
    left = scorings_left(s, b)
    for seat in range(s.players):
        features[seat, Outlook.always] = 1.0
        features[seat, Outlook.points] = s.scores[seat] / 100.0
        due = assess_map(s, b, seat, features)
        if left > 0:
            features[seat, Outlook.next_scoring] = due / 100.0
            features[seat, Outlook.later_scoring] = due * (left - 1) / 100.0
        assess_pieces(s, b, seat, features)
        assess_turn(s, b, seat, features)
    return s.round_no / float(b.last_round)


@rule
def assess_map(s: State, b: Box, seat: int, features: Features) -> int:
    """What all regions and waters would give a seat now."""
    due = 0
    for turn in range(s.laid_count):
        first = int(s.laid[turn]) * PARTS
        for node in range(first, first + PARTS):
            if s.region[node] == node:
                if b.part_land[node] == 1:
                    due += assess_region(s, b, node, seat, features)
                else:
                    worth = worth_of_ships(s, b, seat, node)
                    features[seat, Outlook.waters] += worth / 10.0
                    due += worth
    return due


@rule
def assess_pieces(s: State, b: Box, seat: int, features: Features) -> None:
    """What is at the court and in the hand."""
    features[seat, Outlook.court] = s.court[seat] / 10.0
    features[seat, Outlook.room] = (capacity(s, b, seat) - int(s.court[seat])) / 10.0
    features[seat, Outlook.cards_left] = off_map(s, seat) / 10.0
    features[seat, Outlook.ships] = s.reserve[seat] / 10.0
    for card in range(CABALLEROS):
        features[seat, Outlook.castillos] += s.castillo[seat, card] / 10.0
    for value in range(1, VALUES + 1):
        if has(int(s.hands[seat]), value):
            features[seat, Outlook.hand] += value / 100.0
            features[seat, Outlook.best_card] = value / 10.0


@rule
def assess_turn(s: State, b: Box, seat: int, features: Features) -> None:
    """What is still to come in this round."""
    supply = b.supply[s.power[seat]] / 10.0
    if not has(int(s.moved), seat):
        features[seat, Outlook.to_move] = 1.0
        features[seat, Outlook.supply] = supply
    elif is_in_turn(s) and seat == seat_in_turn(s):
        if s.supplied == 0:
            features[seat, Outlook.supply] = supply
        if not has(int(s.finished), LAYING):
            features[seat, Outlook.to_lay] = s.areas_left / 10.0
        if may_post(s, b, seat) and not has(int(s.finished), POSTING):
            left = int(b.most_posted) - int(s.posted) - int(s.turned)
            features[seat, Outlook.to_post] = min(left, off_map(s, seat)) / 10.0
