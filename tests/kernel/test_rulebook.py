"""The rule book: every role is found and bound; what is wrong fails at import, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meseta.kernel import play
from meseta.kernel.decision import Decision, act, answers, ends, holds, offers, part, runs
from meseta.kernel.domain import names
from meseta.kernel.effect import Effect, does, word
from meseta.kernel.record import Grid
from meseta.kernel.rule import Linker, Rule, rule
from meseta.kernel.table import EVENT_WIDTH, SEATS, Box, Log, Mask, TableRecord, lay
from tests.support import toy
from tests.support.toy import BOOK, Count, Pay, Turn, Vote, bind, state_of

VILLAGE = names("village", "alba brea cala")


class Small(Decision):
    pass


class Wait(Small):
    over = "nothing"
    here = part(VILLAGE)
    wait = act("wait {village}", village=VILLAGE)
    stop = ends("stop")


class Sleep(Small, step=True):
    over = "nothing"
    deep = part(VILLAGE)


class Verbs(Effect):
    pass


class Gain(Verbs):
    count = word(VILLAGE)


@offers(Wait)
def legal_wait(s: TableRecord, b: Box, mask: Mask, seat: int, here: int) -> None: ...


@answers(Wait.wait)
def apply_wait(s: TableRecord, b: Box, log: Log, seat: int, here: int, village: int) -> None: ...


@runs(Sleep)
def run_sleep(s: TableRecord, b: Box, log: Log, deep: int) -> None: ...


@does(Gain)
def gain(s: TableRecord, b: Box, log: Log, seat: int, count: int) -> None: ...


RULES = (legal_wait, apply_wait, run_sleep)


def box_and_log() -> tuple[toy.Box, Grid]:
    return toy.Box(), Grid([[0] * EVENT_WIDTH for _ in range(9)])


def offered(state: toy.State, seat: int) -> list[str]:
    """The texts of what a seat may do."""
    mask = [0] * BOOK.actions
    BOOK.plain(play.legal)(state, toy.Box(), seat, mask)
    return [text for text, marked in zip(BOOK.texts(toy.NAMING), mask, strict=True) if marked]


def play_action(state: toy.State, seat: int, text: str) -> list[list[int]]:
    """Execute an action; the events."""
    box, log = box_and_log()
    action = BOOK.texts(toy.NAMING).index(text)
    BOOK.plain(play.apply)(state, box, log, seat, action)
    return log.rows[1 : log[0, 0] + 1]


# --- what follows --------------------------------------------------------------------------------


def test_a_decision_is_offered_by_its_rule_with_the_parts_that_lie_there() -> None:
    state = state_of()
    Pay.ask(state, 1, 2, 0)
    assert offered(state, 0) == ["pay 1 brea", "pay 2 brea", "pay 1 cala", "pay 2 cala", "stop"]


def test_each_decision_has_its_own_rule() -> None:
    state = state_of()
    Vote.ask(state, 0b11)
    assert offered(state, 1) == ["vote brea", "vote cala"]


def test_an_answer_is_executed_by_its_rule_with_what_was_chosen() -> None:
    state = state_of()
    Pay.ask(state, 2, 5, 0)
    assert play_action(state, 1, "pay 3 cala") == [[0, 1, 2, 3, 0]]
    assert state.coins.rows == [[0, 0, 0], [0, 0, 0], [0, 3, 0]]
    assert state.agenda[0] == [Pay.kind, 2, 4, 0, 0, 0, 0, 0]


def test_an_answer_that_ends_the_decision_needs_no_rule() -> None:
    state = state_of()
    Pay.ask(state, 2, 5, 0)
    assert play_action(state, 1, "stop") == []
    assert (state.asked, state.agenda[0]) == (0, [0] * 8)


def test_a_step_is_carried_out_by_its_rule() -> None:
    state = state_of()
    Count.ask(state)
    BOOK.plain(play.run_step)(state, *box_and_log())
    assert (state.scores[0], state.asked) == (Count.kind, 0)


def test_a_step_that_is_done_once_leaves_the_agenda_by_itself() -> None:
    state = state_of()
    Turn.ask(state, 4)
    BOOK.plain(play.run_step)(state, *box_and_log())
    assert (state.round_no, state.asked) == (4, 0)


def test_steps_and_first_actions_follow_from_the_numbers() -> None:
    is_step, first_action = BOOK.plain(play.is_step), BOOK.plain(play.first_action)
    kinds = [kind.kind for kind in (Pay, Vote, Turn, Count)]
    assert [is_step(kind) for kind in kinds] == [False, False, True, True]
    assert [first_action(kind) for kind in [*kinds, 4]] == [0, 10, 13, 13, 13]
    assert BOOK.actions == 13


def test_a_kind_that_is_none_breaks_the_game_off() -> None:
    for role, more in ((play.legal, [[0] * 13]), (play.apply, [0]), (play.run_step, [])):
        state = state_of()
        lay(state, 9, 1, 0, 0, 0, 0)
        box, log = box_and_log()
        given = [state, box] + ([] if role is play.legal else [log])
        BOOK.plain(role)(*given, *([] if role is play.run_step else [0]), *more)
        assert state.broken == 1, role


def test_the_first_invariant_that_does_not_hold_is_told_by_its_number() -> None:
    fault = BOOK.plain(play.fault)
    assert fault(state_of(), toy.Box()) == 0
    assert BOOK.invariants[fault(state_of(scores=[9, 0, 0]), toy.Box()) - 1].startswith("scores:")
    assert BOOK.invariants[fault(state_of(deck_size=4), toy.Box()) - 1].startswith("deck:")


def test_the_texts_of_all_actions_stand_in_the_order_of_their_numbers() -> None:
    texts = BOOK.texts(toy.NAMING)
    assert texts[Pay.pay.number(1, 3)] == "pay 3 brea"
    assert texts[Vote.vote.number(2)] == "vote cala"
    assert len(texts) == BOOK.actions


def test_the_games_own_roles_are_played_by_its_rules() -> None:
    state = state_of()
    BOOK.plain(play.start)(state, *box_and_log())
    assert state.asked == 2
    BOOK.plain(play.hide)(state, toy.Box(), 0)
    assert state.deck_size == 0


def test_the_dispatch_can_be_read() -> None:
    source = BOOK.cast[play.apply].__dict__["source"]
    assert "if action < 9:  # pay" in source
    assert "if kind == 1:  # Vote" in source


def test_a_rule_may_ask_for_all_that_there_is() -> None:
    book = bind(Small, *RULES, gain, effects=Verbs)
    assert "legal_wait(s, b, mask, seat, asked(s, 2))" in source_of(book, play.legal)
    assert "apply_wait(s, b, log, seat, asked(s, 2), action)" in source_of(book, play.apply)
    assert "run_sleep(s, b, log, asked(s, 2))" in source_of(book, play.run_step)
    assert "gain(s, b, log, seat, int(b.effects[effect, 1]))" in source_of(book, play.run_effect)


def source_of(book: Any, role: Rule) -> str:
    return str(book.cast[role].__dict__["source"])


# --- what is missing, double, or not there -------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        (legal_wait, r"toy: 0 rules say offers\(Wait\), not one"),
        (apply_wait, r"toy: 0 rules say answers\(Wait.wait\), not one"),
        (run_sleep, r"toy: 0 rules say runs\(Sleep\), not one"),
    ],
)
def test_what_nobody_offers_answers_or_runs_fails_by_name(missing: Rule, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        bind(Small, *[each for each in RULES if each is not missing])


def test_an_effect_that_nobody_does_fails_by_name() -> None:
    with pytest.raises(TypeError, match=r"toy: 0 rules say does\(Gain\), not one"):
        bind(Small, *RULES, effects=Verbs)


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        (offers(Wait), r"2 rules say offers\(Wait\)"),
        (answers(Wait.wait), r"2 rules say answers\(Wait.wait\)"),
        (runs(Sleep), r"2 rules say runs\(Sleep\)"),
        (does(Gain), r"2 rules say does\(Gain\)"),
    ],
)
def test_what_two_rules_say_they_do_fails_by_name(
    mark: Callable[[Rule], Rule], message: str
) -> None:
    @mark
    def again(s: TableRecord) -> None: ...

    with pytest.raises(TypeError, match=message):
        bind(Small, *RULES, gain, again, effects=Verbs)


def test_an_invariant_that_two_rules_hold_fails_by_name() -> None:
    @holds("coins: they add up")
    def add_up(s: TableRecord) -> bool:
        return True

    @holds("coins: they add up")
    def add_up_again(s: TableRecord) -> bool:
        return True

    with pytest.raises(TypeError, match=r"2 rules say holds\(coins: they add up\)"):
        bind(Small, *RULES, add_up, add_up_again)


@pytest.mark.parametrize(
    ("mark", "there"),
    [
        (offers(Wait), "s, b, mask, seat, here"),
        (answers(Wait.wait), "s, b, log, seat, here, village"),
        (runs(Sleep), "s, b, log, deep"),
        (does(Gain), "s, b, log, seat, count"),
        (holds("coins: they add up"), "s, b"),
    ],
)
def test_a_rule_that_asks_for_what_is_not_there_fails_by_name(
    mark: Callable[[Rule], Rule], there: str
) -> None:
    @mark
    def asks(s: TableRecord, moon: int) -> None: ...

    others = [each for each in (*RULES, gain) if not set(roles(each)) & set(roles(asks))]
    with pytest.raises(TypeError, match=f"asks asks for 'moon'; there is {there}$"):
        bind(Small, *others, asks, effects=Verbs)


def roles(one: Rule) -> list[Any]:
    return list(one.__dict__["roles"])


def test_two_rules_with_one_name_fail_by_name() -> None:
    other = runs(Sleep)(renamed("legal_wait"))
    with pytest.raises(TypeError, match="two rules are called legal_wait"):
        bind(Small, legal_wait, apply_wait, other)


@pytest.mark.parametrize("name", ["asked", "close", "break_off"])
def test_no_rule_is_called_like_what_the_dispatch_itself_uses(name: str) -> None:
    other = runs(Sleep)(renamed(name))
    with pytest.raises(TypeError, match=f"two rules are called {name}"):
        bind(Small, legal_wait, apply_wait, other)


@pytest.mark.parametrize("name", ["run_step", "kind"])
def test_no_rule_is_called_like_the_dispatch_or_its_variable(name: str) -> None:
    other = runs(Sleep)(renamed(name))
    with pytest.raises(TypeError, match=name):
        bind(Small, legal_wait, apply_wait, other)


def renamed(name: str) -> Rule:
    """A rule under another name."""

    def function(s: TableRecord) -> None: ...

    function.__name__ = name
    return function


def test_a_rule_for_what_belongs_to_another_game_fails_by_name() -> None:
    with pytest.raises(TypeError, match=r"gain: nobody asks for does\(Gain\)"):
        bind(Small, *RULES, gain)
    with pytest.raises(TypeError, match=r"legal_pay: nobody asks for offers\(Pay\)"):
        bind(Small, *RULES, toy.legal_pay)


def test_a_rule_for_an_answer_that_only_ends_fails_by_name() -> None:
    @answers(Wait.stop)
    def apply_stop(s: TableRecord) -> None: ...

    with pytest.raises(TypeError, match=r"apply_stop: nobody asks for answers\(Wait.stop\)"):
        bind(Small, *RULES, apply_stop)


@pytest.mark.parametrize("mark", [runs(Wait), offers(Sleep)])
def test_a_rule_that_runs_a_question_or_offers_a_step_fails_by_name(
    mark: Callable[[Rule], Rule],
) -> None:
    @mark
    def lost(s: TableRecord) -> None: ...

    with pytest.raises(TypeError, match="lost: nobody asks for"):
        bind(Small, *RULES, lost)


def test_a_part_that_is_both_chosen_and_asked_with_fails_by_name() -> None:
    class Other(Decision):
        pass

    class Walk(Other):
        over = "nothing"
        village = part(VILLAGE)
        walk = act("walk {village}", village=VILLAGE)

    @offers(Walk)
    def legal_walk(s: TableRecord) -> None: ...

    @answers(Walk.walk)
    def apply_walk(s: TableRecord, village: int) -> None: ...

    with pytest.raises(TypeError, match=r"Walk.walk: 'village' is something else already"):
        bind(Other, legal_walk, apply_walk)


@pytest.mark.parametrize("declared", ["part", "choice"])
def test_a_part_called_like_what_every_rule_can_ask_for_fails_by_name(declared: str) -> None:
    class Other(Decision):
        pass

    one = act("rob {seat}", seat=toy.SEAT) if declared == "choice" else act("rob")
    more = {"seat": part(toy.SEAT)} if declared == "part" else {}
    rob: Any = type("Rob", (Other,), {"over": "nothing", **more, "rob": one})

    @offers(rob)
    def legal_rob(s: TableRecord) -> None: ...

    @answers(one)
    def apply_rob(s: TableRecord, seat: int) -> None: ...

    with pytest.raises(TypeError, match="seat"):
        bind(Other, legal_rob, apply_rob)


def test_a_question_without_an_answer_fails_by_name() -> None:
    class Other(Decision):
        pass

    class Mute(Other):
        over = "nothing"

    @offers(Mute)
    def legal_mute(s: TableRecord) -> None: ...

    with pytest.raises(TypeError, match="Mute"):
        bind(Other, legal_mute)


def test_a_step_with_an_answer_fails_by_name() -> None:
    class Other(Decision):
        pass

    class Dream(Other, step=True):
        over = "nothing"
        wake = act("wake")

    @runs(Dream)
    def run_dream(s: TableRecord) -> None: ...

    with pytest.raises(TypeError, match="Dream"):
        bind(Other, run_dream)


@pytest.mark.parametrize("role", ["start", "hide", "guess", "preview"])
def test_a_role_that_no_rule_plays_fails_by_name(role: str) -> None:
    given = {name: each for name, each in toy.ROLES.items() if name != role}
    with pytest.raises(TypeError, match=role):
        rebound(given)


def rebound(given: dict[str, Any]) -> Any:
    """The rule book of the toy with other rules in the game's own roles."""
    return type(BOOK)(
        "toy",
        BOOK.homes[0],
        toy.State,
        toy.Box,
        toy.SEAT,
        toy.Decision,
        toy.Events,
        (toy,),
        toy.Effect,
        **given,
    )


def test_a_role_that_the_kernel_has_not_fails_by_name() -> None:
    with pytest.raises(AttributeError, match="finish"):
        rebound({**toy.ROLES, "finish": toy.start})


def test_an_order_of_decisions_that_cannot_be_fails_with_the_rule_book() -> None:
    class Other(Decision):
        pass

    class Dream(Other, step=True):
        over = "Night"

    with pytest.raises(TypeError, match="Dream cannot lie over Night"):
        bind(Other)


# --- no loop is without a bound ------------------------------------------------------------------


@rule
def never_ends(s: TableRecord, b: Box, log: Log) -> None:
    """A step that stays where it is."""


@rule
def apply_nothing(s: TableRecord, b: Box, log: Log, seat: int, action: int) -> None:
    """An answer that leaves the question where it is."""


def test_steps_without_end_break_the_game_off() -> None:
    state = state_of()
    Turn.ask(state, 1)
    advance = Linker({**BOOK.cast, play.run_step: never_ends}, {}).link(play.advance)
    assert advance(state, *box_and_log(), [0] * BOOK.actions) == 0
    assert state.broken == 1


def test_steps_and_forced_answers_follow_each_other_until_somebody_has_a_choice() -> None:
    state, (box, log), mask = state_of(), box_and_log(), [0] * BOOK.actions
    Vote.ask(state, 0b101)
    for number in range(1, 6):
        Turn.ask(state, number)
        Pay.ask(state, 1, 0, 0)
    assert BOOK.plain(play.advance)(state, box, log, mask) == VILLAGE.size
    assert (state.asked, state.broken, state.round_no, sum(mask)) == (1, 0, 1, VILLAGE.size)
    assert (state.homes, state.agenda[0, SEATS]) == ([-1, -1, 2], 0b001)


@rule
def one_answer(s: TableRecord, b: Box, seat: int, mask: Mask) -> None:
    """The same answer, whoever is asked."""
    Vote.vote(mask, 2)


@rule
def is_vote(kind: int) -> bool:
    """A vote as a question whose answers nobody else can know."""
    return kind == Vote.kind


def test_what_only_the_asked_can_know_is_asked_even_with_one_answer() -> None:
    assert [BOOK.plain(play.is_hidden)(kind.kind) for kind in (Pay, Vote)] == [False, False]
    for roles, count, seats in (({}, 0, 0), ({play.is_hidden: is_vote}, 1, 0b101)):
        state, (box, log), mask = state_of(), box_and_log(), [0] * BOOK.actions
        advance = Linker({**BOOK.cast, play.legal: one_answer, **roles}, {}).link(play.advance)
        Vote.ask(state, 0b101)
        assert advance(state, box, log, mask) == count
        assert state.agenda[0, SEATS] == seats


def test_choices_without_end_break_the_game_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 20)
    state, dice = state_of(), state_of().chance
    play_random = Linker({**BOOK.cast, play.apply: apply_nothing}, {}).link(play.play_random)
    assert play_random(state, *box_and_log(), [0] * BOOK.actions, dice) == 20
    assert state.broken == 1


def test_a_random_game_comes_to_its_end() -> None:
    state, dice = state_of(), state_of().chance
    (box, log), mask = box_and_log(), [0] * BOOK.actions
    assert BOOK.plain(play.play_random)(state, box, log, mask, dice) == 2
    assert (state.asked, state.broken, log[0, 0]) == (0, 0, 3)


def test_an_offer_that_was_not_made_breaks_the_game_off() -> None:
    state, mask = state_of(), [0] * BOOK.actions
    Vote.ask(state, 1)
    mask[11] = 1
    nth = BOOK.plain(play.nth_offered)
    assert (nth(state, mask, 0), state.broken) == (11, 0)
    assert (nth(state, mask, 1), state.broken) == (10, 1)


def test_a_game_that_is_broken_off_asks_nobody() -> None:
    state = state_of(broken=1)
    Vote.ask(state, 0b11)
    assert BOOK.plain(play.advance)(state, *box_and_log(), [0] * BOOK.actions) == 0
    assert state.asked == 1
