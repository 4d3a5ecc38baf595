"""Thinking: what judgements add up to, and how a tree keeps what it has seen."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import meseta
from meseta.bots.mind import Budget, Mind, SearchSettings, slices
from meseta.bots.weights import weights_for
from meseta.kernel.machine import Compiler
from meseta.kernel.thinking import desk, judging, tree
from meseta.kernel.thinking.tree import NODES_USED, VISITS, Tree, mixed, node_of, open_key
from meseta.match.match import Match
from tests.support.midgames import midway, until


def shared(*strengths: float) -> list[float]:
    """Strengths as chances."""
    worth = [*strengths, *[0.0] * (desk.WORTH - len(strengths))]
    judging.share_out(len(strengths), worth)
    return worth[: len(strengths)]


def small_tree(room: int) -> Tree:
    """A tree with little room."""
    grid = np.zeros((room, tree.NODE), np.int64)
    nothing: Any = None
    return Tree(grid, nothing, nothing, nothing, [0] * tree.COUNTERS)  # type: ignore[arg-type]


def mind_for(match: Match) -> Mind:
    """A mind at a table."""
    return Mind(match.game, match.way, weights_for(match.game), SearchSettings())


def test_the_stronger_seat_has_the_better_chance_and_all_chances_add_up() -> None:
    first, second, third = shared(2.0, 1.0, 1.0)
    assert first > second == third
    assert first + second + third == pytest.approx(1)


def test_alone_the_chance_is_that_of_beating_the_rival() -> None:
    assert shared(0.0) == [0.5]
    assert shared(2.0)[0] > 0.8


def test_very_different_strengths_are_no_trouble() -> None:
    assert shared(5000.0, -5000.0) == [1.0, 0.0]


def test_a_key_is_found_again_and_a_full_tree_takes_no_more() -> None:
    assert node_of(small_tree(8), 40) == 40 % 8
    used = small_tree(8)
    for key in (3, 11, 19, 27, 35, 43, 51):
        place = node_of(used, key)
        used.nodes[place, VISITS] += 1
    assert used.counters[NODES_USED] == 7
    assert node_of(used, 11) == 4
    assert node_of(used, 59) == desk.NONE_FOUND


def test_keys_tell_answers_and_their_order_apart() -> None:
    assert mixed(mixed(7, 1), 2) != mixed(mixed(7, 2), 1)
    assert 0 <= mixed(7, 1) < 1 << 62
    assert open_key(7, 1, 0) != open_key(7, 1, 5)


def test_a_secret_answer_leads_to_the_same_node_whatever_it_is() -> None:
    match = until(lambda match: len(match.pending) > 1)
    seat, other = match.pending[:2]
    mind = mind_for(match)
    answers = match.legal_actions(seat)
    sight = match.sight(seat)
    mind.search(sight.state, seat, answers, "s", Budget(simulations=40), desk.NONE_FOUND)
    visits = [mind.tree.nodes[place, VISITS] for place in range(mind.room)]
    assert len(answers) > 1
    assert sorted(visits)[-2:] == [40, 40]
    assert match.legal_actions(other)


def test_the_tree_behind_an_answer_is_kept() -> None:
    match = until(lambda match: len(match.legal(match.pending[0])) > 2)
    seat = match.pending[0]
    mind = mind_for(match)
    state, answers = match.sight(seat).state, match.legal_actions(seat)
    mind.search(state, seat, answers, "s", Budget(simulations=60), desk.NONE_FOUND)
    known = mind.tree.counters[NODES_USED]
    mind.move_on(answers[0])
    assert mind.tree.counters[NODES_USED] == known
    assert mind.tree.counters[tree.ROOT_KEY] == open_key(0, answers[0], 0)
    mind.move_on(desk.NONE_FOUND)
    assert mind.tree.counters[NODES_USED] == 0


@pytest.mark.parametrize("counter", [NODES_USED, tree.EDGES_USED])
def test_a_tree_that_is_half_full_is_not_kept(counter: int) -> None:
    mind = mind_for(midway("el-grande"))
    room = mind.room if counter == NODES_USED else len(mind.tree.edges)
    mind.tree.counters[counter] = room // 2
    mind.move_on(0)
    assert mind.tree.counters[counter] == room // 2
    mind.tree.counters[counter] = room // 2 + 1
    mind.move_on(0)
    assert mind.tree.counters[counter] == 0


def test_a_search_finds_every_answer_and_spends_its_budget() -> None:
    match = midway("el-grande")
    seat = match.pending[0]
    answers = match.legal_actions(seat)
    found, tries = mind_for(match).search(
        match.sight(seat).state, seat, answers, "s", Budget(simulations=50), desk.NONE_FOUND
    )
    assert len(found) == len(tries) == len(answers)
    assert tries.sum() == found[:, desk.WORTH].sum() == 50


def test_a_budget_of_time_is_spent_in_small_parts() -> None:
    ticks = iter(number * 0.01 for number in range(10_000))
    times = list(slices(Budget(milliseconds=1000), lambda: next(ticks)))
    assert times[0] == 1
    assert 20 <= len(times) <= 200
    assert list(slices(Budget(simulations=5))) in ([1, 4], [5])


def test_the_end_of_a_game_is_judged_by_what_it_was() -> None:
    match = meseta.new("el-grande", players=2, short=True, seed=4, way="plain")
    while not match.over:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    mind = mind_for(match)
    at = mind.at(match.state, "s")
    match.game.book.plain(judging.judge)(at, at.states[desk.ROOT])
    assert [at.worth[desk.POINTS + seat] for seat in range(2)] == match.scores
    assert [at.worth[seat] for seat in range(2)] == [
        (seat in match.winners) / len(match.winners) for seat in range(2)
    ]


def test_what_is_bundled_has_a_type_for_the_compiler() -> None:
    match = meseta.new("el-grande", way="plain")
    from meseta.kernel.table import Box, TableRecord

    book = match.game.book
    kind = Compiler(book.cast, {TableRecord: book.state, Box: book.box}).type_of(desk.Desk)
    assert kind.instance_class is desk.Desk
    assert len(kind.types) == len(desk.Desk._fields)
