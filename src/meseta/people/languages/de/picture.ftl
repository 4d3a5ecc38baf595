# Was in den Bildern aller Spiele steht.

picture-rounds = Die Runden
picture-round = Runde { $round }
picture-round-of = Runde { $round } von { $rounds }
picture-left_out = Runde { $round } entfällt
picture-number_taken = { $seat } hat in dieser Runde schon die { $value } gespielt
picture-setup = Aufbau
picture-scoring = Wertung
picture-scorings = Wertung nach Runde: { $rounds }
picture-counted = { $count } { $colour }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } hat { $points } Punkte
    [one] { $who } gewinnt mit { $points } Punkten
   *[other] { $who } teilen den Sieg mit { $points } Punkten
}
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-points-label = Punkte
picture-points-so-far = { $count ->
    [one] { $count } Punkt, wenn jetzt Schluss wäre
   *[other] { $count } Punkte, wenn jetzt Schluss wäre
}
picture-points-so-far-label = wäre jetzt Schluss
picture-story = Was geschah
picture-start = Start
picture-legend = Was die Zeichen bedeuten
picture-legend-lit = kann jetzt gewählt werden
picture-legend-last = der letzte Zug
picture-legend-reconstructed = rekonstruiert: Keine Quelle zeigt dieses Material, das gedruckte kann anders sein
