"""What every game must keep. A game is given to it by a subclass that lists its variants.

A *journey* is one random match per variant, played by seats in any order where several are
pending; the tests look at it along the way.
"""

from __future__ import annotations

import json
import os
import random
import re
from functools import cache
from typing import Any, ClassVar
from xml.etree import ElementTree

import numpy as np
import pytest

import meseta
from meseta.games import find_game
from meseta.kernel.chance import seed_words
from meseta.kernel.game import WHOLE
from meseta.kernel.positions import Reader, Writer
from meseta.kernel.record import Array
from meseta.kernel.way import LOG_ROOM, way_of
from meseta.match.match import ActionError, Match
from tests.support.languages import LANGUAGES
from tests.support.outlook import assess

STOPS = 5
EVERY = 5
"""Where every move is not needed."""
STRIDE = 1 if "MESETA_MORE" in os.environ else 3
"""With more time after every move; what a move breaks is seldom whole again two moves later."""
FAR = 20
"""Features are small numbers, so that no weight need be far from the others."""


@cache
def journey(game: str, variant: str, seed: int = 1) -> Match:
    """A whole random match."""
    match = meseta.new(game, seed=seed, **json.loads(variant))
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.pending)
        match.play(dice.choice(match.legal(seat)), seat)
    return match


@cache
def stops(match: Match) -> list[Match]:
    """The same match at a few points of its way, and at its end; only to be looked at."""
    count = len(match.moves)
    return [match.replay(count * stop // STOPS) for stop in range(STOPS + 1)]


class Conformance:
    """The suite. Subclasses name the game, its variants and the size that its state may have."""

    game: ClassVar[str]
    variants: ClassVar[list[dict[str, Any]]]
    most_bytes: ClassVar[int]

    @pytest.fixture
    def match(self, variant: str) -> Match:
        return journey(self.game, variant)

    def test_state_is_small(self) -> None:
        assert find_game(self.game).book.state.dtype.itemsize <= self.most_bytes

    def test_random_play_ends_with_a_winner(self, match: Match) -> None:
        assert match.over
        assert match.pending == ()
        assert match.legal() == []
        assert match.winners
        assert len(match.scores) == len(match.game.seats)

    @pytest.mark.sample(4)
    def test_invariants_hold_after_every_move(self, match: Match) -> None:
        for state in match._history[::STRIDE]:
            assert match.game.fault(match._twin(state)) is None

    @pytest.mark.sample(2)
    def test_every_number_names_what_its_field_holds(self, match: Match) -> None:
        for stop in stops(match):
            assert list(stop._twin(stop.state).faults(stop.game.naming)) == []

    @pytest.mark.sample(2)
    def test_decisions_lie_on_what_they_may_lie_on(self, match: Match) -> None:
        game = match.game
        writer, blank = Writer(game.book, game.naming), game.book.state()
        for state in match._history[::EVERY]:
            twin = game.book.state().read(state)
            agenda = [writer.entry(row) for row in twin.agenda.rows[: twin.asked]]
            Reader(game.book, game.naming, {}).read_agenda(blank, agenda)
            assert blank.agenda.rows == twin.agenda.rows

    @pytest.mark.sample(2)
    def test_nobody_is_asked_where_one_thing_is_possible_save_out_of_a_hidden_hand(
        self, match: Match
    ) -> None:
        for stop in stops(match)[:-1]:
            for seat in stop.pending:
                assert (stop.asked and stop.asked.hidden) or len(stop.legal(seat)) > 1

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_every_action_reads_back(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            for seat in stop.pending:
                mask = stop._offer(seat)
                for action, text in zip(stop.legal_actions(seat), stop.legal(seat), strict=True):
                    assert stop._number(text, mask) == action

    @pytest.mark.sample(2)
    def test_replay_is_equal(self, match: Match) -> None:
        assert match.replay().state.tobytes() == match.state.tobytes()

    @pytest.mark.sample(2)
    def test_undo_returns(self, match: Match) -> None:
        for seen in stops(match)[1::2]:
            stop = seen.replay()
            before = stop.replay(len(stop.moves) - 1)
            stop.undo()
            assert stop.state.tobytes() == before.state.tobytes()
            assert stop.legal() == before.legal()
            assert stop.log == before.log

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_what_is_taken_back_was_never_there(self, match: Match) -> None:
        for seen in stops(match)[1::2]:
            stop, mover = seen.copy(), seen.moves[-1][0]
            count = stop.may_take_back(mover)
            stop.undo(count)
            before = match.replay(len(stop.moves))
            for seat in [None, *range(len(stop.game.seats))]:
                assert stop.view(seat) == before.view(seat)
            for _seat, action in seen.moves[len(stop.moves) :]:
                stop.play(action, mover)
            assert stop.state.tobytes() == seen.state.tobytes()
            assert stop.log == seen.log

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_bytes_and_twin_round_trip(self, match: Match) -> None:
        for state in match._history[::EVERY]:
            copy = np.frombuffer(state.tobytes(), state.dtype)
            twin = match.game.book.state().read(copy)
            assert twin.array().tobytes() == state.tobytes()

    @pytest.mark.sample(2)
    def test_position_round_trip(self, match: Match) -> None:
        for stop in stops(match):
            position = json.loads(json.dumps(stop.position))
            again = meseta.setup(self.game, position)
            assert again.state.tobytes() == stop.state.tobytes()
            assert again.legal() == stop.legal()

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_save_round_trip(self, match: Match, tmp_path: Any) -> None:
        for stop in stops(match)[::2]:
            stop.save(tmp_path / "match.json")
            again = meseta.load(tmp_path / "match.json")
            assert again.state.tobytes() == stop.state.tobytes()
            assert again.moves == stop.moves
            assert again.log == stop.log

    @pytest.mark.sample(2)
    def test_setting_up_leaves_nothing_of_an_old_game(self, match: Match) -> None:
        way, game = match.way, match.game
        dirty = match.state
        dirty[0]["chance"] = seed_words(match.seed)
        held = way.hold(dirty)
        mask, log = way.row(game.book.actions, "u1"), way.log()
        way.start(held, way.boxes(game.box), log, mask)
        assert way.array(held).tobytes() == match.replay(0).state.tobytes()

    def test_hiding_leaks_nothing(self, match: Match) -> None:
        for stop in stops(match):
            for seat in [-1, *range(len(stop.game.seats))]:
                hidden = self.hidden(stop, stop.state, seat)
                guessed = self.guess_state(stop, hidden, seat)
                again = self.hidden(stop, guessed, seat)
                assert again.tobytes() == hidden.tobytes()

    @pytest.mark.sample(2)
    def test_guesses_agree_with_what_is_known(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            boxes = stop.way.boxes(stop.game.box)
            for seat in stop.pending:
                state = self.guess_state(stop, self.hidden(stop, stop.state, seat), seat)
                held = stop.way.hold(state)
                assert stop.game.fault(stop._twin(state)) is None
                mask = stop.way.row(stop.game.book.actions, "u1")
                stop.way.offer(held, boxes, seat, mask)
                assert np.flatnonzero(mask).tolist() == stop.legal_actions(seat)
                self.play_on(stop, held)

    def test_nobody_can_tell_by_who_is_asked_what_another_holds(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            way, boxes = stop.way, stop.way.boxes(stop.game.box)
            mask, log = way.row(stop.game.book.actions, "u1"), way.log()
            for seat in range(len(stop.game.seats)):
                hidden = self.hidden(stop, stop.state, seat)
                for seed in range(3):
                    guess = self.guess_state(stop, hidden, seat, seed)
                    held = way.hold(guess)
                    way.advance(held, boxes, log, mask)
                    assert way.array(held).tobytes() == guess.tobytes()

    @pytest.mark.sample(2)
    def test_every_guess_can_be_judged(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            for seat in stop.pending:
                guess = self.guess_state(stop, self.hidden(stop, stop.state, seat), seat)
                seats, late = assess(stop, guess)
                assert 0 <= late <= 1
                assert all(abs(value) < FAR for each in seats for value in each.values())

    @pytest.mark.sample(2)
    def test_guesses_differ(self, match: Match) -> None:
        stop = stops(match)[1]
        hidden = self.hidden(stop, stop.state, 0)
        guesses = {self.guess_state(stop, hidden, 0, seed).tobytes() for seed in range(8)}
        assert len(guesses) > 1

    def hidden(self, match: Match, state: Array, seat: int) -> Array:
        held = match.way.hold(state)
        match.way.hide(held, match.way.boxes(match.game.box), seat)
        return match.way.array(held)

    def guess_state(self, match: Match, hidden: Array, seat: int, seed: int = 5) -> Array:
        fresh = hidden.copy()
        fresh[0]["chance"] = seed_words(seed)
        held = match.way.hold(fresh)
        match.way.guess(held, match.way.boxes(match.game.box), seat)
        return match.way.array(held)

    def play_on(self, match: Match, held: Any) -> None:
        way, boxes = match.way, match.way.boxes(match.game.box)
        mask, log = way.row(match.game.book.actions, "u1"), way.log(0)
        dice = random.Random(2)
        count = way.advance(held, boxes, log, mask)
        while count:
            seats = way.pending(held)
            seat = (seats & -seats).bit_length() - 1
            action = dice.choice(np.flatnonzero(mask).tolist())
            count = way.apply(held, boxes, log, mask, seat, action)
        assert match.game.fault(match._twin(way.array(held))) is None

    @pytest.mark.skipif(
        os.environ.get("MESETA_WAY") == "plain", reason="there is nothing to compare"
    )
    def test_plain_python_agrees_to_the_byte(self, match: Match) -> None:
        plain = Match(match.game, match.seed, way="plain")
        for number, (seat, action) in enumerate(match.moves, 1):
            plain.play(action, seat)
            assert plain.state.tobytes() == match._history[number].tobytes()
        assert plain.log == match.log

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_the_log_has_room_and_words_in_every_language(self, match: Match) -> None:
        assert max(len(events) for events in match._events) < LOG_ROOM
        for language in LANGUAGES:
            for sentence in match.story(language):
                assert sentence
                assert "{" not in sentence

    @pytest.mark.sample(2)
    def test_refused_actions_change_nothing(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            before = stop.state.tobytes()
            absent = next(s for s in range(9) if s not in stop.pending)
            legal = stop.legal_actions()
            illegal = next(a for a in range(stop.game.book.actions) if a not in legal)
            refused: list[tuple[str | int, int | None]] = [
                ("nonsense", None),
                (illegal, None),
                (legal[0], absent),
            ]
            for action, seat in refused:
                with pytest.raises(ActionError):
                    stop.play(action, seat)
            assert stop.state.tobytes() == before

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_views_are_data_and_pictures_well_formed(self, match: Match) -> None:
        for stop in stops(match):
            for seat in [None, 0]:
                json.dumps(stop.view(seat))
                assert ElementTree.fromstring(stop.svg(seat)).tag.endswith("svg")

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_a_seat_sees_what_everybody_sees_and_what_is_its_own(self, match: Match) -> None:
        for stop in stops(match):
            for seat in range(len(stop.game.seats)):
                seen = stop.sight(seat).view
                assert stop.view(seat) == (seen if stop.may_look_back else stop.game.cover(seen))

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_tables_can_be_written_in_every_language(self, match: Match) -> None:
        for stop in stops(match):
            for seat, language in [(None, "en"), *[(0, each) for each in LANGUAGES]]:
                sheets = stop.game.scribe(language).sheets(stop.scene(seat), {}, WHOLE)
                assert any(sheet.lines for sheet in sheets)
                assert not any("{" in line for sheet in sheets for line in sheet.lines)

    @pytest.mark.once("compiled")
    @pytest.mark.sample(2)
    def test_actions_point_at_elements_of_the_picture(self, match: Match) -> None:
        for stop in stops(match)[:-1]:
            for seat in stop.pending:
                elements = stop.game.elements(seat)
                drawn = set(re.findall(r'\bid="([^"]+)"', stop.svg(seat)))
                assert {elements[action] for action in stop.legal_actions(seat)} <= drawn | {""}

    @pytest.mark.sample(2)
    def test_many_games_in_one_call(self, match: Match) -> None:
        way, game = match.way, match.game
        held = way.hold(match.state)
        mask = way.row(game.book.actions, "u1")
        boxes = way.boxes(game.box)
        played = way.games(held, boxes, way.log(0), mask, way.dice(seed_words(3)), 2)
        assert played > 0
        assert game.fault(match._twin(way.array(held))) is None
        other = way_of(game.book, "plain")
        again = other.hold(match.state)
        blank = other.row(game.book.actions, "u1")
        dice = other.dice(seed_words(3))
        assert other.games(again, other.boxes(game.box), other.log(0), blank, dice, 2) == played
        assert other.array(again).tobytes() == way.array(held).tobytes()
