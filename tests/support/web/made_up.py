"""Requests made up from the declarations: as somebody would send them, then changed.

Addresses are those of the application, fields those that its sources read and its operations
declare, so whatever is new is among them by itself.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, urlencode

from starlette.routing import Match

from meseta.games import GAMES
from meseta.web.app import ROUTES
from tests.support.fuzz import change, changed
from tests.support.web.documents import SENT_TO, documents, write_file
from tests.support.web.fields_read import read_fields
from tests.support.web.heard import Heard, home_of
from tests.support.web.oddities import BOUNDARY, FILE, FORM, HEADERS, JSON, METHODS, ODD, WORDS
from tests.support.web.visits import FORMS, LOOKED_AT, SENT, STREAMS, Visitor, route_of

LEFT_ALONE, AS_USUAL = 0.4, 0.6
"""Of files, those in which nothing is changed; of addresses, those that people go to."""
LOOKED_AT_FIRST = """
/t/TABLE?seat=0 /t/OVER /api/tables/TABLE?seat=0 /study/STUDY LESSON PUZZLE /box/OWNBOX/bench /me
/import
""".split()
"""What tells most of what can be sent."""
BOTS = 3
"""That come to a league."""
MOST_NAMES = 20
"""So many names of a kind are remembered besides the last."""


class Place(NamedTuple):
    """A route with one of its methods."""

    method: str
    path: str
    largest: int

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


PLACES = [
    Place(method, route.path, bounds.largest)
    for route in ROUTES
    for method, bounds in route.bounds.items()
]
UPLOADS = [place for place in PLACES if place.largest > min(each.largest for each in PLACES)]
"""Where files are read."""


@dataclass
class Request:
    """What is sent, before it is bytes."""

    method: str
    path: str
    route: str
    """The path as it was declared."""
    kind: str = ""
    fields: dict[str, Any] = field(default_factory=dict)
    asked: list[tuple[str, Any]] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    file: bytes = b""
    spoil: Callable[[bytes], bytes] = bytes
    """What is done to the body in the end."""
    is_cut: bool = False
    """Whether it ends in the middle."""

    @property
    def body(self) -> bytes:
        """What is sent behind the headers."""
        if self.kind == JSON:
            return self.spoil(json.dumps(self.fields).encode())
        texts = {key: text_of(value) for key, value in self.fields.items()}
        if self.kind == FILE:
            return self.spoil(b"".join(parts_of(texts, self.file)))
        return self.spoil(urlencode(texts, errors="replace").encode() if self.kind else b"")

    def raw(self, host: str) -> bytes:
        """All bytes of it."""
        body = self.body
        asked = [(key, text_of(value)[:4000]) for key, value in self.asked]
        query = "?" + urlencode(asked, errors="replace") if asked else ""
        usual = {"host": host, "connection": "close", "content-type": self.kind or "text/plain"}
        headers = {**usual, "content-length": str(len(body)), **self.headers}
        lines = [f"{self.method} {self.path}{query} HTTP/1.1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        sent = body[: len(body) // 2] if self.is_cut else body
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + sent


def text_of(value: Any) -> str:
    """A value as a form sends it."""
    return value if isinstance(value, str) else json.dumps(value)


def parts_of(texts: dict[str, str], file: bytes) -> Iterator[bytes]:
    """The parts of a form with a file."""
    for name, value in texts.items():
        said = quote(name, safe=" ")
        head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{said}"\r\n\r\n'
        yield head.encode() + value.encode("utf-8", "replace") + b"\r\n"
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n'
    yield head.encode() + file + f"\r\n--{BOUNDARY}--\r\n".encode()


class Inventor:
    """Makes up requests about a scene."""

    def __init__(self, visitor: Visitor, dice: random.Random) -> None:
        self.visitor, self.dice = visitor, dice
        self.pools = {"game": list(GAMES), "name": ["page.js", "table/table.js"]}
        """Names that lead somewhere, by what addresses call them."""
        for path in (*LOOKED_AT, *(path for path, _ in (*SENT, *FORMS))):
            self.learn(visitor.address(path))
        self.begin_playing()
        self.examples, self.addresses = examples_of(visitor), addresses_of(visitor)
        self.files = {**documents(), **self.own_files()}
        self.heard = Heard(frozenset(read_fields()))
        for path in LOOKED_AT_FIRST:
            address = visitor.address(path).partition("?")[0]
            route = route_of("GET", address).partition(" ")[2]
            self.heard.note(home_of(route, address), visitor.visit("GET", path).text)

    def begin_playing(self) -> None:
        """A table at which the one whose scene it is has all seats; now and then, a full league."""
        ana, names = self.visitor.ana, self.visitor.names
        played = ana.make(names["GAME"], ["me", "here"], hints="yes")
        self.tables, names["TABLE"] = [names["TABLE"], played, played], played
        self.learn(f"/t/{played}")
        if self.dice.random() < 0.5:
            for _ in range(BOTS):
                ana.post(f"/leagues/{names['LEAGUE']}/bot", {"level": "peon"})

    def own_files(self) -> dict[str, list[str]]:
        """A study and corrections, as they can be taken home here."""
        step = {"version": 0, "component": "pieces", "verdict": "same"}
        self.visitor.visit("POST", "/box/OWNBOX/step", json=step)
        corrections = self.visitor.visit("GET", "/box/OWNBOX/corrections").text
        return {
            "study": [self.visitor.visit("GET", "/study/STUDY/file").text],
            "corrections": [json.dumps(tomllib.loads(corrections))],
        }

    def learn(self, address: str) -> None:
        """What an address names can be named from now on."""
        found = names_in_address(address.partition("?")[0]) if address else {}
        for what, name in found.items():
            known = self.pools.setdefault(what, [])
            if name not in known:
                known[:] = [*known[-MOST_NAMES:], name]

    def hear(self, request: Request, text: str) -> None:
        """What an answer tells can be sent from now on."""
        self.heard.note(home_of(request.route, request.path), text)

    def invent(self) -> Request:
        """One more."""
        place = self.dice.choice(UPLOADS if self.dice.random() < 0.1 else PLACES)
        request = self.usual(place)
        for _ in range(self.dice.choice((0, 1, 1, 1, 2, 3))):
            self.dice.choice(CHANGES)(self, request)
        return request

    def usual(self, place: Place) -> Request:
        """What somebody might send there."""
        path, asked = self.go_to(place)
        kind, fields = self.examples.get(place.name, ("", {}))
        request = Request(place.method, path, place.path, kind, self.filled(place, path, fields))
        request.asked = [*self.filled(place, path, asked).items()]
        if place.method == "GET" and self.dice.random() < 0.5:
            names = self.dice.sample(read_fields(), 2)
            request.asked += [(name, self.value()) for name in ("seat", "at", "node", *names)]
        if place in UPLOADS:
            self.add_file(request)
        request.headers |= self.identity(place.path)
        return request

    def go_to(self, place: Place) -> tuple[str, dict[str, str]]:
        """An address there, and what is asked: as people go there, or by any names."""
        known = self.addresses.get(place.name)
        if not known or self.dice.random() > AS_USUAL:
            return self.fill(place.path), {}
        self.visitor.names["TABLE"] = self.dice.choice(self.tables)
        path, _, asked = self.visitor.address(self.dice.choice(known)).partition("?")
        return path, dict(parse_qsl(asked))

    def filled(self, place: Place, path: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Fields with what was told of them there."""
        home, recall = home_of(place.path, path), self.heard.recall
        return {name: recall(home, name, usual, self.dice) for name, usual in fields.items()}

    def identity(self, path: str) -> dict[str, str]:
        """Who sends it: mostly the one whose scene it is."""
        if self.dice.random() < 0.1:
            return {}
        if path.startswith("/api/"):
            return {"authorization": str(self.visitor.program.client.headers["authorization"])}
        return {"cookie": f"meseta={self.visitor.ana.cookie}"}

    def fill(self, path: str) -> str:
        """A path with names in it, of which some lead somewhere."""
        parts = [
            self.path_name(part[1:-1].partition(":")[0]) if part.startswith("{") else part
            for part in path.split("/")
        ]
        return "/".join(parts)

    def path_name(self, what: str) -> str:
        """A name of such a thing, or anything else."""
        known = self.pools.get(what, []) if self.dice.random() < 0.9 else []
        if not known:
            known = [text_of(value)[:2000] for value in ODD]
        return quote(self.dice.choice(known), safe="/", errors="replace") or "-"

    def value(self) -> Any:
        """Anything: what is often right, what has a name here, what is odd."""
        kind = self.dice.random()
        if kind < 0.4:
            return self.dice.choice(WORDS)
        if kind < 0.5:
            return self.dice.choice(self.dice.choice(list(self.pools.values())))
        return self.document() if kind < 0.55 else self.dice.choice(ODD)

    def document(self, kind: str = "") -> dict[str, Any]:
        """A match, a position, a study or a box, mostly with one thing changed in it."""
        files = self.files[kind or self.dice.choice([*self.files])]
        found: dict[str, Any] = json.loads(self.dice.choice(files))
        if self.dice.random() > LEFT_ALONE:
            change(found, self.dice)
        return found

    # --- changes ---------------------------------------------------------------------------------

    def set_field(self, request: Request) -> None:
        """Another value in a field that it has, or in any."""
        known = list(request.fields)
        names = known if known and self.dice.random() < 0.7 else read_fields()
        request.fields[self.dice.choice(names)] = self.value()
        request.kind = request.kind or self.dice.choice([JSON, FORM])

    def drop_field(self, request: Request) -> None:
        """One field less."""
        if request.fields:
            del request.fields[self.dice.choice(list(request.fields))]

    def change_inside(self, request: Request) -> None:
        """One thing changed somewhere inside."""
        if request.fields:
            request.fields = changed(request.fields, self.dice)[0]

    def ask(self, request: Request) -> None:
        """Something behind the question mark."""
        request.asked.append((self.dice.choice(read_fields()), self.value()))

    def add_header(self, request: Request) -> None:
        """A header that is odd."""
        name = self.dice.choice(list(HEADERS))
        request.headers[name] = self.dice.choice(HEADERS[name])

    def change_method(self, request: Request) -> None:
        """Another method."""
        request.method = self.dice.choice(METHODS)

    def change_path(self, request: Request) -> None:
        """A piece of the address replaced, or more behind it."""
        parts = request.path.split("/")
        parts[self.dice.randrange(1, len(parts))] = self.path_name("")
        request.path = "/".join([*parts, *self.dice.choice([[], [], ["x"], [""]])])

    def change_kind(self, request: Request) -> None:
        """The same in another form."""
        request.kind = self.dice.choice([JSON, FORM, FILE])

    def add_file(self, request: Request) -> None:
        """A file."""
        kinds = SENT_TO.get(request.route, ()) if self.dice.random() < 0.9 else ()
        kind = self.dice.choice(kinds or [*self.files])
        request.kind, request.file = FILE, write_file(self.document(kind), kind)

    def cut_off(self, request: Request) -> None:
        """Somebody who hangs up in the middle."""
        request.is_cut = True

    def spoil_body(self, request: Request) -> None:
        """Bytes of the body lost, changed or doubled."""
        seed = self.dice.getrandbits(32)
        request.spoil = lambda body: spoiled(body, random.Random(seed))


CHANGES = (
    *([Inventor.set_field] * 5),
    *([Inventor.change_inside] * 3),
    Inventor.drop_field,
    Inventor.ask,
    Inventor.ask,
    Inventor.add_header,
    Inventor.add_header,
    Inventor.change_method,
    Inventor.change_path,
    Inventor.change_kind,
    Inventor.add_file,
    Inventor.cut_off,
    Inventor.spoil_body,
)


def addresses_of(visitor: Visitor) -> dict[str, list[str]]:
    """Where people go, by the names of places."""
    found: dict[str, list[str]] = {}
    sent = [("POST", path) for path, _ in (*SENT, *FORMS)]
    for method, path in (*(("GET", path) for path in (*LOOKED_AT, *STREAMS)), *sent):
        found.setdefault(route_of(method, visitor.address(path)), []).append(path)
    return found


def names_in_address(path: str) -> dict[str, str]:
    """What an address names, by what its route calls it."""
    for route in ROUTES:
        match, found = route.matches({"type": "http", "method": "GET", "path": path})
        if match is not Match.NONE:
            names: dict[str, str] = found["path_params"]
            return names
    return {}


def spoiled(body: bytes, dice: random.Random) -> bytes:
    """A body that is not as it was."""
    at = dice.randrange(len(body) + 1)
    how = dice.randrange(4)
    if how == 0:
        return body[:at]
    if how == 1:
        return body[:at] + bytes([dice.randrange(256)]) + body[at + 1 :]
    return body[:at] + dice.choice([b"[" * 5000, b"\xff\xfe", b"\0", b"9" * 5000]) + body[at:]


def examples_of(visitor: Visitor) -> dict[str, tuple[str, dict[str, Any]]]:
    """What is sent where, by the names of places."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for kind, sent in ((JSON, SENT), (FORM, FORMS)):
        for path, fields in sent:
            named = {
                key: visitor.address(value) if isinstance(value, str) else value
                for key, value in fields.items()
            }
            found[route_of("POST", visitor.address(path))] = (kind, named)
    return found
