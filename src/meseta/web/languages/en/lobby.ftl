# The lobby and the form for a new table; English

# --- lobby -----------------------------------------------------------------------------

lobby-title = The table for the Iberian games
lobby-lead = Sit down: every rule is looked after, the bots are waiting, and friends come by a link.
lobby-mine = My tables
lobby-more_tables = { $count } more
lobby-your_turn = your turn
lobby-open_seats = waiting for players
lobby-running = others are thinking
lobby-games = Games
lobby-el-grande = Caballeros, a king and a secret tower: who holds the most of Spain when the regions are scored?
lobby-el-caballero = The coast is still unknown. Lay land and sea, and stand where the large regions will be.
lobby-6-castles = A landscape grows around six castles; sell, build and pray along the roads, alone or together.
lobby-play_now = Play now
lobby-alone = Play alone (solo)
lobby-against = Against which bots
lobby-against_peon = against bots – Peón, for a first game
lobby-against_caballero = against bots – Caballero, sound
lobby-against_grande = against bots – Grande, strong
lobby-against_rey = against bots – Rey, the strongest
lobby-make_table = Make a table: friends, options, number of players
lobby-finished = Finished
seat-open = open seat

# --- a new table -----------------------------------------------------------------------

new-title = A table of { $game }
new-seats = Who plays
new-seats_about = From { $fewest } to { $most } players. A friend comes by a link that you send; somebody at this screen plays on the same device as you.
sit-me = me
sit-friend = a friend by link
sit-here = somebody at this screen
sit-bot = bot: { $level }
sit-none = nobody
sit-name = Name of { $seat }
new-hints = Hints
new-hints_about = Whether players may ask Rey, the strongest bot, what it would do. Where two or more people sit, everybody sees that somebody asked.
new-hints_alone = while I am the only person
new-rulings = Readings of the rules
new-rulings_about = Where a rule book leaves room, people read it differently. These are the questions; leave them alone and you play the usual reading.
new-make = Open the table

# --- coming ----------------------------------------------------------------------------

join-title = Join a table of { $game }
join-lead = { $maker } keeps a seat for you: { $colour }.
join-lead_nobody = A seat is kept for you: { $colour }.
join-sit = Sit down
join-yours = your seat
come-title = Welcome, { $name }
come-lead = This link makes this device one of yours: all your tables will be here too.
come-go = Go on as { $name }
network-invite = Invite from this network
network-first = Other devices cannot reach this address yet: open it to your network first.
network-title = People in the same house
network-lead = Meseta can be reached from this computer only. Open it to the network that you are in, and others can come with their phones and laptops. It is closed again when you stop the program.
network-open = Whoever is in the same network finds this table here:

# --- a new table -----------------------------------------------------------------------

new-clock = Clock
new-clock_about = When time runs out, Caballero plays on in that seat, and its player can take it back. Time does not run while seats are open.
new-clock_none = no clock
new-clock_live = live: minutes each
new-clock_days = days for each turn
new-minutes = Minutes each
new-increment = Seconds more with each turn
new-days = Days for each turn
clock-days = { $days ->
    [one] { $days } day for each turn
   *[other] { $days } days for each turn
}
clock-live = { $minutes } minutes each, and { $seconds } seconds more with each turn
new-watching = Spectators
new-watching_about = A spectator sees what everybody at the table may see, and no hand.
watching-no = nobody
watching-link = whoever has the address
watching-yes = everybody: the lobby lists the table

# --- lobby, links, leaving -------------------------------------------------------------

nav-club = Club
lobby-watch = Tables to watch
invite-days = { $days ->
    [one] This link holds for one more day.
   *[other] This link holds for { $days } more days.
}
invite-expired = This link has expired.
invite-renew = Renew for 7 days
seat-retake = Take my seat back
seat-play_on = Let the bot play on
leave-title = Leave the table
leave-about_waiting = Your seat is open again, and somebody else can take it by a link.
leave-about_running = Caballero plays on in your seat for good, and the seat says so; in the club you take the last place.
leave-go = Leave for good
leave-word = leave
leave-get_up = Get up
