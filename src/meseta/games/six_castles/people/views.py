"""Views: what a seat may know of a game, as pictures, sheets and pages read it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, NotRequired, TypedDict

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CASTLE,
    CASTLE_CHARTER,
    CASTLES,
    EXPLORATION,
    FACING,
    FACINGS,
    MARKABLE,
    MARKET,
    MARKETS,
    OPEN,
    SECRET,
    SHOWN,
    SIDE_A_FACINGS,
    SIDES,
    SLOTS,
    SOURCE,
    SOURCES,
    SPACES,
    SPOT,
    START_A,
    START_SIDES,
    SUPPLY,
    TILE,
    TRACK,
    TYPE,
)
from meseta.games.six_castles.people.boxes import slot_values
from meseta.games.six_castles.people.positions import write_extra
from meseta.games.six_castles.rules import decisions
from meseta.games.six_castles.rules.decisions import Act, Castle, Face, Hill, StartTile
from meseta.games.six_castles.rules.hills import quarter_of, spot_name
from meseta.games.six_castles.rules.invariants import is_being_laid
from meseta.games.six_castles.rules.scoring import charter_count, charter_winner, has_won, preview
from meseta.games.six_castles.rules.state import HIDDEN, State, has_disc, is_own_space, space_row
from meseta.games.six_castles.rules.trade import (
    goods_of,
    income_of,
    is_open_market,
    track_of,
    types_on,
)
from meseta.games.six_castles.rules.workers import constructions_of, religion_in
from meseta.kernel import views
from meseta.kernel.decision import Decision
from meseta.kernel.domain import NONE, Domain, members_of
from meseta.kernel.event import NO_LOG
from meseta.kernel.sets import first_of
from meseta.kernel.table import SEATS, asked, is_asked

REVERSED = "reversed"
KEPT = {SECRET: "secret", OPEN: "open"}
"""The charters of a player, and how they are kept."""


class Standing(TypedDict):
    """A castle on the table: a quarter of its hill, and whose discs close its markets."""

    at: str
    markets: dict[str, str]


class Tile(TypedDict):
    """A landscape tile as it lies."""

    id: str
    x: int
    y: int
    quarters: list[str]
    bonus: str | None
    arms: list[bool]
    hills: list[int]
    source: str


class Lying(Tile):
    """The landscape tile that is being laid: its cell, and its quarters turned each way."""

    spot: str | None
    """The cell that was chosen; null before that."""
    ways: list[list[str]]


class LineTile(TypedDict):
    """The exploration tile that is being laid in a line, and what it shows each way it may face."""

    player: str
    place: int
    tile: str | None
    """The tile that was chosen; null before that."""
    sides: dict[str, list[str]]


class Cell(TypedDict):
    """An empty cell beside the landscape, with the name by which it is chosen."""

    x: int
    y: int
    name: str


class Market(TypedDict):
    """A market of a castle, and whose disc closes it."""

    good: str
    owner: str | None


class Site(TypedDict):
    """A castle on the table with all its markets."""

    id: str
    name: str
    hill: int
    markets: list[Market]
    source: str


class Space(TypedDict):
    """A space of a line, with what it shows and what lies on it."""

    terrain: str
    toll: bool
    disc: bool
    own: bool


class Supply(TypedDict):
    """The pieces that a player has not used."""

    discs: int
    workers: int


class Slot(TypedDict):
    """A slot of a scoring track, and who holds it."""

    value: int
    owner: str | None


class TypeOfTrack(TypedDict):
    """A type and its slots."""

    type: str
    slots: list[Slot]


class Track(TypedDict):
    """A scoring track: its top slot with all who took it, and the other slots."""

    track: str
    top: int
    taken: dict[str, list[str]]
    types: list[TypeOfTrack]


class NextCastle(TypedDict):
    """The castle that is built next."""

    name: str
    goods: list[str]


class Sale(TypedDict):
    """What somebody could sell at a market, and the half coins that it brings."""

    goods: int
    coins: int


class Charter(TypedDict):
    """A charter, or only that it is there; who brought it, and at the end who has won it."""

    id: NotRequired[str]
    kind: NotRequired[str]
    type: NotRequired[str]
    points: NotRequired[int]
    half_coins: NotRequired[int]
    """Half coins that it brings beside its points, if any."""
    religion: NotRequired[int]
    """Steps of religion that it brings beside its points, if any."""
    source: NotRequired[str]
    owner: str | None
    how: str
    need: int
    """How many of what it asks for one needs at least."""
    counts: NotRequired[dict[str, int]]
    """How many every player has of what it asks for, once everybody has kept a charter."""
    winner: str | None
    """Who has the majority, once the game is over; null for nobody."""


class View(TypedDict):
    """What a seat may know of a game of 6 Castles."""

    game: str
    players: list[str]
    seat: int | None
    """Whose view this is; null is a spectator."""
    family: bool
    solo: bool
    side: str
    rounds: int
    round: int
    start: str
    active: str
    landscape: list[list[Any]]
    castles: dict[str, Standing]
    lines: dict[str, list[str]]
    cylinders: dict[str, int]
    discs: dict[str, list[int]]
    reserves: dict[str, list[str]]
    workers: dict[str, list[str]]
    coins: dict[str, int]
    religion: dict[str, int]
    slots: dict[str, str]
    tops: dict[str, list[str]]
    tiles: list[Tile]
    spots: list[Cell]
    starts: list[Tile]
    """Both sides of the start tile, while one of them is chosen."""
    lying: Lying | None
    hills_at: str | None
    """The tile at which a hill is chosen: the one that was laid, or that a worker walks to."""
    line_tile: LineTile | None
    sites: list[Site]
    spaces: dict[str, list[Space]]
    owned: dict[str, dict[str, int]]
    """How many spaces of each terrain a player owns, where there are any."""
    supply: dict[str, Supply]
    hands: dict[str, list[Tile | None]]
    pile: int
    rival: int
    castle_top: str | None
    castle_next: NextCastle | None
    """The castle on top of the stack, with the goods that it buys."""
    castles_left: int
    stock_top: str | None
    explorations: dict[str, dict[str, Any]]
    stock: int
    tracks: list[Track]
    religion_track: list[int]
    charters: list[Charter]
    stage: str
    """How far the turn has come: what was done last."""
    marks: list[str]
    """The terrains of the hill that is being marked."""
    sales: dict[str, Sale]
    """What whoever acts could sell at the open markets."""
    prayer: int
    """The steps of religion that the workers of whoever acts are good for."""
    points: dict[str, dict[str, int]]
    scores: dict[str, int]
    standing: dict[str, int]
    """The points if the game ended now, without secret charters; once everybody has kept one."""
    winners: list[str]
    """Who has won, once the game is over."""
    asked: str
    """The title of the decision that is pending, or "over"."""
    pending: list[str]
    legal: NotRequired[list[str]]
    """What the viewer's seat may do now; a match adds it."""


class Viewer(views.ViewWriter[State, Box, View]):
    """Writes views of one game."""

    shape = View

    def shown(self, s: State, seat: int | None, question: type[Decision] | None) -> View:
        """What no field tells by itself."""
        extra = write_extra(s, self.box, self.naming)
        return {  # type: ignore[typeddict-item]
            "landscape": extra["landscape"],
            "castles": extra["castles"],
            "lines": extra["lines"],
            "workers": extra["workers"],
            "family": bool(self.box.family),
            "solo": bool(self.box.solo),
            "side": self.game.options["side"],
            "rounds": self.box.rounds,
            "tiles": [self.tile(s, tile, s.turned[tile]) for tile in s.laid[: s.laid_count]],
            "spots": [self.spot(s, spot) for spot in range(s.spot_count)],
            "starts": self.starts(s) if question is StartTile else [],
            "lying": self.lying(s) if is_being_laid(s) else None,
            "hills_at": self.hills_at(s, question),
            "line_tile": self.line_tile(s),
            "sites": [self.site(s, c) for c in range(CASTLES) if s.castle_hill[c] != NONE],
            "spaces": self.each(lambda i: self.spaces(s, i)),
            "owned": self.each(lambda i: self.owned(s, i)),
            "supply": self.each(
                lambda i: Supply(discs=s.discs[i], workers=s.workers[i].count(SUPPLY))
            ),
            "hands": self.hands(s),
            "pile": s.pile_left,
            "rival": s.rival_left,
            "castle_top": self.top(CASTLE, s.castle_deck[: s.castles_left]),
            "castle_next": self.castle_next(s),
            "castles_left": s.castles_left,
            "stock_top": self.top(EXPLORATION, s.stock[: s.stock_left]),
            "explorations": {
                tile["id"]: {key: tile[key] for key in ("a", "b", "source")}
                for tile in self.document["exploration"]
            },
            "stock": s.stock_left,
            "tracks": [self.track(s, track) for track in range(TRACK.size)],
            "religion_track": list(self.document["religion"]["points"]),
            "charters": self.charters(s),
            "marks": [MARKABLE.names[kind] for kind, count in enumerate(s.marks) if count],
            "sales": self.sales(s) if question is Act else {},
            "prayer": self.prayer(s) if question is Act else 0,
            "points": self.each(lambda i: dict(zip(SOURCE.names, s.tally[i], strict=False))),
            "standing": self.so_far(s),
            "winners": [self.players[i] for i in range(s.players) if has_won(s, self.box, i)],
        }

    def own(self, s: State, seat: int) -> dict[str, Any]:
        """The entries in which a seat sees something else than a spectator."""
        hand = {self.players[seat]: self.hand(s, seat)}
        kept = self.kept_charters(s, seat) if self.box.charters_dealt else []
        charters = dict(enumerate(kept, 1 + len(KEPT) * seat))
        return {"seat": seat, "hands": hand, "charters": charters}

    # --- words -----------------------------------------------------------------------------------

    def word(self, of: Domain, number: int) -> str:
        """What a number names."""
        return str(of.word(number, self.naming))

    def owner(self, seat: int) -> str | None:
        """The colour of a seat, or None."""
        return None if seat == NONE else self.players[seat]

    def top(self, of: Domain, pile: Sequence[int]) -> str | None:
        """What lies on top of a pile."""
        return self.word(of, pile[-1]) if pile else None

    # --- the landscape ---------------------------------------------------------------------------

    def tile(self, s: State, tile: int, turned: int) -> Tile:
        """A landscape tile as it lies."""
        entry = (*self.document["landscape"], *self.document["start"])[tile]
        first = quarter_of(tile, 0)
        return {
            "id": entry["id"],
            "x": s.tile_x[tile],
            "y": s.tile_y[tile],
            "quarters": [entry["quarters"][(place - turned) % SIDES] for place in range(SIDES)],
            "bonus": entry.get("bonus"),
            "arms": [
                bool(self.box.arms[tile] >> (side - turned) % SIDES & 1) for side in range(SIDES)
            ],
            "hills": s.hill[first : first + SIDES] if s.turned[tile] != NONE else [],
            "source": entry["source"],
        }

    def lying(self, s: State) -> Lying:
        """The tile that is being laid, as printed, and turned each way."""
        chosen = s.chosen_spot != NONE
        return {
            **self.tile(s, s.tile, 0),
            "spot": self.spot(s, s.chosen_spot)["name"] if chosen else None,
            "ways": [self.tile(s, s.tile, turned)["quarters"] for turned in range(SIDES)],
        }

    def starts(self, s: State) -> list[Tile]:
        """Both sides of the start tile."""
        return [self.tile(s, START_A + side, 0) for side in range(START_SIDES)]

    def hills_at(self, s: State, question: type[Decision] | None) -> str | None:
        """The tile whose hills are in question."""
        if question is Hill:
            return self.word(TILE, asked(s, Hill.tile))
        marking = (question is Castle or question is Act) and s.tile != NONE
        return self.word(TILE, s.tile) if marking else None

    def spot(self, s: State, spot: int) -> Cell:
        """An empty cell."""
        return {
            "x": s.spot_x[spot],
            "y": s.spot_y[spot],
            "name": self.word(SPOT, spot_name(s, spot)),
        }

    def markets(self, s: State, castle: int) -> list[Market]:
        """The markets of a castle."""
        goods = self.document["castle"][castle]["markets"]
        mine = [m for m in range(MARKETS) if self.box.market_castle[m] == castle]
        return [
            {"good": good, "owner": self.owner(s.markets[market])}
            for good, market in zip(goods, mine, strict=True)
        ]

    def castle_next(self, s: State) -> NextCastle | None:
        """The castle on top of the stack."""
        if s.castles_left == 0:
            return None
        entry = self.document["castle"][s.castle_deck[s.castles_left - 1]]
        return {"name": entry["name"], "goods": list(entry["markets"])}

    def site(self, s: State, castle: int) -> Site:
        """A castle on the table, as pictures show it."""
        entry = self.document["castle"][castle]
        return {
            "id": entry["id"],
            "name": entry["name"],
            "hill": s.castle_hill[castle],
            "markets": self.markets(s, castle),
            "source": entry["source"],
        }

    # --- what acting would bring -----------------------------------------------------------------

    def sales(self, s: State) -> dict[str, Sale]:
        """What whoever acts could sell at every open market."""
        found = dict[str, Sale]()
        for market in range(MARKETS):
            goods = goods_of(s, self.box, s.active, self.box.market_good[market])
            if goods and is_open_market(s, self.box, market):
                coins = income_of(s, self.box, s.active, market)
                found[self.word(MARKET, market)] = {"goods": goods, "coins": coins}
        return found

    def prayer(self, s: State) -> int:
        """The chapels and stone crosses in the hills of the workers of whoever acts."""
        return religion_in(constructions_of(s, self.box, s.active))

    # --- the players -----------------------------------------------------------------------------

    def spaces(self, s: State, seat: int) -> list[Space]:
        """The spaces of one line."""
        found: list[Space] = []
        for space in range(s.line_size[seat] * SPACES):
            row, place = space_row(s, seat, space), space % SPACES
            found.append(
                {
                    "terrain": SHOWN.names[self.box.spaces[row, place]],
                    "toll": bool(self.box.tolls[row, place]),
                    "disc": has_disc(s, seat, space),
                    "own": is_own_space(s, seat, space),
                }
            )
        return found

    def owned(self, s: State, seat: int) -> dict[str, int]:
        """The terrains that a player owns on the line."""
        return {MARKABLE.names[kind]: count for kind, count in enumerate(s.owned[seat]) if count}

    def line_tile(self, s: State) -> LineTile | None:
        """The exploration tile that somebody chooses or turns, if anybody does."""
        turned = is_asked(s, Face.kind)
        if not turned and not is_asked(s, decisions.LineTile.kind):
            return None
        place = asked(s, Face.place if turned else decisions.LineTile.place)
        tile = asked(s, Face.tile) if turned else NONE
        return {
            "player": self.players[first_of(asked(s, SEATS))],
            "place": place + 1,
            "tile": self.word(EXPLORATION, tile) if turned else None,
            "sides": self.sides(tile) if turned else {},
        }

    def sides(self, tile: int) -> dict[str, list[str]]:
        """What an exploration tile shows, each way that it may face."""
        printed = self.document["exploration"][tile]
        ways = FACING.names[: SIDE_A_FACINGS if self.box.family else FACINGS]
        return {way: printed[way[0]][:: -1 if REVERSED in way else 1] for way in ways}

    def hands(self, s: State) -> dict[str, list[Tile | None]]:
        """The landscape tiles in all hands."""
        return self.each(lambda i: self.hand(s, i))

    def hand(self, s: State, seat: int) -> list[Tile | None]:
        """The landscape tiles in a hand; None for one that may not be seen."""
        held = s.hands[seat][: s.hand_sizes[seat]]
        return [None if tile == HIDDEN else self.tile(s, tile, 0) for tile in held]

    def track(self, s: State, track: int) -> Track:
        """A scoring track."""
        top = self.document["top"][track]
        first_slots = [slot for slot in range(SLOTS) if self.box.slot_is_top[slot]]
        values = slot_values(self.document, self.game.options["side"])
        return {
            "track": top["track"],
            "top": top["points"],
            "taken": self.each(lambda i: types_in(s.tops[i] & types_on(track))),
            "types": [
                {
                    "type": TYPE.names[kind],
                    "slots": [
                        {"value": value, "owner": self.owner(s.slots[first + place])}
                        for place, value in enumerate(values[kind], 1)
                    ],
                }
                for kind, first in enumerate(first_slots)
                if track_of(kind) == track
            ],
        }

    def charters(self, s: State) -> list[Charter]:
        """All charters in the game: the castle charter, the open ones, and the secret ones."""
        if not self.box.charters_dealt:
            return []
        kept = [self.kept_charters(s, seat) for seat in range(s.players)]
        return [self.charter(s, CASTLE_CHARTER, None, "open"), *chain.from_iterable(kept)]

    def kept_charters(self, s: State, seat: int) -> list[Charter]:
        """The charters that a player keeps or chooses from."""
        chosen, colour = s.charters_open == 1, self.players[seat]
        return [
            self.charter(s, s.charters[seat, place], colour, how if chosen else "dealt")
            for place, how in KEPT.items()
        ]

    def charter(self, s: State, number: int, colour: str | None, how: str) -> Charter:
        """One charter, or only that it is there."""
        winner = charter_winner(s, self.box, number) if s.asked == 0 else NONE
        need = self.box.solo_need if self.box.solo else 1
        shown: Charter = {"owner": colour, "how": how, "need": need, "winner": self.owner(winner)}
        if number != HIDDEN:
            shown.update(self.document["charter"][number])
        if number != HIDDEN and s.charters_open:
            shown["counts"] = self.each(lambda i: charter_count(s, self.box, i, number))
        return shown

    def so_far(self, s: State) -> dict[str, int]:
        """Everybody's points without secret charters; nobody's before charters lie open."""
        if self.box.charters_dealt and not s.charters_open:
            return {}
        points = [0] * s.players
        preview(s, self.box, NO_LOG, SOURCES, points)
        return self.each(lambda i: points[i])


def types_in(members: int) -> list[str]:
    """The types of a set."""
    return [TYPE.names[kind] for kind in members_of(members)]


def printed_name(tile: str) -> str:
    """How a tile is called in print: LT02, START B."""
    return tile.upper().replace("_", " ")
