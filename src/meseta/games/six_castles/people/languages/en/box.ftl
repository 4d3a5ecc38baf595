# What stands in a box, on the forms that correct it; English

picture-gallery-tracks = Scoring tracks
box-quarters = quarters, clockwise from the top left
box-bonus = what the rock brings
box-arms = paths, where not to all sides
box-arm-n = north
box-arm-e = east
box-arm-s = south
box-arm-w = west
box-terrain-rock = rock
box-terrain-toll = half coin
box-terrain-castle = castle
box-a = side A
box-b = side B
box-under_a = under the half coin of side A
box-under_b = under the half coin of side B
box-markets = markets
box-kind = what it counts
box-kind-castle = pieces on castles
box-kind-disc = the line
box-kind-worker = workers
box-type = of what
box-points = points
box-half_coins = half coins
box-religion = steps of religion
box-entry-religion = Religion track
box-entry-pieces = Pieces of each player
box-workers = workers
box-discs = discs
box-family_less = fewer in the family version
box-explorations = exploration tiles
box-stock = exploration tiles in the stock
box-half_coins_in_gold = half coins in a gold coin
box-entry-normal = The usual game
box-tiles = landscape tiles for each
box-removed = tiles removed before
box-entry-solo = The solo game
box-charter_needs = so many win a charter
box-ratings = points from which ratings begin
box-entry-family = Family version
box-gold = gold coins at the start

# What does not fit

box-fault-count = { $kind ->
    [landscape] Landscape tiles
    [exploration] Exploration tiles
    [castle] Castles
    [charter] Charters
   *[start] Sides of the start tile
}: { $count }; there must be { $room }.
box-fault-one_rock = There is room for one rock on a tile.
box-fault-arms = A path must lead to at least one side.
box-fault-bonus = A rock brings a bonus, and nothing else does.
box-fault-ends = Side { $side } must begin and end with a terrain, not with a half coin.
box-fault-under = Side { $side }: which terrain lies under the half coin?
box-fault-goods = Side A must show more goods than side B.
box-fault-markets = The three markets must be different.
box-fault-charter_type = A charter for { $kind } cannot be about { $type }.
box-fault-castle_charter = The first charter is for pieces on castles, and no other is.
box-fault-track = Side { $side } needs at most { $most } values, each lower than the one before: not { $values }.
box-fault-religion = From 2 to { $most } values are needed that never fall.
box-fault-removed = Only { $most } tiles can be removed: those without a chapel or a stone cross.
box-fault-tiles = That takes { $needed } tiles, but there are only { $count }.
box-fault-ratings = The ratings must rise.
