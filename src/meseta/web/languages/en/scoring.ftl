# What happened is told: scorings, rounds, the story, who has won; English

script-scored_gained = Together
script-scored_points = Points now
scored-go_on = Go on
scored-again = Show the scoring again
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, now { $count }.
script-round = Round { $count }
script-round_yours = You begin
script-round_begins = { $name } begins
won-you = { $count ->
    [one] You win with { $points } points!
   *[other] You share the victory with { $points } points!
}
script-since = since your last move
