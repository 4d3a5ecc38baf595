"""A table with one question: of a lesson, of a puzzle."""

from __future__ import annotations

from meseta.match.match import Match
from meseta.web.http.language import phrases
from meseta.web.table.messages import SheetFacts, TableFacts
from meseta.web.table.sheets import (
    Sheet,
    Viewer,
    add_bar_lines,
    choice_facts,
    choices_for,
    question_for,
    render_parts,
    seat_facts,
)


def question_sheet(
    match: Match, viewer: Viewer, version: int, is_open: bool, paragraph: str
) -> Sheet:
    """A table as it is shown before the answer, or after it."""
    assert viewer.seat is not None
    picture = match.picture(viewer.seat, viewer.language)
    asked = question_for(match, viewer.seat if is_open else None, viewer.language)
    choices = choices_for(match, viewer.seat, viewer.language) if is_open else []
    unasked: TableFacts = {
        "seats": [
            seat_facts(match, seat, viewer.language) for seat in range(len(match.game.seats))
        ],
        "round": match.round,
        "over": False,
        "last": sorted(picture.marks.last),
        "question": asked.question,
        "paragraph": paragraph,
        "detail": asked.detail,
        "waiting": None,
        "mine": is_open,
        "held": not is_open,
        "holding": None,
        "choices": [choice_facts(choice) for choice in choices],
        "back": int(not is_open),
        "orders": [],
        "ordered": [],
    }
    facts: SheetFacts = add_bar_lines(unasked, viewer.language)
    if not is_open:
        facts["asked"] = phrases(viewer.language).say("learn-answered"), ""
    return Sheet(version, render_parts(picture), [], facts, picture.shared)
