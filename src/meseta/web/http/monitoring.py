"""How the server is: `/health`, `/metrics`, and logs in which no secret stands."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meseta.version import __version__
from meseta.web.http.hosts import ServerSettings, is_here
from meseta.web.http.refusals import Refused
from meseta.web.http.services import service
from meseta.web.http.supervision import Supervisor
from meseta.web.store.errors import StoreError
from meseta.web.store.store import Store

TEXT = "text/plain; version=0.0.4"
OK, UNAVAILABLE = 200, 503
METHODS, OTHER = ("GET", "HEAD", "POST"), "other"
"""Methods that are counted by name: whoever makes some up fills no memory."""
LATEST = 400
"""Answers of a route whose times are remembered one by one."""
SHOWN = ("table", "game")
"""What may be told of an address; whatever else stands in one may be a secret."""
log = logging.getLogger("meseta.web")
requests_log = logging.getLogger("meseta.requests")


MetricValues = float | Mapping[str, float]
"""One number, or several by their labels."""


class WatchedNumber(NamedTuple):
    """A number that is counted elsewhere, or several of them."""

    name: str
    kind: str
    about: str
    read: Callable[[], MetricValues]
    label: str = ""
    """What tells several apart."""


class RouteTimes:
    """How long a route took until its answers began."""

    def __init__(self) -> None:
        self.count, self.seconds = 0, 0.0
        self.last: deque[float] = deque(maxlen=LATEST)

    def add(self, seconds: float) -> None:
        """One answer more."""
        self.count, self.seconds = self.count + 1, self.seconds + seconds
        self.last.append(seconds)

    def quantile(self, share: float) -> float:
        """So many of the last answers took no longer."""
        return sorted(self.last)[min(len(self.last) - 1, int(share * len(self.last)))]


class Metrics:
    """What was counted since the process began."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.routes: dict[str, RouteTimes] = {}
        self.refused: Counter[str] = Counter()
        """By reason."""
        self.watched: list[WatchedNumber] = []
        """What others count."""

    def watch(
        self, name: str, kind: str, about: str, read: Callable[[], MetricValues], label: str = ""
    ) -> None:
        """Show a number of somebody else's, read whenever it is asked for."""
        self.watched.append(WatchedNumber(name, kind, about, read, label))

    def count(self, method: str, path: str, status: int, seconds: float) -> None:
        """One request more, and how long it took until its answer began."""
        self.requests[method if method in METHODS else OTHER, status] += 1
        self.routes.setdefault(path, RouteTimes()).add(seconds)


def safe_path(scope: Any) -> str:
    """The address of a request without what may be a secret in it."""
    if "endpoint" not in scope:
        return "-"
    parts = str(scope["path"]).split("/")
    secrets = {str(v) for k, v in scope.get("path_params", {}).items() if k not in SHOWN}
    return "/".join("…" if part in secrets else part for part in parts)


def note_request(scope: Any, metrics: Metrics, path: str, status: int, began: float) -> None:
    """Count a request and write it down."""
    seconds = time.monotonic() - began
    metrics.count(scope["method"], path, status, seconds)
    facts = {"method": scope["method"], "path": safe_path(scope), "status": status}
    requests_log.info("request", extra={"told": {**facts, "ms": round(1000 * seconds, 1)}})


async def health(request: Request) -> Response:
    """Whether everything that is needed is there."""
    facts = {"status": await find_what_is_missing(request) or "ok", "version": __version__}
    status = OK if facts["status"] == "ok" else UNAVAILABLE
    return JSONResponse(facts, status, {"cache-control": "no-store"})


async def find_what_is_missing(request: Request) -> str:
    """The one thing that is not there, in words; nothing where all is well."""
    try:
        await asyncio.to_thread(service(request, Store).check)
    except StoreError:
        return "no database"
    missing = service(request, Supervisor).missing
    return f"not running: {', '.join(missing)}" if missing else ""


async def metrics_page(request: Request) -> Response:
    """What was counted, as Prometheus reads it; for this computer, unless it was opened."""
    if not (service(request, ServerSettings).opens_metrics or is_here(request)):
        raise Refused("refused-not_here")
    lines = write_metrics(service(request, Metrics))
    return PlainTextResponse("\n".join(lines) + "\n", media_type=TEXT)


def write_metrics(metrics: Metrics) -> Iterator[str]:
    """Every number with its name, what it is, and its kind."""
    yield from one("start_time_seconds", "gauge", "When this process began.", metrics.began)
    yield from one("process_id", "gauge", "Which process this is.", os.getpid())
    yield from heading("requests_total", "counter", "Requests by method and status.")
    for (method, status), count in sorted(metrics.requests.items()):
        yield f'meseta_requests_total{{method="{method}",status="{status}"}} {count}'
    times = metrics.routes.items()
    about = "Seconds from requests to the beginning of their answers."
    seconds = {path: round(each.seconds, 4) for path, each in times}
    yield from several("request_seconds_total", "counter", about, "route", seconds)
    counts = {path: each.count for path, each in times}
    yield from several("route_requests_total", "counter", "Requests by route.", "route", counts)
    about = "Requests that were refused, by reason."
    yield from several("refused_total", "counter", about, "reason", metrics.refused)
    for each in metrics.watched:
        found = each.read()
        if isinstance(found, Mapping):
            yield from several(each.name, each.kind, each.about, each.label, found)
        else:
            yield from one(each.name, each.kind, each.about, found)


def heading(name: str, kind: str, about: str) -> Iterator[str]:
    """What a number is."""
    yield f"# HELP meseta_{name} {about}"
    yield f"# TYPE meseta_{name} {kind}"


def one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    """A number that stands alone."""
    yield from heading(name, kind, about)
    yield f"meseta_{name} {value}"


def several(
    name: str, kind: str, about: str, label: str, values: Mapping[str, float]
) -> Iterator[str]:
    """MetricValues that a label tells apart."""
    yield from heading(name, kind, about)
    for key, value in sorted(values.items()):
        yield f'meseta_{name}{{{label}="{key}"}} {value}'


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log."""
        facts = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "process": record.process,
            "message": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def write_logs(as_json: bool) -> None:
    """Write to the error output: every request as JSON where that is wanted, else what is amiss."""
    if as_json:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
        logging.getLogger("alembic").setLevel(logging.WARNING)
