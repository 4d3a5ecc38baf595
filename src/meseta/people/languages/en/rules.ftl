# What the rules of every game count, English

counted-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
