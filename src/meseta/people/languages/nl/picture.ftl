# Wat in de tekeningen van alle spellen staat.

picture-rounds = De rondes
picture-round = Ronde { $round }
picture-round-of = Ronde { $round } van { $rounds }
picture-left_out = Ronde { $round } vervalt
picture-number_taken = { $seat } heeft deze ronde al { $value } gespeeld
picture-setup = Voorbereiding
picture-scoring = Puntentelling
picture-scorings = Puntentelling na ronde: { $rounds }
picture-counted = { $count } { $colour }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } heeft { $points } punten
    [one] { $who } wint met { $points } punten
   *[other] { $who } delen de overwinning met { $points } punten
}
picture-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
picture-points-label = punten
picture-points-so-far = { $count ->
    [one] { $count } punt als het spel nu eindigt
   *[other] { $count } punten als het spel nu eindigt
}
picture-points-so-far-label = als het nu eindigt
picture-story = Wat er gebeurde
picture-start = start
picture-legend = Wat de tekens betekenen
picture-legend-lit = kan nu gekozen worden
picture-legend-last = de laatste zet
picture-legend-reconstructed = gereconstrueerd: geen bron toont dit onderdeel, het gedrukte kan anders zijn
