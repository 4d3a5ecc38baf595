# Puzzles, English

puzzle-ask = { $count ->
    [one] { $seat } to move: which answer is the best?
   *[other] { $seat } to move: which turn is the best? Find its first { $count } steps.
}
puzzle-ask_alone = { $count ->
    [one] Which answer brings the most points?
   *[other] Which turn brings the most points? Find its first { $count } steps.
}
puzzle-right = Right!
puzzle-go_on = Right. And then?
puzzle-wrong = There is a better answer.
puzzle-wins = With it you win about { $wins } times in 100, with the best answer { $best } times.
puzzle-brings = With it you end with about { $points } points, with the best answer with { $best }.
puzzle-solution = The answer: { $answers }.
puzzle-tempting = “{ $answer }” looks best at first sight, and costs { $cost } wins in 100.
puzzle-tempting_alone = “{ $answer }” looks best at first sight, and costs { $cost } points.
puzzle-own_points = At the end you have about { $points ->
    [one] one point more than after that.
   *[other] { $points } points more than after that.
}
puzzle-rival_points = { $seat } has about { $points ->
    [one] one point less.
   *[other] { $points } points fewer.
}
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-level-4 = very hard
puzzle-leave = Type q to leave.
puzzle-unclear = “{ $typed }” is none of the choices.
