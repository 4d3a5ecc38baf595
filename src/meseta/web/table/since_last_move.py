"""Since my last move: what happened meanwhile, as sentences and as a replay."""

from __future__ import annotations

from itertools import pairwise, zip_longest

from meseta.match.match import Match
from meseta.match.story import QUIET, last_own_move
from meseta.web.store import visits
from meseta.web.store.store import Person
from meseta.web.table.messages import AwayFacts, SheetFacts, SinceFacts
from meseta.web.table.sheets import Sheet, Viewer, bar_lines, common, render_parts, sheet_of
from meseta.web.table.table import Table

MOST_STEPS = 24
"""A replay has no more steps than this; what is older is shown at once."""


def since_facts(table: Table, viewer: Viewer) -> SinceFacts:
    """Sentences, and changes that lead from then to now; the first of them leads back."""
    present, match = sheet_of(table, viewer), table.match
    is_mine = viewer.seat is not None
    stops = stops_since(match, last_own_move(match, viewer.seat)) if is_mine else []
    sheets = [past_sheet(match, stop, viewer, present) for stop in stops]
    story = sheets[0].story if sheets else present.story
    chain = [present, *sheets, present] if sheets else []
    steps = [after.since(before) for before, after in pairwise(chain)]
    return {
        "version": table.version,
        "sentences": loud_lines(present, common(story, present.story)),
        "steps": steps,
    }


def loud_lines(sheet: Sheet, since: int) -> list[str]:
    """The lines of a story, from one on, that tell more than whose turn it is."""
    pairs = zip_longest(sheet.story[since:], sheet.marks[since:])
    return [line for line, mark in pairs if mark is None or mark[0] != QUIET]


def stops_since(match: Match, first: int) -> list[int]:
    """Where a replay stops: then, and after each run of moves of one seat, but for the present."""
    last = len(match.moves)
    ends = [
        number
        for number in range(first + 1, last)
        if match.moves[number][0] != match.moves[number - 1][0]
    ]
    return [first, *ends][-MOST_STEPS:] if first < last else []


def past_sheet(match: Match, count: int, viewer: Viewer, present: Sheet) -> Sheet:
    """What a viewer was shown after so many moves; nothing can be done there."""
    past = match.copy()
    past.undo(len(match.moves) - count)
    picture = past.picture(viewer.seat, viewer.language)
    facts: SheetFacts = {
        **present.facts,
        "round": past.round,
        "last": sorted(picture.marks.last),
        "over": False,
        "mine": False,
        "held": False,
        "choices": [],
        "back": 0,
        "orders": [],
        "ordered": [],
    }
    facts["asked"] = bar_lines(facts, viewer.language)
    parts, story = render_parts(picture), past.story(viewer.language)
    lines = present.told_at[: len(story)], present.marks[: len(story)]
    return Sheet(present.version, parts, story, facts, picture.shared, *lines)


def away_facts(person: Person | None, table: Table) -> AwayFacts:
    """What the page is told of what happened while somebody was away; they have come now."""
    if person is None or not table.seats_of(person.id):
        return {"was_away": False}
    seen = visits.last_seen_version(table.store, table.row.id, person.id)
    visits.come_to(table.store, table.row.id, person.id, table.version)
    return {"was_away": seen is not None and seen < table.version}
