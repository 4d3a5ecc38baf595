"""Boxes with one thing changed: each is refused by name, or everything can be done with it.

`python -m tests.support.box_fuzz GAME COUNT SEED` changes one number, name, key or type in
a box that comes with the game; or lets somebody correct several components in the workshop, which
then is drawn whatever is wrong with it. Nothing but a ValueError may come of it; with what is
accepted a match is played for fifty moves, in which nobody is asked who can do nothing, then drawn,
told in every language, saved and read again.
"""

from __future__ import annotations

import json
import random
import sys
from contextlib import suppress
from functools import cache
from typing import Any

import meseta
from meseta.games import find_game
from meseta.kernel.boxes import BoxError
from meseta.match.match import Match
from meseta.people.lines import plain
from meseta.people.tallies import recount
from meseta.web.table.sheets import choices_for
from meseta.workshop.components import components_of, shown_boxes
from meseta.workshop.corrections import tell_difference as tell
from meseta.workshop.entries import differences
from meseta.workshop.galleries import recount_own, tallies_of
from tests.support.copies_of_boxes import step_by_chance, take_off
from tests.support.fuzz import PLAYED_ON, VARIANTS, Tally, changed, random_moves
from tests.support.languages import LANGUAGES

LONGEST = 2000
"""Letters of a name that nobody would give."""
CORRECTED, DRAWN, MOST_STEPS = 0.5, 0.1, 8
"""Of the boxes, those that were corrected in the workshop; of these, those that are drawn there;
and what one person finds at most."""


def boxes_of(game: str) -> list[str]:
    """The boxes that come with a game."""
    return list(find_game(game).box_names)


def changed_box(game: str, dice: random.Random) -> tuple[dict[str, Any], str]:
    """A box with one thing changed, and what that was."""
    document = find_game(game).load_box(dice.choice(boxes_of(game)))
    document = json.loads(json.dumps(document))
    found, what = changed(document, dice)
    if dice.random() < 0.1:
        found, what = with_long_name(document, dice)
    return found, what


def with_long_name(document: dict[str, Any], dice: random.Random) -> tuple[dict[str, Any], str]:
    """A box in which one text is very long."""
    places = list(texts_in(document))
    holder, key = dice.choice(places)
    holder[key] = holder[key] * LONGEST
    return document, f"{key}: very long"


def texts_in(value: Any) -> Any:
    """Every text in a box: where it stands."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, str):
            yield value, key
        elif isinstance(inner, dict | list):
            yield from texts_in(inner)


def try_box(game: str, document: dict[str, Any], dice: random.Random) -> bool:
    """Play with a box; whether it was accepted, and then nothing fails."""
    options = dict(dice.choice(VARIANTS[game]))
    if "edition" in find_game(game).declared.declared:
        options["edition"] = document.get("edition")
    try:
        match = meseta.new(game, box=document, seed=dice.getrandbits(32), **options)
    except ValueError:
        return False
    for _move in range(PLAYED_ON):
        for seat in match.pending:
            assert match.legal_actions(seat), f"seat {seat} can do nothing: {match.situation}"
        random_moves(match, dice, 1)
    use_everything(match)
    return True


def corrected_box(game: str, dice: random.Random) -> tuple[dict[str, Any], str]:
    """A box as somebody leaves the workshop with it, and what they found."""
    box = dice.choice(list(shown_boxes(find_game(game))))
    shelf = open_shelf(game, box)
    draft = shelf.draft()
    for _step in range(dice.randint(1, MOST_STEPS)):
        with suppress(BoxError):
            step_by_chance(shelf, draft, dice)
    recount_own(shelf.kind, draft.document)
    recount(draft.document, tallies_of(shelf.kind, draft.document))
    if dice.random() < DRAWN:
        assert components_of(shelf.kind, draft.document, shelf.base, "en")
    told = [line for each in differences(shelf.base, draft.document) for line in tell(*each)]
    return json.loads(json.dumps(draft.document)), "; ".join(told)


open_shelf = cache(take_off)


def use_everything(match: Match) -> None:
    """See, draw, tell and save a match."""
    for seat in (*range(len(match.game.seats)), None):
        json.dumps(match.view(seat))
    for language in LANGUAGES:
        match.svg(0, language)
        match.story(language)
        for seat in match.pending:
            for choice in choices_for(match, seat, language):
                plain(choice.label)
    saved = json.loads(json.dumps(match.to_dict()))
    assert Match.from_dict(saved).to_dict() == match.to_dict()


def fuzz_boxes(game: str, count: int, seed: int) -> Tally:
    """Try many changed boxes; the first that goes wrong is shown."""
    dice, accepted = random.Random(seed), 0
    for tried in range(1, count + 1):
        make = corrected_box if dice.random() < CORRECTED else changed_box
        document, what = make(game, dice)
        try:
            accepted += try_box(game, document, dice)
        except BaseException:
            print(f"{game}, seed {seed}, number {tried}: {what[:300]}", flush=True)
            raise
    return Tally(count, count - accepted, accepted)


if __name__ == "__main__":
    print(json.dumps(fuzz_boxes(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))._asdict()))
