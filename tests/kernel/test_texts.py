"""Texts: messages that take what is told in the form that their grammar needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError

from meseta.kernel.domain import YES_OR_NO, Naming, names
from meseta.kernel.event import EventList, event
from meseta.people.texts import Speech, bundle_of, languages_in, say_message
from tests.support.toy import COIN, PILE, SEAT, VILLAGE, Pay

TILE = names("tile", ["4/0/0", "old mill"])
NAMING: Naming = {"seat": ["red", "blue"]}
MESSAGES = """
seat-red = Rot
    .of = Rots
village-alba = das weiße Dorf
    .from = vom weißen Dorf
tile-4-0-0 = die Tafel
tile-old_mill = die Mühle
counted-coin = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
event-paid = { FORM($seat, "of") } { COUNT($count, "coin") } { FORM($village, "from") }.
event-went = { $seat ->
    [red] Die Roten gehen
   *[other] { $seat } geht
} nach { $village }.
event-opened = { $open ->
    [true] Auf
   *[false] Zu
}: Stapel { $pile }, { $tile }.
event-lost = { $moon }
event-none = Nichts.
ask-pay = zahlen
    .flag = zahlt
ask-over = aus
option-level = Stufe
    .about = Wie schwer es ist.
"""


class Events(EventList):
    paid = event(seat=SEAT, count=COIN, village=VILLAGE)
    went = event(seat=SEAT, village=VILLAGE)
    opened = event(open=YES_OR_NO, pile=PILE, tile=TILE)
    lost = event(seat=SEAT)
    none = event()
    unsaid = event()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    write(tmp_path / "de" / "rules.ftl", MESSAGES)
    return Speech(tmp_path, "de", Events, NAMING, {"cala": "Cala la Vella"})


def test_a_name_stands_in_the_form_that_is_asked_for(speech: Speech) -> None:
    assert speech.sentence((0, 0, 3, 0, 0)) == "Rots 3 Münzen vom weißen Dorf."


def test_a_name_without_that_form_stands_plain(speech: Speech) -> None:
    assert speech.sentence((0, 1, 3, 1, 0)) == "blue 3 Münzen brea."


def test_a_count_chooses_its_plural(speech: Speech) -> None:
    assert "eine Münze " in speech.sentence((0, 0, 1, 0, 0))
    assert "0 Münzen" in speech.sentence((0, 0, 0, 0, 0))


def test_a_message_can_choose_by_a_name(speech: Speech) -> None:
    assert speech.sentence((1, 0, 0, 0, 0)) == "Die Roten gehen nach das weiße Dorf."
    assert speech.sentence((1, 1, 0, 0, 0)) == "blue geht nach das weiße Dorf."


def test_a_name_without_a_message_is_as_the_box_prints_it(speech: Speech) -> None:
    assert speech.sentence((1, 0, 2, 0, 0)).endswith("nach Cala la Vella.")


def test_flags_and_ordinals_are_said_as_people_say_them(speech: Speech) -> None:
    assert speech.sentence((2, 1, 0, 0, 0)) == "Auf: Stapel 1, die Tafel."
    assert speech.sentence((2, 0, 1, 1, 0)) == "Zu: Stapel 2, die Mühle."


def test_a_value_that_is_not_told_is_an_error(speech: Speech) -> None:
    with pytest.raises(FluentReferenceError, match="moon"):
        speech.sentence((3, 0, 0, 0, 0))


def test_a_missing_message_is_an_error(speech: Speech) -> None:
    with pytest.raises(LookupError, match="event-unsaid"):
        speech.sentence((5, 0, 0, 0, 0))


def test_an_event_that_tells_nothing_is_said(speech: Speech) -> None:
    assert speech.sentence((4, 0, 0, 0, 0)) == "Nichts."


def test_a_decision_is_asked_in_words_and_shorter_on_a_flag(speech: Speech) -> None:
    assert (speech.question(Pay), speech.flag(Pay)) == ("zahlen", "zahlt")
    assert (speech.question(None), speech.flag(None)) == ("aus", "")


def test_an_explanation_stands_with_its_message(speech: Speech) -> None:
    assert (speech.say("option-level"), speech.about("option-level")) == (
        "Stufe",
        "Wie schwer es ist.",
    )


def test_a_missing_attribute_is_an_error(speech: Speech) -> None:
    with pytest.raises(KeyError, match="about"):
        speech.about("ask-over")


def test_the_languages_are_the_folders_with_messages(tmp_path: Path) -> None:
    for name in ("en/a.ftl", "de/a.ftl", "notes/a.txt"):
        write(tmp_path / name, "hello = Hello")
    write(tmp_path / "en" / "b.ftl", "bye = Bye")
    assert languages_in(tmp_path) == ("de", "en")
    assert say_message(bundle_of(tmp_path, "en"), "hello") == "Hello"
    assert say_message(bundle_of(tmp_path, "en"), "bye") == "Bye"


def test_an_unknown_language_is_named(tmp_path: Path) -> None:
    write(tmp_path / "de" / "rules.ftl", "hello = Hallo")
    with pytest.raises(ValueError, match="language: 'tlh' is not one of de"):
        bundle_of(tmp_path, "tlh")


def test_a_message_that_cannot_be_read_is_an_error_that_names_it(tmp_path: Path) -> None:
    write(tmp_path / "de" / "rules.ftl", "bye = Gut\nhello = { $n\n")
    bundle = bundle_of(tmp_path, "de")
    assert say_message(bundle, "bye") == "Gut"
    with pytest.raises(ValueError, match="hello: cannot be read"):
        say_message(bundle, "hello")


def test_a_file_that_says_a_message_twice_is_an_error(tmp_path: Path) -> None:
    write(tmp_path / "de" / "rules.ftl", "hello = Hallo\nhello = Servus")
    with pytest.raises(ValueError, match="hello stands twice"):
        bundle_of(tmp_path, "de")


def test_a_message_may_say_others_that_are_not_said_yet(tmp_path: Path) -> None:
    write(tmp_path / "de" / "a.ftl", "hello = Hallo, { friend.all } und { bye }\nbye = { again }")
    write(tmp_path / "de" / "b.ftl", "again = bis bald\nfriend = Freund\n    .all = Freunde")
    assert say_message(bundle_of(tmp_path, "de"), "hello") == "Hallo, Freunde und bis bald"


def test_a_message_that_stands_in_two_files_is_an_error(tmp_path: Path) -> None:
    for name in ("a.ftl", "b.ftl"):
        write(tmp_path / "de" / name, "hello = Hallo")
    with pytest.raises(ValueError, match="hello stands twice"):
        bundle_of(tmp_path, "de")
