"""A view as tables of text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.games.el_grande.box.domains import TARGET
from meseta.kernel.game import Sheet

STYLES = {
    "purple": "magenta",
    "green": "green",
    "blue": "bright_blue",
    "orange": "dark_orange",
    "white": "white",
}
KING, GRANDE, TILE = "♚", "♜", "▣"


def write_sheets(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
    """The board with what each scoring would give, the players, and the action cards."""
    return [board_sheet(view, previews), players_sheet(view), cards_sheet(view)]


def painted(colour: str, text: object) -> str:
    """A text in a player's colour."""
    return f"[{STYLES[colour]}]{text}[/]"


def initial(colour: str) -> str:
    """A letter beside the colour, for those who do not see it."""
    return colour[0].upper()


def colours_of(view: Mapping[str, Any]) -> list[str]:
    """The colours on the board, the dummy's last."""
    return [*view["players"], *([view["dummy"]] if view["dummy"] else [])]


def board_sheet(view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> Sheet:
    """One row an area: its values, its pieces, and the points that scoring it would give."""
    colours = colours_of(view)
    header = ["region", "values", *[painted(c, c) for c in colours], "here", "would score"]
    rows = [area_row(view, area, colours, previews.get(area, [])) for area in TARGET.names]
    abroad = [view["names"][area] for area in ("france", "portugal") if view["king"] == area]
    note = f" · {KING} in {abroad[0]}" if abroad else ""
    title = f"Round {view['round']} · start marker: {view['start']}{note}"
    return Sheet(title, header, rows)


def area_row(
    view: Mapping[str, Any], area: str, colours: list[str], points: list[int]
) -> list[str]:
    """One area of the board."""
    inside = view["castillo"] if area == "castillo" else view["caballeros"].get(area, {})
    if inside is None:
        inside = dict.fromkeys(colours, "?")
    tiled = TILE if area in view["tiles"].values() else ""
    values = "/".join(str(value) for value in view["values"][area]) + tiled
    counts = [painted(c, inside[c]) if c in inside else "·" for c in colours]
    here = [KING] if view["king"] == area else []
    grandes = [colour for colour, home in view["grandes"].items() if home == area]
    here += [painted(c, GRANDE + initial(c)) for c in grandes]
    would = [painted(c, f"{initial(c)}+{n}") for c, n in zip(colours, points, strict=False) if n]
    return [view["names"][area], values, *counts, " ".join(here), " ".join(would)]


def players_sheet(view: Mapping[str, Any]) -> Sheet:
    """One row a colour: points, supplies, cards."""
    header = ["player", "points", "court", "province", "played", "hand", ""]
    return Sheet("", header, [player_row(view, colour) for colour in colours_of(view)])


def player_row(view: Mapping[str, Any], colour: str) -> list[str]:
    """One colour."""
    dummy = colour == view["dummy"]
    name = painted(colour, f"{colour} (dummy)" if dummy else colour)
    supplies = [str(view["court"].get(colour, 0)), str(view["province"][colour])]
    if dummy:
        return [name, "", "", supplies[1], played_text(view, colour), "", ""]
    marks = ["▶"] if colour in view["pending"] else []
    marks += ["start"] if colour == view["start"] else []
    marks += [f"veto x{view['vetoes'][colour]}"] if colour in view["vetoes"] else []
    marks += [f"disc {view['discs'][colour]}"] if colour in view["discs"] else []
    points = str(view["scores"][colour])
    hand = hand_text(view["hands"][colour])
    return [name, points, *supplies, played_text(view, colour), hand, " ".join(marks)]


def played_text(view: Mapping[str, Any], colour: str) -> str:
    """The power card of this round; struck out after the turn."""
    if colour not in view["played"]:
        return ""
    played = view["played"][colour]
    changed = f" {played['modifier']} = {played['total']}" if played["modifier"] else ""
    text = f"{played['power']}{changed}"
    return f"[dim strike]{text}[/]" if played["moved"] else text


def hand_text(hand: Mapping[str, Any]) -> str:
    """The power cards that a hand is known to hold, and its modifiers."""
    unseen = f" +{hand['unseen']}?" if hand["unseen"] else ""
    modifiers = "".join(f" ({modifier})" for modifier in hand["modifiers"])
    return " ".join(str(value) for value in hand["cards"]) + unseen + modifiers


def cards_sheet(view: Mapping[str, Any]) -> Sheet:
    """The row of action cards; what nobody could source is marked."""
    rows = [
        [str(stack), f"{card['name']}{mark(card)}", card["text"], str(card["places"])]
        for stack, card in enumerate(view["row"], 1)
        if card
    ]
    if view["turn"]:
        card = view["turn"]["card"]
        rows.append(
            ["▶", f"[bold]{card['name']}[/]{mark(card)}", card["text"], str(card["places"])]
        )
    return Sheet("", ["stack", "action card", "special action", "places"], rows)


def mark(card: Mapping[str, Any]) -> str:
    """The mark of a reconstructed card."""
    return " [dim](reconstructed)[/]" if card["source"] == "reconstructed" else ""
