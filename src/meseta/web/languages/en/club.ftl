# The club: ratings and results; English

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
