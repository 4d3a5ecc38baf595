"""Every decision of the game: what lies on the agenda with it, and the actions that answer it.

Cells are called after the first area card that they touched, which keeps the number of actions
small however large the map grows.
"""

from __future__ import annotations

from meseta.games.el_caballero.box.domains import (
    AREA,
    CABALLERO,
    CELL,
    FRONT,
    NUMBER,
    POWER,
    ROTATION,
    ROUND,
    SEAT,
    SIDE,
    WHERE,
)
from meseta.kernel import decision
from meseta.kernel.decision import act, any_of, part

OWN_CARD, OWN_SIDE = "caballero-{seat}-{card}", "harbour-{seat}-{card}-{side}"
"""The elements of the picture that are a card of whoever acts, and a side of it."""


class Decision(decision.Decision):
    """An entry of the agenda of El Caballero."""


class Power(Decision):
    """Play a power card."""

    over = "NextTurn Power"
    play = act("power {value}", "hand-{value}", value=POWER)
    play_any = any_of(play)


class Turn(Decision):
    """Begin an action, or end the turn."""

    over = "NextTurn"
    supply = act("supply")
    area = act("area")
    caballero = act("caballero")
    turn = act("turn")
    ship = act("ship")
    castillo = act("castillo")
    withdraw = act("withdraw")
    sail = act("sail")
    home = act("home")
    launch = act("launch")
    shift = act("shift")
    end = act("end")


# --- action 2: area cards ------------------------------------------------------------------------


class ChooseArea(Decision):
    """Choose an area card of the display."""

    over = "Turn"
    where = part(WHERE)
    choose = act("area {area}", "display-{area}", area=AREA)


class LayArea(Decision):
    """Choose a cell at an area card for the chosen one."""

    over = "Turn"
    laying = part(AREA)
    lay = act("cell {area} {side}", "cell-{area}-{side}", area=AREA, side=SIDE)


class LayBeyond(Decision):
    """Choose a cell beyond a caballero card for the chosen area card."""

    over = "Turn"
    laying = part(AREA)
    where = part(WHERE)
    lay = act(
        "cell {owner} {card} {side}",
        "cell-{owner}-{card}-{side}",
        owner=SEAT,
        card=CABALLERO,
        side=SIDE,
    )


class RotateArea(Decision):
    """Choose the rotation of an area card on its cell."""

    over = "Turn"
    laying = part(AREA)
    cell = part(CELL)
    rotate = act("rotate {rotation}", rotation=ROTATION)


# --- action 3: caballero cards -------------------------------------------------------------------


class PostCard(Decision):
    """Choose a cell for a caballero card."""

    over = "Turn"
    post = act("cell {area} {side}", "cell-{area}-{side}", area=AREA, side=SIDE)


class PostNumber(Decision):
    """Choose the number of a caballero card that is placed."""

    over = "Turn"
    area = part(AREA)
    side = part(SIDE)
    at_land = act("number {shown}", "number-{shown}", shown=NUMBER)
    at_water = act("north {north}", "north-{north}", north=FRONT)


class TurnCard(Decision):
    """Choose a caballero card to turn."""

    over = "Turn"
    turn = act("card {card}", OWN_CARD, card=CABALLERO)


class TurnNumber(Decision):
    """Choose the new number of a caballero card."""

    over = "Turn"
    card = part(CABALLERO)
    at_land = act("number {shown}", "number-{shown}", shown=NUMBER)
    at_water = act("north {north}", "north-{north}", north=FRONT)


# --- actions 4 to 7: ships, castillos, withdrawal ------------------------------------------------


class BuyShip(Decision):
    """Choose a side for a new ship."""

    over = "Turn"
    buy = act("card {card} {side}", OWN_SIDE, card=CABALLERO, side=SIDE)
    buy_any = any_of(buy)


class Fortify(Decision):
    """Choose a caballero card for a new castillo."""

    over = "Turn"
    fortify = act("card {card}", OWN_CARD, card=CABALLERO)


class Withdraw(Decision):
    """Choose a caballero card to take back."""

    over = "Turn"
    withdraw = act("card {card}", OWN_CARD, card=CABALLERO)


class Sail(Decision):
    """Choose a ship to move."""

    over = "Turn"
    sail = act("card {card} {side}", OWN_SIDE, card=CABALLERO, side=SIDE)
    sail_any = any_of(sail)


class Arrive(Decision):
    """Choose where the ship sails to."""

    over = "Turn"
    from_card = part(CABALLERO)
    from_side = part(SIDE)
    arrive = act("card {card} {side}", OWN_SIDE, card=CABALLERO, side=SIDE)
    arrive_any = any_of(arrive)


class ShipHome(Decision):
    """Choose a ship to take to the court."""

    over = "Turn"
    take = act("card {card} {side}", OWN_SIDE, card=CABALLERO, side=SIDE)
    take_any = any_of(take)


class Launch(Decision):
    """Choose a side for a ship from the court."""

    over = "Turn"
    launch = act("card {card} {side}", OWN_SIDE, card=CABALLERO, side=SIDE)
    launch_any = any_of(launch)


class ShiftFrom(Decision):
    """Choose a castillo to move."""

    over = "Turn"
    lift = act("card {card}", OWN_CARD, card=CABALLERO)


class ShiftTo(Decision):
    """Choose where the castillo goes."""

    over = "Turn"
    from_card = part(CABALLERO)
    shift = act("card {card}", OWN_CARD, card=CABALLERO)


# --- steps: entries that ask nobody --------------------------------------------------------------


class StartRound(Decision, step=True, once=True):
    """Power cards are asked for."""

    over = "nothing"
    number = part(ROUND)


class NextTurn(Decision, step=True):
    """The turns follow each other; after the last one the round ends."""

    over = "nothing"
