"""Short ways into a position, so that a test can be a tiny story."""

from __future__ import annotations

from typing import Any

import meseta
from meseta.match.match import Match

PURPLE, BLUE, GREEN, ORANGE, WHITE = range(5)
COLOURS = ["purple", "blue", "green", "orange", "white"]
FILLERS = ["intrigue_any_3", "decay_3", "score_fours", "decree", "your_majesty"]
STACK = {
    **dict.fromkeys(["militia", "intrigue_choice"], 1),
    **dict.fromkeys(
        ["veto", "decay_all", "decay_3", "assassin", "withdrawal", "score_one_region"], 2
    ),
    **dict.fromkeys(["civil_war_all", "civil_war_2"], 2),
    **dict.fromkeys(["decree", "empowerment", "court_reserve", "adopted_home"], 4),
    **dict.fromkeys(["secret_scoring", "coup", "royal_advisor"], 4),
    "your_majesty": 5,
}
REGENCY = "exile retinue rivalry country_estate revolt smuggling regent".split()


def stack_of(card: str) -> int:
    """The stack of a card, counted from 1."""
    if card.startswith("intrigue_") and card != "intrigue_choice":
        return 1
    if card.startswith("score_") and card != "score_one_region":
        return 3
    return 5 if card in REGENCY or card.startswith("regency_") else STACK[card]


def setup(**position: Any) -> Match:
    """Four players in the order of COLOURS, unless the position says otherwise."""
    inside = position.pop("castillo", {})
    if isinstance(inside, str):
        position["castillo"] = inside
    elif inside:
        position["caballeros"] = {**position.get("caballeros", {}), "castillo": inside}
    return meseta.setup("el-grande", {"players": COLOURS[:4], **position})


def row_with(*cards: str, regency: bool = False) -> list[str | None]:
    """A row with these cards, and any others beside them."""
    row: list[str | None] = list(FILLERS)
    if regency:
        row[4] = "exile"
    for card in cards:
        row[stack_of(card) - 1] = card
    return row


def powers(match: Match, *values: int) -> None:
    """Everybody plays a power card, in the order in which they are asked."""
    for value in values:
        match.play(f"power {value}")


def take(card: str, **position: Any) -> Match:
    """Purple, first in order and with nothing to recruit, has taken a card."""
    players = position.setdefault("players", COLOURS[:4])
    regency = "new-regency" in position.get("expansions", ())
    row = row_with(card, regency=regency)
    merged = len(players) == 2 and position.get("edition") != "classic"
    if merged:
        row[1:3] = [card if stack_of(card) in (2, 3) else FILLERS[1], None]
    position.setdefault("row", row)
    match = setup(**position)
    dummys = [card["power"] for card in match.view()["played"].values()]
    highest = [value for value in (13, 12, 11, 10, 9, 8) if value not in dummys]
    powers(match, *highest[: len(players)])
    while match.pending and match.legal()[0].startswith("recruit"):
        match.play("recruit 0")
    match.play("take 2" if merged and stack_of(card) == 3 else f"take {stack_of(card)}")
    return match


def special(card: str, **position: Any) -> Match:
    """Purple has taken a card and begun its special action."""
    match = take(card, **position)
    match.play("special")
    return match


def watched(card: str, *holders: str, **position: Any) -> Match:
    """Purple announces a special action of the classic edition; blue, or others, hold a Veto."""
    match = threatened(card, *holders, **position)
    match.play("special")
    return match


def threatened(card: str, *holders: str, **position: Any) -> Match:
    """Purple has taken a card of the classic edition; blue, or others, hold a Veto."""
    match = setup(edition="classic", **{"row": row_with(card), **position})
    position = match.position
    for _veto in holders or ["blue"]:
        position["decks"][1].remove("veto")
    position["vetoes"] = dict.fromkeys(holders or ["blue"], 1)
    match = setup(**position)
    powers(match, *range(13, 13 - len(position["players"]), -1))
    match.play(f"take {stack_of(card)}")
    return match


def story(match: Match) -> list[str]:
    """What the last action led to, in sentences."""
    words = match.game.words("en")
    return [words.sentence(event) for event in match.last_events()]


def places(match: Match, verb: str) -> set[str]:
    """Where a verb may go now."""
    return {text.split()[-1] for text in match.legal() if text.startswith(verb + " ")}


def at(match: Match, area: str) -> dict[str, int]:
    """The caballeros in an area."""
    found: dict[str, int] = match.position["caballeros"].get(area, {})
    return found


def scores(match: Match) -> dict[str, int]:
    """The points by colour, without those who have none."""
    return {colour: n for colour, n in match.position["scores"].items() if n}


def home(match: Match, colour: str) -> str:
    """Where a player's grande stands."""
    return str(match.position["grandes"][colour])


def province(match: Match, seat: int) -> int:
    """How many caballeros of a seat are in the province."""
    return int(match.view()["province"][match.game.seats[seat]])


def court(match: Match, seat: int) -> int:
    """How many caballeros of a seat are in the court."""
    return int(match.view()["court"].get(match.game.seats[seat], 0))


def next_round(match: Match) -> None:
    """Play whatever comes first until the next round, or the general scoring, has begun."""
    number = match.position["round"]
    while not match.over and match.position["round"] == number:
        if match.legal()[0].startswith("disc"):
            return
        wanted = [text for text in match.legal() if text in ("end", "allow", "stop", "skip")]
        match.play(wanted[0] if wanted else match.legal()[0])


def turns(match: Match, *stacks: int) -> None:
    """Player after player recruits nobody, takes a card from a stack, and ends the turn."""
    for stack in stacks:
        if match.legal()[0].startswith("recruit"):
            match.play("recruit 0")
        if f"take {stack}" in match.legal():
            match.play(f"take {stack}")
        match.play("end")
