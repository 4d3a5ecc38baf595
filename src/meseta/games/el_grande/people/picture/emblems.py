"""The emblems of action cards: a drawing for every family of special actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meseta.games.el_grande.box import effects
from meseta.games.el_grande.box.effects import Effect
from meseta.kernel import effect
from meseta.kernel.effect import VERB
from meseta.people.drawing import at, disc, shape, tag, trace
from meseta.people.looks import CREAM, GOLD, PALETTE

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

ROUND = 17
"""How far a medallion reaches from its middle."""


class Emblem(NamedTuple):
    """What a family of cards is known by: what is drawn, in cream, and on which colour."""

    fill: str
    drawn: str
    line: str = ""
    """What is only drawn as a line."""


CROWN = Emblem(PALETTE["velvet"], "M-9 5-10.5-6-5-.5 0-9 5-.5 10.5-6 9 5ZM-9 7H9V10H-9Z")
TOWER = Emblem(
    PALETTE["velvet"],
    "M-8 10V-2H-10V-9H-6V-6H-2V-9H2V-6H6V-9H10V-2H8V10H3V4.5A3 3 0 0 0-3 4.5V10Z",
)
MASK = Emblem(
    PALETTE["slate"],
    "M-12-5C-8-7-3-6 0-3.5 3-6 8-7 12-5 12.5 2 9 7 4.5 5.5 2.5 5 1.5 2.5 0 2.5-1.5 2.5"
    "-2.5 5-4.5 5.5-9 7-12.5 2-12-5ZM-8-.5C-6.5-2.5-4.5-2.5-3 0-4.5 2-7 1.8-8-.5Z"
    "M8-.5C6.5-2.5 4.5-2.5 3 0 4.5 2 7 1.8 8-.5Z",
)
RIDER = Emblem(
    PALETTE["slate"],
    "M-11 11C-11 4-8.5 1-6-1A5 5 0 1 1 0-1C2.5 1 5 4 5 11ZM6-10H8.6V-6.6H12V-4H8.6V-.6H6V-4"
    "H2.6V-6.6H6Z",
)
DAGGER = Emblem(
    PALETTE["red"],
    "M0 12-3.2 6V-2.5H3.2V6ZM-8-5.6H8V-3H-8ZM-1.7-9.5H1.7V-5.6H-1.7Z"
    "M-2.6-10.4A2.6 2.6 0 1 1 2.6-10.4A2.6 2.6 0 1 1-2.6-10.4Z",
)
STAR = Emblem(
    PALETTE["ochre"],
    "M0-11 3.1-3.8 10.8-3.2 5 2 6.8 9.6 0 5.6-6.8 9.6-5 2-10.8-3.2-3.1-3.8Z",
)
SCROLL = Emblem(
    PALETTE["ochre"],
    "M-7-10H7A3.5 3.5 0 0 1 10.5-6.5V-5H5.5V6.5A3.5 3.5 0 0 1 2 10H-7"
    "A3.5 3.5 0 0 1-10.5 6.5V5H-5.5V-8.5A2 2 0 0 0-7-10Z",
    "M-3-5.5H3M-3-2H3M-3 1.5H3",
)
RETURN = Emblem(
    PALETTE["grey"], "M-7-10H3L9-4V10H-7Z", "M5 5.5H-2A2.8 2.8 0 0 1-2-.1H4M1.5-3 4.5-.1 1.5 2.8"
)
BANNER = Emblem(PALETTE["slate"], "M-8-12H-5.5V12H-8ZM-4.5-11H10L6.5-6 10-1H-4.5Z")
MOON = Emblem(PALETTE["slate"], "M4-10.5A10.5 10.5 0 1 0 9.5 5.5 8.5 8.5 0 1 1 4-10.5Z")
BAR = Emblem(
    PALETTE["grey"],
    "M0-11A11 11 0 1 0 0 11 11 11 0 1 0 0-11ZM0-7.5A7.5 7.5 0 1 1 0 7.5 7.5 7.5 0 1 1 0-7.5Z"
    "M-6.8-4.3-4.3-6.8 6.8 4.3 4.3 6.8Z",
)
EMBLEMS: dict[type[effect.Effect], Emblem] = {
    effects.King: CROWN,
    effects.Revolt: CROWN,
    effects.Regent: CROWN,
    effects.Grande: TOWER,
    effects.Move: MASK,
    effects.Place: RIDER,
    effects.EmptyCourts: DAGGER,
    effects.Assassinate: DAGGER,
    effects.Withdraw: DAGGER,
    effects.CivilWar: DAGGER,
    effects.Coup: DAGGER,
    effects.Score: STAR,
    effects.Decree: SCROLL,
    effects.Regain: RETURN,
    effects.Recruit: BANNER,
    effects.Smuggle: MOON,
    effects.Veto: BAR,
}
"""The family to which every verb belongs."""


def emblem_of(words: Words, card: int) -> Emblem:
    """The emblem of a card: that of what it does first."""
    first = words.box.effects[words.box.card_effect[card, 0]]
    return EMBLEMS[Effect.verbs[first[VERB]]]


def draw_emblem(emblem: Emblem, x: float, y: float) -> str:
    """A medallion with an emblem on it."""
    line = trace(emblem.line, stroke=emblem.fill, width=1.8) if emblem.line else ""
    drawn = shape(emblem.drawn, CREAM, fill_rule="evenodd")
    return disc(x, y, ROUND, emblem.fill, 2, GOLD) + tag("g", drawn, line, transform=at(x, y, 0.92))
