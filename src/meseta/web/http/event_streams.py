"""Answers that go on: everything that changes, as server-sent events."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import aclosing
from typing import Literal, TypedDict

from starlette.responses import Response, StreamingResponse

STREAM = "text/event-stream"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
Changes = AsyncGenerator[Mapping[str, object] | None, None]
"""What is to be told as it happens; None is a heartbeat."""


class BeatNote(TypedDict):
    """The stream is still there."""

    kind: Literal["beat"]


BEAT: BeatNote = {"kind": "beat"}


def stream_changes(changes: Changes, retry: int) -> Response:
    """What changes, for whoever listens; who was cut off tries again after some milliseconds."""

    async def lines() -> AsyncIterator[str]:
        yield f"retry: {retry}\n\n"
        async with aclosing(changes) as told:
            async for change in told:
                yield f"data: {json.dumps(change or BEAT)}\n\n"

    return StreamingResponse(lines(), media_type=STREAM, headers=HEADERS)
