"""How long somebody waits after *Play now*: `python -m benchmarks.first_question`.

A server is started with an empty cache, so that it compiles while people play, and with a full one.
In Chromium *Play now* is pressed for each game: when the first question can be read, when something
can be chosen, and after one's first choice how long it takes until the bots have played and one is
asked again. At a cold server the page must say that the bots will play stronger in a while.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, TimeoutError, sync_playwright
from tests.support.web.browsing import CHROMIUM, FLAGS

from meseta.games import GAMES

PATIENCE, AGAIN = 300.0, 2.0
"""Seconds until something must have come; and until what was pressed is pressed once more."""
SCORED = "#scored-on:not([hidden])"
ASKED = "#the-table.mine #choices button, #the-table.mine svg .lit, #end:not([hidden])"


class Waited(NamedTuple):
    """How long somebody waited, in seconds."""

    question: float
    choice: float
    bots: float
    said: str
    """What the page says by itself about the bots."""
    server: float
    """Processor time that the server took until something could be chosen."""
    thinking: float
    """The same of the processes in which bots think."""


class Used(NamedTuple):
    """Processor time that was used so far, in seconds."""

    server: float
    thinking: float


def used_by(server: int) -> Used:
    """What a server and the processes in which its bots think have used; without the compiler."""
    begun = [each for each in children_of(str(server)) if b"forkserver" in read(each, "cmdline")]
    thinking = [*begun, *[copy for each in begun for copy in children_of(each)]]
    return Used(seconds_of(str(server)), sum(map(seconds_of, thinking)))


def children_of(process: str) -> list[str]:
    """The processes that a process has begun."""
    every = Path(f"/proc/{process}/task").glob("*/children")
    return [child for each in every for child in each.read_text("utf-8").split()]


def read(process: str, what: str) -> bytes:
    """What the system tells of a process."""
    return Path(f"/proc/{process}/{what}").read_bytes()


def seconds_of(process: str) -> float:
    """The processor time of a process."""
    told = read(process, "stat").rpartition(b")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(cache: str | None) -> Iterator[tuple[str, int, float]]:
    """A server with data of its own: its address, its process, how long it took to be there."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "MESETA_DATA_DIR": data}
        environment.pop("MESETA_WAY", None)
        if cache is not None:
            environment["MESETA_CACHE_DIR"] = cache
        command = [sys.executable, "-m", "meseta", "serve", "--port", "0"]
        began = time.monotonic()
        server = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert server.stdout is not None
        try:
            [address] = re.findall(r"http://[\w.:]+", next(iter(server.stdout)))
            yield address, server.pid, time.monotonic() - began
        finally:  # what it has started to compile goes with it
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(PATIENCE)


def play_now(page: Page, address: str, server: int, game: str, level: str) -> Waited:
    """Press Play now, choose something, and wait until one is asked again."""
    page.goto(address)
    form = page.locator(f"form[action='/play']:has(input[value='{game}'])")
    form.locator("select").select_option(level)
    began, before = time.monotonic(), used_by(server)
    form.get_by_role("button").first.click(no_wait_after=True)
    page.wait_for_function("() => document.getElementById('question')?.textContent")
    question = time.monotonic() - began
    page.wait_for_selector(ASKED)
    choice, said = time.monotonic() - began, page.locator("#note").inner_text()
    used = used_by(server)
    taken = (used.server - before.server, used.thinking - before.thinking)
    return Waited(question, choice, answered(page), said, *taken)


def answered(page: Page) -> float:
    """End one's turn, and see how long it takes until one is asked once more."""
    slowest = 0.0
    for _ in range(3):
        version = page.locator("#the-table").get_attribute("data-version")
        began, changed = time.monotonic(), f'#the-table:not([data-version="{version}"])'
        while not page.locator(changed).count():
            press(page)
            with suppress(TimeoutError):
                page.wait_for_selector(changed, timeout=1000 * AGAIN)
        page.wait_for_selector(f"{ASKED}, {SCORED}")
        slowest = max(slowest, time.monotonic() - began)
    return slowest


def press(page: Page) -> None:
    """Answer what is asked, end the turn, or go on from a scoring; some ask for a second press."""
    for button in (page.locator(SCORED), page.locator("#end")):
        if button.is_visible():
            button.click()
            return
    opener = page.locator("#choices .opener[aria-expanded=false]")
    if opener.count():
        opener.click()
    page.locator("#choices button.choice").first.click()


def main() -> None:
    """Both kinds of servers, all games."""
    parser = argparse.ArgumentParser(description="how long somebody waits after Play now")
    parser.add_argument("--level", default="caballero", help="how strong the bots are")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as empty, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for kind, cache in (("cold", empty), ("warm", None)):
            with served(cache) as (address, server, seconds):
                print(f"{kind}: served after {seconds:.1f} s", flush=True)
                for game in GAMES:
                    context = browser.new_context(locale="en-GB")
                    page = context.new_page()
                    page.set_default_timeout(1000 * PATIENCE)
                    report(kind, game, play_now(page, address, server, game, chosen.level))
                    context.close()
        browser.close()


def report(kind: str, game: str, waited: Waited) -> None:
    """One line of the table."""
    print(
        f"{kind} {game:12s} question after {waited.question:.2f} s, choices after "
        f"{waited.choice:.2f} s, for which the server took {waited.server:.2f} s and the bots "
        f"{waited.thinking:.2f} s of processor time; "
        f"bots played within {waited.bots:.2f} s; said: {waited.said!r}",
        flush=True,
    )


if __name__ == "__main__":
    main()
