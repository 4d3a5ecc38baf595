"""What the numbers of 6 Castles name.

Names that say `later` come with the box: `people/boxes.py` gives them. A quarter has the number
4 * tile + corner, a spot 4 * tile + side; `rules/hills.py` alone takes them apart.
"""

from __future__ import annotations

from dataclasses import replace

from meseta.kernel.domain import later, names, numbers, ordinals, sets

SEAT = later("seat", 4)
PLAYER = later("player", 4)
PLAYER_SET = sets(PLAYER)
SEATS = SEAT.size
ROUND = numbers("round", 0, 12)
"""The round 0 is the set-up."""

# --- the landscape -------------------------------------------------------------------------------

SIDE = names("side", "north east south west")
CORNER = names("corner", "nw ne se sw")
"""The quarters of a tile, clockwise; the side of the same number lies clockwise after each."""
SIDES = SIDE.size
TURNS = numbers("number of turns", 0, SIDES - 1)
SIDE_SET = sets(SIDE)
ALL_ARMS = (1 << SIDES) - 1

TILE = later("tile", 42)
"""The landscape tiles, then both sides of the start tile."""
TILES = TILE.size
LANDSCAPE = TILE.first(40)
LANDSCAPES = LANDSCAPE.size
START_SIDE = names("start side", "a b")
START_SIDES = START_SIDE.size
START_A = LANDSCAPES
TILE_SET = sets(TILE)
QUARTER = later("quarter", TILES * SIDES)
"""Such as `lt05 nw`."""
QUARTERS = QUARTER.size
SPOT = later("spot", TILES * SIDES)
"""An empty cell, such as `north of lt05`."""
LAID = LANDSCAPES + 1
"""The most tiles on the table: one side of the start tile, and all others."""
SPOTS = 2 * LAID + 2
COORDINATE = numbers("coordinate", -LANDSCAPES, LANDSCAPES)
TILE_COUNT = numbers("number of tiles", 0, LAID)
QUARTER_COUNT = numbers("number of quarters", 0, QUARTERS)

TERRAIN = names(
    "terrain",
    "pasture chestnut olive vine cereal lake dead_land forest "
    "house chapel stone_cross military_camp roman_milestone rock",
)
"""Goods, landscapes, constructions, rock."""
LAKE, HOUSE, CHAPEL = TERRAIN["lake"], TERRAIN["house"], TERRAIN["chapel"]
STONE_CROSS, ROCK = TERRAIN["stone_cross"], TERRAIN["rock"]
GOOD = TERRAIN.first(LAKE)
GOODS = GOOD.size
MARKABLE = TERRAIN.first(HOUSE)
"""Goods and landscapes, which exploration tiles show."""
MARKABLES = MARKABLE.size
SHOWN = TERRAIN + names("terrain", "toll")
"""What a space of an exploration tile shows: a terrain, or a half coin."""
TOLL = SHOWN["toll"]
BONUS = names("bonus", "half_coin cylinder religion exploration")
"""What laying a rock brings."""
HALF_COIN, CYLINDER = BONUS["half_coin"], BONUS["cylinder"]
RELIGION, EXPLORE = BONUS["religion"], BONUS["exploration"]
WHOSE = names("whose", "own rival misplaced")
"""Whose tile is laid: the player's, the imaginary opponent's, or one of his that must move."""
OWN, RIVALS, MISPLACED = WHOSE["own"], WHOSE["rival"], WHOSE["misplaced"]
RIVAL_TILES = 12
"""Tiles of the imaginary opponent of the solo game."""
HELD = 2
"""Landscape tiles in a hand."""
DISTANCE = names("distance", "path 2 3")
"""What two castles must not be: neighbours across a path, neighbours, or neighbours' neighbours."""
ACROSS_A_PATH, TWO_HILLS = DISTANCE["path"], DISTANCE["2"]

# --- castles and tracks --------------------------------------------------------------------------

CASTLE = later("castle", 6)
CASTLES = CASTLE.size
MARKET = later("market", 18)
"""Such as `penamacor olive`: the markets of each castle side by side."""
MARKETS = MARKET.size
SALES = names("sales", "one castle any")
"""How often goods are sold in a turn: once, as often as one castle buys, or any number of times."""
ONE_SALE, ONE_CASTLE = SALES["one"], SALES["castle"]
TYPE = names("terrain", TERRAIN.names[LAKE:ROCK])
"""Landscapes and constructions, which have slots on the scoring tracks."""
TYPES = TYPE.size
TYPE_SET = sets(TYPE)
LANDSCAPE_TYPES = HOUSE - LAKE
CONSTRUCTIONS = ROCK - HOUSE
TRACK = names("track", "landscape construction")
LANDSCAPE_TRACK, CONSTRUCTION_TRACK = TRACK["landscape"], TRACK["construction"]
SLOTS_OF_TYPE = 4
SLOT = later("slot", TYPES * SLOTS_OF_TYPE)
"""Such as `lake top` and `lake 3`: the slots of each type side by side, the top slot first."""
SLOTS = SLOT.size
STEP = numbers("step", 0, 40)
"""The spaces of the religion track."""

# --- the line and the pieces ---------------------------------------------------------------------

EXPLORATION = later("exploration", 22)
EXPLORATIONS = EXPLORATION.size
EXPLORATION_SET = sets(EXPLORATION)
FACING = names("facing", ["a", "a reversed", "b", "b reversed"])
FACINGS = FACING.size
SIDE_A_FACINGS = 2
PLACE = ordinals("place", 10)
"""Exploration tiles in a line: four, and all six of the stock."""
LINE = PLACE.size
LINE_COUNT = numbers("number of tiles", 0, LINE)
SPACES = 4
"""Spaces of one exploration tile."""
SPACE = ordinals("space", LINE * SPACES)
"""The spaces of a line, counted through all its tiles."""
SPACE_SET = sets(SPACE)
LINE_SPACES = SPACE.size
STOCK = 6
STOCK_COUNT = numbers("number of tiles", 0, STOCK)
LEFT = numbers("number of tiles", 1, 4)

WORKER = ordinals("worker", 5)
WORKERS = WORKER.size
WORKER_SET = sets(WORKER)
WORKER_COUNT = numbers("number of workers", 0, WORKERS)
SUPPLY, SCORED, ABSENT = -1, -2, -3
WORKER_PLACE = QUARTER.beside(supply=SUPPLY, scored=SCORED, absent=ABSENT)
"""Where a worker lies; those that nobody has got are absent."""
DISC_COUNT = numbers("number of discs", 0, 9)
COINS = numbers("number of half coins", 0, 9999)

STAGE = names("stage", "start arranged marked sold landscape_scored moved prayed built")
"""How far a turn has come: what was done last, with discs or with workers.

Arranging the line is a stage only where it is part of marking."""
START, ARRANGED, MARKED, SOLD = (STAGE[name] for name in ("start", "arranged", "marked", "sold"))
LANDSCAPE_SCORED = STAGE["landscape_scored"]
MOVED, PRAYED, BUILT = STAGE["moved"], STAGE["prayed"], STAGE["built"]

# --- charters and points -------------------------------------------------------------------------

CHARTER = later("charter", 17)
CHARTERS = CHARTER.size
CASTLE_CHARTER = 0
DEALT_CHARTER = replace(later("dealt charter", CHARTERS - 1), low=CASTLE_CHARTER + 1)
"""All charters but that of the castles, which is never dealt."""
DEALT_CHARTERS = (1 << CHARTERS) - 1 - (1 << CASTLE_CHARTER)
CHARTER_PLACE = names("charter place", "secret open")
SECRET, OPEN = CHARTER_PLACE["secret"], CHARTER_PLACE["open"]
DEALT_EACH = CHARTER_PLACE.size
CHARTER_KIND = names("kind", "castle disc worker")
"""What a charter counts."""
OF_CASTLES, OF_DISCS = CHARTER_KIND["castle"], CHARTER_KIND["disc"]

POINTS = numbers("number of points", 0, (1 << 15) - 1)
VALUE = numbers("number of points", 0, 20)
SOURCE = names("source", "charters landscapes constructions religion wealth")
SOURCES = SOURCE.size
TALLY = SOURCE + names("source", "won_steps won_coins")
"""Five sources of points, and what charters add to two of them."""
TALLIES = TALLY.size
CHARTER_POINTS, RELIGION_POINTS = SOURCE["charters"], SOURCE["religion"]
LANDSCAPE_POINTS, CONSTRUCTION_POINTS = SOURCE["landscapes"], SOURCE["constructions"]
WEALTH_POINTS = SOURCE["wealth"]
WON_STEPS, WON_COINS = TALLY["won_steps"], TALLY["won_coins"]
RATING = names("rating", "squire knight lord count")
RATINGS = RATING.size
