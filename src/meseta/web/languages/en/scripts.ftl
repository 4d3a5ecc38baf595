# What scripts say; English

# --- what scripts say ------------------------------------------------------------------

script-you = you
script-open_seat = open seat
script-your_turn = Your turn
script-waiting = Waiting until all seats are taken.
script-over = The game is over.
script-held = That was your last step. End your turn?
script-waits = { $name } decides.
script-watching = You are watching.
script-stand_in = A bot plays for you.
script-asked_back = A new round begins. Do you take your seat back?
script-ordered = By your standing order: { $what }.
script-all_choices = List all { $count }
script-see_result = See the result
script-lost = The server cannot be reached; nothing was changed.
script-confirm = Choose: { $what }
script-would_score = { $name } would score: { $what }
script-and_more = … and { $count } more
script-thinking = Rey is thinking …
script-hint_title = { $name } would choose
script-hint_figures = wins { $count } % · about { $points } points
script-close = Close
script-typed = Typed: { $what } …
script-cover = Pass the screen to { $name }.
script-cover_open = I am { $name }
script-rematch = A rematch has been opened.
script-to_rematch = To the rematch
script-hinted = { $name } asked for a hint.
script-slow = The bots play plainly at first; they will play stronger in a minute or two.
script-bot_slow = A bot took too long; it is asked once more.

# --- what scripts say ------------------------------------------------------------------

script-clock = Time left
script-days = { $count } d
script-hours = { $count } h
script-has_left = { $name } (has left)
