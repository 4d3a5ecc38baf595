# What stands in the pictures of all games.

picture-rounds = The rounds
picture-round = Round { $round }
picture-round-of = Round { $round } of { $rounds }
picture-left_out = Round { $round } is left out
picture-number_taken = { $seat } has already played { $value } in this round
picture-setup = Set-up
picture-scoring = Scoring
picture-scorings = Scoring after round: { $rounds }
picture-counted = { $count } { $colour }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } has { $points } points
    [one] { $who } wins with { $points } points
   *[other] { $who } share the victory with { $points } points
}
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-points-label = points
picture-points-so-far = { $count ->
    [one] { $count } point if the game ended now
   *[other] { $count } points if the game ended now
}
picture-points-so-far-label = if it ended now
picture-story = What happened
picture-start = start
picture-legend = What the marks mean
picture-legend-lit = can be chosen now
picture-legend-last = the last move
picture-legend-reconstructed = reconstructed: no source shows this component, so it may differ from the printed one
