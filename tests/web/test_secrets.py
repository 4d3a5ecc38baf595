"""Nobody is shown what they may not know: twin worlds look the same, to the byte.

For each viewer a twin of the table is made that differs only in what this viewer may not know; all
that is sent must be equal. `MESETA_MORE=20` looks at twenty times as many positions.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import pytest

from meseta.games import GAMES
from meseta.match.sight import hide_from
from meseta.web.http.supervision import Supervisor
from meseta.web.table.hub import Hub, Listener, bot_seed
from meseta.web.table.sheets import Sheet, Viewer, ghost_of, leads_facts, sheet_of
from meseta.web.table.table import Table
from tests.support.fuzz import VARIANTS
from tests.support.web.served import Person, Server, play_at_random, seated
from tests.support.web.worlds import (
    MORE,
    SPECTATOR,
    memory,
    moved,
    other_world,
    random_play,
    sat_down,
    seen_of,
    twin_of,
)

LOOKS = 2 if os.environ.get("MESETA_WAY") == "plain" else 6
"""So many positions of a game are looked at; fewer in plain Python, which is slow."""
CASES = [
    (game, json.dumps(options), seed)
    for game in GAMES
    for options in VARIANTS[game]
    for seed in range(1, 1 + MORE)
]
SECRET_STARTS = [
    ("6-castles", {"players": 2}),
    ("6-castles", {"players": 3, "side": "b"}),
    ("el-grande", {"players": 3, "expansions": ["power-shift"]}),
]


def sent(sheet: Sheet) -> str:
    """All that is sent of a sheet."""
    return json.dumps([sheet, sheet.tag, sheet.since(None)])


def viewer_of(seat: int) -> Viewer:
    return Viewer(None if seat == SPECTATOR else seat, "en")


def assert_same(one: Table, other: Table, seat: int) -> None:
    """Both tables look the same to a seat."""
    first, second = (sheet_of(table, viewer_of(seat)) for table in (one, other))
    for name, svg in first.parts.items():
        assert second.parts.get(name) == svg, name
    seen = dict(second.facts)
    for name, fact in first.facts.items():
        assert seen[name] == fact, name
    assert sent(first) == sent(second)


def assert_same_outlook(one: Table, other: Table, seat: int, dice: random.Random) -> None:
    """What a choice would lead to is told the same at both tables."""
    if seat in one.match.pending and one.holder is None:
        for action in dice.sample(one.match.legal_actions(seat), 1):
            told = [json.dumps(ghost_of(t.match, viewer_of(seat), action)) for t in (one, other)]
            assert told[0] == told[1]
        led = [json.dumps(leads_facts(t.match, viewer_of(seat))) for t in (one, other)]
        assert led[0] == led[1]


@pytest.mark.parametrize(("game", "options", "seed"), CASES)
@pytest.mark.sample(3)
def test_twin_worlds_look_the_same(game: str, options: str, seed: int) -> None:
    dice = random.Random(f"{game} {options} {seed}")
    table = sat_down(game, json.loads(options), shared=dice.random() < 0.5, seed=str(seed))
    moves = sum(1 for _ in random_play(sat_down(game, json.loads(options)), random.Random(seed)))
    wanted = set(dice.sample(range(moves), LOOKS))
    viewers = [SPECTATOR, *range(len(table.seats))]
    for number, (mover, action) in enumerate(random_play(table, random.Random(seed))):
        if number in wanted:
            seat = mover if number == min(wanted) else dice.choice(viewers)
            twin = other_world(table, seat, number)
            assert_same(table, twin, seat)
            assert_same_outlook(table, twin, seat, dice)
            assert_same_after(table, twin, seat, (mover, action))


def assert_same_after(one: Table, other: Table, seat: int, move: tuple[int, int]) -> None:
    """The same move, if it shows a seat the same at both tables, leads to what looks the same."""
    mover, action = move
    if action not in other.match.legal_actions(mover):
        return
    after = [twin_of(table, table.match.copy()) for table in (one, other)]
    for table in after:
        moved(table, mover, action)
    first, second = after
    if first.match.log == second.match.log and seen_of(first, seat) == seen_of(second, seat):
        if first.match.pending == second.match.pending:
            assert_same(first, second, seat)


def secret_moments(table: Table, dice: random.Random) -> list[tuple[Table, int]]:
    """The table wherever several decide in secret, and who does."""
    found = []
    for seat, _ in random_play(table, dice):
        kind = table.match.asked
        if kind is not None and kind.several and len(table.match.pending) > 1:
            found.append((twin_of(table, table.match.copy()), seat))
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("el-grande", {"players": 3, "short": True}),
        ("el-grande", {"players": 3, "edition": "classic", "short": True}),
        *SECRET_STARTS,
    ],
)
@pytest.mark.parametrize("shared", [False, True])
def test_secret_answers_look_the_same_to_others(
    game: str, options: dict[str, Any], shared: bool
) -> None:
    moments = secret_moments(sat_down(game, options, shared), random.Random(1))
    assert moments
    for table, mover in moments[: 2 * MORE]:
        answered = []
        for action in table.match.legal_actions(mover)[:2]:
            answered.append(twin_of(table, table.match.copy()))
            moved(answered[-1], mover, action)
        others = [seat for seat in range(len(table.seats)) if seat != mover]
        for seat in [SPECTATOR, others[0]]:
            assert_same(answered[0], answered[1], seat)


class Heard:
    """What a listener of a table is sent while moves are made."""

    workers: ClassVar[Any] = None

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.listener = table, Listener(viewer_of(seat))
        self.hub = Hub(memory(), self.workers, Supervisor())
        self.hub.listeners[table.row.id] = [self.listener]

    async def move(self, seat: int, action: int) -> list[Any]:
        """Everything that is sent for a move."""
        self.hub.tables[self.table.row.id] = self.table
        await self.hub.change(self.table, lambda: moved(self.table, seat, action))
        waiting = self.listener.waiting
        return [waiting.get_nowait() for _ in range(waiting.qsize())]


@pytest.mark.parametrize(("game", "options"), SECRET_STARTS)
def test_listeners_are_sent_the_same_for_what_they_may_not_know(
    game: str, options: dict[str, Any]
) -> None:
    async def pushes(choice: int) -> list[Any]:
        table = sat_down(game, options)
        table.row = table.row._replace(id="table")
        heard = Heard(table, 1)
        return await heard.move(0, table.match.legal_actions(0)[choice])

    with ThreadPoolExecutor(1) as apart:  # where a browser is driven too, this thread has a loop
        first, second = apart.map(lambda choice: asyncio.run(pushes(choice)), (0, 1))
    assert len(first) == 1
    assert json.dumps(first) == json.dumps(second)


def test_what_a_bot_will_do_cannot_be_foretold_from_what_everybody_knows() -> None:
    row = sat_down("el-grande", {"players": 2}).row._replace(id="table", seed="a secret seed")
    seeds = {bot_seed(row, 0), bot_seed(row, 1), bot_seed(row._replace(seed="another"), 0)}
    assert len(seeds) == 3
    assert not [seed for seed in seeds if "table" in seed or "secret" in seed]


# --- whole pages and streams ---------------------------------------------------------------------


def all_bytes(person: Person, table: str, seat: int) -> str:
    """All that somebody is sent of a table: the page, the stream, what each choice leads to."""
    page = person.get(f"/t/{table}").text
    with person.listen(table, seat) as stream:
        first = stream.next()
    ghosts = [
        person.get(f"/t/{table}/ghost", params={"seat": seat, "action": choice["action"]}).text
        for choice in first["choices"][:3]
    ]
    return "\n".join([page, *stream.heard, *ghosts])


def test_a_secret_answer_is_in_no_byte_that_others_are_sent(server: Server) -> None:
    told = []
    for choice in (0, 1):
        ana, ben = server.person("Ana"), server.person("Ben")
        table = seated(ana, ben, "6-castles", family="no")
        with ben.listen(table, 1) as stream:
            stream.next()
            ana.act(table, 0, server.table(table).match.legal_actions(0)[choice])
            stream.next()
        sent = "\n".join([*stream.heard, all_bytes(ben, table, 1)]).replace(table, "")
        told.append([line for line in sent.split("\n") if line and '"kind": "turn"' not in line])
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_in_no_byte(server: Server, game: str) -> None:
    ana, ben, eva = server.person("Ana"), server.person("Ben"), server.person()
    seed = "f00d" * 16
    table = ana.make(game, ["me", "peon"], seed)
    play_at_random(server, table, lambda played: len(played.match.moves) > 20)
    secret = [seed, ana.cookie]
    for person, seat in ((ana, 0), (ben, "none"), (eva, "none")):
        with person.listen(table, seat) as stream:
            stream.next()
        sent = "\n".join([person.get(f"/t/{table}").text, *stream.heard])
        assert not [each for each in secret if each in sent]


# --- when twin worlds part -----------------------------------------------------------------------

COMPANIES = [
    {"players": 2, "suggested": True},
    {"players": 3, "family": True},
    {"players": 4, "side": "b"},
]
SHOWN: dict[str, tuple[str, set[str]]] = {
    "a tile that one has drawn oneself": ("pile_left", {"hands"}),
    "the castle that lies on top now": ("castles_left", {"castle_deck"}),
    "the exploration tile that lies on top now": ("stock_left", {"stock"}),
    "charters that everybody lays open": ("charters_open", {"charters"}),
    "charters and what they are worth at the end": (
        "tally",
        {"charters", "scores", "tally", "coins", "religion"},
    ),
}
"""What a move may show in 6 Castles: the entry that tells of it, and where it is seen then."""


@pytest.mark.once("compiled")
@pytest.mark.parametrize("options", COMPANIES, ids=str)
def test_twin_worlds_of_6_castles_part_by_what_the_rules_show(options: dict[str, Any]) -> None:
    parted = [each for seed in range(1, 1 + MORE) for each in partings(options, seed)]
    assert any(fields == {"hands"} for fields, _ in parted)
    for fields, shown in parted:
        assert fields <= set().union(*(SHOWN[why][1] for why in shown)), (fields, shown)


def partings(options: dict[str, Any], seed: int) -> Iterator[tuple[set[str], list[str]]]:
    """Where twins part in a random game: what a viewer sees differently, and what was shown."""
    dice, twins = random.Random(f"{options} {seed}"), list[tuple[int, Table]]()
    table = sat_down("6-castles", options, seed=str(seed))
    viewers = [SPECTATOR, *range(len(table.seats))]
    for number, (mover, action) in enumerate(random_play(table, random.Random(seed))):
        viewer = dice.choice(viewers)
        twins.append((viewer, other_world(table, viewer, number)))
        after, alike = twin_of(table, table.match.copy()), []
        moved(after, mover, action)
        for seat, twin in twins:
            if mover not in twin.match.pending or action not in twin.match.legal_actions(mover):
                continue
            moved(twin, mover, action)
            fields = seen_apart(after, twin, seat)
            if fields:
                yield fields, list(shown_by(table, after, seat if seat == mover else None))
            else:
                assert after.match.log == twin.match.log
                alike.append((seat, twin))
        twins = alike


def seen_apart(one: Table, other: Table, seat: int) -> set[str]:
    """The entries of the record that a seat sees differently at two tables."""
    first, second = (
        hide_from(t.match.game, t.match.way, t.match.state, seat) for t in (one, other)
    )
    return {
        name for name in one.match.game.book.state.fields if (first[name] != second[name]).any()
    }


def shown_by(before: Table, after: Table, drawer: int | None) -> Iterator[str]:
    """What a move has shown, to everybody or to who has drawn a tile."""
    first, second = before.match.state, after.match.state
    for why, (entry, _) in SHOWN.items():
        if (first[entry] != second[entry]).any() and (entry != "pile_left" or drawer is not None):
            yield why
