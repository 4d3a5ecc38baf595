"""Box documents: reading them, saying what is wrong with them, and building the rules' numbers."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from meseta.games.six_castles import box as b
from meseta.games.six_castles.state import NONE, RIVAL
from meseta.kernel.reading import Document, find_faults, read_own_box, unsourced, verified

HERE = Path(__file__).parent
NAMES = ("castles",)
TOLL = "toll"
ARMS = "nesw"
BONUSES = ("", "half_coin", "cylinder", "religion", "exploration")
CHARTER_KINDS = ("castle", "disc", "worker")
TYPE_IDS = tuple(b.TERRAINS[b.LAKE : b.ROCK])
TRACK_IDS = ("landscape", "construction")
SACRED = ("chapel", "stone_cross")
BUILDINGS = ("house", "chapel", "military_camp")
FACING_NAMES = ("a", "a reversed", "b", "b reversed")
DISTANCES = {"path": 1, 2: 2, 3: 3}
MOST_POINTS = 20


# --- reading -------------------------------------------------------------------------------------


def load(name: str) -> Document:
    """A shipped box by its name, or a person's own by its file."""
    if name in NAMES:
        return include(HERE / f"{name}.toml")
    document = read_own_box(name, NAMES)
    return verified(document, name, faults(document))


def include(path: Path) -> Document:
    """A shipped document together with those that it builds on."""
    document = tomllib.loads(path.read_text("utf-8"))
    whole: Document = {}
    for other in document.pop("include", []):
        whole |= include(path.parent / other)
    return whole | document


# --- checking ------------------------------------------------------------------------------------


def faults(document: Document) -> list[str]:
    """Everything that is wrong with a box, in sentences."""
    return find_faults(document, REQUIRED, CHECKS)


def check_head(document: Document) -> Iterator[str]:
    """The box is for this game."""
    if document["game"] != "6-castles":
        yield f"the box is for {document['game']!r}, not for '6-castles'"


def check_totals(document: Document) -> Iterator[str]:
    """As many components as the rules say, each described once."""
    rooms = {
        "landscape": b.LANDSCAPES,
        "exploration": b.EXPLORATIONS,
        "castle": b.CASTLES,
        "charter": b.CHARTERS,
        "start": 2,
    }
    for kind, room in rooms.items():
        ids = [entry["id"] for entry in document[kind]]
        if len(ids) != document["totals"].get(kind, room) or len(ids) != room:
            yield f"{kind}: {len(ids)} entries, there must be {room}"
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{kind} {name} is described {count} times"
            if name != name.lower() or len(name.split()) != 1:
                yield f"{kind} {name!r}: an id is one word of small letters"


def check_landscapes(document: Document) -> Iterator[str]:
    """Four terrains on every tile, at most one of them rock, and a bonus with every rock."""
    for tile in (*document["landscape"], *document["start"]):
        name, quarters = f"tile {tile['id']}", tile["quarters"]
        if len(quarters) != b.SIDES:
            yield f"{name}: four quarters are needed, not {quarters}"
        for terrain in quarters:
            if terrain not in b.TERRAINS:
                yield f"{name}: {terrain!r} is not one of {', '.join(b.TERRAINS)}"
        if quarters.count("rock") > 1:
            yield f"{name}: there is room for one rock"
        if tile.get("bonus", "") not in BONUSES:
            yield f"{name}: bonus {tile['bonus']!r} is not one of {', '.join(BONUSES[1:])}"
        arms = tile.get("arms", ARMS)
        if not arms or "".join(arm for arm in ARMS if arm in arms) != arms:
            yield f"{name}: arms {arms!r} must be some of the letters {ARMS!r} in this order"
    for tile in document["landscape"]:
        if ("bonus" in tile) != ("rock" in tile["quarters"]):
            yield f"tile {tile['id']}: a rock brings a bonus, and nothing else does"
    for tile in document["start"]:
        if "bonus" in tile:
            yield f"tile {tile['id']}: the start tile brings nobody a bonus"


def check_explorations(document: Document) -> Iterator[str]:
    """Four spaces on both sides, terrains at both ends, and more goods on side a."""
    known = b.TERRAINS[: b.MARKABLE]
    goods = b.TERRAINS[: b.GOODS]
    for tile in document["exploration"]:
        name = f"exploration {tile['id']}"
        for side in "ab":
            spaces = tile[side]
            if len(spaces) != b.SPACES:
                yield f"{name}: side {side} needs {b.SPACES} spaces, not {len(spaces)}"
            for space in spaces:
                if space != TOLL and space not in known:
                    yield f"{name}: {space!r} is not one of {', '.join([*known, TOLL])}"
            if TOLL in (spaces[0], spaces[-1]):
                yield f"{name}: side {side} must have terrains at both ends"
            if TOLL in spaces and tile.get(f"under_{side}") not in known:
                yield f"{name}: under_{side} must name the terrain of the toll space"
        if count_of(tile["a"], goods) <= count_of(tile["b"], goods):
            yield f"{name}: side a must show more goods than side b"


def count_of(spaces: list[str], wanted: list[str]) -> int:
    """How many spaces show one of the wanted terrains."""
    return sum(space in wanted for space in spaces)


def check_castles(document: Document) -> Iterator[str]:
    """Three different markets for goods at every castle."""
    goods = b.TERRAINS[: b.GOODS]
    for castle in document["castle"]:
        markets = castle["markets"]
        if len(set(markets)) != b.MARKETS or len(markets) != b.MARKETS:
            yield f"castle {castle['id']}: {b.MARKETS} different markets are needed, not {markets}"
        for good in markets:
            if good not in goods:
                yield f"castle {castle['id']}: {good!r} is not one of {', '.join(goods)}"


def check_charters(document: Document) -> Iterator[str]:
    """The castle charter first, then charters for discs or workers."""
    allowed = {
        "castle": ["castle"],
        "disc": b.TERRAINS[: b.MARKABLE],
        "worker": b.TERRAINS[b.HOUSE : b.ROCK],
    }
    for place, charter in enumerate(document["charter"]):
        name, kind = f"charter {charter['id']}", charter["kind"]
        if kind not in allowed:
            yield f"{name}: kind {kind!r} is not one of {', '.join(allowed)}"
        elif charter["type"] not in allowed[kind]:
            yield f"{name}: {charter['type']!r} is not one of {', '.join(allowed[kind])}"
        if (kind == "castle") != (place == b.CASTLE_CHARTER):
            yield f"{name}: the castle charter comes first, and there is only one"
        for key in ("points", "half_coins", "religion"):
            yield from check_number(f"{name}: {key}", charter.get(key, 0), 0, MOST_POINTS)


def check_number(name: str, value: Any, least: int, most: int) -> Iterator[str]:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        yield f"{name} must be a number from {least} to {most}, not {value!r}"


def check_tracks(document: Document) -> Iterator[str]:
    """Falling values on every track, and a religion track that never goes down."""
    if tuple(track["type"] for track in document["track"]) != TYPE_IDS:
        yield f"track: the types must be, in this order: {', '.join(TYPE_IDS)}"
    for track in document["track"]:
        for side in "ab":
            values = track[side]
            falling = sorted(set(values), reverse=True)
            if values != falling or len(values) > b.SLOTS or (values and values[-1] < 1):
                yield f"track {track['type']}: side {side} needs falling values, not {values}"
    if tuple(top["track"] for top in document["top"]) != TRACK_IDS:
        yield f"top: there must be one for each of {', '.join(TRACK_IDS)}"
    for top in document["top"]:
        yield from check_number(f"top {top['track']}", top["points"], 1, MOST_POINTS)
    points = document["religion"]["points"]
    if not 1 < len(points) <= b.STEPS or points != sorted(points) or points[0] < 0:
        yield f"religion: 2 to {b.STEPS} rising values are needed"


def check_sums(document: Document) -> Iterator[str]:
    """The check sums that stand in the box itself."""
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
            if counted[table][name] != wanted.get(name, 0):
                yield f"{table}: {counted[table][name]} of {name}, not {wanted.get(name, 0)}"


def check_setup(document: Document) -> Iterator[str]:
    """Numbers of pieces and tiles that the record has room for and that can be dealt."""
    pieces = document["pieces"]
    limits = {
        "workers": (1, b.WORKERS),
        "discs": (1, 9),
        "family_less": (0, 1),
        "hand": (b.HELD, b.HELD),
        "explorations": (1, 4),
        "stock": (0, 6),
        "charters": (b.HELD, b.HELD),
        "last_rounds_without_drawing": (b.HELD, b.HELD),
        "half_coins_in_gold": (1, 20),
    }
    for key, (least, most) in limits.items():
        yield from check_number(f"pieces: {key}", pieces[key], least, most)
    yield from check_number("normal: tiles", document["normal"]["tiles"], b.HELD, 10)
    yield from check_number("family: gold", document["family"]["gold"], 0, MOST_POINTS)
    yield from check_suggested(document)
    solo = document["solo"]
    yield from check_number("solo: tiles", solo["tiles"], RIVAL, RIVAL)
    yield from check_number("solo: removed", solo["removed"], 0, b.LANDSCAPES - 2 * RIVAL)
    yield from check_number("solo: charter_needs", solo["charter_needs"], 1, MOST_POINTS)
    if len(solo["ratings"]) != 4 or sorted(solo["ratings"]) != solo["ratings"]:
        yield "solo: four rising ratings are needed"


def check_suggested(document: Document) -> Iterator[str]:
    """The suggested set-up for two, three and four players."""
    if sorted(entry["players"] for entry in document["suggested"]) != [2, 3, 4]:
        yield "suggested: there must be one entry for each of 2, 3 and 4 players"
    plain = sum(not set(SACRED) & set(tile["quarters"]) for tile in document["landscape"])
    for entry in (*document["suggested"], {**document["solo"], "players": 1}):
        name = f"suggested, {entry['players']} players"
        yield from check_number(f"{name}: removed", entry["removed"], 0, plain)
        yield from check_number(f"{name}: tiles", entry["tiles"], b.HELD, RIVAL)
        if entry["removed"] + entry["tiles"] * entry["players"] > b.LANDSCAPES:
            yield f"{name}: there are not so many tiles"


def check_sources(document: Document) -> Iterator[str]:
    """Every entry says where it comes from."""
    yield from unsourced(entries(document))


def entries(document: Document) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every entry of a box that states a fact, with a name for it."""
    for kind in ("landscape", "start", "exploration", "castle", "charter"):
        for entry in document[kind]:
            yield f"{kind} {entry['id']}", entry
    for kind, key in (("track", "type"), ("top", "track"), ("suggested", "players")):
        for entry in document[kind]:
            yield f"{kind} {entry[key]}", entry
    for table in ("religion", "pieces", "normal", "solo", "family", "totals"):
        yield table, document[table]


REQUIRED = (
    "game name title landscape start exploration castle charter track top religion pieces normal "
    "suggested solo family totals sums"
).split()
CHECKS = (
    check_head,
    check_totals,
    check_landscapes,
    check_explorations,
    check_castles,
    check_charters,
    check_tracks,
    check_sums,
    check_setup,
    check_sources,
)


# --- building ------------------------------------------------------------------------------------


def tile_ids(document: Mapping[str, Any]) -> list[str]:
    """The landscape tiles and both sides of the start tile, as the rules number them."""
    return [tile["id"] for tile in (*document["landscape"], *document["start"])]


def slot_values(document: Mapping[str, Any], side: str) -> list[list[int]]:
    """The values of the slots of every type on a side of the board."""
    return [list(track[side]) for track in document["track"]]


def build(document: Document, chosen: Mapping[str, Any]) -> b.Box:
    """The record that the rules read, for one box and one set of options."""
    box = b.Box()
    build_setup(box, document, chosen)
    build_landscapes(box, document, chosen["arms"] == "tile")
    build_explorations(box, document, chosen["toll_space"] == "terrain")
    build_board(box, document, chosen["side"])
    build_rulings(box, chosen)
    return box


def build_setup(box: b.Box, document: Document, chosen: Mapping[str, Any]) -> None:
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
    deal = {"removed": 0, **document["normal"]}
    if players == 1:
        deal = document["solo"]
    elif chosen["suggested"]:
        deal = next(entry for entry in document["suggested"] if entry["players"] == players)
    box.rounds = deal["tiles"]
    box.removed = deal["removed"]
    box.solo_need = document["solo"]["charter_needs"]
    box.ratings = list(document["solo"]["ratings"])


def build_landscapes(box: b.Box, document: Document, own_arms: bool) -> None:
    """Quarters, rocks, bonuses and paths."""
    for index, tile in enumerate((*document["landscape"], *document["start"])):
        quarters = tile["quarters"]
        for place, terrain in enumerate(quarters):
            box.quarters[index, place] = b.TERRAINS.index(terrain)
        box.rock_at[index] = quarters.index("rock") if "rock" in quarters else NONE
        box.bonus[index] = BONUSES.index(tile.get("bonus", ""))
        box.is_sacred[index] = int(any(terrain in SACRED for terrain in quarters))
        arms = tile.get("arms", ARMS) if own_arms else ARMS
        box.arms[index] = sum(1 << ARMS.index(arm) for arm in arms)
    box.arms_vary = int(any(arms != b.ALL_ARMS for arms in box.arms))
    for terrain in BUILDINGS:
        box.is_building[b.TERRAINS.index(terrain)] = 1


def build_explorations(box: b.Box, document: Document, terrain_too: bool) -> None:
    """Every exploration tile as it may face."""
    for index, tile in enumerate(document["exploration"]):
        for facing, name in enumerate(FACING_NAMES):
            side, _, reversed_ = name.partition(" ")
            spaces = tile[side][::-1] if reversed_ else tile[side]
            row = index * b.FACINGS + facing
            for place, space in enumerate(spaces):
                box.tolls[row, place] = int(space == TOLL)
                shown = tile[f"under_{side}"] if space == TOLL and terrain_too else space
                box.spaces[row, place] = b.TOLL if shown == TOLL else b.TERRAINS.index(shown)


def build_board(box: b.Box, document: Document, side: str) -> None:
    """Markets, charters and tracks."""
    for index, castle in enumerate(document["castle"]):
        for place, good in enumerate(castle["markets"]):
            box.markets[index, place] = b.TERRAINS.index(good)
    for index, charter in enumerate(document["charter"]):
        box.charter_kind[index] = CHARTER_KINDS.index(charter["kind"])
        castle = charter["kind"] == "castle"
        box.charter_type[index] = NONE if castle else b.TERRAINS.index(charter["type"])
        box.charter_points[index] = charter["points"]
        box.charter_coins[index] = charter.get("half_coins", 0)
        box.charter_steps[index] = charter.get("religion", 0)
    for kind, values in enumerate(slot_values(document, side)):
        for slot, value in enumerate(values):
            box.slots[kind, slot] = value
    for track, top in enumerate(document["top"]):
        box.top[track] = top["points"]
    points = document["religion"]["points"]
    box.religion_end = len(points) - 1
    box.religion = points + [points[-1]] * (b.STEPS - len(points))


def build_rulings(box: b.Box, chosen: Mapping[str, Any]) -> None:
    """The chosen readings as numbers."""
    box.castle_counts = int(chosen["sale_castle_plus_one"])
    box.mark_by_icon = int(chosen["mark_limit"] == "icon")
    box.wide_ring = int(chosen["ring"] == "hills")
    box.castle_distance = DISTANCES[chosen["castle_distance"]]
    box.rock_by_edge = int(chosen["rock_adjacent"] == "edge")
    box.replace_leftmost = int(chosen["replace_rule"] == "leftmost")
    box.repeats = int(chosen["per_turn"] == "any")
    box.goods_used_up = int(not chosen["goods_kept"])
    box.castle_covers = int(chosen["castle_covers"])
    box.start_where_stopped = int(chosen["worker_start"] == "last")
    box.top_once = int(chosen["top_slot"] == "track")
    box.castles_clockwise = int(chosen["castle_choice"] == "clockwise")
