"""Whatever can be chosen can be chosen on the page, in every language."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from typing import Any

import pytest

import meseta
from meseta.games import GAMES
from meseta.match.foresight import foresee
from meseta.match.match import Match
from meseta.web.http.language import LANGUAGES
from meseta.web.table.messages import Patch
from meseta.web.table.sheets import Sheet, TableMoment, Viewer, ghost_of, patch, sentence, sheet_of
from meseta.web.table.table import Table
from tests.support.fuzz import VARIANTS
from tests.support.web.served import Person, Server
from tests.support.web.worlds import MORE, moved, random_play, sat_down

EVERY = 40
"""A sheet of every so many positions is looked at, and of every kind of question the first."""
MANY = 60
"""So many moves are looked at for what they send."""
MOST_SENT = 10_000
"""Bytes to each listener, in the middle."""
CASES = [
    (game, json.dumps(options), seed)
    for game in GAMES
    for options in VARIANTS[game]
    for seed in range(1, 1 + MORE)
]


def seen_by(moment: TableMoment, viewers: Iterable[Viewer]) -> dict[Viewer, Sheet]:
    """What several viewers are shown of one moment."""
    return {viewer: moment.sheet(viewer) for viewer in viewers}


def check_choices(table: Table, seat: int, language: str) -> None:
    """Every legal action has a label, and what it points at is there."""
    sheet = sheet_of(table, Viewer(seat, language))
    choices = sheet.facts["choices"]
    ids = re.findall(r'\bid="([^"]+)"', "".join(sheet.parts.values()))
    drawn = set(ids)
    assert len(drawn) == len(ids)
    assert sorted(choice["action"] for choice in choices) == table.match.legal_actions(seat)
    for choice in choices:
        assert choice["label"].strip(), choice
        assert not re.search(r"[\[{]", choice["label"]), choice
        assert choice["at"] in drawn | {""}, choice
    keys = [choice["key"] for choice in choices]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
@pytest.mark.sample(4)
def test_every_choice_has_a_name_and_what_it_points_at_is_shown(
    game: str, options: str, seed: int
) -> None:
    table, asked = sat_down(game, json.loads(options), seed=str(seed)), set[str]()
    languages = list(LANGUAGES)
    for number, (seat, _) in enumerate(random_play(table, random.Random(seed))):
        kind = str(table.match.asked)
        if number % EVERY == 0 or kind not in asked:
            table.ended = len(table.match.moves)
            check_choices(table, seat, languages[number % len(languages)])
        asked.add(kind)


def played(table: Table, count: int) -> None:
    """A few random moves."""
    for number, _ in enumerate(random_play(table, random.Random(1))):
        if number == count:
            return


def sheets(game: str, options: dict[str, Any]) -> tuple[Sheet, Sheet]:
    """What a seat is shown before and after a move."""
    table = sat_down(game, options)
    played(table, 12)
    seat = table.match.pending[0]
    before = sheet_of(table, Viewer(seat, "en"))
    moved(table, seat, table.match.legal_actions(seat)[0])
    return before, sheet_of(table, Viewer(seat, "en"))


def patched(old: str, sent: str | Patch) -> str:
    """A part as the page puts it together."""
    if isinstance(sent, str):
        return sent
    lines = old.split("\n")
    return "\n".join(
        line for each in sent for line in ([each] if isinstance(each, str) else lines[slice(*each)])
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_leads_from_one_sheet_to_the_next(game: str) -> None:
    before, after = sheets(game, {"players": 2})
    change = after.since(before)
    sent = {name: patched(before.parts.get(name, ""), p) for name, p in change["parts"].items()}
    parts = {**before.parts, **sent}
    assert {name: parts[name] for name in change["order"]} == after.parts
    assert set(parts) - set(after.parts) == set(change["gone"])
    story = change["story"]
    assert before.story[: story["keep"]] + story["more"] == after.story
    assert len(change["parts"]) < len(after.parts)
    assert change["choices"] == after.facts["choices"]


@pytest.mark.parametrize("new", ["a\nb\nc", "b\na", "", "x\na\ny\nc\na", "c\nb\na\na"])
def test_a_patch_leads_from_one_text_to_another(new: str) -> None:
    assert patched("a\nb\nc", patch("a\nb\nc", new)) == new


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(1)
def test_a_move_sends_little(game: str) -> None:
    table = sat_down(game, {"players": 4})
    viewers = [Viewer(seat, "en") for seat in (None, 0, 1, 2, 3)]
    sizes, before = list[int](), seen_by(TableMoment(table), viewers)
    for number, _ in enumerate(random_play(table, random.Random(1))):
        sheets = seen_by(TableMoment(table), viewers)
        sizes += [len(json.dumps(sheets[v].since(before[v]))) for v in viewers]
        before = sheets
        if number == MANY:
            break
    assert sum(sizes) / len(sizes) < MOST_SENT


def test_a_tag_names_what_is_shown() -> None:
    before, after = sheets("el-grande", {"players": 2})
    assert before.tag != after.tag
    assert before._replace().tag == before.tag


@pytest.mark.parametrize(
    ("text", "told"),
    [("take a card", "Take a card"), ("¿qué región?", "¿Qué región?"), ("+1", "+1"), ("", "")],
)
def test_a_sentence_begins_with_a_large_letter_also_after_a_mark(text: str, told: str) -> None:
    assert sentence(text) == told


def decided_by_chance(match: Match, chance: random.Random) -> int:
    """Play by chance until a tile can be laid of which something comes that nobody can know."""
    while not match.over:
        [seat, *_] = match.pending
        legal = match.legal_actions(seat)
        if match.asked is not None and match.asked.__name__ == "Spot":
            for action in legal:
                if len(foresee(match.sight(seat), action).seen) > 1:
                    return action
        match.play(chance.choice(list(legal)), seat)
    raise AssertionError("that never came")


def test_a_tile_is_seen_where_it_would_lie_although_chance_decides_what_comes_of_it() -> None:
    match = meseta.new("6-castles", players=3, seed=1)
    action = decided_by_chance(match, random.Random(1))
    ghost = ghost_of(match, Viewer(match.pending[0], "en"), action)
    assert ghost is not None
    assert "board" in ghost["parts"]
    assert "stacks" not in ghost["parts"]


def test_what_others_are_asked_is_no_order(server: Server, ana: Person) -> None:
    table = server.table(ana.make("el-grande", ["me", "grande"]))
    decides = table.match.pending[0]
    asked = [sheet_of(table, Viewer(seat, "en")).facts["asked"] for seat in (decides, 1 - decides)]
    assert asked[0][0] == "Play a power card"
    assert asked[1][0].endswith(" decides.")
    assert asked[1][1] == "Question: play a power card"
