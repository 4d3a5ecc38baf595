"""Views: what a seat may know of a game, as pictures, sheets and pages read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import AREA, FULL_HAND, REGION, TARGET
from meseta.games.el_grande.rules.decisions import Drop
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.powers import is_passing
from meseta.games.el_grande.rules.state import HIDDEN, State, has_dummy
from meseta.games.el_grande.rules.vetoes import acting
from meseta.kernel import views
from meseta.kernel.decision import Decision
from meseta.kernel.domain import NONE, members_of
from meseta.kernel.event import Event
from meseta.kernel.table import KIND

if TYPE_CHECKING:
    from meseta.games.el_grande import ElGrande


class Card(TypedDict):
    """An action card as a person sees it, with what is known of its origin."""

    id: str
    name: str
    text: str
    places: int
    source: str


class Hand(TypedDict):
    """The power cards that a hand is known to hold, and the viewer's own modifiers."""

    cards: list[int]
    unseen: int
    modifiers: list[str]
    laid: str | None
    """The viewer's own modifier that lies out: for the next power card, or to be passed."""


class Played(TypedDict):
    """What a colour has played this round."""

    power: int
    modifier: str | None
    total: int
    moved: bool


class Moves(TypedDict):
    """How many caballeros of each kind may still be moved."""

    own: int
    foreign: int
    any: int


class Turn(TypedDict):
    """The card of the turn, and the caballero that is in the player's hand."""

    whose: str
    """The colour of whoever has the turn, and whose card it is."""
    card: Card
    placed: int
    may_place: bool
    may_special: bool
    lifted: tuple[int, str] | None
    moves: Moves


class View(TypedDict):
    """What a seat may know of a game of El Grande."""

    game: str
    edition: str
    players: list[str]
    dummy: str | None
    """The dummy's colour, where there is one."""
    seat: int | None
    """Whose view this is; null is a spectator."""
    names: dict[str, str]
    """The areas' names, as the edition prints them."""
    round: int
    start: str
    king: str
    caballeros: dict[str, dict[str, int]]
    """Caballeros by region and colour, without those that are not there."""
    castillo: dict[str, int] | None
    """What is in the castillo; everybody has seen it go in. Null where it must be kept in mind."""
    court: dict[str, int]
    province: dict[str, int]
    grandes: dict[str, str]
    tiles: dict[str, str]
    """Where the scoring tiles lie, by tile."""
    scores: dict[str, int]
    values: dict[str, list[int]]
    """What each area is worth by place, tiles included."""
    hands: dict[str, Hand]
    """Power cards that a hand is known to hold."""
    played: dict[str, Played]
    """What was played this round; the dummy too."""
    row: list[Card | None]
    """The face-up action cards, by stack."""
    stacks: list[int]
    """How many cards lie face down in each stack."""
    discards: list[str]
    vetoes: dict[str, int]
    """Veto cards before each player, of this round and the last."""
    discs: dict[str, str]
    """Regions on the discs, or "set" where they may not be seen."""
    turn: Turn | None
    asked: str
    """The title of the decision that is pending, or "over"."""
    flag: str
    """What is asked, as short as it fits on a flag."""
    pending: list[str]
    legal: NotRequired[list[str]]
    """What the viewer's seat may do now; a match adds it."""


class Viewer(views.ViewWriter[State, Box, View]):
    """Writes views of one game."""

    shape = View

    def __init__(self, game: ElGrande) -> None:
        super().__init__(game)
        self.words, self.colours = game.words("en"), game.naming["seat"]

    def shown(self, s: State, seat: int | None, asked: type[Decision] | None) -> View:
        """What no field tells by itself."""
        return {  # type: ignore[typeddict-item]
            "edition": self.words.edition,
            "dummy": self.colours[s.players] if has_dummy(s) else None,
            "names": {area: self.document["names"][area] for area in AREA.names},
            "caballeros": {
                region: owners
                for number, region in enumerate(REGION.names)
                if (owners := self.some(s.caballeros[number]))
            },
            "castillo": self.some(s.caballeros[TARGET["castillo"]]),
            "court": self.some(s.court),
            "province": {colour: s.province[i] for i, colour in enumerate(self.colours)},
            "values": self.values(s),
            "hands": self.hands(s, seat),
            "played": {
                colour: self.played(s, i) for i, colour in enumerate(self.colours) if s.power[i]
            },
            "row": [None if card == NONE else self.card(card) for card in s.faceup],
            "stacks": list(s.deck_sizes),
            "discards": [
                card["id"]
                for number, card in enumerate(self.words.cards)
                for _copy in range(s.discards[number])
            ],
            "vetoes": self.some([a + b for a, b in zip(s.vetoes, s.old_vetoes, strict=True)]),
            "discs": self.discs(s),
            "turn": None if s.card == NONE else self.turn(s),
            "flag": self.words.flag(asked),
        }

    def own(self, s: State, seat: int) -> dict[str, Any]:
        """The entries in which a seat sees something else than a spectator."""
        colour, discs = self.players[seat], self.discs(s)
        disc = {colour: discs[colour]} if colour in discs else {}
        return {"seat": seat, "hands": {colour: self.hand(s, seat, True)}, "discs": disc}

    def values(self, s: State) -> dict[str, list[int]]:
        """The values of every area, as the tiles have it."""
        areas = (*self.document["region"], self.document["castillo"])
        printed = {area["id"]: area["values"] for area in areas}
        for tile, area in zip(self.document["tile"], s.tiles, strict=True):
            if area != NONE:
                printed[AREA.names[area]] = tile["values"]
        return {area: list(values) for area, values in printed.items()}

    def hands(self, s: State, seat: int | None) -> dict[str, Hand]:
        """What everybody is known to hold."""
        return self.each(lambda i: self.hand(s, i, i == seat))

    def discs(self, s: State) -> dict[str, str]:
        """The secret discs that are set, and where they stand once they are open."""
        return {
            colour: "set" if s.discs[i] == HIDDEN else REGION.names[s.discs[i]]
            for i, colour in enumerate(self.players)
            if s.discs[i] != NONE
        }

    def hand(self, s: State, seat: int, own: bool) -> Hand:
        """A player's own cards, or what everybody knows another player to hold."""
        names = self.naming["modifier"]
        is_open = own or s.hands[seat] != FULL_HAND & ~s.spent[seat]
        return {
            "cards": members_of(s.hands[seat]),
            "unseen": 0 if is_open else sum(1 for cards in s.regained[seat] if cards),
            "modifiers": [
                names[i] for i, count in enumerate(s.modifiers[seat]) for _copy in range(count)
            ],
            "laid": self.laid(s, seat) if own else None,
        }

    def laid(self, s: State, seat: int) -> str | None:
        """A modifier of a player that lies out and is not played yet."""
        modifier = s.passed[seat] if is_passing(s) else NONE if s.power[seat] else s.modifier[seat]
        return None if modifier in (NONE, HIDDEN) else self.naming["modifier"][modifier]

    def played(self, s: State, seat: int) -> Played:
        """The power card of this round, with a modifier."""
        modifier = s.modifier[seat]
        return {
            "power": s.power[seat],
            "modifier": None if modifier == NONE else self.naming["modifier"][modifier],
            "total": s.totals[seat],
            "moved": bool(s.moved >> seat & 1),
        }

    def card(self, card: int) -> Card:
        """An action card."""
        entry = self.words.cards[card]
        return {
            "id": entry["id"],
            "name": self.document["names"][entry["id"]],
            "text": self.words.describe(card),
            "places": entry["stack"],
            "source": entry["source"],
        }

    def turn(self, s: State) -> Turn:
        """What the player in turn is about."""
        top = s.asked - 1
        lifted = s.agenda[top, KIND] == Drop.kind
        owner, region = s.agenda[top, Drop.owner], s.agenda[top, Drop.region]
        return {
            "whose": self.colours[acting(s)],
            "card": self.card(s.card),
            "placed": s.placed,
            "may_place": bool(s.may_place),
            "may_special": bool(s.may_special),
            "lifted": (owner, REGION.names[region]) if lifted else None,
            "moves": {"own": s.move_own, "foreign": s.move_foreign, "any": s.move_any},
        }


def forget_castillo(events: list[Event]) -> list[Event]:
    """What happened, without who went into the castillo in turns that are over."""
    ends = [place for place, event in enumerate(events) if event[0] == Events.ended.number]
    over = ends[-1] if ends else 0
    return [event for event in events[:over] if not leads_inside(event)] + events[over:]


def leads_inside(event: Event) -> bool:
    """Whether a caballero went into the castillo, or was to go there."""
    told, numbers = Events.read(event)
    inside = TARGET["castillo"]
    if told in (Events.placed, Events.wants_extra):
        return numbers["area"] == inside
    return told in (Events.moved, Events.wants_move) and numbers["target"] == inside


def looks_inside(event: Event) -> bool:
    """Whether it is told what is in the castillo: it is scored, or somebody comes out of it."""
    numbers = Events.read(event)[1]
    return numbers.get("area") == TARGET["castillo"] and not leads_inside(event)
