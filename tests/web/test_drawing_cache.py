"""What is drawn once and kept is what would be drawn anew, at every move and for everybody.

`MESETA_MORE=1` looks at every move of whole games, a larger number for everybody and at more
variants; usually some moves are enough.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable
from typing import Any

import pytest

from meseta.games import GAMES
from meseta.people import drawing_cache as keeping
from meseta.people import texts
from meseta.people.drawing import tag
from meseta.people.drawing_cache import (
    MEMORY,
    Glance,
    Memory,
    Watched,
    draw_once,
    keep_same,
    question,
)
from meseta.web.http.language import LANGUAGES
from meseta.web.table.sheets import Sheet, TableMoment, Viewer, sheet_of
from meseta.web.table.table import Table
from tests.support.fuzz import VARIANTS
from tests.support.web.worlds import MORE, random_play, sat_down

EVERY = 1 if "MESETA_MORE" in os.environ else 18
"""At every so many moves everybody looks, and somebody is shown a sheet that is drawn anew."""
CASES = [(game, json.dumps(options)) for game in GAMES for options in VARIANTS[game][:MORE]]


def seen_by(moment: TableMoment, viewers: Iterable[Viewer]) -> dict[Viewer, Sheet]:
    """What several viewers are shown of one moment."""
    return {viewer: moment.sheet(viewer) for viewer in viewers}


def drawn_anew(table: Table, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> Sheet:
    """A sheet by somebody who remembers nothing."""
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "MEMORY", Memory())
        patch.setattr(texts, "SAID", {})
        patch.setattr(table.match, "_glances", {})
        patch.setattr(table.match, "_shown", {})
        patch.setattr(table, "written", {})
        return sheet_of(table, viewer)


@pytest.mark.parametrize(("game", "options"), CASES)
@pytest.mark.sample(1)
def test_a_kept_sheet_is_what_would_be_drawn_anew(
    game: str, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(f"{game} {options}")
    table = sat_down(game, json.loads(options), shared=dice.random() < 0.3)
    languages = dice.sample(LANGUAGES, 2)
    viewers = [Viewer(s, dice.choice(languages)) for s in (None, *range(len(table.seats)))]
    for number, _ in enumerate(random_play(table, random.Random(1))):
        if number % EVERY == 0:
            sheets, some = (
                seen_by(TableMoment(table), viewers),
                viewers if MORE > 1 else [dice.choice(viewers)],
            )
            for viewer in some:
                assert sheets[viewer] == drawn_anew(table, viewer, monkeypatch)
    for viewer, sheet in seen_by(TableMoment(table), viewers).items():
        assert sheet == drawn_anew(table, viewer, monkeypatch)


@draw_once
def draw_king(view: dict[str, Any], words: str) -> str:
    """Looks for a crown only where the King is."""
    return tag("g", words, view["king"] or str(view["crown"]["owner"]))


VIEWS = [
    ({"king": "toledo", "x": 1}, {"king": "toledo", "x": 2}, True),
    ({"king": "toledo"}, {"king": "granada"}, False),
    (
        {"king": "", "crown": {"owner": 1, "x": 1}},
        {"king": "", "crown": {"owner": 1}},
        True,
    ),
    ({"king": "", "crown": {"owner": 1}}, {"king": "", "crown": {"owner": 2}}, False),
]


@pytest.mark.parametrize(("before", "after", "is_same"), VIEWS)
def test_a_drawing_is_kept_as_long_as_all_that_it_looked_at_is_the_same(
    before: dict[str, Any], after: dict[str, Any], is_same: bool
) -> None:
    MEMORY.forget()
    first, second = (draw_king(Watched(Glance(view)), "words") for view in (before, after))  # type: ignore[arg-type]
    assert (first is second) == is_same
    assert second == tag("g", "words", after["king"] or str(after["crown"]["owner"]))


@pytest.mark.parametrize(("before", "after", "is_same"), VIEWS)
def test_a_viewer_is_shown_again_what_looked_at_nothing_that_has_changed(
    before: dict[str, Any], after: dict[str, Any], is_same: bool
) -> None:
    glance = Glance(before)
    first = draw_king(Watched(glance), "words")  # type: ignore[arg-type]
    MEMORY.forget()
    second = draw_king(Watched(Glance(after, glance)), "words")  # type: ignore[arg-type]
    assert (first is second) == is_same
    assert second == tag("g", "words", after["king"] or str(after["crown"]["owner"]))


@question
def is_far(view: dict[str, Any], most: int) -> bool:
    """Whether something is further away than so much."""
    return bool(view["far"] > most)


@draw_once
def draw_far(view: dict[str, Any]) -> str:
    """Looks at nothing but the answer to a question."""
    return tag("g", "far" if is_far(view, 5) else "near")


@pytest.mark.parametrize(("far", "is_same"), [(7, True), (4, False)])
def test_what_asked_a_question_is_shown_again_while_the_answer_is_the_same(
    far: int, is_same: bool
) -> None:
    glance = Glance({"far": 6})
    first = draw_far(Watched(glance))  # type: ignore[arg-type]
    MEMORY.forget()
    assert (draw_far(Watched(Glance({"far": far}, glance))) is first) == is_same  # type: ignore[arg-type]


@draw_once
def draw_crown(view: dict[str, Any]) -> str:
    """Whether there is a crown, and what is in another drawing."""
    return "crown" if view["crown"] is not None else draw_king(view, "no crown")


def test_what_a_drawing_inside_looked_at_counts_for_the_outer_one() -> None:
    seen = [{"crown": {}}, {"crown": None, "king": "toledo"}, {"crown": None, "king": "granada"}]
    drawn = [draw_crown(Watched(Glance(view))) for view in (*seen, *seen)]  # type: ignore[arg-type]
    assert drawn[:3] == drawn[3:]
    assert ["toledo" in drawn[1], "granada" in drawn[2], drawn[0]] == [True, True, "crown"]


@draw_once
def draw_token(view: dict[str, Any], colour: str) -> str:
    """What everybody sees of a colour, and whether it is the viewer's own."""
    return tag("g", colour, view["court"][colour], "mine" if is_mine(view, colour) else "")


@question
def is_mine(view: dict[str, Any], colour: str) -> bool:
    """Whether the viewer has a colour."""
    return bool(view["seat"] == colour)


PUBLIC = {"seat": None, "court": {"blue": "3", "red": "?"}}
RED = {"seat": "red", "court": {"blue": "3", "red": "2"}}


def test_what_looked_at_nothing_of_ones_own_is_drawn_once_for_everybody() -> None:
    everybody = Glance(PUBLIC, Glance({}))
    for seen in (RED, {**RED, "seat": "blue"}):
        glance = Glance(seen, Glance({}), everybody)
        drawn = draw_token(Watched(glance), "blue")  # type: ignore[arg-type]
        shared = draw_token(Watched(everybody), "blue")  # type: ignore[arg-type]
        assert (drawn is shared) == (seen is RED)
        assert ("mine" in drawn) == (seen is not RED)


def test_what_somebody_alone_sees_is_drawn_for_nobody_else() -> None:
    everybody = Glance(PUBLIC, Glance({}))
    glance = Glance(RED, Glance({}), everybody)
    assert "2" in draw_token(Watched(glance), "red")  # type: ignore[arg-type]
    assert "?" in draw_token(Watched(everybody), "red")  # type: ignore[arg-type]
    assert [one.drawing for one in everybody.drawn.values()] == ["<g>red?</g>"]
    later = Glance({**RED, "court": {"blue": "4", "red": "2"}}, glance, everybody)
    assert list(later.drawn) == list(glance.drawn)


def test_what_is_the_same_as_before_is_the_very_same_in_the_next_view() -> None:
    old: dict[str, Any] = {"a": {"x": [1], "y": [2]}, "b": [[1], [2]], "c": {"p": 1, "q": 2}}
    new: dict[str, Any] = {
        "a": {"x": [1], "y": [3]},
        "b": [[1], [2], [3]],
        "c": {"q": 2, "p": 1},
        "d": 4,
    }
    kept = keep_same(old, new)
    assert kept == new
    assert list(kept["c"]) == ["q", "p"]
    assert kept["a"]["x"] is old["a"]["x"]
    assert kept["b"][1] is old["b"][1]


def test_what_is_used_is_kept_and_what_is_not_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 4)
    memory = Memory()
    for number in range(6):
        memory.keep(number, str(number))
        assert memory.take(0) == "0"
    assert memory.take(1) is keeping.ABSENT
    assert len(memory.newer) + len(memory.older) <= 4
