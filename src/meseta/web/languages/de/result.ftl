# The result of a match; German

result-title = { $game }: das Ergebnis
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winner = Sieg
result-rematch = Revanche
result-look = Den Tisch ansehen
result-sources = Woher die Punkte kamen
result-source = Für
result-all = Zusammen
result-chart = Punkte über die Runden
result-last = Wie es ausging
