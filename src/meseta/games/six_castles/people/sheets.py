"""A view as lines of text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box.domains import (
    CORNER,
    HOUSE,
    LAKE,
    ROCK,
    SIDE,
    SIDES,
    SOURCE,
    SPACES,
    TERRAIN,
)
from meseta.games.six_castles.people.answers import Answers, name_on_map, named
from meseta.games.six_castles.people.views import Slot, Tile, View
from meseta.kernel.boxes import Document
from meseta.kernel.game import WHOLE, Room, Scene, TextSheet
from meseta.people.lines import (
    LinePart,
    beside,
    first_of,
    fit_parts,
    flow,
    key_at,
    own_row,
    pad,
    part,
    table,
    width,
    window,
)

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

STYLES = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "green": "green"}
KINDS = {
    **dict.fromkeys(TERRAIN.names[:LAKE], "green"),
    **dict.fromkeys(TERRAIN.names[LAKE:HOUSE], "cyan"),
    **dict.fromkeys(TERRAIN.names[HOUSE:ROCK], "yellow"),
}
"""Goods, landscapes and constructions in colours of their own."""
ON_CYLINDER, ON_DISC, CASTLE, SEVERAL = "◉", "●", "♜", "+"
NOBODY = "·"
HERE = "[reverse] ? [/]"
"""The cell that was chosen."""
STEPS = dict(zip(SIDE.names, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True))
"""Where the cell on each side of a tile lies."""
APART = 3
MAP_ROWS = (99, 9, 8, 7, 6, 5, 4, 3)
"""How many rows of tiles are shown, as there is room."""
EVERYTHING = (
    "map",
    "hand",
    "reserve",
    "line",
    "lines",
    "castles",
    "tracks",
    "charters",
    "sources",
    "players",
)
NEEDS = {
    "charter": ("hand", "line", "reserve", "charters"),
    "start_tile": ("hand", "reserve"),
    "line_tile": ("charters", "line"),
    "face": ("charters", "line"),
    "lay": ("map", "hand", "line", "players"),
    "spot": ("map", "hand"),
    "rotate": ("map", "hand"),
    "castle": ("map", "castles"),
    "act": ("map", "castles", "tracks", "line", "charters", "players"),
    "sale_disc": ("castles", "line", "players"),
    "slot_disc": ("tracks", "line", "players"),
    "goal": ("map", "players"),
    "hill": ("map", "players"),
    "slot_worker": ("map", "tracks", "players"),
    "over": ("tracks", "charters", "sources"),
}
"""What each decision depends on; one that is not told depends on the map."""
CONCERNS = {"castles": ("sell", "castle", "from"), "tracks": ("score", "from")}
"""Parts that matter where such an answer is possible."""
Cell = tuple[int, int]


class Scribe(Answers):
    """Writes the table of one game of 6 Castles."""

    def __init__(self, words: Words, document: Document) -> None:
        super().__init__(words, document)
        self.parts: dict[str, Callable[..., Any]] = {
            "map": self.map_part,
            "hand": self.hand_part,
            "line": self.line_part,
            "lines": self.lines_part,
            "reserve": self.reserve_part,
            "castles": self.castles_part,
            "tracks": self.tracks_part,
            "charters": self.charters_part,
            "sources": self.sources_part,
            "players": self.players_part,
        }

    def sheets(self, scene: Scene[View], keys: Mapping[str, str], room: Room, /) -> list[TextSheet]:
        """The parts of the table that matter now."""
        whole = room.lines >= WHOLE.lines
        needed = EVERYTHING if whole else NEEDS.get(scene.view["asked"], ("map",))
        names = [name for name in needed if whole or is_concerned(name, keys)]
        return fit_parts(room, [self.parts[name](scene, keys, room) for name in names])

    # --- names -----------------------------------------------------------------------------------

    def painted(self, colour: str, text: object) -> str:
        """A text in a player's colour."""
        return f"[{STYLES[colour]}]{text}[/]"

    def player(self, colour: str) -> str:
        """The name of a colour."""
        return self.painted(colour, self.words.say(f"seat-{colour}"))

    def initial(self, colour: str) -> str:
        """A letter beside the colour, for those who do not see it."""
        return self.words.say(f"initial-{colour}")

    def short(self, terrain: str) -> str:
        """Two letters for a terrain, in the colour of its kind."""
        text = self.words.say(f"short-{terrain}")
        return f"[{KINDS[terrain]}]{text}[/]" if terrain in KINDS else text

    # --- the landscape ---------------------------------------------------------------------------

    def map_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """Every tile in its place, and keys where something may be done; cropped if it is large."""
        tiles = scene.view["tiles"]
        cells = {(tile["x"], tile["y"]): self.tile_lines(scene.view, tile, keys) for tile in tiles}
        wanted = self.wanted(scene, keys)
        cells |= {cell: ["", text] for cell, text in wanted.items() if text}
        forms = [cropped(cells, list(wanted) or list(cells), room, rows) for rows in MAP_ROWS]
        return part("map", forms[0], *enumerate(forms[1:], 1))

    def wanted(self, scene: Scene[View], keys: Mapping[str, str]) -> dict[Cell, str]:
        """The cells that matter, with what is written into those that are empty."""
        view = scene.view
        tiles = {tile["id"]: (tile["x"], tile["y"]) for tile in view["tiles"]}
        free = {spot["name"]: (spot["x"], spot["y"]) for spot in view["spots"]}
        found = {cell: key_at(keys[name]) for name, cell in free.items() if name in keys}
        found |= {cell: "" for tile, cell in tiles.items() if f"to {tile}" in keys}
        if "side" in scene.about:
            (x, y), (right, down) = tiles[str(scene.about["tile"])], STEPS[str(scene.about["side"])]
            return {(x + right, y + down): HERE}
        if "tile" in scene.about and scene.about["tile"] in tiles:
            return {tiles[str(scene.about["tile"])]: ""}
        if view["seat"] is not None and not found:
            own = view["workers"][view["players"][view["seat"]]]
            found |= {tiles[place.split()[0]]: "" for place in own if place.split()[0] in tiles}
        return found

    def tile_lines(self, view: View, tile: Tile, keys: Mapping[str, str]) -> list[str]:
        """A laid tile: its quarters with who is there, its name, and a key if it may be chosen."""
        nw, ne, se, sw = [self.quarter(view, tile, corner) for corner in range(SIDES)]
        key = keys.get(f"to {tile['id']}")
        return [f"{nw}{ne} {name_on_map(tile['id'])}", f"{sw}{se} {key_at(key) if key else ''}"]

    def quarter(self, view: View, tile: Tile, corner: int) -> str:
        """A quarter of a laid tile: its terrain, and a castle or a worker on it."""
        place = f"{tile['id']} {CORNER.names[corner]}"
        here = [
            self.painted(colour, number if is_own(view, colour) else self.initial(colour))
            for colour, places in view["workers"].items()
            for number, at in enumerate(places, 1)
            if at == place
        ]
        castles = {site["hill"] for site in view["sites"]}
        mark = CASTLE if tile["hills"][corner] in castles else " "
        if here:
            mark = here[0] if len(here) == 1 else SEVERAL
        return f"{self.short(tile['quarters'][corner])}{mark}"

    # --- tiles in hand ---------------------------------------------------------------------------

    def hand_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The tile that is being laid, turned each way it may lie, or the tiles in hand."""
        view = scene.view
        drawn: list[str] = []
        for tile, turn, title in self.held(view, keys):
            drawn = beside(drawn, self.draw_tile(tile, turn, title), APART)
        return part("hand", drawn)

    def held(self, view: View, keys: Mapping[str, str]) -> list[tuple[Mapping[str, Any], int, str]]:
        """The tiles that matter now, how they are turned, and their titles."""
        if view["lying"]:
            lying = self.tiles[view["lying"]["id"]]
            turns = [turn for turn in range(SIDES) if f"turn {turn}" in keys]
            if turns:
                return [(lying, turn, key_at(keys[f"turn {turn}"])) for turn in turns]
            return [(lying, 0, self.title(lying, None))]
        if view["seat"] is None:
            return []
        tiles = [tile for tile in view["hands"][view["players"][view["seat"]]] if tile]
        calls = {tile["id"]: keys.get(f"lay {tile['id']}") for tile in tiles}
        return [
            (self.tiles[tile], 0, self.title(self.tiles[tile], key)) for tile, key in calls.items()
        ]

    def title(self, tile: Mapping[str, Any], key: str | None) -> str:
        """The name of a landscape tile, with what its rock brings."""
        bonus = self.words.say(f"brings-{tile['bonus']}") if tile.get("bonus") else ""
        return f"{key_at(key) if key else ''}{named(tile)} {bonus}".rstrip()

    def draw_tile(self, tile: Mapping[str, Any], turn: int, title: str) -> list[str]:
        """A tile with its four quarters, turned clockwise by so many quarters."""
        nw, ne, se, sw = [
            self.short(tile["quarters"][(place - turn) % SIDES]) for place in range(SIDES)
        ]
        return [title, f"{nw} {ne}", f"{sw} {se}"]

    # --- lines -----------------------------------------------------------------------------------

    def line_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The line of the viewer."""
        seat = scene.view["seat"]
        colour = scene.view["players"][seat] if seat is not None else None
        return part("line", self.line(scene.view, colour, room.columns) if colour else [])

    def lines_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """All other lines."""
        view = scene.view
        others = [c for seat, c in enumerate(view["players"]) if seat != view["seat"]]
        lines = [line for colour in others for line in self.line(view, colour, room.columns)]
        return part("lines", lines)

    def line(self, view: View, colour: str, columns: int) -> list[str]:
        """An exploration line, tile by tile; the cylinder and discs stand before what they mark."""
        spaces = []
        for number, space in enumerate(view["spaces"][colour], 1):
            mark = ON_DISC if space["disc"] else " "
            mark = ON_CYLINDER if view["cylinders"].get(colour) == number else mark
            spaces.append(f"{self.painted(colour, mark)}{self.short(space['terrain'])}")
        starts = range(0, len(spaces), SPACES)
        tiles = [f"{first + 1:>2}{''.join(spaces[first : first + SPACES])}" for first in starts]
        title = self.words.say("sheet-line", seat=self.player(colour))
        indent = " " * width(title)
        lines = flow(tiles, columns - width(title) - 1)
        return [f"{title if place == 0 else indent} {line}" for place, line in enumerate(lines)]

    def reserve_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The exploration tiles that the viewer can still lay."""
        view = scene.view
        if view["seat"] is None:
            return part("reserve", [])
        tiles = [self.explorations[t] for t in view["reserves"][view["players"][view["seat"]]]]
        shown = [f"{named(tile)} {self.sides(tile)}" for tile in tiles]
        return part("reserve", flow(shown, room.columns))

    # --- castles and tracks ----------------------------------------------------------------------

    def castles_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The castles with their markets; a market that is closed stands in its owner's colour."""
        view = scene.view
        shown = []
        for site in view["sites"]:
            tile, corner = view["castles"][site["id"]]["at"].split()
            goods = [self.market(market["good"], market["owner"]) for market in site["markets"]]
            place = f"{name_on_map(tile)} {self.words.say(f'corner-{corner}')}"
            shown.append(f"{CASTLE} {site['name']} ({place}): {' '.join(goods)}")
        return part("castles", flow(shown, room.columns), (1, flow(shown, room.columns)[:3]))

    def market(self, good: str, owner: str | None) -> str:
        """A market, and whose disc closes it."""
        text = self.words.say(f"short-{good}")
        return self.painted(owner, f"{text}={self.initial(owner)}") if owner else text

    def tracks_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The slots of both tracks, with those who hold them."""
        view = scene.view
        if view["family"]:
            return part("tracks", [])
        lines = []
        for track in view["tracks"]:
            top = [
                self.painted(colour, f"{track['top']}={self.initial(colour)} {self.shorts(types)}")
                for colour, types in track["taken"].items()
                if types
            ]
            types = [
                " ".join(
                    [self.shorts([kind["type"]]), *[self.slot(slot) for slot in kind["slots"]]]
                )
                for kind in track["types"]
            ]
            lines.append(" · ".join([f"{track['top']}!", *top, *types]))
        return part("tracks", lines)

    def slot(self, slot: Slot) -> str:
        """A slot, and who holds it."""
        value, owner = slot["value"], slot["owner"]
        return self.painted(owner, f"{value}={self.initial(owner)}") if owner else str(value)

    # --- charters and points ---------------------------------------------------------------------

    def charters_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The charters that may be seen; at the end, who has won them."""
        view = scene.view
        seen = [charter for charter in view["charters"] if "id" in charter]
        shown = [self.charter_text(view, charter) for charter in seen]
        lines = flow(shown, room.columns)
        return part("charters", lines, (1, first_of(lines, 3)), (3, first_of(lines, 2)), (5, []))

    def charter_text(self, view: View, charter: Mapping[str, Any]) -> str:
        """A charter: what it brings, what it counts, and who has won it or who keeps it secret."""
        text = self.charter(charter["id"])
        if view["asked"] == "over":
            winner = charter.get("winner")
            return f"{text} → {self.player(winner) if winner else NOBODY}"
        secret = f" ({self.words.say('sheet-secret')})" if charter["how"] == "secret" else ""
        return f"{text}{secret}"

    def sources_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """The points of every source, as it stands or in the end."""
        sources = [self.words.say(f"source-{source}") for source in SOURCE.names]
        rows = [[self.words.say("sheet-player"), *sources, self.words.say("sheet-total")]]
        for seat, colour in enumerate(scene.view["players"]):
            points = [str(points[seat]) for points in scene.previews.values()]
            rows.append([self.player(colour), *points])
        return part("sources", table(rows))

    def players_part(self, scene: Scene[View], keys: Mapping[str, str], room: Room) -> LinePart:
        """Money, pieces, tiles in hand, religion, and the points as they stand."""
        view = scene.view
        titles = ("player", "coins", "discs", "workers", "religion", "tiles", "total")
        header = [f"[bold]{self.words.say(f'sheet-{title}')}[/]" for title in titles]
        lines = table(
            [header, *[self.player_row(scene, seat) for seat in range(len(view["players"]))]]
        )
        return part("players", lines, (2, own_row(lines, view["seat"])))

    def player_row(self, scene: Scene[View], seat: int) -> list[str]:
        """One player."""
        view = scene.view
        colour = view["players"][seat]
        supply = view["supply"][colour]
        return [
            self.player(colour),
            str(view["coins"][colour]),
            str(supply["discs"]),
            str(supply["workers"]),
            str(view["religion"][colour]),
            str(len(view["hands"][colour])),
            str(scene.previews["total"][seat]),
            "▶" if colour in view["pending"] else "",
        ]


def cropped(
    cells: Mapping[Cell, list[str]], wanted: Sequence[Cell], room: Room, rows: int
) -> list[str]:
    """So many rows of the map with the most of what is wanted; a row without tiles is one line."""
    if not cells:
        return []
    wide = 1 + max(width(line) for lines in cells.values() for line in lines)
    xs = window({x for x, _ in cells}, [x for x, _ in wanted], room.columns // wide)
    ys = window({y for _, y in cells}, [y for _, y in wanted], rows)
    tiled = {y for (_, y), lines in cells.items() if lines[0]}
    return [
        "".join(pad(cells.get((x, y), ["", ""])[line], wide) for x in xs).rstrip()
        for y in ys
        for line in range(0 if y in tiled else 1, 2)
    ]


def is_concerned(name: str, keys: Mapping[str, str]) -> bool:
    """Whether something can be done with a part of the table, where only then it matters."""
    return name not in CONCERNS or not keys or any(key.startswith(CONCERNS[name]) for key in keys)


def is_own(view: View, colour: str) -> bool:
    """Whether a colour is the viewer's."""
    return view["seat"] is not None and view["players"][view["seat"]] == colour
