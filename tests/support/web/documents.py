"""Files that somebody may send, by what they are, and as they are written down."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from contextlib import suppress
from functools import cache
from typing import Any

import tomli_w

import meseta
from meseta.games import find_game
from meseta.workshop.components import shown_boxes
from tests.support.box_fuzz import changed_box
from tests.support.fuzz import VARIANTS, random_moves

BOXES, MOVES = 6, 30
"""So many changed boxes of each game, and moves of a match."""
AS_TOML = ("box", "corrections")
"""What is written down in another way than the rest."""
SENT_TO = {
    "/import": ("match",),
    "/study": ("match", "position", "study"),
    "/games/{game}/box/import": AS_TOML,
}
"""What is read where; elsewhere it may be anything."""


@cache
def documents() -> dict[str, list[str]]:
    """Matches, positions and boxes of every game, as JSON."""
    dice, found = random.Random(1), defaultdict[str, list[Any]](list)
    for game, variants in VARIANTS.items():
        boxes = [changed_box(game, dice)[0] for _ in range(BOXES)]
        found["box"] += [*boxes, *map(find_game(game).load_box, shown_boxes(find_game(game)))]
        for variant in variants:
            match = meseta.new(game, seed=1, **variant)
            random_moves(match, dice, dice.randrange(MOVES))
            saved = match.to_dict()
            found["match"] += [saved, {**saved, "box": dice.choice(boxes)}]
            found["position"].append(match.position)
    return {kind: [json.dumps(each) for each in all_of_it] for kind, all_of_it in found.items()}


def write_file(document: dict[str, Any], kind: str) -> bytes:
    """A document as it stands in a file; what cannot stand there is written as JSON."""
    if kind in AS_TOML:
        with suppress(TypeError, ValueError):
            return tomli_w.dumps(document).encode()
    return json.dumps(document).encode()
