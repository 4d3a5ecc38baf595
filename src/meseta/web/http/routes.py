"""Routes that say what they bear: how often they may be asked, and how much may be sent.

A page is declared by what it does: `look`, `act`, `make` or `think`; an operation of the API names
the same verbs. There is no other way to declare one, so nothing is served without bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import Any, NamedTuple

from starlette.routing import BaseRoute, Match, Route

MOST_BODY = 64 * 1024
"""Bytes that may be sent where nothing else is said."""
FREE, WATCHING, LOOKING, PLAYING, THINKING, MAKING = "free watch look play think make".split()
"""What requests are counted as: free of charge, about the server itself, cheap, a step, a search,
something that stays."""

Handler = Callable[..., Any]


class Bounds(NamedTuple):
    """What a route bears."""

    kind: str
    largest: int = MOST_BODY


class Verb(NamedTuple):
    """By which method something is asked, and what it bears."""

    method: str
    bounds: Bounds


FETCH = Verb("GET", Bounds(FREE))
WATCH = Verb("GET", Bounds(WATCHING))
LOOK = Verb("GET", Bounds(LOOKING))
ACT = Verb("POST", Bounds(PLAYING))
MAKE = Verb("POST", Bounds(MAKING))
THINK = Verb("POST", Bounds(THINKING))


class BoundedRoute(Route):
    """A route with its bounds, by method."""

    def __init__(self, path: str, handler: Handler, bounds: Mapping[str, Bounds]) -> None:
        super().__init__(path, handler, methods=list(bounds))
        self.bounds = bounds


def fetch(path: str, handler: Handler) -> BoundedRoute:
    """What costs next to nothing, and what every page needs many of."""
    return BoundedRoute(path, handler, dict([FETCH]))


def watch(path: str, handler: Handler) -> BoundedRoute:
    """How the server is: answered even when there is room for nobody else."""
    return BoundedRoute(path, handler, dict([WATCH]))


def look(path: str, handler: Handler) -> BoundedRoute:
    """Something to look at."""
    return BoundedRoute(path, handler, dict([LOOK]))


def act(path: str, handler: Handler) -> BoundedRoute:
    """A step that somebody makes."""
    return BoundedRoute(path, handler, dict([ACT]))


def make(path: str, handler: Handler) -> BoundedRoute:
    """Where something is made that stays: tables, people, links, tokens."""
    return BoundedRoute(path, handler, dict([MAKE]))


def think(path: str, handler: Handler, largest: int = MOST_BODY) -> BoundedRoute:
    """Where a search is asked, or something is read that takes as long."""
    return BoundedRoute(path, handler, {THINK.method: Bounds(THINKING, largest)})


def look_and_act(path: str, handler: Handler) -> BoundedRoute:
    """What is looked at, and acted on by the same address."""
    return BoundedRoute(path, handler, dict([LOOK, ACT]))


class Destination(NamedTuple):
    """Where a request leads."""

    path: str
    """As the route was declared, without what stands in it."""
    bounds: Bounds


NOWHERE = Destination("-", Bounds(LOOKING))


def find_destination(routes: Iterable[BaseRoute], scope: MutableMapping[str, Any]) -> Destination:
    """The route that a request leads to, and what it bears; one that leads nowhere is cheap."""
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    for route in routes:
        if isinstance(route, BoundedRoute) and route.matches(scope)[0] == Match.FULL:
            return Destination(f"{method} {route.path}", route.bounds[method])
    return NOWHERE
