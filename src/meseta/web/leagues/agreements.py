"""What is agreed on before a league begins: as a form sends it, as it is kept, as it is used."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, NamedTuple

from meseta.kernel.game import AnyGame
from meseta.leagues.terms import (
    EVEN,
    GROUPS,
    KEEP,
    LEAVING,
    METHODS,
    TIE_BREAKS,
    LeagueTerms,
    usual_points,
    usual_sizes,
)
from meseta.web.http.auth import clean_name
from meseta.web.http.refusals import Refused
from meseta.web.store.leagues import OPEN, LeagueRow
from meseta.web.store.store import DAY, Person, new_id, now
from meseta.web.table import table_form
from meseta.web.table.clocks import within
from meseta.web.table.table_form import PLAYERS, FormChoices, read_clock, read_watching

LONGEST_NAME = 60
ROUNDS, GROUP_COUNT, DAYS, PAUSE = (1, 20), (2, 12), (0, 90), (0, 1440)
"""Rounds, groups, days of a round, minutes between two rounds: the fewest and the most."""
MOST_POINTS = 100
MOST_TIES = 3
SOON, DATED = NEXT_ROUND = "soon", "dated"
"""When the next round begins: when all tables have ended, or when the days of a round are over."""
YEAR = 366 * DAY


class Agreement(NamedTuple):
    """All that was agreed on."""

    terms: LeagueTerms
    late: bool
    """Whether people may come after the first round has begun."""
    clock: str
    watching: str
    days: int
    """How long a round lasts at most; 0 is as long as its tables do."""
    next_round: str
    pause: int
    """Minutes between the end of a round and the next one."""

    @property
    def is_dated(self) -> bool:
        """Whether rounds begin on their day, and not before."""
        return self.next_round == DATED and self.days > 0

    def data(self) -> dict[str, Any]:
        """As it is kept; what lots are drawn from is kept elsewhere."""
        return {**self._asdict(), "terms": self.terms._replace(seed="")._asdict()}


def read_agreement(row: LeagueRow) -> Agreement:
    """What was agreed on in a league."""
    kept = dict(row.terms)
    terms: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in kept.pop("terms").items()
    }
    return Agreement(LeagueTerms(**{**terms, "seed": row.seed}), **kept)


def usual_league(kind: type[AnyGame]) -> FormChoices:
    """What the form says before anybody has changed it."""
    seats = min(4, len(table_form.colours_of(kind)))
    return {
        **table_form.usual_choices(kind),
        "name": [""],
        "table_size": [str(seats)],
        "method": [EVEN],
        "groups": ["2"],
        "round_count": ["5"],
        "place_points": [""],
        "tie_1": [TIE_BREAKS[0]],
        "tie_2": [TIE_BREAKS[1]],
        "tie_3": [""],
        "leaving": [KEEP],
        "late": ["yes"],
        "clock": ["days"],
        "round_days": ["30"],
        "next_round": [SOON],
        "pause": ["5"],
        "begins": [""],
        "offset": ["0"],
        "listed": ["no"],
        "watching": ["yes"],
    }


def choose(form: Mapping[str, list[str]], name: str, known: tuple[str, ...]) -> str:
    """One of some words; the first where it is none of them."""
    sent = form.get(name, [known[0]])[0]
    return sent if sent in known else known[0]


def number_in(form: Mapping[str, list[str]], name: str, bounds: tuple[int, int], usual: int) -> int:
    """A number that was sent; one that cannot be is taken as the nearest that can."""
    text = form.get(name, [""])[0].strip()
    return within(bounds, int(text) if text.isdecimal() and len(text) < 6 else usual)


def read_points(text: str, seats: int) -> tuple[int, ...]:
    """What the places at a table are worth: a number for each, none more than the one before it."""
    words = text.replace(",", " ").split()
    if not words:
        return usual_points(seats)
    points = [int(word) if word.isdecimal() and len(word) < 4 else -1 for word in words]
    falling = all(first >= later for first, later in pairwise(points))
    if len(points) != seats or not falling or points[0] > MOST_POINTS or points[-1] < 0:
        raise Refused("refused-league_points", {"where": "place_points"}, seats=seats)
    return tuple(points)


def read_begin(form: Mapping[str, list[str]]) -> int | None:
    """When a league begins by itself, as the clock of whoever wrote it says; none is by hand."""
    try:
        wanted = datetime.fromisoformat(form.get("begins", [""])[0]).replace(tzinfo=UTC)
        ahead = int(form.get("offset", ["0"])[0])
    except (ValueError, OverflowError):
        return None
    at = int(wanted.timestamp()) - within((-14 * 60, 14 * 60), ahead) * 60
    return at if now() < at < now() + YEAR else None


def seats_in(kind: type[AnyGame], form: Mapping[str, list[str]]) -> int:
    """How many are to sit at a table."""
    most = len(table_form.colours_of(kind))
    return number_in(form, "table_size", (max(2, table_form.fewest_of(kind)), most), min(4, most))


def read_league_terms(
    kind: type[AnyGame], options: Mapping[str, Any], form: Mapping[str, list[str]]
) -> LeagueTerms:
    """How tables are formed and what they are worth, as it was sent."""
    seats = seats_in(kind, form)
    sizes = usual_sizes(seats, table_form.fewest_of(kind), len(table_form.colours_of(kind)))
    fitting = [k for k in sizes if table_form.fits(kind, {**options, PLAYERS: k})]
    method = choose(form, "method", METHODS)
    ties = [form.get(f"tie_{number}", [""])[0] for number in range(1, MOST_TIES + 1)]
    return LeagueTerms(
        number_in(form, "round_count", ROUNDS, 5),
        seats,
        tuple(dict.fromkeys([seats, *fitting])),
        read_points(form.get("place_points", [""])[0], seats),
        method,
        number_in(form, "groups", GROUP_COUNT, 2) if method == GROUPS else 1,
        tuple(dict.fromkeys(name for name in ties if name in TIE_BREAKS)),
        choose(form, "leaving", LEAVING),
    )


def make_league(kind: type[AnyGame], form: FormChoices, person: Person, language: str) -> LeagueRow:
    """A league as a form has it; what cannot be is refused in one's language."""
    name = clean_name(form.get("name", [""])[0], LONGEST_NAME)
    colours = table_form.colours_of(kind)[: seats_in(kind, form)]
    chosen = {**form, "colour": list(colours)}
    options = table_form.read_options(kind, chosen, language)
    options.pop(PLAYERS)
    agreed = Agreement(
        read_league_terms(kind, options, form),
        choose(form, "late", ("yes", "no")) == "yes",
        read_clock(form),
        read_watching(form),
        number_in(form, "round_days", DAYS, 0),
        choose(form, "next_round", NEXT_ROUND),
        number_in(form, "pause", PAUSE, 5),
    )
    at = now()
    return LeagueRow(
        new_id(),
        name,
        kind.id,
        options,
        agreed.data(),
        person.id,
        secrets.token_hex(32),
        secrets.token_urlsafe(16),
        choose(form, "listed", ("no", "yes")) == "yes",
        OPEN,
        0,
        read_begin(form),
        at,
        at,
    )
