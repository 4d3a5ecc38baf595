# Studies, English

nav-study = Study

# --- the list --------------------------------------------------------------------------

study-title = Study
study-lead = A board of one's own: all seats are yours, nothing is lost by going back, and the search is at hand.
study-mine = My studies
study-nothing = Nothing yet. Begin below, or from a table: its menu and its result lead here.
study-new = Begin a study
study-new_game = From a new game
study-from_file = From a file or a text
study-from_file_about = A position, a saved match or a study that was exported. Everything in it is checked.
study-file = File
study-text = Or the text itself
study-of_game = A position is of
study-open_it = Open it
study-shared_mark = shared
study-new_title = A study of { $game }
study-players = Who plays
study-seed = Seed
study-seed_about = The same seed gives the same game. Leave it empty for any.
study-begin = Begin

# --- the board -------------------------------------------------------------------------

study-moves = Moves
study-story = Story
study-tabs = Moves or story
study-walk_first = To the beginning
study-walk_previous = One move back
study-walk_next = One move on
study-walk_last = To the end of this line
study-note = Note
study-promote = Main line
study-promote_about = Make the way to this move the main line
study-prune = Delete
study-prune_about = Delete this move with everything after it
study-view = Seen by
study-view_turn = whoever decides
study-view_open = everybody, all open
study-strength = Strength of the search
study-strength_caballero = Caballero: a look
study-strength_grande = Grande: a short search
study-strength_rey = Rey: a second
study-strength_longer = Rey: five seconds
study-search = Search
study-note_name = Name of this position
study-note_text = Note
study-keep = Keep
study-menu = This study
study-name = Name
study-rename = Rename
study-edit = Edit the position
study-share = Share
study-share_about = Whoever has the link can look at the study and make a copy, but change nothing.
study-share_on = Share by link
study-share_off = Stop sharing
study-export = Take it along
study-export_file = The study as a file
study-export_position = This position as text
study-copy = Make a copy of my own
study-remove = Delete the study
study-remove_about = “{ $name }” goes with all its moves and notes, for everybody with whom it was shared.
study-sealed = This study comes from a match that is still being played. What you cannot see there was dealt anew. Until that match is over it stays with you: it cannot be edited, shared or exported.
study-looking = You are looking at somebody's study.
study-keys_walk = one move back, one move on
study-keys_branch = the variation above, the one below
study-keys_ends = to the beginning, to the end of the line
study-thinking = The search is thinking …
study-from_table = Study this match
study-from_table_about = A board of your own with what your seat can see; what it cannot see is dealt anew.
study-from_result = Study the match

# --- the editor ------------------------------------------------------------------------

study-editing = Edit a position
study-edit_about = Change what lies where; a press on the picture shows what can be said about that place. What cannot be is named where it stands.
study-filter = Only what is about
study-filter_all = Everything
study-group_own = On the board
study-group_table = On the table
study-group_players = Of the players
study-group_turn = In this turn
study-group_agenda = To be decided
study-none = none
study-set_up = Go on from here
study-undo_change = Undo the change
study-leave = Back to the study
study-right = This position is possible.
study-wrong = That cannot be: { $why }

# --- what scripts say ------------------------------------------------------------------

script-study_start = Beginning
script-study_prune = Delete this move and everything after it? Moves in all: { $count }.
script-study_kept = Kept.
script-study_add = Add
script-study_take_away = Take away
script-study_as_text = As text
script-study_no_text = This is no JSON.
script-study_nothing_about = Nothing can be said about that.

# --- what is refused -------------------------------------------------------------------

refused-no_node = There is no such moment.
refused-many_nodes = A study has room for { $count } moves.
refused-many_studies = You have { $count } studies; delete one first.
refused-stale_study = The study has changed in another window; here is how it is now.
refused-old_study = This study was made under other rules: { $why }
refused-not_your_study = This study is somebody else's. Make a copy of your own.
refused-sealed = That match is still being played; until it is over, its study cannot be edited, shared or exported.
refused-from_memory = This match is played from memory; it can be studied when it is over.
refused-study_file = This cannot be opened: { $why }
refused-root = The beginning cannot be deleted.
refused-nothing_asked = Nothing is asked of that seat now.
