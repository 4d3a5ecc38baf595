"""Box documents: reading them, saying what is wrong with them, and building the rules' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    AREAS,
    CABALLEROS,
    DISPLAY,
    HIGHEST,
    LAID,
    MOST_PIECES,
    PARTS,
    ROUNDS,
    SEATS,
    SIDE,
    SIDES,
    SUPPLY,
    VALUES,
)
from meseta.kernel.boxes import (
    Document,
    find_faults,
    read_own_box,
    read_shipped,
    unsourced,
    verified,
)

HERE = Path(__file__).parent.parent / "box"
NAMES = ("1998",)
LAND, WATER = "L", "W"
MOST_SUPPLIED = SUPPLY.high


# --- reading -------------------------------------------------------------------------------------


def load(name: str) -> Document:
    """The shipped box by its name, or a person's own by its file."""
    if name in NAMES:
        return read_shipped(HERE / f"{name}.toml")
    document = read_own_box(name, NAMES)
    return verified(document, name, faults(document))


# --- checking ------------------------------------------------------------------------------------


def faults(document: Document) -> list[str]:
    """Everything that is wrong with a box, in sentences."""
    return find_faults(document, REQUIRED, CHECKS)


def check_head(document: Document) -> Iterator[str]:
    """The game is this one."""
    if document["game"] != "el-caballero":
        yield f"the box is for {document['game']!r}, not for 'el-caballero'"
    for key in ("name", "title"):
        if not isinstance(document[key], str):
            yield f"{key}: a text is needed, not {document[key]!r}"


def check_sources(document: Document) -> Iterator[str]:
    """Every entry says where it comes from."""
    yield from unsourced(entries(document))


def entries(document: Document) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every entry of a box that states a fact, with a name for it."""
    for entry in document["area"]:
        yield f"area card {entry['id']}", entry
    for entry in document["power"]:
        yield f"power card {entry['value']}", entry
    for table in ("pieces", "rounds", "prices", "limits", "points", "totals"):
        yield table, document[table]


def check_areas(document: Document) -> Iterator[str]:
    """Area cards with four edges each, and symbols where their terrain is."""
    cards = document["area"]
    least = most_laid(document) + DISPLAY
    if not least <= len(cards) <= AREAS:
        yield f"{len(cards)} area cards; {least} to {AREAS} are possible"
    for card_id, count in Counter(card["id"] for card in cards).items():
        if not isinstance(card_id, str) or card_id != card_id.lower() or " " in card_id:
            yield f"area card {card_id!r}: an id is one word in small letters"
        if count > 1:
            yield f"area card {card_id} is described {count} times"
    for card in cards:
        yield from check_area(card)
    if not any(may_start(card) for card in cards):
        yield "no area card can be the start card: land without a symbol is needed"


def check_area(card: Mapping[str, Any]) -> Iterator[str]:
    """One area card."""
    name, edges = f"area card {card['id']}", card["edges"]
    for key in card.keys() - {"id", "edges", "gold", "fish", "source"}:
        yield f"{name}: {key!r} is not known"
    if len(edges) != SIDES or set(edges) - {LAND, WATER}:
        yield f"{name}: edges must be four times L or W, not {edges!r}"
        return
    for symbol, terrain in (("gold", LAND), ("fish", WATER)):
        side = card.get(symbol)
        if side is not None and side not in SIDE.names:
            yield f"{name}: {symbol} {side!r} is not one of {', '.join(SIDE.names)}"
        elif side is not None and edges[SIDE[side]] != terrain:
            yield f"{name}: there is no {symbol} at the {side} side {edges!r}"


def check_power(document: Document) -> Iterator[str]:
    """Thirteen power cards."""
    cards = document["power"]
    if [card["value"] for card in cards] != list(range(1, VALUES + 1)):
        yield f"the power cards must be 1 to {VALUES}, each once and in order"
        return
    for card in cards:
        for row in ("caballeros", "el_grande"):
            if not is_count(card[row], 0, MOST_SUPPLIED):
                yield f"power card {card['value']}: {row} from 0 to {MOST_SUPPLIED}"
        if not is_count(card["areas"], 1, LAID.high):
            yield f"power card {card['value']}: it lays 1 or 2 area cards"


def most_laid(document: Document) -> int:
    """The most area cards that one game can need: the start card and those of all players."""
    areas: list[int] = sorted((card["areas"] for card in document["power"]), reverse=True)
    return 1 + SEATS * sum(areas[: document["rounds"]["count"]])


def check_numbers(document: Document) -> Iterator[str]:
    """Pieces, prices and limits that the record has room for."""
    for table, key, least, most in RANGES:
        if not is_count(document[table][key], least, most):
            yield f"{table}: {key} from {least} to {most}, not {document[table][key]!r}"
    scoring = document["rounds"]["scoring"]
    if not all(is_count(r, 1, document["rounds"]["count"]) for r in scoring):
        yield f"rounds: scoring after rounds that are played, not {scoring!r}"


def check_totals(document: Document) -> Iterator[str]:
    """The box holds as much as its totals say."""
    cards = document["area"]
    counted = {
        "areas": len(cards),
        "land": sum(card["edges"].count(LAND) for card in cards),
        "water": sum(card["edges"].count(WATER) for card in cards),
        "gold": sum("gold" in card for card in cards),
        "fish": sum("fish" in card for card in cards),
    }
    for key, count in counted.items():
        if document["totals"][key] != count:
            yield f"{key}: {count} on the area cards, in totals {document['totals'][key]}"


def is_count(value: Any, least: int, most: int) -> bool:
    """Whether something is a whole number in a range."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


RANGES = (
    ("pieces", "caballero_cards", CABALLEROS, CABALLEROS),
    ("pieces", "court", 1, HIGHEST),
    ("pieces", "ships", 0, MOST_PIECES),
    ("pieces", "castillos", 0, MOST_PIECES),
    ("rounds", "count", 1, ROUNDS),
    ("prices", "ship", 1, HIGHEST),
    ("prices", "castillo", 1, HIGHEST),
    ("prices", "move", 1, HIGHEST),
    ("prices", "water", 1, HIGHEST),
    ("limits", "placed", 1, CABALLEROS),
    ("limits", "ships", 1, MOST_PIECES),
    ("limits", "castillos", 1, MOST_PIECES),
    ("points", "first", 1, 4),
    ("points", "second_from_players", 2, SEATS + 1),
)
REQUIRED = "game name title area power pieces rounds prices limits points totals".split()
CHECKS = (check_head, check_areas, check_power, check_numbers, check_totals, check_sources)


# --- what the rules see of the cards -------------------------------------------------------------


def may_start(card: Mapping[str, Any]) -> bool:
    """The start card shows land and no symbol."""
    return LAND in card["edges"] and "gold" not in card and "fish" not in card


def parts_of(edges: str, strait: bool) -> list[int]:
    """The connected part that each edge belongs to, numbered from 0.

    Land is one piece, and waters are joined round the corners of the card. Where two opposite edges
    are land, an isthmus parts the waters; a strait would part the lands instead.
    """
    split = {edges: LAND if strait else WATER} if edges in ("LWLW", "WLWL") else {}
    parts: list[int] = []
    for side, terrain in enumerate(edges):
        alone = split.get(edges) == terrain
        same = [parts[other] for other in range(side) if edges[other] == terrain]
        parts.append(max(parts, default=-1) + 1 if alone or not same else same[0])
    return parts


def area_names(document: Document) -> list[str]:
    """The names of the area cards."""
    return [card["id"] for card in document["area"]]


def place_names(document: Document) -> list[str]:
    """Every side of every area card."""
    return [f"{area} {side}" for area in area_names(document) for side in SIDE.names]


def build(document: Document, chosen: Mapping[str, Any]) -> Box:
    """The record that the rules read, for one box and one set of options."""
    box = Box()
    build_numbers(box, document, len(chosen["players"]))
    build_options(box, chosen)
    row = {"derived": "caballeros", "el-grande": "el_grande"}[chosen["power_supply"]]
    for card in document["power"]:
        box.supply[card["value"]] = card[row]
        box.areas[card["value"]] = card["areas"]
    for index, card in enumerate(document["area"]):
        build_card(box, index, card, chosen["rotate_area_cards"])
    return box


def build_numbers(box: Box, document: Document, players: int) -> None:
    """Pieces, rounds, prices, limits and points."""
    box.players = players
    box.cards = len(document["area"])
    for name in ("court", "ships", "castillos"):
        setattr(box, name, document["pieces"][name])
    box.last_round = document["rounds"]["count"]
    for scoring in document["rounds"]["scoring"]:
        box.scores_after[scoring] = 1
    for name in ("ship", "castillo", "move", "water"):
        setattr(box, f"{name}_price", document["prices"][name])
    for field, name in (
        ("most_posted", "placed"),
        ("most_ships", "ships"),
        ("most_castillos", "castillos"),
    ):
        setattr(box, field, document["limits"][name])
    box.first_factor = document["points"]["first"]
    box.second_scores = int(players >= document["points"]["second_from_players"])


def build_options(box: Box, chosen: Mapping[str, Any]) -> None:
    """The open questions, as they were answered."""
    box.strait = int(chosen["isthmus_or_strait"] == "strait")
    box.turn_limit = chosen["turn_limit"]
    box.court_cards = chosen["court_card_cap"] or CABALLEROS
    box.last_card_any_time = int(chosen["last_card_any_time"])
    box.lowering_may_tie = int(chosen["lowering_may_tie"])
    box.lowered_returns_paid = int(chosen["lowered_return"] == "paid")
    box.number_step = 1 if chosen["number_order"] == "clockwise" else -1
    box.area_ties_stand = int(chosen["area_ties_stand"])
    box.below_tied_first = int(chosen["below_tied_first_scores"])
    if not chosen["two_player_first_double"]:
        box.first_factor = 1
    box.fish_per_ship = int(chosen["fish_per_ship"])
    box.returns_paid = int(chosen["protected_return"] == "paid")
    box.interleaved = int(chosen["interleave_steps"])
    box.both_areas = int(chosen["both_area_cards"])


def build_card(box: Box, index: int, card: Mapping[str, Any], rotatable: bool) -> None:
    """One area card: its parts and symbols, and its edges in every rotation."""
    edges = card["edges"]
    parts = parts_of(edges, bool(box.strait))
    box.card_parts[index] = len(set(parts))
    box.card_starts[index] = int(may_start(card))
    for side, part in enumerate(parts):
        box.card_part[index, side] = part
        box.part_land[index * PARTS + part] = int(edges[side] == LAND)
    for symbol in ("gold", "fish"):
        if symbol in card:
            box.part_treasure[index * PARTS + parts[SIDE[card[symbol]]]] += 1
    looks: list[tuple[Any, ...]] = []
    for turn in range(SIDES):
        look = looks_like(box, index, edges, turn)
        land = sum(1 << side for side in range(SIDES) if look[side][0] == LAND)
        box.card_edges[index, turn] = land
        offered = look not in looks and (rotatable or turn == 0)
        box.card_turns[index, turn] = int(offered)
        if offered:
            box.card_patterns[index] |= 1 << land
        looks.append(look)


def looks_like(box: Box, index: int, edges: str, turn: int) -> tuple[tuple[str, int], ...]:
    """What each side of a turned card shows: its terrain, and the treasure of its part."""
    printed = [(side - turn) % SIDES for side in range(SIDES)]
    return tuple(
        (edges[side], box.part_treasure[index * PARTS + box.card_part[index, side]])
        for side in printed
    )
