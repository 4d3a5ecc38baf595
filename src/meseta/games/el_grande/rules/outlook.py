"""How a seat stands: what a player looks at when judging a position."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    CASTILLO,
    HIGHEST,
    LAST_ROUND,
    REGIONS,
    TARGETS,
)
from meseta.games.el_grande.rules.decisions import NextTurn
from meseta.games.el_grande.rules.invariants import lies_below
from meseta.games.el_grande.rules.scoring import place_value
from meseta.games.el_grande.rules.state import State, card_number
from meseta.games.el_grande.rules.vetoes import acting
from meseta.kernel.domain import NONE
from meseta.kernel.feature import FeatureList, feature
from meseta.kernel.play import Features
from meseta.kernel.rule import rule
from meseta.kernel.sets import has
from meseta.kernel.table import Log


class Outlook(FeatureList):
    """What is looked at."""

    always = feature()
    points = feature()
    next_scoring = feature()
    """What a general scoring would give now, if nobody left the castillo."""
    later_scorings = feature()
    """The same, for every scoring after the next one."""
    due_now = feature()
    """What a general scoring would give now, in a round that ends with one."""
    due_for_sure = feature()
    """The same, the more the fewer others have their turn before it."""
    due_soon = feature()
    """The same, in a round before one that ends with a scoring."""
    chances_now = feature()
    """What one caballero more would gain, before one's turn in a round that ends with a scoring."""
    dangers_now = feature()
    """What one caballero less would lose there, the more the more others have their turn before."""
    castillo_now = feature()
    """Caballeros that leave the castillo at the end of this round."""
    firsts = feature()
    """Areas in which the seat is the only first."""
    safety = feature()
    """By how much it leads there, as far as that matters."""
    chances = feature()
    """What one caballero more would gain, in all areas."""
    dangers = feature()
    """What one caballero less would lose, in all areas."""
    kings_region = feature()
    """Caballeros in the King's region."""
    home = feature()
    """Whether the seat is the only first at the grande's home."""
    on_board = feature()
    """Caballeros in all regions."""
    in_castillo = feature()
    court = feature()
    province = feature()
    hand = feature()
    """The power cards left, by their value."""
    best_card = feature()
    """The highest of them."""
    to_move = feature()
    """Whether the seat's turn of this round is still to come."""
    order = feature()
    """How early that turn comes, by the power cards that lie there."""
    to_place = feature()
    """Caballeros that may still be placed in the running turn."""
    special = feature()
    """Whether the special action of the running turn is still to come."""
    vetoes = feature()
    """Veto cards before the seat."""


@rule
def place_with(s: State, area: int, seat: int, count: int) -> int:
    """The place, from 0, of a colour with so many caballeros in an area.

    Those ahead take a place each, but no more than two if they tie; a tie of its own costs one.
    """
    place = 0
    for other in range(s.colours):
        theirs = int(s.caballeros[area, other])
        if other != seat and theirs >= count:
            most = 1 if theirs == count else 2
            place += int(tied_before(s, area, seat, other) < most)
    return place


@rule
def tied_before(s: State, area: int, seat: int, other: int) -> int:
    """How many colours before another one, the seat aside, have as many caballeros in an area."""
    tied = 0
    for earlier in range(other):
        same = s.caballeros[area, earlier] == s.caballeros[area, other]
        tied += int(same and earlier != seat)
    return tied


@rule
def points_with(s: State, b: Box, area: int, seat: int, count: int) -> int:
    """What an area would give a seat with so many caballeros in it."""
    if count <= 0:
        return 0
    place = place_with(s, area, seat, count)
    if place >= b.depth:
        return 0
    value = place_value(s, b, area, place)
    if place == 0:
        if area == s.king:
            value += int(b.king_bonus)
        if area == s.grandes[seat]:
            value += int(b.grande_bonus)
    return value


@rule
def lead_in(s: State, area: int, seat: int) -> int:
    """By how many caballeros a seat is ahead of everybody else in an area."""
    most = 0
    for other in range(s.colours):
        if other != seat:
            most = max(most, int(s.caballeros[area, other]))
    return int(s.caballeros[area, seat]) - most


@rule
def scorings_left(s: State, b: Box) -> int:
    """How many general scorings are still to come: at least that of the last round."""
    left = 0
    round_no = int(s.round_no)
    for _round in range(LAST_ROUND):
        left += int(b.scores_after[round_no])
        round_no = int(b.next_round[round_no])
    return left


@rule
def assess(s: State, b: Box, log: Log, features: Features) -> float:
    """How every seat stands; how much of the game has been played."""
    left = scorings_left(s, b)
    for seat in range(s.players):
        features[seat, Outlook.always] = 1.0
        features[seat, Outlook.points] = s.scores[seat] / 100.0
        assess_areas(s, b, seat, left, features)
        assess_pieces(s, seat, features)
        assess_turn(s, b, seat, features)
    return s.round_no / float(LAST_ROUND)


@rule
def assess_areas(s: State, b: Box, seat: int, left: int, features: Features) -> None:
    """What the areas would give, and how firmly they are held."""
    due = 0
    for area in range(TARGETS):
        count = int(s.caballeros[area, seat])
        points = points_with(s, b, area, seat, count)
        due += points
        features[seat, Outlook.chances] += (
            points_with(s, b, area, seat, count + 1) - points
        ) / 10.0
        features[seat, Outlook.dangers] += (
            points - points_with(s, b, area, seat, count - 1)
        ) / 10.0
        lead = lead_in(s, area, seat)
        if lead > 0:
            features[seat, Outlook.firsts] += 0.1
            features[seat, Outlook.safety] += min(lead, 3) / 10.0
            if area == s.grandes[seat]:
                features[seat, Outlook.home] = 1.0
    features[seat, Outlook.next_scoring] = due / 100.0
    features[seat, Outlook.later_scorings] = due * (left - 1) / 100.0
    if b.scores_after[s.round_no] == 1:
        assess_scoring_round(s, seat, due, features)
    elif b.scores_after[b.next_round[s.round_no]] == 1:
        features[seat, Outlook.due_soon] = due / 100.0


@rule
def assess_scoring_round(s: State, seat: int, due: int, features: Features) -> None:
    """What counts in a round that ends with a general scoring."""
    share = others_to_move(s, seat) / float(s.players)
    features[seat, Outlook.due_now] = due / 100.0
    features[seat, Outlook.due_for_sure] = due / 100.0 * (1.0 - share)
    features[seat, Outlook.dangers_now] = features[seat, Outlook.dangers] * share
    features[seat, Outlook.castillo_now] = s.caballeros[CASTILLO, seat] / 10.0
    if not has(int(s.moved), seat):
        features[seat, Outlook.chances_now] = features[seat, Outlook.chances]


@rule
def others_to_move(s: State, seat: int) -> int:
    """How many others have not had their turn of this round."""
    others = 0
    for other in range(s.players):
        others += int(other != seat and not has(int(s.moved), other))
    return others


@rule
def assess_pieces(s: State, seat: int, features: Features) -> None:
    """Where the caballeros are, and what is in the hand."""
    for region in range(REGIONS):
        features[seat, Outlook.on_board] += s.caballeros[region, seat] / 10.0
        if region == s.king:
            features[seat, Outlook.kings_region] = s.caballeros[region, seat] / 10.0
    features[seat, Outlook.in_castillo] = s.caballeros[CASTILLO, seat] / 10.0
    features[seat, Outlook.court] = s.court[seat] / 10.0
    features[seat, Outlook.province] = s.province[seat] / 10.0
    for value in range(1, HIGHEST + 1):
        if has(int(s.hands[seat]), value):
            features[seat, Outlook.hand] += value / 100.0
            features[seat, Outlook.best_card] = value / 10.0
    features[seat, Outlook.vetoes] = float(s.vetoes[seat] + s.old_vetoes[seat])


@rule
def assess_turn(s: State, b: Box, seat: int, features: Features) -> None:
    """What is still to come in this round."""
    if lies_below(s, NextTurn.kind) and not has(int(s.moved), seat):
        features[seat, Outlook.to_move] = 1.0
        if s.power[seat] != 0:
            features[seat, Outlook.order] = 1.0 - turns_before(s, seat) / float(s.colours)
    if s.card != NONE and seat == acting(s):
        if s.may_place == 1:
            room = card_number(s, b) - int(s.placed)
            features[seat, Outlook.to_place] = min(room, int(s.court[seat])) / 10.0
        features[seat, Outlook.special] = float(s.may_special)


@rule
def turns_before(s: State, seat: int) -> int:
    """How many turns, the dummy's too, come before a seat's by the power cards that lie there."""
    count = 0
    for other in range(s.colours):
        is_to_move = s.power[other] != 0 and not has(int(s.moved), other)
        count += int(is_to_move and s.totals[other] > s.totals[seat])
    return count
