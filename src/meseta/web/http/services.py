"""What the server has one of, and every handler may ask for by its class.

So a room can only ask for what it may know: its own services, and those of the rooms below.
"""

from __future__ import annotations

from typing import Any, TypeVar

from starlette.requests import Request

Services = dict[type[Any], Any]
"""Made once when the server begins, and closed when it ends."""
T = TypeVar("T")


def service(request: Request, kind: type[T]) -> T:
    """The one of its kind that the server has, which a request came to."""
    found: T = request.app.state.services[kind]
    return found
