"""A match in the terminal, as a person types it."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.bots.bot import Explanation
from meseta.bots.foreign import Foreign
from meseta.bots.levels import make_bot
from meseta.games.el_grande.box.domains import AREA
from meseta.match.choices import plain
from meseta.match.foresight import Foresight
from meseta.people.lines import widest
from meseta.terminal.hints import HintRow, list_hints, rows_of
from meseta.terminal.opponents import Opponents
from meseta.terminal.replay import Replay
from meseta.terminal.table import TerminalTable
from tests.games.el_grande.story import setup, special, take
from tests.games.six_castles.test_line import juliet
from tests.games.story import play
from tests.support.languages import LANGUAGES
from tests.support.terminal_story import Person, sit_down


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(monkeypatch, capsys)


def moves_of(match: meseta.Match) -> list[str]:
    saved: list[str] = match.to_dict()["moves"]
    return saved


# --- opponents and undo --------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game(person: Person) -> None:
    first, second = [meseta.new("el-grande", seed=1) for _ in range(2)]
    person.plays(first, "power 9", "1", "1")
    person.plays(second, "power 9", "1", "1")
    assert len(first.moves) > 6
    assert first.moves == second.moves


def test_the_others_answer_as_before_after_an_undo(person: Person) -> None:
    straight, back = [meseta.new("el-grande", seed=1) for _ in range(2)]
    person.plays(straight, "9", "1")
    person.plays(back, "3", "undo", "9", "1")
    assert back.moves == straight.moves


def test_undo_goes_back_to_ones_own_last_decision_and_stays_there(person: Person) -> None:
    match = meseta.new("el-grande", seed=1)
    before = len(match.moves)
    person.plays(match, "9", "1", "undo")
    again = meseta.new("el-grande", seed=1)
    person.plays(again, "9")
    assert match.moves == again.moves
    assert len(match.moves) > before + 1


def test_undo_keeps_what_others_decided_before(person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=["green", "purple"])
    others = [text for text in moves_of(match) if not text.startswith("green")]
    person.plays(match, "9", "undo", mine=(1,))
    kept = [text for text in moves_of(match) if text.startswith("green")]
    assert kept[: len(others)] == others
    assert match.pending == (1,)


def test_without_a_decision_of_ones_own_there_is_nothing_to_undo(person: Person) -> None:
    match = meseta.new("el-grande", seed=4)
    person.plays(match, "undo")
    assert "There is no decision of yours to undo." in person.saw()
    assert [seat for seat, _ in match.moves] == [1, 2, 3]


# --- bots ----------------------------------------------------------------------------------------

OWN = """
def first(sight):
    return sight.legal[0]

def crash(sight):
    raise RuntimeError("no idea")
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file with bots of one's own."""
    path = tmp_path / "own.py"
    path.write_text(OWN, "utf-8")
    return path


def test_fewer_bots_than_seats_come_in_turn(person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=5)
    person.plays(match, mine=(2,), bots="peon,random")
    assert person.saw()[1:3] == ["Peón plays Purple and Orange.", "random plays Green and White."]


def test_a_bot_that_looks_at_the_clock_answers_as_before_after_an_undo(person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=["purple", "green"])
    opponents = Opponents(match, (1,), ["search:5ms"])
    first = opponents.choose(match.pending[0])
    opponents.bots[0].close()
    opponents.bots[0] = make_bot("random", "another seed")
    assert opponents.choose(match.pending[0]) == first


def test_a_bot_that_cannot_be_had_is_one_line(tmp_path: Path) -> None:
    match = meseta.new("el-grande", seed=1)
    with pytest.raises(ValueError, match=r"^bot: 'king' is not one of .*$"):
        Opponents(match, (0,), ["random", "king"])
    with pytest.raises(ValueError, match=r"^.*own\.py:me: .*there is no file.*$"):
        Opponents(match, (0,), [f"{tmp_path / 'own.py'}:me"])


def test_a_bot_of_ones_own_plays(own: Path, person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=["green", "purple"])
    sitting = sit_down(match, mine=(1,), bots=f"{own}:first")
    person.types([])
    assert sitting.run() == 0
    sitting.opponents.close()
    assert moves_of(match)[0] == "green: power 1"


def test_ctrl_c_is_not_meant_for_a_bot_of_ones_own(own: Path) -> None:
    match = meseta.new("el-grande", seed=1)
    bot = Foreign(f"{own}:first")
    assert bot.process.pid
    os.kill(bot.process.pid, signal.SIGINT)
    assert bot.choose(match.sight(match.pending[0])) == match.legal_actions()[0]
    bot.close()


def test_a_bot_that_fails_is_named_and_the_match_can_be_saved(
    own: Path, tmp_path: Path, person: Person
) -> None:
    match = meseta.new("el-grande", seed=1, players=["purple", "green"])
    kept = tmp_path / "kept.json"
    assert person.plays(match, "9", str(kept), bots=f"{own}:crash") == 3
    shown = " ".join(person.saw())
    assert "own.py:crash:crashed:RuntimeError:noidea" in "".join(shown.split())
    assert shown.count("The match is kept in") == 1
    assert moves_of(meseta.load(kept)) == ["purple: power 9"]


def test_after_a_bot_failed_saving_may_be_refused(own: Path, person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=["purple", "green"])
    assert person.plays(match, "9", "", bots=f"{own}:crash") == 3
    assert person.saw()[-1] == "The match was not saved; what you played is lost."


# --- numbers and names ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["el-grande", "el-caballero"])
def test_a_number_is_the_value_of_a_card(game: str, person: Person) -> None:
    match = meseta.new(game, seed=1)
    while match.pending != (0,):
        match.play(match.legal_actions()[0])
    spent = {move.rpartition(" ")[2] for move in moves_of(match)}
    assert not spent & {"9"}
    person.plays(match, "9")
    colour = match.game.seats[0]
    assert f"{colour}: power 9" in moves_of(match)


def test_a_card_that_was_played_is_not_another_cards_number(person: Person) -> None:
    match = setup()
    match.play("power 3")
    person.plays(match, "3", mine=(1,))
    assert "“3” is none of the choices. Type ? for help." in person.saw()
    assert len(match.moves) == 1


def test_the_end_of_a_turn_has_a_letter_of_its_own_beside_values() -> None:
    match = play(juliet(), "step", "step")
    keys = {choice.text: choice.key for choice in TerminalTable(match, "en").question(0).choices}
    assert keys == {"disc 10": "10", "end": "e"}


@pytest.mark.parametrize("typed", ["place {name}", "place {plain}", "{loud}", "navarra"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_as_shown_are_accepted(typed: str, language: str, person: Person) -> None:
    match = take("decree", edition="classic", king="aragon", court={"purple": 2})
    words: Any = match.game.words(language)
    name = str(words.name(AREA, AREA["navarra"]))
    assert "í" in name
    person.plays(
        match, typed.format(name=name, plain=plain(name), loud=name.upper()), language=language
    )
    assert moves_of(match)[-1] == "purple: place navarra"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "zug beenden"),
        ("es", "terminar el turno"),
        ("pl", "zakończ turę"),
        ("pl", "zakoncz ture"),
        ("pt", "terminar o turno"),
    ],
)
def test_the_words_of_a_choice_are_accepted_in_the_persons_language(
    language: str, typed: str, person: Person
) -> None:
    match = take("decree", king="aragon")
    person.plays(match, typed, language=language)
    assert "purple: end" in moves_of(match)


@pytest.mark.parametrize("typed", ["stół", "stol", "STÓŁ"])
def test_letters_may_be_typed_without_their_accents_and_strokes(typed: str, person: Person) -> None:
    person.plays(take("decree", king="aragon"), typed, language="pl")
    assert "Galicja" in "\n".join(person.saw_after(1))


def test_a_card_is_taken_by_its_name(person: Person) -> None:
    match = setup(row=["intrigue_any_3", "assassin", "score_fours", "decree", "your_majesty"])
    for value in (13, 12, 11, 10):
        match.play(f"power {value}")
    person.plays(match, "attentäter", language="de")
    assert moves_of(match)[-1] == "purple: take 2"


def test_a_name_that_can_mean_several_choices_is_refused_with_their_numbers(
    person: Person,
) -> None:
    match = take("decree", king="aragon")
    match.play("special")
    person.plays(match, "toledo")
    assert "“toledo” can mean several choices: 5, 14." in person.saw()


# --- answers that are none -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("²", "“²” is none of the choices. Type ? for help."),
        ("٣", "“٣” is none of the choices. Type ? for help."),
        ("99", "“99” is none of the choices. Type ? for help."),
        ("-1", "“-1” is none of the choices. Type ? for help."),
        ("", "Type the number or the name of a choice, or ? for help."),
        ("   ", "Type the number or the name of a choice, or ? for help."),
        ("\x00\x1b[2J", "“··[2J” is none of the choices. Type ? for help."),
        ("[/bold]", "“[/bold]” is none of the choices. Type ? for help."),
        ("place toledo", "“place toledo” is not possible now. Type ? for help."),
        ("9" * 99, f"“{'9' * 30}…” is none of the choices. Type ? for help."),
    ],
)
def test_what_cannot_be_read_is_one_clear_line(typed: str, said: str, person: Person) -> None:
    match = meseta.new("el-grande", seed=1, players=["purple", "green"])
    person.plays(match, typed, mine=(0, 1))
    assert person.saw_after(1) == [said]
    assert match.moves == []


# --- what is said --------------------------------------------------------------------------------


def test_the_person_is_told_who_they_are(person: Person) -> None:
    person.plays(meseta.new("el-grande", seed=1))
    assert person.saw()[0] == "El Grande. You are Purple. Type ? for help."
    person.plays(meseta.new("el-grande", seed=1), mine=(0, 2), language="de")
    assert person.saw()[0] == "El Grande. Du bist Lila und Blau. Ein ? zeigt die Hilfe."


@pytest.mark.parametrize("typed", ["?", "help"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_and_the_signs(typed: str, language: str, person: Person) -> None:
    sitting = sit_down(meseta.new("el-grande", seed=1), language=language)
    person.types([typed])
    sitting.run()
    shown = "\n".join(person.saw_after(1))
    for name in ("undo", "hint", "board", "story", "save", "help", "quit"):
        assert sitting.table.say(f"command-{name}") in shown
    assert "♚" in shown


def test_the_story_is_told_from_the_beginning(person: Person) -> None:
    match = meseta.new("el-grande", seed=1)
    person.plays(match, "story")
    assert person.saw_after(1)[: len(match.story())] == match.story()


def test_a_match_from_memory_is_not_replayed_while_it_runs() -> None:
    match = meseta.new("el-grande", seed=1, castillo="memory")
    with pytest.raises(ValueError, match="must be remembered"):
        Replay(match, "en").run()


def test_rounds_and_scorings_begin_a_line_of_their_own(person: Person) -> None:
    match = take("score_fives", caballeros={"navarra": {"purple": 1}, "aragon": {"blue": 1}})
    person.plays(match, "special")
    shown = person.saw()
    assert "Navarra is scored. Purple takes place 1 in Navarra: 5 points." in shown
    assert "Aragón is scored. Blue takes place 1 in Aragón: 5 points." in shown


def test_news_say_how_the_points_changed(person: Person) -> None:
    match = take("score_castillo", castillo={"purple": 2, "blue": 1})
    person.plays(match, "special")
    assert "Points: Purple 5 (+5), Blue 3 (+3), Green 0, Orange 0" in person.saw()


def test_a_victory_and_a_shared_one(person: Person) -> None:
    sitting = sit_down(meseta.new("el-grande", seed=1))
    assert sitting.table.say("terminal-won", count=1, names="Purple") == "Purple wins."
    shared = sitting.table.say("terminal-won", count=2, names=sitting.table.seats([0, 1]))
    assert shared == "Purple and Green share the victory."


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_to_its_end(players: int, person: Person) -> None:
    match = meseta.new("6-castles", seed=1, players=players, family=players > 1)
    while len(match.moves) < 40:
        match.play(match.legal_actions()[0])
    code = person.plays(match, mine=())
    shown = person.saw()
    assert code == 0
    assert shown[-1].startswith("Points: Blue ")
    alone = "The game is over."
    assert (shown[-2] == alone) == (players == 1)


# --- hints ---------------------------------------------------------------------------------------


@pytest.fixture
def no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Explanation, "sentence", lambda explained, words: "Because.")


def hints_of(match: meseta.Match, bot: str = "greedy") -> list[HintRow]:
    """What a bot thinks of the best choices of whoever is asked first."""
    seat = match.pending[0]
    choices = TerminalTable(match, "en").question(seat).choices
    sight = match.sight(seat)
    return rows_of(sight, make_bot(bot).explain(sight), choices)


@pytest.mark.usefixtures("no_reasons")
def test_a_hint_shows_what_the_strongest_bot_would_choose_and_asks_again(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {"cataluna": {"blue": 1}}
    match = take("decree", king="aragon", caballeros=there, court={"purple": 2})
    person.plays(match, "hint")
    head, *rows, why = person.saw_after(1)[:5]
    assert head.split() == "Rey would choose wins % points at once tries".split()
    assert len({row.split()[0] for row in rows}) == 3
    assert why == "Because."
    assert match.pending == (0,)


@pytest.mark.usefixtures("no_reasons")
@pytest.mark.parametrize("game", meseta.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(1)
def test_a_hint_and_the_question_fit_on_80_by_24(
    game: str, language: str, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meseta.terminal.play.ADVISER", "peon")
    match, dice = meseta.new(game, seed=1), random.Random(1)
    for _ in range(30):
        person.plays(match, "hint", mine=match.pending, language=language)
        shown = person.saw_after(1)
        assert 4 < len(shown) < 24
        assert max(map(len, shown)) <= 80
        match.play(dice.choice(match.legal_actions()))


def test_a_hint_names_the_best_choices_first_with_their_figures() -> None:
    match = take("decree", king="aragon", court={"purple": 2})
    rows = hints_of(match, "search:30")
    assert [row.tries for row in rows] == sorted([row.tries for row in rows], reverse=True)
    assert all(0 < row.wins < 1 and row.points > 0 for row in rows)


def test_a_hint_says_what_a_choice_changes_at_once() -> None:
    there = {"cataluna": {"blue": 1}}
    match = take("decree", king="aragon", caballeros=there, court={"purple": 2})
    foresight = Foresight(match.sight(0))
    gains = {text: foresight.foresee(match.game.texts.index(text)).gain for text in match.legal(0)}
    assert gains["place navarra"] == 5
    assert gains["place cataluna"] == 2
    assert gains["end"] == 0


def test_what_depends_on_the_unseen_is_not_told() -> None:
    there = {"toledo": {"purple": 2}, "aragon": {"blue": 1}}
    match = special("secret_scoring", edition="classic", caballeros=there)
    for seat in (1, 2, 3):
        match.play("disc toledo", seat)
    assert {row.gain for row in hints_of(match)} == {None}


def test_a_choice_that_is_too_long_for_its_column_is_cut() -> None:
    match = setup(row=["intrigue_any_3", "assassin", "score_fours", "decree", "your_majesty"])
    for value in (13, 12, 11, 10):
        match.play(f"power {value}")
    lines = list_hints("Rey", hints_of(match), match.game.words("en"), 60)
    assert widest(lines) <= 60
    assert lines[1].count("…") == 1


# --- files ---------------------------------------------------------------------------------------


def test_leaving_without_saving_says_so(person: Person) -> None:
    assert person.plays(meseta.new("el-grande", seed=1), "9", "quit") == 1
    assert person.saw()[-1] == "The match was not saved; what you played is lost."


def test_leaving_before_the_first_move_loses_nothing(person: Person) -> None:
    match = meseta.setup("el-grande", {"players": 2})
    assert person.plays(match, "q", mine=(0, 1)) == 0


def test_the_end_of_input_is_leaving(person: Person) -> None:
    assert person.plays(meseta.new("el-grande", seed=1), "9") == 1
    assert person.saw()[-1] == "The match was not saved; what you played is lost."


def test_an_interruption_says_what_is_lost(person: Person) -> None:
    sitting = sit_down(meseta.new("el-grande", seed=1))
    person.types(["9"], last=KeyboardInterrupt)
    assert sitting.run() == 130
    assert person.saw()[-1] == "The match was not saved; what you played is lost."


def test_a_match_that_is_saved_stays_saved(tmp_path: Path, person: Person) -> None:
    file = tmp_path / "evening.json"
    match = meseta.new("el-grande", seed=1)
    assert person.plays(match, "9", f"save {file}", "1", "quit") == 0
    assert meseta.load(file).moves == match.moves
    assert "".join(person.saw()[-2:]).endswith("evening.json.")


def test_another_match_is_not_overwritten(tmp_path: Path, person: Person) -> None:
    file = tmp_path / "evening.json"
    file.write_text("precious")
    match = meseta.new("el-grande", seed=1)
    assert person.plays(match, "9", f"save {file}", "quit") == 1
    assert file.read_text() == "precious"
    assert person.plays(match, f"save! {file}", "quit") == 0
    assert meseta.load(file).moves == match.moves


@pytest.mark.parametrize("name", ["", "/nowhere/at/all.json", ".", "a\x00b", "x" * 300])
def test_a_file_that_cannot_be_written_is_one_line(name: str, person: Person) -> None:
    assert person.plays(meseta.new("el-grande", seed=1), "9", f"save {name}", "quit") == 1
    assert person.saw_after(2)[0]


def test_a_full_disk_is_told_once_and_play_goes_on(
    tmp_path: Path, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = meseta.new("el-grande", seed=1)
    sitting = sit_down(match)
    assert sitting.keeper.keep_in(str(tmp_path / "evening.json"), False) == ""

    def fail(path: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(match, "save", fail)
    person.types(["9", "1", "1"])
    assert sitting.run() == 1
    shown = " ".join(person.saw())
    assert shown.count("No space left") == 1
    assert "holds the match as it was before" in shown
    assert meseta.load(tmp_path / "evening.json").moves == []


def test_saving_that_works_again_is_told(
    tmp_path: Path, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = meseta.new("el-grande", seed=1)
    sitting = sit_down(match)
    sitting.keeper.keep_in(str(tmp_path / "evening.json"), False)
    sitting.keeper.failure = "No space left on device"
    person.types(["9"])
    assert sitting.run() == 0
    assert "The match can be saved again" in " ".join(person.saw())
    assert meseta.load(tmp_path / "evening.json").moves == match.moves
