# Coming back: clocks, spectators, calls, leaving; English

# --- a new table -----------------------------------------------------------------------

new-clock = Clock
new-clock_about = When time runs out, Caballero plays on in that seat, and its player can take it back. Time does not run while seats are open.
new-clock_none = no clock
new-clock_live = live: minutes each
new-clock_days = days for each turn
new-minutes = Minutes each
new-increment = Seconds more with each turn
new-days = Days for each turn
new-watching = Spectators
new-watching_about = A spectator sees what everybody at the table may see, and no hand.
watching-no = nobody
watching-link = whoever has the address
watching-yes = everybody: the lobby lists the table

# --- what scripts say ------------------------------------------------------------------

script-clock = Time left
script-days = { $count } d
script-hours = { $count } h
script-has_left = { $name } (has left)

# --- what is refused -------------------------------------------------------------------

refused-time = Your time is up; a bot plays on. You can take your seat back in the menu.
refused-closed = This table is not open to spectators.
