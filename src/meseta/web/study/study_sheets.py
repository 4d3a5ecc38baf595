"""What is shown of a study: the table after one of its nodes, and the tree of its moves."""

from __future__ import annotations

from typing import NamedTuple

from meseta.match.match import Match
from meseta.web.http.refusals import Refused
from meseta.web.store.studies import Node
from meseta.web.study.studies import ROOT, Study
from meseta.web.table.messages import (
    NodeFacts,
    QuestionFacts,
    StudySheetFacts,
    StudyTableFacts,
    TreeFacts,
)
from meseta.web.table.sheets import (
    bar_lines,
    choice_facts,
    choices_for,
    question_for,
    render_parts,
    seat_facts,
    standing,
)

TURN, OPEN = "turn", "open"
"""Through whose eyes a study is seen: whoever decides, or everything open; or a seat's number."""


class StudyEyes(NamedTuple):
    """Whose eyes see a study."""

    seat: int
    is_open: bool


class StudyRequest(NamedTuple):
    """What somebody wants to see of a study."""

    node: int
    view: str
    language: str
    known: int
    """The version whose tree is known already."""
    is_owner: bool


def eyes_for(match: Match, view: str) -> StudyEyes:
    """The seat that looks: the one that was chosen, or the first that must decide."""
    seats = range(len(match.game.seats))
    if view in map(str, seats):
        return StudyEyes(int(view), False)
    if view not in (TURN, OPEN):
        raise Refused("refused-malformed")
    last = match.moves[-1][0] if match.moves else 0
    return StudyEyes(match.pending[0] if match.pending else last, view == OPEN)


def study_facts(study: Study, asked: StudyRequest) -> StudySheetFacts:
    """Everything that a page shows of a study."""
    match = study.stand(study.find(asked.node))
    eyes = eyes_for(match, asked.view)
    picture = match.picture(eyes.seat, asked.language, is_open=eyes.is_open)
    parts = render_parts(picture)
    unasked: StudyTableFacts = {
        "version": study.row.version,
        "node": asked.node,
        "view": asked.view,
        "seat": eyes.seat,
        "parts": parts,
        "order": list(parts),
        "lines": match.story(asked.language),
        "fresh": len(match.last_events()) if match.moves else 0,
        "last": sorted(picture.marks.last),
        **standing(match),
        "seats": [seat_facts(match, seat, asked.language) for seat in range(len(match.game.seats))],
        "note": study.nodes[asked.node].note,
        "called": study.nodes[asked.node].name,
        **question_facts(match, eyes.seat, asked),
        **tree_unless_known(study, asked.known),
    }
    return {**unasked, "asked": bar_lines(unasked, asked.language)}


def question_facts(match: Match, seat: int, asked: StudyRequest) -> QuestionFacts:
    """What is asked, and what may be answered; those who only look answer nothing."""
    is_mine = asked.is_owner and seat in match.pending
    choices = choices_for(match, seat, asked.language) if is_mine else []
    question = question_for(match, seat if is_mine else None, asked.language)
    return {
        "question": question.question,
        "detail": question.detail,
        "waiting": None,
        "mine": is_mine,
        "held": False,
        "holding": None,
        "choices": [choice_facts(choice) for choice in choices],
        "back": int(asked.is_owner and asked.node != ROOT),
        "orders": [],
        "ordered": [],
    }


def tree_unless_known(study: Study, known: int) -> TreeFacts:
    """The tree, for those who know only another version of it."""
    return {} if known == study.row.version else {"tree": tree_facts(study)}


def tree_facts(study: Study) -> list[NodeFacts]:
    """All nodes, those of the main line before their variations."""
    return [node_facts(study, study.nodes[number]) for number in study.below(ROOT)]


def node_facts(study: Study, node: Node) -> NodeFacts:
    """A node of the tree; its followers stand in their order."""
    return {
        "number": node.number,
        "parent": node.parent,
        "seat": node.seat,
        "what": node.what,
        "name": node.name,
        "note": node.note,
        "after": study.after[node.number],
    }
