# El Grande: wat in de tekening staat

picture-edition = { $edition ->
    [classic] klassieke uitgave
   *[other] uitgave { $edition }
}
picture-king = de Koning: { $area }
picture-caballero = { $seat }: caballero, { $area }
picture-grande = { $seat }: Grande, { $area }
picture-tiles = scoretegels
picture-tile = scoretegel { $tile }: { $where }
picture-beside = naast het bord
picture-closed = gesloten: wat erin zit, moet je onthouden
picture-dummy = dummy
picture-veto = veto
picture-court = hof
picture-province = provincie
picture-known = in de hand
picture-power = macht
picture-moved = is geweest
picture-disc = kiesschijf
picture-disc-open = schijf: { $area }
picture-hand = Je hand
picture-power-card = machtkaart { $value }
picture-modifier = modificator { $modifier }
picture-stack = stapel { $stack }
picture-taken = geen kaart
picture-more = nog { $count }
picture-turn = deze beurt
picture-no-turn = er is geen kaart in gebruik
picture-placed = { $count } gezet
picture-may-place = mag zetten
picture-may-act = mag handelen
picture-lifted = opgenomen: { $seat }, uit { $area }
picture-over = Het spel is afgelopen
