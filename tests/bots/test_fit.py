"""Fitting: what went with winning gets weight, and predictions are held against what happened."""

from __future__ import annotations

import numpy as np
import pytest

import meseta
from meseta.bots.fit import Moments, fit, predict, quality
from meseta.bots.tune import TuningPlan, generations
from meseta.bots.weights import (
    bare_weights,
    file_of,
    nearness,
    read_fits,
    weights_for,
    write_weights,
)
from meseta.kernel.thinking.desk import HEADS
from meseta.kernel.way import way_of


def made_up(seats: int = 3, positions: int = 4000) -> Moments:
    """Positions in which the first feature alone decides, early as late."""
    dice = np.random.default_rng(1)
    x = dice.normal(size=(positions, seats, 2))
    late = dice.random((positions, 1, 1))
    strength = 2.0 * x[:, :, 0]
    odds = np.exp(strength)
    winners = [dice.choice(seats, p=p / p.sum()) for p in odds]
    shares = np.eye(seats)[winners]
    points = 10 * x[:, :, 0] + 5
    always = np.ones((positions, seats, 1))
    features = np.concatenate([always, x], axis=2)
    return Moments(np.concatenate([features * (1 - late), features * late], 2), shares, points)


def test_what_decides_gets_its_weight() -> None:
    weights = fit(made_up())
    assert weights[:2, 1] == pytest.approx([2, 2], abs=0.3)
    assert weights[:2, 2] == pytest.approx([0, 0], abs=0.3)
    assert weights[2:, 1] == pytest.approx([10, 10], abs=0.5)
    assert weights[2:, 0] == pytest.approx([5, 5], abs=0.5)


def test_a_good_fit_is_less_surprised_than_none() -> None:
    moments = made_up()
    fitted, none = quality(moments, fit(moments)), quality(moments, np.zeros((4, 3)))
    assert fitted.surprise < none.surprise == pytest.approx(np.log2(3))
    assert fitted.right > 0.5
    assert fitted.points_off < 1


def test_chances_add_up_to_one_and_alone_one_plays_against_the_rival() -> None:
    x = np.ones((2, 3, 4))
    assert predict(x, np.ones(4)).sum(axis=1) == pytest.approx([1, 1])
    assert predict(x[:, :1], np.zeros(4)) == pytest.approx(np.full((2, 1), 0.5))


def test_tuning_is_the_same_from_the_same_seed_on_any_number_of_cores() -> None:
    game = meseta.new("6-castles", players=2, family=True, seed=1, way="plain").game
    plan = TuningPlan(generations=1, games=8, seed="test")
    found = [list(generations(game, way_of(game.book, "plain"), plan, cores)) for cores in (1, 2)]
    assert np.array_equal(found[0][0].weights, found[1][0].weights)


def test_weights_survive_being_written() -> None:
    game = meseta.new("el-grande", players=4, way="plain").game
    weights = weights_for(game)
    fit_ = {"options": {}, "players": 4, **write_weights(game, weights)}
    from meseta.bots.weights import read_weights

    assert read_weights(game, fit_) == pytest.approx(weights)
    assert bare_weights(game).shape == weights.shape == (HEADS, len(game.book.features.names))


def test_the_fit_that_suits_a_table_best_is_taken() -> None:
    game = meseta.new("el-grande", players=4, short=True, way="plain").game
    fits = [
        {"options": {"edition": "classic"}, "players": 4},
        {"options": {}, "players": 2},
        {"options": {}, "players": 4},
        {"options": {"short": True}, "players": 3},
    ]
    order = sorted(fits, key=lambda fit: nearness(game, fit), reverse=True)
    assert order == [fits[3], fits[2], fits[1], fits[0]]


@pytest.mark.parametrize("game", ["el-grande", "el-caballero", "6-castles"])
def test_every_fit_says_where_it_comes_from(game: str) -> None:
    for fitted in read_fits(file_of(meseta.new(game, way="plain").game)):
        assert {
            "options",
            "players",
            "command",
            "rules",
            "games",
            "surprise",
            "source",
        } <= fitted.keys()
