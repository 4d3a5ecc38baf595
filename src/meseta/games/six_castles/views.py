"""States as dictionaries: positions with everything, views with what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from meseta.games.six_castles import decisions as d
from meseta.games.six_castles.box import (
    CASTLES,
    FACINGS,
    MARKETS,
    SIDES,
    SLOTS,
    SPACES,
    TERRAINS,
    TRACKS,
    Box,
)
from meseta.games.six_castles.box.document import (
    FACING_NAMES,
    TOLL,
    TYPE_IDS,
    slot_values,
    tile_ids,
)
from meseta.games.six_castles.hills import spot_name
from meseta.games.six_castles.scoring import OPEN, SECRET
from meseta.games.six_castles.state import (
    ABSENT,
    HIDDEN,
    NONE,
    SCORED,
    SOURCES,
    SUPPLY,
    State,
    round_of,
)
from meseta.games.six_castles.trade import track_of
from meseta.games.six_castles.words import QUARTER_IDS, SIDE_IDS, SOURCE_IDS
from meseta.kernel.record import bare
from meseta.kernel.table import KIND, SEATS

FLOW = (
    "chance agenda asked turn_no scores tally sold charters_open tile must_join family stage marks "
    "placed spent walked"
).split()
"""What a position holds as bare numbers: where the game is inside a turn."""

PLACES = {"supply": SUPPLY, "scored": SCORED, "absent": ABSENT}


def members(bits: int) -> list[int]:
    """The members of a set."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


class Writer:
    """Writes states of one game as dictionaries."""

    def __init__(
        self, options: Mapping[str, Any], document: Mapping[str, Any], box: Box, state: State
    ) -> None:
        self.options = options
        self.document = document
        self.box = box
        self.s = state
        self.colours: list[str] = options["players"]
        self.tiles = tile_ids(document)
        self.explorations = [tile["id"] for tile in document["exploration"]]
        self.castles = [castle["id"] for castle in document["castle"]]
        self.charters = [charter["id"] for charter in document["charter"]]
        self.slots = slot_values(document, options["side"])

    def seats(self, value: Callable[[int], Any]) -> dict[str, Any]:
        """Something for every player."""
        return {colour: value(seat) for seat, colour in enumerate(self.colours)}

    def quarter(self, quarter: int) -> str:
        """A quarter as text."""
        return f"{self.tiles[quarter // SIDES]} {QUARTER_IDS[quarter % SIDES]}"

    def named(self, names: Sequence[str], numbers: Sequence[int]) -> list[str | None]:
        """Names of what can be seen, None for what cannot; nothing where nothing is."""
        return [None if n == HIDDEN else names[n] for n in numbers if n != NONE]

    def board(self) -> dict[str, Any]:
        """What lies on the table, as words."""
        s = self.s
        active = (s.starter + max(s.turn_no - 1, 0)) % s.players
        return {
            "round": round_of(s),
            "start": self.colours[s.starter],
            "active": self.colours[active],
            "landscape": [
                [self.tiles[tile], s.tile_x[tile], s.tile_y[tile], s.turned[tile]]
                for tile in s.laid[: s.laid_count]
            ],
            "castles": {
                self.castles[castle]: {
                    "at": self.quarter(s.castle_hill[castle]),
                    "markets": {
                        self.document["castle"][castle]["markets"][m]: self.colours[owner]
                        for m, owner in enumerate(s.markets[castle])
                        if owner != NONE
                    },
                }
                for castle in range(CASTLES)
                if s.castle_hill[castle] != NONE
            },
            "lines": self.seats(self.line),
            "cylinders": {
                colour: s.cylinder[seat] + 1
                for seat, colour in enumerate(self.colours)
                if s.cylinder[seat] != NONE
            },
            "discs": self.seats(lambda i: [space + 1 for space in members(s.discs_on[i])]),
            "reserves": self.seats(
                lambda i: [self.explorations[tile] for tile in members(s.reserve[i])]
            ),
            "workers": self.seats(lambda i: [self.worker(place) for place in s.workers[i]]),
            "coins": self.seats(lambda i: s.coins[i]),
            "religion": self.seats(lambda i: s.religion[i]),
            "slots": {
                f"{kind} {value}": self.colours[s.slots[index, slot]]
                for index, kind in enumerate(TYPE_IDS)
                for slot, value in enumerate(self.slots[index])
                if s.slots[index, slot] != NONE
            },
            "tops": self.seats(
                lambda i: [TYPE_IDS[kind] for t in range(TRACKS) for kind in members(s.tops[i, t])]
            ),
        }

    def line(self, seat: int) -> list[str]:
        """The tiles of one line."""
        s = self.s
        return [
            f"{self.explorations[s.line[seat, place]]} {FACING_NAMES[s.facing[seat, place]]}"
            for place in range(s.line_size[seat])
        ]

    def worker(self, place: int) -> str:
        """Where a worker is."""
        names = {value: name for name, value in PLACES.items()}
        return names[place] if place in names else self.quarter(place)

    def position(self) -> dict[str, Any]:
        """Everything in a state."""
        s = self.s
        position = {
            **self.options,
            **self.board(),
            "castle_deck": [self.castles[c] for c in s.castle_deck[: s.castles_left][::-1]],
            "hands": self.seats(lambda i: self.named(self.tiles, s.hands[i])),
            "pile": [self.tiles[tile] for tile in s.pile[: s.pile_left][::-1]],
            "rival": [self.tiles[tile] for tile in s.rival[: s.rival_left][::-1]],
            "stock": [self.explorations[tile] for tile in s.stock[: s.stock_left][::-1]],
            "flow": {name: bare(getattr(s, name)) for name in FLOW},
        }
        if self.box.charters_dealt:
            position["charters"] = self.seats(
                lambda i: {
                    "secret": self.charters[s.charters[i, SECRET]],
                    "open": self.charters[s.charters[i, OPEN]],
                }
            )
        return position

    # --- views -----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """A state from which everything was hidden that a seat may not know."""
        s = self.s
        top = s.asked - 1
        pending = s.agenda[top, SEATS] if top >= 0 else 0
        castles = self.named(self.castles, s.castle_deck[: s.castles_left])
        stock = self.named(self.explorations, s.stock[: s.stock_left])
        return {
            "game": "6-castles",
            "players": list(self.colours),
            "seat": seat,
            "family": bool(self.box.family),
            "solo": bool(self.box.solo),
            "side": self.options["side"],
            "rounds": self.box.rounds,
            **self.board(),
            "tiles": [self.tile(tile, s.turned[tile]) for tile in s.laid[: s.laid_count]],
            "spots": [self.spot(spot) for spot in range(s.spot_count)],
            "lying": self.tile(s.tile, 0) if self.is_lying() else None,
            "sites": self.sites(),
            "spaces": self.seats(self.line_spaces),
            "supply": self.seats(
                lambda i: {"discs": s.discs[i], "workers": s.workers[i].count(SUPPLY)}
            ),
            "hands": self.seats(self.hand),
            "pile": s.pile_left,
            "rival": s.rival_left,
            "castle_top": castles[-1] if castles else None,
            "castles_left": s.castles_left,
            "stock_top": stock[-1] if stock else None,
            "explorations": {
                tile["id"]: {key: tile[key] for key in ("a", "b", "source")}
                for tile in self.document["exploration"]
            },
            "stock": s.stock_left,
            "tracks": self.tracks(),
            "religion_track": list(self.document["religion"]["points"]),
            "charters": self.charter_list(),
            "points": self.points(),
            "scores": self.seats(lambda i: s.scores[i]),
            "asked": d.KINDS[s.agenda[top, KIND]] if top >= 0 else "OVER",
            "pending": [colour for i, colour in enumerate(self.colours) if pending >> i & 1],
        }

    def tile(self, tile: int, turned: int) -> dict[str, Any]:
        """A landscape tile as it lies."""
        s = self.s
        entry = (*self.document["landscape"], *self.document["start"])[tile]
        quarters = entry["quarters"]
        on_table = s.turned[tile] != NONE
        return {
            "id": entry["id"],
            "x": s.tile_x[tile],
            "y": s.tile_y[tile],
            "quarters": [quarters[(place - turned) % SIDES] for place in range(SIDES)],
            "bonus": entry.get("bonus"),
            "arms": [
                bool(self.box.arms[tile] >> (side - turned) % SIDES & 1) for side in range(SIDES)
            ],
            "hills": s.hill[tile * SIDES : tile * SIDES + SIDES] if on_table else [],
            "source": entry["source"],
        }

    def is_lying(self) -> bool:
        """Whether a landscape tile has been chosen and has no place yet."""
        return self.s.tile != NONE and self.s.turned[self.s.tile] == NONE

    def spot(self, spot: int) -> dict[str, Any]:
        """An empty cell beside the landscape, with the name by which it is chosen."""
        s = self.s
        name = spot_name(s, spot)
        return {
            "x": s.spot_x[spot],
            "y": s.spot_y[spot],
            "name": f"{SIDE_IDS[name % SIDES]} of {self.tiles[name // SIDES]}",
        }

    def sites(self) -> list[dict[str, Any]]:
        """The castles on the table, their markets, and whose discs close them."""
        s = self.s
        sites = []
        for castle, entry in enumerate(self.document["castle"]):
            if s.castle_hill[castle] != NONE:
                markets = [
                    {"good": good, "owner": self.owner(s.markets[castle, market])}
                    for market, good in enumerate(entry["markets"])
                ]
                sites.append(
                    {
                        "id": entry["id"],
                        "name": entry["name"],
                        "hill": s.castle_hill[castle],
                        "markets": markets,
                        "source": entry["source"],
                    }
                )
        assert all(len(site["markets"]) == MARKETS for site in sites)
        return sites

    def owner(self, seat: int) -> str | None:
        """The colour of a seat, or None."""
        return None if seat == NONE else self.colours[seat]

    def line_spaces(self, seat: int) -> list[dict[str, Any]]:
        """The spaces of one line, with what they show and what lies on them."""
        s = self.s
        spaces = []
        for space in range(s.line_size[seat] * SPACES):
            row = s.line[seat, space // SPACES] * FACINGS + s.facing[seat, space // SPACES]
            shown = self.box.spaces[row, space % SPACES]
            spaces.append(
                {
                    "terrain": TOLL if shown >= len(TERRAINS) else TERRAINS[shown],
                    "toll": bool(self.box.tolls[row, space % SPACES]),
                    "disc": bool(s.discs_on[seat] >> space & 1),
                    "own": space <= s.cylinder[seat] or bool(s.discs_on[seat] >> space & 1),
                }
            )
        return spaces

    def hand(self, seat: int) -> list[dict[str, Any] | None]:
        """The landscape tiles in a hand; None for one that may not be seen."""
        held = [tile for tile in self.s.hands[seat] if tile != NONE]
        return [None if tile == HIDDEN else self.tile(tile, 0) for tile in held]

    def tracks(self) -> list[dict[str, Any]]:
        """Both scoring tracks: the top slots with all who took them, and the other slots."""
        s = self.s
        tracks = []
        for track, top in enumerate(self.document["top"]):
            kinds = [kind for kind in range(len(TYPE_IDS)) if track_of(kind) == track]
            tracks.append(
                {
                    "track": top["track"],
                    "top": top["points"],
                    "taken": self.taken(track),
                    "types": [
                        {
                            "type": TYPE_IDS[kind],
                            "slots": [
                                {"value": value, "owner": self.owner(s.slots[kind, slot])}
                                for slot, value in enumerate(self.slots[kind][:SLOTS])
                            ],
                        }
                        for kind in kinds
                    ],
                }
            )
        return tracks

    def taken(self, track: int) -> dict[str, list[str]]:
        """The types with which each player has taken the top slot of a track."""
        tops = self.s.tops
        return self.seats(lambda i: [TYPE_IDS[kind] for kind in members(tops[i, track])])

    def charter_list(self) -> list[dict[str, Any]]:
        """All charters in the game: the castle charter, the open ones, and the secret ones."""
        s = self.s
        if not self.box.charters_dealt:
            return []
        shown = [self.charter(0, None, "open")]
        for i, colour in enumerate(self.colours):
            chosen = s.charters_open == 1
            for place, how in ((SECRET, "secret"), (OPEN, "open")):
                shown.append(self.charter(s.charters[i, place], colour, how if chosen else "dealt"))
        return shown

    def charter(self, number: int, colour: str | None, how: str) -> dict[str, Any]:
        """One charter, or only that it is there."""
        known = {} if number == HIDDEN else dict(self.document["charter"][number])
        return {**known, "owner": colour, "how": how}

    def points(self) -> dict[str, dict[str, int]]:
        """The points by source, once the game has been scored."""
        s = self.s
        return self.seats(
            lambda i: {SOURCE_IDS[source]: s.tally[i, source] for source in range(SOURCES)}
        )
