# 6 Castles in the terminal, English

# --- the table -------------------------------------------------------------------------

initial-blue = B
initial-red = R
initial-yellow = Y
initial-green = G

short-pasture = Pa
short-chestnut = Cn
short-olive = Ol
short-vine = Vi
short-cereal = Ce
short-lake = La
short-dead_land = De
short-forest = Fo
short-house = Ho
short-chapel = Ch
short-stone_cross = Cr
short-military_camp = Ca
short-roman_milestone = Mi
short-rock = ▲▲
short-toll = ½½
corner-nw = NW
    .in = in the north-west
corner-ne = NE
    .in = in the north-east
corner-se = SE
    .in = in the south-east
corner-sw = SW
    .in = in the south-west

brings-half_coin = half coin
brings-cylinder = cylinder step
brings-religion = religion step
brings-exploration = exploration tile
sheet-line = { $seat }'s line
sheet-secret = secret
sheet-on_castles = pieces on castles
sheet-charter = { $points } points{ $coins ->
    [0] {""}
   *[other] , { $coins } half coins
}{ $steps ->
    [0] {""}
    [one] , { $steps } step of religion
   *[other] , { $steps } steps of religion
}
sheet-coins = half coins
sheet-discs = discs
sheet-workers = workers
sheet-religion = religion
sheet-tiles = tiles
sheet-total = total

# --- the answers -----------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = side { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = lay { $number }
    .alone = lay the tile { $shows }
choice-lay-append = append a tile to the line
choice-lay-replace = replace tile { $place } of the line
choice-lay-toll = pay for a step
    .alone = pay a half coin to step on
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] as it is
    [1] turned by a quarter
    [2] turned by half
   *[3] turned by three quarters
}
    .alone = { choice-rotate-turn }
choice-extend-append = append a tile
choice-extend-decline = lose the step
choice-castle-build = { $place } ({ $shows })
    .alone = on the hill { $place } ({ $shows })
choice-act-end = end the turn
choice-act-mark_hill = mark { $place } ({ $shows })
    .alone = mark the hill { $place } ({ $shows })
choice-act-step = step onto { $shows }
choice-act-disc = disc on { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } for { $coins }
    .alone = { $castle }: sell { $goods } { $good } for { COUNT($coins, "half_coin") }
choice-act-score = { $points } points for { $type }
choice-act-enter = bring a worker
choice-act-walk = walk with worker { $worker }
choice-act-pray = religion +{ $steps }
    .alone = { COUNT($steps, "step") } of religion ({ $points } → { $then } points)
choice-act-append = append a tile to the line
choice-act-replace = replace tile { $place } of the line
choice-act-toll = pay for a step
    .alone = pay a half coin to step on
choice-sale_disc-lift = disc on { $shows }
    .alone = disc on { $space } ({ $shows })
choice-sale_disc-supply = from the supply
choice-slot_disc-lift = disc on { $shows }
    .alone = disc on { $space } ({ $shows })
choice-slot_disc-supply = from the supply
choice-goal-go = { $number }
    .alone = to { $tile }
choice-hill-enter = { $place } ({ $shows })
    .alone = onto the hill { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = worker { $worker } on { $hill }
choice-slot_worker-supply = from the supply

# --- what the questions are about --------------------------------------------------------

detail-charter = { $alone ->
    [true] alone, both count in the end in the same way
   *[false] it stays secret until the end; the other one is laid open for everybody
}
detail-line_tile = tile { $place } of the line
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] marking { $marking } · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] the imaginary opponent's tile
   *[misplaced] the opponent's tile has to move
}
detail-goal = worker { $worker }
detail-hill = worker { $worker } at { $tile }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = Pa pasture, Cn chestnuts, Ol olives, Vi vines, Ce cereal, La lake, De dead land, Fo forest, Ho house, Ch chapel, Cr stone cross, Ca military camp, Mi Roman milestone, ▲▲ rock, ½½ half coin · a number after it: your worker, a letter: another's · ♜ castle · ◉ cylinder · ● disc · 5! top slot · 4=B taken by Blue · * reconstructed: no source is known
