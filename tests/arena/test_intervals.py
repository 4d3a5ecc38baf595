"""Intervals hold what they promise, however often one looks."""

from __future__ import annotations

import itertools

import pytest
from benchmarks import intervals as simulated

from meseta.arena.intervals import Interval, excludes, sequence, wilson

RUNS, MATCHES = 300, 120
NOISE = 0.035
"""Three standard deviations of a chance of 5 % over so many runs."""
pytestmark = pytest.mark.once("compiled")


@pytest.mark.sample(2)
@pytest.mark.parametrize("model", simulated.MODELS.values())
def test_peeking_after_every_deal_errs_in_one_run_of_twenty_at_most(model: simulated.Model) -> None:
    found = simulated.simulate(model, simulated.peek_with_a_sequence, 0.25, 0.25, RUNS, MATCHES)
    assert found.decided <= 0.05 + NOISE
    assert found.covered >= 0.95 - NOISE


@pytest.mark.sample(2)
@pytest.mark.parametrize("model", simulated.MODELS.values())
def test_what_is_printed_when_a_run_stops_holds_the_truth(model: simulated.Model) -> None:
    found = simulated.simulate(model, simulated.peek_with_a_sequence, 0.4, 0.25, RUNS, MATCHES)
    assert found.covered >= 0.95 - NOISE


def test_the_simulation_finds_an_interval_that_is_for_one_look() -> None:
    peek = simulated.peek_with_wilson
    found = simulated.simulate(simulated.independent, peek, 0.25, 0.25, RUNS, MATCHES)
    assert found.decided > 0.05 + NOISE
    assert found.covered < 0.95 - NOISE


def test_a_bot_that_is_much_better_is_found_out_soon() -> None:
    peek = simulated.peek_with_a_sequence
    found = simulated.simulate(simulated.independent, peek, 0.9, 0.25, RUNS, MATCHES)
    assert found.decided == 1
    assert found.matches < 40


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_bet_is_fair_where_the_share_is_true(share: float) -> None:
    """Over all that can happen in four deals of victories and defeats, capital neither grows."""
    happened = list(itertools.product([0.0, 1.0], repeat=4))
    chances = [share ** sum(each) * (1 - share) ** (4 - sum(each)) for each in happened]
    assert sum(c for c, e in zip(chances, happened, strict=True) if excludes(e, share)) <= 0.05


@pytest.mark.parametrize("values", [[1.0] * 9, [0.0, 1.0] * 8, [0.25] * 30, [0.5], [0.0] * 3])
def test_an_interval_ends_where_shares_are_excluded(values: list[float]) -> None:
    share, low, high = sequence(values)
    assert low <= share <= high
    for bound, way in ((low, -1), (high, 1)):
        assert not excludes(values, bound - way * 1e-6) or bound in (0, 1)
        if 0 < bound < 1:
            assert excludes(values, bound + way * 1e-6)


def test_looking_often_costs_something() -> None:
    values = [1.0, 0.0, 1.0, 0.0] * 25
    often, once = sequence(values), wilson(sum(values), len(values))
    assert often.low < once.low < 0.5 < once.high < often.high


def test_of_nothing_nothing_is_known() -> None:
    assert sequence([]) == wilson(0, 0) == Interval(0, 0, 1)
    assert not sequence([]).is_known
