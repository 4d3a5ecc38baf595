"""A sample of requests that mean harm, over every address; `make soak` sends very many more."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.web.app import ROUTES
from meseta.web.learn import lessons
from meseta.web.replay.match_files import read_saved
from meseta.web.workshop.box_files import read_box_file
from tests.support.soak import Done, find_parts, read_words, tell_trial
from tests.support.web.documents import documents, write_file
from tests.support.web.fields_read import read_fields
from tests.support.web.heard import Heard, home_of
from tests.support.web.hostile import Quick, Siege, besiege, read_answer
from tests.support.web.made_up import PLACES, Inventor
from tests.support.web.served import Server
from tests.support.web.visits import Visitor

SAMPLE = 120


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", workers=Quick()) as server:
        yield server


def test_whatever_is_sent_breaks_nothing_and_others_play_on(tmp_path: Path) -> None:
    found = besiege(SAMPLE, 7, tmp_path)
    assert (found["sent"], found["wrong"]) == (SAMPLE, [])
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


def test_what_an_answer_tells_can_be_sent_back_there() -> None:
    heard, dice = Heard(frozenset({"version", "action", "device"})), random.Random(1)
    home = home_of("/t/{table}/play", "/t/AbC/play")
    heard.note(home, '{"version": 3, "kind": "sheet", "choices": [{"action": 17}]}')
    assert heard.recall(home_of("/t/{table}", "/t/AbC"), "version", 0, dice) == 3
    assert heard.recall(home, "action", 0, dice) == 17
    assert heard.recall("/t/another", "action", 0, dice) == 0
    heard.note(home_of("/me", "/me"), '<input type="hidden" name="device" value="aB-1">')
    assert heard.recall(home_of("/me/device/remove", "/me/device/remove"), "device", 0, dice) == (
        "aB-1"
    )


def test_where_an_answer_leads_is_remembered_as_it_was_said() -> None:
    answer = read_answer(b"HTTP/1.1 303 See Other\r\nlocation: /t/AbC\r\n\r\n")
    assert answer.headers["location"] == "/t/AbC"


def test_files_are_written_as_the_server_reads_them() -> None:
    kinds = {"box": read_box_file, "match": read_saved}
    for kind, read in kinds.items():
        files = [write_file(json.loads(each), kind).decode() for each in documents()[kind]]
        assert not all(isinstance(read(file), str) for file in files[-3:]), kind


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


def test_parts_of_one_trial_run_by_themselves_each_with_a_seed_of_its_own() -> None:
    asked = read_words(["requests", "--parts", "7-8"])
    parts = dict(find_parts(asked.trial, asked.parts))
    assert [*parts] == ["requests: : 7", "requests: : 8"]
    assert [command[-1] for command in parts.values()] == ["1007", "1008"]


def test_a_part_that_failed_is_counted_with_what_it_has_sent() -> None:
    parts: Done = {"requests: : 7": {"sent": 5}, "requests: : 8": {"sent": 2, "failed": "?"}}
    [*_, line] = tell_trial(parts, "requests")
    assert line.startswith("| 7 of 1,000,000 |")
    assert line.endswith("| 1 |")
