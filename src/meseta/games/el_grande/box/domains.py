"""What the numbers of El Grande name."""

from __future__ import annotations

from meseta.kernel.domain import later, names, numbers, ordinals, sets

SEAT = later("seat", 5)
"""Everybody with pieces on the board: the players, and the dummy where there is one."""
PLAYER = later("player", 5)
SEAT_SET = sets(SEAT)

REGION = names("area", "galicia navarra aragon cataluna castilla toledo sevilla granada valencia")
TARGET = REGION + names("area", "castillo")
"""The regions and the castillo: wherever a caballero can stand."""
AREA = TARGET + names("area", "france portugal")
"""Wherever the King can be."""
REGIONS, TARGETS, AREAS = REGION.size, TARGET.size, AREA.size
TARGET_SET = sets(TARGET)
ALL_REGIONS = (1 << REGIONS) - 1
CASTILLO, FRANCE, PORTUGAL = AREA["castillo"], AREA["france"], AREA["portugal"]

STACK = ordinals("stack", 5)
STACKS = STACK.size
CARD = later("card", 64)
CARDS = CARD.size
DECK_ROOM = 28
IN_DECK = numbers("number of cards", 0, DECK_ROOM)
COPIES = numbers("number of copies", 0, DECK_ROOM)
EFFECT = later("effect", CARD.size + 16)
"""Special actions, named after their card or modifier."""
TILE = names("tile", "4/0/0 8/4/0")
TILE_BY_FIRST = TILE.spelled("4 8")
"""The tiles as actions call them: by their first value."""
TILES = TILE.size

POWER = numbers("power card", 1, 13)
POWER_SET = sets(POWER)
HIGHEST = POWER.high
"""Power cards go from 1 to 13."""
FULL_HAND = (1 << (HIGHEST + 1)) - 2
MODIFIER = later("modifier", 16)
MODIFIERS = MODIFIER.size
LOWEST_TOTAL = -16
TOTAL = numbers("total", LOWEST_TOTAL, 30)
REGAINS = 4
"""How often a player can have taken a card back."""
MOST_DEALT = 3
"""How many modifiers a player can have."""
MODIFIER_PLAYS = MOST_DEALT + REGAINS
"""How often a player can have played a modifier."""

ROUND = numbers("round", 1, 9)
LAST_ROUND = ROUND.high
COUNT = numbers("number of caballeros", 0, 60)
PIECES = numbers("number of caballeros", 1, 60)
RECRUITED = numbers("number of caballeros", 0, 9)
POINTS = numbers("number of points", 0, 9999)
AREA_VALUE = numbers("number of points", 0, 14)
PLACE = numbers("place", 1, 3)
PLACES = PLACE.size
SCORED_PLACES = numbers("number of places", 1, PLACES)
SCORED_AREAS = numbers("number of areas", 1, TARGETS)
CHOICE = ordinals("option", 2)
CHOICES = CHOICE.size
BONUS = names("bonus", "king grande")
KING_BONUS, GRANDE_BONUS = BONUS["king"], BONUS["grande"]

INTERRUPTS = names("interruption", "never moves every-step")
"""When a Veto may interrupt a special action that has begun."""
NEVER, MOVES, EVERY_STEP = INTERRUPTS["never"], INTERRUPTS["moves"], INTERRUPTS["every-step"]
PURPOSE = names("purpose", "lose move_out compare")
"""Why discs are set: to lose caballeros, to move out of a region, to name one to score."""
LOSE, MOVE_OUT, COMPARE = PURPOSE["lose"], PURPOSE["move_out"], PURPOSE["compare"]

# --- the words of the cards ----------------------------------------------------------------------

WHOSE = names("whose", "own foreign any")
OWN, FOREIGN, ANY = WHOSE["own"], WHOSE["foreign"], WHOSE["any"]
SCOPE = names("scope", ["anywhere", "one region"])
"""Whether a card moves out of or into one region only."""
ANYWHERE, ONE_REGION = SCOPE["anywhere"], SCOPE["one region"]
WHERE = names("where", "regions castillo both")
"""Where a special action places caballeros."""
IN_REGIONS, IN_CASTILLO = WHERE["regions"], WHERE["castillo"]
SCORED = names("scored", ["choice", "values", "first places", "most", "least", "castillo", "discs"])
"""What a special scoring scores."""
KING_GOES = names("goes", ["anywhere", "neighbour", "distant", "abroad", "fewest", "a grande"])
"""Where the King may go."""
BY_CHOICE, BY_VALUES, FIRST_PLACES = SCORED["choice"], SCORED["values"], SCORED["first places"]
THE_MOST, THE_LEAST, THE_CASTILLO = SCORED["most"], SCORED["least"], SCORED["castillo"]
BY_DISCS = SCORED["discs"]
NEIGHBOUR, DISTANT, ABROAD = KING_GOES["neighbour"], KING_GOES["distant"], KING_GOES["abroad"]
FEWEST, TO_A_GRANDE = KING_GOES["fewest"], KING_GOES["a grande"]
