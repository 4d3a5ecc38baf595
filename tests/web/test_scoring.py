"""What happened is told: scorings with all that they brought."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from meseta.games import GAMES
from meseta.match.match import Match
from meseta.match.scorings import ScoringFacts, scoring_facts, scorings_in, steps_in, titles_of
from meseta.match.story import Chronicle, find_victim, since_own
from meseta.people.cutting import ids_in
from meseta.web.table.sheets import Sheet, Viewer, sheet_of
from tests.support.conformance import journey
from tests.support.fuzz import VARIANTS
from tests.support.web.served import Person, Server, play_at_random
from tests.support.web.worlds import moved, other_world, random_play, sat_down


def played(game: str, variant: int = 0) -> Match:
    """A match that is over."""
    return journey(game, json.dumps(VARIANTS[game][variant]))


def general(match: Match) -> ScoringFacts:
    """The first scoring that was opened as such."""
    found = next(each for each in scorings_in(match) if each.opened)
    told = scoring_facts(match, found.at, "en")
    assert told is not None
    return told


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("el-grande", "General scoring after round 3"),
        ("el-caballero", "Scoring after round 4"),
        ("6-castles", "The game is scored"),
    ],
)
def test_a_scoring_has_the_title_that_the_game_gives_it(game: str, title: str) -> None:
    assert general(played(game))["title"] == title


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_of_a_scoring_add_up_to_what_everybody_gained(game: str) -> None:
    match = played(game)
    for at, _title in titles_of(match, scorings_in(match), "en"):
        told: Any = scoring_facts(match, at, "en")
        before = match.look_back(at - 1).scores
        assert told["points"] == match.look_back(at).scores
        for seat, gained in enumerate(told["gained"]):
            assert sum(row["points"][seat] or 0 for row in told["rows"]) == gained
            assert before[seat] + gained == told["points"][seat]


def test_a_region_that_gave_nobody_points_has_a_row_too() -> None:
    rows = general(played("el-grande"))["rows"]
    assert [row["name"] for row in rows[:3]] == ["Castillo", "Galicia", "Navarra"]
    navarra: Any = {"name": "Navarra", "why": "", "at": "area-navarra", "points": [None] * 4}
    assert rows[2] == {"before": [], **navarra}


def test_whoever_does_something_in_a_scoring_has_a_mat_also_without_a_seat() -> None:
    match = played("el-grande", variant=1)
    told = [event for events in match.events_by_move for event in events]
    said = [match.game.words("en").sentence(event) for event in told]
    dummy = next(told[n] for n, line in enumerate(said) if "out of this round" in line)
    [[step], *_others] = steps_in(match, [dummy, *told[scored(said) :]], "en").values()
    assert f"seat-{step['colour']}" in {part.id for part in match.picture(0, "en").parts}


def scored(said: list[str]) -> int:
    """Where the first region is scored."""
    return next(number for number, line in enumerate(said) if line.endswith("is scored."))


def test_lands_and_waters_are_called_by_what_they_are_with_the_reason_and_lie_on_the_map() -> None:
    match = played("el-caballero")
    found = [each for each in scorings_in(match) if each.opened][-1]
    told: Any = scoring_facts(match, found.at, "en")
    row = told["rows"][0]
    assert row["name"] == "Sea of 7 cards with fish in the west"
    assert row["why"] == "8 for each ship; ships: Yellow 1"
    drawn = ids_in(match.look_back(found.at).picture())
    assert {each["at"] for each in told["rows"]} <= drawn


def test_a_card_that_scores_several_regions_says_who_played_it() -> None:
    match = played("el-grande")
    [(at, title), *_others] = [
        each for each in titles_of(match, scorings_in(match), "en") if "in round" in each[1]
    ]
    told: Any = scoring_facts(match, at, "en")
    assert title == "Scoring in round 4"
    assert told["why"] == "Purple announces the special action of Outposts."
    assert len(told["rows"]) == 3


def test_one_region_alone_is_no_scoring_of_its_own() -> None:
    match = played("el-grande")
    words = match.game.words("en")
    told = [" ".join(map(words.sentence, events)) for events in match.events_by_move]
    alone = next(at for at, text in enumerate(told) if text.count("is scored.") == 1)
    assert scoring_facts(match, alone, "en") is None


@pytest.mark.parametrize("game", GAMES)
def test_a_scoring_is_the_same_in_twin_worlds(game: str) -> None:
    table, dice = sat_down(game, VARIANTS[game][0]), random.Random(7)
    for _ in random_play(table, dice):
        if titles_of(table.match, scorings_in(table.match), "en"):
            break
    [(at, _title)] = titles_of(table.match, scorings_in(table.match), "en")
    twin = other_world(table, 0, 1)
    assert scoring_facts(table.match, at, "en") == scoring_facts(twin.match, at, "en")


def test_the_story_says_where_a_scoring_begins() -> None:
    table = sat_down("el-grande", VARIANTS["el-grande"][0])
    table.match = played("el-grande")
    sheet = sheet_of(table, Viewer(0, "en"))
    lines, marked = marked_lines(sheet, "scoring")
    assert lines[0] == "Castillo is scored."
    assert marked == [at for at, _ in sheet.facts["scorings"]]


def test_the_story_says_where_rounds_begin() -> None:
    table = sat_down("6-castles", VARIANTS["6-castles"][0])
    table.match = played("6-castles")
    lines, rounds = marked_lines(sheet_of(table, Viewer(0, "en")), "round")
    assert rounds == [*range(1, 11)]
    assert lines[0] == "Round 1 begins."


def marked_lines(sheet: Sheet, kind: str) -> tuple[list[str], list[int]]:
    """The lines of a story that are marked as something, and of what."""
    pairs = zip(sheet.story, sheet.marks, strict=True)
    found = [(line, mark[1]) for line, mark in pairs if mark and mark[0] == kind]
    return [line for line, _ in found], [number for _, number in found]


def test_what_others_did_to_a_seat_stands_out() -> None:
    table = sat_down("el-grande", VARIANTS["el-grande"][0])
    table.match = played("el-grande")
    words, colours = table.match.game.words("en"), table.match.game.seats
    lines, seats = marked_lines(sheet_of(table, Viewer(0, "en")), "about")
    moves = [(line, seat) for line, seat in zip(lines, seats, strict=True) if " moves " in line]
    assert len(moves) == 6
    for line, seat in moves:
        assert f"moves a caballero of {words.say(f'seat-{colours[seat]}')} from" in line


def test_whoever_is_expelled_by_another_suffers_it() -> None:
    match = sat_down("el-caballero", {}).match
    [number] = [told.number for told in match.game.book.events.all if told.name == "expelled"]
    expelled = (number, 2, 1, 0, 0)
    assert find_victim(match, 0, expelled) == ("about", 2)
    assert find_victim(match, 2, expelled) is None


def test_what_one_does_oneself_does_not_stand_out() -> None:
    table = sat_down("el-grande", VARIANTS["el-grande"][0])
    table.match = played("el-grande")
    lines, _seats = marked_lines(sheet_of(table, Viewer(0, "en")), "about")
    assert not [line for line in lines if re.match(r"\w+ plays power card", line)]
    assert not [line for line in lines if re.search(r"of (\w+) moves .*, by \1\.", line)]


def test_the_story_knows_what_was_told_since_ones_own_move() -> None:
    table = sat_down("el-grande", {"players": 3})
    for _ in range(3):
        moved(table, table.match.pending[0], table.match.legal_actions()[0])
    (first, *_), match = table.match.moves[0], table.match
    moves, lines = since_own(match, first)
    assert moves == 2
    assert match.story()[lines - 1] == match.game.words("en").sentence(match.events_by_move[1][-1])
    assert since_own(match, match.moves[-1][0])[0] == 0
    assert since_own(match, None) == (0, 0)


def test_what_was_taken_back_is_no_longer_told() -> None:
    match, chronicle = played("el-grande").look_back(60), Chronicle()
    words = match.game.words("en")
    chronicle.read(match).story(words, match.view())
    match.undo(20)
    for _ in range(30):
        match.play(match.legal_actions()[-1])
    assert chronicle.read(match).story(words, match.view()) == match.story()
    assert vars(chronicle) == vars(Chronicle().read(match)) | {"lines": chronicle.lines}


def test_a_scoring_is_sent_to_whoever_may_look(ana: Person, server: Server) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes")
    played = play_at_random(server, table, lambda table: any(scorings_in(table.match)))
    [(at, title)] = ana.facts(table)["scorings"]
    told = server.person().get(f"/t/{table}/scoring", params={"at": at})
    assert told.json()["title"] == title
    assert told.json()["points"] == played.match.scores
    for wrong in (at - 1, "", "x"):
        assert ana.get(f"/t/{table}/scoring", params={"at": wrong}).status_code == 404
