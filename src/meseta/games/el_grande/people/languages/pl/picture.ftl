# El Grande: co stoi na obrazku

picture-edition = { $edition ->
    [classic] wydanie klasyczne
   *[other] wydanie { $edition }
}
picture-king = król: { $area }
picture-king-here = król
picture-grandes-here = grande: { $owners }
picture-caballeros-here = caballero: { $counts }
picture-no-caballeros = nikogo tu nie ma
picture-worth = wartość { $values }
picture-tile-here = z płytką punktacji
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: grande, { $area }
picture-tiles = płytki punktacji
picture-tile = płytka punktacji { $tile }: { $where }
picture-beside = obok planszy
picture-closed = zamknięte: zawartość trzeba pamiętać
picture-dummy = automa
picture-veto = veto
picture-court = dwór
picture-province = prowincja
picture-known = w ręce
picture-told-court = W dworze: { COUNT($count, "caballero") }
picture-told-province = W prowincji: { COUNT($count, "caballero") }
picture-told-cards = Karty siły w ręce: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } karta w ręce, której nie zna nikt inny
    [few] { $count } karty w ręce, których nie zna nikt inny
   *[many] { $count } kart w ręce, których nie zna nikt inny
}
picture-told-modifiers = Modyfikatory w ręce: { $cards }
picture-no-power = karta siły jeszcze niezagrana
picture-told-power = Zagrana karta siły: { $value }
picture-total = razem { $total }
picture-places = Umieść najwyżej { COUNT($count, "caballero") }
picture-power = siła
picture-moved = po turze
picture-disc = dysk
picture-disc-open = dysk: { $area }
picture-hand = Twoja ręka
picture-power-card = karta siły { $value }
picture-gallery-powers = Karty siły
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = modyfikator { $modifier }
picture-laid = wybrany
picture-stack = stos { $stack }
picture-taken = brak karty
picture-more = jeszcze { $count }
picture-merged = leży w stosie 2
picture-turn = ta tura
picture-no-turn = żadna karta nie jest w użyciu
picture-placed = umieszczono { $count }
picture-may-place = może umieszczać
picture-may-act = może działać
picture-lifted = w ruchu: { $seat } { FORM($area, "from") }
picture-over = Koniec gry
