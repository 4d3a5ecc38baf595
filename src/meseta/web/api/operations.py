"""Operations for programs, declared once: from a declaration follow its route, its check, its page.

What is sent and answered is declared in JSON Schema. The words about it stand with the other texts:
`api-op-NAME` and `api-about-NAME` of an operation, `api-field-NAME` of a field, which means the
same wherever it stands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.games import GAMES
from meseta.version import __version__
from meseta.web.http.auth import visitor
from meseta.web.http.language import phrases
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import read_json
from meseta.web.http.routes import BoundedRoute, Verb

if TYPE_CHECKING:
    from jsonschema import ValidationError

Schema = dict[str, Any]
Endpoint = Callable[[Request], Awaitable[Response]]

OK, MADE, CONFLICT = 200, 201, 409
JSON, STREAM = "application/json", "text/event-stream"
BEARER = "bearer"
ALWAYS = ("refused-malformed", "refused-token", "refused-no_page", "refused-too_fast")
WITH_BODY = ("refused-field", "refused-not_json", "refused-too_late", "refused-too_large")
MOST_NUMBER = 2**31 - 1

NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_NUMBER}
WHOLE: Schema = {"type": "integer"}
REAL: Schema = {"type": "number"}
TEXT: Schema = {"type": "string"}
SHORT: Schema = {"type": "string", "maxLength": 200}
YES_OR_NO: Schema = {"type": "boolean"}
ANYTHING: Schema = {"type": "object"}
ID: Schema = {"type": "string", "minLength": 1, "maxLength": 60, "pattern": "^[A-Za-z0-9_-]+$"}
"""What addresses name."""


def record(*may_lack: str, **fields: Schema) -> Schema:
    """An object with these fields, of which some may be missing."""
    needed = [name for name in fields if name not in may_lack]
    return {
        "type": "object",
        "properties": fields,
        "required": needed,
        "additionalProperties": False,
    }


def many(schema: Schema) -> Schema:
    """A list of such things."""
    return {"type": "array", "items": schema}


def or_null(schema: Schema) -> Schema:
    """Such a thing, or nothing."""
    return {"anyOf": [schema, {"type": "null"}]}


def one_of(*values: str) -> Schema:
    """One of some words."""
    return {"type": "string", "enum": list(values)}


def pick_declared(schema: Schema, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Of some facts those that are declared."""
    return {name: facts[name] for name in schema["properties"]}


GAME = one_of(*GAMES)


class Operation(NamedTuple):
    """One thing that a program can do."""

    name: str
    verb: Verb
    """By which method it is asked, and what it bears."""
    path: str
    handler: Endpoint
    answer: Schema
    body: Schema | None = None
    query: dict[str, Schema] = {}  # noqa: RUF012 - never changed
    is_open: bool = False
    """Whether it is answered without a token."""
    refusals: tuple[str, ...] = ()
    """What it may be refused with, besides what everything may be."""
    status: int = OK
    kind: str = JSON

    @property
    def method(self) -> str:
        """How it is asked."""
        return self.verb.method

    @property
    def all_refusals(self) -> tuple[str, ...]:
        """Everything that it may be refused with."""
        checked = ("refused-field",) if self.query else ()
        return (*ALWAYS, *(WITH_BODY if self.body else checked), *self.refusals)

    @property
    def in_path(self) -> list[str]:
        """What its address names."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


# --- checking ------------------------------------------------------------------------------------


def routes_of(operations: Iterable[Operation], names: Mapping[str, Schema]) -> list[BoundedRoute]:
    """A route for each path, with all methods that it takes."""
    paths: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = operation
    return [
        BoundedRoute(
            path,
            answering(by_method, names),
            {method: each.verb.bounds for method, each in by_method.items()},
        )
        for path, by_method in paths.items()
    ]


def answering(by_method: Mapping[str, Operation], names: Mapping[str, Schema]) -> Endpoint:
    """What answers at a path: the operation, once the request is as it was declared."""

    async def answer(request: Request) -> Response:
        operation = by_method["GET" if request.method == "HEAD" else request.method]
        check_token(operation, request)
        check_names(request, names)
        check_query(operation, request)
        if operation.body is not None:
            await check_body(operation.body, request)
        return await operation.handler(request)

    return answer


def check_token(operation: Operation, request: Request) -> None:
    """Whoever sends a token must be known by it, and most operations need one."""
    sent = "authorization" in request.headers
    if visitor(request) is None and (sent or not operation.is_open):
        raise Refused("refused-token")


def check_names(request: Request, names: Mapping[str, Schema]) -> None:
    """What the address names; what cannot be a name leads nowhere."""
    for name, text in request.path_params.items():
        if find_misfit(names[name], text) is not None:
            raise Refused("refused-no_page")


def check_query(operation: Operation, request: Request) -> None:
    """What stands behind the question mark."""
    for name, schema in operation.query.items():
        for text in request.query_params.getlist(name):
            is_number = schema["type"] == "integer" and text.isdecimal() and len(text) < 10
            check(schema, int(text) if is_number else text, name)


async def check_body(schema: Schema, request: Request) -> None:
    """What was sent, which must say of itself that it is JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("refused-not_json")
    check(schema, read_json(await request.body()))


def check(schema: Schema, value: Any, *where: str) -> None:
    """What does not fit is named by its place."""
    wrong = find_misfit(schema, value)
    if wrong is not None:
        place = "/".join([*where, *place_of(wrong)])[:60]
        raise Refused("refused-field", {"where": place}, where=place)


def find_misfit(schema: Schema, value: Any) -> ValidationError | None:
    """What does not fit, the most telling of it; who asks first waits for what judges it."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    return best_match(Draft202012Validator(schema).iter_errors(value))


def place_of(wrong: ValidationError) -> Iterator[str]:
    """Where something is wrong: the way to it, and what is missing or unknown there."""
    yield from map(str, wrong.absolute_path)
    schema, value = wrong.schema, wrong.instance
    if wrong.validator == "required" and isinstance(schema, dict):
        yield next(name for name in schema["required"] if name not in value)
    if wrong.validator == "additionalProperties" and isinstance(schema, dict):
        yield next(name for name in value if name not in schema["properties"])


# --- the document --------------------------------------------------------------------------------

REFUSAL = record("where", "option", "value", "allowed", "with", error=TEXT, why=TEXT)
REFUSAL["properties"] |= {
    "where": TEXT,
    "option": TEXT,
    "value": {},
    "allowed": many({}),
    "with": TEXT,
}


def document_of(
    operations: Sequence[Operation],
    names: Mapping[str, Schema],
    statuses: Mapping[str, int],
    language: str,
    address: str,
) -> Schema:
    """All operations as OpenAPI has it, in one language."""
    say = phrases(language).say
    written: dict[str, dict[str, Any]] = {}
    for each in operations:
        found = written.setdefault(each.path, {})
        found[each.method.lower()] = write_operation(each, names, statuses, language)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meseta", "version": __version__, "description": say("api-lead")},
        "servers": [{"url": address.rstrip("/")}],
        "paths": written,
        "components": {
            "schemas": {"Refusal": describe_fields(REFUSAL, language)},
            "securitySchemes": {
                BEARER: {"type": "http", "scheme": "bearer", "description": say("api-token_about")}
            },
        },
    }


def write_operation(
    each: Operation, names: Mapping[str, Schema], statuses: Mapping[str, int], language: str
) -> Schema:
    """One operation as OpenAPI has it."""
    say = phrases(language).say
    content = {each.kind: {"schema": describe_fields(each.answer, language)}}
    named = [("path", name, names[name]) for name in each.in_path]
    asked = [("query", name, schema) for name, schema in each.query.items()]
    body = {
        "required": True,
        "content": {JSON: {"schema": describe_fields(each.body, language)}},
    }
    return {
        "operationId": each.name,
        "summary": say(f"api-op-{each.name}"),
        "description": say(f"api-about-{each.name}"),
        "security": [{}, {BEARER: []}] if each.is_open else [{BEARER: []}],
        "parameters": [
            {
                "name": name,
                "in": place,
                "required": place == "path",
                "description": say(f"api-field-{name}"),
                "schema": schema,
            }
            for place, name, schema in [*named, *asked]
        ],
        **({"requestBody": body} if each.body is not None else {}),
        "responses": {
            str(each.status): {"description": say(f"api-op-{each.name}"), "content": content},
            **write_refusals(each, statuses, language),
        },
    }


def write_refusals(each: Operation, statuses: Mapping[str, int], language: str) -> Schema:
    """What an operation may be refused with, by status."""
    reasons: dict[int, list[str]] = {}
    for message in each.all_refusals:
        reasons.setdefault(statuses.get(message, CONFLICT), []).append(message)
    schema = {"$ref": "#/components/schemas/Refusal"}
    return {
        str(status): {
            "description": ", ".join(messages),
            "content": {JSON: {"schema": schema}},
        }
        for status, messages in sorted(reasons.items())
    }


def describe_fields(schema: Any, language: str) -> Any:
    """A schema with a sentence for every field."""
    if isinstance(schema, list):
        return [describe_fields(each, language) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: describe_fields(value, language) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict):
        say = phrases(language).say
        found["properties"] = {
            name: {"description": say(f"api-field-{name}"), **describe_fields(value, language)}
            if isinstance(value, dict)
            else value
            for name, value in schema["properties"].items()
        }
    return found


# --- for people ----------------------------------------------------------------------------------


class FieldLine(NamedTuple):
    """One field as people read it: inside what, its name, its type, what it says."""

    depth: int
    name: str
    kind: str
    about: str


def lines_of(schema: Schema, language: str, depth: int = 0) -> Iterator[FieldLine]:
    """The fields of a schema, those inside others behind them."""
    say = phrases(language).say
    needed = schema.get("required", ())
    for name, field in schema.get("properties", {}).items():
        if not isinstance(field, dict):
            continue
        kind = kind_of(field) + ("" if name in needed else "?")
        yield FieldLine(depth, name, kind, say(f"api-field-{name}"))
        yield from lines_of(inside(field), language, depth + 1)


def inside(field: Schema) -> Schema:
    """What a list or a choice of things is made of."""
    if "items" in field:
        return inside(field["items"])
    return inside(field["anyOf"][0]) if "anyOf" in field else field


def kind_of(field: Schema) -> str:
    """The type of a field in a word or two."""
    if "enum" in field:
        return " | ".join(field["enum"])
    if "anyOf" in field:
        return " | ".join(kind_of(each) for each in field["anyOf"])
    if "items" in field:
        return f"[{kind_of(field['items'])}]"
    return str(field.get("type", "any"))
