# El Caballero: what stands in the picture

picture-basic = the basic game
picture-map = { $count ->
    [one] { $count } area card on the map
   *[other] { $count } area cards on the map
}
picture-cell = an empty cell: { $cell }
picture-caballero = { $seat }: caballero card { $card }
picture-worth = { $kind ->
    [land] Land
   *[water] Water
}, worth { $points }: { $who }
picture-court = court
picture-room = (room { $room })
picture-cards = to place
picture-ships = { $count ->
    [one] ship
   *[other] ships
}
picture-power = power
picture-supply = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
picture-areas = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
picture-moved = has moved
picture-known = in hand
picture-display = On display, place { $place }
picture-number = number { $number } at land
picture-north = the { $number } to the north
picture-rotation = { $rotation ->
    [0] as printed
    [1] a quarter turn
    [2] a half turn
   *[3] three quarters
}
picture-not = not { $what }: { $why }
picture-why-fit = no fit
    .full = it does not fit there
picture-why-same = same
    .full = it looks the same as another turn
picture-why-now = now
    .full = it lies so now
picture-why-court = court
    .full = only { COUNT($count, "caballero") } at your court
picture-why-tie = tie
    .full = you would tie with { $seat }, { $count } each
picture-coming = if scored now
picture-stock = In stock
picture-power-card = power card { $value }
picture-gallery-areas = Area cards
picture-gallery-powers = Power cards

# --- where everything stands, for those who do not see it -------------------------------

picture-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
picture-steps = { $count } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
picture-middle = in the middle
picture-told-edge = { $side } { $kind ->
    [land] land
   *[water] water
}
picture-told-treasure = { $kind ->
    [gold] gold { $side }
   *[fish] fish { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = an empty place
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } at land { $side }
picture-told-afloat = at water alone
picture-told-ship = a ship { $side }
picture-told-castillo = a castillo
picture-told-region = { $name }, worth { $points }: { $who }
picture-told-nobody = nobody
picture-told-court = { COUNT($count, "caballero") } at the court, room for { $room }
picture-told-cards = { $count ->
    [one] { $count } caballero card to place
   *[other] { $count } caballero cards to place
}
picture-told-ships = { COUNT($count, "ship") } at the court
picture-told-played = played this round: { $card }
picture-told-hand = power cards in hand: { $cards }
picture-told-coming = if all were scored now: { $count ->
    [one] { $count } point more
   *[other] { $count } points more
}
picture-told-none = none
picture-told-gone = { $card }: played
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count ->
        [one] { $count } castillo
       *[other] { $count } castillos
    }
   *[areas] { $count ->
        [one] { $count } area card to come
       *[other] { $count } area cards to come
    }
}
