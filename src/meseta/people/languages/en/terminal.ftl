# What the terminal says of every game, English

# --- a match ---------------------------------------------------------------------------

terminal-you = { $game }. You are { $seats }. Type ? for help.
terminal-watch = { $game }. Nobody is you; you watch.
terminal-plays = { $bot } plays { $seats }.
terminal-thinks = { $name } thinks …
terminal-bot_fails = A bot cannot go on, and the game ends here. { $reason }
terminal-save_now = Type the name of a file to keep the match in (with ! at its end a file is replaced), or nothing.
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

# --- bots ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = { $bot } would choose
hint-wins = wins %
hint-points = points
hint-at_once = at once
hint-tries = tries

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
      undo          your last decision; the others will answer as before
      hint          what Rey, the strongest bot, would choose: how likely you win
                    then, your points at the end, and at once if all were scored
      board         the whole table
      story         everything that happened
      save FILE     keep the match in this file from now on
      help, ?       this
      quit, q       leave; meseta play --resume FILE goes on later
terminal-no_looking_back = What happened must be remembered here; it can be told when the game is over.
terminal-undone = Your last decision is undone.
terminal-nothing_to_undo = There is no decision of yours to undo.

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
cli-codes = Exit codes: 0 finished, or left with everything saved; 1 left unsaved; 2 bad input; 3 a bot failed; 130 interrupted.
cli-commands = commands
cli-play = play in the terminal against bots
cli-me = the seats that you play, by colour, with commas; usually the first
cli-opponents = who plays the other seats, with commas: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; usually caballero; fewer than seats come in turn
cli-watch = play no seat and watch
cli-save = keep the match in this file, saved after every move
cli-force = let --save replace a file that is there already
cli-resume = go on with a saved match, and keep it in the same file
cli-no_compile = compile nothing meanwhile
cli-language = of everything that is shown; usually that of the environment
cli-serve = the table in the browser, served from this computer
cli-host = the address to listen at; usually this computer only
cli-port = the port; usually 8723, or another one that is free
cli-database = where tables are kept, as a URL; usually a file in your data folder
cli-open = open the browser
cli-serving = Meseta is at { $address } (Ctrl+C ends it)
cli-processes = how many processes serve; several need PostgreSQL
cli-public = where people find it, if it is behind a proxy: https://meseta.example.org
cli-allowed_host = one more name by which it may be called (may be given several times)
cli-proxy = the proxy whose word is taken for where a request comes from
cli-open_metrics = show /metrics to other computers too
cli-json_logs = write every request as a line of JSON
cli-backup = copy all tables and people into a file, while they are served
cli-restore = take all tables and people out of such a file
cli-replace = even if there are tables and people already: they are deleted
cli-backed_up = { $file }: { $tables } tables, { $people } people, { $entries } entries
cli-restored = From { $file }: { $tables } tables, { $people } people, { $entries } entries
cli-replay = step through a saved match
cli-bench = decisions and games a second in all ways
cli-box = look into a box, or check one of your own
cli-export = write a box as TOML
cli-export_box = which one; usually the game's first
cli-check = say what is wrong with a box
cli-diff = tell two boxes apart
cli-diff_box = a box that comes with a game, or a file
cli-diff_other = the other one; without it, ours is compared with the first
cli-merge = take people's corrections into our box, as TOML
cli-merge_files = files with corrections, or whole boxes
cli-merged = { $taken } entries taken, { $conflicts } left as they were
cli-no_difference = These boxes do not differ.
cli-other_game = { $one } and { $other } are different games
cli-tune = fit what bots look at: the game plays against itself
cli-generations = how often it begins anew with what it has learned
cli-tune_games = games in each generation
cli-tune_noise = how much chance there is in the choices it learns from, in chances of winning
cli-tune_matches = matches against the weights that are there already, which stay unless the new ones win; 0: none
cli-tune_file = where the weights go; default: beside the game
cli-learn = let a network learn what to answer by playing against itself
cli-learn_out = folder for the network, its curve and what an interrupted run goes on from
cli-learn_begin = a network to go on with, instead of one that knows nothing
cli-learn_seconds = how long is learned in all
cli-learn_every = seconds between two measures
cli-learn_lanes = games at each table
cli-learn_steps = decisions in each of them before something is learned
cli-learn_device = cuda, or cpu where there is no card
cli-learn_bot = whom the network is measured against on the way
cli-learn_games = matches in each measure; 0: none
cli-arena = bots against bots, many times
cli-bots = such as peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = how many matches
cli-benchmark = measure a bot by a named task, with a result that can be cited
cli-task = the task; without one, all of them are listed
cli-benchmark_bot = whom to measure: rey, search:500, my_bot.py:Clever …
cli-deals = play so many deals only, to try it out
cli-benchmark_out = the folder for matches and result, where an interrupted run goes on; usually below benchmark/
cli-note = what the result should say of the bot, such as how it was trained
cli-record = matches of bots as a data set, as JSON lines and Parquet
cli-record_out = the folder to write to; a run that was interrupted goes on there
cli-record_few = games, workers: at least 1
cli-recorded = { $done } of { $games } matches
cli-puzzles = find puzzles in matches of strong bots, and pack them
cli-puzzles_make = look through matches until enough puzzles are found
cli-puzzles_count = how many puzzles to find
cli-puzzles_file = the file to write to; a run that was interrupted goes on there
cli-puzzles_pack = write the puzzles of such files and of sets as one set, as it is shipped
cli-puzzles_out = the file of the set
cli-puzzle = solve a puzzle
cli-puzzle_set = the set of puzzles; without one, today's of each game
cli-results = a file with a line for each match, from which an interrupted run goes on; usually in a folder of the run’s own below arena/
cli-workers = how many matches at a time
cli-against = each of the bots alone against a table of this one
cli-ray = play on Ray: at an address, or without one on this machine
cli-until = stop when it is certain that the first bot wins more, or less, than this share
cli-report = a page with plots
cli-analyze = a saved match, move by move, as a bot sees it
cli-bot = which bot
cli-json = the same as data
cli-page = the same as a page
cli-compile = compile rules ahead of time
cli-compile_games = usually all
cli-games = explain the games and their options
cli-games_which = usually all
cli-options = see meseta games
cli-any_box = a box of the game by its name, or a file of your own
cli-seed = the same seed gives the same game, the others' choices included

cli-unknown = { $word } means nothing here
cli-no_game = { $words }: one game is needed; there is { $games }
cli-missing = { $module } is missing; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: a saved match has its game, options, box and seed already
cli-no_seat = --me: '{ $seat }' is not one of { $seats }
cli-save_exists = { $file } is there already: --resume goes on with it, --force replaces it
cli-save_fails = { $file } cannot be written: { $reason }
cli-no_box = --box: '{ $box }' is not one of { $boxes }
cli-not_a_box = { $file }: this is not a box: { $error }
cli-good_box = { $file }: nothing is wrong with this box ({ $title })
cli-compiled = { $game }: already { $way }
cli-compiling = { $game }: compiling { $rules } rules ({ $way }) …
cli-compile_rules = rule { $done } of { $rules }, { $seconds } s
cli-compile_rest = all { $rules } rules after { $seconds } s; now the machine code, about { $left } s more
cli-compile_all = All games are compiled: { $games }. Name one to compile it alone.
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
