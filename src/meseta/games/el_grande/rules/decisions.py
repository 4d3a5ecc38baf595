"""Every decision of the game: what lies on the agenda with it, and the actions that answer it."""

from __future__ import annotations

from meseta.games.el_grande.box.domains import (
    AIM,
    AREA,
    CHOICE,
    COUNT,
    EFFECT,
    KING_GOES,
    MODIFIER,
    PIECES,
    PLAYER,
    POWER,
    PURPOSE,
    RECRUITED,
    REGION,
    ROUND,
    SCOPE,
    SEAT,
    SEAT_SET,
    STACK,
    TARGET,
    TILE_BY_FIRST,
    WHERE,
)
from meseta.kernel import decision
from meseta.kernel.decision import act, any_of, ends, part
from meseta.kernel.domain import YES_OR_NO

BY_A_CARD = "Turn Take"
"""What a special action is carried out over: the turn, or a modifier's ability before it."""


class Decision(decision.Decision):
    """An entry of the agenda of El Grande."""


class Pass(Decision, several=True):
    """Pass a modifier to the left."""

    over = "SwapModifiers"
    give = act("pass {modifier}", "", modifier=MODIFIER)


class Power(Decision):
    """Play a power card."""

    over = "NextTurn Power"
    play = act("power {value}", "hand-{value}", value=POWER)
    play_any = any_of(play)
    modify = act("modify {modifier}", "", modifier=MODIFIER)


class Recruit(Decision):
    """Take caballeros to the court."""

    over = f"{BY_A_CARD} Ability"
    most = part(RECRUITED)
    recruit = act("recruit {count}", count=RECRUITED)


class Recall(Decision):
    """Take caballeros back from regions."""

    over = f"{BY_A_CARD} Ability"
    left = part(PIECES)
    recall = act("recall {region}", "piece-{region}-{seat}-1", region=REGION)
    stop = ends("stop")


class Ability(Decision):
    """Use the modifier's ability."""

    over = "Take"
    use = act("use")
    skip = ends("skip")


class Take(Decision):
    """Take an action card."""

    over = "NextTurn"
    take = act("take {stack}", "row-{stack}", stack=STACK)


class Turn(Decision):
    """Place caballeros, use the special action, or end the turn."""

    over = "NextTurn"
    place = act("place {area}", area=TARGET)
    special = act("special")
    end = act("end")


class Veto(Decision):
    """Veto or allow."""

    over = "Special Choose Lift Veto"
    aim = part(AIM)
    owner = part(SEAT)
    region = part(REGION)
    area = part(TARGET)
    veto = act("veto")
    allow = act("allow")


class Choose(Decision):
    """Choose one of two special actions."""

    over = "Special"
    choose = act("option {choice}", choice=CHOICE)


class Lift(Decision):
    """Lift a caballero to move."""

    over = BY_A_CARD
    out_of = part(SCOPE)
    into = part(SCOPE)
    lift = act("lift {owner} {region}", "piece-{region}-{owner}-1", region=REGION, owner=SEAT)
    stop = act("stop")


class Drop(Decision):
    """Drop the caballero."""

    over = "Lift"
    into = part(SCOPE)
    region = part(REGION)
    owner = part(SEAT)
    drop = act("drop {area}", area=TARGET)


class PlaceExtra(Decision):
    """Place extra caballeros."""

    over = BY_A_CARD
    left = part(PIECES)
    where = part(WHERE)
    place = act("place {area}", area=TARGET)
    stop = ends("stop")


class Assassinate(Decision):
    """Send one caballero of each other colour back."""

    over = BY_A_CARD
    may_stop = part(YES_OR_NO)
    owners = part(SEAT_SET)
    send = act("return {owner} {region}", "piece-{region}-{owner}-1", region=REGION, owner=SEAT)
    stop = ends("stop")


class Withdraw(Decision):
    """Send own caballeros back."""

    over = f"{BY_A_CARD} Withdraw"
    left = part(PIECES)
    court = act("return court")
    send = act("return {region}", "piece-{region}-{seat}-1", region=REGION)


class Disc(Decision, several=True):
    """Set the secret disc."""

    over = "Reveal GeneralScoring"
    at_least = part(COUNT)
    emptied = part(REGION.or_none())
    turn = act("disc {region}", region=REGION)


class Score(Decision):
    """Score an area."""

    over = BY_A_CARD
    score = act("score {area}", area=TARGET)


class Decree(Decision):
    """Lay or move a scoring tile."""

    over = BY_A_CARD
    lay = act("tile {tile} {area}", "area-{area}", tile=TILE_BY_FIRST, area=TARGET)


class Regain(Decision):
    """Take a card back into the hand."""

    over = BY_A_CARD
    power = act("regain {value}", value=POWER)
    modifier = act("regain {modifier}", "", modifier=MODIFIER)


class MoveGrande(Decision):
    """Move the grande."""

    over = BY_A_CARD
    move = act("grande {region}", region=REGION)


class Coup(Decision):
    """Name the region to empty."""

    over = BY_A_CARD
    empty = act("coup {region}", region=REGION)


class King(Decision):
    """Move the King."""

    over = BY_A_CARD
    goes = part(KING_GOES)
    escort = part(COUNT)
    move = act("king {area}", area=AREA)


class Escort(Decision):
    """Choose who follows the King."""

    over = BY_A_CARD
    left = part(PIECES)
    region = part(TARGET)
    choose = act("escort {owner}", owner=SEAT)


# --- steps: entries that ask nobody --------------------------------------------------------------


class StartRound(Decision, step=True):
    """The action cards of a round are revealed, and power cards asked for."""

    over = "nothing"
    number = part(ROUND)


class NextTurn(Decision, step=True):
    """The turns follow each other; after the last one the round ends."""

    over = "nothing"


class Special(Decision, step=True):
    """A special action that was announced is carried out."""

    over = "Turn"
    seat = part(PLAYER)
    effect = part(EFFECT)
    vetoes_asked = part(YES_OR_NO)


class Reveal(Decision, step=True):
    """The discs are shown, and the card goes on."""

    over = BY_A_CARD
    count = part(COUNT)
    purpose = part(PURPOSE)
    emptied = part(REGION.or_none())


class GeneralScoring(Decision, step=True):
    """The castillo and all regions are scored."""

    over = "nothing"


class SwapModifiers(Decision, step=True):
    """The modifiers that were passed are taken up."""

    over = "StartRound"
