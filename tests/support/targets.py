"""What actions point at: every element is there once, and can show a mark."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import meseta
from meseta.match.match import Match
from meseta.people.parts import Picture

OFTEN = 3
"""How often an answer to a decision is looked at in a match."""


def marked_by(element: Any) -> bool:
    """Whether an element can show that it is marked: it is an edge, or has one."""
    return any("edge" in (each.get("class") or "").split() for each in (element, *element))


def elements_of(picture: Picture) -> list[tuple[str, bool]]:
    """The id of every element of a picture's parts, and whether it can be marked."""
    trees = [ElementTree.fromstring(f"<g id='{part.id}'>{part.body}</g>") for part in picture.parts]
    inside = [element for tree in trees for element in tree.iter()]
    return [(each.get("id", ""), marked_by(each)) for each in inside if each.get("id")]


def faults(match: Match, seat: int) -> list[str]:
    """What is wrong with what a seat can choose now: no element, several, or one without edge."""
    found = elements_of(match.picture(seat))
    count, marked = Counter(mark for mark, _can in found), dict(found)
    twice = [f"{mark} stands {number} times" for mark, number in count.items() if number > 1]
    elements = match.game.elements(seat)
    for action in match.legal_actions(seat):
        mark = elements[action]
        if mark and not marked.get(mark):
            twice.append(f"{match.game.texts[action]} points at {mark}: {count[mark]}")
    return twice


def faults_in_play(game: str, seed: int, **options: Any) -> list[str]:
    """A random match, looked at wherever an answer is still new."""
    match = meseta.new(game, seed=seed, way="plain", **options)
    dice, seen, found = random.Random(seed), Counter[tuple[str, str]](), list[str]()
    while not match.over and not found:
        seat = dice.choice(match.pending)
        asked = match.view(seat)["asked"]
        kinds = {(asked, text.split()[0]) for text in match.legal(seat)}
        if any(seen[kind] < OFTEN for kind in kinds):
            seen.update(kinds)
            found = faults(match, seat)
        match.play(dice.choice(match.legal(seat)), seat)
    return found
