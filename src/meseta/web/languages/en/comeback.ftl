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

refused-time = Your time is up; a bot plays on. You can take your seat back at any time.
refused-closed = This table is not open to spectators.

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
leave-title = Leave the table
leave-about_waiting = Your seat is open again, and somebody else can take it by a link.
leave-about_running = Caballero plays on in your seat for good, and the seat says so; in the club you take the last place.
leave-go = Leave for good

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

# --- what calls me ---------------------------------------------------------------------

set-sound = A sound when it is my turn
set-chat = Show the chat
set-club = Name me in the club
call-title = When it is my turn
call-about = The page's title says so as long as one is open. Beyond that, as you like:
call-screen = On this screen
call-screen_on = A notification appears when this page lies in the background.
call-screen_start = Allow notifications
call-screen_stop = No notifications
call-screen_denied = Your browser does not allow it; it can be changed in the settings of this site.
call-mail = By mail
call-mail_about = One mail a table, only when you are not here, and none more until you have come. Nothing is sent before you have confirmed the address.
call-mail_address = Mail address
call-mail_set = Ask to confirm
call-mail_on = Mail goes to { $address }.
call-mail_asked = { $address } has been asked to confirm. Open the link in that mail.
call-mail_stop = No more mail
call-mail_confirm = Shall Meseta write to { $address } when it is your turn?
call-mail_yes = Yes, write to me
call-mail_leave = Mail goes to { $address }. Shall it stop?
call-mail_left = Nothing more is sent to { $address }.
call-hook = By a program of mine
call-hook_about = A POST with JSON (table, game, question, address) goes to this address at once. It must lie outside this house and is not followed elsewhere.
call-hook_address = Address of the hook
call-hook_try = Try it
call-hook_answer = It answered with { $status }.
hook-unknown = This name is not known.
hook-inside = This address lies inside a house and is not called.
hook-slow = It did not answer in time.
hook-lost = It cannot be reached.

# --- mail ------------------------------------------------------------------------------

mail-confirm_subject = Meseta: confirm this address
mail-confirm =
    Hello { $name },

    somebody, probably you, wants Meseta to write to this address when it is your turn.
    If that is right, open this page and confirm it:

    { $address }

    If not, do nothing: nothing more will be sent.
mail-turn_subject = { $game }: it is your turn
mail-turn =
    It is your turn at a table of { $game }: { $question }

    { $address }

    You will get no other mail about this table until you have been there.
mail-leave = No more mail: { $address }

# --- the club --------------------------------------------------------------------------

club-title = Club
club-about = Ratings by game, from all finished tables at which nobody played for two. People and bots are rated alike: what somebody is good for with near certainty, so it grows with every game that confirms it.
club-empty = No table has been finished yet.
club-player = Player
club-rating = Rating
club-games = Games
club-wins = Wins
club-place = Mean place
club-bot = Bot { $level }
club-nobody = somebody
club-tables = Finished tables

refused-expired = This invitation has expired. Ask whoever sent it to renew it.
refused-over = The game is over.
refused-silence = You have said a lot; wait a moment.
refused-mail = That is no mail address.
refused-mail_soon = A confirmation was just sent; wait a few minutes.
refused-no_mail = This server sends no mail.
refused-mail_link = This link is no longer valid.
refused-hook = That is no address for a hook: it begins with https:// or http:// and names no user.
refused-hook_soon = It was just tried; wait a moment.
