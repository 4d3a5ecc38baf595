"""The table kept on a device: what it shows when nobody can be reached, and where bars may lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.support.web.browsing import PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
READY = "navigator.serviceWorker.ready.then((found) => found.active.scriptURL)"
INSETS = {"top": 44, "bottom": 34, "left": 0, "right": 0}
"""What a phone keeps for itself at its edges, in pixels."""


def keep(guest: Guest) -> Guest:
    """Be a device on which the table stays."""
    guest.go("/").page.evaluate(READY)
    guest.page.wait_for_function("navigator.serviceWorker.controller")
    return guest


def test_the_browser_finds_nothing_wrong_with_the_manifest(visit: Visit) -> None:
    ana = visit().go("/")
    speaking = ana.context.new_cdp_session(ana.page)
    told: dict[str, Any] = speaking.send("Page.getAppManifest")
    assert told["url"] == f"{ana.house.address}/manifest.webmanifest"
    assert told["errors"] == []
    assert '"standalone"' in told["data"]


def test_whoever_is_cut_off_reads_one_sentence_and_no_old_table(visit: Visit) -> None:
    ana = keep(visit(language="de"))
    ana.go("/me").go("/")
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text("Meseta ist gerade nicht erreichbar.")).to_be_visible()
    assert ana.page.locator("header, .games").count() == 0
    ana.context.set_offline(False)
    ana.page.get_by_role("link").click()
    expect(ana.page.locator(".games")).to_be_visible()


def test_only_the_offline_page_is_kept(visit: Visit) -> None:
    ana = keep(visit()).sit("el-grande", "me", "peon")
    kept = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((each) => each.url)))).flat()"""
    assert ana.page.evaluate(kept) == [f"{ana.house.address}/offline"]


def test_nothing_lies_where_a_phone_keeps_its_own_bars(visit: Visit) -> None:
    ana = visit(viewport=PHONE)
    speaking = ana.context.new_cdp_session(ana.page)
    speaking.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    ana.sit("el-grande", "me", "peon")
    top, bar = (ana.page.locator(each).bounding_box() for each in (".brand", "#bar"))
    assert top is not None
    assert top["y"] >= INSETS["top"]
    assert bar is not None
    assert bar["y"] + bar["height"] <= PHONE["height"] - INSETS["bottom"]
