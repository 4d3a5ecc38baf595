# What stands in a box, on the forms that correct it; English

box-edges = edges, clockwise from the north
box-edge-l = land
box-edge-w = water
box-gold = gold, at the side
box-fish = fish, at the side
box-caballeros = caballeros
box-el_grande = caballeros as in El Grande
box-areas = area cards
box-entry-pieces = Pieces of each player
box-court = caballeros in the first court
box-ships = ships
box-castillos = castillos
box-entry-rounds = Rounds
box-count = rounds
box-scoring = scoring after rounds
box-entry-prices = Prices in caballeros
box-ship = a ship
box-castillo = a castillo
box-move = moving a castillo
box-water = at a water edge
box-entry-limits = Limits in a turn
box-placed = caballero cards
box-entry-points = Points
box-first = the first counts so often
box-second_from_players = a second scores from so many players

# What does not fit

box-fault-areas = Area cards: { $count }; possible are { $least } to { $most }.
box-fault-symbol = { $symbol ->
    [gold] Gold lies on land, but in the { $side } there is water.
   *[fish] Fish swim in water, but in the { $side } there is land.
}
box-fault-start = No area card can be the start card: one with land and without gold or fish is needed.
box-fault-scoring = Round { $round } cannot be scored: only { $count } are played.
