"""A learned network on the desk: from what a seat may see to its answers and how all will end.

It has two layers over the bytes of an observation that ever change. Most of these are zero, and so
is half of each layer: only what is not adds anything. Where there is no network, its rows are empty
and the weights judge instead.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from meseta.kernel.observing import FULL
from meseta.kernel.play import first_action, hide, observe
from meseta.kernel.record import Grid
from meseta.kernel.rule import rule
from meseta.kernel.table import Mask
from meseta.kernel.thinking.desk import POINTS, TRIAL, WORK, WORTH, Desk, Numbers, Values
from meseta.kernel.thinking.judging import share_out
from meseta.kernel.thinking.looking import add_worth, deal

Signals = Annotated[Any, "f4"]
Links = Annotated[Grid, "f4"]

UNIT = 100.0
"""So many points count 1."""


class DeskNetwork(NamedTuple):
    """A network, and what it works with."""

    used: Numbers
    """Which bytes of an observation count."""
    first: Links
    first_bias: Signals
    second: Links
    second_bias: Signals
    policy: Links
    """To every action."""
    policy_bias: Signals
    standing: Links
    """To every seat's strength and points, counted from the seat that looks."""
    standing_bias: Signals
    seen: Mask
    one: Signals
    two: Signals
    likings: Signals
    """How much each answer to the last question is liked."""
    stands: Signals


@rule
def add_links(links: Links, row: int, strength: float, to: Signals) -> None:
    """What one signal adds to all others: the whole row, so that many are added at once."""
    x = np.float32(strength)
    for column in range(len(to)):
        to[column] += x * links[row, column]


@rule
def begin_with(bias: Signals, to: Signals) -> None:
    """Signals before anything is added."""
    for column in range(len(to)):
        to[column] = bias[column]


@rule
def feed(signals: Signals, links: Links, bias: Signals, to: Signals) -> None:
    """What all signals that are above nothing make of the next ones."""
    begin_with(bias, to)
    for row in range(len(signals)):
        if signals[row] > 0.0:
            add_links(links, row, float(signals[row]), to)


@rule
def consider(d: Desk, n: DeskNetwork, at: int, seat: int) -> None:
    """What a seat makes of what it may see in one of the states, and how all will end."""
    d.states[TRIAL] = d.states[at]
    hide(d.states[TRIAL], d.boxes[0], seat)
    observe(d.states[TRIAL], d.boxes[0], seat, n.seen)
    begin_with(n.first_bias, n.one)
    for place in range(len(n.used)):
        byte = int(n.seen[n.used[place]])
        if byte != 0:
            add_links(n.first, place, byte / float(FULL), n.one)
    feed(n.one, n.second, n.second_bias, n.two)
    stand(d, n, seat, int(d.states[at].players))


@rule
def stand(d: Desk, n: DeskNetwork, seat: int, seats: int) -> None:
    """Every seat's chance of winning and points at the end."""
    known = len(n.stands)
    feed(n.two, n.standing, n.standing_bias, n.stands)
    for place in range(seats):
        other = (seat + place) % seats
        d.worth[other] = float(n.stands[place])
        d.worth[POINTS + other] = UNIT * float(n.stands[known // 2 + place])
    share_out(seats, d.worth)


@rule
def like(n: DeskNetwork) -> None:
    """After considering: how much each answer is liked."""
    feed(n.two, n.policy, n.policy_bias, n.likings)


@rule
def is_learned(n: DeskNetwork) -> bool:
    """Whether there is a network."""
    return len(n.used) > 0


@rule
def most_liked(d: Desk, n: DeskNetwork, kind: int) -> float:
    """The liking of the legal action that is liked most."""
    most = -1e30
    for action in range(first_action(kind), first_action(kind + 1)):
        if d.mask[action] == 1:
            most = max(most, float(n.likings[action]))
    return most


@rule
def impression(n: DeskNetwork, action: int, most: float) -> float:
    """How much an action stands out, beside the one that is liked most."""
    return math.exp(float(n.likings[action]) - most)


@rule
def like_answers(d: Desk, n: DeskNetwork, seat: int, answers: Numbers, outlook: Values) -> None:
    """How much each answer of a seat stands out at first sight; it counts as its tries."""
    deal(d, seat)
    consider(d, n, WORK, seat)
    like(n)
    for place in range(len(answers)):
        add_worth(d, outlook, place)
        outlook[place, WORTH] = impression(n, int(answers[place]), 0.0)
