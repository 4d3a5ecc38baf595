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
    .alone = power card { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , { $areas } areas
    })
choice-turn-supply = take { COUNT($count, "caballero") }
choice-turn-area = lay an area card
choice-turn-caballero = place a caballero card
choice-turn-turn = turn a caballero card
choice-turn-ship = buy a ship for { $cost }
choice-turn-castillo = buy a castillo for { $cost }
choice-turn-withdraw = withdraw a caballero card
choice-turn-sail = move a ship for { $cost }
choice-turn-home = take a ship to the court
choice-turn-launch = bring a ship from the court for { $cost }
choice-turn-shift = move a castillo for { $cost }
choice-turn-end = end the turn
choice-choose_area-choose = { $area }
    .alone = lay the card: { $area }
choice-lay_area-lay = { $place }
    .alone = the cell { $place } of the start card
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = the cell { $place } of the start card
choice-post_number-at_land = {""}
    .alone = number { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } in the north
choice-turn_card-turn = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = number { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } in the north
choice-buy_ship-buy = card { $card } ({ $shows }), side { $arrow }
    .alone = card { $card }, { $side }: water worth { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-sail-sail = card { $card } ({ $shows }), side { $arrow }
    .alone = card { $card }, { $side }: water worth { $worth }
choice-arrive-arrive = card { $card } ({ $shows }), side { $arrow }
    .alone = card { $card }, { $side }: water worth { $worth }
choice-ship_home-take = card { $card } ({ $shows }), side { $arrow }
    .alone = card { $card }, { $side }: water worth { $worth }
choice-launch-launch = card { $card } ({ $shows }), side { $arrow }
    .alone = card { $card }, { $side }: water worth { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = card { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = card { $card } ({ $shows })

# --- what the questions are about --------------------------------------------------------

detail-power = high acts first, low brings more caballeros (+){ $count ->
    [0] {""}
   *[other] ; played: { $who }
}
detail-turn = { COUNT($court, "caballero") } at the court
detail-post_card = its number is paid in caballeros; { $court } at the court
detail-post_number = { $at ->
    [land] the number is paid in caballeros; { $court } at the court, and no number may tie
   *[water] at water alone any number costs { $water }; it counts when land reaches its side; { $court } at the court
}
detail-turn_number = { $at ->
    [land] a higher number costs the difference; { $court } at the court
   *[water] at water alone turning is free
}
detail-buy_ship = costs { COUNT($cost, "caballero") } of { $court } at the court
detail-fortify = costs { COUNT($cost, "caballero") } of { $court } at the court
detail-sail = costs { COUNT($cost, "caballero") } of { $court } at the court
detail-arrive = from card { $from_card }
detail-launch = costs { COUNT($cost, "caballero") } of { $court } at the court
detail-shift_from = costs { COUNT($cost, "caballero") } of { $court } at the court
detail-shift_to = from card { $from_card }

outlook-power-play = { $order ->
    [one] You would act as number { $first } of { $seats }.
   *[several] You would act as number { $first } to { $last } of { $seats }.
}

terminal-signs = ━┃ land: it goes on where lines meet · $ gold · ≈ fish · R2↑3 Red's caballero card 2 counts 3 in the land to its north · R2~ only at water · □□ two area cards · ♜ castillo · ₁ ships · * reconstructed: no source is known
