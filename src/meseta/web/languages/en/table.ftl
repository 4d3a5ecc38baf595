# The table, its chat, and what happened since one's last move; English

# --- the table -------------------------------------------------------------------------

asked-of_others = Question: { $question }
tabs = Parts of the table
tab-board = Board
tab-cards = Cards
tab-players = Players
tab-story = Story
place-track = Rounds
place-board = Board
place-dial = To be chosen here
place-cards = Cards
place-hand = Hand
place-turn = The card in use
place-mats = Players
place-bar = Your decision
story-title = What happened
pick = Which one?
bar-end = End turn
bar-skip = Skip
bar-back = Undo
bar-over = Start turn over
bar-sure = This cannot be undone. Press it once more to do it.
bar-early = Something is left to do this turn, and ending it cannot be undone. Press once more to end it.
bar-next = Used at once it would bring: { $points }
bar-hint = Hint
bar-press_lit = Press what is lit.
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
keys-number = the choice with that number or letter; 9 is power card 9
keys-usual = the usual answer, where one stands out
keys-end = end the turn
keys-back = undo
keys-hint = hint
keys-skip = close, or skip what is being shown
keys-zoom = closer, further, the whole board
zoom-in = closer
zoom-out = further
zoom-fit = whole board
menu-marks = Signs
marks-lit = can be chosen now
marks-last = what the last move was about
marks-seal = reconstructed: no source shows this component, so it may differ from the printed one
waiting-title = Waiting for players
waiting-about = Send each friend a link; whoever opens it first sits down. The game begins when all seats are taken.
waiting-bot = A bot instead

# --- since my last move ----------------------------------------------------------------

since-title = Since your last move
since-show = Show it

# --- chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-mute = Mute
script-room_players = Only the players read this until the game is over.
script-room_watchers = Only spectators read this until the game is over.
script-somebody = somebody
script-onlooker = { $name } (looking on)
script-turn_elsewhere = It is your turn at another table: { $name }.
