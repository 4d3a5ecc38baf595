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
    PARTS,
    PIECES,
    PRICE,
    ROUNDS,
    SEATS,
    SIDE,
    SIDES,
    SUPPLY,
    VALUES,
)
from meseta.kernel.boxes import Boxes, Document, Entry, between
from meseta.kernel.domain import names
from meseta.people.box_faults import BoxFault
from meseta.people.tallies import Tally

HERE = Path(__file__).parent.parent / "box"
NAMES = ("1998",)
LAND, WATER = "L", "W"
ALL_CARDS, LAYS = between(CABALLEROS, CABALLEROS), between(1, LAID.high)
COURT, BOUGHT = between(1, HIGHEST), between(1, PIECES.high)
EDGE = names("edge", LAND + " " + WATER)


# --- checking ------------------------------------------------------------------------------------


def check_head(document: Document) -> Iterator[str]:
    """Name and title are texts."""
    for key in ("name", "title"):
        if not isinstance(document[key], str):
            yield f"{key}: a text is needed, not {document[key]!r}"


def check_areas(document: Document) -> Iterator[str]:
    """Area cards with four edges each, and symbols where their terrain is."""
    cards = document["area"]
    least = most_laid(document) + DISPLAY
    if not least <= len(cards) <= AREAS:
        yield BoxFault(
            f"{len(cards)} area cards; {least} to {AREAS} are possible",
            "box-fault-areas",
            count=len(cards),
            least=least,
            most=AREAS,
        )
    for card_id, count in Counter(card["id"] for card in cards).items():
        if not isinstance(card_id, str) or card_id != card_id.lower() or " " in card_id:
            yield f"area card {card_id!r}: an id is one word in small letters"
        if count > 1:
            yield f"area card {card_id} is described {count} times"
    for card in cards:
        yield from check_area(card)
    if not any(may_start(card) for card in cards):
        yield BoxFault(
            "no area card can be the start card: land without a symbol is needed",
            "box-fault-start",
        )


def check_area(card: Mapping[str, Any]) -> Iterator[str]:
    """One area card."""
    name, edges = f"area card {card['id']}", card["edges"]
    for key in card.keys() - {"id", "edges", "gold", "fish", "source"}:
        yield f"{name}: {key!r} is not known"
    if len(edges) != SIDES or set(edges) - {LAND, WATER}:
        yield f"{name}: edges must be four times L or W, not {edges!r}"
        return
    for symbol, terrain in (("gold", LAND), ("fish", WATER)):
        if symbol in card and edges[SIDE[card[symbol]]] != terrain:
            yield BoxFault(
                f"{name}: there is no {symbol} at the {card[symbol]} side {edges!r}",
                "box-fault-symbol",
                ("area", card["id"]),
                symbol=symbol,
                side=(SIDE, SIDE[card[symbol]]),
            )


def check_power(document: Document) -> Iterator[str]:
    """Thirteen power cards."""
    if [card["value"] for card in document["power"]] != list(range(1, VALUES + 1)):
        yield f"the power cards must be 1 to {VALUES}, each once and in order"


def most_laid(document: Document) -> int:
    """The most area cards that one game can need: the start card and those of all players."""
    areas: list[int] = sorted((card["areas"] for card in document["power"]), reverse=True)
    return 1 + SEATS * sum(areas[: document["rounds"]["count"]])


def check_rounds(document: Document) -> Iterator[str]:
    """Nothing is scored after rounds that are not played."""
    scoring, count = document["rounds"]["scoring"], document["rounds"]["count"]
    if (latest := max(scoring, default=0)) > count:
        text = f"rounds: scoring after rounds that are played, not {scoring!r}"
        yield BoxFault(text, "box-fault-scoring", ("rounds",), round=latest, count=count)


def tallies(document: Document) -> Iterator[Tally]:
    """What can be counted on the area cards."""
    cards = document["area"]
    counted = {
        "areas": len(cards),
        "land": sum(card["edges"].count(LAND) for card in cards),
        "water": sum(card["edges"].count(WATER) for card in cards),
        "gold": sum("gold" in card for card in cards),
        "fish": sum("fish" in card for card in cards),
    }
    for key, count in counted.items():
        yield Tally(("totals", key), count, document["totals"][key])


def check_totals(document: Document) -> Iterator[str]:
    """The box holds as much as its totals say."""
    for (_, key), counted, told in tallies(document):
        if counted != told:
            yield f"{key}: {counted} on the area cards, in totals {told}"


ENTRIES = (
    Entry("area", "area card {id}", "gold fish", edges=[EDGE] * SIDES, gold=SIDE, fish=SIDE),
    Entry("power", "power card {value}", caballeros=SUPPLY, el_grande=SUPPLY, areas=LAYS),
    Entry("pieces", caballero_cards=ALL_CARDS, court=COURT, ships=PIECES, castillos=PIECES),
    Entry("rounds", count=between(1, ROUNDS), scoring=[between(1, ROUNDS)]),
    Entry("prices", ship=PRICE, castillo=PRICE, move=PRICE, water=PRICE),
    Entry("limits", placed=between(1, CABALLEROS), ships=BOUGHT, castillos=BOUGHT),
    Entry("points", first=between(1, 4), second_from_players=between(2, SEATS + 1)),
    Entry("totals"),
)
CHECKS = (check_head, check_areas, check_power, check_rounds, check_totals)
BOXES = Boxes("el-caballero", HERE, NAMES, ENTRIES, "", CHECKS)
load, faults = BOXES.load, BOXES.faults


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
