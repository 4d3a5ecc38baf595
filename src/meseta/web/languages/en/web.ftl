# The pages, English

# --- every page ------------------------------------------------------------------------

skip = Skip to the content
nav = Pages
nav-lobby = Lobby
nav-me = Me
change = Change
close = Close
copy = Copy
look-switch = Switch between light and dark
guest = Guest
guest-number = Player { $number }
value-yes = yes
value-no = no
value-none = as the box has it
error-title = That did not work

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
new-names = names, with commas
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
come-title = Welcome, { $name }
come-lead = This link makes this device one of yours: all your tables will be here too.
come-go = Go on as { $name }
network-invite = Invite from this network
network-title = People in the same house
network-lead = Meseta can be reached from this computer only. Open it to the network that you are in, and others can come with their phones and laptops. It is closed again when you stop the program.
network-open = Whoever is in the same network finds this table here:

# --- me --------------------------------------------------------------------------------

me-name = Name
me-language = Language
me-look = Look
look-auto = as the device has it
look-light = light
look-dark = dark
me-pace = Pace of what happens
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
me-keep = Keep
me-devices = My devices
me-devices_about = Whoever opens one of these is you. Bring yourself to another device with a private link, and take a device off the list when it is no longer yours.
me-this_device = this device
me-remove = Remove
me-add_device = A link for another device
me-link = Open this on the other device. It is shown only once.
device-unused = a link that was not opened yet
me-delete = Delete me
me-delete_about = Your name, your devices and your settings are deleted; bots take over your seats.

# --- the table -------------------------------------------------------------------------

tabs = Parts of the table
tab-board = Board
tab-cards = Cards
tab-players = Players
tab-story = Story
place-track = Rounds
place-board = Board
place-cards = Cards
place-hand = Hand
place-mats = Players
place-bar = Your decision
story-title = What happened
pick = Which one?
bar-end = End turn
bar-skip = Skip
bar-back = Undo
bar-over = Start turn over
bar-hint = Hint
bar-more = Menu
menu-title = This table
menu-orders = Standing orders
menu-orders_about = What is ordered here is done for you; the bar says so each time.
order-end = End my turn at once when nothing is left to do
order-answer = For the rest of the round, “{ $question }”: { $answer }
menu-bot = A bot plays for
menu-myself = nobody: I play
menu-seats = Seats of others
menu-new_link = New link
menu-keys = Keys
keys-number = the choice with that number; 9 is power card 9
keys-end = end the turn
keys-back = undo
keys-hint = hint
keys-skip = close, or skip what is being shown
keys-zoom = closer, further, the whole board
menu-marks = Signs
marks-lit = can be chosen now
marks-last = what the last move was about
marks-seal = reconstructed: no source shows this component, so it may differ from the printed one
waiting-title = Waiting for players
waiting-about = Send each friend a link; whoever opens it first sits down. The game begins when all seats are taken.
waiting-bot = A bot instead

# --- the result ------------------------------------------------------------------------

result-title = { $game }: the result
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = winner
result-rematch = Rematch
result-look = Look at the table
result-sources = Where the points came from
result-source = For
result-all = In all
result-chart = Points over the rounds
result-last = How it ended

# --- what scripts say ------------------------------------------------------------------

script-you = you
script-open_seat = open seat
script-your_turn = Your turn
script-waiting = Waiting until all seats are taken.
script-over = The game is over.
script-held = That was your last step. End your turn?
script-waits = { $name } decides.
script-ordered = By your standing order: { $what }.
script-all_choices = List all { $count }
script-see_result = See the result
script-lost = The server cannot be reached; nothing was changed.
script-confirm = Choose { $what }
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
script-bot_slow = A bot did not answer in time. Open the page again and it will try once more.

# --- what is refused -------------------------------------------------------------------

refused-no_page = There is no such page.
refused-invitation = This invitation has been used or taken back. Ask for a new link.
refused-device = This link is no longer valid. Make a new one on a device of yours.
refused-not_yours = That is not yours to decide now.
refused-not_maker = Only whoever made the table can do that.
refused-not_here = Only whoever sits at this computer can do that.
refused-not_begun = The game begins when all seats are taken.
refused-not_ended = The other player has not ended the turn yet.
refused-illegal = “{ $what }” is not possible now.
refused-stands = That can no longer be taken back: chance was used, somebody else has moved, or something hidden was seen.
refused-nothing_to_end = There is no turn of yours to end.
refused-stale = The table has changed meanwhile; look again.
refused-no_order = There is no such standing order.
refused-no_hints = There are no hints at this table.
refused-not_over = The game is not over yet.
refused-foreign = This request comes from another page and is not carried out.
refused-malformed = This request cannot be read.
refused-name = A name is needed.
refused-options = These options do not go together: { $why }
refused-sitter = Nobody can sit like that.
refused-too_large = That is too large.
refused-too_many = Too many are looking at this table.
refused-slow = No answer came in time; try again.
refused-broken = Something is broken on our side; nothing was changed.
