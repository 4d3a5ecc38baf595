# El Caballero: what stands in the picture

picture-basic = the basic game
picture-map = { $count ->
    [one] { $count } area card on the map
   *[other] { $count } area cards on the map
}
picture-cell = an empty cell: { $cell }
picture-caballero = { $seat }: caballero card { $card }
picture-worth = worth { $points }
picture-court = court
picture-room = of { $room }
picture-cards = cards
picture-ships = ships
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
picture-display = On display
picture-to-come = { $count } to come
picture-laying = To be laid
picture-rotation = rotate { $rotation }
picture-stock = In stock
picture-hand = Your hand
picture-power-card = power card { $value }
