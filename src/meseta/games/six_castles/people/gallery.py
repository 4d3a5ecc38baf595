"""What is in the box: landscape tiles, exploration tiles, castles, charters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box.domains import SPACES
from meseta.games.six_castles.people.boxes import ARMS
from meseta.games.six_castles.people.picture.board import draw_castle, draw_tile
from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.mats import draw_strip
from meseta.games.six_castles.people.picture.pieces import terrain_name
from meseta.games.six_castles.people.picture.told import names_of, tell_charter, tell_quarters
from meseta.games.six_castles.people.picture.tracks import CHARTER_HIGH, CHARTER_WIDE, draw_charter
from meseta.games.six_castles.people.views import Charter, Site, Tile, printed_name
from meseta.people.charts import CELL
from meseta.people.drawing import at as place_at
from meseta.people.drawing import disc
from meseta.people.gallery import Exhibit, ValueSpot
from meseta.people.lettering import BOLD, write
from meseta.people.looks import PAPER

if TYPE_CHECKING:
    from meseta.games.six_castles import SixCastles
    from meseta.games.six_castles.people.words import Words

BOXES: tuple[dict[str, Any], ...] = ({},)
"""The options under which each box is looked at."""
TOTALS_ARE_PRINTED = False
"""What tiles and castles show together nobody but us has counted."""
HALF = CELL / 2
QUARTERS_AT = ((0, 0), (HALF, 0), (HALF, HALF), (0, HALF))
CASTLE_SIZE = (96, 92)
SPACE = 30
TRACK_SIZE = (150, 68)
STRIP_SIZE = (4 * SPACE + 8, 2 * SPACE + 12)


def title(game: SixCastles, words: Words) -> str:
    """What a box is called."""
    return game.title


def exhibits(game: SixCastles, words: Words) -> Iterator[Exhibit]:
    """Everything that is printed, kind by kind."""
    box = game.document
    for part in ("start", "landscape"):
        yield from [landscape_tile(words, entry, part) for entry in box[part]]
    yield from [exploration_tile(words, entry) for entry in box["exploration"]]
    yield from [castle(words, entry) for entry in box["castle"]]
    yield from [charter(words, entry) for entry in box["charter"]]
    yield from [track(words, entry) for entry in box["track"]]
    yield from [top(words, entry) for entry in box["top"]]
    yield from [suggestion(words, entry) for entry in box["suggested"]]


def landscape_tile(words: Words, entry: dict[str, Any], part: str) -> Exhibit:
    """A landscape tile as it is printed."""
    arms = [arm in entry.get("arms", ARMS) for arm in ARMS]
    shown: dict[str, Any] = {"bonus": None, "x": 0, "y": 0, "hills": []}
    tile: Tile = {**shown, **entry, "arms": arms}  # type: ignore[typeddict-item]
    face, about = draw_tile(tile, words, place_at(0, 0)), tell_quarters(tile, words)
    group, name = words.say("picture-pile"), printed_name(entry["id"])
    places = enumerate(QUARTERS_AT)
    spots = tuple(ValueSpot("quarters", place, (x, y, HALF, HALF)) for place, (x, y) in places)
    at = ((part, entry["id"]),)
    return Exhibit(group, name, (CELL, CELL), face, about, entry["source"], 1, at, spots)


def exploration_tile(words: Words, entry: dict[str, Any]) -> Exhibit:
    """An exploration tile, side A above side B."""
    rows = [draw_strip(entry[side], 4, 4 + n * (SPACE + 4), SPACE) for n, side in enumerate("ab")]
    face = "".join("".join(row) for row in rows)
    about = f"A: {names_of(entry['a'], words)}. B: {names_of(entry['b'], words)}"
    group, name = words.say("picture-stock"), entry["id"].upper()
    spots = tuple(
        ValueSpot(side, place, (4 + place * SPACE, 4 + n * (SPACE + 4), SPACE, SPACE))
        for n, side in enumerate("ab")
        for place in range(SPACES)
    )
    at = (("exploration", entry["id"]),)
    return Exhibit(group, name, STRIP_SIZE, face, about, entry["source"], 1, at, spots)


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
    stalls = [(wide / 2 - 40 + 27 * place, high / 2 + 11, 26, 29) for place in range(len(markets))]
    spots = tuple(ValueSpot("markets", place, where) for place, where in enumerate(stalls))
    at = (("castle", entry["id"]),)
    return Exhibit(group, entry["name"], CASTLE_SIZE, face, about, entry["source"], 1, at, spots)


def charter(words: Words, entry: dict[str, Any]) -> Exhibit:
    """A charter with what it brings."""
    shown: Charter = {"owner": None, "how": "open", "need": 1, "winner": None}
    shown.update(entry)  # type: ignore[typeddict-item]
    name = terrain_name(words, entry["type"])
    face, about = "".join(draw_charter(shown, words, False)), tell_charter(shown, name, words)
    group, size = words.say("picture-charters"), (CHARTER_WIDE, CHARTER_HIGH)
    at, name = (("charter", entry["id"]),), entry["id"].upper()
    return Exhibit(group, name, size, face, about, entry["source"], 1, at)


def track(words: Words, entry: dict[str, Any]) -> Exhibit:
    """The values of one type on both sides of the board."""
    kind, (wide, _) = entry["type"], TRACK_SIZE
    name = terrain_name(words, kind)
    face = icon(kind, 20, 34, 30)
    for row, side in enumerate("ab"):
        y = 20 + 30 * row
        face += write(48, y + 6, side.upper(), 16, **BOLD)
        for place, value in enumerate(entry[side]):
            face += disc(76 + 28 * place, y, 12, PAPER, 1) + write(
                76 + 28 * place, y + 6, value, 17
            )
    told = [f"{side.upper()}: {', '.join(map(str, entry[side]))}" for side in "ab"]
    group, at = words.say("picture-gallery-tracks"), (("track", kind),)
    size = (max(wide, 62 + 28 * max(map(len, (entry["a"], entry["b"])))), TRACK_SIZE[1])
    return Exhibit(group, name, size, face, ". ".join(told), entry["source"], 1, at, (), True)


def top(words: Words, entry: dict[str, Any]) -> Exhibit:
    """What five of one type are worth."""
    name = words.say(f"picture-track-{entry['track']}")
    group, about = (
        words.say("picture-gallery-tracks"),
        words.say("picture-top", points=entry["points"]),
    )
    at = (("top", entry["track"]),)
    return Exhibit(group, name, (0, 0), "", about, entry["source"], 1, at, (), True)


def suggestion(words: Words, entry: dict[str, Any]) -> Exhibit:
    """How many tiles are dealt in a suggested set-up."""
    name = f"{words.say('option-suggested')}, {entry['players']}"
    at = (("suggested", f"players {entry['players']}"),)
    return Exhibit(words.say("box-told"), name, (0, 0), "", "", entry["source"], 1, at, (), True)
