"""Positions as dictionaries, read with every check; what is wrong is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meseta.games.six_castles import decisions as d
from meseta.games.six_castles.box import (
    CASTLES,
    FACINGS,
    HELD,
    LANDSCAPES,
    SIDES,
    SPACES,
    START_A,
    TERRAINS,
    WORKERS,
    Box,
)
from meseta.games.six_castles.box.document import (
    FACING_NAMES,
    TYPE_IDS,
    slot_values,
    tile_ids,
)
from meseta.games.six_castles.castles import has_castle
from meseta.games.six_castles.hills import (
    find_spot,
    fits,
    is_closed,
    lay_first,
    lay_tile,
)
from meseta.games.six_castles.laying import start_rival
from meseta.games.six_castles.line import gain_space
from meseta.games.six_castles.rules import legal
from meseta.games.six_castles.setup import clear_table
from meseta.games.six_castles.state import (
    ABSENT,
    LAID,
    LINE,
    LINE_SPACES,
    NONE,
    SCORED,
    STOCK,
    SUPPLY,
    State,
    fault,
    round_of,
)
from meseta.games.six_castles.trade import track_of
from meseta.games.six_castles.views import FLOW, PLACES, members
from meseta.games.six_castles.words import QUARTER_IDS
from meseta.games.six_castles.workers import settle
from meseta.kernel.chance import draw_below
from meseta.kernel.reading import PositionError, PositionReader
from meseta.kernel.record import Array
from meseta.kernel.table import AGENDA_ROOM, KIND, SEATS, ask, only

BOARD_KEYS = (
    "round start active landscape castles castle_deck hands pile rival lines cylinders discs "
    "reserves stock workers coins religion slots tops charters flow"
).split()
MOST_COINS = 9999


class Reader(PositionReader):
    """Reads one position into a state, field by field."""

    def __init__(
        self,
        position: Mapping[str, Any],
        box: Box,
        document: Mapping[str, Any],
        options: Mapping[str, Any],
    ) -> None:
        self.position = position
        self.box = box
        self.colours: list[str] = options["players"]
        self.tiles = tile_ids(document)
        self.explorations = [tile["id"] for tile in document["exploration"]]
        self.castles = [castle["id"] for castle in document["castle"]]
        self.markets = [castle["markets"] for castle in document["castle"]]
        self.charters = [charter["id"] for charter in document["charter"]]
        self.slots = slot_values(document, options["side"])
        self.state = State()

    def read(self, chance: Array) -> State:
        """The whole position."""
        s = self.state
        s.chance = [int(word) for word in chance]
        clear_table(s, self.box)
        self.read_turn()
        self.read_landscape()
        self.read_castles()
        self.read_workers()
        self.read_tracks()
        self.read_lines()
        self.read_hands()
        self.read_charters()
        self.read_purses()
        if "flow" in self.position:
            self.read_flow()
        else:
            ask(s, d.NEXT_TURN, 0, 0, 0, 0)
            seat = self.seat("active", self.active())
            ask(s, d.START_LAYING, 0, 0, seat, 0)
            if self.box.solo:
                start_rival(s, seat)
        self.check_agenda()
        wrong = fault(s, self.box)
        if wrong:
            raise PositionError(f"position: pieces or tiles do not add up (check {wrong})")
        return s

    # --- the words of a position -----------------------------------------------------------------

    def listed(self, field: str, value: Any, most: int) -> list[Any]:
        """A list that is not too long."""
        if not isinstance(value, list | tuple) or len(value) > most:
            raise PositionError(f"{field}: a list of at most {most} is needed, not {value!r}")
        return list(value)

    def number_of(self, field: str, name: Any, known: Sequence[str]) -> int:
        """The number of a known name."""
        if name not in known:
            raise PositionError(f"{field}: {name!r} is not one of {', '.join(known)}")
        return known.index(name)

    def numbers(self, field: str, value: Any, known: Sequence[str], most: int) -> list[int]:
        """The numbers of different known names."""
        found = [self.number_of(field, name, known) for name in self.listed(field, value, most)]
        if len(set(found)) < len(found):
            raise PositionError(f"{field}: everything may be named once, not {value!r}")
        return found

    def seat(self, field: str, colour: Any) -> int:
        """The seat of a colour."""
        return self.number_of(field, colour, self.colours)

    def count(self, field: str, value: Any, most: int, least: int = 0) -> int:
        """A whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError(
                f"{field}: a number from {least} to {most} is needed, not {value!r}"
            )
        return value

    def quarter(self, field: str, text: Any) -> int:
        """The quarter of a laid tile, such as 'lt05 nw'."""
        tile, _, quarter = str(text).partition(" ")
        number = self.number_of(field, tile, self.tiles)
        if self.state.turned[number] == NONE:
            raise PositionError(f"{field}: {tile} is not on the table")
        return number * SIDES + self.number_of(field, quarter, QUARTER_IDS)

    def active(self) -> Any:
        """Whose turn it is."""
        return self.position.get("active", self.position.get("start", self.colours[0]))

    def round(self) -> int:
        """The round that so many laid tiles belong to."""
        laid = len(self.listed("landscape", self.position.get("landscape", []), LAID))
        played = max(laid - 1, 0) // (self.box.players + self.box.solo)
        return min(played + 1, self.box.rounds)

    # --- field by field --------------------------------------------------------------------------

    def read_turn(self) -> None:
        """Round, start player and whose turn it is."""
        s, box = self.state, self.box
        s.starter = self.seat("start", self.position.get("start", self.colours[0]))
        least = 0 if "flow" in self.position else 1
        number = self.count("round", self.position.get("round", self.round()), box.rounds, least)
        step = (self.seat("active", self.active()) - s.starter) % s.players
        s.turn_no = (number - 1) * s.players + step + 1

    def read_landscape(self) -> None:
        """The laid tiles, each beside an older one; without any, side A of the start tile."""
        s, box = self.state, self.box
        entries = self.position.get("landscape")
        if entries is None:
            entries = [[self.tiles[START_A], 0, 0, 0]]
        for entry in self.listed("landscape", entries, LAID):
            if len(self.listed("landscape", entry, 4)) != 4:
                raise PositionError(f"landscape: [tile, x, y, turn] is needed, not {entry!r}")
            tile = self.number_of("landscape", entry[0], self.tiles)
            x, y = (self.count("landscape", value, LANDSCAPES, -LANDSCAPES) for value in entry[1:3])
            turned = self.count("landscape", entry[3], SIDES - 1)
            if (s.laid_count == 0) != (tile >= START_A):
                raise PositionError("landscape: the start tile comes first, and only there")
            if s.laid_count == 0:
                if (x, y, turned) != (0, 0, 0):
                    raise PositionError("landscape: the start tile lies at 0, 0 and is not turned")
                lay_first(s, box, tile - START_A)
                continue
            spot = find_spot(s, x, y)
            if s.turned[tile] != NONE or spot == NONE or not fits(s, box, tile, spot, turned):
                raise PositionError(f"landscape: {entry[0]} cannot be laid at {x}, {y}")
            lay_tile(s, box, tile, spot, turned)

    def read_castles(self) -> None:
        """Castles on closed hills, discs on their markets, and the stack."""
        s = self.state
        for name, entry in self.table("castles", self.castles).items():
            castle = self.castles.index(name)
            field = f"castles.{name}"
            if not isinstance(entry, Mapping) or set(entry) - {"at", "markets"}:
                raise PositionError(f"{field}: 'at' and 'markets' are needed, not {entry!r}")
            quarter = self.quarter(field, entry.get("at"))
            if not is_closed(s, quarter) or has_castle(s, quarter):
                raise PositionError(f"{field}: no castle can stand at {entry['at']!r}")
            root = s.hill[quarter]
            s.castle_hill[castle] = root
            s.castle[root] = castle
            owners = entry.get("markets", {})
            if not isinstance(owners, Mapping):
                raise PositionError(f"{field}.markets: a dictionary is needed, not {owners!r}")
            for good, colour in owners.items():
                market = self.number_of(f"{field}.markets", good, self.markets[castle])
                seat = self.seat(f"{field}.markets", colour)
                s.markets[castle, market] = seat
                s.discs[seat] -= 1
        standing = [c for c in range(CASTLES) if s.castle_hill[c] != NONE]
        left = [c for c in range(CASTLES) if c not in standing]
        named = self.position.get("castle_deck")
        s.castles_left = len(left)
        deck = self.drawn("castle_deck", named, self.castles, left, len(left))
        if len(deck) != s.castles_left:
            raise PositionError(f"castle_deck: {s.castles_left} castles are needed")
        s.castle_deck[: len(deck)] = deck[::-1]

    def drawn(
        self, field: str, named: Any, known: Sequence[str], pool: list[int], count: int
    ) -> list[int]:
        """Named members of a pool, then others at random up to a number; they leave the pool."""
        taken = [] if named is None else self.numbers(field, named, known, max(count, len(pool)))
        for member in taken:
            if member not in pool:
                raise PositionError(f"{field}: {known[member]} is in another place")
            pool.remove(member)
        while named is None and len(taken) < count:
            taken.append(pool.pop(draw_below(self.state.chance, len(pool))))
        return taken

    def read_workers(self) -> None:
        """Workers on hills, in the supply and on the construction track."""
        s = self.state
        for colour, places in self.table("workers", self.colours).items():
            seat = self.seat("workers", colour)
            for worker, place in enumerate(self.listed(f"workers.{colour}", places, WORKERS)):
                if s.workers[seat, worker] == ABSENT and place != "absent":
                    raise PositionError(f"workers.{colour}: there are {self.box.workers} workers")
                if place in PLACES:
                    s.workers[seat, worker] = PLACES[place]
                else:
                    settle(s, seat, worker, self.quarter(f"workers.{colour}", place))

    def read_tracks(self) -> None:
        """Slots, top slots, and where the religion cylinders stand."""
        s = self.state
        names = {
            f"{kind} {value}": (index, slot)
            for index, kind in enumerate(TYPE_IDS)
            for slot, value in enumerate(self.slots[index])
        }
        for name, colour in self.table("slots", list(names)).items():
            kind, slot = names[name]
            seat = self.seat(f"slots.{name}", colour)
            s.slots[kind, slot] = seat
            self.place_piece(f"slots.{name}", seat, kind)
        for colour, kinds in self.table("tops", self.colours).items():
            seat = self.seat("tops", colour)
            for kind in self.numbers(f"tops.{colour}", kinds, TYPE_IDS, len(TYPE_IDS)):
                s.tops[seat, track_of(kind)] |= 1 << kind
                self.place_piece(f"tops.{colour}", seat, kind)
        for colour, step in self.table("religion", self.colours).items():
            limit = self.box.religion_end
            s.religion[self.seat("religion", colour)] = self.count(
                f"religion.{colour}", step, limit
            )

    def place_piece(self, field: str, seat: int, kind: int) -> None:
        """A disc or a worker has been used on a track; workers may be named there or not."""
        s = self.state
        if track_of(kind) == 0:
            s.discs[seat] -= 1
        elif self.colours[seat] not in self.position.get("workers", {}):
            if SUPPLY not in s.workers[seat]:
                raise PositionError(f"{field}: {self.colours[seat]} has no worker left")
            s.workers[seat, s.workers[seat].index(SUPPLY)] = SCORED

    def read_lines(self) -> None:
        """Lines, cylinders, discs on them, reserves and the stock."""
        s = self.state
        pool = list(range(len(self.explorations)))
        lines = self.table("lines", self.colours)
        reserves = self.table("reserves", self.colours)
        for colour, tiles in lines.items():
            self.read_line(f"lines.{colour}", self.seat("lines", colour), tiles, pool)
        for colour, tiles in reserves.items():
            self.keep(self.seat("reserves", colour), f"reserves.{colour}", tiles, pool, 0)
        stock = self.drawn("stock", self.position.get("stock", []), self.explorations, pool, 0)
        for colour in self.colours:
            seat = self.seat("lines", colour)
            if colour not in lines:
                tile = pool.pop(draw_below(s.chance, len(pool)))
                self.read_line(f"lines.{colour}", seat, [f"{self.explorations[tile]} a"], [tile])
            if colour not in reserves:
                left = max(self.box.explorations_dealt - s.line_size[seat], 0)
                self.keep(seat, f"reserves.{colour}", None, pool, left)
        if "stock" not in self.position:
            stock = self.drawn("stock", None, self.explorations, pool, min(STOCK, len(pool)))
        if len(stock) > STOCK:
            raise PositionError(f"stock: there is room for {STOCK} tiles")
        s.stock_left = len(stock)
        s.stock[: len(stock)] = stock[::-1]
        self.read_cylinders()

    def read_line(self, field: str, seat: int, tiles: Any, pool: list[int]) -> None:
        """The tiles of one line, such as 'ex01 a reversed'."""
        s = self.state
        for place, text in enumerate(self.listed(field, tiles, LINE)):
            name, _, facing = str(text).partition(" ")
            tile = self.number_of(field, name, self.explorations)
            if tile not in pool:
                raise PositionError(f"{field}: {name} is in another place")
            pool.remove(tile)
            s.line[seat, place] = tile
            s.facing[seat, place] = self.number_of(field, facing, FACING_NAMES)
            s.line_size[seat] = place + 1

    def keep(self, seat: int, field: str, named: Any, pool: list[int], count: int) -> None:
        """The reserve of one player."""
        tiles = self.drawn(field, named, self.explorations, pool, min(count, len(pool)))
        self.state.reserve[seat] = sum(1 << tile for tile in tiles)

    def read_cylinders(self) -> None:
        """Cylinders and discs on the lines; what they mark belongs to the player."""
        s = self.state
        cylinders = self.table("cylinders", self.colours)
        discs = self.table("discs", self.colours)
        for seat, colour in enumerate(self.colours):
            spaces = s.line_size[seat] * SPACES
            if spaces:
                at = self.count(f"cylinders.{colour}", cylinders.get(colour, 1), spaces, 1)
                s.cylinder[seat] = at - 1
            elif colour in cylinders:
                raise PositionError(f"cylinders.{colour}: there is no line")
            for value in self.listed(f"discs.{colour}", discs.get(colour, []), LINE_SPACES):
                space = self.count(f"discs.{colour}", value, spaces, 1) - 1
                row = s.line[seat, space // SPACES] * FACINGS + s.facing[seat, space // SPACES]
                terrain = self.box.spaces[row, space % SPACES]
                taken = s.discs_on[seat] >> space & 1
                if space <= s.cylinder[seat] or taken or terrain >= len(TERRAINS):
                    raise PositionError(f"discs.{colour}: no disc can lie on space {value}")
                s.discs_on[seat] |= 1 << space
                s.discs[seat] -= 1
            for space in range(spaces):
                if space <= s.cylinder[seat] or s.discs_on[seat] >> space & 1:
                    gain_space(s, self.box, seat, space, 1)

    def read_hands(self) -> None:
        """Hands and piles; what is not named is dealt from the tiles that are left."""
        s, box = self.state, self.box
        pool = [tile for tile in range(LANDSCAPES) if s.turned[tile] == NONE]
        known = self.tiles[:LANDSCAPES]
        hands = self.table("hands", self.colours)
        for colour, tiles in hands.items():
            held = self.drawn(f"hands.{colour}", self.listed("hands", tiles, HELD), known, pool, 0)
            self.hold(self.seat("hands", colour), held)
        pile = self.drawn("pile", self.position.get("pile", []), known, pool, 0)
        rival = self.drawn("rival", self.position.get("rival", []), known, pool, 0)
        last = round_of(s) == box.rounds
        for seat, colour in enumerate(self.colours):
            if colour not in hands:
                count = min(1 if last else HELD, len(pool))
                self.hold(seat, self.drawn(f"hands.{colour}", None, known, pool, count))
        if "rival" not in self.position and box.solo:
            count = min(box.rounds - round_of(s) + 1, len(pool))
            rival = self.drawn("rival", None, known, pool, count)
        if "pile" not in self.position:
            draws = (box.rounds - box.last_draws) * s.players - s.turn_no + 1
            used = (
                s.laid_count
                - 1
                + len(rival)
                + sum(tile != NONE for r in s.hands.rows for tile in r)
            )
            left = box.rounds * (s.players + box.solo) - used
            count = max(min(draws, left, len(pool)), 0)
            pile = self.drawn("pile", None, known, pool, count)
        if len(rival) > len(s.rival):
            raise PositionError(f"rival: there is room for {len(s.rival)} tiles")
        s.pile_left, s.rival_left = len(pile), len(rival)
        s.pile[: len(pile)] = pile[::-1]
        s.rival[: len(rival)] = rival[::-1]

    def hold(self, seat: int, tiles: list[int]) -> None:
        """The hand of one player."""
        for place, tile in enumerate(tiles):
            self.state.hands[seat, place] = tile

    def read_charters(self) -> None:
        """Secret and open charters; those not named are dealt."""
        s, box = self.state, self.box
        known = self.charters
        named = self.table("charters", self.colours)
        if box.charters_dealt == 0:
            if named:
                raise PositionError("charters: the family version has none")
            return
        pool = list(range(1, len(known)))
        for colour, pair in named.items():
            field = f"charters.{colour}"
            if not isinstance(pair, Mapping) or sorted(pair) != ["open", "secret"]:
                raise PositionError(f"{field}: 'secret' and 'open' are needed, not {pair!r}")
            both = self.drawn(field, [pair["secret"], pair["open"]], known, pool, 0)
            s.charters.rows[self.seat("charters", colour)][:] = both
        for seat, colour in enumerate(self.colours):
            if colour not in named:
                s.charters.rows[seat][:] = self.drawn("charters", None, known, pool, HELD)
        s.charters_open = 1

    def read_purses(self) -> None:
        """Money in half coins; unnamed, what a player starts with."""
        s = self.state
        for step in range(s.players):
            s.coins[(s.starter + step) % s.players] = self.box.coins[step]
        for colour, value in self.table("coins", self.colours).items():
            s.coins[self.seat("coins", colour)] = self.count(f"coins.{colour}", value, MOST_COINS)

    def read_flow(self) -> None:
        """The bare numbers, checked for shape and width."""
        flow = self.position["flow"]
        if not isinstance(flow, Mapping) or sorted(flow) != sorted(FLOW):
            raise PositionError("flow: must hold exactly what a position wrote there")
        for name in FLOW:
            field = State.fields[name]
            try:
                setattr(self.state, name, field.plain(flow[name]))
                self.state.array()
            except (TypeError, ValueError, OverflowError, IndexError) as error:
                raise PositionError(f"flow.{name}: {error}") from error

    def check_agenda(self) -> None:
        """Whatever is asked can be answered, and whatever is there can be played with."""
        s = self.state
        if not 0 <= s.asked <= AGENDA_ROOM or not NONE <= s.tile < len(self.tiles):
            raise PositionError("flow: must hold exactly what a position wrote there")
        entries = [s.agenda[entry] for entry in range(s.asked)]
        if any(not 0 <= kind <= d.START_LAYING for kind, *_ in entries):
            raise PositionError("flow.agenda: there is no such decision")
        waiting = [entry[:3] for entry in entries if entry[KIND] in (d.LINE_TILE, d.FACE)]
        if (s.laid_count == 0) != any(kind == d.START_TILE for kind, *_ in entries):
            raise PositionError("landscape: the start tile is missing, or laid too early")
        for seat, colour in enumerate(self.colours):
            due = [count for kind, seats, count in waiting if seats == only(seat)]
            if s.line_size[seat] == 0 and not due:
                raise PositionError(f"lines.{colour}: a line needs a tile")
            if s.line_size[seat] == 0 and s.reserve[seat].bit_count() < max(due):
                raise PositionError(f"reserves.{colour}: {max(due)} tiles are needed")
        if entries and entries[-1][KIND] < d.FIRST_STEP:
            self.check_choice(entries[-1][SEATS])

    def check_choice(self, seats: int) -> None:
        """Everybody who is asked has something to answer."""
        if not 0 < seats < only(len(self.colours)):
            raise PositionError("flow.agenda: nobody is asked")
        for seat in members(seats):
            mask = [0] * d.ACTIONS
            legal(self.state, self.box, seat, mask)
            if not any(mask):
                raise PositionError(f"flow.agenda: {self.colours[seat]} has nothing to answer")
