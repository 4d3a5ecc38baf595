"""What the rule `assess` of a game says about a position, in plain Python."""

from __future__ import annotations

from typing import Any, NamedTuple

from meseta.kernel import play
from meseta.kernel.record import Array
from meseta.kernel.way import way_of
from meseta.match.match import Match


class Assessed(NamedTuple):
    """How every seat stands, feature by feature, and how much of the game has been played."""

    seats: list[dict[str, float]]
    late: float


def assess(match: Match, state: Array | None = None) -> Assessed:
    """Judge the position of a match, or another one of the same game."""
    book = match.game.book
    way = way_of(book, "plain")
    held = way.hold(match.state if state is None else state)
    before = way.array(held).tobytes()
    features = way.grid(len(match.game.seats), len(book.features.names), "f8")
    late = book.plain(play.assess)(held[0], match.game.box, way.no_log, features)
    assert way.array(held).tobytes() == before, "who judges a position leaves it as it is"
    seats = [dict(zip(book.features.names, row, strict=True)) for row in features.rows]
    return Assessed(seats, late)


def feature(match: Match, name: str, seat: int = 0) -> float:
    """One feature of a seat, without what the last digits add."""
    return round(assess(match).seats[seat][name], 9)


def previewed(match: Match) -> list[int]:
    """The points that everybody would get if everything were scored now."""
    way, game = match.way, match.game
    total = [0] * len(game.seats)
    for number in game.everything(match._twin(match.state)):
        points = way.row(len(game.seats), "i4")
        way.preview(way.hold(match.state), way.boxes(game.box), number, points)
        total = [sum(pair) for pair in zip(total, points, strict=True)]
    return [int(points) for points in total]


def standing(match: Match, seat: int = 0) -> int:
    """By what the winner is found."""
    book: Any = match.game.book
    state = book.state().read(match.state)
    return int(book.plain(play.standing)(state, match.game.box, seat))
