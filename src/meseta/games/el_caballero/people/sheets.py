"""A view as lines of text, for the terminal."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import SIDE, SIDES
from meseta.games.el_caballero.people.lands import Cell, Lands, as_cell, opposite, step
from meseta.games.el_caballero.people.picture.dial import region_reached
from meseta.games.el_caballero.people.picture.told import (
    region_name,
    tell_number,
    there,
)
from meseta.games.el_caballero.people.views import Area, Caballero, Region, View, turned
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Word
from meseta.kernel.game import WHOLE, Room, Scene, TextSheet
from meseta.people.answering import LEAVES
from meseta.people.lines import (
    beside,
    first_of,
    fit_parts,
    key_at,
    own_row,
    pad,
    part,
    ranges,
    table,
    widest,
    window,
)
from meseta.people.shortening import Short

if TYPE_CHECKING:
    from meseta.games.el_caballero.people.words import Words

STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green"}
LANDS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A sign for every set of land edges: north is 1, east 2, south 4, west 8."""
STRAITS = {"LWLW": "╏", "WLWL": "╍"}
"""Land at two opposite edges that a strait parts."""
SHORE, WATER = "━", "~"
GOLD, FISH, CASTILLO, AFLOAT = "$", "≈", "♜", "~"
SHIPS = " ₁₂₃₄"
ARROWS = dict(zip(SIDE.names, "↑→↓←", strict=True))
RECONSTRUCTED = "*"
HERE = "[reverse] ? [/]"
"""The cell that was chosen."""
BEFORE_LAYING = ("power", "turn", "choose_area")
"""Decisions that depend on the display."""
MAP_ROWS = (99, 12, 10, 8, 6)
"""How many rows of the map are shown, as there is room."""
FEWEST_REGIONS = 6
APART = "   "
NUMBERED = ("PostNumber", "TurnNumber")
"""Decisions about a number, at land or at water alone."""
MOVING = ("Turn.sail", "Turn.launch", "Turn.shift", "Sail", "Launch", "ShiftFrom")
"""What costs as much as moving a ship or a castillo does."""
DUE = {"supply", "area"}
"""What a power card brings."""


class Scribe:
    """Writes the table of one game of El Caballero."""

    def __init__(self, words: Words, box: Box, document: Document) -> None:
        self.words, self.box = words, box
        self.areas = {area["id"]: area for area in document["area"]}
        self.tellers: dict[str, Callable[..., dict[str, Any]]] = {
            "Scored": self.tell_region,
            "Power": self.tell_played,
            "Power.play": self.tell_power,
            "Turn.supply": self.tell_supply,
            "Turn.end": self.tell_end,
            "LayArea.lay": self.tell_place,
            "PostCard.post": self.tell_place,
        }

        moving = int(box.move_price)
        self.prices = {
            "Turn.ship": int(box.ship_price),
            "Turn.castillo": int(box.castillo_price),
            "BuyShip": int(box.ship_price),
            "Fortify": int(box.castillo_price),
            **dict.fromkeys(MOVING, moving),
        }

    def sheets(self, scene: Scene[View], keys: Mapping[str, str], room: Room, /) -> list[TextSheet]:
        """The map, regions and waters with what they would score, the players, area cards."""
        view = scene.view
        lands = self.lands(view, keys, room)
        regions = [] if lands[0].has_regions else self.halves(view)
        players = self.players(view)
        parts = [
            part("map", lands[0].lines, *enumerate([each.lines for each in lands[1:]], 5)),
            part("regions", regions, (1, first_of(regions, 6)), (2, first_of(regions, 4)), (3, [])),
            part("players", players, (5, own_row(players, view["seat"]))),
            part("areas", self.display(view, keys), (4, self.brief_display(view, keys))),
        ]
        return fit_parts(room, parts)

    # --- names -----------------------------------------------------------------------------------

    def painted(self, colour: str, text: object) -> str:
        """A text in a player's colour."""
        return f"[{STYLES[colour]}]{text}[/]"

    def initial(self, colour: str) -> str:
        """A letter beside the colour, for those who do not see it."""
        return self.words.say(f"initial-{colour}")

    def each(self, numbers: Mapping[str, int], sign: str = "") -> str:
        """A number for some colours."""
        return " ".join(
            self.painted(colour, f"{self.initial(colour)}{sign}{number}")
            for colour, number in numbers.items()
            if number
        )

    # --- the map ---------------------------------------------------------------------------------

    def lying(self, view: View, keys: Mapping[str, str]) -> dict[Cell, str]:
        """What lies in each cell, and keys where something may be laid."""
        areas = {as_cell(area["cell"]): area_text(area) for area in view["map"]}
        cards = {as_cell(card["cell"]): self.caballero(card) for card in view["caballeros"]}
        return areas | cards | wanted_cells(view, keys)

    def caballero(self, card: Caballero) -> str:
        """A caballero card: its owner and number, what counts where, castillo and ships."""
        pieces = CASTILLO * card["castillo"] + SHIPS[len(card["ships"])].strip()
        text = f"{self.initial(card['owner'])}{card['card']}{counts(card)}{pieces}"
        return self.painted(card["owner"], text)

    # --- regions and waters ----------------------------------------------------------------------

    def lands(self, view: View, keys: Mapping[str, str], room: Room) -> list[DrawnLands]:
        """The map in all its forms, beside it its regions and waters if there is room for them."""
        lying = self.lying(view, keys)
        regions = table(self.regions(view))
        found = []
        for rows in MAP_ROWS:
            drawn = cropped(view, lying, list(wanted_cells(view, keys)), room, rows)
            count = max(len(drawn), FEWEST_REGIONS) if room.lines < WHOLE.lines else len(regions)
            joined = beside(drawn, first_of(regions, count), len(APART))
            fits = widest(joined) <= room.columns
            found.append(DrawnLands(joined if fits else drawn, fits))
        return found

    def regions(self, view: View) -> list[list[str]]:
        """Regions and waters: their worth, who is there, what they would score.

        Those that somebody wants come first, then those of more worth.
        """
        soon = self.box.scores_after[view["round"]] and view["asked"] != "over"
        titles = ("region", "worth", "there", "scored_soon" if soon else "would_score")
        header = [f"[bold]{self.words.say(f'sheet-{title}')}[/]" for title in titles]
        ships = ships_by_water(view)
        there = {
            each["id"]: {**each["caballeros"], **ships[each["id"]]} for each in view["regions"]
        }
        found = sorted(view["regions"], key=lambda each: (not there[each["id"]], -worth(each)))
        return [header, *[self.region_row(region, there[region["id"]]) for region in found]]

    def halves(self, view: View) -> list[str]:
        """All regions and waters in two tables side by side."""
        header, *rows = self.regions(view)
        middle = (len(rows) + 1) // 2
        first, second = table([header, *rows[:middle]]), table([header, *rows[middle:]])
        return beside(first, second, len(APART))

    def region_row(self, region: Region, there: Mapping[str, int]) -> list[str]:
        """A region with the caballeros in it, or a water with its ships."""
        area, side = region["id"].split()
        name = f"{SHORE if region['kind'] == 'land' else WATER} {area.upper()}{ARROWS[side]}"
        return [name, worth_text(region), self.each(there), self.each(region["points"], "+")]

    # --- the players -----------------------------------------------------------------------------

    def players(self, view: View) -> list[str]:
        """One row a player: points, court, ships, cards, power cards."""
        titles = ("player", "points", "court", "ships", "cards", "played", "hand")
        header = [f"[bold]{self.words.say(f'sheet-{title}')}[/]" for title in titles]
        return table([header, *[self.player_row(view, colour) for colour in view["players"]]])

    def player_row(self, view: View, colour: str) -> list[str]:
        """One player."""
        played = view["played"].get(colour)
        power = f"{played['power']} (+{played['supply']})" if played else ""
        return [
            self.painted(colour, self.words.say(f"seat-{colour}")),
            str(view["scores"][colour]),
            f"{view['court'][colour]}/{view['capacity'][colour]}",
            str(view["reserve"][colour]),
            str(view["cards"][colour]),
            f"[dim strike]{power}[/]" if played and played["moved"] else power,
            ranges(view["hands"][colour]),
            "▶" if colour in view["pending"] else "",
        ]

    # --- area cards ------------------------------------------------------------------------------

    def shown(self, view: View, keys: Mapping[str, str]) -> list[Shown]:
        """The area cards that matter now: the display, or the chosen one in its rotations."""
        chosen = (view["chosen"] or {}).get("area")
        if chosen and view["asked"] == "rotate_area":
            turns = [turn for turn in range(SIDES) if f"rotate {turn}" in keys]
            return [
                Shown(self.areas[chosen], turn, key_at(keys[f"rotate {turn}"])) for turn in turns
            ]
        if chosen:
            return [Shown(self.areas[chosen], 0, "")]
        if view["asked"] not in BEFORE_LAYING:
            return []
        display = sorted(area["id"] for area in view["display"] if area is not None)
        calls = {area: keys.get(f"area {area}") for area in display}
        return [
            Shown(self.areas[area], 0, key_at(key) if key else "") for area, key in calls.items()
        ]

    def display(self, view: View, keys: Mapping[str, str]) -> list[str]:
        """Area cards with their four sides, and what is left of cards and pieces."""
        drawn: list[str] = []
        for card in self.shown(view, keys):
            drawn = beside(drawn, draw_card(card), len(APART))
        return beside(drawn, self.stock(view), len(APART)) if drawn else []

    def brief_display(self, view: View, keys: Mapping[str, str]) -> list[str]:
        """The same cards in a line."""
        cards = [
            f"{card.title}{sign_of(turned_edges(card))}{marked(card.area)}"
            for card in self.shown(view, keys)
        ]
        return [APART.join(cards)] if cards else []

    def stock(self, view: View) -> list[str]:
        """What is left of cards and pieces."""
        stock = view["stock"]
        left = {"deck": view["deck"], "ships": stock["ships"], "castillos": stock["castillos"]}
        return [self.words.say(f"sheet-{name}_left", count=count) for name, count in left.items()]

    # --- the answers -----------------------------------------------------------------------------

    def told(
        self, scene: Scene[View], answer: str, chosen: Mapping[str, Word], /
    ) -> dict[str, Any]:
        """What power cards bring, where cells lie, and what cards show."""
        if answer in self.tellers:
            return self.tellers[answer](scene.view, **chosen)
        side, court = chosen.get("side"), scene.view["court"][scene.view["pending"][0]]
        return {
            "arrow": ARROWS[str(side)] if side else "",
            "shows": self.shows(scene.view, chosen),
            "worth": water_worth(scene.view, chosen) if side else 0,
            "cost": self.prices.get(answer, 0),
            "water": int(self.box.water_price),
            "at": "land" if answer in NUMBERED and region_reached(scene.view) else "water",
            "court": court,
        }

    def shows(self, view: View, chosen: Mapping[str, Word]) -> str:
        """What an own caballero card shows at land."""
        colour = view["pending"][0]
        for card in view["caballeros"]:
            if (card["owner"], card["card"]) == (colour, chosen.get("card")):
                return Short(counts(card), tell_number(card, self.words))
        return ""

    def tell_power(self, view: View, value: int) -> dict[str, Any]:
        """What a power card brings, and which places in the order of turns it can lead to."""
        played = [each["power"] for each in view["played"].values()]
        first, seats = 1 + sum(power > value for power in played), len(view["players"])
        last = first + seats - 1 - len(played)
        return {
            "supply": int(self.box.supply[value]),
            "areas": int(self.box.areas[value]),
            "order": "one" if first == last else "several",
            "first": first,
            "last": last,
            "seats": seats,
        }

    def tell_played(self, view: View) -> dict[str, Any]:
        """The power cards of this round, the highest first."""
        powers = {colour: each["power"] for colour, each in view["played"].items()}
        ranked = sorted(powers.items(), key=lambda each: -each[1])
        names = [f"{self.words.say(f'seat-{colour}')} {power}" for colour, power in ranked]
        return {"count": len(names), "who": ", ".join(names)}

    def tell_region(self, view: View, name: str) -> dict[str, Any]:
        """Land or water at the side of an area card: what it is and where, and what it scores."""
        area, side = name.split()
        sides = {each["id"]: each["regions"] for each in view["map"]}
        if area not in sides:
            return {}
        found = next(each for each in view["regions"] if each["id"] == sides[area][SIDE[side]])
        said = region_name(Lands(view["map"]), found["id"], self.words)
        return {"name": said[:1].upper() + said[1:], "why": self.region_why(found)}

    def region_why(self, region: Region) -> str:
        """What a region or water is worth, and who is there."""
        kind = region["kind"]
        if kind == "water" and not self.box.fish_per_ship and region["treasure"]:
            kind = "once"
        who = [f"{self.words.say(f'seat-{colour}')} {count}" for colour, count in there(region)]
        return self.words.say(
            "region-why",
            kind=kind,
            size=region["size"],
            treasure=region["treasure"],
            worth=region["worth"],
            factor=int(self.box.first_factor),
            rank=self.rank_told(sorted((count for _, count in there(region)), reverse=True)),
            who=", ".join(who) or self.words.say("picture-told-nobody"),
        )

    def rank_told(self, counts: list[int]) -> str:
        """What of a land's ranks somebody may wonder at: a tie, or a second who gets nothing."""
        first, second, third = (*counts, 0, 0, 0)[:3]
        if first and first == second:
            return "first"
        if second and not self.box.second_scores:
            return "unpaid"
        return "second" if second and second == third else "other"

    def tell_supply(self, view: View) -> dict[str, Any]:
        """What the power card in play brings."""
        return {"count": view["played"][view["pending"][0]]["supply"]}

    def tell_end(self, view: View) -> dict[str, Any]:
        """Whether caballeros or an area card are left, which cost nothing."""
        return {LEAVES: not DUE.isdisjoint(view.get("legal", []))}

    def tell_place(self, view: View, area: str, side: str) -> dict[str, Any]:
        """A cell, by the way there from the start card."""
        return {"place": self.words.steps_to(view["cells"][f"{area} {side}"])}


class DrawnLands(NamedTuple):
    """The map as lines, and whether its regions stand beside it."""

    lines: list[str]
    has_regions: bool


class Shown(NamedTuple):
    """An area card that is shown: how far it is turned, and the key by which it is chosen."""

    area: Mapping[str, Any]
    turn: int
    title: str


def wanted_cells(view: View, keys: Mapping[str, str]) -> dict[Cell, str]:
    """The cells where something may be laid, or the one that was chosen."""
    found = {
        as_cell(cell): key_at(keys[f"cell {name}"])
        for name, cell in view["cells"].items()
        if f"cell {name}" in keys
    }
    chosen = view["chosen"]
    return {as_cell(chosen["cell"]): HERE} if chosen and "cell" in chosen else found


def cropped(
    view: View, lying: Mapping[Cell, str], wanted: Sequence[Cell], room: Room, rows: int
) -> list[str]:
    """So many rows of the map, north above: those with the most of what is wanted."""
    shores = {as_cell(area["cell"]) for area in view["map"] if area["edges"][1] == "L"}
    wide = 1 + widest(lying.values())
    xs = window({x for x, _ in lying}, [x for x, _ in wanted or lying], room.columns // wide)
    ys = window({y for _, y in lying}, [y for _, y in wanted or lying], rows)

    def cell(x: int, y: int) -> str:
        text = pad(lying.get((x, y), ""), wide)
        return text.replace(" ", SHORE) if (x, y) in shores else text

    return ["".join(cell(x, y) for x in xs).rstrip() for y in reversed(ys)]


def sign_of(edges: str, joined: bool = True) -> str:
    """The sign for the land of an area card."""
    if not joined and edges in STRAITS:
        return STRAITS[edges]
    return LANDS[sum(1 << side for side in range(SIDES) if edges[side] == "L")]


def area_text(area: Area) -> str:
    """An area card: where its land is, its name, gold and fish."""
    lands = {part for part, edge in zip(area["parts"], area["edges"], strict=True) if edge == "L"}
    symbols = (GOLD if area["gold"] else "") + (FISH if area["fish"] else "")
    return f"{sign_of(area['edges'], len(lands) < 2)}{area['id'].upper()}{symbols}"


def turned_edges(card: Shown) -> str:
    """The edges of an area card as it is turned."""
    return "".join(card.area["edges"][(side - card.turn) % SIDES] for side in range(SIDES))


def draw_card(card: Shown) -> list[str]:
    """An area card with its four sides: land or water, gold and fish."""
    edges = turned_edges(card)
    gold, fish = [turned(card.area.get(what), card.turn) for what in ("gold", "fish")]
    at = [GOLD if side == gold else FISH if side == fish else " " for side in SIDE.names]
    north, south = ["┃" if edges[side] == "L" else WATER for side in (0, 2)]
    east, west = [SHORE if edges[side] == "L" else WATER for side in (1, 3)]
    return [
        f"{card.title}{marked(card.area)}",
        f"  {north}{at[0]}",
        f"{at[3]}{west}{sign_of(edges)}{east}{at[1]}",
        f"  {south}{at[2]}",
    ]


def marked(area: Mapping[str, Any]) -> str:
    """The name of an area card, with a mark if it is reconstructed."""
    mark = RECONSTRUCTED if area["source"] == "reconstructed" else ""
    return f"{area['id'].upper()}{mark}"


def ships_by_water(view: View) -> defaultdict[str, Counter[str]]:
    """How many ships of each colour lie in each water."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for card in view["caballeros"]:
        for side in card["ships"]:
            found[water_at(view, card, side)][card["owner"]] += 1
    return found


def water_at(view: View, card: Caballero, side: str) -> str:
    """The water at a side of a caballero card."""
    waters = {as_cell(area["cell"]): area["regions"] for area in view["map"]}
    return waters[step(as_cell(card["cell"]), side)][SIDE[opposite(side)]]


def water_worth(view: View, chosen: Mapping[str, Word]) -> int:
    """What a ship counts at a side of an own caballero card."""
    worths = {region["id"]: region["worth"] for region in view["regions"]}
    own = (view["pending"][0], chosen["card"])
    cards = {(card["owner"], card["card"]): card for card in view["caballeros"]}
    return worths[water_at(view, cards[own], str(chosen["side"]))] if own in cards else 0


def worth(region: Region) -> int:
    """What a region or water is worth."""
    return region["size"] + region["treasure"]


def worth_text(region: Region) -> str:
    """The worth of a region: its cards, and what is found there."""
    return f"{region['size']}+{region['treasure']}" if region["treasure"] else str(region["size"])


def counts(card: Caballero) -> str:
    """What a caballero card counts, and where."""
    return f"{ARROWS[card['land']]}{card['number']}" if card["land"] else AFLOAT
