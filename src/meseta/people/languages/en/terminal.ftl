# What the terminal says of every game, English

# --- a match ---------------------------------------------------------------------------

terminal-you = { $game }. You are { $seats }. Type ? for help.
terminal-watch = { $game }. Nobody is you; you watch.
terminal-and = { $names } and { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] The choice in « » above
   *[other] The { $count } choices in « » above
}
terminal-points = Points: { $points }
terminal-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-alone = The game is over.

# --- answers that are none -------------------------------------------------------------

terminal-unknown = “{ $typed }” is none of the choices. Type ? for help.
terminal-illegal = “{ $typed }” is not possible now. Type ? for help.
terminal-ambiguous = “{ $typed }” can mean several choices: { $keys }.
terminal-empty = Type the number or the name of a choice, or ? for help.

# --- commands --------------------------------------------------------------------------

command-undo = undo
command-hint = hint
command-board = board
command-story = story
command-save = save
command-help = help
command-quit = quit

terminal-help =
    Type what stands before a choice, or its name, with or without accents. Where
    cards have values, the number is the value of the card. Besides:
      undo          take your last decision back; the others will answer as before
      hint          what each choice would change at once
      board         the whole table
      story         everything that happened
      save FILE     keep the match in this file from now on
      help, ?       this
      quit, q       leave; meseta play --resume FILE goes on later
terminal-no_looking_back = What happened must be remembered here; it can be told when the game is over.
terminal-undone = Your last decision is taken back.
terminal-nothing_to_undo = There is no decision of yours to take back.
terminal-hint = What each choice would change at once, if everything were scored right after it:
terminal-hint_line = { "  " }{ $choice }: { $changes }
terminal-hint_quiet = { "  " }nothing: { $keys }
terminal-hint_unseen = { "  " }that depends on what you cannot know: { $keys }

# --- files -----------------------------------------------------------------------------

terminal-kept = The match is kept in { $file }.
terminal-unsaved = The match was not saved; what you played is lost.
terminal-saved_before = What you played last was not saved; { $file } holds the match as it was before.
terminal-save_where = A file name is needed, such as: save evening.json
terminal-save_exists = { $file } is there already; save! { $file } replaces it.
terminal-save_fails = The match cannot be saved in { $file }: { $reason }. The game goes on, and the next move tries again.
terminal-saves_again = The match can be saved again and is kept in { $file }.

# --- tables ----------------------------------------------------------------------------

sheet-round = Round { $round }
sheet-player = player
sheet-points = points
sheet-played = played
sheet-hand = hand
sheet-start = start
sheet-would_score = would score

# --- stepping through a match ----------------------------------------------------------

terminal-steps = Enter: on · b: back · a number: there · q: leave
terminal-move = Move { $number } of { $count }, { $seat }: { $move }

# --- the command -----------------------------------------------------------------------

cli-meseta = The table for the Iberian games.
cli-codes = Exit codes: 0 finished, or left with everything saved; 1 left unsaved; 2 bad input; 130 interrupted.
cli-commands = commands
cli-play = play in the terminal against random players
cli-me = the seats that you play, by colour, with commas; usually the first
cli-watch = play no seat and watch
cli-save = keep the match in this file, saved after every move
cli-force = let --save replace a file that is there already
cli-resume = go on with a saved match, and keep it in the same file
cli-no_compile = compile nothing meanwhile
cli-language = of everything that is shown; usually that of the environment
cli-replay = step through a saved match
cli-bench = decisions and games a second in all ways
cli-box = look into a box, or check one of your own
cli-export = write a box as TOML
cli-export_box = which one; usually the game's first
cli-check = say what is wrong with a box
cli-compile = compile rules ahead of time
cli-compile_games = usually all
cli-games = explain the games and their options
cli-games_which = usually all
cli-options = see meseta games
cli-any_box = a box of the game by its name, or a file of your own
cli-seed = the same seed gives the same game, the others' choices included

cli-unknown = { $word } means nothing here
cli-no_game = { $words }: one game is needed; there is { $games }
cli-missing = { $module } is missing; pip install 'meseta[terminal]'
cli-resume_alone = --resume: a saved match has its game, options, box and seed already
cli-no_seat = --me: '{ $seat }' is not one of { $seats }
cli-save_exists = { $file } is there already: --resume goes on with it, --force replaces it
cli-save_fails = { $file } cannot be written: { $reason }
cli-no_box = --box: '{ $box }' is not one of { $boxes }
cli-not_a_box = { $file }: this is not a box: { $error }
cli-good_box = { $file }: nothing is wrong with this box ({ $title })
cli-compiled = { $game }: already { $way }
cli-compiling = { $game }: compiling ({ $way }), this takes about a minute …
cli-compiled_after = { $game }: done after { $seconds } s
cli-bench_title = { $game }: random play, one core, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-way = way
cli-decisions = decisions/s
cli-games_a_second = games/s
cli-game = { $game }: { $title }, rules version { $version }
cli-usual = usually { $value }
cli-boxes = The boxes that come with the game; a file of your own can take their place.
