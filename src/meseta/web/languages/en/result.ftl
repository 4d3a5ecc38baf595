# The result of a match; English

result-title = { $game }: the result
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = winner
result-rematch = Rematch
result-look = Look at the table
result-sources = Where the points came from
result-source = For
result-all = In all
result-chart = Points over the rounds
result-last = How it ended
