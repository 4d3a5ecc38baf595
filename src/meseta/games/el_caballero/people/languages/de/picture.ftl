# El Caballero: was im Bild steht

picture-basic = das Grundspiel
picture-map = { $count ->
    [one] { $count } Gebietskarte liegt aus
   *[other] { $count } Gebietskarten liegen aus
}
picture-cell = ein leeres Feld: { $cell }
picture-caballero = { $seat }: Caballero-Karte { $card }
picture-worth = { $points } wert
picture-court = Hof
picture-room = von { $room }
picture-cards = Karten
picture-ships = Schiffe
picture-power = Macht
picture-supply = { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}
picture-areas = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
picture-moved = war am Zug
picture-known = auf der Hand
picture-display = Auslage
picture-to-come = noch { $count }
picture-laying = Wird angelegt
picture-rotation = rotate { $rotation }
picture-stock = Vorrat
picture-hand = Deine Hand
picture-power-card = Machtkarte { $value }
