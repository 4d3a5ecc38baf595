"""Bots see what their seat may know, answer the same from the same seed, and play well."""

from __future__ import annotations

import pickle
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.bots.bot import BotError, Explanation, Reason
from meseta.bots.foreign import Foreign
from meseta.bots.foreseeing import follows
from meseta.bots.levels import LEVELS, make_bot
from meseta.bots.thinkers import AT_RISK, IN_SIGHT, LEAST_HEEDED, Peon
from meseta.bots.weights import weights_for
from meseta.match.match import Match
from meseta.match.sight import Sight
from tests.support.languages import LANGUAGES
from tests.support.midgames import SEED, TABLES, midway, until
from tests.support.waiting import run_to_end

BOTS = ("random", "flat:2", "greedy", "search:24", "search:16x2", "peon")


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("named", BOTS)
@pytest.mark.sample(6)
def test_a_bot_chooses_the_same_however_the_unseen_is_dealt(game: str, named: str) -> None:
    match = midway(game)
    seat = match.pending[0]
    sight = match.sight(seat)
    other = sight.guess("another deal").sight(seat)
    other.number, other.turn = sight.number, sight.turn
    choices = {make_bot(named, seed=3).choose(each) for each in (sight, other, sight.copy())}
    assert len(choices) == 1
    assert choices <= set(sight.legal_actions)


@pytest.mark.parametrize("game", TABLES)
def test_a_sight_holds_neither_the_seed_nor_what_others_hide(game: str) -> None:
    match = midway(game)
    sight = match.sight(match.pending[0])
    assert not sight.state["chance"].any()
    assert SEED.encode() not in pickle.dumps(sight)
    assert sight.view == match.view(match.pending[0])
    assert sight.story() == match.story()


@pytest.mark.parametrize("game", TABLES)
def test_a_guess_differs_only_in_what_the_seat_cannot_see(game: str) -> None:
    sight = midway(game).sight(midway(game).pending[0])
    one, two = sight.guess(1), sight.guess(2)
    assert one.position != two.position
    assert one.view(sight.seat) == two.view(sight.seat) == sight.view


def test_a_sight_travels_to_another_process() -> None:
    sight = midway("el-grande").sight(midway("el-grande").pending[0])
    other = pickle.loads(pickle.dumps(sight))
    assert other.view == sight.view
    assert other.legal == sight.legal


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    match = meseta.new("el-grande", players=3, seed=1, way="plain")
    (seat,) = match.pending
    assert match.sight((seat + 1) % 3).legal == []


@pytest.mark.parametrize("named", ["flat:3", "greedy", "search:30"])
def test_a_bot_explains_its_candidates_the_best_one_first(named: str) -> None:
    match = midway("el-grande")
    sight = match.sight(match.pending[0])
    bot = make_bot(named, seed=3)
    thought = bot.explain(sight)
    assert thought.candidates[0].action == bot.choose(sight)
    assert sorted(each.action for each in thought.candidates) == sorted(sight.legal_actions)
    assert sum(thought.candidates[0].chances) == pytest.approx(1)


def test_the_search_looks_most_into_what_it_chooses() -> None:
    match = midway("el-grande")
    thought = make_bot("search:60", seed=1).explain(match.sight(match.pending[0]))
    assert thought.candidates[0].tries == max(each.tries for each in thought.candidates)


@cache
def thought_midway(game: str) -> tuple[Sight, Explanation]:
    """What a bot sees in the middle of a match, and what it thinks of it."""
    match = midway(game)
    sight = match.sight(match.pending[0])
    return sight, make_bot("greedy").explain(sight)


@pytest.mark.sample(6)
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_in_words(game: str, language: str) -> None:
    sight, thought = thought_midway(game)
    weights = [reason.weight for reason in thought.reasons]
    assert weights == sorted(weights, reverse=True)
    assert not any(reason.feature.startswith(AT_RISK) for reason in thought.reasons)
    assert thought.sentence(sight.game.words(language)).endswith(".")


@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_reason_that_ends_in_a_clause_is_closed_before_the_next(language: str) -> None:
    sight, thought = thought_midway("el-grande")
    pair = thought._replace(reasons=[Reason("castillo_now", 2.0), Reason("hand", 1.0)])
    clause = sight.game.words(language).say("feature-castillo_now")
    assert "," in clause
    assert f"{clause};" in pair.sentence(sight.game.words(language))


@pytest.mark.parametrize("named", ["greedy", "search:20"])
def test_an_only_answer_is_given_and_explained_as_such(named: str) -> None:
    options: dict[str, Any] = {"players": 3, "expansions": ["power-shift"], "short": True}
    match = meseta.new("el-grande", seed="216", **options)
    sight, bot = match.sight(2), make_bot(named, seed=1)
    assert sight.legal == ["pass +1"]
    assert bot.choose(sight) == sight.legal_actions[0]
    assert bot.explain(sight).sentence(sight.game.words("en")) == "It is the only choice."


def test_what_was_thought_is_kept_for_the_next_decision_of_ones_own() -> None:
    match = until(has_the_next_decision_too)
    seat = match.pending[0]
    bot = make_bot("search:64", seed=1)
    match.play(bot.choose(match.sight(seat)), seat)
    assert match.pending[0] == seat
    kept = sum(each.tries for each in bot.explain(match.sight(seat)).candidates)
    fresh = sum(
        each.tries for each in make_bot("search:64", seed=1).explain(match.sight(seat)).candidates
    )
    assert kept > fresh == 64


def test_what_was_thought_survives_a_way_to_another_process() -> None:
    match = until(has_the_next_decision_too)
    seat = match.pending[0]
    bot = make_bot("search:64", seed=1)
    match.play(bot.choose(pickle.loads(pickle.dumps(match.sight(seat)))), seat)
    there = pickle.loads(pickle.dumps(match.sight(seat)))
    assert sum(each.tries for each in bot.explain(there).candidates) > 64


def test_what_was_thought_before_cards_were_revealed_is_forgotten() -> None:
    dice = random.Random(5)
    match = meseta.new("el-grande", players=4, seed="reveal", way="plain")
    while True:
        seat = match.pending[0]
        told = len(match.log)
        before = match.sight(seat)
        taken = dice.choice(before.legal_actions)
        match.play(taken, seat)
        names = [match.game.book.events.read(event)[0].name for event in match.log[told:]]
        if "revealed" in names and match.pending == (seat,):
            break
    assert not follows(before, taken, match.sight(seat))


def has_the_next_decision_too(match: Match) -> bool:
    """Whether whoever decides decides again, whatever the choice is."""
    seat = match.pending[0]
    if match.pending != (seat,) or len(match.legal(seat)) < 3:
        return False
    for text in match.legal(seat):
        after = match.copy()
        after.play(text, seat)
        if after.over or after.pending != (seat,) or len(after.legal(seat)) < 2:
            return False
    return True


def test_a_peon_overlooks_most_on_a_bad_day_and_nothing_on_its_best() -> None:
    match = midway("el-grande")
    sight = match.sight(match.pending[0])
    names, peon = match.game.book.features.names, Peon("peon")
    peon.heed = 0.0
    heeded = {names[n] for n in np.flatnonzero(np.array(peon.mind(sight).desk.weights).any(axis=0))}
    assert len(heeded - IN_SIGHT) <= LEAST_HEEDED
    assert IN_SIGHT & {*names} <= heeded, "but never those"
    peon.heed = 1.0
    whole = weights_for(match.game)
    assert np.array_equal(np.array(peon.mind(sight).desk.weights), whole)


def test_greedy_beats_random() -> None:
    match = meseta.new("el-grande", players=2, short=True, seed=2, way="plain")
    bots = [make_bot("greedy"), make_bot("random")]
    while not match.over:
        seat = match.pending[0]
        match.play(bots[seat].choose(match.sight(seat)), seat)
    assert match.scores[0] > match.scores[1]


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("named", [*LEVELS, *BOTS, "search:50ms", "search:60each"])
def test_a_bot_is_found_by_its_name(named: str) -> None:
    assert make_bot(named).name == named


@pytest.mark.parametrize("named", ["king", "flat:0", "flat:many", "search:", "search:5x0", ""])
def test_an_unknown_bot_is_named(named: str) -> None:
    with pytest.raises(ValueError, match="bot: "):
        make_bot(named)


# --- bots of one's own ---------------------------------------------------------------------------

OWN = """
import time
from enum import IntEnum

def first(sight):
    return sight.legal[0]

class Last:
    def choose(self, sight):
        return sight.legal_actions[-1]

def crash(sight):
    raise RuntimeError("no idea")

def cheat(sight):
    return "win"

def slow(sight):
    time.sleep(30)

def nothing(sight):
    return None

def number(sight):
    return IntEnum("Own", {"first": sight.legal_actions[0]}).first
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with bots of one's own."""
    path = tmp_path_factory.mktemp("bots") / "own.py"
    path.write_text(OWN, "utf-8")
    return path


def test_ones_own_bot_is_found_by_its_entry_point(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clever_bots.py").write_text(own.read_text("utf-8"), "utf-8")
    told = tmp_path / "clever_bots-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[meseta.bots]\nclever = clever_bots:Last\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    match = midway("el-grande")
    sight = match.sight(match.pending[0])
    bot = make_bot("clever")
    assert bot.choose(sight) == sight.legal_actions[-1]
    bot.close()


@pytest.mark.parametrize(("name", "place"), [("first", 0), ("Last", -1), ("number", 0)])
def test_ones_own_bot_is_a_function_or_a_class(own: Path, name: str, place: int) -> None:
    match = midway("el-grande")
    sight = match.sight(match.pending[0])
    bot = make_bot(f"{own}:{name}")
    assert bot.choose(sight) == sight.legal_actions[place]
    bot.close()


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("crash", "crashed"),
        ("cheat", "'win' is not legal"),
        ("nothing", "neither the text"),
        ("slow", "took more than"),
    ],
)
def test_a_bot_that_fails_is_named(own: Path, name: str, what: str) -> None:
    match = midway("el-grande")
    bot = Foreign(f"{own}:{name}", patience=2 if name == "slow" else 60)
    with pytest.raises(BotError, match=rf"own\.py:{name}: .*{what}"):
        bot.choose(match.sight(match.pending[0]))
    bot.close()


def test_a_bot_that_is_not_there_is_named(own: Path) -> None:
    with pytest.raises(BotError, match="has no 'nobody'"):
        make_bot(f"{own}:nobody")
    with pytest.raises(BotError, match="there is no file"):
        make_bot("nowhere.py:nobody")
    with pytest.raises(FileNotFoundError):
        make_bot("nowhere.py:nobody")


UNGUARDED = """
from meseta import make_bot
make_bot("{own}:first")
"""


def test_a_script_without_a_guard_is_told_what_it_lacks(own: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED.format(own=own), "utf-8")
    done = run_to_end([sys.executable, str(script)])
    assert done.returncode == 1
    assert done.stderr.count("Traceback") == 1
    assert done.stderr.splitlines()[-1].endswith('below `if __name__ == "__main__":`')


def test_a_bot_says_what_it_is() -> None:
    assert repr(make_bot("greedy", 7)) == "<Bot greedy, seed 7>"
    assert "Any legal action" in make_bot("random")._repr_html_()
