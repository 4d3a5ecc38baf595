# El Grande: was im Bild steht

picture-edition = { $edition ->
    [classic] klassische Ausgabe
   *[other] Ausgabe { $edition }
}
picture-king = der König: { $area }
picture-caballero = { $seat }: Caballero, { $area }
picture-grande = { $seat }: Grande, { $area }
picture-tiles = Wertungstafeln
picture-tile = Wertungstafel { $tile }: { $where }
picture-beside = neben dem Plan
picture-closed = geschlossen: Was darin ist, muss man sich merken
picture-dummy = Dummy
picture-veto = Veto
picture-court = Hof
picture-province = Provinz
picture-known = auf der Hand
picture-power = Macht
picture-moved = war am Zug
picture-disc = Geheimscheibe
picture-disc-open = Scheibe: { $area }
picture-hand = Deine Hand
picture-power-card = Machtkarte { $value }
picture-modifier = Modifikator { $modifier }
picture-stack = Stapel { $stack }
picture-taken = keine Karte
picture-more = noch { $count }
picture-turn = dieser Zug
picture-no-turn = keine Karte ist im Spiel
picture-placed = { $count } eingesetzt
picture-may-place = darf einsetzen
picture-may-act = darf handeln
picture-lifted = in der Luft: { $seat }, aus { $area }
picture-over = Das Spiel ist zu Ende
