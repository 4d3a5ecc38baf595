# El Caballero in the terminal, English

# --- the table -------------------------------------------------------------------------

initial-red = R
initial-blue = B
initial-yellow = Y
initial-green = G

sheet-scored_soon = scored soon
sheet-court = court
sheet-ships = ships
sheet-cards = cards
sheet-region = region
sheet-there = there
sheet-worth = worth
sheet-deck_left = { $count ->
    [one] { $count } area card left
   *[other] { $count } area cards left
}
sheet-ships_left = { COUNT($count, "ship") } in stock
sheet-castillos_left = { $count ->
    [one] { $count } castillo in stock
   *[other] { $count } castillos in stock
}

# --- the answers -----------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = power card { $value } ({ choice-power-play })
choice-turn-supply = take { COUNT($count, "caballero") }
choice-turn-area = lay an area card
choice-turn-caballero = place a caballero card
choice-turn-turn = turn a caballero card
choice-turn-ship = buy a ship
choice-turn-castillo = buy a castillo
choice-turn-withdraw = take a caballero card back
choice-turn-sail = move a ship
choice-turn-home = take a ship to the court
choice-turn-launch = bring a ship from the court
choice-turn-shift = move a castillo
choice-turn-end = end the turn
choice-choose_area-choose = { $area }
choice-lay_area-lay = { $place }
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
choice-post_number-at_land = {""}
choice-post_number-at_water = {""}
    .alone = { $north } in the north
choice-turn_card-turn = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-turn_number-at_land = {""}
choice-turn_number-at_water = {""}
    .alone = { $north } in the north
choice-buy_ship-buy = card { $card } ({ $shows }), side { $arrow }
choice-fortify-fortify = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-sail-sail = card { $card } ({ $shows }), side { $arrow }
choice-arrive-arrive = card { $card } ({ $shows }), side { $arrow }
choice-ship_home-take = card { $card } ({ $shows }), side { $arrow }
choice-launch-launch = card { $card } ({ $shows }), side { $arrow }
choice-shift_from-lift = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = card { $card } ({ $shows })

# --- what the questions are about --------------------------------------------------------

detail-power = + comes to the court, □□ two area cards
detail-lay_area = { $laying }
detail-lay_beyond = { $laying }
detail-rotate_area = { $laying }
detail-turn_number = card { $card }
detail-arrive = from card { $from_card }
detail-shift_to = from card { $from_card }

terminal-signs = ━┃ land: it goes on where lines meet · $ gold · ≈ fish · R2↑3 Red's caballero card 2 counts 3 in the land to its north · R2~ only at water · ♜ castillo · ₁ ships · * reconstructed: no source is known
