"""What special actions of cards can do: every verb that a box may use, with its words."""

from __future__ import annotations

from meseta.games.el_grande.box.domains import (
    AREA_VALUE,
    COUNT,
    KING_GOES,
    PIECES,
    RECRUITED,
    SCOPE,
    SCORED,
    WHERE,
    WHOSE,
)
from meseta.kernel import effect
from meseta.kernel.domain import YES_OR_NO, sets
from meseta.kernel.effect import word


class Effect(effect.Effect):
    """A special action of El Grande."""


class Move(Effect):
    """Move caballeros; joined moves are made in any order."""

    whose = word(WHOSE)
    up_to = word(COUNT)
    out_of = word(SCOPE, key="from", default="anywhere")
    into = word(SCOPE, key="into", default="anywhere")


class Place(Effect):
    """Place extra caballeros from the court."""

    up_to = word(PIECES)
    where = word(WHERE)


class EmptyCourts(Effect):
    """Everybody else sends caballeros of the court back."""

    up_to = word(COUNT)


class Assassinate(Effect):
    """Send one caballero of each other colour back."""

    may_stop = word(YES_OR_NO, default=False)


class Withdraw(Effect):
    """Everybody else sends own caballeros back."""

    up_to = word(PIECES)


class CivilWar(Effect):
    """Everybody else loses caballeros in a region picked by disc."""

    at_least = word(COUNT)
    up_to = word(COUNT)


class Score(Effect):
    """A special scoring."""

    what = word(SCORED)
    values = word(sets(AREA_VALUE), default=[])


class Decree(Effect):
    """Lay or move a scoring tile."""


class Regain(Effect):
    """Take a played card back."""


class Recruit(Effect):
    """Take caballeros to the court."""

    up_to = word(RECRUITED)


class Grande(Effect):
    """Move the own grande."""


class Coup(Effect):
    """Everybody else moves out of a region by disc."""


class King(Effect):
    """Move the King."""

    to = word(KING_GOES)
    escort = word(COUNT, default=0)


class Revolt(Effect):
    """Put the King beside the castillo."""


class Regent(Effect):
    """Exchange the King and the own grande."""


class Smuggle(Effect):
    """Place in the King's region too."""


class Veto(Effect):
    """Keep the card to forbid a special action."""
