# Whose move it is: on pages, by mail, to a program; English

# --- what calls me ---------------------------------------------------------------------

set-sound = Soft sounds: my turn, pieces, scorings
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

# --- on devices ------------------------------------------------------------------------

push-title = On my devices, also when nothing is open
push-about = The device shows a notification, as a message does. It names the game and the question, and nothing that is hidden.
push-start = Call me on this device
push-unable = This browser cannot call you. On an iPhone or iPad, add Meseta to the home screen and open it there.
push-for = Call me for
push-for_turn = my move
push-for_rematch = a rematch
push-quiet = Quiet from
push-until = until
push-stop = No more calls here
push-taken = The last call went out.
push-refused = The push service did not take the last call.
push-ask = Shall this device call you when it is your move?
push-yes = Yes
push-not_now = Not now
push-done = This device will call you.
push-choose = What for, and when not
push-test = This is how you are called.
push-rematch_title = { $game }: a rematch
push-rematch = The table is laid, and your seat is kept.

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
