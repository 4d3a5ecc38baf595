# 6 Castles, English

seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green

counted-half_coin = { $n ->
    [one] { $n } half coin
   *[other] { $n } half coins
}
counted-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}

# --- what things are called -----------------------------------------------------------

terrain-pasture = pasture
terrain-chestnut = chestnuts
    .one = chestnut
terrain-olive = olives
    .one = olive
terrain-vine = vines
    .one = vine
terrain-cereal = cereal
terrain-lake = lake
terrain-dead_land = dead land
terrain-forest = forest
terrain-house = house
terrain-chapel = chapel
terrain-stone_cross = stone cross
terrain-military_camp = military camp
terrain-roman_milestone = Roman milestone
facing-a = side A
facing-a_reversed = side A reversed
facing-b = side B
facing-b_reversed = side B reversed
shown = with { $what }
tile-shown = the tile { $shows }
tile-start = the start tile
hill-shown = the hill { $shows }
corner-of = { $where } of { $tile }
side-north = north of { $tile }
side-east = east of { $tile }
side-south = south of { $tile }
side-west = west of { $tile }
kind-castle = pieces on castles
kind-disc = { $type } on the line
kind-worker = { $type } with workers
bonus-half_coin = a half coin
bonus-cylinder = a step of the cylinder
bonus-religion = a step on the religion track
bonus-exploration = an exploration tile
source-charters = charters
source-landscapes = landscapes
source-constructions = constructions
source-religion = religion
source-wealth = wealth
rating-squire = squire
rating-knight = knight
rating-lord = lord
rating-count = count

# --- what happens ---------------------------------------------------------------------

event-starts = { $seat } is the start player.
event-charter_kept = { $seat } keeps a charter secret.
event-charter_open = { $seat } lays a charter open: { $charter }.
event-start_tile = { $seat } lays the start tile { FORM($tile, "whole") }.
event-line_begun = { $seat }'s cylinder stands on the first space.
event-line_grew = { $seat } appends { $exploration } as tile { $place } of the line.
event-line_changed = { $seat } lays { $exploration } as tile { $place } of the line instead.
event-disc_back = { $seat }'s disc on space { $space } goes back to the supply.
event-round = Round { $round } begins.
event-turn = It is { $seat }'s turn.
event-laid = { $seat } lays { $tile } { $spot }.
event-rival_laid = The imaginary opponent's tile { FORM($tile, "whole") } lies { $spot }.
event-rival_moved = The opponent's tile { FORM($tile, "whole") } has to move: now it lies { $spot }.
event-rival_lost = The opponent's tile { FORM($tile, "whole") } fits nowhere and leaves the game.
event-unfit = { $seat } shows a tile { FORM($tile, "whole") }, which fits nowhere, and draws another tile.
event-no_place = { $seat } has no tile that fits.
event-got_coin = The rock brings { $seat } a half coin.
event-got_step = The rock moves { $seat }'s cylinder to space { $space }.
event-got_prayer = The rock moves { $seat } to step { $step } of the religion track.
event-got_tile = The rock brings { $seat } the exploration tile { $exploration }.
event-lost_bonus = { $seat }'s bonus is lost: { $bonus }.
event-castle = The castle of { $castle } rises on { $quarter }.
event-lifted = { $seat }'s worker { $worker } climbs onto the castle of { $castle }.
event-hill = { $seat } marks terrains of { $quarter }.
event-stepped = { $seat }'s cylinder goes on to space { $space }.
event-toll = { $seat } pays a half coin; the cylinder goes on to space { $space }.
event-disc = { $seat } puts a disc on space { $space }.
event-sold = { $seat } sells { $terrain } at { $castle } for { COUNT($coins, "half_coin") }.
event-slot = { $seat } takes a slot for { $type }, worth { COUNT($points, "point") }.
event-top = { $seat } takes the top slot with { $type }, worth { COUNT($points, "point") }.
event-worker = { $seat }'s worker { $worker } enters { $quarter }.
event-moved = { $seat }'s worker { $worker } walks to { $quarter }.
event-paid = { $seat } pays { $other } a gold coin.
event-prayed = { $seat } goes { COUNT($steps, "step") } along the religion track, to step { $step }.
event-built = { $seat }'s worker { $worker } stays on the track.
event-drew = { $seat } draws a landscape tile.
event-ended = { $seat }'s turn is over.
event-scoring = The game is scored.
event-charter_won = { $seat } wins the charter “{ $charter }”: { COUNT($points, "point") }.
event-charter_tied = Nobody wins the charter “{ $charter }”.
event-points = { $seat } gets { COUNT($points, "point") } for { $source }.
event-rating = { $seat } has { COUNT($points, "point") }: { $rating }.
event-over = The game is over.

brought = this turn so far: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } of religion

# --- what is asked --------------------------------------------------------------------

ask-charter = keep a charter
    .now = which charter do you keep?
ask-start_tile = choose the side of the start tile
ask-line_tile = choose an exploration tile
ask-face = choose how the exploration tile faces
ask-lay = lay a landscape tile, or see to the line
ask-spot = choose where the tile goes
    .now = { $whose ->
        [own] where does your tile go?
        [rival] the imaginary opponent's tile: where does it go?
       *[misplaced] the opponent's tile has to move: where to?
    }
ask-rotate = turn the tile
ask-extend = append a tile for the cylinder's step, or lose it
ask-castle = choose the hill that gets the castle
ask-act = act with discs or workers, or end the turn
    .now = { $doing ->
        [marking] marking { $terrains }: step or put discs, then sell and score
        [discs] still with discs: sell, score, or end the turn
        [workers] still with workers: walk, go on in religion, score, or end the turn
        [line] only your line is left: change it, or end the turn
       *[start] use your discs or your workers, or end the turn
    }
ask-sale_disc = choose a disc
    .now = which disc goes to the castle?
ask-slot_disc = choose a disc
    .now = which disc goes to the scoring track?
ask-goal = choose where the worker walks to
ask-hill = choose the hill for the worker
ask-slot_worker = choose a worker
    .now = which worker goes to the scoring track?
ask-over = the game is over

# --- options --------------------------------------------------------------------------

option-players = Players
    .about = How many play, or their colours in the order of the seats. One plays against an imaginary opponent.
    .alone = Solo: leave all other seats empty. There are twelve rounds, and before each of your turns you lay a tile for an imaginary opponent. A charter needs three of its kind, and in the end your points make you a squire, knight, lord or count.
option-family = Family version
    .about = Four workers and four discs, no charters, no slots, and lines that stay as they were laid.
option-suggested = Suggested set-up
    .about = Fewer or more landscape tiles for the number of players, and so other numbers of rounds.
option-side = Side of the board
    .about = The values of the slots on both scoring tracks.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = The castle at a sale
    .about = Whether the castle tile itself counts as one more building around it.
option-arms = Paths
    .about = Whether every path leads to all four sides of a tile, or only where the box says so.
value-arms-four = to all four sides
value-arms-tile = as the box says
option-mark_limit = Marking
    .about = Whether a terrain of the chosen hill is good for any number of marks, or for one a quarter.
value-mark_limit-type = any number of marks
value-mark_limit-icon = once a quarter
option-ring = Ring of a castle
    .about = Buildings count on the rest of the tiles that touch the castle, or in all neighbouring hills.
value-ring-tiles = the touching tiles
value-ring-hills = neighbouring hills
option-castle_distance = Distance of castles
    .about = Castles are not neighbours; have two hills between them; or are only no neighbours across a path.
value-castle_distance-2 = not neighbours
value-castle_distance-3 = two hills between
value-castle_distance-path = only not across paths
option-rock_adjacent = Rock beside rock
    .about = Whether a rock in the same hill is enough, or rock must touch rock along an edge.
value-rock_adjacent-hill = in the same hill
value-rock_adjacent-edge = along an edge
option-replace_rule = Changing the line
    .about = The tile under the cylinder may be replaced while it stands at its far left; or tiles right of it; or both.
value-replace_rule-under = under the cylinder
value-replace_rule-right = right of it
value-replace_rule-both = both
option-line_changes = When the line is changed
    .about = Tiles are appended and replaced at any time of the own turn; or only while marking, which makes it a turn with discs.
value-line_changes-turn = at any time
value-line_changes-marking = only while marking
option-toll_space = Half coins on the line
    .about = Whether a half coin shows no terrain, or one that may be matched or bought.
value-toll_space-cost = no terrain
value-toll_space-terrain = a terrain
option-sales = Sales in a turn
    .about = One good is sold in a turn; or as many as one castle buys; or any number.
value-sales-one = one
value-sales-castle = all at one castle
value-sales-any = any number
option-per_turn = Scoring in a turn
    .about = One landscape or one construction is scored in a turn, or any number.
value-per_turn-one = one
value-per_turn-any = any number
option-goods_kept = Sold goods
    .about = Whether sold goods may be sold again at another market, or are used up.
option-castle_covers = Under a castle
    .about = Whether a castle takes the terrains of its hill away from workers and rings.
option-worker_start = Start of a walk
    .about = A worker sets out from any crossing of its hill, or from where it stopped.
value-worker_start-any = any crossing
value-worker_start-last = where it stopped
option-top_slot = Top slot
    .about = Whether a player may take the top slot once a track, or once a type.
value-top_slot-track = once a track
value-top_slot-type = once a type
option-castle_choice = Several castles
    .about = Whether the player says which of several hills gets the castle first, or they go clockwise.
value-castle_choice-player = the player says
value-castle_choice-clockwise = clockwise

# --- what is looked at when a position is judged --------------------------------------

feature-total = points if the game ended now
feature-charters = points for charters
feature-landscapes = points for landscapes
feature-constructions = points for constructions
feature-religion = points for religion
feature-wealth = points for wealth
feature-secret_charter = the own secret charter
feature-step = steps on the religion track
feature-spaces = owned spaces of the line
feature-variety = different terrains on the line
feature-ahead = spaces in front of the cylinder
feature-discs = discs in the supply
feature-workers = workers on the table
feature-idle = a worker in the supply
feature-on_castles = pieces on castles
feature-slots = slots on the scoring tracks
feature-tops = top slots of the scoring tracks
feature-reserve = exploration tiles beside the line
feature-in_turn = actions still open in this turn
feature-fresh = the whole turn still to come
feature-to_move = the turn still to come
