"""Boxes of one's own over the wire: kept, checked, pinned by tables, from and to files."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
import tomli_w

from meseta.games import find_game
from meseta.match.match import Match, fingerprint
from meseta.web.replay import analyses as replay_analyses
from meseta.web.store import analyses, boxes
from meseta.web.store.store import Store
from meseta.web.table.own_boxes import open_box
from tests.support.waiting import until
from tests.support.web.programs import Program, token_of
from tests.support.web.served import Person, Server, play_at_random, seated

GAME, AREA = "el-caballero", "area|a01"


def new_box(person: Person, game: str = GAME, box: str = "1998") -> str:
    """A box of somebody's own: its address."""
    answer = person.post(f"/games/{game}/box", {"box": box})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def facts_of(person: Person, box: str, key: str = AREA) -> Any:
    """What the bench tells of a component."""
    return person.get(f"{box}/component", params={"at": key}).json()


def say(person: Person, box: str, verdict: str, component: str = AREA, **more: Any) -> Any:
    """Say something of a component; what comes of it."""
    version = facts_of(person, box)["version"]
    body = {"version": version, "component": component, "verdict": verdict, **more}
    return person.client.post(f"{box}/step", json=body)


def edges(person: Person, box: str, said: str, area: str = "a01") -> Any:
    """An area card is different."""
    at = ["area", area]
    return say(person, box, "different", f"area|{area}", at=at, key="edges", value=list(said))


def sent(person: Person, text: str, game: str = GAME) -> Any:
    """Bring a file."""
    return person.client.post(f"/games/{game}/box/import", files={"file": ("box.toml", text)})


# --- the bench -----------------------------------------------------------------------------------


def test_what_was_found_is_kept_and_undone(ana: Person) -> None:
    box = new_box(ana)
    assert facts_of(ana, box)["component"]["verdict"] == ""
    assert edges(ana, box, "LWWW").json()["component"]["verdict"] == "different"
    answer = say(ana, box, "same", "area|a02").json()
    assert answer["component"]["key"] == "area|a03", "the next one that was not looked at"
    assert answer["progress"] == "2 of 66 looked at, 1 corrected"
    undo = {"version": answer["version"], "count": 1}
    after = ana.client.post(f"{box}/undo", json=undo).json()
    assert (after["component"]["key"], after["redo"]) == ("area|a02", True)
    again = ana.client.post(f"{box}/undo", json={"version": after["version"], "count": -1}).json()
    assert (again["component"]["verdict"], again["redo"]) == ("same", False)


def test_an_edit_is_a_new_version_and_an_old_one_is_refused(ana: Person) -> None:
    box = new_box(ana)
    version = facts_of(ana, box)["version"]
    assert edges(ana, box, "LWWW").json()["version"] == version + 1
    body = {"version": version, "component": AREA, "verdict": "same"}
    assert ana.client.post(f"{box}/step", json=body).status_code == 409


@pytest.mark.parametrize("path", ["/games/el-grande/box/import", "/import", "/study"])
def test_a_file_that_breaks_off_is_not_taken_for_a_whole_one(ana: Person, path: str) -> None:
    begun = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    kind = {"content-type": "multipart/form-data; boundary=x"}
    answer = ana.client.post(path, content=begun + 'format = "meseta', headers=kind)
    assert "This request cannot be read." in answer.text


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("step", {"component": AREA, "verdict": "maybe"}, 400),
        ("step", {"component": "area|a99", "verdict": "same"}, 400),
        ("step", {"component": "pieces", "verdict": "missing"}, 422),
        ("step", {"component": AREA, "verdict": "different", "at": 7}, 400),
        (
            "step",
            {"component": AREA, "verdict": "different", "at": ["area", "a02"], "key": "x"},
            422,
        ),
        ("undo", {"count": 1}, 400),
        ("undo", {"count": 9}, 400),
        ("count", {"at": ["totals"]}, 400),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    ana: Person, what: str, body: dict[str, Any], status: int
) -> None:
    box = new_box(ana)
    answer = ana.client.post(f"{box}/{what}", json={"version": 0, **body})
    assert answer.status_code == status
    assert answer.json()["error"]
    assert facts_of(ana, box)["version"] == 0


def test_what_is_different_stands_beside_what_ours_has(ana: Person) -> None:
    box = new_box(ana)
    say(ana, box, "different", at=["area", "a01"], key="gold", value="north")
    beside = {each["key"]: each["ours"] for each in facts_of(ana, box)["component"]["fields"]}
    assert beside == {"edges": "", "gold": "nothing", "fish": ""}
    at = ["power", "value 1"]
    say(ana, box, "different", "power|value 1", at=at, key="caballeros", value=3)
    [ours] = [each["ours"] for each in fields_of(ana, box, "power|value 1") if each["ours"]]
    assert ours == "7"


def fields_of(person: Person, box: str, key: str) -> Any:
    """The form of a component."""
    return facts_of(person, box, key)["component"]["fields"]


def test_whoever_is_done_with_a_component_goes_on_to_the_next_unseen_one(ana: Person) -> None:
    box = new_box(ana)
    say(ana, box, "same", "area|a02")
    edges(ana, box, "LWWW")
    told = ana.get(f"{box}/component", params={"at": AREA, "on": "1"}).json()
    assert told["component"]["key"] == "area|a03"


def test_an_overview_leads_to_its_groups_and_says_how_far_each_is(ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    page = ana.get(box).text
    assert """href="#group-1">Area cards <span>1/48</span>""" in page
    assert """<h3 id="group-1">Area cards</h3>""" in page


def test_a_title_is_asked_for_as_it_stands_on_the_drawing(ana: Person) -> None:
    box = new_box(ana, "el-grande", "2023")
    ana.post("/me", {"language": "de"})
    [title] = [
        each["value"]
        for each in fields_of(ana, box, "deck|stack 1|cards|militia")
        if each["key"] == "text"
    ]
    assert title == "Miliz"


def test_what_does_not_fit_is_said_in_the_language_of_the_page(ana: Person) -> None:
    box = new_box(ana)
    say(ana, box, "different", at=["area", "a01"], key="gold", value="north")
    ana.post("/me", {"language": "de"})
    [told] = facts_of(ana, box, "area|a02")["faults"]
    assert (told["key"], told["name"], told["lang"]) == (AREA, "A01", "")
    assert told["text"] == "Gold liegt auf Land, aber die Nordseite zeigt Wasser."
    ana.post("/me", {"language": "es"})
    page = ana.get(box).text
    assert f"""<a href="{box}/bench?at=area%7Ca01">A01</a>""" in page
    assert "El oro está en tierra, pero en el norte hay agua." in page


def test_what_a_form_is_refused_is_said_in_the_language_of_the_page(ana: Person) -> None:
    box = new_box(ana, "el-grande", "2023")
    ana.post("/me", {"language": "nl"})
    typed = {"at": ["names", "militia"], "key": "text", "value": " "}
    answer = say(ana, box, "different", "deck|stack 1|cards|militia", **typed)
    assert answer.json()["error"] == "Dat kan niet: Er is een tekst van 1 tot 40 tekens nodig."


def test_a_border_is_added_and_undone(ana: Person) -> None:
    box = new_box(ana, "el-grande", "2023")
    border = "border|galicia-castilla"
    offered = ana.get(f"{box}/newcomers", params={"at": border}).json()
    assert {"title": "portugal-navarra", "name": "Portugal \N{EN DASH} Navarra"} in offered
    told = say(ana, box, "other", border, title="portugal-navarra").json()
    assert (told["component"]["name"], told["component"]["verdict"]) == (
        offered[-5]["name"],
        "more",
    )
    assert "Differences: 1" in compared(ana, box)
    undo = {"version": told["version"], "count": 1}
    assert ana.client.post(f"{box}/undo", json=undo).json()["progress"].startswith("0 of 100")


def compared(person: Person, box: str) -> str:
    """The page on which a box of El Grande is held against ours."""
    asked = {"one": "2023", "other": box.rpartition("/")[2]}
    return person.get("/games/el-grande/box/compare", params=asked).text


def test_nobody_else_sees_or_changes_a_box(ana: Person, ben: Person) -> None:
    box = new_box(ana)
    for page in ("", "/bench", "/component", "/newcomers", "/file", "/corrections"):
        assert ben.get(f"{box}{page}").status_code == 404
    assert ben.post(f"{box}/remove", {"sure": "x"}).status_code == 404
    body = {"version": 0, "component": AREA, "verdict": "same"}
    assert ben.client.post(f"{box}/step", json=body).status_code == 404


def test_a_box_is_named_copied_and_deleted(ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    form = {"name": "Our <b>copy</b>", "by": "Ana", "publisher": "Rio Grande", "year": "1998"}
    ana.post(f"{box}/describe", form)
    assert "Our &lt;b&gt;copy&lt;/b&gt;" in ana.get(box).text
    other = ana.post(f"{box}/copy").headers["location"]
    assert facts_of(ana, other)["component"]["verdict"] == "different"
    assert ana.post(f"{box}/remove", {"sure": "no"}).status_code == 422
    assert ana.post(f"{box}/remove", {"sure": "Our <b>copy</b>"}).status_code == 303
    assert ana.get(box).status_code == 404


def test_nobody_keeps_more_than_so_many(ana: Person) -> None:
    made = [ana.post(f"/games/{GAME}/box", {"box": "1998"}).status_code for _ in range(21)]
    assert made == [303] * 20 + [409]


# --- tables --------------------------------------------------------------------------------------


def table_with(person: Person, box: str, sitters: list[str], **options: str) -> str:
    """A table that is made with a box."""
    return person.make(GAME, sitters, box=box.rpartition("/")[2], **options)


def test_a_table_keeps_its_box_whatever_becomes_of_it(server: Server, ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "here"])
    document = server.table(table).match.game.document
    assert document["area"][0]["edges"] == "LWWW"
    assert document["area"][0]["source"] == "attested"
    edges(ana, box, "LLLL", "a03")
    assert (
        ana.post(f"{box}/remove", {"sure": "El Caballero: the basic game (Ana)"}).status_code == 303
    )
    row = server.store.table(table)
    assert row is not None
    assert row.box == fingerprint(document)
    assert server.table(table).match.game.document == document


def test_everybody_at_a_table_sees_its_box_and_what_differs(
    server: Server, ana: Person, ben: Person
) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "friend"])
    page = ana.get(f"/t/{table}").text
    assert "Box: El Caballero: the basic game" in page
    link = page.partition("/join/")[2].partition('"')[0]
    assert "Box: El Caballero: the basic game" in ben.get(f"/join/{link}").text
    shown = ben.get(f"/t/{table}/box").text
    assert (
        "edges, clockwise from the north: water, water, water, water → land, water, water, water"
        in shown
    )
    other = seated(ana, ben, GAME, isthmus_or_strait="strait")
    assert ben.get(f"/t/{other}/box").status_code == 303


def test_replays_files_studies_and_rematches_keep_the_box(server: Server, ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "here"])
    play_at_random(server, table)
    document = server.table(table).match.game.document
    saved = ana.get(f"/t/{table}/export").json()
    assert Match.from_dict(saved).game.document == document
    brought = ana.client.post("/import", files={"file": ("match.json", json.dumps(saved))})
    imported = brought.headers["location"].partition("?")[0].rpartition("/")[2]
    assert server.table(imported).holds_today
    study = ana.post("/study", {"table": table}).headers["location"].partition("?")[0]
    assert ana.get(f"{study}/file").json()["start"]["box"]["document"] == document
    again = ana.post(f"/t/{table}/rematch").headers["location"].rpartition("/")[2]
    assert server.table(again).match.game.document == document


def test_a_program_makes_a_table_with_a_box_of_its_own(
    server: Server, ana: Person, ben: Person
) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    name, seats = box.rpartition("/")[2], [{"sitter": "me"}, {"sitter": "peon"}]
    made = Program(server, token_of(ana)).make(["me", "peon"], GAME, box=name)
    assert server.table(made["table"]).match.game.document["area"][0]["edges"] == "LWWW"
    other = Program(server, token_of(ben))
    assert other.post("/tables", game=GAME, seats=seats, box=name).status_code == 404


def test_a_match_with_it_is_looked_through(
    server: Server, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_analyses, "ADVISER", "greedy")
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "here"])
    play_at_random(server, table)
    ana.post(f"/t/{table}/analyze")
    until(lambda: "data-poll" not in ana.get(f"/t/{table}/rey").text)
    assert len(analyses.moments(server.store, table)) == len(server.table(table).match.moves)


def test_a_bot_thinks_with_it_in_another_process(ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "peon"], hints="yes")
    ana.get(f"/t/{table}")
    assert ana.send(table, "hint", seat=0).json()["best"]


def test_a_box_that_does_not_fit_is_not_played_with(ana: Person) -> None:
    box = new_box(ana)
    say(ana, box, "more", "area|a01")
    me, bot, *_ = find_game(GAME).declared.declared["players"].values
    form = {f"seat-{me}": "me", f"seat-{bot}": "peon", "box": box.rpartition("/")[2]}
    answer = ana.post(f"/new/{GAME}", form)
    assert answer.status_code == 422
    assert "49 area cards" in answer.text


def test_a_box_of_another_edition_is_refused_and_the_form_knows_its_own(ana: Person) -> None:
    box = new_box(ana, "el-grande", "classic").rpartition("/")[2]
    page = ana.get(f"/new/el-grande?box={box}").text
    assert 'name="edition" value="classic" checked' in page
    form = {"seat-purple": "me", "seat-green": "peon", "edition": "2023", "box": box}
    assert ana.post("/new/el-grande", form).status_code == 422


# --- files ---------------------------------------------------------------------------------------


def test_a_box_goes_out_and_comes_back(ana: Person, ben: Person, server: Server) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    say(ana, box, "same", "area|a02")
    whole, found = (ana.get(f"{box}/{name}").text for name in ("file", "corrections"))
    assert find_game(GAME).box_faults(tomllib.loads(whole)) == []
    for text in (whole, found):
        answer = sent(ben, text)
        assert answer.status_code == 303, answer.text
        brought = answer.headers["location"]
        assert facts_of(ben, brought)["component"]["verdict"] == "different"
        assert facts_of(ben, brought, "area|a02")["component"]["verdict"] == "same"
    assert tomllib.loads(found)["attested"]["by"] == "Ana"


def bad_files() -> list[tuple[str, str]]:
    """Files that cannot be read, and what is said of each."""
    base = find_game(GAME).load_box("1998")
    head = {"meseta-corrections": 1, "game": GAME, "box": "1998"}

    def entry(**said: Any) -> str:
        return tomli_w.dumps({**head, "entry": [said]})

    return [
        ("this is = not [ toml", "not TOML"),
        ('game = "chess"', "chess"),
        (tomli_w.dumps({**base, "name": "/dev/zero"}), "dev/zero"),
        (tomli_w.dumps({**base, "area": base["area"][:3]}), "area cards"),
        (tomli_w.dumps({**head, "box": "1999"}), "1999"),
        (entry(at=["game"], verdict="different", ours={}, theirs={"text": "x"}), "no such place"),
        (entry(at=["area", "a99"], verdict="more", theirs={"id": "a98"}), "calls itself"),
        (
            entry(at=["region", "x"], verdict="more", theirs={"id": "x", "values": [1, 1, 1]})
            .replace(GAME, "el-grande")
            .replace("1998", "2023"),
            "cannot be drawn",
        ),
        (
            entry(at=["area", "a99"], verdict="more", theirs={"id": "a99", "edges": 7}),
            "malformed: TypeError",
        ),
        (
            entry(at=["area", "a01"], verdict="different", ours={"edges": "LLLL"}, theirs={}),
            "where they had",
        ),
        (
            entry(
                at=["area", "a01"],
                verdict="different",
                ours={"edges": "WWWW"},
                theirs={"edges": "WWWW" * 99},
            ),
            "too many letters",
        ),
    ]


@pytest.mark.parametrize(("text", "said"), bad_files())
def test_what_is_wrong_with_a_file_is_one_sentence(ana: Person, text: str, said: str) -> None:
    answer = sent(ana, text)
    assert answer.status_code == 422
    assert said in answer.text


def test_steps_are_kept_once_and_undone_ones_go(server: Server, ana: Person) -> None:
    store: Store = server.store
    box = new_box(ana).rpartition("/")[2]
    row = boxes.find_box(store, box)
    assert row is not None
    step = open_box(store, row).draft
    data = {"component": "x", "seen": True, "changes": []}
    row = boxes.add_step(store, row, data)
    row = boxes.change_box(store, row, steps=0)
    row = boxes.add_step(store, row, {**data, "component": "y"})
    assert [each["component"] for each in boxes.steps_of(store, box)] == ["y"]
    assert (row.steps, row.version) == (1, 3)
    assert open_box(store, row).draft.document == step.document


def test_a_total_that_is_taken_over_is_told_apart_too(ana: Person) -> None:
    box = new_box(ana, "el-grande", "2023")
    card = "deck|stack 1|cards|militia"
    told = say(ana, box, "more", card).json()
    [tally] = told["tallies"]
    body = {"version": told["version"], "component": card, "at": tally["at"]}
    assert ana.client.post(f"{box}/count", json=body).json()["tallies"] == []
    shown = compared(ana, box)
    assert "Differences: 2" in shown
    assert "<li>stack 1: 10 → 11</li>" in shown


def test_whoever_deletes_themselves_is_told_of_their_boxes(server: Server) -> None:
    carla = server.person("Carla")
    assert "boxes of yours" not in carla.get("/me").text
    new_box(carla)
    new_box(carla)
    assert "2 boxes of yours are deleted too" in carla.get("/me").text


def test_whoever_is_forgotten_leaves_no_box_behind(server: Server, ana: Person) -> None:
    box = new_box(ana)
    edges(ana, box, "LWWW")
    table = table_with(ana, box, ["me", "peon"])
    document = server.table(table).match.game.document
    assert ana.delete("Ana").status_code == 303
    assert boxes.find_box(server.store, box.rpartition("/")[2]) is None
    assert boxes.steps_of(server.store, box.rpartition("/")[2]) == []
    assert server.table(table).match.game.document == document
