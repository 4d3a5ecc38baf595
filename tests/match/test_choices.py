"""What may be done, in words, wherever it is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import meseta
from meseta.games.el_grande.box.domains import CARD, SEAT
from meseta.kernel.sets import first_of
from meseta.kernel.table import KIND, SEATS
from meseta.match.choices import Choice, choices_of, outlook_of, question_of
from meseta.match.match import Match
from meseta.people.lines import plain
from tests.games.el_caballero import story as caballero
from tests.games.el_grande import story as grande
from tests.games.six_castles.story import table
from tests.games.six_castles.test_line import corner, juliet
from tests.games.six_castles.test_trade import market
from tests.games.story import play
from tests.support.fuzz import VARIANTS

EVERYWHERE = [(game, options) for game, variants in VARIANTS.items() for options in variants]
MOST_MOVES = 60
OWN_TURNS = ("Turn", "Act", "Lay")
"""What is asked of the player in turn, over which a card may ask others."""
SURPRISING_MATCHES = 4


def choices(match: Match, language: str = "en", seat: int | None = None) -> list[Choice]:
    """What a seat may do, or whoever is first to decide."""
    words, scribe = match.game.words(language), match.game.scribe(language)
    seat = match.pending[0] if seat is None else seat
    return choices_of(match, seat, words, scribe, match.scene(seat))


def labels(match: Match, language: str = "en") -> dict[str, str]:
    """What every answer is called."""
    return {choice.text: choice.label for choice in choices(match, language)}


def asked(match: Match, language: str = "en", seat: int | None = None) -> tuple[str, str]:
    """What is asked of a seat, or of whoever is first to decide, and more about it."""
    words, scribe = match.game.words(language), match.game.scribe(language)
    scene = match.scene(match.pending[0] if seat is None else seat)
    said = question_of(match, words, scribe, scene)
    return plain(said.question), plain(said.detail)


def outlook(match: Match, text: str, language: str = "en") -> str:
    """What is worth knowing before an answer is given."""
    words, scribe = match.game.words(language), match.game.scribe(language)
    action = match.game.texts.index(text)
    return plain(outlook_of(match, action, words, scribe, match.scene(match.pending[0])))


def questions(game: str, options: dict[str, Any]) -> Iterator[list[Choice]]:
    """All that is asked in a random match, in one language after the other."""
    match, dice = meseta.new(game, seed=6, **options), random.Random(6)
    languages = match.game.languages()
    for move in range(MOST_MOVES):
        seat = dice.choice(match.pending)
        language = languages[move % len(languages)]
        assert "{" not in "".join(asked(match, language, seat))
        yield choices(match, language, seat)
        match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
@pytest.mark.sample(2)
def test_no_two_choices_of_a_question_look_alike(game: str, options: dict[str, Any]) -> None:
    for asked in questions(game, options):
        assert all(choice.label for choice in asked)
        assert len({(choice.element, choice.label) for choice in asked}) == len(asked)


def in_turn(match: Match) -> int | None:
    """Whose turn it is, if what is asked belongs to a turn."""
    state, kinds = match._now, match.game.book.decisions.kinds
    agenda = [state.agenda[place] for place in range(state.asked)]
    turns = [each for each in agenda if kinds[each[KIND]].__name__ in OWN_TURNS]
    return first_of(int(turns[-1][SEATS])) if turns else None


def surprised(game: str, options: dict[str, Any]) -> Iterator[tuple[Match, int, int]]:
    """Random matches whenever a seat decides in another's turn: that seat, and whose turn it is."""
    dice = random.Random(8)
    for seed in range(SURPRISING_MATCHES):
        match = meseta.new(game, seed=seed, **options)
        while not match.over:
            seat, whose = dice.choice(match.pending), in_turn(match)
            if whose is not None and whose != seat:
                yield match, seat, whose
            match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_who_decides_in_anothers_turn_is_told_by_whose_card(
    game: str, options: dict[str, Any]
) -> None:
    for match, seat, whose in surprised(game, options):
        for language in match.game.languages():
            words: Any = match.game.words(language)
            question, _ = asked(match, language, seat)
            assert str(words.name(CARD, match._now.card)) in question
            assert str(words.name(SEAT, whose)) in question


@pytest.mark.sample(2)
@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_only_what_another_does_is_a_cause(game: str, options: dict[str, Any]) -> None:
    match, dice = meseta.new(game, seed=7, **options), random.Random(7)
    words, scribe = match.game.words("en"), match.game.scribe("en")
    while not match.over:
        seat, whose = dice.choice(match.pending), in_turn(match)
        said = question_of(match, words, scribe, match.scene(seat))
        assert said.is_caused == (whose is not None and whose != seat)
        match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize(
    ("card", "question", "detail"),
    [
        (
            "withdrawal",
            "Purple plays Withdrawal: send 3 caballeros back",
            "one by one, from your court or from regions",
        ),
        (
            "civil_war_2",
            "Purple plays Civil War: in which region do you lose caballeros?",
            "Everybody else picks a region by disc and loses 2 own caballeros there."
            " All concerned choose at the same time",
        ),
        (
            "secret_scoring",
            "Purple plays Secret Scoring: which region do you choose for scoring?",
            "everybody chooses at the same time; a region is scored if only one disc shows it",
        ),
    ],
)
def test_what_a_card_of_another_does_to_one_is_said(card: str, question: str, detail: str) -> None:
    there = {"toledo": {"blue": 4}, "galicia": {"blue": 4}}
    match = grande.special(card, king="aragon", old_hands=["secret_scoring"], caballeros=there)
    assert asked(match, seat=grande.BLUE) == (question, detail)


def test_who_may_object_is_told_to_what() -> None:
    match = grande.watched("decree")
    assert asked(match) == (
        "Purple plays Scoring Tile: veto or allow",
        "Purple announces the special action of Scoring Tile.",
    )


def test_who_plays_a_card_is_not_told_that_it_is_theirs() -> None:
    match = grande.special("secret_scoring", old_hands=["secret_scoring"])
    assert asked(match, seat=grande.PURPLE)[0] == "which region do you choose for scoring?"


@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_a_choice_is_an_action_with_its_notation_and_its_element(
    game: str, options: dict[str, Any]
) -> None:
    match = meseta.new(game, seed=6, **options)
    elements = match.game.elements(match.pending[0])
    for choice in choices(match):
        assert match.game.texts[choice.action] == choice.text
        assert elements[choice.action] == choice.element


def test_a_power_card_is_called_by_its_value_and_shows_what_it_brings() -> None:
    assert labels(grande.setup())["power 13"] == "power card 13 (+0)"
    assert labels(grande.setup(), "de")["power 13"] == "Machtkarte 13 (+0)"


def keys(match: Match) -> dict[str, str]:
    """What is typed for every answer."""
    return {choice.text: choice.key for choice in choices(match)}


def test_an_answer_keeps_its_key_when_others_are_gone() -> None:
    match = caballero.turn(powers={"red": 1, "blue": 12, "yellow": 11})
    before, after = keys(match), keys(play(match, "supply"))
    assert {"area", "caballero"} <= {*after} < {*before}
    assert after == {text: before[text] for text in after}


def test_the_special_action_keeps_its_key_when_nothing_is_left_to_place() -> None:
    match = grande.take("decree", king="aragon", court={"purple": 1})
    assert keys(match)["special"] == keys(play(match, "place navarra"))["special"] == "a"


@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_no_key_means_two_choices_or_what_tables_do_by_a_key(
    game: str, options: dict[str, Any]
) -> None:
    for found in questions(game, options):
        typed = [choice.key for choice in found]
        assert len({*typed}) == len(typed)
        assert not {"h", "u"} & {*typed}
        assert [choice.text for choice in found if choice.key == "e"] in ([], ["end"])


def test_what_stands_beside_a_key_need_not_say_it_again() -> None:
    first = choices(grande.setup())[0]
    assert (first.key, first.beside, first.element) == ("1", "+6", "hand-1")


def test_a_number_that_lies_in_the_north_says_so() -> None:
    match = play(caballero.turn(), "caballero", "cell a03 north")
    assert labels(match)["north 1"] == "1 in the north"


def test_a_colour_is_written_out_where_there_is_room() -> None:
    match = grande.special("intrigue_any_3", caballeros={"toledo": {"blue": 2}})
    assert labels(match)["lift blue toledo"] == "Toledo: Blue"


def test_terrains_are_written_out_where_there_is_room_and_short_beside_a_key() -> None:
    match = table(lines={"blue": ["ex01 a"]}, reserves={"blue": ["ex05"]})
    side = choices(play(match, "append"))[0]
    assert side.beside == "side A: Ol De Vi Ce"
    assert side.label == "side A: olives, dead land, vines, cereal"


def test_a_card_at_water_alone_says_so() -> None:
    red = [caballero.card(cell, north=1) for cell in ((0, 2), (-1, 0))]
    match = play(caballero.turn(caballeros={"red": red}), "castillo")
    assert labels(match)["card 1"] == "card 1 (at water alone)"


def test_a_tile_that_is_not_turned_lies_as_it_is() -> None:
    match = table(players=1)
    while not match.legal()[0].startswith("turn"):
        match.play(match.legal()[0])
    assert labels(match)["turn 0"] == "as it is"


# --- modifiers -----------------------------------------------------------------------------------


def test_a_modifier_says_what_it_does_and_to_whom_it_is_passed() -> None:
    match = meseta.new("el-grande", seed=1, players=4, expansions=["power-shift"])
    names = [match.game.naming["modifier"].index(name) for name in ("+2/move", "-2/court", "-1")]
    words: Any = match.game.words("en")
    assert [words.modifier_does(match.game.naming["modifier"][name]) for name in names] == [
        "+2: act earlier, then move 1 caballero of your own",
        "-2: act later, then take up to 2 caballeros to the court",
        "-1: act later",
    ]
    own, left = match.game.seats[0], match.game.seats[1]
    assert asked(match, seat=0)[0] == f"pass a modifier to {words.say(f'seat-{left}')}"
    first = next(iter(match.view(0)["hands"][own]["modifiers"]))
    assert words.modifier_does(first) in labels(match).values()


def test_the_modifier_that_was_chosen_is_shown_to_whoever_chose_it() -> None:
    match = meseta.new("el-grande", seed=1, players=4, expansions=["power-shift"])
    own = match.game.seats[0]
    passed = match.legal(0)[0].removeprefix("pass ")
    match.play(match.legal(0)[0], 0)
    assert match.view(0)["hands"][own]["laid"] == passed
    assert match.view(1)["hands"][own]["laid"] is None
    for seat in (1, 2, 3):
        match.play(match.legal(seat)[0], seat)
    seat = match.pending[0]
    laid = next(text for text in match.legal() if text.startswith("modify"))
    play(match, laid)
    name = laid.removeprefix("modify ")
    assert match.view(seat)["hands"][match.game.seats[seat]]["laid"] == name
    assert asked(match)[0].startswith("play a power card with the modifier")
    assert match.may_take_back(seat, alone=True) == 1


# --- what is usual -------------------------------------------------------------------------------


def usual(match: Match) -> list[str]:
    """What one answers nearly always, which stands first."""
    found = [choice.text for choice in choices(match) if choice.is_usual]
    assert found in ([], [choices(match)[0].text])
    return found


def test_all_that_the_province_gives_are_usually_taken() -> None:
    match = grande.setup(round=2)
    grande.powers(match, 6, 5, 4, 3)
    assert usual(match) == ["recruit 3"]
    assert labels(match)["recruit 3"] == "3 caballeros (all)"
    assert [choice.key for choice in choices(match)] == ["3", "2", "1", "0"]


def test_the_special_action_is_usual_when_nothing_is_left_to_place() -> None:
    match = grande.take("decree", king="aragon", court={"purple": 1})
    assert usual(match) == []
    assert usual(play(match, "place navarra")) == ["special"]


def test_who_may_object_usually_allows_it() -> None:
    assert usual(grande.watched("decree")) == ["allow"]


# --- what is asked, and more about it ------------------------------------------------------------


def test_placing_says_how_many_are_left_and_what_the_special_action_would_end() -> None:
    match = grande.take("decree", king="aragon", court={"purple": 3})
    assert asked(match)[0] == "place caballeros: 3 of 3 left"
    assert asked(match)[1] == "before or after it: Lay or move a scoring tile."
    match.play("place navarra")
    assert asked(match)[0] == "place caballeros: 2 of 3 left"
    assert asked(match)[1].startswith("the special action ends the placing")


def test_a_turn_says_what_is_open_when_all_are_placed() -> None:
    match = play(grande.take("decree", king="aragon", court={"purple": 1}), "place navarra")
    assert asked(match)[0] == "use the special action, or end the turn"
    assert labels(match) == {"special": "special action: Decree", "end": "end the turn"}


@pytest.mark.parametrize(
    ("language", "one", "several"), [("es", "queda 1", "quedan 2"), ("pt", "resta 1", "restam 2")]
)
def test_one_that_is_left_is_counted_as_one(language: str, one: str, several: str) -> None:
    match = grande.take("decree", king="aragon", court={"purple": 2})
    assert f"{several} de " in asked(match, language)[0]
    assert f"{one} de " in asked(play(match, "place navarra"), language)[0]


def test_ending_a_turn_says_who_is_left_behind() -> None:
    match = grande.take("decree", king="aragon", court={"purple": 2})
    assert labels(match)["end"] == "end the turn (2 caballeros not placed)"


def test_moving_says_how_many_of_whom_are_left() -> None:
    there = {"toledo": {"blue": 2, "purple": 1}, "sevilla": {"purple": 2}}
    match = grande.special("intrigue_any_3", caballeros=there)
    assert asked(match)[0] == "lift a caballero to move: 3 of any colour left"
    play(match, "lift blue toledo", "drop aragon")
    assert asked(match, "nl")[0].endswith("nog 2 van elke kleur")


def test_taking_caballeros_says_from_where() -> None:
    match = grande.setup(caballeros={"toledo": {"purple": 21}}, court={"purple": 7})
    play(match, "power 4", "power 3", "power 2", "power 1")
    assert asked(match)[1] == "up to 4: first 2 from the province, then 2 from regions"


def test_the_disc_says_where_whose_caballeros_go() -> None:
    match = disc_asked()
    assert asked(match)[0] == "where do your 2 caballeros in the castillo go?"
    assert asked(match)[1].endswith("the King's region (Aragón) takes them to the court")


def test_the_disc_tells_who_would_be_in_a_region() -> None:
    match = disc_asked(caballeros={"sevilla": {"blue": 1}})
    there, home = outlook(match, "disc sevilla"), outlook(match, "disc aragon")
    assert there.startswith("Sevilla with your caballeros: Purple 2, Blue 1;")
    assert home == "The King is in Aragón: your caballeros go to the court."


def disc_asked(**position: Any) -> Match:
    """Purple must say where the caballeros in the castillo go."""
    match = grande.setup(round=3, king="aragon", castillo={"purple": 2}, **position)
    while not match.legal()[0].startswith("disc"):
        match.play(match.legal()[-1 if "power 1" in match.legal() else 0])
    return match


def test_a_power_card_tells_its_places_in_the_order_of_turns() -> None:
    match = grande.setup()
    assert asked(match)[1] == "high acts first, low brings more caballeros (+)"
    match.play("power 9")
    assert asked(match)[1].endswith("played: Purple 9")
    assert outlook(match, "power 7") == "You would act as number 2 to 4 of 4."
    play(match, "power 10", "power 11")
    assert outlook(match, "power 1") == "You would act as number 4 of 4."


def test_what_is_bought_says_its_price_and_a_ship_what_its_water_is_worth() -> None:
    red = [caballero.card(cell, north=1) for cell in ((-1, 0), (-1, 1))]
    match = caballero.turn(caballeros={"red": red}, court={"red": 4})
    assert labels(match)["ship"] == "buy a ship for 2"
    match.play("ship")
    assert asked(match) == ("which side gets the new ship?", "costs 2 caballeros of 4 at the court")
    assert labels(match)["card 2 east"] == "card 2, east: water worth 4"


def test_alone_one_is_told_whose_tile_is_laid() -> None:
    match = table(players=1)
    while " of " not in match.legal()[0]:
        match.play(match.legal()[0])
    assert asked(match)[0] == "the imaginary opponent's tile: where does it go?"


# --- 6 Castles -----------------------------------------------------------------------------------


def elements(match: Match) -> dict[str, str]:
    """What every answer points at."""
    return {choice.text: choice.element for choice in choices(match)}


def test_pressing_the_next_space_of_the_line_is_the_step_of_the_cylinder() -> None:
    at = elements(juliet())
    assert at["step"] == "space-blue-5"
    assert (at["disc 5"], at["disc 10"]) == ("", "space-blue-10")
    assert labels(juliet())["step"] == "step onto pasture"


def test_a_toll_is_paid_on_the_space_that_it_leads_to() -> None:
    match = table(lines={"blue": ["ex13 a"], "red": ["ex20 a"]}, coins={"blue": 1})
    assert elements(match)["toll"] == "space-blue-2"


def test_a_sale_says_how_many_goods_bring_how_much() -> None:
    assert labels(market())["sell penamacor chestnut"] == (
        "Penamacor: sell 3 chestnuts for 12 half coins"
    )


def test_the_supply_comes_first_where_a_disc_would_leave_the_line() -> None:
    match = play(market(discs={"blue": [8]}), "sell penamacor chestnut")
    assert [choice.text for choice in choices(match)] == ["from supply", "from 8"]


def test_religion_says_how_far_one_goes_and_what_that_is_worth() -> None:
    chapel = {"landscape": [["start_a", 0, 0, 0], ["lt19", 1, 0, 0]]}
    match = table(**chapel, workers={"blue": ["lt19 ne"]}, hands={"blue": ["lt38", "lt39"]})
    play(match, "lay lt38", "west of start_a", "turn 0")
    assert labels(match)["religion"] == "1 step of religion (0 → 0 points)"


def test_a_turn_says_what_it_has_come_to() -> None:
    assert asked(corner())[0] == "use your discs or your workers, or end the turn"
    match = juliet()
    assert asked(match)[0].startswith("marking pasture, chestnuts, dead land: step or put discs")
    sold = play(market(reserves={"blue": ["ex05"]}), "sell penamacor chestnut")
    assert asked(sold)[0] == "only your line is left: change it, or end the turn"


def test_tiles_and_charters_are_offered_as_they_lie() -> None:
    match = table(hands={"blue": ["lt20", "lt19"]})
    held = [tile["id"] for tile in match.view(0)["hands"]["blue"]]
    assert [choice.text for choice in choices(match)][:2] == [f"lay {tile}" for tile in held]
    begun = meseta.new("6-castles", seed=1, players=2)
    lie = [each["id"] for each in begun.view(1)["charters"] if each["owner"] == "red"]
    assert [choice.text for choice in choices(begun, seat=1)] == [f"keep {each}" for each in lie]


def test_a_tile_is_called_by_what_it_shows() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    told = "lay the tile with Roman milestone, chapel, pasture and lake"
    assert labels(match)["lay lt19"] == told


def test_a_hill_to_be_marked_tells_what_can_be_marked_there() -> None:
    told = "mark the hill in the north-west (chestnuts, dead land, pasture)"
    assert labels(corner())["mark nw"] == told


def test_keeping_a_charter_says_what_becomes_of_both() -> None:
    several, alone = (meseta.new("6-castles", seed=1, players=count) for count in (2, 1))
    assert asked(several)[1].endswith("the other one is laid open for everybody")
    assert asked(alone)[1] == "alone, both count in the end in the same way"


def test_land_is_called_by_what_it_is_and_says_what_it_is_worth() -> None:
    match = caballero.turn()
    told = match.game.scribe("en").told(match.scene(0), "Scored", {"name": "a16 north"})
    assert told["name"] == "Land of 4 cards with 2 gold in the middle"
    assert told["why"] == "worth 6, double for an only first; caballeros: nobody"


@pytest.mark.parametrize(
    ("there", "told"),
    [
        ({"red": 2, "blue": 2}, "; those tied for first get it once each"),
        ({"red": 2, "blue": 1, "green": 1}, "; those tied for second get nothing"),
        ({"red": 2, "blue": 1, "green": 0}, ""),
    ],
)
def test_land_says_what_a_tie_there_means(there: dict[str, int], told: str) -> None:
    match = meseta.new("el-caballero", players=3, seed=1)
    land = next(each for each in match.view()["regions"] if each["kind"] == "land")
    scribe = cast(Any, match.game.scribe("en"))
    why = scribe.region_why({**land, "caballeros": there})
    assert why.startswith(f"worth {land['worth']}, double for an only first; caballeros: Red 2")
    assert why.partition("Red 2")[2].partition(";")[2] == told.removeprefix(";")


def test_with_two_players_land_says_that_a_second_gets_nothing() -> None:
    match = meseta.new("el-caballero", players=2, seed=1)
    land = next(each for each in match.view()["regions"] if each["kind"] == "land")
    scribe = cast(Any, match.game.scribe("en"))
    why = scribe.region_why({**land, "caballeros": {"red": 2, "blue": 1}})
    assert why.endswith("; with two players a second gets nothing")
