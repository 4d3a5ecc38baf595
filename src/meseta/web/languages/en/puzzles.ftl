# Puzzles, English

puzzles-title = Puzzles
puzzles-about = A position out of a match of strong bots, and a question to which one answer is clearly the best, though it is not the one that looks so. Press it at the board.
puzzles-today = Today’s puzzles
puzzles-more = As many as you like
puzzles-near = The next one is about as strong as you are.
puzzles-count = { $solved } of { $count } solved
puzzles-streak = { $count ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzles-month = The days of this month whose puzzles you have solved
puzzles-day = { $count ->
    [one] one puzzle solved
   *[other] { $count } puzzles solved
}
puzzles-weekday_1 = Mo
puzzles-weekday_2 = Tu
puzzles-weekday_3 = We
puzzles-weekday_4 = Th
puzzles-weekday_5 = Fr
puzzles-weekday_6 = Sa
puzzles-weekday_7 = Su
puzzles-outcome_new = solve it
puzzles-outcome_clean = solved at once
puzzles-outcome_solved = solved
puzzles-outcome_tried = not solved yet
puzzles-tab = Puzzle
puzzles-hidden = What others hide is not given away: the answer is the best whatever they hold.
puzzles-try_on = Try it on in a study
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-menu = This puzzle
puzzles-rated = Your rating: { $after } (before { $before })
puzzles-easy = Three easy puzzles
