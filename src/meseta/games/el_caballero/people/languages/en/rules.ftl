# El Caballero, English

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
counted-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}

side-north = north
side-east = east
side-south = south
side-west = west
where-map = on the map
region-map = a region of the map
area-shown = { $lands ->
    [none] water at all sides
    [one] land at 1 side
    [two] land at 2 sides
    [across] land at 2 opposite sides
    [three] land at 3 sides
   *[all] land at all sides
}{ $found ->
    [nothing] {""}
    [gold] {" "}with gold
    [fish] {" "}with fish
   *[gold_fish] {" "}with gold and fish
}
where-middle = in the middle
where-north = in the north
where-northeast = in the north-east
where-east = in the east
where-southeast = in the south-east
where-south = in the south
where-southwest = in the south-west
where-west = in the west
where-northwest = in the north-west
region-named = { $kind ->
    [land] land of { $size } { $size ->
        [one] card
       *[other] cards
    }{ $treasure ->
        [0] {""}
        [1] {" "}with gold
       *[other] {" "}with { $treasure } gold
    }
   *[water] { $size ->
        [1] bay
        [2] bay of 2 cards
       *[other] sea of { $size } cards
    }{ $treasure ->
        [0] {""}
        [1] {" "}with fish
       *[other] {" "}with { $treasure } fish
    }
} { $where }
region-further = { $name }, further { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
region-why = { $kind ->
    [land] worth { $worth }{ $factor ->
        [1] {""}
       *[other] , double for an only first
    }; caballeros: { $who }{ $rank ->
        [first] ; those tied for first get it once each
        [second] ; those tied for second get nothing
        [unpaid] ; with two players a second gets nothing
       *[other] {""}
    }
    [once] { $size } for each ship, { $treasure } more for all fish; ships: { $who }
   *[water] { $worth } for each ship; ships: { $who }
}
harbour-north = north side of caballero card { $card }
harbour-east = east side of caballero card { $card }
harbour-south = south side of caballero card { $card }
harbour-west = west side of caballero card { $card }
rotation-0 = as printed
rotation-1 = turned by a quarter
rotation-2 = turned by half
rotation-3 = turned by three quarters

# --- what happens ------------------------------------------------------------

event-start_card = The start card shows { $area }.
event-starter = { $seat } will play the first power card.
event-revealed = An area card is turned up: { $area }.
event-round = Round { $round } begins.
event-power = { $seat } plays power card { $value }.
event-supplied = { $seat } takes { COUNT($count, "caballero") } to the court.
event-laid = { $seat } lays an area card { $place }: { $area }.
event-laid_beyond = { $seat } lays an area card beyond a caballero card { $cell }: { $area }.
event-renewed = No card of the display can be laid: it goes under the deck, and a new one is turned up.
event-skipped = No area card at all can be laid; { $seat } lays none.
event-posted = { $seat } places caballero card { $card } with { COUNT($count, "caballero") }: { $place }.
event-afloat = { $seat } places caballero card { $card } { $place }, at water alone.
event-turned = { $seat } turns caballero card { $card } to { COUNT($count, "caballero") } at land{ $change ->
    [none] {""}
   *[other] ; court { $change }
}.
event-rotated = { $seat } turns caballero card { $card } at water alone.
event-landed = Land reaches { $seat }'s caballero card { $card }: { COUNT($count, "caballero") } { $count ->
    [one] counts
   *[other] count
} there ({ $place }).
event-expelled = { $seat }'s caballero card { $card } { $place } is driven out: land at two sides.
event-saved = { $ships ->
    [0] { $seat } gets back { COUNT($count, "caballero") }.
   *[other] { $count ->
        [0] { $seat } gets back { COUNT($ships, "ship") }.
       *[other] { $seat } gets back { COUNT($count, "caballero") } and { COUNT($ships, "ship") }.
    }
}
event-lost_court = { $seat } loses { COUNT($count, "caballero") }: there is no room at the court.
event-withdrawn = { $seat } withdraws caballero card { $card } { $place }.
event-fortified = { $seat } buys a castillo for caballero card { $card }.
event-ship_bought = { $seat } buys a ship for the { $side } side of caballero card { $card }.
event-sailed = A ship of { $seat } sails from the { $origin } to the { $goal }.
event-ship_home = { $seat } takes the ship from the { $side } side of caballero card { $card } to the court.
event-launched = { $seat } brings a ship from the court to the { $side } side of caballero card { $card }.
event-shifted = { $seat } moves the castillo of caballero card { $card } to caballero card { $target }.
event-scoring = Scoring after round { $round }.
event-region_scored = The { $region } is worth { $value }.
event-scored = { $seat } is { $rank ->
    [1] first
   *[other] second
} in the { $region }: { COUNT($points, "point") }.
event-ships = { COUNT($ships, "ship") } of { $seat } in the { $region }: { COUNT($points, "point") }.
event-ended = { $seat }'s turn is over.
event-over = The game is over.

# --- what is asked ------------------------------------------------------------

ask-power = play a power card
ask-turn = choose what to do next
ask-choose_area = choose an area card
ask-lay_area = choose a cell
    .now = where does the area card go?
ask-lay_beyond = choose a cell beyond a caballero card
    .now = where does the area card go, beyond a caballero card?
ask-rotate_area = choose the rotation
    .now = how is the area card turned?
ask-post_card = choose a cell
    .now = where does the caballero card go?
ask-post_number = choose the number
    .now = which number does the caballero card show?
ask-turn_card = choose an own caballero card
    .now = which caballero card do you turn?
ask-turn_number = choose the number
    .now = which number does caballero card { $card } show?
ask-buy_ship = choose a side of an own caballero card
    .now = which side gets the new ship?
ask-fortify = choose an own caballero card
    .now = which caballero card gets the castillo?
ask-withdraw = choose an own caballero card
    .now = which caballero card do you withdraw?
ask-sail = choose a side of an own caballero card
    .now = which ship sails?
ask-arrive = choose a side of an own caballero card
    .now = where does the ship sail to?
ask-ship_home = choose a side of an own caballero card
    .now = which ship goes to the court?
ask-launch = choose a side of an own caballero card
    .now = which side gets the ship from the court?
ask-shift_from = choose an own caballero card
    .now = which castillo do you move?
ask-shift_to = choose an own caballero card
    .now = which caballero card gets the castillo?
ask-over = the game is over

# --- options ------------------------------------------------------------

option-players = Players
    .about = How many play, or their colours in the order of the seats.
option-isthmus_or_strait = Opposite land edges
    .about = Whether land at two opposite edges is one isthmus that parts the waters, or two lands with a strait between.
value-isthmus_or_strait-isthmus = one isthmus
value-isthmus_or_strait-strait = a strait between
option-turn_limit = Turning cards
    .about = Whether one caballero card may be turned instead of placing any, or two steps of placing and turning in any mix.
value-turn_limit-1 = one, instead of placing
value-turn_limit-2 = two steps, mixed
option-court_card_cap = Cards that show the court
    .about = How many caballero cards may show the court; unset, all of them.
value-court_card_cap-none = all
value-court_card_cap-2 = two
option-last_card_any_time = The last caballero card
    .about = Whether the eighth caballero card may be placed at any time, or only in the last round. No card is left then to show the court: whoever is there is lost.
option-rotate_area_cards = Turning area cards
    .about = Whether area cards may be rotated before they are laid.
option-number_order = Order of the numbers
    .about = Whether the numbers run clockwise round a caballero card, or the other way.
value-number_order-clockwise = clockwise
value-number_order-counterclockwise = counterclockwise
option-area_ties_stand = Ties by area cards
    .about = Whether an area card may be laid that leaves players tied in a region.
option-below_tied_first_scores = Second behind tied firsts
    .about = Whether an only second scores although the first place is tied.
option-two_player_first_double = Double points for two
    .about = Whether an only first gets double points with two players too.
option-fish_per_ship = Fish
    .about = Whether every ship counts the fish of its water, or each player once.
option-power_supply = Caballeros on power cards
    .about = Whether the power cards supply as many caballeros as we derived, or as in El Grande.
value-power_supply-derived = as derived
value-power_supply-el-grande = as in El Grande
option-protected_return = What a castillo saves
    .about = Whether a castillo brings back as many caballeros as the number at land, or as were paid for it.
value-protected_return-number = the number at land
value-protected_return-paid = what was paid
option-interleave_steps = Interleaving
    .about = Whether the seven actions of a turn may be mixed, or each is one block.
option-both_area_cards = Two area cards
    .about = Whether a power card that lays two area cards makes the player lay both.
option-lowering_may_tie = Ties by lowering
    .about = Whether a caballero card may be turned to a lower number that makes its owner tie with another player.
option-lowered_return = What a lowered card brings back
    .about = Whether a caballero card that is turned to a lower number brings back only what was paid for the difference, or the whole difference.
value-lowered_return-paid = only what was paid
value-lowered_return-number = the whole difference

# --- what is looked at when a position is judged -----------------------------

feature-points = points so far
feature-next_scoring = what the next scoring would bring
feature-later_scoring = what a later scoring would bring
feature-regions_led = regions led alone
feature-safety = safe leads
feature-chances = regions within reach
feature-dangers = regions at risk
feature-waters = what the ships would bring
feature-court = caballeros at the court
feature-room = room at the court
feature-cards_left = caballero cards not placed yet
feature-ships = ships at the court
feature-castillos = castillos on caballero cards
feature-hand = better power cards left in hand
feature-best_card = the highest power card in hand
feature-to_move = the turn still to come
feature-supply = caballeros that the power card still brings
feature-to_lay = area cards still to be laid
feature-to_post = caballero cards that may still be placed
