# El Caballero: co stoi na obrazku

picture-basic = gra podstawowa
picture-map = { $count ->
    [one] { $count } karta terenu na mapie
    [few] { $count } karty terenu na mapie
   *[many] { $count } kart terenu na mapie
}
picture-cell = puste pole: { $cell }
picture-caballero = { $seat }: karta caballero { $card }
picture-worth = wartość { $points }
picture-court = dwór
picture-room = z { $room }
picture-cards = karty
picture-ships = statki
picture-power = siła
picture-supply = { COUNT($count, "caballero") }
picture-areas = { $count ->
    [one] { $count } teren
    [few] { $count } tereny
   *[many] { $count } terenów
}
picture-moved = po turze
picture-known = w ręce
picture-display = Odkryte
picture-to-come = jeszcze { $count }
picture-laying = Do dołożenia
picture-rotation = obrót { $rotation }
picture-stock = Zasoby
picture-hand = Twoja ręka
picture-power-card = karta siły { $value }
