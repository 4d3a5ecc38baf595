"""Looking back at matches: any move, from whose eyes, to and from files, and what Rey says."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import meseta
from meseta.games import GAMES
from meseta.games.el_grande.rules.decisions import Turn
from meseta.match.chances import Moment
from meseta.match.match import Match
from meseta.match.results import points_by_round
from meseta.match.scorings import scorings_in
from meseta.match.sight import deal_anew, hide_from
from meseta.processes import NoAnswer
from meseta.web.http.language import LANGUAGES, phrases
from meseta.web.http.refusals import Refused
from meseta.web.replay import analyses as replay_analyses
from meseta.web.replay.analyses import Analyst, describe_mistake
from meseta.web.replay.match_files import MOST_FILE, add_imported_table, read_saved
from meseta.web.replay.replays import (
    ReplayEyes,
    Shelf,
    chart_stops,
    check_looking_back,
    export_seen,
    past_of,
    sheet_at,
    where,
)
from meseta.web.store import analyses
from meseta.web.table.hub import Hub
from meseta.web.table.table import MOVE, Table
from tests.support.fuzz import VARIANTS
from tests.support.waiting import until
from tests.support.web.served import FACTS, Person, Server, play_at_random, seated
from tests.support.web.worlds import MORE, SPECTATOR, random_play, sat_down, twin_of

CASES = [
    (game, json.dumps(options), seed)
    for game in GAMES
    for options in VARIANTS[game]
    for seed in range(1, 1 + MORE)
]
LOOKS = 3
"""So many moves of each running match are looked back at."""


@pytest.fixture(scope="module")
def over(server: Server) -> str:
    """A table of Ana and Ben where all has been played."""
    table = seated(server.person("Ana"), server.person("Ben"))
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table)
    return table


@pytest.fixture
def running(server: Server, ana: Person, ben: Person) -> str:
    """A table of Ana and Ben where much has been played."""
    table = seated(ana, ben, "6-castles", family="no")
    server.app.state.services[Hub].tables.pop(table)
    play_at_random(server, table, lambda played: len(played.match.moves) > 30)
    return table


def facts_at(person: Person, table: str, at: int | str, **more: object) -> dict[str, Any]:
    """What the page of the past tells its script."""
    page = person.get(f"/t/{table}", params={"at": at, **{k: str(v) for k, v in more.items()}})
    assert page.status_code == 200, page.text
    found = FACTS.search(page.text)
    assert found
    facts: dict[str, Any] = json.loads(found[1])
    return facts


# --- stepping through ----------------------------------------------------------------------------


def test_a_link_leads_to_the_table_as_it_was(server: Server, over: str) -> None:
    match = server.table(over).match
    then = match.look_back(20)
    facts = facts_at(server.person(), over, 20)
    assert facts["past"]["at"] == 20
    assert facts["story"]["more"] == then.story()
    assert [seat["number"] for seat in facts["seats"] if seat["pending"]] == list(then.pending)
    assert facts["choices"] == []


def test_every_line_of_the_story_knows_its_move(ana: Person, over: str, server: Server) -> None:
    match = server.table(over).match
    told = facts_at(ana, over, "end")["story"]
    first = told["at"].index(20)
    assert told["more"][first] not in match.look_back(19).story()[first:]
    assert told["more"][: told["at"].count(0)] == match.look_back(0).story()
    assert ana.facts(over)["story"]["at"] == told["at"]


def test_every_step_says_what_happened_or_what_was_asked(server: Server, over: str) -> None:
    table = server.table(over)
    steps = range(1, len(table.match.moves) + 1)
    assert all(where(past_of(table, at), "en")["said"] for at in steps)


def test_a_step_sends_only_what_differs(server: Server, over: str) -> None:
    eva = server.person()
    before = facts_at(eva, over, 20)
    asked = {"at": 21, "seat": "all", "known": before["tag"]}
    step = eva.get(f"/t/{over}/at", params=asked).json()
    whole = eva.get(f"/t/{over}/at", params={**asked, "known": ""}).json()
    assert step["tag"] == whole["tag"]
    assert step["order"] == whole["order"]
    assert set(step["parts"]) < set(whole["parts"])
    assert (
        before["story"]["more"][: step["story"]["keep"]] + step["story"]["more"]
        == (whole["story"]["more"])
    )


def test_moves_that_were_taken_back_are_not_shown(server: Server, ana: Person) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes")
    play_at_random(server, table, lambda played: played.match.asked is Turn)
    seat = server.table(table).match.pending[0]
    version = ana.act(table, seat)
    assert ana.send(table, "back", seat=seat, count=1, version=version).status_code == 200
    standing = server.table(table).match
    assert len(standing.moves) == len([e for e in server.entries(table) if e.kind == MOVE]) - 1
    facts = facts_at(ana, table, 99)
    assert (facts["past"]["at"], facts["of"]) == (len(standing.moves), len(standing.moves))
    assert facts["story"]["more"] == standing.story()


@pytest.mark.parametrize("at", ["x", "-1", "1.5", "", "9" * 12])
def test_what_is_no_move_is_no_page(server: Server, over: str, at: str) -> None:
    assert server.person().get(f"/t/{over}", params={"at": at}).status_code == 404
    assert server.person().get(f"/t/{over}/at", params={"at": at}).status_code == 404


def test_sheets_of_the_past_are_kept_briefly_and_not_for_ever(server: Server, over: str) -> None:
    eva, shelf = server.person(), server.app.state.services[Shelf]
    shelf.kept.clear()
    for _ in range(2):
        eva.get(f"/t/{over}/at", params={"at": 7})
    assert len(shelf.kept) == 1


# --- whose eyes ----------------------------------------------------------------------------------


def test_while_it_runs_a_seat_is_seen_by_nobody_else(
    running: str, ana: Person, ben: Person, server: Server
) -> None:
    for person, seat in ((ana, 1), (ben, 0), (server.person(), 0)):
        for address in (f"/t/{running}?at=9", f"/t/{running}/at?at=9", f"/t/{running}/export?x=1"):
            assert person.get(f"{address}&seat={seat}").status_code == 403
            assert person.get(f"{address}&seat=all").status_code == 403
    assert facts_at(ana, running, 9)["eyes"] == "0"
    assert facts_at(server.person(), running, 9)["eyes"] == "none"


def test_when_it_is_over_every_hand_lies_open(server: Server) -> None:
    table = server.person("Ana").make("6-castles", ["me", "here"], family="no")
    play_at_random(server, table)
    eva = server.person()
    hands = [
        {name for name in facts_at(eva, table, 20, seat=seat)["order"] if name.startswith("h")}
        for seat in ("all", 0, "none")
    ]
    assert hands == [{"held-blue", "held-red"}, {"hand-1", "hand-2"}, set()]
    assert eva.get(f"/t/{table}?at=20&seat=7").status_code == 404


def test_what_must_be_kept_in_mind_is_not_looked_up(server: Server, ana: Person) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes", castillo="memory")
    play_at_random(server, table, lambda played: len(played.match.moves) > 20)
    for path in ("?at=9", "/at?at=9", "/export", "/export?as=text"):
        answer = ana.get(f"/t/{table}{path}", headers={"accept": "application/json"})
        assert (answer.status_code, answer.json()["why"]) == (403, "refused-in_mind")
    assert ana.facts(table)["story"]["at"] == []
    play_at_random(server, (ended := ana.make("el-grande", ["me", "here"], castillo="memory")))
    assert facts_at(ana, ended, 9)["past"]["at"] == 9


def replayed(table: Table, seat: int, at: int) -> str:
    """All bytes of the past that a seat of a running match, or a spectator, is sent."""
    eyes = ReplayEyes(None if seat == SPECTATOR else seat, False, "en")
    sheet = sheet_at(past_of(table, at), table.seats, eyes)
    ends, points = chart_stops(table.match), points_by_round(table.match)
    return json.dumps([sheet, sheet.tag, ends, points, export_seen(table.match, eyes)])


def other_past(table: Table, seat: int, seed: str) -> Table:
    """A twin in which at every move all is dealt anew that a seat could not know then."""
    match, other = table.match, table.match.copy()
    for number, state in enumerate(match._history):
        seen = hide_from(match.game, match.way, state, seat)
        other._history[number] = deal_anew(match.game, match.way, seen, seat, f"{seed} {number}")
    other._return()
    return twin_of(table, other)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("game", "options", "seed"), CASES)
def test_dealing_the_unseen_anew_changes_no_byte_of_the_past(
    game: str, options: str, seed: int
) -> None:
    dice = random.Random(f"past {game} {options} {seed}")
    table, length = sat_down(game, json.loads(options), seed=str(seed)), dice.randrange(30, 60)
    for number, _ in enumerate(random_play(table, random.Random(seed))):
        if number == length:
            break
    if not table.match.may_look_back:
        with pytest.raises(Refused, match="refused-in_mind"):
            check_looking_back(table)
        return
    seat = dice.choice([SPECTATOR, *range(len(table.seats))])
    twin = other_past(table, seat, str(seed))
    for at in dice.sample(range(len(table.match.moves) + 1), LOOKS):
        assert replayed(table, seat, at) == replayed(twin, seat, at)


def test_secret_answers_of_others_are_not_in_the_past() -> None:
    told = []
    for choice in (0, 1):
        table = sat_down("6-castles", {"players": 3})
        table.row = table.row._replace(id="table")
        table.match.play(table.match.legal_actions(0)[choice], 0)
        table.match.play(table.match.legal_actions(1)[0], 1)
        told.append([replayed(table, seat, at) for seat in (1, 2, SPECTATOR) for at in range(3)])
    assert told[0] == told[1]


# --- charts --------------------------------------------------------------------------------------


def test_every_round_of_the_chart_leads_to_the_end_of_it(server: Server, over: str) -> None:
    page = server.person().get(f"/t/{over}/result").text
    chart = page[page.index('class="chart"') : page.index("</svg>", page.index('class="chart"'))]
    links = [int(at) for at in re.findall(r'href="/t/[\w-]+\?at=(\d+)"', chart)]
    match = server.table(over).match
    assert (links[0], links[-1]) == (0, len(match.moves))
    [_start, *rounds] = points_by_round(match).items()
    for at, (number, points) in zip(links[1:], rounds, strict=True):
        assert match.rounds_by_move[at - 1] == number
        assert match.rounds_by_move[at - 1 : at + 1] != [number] * 2 or at == links[-1]
        assert match.look_back(at).scores == points


def test_a_scoring_after_a_round_belongs_to_that_round(over: str, server: Server) -> None:
    match = server.table(over).match
    found = next(each for each in scorings_in(match) if each.opened)
    assert points_by_round(match)[found.round] == match.look_back(found.at).scores
    assert match.look_back(found.at - 1).scores != match.look_back(found.at).scores


def test_points_that_are_counted_in_the_end_are_drawn_as_they_stood() -> None:
    table = sat_down("6-castles", {"players": 2})
    for _seat, _action in random_play(table, random.Random(1)):
        pass
    *rounds, last = points_by_round(table.match).values()
    assert any(map(any, rounds))
    assert last == table.match.scores


# --- files ---------------------------------------------------------------------------------------


def test_a_finished_match_is_saved_as_meseta_reads_it(server: Server, over: str) -> None:
    answer = server.person().get(f"/t/{over}/export")
    assert Match.from_dict(answer.json()).digest() == server.table(over).match.digest()
    assert "attachment" in answer.headers["content-disposition"]
    story = server.person().get(f"/t/{over}/export?as=text").text
    assert story.splitlines() == server.table(over).match.story()


def test_of_a_running_match_a_seat_takes_home_what_it_has_seen(
    server: Server, running: str, ana: Person
) -> None:
    match = server.table(running).match
    told = ana.get(f"/t/{running}/export").json()
    assert [sentence for move in told["moves"] for sentence in move["told"]] == match.story()
    acted = {move["move"]: move["action"] for move in told["moves"] if "action" in move}
    own = [n for n, (seat, _) in enumerate(match.moves, 1) if seat == 0]
    assert list(acted) == own
    assert acted[own[0]] == match.game.texts[match.moves[own[0] - 1][1]]


def test_the_seed_of_a_running_match_is_in_no_byte_of_the_past(server: Server) -> None:
    ana, seed = server.person("Ana"), "5eed" * 16
    table = ana.make("el-grande", ["me", "peon"], seed)
    play_at_random(server, table, lambda played: len(played.match.moves) > 20)
    for path in ("?at=9", "/at?at=9", "/export", "/export?as=text"):
        assert seed not in ana.get(f"/t/{table}{path}").text


def bring(person: Person, content: bytes | str) -> httpx.Response:
    """Send a file."""
    return person.client.post("/import", files={"file": ("match.json", content)})


def test_a_match_from_a_file_can_be_stepped_through(server: Server, over: str, ana: Person) -> None:
    match = server.table(over).match.replay(30)
    answer = bring(ana, json.dumps(match.to_dict()))
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/t/").removesuffix("?at=0")
    facts = facts_at(server.person(), table, 12)
    assert (facts["eyes"], facts["of"]) == ("all", 30)
    assert facts["story"]["more"] == match.look_back(12).story()
    assert ana.get(f"/t/{table}").headers["location"] == f"/t/{table}?at=end"
    assert f"/t/{table}?at=0" in ana.get("/import").text
    ana.post("/import/remove", {"table": table})
    assert ana.get(f"/t/{table}?at=0").status_code == 404


def test_nobody_plays_a_match_from_a_file(server: Server, over: str, ana: Person) -> None:
    saved = server.table(over).match.replay(30).to_dict()
    table = bring(ana, json.dumps(saved)).headers["location"].split("/")[-1].split("?")[0]
    match = Match.from_dict(saved)
    body = {"seat": match.pending[0], "version": 0, "action": match.legal_actions()[0]}
    for what in ("play", "seat", "order", "hint"):
        assert ana.send(table, what, **body, bot="peon", name="end").status_code == 403
    assert ana.post(f"/t/{table}/invite", {"seat": "0"}).status_code == 403
    assert server.entries(table) == []


def test_the_match_may_have_begun_from_a_position_with_a_box_of_its_own(
    ana: Person, server: Server, over: str
) -> None:
    match = server.table(over).match
    document = {**match.game.document, "name": "mine"}
    began = Match(type(match.game)(match.game.options, document), 5, match.replay(25).position)
    table = bring(ana, json.dumps(began.to_dict())).headers["location"].split("/")[-1]
    assert facts_at(ana, table.split("?")[0], 0)["round"] == began.round


def broken_files(saved: dict[str, Any]) -> Iterator[tuple[bytes, str]]:
    """Files in which something is wrong, and what the answer names."""
    yield b"", "No file was sent."
    yield b"{", "Expecting"
    yield b"\xff\xfe\x00", "UTF-8"
    yield b"[" * 20_000, "nested too deeply"
    yield b'{"meseta": 2}', "game: missing"
    for name, value, named in (
        ("game", "chess", "chess"),
        ("rules", "0", "rules: saved under"),
        ("moves", [*saved["moves"][:2], "blue: castle"], "moves.3"),
        ("moves", saved["moves"][:-1], "check"),
        ("options", {"players": 99}, "players"),
    ):
        yield json.dumps({**saved, name: value}).encode(), named


def test_a_file_that_is_no_match_is_refused_with_what_is_wrong(
    server: Server, over: str, ana: Person
) -> None:
    for content, named in broken_files(server.table(over).match.to_dict()):
        answer = bring(ana, content)
        assert answer.status_code == 422
        [told] = re.findall(r'<p class="wrong" role="alert">(.*?)</p>', answer.text, re.S)
        assert named in told, told
    assert ana.post("/import").status_code == 422
    assert bring(ana, b" " * (MOST_FILE + 1)).status_code == 413
    assert ana.client.post("/t/x/play", content=b" " * (MOST_FILE - 1)).status_code == 413
    assert "/t/" not in re.sub(r"/import", "", ana.get("/import").text)


def test_a_file_is_read_by_the_reader_of_all_files(server: Server, over: str) -> None:
    saved = server.table(over).match.to_dict()
    assert read_saved(json.dumps(saved)) == saved


# --- what Rey says -------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who answers at once."""
    monkeypatch.setattr(replay_analyses, "ADVISER", "greedy")


def small(server: Server, ana: Person) -> str:
    """A finished table of Ana."""
    table = ana.make("6-castles", ["me"])
    play_at_random(server, table)
    return table


def short(ana: Person) -> str:
    """A match from a file in which little was played."""
    match = meseta.new("el-grande", seed=1, players=2)
    dice = random.Random(1)
    for _ in range(12):
        match.play(dice.choice(match.legal_actions()))
    person = ana.server.store.whose(ana.cookie)
    assert person is not None
    return add_imported_table(ana.server.store, person, match.to_dict())


@pytest.mark.usefixtures("quick")
def test_a_match_is_looked_through_in_the_background(server: Server, ana: Person) -> None:
    table = short(ana)
    assert f'action="/t/{table}/analyze"' in ana.get(f"/t/{table}/rey").text
    assert ana.post(f"/t/{table}/analyze").headers["location"] == f"/t/{table}?at=end"
    until(lambda: "data-poll" not in ana.get(f"/t/{table}/rey").text)
    page = ana.get(f"/t/{table}?at=9").text
    assert len(re.findall(r"<li>\s*<a href=\"/t/[\w-]+\?at=\d+\">Move \d+</a>", page)) == 3
    assert 'class="chart chances"' in page
    assert list(analyses.moments(server.store, table)) == list(range(12))
    german = server.person(cookies={"meseta": ana.cookie})
    german.post("/me", {"language": "de"})
    assert "Siegchance verschenkt." in german.get(f"/t/{table}/rey").text


def test_a_running_match_is_not_looked_through(server: Server, running: str, ana: Person) -> None:
    answer = ana.post(f"/t/{running}/analyze")
    assert (answer.status_code, answer.json()["why"]) == (403, "refused-analysis_running")
    assert ana.get(f"/t/{running}/rey").status_code == 403
    assert analyses.analysis(server.store, running) is None
    assert 'id="rey"' not in ana.get(f"/t/{running}?at=3").text


async def rest() -> None:
    """Look through nothing."""


def test_one_match_a_person_and_not_too_many_in_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.services[Analyst], "look_through_all", rest)
    monkeypatch.setattr(replay_analyses, "MOST_WAITING", 2)
    people = [server.person("Ana") for _ in range(3)]
    tables = [small(server, person) for person in people]
    other = small(server, people[0])
    answers = [people[0].post(f"/t/{table}/analyze") for table in (tables[0], tables[0], other)]
    assert [answer.status_code for answer in answers] == [303, 303, 409]
    assert people[1].post(f"/t/{tables[0]}/analyze").json()["why"] == "refused-not_yours"
    assert people[1].post(f"/t/{tables[1]}/analyze").status_code == 303
    assert "One match comes first" in people[1].get(f"/t/{tables[1]}/rey").text
    assert people[2].post(f"/t/{tables[2]}/analyze").json()["why"] == "refused-analysis_full"
    for table in tables:
        analyses.give_up(server.store, table)


class Silent:
    """Workers of whom none answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, *_: object) -> None:
        self.asked += 1
        raise NoAnswer


def test_a_match_about_which_nobody_answers_is_laid_aside_and_can_be_asked_for_again(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, table = Silent(), short(ana)
    monkeypatch.setattr(server.app.state.services[Analyst], "workers", silent)
    ana.post(f"/t/{table}/analyze")
    until(lambda: f'action="/t/{table}/analyze"' in ana.get(f"/t/{table}/rey").text)
    assert silent.asked == replay_analyses.MOST_TRIES


@pytest.mark.usefixtures("quick")
def test_what_was_begun_is_finished_after_a_restart(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ana = server.person("Ana")
        table, cookie = short(ana), ana.cookie
        known = {"number": 0, "seat": "blue", "played": "kept", "best": "kept", "swing": 0.0}
        known |= {"chances": [0.5, 0.5], "points": [0.0, 0.0], "reasons": []}
        analyses.keep_moment(server.store, table, 0, known)
        person = server.store.whose(cookie)
        assert person is not None
        analyses.ask_for(server.store, table, person.id)
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ana = server.person(cookies={"meseta": cookie})
        until(lambda: "data-poll" not in ana.get(f"/t/{table}/rey").text)
        kept = analyses.moments(server.store, table)
        assert kept[0] == known
        assert len(kept) == 12


# --- where it is found ---------------------------------------------------------------------------


def test_finished_tables_lead_to_their_replay(server: Server, ana: Person) -> None:
    table = small(server, ana)
    for page in ("/", f"/t/{table}/result"):
        assert f'href="/t/{table}?at=0"' in ana.get(page).text
    assert f'href="/t/{table}?at=end"' in ana.get(f"/t/{table}").text
    assert f'action="/t/{table}/analyze"' in ana.get(f"/t/{table}/result").text


def test_answers_are_quoted_without_a_full_stop_of_their_own() -> None:
    table = sat_down("el-grande", {"players": 2})
    match = table.match
    while not match.legal()[0].startswith("take"):
        match.play(match.legal()[0])
    card, seat = match.legal()[0], match.game.seats[match.pending[0]]
    told = describe_mistake(table, Moment(len(match.moves), seat, card, card, 0, [], [], []), "en")
    assert " " in told.played
    assert not told.played.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_speaks_for_an_answer_follows_the_answer_that_it_speaks_for(language: str) -> None:
    told = phrases(language).say("rey-instead", asked="?", played="PLAYED", better="BETTER", lost=3)
    assert told.index("PLAYED") < told.index("3") < told.index("BETTER")
