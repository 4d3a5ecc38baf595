# What the rules of every game count, English

counted-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Why a bot prefers an answer; the features of each game are named in its own messages.

reasons-0 = No single reason stands out.
reasons-1 = What speaks for it: { $first }.
reasons-2 = What speaks for it: { $first } and { $second }.
reasons-even = There is no clear difference.
reasons-only = It is the only choice.

# A scoring that nothing has opened.
scored-in_round = Scoring in round { $round }
