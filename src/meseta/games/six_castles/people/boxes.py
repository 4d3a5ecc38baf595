"""Box documents: reading them, saying what is wrong with them, and building the rules' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    ALL_ARMS,
    BONUS,
    CASTLE,
    CASTLE_CHARTER,
    CASTLES,
    CHARTER,
    CHARTER_KIND,
    CHARTERS,
    CORNER,
    DEALT_CHARTER,
    DEALT_EACH,
    DISC_COUNT,
    DISTANCE,
    EXPLORATION,
    EXPLORATIONS,
    FACING,
    FACINGS,
    GOOD,
    HELD,
    HOUSE,
    LANDSCAPE_TYPES,
    LANDSCAPES,
    LEFT,
    MARKABLE,
    MARKET,
    MARKETS,
    QUARTER,
    RATINGS,
    RIVAL_TILES,
    ROCK,
    SALES,
    SHOWN,
    SIDE,
    SIDES,
    SLOT,
    SLOTS_OF_TYPE,
    SPACES,
    SPOT,
    START_SIDES,
    STEP,
    STOCK_COUNT,
    TERRAIN,
    TILE,
    TRACK,
    TYPE,
    VALUE,
    WORKERS,
)
from meseta.kernel.boxes import Boxes, Document, Entry, between
from meseta.kernel.domain import NONE, names
from meseta.people.box_faults import BoxFault
from meseta.people.tallies import Tally

HERE = Path(__file__).parent.parent / "box"
NAMES = ("castles",)
TOLL = SHOWN.names[-1]
ARMS = "nesw"
SACRED = ("chapel", "stone_cross")
BUILDINGS = ("house", "chapel", "military_camp")
CONSTRUCTION_NAMES = TERRAIN.names[HOUSE:ROCK]
TOP = "top"
MARKETS_EACH = MARKETS // CASTLES


# --- checking ------------------------------------------------------------------------------------


def check_totals(document: Document) -> Iterator[str]:
    """As many components as the rules say, each described once."""
    rooms = {
        "landscape": LANDSCAPES,
        "exploration": EXPLORATIONS,
        "castle": CASTLES,
        "charter": CHARTERS,
        "start": START_SIDES,
    }
    for kind, room in rooms.items():
        ids = [entry["id"] for entry in document[kind]]
        if len(ids) != document["totals"].get(kind, room) or len(ids) != room:
            text = f"{kind}: {len(ids)} entries, there must be {room}"
            yield BoxFault(text, "box-fault-count", kind=kind, count=len(ids), room=room)
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{kind} {name} is described {count} times"
            if name != name.lower() or len(name.split()) != 1:
                yield f"{kind} {name!r}: an id is one word of small letters"


def check_landscapes(document: Document) -> Iterator[str]:
    """Four terrains on every tile, at most one of them rock, and a bonus with every rock."""
    tiles = [(part, tile) for part in ("landscape", "start") for tile in document[part]]
    for part, tile in tiles:
        name, quarters, at = f"tile {tile['id']}", tile["quarters"], (part, tile["id"])
        if len(quarters) != SIDES:
            yield f"{name}: four quarters are needed, not {quarters}"
        if quarters.count("rock") > 1:
            yield BoxFault(f"{name}: there is room for one rock", "box-fault-one_rock", at)
        arms = tile.get("arms", ARMS)
        if not arms or "".join(arm for arm in ARMS if arm in arms) != arms:
            text = f"{name}: arms {arms!r} must be some of the letters {ARMS!r} in this order"
            yield BoxFault(text, "box-fault-arms", at)
    for tile in document["landscape"]:
        if ("bonus" in tile) != ("rock" in tile["quarters"]):
            text = f"tile {tile['id']}: a rock brings a bonus, and nothing else does"
            yield BoxFault(text, "box-fault-bonus", ("landscape", tile["id"]))
    for tile in document["start"]:
        if "bonus" in tile:
            yield f"tile {tile['id']}: the start tile brings nobody a bonus"


def check_explorations(document: Document) -> Iterator[str]:
    """Four spaces on both sides, terrains at both ends, and more goods on side a."""
    for tile in document["exploration"]:
        name, at = f"exploration {tile['id']}", ("exploration", tile["id"])
        for side in "ab":
            spaces, called = tile[side], side.upper()
            if len(spaces) != SPACES:
                yield f"{name}: side {side} needs {SPACES} spaces, not {len(spaces)}"
            if TOLL in (spaces[0], spaces[-1]):
                text = f"{name}: side {side} must have terrains at both ends"
                yield BoxFault(text, "box-fault-ends", at, side=called)
            if TOLL in spaces and tile.get(f"under_{side}") not in MARKABLE.names:
                text = f"{name}: under_{side} must name the terrain of the toll space"
                yield BoxFault(text, "box-fault-under", at, side=called)
        if goods_among(tile["a"]) <= goods_among(tile["b"]):
            yield BoxFault(
                f"{name}: side a must show more goods than side b", "box-fault-goods", at
            )


def goods_among(spaces: list[str]) -> int:
    """How many spaces show goods."""
    return sum(space in GOOD.names for space in spaces)


def check_castles(document: Document) -> Iterator[str]:
    """Three different markets at every castle."""
    for castle in document["castle"]:
        name, markets = f"castle {castle['id']}", castle["markets"]
        if len(set(markets)) != MARKETS_EACH or len(markets) != MARKETS_EACH:
            text = f"{name}: {MARKETS_EACH} different markets are needed, not {markets}"
            yield BoxFault(text, "box-fault-markets", ("castle", castle["id"]))


def check_charters(document: Document) -> Iterator[str]:
    """The castle charter first, then charters for discs or workers."""
    allowed = {"castle": ["castle"], "disc": MARKABLE.names, "worker": CONSTRUCTION_NAMES}
    for place, charter in enumerate(document["charter"]):
        name, kind, at = f"charter {charter['id']}", charter["kind"], ("charter", charter["id"])
        if charter["type"] not in allowed[kind]:
            yield BoxFault(
                f"{name}: {charter['type']!r} is not one of {', '.join(allowed[kind])}",
                "box-fault-charter_type",
                at,
                kind=(CHARTER_KIND, CHARTER_KIND[kind]),
                type=(CHARTERED, CHARTERED[charter["type"]]),
            )
        if (kind == "castle") != (place == CASTLE_CHARTER):
            text = f"{name}: the castle charter comes first, and there is only one"
            yield BoxFault(text, "box-fault-castle_charter", at)


def check_tracks(document: Document) -> Iterator[str]:
    """Falling values on every track, and a religion track that never goes down."""
    if tuple(track["type"] for track in document["track"]) != TYPE.names:
        yield f"track: the types must be, in this order: {', '.join(TYPE.names)}"
    for track in document["track"]:
        for side in "ab":
            values = track[side]
            falling = sorted(set(values), reverse=True)
            if values != falling or len(values) > SLOTS_OF_TYPE - 1 or (values and values[-1] < 1):
                yield BoxFault(
                    f"track {track['type']}: side {side} needs falling values, not {values}",
                    "box-fault-track",
                    ("track", track["type"]),
                    side=side.upper(),
                    most=SLOTS_OF_TYPE - 1,
                    values=", ".join(map(str, values)),
                )
    if tuple(top["track"] for top in document["top"]) != TRACK.names:
        yield f"top: there must be one for each of {', '.join(TRACK.names)}"
    points = document["religion"]["points"]
    if not 1 < len(points) <= STEP.size or points != sorted(points) or points[0] < 0:
        text = f"religion: 2 to {STEP.size} rising values are needed"
        yield BoxFault(text, "box-fault-religion", ("religion",), most=STEP.size)


def tallies(document: Document) -> Iterator[Tally]:
    """What can be counted on tiles and castles, beside the check sums of the box itself."""
    tiles, lines = document["landscape"], document["exploration"]
    counted = {
        "quarters": Counter(terrain for tile in tiles for terrain in tile["quarters"]),
        "bonuses": Counter(tile["bonus"] for tile in tiles if "bonus" in tile),
        "markets": Counter(good for castle in document["castle"] for good in castle["markets"]),
        "side_a": Counter(space for tile in lines for space in tile["a"]),
        "side_b": Counter(space for tile in lines for space in tile["b"]),
    }
    for table, wanted in document["sums"].items():
        for name in sorted({*wanted, *counted[table]}):
            yield Tally(("sums", table, name), counted[table][name], wanted.get(name, 0))


def check_sums(document: Document) -> Iterator[str]:
    """The check sums that stand in the box itself."""
    for (_, table, name), counted, told in tallies(document):
        if counted != told:
            yield f"{table}: {counted} of {name}, not {told}"


def check_setup(document: Document) -> Iterator[str]:
    """Tiles that can be dealt in the suggested set-ups and in the solo game, and its ratings."""
    if sorted(entry["players"] for entry in document["suggested"]) != [2, 3, 4]:
        yield "suggested: there must be one entry for each of 2, 3 and 4 players"
    plain = sum(not set(SACRED) & set(tile["quarters"]) for tile in document["landscape"])
    for entry in (*document["suggested"], {**document["solo"], "players": 1}):
        players, removed = entry["players"], entry["removed"]
        name = f"suggested, {players} players"
        at = ("suggested", f"players {players}") if players > 1 else ("solo",)
        if not 0 <= removed <= plain:
            text = f"{name}: removed must be a number from 0 to {plain}, not {removed}"
            yield BoxFault(text, "box-fault-removed", at, most=plain)
        if (needed := removed + entry["tiles"] * players) > LANDSCAPES:
            text = f"{name}: there are not so many tiles"
            yield BoxFault(text, "box-fault-tiles", at, needed=needed, count=LANDSCAPES)
    ratings = document["solo"]["ratings"]
    if len(ratings) != RATINGS or sorted(ratings) != ratings:
        yield BoxFault("solo: four rising ratings are needed", "box-fault-ratings", ("solo",))


POINTS, NEED = between(0, VALUE.most), between(1, VALUE.most)
TO_RIVAL, LEAVING = between(RIVAL_TILES, RIVAL_TILES), between(0, LANDSCAPES - 2 * RIVAL_TILES)
SPACE = MARKABLE + names("terrain", TOLL)
CHARTERED = TERRAIN.first(ROCK) + names("terrain", "castle")
ARM = names("arm", " ".join(ARMS))
FEWER, RATING = between(0, LANDSCAPES), between(0, 200)
ENTRIES = (
    Entry(
        "landscape", "tile {id}", "bonus arms", quarters=[TERRAIN] * SIDES, bonus=BONUS, arms=[ARM]
    ),
    Entry("start", "tile {id}", "arms", quarters=[TERRAIN] * SIDES, arms=[ARM]),
    Entry(
        "exploration",
        "exploration {id}",
        "under_a under_b",
        a=[SPACE] * SPACES,
        b=[SPACE] * SPACES,
        under_a=MARKABLE,
        under_b=MARKABLE,
    ),
    Entry("castle", "castle {id}", markets=[GOOD] * MARKETS_EACH),
    Entry(
        "charter",
        "charter {id}",
        "half_coins religion",
        kind=CHARTER_KIND,
        type=CHARTERED,
        points=POINTS,
        half_coins=POINTS,
        religion=POINTS,
    ),
    Entry("track", "track {type}", a=[NEED], b=[NEED]),
    Entry("top", "top {track}", points=NEED),
    Entry("religion", points=[POINTS]),
    Entry(
        "pieces",
        workers=between(1, WORKERS),
        discs=between(1, DISC_COUNT.most),
        family_less=between(0, 1),
        hand=between(HELD, HELD),
        explorations=LEFT,
        stock=STOCK_COUNT,
        charters=between(DEALT_EACH, DEALT_EACH),
        last_rounds_without_drawing=between(HELD, HELD),
        half_coins_in_gold=between(1, 20),
    ),
    Entry("normal", tiles=between(HELD, 10)),
    Entry("suggested", "suggested {players}", removed=FEWER, tiles=between(HELD, RIVAL_TILES)),
    Entry("solo", tiles=TO_RIVAL, removed=LEAVING, charter_needs=NEED, ratings=[RATING] * RATINGS),
    Entry("family", gold=POINTS),
    Entry("totals"),
)
CHECKS = (
    check_totals,
    check_landscapes,
    check_explorations,
    check_castles,
    check_charters,
    check_tracks,
    check_sums,
    check_setup,
)
BOXES = Boxes("6-castles", HERE, NAMES, ENTRIES, "sums", CHECKS)
load, faults = BOXES.load, BOXES.faults


# --- building ------------------------------------------------------------------------------------


def tile_ids(document: Mapping[str, Any]) -> list[str]:
    """The landscape tiles and both sides of the start tile, as the rules number them."""
    return [tile["id"] for tile in (*document["landscape"], *document["start"])]


def slot_values(document: Mapping[str, Any], side: str) -> list[list[int]]:
    """The values of the slots of every type on a side of the board."""
    return [list(track[side]) for track in document["track"]]


def names_of(document: Mapping[str, Any], side: str) -> dict[str, list[str]]:
    """The names that the box gives, by the name of their domain."""
    tiles = tile_ids(document)
    charters = [charter["id"] for charter in document["charter"]]
    castles = document["castle"]
    return {
        TILE.name: tiles,
        QUARTER.name: [f"{tile} {corner}" for tile in tiles for corner in CORNER.names],
        SPOT.name: [f"{each} of {tile}" for tile in tiles for each in SIDE.names],
        EXPLORATION.name: [tile["id"] for tile in document["exploration"]],
        CASTLE.name: [castle["id"] for castle in castles],
        MARKET.name: [f"{each['id']} {good}" for each in castles for good in each["markets"]],
        SLOT.name: slot_names(document, side),
        CHARTER.name: charters,
        DEALT_CHARTER.name: charters[DEALT_CHARTER.low :],
    }


def slot_names(document: Mapping[str, Any], side: str) -> list[str]:
    """The slots of every type: the top slot, those with a value, and those that are not there."""
    found = []
    for name, values in zip(TYPE.names, slot_values(document, side), strict=True):
        absent = [f"slot-{slot}" for slot in range(len(values) + 1, SLOTS_OF_TYPE)]
        found += [f"{name} {value}" for value in (TOP, *values, *absent)]
    return found


def build(document: Document, chosen: Mapping[str, Any]) -> Box:
    """The record that the rules read, for one box and one set of options."""
    box = Box()
    build_setup(box, document, chosen)
    build_landscapes(box, document, chosen["arms"] == "tile")
    build_explorations(box, document, chosen["toll_space"] == "terrain")
    build_castles(box, document)
    build_tracks(box, document, chosen["side"])
    build_rulings(box, chosen)
    return box


def build_setup(box: Box, document: Document, chosen: Mapping[str, Any]) -> None:
    """Who plays how long, and with what."""
    pieces = document["pieces"]
    players = len(chosen["players"])
    family = chosen["family"]
    box.players = players
    box.solo = int(players == 1)
    box.family = int(family)
    box.gold = pieces["half_coins_in_gold"]
    box.last_draws = pieces["last_rounds_without_drawing"]
    box.workers = pieces["workers"] - (pieces["family_less"] if family else 0)
    box.discs = pieces["discs"] - (pieces["family_less"] if family else 0)
    box.explorations_dealt = pieces["explorations"]
    box.stock = pieces["stock"]
    box.charters_dealt = 0 if family else pieces["charters"]
    for step in range(players):
        gold = document["family"]["gold"] * box.gold
        box.coins[step] = gold if family else players - step
    deal = deal_for(document, players, chosen["suggested"])
    box.rounds = deal["tiles"]
    box.removed = deal.get("removed", 0)
    box.solo_need = document["solo"]["charter_needs"]
    box.ratings = list(document["solo"]["ratings"])


def deal_for(document: Document, players: int, suggested: bool) -> Mapping[str, Any]:
    """How many tiles everybody gets, and how many leave the game before that."""
    if players == 1:
        return dict(document["solo"])
    if suggested:
        return next(entry for entry in document["suggested"] if entry["players"] == players)
    return dict(document["normal"])


def build_landscapes(box: Box, document: Document, own_arms: bool) -> None:
    """Quarters, rocks, bonuses and paths."""
    for index, tile in enumerate((*document["landscape"], *document["start"])):
        quarters = tile["quarters"]
        for place, terrain in enumerate(quarters):
            box.quarters[index, place] = TERRAIN[terrain]
        box.rock_at[index] = quarters.index("rock") if "rock" in quarters else NONE
        box.bonus[index] = BONUS[tile["bonus"]] if "bonus" in tile else NONE
        box.is_sacred[index] = int(any(terrain in SACRED for terrain in quarters))
        arms = tile.get("arms", ARMS) if own_arms else ARMS
        box.arms[index] = sum(1 << ARMS.index(arm) for arm in arms)
    box.arms_vary = int(any(arms != ALL_ARMS for arms in box.arms))
    for terrain in BUILDINGS:
        box.is_building[TERRAIN[terrain]] = 1


def build_explorations(box: Box, document: Document, terrain_too: bool) -> None:
    """Every exploration tile as it may face."""
    for index, tile in enumerate(document["exploration"]):
        for facing, name in enumerate(FACING.names):
            side, _, reversed_ = name.partition(" ")
            spaces = tile[side][::-1] if reversed_ else tile[side]
            row = index * FACINGS + facing
            for place, space in enumerate(spaces):
                box.tolls[row, place] = int(space == TOLL)
                shown = tile[f"under_{side}"] if space == TOLL and terrain_too else space
                box.spaces[row, place] = SHOWN[shown]


def build_castles(box: Box, document: Document) -> None:
    """Markets and charters."""
    markets = [(c, good) for c, each in enumerate(document["castle"]) for good in each["markets"]]
    for market, (castle, good) in enumerate(markets):
        box.market_castle[market] = castle
        box.market_good[market] = GOOD[good]
    for index, charter in enumerate(document["charter"]):
        box.charter_kind[index] = CHARTER_KIND[charter["kind"]]
        castle = charter["kind"] == "castle"
        box.charter_type[index] = NONE if castle else TERRAIN[charter["type"]]
        box.charter_points[index] = charter["points"]
        box.charter_coins[index] = charter.get("half_coins", 0)
        box.charter_steps[index] = charter.get("religion", 0)


def build_tracks(box: Box, document: Document, side: str) -> None:
    """The slots of both tracks, and the religion track."""
    tops = [top["points"] for top in document["top"]]
    for kind, values in enumerate(slot_values(document, side)):
        first = kind * SLOTS_OF_TYPE
        box.slot_is_top[first] = 1
        for place, value in enumerate([tops[kind >= LANDSCAPE_TYPES], *values]):
            box.slot_value[first + place] = value
        for place in range(SLOTS_OF_TYPE):
            box.slot_type[first + place] = kind
    points = document["religion"]["points"]
    box.religion_end = len(points) - 1
    box.religion[: len(points)] = points


def build_rulings(box: Box, chosen: Mapping[str, Any]) -> None:
    """The chosen readings as numbers."""
    box.castle_counts = int(chosen["sale_castle_plus_one"])
    box.mark_by_icon = int(chosen["mark_limit"] == "icon")
    box.wide_ring = int(chosen["ring"] == "hills")
    box.castle_distance = DISTANCE[str(chosen["castle_distance"])]
    box.rock_by_edge = int(chosen["rock_adjacent"] == "edge")
    box.replace_under = int(chosen["replace_rule"] != "right")
    box.replace_right = int(chosen["replace_rule"] != "under")
    box.line_while_marking = int(chosen["line_changes"] == "marking")
    box.sales = SALES[chosen["sales"]]
    box.repeats = int(chosen["per_turn"] == "any")
    box.goods_used_up = int(not chosen["goods_kept"])
    box.castle_covers = int(chosen["castle_covers"])
    box.start_where_stopped = int(chosen["worker_start"] == "last")
    box.top_once = int(chosen["top_slot"] == "track")
    box.castles_clockwise = int(chosen["castle_choice"] == "clockwise")
