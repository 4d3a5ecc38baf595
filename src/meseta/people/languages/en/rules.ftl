# What the rules of every game count, English

counted-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Why a bot prefers an answer; the features of each game are named in its own messages.

reasons-0 = Nothing speaks for it in particular.
reasons-1 = Better in: { $first }.
reasons-2 = Better in: { $first } and { $second }.
