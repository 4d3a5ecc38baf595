"""Boxes with one thing changed: each is refused by name, or everything can be done with it.

`python -m tests.support.box_fuzz GAME COUNT SEED` changes one number, name, key or type in
a box that comes with the game. Nothing but a ValueError may come of it; with what is accepted a
match is played for a while, drawn, told in every language, saved and read again.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import meseta
from meseta.games import find_game
from meseta.match.match import Match
from meseta.people.lines import plain
from meseta.web.table.sheets import choices_for
from tests.support.fuzz import PLAYED_ON, VARIANTS, Tally, changed, random_moves
from tests.support.languages import LANGUAGES

LONGEST = 2000
"""Letters of a name that nobody would give."""


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
    options = {key: value for key, value in dice.choice(VARIANTS[game]).items() if key != "edition"}
    try:
        match = meseta.new(game, box=document, seed=dice.getrandbits(32), **options)
    except ValueError:
        return False
    random_moves(match, dice, dice.randrange(PLAYED_ON))
    use_everything(match)
    return True


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
        document, what = changed_box(game, dice)
        try:
            accepted += try_box(game, document, dice)
        except BaseException:
            print(f"{game}, seed {seed}, number {tried}: {what[:300]}", flush=True)
            raise
    return Tally(count, count - accepted, accepted)


if __name__ == "__main__":
    print(json.dumps(fuzz_boxes(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))._asdict()))
