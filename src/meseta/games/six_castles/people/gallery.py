"""What is in the box: landscape tiles, exploration tiles, castles, charters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.people.picture.board import draw_castle, draw_tile
from meseta.games.six_castles.people.picture.mats import draw_strip
from meseta.games.six_castles.people.picture.pieces import terrain_name
from meseta.games.six_castles.people.picture.told import names_of, tell_charter, tell_quarters
from meseta.games.six_castles.people.picture.tracks import CHARTER_HIGH, CHARTER_WIDE, draw_charter
from meseta.games.six_castles.people.views import Charter, Site, Tile, printed_name
from meseta.people.charts import CELL
from meseta.people.drawing import at
from meseta.people.gallery import Exhibit

if TYPE_CHECKING:
    from meseta.games.six_castles import SixCastles
    from meseta.games.six_castles.people.words import Words

BOXES: tuple[dict[str, Any], ...] = ({},)
"""The options under which each box is looked at."""
CASTLE_SIZE = (96, 92)
SPACE = 30
STRIP_SIZE = (4 * SPACE + 8, 2 * SPACE + 12)


def title(game: SixCastles, words: Words) -> str:
    """What a box is called."""
    return game.title


def exhibits(game: SixCastles, words: Words) -> Iterator[Exhibit]:
    """Everything that is printed, kind by kind."""
    box = game.document
    yield from [landscape_tile(words, entry) for entry in (*box["start"], *box["landscape"])]
    yield from [exploration_tile(words, entry) for entry in box["exploration"]]
    yield from [castle(words, entry) for entry in box["castle"]]
    yield from [charter(words, entry) for entry in box["charter"]]


def landscape_tile(words: Words, entry: dict[str, Any]) -> Exhibit:
    """A landscape tile as it is printed."""
    shown = {"bonus": None, "x": 0, "y": 0, "arms": [True] * 4, "hills": []}
    tile: Tile = {**shown, **entry}  # type: ignore[typeddict-item]
    face, about = draw_tile(tile, words, at(0, 0)), tell_quarters(tile, words)
    group, name = words.say("picture-pile"), printed_name(entry["id"])
    return Exhibit(group, name, (CELL, CELL), face, about, entry["source"])


def exploration_tile(words: Words, entry: dict[str, Any]) -> Exhibit:
    """An exploration tile, side A above side B."""
    rows = [draw_strip(entry[side], 4, 4 + n * (SPACE + 4), SPACE) for n, side in enumerate("ab")]
    face = "".join("".join(row) for row in rows)
    about = f"A: {names_of(entry['a'], words)}. B: {names_of(entry['b'], words)}"
    group, name = words.say("picture-stock"), entry["id"].upper()
    return Exhibit(group, name, STRIP_SIZE, face, about, entry["source"])


def castle(words: Words, entry: dict[str, Any]) -> Exhibit:
    """A castle with its markets."""
    markets: Any = [{"good": good, "owner": None} for good in entry["markets"]]
    site: Site = {
        "id": entry["id"],
        "name": entry["name"],
        "hill": 0,
        "markets": markets,
        "source": entry["source"],
    }
    wide, high = CASTLE_SIZE
    face, about = draw_castle(site, (wide / 2, high / 2), words), names_of(entry["markets"], words)
    group = words.say("picture-castles-left")
    return Exhibit(group, entry["name"], CASTLE_SIZE, face, about, entry["source"])


def charter(words: Words, entry: dict[str, Any]) -> Exhibit:
    """A charter with what it brings."""
    shown: Charter = {"owner": None, "how": "open", "need": 1, "winner": None}
    shown.update(entry)  # type: ignore[typeddict-item]
    name = terrain_name(words, entry["type"])
    face, about = "".join(draw_charter(shown, words, False)), tell_charter(shown, name, words)
    group, size = words.say("picture-charters"), (CHARTER_WIDE, CHARTER_HIGH)
    return Exhibit(group, entry["id"].upper(), size, face, about, entry["source"])
