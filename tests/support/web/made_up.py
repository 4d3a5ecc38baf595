"""Requests made up from the declarations: as somebody would send them, then changed.

Addresses are those of the application, fields those that its sources read and its operations
declare, so whatever is new is among them by itself.
"""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from starlette.routing import Match

import meseta
import meseta.web
from meseta.bots.levels import LEVELS
from meseta.games import GAMES, find_game
from meseta.web.app import ROUTES
from meseta.web.http.auth import CHOICES
from tests.support.box_fuzz import changed_box
from tests.support.fuzz import VARIANTS, change, changed, random_moves
from tests.support.web.programs import field_names
from tests.support.web.visits import FORMS, LOOKED_AT, SENT, Visitor, route_of

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
BOUNDARY = "frontier"
FILE = f"multipart/form-data; boundary={BOUNDARY}"
READERS = {"body_number", "body_text", "form_text", "choose", "number_in"}
"""What reads a field that is named by the second word."""
SENDERS = {"body", "form", "chosen", "asked", "query_params"}
"""What fields of requests are called in the sources."""


# --- what there is -------------------------------------------------------------------------------


@cache
def read_fields() -> tuple[str, ...]:
    """Every field that the sources read, the operations declare or a game's options are."""
    folder = Path(meseta.web.__file__).parent
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py"))]
    named = {name for tree in trees for node in ast.walk(tree) for name in names_in(node)}
    kinds = [find_game(game) for game in GAMES]
    named |= {name for kind in kinds for name in kind.declared.declared}
    colours = {colour for kind in kinds for colour in kind.declared.declared["players"].values}
    named |= {f"{what}-{colour}" for what in ("seat", "name") for colour in colours}
    return tuple(sorted(named | field_names() | {*CHOICES}))


def names_in(node: ast.AST) -> Iterator[str]:
    """The fields of requests that a piece of source reads."""
    if isinstance(node, ast.Call):
        called = last_name(node.func)
        if called in READERS:
            yield from texts_in(node.args[1:2])
        elif called in ("get", "getlist") and isinstance(node.func, ast.Attribute):
            if last_name(node.func.value) in SENDERS:
                yield from texts_in(node.args[:1])
    elif isinstance(node, ast.Subscript) and last_name(node.value) in SENDERS:
        yield from texts_in([node.slice])
    elif isinstance(node, ast.Compare) and last_name(node.comparators[0]) in SENDERS:
        yield from texts_in([node.left])


def last_name(node: ast.AST) -> str:
    """What something is called in the sources."""
    return str(getattr(node, "attr", "") or getattr(node, "id", ""))


def texts_in(nodes: list[ast.expr]) -> Iterator[str]:
    """The texts among some words of a source."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# --- what can be sent ----------------------------------------------------------------------------

DEEP: list[Any] = []
for _ in range(30):
    DEEP = [DEEP]
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 99, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308),
    *("", " ", "x", "0", "1", "-1", "9" * 400, "x" * 20_000, "\0", "\ud800", "\u200b", "\u202e\n"),
    *("<script>x()</script>", "' OR 1=1 --", "../../etc/passwd", "{0}", "%s%n", "é" * 300, "٣"),
    *([], {}, [0], [[]], {"": None}, {"a": {"b": DEEP}}, DEEP, list(range(3000)), ["x"] * 500),
    {f"key {number}": number for number in range(1000)},
)
WORDS: tuple[Any, ...] = (*range(6), "yes", "no", "end", "me", "here", "friend", *LEVELS, *GAMES)
"""What is often right."""
HEADERS: dict[str, tuple[str, ...]] = {
    "host": ("", "evil.example", "127.0.0.1:0", "[::1]", "x" * 300, "127.0.0.1:99999", "a b"),
    "origin": ("null", "https://evil.example", "http://127.0.0.1", "x", ""),
    "sec-fetch-site": ("cross-site", "same-origin", "x"),
    "cookie": ("meseta=x", "meseta=" + "x" * 5000, "=;=;", 'meseta="\\000"', "\xff"),
    "authorization": ("Bearer x", "Bearer", "Basic !!!", "Bearer " + "x" * 5000, "\xff\xfe", ""),
    "accept": ("", "*/*", "text/html", "application/json", "x;q=9"),
    "accept-language": ("*", "de;q=x", "zz", "en;q=" + "9" * 500, ",;,;", "pl-" + "x" * 3000),
    "accept-encoding": ("gzip", "br;q=0", "x"),
    "content-type": (JSON, FORM, FILE, "multipart/form-data", "text/plain", "x", "", "a/b;c=" * 99),
    "content-length": ("-1", "x", "", "9" * 30, "1 1", "+5"),
    "transfer-encoding": ("chunked", "gzip", "identity"),
    "user-agent": ("", "x" * 4000, "\x7f", "Firefox Android\xff"),
    "x-forwarded-for": ("1.2.3.4", "x" * 1000),
    "forwarded": ("for=1.2.3.4",),
    "range": ("bytes=0-0", "bytes=9-1", "x"),
    "if-none-match": ("*", "x" * 2000),
    "if-modified-since": ("x", "Thu, 01 Jan 1970 00:00:00 GMT"),
    "last-event-id": ("x", "-1"),
    "expect": ("100-continue", "x"),
    "upgrade": ("websocket", "h2c"),
    "te": ("trailers",),
}
BOXES, MOVES = 6, 30
"""So many changed boxes of each game, and moves of a match, among the documents."""
MOST_NAMES = 20
"""So many names of a kind are remembered besides the last."""
METHODS = "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT get x".split()


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
        self.examples = examples_of(visitor)
        self.study_file = visitor.ana.get(f"/study/{visitor.names['STUDY']}/file").text

    def learn(self, address: str) -> None:
        """What an address names can be named from now on."""
        found = names_in_address(address.partition("?")[0]) if address else {}
        for what, name in found.items():
            known = self.pools.setdefault(what, [])
            if name not in known:
                known[:] = [*known[-MOST_NAMES:], name]

    def invent(self) -> Request:
        """One more."""
        place = self.dice.choice(UPLOADS if self.dice.random() < 0.1 else PLACES)
        request = self.usual(place)
        for _ in range(self.dice.choice((0, 1, 1, 1, 2, 3))):
            self.dice.choice(CHANGES)(self, request)
        return request

    def usual(self, place: Place) -> Request:
        """What somebody might send there."""
        request = Request(place.method, self.fill(place.path), *self.examples.get(place.name, ()))
        request.fields = dict(request.fields)
        if place.method == "GET":
            names = self.dice.sample(read_fields(), 2)
            request.asked = [(name, self.value()) for name in ("seat", "at", "node", *names)]
        if place in UPLOADS:
            self.add_file(request)
        request.headers |= self.identity(place.path)
        return request

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

    def document(self) -> dict[str, Any]:
        """A match, a position, a study or a box, mostly with one thing changed in it."""
        found: dict[str, Any] = json.loads(self.dice.choice([*documents(), self.study_file]))
        if self.dice.random() < 0.8:
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
        request.kind = FILE
        request.file = json.dumps(self.document()).encode()

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


def names_in_address(path: str) -> dict[str, str]:
    """What an address names, by what its route calls it."""
    for route in ROUTES:
        match, found = route.matches({"type": "http", "method": "GET", "path": path})
        if match is not Match.NONE:
            names: dict[str, str] = found["path_params"]
            return names
    return {}


@cache
def documents() -> list[str]:
    """Matches, positions and boxes of every game, as they are written into files."""
    dice, found = random.Random(1), list[dict[str, Any]]()
    for game, variants in VARIANTS.items():
        boxes = [changed_box(game, dice)[0] for _ in range(BOXES)]
        for variant in variants:
            match = meseta.new(game, seed=1, **variant)
            random_moves(match, dice, dice.randrange(MOVES))
            saved = match.to_dict()
            found += [saved, {**saved, "box": dice.choice(boxes)}, match.position]
        found += boxes
    return [json.dumps(each) for each in found]


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
