"""Hypothesis: any position, any sequence of actions, any text."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meseta
from meseta.games.el_grande.box.domains import REGION, TARGET, TILE
from meseta.match.match import ActionError, Match
from tests.games.el_grande.story import COLOURS
from tests.support.typing_anything import typed

pytestmark = pytest.mark.once("compiled")
QUICK = settings(max_examples=40, deadline=None)


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Positions as a person could write them."""
    players = draw(st.permutations(COLOURS))[: draw(st.integers(2, 5))]
    few = st.dictionaries(st.sampled_from(players), st.integers(0, 2))
    tiles = draw(st.lists(st.sampled_from(TARGET.names), max_size=2, unique=True))
    return {
        "players": players,
        "edition": draw(st.sampled_from(["2023", "classic"])),
        "king": draw(st.sampled_from(REGION.names)),
        "caballeros": draw(st.dictionaries(st.sampled_from(TARGET.names), few)),
        "court": draw(few),
        "grandes": draw(st.dictionaries(st.sampled_from(players), st.sampled_from(REGION.names))),
        "tiles": dict(zip(TILE.names, tiles, strict=False)),
        "scores": draw(st.dictionaries(st.sampled_from(players), st.integers(0, 150))),
    }


@QUICK
@given(positions())
def test_positions_come_back_as_they_were_written(position: dict[str, Any]) -> None:
    written = meseta.setup("el-grande", position).position
    for key in ("king", "tiles", "players"):
        assert written.get(key, {}) == position[key]
    assert written["grandes"].items() >= position["grandes"].items()
    for region, owners in position["caballeros"].items():
        assert written["caballeros"].get(region, {}) == {c: n for c, n in owners.items() if n}


@QUICK
@given(positions(), st.sampled_from(REGION.names))
def test_points_of_a_region_follow_the_rule_of_places(
    position: dict[str, Any], region: str
) -> None:
    match = meseta.setup("el-grande", position)
    assert match.preview(region) == expected(match, position, region)


def expected(match: Match, position: dict[str, Any], region: str) -> list[int]:
    """The rule of places written a second time, with sets and sorting."""
    view = match.view()
    counts = view["caballeros"].get(region, {})
    classic = position["edition"] == "classic"
    depth = {2: 1 if classic else 2, 3: 2}.get(len(position["players"]), 3)
    points = dict.fromkeys(counts, 0)
    place = 0
    for count in sorted(set(counts.values()), reverse=True):
        group = [colour for colour in counts if counts[colour] == count]
        place += len(group) > 1
        for colour in group:
            points[colour] = view["values"][region][place] if place < depth else 0
            if place == 0:
                points[colour] += 2 * (view["king"] == region)
                points[colour] += 2 * (view["grandes"].get(colour) == region)
        place += 1
    return [points.get(colour, 0) for colour in position["players"]]


@QUICK
@given(positions(), st.lists(st.integers(0, 10_000), max_size=60))
def test_any_sequence_of_choices_keeps_the_invariants(
    position: dict[str, Any], choices: list[int]
) -> None:
    match = meseta.setup("el-grande", position)
    for choice in choices:
        if match.over:
            return
        seat = match.pending[choice % len(match.pending)]
        legal = match.legal(seat)
        match.play(legal[choice % len(legal)], seat)
        assert match.game.fault(match._twin(match.state)) is None


MATCH = meseta.new("el-grande", seed=1, way="plain")


@QUICK
@given(
    st.one_of(typed(), st.from_regex(r"(power|place|lift|drop) [a-z0-9 ]{0,12}", fullmatch=True))
)
def test_any_text_is_read_or_refused(text: str) -> None:
    before = MATCH.state.tobytes()
    try:
        MATCH.play(text)
    except ActionError:
        assert MATCH.state.tobytes() == before
    else:
        MATCH.undo()
        assert MATCH.state.tobytes() == before


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | typed(8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(typed(8), inner, max_size=4),
    max_leaves=12,
)


@QUICK
@given(st.sampled_from(sorted(MATCH.position)), json_values)
def test_any_edited_position_is_read_or_refused(key: str, value: Any) -> None:
    with suppress(ValueError):
        meseta.setup("el-grande", {**MATCH.position, key: value}, way="plain")


@QUICK
@given(st.sampled_from(sorted(MATCH.to_dict())), json_values)
def test_any_edited_save_is_read_or_refused(key: str, value: Any) -> None:
    with suppress(ValueError):
        Match.from_dict({**MATCH.to_dict(), key: value}, way="plain")
