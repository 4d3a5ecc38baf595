"""Whole games over HTTP: every byte that anybody is sent, and what may be in none of them."""

from __future__ import annotations

import base64
import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from itertools import zip_longest
from typing import Any, NamedTuple

import httpx

from meseta.games import find_game
from meseta.kernel.chance import seed_words
from meseta.match.match import Match
from meseta.match.sight import deal_anew, hide_from
from meseta.web.replay.replays import Shelf
from meseta.web.store.store import SeatRow, TableRow
from meseta.web.table import table_form
from meseta.web.table.hub import Hub
from meseta.web.table.table import Table
from tests.support.web.programs import Program, token_of
from tests.support.web.served import Server, play_at_random
from tests.support.web.worlds import SPECTATOR

WORD = re.compile(r"[a-z]\w{2,}")
"""What things are called in positions and views."""
PATHS = re.compile(r'\bd=\\?"[^"\\]*\\?"')
"""Lines of drawings, in which there are letters and numbers but no names."""
TRIES = 6
"""So many other answers are tried when it is asked whether somebody could know what was chosen."""
SMALL_NUMBER = 1 << 20
"""Numbers of the generator that are smaller stand anywhere."""


class Ear:
    """An open stream, and all that comes out of it."""

    def __init__(self, answer: httpx.Response) -> None:
        assert answer.status_code == 200, answer.read()
        self.lines = answer.iter_lines()
        self.heard = self.read(lambda line: line.startswith("data: "))

    def read(self, ends: Callable[[str], bool]) -> list[str]:
        """Every line up to one; heartbeats say nothing."""
        heard: list[str] = []
        for line in self.lines:
            if line and '"kind": "beat"' not in line:
                heard.append(line)
                if ends(line):
                    return heard
        raise AssertionError("the stream has ended")

    def until(self, mark: str) -> list[str]:
        """Every line that was not asked for yet, up to a mark."""
        heard, self.heard = [*self.heard, *self.read(lambda line: mark in line)], []
        return heard[:-1]


def changes(lines: list[str]) -> list[str]:
    """What was heard of a table, but for calls to it, which go to all tables of a person."""
    return [line for line in lines if '"kind": "turn"' not in line]


class Looker:
    """Somebody who is sent what they may see: at a seat, or as a spectator."""

    def __init__(self, server: Server, seat: int) -> None:
        self.server, self.seat = server, seat
        self.person = server.person("" if seat == SPECTATOR else f"P{seat}")
        token = None if seat == SPECTATOR else token_of(self.person)
        self.program = Program(server, token)
        self.known: set[str] = set()
        """All words that the seat has been allowed to see so far."""

    @property
    def id(self) -> str | None:
        """Who they are to the server."""
        person = self.server.store.whose(self.person.cookie)
        return person.id if person else None

    def listen(self, table: str, stack: ExitStack) -> list[Ear]:
        """Open the stream of the page and that for programs."""
        clients = ((self.person, f"/t/{table}"), (self.program, f"/tables/{table}"))
        return [
            Ear(stack.enter_context(each.client.stream("GET", f"{path}/stream")))
            for each, path in clients
        ]

    def asks(self, table: str, at: int) -> dict[str, str]:
        """Every page about a table that they can ask for, and what they are answered."""
        pages = ("", f"?at={at}", "/since", "/export", "/export?as=text", "/chat", "/result")
        more = (f"/at?at={at}", "/rey", "/leads", *self.ghosts(table))
        said = {path: self.person.get(f"/t/{table}{path}").text for path in (*pages, *more)}
        for path in ("", "/view", "/story", "/result"):
            said[f"program {path}"] = self.program.get(f"/tables/{table}{path}").text
        said["lobby"] = self.person.get("/").text
        if self.seat != SPECTATOR:
            said["study"] = self.studies(table)
        return {path: text.replace(table, "") for path, text in said.items()}

    def ghosts(self, table: str) -> list[str]:
        """Where it is told what the first and the last choice would lead to."""
        facts = self.program.get(f"/tables/{table}").json()
        asked = [choice["action"] for choice in facts.get("choices", [])]
        return [f"/ghost?action={action}" for action in dict.fromkeys([*asked[:1], *asked[-1:]])]

    def studies(self, table: str) -> str:
        """What a study of the table begins with."""
        made = self.person.post("/study", {"table": table})
        if made.status_code != 303:
            return made.text
        study = made.headers["location"]
        page = self.person.get(study).text
        self.person.post(f"{study.partition('?')[0]}/remove")
        return page.replace(study.partition("?")[0], "")


class Move(NamedTuple):
    """A move as it was made, and for whom it could have been another."""

    seat: int
    action: int
    others: dict[int, int]
    """For each viewer who cannot tell, another answer that looks the same."""


class Capture:
    """A table at which people play by chance, and all that everybody is sent of it."""

    def __init__(
        self,
        server: Server,
        lookers: list[Looker],
        game: str,
        options: Mapping[str, Any],
        seed: int,
    ) -> None:
        self.server, self.hub = server, server.app.state.services[Hub]
        kind = find_game(game)
        chosen = kind(options).options
        self.dice = random.Random(f"{game} {options} {seed}")
        count = len(chosen["players"])
        self.lookers = [*lookers[:count], lookers[-1]]
        self.seed = f"{self.dice.getrandbits(256):064x}"
        self.name = self.laid(game, chosen)
        self.moves: list[Move] = []
        self.marks = 0
        self.ears: dict[int, list[Ear]] = {}

    def laid(self, game: str, options: dict[str, Any]) -> str:
        """The name of a new table at which all lookers sit but the last, who looks on."""
        maker = self.server.store.whose(self.lookers[0].person.cookie)
        assert maker is not None
        row: TableRow = table_form.table_for(game, options, maker, hints=True)._replace(
            seed=self.seed
        )
        seats = [
            SeatRow(row.id, seat, each.id, f"P{seat}", None, None, {})
            for seat, each in enumerate(self.lookers[:-1])
        ]
        self.server.store.add_table(row, seats)
        return row.id

    @property
    def table(self) -> Table:
        """The table as the server has it."""
        table: Table = self.hub.tables[self.name]
        return table

    @property
    def match(self) -> Match:
        """The match as the server has it."""
        return self.table.match

    # --- playing ---------------------------------------------------------------------------------

    def skip(self, count: int) -> None:
        """So many moves before anybody comes."""
        if count:
            played = play_at_random(self.server, self.name, lambda now: self.has_passed(now, count))
            self.moves = [Move(seat, action, {}) for seat, action in played.match.moves]
        assert self.lookers[0].person.get(f"/t/{self.name}").status_code == 200
        self.learn(self.match)

    def has_passed(self, played: Table, count: int) -> bool:
        """Whether so many moves were made; everybody has seen what they may see of them."""
        self.learn(played.match)
        return len(played.match.moves) >= count

    def step(self) -> None:
        """One move of anybody, and the end of the turn; now and then it is taken back first."""
        seat = self.dice.choice(self.match.pending)
        self.play(seat, self.dice.choice(self.match.legal_actions(seat)))
        if self.dice.random() < 0.2 and self.table.may_take_back(seat):
            self.send(seat, "back", count=1)
            self.moves.pop()
            self.play(seat, self.dice.choice(self.match.legal_actions(seat)))
        self.end()

    def play(self, seat: int, action: int) -> None:
        """A move, and for whom it could have been another."""
        others = undecided(self.match, seat, action, self.dice)
        self.send(seat, "play", action=action, sure=True)
        self.moves.append(Move(seat, action, others))
        self.learn(self.match)

    def end(self) -> None:
        """End the turn where somebody must."""
        if self.table.holder is not None:
            self.send(self.table.holder, "end")

    def send(self, seat: int, what: str, **body: Any) -> None:
        """Somebody does something."""
        person = self.lookers[seat].person
        answer = person.send(self.name, what, seat=seat, version=self.table.version, **body)
        assert answer.status_code == 200, answer.text

    def learn(self, match: Match) -> None:
        """Everybody looks at what they may see now."""
        told = " ".join(match.story())
        for each in self.lookers:
            view = match.view(None if each.seat == SPECTATOR else each.seat)
            each.known |= {*WORD.findall(json.dumps(view)), *WORD.findall(told)}

    # --- listening -------------------------------------------------------------------------------

    def listen(self, stack: ExitStack) -> None:
        """Everybody listens from now on."""
        self.ears = {each.seat: each.listen(self.name, stack) for each in self.lookers}

    def heard(self) -> dict[int, list[str]]:
        """What everybody has heard since they were last asked."""
        self.marks += 1
        mark = f"mark {self.marks} of all"
        told = {"kind": "mark", "mark": mark}

        async def tell() -> None:
            self.hub.tell(self.table, told)

        self.server.on_loop(tell)
        return {
            seat: [line for ear in ears for line in ear.until(mark)]
            for seat, ears in self.ears.items()
        }

    # --- other worlds ----------------------------------------------------------------------------

    def other_world(self, seat: int) -> Match:
        """The match as it could be too for all that a seat, or a spectator, has seen of it.

        After every move all is dealt anew that could not be known then, and where others chose
        what nobody else can tell, they have chosen something else.
        """
        match, other = self.match, self.match.copy()
        for each in range(len(match.game.seats)):
            match.may_take_back(each)
        other._traceless = dict(match._traceless)
        for number, state in enumerate(match._history):
            seen = hide_from(match.game, match.way, state, seat)
            dealt = deal_anew(match.game, match.way, seen, seat, f"{self.name} {number}")
            other._history[number] = dealt
        other.moves = [(m.seat, m.others.get(seat, m.action)) for m in self.moves]
        other.seed = "another"
        other._return()
        return other

    def enter(self, match: Match) -> None:
        """Another world lies on the table."""
        self.table.match = match
        self.server.app.state.services[Shelf].kept.clear()

    def publish_to(self, seat: int) -> list[str]:
        """What a seat hears when the table is shown to it, and to nobody else, once more."""
        everybody = self.hub.listeners[self.name]
        number = None if seat == SPECTATOR else seat

        async def publish() -> None:
            self.hub.listeners[self.name] = [x for x in everybody if x.viewer.seat == number]
            await self.hub.publish(self.table)
            self.hub.listeners[self.name] = everybody

        self.server.on_loop(publish)
        return changes(self.heard()[seat])


def undecided(match: Match, seat: int, action: int, dice: random.Random) -> dict[int, int]:
    """For each viewer who sees the same whatever a seat chooses: another choice."""
    actions = [each for each in match.legal_actions(seat) if each != action]
    after = played(match, seat, action)
    found: dict[int, int] = {}
    for other in dice.sample(actions, min(TRIES, len(actions))):
        twin = played(match, seat, other)
        if (twin.log, twin.pending) == (after.log, after.pending):
            viewers = [SPECTATOR, *range(len(match.game.seats))]
            same = [v for v in viewers if v != seat and seen_by(twin, v) == seen_by(after, v)]
            found = {**dict.fromkeys(same, other), **found}
    return found


def seen_by(match: Match, seat: int) -> bytes:
    """All that a seat, or a spectator, may know."""
    return hide_from(match.game, match.way, match.state, seat).tobytes()


# --- what must be in no byte ---------------------------------------------------------------------


def secret_words(match: Match, seat: int, known: set[str]) -> set[str]:
    """The names of all things that are hidden from a seat, and that it has never seen."""
    values = [match.position.get(key) for key in hidden_keys(match, seat)]
    words = {word for text in texts_in(values) for word in text.split() if WORD.fullmatch(word)}
    return words - known


def hidden_keys(match: Match, seat: int) -> list[str]:
    """The keys of a position in which something is hidden from a seat, or from a spectator."""
    state, fields = match.state, match.game.book.state.fields
    seen = hide_from(match.game, match.way, state, seat)
    names = [name for name in fields if state[name].tobytes() != seen[name].tobytes()]
    return [fields[name].key or name for name in names if name != "chance"]


def texts_in(value: Any) -> Iterator[str]:
    """All texts that stand somewhere in a value."""
    if isinstance(value, str):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from texts_in(each)


def words_found(text: str, words: set[str]) -> set[str]:
    """Those of the words that stand in a text."""
    if not words:
        return set()
    each = "|".join(map(re.escape, sorted(words)))
    return set(re.findall(rf"(?<![a-z0-9])(?:{each})(?!\w)", PATHS.sub("", text)))


def spellings(seed: str, match: Match) -> Iterator[str]:
    """Everything from which all chance could be worked out, however it is written."""
    raw = bytes.fromhex(seed)
    yield from (seed, seed.upper(), str(int(seed, 16)), base64.b64encode(raw).decode().rstrip("="))
    yield base64.urlsafe_b64encode(raw).decode().rstrip("=")
    numbers = [*map(int, seed_words(seed)), *match.position["chance"]]
    for number in (each for each in numbers if each > SMALL_NUMBER):
        yield from (str(number), f"{number:08x}", f"{number:08X}")


def seeds_found(text: str, seed: str, match: Match) -> list[str]:
    """Those of the spellings that stand in a text."""
    return [each for each in spellings(seed, match) if each in text]


class Twins:
    """Two tables that differ only in what a seat may not know, and at which the same is done."""

    def __init__(self, capture: Capture, seat: int) -> None:
        self.capture, self.seat = capture, seat
        table = capture.table
        self.name = capture.laid(table.row.game, table.row.options)
        assert capture.lookers[0].person.get(f"/t/{self.name}").status_code == 200
        self.other: Table = capture.hub.tables[self.name]
        self.other.match = capture.other_world(seat)
        self.other.version, self.other.ended = table.version, table.ended

    def compare(self, most: int = 12) -> int:
        """Do the same at both until the seat sees a difference; how often it was sent the same."""
        looker = next(each for each in self.capture.lookers if each.seat == self.seat)
        with ExitStack() as stack:
            ears = [looker.listen(name, stack) for name in (self.capture.name, self.name)]
            self.heard_alike(ears)
            for count in range(most):
                if self.capture.match.over or not self.step():
                    return count
                self.heard_alike(ears)
        return most

    def heard_alike(self, ears: list[list[Ear]]) -> None:
        """At both tables the seat has heard the same since it was last asked."""
        capture = self.capture
        capture.marks += 1
        mark = f"mark {capture.marks} of twins"
        tables = (capture.table, self.other)

        async def tell() -> None:
            for table in tables:
                capture.hub.tell(table, {"kind": "mark", "mark": mark})

        capture.server.on_loop(tell)
        heard = [
            [line.replace(table.row.id, "") for ear in each for line in changes(ear.until(mark))]
            for table, each in zip(tables, ears, strict=True)
        ]
        apart = [*zip_longest(*heard)]
        assert heard[0] == heard[1], next(pair for pair in apart if pair[0] != pair[1])

    def step(self) -> bool:
        """The same move at both, or one that looks the same; whether both still look the same.

        What would show a difference is done at the first alone.
        """
        capture, match = self.capture, self.capture.match
        seat = capture.dice.choice(match.pending)
        action = capture.dice.choice(match.legal_actions(seat))
        other = self.answer(seat, action)
        capture.play(seat, action)
        if other is None:
            capture.end()
            return False
        self.send(seat, "play", action=other, sure=True)
        assert capture.table.holder == self.other.holder
        if self.other.holder is not None:
            self.send(seat, "end")
        capture.end()
        return True

    def answer(self, seat: int, action: int) -> int | None:
        """What is done at the other table, so that the seat cannot tell the two apart then."""
        after = played(self.capture.match, seat, action)
        for other in self.answers(seat, action):
            twin = played(self.other.match, seat, other)
            if (twin.log, twin.pending) == (after.log, after.pending):
                if seen_by(twin, self.seat) == seen_by(after, self.seat):
                    return other
        return None

    def answers(self, seat: int, action: int) -> list[int]:
        """What could be done at the other table: something else if that looks the same."""
        legal = self.other.match.legal_actions(seat)
        if seat == self.seat:
            return [action] if action in legal else []
        others = [each for each in legal if each != action]
        some = self.capture.dice.sample(others, min(TRIES, len(others)))
        return [*some, *([action] if action in legal else [])]

    def send(self, seat: int, what: str, **body: Any) -> None:
        """Somebody does something at the other table."""
        person = self.capture.lookers[seat].person
        answer = person.send(self.name, what, seat=seat, version=self.other.version, **body)
        assert answer.status_code == 200, answer.text


def played(match: Match, seat: int, action: int) -> Match:
    """A match after one more move."""
    after = match.copy()
    after.play(action, seat)
    return after
