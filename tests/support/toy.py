"""A tiny game for the tests of the kernel: coins are paid into three villages, then voted on."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from meseta.kernel import decision, effect, table
from meseta.kernel.chance import seed_words
from meseta.kernel.decision import act, answers, ends, holds, offers, part, runs
from meseta.kernel.domain import YES_OR_NO, Naming, later, names, numbers, ordinals, sets
from meseta.kernel.effect import does, word
from meseta.kernel.event import EventList, event
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import Rule, rule
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, TableRecord, answered, asked, clearing, close, count_down

SEAT = later("seat", 3)
PLAYER = later("player", 3)
VILLAGE = names("village", "alba brea cala")
VILLAGES = VILLAGE.size
CARD = later("card", 4)
PILE = ordinals("pile", 2)
COIN = numbers("number of coins", 0, 9)
PAID = numbers("number of coins", 1, 3)
ROUND = numbers("round", 1, 5)

NAMING: Naming = {
    "seat": ["red", "blue"],
    "player": ["red", "blue"],
    "card": ["ox", "mill", "road"],
}


class State(TableRecord):
    players: int = number(numbers("number of players", 2, 3), derived=True)
    round_no: int = number(ROUND, key="round")
    scores: Row = row(PLAYER, COIN)
    coins: Grid = grid(VILLAGE, SEAT, COIN)
    homes: Row = row(PLAYER, VILLAGE.or_none())
    hands: Row = row(PLAYER, sets(CARD))
    deck: Row = row(4, CARD.or_none(), size="deck_size")
    deck_size: int = number(numbers("number of cards", 0, 4))
    piles: Grid = grid(PILE, 3, CARD.or_none(), size="pile_sizes")
    pile_sizes: Row = row(PILE, numbers("number of cards", 0, 3))
    gates: Row = row(PILE, YES_OR_NO)
    is_open: int = number(YES_OR_NO, key="open")
    paid: int = number(COIN, until="turn")


clear = clearing(State)
clear_turn = clearing(State, until="turn")


class Effect(effect.Effect):
    pass


class Gain(Effect):
    count = word(COIN)
    where = word(VILLAGE, key="in", default="brea")


class ShutGates(Effect):
    pass


class Box(table.Box):
    effects: Grid = grid(2, Effect.width(), COIN)


class Decision(decision.Decision):
    pass


class Pay(Decision):
    over = "Turn Pay"
    left = part(COIN)
    home = part(VILLAGE.or_none())
    pay = act("pay {count} {village}", village=VILLAGE, count=PAID)
    stop = ends("stop")


class Vote(Decision, several=True):
    over = "Count"
    vote = act("vote {village}", village=VILLAGE)


class Turn(Decision, step=True, once=True):
    over = "nothing"
    number = part(ROUND)


class Count(Decision, step=True):
    over = "nothing"


class Events(EventList):
    paid = event(seat=SEAT, village=VILLAGE, count=COIN)
    voted = event(seat=SEAT)
    counted = event()


@rule
def start(s: State, b: Box, log: Log) -> None:
    clear(s)
    s.players = 2
    Count.ask(s)
    Vote.ask(s, 3)


@rule
def hide(s: State, b: Box, seat: int) -> None:
    s.deck_size = 0


@rule
def guess(s: State, b: Box, seat: int) -> None:
    s.deck_size = 4


@rule
def preview(s: State, b: Box, log: Log, area: int, points: Row) -> None:
    points[0] = area


@offers(Pay)
def legal_pay(s: State, mask: Mask, left: int, home: int) -> None:
    for village in range(VILLAGES):
        if village != home:
            for count in range(PAID.low, min(left, PAID.high) + 1):
                Pay.pay(mask, village, count)
    Pay.stop(mask)


@answers(Pay.pay)
def apply_pay(s: State, log: Log, seat: int, count: int, village: int, home: int) -> None:
    s.coins[village, seat] += count
    s.paid = 10 * home + count
    Events.paid(log, seat, village, count)
    count_down(s, Pay.left)


@offers(Vote)
def legal_vote(mask: Mask, seat: int) -> None:
    for village in range(seat, VILLAGES):
        Vote.vote(mask, village)


@answers(Vote.vote)
def apply_vote(s: State, log: Log, seat: int, village: int) -> None:
    s.homes[seat] = village
    Events.voted(log, seat)
    if answered(s, seat):
        close(s)


@runs(Turn)
def run_turn(s: State, number: int) -> None:
    s.round_no = number


@runs(Count)
def run_count(s: State, log: Log) -> None:
    s.scores[0] = asked(s, table.KIND)
    Events.counted(log)
    close(s)


@does(Gain)
def gain(s: State, seat: int, where: int, count: int) -> None:
    s.coins[where, seat] += count


@does(ShutGates)
def shut_gates(s: State) -> None:
    s.is_open = 0


@holds("scores: nobody has nine")
def nobody_has_nine(s: State) -> bool:
    return s.scores[0] < COIN.high


@holds("deck: it has at most three cards")
def deck_is_low(s: State) -> bool:
    return s.deck_size <= 3


@rule
def ask_often(s: TableRecord, times: int) -> None:
    """More questions than there may be."""
    for turn in range(times):
        Pay.ask(s, only(0), turn, 1)


ROLES: dict[str, Any] = {"start": start, "hide": hide, "guess": guess, "preview": preview}
BOOK = Rulebook(
    "toy",
    Path(__file__).parent,
    State,
    Box,
    SEAT,
    Decision,
    Events,
    (sys.modules[__name__],),
    Effect,
    **ROLES,
)


def state_of(**values: Any) -> State:
    """A cleared state with some values."""
    state = State()
    BOOK.plain(clear)(state)
    state.players, state.round_no = 2, 1
    state.chance = [int(word) for word in seed_words("toy")]
    for name, value in values.items():
        setattr(state, name, value)
    return state


def bind(decisions: type[decision.Decision], *rules: Rule, **more: Any) -> Rulebook[Any, Any]:
    """A rule book of other decisions, with these rules."""
    chapter = ModuleType("chapter")
    for place, each in enumerate(rules):
        setattr(chapter, f"rule_{place}", each)
    given: dict[str, Any] = {"effects": None, **ROLES, **more}
    return Rulebook("toy", Path(), State, Box, SEAT, decisions, Events, (chapter,), **given)
