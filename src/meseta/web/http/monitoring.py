"""How the server is: `/health`, `/metrics`, and logs in which no secret stands."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meseta.version import __version__
from meseta.web.http.hosts import ServerSettings, is_here
from meseta.web.http.refusals import Refused
from meseta.web.http.services import service
from meseta.web.store.errors import StoreError
from meseta.web.store.store import Store

TEXT = "text/plain; version=0.0.4"
UNAVAILABLE = 503
SHOWN = ("table", "game")
"""What may be told of an address; whatever else stands in one may be a secret."""
log = logging.getLogger("meseta.web")
requests_log = logging.getLogger("meseta.requests")


class WatchedNumber(NamedTuple):
    """A number that is counted elsewhere."""

    name: str
    kind: str
    about: str
    read: Callable[[], float]


class Metrics:
    """What was counted since the process began."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.seconds = 0.0
        self.watched: list[WatchedNumber] = []
        """What others count."""

    def watch(self, name: str, kind: str, about: str, read: Callable[[], float]) -> None:
        """Show a number of somebody else's, read whenever it is asked for."""
        self.watched.append(WatchedNumber(name, kind, about, read))

    def count(self, method: str, status: int, seconds: float) -> None:
        """One request more, and how long it took until its answer began."""
        self.requests[method, status] += 1
        self.seconds += seconds


def safe_path(scope: Any) -> str:
    """The address of a request without what may be a secret in it."""
    if "endpoint" not in scope:
        return "-"
    parts = str(scope["path"]).split("/")
    secrets = {str(v) for k, v in scope.get("path_params", {}).items() if k not in SHOWN}
    return "/".join("…" if part in secrets else part for part in parts)


def note_request(scope: Any, metrics: Metrics, status: int, began: float) -> None:
    """Count a request and write it down."""
    seconds = time.monotonic() - began
    metrics.count(scope["method"], status, seconds)
    facts = {"method": scope["method"], "path": safe_path(scope), "status": status}
    requests_log.info("request", extra={"told": {**facts, "ms": round(1000 * seconds, 1)}})


async def health(request: Request) -> Response:
    """Whether everything that is needed is there."""
    try:
        await asyncio.to_thread(service(request, Store).check)
    except StoreError:
        facts = {"status": "no database", "version": __version__}
        return JSONResponse(facts, UNAVAILABLE, {"cache-control": "no-store"})
    facts = {"status": "ok", "version": __version__}
    return JSONResponse(facts, headers={"cache-control": "no-store"})


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
    about = "Seconds from requests to the beginning of their answers."
    yield from one("request_seconds_total", "counter", about, round(metrics.seconds, 4))
    for each in metrics.watched:
        yield from one(each.name, each.kind, each.about, each.read())


def heading(name: str, kind: str, about: str) -> Iterator[str]:
    """What a number is."""
    yield f"# HELP meseta_{name} {about}"
    yield f"# TYPE meseta_{name} {kind}"


def one(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    """A number that stands alone."""
    yield from heading(name, kind, about)
    yield f"meseta_{name} {value}"


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
