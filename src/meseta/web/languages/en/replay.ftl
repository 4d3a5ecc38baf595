# Looking back, English

replay-title = Looking back
replay-look_back = Look back
replay-whole = Replay
replay-move = Move { $at } of { $of }
replay-begin = The beginning, before { $of ->
    [one] { $of } move
   *[other] { $of } moves
}
replay-round = round { $round }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the last move
replay-play = Play and pause
replay-slider = Move
replay-eyes = Whose view
replay-eyes_all = All hands open
replay-eyes_of = As { $seat } saw it
replay-charts = Charts
replay-copy = Copy link to this move
replay-link = Copy link
replay-now = Back to the table
replay-export = Save the match as a file
replay-export_seen = Save what I have seen
replay-export_text = The story as text
keys-move = one move back, one move on
keys-round = the round before, the next round
keys-ends = the beginning, the last move
keys-play = play and pause
keys-space = Space
script-copied = The link to this move has been copied.

# --- what Rey says ---------------------------------------------------------------------

rey-title = The match as Rey sees it
rey-about = The lines show everybody’s chance of winning after each move, from what the mover could know. The bars below show how much of it a move gave away. Click on a move to see it.
rey-decisive = What decided it
rey-own = Your costliest moves
rey-move = Move { $at }
rey-instead = { $asked }: “{ $played }” cost { $lost }{"\u00A0"}% of the chance of winning. Better was “{ $better }”.
rey-deeper = Why it was better shows only some moves later.
rey-faultless = No move cost much.
rey-nothing = There was nothing to choose in this match.
rey-working = Rey has looked at { $done } of { $of } moves.
rey-waiting = { $ahead ->
    [one] One match comes first.
   *[other] { $ahead } matches come first.
}
rey-stay = It goes on by itself; you can leave the page and come back.
rey-ask = Ask Rey to look through the match
rey-ask_about = Rey, the strongest bot, judges every move: chances of winning, swings, and the three moments that decided. It takes a few minutes.

# --- files -----------------------------------------------------------------------------

import-title = Open a match from a file
import-about = A match that was saved here or in the terminal can be stepped through move by move. Nobody plays it on. Up to { $most } kB.
import-file = File
import-bring = Open
import-mine = Brought before

# --- what is refused -------------------------------------------------------------------

refused-in_mind = At this table you have to keep in mind what happened; you can look back when the game is over.
refused-analysis_running = Rey looks through a match only when it is over; before, it would tell what people may not know.
refused-analysis_one = Rey is already looking through another match for you; ask again when that is done.
refused-analysis_full = Too many matches are waiting for Rey; try again later.
refused-import = This file cannot be opened as a match: { $why }
refused-no_file = No file was sent.
refused-imports_full = You keep { $most } matches from files already; remove one first.
