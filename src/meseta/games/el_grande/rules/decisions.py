"""Every decision of the game: what lies on the agenda with it, and the actions that answer it."""

from __future__ import annotations

from meseta.games.el_grande.box.domains import (
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
    SCORED_AREAS,
    SCORED_PLACES,
    SEAT,
    SEAT_SET,
    STACK,
    TARGET,
    TARGET_SET,
    TILE,
    TILE_BY_FIRST,
    WHERE,
)
from meseta.kernel import decision
from meseta.kernel.decision import act, any_of, ends, part
from meseta.kernel.domain import YES_OR_NO

BY_A_CARD = "Turn Take"
"""What a special action is carried out over: the turn, or a modifier's ability before it."""


INTERRUPTED = (
    "Dropping PlacingExtra Assassinating Withdrawing EmptyingCourts Reveal NamingCoup Scoring "
    "LayingTile TakingBack MovingGrande MovingKing Recruiting Recalling"
)
"""Steps of a special action that a Veto can stop."""


class Decision(decision.Decision):
    """An entry of the agenda of El Grande."""


class Pass(Decision, several=True, hidden=True):
    """Pass a modifier to the left."""

    over = "SwapModifiers"
    give = act("pass {modifier}", modifier=MODIFIER)


class Power(Decision, hidden=True):
    """Play a power card."""

    over = "NextTurn Power"
    play = act("power {value}", "hand-{value}", value=POWER)
    play_any = any_of(play)
    modify = act("modify {modifier}", modifier=MODIFIER)


class Recruit(Decision):
    """Take caballeros to the court."""

    over = f"{BY_A_CARD} Ability"
    most = part(RECRUITED)
    recruit = act("recruit {count}", count=RECRUITED)


class Recall(Decision):
    """Take caballeros back from regions."""

    over = f"{BY_A_CARD} Ability"
    left = part(PIECES)
    recall = act("recall {region}", "caballeros-{region}-{seat}", region=REGION)
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
    special = act("special", "turn")
    end = act("end")


class Veto(Decision):
    """Veto or allow."""

    over = f"Special Choose {INTERRUPTED}"
    allow_rest = act("allow rest")
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
    lift = act("lift {owner} {region}", "caballeros-{region}-{owner}", region=REGION, owner=SEAT)
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
    send = act("return {owner} {region}", "caballeros-{region}-{owner}", region=REGION, owner=SEAT)
    stop = ends("stop")


class Withdraw(Decision):
    """Send own caballeros back."""

    over = f"{BY_A_CARD} Withdraw"
    left = part(PIECES)
    court = act("return court", "court-{seat}")
    send = act("return {region}", "caballeros-{region}-{seat}", region=REGION)


class Disc(Decision, several=True):
    """Set the secret disc."""

    over = "Reveal GeneralScoring"
    at_least = part(COUNT)
    emptied = part(REGION.or_none())
    turn = act("disc {region}", region=REGION)


class Score(Decision):
    """Score an area."""

    over = BY_A_CARD
    areas = part(TARGET_SET)
    left = part(SCORED_AREAS)
    places = part(SCORED_PLACES)
    score = act("score {area}", area=TARGET)
    score_any = any_of(score)


class Decree(Decision):
    """Lay or move a scoring tile."""

    over = BY_A_CARD
    lay = act("tile {tile} {area}", "area-{area}", tile=TILE_BY_FIRST, area=TARGET)
    skip = ends("skip")


class Regain(Decision):
    """Take a card back into the hand."""

    over = BY_A_CARD
    power = act("regain {value}", value=POWER)
    modifier = act("regain {modifier}", "", modifier=MODIFIER)
    skip = ends("skip")


class MoveGrande(Decision):
    """Move the grande."""

    over = BY_A_CARD
    move = act("grande {region}", region=REGION)
    skip = ends("skip")


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
    skip = ends("skip")


class Escort(Decision):
    """Choose who follows the King."""

    over = BY_A_CARD
    left = part(PIECES)
    region = part(TARGET)
    choose = act("escort {owner}", owner=SEAT)


# --- steps: entries that ask nobody --------------------------------------------------------------


class StartRound(Decision, step=True, once=True):
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
    shown = part(YES_OR_NO)


class GeneralScoring(Decision, step=True, once=True):
    """The castillo and all regions are scored."""

    over = "nothing"


class SwapModifiers(Decision, step=True, once=True):
    """The modifiers that were passed are taken up."""

    over = "StartRound"


# --- what is about to be done, while others may object -------------------------------------------


class Dropping(Decision, step=True, once=True):
    """The lifted caballero is dropped."""

    over = "Drop"
    area = part(TARGET)


class PlacingExtra(Decision, step=True, once=True):
    """An extra caballero is placed."""

    over = "PlaceExtra"
    area = part(TARGET)


class Assassinating(Decision, step=True, once=True):
    """A caballero of another colour is sent back."""

    over = "Assassinate"
    region = part(REGION)
    owner = part(SEAT)


class Withdrawing(Decision, step=True, once=True):
    """An own caballero is sent back, from a region or from the court."""

    over = "Withdraw"
    region = part(REGION.or_none())


class EmptyingCourts(Decision, step=True):
    """The courts of some players are emptied one by one."""

    over = "Turn"
    owners = part(SEAT_SET)
    up_to = part(COUNT)


class NamingCoup(Decision, step=True, once=True):
    """A region is named that others must leave."""

    over = "Coup"
    region = part(REGION)


class Scoring(Decision, step=True, once=True):
    """An area is scored."""

    over = "Score"
    area = part(TARGET)


class LayingTile(Decision, step=True, once=True):
    """A scoring tile is laid or moved."""

    over = "Decree"
    tile = part(TILE)
    area = part(TARGET)


class TakingBack(Decision, step=True, once=True):
    """A power card is taken back into the hand; which one it is only its owner knows."""

    over = "Regain"
    value = part(POWER.or_none(0))


class MovingGrande(Decision, step=True, once=True):
    """The grande is moved."""

    over = "MoveGrande"
    region = part(REGION)


class MovingKing(Decision, step=True, once=True):
    """The King is moved."""

    over = "King"
    area = part(AREA)


class Recruiting(Decision, step=True, once=True):
    """Caballeros are taken to the court."""

    over = "Recruit"
    count = part(RECRUITED)


class Recalling(Decision, step=True, once=True):
    """A caballero is taken back from a region."""

    over = "Recall"
    region = part(REGION)
