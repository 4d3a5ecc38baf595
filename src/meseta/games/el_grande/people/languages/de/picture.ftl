# El Grande: was im Bild steht

picture-edition = { $edition ->
    [classic] klassische Ausgabe
   *[other] Ausgabe { $edition }
}
picture-king = der König: { $area }
picture-king-here = der König
picture-grandes-here = Grande: { $owners }
picture-caballeros-here = Caballeros: { $counts }
picture-no-caballeros = keine Caballeros
picture-worth = { $values } wert
picture-tile-here = mit einer Wertungstafel
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: Grande, { $area }
picture-tiles = lose Tafeln
picture-tile = Wertungstafel { $tile }: { $where }
picture-beside = neben dem Plan
picture-closed = geschlossen: Was darin ist, muss man sich merken
picture-dummy = Dummy
picture-veto = Veto
picture-court = Hof
picture-province = Provinz
picture-known = auf der Hand
picture-told-court = Am Hof: { COUNT($count, "caballero") }
picture-told-province = In der Provinz: { COUNT($count, "caballero") }
picture-told-cards = Machtkarten auf der Hand: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } Karte auf der Hand, die sonst niemand kennt
   *[other] { $count } Karten auf der Hand, die sonst niemand kennt
}
picture-told-modifiers = Modifikatoren auf der Hand: { $cards }
picture-no-power = noch keine Machtkarte gespielt
picture-told-power = Gespielt: Machtkarte { $value }
picture-total = zusammen { $total }
picture-places = Bis zu { COUNT($count, "caballero") } einsetzen
picture-power = Macht
picture-moved = war am Zug
picture-disc = Geheimscheibe
picture-disc-open = Scheibe: { $area }
picture-hand = Deine Hand
picture-power-card = Machtkarte { $value }
picture-gallery-powers = Machtkarten
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = Modifikator { $modifier }
picture-laid = gewählt
picture-stack = Stapel { $stack }
picture-taken = keine Karte
picture-more = noch { $count }
picture-merged = liegt in Stapel 2
picture-turn = dieser Zug
picture-no-turn = keine Karte ist im Spiel
picture-placed = { $count } eingesetzt
picture-may-place = darf einsetzen
picture-may-act = darf handeln
picture-lifted = in der Luft: { $seat }, aus { $area }
picture-over = Das Spiel ist zu Ende
