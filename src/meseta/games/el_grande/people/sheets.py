"""A view as lines of text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import AREA, CARD, TARGET
from meseta.games.el_grande.people.views import Card, Hand, View
from meseta.kernel.domain import Word
from meseta.kernel.game import WHOLE, Room, Scene, Sheet
from meseta.people.lines import cut, fitted, hanging, own_row, part, ranges, snug_table, table

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
Previews = Mapping[str, list[int]]


class Scribe:
    """Writes the table of one game of El Grande."""

    def __init__(self, words: Words, box: Box) -> None:
        self.words, self.box = words, box
        self.numbers = {card["id"]: number for number, card in enumerate(words.cards)}
        self.tellers: dict[str, Callable[..., dict[str, Any]]] = {
            "Power.play": self.tell_power,
            "Take.take": self.tell_card,
            "Choose.choose": self.tell_choice,
            "Lift.lift": self.tell_owner,
            "Assassinate.send": self.tell_owner,
        }

    def sheets(self, scene: Scene[View], keys: Mapping[str, str], room: Room, /) -> list[Sheet]:
        """The board with what each scoring would give, the players, and the action cards."""
        view = scene.view
        players = self.players(view, room)
        texts, cut_texts, names = self.cards(view, room)
        parts = [
            part("board", self.board(view, scene.previews)),
            part("players", players, (4, own_row(players, view["seat"]))),
            part("cards", texts, (1, cut_texts), (2, names), (3, [])),
        ]
        return fitted(room, parts)

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
        """The name of a card, with a mark if it is reconstructed."""
        mark = RECONSTRUCTED if card["source"] == "reconstructed" else ""
        return f"{self.words.name(CARD, self.numbers[card['id']])}{mark}"

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
        """What cards bring and do."""
        return self.tellers[answer](scene.view, **chosen) if answer in self.tellers else {}

    def tell_power(self, view: View, value: int) -> dict[str, Any]:
        """What a power card brings."""
        return {"count": self.words.brings(value)}

    def tell_card(self, view: View, stack: int) -> dict[str, Any]:
        """An action card that can be taken."""
        card = view["row"][stack - 1]
        assert card is not None
        return {"card": self.card(card), "places": card["places"], "text": self.text(card)}

    def tell_owner(self, view: View, region: str, owner: str) -> dict[str, Any]:
        """Whose caballero it is."""
        return {"initial": self.initial(owner)}

    def tell_choice(self, view: View, choice: int) -> dict[str, Any]:
        """One of the two special actions of a card."""
        assert view["turn"] is not None
        card = self.numbers[view["turn"]["card"]["id"]]
        return {"text": self.words.action(self.words.box.card_effect[card, choice - 1])}


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
