# The result of a match; Dutch

result-title = { $game }: de uitslag
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-winner = winnaar
result-rematch = Revanche
result-look = De tafel bekijken
result-sources = Waar de punten vandaan kwamen
result-source = Voor
result-all = Samen
result-chart = Punten per ronde
result-last = Hoe het afliep
