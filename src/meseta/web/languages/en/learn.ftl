# Learning a game, English

learn-guide = How to play
learn-lessons = Guided first game
learn-components = Components
learn-options = Options and notation
learn-nav = Learn { $game }
learn-contents = On this page
learn-explain = What does this question mean?

# --- components -----------------------------------------------------------------------

sources-about = Everything in the box, drawn by Meseta and described in our own words. Each says how well we know it:
sources-all = Every entry of the box by its source, as the box's file names it
source-rules = rule book
sourced-rules = It stands in the rule book.
source-public = published
sourced-public = Others who know the game have published it.
source-derived = derived
sourced-derived = It follows from what rule book and publications say.
source-attested = attested
sourced-attested = Somebody who owns the game has seen it in their copy.
source-reconstructed = reconstructed
sourced-reconstructed = Nobody has written it down, so it was made to fit what is known; the printed one may differ.

# --- options and notation -------------------------------------------------------------

options-title = Options
options-about = Every table can be made with these; what is usual has a golden edge.
options-usual = usual
notation-title = Notation
notation-about = How moves are written in saved matches, in the terminal and for programs. What stands in curly brackets is chosen.
notation-question = Question
notation-answer = Answer
notation-example = Example

# --- lessons --------------------------------------------------------------------------

learn-about = A few small positions, one decision each. Try any answer: you see what comes of it and why it matters, and can try again. Afterwards you are ready for a whole game.
learn-begin = Begin
learn-go_on = Go on
learn-ready = You have seen it all: you are ready.
learn-play = Play against { $level }
learn-tried = done
learn-number = lesson { $number } of { $count }
learn-tab = Lesson
learn-menu = This lesson
learn-answered = Read what came of it.
learn-again = Try again
learn-next = Next
learn-finish = Finish
script-whole_guide = Read the whole guide
script-well_done = Well played.
script-not_best = There is more in it.
script-came_of_it = What came of it
script-points = Points for you: { $count }
script-why = Why it matters
