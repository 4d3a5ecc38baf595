# El Caballero: wat in de tekening staat

picture-basic = het basisspel
picture-map = { $count ->
    [one] { $count } gebiedskaart op tafel
   *[other] { $count } gebiedskaarten op tafel
}
picture-cell = een leeg veld: { $cell }
picture-caballero = { $seat }: caballerokaart { $card }
picture-worth = { $points } waard
picture-court = hof
picture-room = van { $room }
picture-cards = kaarten
picture-ships = schepen
picture-power = macht
picture-supply = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballero's
}
picture-areas = { $count ->
    [one] { $count } gebied
   *[other] { $count } gebieden
}
picture-moved = is geweest
picture-known = in de hand
picture-display = Aanbod
picture-to-come = nog { $count }
picture-laying = Wordt gelegd
picture-rotation = rotate { $rotation }
picture-stock = Voorraad
picture-hand = Je hand
picture-power-card = machtkaart { $value }
