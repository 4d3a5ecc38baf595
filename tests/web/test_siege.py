"""A sample of requests that mean harm, over every address; `make soak` sends very many more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.web.app import ROUTES
from meseta.web.learn import lessons
from tests.support.web.hostile import Quick, Siege, besiege
from tests.support.web.made_up import PLACES, Inventor, read_fields
from tests.support.web.served import Server
from tests.support.web.visits import Visitor

SAMPLE = 120


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", workers=Quick()) as server:
        yield server


def test_whatever_is_sent_breaks_nothing_and_others_play_on(tmp_path: Path) -> None:
    found = besiege(SAMPLE, 7, tmp_path)
    assert found["sent"] == SAMPLE
    assert min(found[answer] for answer in ("2xx", "3xx", "4xx")) > 0


def test_fields_are_found_in_the_sources_and_declarations() -> None:
    read_by_pages = {"seat", "version", "then", "node", "strength", "view", "shared", "after"}
    assert {*read_by_pages, "sitter", "expansions", "seat-blue", "look"} <= {*read_fields()}


def test_every_address_is_tried(house: Server) -> None:
    inventor = Inventor(Visitor(house), random.Random(1))
    sent = {place.name for place in PLACES if inventor.usual(place).kind}
    assert sent == {place.name for place in PLACES if place.method == "POST"}


def test_whatever_an_address_names_is_there(house: Server) -> None:
    inventor = Inventor(Visitor(house), random.Random(1))
    named = {name for route in ROUTES for name in route.param_convertors}
    assert {*inventor.pools} == named
    inventor.learn("/leagues/another?at=1")
    assert inventor.pools["league"][-1] == "another"


def test_a_server_that_breaks_is_noticed(house: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise KeyError("id")

    siege = Siege(house, 1)
    monkeypatch.setattr(lessons, "body_number", break_down)
    inventor = Inventor(Visitor(house), random.Random(1))
    [place] = [each for each in PLACES if each.name == "POST /learn/{game}/{lesson}/play"]
    request = inventor.usual(place)
    request.path = f"{inventor.visitor.names['LESSON']}/play"
    siege.try_out(request)
    assert siege.wrong[0].startswith("500")
