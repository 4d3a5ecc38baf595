"""What a seat can foresee: where an answer leads, and whether others or chance come between."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from meseta.kernel.record import Array
from meseta.kernel.sets import has, only
from meseta.kernel.table import KIND, SEATS
from meseta.match.choices import END
from meseta.match.sight import Sight, act_of, boxes_of, hide_from, hold_anew

DEEPEST = 3
"""Within so many steps what was begun comes to the others, if it does."""


class Opened(NamedTuple):
    """A further question to the same seat."""

    state: Array
    answers: list[int]
    left: int
    """The answer that does nothing."""


def follows(before: Sight | None, taken: int, sight: Sight) -> bool:
    """Whether a sight is the same seat's next one in the same match, with nobody in between."""
    return (
        before is not None
        and before.seat == sight.seat
        and before.number + 1 == sight.number
        and before.game.is_like(sight.game)
        and before.log == sight.log[: len(before.log)]
        and is_foreseen(before, taken, sight)
    )


def is_foreseen(before: Sight, taken: int, sight: Sight) -> bool:
    """Whether an answer led where it must: a tree knows nothing of what was drawn or revealed."""
    return state_after(before, before.state, [taken]).tobytes() == sight.state.tobytes()


def is_on_the_way(sight: Sight, steps: list[int]) -> bool:
    """Whether a seat has done the first steps of a plan, nothing came between, and one is left."""
    state, done = sight.turn
    if len(steps) <= len(done) or steps[: len(done)] != done:
        return False
    return state_after(sight, state, done).tobytes() == sight.state.tobytes()


def state_after(sight: Sight, state: Array, steps: list[int]) -> Array:
    """What a seat may know after some steps from a state on, if nothing comes between."""
    return foresee(sight, state, steps)[0]


def foresee(sight: Sight, state: Array, steps: list[int]) -> tuple[Array, list[int]]:
    """The same, and what there is to answer next."""
    game, way, seat = sight.game, sight.way, sight.seat
    held = hold_anew(game, way, state, seat, "foreseen")
    mask = way.row(game.book.actions, "u1")
    for step in steps:
        way.apply(held, boxes_of(game, way), way.no_log, mask, seat, step)
    return hide_from(game, way, way.array(held), seat), np.flatnonzero(mask).tolist()


def leaving(sight: Sight, answers: list[int]) -> int | None:
    """The answer that does nothing but end a turn, or leave what is offered."""
    acts = {action: act_of(sight.game.book, action)[0] for action in answers}
    return next((n for n, act in acts.items() if act.closes or act.text == END), None)


def is_same(sight: Sight, steps: list[int], others: list[int]) -> bool:
    """Whether some steps come to the same as others."""
    after, otherwise = (state_after(sight, sight.state, each) for each in (steps, others))
    return after.tobytes() == otherwise.tobytes()


def opened_by(sight: Sight, action: int, left: int) -> Opened | None:
    """The question that an answer opens, if to leave that comes to the same as to leave at once."""
    state, answers = foresee(sight, sight.state, [action])
    there = leaving(sight, answers)
    if there is None or asked_in(state)[-1:] != [only(sight.seat)]:
        return None
    if not is_same(sight, [action, there], [left]):
        return None
    return Opened(state, answers, there)


def asked_in(state: Array) -> list[int]:
    """Of whom the questions on the agenda are asked, as sets of seats; the last one now."""
    return [int(seats) for seats in state["agenda"][0, : int(state["asked"][0]), SEATS]]


def may_be_interrupted(sight: Sight) -> bool:
    """Whether others may decide in the middle of something that the seat could begin now."""
    return any(leads_to_others(sight, action) for action in sight.legal_actions)


def leads_to_others(sight: Sight, action: int) -> bool:
    """Whether others decide before it is done what an answer begins."""
    steps, open_before = [action], len(asked_in(sight.state))
    for _further in range(DEEPEST):
        state, answers = foresee(sight, sight.state, steps)
        if is_interrupted(state, sight.seat):
            return True
        more = [answer for answer in answers if answer != leaving(sight, answers)]
        if len(asked_in(state)) <= open_before or not more:
            return False
        steps.append(more[0])
    return False


def is_interrupted(state: Array, seat: int) -> bool:
    """Whether others are asked while a question of a seat still waits below."""
    *below, now = asked_in(state) or [only(seat)]
    return now != only(seat) and any(has(each, seat) for each in below)


def answers_in_secret(sight: Sight) -> bool:
    """Whether others answer the same question, and nobody sees how before all have."""
    top = int(sight.state["asked"][0]) - 1
    return sight.game.book.decisions.kinds[int(sight.state["agenda"][0, top, KIND])].several
