"""How much one person or one address may ask for: so much at once, then so much in time.

A bucket is filled steadily and every request takes one out. Whoever is known has buckets of their
own; whoever is not shares those of the address, so that people in one house do not take from each
other. Playing is bounded generously, making tables, people and links tightly.
"""

from __future__ import annotations

import ipaddress
import math
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import Request

from meseta.web.http.auth import visitor
from meseta.web.http.routes import FREE, LOOKING, MAKING, PLAYING, THINKING, WATCHING

MOST_KNOWN = 20_000
"""Buckets that are remembered; the one that was used longest ago is taken for full again."""
FACTOR = "MESETA_BOUNDS"
"""The environment variable that multiplies all bounds; 0 takes them away."""


class Rate(NamedTuple):
    """So many at once, and so many more a second."""

    most: float
    a_second: float


KNOWN = {
    WATCHING: Rate(120, 4),
    LOOKING: Rate(400, 40),
    PLAYING: Rate(120, 12),
    THINKING: Rate(12, 0.5),
    MAKING: Rate(30, 0.2),
}
"""What a person may do."""
UNKNOWN = {**KNOWN, LOOKING: Rate(1200, 120), MAKING: Rate(60, 1)}
"""What all unknown people at one address may do together."""


class Bucket(NamedTuple):
    """How much was left at a moment."""

    left: float
    at: float


class RateLimits:
    """The buckets of everybody."""

    def __init__(
        self, factor: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.factor = float(os.environ.get(FACTOR, 1)) if factor is None else factor
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, request: Request, kind: str) -> int:
        """How many seconds whoever asks for such a thing must wait; 0 if it is not too much.

        A stranger who writes makes somebody new, or tries to.
        """
        if not self.factor or kind == FREE:
            return 0
        is_known, owner = visitor(request) is not None, owner_of(request)
        if not is_known and request.method not in ("GET", "HEAD"):
            kind = MAKING
        return self.take((owner, kind), (KNOWN if is_known else UNKNOWN)[kind])

    def take(self, key: tuple[str, str], rate: Rate) -> int:
        """Take one out of a bucket; where it is empty, the seconds until there is one again."""
        most, a_second = rate.most * self.factor, rate.a_second * self.factor
        now = self.clock()
        before = self.buckets.pop(key, Bucket(most, now))
        left = min(most, before.left + (now - before.at) * a_second)
        enough = left >= 1
        self.buckets[key] = Bucket(left - enough, now)
        if len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)
        return 0 if enough else math.ceil((1 - left) / a_second)


def owner_of(request: Request) -> str:
    """Whose buckets and streams these are: the person's, or those of the address."""
    person = visitor(request)
    return f"person {person.id}" if person else f"address {address_of_client(request)}"


def address_of_client(request: Request) -> str:
    """Where a request comes from."""
    return house_of(request.client.host) if request.client else ""


def house_of(host: str) -> str:
    """An address; of the newer addresses the part that a house is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
