# El Grande: co stoi na obrazku

picture-edition = { $edition ->
    [classic] wydanie klasyczne
   *[other] wydanie { $edition }
}
picture-king = król: { $area }
picture-caballero = { $seat }: caballero, { $area }
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
picture-power = siła
picture-moved = po turze
picture-disc = dysk
picture-disc-open = dysk: { $area }
picture-hand = Twoja ręka
picture-power-card = karta siły { $value }
picture-modifier = modyfikator { $modifier }
picture-stack = stos { $stack }
picture-taken = brak karty
picture-more = jeszcze { $count }
picture-turn = ta tura
picture-no-turn = żadna karta nie jest w użyciu
picture-placed = umieszczono { $count }
picture-may-place = może umieszczać
picture-may-act = może działać
picture-lifted = w ruchu: { $seat } { FORM($area, "from") }
picture-over = Koniec gry
