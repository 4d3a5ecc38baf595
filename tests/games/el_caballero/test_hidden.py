"""What a seat may know: everything but the order of the deck."""

from __future__ import annotations

import numpy as np

from meseta.kernel.chance import seed_words
from meseta.kernel.record import Array
from meseta.match.match import Match
from tests.games.el_caballero.story import setup, turn
from tests.games.story import field, play


def hidden(match: Match, seat: int = 0) -> Array:
    held = match.way.hold(match.state)
    match.way.hide(held, match.way.boxes(match.game.box), seat)
    return match.way.array(held)


def guessed(match: Match, seed: int) -> Array:
    state = hidden(match)
    state[0]["chance"] = seed_words(seed)
    held = match.way.hold(state)
    match.way.guess(held, match.way.boxes(match.game.box), 0)
    return match.way.array(held)


def test_the_deck_and_the_generator_are_hidden() -> None:
    match = setup()
    state = hidden(match)
    assert not state[0]["chance"].any()
    assert set(state[0]["deck"].tolist()) == {-1}
    assert state[0]["deck_size"] == 42


def test_nothing_else_is_hidden() -> None:
    match = setup()
    state, bare = match.state, hidden(match)
    names = [name for name in state.dtype.names or () if name not in ("chance", "deck")]
    assert all(np.array_equal(state[0][name], bare[0][name]) for name in names)


def test_a_guess_deals_the_unseen_cards_in_any_order() -> None:
    match = setup()
    decks = [guessed(match, seed)[0]["deck"].tolist() for seed in range(6)]
    assert all(sorted(deck) == sorted(field(match, "deck")) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 6


def test_cards_that_went_under_the_deck_stay_known() -> None:
    match = play(turn(map=[["a46", [0, 0], 0]], display=["a01"]), "area")
    assert field(match, "deck_known") == 1
    assert hidden(match)[0]["deck"].tolist()[:2] == [0, -1]
    assert guessed(match, 3)[0]["deck"].tolist()[0] == 0


def test_a_view_shows_only_the_size_of_the_deck() -> None:
    view = setup().view(1)
    assert view["deck"] == 42
    assert {"agenda", "chance", "flow"}.isdisjoint(view)
