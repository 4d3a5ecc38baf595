# Leagues: the list, a new one, standings and rounds, what is told; English

# --- the list --------------------------------------------------------------------------

league-list = Leagues
league-lead = A season with others: rounds of tables that are laid by themselves, and standings at the end.
league-mine = My leagues
league-others = Open to everybody
league-none = There is none just now. Make one, and send the link to your friends.
league-new = Make a league
league-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
league-state_open = Waiting for players
league-state_round = Round { $round } of { $last }
league-state_final = The final is being played
league-state_over = Finished

# --- a new one -------------------------------------------------------------------------

league-new_title = A league of { $game }
league-name = Name of the league
league-method = How tables are formed
league-method_even = everybody meets everybody
league-method_swiss = by standing
league-method_groups = groups and a final
league-about_even = Everybody meets everybody else as evenly as possible.
league-about_swiss = Those who stand close to each other sit together, if possible without meeting again.
league-about_groups = Groups are drawn by lot, and everybody meets everybody in their group. Then the best of all groups play one final.
league-groups = Groups
league-round_count = Rounds
league-seats = Players at a table
league-seats_about = If the number of players does not work out, some tables have one more or one fewer. Only where that is impossible does somebody sit out.
league-points = Points for first place, second place, and so on
league-points_about = As many numbers as there are players at a table. Leave it empty for the usual ones.
league-ties = When points are equal
league-ties_about = What decides then, one after the other. Whoever is still equal shares the place.
league-tie_direct = tables at which they met
league-tie_wins = first places
league-tie_opponents = strength of their opponents
league-tie_margin = lead over the average of their tables
league-pace = Pace of the rounds
league-pace_about = A round ends when all its tables have ended, or on its last day. Whoever a table is still waiting for then takes last place there.
league-round_days = Days per round at most (0: no limit)
league-next_soon = next round after the last table
league-next_dated = next round on its day
league-pause = Minutes in between
league-begins = First round on
league-begins_about = Without a date, you start the league yourself.
league-coming = Coming and leaving
league-listed_about = Who may join?
league-listed_no = whoever has the link
league-listed_yes = everybody: the league is listed
league-late_about = May others join after the first round has begun? They get nothing for the rounds they missed.
league-late_yes = yes, later too
league-late_no = no
league-leaving_about = What happens to the results of somebody who leaves?
league-leaving_keep = they stand
league-leaving_strike = they are struck
league-make = Make the league

# --- a league --------------------------------------------------------------------------

league-first_at = The first round begins:
league-next_at = The next round begins:
league-ends_at = This round ends at the latest:
league-to_table = To my table
league-come_about = You are invited to play. Your name will stand on this page, which everybody can see who has its address.
league-come_late = You can still join, and play from the next round on. Your name will stand on this page, which everybody can see who has its address.
league-come = Join
league-in = You are in. You will be told when the first round begins.
league-standings = Standings
league-place = Place
league-group = Group
league-points_short = Points
league-byes = Byes
league-short_direct = Direct
league-short_opponents = Opp.
league-short_margin = Lead
league-left = left
league-csv_standings = Standings as CSV
league-csv_results = Results as CSV
league-csv_meetings = Crosstable as CSV
league-rounds = Rounds
league-round = Round { $round }
league-final = Final
league-board = Table { $number }
league-in_group = Group { $group }
league-running = in progress
league-how_left = left the table
league-how_forfeit = out of time
league-how_shared = not finished
league-bye = Sitting out:
league-has_bye = sits out
league-crosstable = Crosstable
league-crosstable_about = How often the player on the left finished ahead of the other one, and behind.
league-opponents = Opponents
league-next_round = from the next round on
league-nobody = Nobody yet.
league-making = For you as the organizer
league-begin = Begin the first round
league-begin_next = Begin the next round now
league-invite = Invite players
league-invite_about = Whoever opens this link can join.
league-add_bot = Add a bot
league-remove = Take somebody out
league-remove_about = If they are sitting at a table of this round, a bot plays on there and they take last place. They cannot come back.
league-end_round = End this round now
league-end_round_about = At tables that have not ended, whoever they are waiting for takes last place, and the others share the places before.
league-end_word = end
league-close = End the league
league-close_about = The standings stay as they are. Tables that have not ended do not count.
league-close_unplayed = Nothing has been played yet, so nothing is left of it.
league-leave = Leave the league
league-leave_about = If you are sitting at a table of this round, a bot plays on there and you take last place. You cannot come back.
league-leave_keep = What somebody who leaves has played stands.
league-leave_strike = What somebody who leaves has played is struck: the others move up at those tables.
league-agreed = What was agreed
league-agreed_rounds = { $rounds ->
    [one] { $rounds } round, { $seats } players at a table
   *[other] { $rounds } rounds, { $seats } players at a table
}
league-agreed_points = Points for the places: { $points }
league-agreed_ties = When points are equal:
league-agreed_days = { $days ->
    [one] a round lasts at most { $days } day
   *[other] a round lasts at most { $days } days
}
league-agreed_late_yes = Players can join until the last round begins.
league-agreed_late_no = Nobody can join after the first round has begun.

# --- what is told ----------------------------------------------------------------------

league-news_round = { $league }: round { $round }
league-news_table = Your table is laid.
league-news_bye = You sit out this round.
league-news_over = { $league } is over
league-news_place = You took place { $place }.
push-for_league = my leagues
league-of_table = League: { $league }

# --- what is refused -------------------------------------------------------------------

refused-league_closed = Nobody can join this league any more.
refused-league_entered = You are in this league already, or have left it.
refused-league_few = At least { $few } players are needed.
refused-league_full = There is room for { $most } players.
refused-league_over = This league is over.
refused-league_points = Give { $seats } numbers from 100 to 0, none larger than the one before it.
refused-many_leagues = You have { $most } leagues that are not over; end one first.
refused-not_organizer = Only whoever made the league can do that.

# --- for programs ----------------------------------------------------------------------

api-op-leagues = All leagues
api-about-leagues = The leagues of the person whose token it is, and those that everybody may see.
api-op-league = A league
api-about-league = Standings, tables and meetings of a league; whoever has its address can see it.
api-op-make_league = Make a league
api-about-make_league = A league of a game; what is not said is as usual. Its maker must enter it too, to play.
api-op-enter_league = Enter a league
api-about-enter_league = Play in the league that an invitation leads to, from its next round on.
api-op-begin_league = Begin a round
api-about-begin_league = Its maker begins the first round, or the next one without waiting longer.
api-op-leave_league = Leave a league
api-about-leave_league = Leave for good; at a table of this round a bot plays on.
api-field-ahead = At how many tables the entrant finished ahead of the opponent.
api-field-behind = At how many tables the entrant finished behind the opponent.
api-field-board = The number of a table in its round.
api-field-boards = The tables of all rounds.
api-field-byes = How many rounds somebody sat out.
api-field-due = When something happens by itself: a round begins or ends, in seconds since 1970; or null.
api-field-entrant = The number of somebody in the league.
api-field-entrants = Everybody in the league.
api-field-group = The letter of the group, where there are several.
api-field-groups = How many groups there are to be.
api-field-how = How the place came about: played, left the table, forfeit (the table was waiting for them), shared (it was waiting for somebody else).
api-field-joined = The first round of somebody.
api-field-last_round = How many rounds there are.
api-field-league = The name of a league in addresses.
api-field-left = The first round without somebody; null as long as they play.
api-field-level = At how many tables both shared a place.
api-field-listed = Whether everybody may see the league in the list, and join.
api-field-meetings = How any two came out against each other.
api-field-method = How tables are formed: everybody meets evenly, by standing (swiss), or groups and a final.
api-field-opponent = The number of the other one.
api-field-phase = Where the league is: open, playing a round, in a pause, over.
api-field-played = How many tables have ended.
api-field-rank = The place in the standings; equals share one.
api-field-round_count = How many rounds there are to be, without a final.
api-field-round_days = How many days a round lasts at most; 0 is no limit.
api-field-score = Points in the league.
api-field-standings = Where everybody stands, the first first.
api-field-table_size = How many sit at a table where the number of players allows it.
api-field-turn_days = Days for each turn; 0 is no clock.
api-field-victories = How many tables somebody has won.
