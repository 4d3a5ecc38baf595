"""Golden matches: whole games as text, kept beside the tests and compared line by line.

`make golden` writes them anew; the difference shows what a change of the rules did. In each game's
set every card occurs.
"""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import meseta
from meseta.games.six_castles.people.options import RULINGS
from meseta.match.match import Match

BOLD = 0.8
HOME = Path(__file__).parent / "golden_matches"


class Golden(NamedTuple):
    """One golden match."""

    game: str
    name: str
    seed: int
    options: dict[str, Any]
    shy: tuple[str, ...] = ()
    """Verbs that are chosen seldom, so that more happens."""

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return HOME / self.game / f"{self.name}.txt"


EARLY = ("end", "replace", "append")
READINGS = {name: option.values[-1] for name, option in RULINGS.items()}
ALL = ["new-regency", "old-hands", "power-shift"]
GOLDEN = [
    Golden("el-grande", "2023-four-players", 1, {}),
    Golden("el-grande", "2023-two-players-and-dummy", 2, {"players": 2}),
    Golden("el-grande", "2023-three-players-merged", 3, {"players": 3, "merged_stack": True}),
    Golden("el-grande", "2023-short", 4, {"players": 4, "short": True}),
    Golden("el-grande", "2023-five-players-new-regency", 5, {"players": 5, "expansions": ALL[:1]}),
    Golden("el-grande", "2023-five-players-old-hands", 6, {"players": 5, "expansions": ALL[1:2]}),
    Golden("el-grande", "2023-five-players-power-shift", 7, {"players": 5, "expansions": ALL[2:]}),
    Golden("el-grande", "2023-five-players-everything", 8, {"players": 5, "expansions": ALL}),
    Golden("el-grande", "classic-two-players", 9, {"players": 2, "edition": "classic"}),
    Golden("el-grande", "classic-four-players", 10, {"players": 4, "edition": "classic"}),
    Golden("el-grande", "classic-five-players", 11, {"players": 5, "edition": "classic"}),
    Golden("el-grande", "classic-five-players-again", 14, {"players": 5, "edition": "classic"}),
    Golden(
        "el-grande",
        "classic-five-players-watched",
        60,
        {"players": 5, "edition": "classic"},
        ("veto", "end"),
    ),
    Golden("el-caballero", "two-players", 21, {"players": 2}),
    Golden("el-caballero", "three-players", 22, {"players": 3}),
    Golden("el-caballero", "four-players", 23, {}),
    Golden("el-caballero", "four-players-strait", 24, {"isthmus_or_strait": "strait"}),
    Golden("el-caballero", "four-players-as-printed", 25, {"rotate_area_cards": False}),
    Golden("el-caballero", "three-players-blocks", 26, {"players": 3, "interleave_steps": False}),
    Golden("el-caballero", "four-players-no-ties", 27, {"area_ties_stand": False}),
    Golden("6-castles", "four-players", 31, {}, EARLY),
    Golden("6-castles", "three-players-side-b", 32, {"players": 3, "side": "b"}, EARLY),
    Golden("6-castles", "two-players-suggested", 33, {"players": 2, "suggested": True}, EARLY),
    Golden("6-castles", "family", 34, {"players": 3, "family": True}, EARLY),
    Golden("6-castles", "solo", 35, {"players": 1}, EARLY),
    Golden("6-castles", "other-readings", 36, {"players": 2, **READINGS}, EARLY),
]


def play(golden: Golden) -> Match:
    """The match: fair choices by Python's own generator."""
    match = meseta.new(golden.game, seed=golden.seed, **golden.options)
    dice = random.Random(golden.seed)
    while not match.over:
        seat = dice.choice(match.pending)
        legal = match.legal(seat)
        if golden.shy and dice.random() < BOLD:
            legal = [text for text in legal if text.split()[0] not in golden.shy] or legal
        match.play(dice.choice(legal), seat)
    return match


def write(match: Match) -> str:
    """Every move and what came of it."""
    game = match.game
    lines = [
        f"{game.title}, rules {game.version}, box {game.document['name']}",
        f"seed {match.seed}",
    ]
    story = iter(game.words("en").story(match.log, match._public))
    for number, events in enumerate(match.events_by_move):
        if number:
            seat, action = match.moves[number - 1]
            lines.append(f"{number}. {game.seats[seat]}: {game.texts[action]}")
        lines += [f"  {sentence}" for sentence in islice(story, len(events))]
    points = zip(game.seats, match.scores, strict=True)
    lines.append("points: " + ", ".join(f"{name} {count}" for name, count in points))
    lines.append(f"state: {match.digest()}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all golden matches anew."""
    for golden in GOLDEN:
        golden.path.parent.mkdir(parents=True, exist_ok=True)
        golden.path.write_text(write(play(golden)), "utf-8")
        print(golden.path.relative_to(HOME))


if __name__ == "__main__":
    main()
