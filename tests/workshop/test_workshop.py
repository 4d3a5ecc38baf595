"""The box workshop without pages: entries, forms, drafts, corrections, merging."""

from __future__ import annotations

import copy
import json
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import tomli_w

import meseta
from meseta.cli import main
from meseta.games import find_game
from meseta.games.el_grande.box.domains import CARD, REGION
from meseta.kernel.boxes import BoxError
from meseta.people.box_faults import BoxFault
from meseta.workshop.components import BoxComponent, components_of, faults_of
from meseta.workshop.corrections import (
    Attester,
    Corrections,
    as_document,
    merge,
    read_corrections,
)
from meseta.workshop.drafts import BoxDraft, read_step, step_from_box, step_from_corrections
from meseta.workshop.entries import differences, find_entry, fresh_title, put_entry, walk_entries
from meseta.workshop.galleries import printed_tallies, recount_own
from meseta.workshop.newcomers import Newcomer, newcomers_beside
from tests.support.copies_of_boxes import BOXES, Shelf, take_off, values_of

pytestmark = pytest.mark.once("plain")

open_shelf = cache(take_off)
ROUNDS = 64
"""So many values a field has at most; the few that have more are sampled."""
MILITIA = "deck|stack 1|cards|militia"


@pytest.fixture
def caballero() -> Shelf:
    return open_shelf("el-caballero", "1998")


@pytest.fixture
def grande() -> Shelf:
    return open_shelf("el-grande", "2023")


def corrected(shelf: Shelf, key: str, at: tuple[str, ...], word: str, value: Any) -> BoxDraft:
    """A draft in which one thing is different."""
    draft = shelf.draft()
    draft.follow(draft.change(shelf.find(key), at, word, value))
    return BoxDraft(
        shelf.kind, shelf.base, "A copy", [draft.change(shelf.find(key), at, word, value)]
    )


# --- what is in a box ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "box"), BOXES)
def test_every_entry_is_found_by_its_path_and_can_be_put_back(game: str, box: str) -> None:
    document = find_game(game).load_box(box)
    again = copy.deepcopy(document)
    for at, _ in walk_entries(document):
        entry = find_entry(again, at)
        put_entry(again, at, None)
        assert find_entry(again, at) is None
        put_entry(again, at, entry, document)
    assert again == document


@pytest.mark.parametrize(("game", "box"), BOXES)
def test_uncertain_components_come_first(game: str, box: str) -> None:
    components = open_shelf(game, box).components
    assert components[0].exhibit.sort == "reconstructed"
    groups = [each.exhibit.group for each in components]
    assert len({*groups}) == sum(one != two for one, two in pairwise(groups)) + 1


@pytest.mark.sample(5)
@pytest.mark.parametrize("number", range(ROUNDS))
@pytest.mark.parametrize(("game", "box"), BOXES)
def test_a_copy_with_other_values_everywhere_is_checked_and_drawn(
    game: str, box: str, number: int
) -> None:
    shelf = open_shelf(game, box)
    draft = shelf.draft()
    for component, field in shelf.fields:
        at = tuple(field["at"])
        entry = find_entry(draft.document, at).get(field["key"])
        values = values_of(field["shape"], list(entry) if isinstance(entry, str) else entry)
        values += [None] * field["optional"]
        step = -(-len(values) // ROUNDS)
        value = values[number * step % len(values)]
        draft.follow(draft.change(component, at, field["key"], value))
    recount_own(shelf.kind, draft.document)
    told = faults_of(shelf.kind, draft.document)
    assert [each for each in told if not isinstance(each, BoxFault)] == []
    drawn = components_of(shelf.kind, draft.document, shelf.base, "en")
    assert {each.key for each in drawn} == {each.key for each in shelf.components}
    assert draft.document != shelf.base


def test_a_change_is_seen_on_the_drawing(caballero: Shelf) -> None:
    draft = corrected(caballero, "area|a01", ("area", "a01"), "edges", ["L", "W", "W", "W"])
    [drawn] = [
        each
        for each in components_of(caballero.kind, draft.document, caballero.base, "en")
        if each.key == "area|a01"
    ]
    assert drawn.exhibit.body != caballero.find("area|a01").exhibit.body
    assert faults_of(caballero.kind, draft.document) == []


@pytest.mark.parametrize(
    ("key", "word", "value", "said"),
    [
        ("area|a01", "edges", ["L", "W"], "4 are needed"),
        ("area|a01", "edges", "LLLL", "a list"),
        ("area|a01", "edges", ["X"] * 4, "not one of L, W"),
        ("area|a01", "gold", "up", "not one of north"),
        ("area|a01", "source", "rules", "nothing can be corrected"),
        ("pieces", "ships", 99, "from 0 to"),
        ("rounds", "scoring", [1] * 31, "at most 30"),
    ],
)
def test_what_cannot_stand_there_is_refused(
    caballero: Shelf, key: str, word: str, value: Any, said: str
) -> None:
    with pytest.raises(BoxError, match=said):
        caballero.draft().change(caballero.find(key), tuple(key.split("|")), word, value)


@pytest.mark.parametrize("value", [7, {"do": 3}, {"do": "fly"}, {"do": "move"}, {"do": []}])
def test_an_effect_has_known_words(grande: Shelf, value: Any) -> None:
    with pytest.raises(BoxError):
        grande.draft().change(grande.find(MILITIA), ("card", "militia"), "special", [value])


def test_a_title_of_ones_own_is_said_in_every_language(grande: Shelf) -> None:
    draft = corrected(grande, MILITIA, ("names", "militia"), "text", "Levy")
    game = meseta.new("el-grande", box=draft.document).game
    assert str(game.words("de").value(CARD, game.naming["card"].index("militia"))) == "Levy"


# --- drafts --------------------------------------------------------------------------------------


def test_whatever_was_looked_at_is_attested(caballero: Shelf) -> None:
    component = caballero.find("area|a02")
    draft = BoxDraft(caballero.kind, caballero.base, "mine", [caballero.draft().keep(component)])
    assert find_entry(draft.document, component.first)["source"] == "attested"
    assert (draft.verdict_on(component), draft.differs) == ("same", set())
    forgotten = BoxDraft(
        caballero.kind, caballero.base, "mine", [draft.keep(component), draft.forget(component)]
    )
    assert forgotten.verdict_on(component) == ""
    assert forgotten.document["area"] == caballero.base["area"]


def test_one_less_and_one_more(caballero: Shelf) -> None:
    draft = caballero.draft()
    steps = [draft.remove(caballero.find("area|a07"))]
    draft.follow(steps[-1])
    steps.append(draft.add(caballero.find("area|a08")))
    draft = BoxDraft(caballero.kind, caballero.base, "mine", steps)
    assert faults_of(caballero.kind, draft.document) == []
    shown = {
        each.key: draft.verdict_on(each)
        for each in components_of(caballero.kind, draft.document, caballero.base, "en")
    }
    assert (shown["area|a07"], shown["area|a49"]) == ("missing", "more")
    assert len(shown) == len(caballero.components) + 1


def test_more_than_there_is_room_for_is_drawn_all_the_same(caballero: Shelf) -> None:
    draft = caballero.draft()
    for _ in range(3):
        draft.follow(draft.add(caballero.find("area|a48")))
    drawn = components_of(caballero.kind, draft.document, caballero.base, "en")
    assert {"area|a49", "area|a50", "area|a51"} <= {each.key for each in drawn}
    assert "48 are possible" in faults_of(caballero.kind, draft.document)[0]


def test_a_card_of_its_own_beside_one_that_is_there(grande: Shelf) -> None:
    draft = grande.draft()
    step = draft.add(grande.find(MILITIA), is_other=True)
    draft.follow(step)
    assert step.component == "deck|stack 1|cards|militia_2"
    assert find_entry(draft.document, ("card", "militia_2"))["special"][0]["do"] == "place"
    assert find_entry(draft.document, ("names", "militia_2")) == {"text": "Militia"}
    one_more = draft.add(grande.find(MILITIA))
    assert one_more.changes[0].entry is not None
    assert one_more.changes[0].entry["copies"] == 2


def test_a_border_that_we_do_not_have_is_chosen_from_those_that_could_be(grande: Shelf) -> None:
    border = grande.find("border|galicia-castilla")
    beside = {each.title: each for each in newcomers_of(grande, border)}
    assert {"galicia-toledo", "portugal-navarra"} <= beside.keys()
    assert beside.keys().isdisjoint({"castilla-galicia", "toledo-galicia", "galicia-portugal"})
    assert (
        beside["portugal-navarra"].say(grande.kind({}).words("pl"))
        == "Portugalia \N{EN DASH} Navarra"
    )


def newcomers_of(shelf: Shelf, component: BoxComponent) -> list[Newcomer]:
    """What could be added beside a component."""
    return list(newcomers_beside(shelf.kind, shelf.base, component.first))


def test_a_border_that_was_added_is_played_with_drawn_and_handed_on(grande: Shelf) -> None:
    border = grande.find("border|galicia-castilla")
    step = grande.draft().join(border, "galicia-toledo")
    draft = BoxDraft(grande.kind, grande.base, "mine", [step])
    borders = meseta.new("el-grande", box=draft.document).game.box.borders
    assert borders[REGION["galicia"]][REGION["toledo"]] == 1
    drawn = components_of(grande.kind, draft.document, grande.base, "es")
    [shown] = [each for each in drawn if each.key == step.component]
    assert (shown.exhibit.name, draft.verdict_on(shown)) == ("Galicia \N{EN DASH} Toledo", "more")
    handed = draft.corrections(Attester("Ana"))
    [found] = read_corrections(tomllib.loads(tomli_w.dumps(as_document(handed)))).found
    assert found[1:] == ("more", None, {"between": ["galicia", "toledo"]})
    several = [handed, draft.corrections(Attester("Ben"))]
    merged = merge(grande.kind, grande.base, several)
    assert (merged.taken, merged.conflicts) == (1, [])
    assert faults_of(grande.kind, merged.document) == []


@pytest.mark.parametrize("title", ["galicia-castilla", "galicia-galicia", "paris-galicia"])
def test_no_border_is_added_that_cannot_be(grande: Shelf, title: str) -> None:
    with pytest.raises(BoxError, match="cannot be added"):
        grande.draft().join(grande.find("border|galicia-castilla"), title)


def test_a_border_is_not_renamed(grande: Shelf) -> None:
    key = ("border", "galicia-castilla")
    with pytest.raises(BoxError, match="called by"):
        grande.draft().change(grande.find("|".join(key)), key, "between", ["galicia", "toledo"])


def test_a_card_that_does_nothing_is_drawn_empty(grande: Shelf) -> None:
    draft = corrected(grande, MILITIA, ("card", "militia"), "special", None)
    drawn = components_of(grande.kind, draft.document, grande.base, "en")
    [shown] = [each for each in drawn if each.key == MILITIA]
    assert "Militia" in shown.exhibit.body
    assert shown.exhibit.about == ""


@pytest.mark.parametrize(("game", "box"), BOXES)
def test_something_new_beside_each_kind_of_component_is_drawn(game: str, box: str) -> None:
    shelf = open_shelf(game, box)
    one_of_each = {each.first[:-1]: each for each in shelf.components if each.is_listed}
    for component in one_of_each.values():
        draft, named = shelf.draft(), newcomers_of(shelf, component)
        step = (
            draft.join(component, named[0].title) if named else draft.add(component, is_other=True)
        )
        draft.follow(step)
        drawn = components_of(shelf.kind, draft.document, shelf.base, "en")
        assert step.component in [each.key for each in drawn]


def test_a_total_that_the_rule_book_prints_is_named_and_can_be_changed(grande: Shelf) -> None:
    words = grande.kind({}).words("en")
    at = ("deck", "stack 1", "cards", "militia")
    draft = corrected(grande, MILITIA, at, "copies", 2)
    [(name, tally)] = printed_tallies(grande.kind, draft.document, words)
    assert (name, tally.counted, tally.told) == ("stack 1", 11, 10)
    assert faults_of(grande.kind, draft.document) == ["base, stack 1: 11 cards, in totals 10"]
    draft.follow(draft.take_count(tally))
    assert faults_of(grande.kind, draft.document) == []


def test_a_step_is_kept_as_data(caballero: Shelf) -> None:
    draft = caballero.draft()
    step = draft.change(caballero.find("area|a01"), ("area", "a01"), "fish", "north")
    assert read_step(json.loads(json.dumps(step.as_data()))) == step


@pytest.mark.parametrize(
    ("title", "taken", "fresh"),
    [("a48", ["a48"], "a49"), ("a09", ["a09", "a10"], "a11"), ("militia", [], "militia_2")],
)
def test_fresh_names(title: str, taken: list[str], fresh: str) -> None:
    assert fresh_title(title, taken) == fresh


# --- corrections ---------------------------------------------------------------------------------


def found_by(shelf: Shelf, name: str, **edges: str) -> Corrections:
    """What somebody found on area cards."""
    draft = shelf.draft()
    for area, said in edges.items():
        component = shelf.find(f"area|{area}")
        is_same = said == "same"
        draft.follow(
            draft.keep(component)
            if is_same
            else draft.change(component, ("area", area), "edges", list(said))
        )
    return draft.corrections(Attester(name, "Rio Grande", "1998", "English"))


def test_corrections_go_through_a_file(caballero: Shelf) -> None:
    found = found_by(caballero, "Ana", a01="LWWW", a02="same")
    text = tomli_w.dumps(as_document(found))
    again = read_corrections(tomllib.loads(text))
    assert again == found
    assert [each.verdict for each in found.found] == ["different", "same"]
    assert found.found[0][2:] == ({"edges": "WWWW"}, {"edges": "LWWW"})


def test_another_server_takes_them_as_one_step(caballero: Shelf) -> None:
    draft = caballero.draft()
    step, misfits = step_from_corrections(draft, found_by(caballero, "Ana", a01="LWWW", a02="same"))
    draft = BoxDraft(caballero.kind, caballero.base, "hers", [step])
    assert misfits == []
    assert draft.verdict_on(caballero.find("area|a01")) == "different"
    assert draft.verdict_on(caballero.find("area|a02")) == "same"
    assert find_entry(draft.document, ("area", "a01"))["source"] == "attested: Ana"


def test_a_whole_box_is_taken_by_what_differs(caballero: Shelf) -> None:
    draft = corrected(caballero, "area|a01", ("area", "a01"), "edges", list("LWWW"))
    again = BoxDraft(caballero.kind, caballero.base, "A copy")
    again = BoxDraft(
        caballero.kind, caballero.base, "A copy", [step_from_box(again, draft.document)]
    )
    assert again.document == draft.document


def test_two_people_who_agree_both_attest_it(caballero: Shelf) -> None:
    several = [found_by(caballero, name, a01="LWWW", a02="same") for name in ("Ana", "Ben")]
    merged = merge(caballero.kind, caballero.base, several)
    assert merged.conflicts == []
    assert find_entry(merged.document, ("area", "a01"))["edges"] == "LWWW"
    source = find_entry(merged.document, ("area", "a02"))["source"]
    assert source == "attested: Ana, Ben"
    assert faults_of(caballero.kind, merged.document) == []


def test_two_people_who_differ_are_both_named_and_nothing_is_chosen(caballero: Shelf) -> None:
    ana, ben = found_by(caballero, "Ana", a01="LWWW"), found_by(caballero, "Ben", a01="same")
    merged = merge(caballero.kind, caballero.base, [ana, ben])
    [conflict] = merged.conflicts
    assert "area / a01" in conflict
    assert "Ana" in conflict
    assert "Ben" in conflict
    assert not list(differences(caballero.base, merged.document))


def test_what_was_found_of_another_box_is_named(caballero: Shelf) -> None:
    found = found_by(caballero, "Ana", a01="LWWW")
    older = copy.deepcopy(caballero.base)
    older["area"][0]["edges"] = "LLLL"
    [conflict] = merge(caballero.kind, older, [found]).conflicts
    assert "edges = 'LLLL'" in conflict


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("meseta-corrections",), 2, "must be 1"),
        (("game",), 3, "game"),
        (("attested", "by"), 3, "each a text"),
        (("attested", "colour"), "red", "attested may have"),
        (("entry",), [{}] * 401, "more than 400"),
        (("entry", 0), 7, "what it may have"),
        (("entry", 0, "at"), [], "1 to 6 names"),
        (("entry", 0, "at"), ["x" * 81], "1 to 6 names"),
        (("entry", 0, "verdict"), "maybe", "not one of same"),
        (("entry", 0, "theirs"), 3, "needs ours and theirs"),
        (("entry", 1, "theirs"), {}, "nothing else"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    caballero: Shelf, path: tuple[Any, ...], value: Any, said: str
) -> None:
    document = as_document(found_by(caballero, "Ana", a01="LWWW", a02="same"))
    holder: Any = document
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(BoxError, match=said):
        read_corrections(document)


# --- commands ------------------------------------------------------------------------------------


def test_boxes_are_told_apart_and_merged_by_commands(
    caballero: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, ben = tmp_path / "ana.toml", tmp_path / "ben.toml"
    ana.write_text(tomli_w.dumps(as_document(found_by(caballero, "Ana", a01="LWWW", a03="same"))))
    ben.write_text(tomli_w.dumps(as_document(found_by(caballero, "Ben", a02="WLWW"))))
    assert main(["box", "merge", str(ana), str(ben)]) == 0
    mine = tmp_path / "merged.toml"
    mine.write_text(capsys.readouterr().out, "utf-8")
    assert main(["box", "check", str(mine)]) == 0
    assert main(["box", "diff", "1998", str(mine)]) == main(["box", "diff", str(mine)]) == 1
    assert "area / a02: edges: 'WWWW' -> 'WLWW'" in capsys.readouterr().out
    assert main(["box", "diff", "1998", "1998"]) == 0
    ben.write_text(tomli_w.dumps(as_document(found_by(caballero, "Ben", a01="WLWW"))))
    assert main(["box", "merge", str(ana), str(ben)]) == 1
    assert "Ana" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["diff", "nowhere.toml"], "nowhere.toml"),
        (["diff", "1998", "2023"], "different games"),
        (["merge", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_commands_say_what_is_wrong(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", *typed]) == 2
    assert said in capsys.readouterr().err
