"""Positions and views as dictionaries: written for people, read back with every check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from meseta.games.el_grande import decisions as d
from meseta.games.el_grande.box import CASTILLO, LAST_ROUND, REGIONS, STACKS, Box
from meseta.games.el_grande.box.document import AREA_IDS, REGION_IDS, TILE_IDS, deck_rows
from meseta.games.el_grande.options import DEFAULTS
from meseta.games.el_grande.rounds import ask_powers, reveal_cards, show_dummy_power
from meseta.games.el_grande.setup import build_stack, clear_table, merge_stacks, prepare_dummy
from meseta.games.el_grande.state import (
    DECK_ROOM,
    HIDDEN,
    MODIFIERS,
    NONE,
    VALUES,
    State,
    fault,
    has_dummy,
)
from meseta.games.el_grande.words import Words
from meseta.kernel.reading import PositionError, PositionReader
from meseta.kernel.record import Array, Grid, bare
from meseta.kernel.table import AGENDA_ROOM, KIND, SEATS, A, B

FLOW = (
    "chance agenda asked deck_known spent regained power modifier totals moved modifiers "
    "spent_modifiers shown_modifiers passed dummy_deck dummy_left region_deck region_left card "
    "placed may_place may_special smuggling keeps_card move_own move_foreign move_any move_from "
    "move_to arrived discs vetoes old_vetoes"
).split()
"""What a position holds as bare numbers: where the game is inside a round."""

BOUNDS = {
    "asked": (0, AGENDA_ROOM),
    "agenda": (NONE, 1 << 10),
    "deck_known": (0, DECK_ROOM),
    "power": (0, VALUES),
    "modifier": (NONE, MODIFIERS - 1),
    "totals": (-VALUES, 2 * VALUES),
    "passed": (NONE, MODIFIERS - 1),
    "dummy_deck": (0, VALUES),
    "dummy_left": (0, VALUES),
    "region_deck": (0, REGIONS - 1),
    "region_left": (0, REGIONS),
    "move_from": (NONE, REGIONS - 1),
    "move_to": (NONE, CASTILLO),
    "discs": (NONE, REGIONS - 1),
}
"""What keeps the rules inside their tables, whatever a person writes into a position."""

BOARD_KEYS = (
    "round start king caballeros castillo court grandes tiles scores hands row decks discards flow"
).split()


# --- reading -------------------------------------------------------------------------------------


class Reader(PositionReader):
    """Reads one position into a state, field by field."""

    def __init__(
        self, position: Mapping[str, Any], box: Box, document: Mapping[str, Any], colours: list[str]
    ) -> None:
        self.position = position
        self.box = box
        self.cards = deck_rows(dict(document))
        self.colours = colours
        self.state = State()

    def read(self, chance: Array) -> State:
        """The whole position."""
        s = self.state
        s.chance = [int(word) for word in chance]
        clear_table(s, self.box)
        self.read_pieces()
        self.read_court()
        self.read_king()
        self.read_tiles()
        self.read_marks()
        self.read_hands()
        for stack in range(STACKS):
            build_stack(s, self.box, stack)
        if self.box.merged == 1:
            merge_stacks(s)
        if has_dummy(s):
            prepare_dummy(s)
        if "flow" in self.position:
            self.read_cards_as_they_lie()
            self.read_flow()
        else:
            self.read_row()
            if has_dummy(s):
                show_dummy_power(s, Grid([[0]]))
            ask_powers(s)
        wrong = fault(s, self.box)
        if wrong:
            raise PositionError(f"position: pieces or cards do not add up (check {wrong})")
        return s

    def seat(self, field: str, colour: Any) -> int:
        """The seat of a colour."""
        if colour not in self.colours:
            raise PositionError(f"{field}: {colour!r} is not one of {', '.join(self.colours)}")
        return self.colours.index(colour)

    def count(self, field: str, value: Any, most: int) -> int:
        """A number of pieces."""
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise PositionError(f"{field}: a number from 0 to {most} is needed, not {value!r}")
        return value

    def read_pieces(self) -> None:
        """Caballeros in the regions and in the castillo."""
        regions = self.table("caballeros", REGION_IDS)
        for region, owners in regions.items():
            if not isinstance(owners, Mapping):
                raise PositionError(f"caballeros.{region}: a dictionary is needed, not {owners!r}")
            self.put(f"caballeros.{region}", REGION_IDS.index(region), owners)
        self.put("castillo", CASTILLO, self.table("castillo", self.colours))

    def put(self, field: str, area: int, owners: Mapping[str, Any]) -> None:
        """Caballeros of several colours in one area come out of the provinces."""
        for colour, value in owners.items():
            seat = self.seat(field, colour)
            count = self.count(f"{field}.{colour}", value, self.box.caballeros)
            self.leave_province(f"{field}.{colour}", seat, count)
            self.state.caballeros[area, seat] = count

    def leave_province(self, field: str, seat: int, count: int) -> None:
        """Caballeros that stand elsewhere are not in the province."""
        self.state.province[seat] -= count
        if self.state.province[seat] < 0:
            colour = self.colours[seat]
            raise PositionError(
                f"{field}: {colour} would have more than {self.box.caballeros} caballeros"
            )

    def read_court(self) -> None:
        """Caballeros in the courts, and the grandes."""
        players = self.colours[: self.box.players]
        for colour, value in self.table("court", players).items():
            seat = self.seat("court", colour)
            count = self.count(f"court.{colour}", value, self.box.caballeros)
            self.leave_province(f"court.{colour}", seat, count)
            self.state.court[seat] = count
        for colour, area in self.table("grandes", players).items():
            known = AREA_IDS[: CASTILLO + 1]
            if area not in known:
                raise PositionError(f"grandes.{colour}: {area!r} is not one of {', '.join(known)}")
            self.state.grandes[self.seat("grandes", colour)] = AREA_IDS.index(area)

    def read_king(self) -> None:
        """The King's area; unnamed, he stands in the first region where nobody has a piece."""
        king = self.position.get("king")
        if king is None:
            king = next((r for i, r in enumerate(REGION_IDS) if self.is_empty(i)), REGION_IDS[0])
        if king not in AREA_IDS:
            raise PositionError(f"king: {king!r} is not one of {', '.join(AREA_IDS)}")
        self.state.king = AREA_IDS.index(king)

    def is_empty(self, region: int) -> bool:
        """Whether nobody has a caballero or a grande in a region."""
        return region not in self.state.grandes and not any(self.state.caballeros[region])

    def read_tiles(self) -> None:
        """The scoring tiles."""
        for tile, area in self.table("tiles", TILE_IDS).items():
            known = AREA_IDS[: CASTILLO + 1]
            if area not in known:
                raise PositionError(f"tiles.{tile}: {area!r} is not one of {', '.join(known)}")
            if AREA_IDS.index(area) in self.state.tiles:
                raise PositionError(f"tiles.{tile}: there is another tile in {area}")
            self.state.tiles[TILE_IDS.index(tile)] = AREA_IDS.index(area)

    def read_marks(self) -> None:
        """Round, start marker and points."""
        number = self.position.get("round", self.box.first_round)
        self.state.round_no = self.count("round", number, len(self.box.next_round) - 1)
        played = {self.box.first_round, *self.box.next_round} - {0}
        if number not in played:
            raise PositionError(f"round: {number} is not one of {sorted(played)}")
        players = self.colours[: self.box.players]
        start = self.position.get("start", players[0])
        if start not in players:
            raise PositionError(f"start: {start!r} is not one of {', '.join(players)}")
        self.state.starter = players.index(start)
        for colour, value in self.table("scores", players).items():
            self.state.scores[players.index(colour)] = self.count(f"scores.{colour}", value, 9999)

    def read_hands(self) -> None:
        """Power cards in hand; the others have been seen played."""
        for colour, values in self.table("hands", self.colours[: self.box.players]).items():
            if not isinstance(values, list | tuple) or len(set(values)) < len(values):
                raise PositionError(f"hands.{colour}: a list of different values is needed")
            bits = sum(1 << self.count(f"hands.{colour}", value, VALUES) for value in values)
            if bits & 1:
                raise PositionError(f"hands.{colour}: there is no power card 0")
            if "flow" not in self.position and len(values) < self.cards_needed():
                raise PositionError(
                    f"hands.{colour}: {self.cards_needed()} cards are needed to finish the game"
                )
            seat = self.seat("hands", colour)
            self.state.spent[seat] = self.state.hands[seat] & ~bits
            self.state.hands[seat] = bits

    def cards_needed(self) -> int:
        """One card a round, and in the last round one that nobody else has played."""
        rounds, number = 1, self.state.round_no
        while number := self.box.next_round[number]:
            rounds += 1
        return rounds + self.box.colours - 1

    def read_row(self) -> None:
        """The face-up cards, taken out of the shuffled stacks; those not named are dealt."""
        row = self.position.get("row")
        if row is None:
            reveal_cards(self.state, Grid([[0]]))
            return
        names = self.stacks_of("row", row)
        for stack, name in enumerate(names):
            if name is not None:
                self.state.faceup[stack] = self.draw_named(stack, name)
        if sum(name is not None for name in names) < self.box.colours:
            raise PositionError(f"row: {self.box.colours} cards are needed, one for everybody")

    def stacks_of(self, field: str, entries: Any) -> list[Any]:
        """One entry for each stack; merged stacks have one entry for both."""
        if not isinstance(entries, list | tuple):
            raise PositionError(f"{field}: a list is needed, not {entries!r}")
        listed = list(entries)
        if self.box.merged == 1 and len(listed) == STACKS - 1:
            listed.insert(2, None)
        if len(listed) != STACKS:
            raise PositionError(f"{field}: {STACKS} entries are needed, not {len(listed)}")
        return listed

    def pile(self, field: str, pile: Any) -> list[Any]:
        """A pile of cards; none is an empty one."""
        if pile is not None and not isinstance(pile, list | tuple):
            raise PositionError(f"{field}: a list of cards is needed, not {pile!r}")
        return list(pile or [])

    def numbered(self, field: str, stack: int, name: Any) -> int:
        """The number of a card that may lie in a stack."""
        for number, card in enumerate(self.cards):
            home = card["stack"] - 1
            merged = self.box.merged == 1 and stack == 1 and home == 2
            in_play = self.box.card_copies[number] + self.box.card_extras[number] > 0
            if card["id"] == name and in_play and (home == stack or merged):
                return number
        raise PositionError(f"{field}: there is no card {name!r} in stack {stack + 1}")

    def draw_named(self, stack: int, name: Any) -> int:
        """Take a named card out of its stack; if it had left unseen, it is put back first."""
        s = self.state
        number = self.numbered("row", stack, name)
        size = int(s.deck_sizes[stack])
        pile = s.decks[stack]
        place = pile.index(number) if number in pile[:size] else size - 1
        pile[place] = pile[size - 1]
        pile[size - 1] = NONE
        s.deck_sizes[stack] = size - 1
        return number

    def read_cards_as_they_lie(self) -> None:
        """Stacks, face-up cards and discards exactly as a position wrote them."""
        s = self.state
        for key in ("decks", "row", "discards"):
            if key not in self.position:
                raise PositionError(f"{key}: needed beside 'flow'")
        decks = [
            self.pile("decks", pile) for pile in self.stacks_of("decks", self.position["decks"])
        ]
        row = self.stacks_of("row", self.position["row"])
        gone_by = self.stacks_of("discards", self.position["discards"])
        discards = [self.pile("discards", pile) for pile in gone_by]
        for stack in range(STACKS):
            cards = [self.numbered("decks", stack, name) for name in reversed(decks[stack])]
            if len(cards) > len(s.decks[stack]):
                raise PositionError(f"decks: {len(cards)} cards do not fit into stack {stack + 1}")
            s.decks.rows[stack] = cards + [NONE] * (len(s.decks[stack]) - len(cards))
            s.deck_sizes[stack] = len(cards)
            name = row[stack]
            s.faceup[stack] = NONE if name is None else self.numbered("row", stack, name)
            for gone in discards[stack]:
                s.discards[self.numbered("discards", stack, gone)] += 1

    def read_flow(self) -> None:
        """The bare numbers, checked for shape and width."""
        flow = self.position["flow"]
        if not isinstance(flow, Mapping) or sorted(flow) != sorted(FLOW):
            raise PositionError("flow: must hold exactly what a position wrote there")
        for name in FLOW:
            field = State.fields[name]
            try:
                numbers = np.array(flow[name])
            except ValueError as error:
                raise PositionError(f"flow.{name}: {error}") from error
            if numbers.shape != field.shape or numbers.dtype.kind not in "iu":
                raise PositionError(f"flow.{name}: whole numbers of shape {field.shape} are needed")
            low, high = self.bounds(name)
            if numbers.min() < low or numbers.max() > high:
                raise PositionError(f"flow.{name}: from {low} to {high}, not {flow[name]!r}")
            setattr(self.state, name, field.plain(flow[name]))
        if self.state.asked == 0 and self.state.round_no != LAST_ROUND:
            raise PositionError("flow.asked: nobody is asked anything, and the game is not over")

    def bounds(self, name: str) -> tuple[int, int]:
        """The lowest and the highest number that a field may hold."""
        if name == "card":
            return NONE, len(self.cards) - 1
        if name in BOUNDS:
            return BOUNDS[name]
        width = np.iinfo(State.fields[name].width)
        return max(HIDDEN, int(width.min)), int(width.max)


# --- writing -------------------------------------------------------------------------------------


def write_board(s: State, colours: Sequence[str]) -> dict[str, Any]:
    """What lies on the board, as words."""
    players = colours[: s.players]
    return {
        "round": s.round_no,
        "start": players[s.starter],
        "king": AREA_IDS[s.king],
        "caballeros": {
            REGION_IDS[region]: owners
            for region in range(REGIONS)
            if (owners := counts(s.caballeros[region], colours))
        },
        "castillo": counts(s.caballeros[CASTILLO], colours),
        "court": counts(s.court, colours),
        "grandes": {
            colour: AREA_IDS[area]
            for colour, area in zip(players, s.grandes, strict=False)
            if area != NONE
        },
        "tiles": {
            name: AREA_IDS[area]
            for name, area in zip(TILE_IDS, s.tiles, strict=True)
            if area != NONE
        },
        "scores": {colour: s.scores[seat] for seat, colour in enumerate(players)},
    }


def counts(row: Sequence[int], colours: Sequence[str]) -> dict[str, int]:
    """How many of each colour, without those that have none."""
    return {colour: row[seat] for seat, colour in enumerate(colours) if row[seat] > 0}


def values_in(bits: int) -> list[int]:
    """The power cards of a set."""
    return [value for value in range(1, VALUES + 1) if bits >> value & 1]


def write_position(
    s: State, options: Mapping[str, Any], document: Mapping[str, Any], colours: Sequence[str]
) -> dict[str, Any]:
    """Everything in a state."""
    rows = deck_rows(dict(document))
    cards = [row["id"] for row in rows]
    stacks = [row["stack"] - 1 for row in rows]
    merged = s.decks[2][0] == NONE and s.faceup[2] == NONE and s.deck_sizes[2] == 0
    homes = [1 if merged and stack == 2 else stack for stack in stacks]
    chosen = {key: value for key, value in options.items() if value != DEFAULTS[key]}
    return {
        **{key: chosen[key] for key in ("edition",) if key in chosen},
        **chosen,
        "players": list(options["players"]),
        **write_board(s, colours),
        "hands": {c: values_in(s.hands[seat]) for seat, c in enumerate(options["players"])},
        "row": [None if card == NONE else cards[card] for card in s.faceup],
        "decks": [
            [cards[card] for card in reversed(s.decks[stack][: s.deck_sizes[stack]])]
            for stack in range(STACKS)
        ],
        "discards": [
            [
                cards[card]
                for card in range(len(cards))
                if homes[card] == stack
                for _copy in range(s.discards[card])
            ]
            for stack in range(STACKS)
        ],
        "flow": {name: bare(getattr(s, name)) for name in FLOW},
    }


def write_view(
    s: State,
    options: Mapping[str, Any],
    document: Mapping[str, Any],
    colours: Sequence[str],
    seat: int | None,
) -> dict[str, Any]:
    """A state from which everything was hidden that a seat may not know."""
    words = Words(document, colours, "en")
    cards = words.cards
    modifiers = words.modifiers
    players = colours[: s.players]
    top = s.asked - 1
    pending = s.agenda[top, SEATS] if top >= 0 else 0
    asked = s.agenda[top, KIND] if top >= 0 else None
    return {
        "game": "el-grande",
        "edition": options["edition"],
        "players": list(players),
        "dummy": colours[s.players] if has_dummy(s) else None,
        "seat": seat,
        "names": {area: document["names"][area] for area in AREA_IDS},
        **write_board(s, colours),
        "province": {colour: s.province[i] for i, colour in enumerate(colours)},
        "values": table_values(s, document),
        "hands": {
            colour: {
                "cards": values_in(s.hands[i]),
                "unseen": 0 if i == seat else sum(1 for c in s.regained[i] if c),
                "modifiers": held_modifiers(s, i, modifiers, i == seat),
            }
            for i, colour in enumerate(players)
        },
        "played": {
            colour: {
                "power": s.power[i],
                "modifier": None if s.modifier[i] == NONE else modifiers[s.modifier[i]],
                "total": s.totals[i],
                "moved": bool(s.moved >> i & 1),
            }
            for i, colour in enumerate(colours)
            if s.power[i]
        },
        "row": [None if card == NONE else write_card(words, card) for card in s.faceup],
        "stacks": list(s.deck_sizes),
        "discards": [
            cards[card]["id"] for card in range(len(cards)) for _copy in range(s.discards[card])
        ],
        "vetoes": counts([a + b for a, b in zip(s.vetoes, s.old_vetoes, strict=True)], players),
        "discs": {
            colour: "set" if s.discs[i] == HIDDEN else REGION_IDS[s.discs[i]]
            for i, colour in enumerate(players)
            if s.discs[i] != NONE
        },
        "turn": write_turn(s, words),
        "asked": d.KINDS[asked] if asked is not None else "OVER",
        "pending": [colour for i, colour in enumerate(players) if pending >> i & 1],
    }


def held_modifiers(s: State, seat: int, modifiers: Sequence[str], own: bool) -> list[str]:
    """A player's own modifiers, or those that everybody knows another player to hold."""
    held = s.modifiers[seat] if own else s.shown_modifiers[seat]
    return [modifiers[i] for i, count in enumerate(held) for _copy in range(count)]


def write_card(words: Words, card: int) -> dict[str, Any]:
    """A card as a person sees it, with what is known of its origin."""
    entry = words.cards[card]
    return {
        "id": entry["id"],
        "name": words.names[entry["id"]],
        "text": words.describe(card),
        "places": entry["stack"],
        "source": entry["source"],
    }


def write_turn(s: State, words: Words) -> dict[str, Any] | None:
    """The card of the turn, and the caballero that is in the player's hand."""
    if s.card == NONE:
        return None
    top = s.asked - 1
    lifted = top >= 0 and s.agenda[top, KIND] == d.DROP
    return {
        "card": write_card(words, s.card),
        "placed": s.placed,
        "may_place": bool(s.may_place),
        "may_special": bool(s.may_special),
        "lifted": [s.agenda[top, B], REGION_IDS[s.agenda[top, A]]] if lifted else None,
    }


def table_values(s: State, document: Mapping[str, Any]) -> dict[str, list[int]]:
    """The values of every area, as the tiles have it."""
    printed = {area["id"]: area["values"] for area in (*document["region"], document["castillo"])}
    for tile, area in zip(document["tile"], s.tiles, strict=True):
        if area != NONE:
            printed[AREA_IDS[area]] = tile["values"]
    return {area: list(values) for area, values in printed.items()}
