"""A view as lines of text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import AREA, CARD, REGION, SEAT, TARGET
from meseta.games.el_grande.people.views import Card, Hand, View
from meseta.kernel.domain import Word
from meseta.kernel.game import WHOLE, Room, Scene, TextSheet
from meseta.people.answering import LEAVES, ORDER, USUAL
from meseta.people.lines import cut, fit_parts, hanging, own_row, part, ranges, snug_table, table
from meseta.people.shortening import Short

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

STYLES = {
    "purple": "magenta",
    "green": "green",
    "blue": "bright_blue",
    "orange": "dark_orange",
    "white": "white",
}
KING, GRANDE, TILE = "♚", "♜", "▣"
NOBODY, UNSEEN = "·", "?"
RECONSTRUCTED = "*"
BEFORE_CARDS = ("pass", "power")
"""Decisions that depend on all action cards; a later one depends on the card that was taken."""
LEADING = ("castillo", "coup")
"""What a disc can be set for that leads caballeros to its region."""
Previews = Mapping[str, list[int]]


class Scribe:
    """Writes the table of one game of El Grande."""

    def __init__(self, words: Words, box: Box) -> None:
        self.words, self.box = words, box
        self.numbers = {card["id"]: number for number, card in enumerate(words.cards)}
        self.tellers: dict[str, Callable[..., dict[str, Any]]] = {
            "Pass": self.tell_neighbours,
            "Ability": self.tell_ability,
            "Pass.give": self.tell_modifier,
            "Power.modify": self.tell_modifier,
            "Regain.modifier": self.tell_modifier,
            "Power": self.tell_played,
            "Recruit": self.tell_supply,
            "Turn": self.tell_turn,
            "Lift": self.tell_moves,
            "PlaceExtra": self.tell_extra,
            "Assassinate": self.tell_victims,
            "Disc": self.tell_purpose,
            "Score": self.tell_action,
            "Decree": self.tell_action,
            "Coup": self.tell_action,
            "Cause": self.tell_cause,
            "King": self.tell_action,
            "Power.play": self.tell_power,
            "Take.take": self.tell_card,
            "Recruit.recruit": self.tell_recruit,
            "Ability.use": self.tell_usual,
            "Veto.allow": self.tell_usual,
            "Turn.special": self.tell_special,
            "Turn.end": self.tell_end,
            "Disc.turn": self.tell_disc,
            "Choose.choose": self.tell_choice,
            "Lift.lift": self.tell_owner,
            "Assassinate.send": self.tell_owner,
        }

    def sheets(self, scene: Scene[View], keys: Mapping[str, str], room: Room, /) -> list[TextSheet]:
        """The board with what each scoring would give, the players, and the action cards."""
        view = scene.view
        players = self.players(view, room)
        texts, cut_texts, names = self.cards(view, room)
        parts = [
            part("board", self.board(view, scene.previews)),
            part("players", players, (4, own_row(players, view["seat"]))),
            part("cards", texts, (1, cut_texts), (2, names), (3, [])),
        ]
        return fit_parts(room, parts)

    # --- names -----------------------------------------------------------------------------------

    def area(self, area: str) -> str:
        """The name of an area."""
        return str(self.words.name(AREA, AREA[area]))

    def painted(self, colour: str, text: object) -> str:
        """A text in a player's colour."""
        return f"[{STYLES[colour]}]{text}[/]"

    def initial(self, colour: str) -> str:
        """A letter beside the colour, for those who do not see it."""
        return self.words.say(f"initial-{colour}")

    def player(self, colour: str) -> str:
        """The name of a colour."""
        return self.painted(colour, self.words.say(f"seat-{colour}"))

    def card(self, card: Card) -> str:
        """The name of a card, with a mark if it is reconstructed where room is scarce."""
        name = str(self.words.name(CARD, self.numbers[card["id"]]))
        mark = RECONSTRUCTED if card["source"] == "reconstructed" else ""
        return Short(f"{name}{mark}", name)

    def text(self, card: Card) -> str:
        """What a card does."""
        return self.words.describe(self.numbers[card["id"]])

    # --- the board -------------------------------------------------------------------------------

    def board(self, view: View, previews: Previews) -> list[str]:
        """One row an area: its values, its pieces, and the points that scoring it would give."""
        say = self.words.say
        colours = colours_of(view)
        letters = [self.painted(colour, self.initial(colour)) for colour in colours]
        header = [f"[bold]{say('sheet-round', round=view['round'])}[/]", say("sheet-values")]
        soon = self.box.scores_after[view["round"]] and view["asked"] != "over"
        scores = say("sheet-scored_soon" if soon else "sheet-would_score")
        rows = [[*header, *letters, self.abroad(view), scores]]
        rows += [self.area_row(view, area, previews.get(area, [])) for area in TARGET.names]
        return table(rows)

    def abroad(self, view: View) -> str:
        """The King, where he is in no area of the board."""
        return f"{KING} {self.area(view['king'])}" if view["king"] not in TARGET.names else ""

    def area_row(self, view: View, area: str, points: list[int]) -> list[str]:
        """One area of the board."""
        colours = colours_of(view)
        inside: Mapping[str, int] | None = view["caballeros"].get(area, {})
        inside = view["castillo"] if area == "castillo" else inside
        tiled = TILE if area in view["tiles"].values() else ""
        values = "/".join(str(value) for value in view["values"][area]) + tiled
        here = [KING] if view["king"] == area else []
        grandes = [colour for colour, home in view["grandes"].items() if home == area]
        here += [self.painted(colour, GRANDE + self.initial(colour)) for colour in grandes]
        if inside is None:
            return [self.area(area), values, *[UNSEEN for _ in colours], " ".join(here), UNSEEN]
        counts = [self.painted(c, inside[c]) if c in inside else NOBODY for c in colours]
        return [self.area(area), values, *counts, " ".join(here), self.would(colours, points)]

    def would(self, colours: list[str], points: list[int]) -> str:
        """The points that a scoring would give."""
        pairs = zip(colours, points, strict=False)
        return " ".join(self.painted(c, f"{self.initial(c)}+{n}") for c, n in pairs if n)

    # --- the players -----------------------------------------------------------------------------

    def players(self, view: View, room: Room) -> list[str]:
        """One row a colour: points, supplies, cards."""
        titles = ("points", "court", "province", "played", "hand")
        player, *others = [
            f"[bold]{self.words.say(f'sheet-{title}')}[/]" for title in ("player", *titles)
        ]
        rows = [self.player_row(view, colour) for colour in colours_of(view)]
        return snug_table([[player, "", *others], *rows], room.columns)

    def player_row(self, view: View, colour: str) -> list[str]:
        """One colour."""
        province, played = str(view["province"][colour]), played_text(view, colour)
        if colour == view["dummy"]:
            note = self.words.say("sheet-dummy")
            return [self.player(colour), note, "", "", province, played, ""]
        court, points = str(view["court"].get(colour, 0)), str(view["scores"][colour])
        hand = hand_text(view["hands"][colour])
        marks = " ".join(self.marks(view, colour))
        return [self.player(colour), marks, points, court, province, played, hand]

    def marks(self, view: View, colour: str) -> list[str]:
        """Who must decide, who has the start marker, vetoes, discs."""
        say = self.words.say
        marks = ["▶"] if colour in view["pending"] else []
        marks += [say("sheet-start")] if colour == view["start"] else []
        if colour in view["vetoes"]:
            marks.append(say("sheet-vetoes", count=view["vetoes"][colour]))
        if colour in view["discs"]:
            disc = view["discs"][colour]
            shown = UNSEEN if disc == "set" else self.area(disc)
            marks.append(say("sheet-disc", area=shown))
        return marks

    # --- the action cards ------------------------------------------------------------------------

    def cards(self, view: View, room: Room) -> tuple[list[str], list[str], list[str]]:
        """The action cards that matter now: with their texts, cut texts, and only their names."""
        row = [("▶", view["turn"]["card"])] if view["turn"] else []
        if view["asked"] in BEFORE_CARDS or room.lines >= WHOLE.lines:
            row += [(str(stack), card) for stack, card in enumerate(view["row"], 1) if card]
        heads = table([[mark, self.card(card), places(view, card)] for mark, card in row], gap=1)
        texts = [self.text(card) for _, card in row]
        both = list(zip(heads, texts, strict=True))
        full = [line for head, text in both for line in hanging(f"{head} ", text, room.columns)]
        short = [cut(f"{head} {text}", room.columns) for head, text in both]
        names = " · ".join(f"{mark} {self.card(card)}" for mark, card in row)
        return full, short, [cut(names, room.columns)] if row else []

    # --- the answers -----------------------------------------------------------------------------

    def told(
        self, scene: Scene[View], answer: str, chosen: Mapping[str, Word], /
    ) -> dict[str, Any]:
        """What is left to do, what cards bring and do, where discs lead."""
        return self.tellers[answer](scene, **chosen) if answer in self.tellers else {}

    def tell_power(self, scene: Scene[View], value: int) -> dict[str, Any]:
        """What a power card brings, and which places in the order of turns it can lead to."""
        played = [each["total"] for each in scene.view["played"].values()]
        first = 1 + sum(total > value for total in played)
        seats = len(colours_of(scene.view))
        last = first + seats - 1 - len(played)
        order = "open" if self.box.modifiers_dealt else "one" if first == last else "several"
        count = self.words.brings(value)
        return {"count": count, "first": first, "last": last, "seats": seats, "order": order}

    def tell_recruit(self, scene: Scene[View], count: int) -> dict[str, Any]:
        """Whether these are all that come from the province; the most come first."""
        province = scene.view["province"][own_colour(scene.view)]
        is_all = count == min(province, number(scene, "most")) > 0
        return {"all": str(is_all).lower(), USUAL: is_all, ORDER: -count}

    def tell_usual(self, scene: Scene[View]) -> dict[str, Any]:
        """What is done nearly always."""
        return {USUAL: True}

    def tell_special(self, scene: Scene[View]) -> dict[str, Any]:
        """The special action, which one goes on to when nothing is left to place."""
        told = self.tell_turn(scene)
        return {"card": told["card"], "text": told["text"], USUAL: told["stage"] == "special"}

    def tell_card(self, scene: Scene[View], stack: int) -> dict[str, Any]:
        """An action card that can be taken."""
        card = scene.view["row"][stack - 1]
        assert card is not None
        return {"card": self.card(card), "places": card["places"], "text": self.text(card)}

    def tell_modifier(self, scene: Scene[View], modifier: str) -> dict[str, Any]:
        """What a modifier does."""
        return {"does": self.words.modifier_does(modifier)}

    def tell_owner(self, scene: Scene[View], region: str, owner: str) -> dict[str, Any]:
        """Whose caballero it is."""
        return {"initial": self.initial(owner)}

    def tell_choice(self, scene: Scene[View], choice: int) -> dict[str, Any]:
        """One of the two special actions of a card."""
        assert scene.view["turn"] is not None
        card = self.numbers[scene.view["turn"]["card"]["id"]]
        return {"text": self.words.action(self.words.box.card_effect[card, choice - 1])}

    def tell_disc(self, scene: Scene[View], region: str) -> dict[str, Any]:
        """Who would be in a region with the caballeros that the disc leads there."""
        view, own, purpose = scene.view, own_colour(scene.view), purpose_of(scene)
        counts = dict(view["caballeros"].get(region, {}))
        counts[own] = counts.get(own, 0) + self.led(scene)
        ranked = sorted(counts.items(), key=lambda each: -each[1])
        lead = "court" if view["king"] == region else "region"
        return {
            "lead": lead if purpose in LEADING and self.led(scene) else "nowhere",
            "there": ", ".join(f"{self.player(colour)} {count}" for colour, count in ranked),
            "values": " / ".join(str(value) for value in view["values"][region]),
            "area": self.words.name(AREA, AREA[region]),
        }

    # --- the questions ---------------------------------------------------------------------------

    def tell_played(self, scene: Scene[View]) -> dict[str, Any]:
        """The power cards of this round, the highest first."""
        totals = {colour: each["total"] for colour, each in scene.view["played"].items()}
        ranked = sorted(totals.items(), key=lambda each: -each[1])
        names = [f"{self.player(colour)} {total}" for colour, total in ranked]
        laid = scene.view["hands"][own_colour(scene.view)]["laid"]
        shown = self.words.modifier(laid) if laid else "none"
        return {"count": len(names), "who": ", ".join(names), "laid": shown}

    def tell_ability(self, scene: Scene[View]) -> dict[str, Any]:
        """What the modifier of this round does."""
        played = scene.view["played"][own_colour(scene.view)]["modifier"]
        return {"does": self.words.modifier_does(played) if played else ""}

    def tell_neighbours(self, scene: Scene[View]) -> dict[str, Any]:
        """To whom a modifier is passed, and from whom one comes."""
        players = scene.view["players"]
        own = players.index(own_colour(scene.view))
        left, right = (own + 1) % len(players), (own - 1) % len(players)
        return {"left": self.words.name(SEAT, left), "right": self.words.name(SEAT, right)}

    def tell_supply(self, scene: Scene[View]) -> dict[str, Any]:
        """How many come from the province, and how many may then come from regions."""
        province, most = scene.view["province"][own_colour(scene.view)], number(scene, "most")
        return {"province": province, "short": max(0, most - province)}

    def tell_turn(self, scene: Scene[View]) -> dict[str, Any]:
        """How many caballeros can still be placed, and what else is open."""
        turn = scene.view["turn"]
        assert turn is not None
        room = turn["card"]["places"] - turn["placed"]
        court = scene.view["court"].get(own_colour(scene.view), 0)
        left = min(room, court) if turn["may_place"] else 0
        return {
            "left": left,
            "all": turn["placed"] + left,
            "stage": stage_of(left, turn["placed"], turn["may_special"]),
            **self.tell_action(scene),
        }

    def tell_end(self, scene: Scene[View]) -> dict[str, Any]:
        """Whether caballeros or the special action are left."""
        told, turn = self.tell_turn(scene), scene.view["turn"]
        return {**told, LEAVES: told["left"] > 0 or bool(turn and turn["may_special"])}

    def tell_action(self, scene: Scene[View]) -> dict[str, Any]:
        """The card of the turn and what it does; a modifier's ability needs none."""
        turn = scene.view["turn"]
        if turn is None:
            return {"card": "", "text": ""}
        return {"card": self.card(turn["card"]), "text": self.text(turn["card"])}

    def tell_moves(self, scene: Scene[View]) -> dict[str, Any]:
        """How many caballeros of each kind may still be moved."""
        turn = scene.view["turn"]
        moves: Mapping[str, Any] = turn["moves"] if turn else {}
        most = int(self.box.caballeros)
        told = [
            self.words.say(f"moves-{kind}", count=count if count < most else "all")
            for kind, count in moves.items()
            if count
        ]
        return {"moves": ", ".join(told), **self.tell_action(scene)}

    def tell_extra(self, scene: Scene[View]) -> dict[str, Any]:
        """How many extra caballeros can be placed."""
        court = scene.view["court"].get(own_colour(scene.view), 0)
        return {"left": min(number(scene, "left"), court)}

    def tell_victims(self, scene: Scene[View]) -> dict[str, Any]:
        """Whose caballeros are still to be sent back."""
        owners: Any = scene.about["owners"]
        return {"who": ", ".join(map(self.player, owners))}

    def tell_purpose(self, scene: Scene[View]) -> dict[str, Any]:
        """What the disc decides."""
        king = scene.view["king"]
        return {
            "purpose": purpose_of(scene),
            "count": self.led(scene),
            "king": "here" if king in REGION.names else "away",
            "area": self.words.name(AREA, AREA[king]),
            **self.tell_action(scene),
        }

    def tell_cause(self, scene: Scene[View], question: str) -> dict[str, Any]:
        """What is asked because of somebody else's card, with whose card it is."""
        turn = scene.view["turn"]
        if turn is None or turn["whose"] == own_colour(scene.view):
            return {}
        whose = self.words.name(SEAT, scene.view["players"].index(turn["whose"]))
        card = self.words.name(CARD, self.numbers[turn["card"]["id"]])
        said = self.words.say("because-card", whose=whose, card=card, question=question)
        return {"question": said}

    def led(self, scene: Scene[View]) -> int:
        """How many own caballeros the disc leads somewhere; 0 where they must be kept in mind."""
        view, own = scene.view, own_colour(scene.view)
        inside = view["castillo"] or {}
        at = view["caballeros"].get(str(scene.about["emptied"]), {})
        return (at if purpose_of(scene) == "coup" else inside).get(own, 0)


def own_colour(view: View) -> str:
    """The colour of whoever looks, or of whoever decides."""
    seat = view["seat"]
    return view["pending"][0] if seat is None else view["players"][seat]


def number(scene: Scene[View], name: str) -> int:
    """A number that lies on the agenda with the question."""
    found = scene.about[name]
    assert isinstance(found, int)
    return found


def stage_of(left: int, placed: int, may_special: bool) -> str:
    """What is open of a card: both parts, one that ends the other, or one of them."""
    if not may_special:
        return "placing"
    if not left:
        return "special"
    return "during" if placed else "before"


def purpose_of(scene: Scene[View]) -> str:
    """What the secret discs are set for."""
    if scene.about["at_least"]:
        return "lose"
    if scene.about["emptied"] is not None:
        return "coup"
    return "compare" if scene.view["turn"] else "castillo"


def colours_of(view: View) -> list[str]:
    """The colours on the board, the dummy's last."""
    return [*view["players"], *([view["dummy"]] if view["dummy"] else [])]


def places(view: View, card: Card) -> str:
    """How many caballeros the card lets one place, and how many of them stand."""
    placed = f"{view['turn']['placed']}/" if view["turn"] and card is view["turn"]["card"] else ""
    return f"({placed}{card['places']})"


def played_text(view: View, colour: str) -> str:
    """The power card of this round; struck out after the turn."""
    if colour not in view["played"]:
        return ""
    played = view["played"][colour]
    changed = f"{played['modifier']}={played['total']}" if played["modifier"] else ""
    text = f"{played['power']}{changed}"
    return f"[dim strike]{text}[/]" if played["moved"] else text


def hand_text(hand: Hand) -> str:
    """The power cards that a hand is known to hold, and its modifiers."""
    unseen = [UNSEEN] * hand["unseen"]
    return " ".join([ranges(hand["cards"]), *unseen, *hand["modifiers"]])
