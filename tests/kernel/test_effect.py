"""Effects: a verb, its words, and the rule that does it."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.kernel import play
from meseta.kernel.effect import Effect, word
from meseta.kernel.record import Grid
from tests.support import toy
from tests.support.toy import Gain, ShutGates

LOG = Grid([[0] * 5])


def box_of(*effects: dict[str, Any]) -> toy.Box:
    box = toy.Box()
    box.effects = Grid([toy.Effect.row(effect) for effect in effects])
    return box


def test_verbs_are_numbered_in_their_order() -> None:
    assert (Gain.verb, ShutGates.verb) == (0, 1)
    assert toy.Effect.verbs == [Gain, ShutGates]


def test_each_game_counts_its_own_verbs() -> None:
    class Other(Effect):
        pass

    class Lose(Other):
        pass

    assert (Lose.verb, Other.verbs) == (0, [Lose])


def test_a_box_spells_a_verb_in_small_letters() -> None:
    assert ShutGates.title() == "shut gates"
    assert toy.Effect.named("shut gates") is ShutGates
    assert toy.Effect.named("ShutGates") is None


def test_an_effect_is_as_wide_as_the_verb_with_the_most_words() -> None:
    assert toy.Effect.width() == 3


def test_an_effect_is_a_row_of_its_verb_and_its_words() -> None:
    assert toy.Effect.row({"do": "gain", "count": 4, "in": "cala"}) == [0, 4, 2]
    assert toy.Effect.row({"do": "shut gates"}) == [1, 0, 0]


def test_a_word_that_the_box_leaves_out_has_its_default() -> None:
    assert toy.Effect.row({"do": "gain", "count": 4}) == [0, 4, 1]


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ({"do": "win"}, "ox: 'win' is not one of gain, shut gates"),
        ({"do": "gain"}, "ox: 'gain' needs 'count'"),
        ({"do": "gain", "count": 4, "to": 1}, "ox: 'gain' does not take 'to'"),
        ({"do": "gain", "count": 4, "where": "cala"}, "ox: 'gain' does not take 'where'"),
        ({"do": "gain", "count": 10}, "ox: count: 10 is not a number of coins from 0 to 9"),
        (
            {"do": "gain", "count": 4, "in": "west"},
            "ox: in: 'west' is not one of alba, brea, cala",
        ),
    ],
)
def test_what_is_wrong_with_an_effect_is_named(effect: dict[str, Any], fault: str) -> None:
    assert list(toy.Effect.faults("ox", effect)) == [fault]


def test_nothing_is_wrong_with_a_right_effect() -> None:
    assert list(toy.Effect.faults("ox", {"do": "gain", "count": 4, "in": "cala"})) == []


def test_the_rule_receives_the_words_by_name() -> None:
    state = toy.state_of()
    box = box_of({"do": "shut gates"}, {"do": "gain", "count": 4, "in": "cala"})
    toy.BOOK.plain(play.run_effect)(state, box, LOG, 1, 1)
    assert state.coins.rows == [[0, 0, 0], [0, 0, 0], [0, 4, 0]]


def test_each_effect_is_done_by_its_own_rule() -> None:
    state = toy.state_of(is_open=1)
    box = box_of({"do": "shut gates"}, {"do": "gain", "count": 4})
    toy.BOOK.plain(play.run_effect)(state, box, LOG, 1, 0)
    assert (state.is_open, sum(map(sum, state.coins.rows))) == (0, 0)


def test_an_effect_that_is_none_breaks_the_game_off() -> None:
    state, box = toy.state_of(), toy.Box()
    box.effects = Grid([[2, 0, 0], [0, 0, 0]])
    toy.BOOK.plain(play.run_effect)(state, box, LOG, 1, 0)
    assert state.broken == 1


def test_words_are_declared_with_a_domain_a_key_and_a_default() -> None:
    one = word(toy.COIN, key="from", default=3)
    assert (one.of, one.key, one.default) == (toy.COIN, "from", 3)
