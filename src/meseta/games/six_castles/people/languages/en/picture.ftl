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
picture-tile = landscape tile { $shows }
picture-spot = an empty cell: { $spot }
picture-castle = the castle { $castle }
picture-castle-type = castles
picture-worker = { $seat }: worker { $number }
picture-market = { $good }, sold by { $seat }
picture-coins = { $count ->
    [one] coin
   *[other] coins
}
picture-halves = { $count ->
    [one] half
   *[other] halves
}
picture-discs = { $count ->
    [one] disc
   *[other] discs
}
picture-workers = { $count ->
    [one] worker
   *[other] workers
}
picture-line = exploration line
picture-reserve = reserve
picture-tiles-in-hand = landscape tiles in hand
picture-religion = Religion
picture-track-landscape = Landscapes
picture-track-construction = Constructions
picture-top = 5 of one: { $points }
picture-slot = { $type }, { $points } points
picture-charters = Charters
picture-secret = secret
picture-charter-owner = brought by { $seat }
picture-charter-leads = { $leaders ->
    [one] { $who } leads with { $count }
   *[other] equal with { $count }: { $who }
}
picture-charter-won = won by { $seat }
picture-charter-nobody = nobody
picture-stacks = Stacks
picture-pile = landscape tiles
    .short = tiles
picture-rival = of the opponent
    .short = opponent
picture-castles-left = castles
    .short = castles
picture-stock = exploration tiles
    .short = exploration
picture-next = next: { $name }
picture-hand = Your hand
picture-own-line = Your line
picture-own-reserve = Your reserve
picture-short-stone_cross = stone cross
picture-short-military_camp = camp
picture-short-roman_milestone = milestone
picture-rock = rock
picture-toll = half coin
picture-laying = To be laid
picture-nothing-laid = no tile is being laid
picture-start-side = side { $side }
picture-turn = { $turned ->
    [0] as it is
    [1] a quarter turn
    [2] a half turn
   *[3] three quarters
}

# --- where everything stands, for those who do not see it -------------------------------

picture-steps = { $count } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
picture-middle = in the middle
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = brings { $bonus }
picture-told-open = { $good }, open
picture-told-nobody = nobody
picture-told-gap = an empty place
picture-told-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { COUNT($halves, "half_coin") }
picture-told-supply = in supply: { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
picture-told-line = line, tile { $place }: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } with the cylinder
    [disc] { $what } with a disc
   *[both] { $what } with the cylinder and a disc
}
picture-told-reserve = in reserve: side A { $a }; side B { $b }
picture-told-hand = { $count ->
    [one] { $count } landscape tile in hand
   *[other] { $count } landscape tiles in hand
}
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: step { $step }, { COUNT($points, "point") }
picture-told-top = five of one, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } free
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } of religion
}
