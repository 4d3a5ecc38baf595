# El Grande: what stands in the picture

picture-edition = { $edition ->
    [classic] classic edition
   *[other] edition of { $edition }
}
picture-king = the King: { $area }
picture-king-here = the King
picture-grandes-here = grande: { $owners }
picture-caballeros-here = caballeros: { $counts }
picture-no-caballeros = no caballeros
picture-worth = worth { $values }
picture-tile-here = with a scoring tile
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: grande, { $area }
picture-tiles = scoring tiles
picture-tile = scoring tile { $tile }: { $where }
picture-beside = beside the board
picture-closed = closed: what is inside must be remembered
picture-dummy = dummy
picture-veto = veto
picture-court = court
picture-province = province
picture-known = in hand
picture-told-court = In the court: { COUNT($count, "caballero") }
picture-told-province = In the province: { COUNT($count, "caballero") }
picture-told-cards = Power cards in hand: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } card in hand that nobody else knows
   *[other] { $count } cards in hand that nobody else knows
}
picture-told-modifiers = Modifiers in hand: { $cards }
picture-no-power = no power card played yet
picture-told-power = Played: power card { $value }
picture-total = total { $total }
picture-places = Place up to { COUNT($count, "caballero") }
picture-power = power
picture-moved = has moved
picture-disc = secret disc
picture-disc-open = disc: { $area }
picture-hand = Your hand
picture-power-card = power card { $value }
picture-gallery-powers = Power cards
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = modifier { $modifier }
picture-laid = chosen
picture-stack = stack { $stack }
picture-taken = no card
picture-more = { $count } more
picture-merged = lies in stack 2
picture-turn = this turn
picture-no-turn = no card is in use
picture-placed = placed { $count }
picture-may-place = may place
picture-may-act = may act
picture-lifted = lifted: { $seat }, from { $area }
picture-over = The game is over
