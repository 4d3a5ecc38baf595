"""Studies over HTTP: where they come from, what is done on them, who may see them."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import meseta
from meseta.games import GAMES
from meseta.web.http.request_bodies import Data
from meseta.web.store.studies import StudyRow, find_study, nodes_of
from meseta.web.study import studies
from meseta.web.study.studies import Studies
from meseta.web.table import queues
from tests.support.web.served import FACTS, Person, Server, play_at_random, seated


class Board:
    """A study as somebody's browser has it."""

    def __init__(self, person: Person, answer: httpx.Response) -> None:
        assert answer.status_code == 303, answer.text
        self.person = person
        self.id = answer.headers["location"].split("/")[2].partition("?")[0]
        self.facts = self.page(answer.headers["location"])

    def page(self, path: str = "") -> Data:
        """What the page tells its script."""
        page = self.person.get(path or f"/study/{self.id}")
        assert page.status_code == 200, page.text
        found = FACTS.search(page.text)
        assert found
        facts: Data = json.loads(found[1])
        return facts

    def send(self, what: str, **body: Any) -> httpx.Response:
        """Do something at the present node."""
        told = {"version": self.facts["version"], "node": self.facts["node"], **body}
        return self.person.client.post(f"/study/{self.id}/{what}", json=told)

    def do(self, what: str, **body: Any) -> Data:
        """Do something that is right; what is shown then."""
        answer = self.send(what, **body)
        assert answer.status_code == 200, answer.text
        self.facts = {**self.facts, **answer.json()}
        return self.facts

    def play(self, rank: int = 0) -> int:
        """Choose something; the node that it leads to."""
        choice = self.facts["choices"][rank]
        return int(self.do("play", seat=self.facts["seat"], action=choice["action"])["node"])

    def go(self, node: int, view: str = "turn") -> Data:
        """Look at another moment."""
        asked = {"node": node, "view": view}
        answer = self.person.get(f"/study/{self.id}/sheet", params=asked)
        assert answer.status_code == 200, answer.text
        self.facts = {**self.facts, **answer.json()}
        return self.facts

    @property
    def tree(self) -> dict[int, Data]:
        """All nodes by their numbers."""
        return {node["number"]: node for node in self.facts["tree"]}

    @property
    def row(self) -> StudyRow:
        """What is kept of it."""
        row = find_study(self.person.server.store, self.id)
        assert row is not None
        return row


def new_board(person: Person, game: str = "el-grande", seed: str = "1") -> Board:
    """A study of a new game for two."""
    colours = {"colour": [c for c, _ in zip(colours_of(game), range(2), strict=False)]}
    return Board(person, person.post("/study", {"game": game, "seed": seed, **colours}))


def colours_of(game: str) -> list[str]:
    return list(meseta.new(game, seed=1).game.declared.declared["players"].values)


def opened(person: Person, text: str, game: str = "") -> httpx.Response:
    """Open a text."""
    return person.post("/study", {"text": text, "game": game})


def refused(answer: httpx.Response, status: int) -> str:
    """Why something was refused."""
    assert answer.status_code == status, answer.text
    return str(answer.text)


# --- where a study comes from --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_study_begins_with_a_new_game_of_a_seed(ana: Person, game: str) -> None:
    one, other = new_board(ana, game), new_board(ana, game)
    assert one.facts["choices"] == other.facts["choices"] != []
    assert one.row.start["seed"] == "1"
    assert one.id in ana.get("/study").text


def test_options_that_do_not_go_together_are_refused_on_the_form(ana: Person) -> None:
    answer = ana.post("/study", {"game": "el-grande", "colour": ["blue"]})
    assert "there is: 2, 3, 4, 5" in refused(answer, 422)


@pytest.mark.parametrize("game", GAMES)
def test_a_study_begins_from_a_position(ana: Person, game: str) -> None:
    match = meseta.new(game, seed=3, players=2)
    for _ in range(12):
        match.play(match.legal()[0])
    board = Board(ana, opened(ana, json.dumps(match.position), game))
    shown = ana.get(f"/study/{board.id}/position", params={"node": 0}).json()
    assert shown == match.position


def test_a_study_begins_from_a_saved_match_with_all_its_moves(ana: Person) -> None:
    match = meseta.new("el-caballero", seed=3, players=2)
    for _ in range(9):
        match.play(match.legal()[-1])
    saved = json.dumps(match.to_dict()).encode()
    board = Board(ana, ana.client.post("/study", data={"text": ""}, files={"file": saved}))
    assert board.facts["node"] == 9 == len(board.tree) - 1
    assert board.facts["lines"] == match.story()


@pytest.mark.parametrize("move", [0, 5])
def test_a_study_begins_at_any_moment_of_a_finished_match(
    server: Server, ana: Person, move: int
) -> None:
    table = ana.make("el-grande", ["me", "here"], short="yes")
    match = play_at_random(server, table).match
    eva = server.person("Eva")
    board = Board(eva, eva.post("/study", {"table": table, "move": str(move)}))
    assert board.facts["lines"] == match.replay(move).story()
    assert len(board.tree) == len(match.moves) + 1


def test_a_running_match_is_studied_only_by_those_who_sit_there(
    server: Server, ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    assert Board(ana, ana.post("/study", {"table": table})).row.origin == table
    refused(server.person("Eva").post("/study", {"table": table}), 403)
    refused(ana.post("/study", {"table": table, "seat": "1"}), 403)
    refused(ana.post("/study", {"table": "nowhere"}), 404)


def test_a_study_of_a_running_match_knows_neither_its_seed_nor_its_chance(
    server: Server, ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    server.store.change_table(table, seed="a secret seed")
    board = Board(ana, ana.post("/study", {"table": table}))
    match = server.table(table).match
    assert "secret" not in json.dumps(board.row.start)
    assert board.row.start["position"]["chance"] != match.position["chance"]
    assert board.row.start["position"]["decks"] != match.position["decks"]


def test_a_study_of_a_running_match_stays_with_its_owner_until_that_is_over(
    server: Server, ana: Person, ben: Person
) -> None:
    table = seated(ana, ben)
    board = Board(ana, ana.post("/study", {"table": table}))
    paths = ("file", "position?node=0", "edit?node=0")
    for path in paths:
        refused(ana.get(f"/study/{board.id}/{path}"), 403)
    refused(ana.post(f"/study/{board.id}/share", {"shared": "yes"}), 403)
    refused(board.send("check", position={}), 403)
    assert board.send("hint", strength="caballero").json()["why"] == "refused-no_hints"
    server.store.change_table(table, over=True)
    assert [ana.get(f"/study/{board.id}/{path}").status_code for path in paths] == [200] * 3


# --- moves and branches --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_are_mine(ana: Person, game: str) -> None:
    board = new_board(ana, game)
    seats = set()
    for _ in range(12):
        seats.add(board.facts["seat"])
        board.play(-1)
    assert seats == {0, 1}


def test_going_back_and_choosing_otherwise_makes_a_branch(ana: Person) -> None:
    board = new_board(ana)
    first = board.play(0)
    board.do("back", count=1)
    second = board.play(1)
    assert board.tree[0]["after"] == [first, second]
    board.do("back", count=1)
    assert board.play(0) == first
    assert len(board.go(0)["tree"]) == 3


def test_undo_goes_back_as_far_as_one_likes(ana: Person) -> None:
    board = new_board(ana)
    before = board.facts["choices"]
    for _ in range(12):
        board.play()
    assert board.do("back", count=99)["node"] == 0
    assert board.facts["choices"] == before


def test_what_is_not_possible_is_refused(ana: Person) -> None:
    board = new_board(ana)
    seat, action = board.facts["seat"], board.facts["choices"][0]["action"]
    assert board.send("play", seat=seat, action=10**9).json()["why"] == "refused-illegal"
    assert board.send("play", seat=1 - seat, action=action).json()["why"] == "refused-illegal"
    refused(board.send("play", seat=seat, action=action, node=7), 404)
    refused(board.send("play", seat=seat), 400)
    refused(board.send("play", seat=seat, action=action, view=["open"]), 400)
    assert len(nodes_of(ana.server.store, board.id)) == 1


def test_two_windows_of_one_person_agree(ana: Person) -> None:
    one = new_board(ana)
    other = Board.__new__(Board)
    vars(other).update(vars(one))
    one.play(0)
    late = other.send("play", seat=0, action=other.facts["choices"][1]["action"])
    assert (late.status_code, late.json()["why"]) == (409, "refused-stale_study")
    other.go(0)
    other.play(1)
    assert len(other.tree[0]["after"]) == 2


def test_a_note_is_kept_and_cut_where_it_is_too_long(ana: Person) -> None:
    board = new_board(ana)
    board.play()
    board.do("note", name="  a \n<b>name</b> ", note="one\r\ntwo" + "x" * 5000)
    node = board.go(board.facts["node"])
    assert node["called"] == "a <b>name</b>"
    assert node["note"][:9] == "one\ntwoxx"
    assert len(node["note"]) == studies.LONGEST_NOTE
    assert "<b>name" not in ana.get(f"/study/{board.id}").text


def test_a_branch_becomes_the_main_line(ana: Person) -> None:
    board = new_board(ana)
    first = board.play(0)
    board.go(0)
    board.play(1)
    deep = board.play(0)
    assert board.page()["node"] == first
    board.do("promote")
    assert board.page()["node"] == deep


def test_a_node_is_deleted_with_everything_after_it(ana: Person) -> None:
    board = new_board(ana)
    board.play(0)
    middle = board.play(0)
    board.play(0)
    board.go(middle)
    assert board.do("prune")["node"] == 1
    assert [node.number for node in nodes_of(ana.server.store, board.id)] == [0, 1]
    refused(board.send("prune", node=0), 409)


def test_a_study_has_room_for_so_many_moves(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_NODES", 3)
    board = new_board(ana)
    board.play()
    board.play()
    action = board.facts["choices"][0]["action"]
    answer = board.send("play", seat=board.facts["seat"], action=action)
    assert answer.json()["why"] == "refused-many_nodes"


# --- eyes, ghosts, the search --------------------------------------------------------------------


def test_whoever_decides_sees_no_more_than_they_may_unless_all_lies_open(ana: Person) -> None:
    board = new_board(ana, "6-castles")
    for _ in range(6):
        board.play()
    own = board.go(board.facts["node"])["parts"]
    open_ = board.go(board.facts["node"], "open")["parts"]
    assert own.keys() < open_.keys()
    assert own != open_
    assert board.go(board.facts["node"], "0")["seat"] == 0
    refused(ana.get(f"/study/{board.id}/sheet", params={"node": 0, "view": "9"}), 400)


def test_a_choice_shows_what_comes_of_it(ana: Person) -> None:
    board = new_board(ana)
    asked = {"node": 0, "action": board.facts["choices"][0]["action"]}
    assert ana.get(f"/study/{board.id}/ghost", params=asked).json()["parts"]
    other = ana.get(f"/study/{board.id}/ghost", params={**asked, "action": 10**8})
    assert other.status_code == 204


def test_the_search_tells_its_candidates_with_chances_points_and_reasons(ana: Person) -> None:
    board = new_board(ana)
    thought = board.send("hint", strength="caballero").json()
    assert thought["by"] == "Caballero"
    assert len(thought["best"]) == 8
    assert thought["why"]
    assert {*thought["best"][0]} == {"action", "label", "wins", "points", "tries"}
    refused(board.send("hint", strength="search:9999999ms"), 400)


def test_who_has_asked_enough_is_told_when_to_ask_again(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = new_board(ana)
    monkeypatch.setattr(queues, "MOST_WAITING", 0)
    answer = board.send("hint", strength="rey")
    refused(answer, 429)
    assert answer.headers["retry-after"] == str(queues.TRY_AGAIN)


# --- sharing, copies, files ----------------------------------------------------------------------


def test_a_study_is_mine_alone_until_it_is_shared(ana: Person, ben: Person) -> None:
    board = new_board(ana)
    board.play()
    for path in ("", "/sheet?node=0", "/file", "/position?node=0", "/edit?node=0"):
        refused(ben.get(f"/study/{board.id}{path}"), 404)
    ana.post(f"/study/{board.id}/share", {"shared": "yes"})
    assert ben.get(f"/study/{board.id}/sheet", params={"node": 1}).json()["choices"] == []
    assert ben.get(f"/study/{board.id}").status_code == 200
    ana.post(f"/study/{board.id}/share", {"shared": "no"})
    refused(ben.get(f"/study/{board.id}"), 404)


def test_who_only_looks_changes_nothing(ana: Person, ben: Person) -> None:
    board = new_board(ana)
    ana.post(f"/study/{board.id}/share", {"shared": "yes"})
    before = board.row
    for what in ("play", "note", "promote", "prune", "hint", "check", "set_up", "back"):
        body = {"node": 0, "version": before.version, "seat": 0, "action": 0, "strength": "rey"}
        refused(ben.client.post(f"/study/{board.id}/{what}", json=body), 403)
    for what in ("rename", "share", "remove"):
        refused(ben.post(f"/study/{board.id}/{what}", {"name": "mine", "shared": "no"}), 403)
    assert board.row == before


def test_who_sees_a_study_can_make_a_copy_of_their_own(ana: Person, ben: Person) -> None:
    board = new_board(ana)
    board.play()
    board.do("note", name="here", note="")
    ana.post(f"/study/{board.id}/share", {"shared": "yes"})
    copy = Board(ben, ben.post(f"/study/{board.id}/copy"))
    copy.go(1)
    copy.play()
    assert [copy.tree[n]["name"] for n in (0, 1, 2)] == ["", "here", ""]
    assert len(nodes_of(ana.server.store, board.id)) == 2


def test_a_study_travels_as_a_file(ana: Person, ben: Person) -> None:
    board = new_board(ana, "6-castles")
    board.play(0)
    board.play(0)
    board.go(0)
    board.play(1)
    board.do("promote")
    board.do("note", name="better", note="why\nnot")
    file = ana.get(f"/study/{board.id}/file").text
    copy = Board(ben, opened(ben, file))
    assert ben.get(f"/study/{copy.id}/file").text == file
    assert copy.tree[copy.tree[0]["after"][0]]["name"] == "better"


def test_a_study_can_be_renamed_and_deleted(ana: Person) -> None:
    board = new_board(ana)
    ana.post(f"/study/{board.id}/rename", {"name": " My  <i>study</i> "})
    assert board.row.name == "My <i>study</i>"
    assert "My &lt;i&gt;study" in ana.get("/study").text
    page = ana.get(f"/study/{board.id}").text
    assert "goes with all its moves and notes" in page, "however many were made on the page"
    assert ana.post(f"/study/{board.id}/remove").status_code == 303
    assert nodes_of(ana.server.store, board.id) == []
    refused(ana.get(f"/study/{board.id}"), 404)


def test_who_is_forgotten_leaves_no_studies(server: Server) -> None:
    eva = server.person("Eva")
    board = new_board(eva)
    eva.delete("Eva")
    assert find_study(server.store, board.id) is None


def test_nobody_has_more_studies_than_there_is_room_for(
    ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.web.study.new_study.MOST_STUDIES", 1)
    new_board(ana)
    answer = ana.post("/study", {"game": "el-grande", "colour": colours_of("el-grande")[:2]})
    assert "You have 1 studies" in refused(answer, 409)


# --- hostile files -------------------------------------------------------------------------------


def file_of(person: Person) -> dict[str, Any]:
    """A good file with one branch."""
    board = new_board(person)
    board.play(0)
    board.go(0)
    board.play(1)
    told: dict[str, Any] = json.loads(person.get(f"/study/{board.id}/file").text)
    return told


LIES: dict[str, Any] = {
    "no list": lambda file: file.update(nodes={}),
    "no nodes": lambda file: file.update(nodes=[]),
    "more than there is room for": lambda file: file.update(nodes=file["nodes"] * 1000),
    "a strange entry": lambda file: file.update(secret=1),
    "another format": lambda file: file.update({"meseta-study": True}),
    "a move after a later one": lambda file: file["nodes"][1].update(after=2),
    "a move after itself": lambda file: file["nodes"][1].update(after=1),
    "a move before all": lambda file: file["nodes"][1].update(after=-1),
    "a number that is true": lambda file: file["nodes"][1].update(after=False),
    "a move that is not possible": lambda file: file["nodes"][1].update(move="red: king toledo"),
    "a move of nobody": lambda file: file["nodes"][1].update(move="white: power 1"),
    "the same move twice": lambda file: file["nodes"].append(dict(file["nodes"][1])),
    "a move at the beginning": lambda file: file["nodes"][0].update(after=0, move="x"),
    "a note that is a list": lambda file: file["nodes"][0].update(note=["x"]),
    "moves before the start": lambda file: file["start"]["moves"].append("red: power 1"),
    "other rules": lambda file: file["start"].update(rules="0"),
    "another box": lambda file: file["start"]["box"].update(name="../../etc/passwd"),
    "a position that lies": lambda file: file["start"].update(position={"king": "madrid"}),
    "no start": lambda file: file.update(start=None),
}


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.sample(10)
def test_a_file_that_lies_is_refused_with_what_is_wrong(ana: Person, lie: str) -> None:
    file = file_of(ana)
    LIES[lie](file)
    assert "This cannot be opened" in refused(opened(ana, json.dumps(file)), 422)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "null",
        "{",
        "[" * 100_000,
        '{"king":' + "[" * 40 + "]" * 40 + "}",
        '{"round": ' + "9" * 5000 + "}",
        '{"round": NaN}',
        '{"round": 1, "round": 2}',
        '{"scores": {"blue": 1e400}}',
        '{"king": "\\ud800"}',
        '{"agenda": [{"ask": "turn", "seats": []}]}',
        '{"agenda": "turn"}',
        '{"chance": [1, 2, 3]}',
        '{"caballeros": {"toledo": {"red": 61}}}',
        '{"players": 99}',
        '{"meseta": 2}',
        '{"nothing": 1}',
    ],
)
def test_a_text_that_cannot_be_a_position_is_refused(ana: Person, text: str) -> None:
    assert "This cannot be opened" in refused(opened(ana, text, "el-grande"), 422)


def test_what_is_too_large_or_no_text_is_refused(ana: Person) -> None:
    refused(opened(ana, "x" * (1024 * 1024 + 1)), 413)
    answer = ana.client.post("/study", data={"text": ""}, files={"file": b"\xff\xfe\x00"})
    assert "This cannot be opened" in refused(answer, 422)
    refused(ana.post("/study", {"game": "chess"}), 404)


def test_a_match_file_that_was_edited_is_refused(ana: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True)
    match.play(match.legal()[0])
    saved = {**match.to_dict(), "seed": "2"}
    refused(opened(ana, json.dumps(saved)), 422)


def test_a_study_of_other_rules_says_so(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    board = new_board(ana)
    ana.server.app.state.services[Studies].open.clear()
    monkeypatch.setattr("meseta.games.el_grande.ElGrande.version", "99")
    assert "made under other rules" in refused(ana.get(f"/study/{board.id}"), 409)


# --- the editor ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_position_has_a_field_and_nothing_is_lost(ana: Person, game: str) -> None:
    board = new_board(ana, game)
    for _ in range(7):
        board.play()
    facts = board.page(f"/study/{board.id}/edit?node={board.facts['node']}")
    keys = {key["key"] for group in facts["form"] for key in group["keys"]}
    assert facts["position"].keys() - keys <= {"chance", *facts["position"].keys() & options(game)}
    assert facts["whole"].keys() - {"chance", *options(game)} == keys
    told = board.send("check", position=facts["whole"]).json()
    assert told.get("error") is None
    assert told["position"] == facts["position"]


def test_players_are_called_by_their_colours_in_every_language(ana: Person) -> None:
    board = new_board(ana)
    ana.post("/me", {"language": "de"})
    facts = board.page(f"/study/{board.id}/edit?node=0")
    shapes = {key["key"]: key["shape"] for group in facts["form"] for key in group["keys"]}
    names = [[colour, shown] for colour, shown in shapes["grandes"]["names"]]
    assert names == [["purple", "Lila"], ["green", "Grün"]]
    assert names == shapes["caballeros"]["each"]["names"][:2]


def options(game: str) -> set[str]:
    return set(meseta.new(game, seed=1).game.declared.declared)


def test_a_changed_position_is_shown_at_once(ana: Person) -> None:
    board = new_board(ana)
    facts = board.page(f"/study/{board.id}/edit?node=0")
    told = board.send("check", position={**facts["position"], "king": "sevilla"}).json()
    assert told["position"]["king"] == "sevilla"
    assert told["parts"]["board"]


def test_what_cannot_be_is_named_where_it_stands(ana: Person) -> None:
    board = new_board(ana)
    position = board.page(f"/study/{board.id}/edit?node=0")["position"]
    [colour, _] = position["players"]
    crowd = {"toledo": {colour: 99}}
    wrong = board.send("check", position={**position, "caballeros": crowd}).json()
    assert wrong["at"] == f"caballeros.toledo.{colour}"
    many = dict.fromkeys(position["players"], 60)
    told = board.send("check", position={**position, "court": many}).json()
    assert told["error"].startswith("That cannot be: ")
    assert board.send("check", position=[]).json()["at"] == ""


def test_a_game_goes_on_from_an_edited_position(ana: Person) -> None:
    board = new_board(ana)
    position = {**board.page(f"/study/{board.id}/edit?node=0")["position"], "king": "sevilla"}
    assert board.send("set_up", position=position).json()["address"] == f"/study/{board.id}"
    assert ana.get(f"/study/{board.id}/position?node=0").json()["king"] == "sevilla"
    board.go(0)
    board.play()
    other = board.send("set_up", position={**position, "king": "toledo"}).json()["address"]
    assert board.id not in other
    assert ana.get(other.replace("?", "/position?")).json()["king"] == "toledo"
    refused(board.send("set_up", position={**position, "king": "madrid"}), 422)
