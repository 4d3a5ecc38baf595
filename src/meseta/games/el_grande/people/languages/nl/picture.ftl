# El Grande: wat in de tekening staat

picture-edition = { $edition ->
    [classic] klassieke uitgave
   *[other] uitgave { $edition }
}
picture-king = de Koning: { $area }
picture-king-here = de Koning
picture-grandes-here = Grande: { $owners }
picture-caballeros-here = caballero's: { $counts }
picture-no-caballeros = geen caballero's
picture-worth = { $values } waard
picture-tile-here = met een scoretegel
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: Grande, { $area }
picture-tiles = losse scoretegels
picture-tile = scoretegel { $tile }: { $where }
picture-beside = naast het bord
picture-closed = gesloten: wat erin zit, moet je onthouden
picture-dummy = dummy
picture-veto = veto
picture-court = hof
picture-province = provincie
picture-known = in de hand
picture-told-court = In het hof: { COUNT($count, "caballero") }
picture-told-province = In de provincie: { COUNT($count, "caballero") }
picture-told-cards = Machtkaarten in de hand: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } kaart in de hand die niemand anders kent
   *[other] { $count } kaarten in de hand die niemand anders kent
}
picture-told-modifiers = Modificatoren in de hand: { $cards }
picture-no-power = nog geen machtkaart gespeeld
picture-told-power = Gespeeld: machtkaart { $value }
picture-total = samen { $total }
picture-places = Zet maximaal { COUNT($count, "caballero") }
picture-power = macht
picture-moved = is geweest
picture-disc = kiesschijf
picture-disc-open = schijf: { $area }
picture-hand = Je hand
picture-power-card = machtkaart { $value }
picture-gallery-powers = Machtkaarten
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = modificator { $modifier }
picture-laid = gekozen
picture-stack = stapel { $stack }
picture-taken = geen kaart
picture-more = nog { $count }
picture-merged = ligt in stapel 2
picture-turn = deze beurt
picture-no-turn = er is geen kaart in gebruik
picture-placed = { $count } gezet
picture-may-place = mag zetten
picture-may-act = mag handelen
picture-lifted = opgenomen: { $seat }, uit { $area }
picture-over = Het spel is afgelopen
