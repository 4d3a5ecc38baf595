"""A bot plays for somebody: at the next round it waits for them, if they are there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from meseta.match.match import Match
from tests.support.waiting import until
from tests.support.web.browsing import Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
SEAT = 0


def has_turn(match: Match) -> bool:
    """Whether she may place caballeros in the first round."""
    return match.pending == (SEAT,) and match.asked is not None and match.asked.__name__ == "Turn"


def hand_over(ana: Guest) -> None:
    """Have a bot play for her until it waits at the beginning of the next round."""
    ana.sit("el-grande", "me", "peon", until=has_turn)
    ana.page.locator("#more").click()
    ana.page.locator("#bot-0").select_option("peon")
    ana.page.locator("#menu-close").click()
    told = re.compile("A bot plays for you|A new round begins")
    expect(ana.page.locator("#question")).to_have_text(told)
    expect(ana.page.locator("#play-on")).to_be_visible()
    expect(ana.page.locator("#choices button")).to_have_count(0)
    until(lambda: SEAT in ana.here.match.pending and ana.here.match.round == 2)


def test_a_bot_waits_at_the_next_round_for_somebody_who_looks_on(visit: Visit) -> None:
    ana = visit()
    hand_over(ana)
    expect(ana.page.locator("#question")).to_contain_text("A new round begins")
    ana.page.locator("#retake").click()
    assert ana.wait_for_turn()
    assert ana.here.match.round == 2
    expect(ana.page.locator("#play-on")).to_be_hidden()


def test_who_lets_the_bot_play_on_is_not_asked_again(visit: Visit) -> None:
    ana = visit()
    hand_over(ana)
    ana.page.locator("#play-on").click()
    expect(ana.page.locator("#question")).to_have_text("A bot plays for you.")
    until(lambda: ana.here.match.round > 3)


def test_a_bot_waits_for_nobody_who_has_gone(visit: Visit) -> None:
    ana = visit()
    hand_over(ana)
    table = ana.here
    ana.page.goto(f"{ana.house.address}/games/el-grande")
    until(lambda: table.match.round > 2)
