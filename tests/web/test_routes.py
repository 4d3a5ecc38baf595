"""Every address of the application, visited as people and programs do: none stops the loop.

The list is the application's own: a route that is not visited here fails the test.
"""

from __future__ import annotations

import pytest

from meseta.web.app import ROUTES
from meseta.web.http.routes import FREE, LOOKING, MAKING, PLAYING, THINKING, WATCHING, BoundedRoute
from tests.support.web.served import Server
from tests.support.web.visits import FORMS, LOOKED_AT, SENT, STREAMS, Visitor, route_of


def test_every_address_asks_the_store_beside_the_loop(server: Server) -> None:
    visitor, seen = Visitor(server), set()
    for path in LOOKED_AT:
        assert visitor.visit("GET", path).status_code < 500
        seen.add(route_of("GET", visitor.address(path)))
    for path in STREAMS:
        with visitor.client(path).stream("GET", visitor.address(path)) as answer:
            assert next(answer.iter_lines()).startswith("retry")
        seen.add(route_of("GET", visitor.address(path)))
    for path, body in SENT:
        visitor.visit("POST", path, json=body)
        seen.add(route_of("POST", visitor.address(path)))
    for path, form in FORMS:
        visitor.visit("POST", path, data={key: visitor.address(v) for key, v in form.items()})
        seen.add(route_of("POST", visitor.address(path)))
    known = {f"{method} {route.path}" for route in ROUTES for method in route.bounds}
    assert seen == known


@pytest.mark.once("compiled")
def test_every_route_says_what_it_bears() -> None:
    assert {type(route) for route in ROUTES} == {BoundedRoute}
    kinds = {bounds.kind for route in ROUTES for bounds in route.bounds.values()}
    assert kinds == {FREE, WATCHING, LOOKING, PLAYING, THINKING, MAKING}


@pytest.mark.parametrize(
    "path",
    [
        "/t/x/hint",
        "/api/tables/x/hint",
        "/study/x/hint",
        "/learn/el-grande/x/hint",
        "/t/x/analyze",
        "/import",
        "/study",
        "/games/el-grande/box/import",
    ],
)
def test_whatever_thinks_is_counted_as_thinking(path: str) -> None:
    named = [each for each in ROUTES if f"POST {each.path}" == route_of("POST", path)]
    assert [each.bounds["POST"].kind for each in named if "POST" in each.bounds] == [THINKING]
