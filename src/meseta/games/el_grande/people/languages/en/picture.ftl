# El Grande: what stands in the picture

picture-edition = { $edition ->
    [classic] classic edition
   *[other] edition of { $edition }
}
picture-king = the King: { $area }
picture-caballero = { $seat }: caballero, { $area }
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
picture-power = power
picture-moved = has moved
picture-disc = secret disc
picture-disc-open = disc: { $area }
picture-hand = Your hand
picture-power-card = power card { $value }
picture-modifier = modifier { $modifier }
picture-stack = stack { $stack }
picture-taken = no card
picture-more = { $count } more
picture-turn = this turn
picture-no-turn = no card is in use
picture-placed = placed { $count }
picture-may-place = may place
picture-may-act = may act
picture-lifted = lifted: { $seat }, from { $area }
picture-over = The game is over
