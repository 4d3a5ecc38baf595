# 6 Castles: what stands in the picture

picture-version = { $kind ->
    [family] the family version
    [solo] alone
   *[normal] side { $side } of the board
}
picture-landscape = { $count ->
    [one] { $count } landscape tile
   *[other] { $count } landscape tiles
}
picture-tile = landscape tile { $tile }
picture-spot = an empty cell: { $spot }
picture-castle = the castle { $castle }
picture-castle-type = castles
picture-worker = { $seat }: worker { $number }
picture-market = { $good }, sold by { $seat }
picture-coins = coins
picture-halves = halves
picture-discs = discs
picture-workers = workers
picture-line = exploration line
picture-reserve = reserve
picture-tiles-in-hand = landscape tiles in hand
picture-religion = Religion
picture-track-landscape = Landscapes
picture-track-construction = Constructions
picture-top = five of one: { $points }
picture-slot = { $type }, { $points } points
picture-charters = Charters
picture-secret = secret
picture-charter-owner = brought by { $seat }
picture-charter-won = won by { $seat }
picture-charter-nobody = nobody
picture-stacks = Stacks
picture-pile = landscape tiles
picture-rival = of the opponent
picture-castles-left = castles
picture-stock = exploration tiles
picture-next = next: { $name }
picture-hand = Your hand
picture-laying = To be laid
picture-nothing-laid = no tile is being laid
picture-turn = turn { $turned }
