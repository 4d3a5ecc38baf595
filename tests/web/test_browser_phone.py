"""The table kept on a device: when nobody can be reached, where bars lie, and being called."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from meseta.web.store.pushes import Push, pushes_of, remove_push
from meseta.web.table.hub import Hub
from tests.support.waiting import until
from tests.support.web.browsing import PHONE, Guest
from tests.support.web.push_services import Subscriber

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
READY = "navigator.serviceWorker.ready.then((found) => found.active.scriptURL)"
INSETS = {"top": 44, "bottom": 34, "left": 0, "right": 0}
"""What a phone keeps for itself at its edges, in pixels."""


def keep(guest: Guest) -> Guest:
    """Be a device on which the table stays."""
    guest.go("/").page.evaluate(READY)
    until(lambda: guest.page.evaluate("!!navigator.serviceWorker.controller"), "the worker")
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


# --- being called --------------------------------------------------------------------------------

LINE = "#shall-call"
SUBSCRIBE = """
window.asked = 0;
Object.defineProperty(Notification, "permission", { get: () => "default" });
Notification.requestPermission = async () => { window.asked += 1; return "granted"; };
const keys = { p256dh: PUBLIC, auth: "AAAAAAAAAAAAAAAAAAAAAA" };
const place = {
  toJSON: () => ({ endpoint: "https://push.example/phone", keys }),
  unsubscribe: async () => localStorage.removeItem("place"),
};
PushManager.prototype.getSubscription = async () => localStorage.getItem("place") ? place : null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.setItem("place", applicationServerKey);
  return place;
};
"""
"""A browser without windows has neither notifications nor a push service: it says that it does."""


def with_push_service(guest: Guest) -> Guest:
    """Be a device that a push service knows."""
    public = json.dumps(Subscriber().public)
    guest.page.add_init_script(SUBSCRIBE.replace("PUBLIC", public))
    return keep(guest)


def called_devices(guest: Guest) -> list[Push]:
    """The devices of somebody that are called."""
    return pushes_of(guest.house.store, guest.person.id)


def leave_table(guest: Guest, *sitters: str, **given: Any) -> Guest:
    """Sit at a table for a while, and go elsewhere."""
    return guest.sit("el-grande", *sitters, **given).go("/study")


def test_whoever_leaves_a_table_of_people_is_asked_once_whether_to_be_called(visit: Visit) -> None:
    ana = with_push_service(visit())
    expect(ana.page.locator(LINE)).to_be_hidden()
    leave_table(ana, "me", "friend")
    expect(ana.page.locator(LINE)).to_be_visible()
    assert ana.page.evaluate("window.asked") == 0
    ana.go("/club")
    expect(ana.page.locator(LINE)).to_be_hidden()


@pytest.mark.sample(1)
@pytest.mark.parametrize("sitters", [("me", "peon"), ("me", "here"), ("peon", "friend")])
def test_nobody_is_asked_whom_no_table_will_wait_for(visit: Visit, sitters: list[str]) -> None:
    ana = leave_table(with_push_service(visit()), *sitters)
    expect(ana.page.locator(LINE)).to_be_hidden()


def test_nobody_is_asked_who_has_got_up_from_the_table(visit: Visit) -> None:
    ana = with_push_service(visit()).sit("el-grande", "me", "friend")
    ana.press("#more")
    ana.press("#leaving [data-when=waiting] button")
    expect(ana.page.locator(".games")).to_be_visible()
    expect(ana.page.locator(LINE)).to_be_hidden()


def test_whoever_says_not_now_is_not_asked_again(visit: Visit) -> None:
    ana = leave_table(with_push_service(visit()), "me", "friend")
    ana.press("#shall-call-no")
    expect(ana.page.locator(LINE)).to_be_hidden()
    leave_table(ana, "me", "friend")
    expect(ana.page.locator(LINE)).to_be_hidden()
    assert called_devices(ana) == []


def test_whoever_says_yes_is_called_and_sets_what_for(visit: Visit) -> None:
    ana = leave_table(with_push_service(visit()), "me", "friend")
    ana.press("#shall-call-yes")
    expect(ana.page.locator(LINE)).to_contain_text("This device will call you.")
    [push] = called_devices(ana)
    assert (push.endpoint, push.wanted) == ("https://push.example/phone", "turn rematch league")
    ana.page.locator(f"{LINE} a").click()
    ana.page.get_by_label("a rematch").uncheck()
    ana.page.get_by_label("Quiet from").select_option("22:00")
    ana.page.get_by_label("until").select_option("07:00")
    ana.press(".called button[form]")
    expect(ana.page.get_by_label("a rematch")).not_to_be_checked()
    [push] = called_devices(ana)
    assert (push.wanted, push.quiet_from, push.quiet_until) == ("turn league", 22, 7)
    ana.press("#push-stop button")
    expect(ana.page.locator("#push-start")).to_be_visible()
    assert called_devices(ana) == []
    assert ana.page.evaluate("localStorage.getItem('meseta-called')") is None


def test_a_device_is_called_from_ones_own_page_and_notices_when_it_is_taken_off(
    visit: Visit,
) -> None:
    ana = with_push_service(visit()).go("/me")
    ana.press("#push-start")
    expect(ana.page.locator(".called legend")).to_contain_text("this device")
    [push] = called_devices(ana)
    remove_push(ana.house.store, push.person, push.device)
    ana.page.evaluate("sessionStorage.clear()")
    page = ana.go("/club").page
    until(lambda: page.evaluate("!localStorage.getItem('meseta-called')"), "it to be noticed")
    assert ana.page.evaluate("localStorage.getItem('place')") is None


def test_a_device_that_calls_hangs_up_when_it_is_put_aside(visit: Visit) -> None:
    ana, hub = with_push_service(visit()).go("/me"), visit().house.app.state.services[Hub]
    ana.press("#push-start")
    expect(ana.page.locator(".called")).to_be_visible()
    for path in ("/club", f"/t/{ana.table('el-grande', 'me', 'friend').row.id}"):
        ana.go(path)
        until(lambda: hub.is_here(ana.person.id), path)
        put_aside(ana, True)
        until(lambda: not hub.is_here(ana.person.id), path)
        put_aside(ana, False)
        until(lambda: hub.is_here(ana.person.id), path)


def put_aside(guest: Guest, is_hidden: bool) -> None:
    """Turn the screen off, or on again."""
    guest.page.evaluate(
        """(isHidden) => {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        is_hidden,
    )


# --- called --------------------------------------------------------------------------------------

SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, about) => self.shown.push({ title, ...about });
}"""
"""Notes what would be shown: a browser without windows shows no notifications."""
PRESSED = """async (path) => {
  let done = null;
  WindowClient.prototype.focus = async function () { self.focused = this.url; };
  self.clients.openWindow = async (opened) => { self.opened = opened; };
  const notification = { close() {}, data: { path } };
  const event = Object.assign(new Event("notificationclick"), { notification });
  self.dispatchEvent(Object.assign(event, { waitUntil: (work) => { done = work; } }));
  await done;
  return { focused: self.focused ?? null, opened: self.opened ?? null };
}"""
"""Presses a notification that leads somewhere; which window came forward, and what was opened."""


def worker_of(guest: Guest) -> Worker:
    """The service worker on somebody's device."""
    [*_, worker] = keep(guest).context.service_workers
    return worker


def deliver(guest: Guest, told: dict[str, str]) -> None:
    """Have the browser hand a call to the service worker, as a push service would."""
    speaking, found = guest.context.new_cdp_session(guest.page), list[str]()
    speaking.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            each["registrationId"] for each in told["registrations"] if not each["isDeleted"]
        ),
    )
    speaking.send("ServiceWorker.enable")
    until(lambda: guest.page.title() and found, "the worker to be registered")
    call = {"origin": guest.house.address, "registrationId": found[0], "data": json.dumps(told)}
    speaking.send("ServiceWorker.deliverPushMessage", call)


def test_a_call_is_shown_with_its_game_question_and_table(visit: Visit) -> None:
    ana = visit()
    worker = worker_of(ana)
    worker.evaluate(SHOWN)
    told = {"title": "El Grande: it is your turn", "body": "Play", "path": "/t/x", "tag": "x"}
    deliver(ana, told)
    [shown] = until(lambda: worker.evaluate("self.shown"))
    title, body, path, tag = told.values()
    assert shown == {"title": title, "body": body, "tag": tag, "data": {"path": path}}


def test_a_press_on_a_call_leads_a_window_that_is_open_to_the_table(visit: Visit) -> None:
    ana = visit()
    worker, table = worker_of(ana), f"/t/{ana.table('el-grande', 'me', 'peon').row.id}"
    pressed = worker.evaluate(PRESSED, table)
    assert pressed == {"focused": f"{ana.house.address}/", "opened": None}
    ana.page.wait_for_url(f"**{table}")
    ana.page.wait_for_selector("#the-table[data-version]")
    assert worker.evaluate(PRESSED, table)["focused"] == ana.house.address + table


def test_a_press_on_a_call_opens_the_table_where_no_window_is_open(visit: Visit) -> None:
    worker = worker_of(visit())
    worker.evaluate("() => { self.clients.matchAll = async () => []; }")
    assert worker.evaluate(PRESSED, "/t/x") == {"focused": None, "opened": "/t/x"}
