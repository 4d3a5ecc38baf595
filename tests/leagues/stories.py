"""Small leagues for tests, and whole ones that are played by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from meseta.leagues.drawing import draw_round
from meseta.leagues.terms import Entrant, LeagueTerms, Sitting, usual_points, usual_sizes


def terms_of(rounds: int = 3, seats: int = 4, **others: Any) -> LeagueTerms:
    """The terms of a league of a game for two to five."""
    sizes = usual_sizes(seats, 2, 5)
    return LeagueTerms(rounds, seats, sizes, usual_points(seats), **{"seed": "lots", **others})


def entered(count: int) -> list[Entrant]:
    """So many who are there from the first round on."""
    return [Entrant(number) for number in range(1, count + 1)]


def table(round: int, places: dict[int, int], board: int = 1, **points: int) -> list[Sitting]:
    """A table that has ended: who took which place."""
    return [
        Sitting(round, board, seat, each, place, points.get(f"of_{each}"))
        for seat, (each, place) in enumerate(places.items())
    ]


def play_round(
    terms: LeagueTerms,
    entrants: Sequence[Entrant],
    sittings: list[Sitting],
    round: int,
    dice: random.Random,
) -> None:
    """Draw a round and let chance decide its tables; now and then two share a place."""
    for board, seats in enumerate(draw_round(terms, entrants, sittings, round), 1):
        worth = [dice.randrange(6) for _ in seats]
        for seat, each in enumerate(seats):
            place = 1 + sum(other > worth[seat] for other in worth)
            sittings.append(Sitting(round, board, seat, each, place, worth[seat]))


def play_league(terms: LeagueTerms, entrants: Sequence[Entrant], seed: int = 1) -> list[Sitting]:
    """A whole league by chance."""
    sittings: list[Sitting] = []
    for round in range(1, terms.last_round + 1):
        play_round(terms, entrants, sittings, round, random.Random(f"{seed}:{round}"))
    return sittings
