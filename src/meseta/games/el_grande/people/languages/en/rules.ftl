# El Grande, English

seat-purple = Purple
seat-green = Green
seat-blue = Blue
seat-orange = Orange
seat-white = White

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
ability-court = court
    .does = , then take { $count ->
        [one] 1 caballero
       *[other] up to { $count } caballeros
    } to the court
ability-castillo = castillo
    .does = , then place { COUNT($count, "caballero") } more in the castillo
ability-move = move
    .does = , then move { COUNT($count, "caballero") } of your own
modifier-does = { $adds }: { $way ->
    [earlier] act earlier
   *[later] act later
}
own_title = ° our title
bonus-king = first in the King's region
bonus-grande = first in the grande's home

# --- what happens ----------------------------------------------------------------------

event-round = Round { $round } begins.
event-king_starts = The King starts in { $area }.
event-grande_starts = { $seat }'s grande and { COUNT($count, "caballero") } start in { $area }.
event-dummy_enters = { COUNT($count, "caballero") } of the dummy ({ $seat }) { $count ->
    [one] enters
   *[other] enter
} { $area }.
event-revealed = Stack { $stack } shows { $card }.
event-passed = { $seat } passes a modifier to the left.
passed-to = { $seat } passes a modifier to { $left }.
event-swapped = Everybody takes up the modifier from the right.
event-power = { $seat } plays power card { $value }.
event-power_modified = { $seat } plays power card { $value } with modifier { $modifier }, { $total } in all.
event-dummy_power = The dummy ({ $seat }) shows power card { $value }.
event-recruited = { $count ->
    [0] { $seat } takes nobody to the court.
   *[other] { $seat } takes { COUNT($count, "caballero") } to the court.
}
event-recalled = { $seat } takes a caballero from { $area } back to the court.
event-ability = { $seat } uses the ability of modifier { $modifier }.
event-took = { $seat } takes { $card } from stack { $stack }.
event-placed = { $seat } places a caballero: { $area }.
event-announced = { $seat } announces the special action of { $card }.
event-vetoed = { $seat } vetoes: { $card }.
event-allowed = { $seat } lets it pass.
event-allowed_rest = { $seat } lets the whole special action pass.
event-wants_move = { $by } wants to move a caballero of { $seat } from { $area } to { $target }.
event-wants_extra = { $seat } wants to place an extra caballero: { $area }.
event-wants_return = { $by } wants to send a caballero of { $seat } from { $area } back to the province.
event-wants_withdraw = { $seat } is about to send a caballero from { $area } back to the province.
event-wants_withdraw_court = { $seat } is about to send { COUNT($count, "caballero") } from the court back to the province.
event-wants_disc = { $seat } is about to do what the disc says.
event-wants_score = { $seat } wants to score an area: { $area }.
event-wants_tile = { $by } wants to lay the tile { $tile }: { $area }.
event-wants_regain = { $seat } wants to take a power card back into the hand.
event-wants_grande = { $seat } wants to move the grande to { $area }.
event-wants_coup = { $seat } wants everybody else to leave { $area }.
event-wants_king = { $area ->
    [castillo] { $seat } wants to put the King beside the castillo.
   *[other] { $seat } wants to move the King to { $area }.
}
event-wants_recruit = { $seat } wants to take { COUNT($count, "caballero") } to the court.
event-wants_recall = { $seat } wants to take a caballero from { $area } back to the court.
event-moved = { $by } moves a caballero of { $seat } from { $area } to { $target }.
    .own = { $seat } moves a caballero from { $area } to { $target }.
event-returned = { COUNT($count, "caballero") } of { $seat } { $count ->
    [one] goes
   *[other] go
} from { $area } back to the province.
event-returned_court = { $seat } sends { COUNT($count, "caballero") } from the court back to the province.
event-disc = { $seat } has set the secret disc.
event-disc_shown = { $seat }'s disc shows { $area }.
event-scored = { $seat } takes place { $place } in { $area }: { COUNT($points, "point") }.
event-bonus = { $seat } gets { COUNT($points, "point") } more in { $area }, as { $bonus }.
event-to_court = { COUNT($count, "caballero") } of { $seat } { $count ->
    [one] goes
   *[other] go
} from { $area } home to the court.
event-tile = { $by } lays the tile { $tile }: { $area }.
event-regained = { $seat } takes a power card back into the hand.
event-regained_modifier = { $seat } takes a modifier back into the hand.
event-grande = { $seat }'s grande goes to { $area }.
event-king = { $area ->
    [castillo] The King stands beside the castillo.
   *[other] The King goes to { $area }.
}
event-king_stays = { $area ->
    [castillo] The King stays beside the castillo.
   *[other] The King stays in { $area }.
}
event-dummy_took = The dummy ({ $seat }) takes { $card } from stack { $stack } out of this round.
event-starter = { $seat } gets the start marker.
event-veto_kept = { $seat } keeps the Veto.
event-veto_expires = { $seat }'s Veto expires.
event-scoring = { $area } is scored.
event-king_scoring = General scoring after round { $round }.
event-smuggling = { $seat } may place in the King's region too.
event-ended = { $seat }'s turn is over.
event-over = The game is over.

# --- what is asked ----------------------------------------------------------------------

ask-pass = pass a modifier to the left
    .flag = to pass on
    .now = pass a modifier to { $left }
ask-power = play a power card
    .flag = to play power
    .now = { $laid ->
        [none] play a power card
       *[other] play a power card with the modifier { $laid }
    }
ask-recruit = take caballeros to the court
    .flag = to recruit
ask-recall = take caballeros back from regions
    .flag = to recall
ask-ability = use the modifier's ability
    .flag = ability?
ask-take = take an action card
    .flag = to take a card
ask-turn = place caballeros, use the special action, or end the turn
    .flag = to place or act
    .now = { $stage ->
        [special] use the special action, or end the turn
       *[other] place caballeros: { $left } of { $all } left
    }
ask-veto = veto or allow
    .flag = veto?
ask-choose = choose one of two special actions
    .flag = to choose
ask-lift = lift a caballero to move
    .flag = to lift
    .now = lift a caballero to move: { $moves } left
ask-drop = drop the caballero
    .flag = to drop
ask-place_extra = place extra caballeros
    .flag = to place more
    .now = place extra caballeros: { $left } left
ask-assassinate = send one caballero of each other colour back
    .flag = to send back
ask-withdraw = send own caballeros back
    .flag = to withdraw
    .now = send { COUNT($left, "caballero") } back
ask-disc = set the secret disc
    .flag = to set the disc
    .now = { $purpose ->
        [castillo] { $count ->
            [0] where do your pieces in the castillo go?
            [one] where does your caballero in the castillo go?
           *[other] where do your { COUNT($count, "caballero") } in the castillo go?
        }
        [coup] { $count ->
            [one] where does your caballero in { $emptied } go?
           *[other] where do your { COUNT($count, "caballero") } in { $emptied } go?
        }
        [lose] in which region do you lose caballeros?
       *[compare] which region do you choose for scoring?
    }
ask-score = score an area
    .flag = to score
ask-decree = lay or move a scoring tile
    .flag = to lay a tile
ask-regain = take a card back into the hand
    .flag = to regain
ask-move_grande = move the grande
    .flag = to move home
ask-coup = name the region to empty
    .flag = to name a region
ask-king = move the King
    .flag = to move the King
ask-escort = choose who follows the King
    .flag = to escort
    .now = choose who follows the King: { $left } left
ask-over = the game is over
because-card = { $whose } plays { $card }: { $question }

# --- special actions ---------------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Move any number of
       *[other] Move up to { $up_to }
    } { $whose ->
        [own] own caballeros
        [foreign] foreign caballeros
       *[any] caballeros of any colour
    }{ $out_of ->
        [one_region] {" "}out of one region
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}into one region
       *[anywhere] {""}
    }
effect-place = Place up to { $up_to } extra caballeros in { $where ->
        [regions] any regions
        [castillo] the castillo
       *[both] any regions or the castillo
    }
effect-empty_courts = Everybody else sends { $up_to ->
        [all] the whole court
       *[other] { $up_to } caballeros of the court
    } back
effect-assassinate = { $may_stop ->
        [true] Send up to one caballero of each other colour back
       *[false] Send one caballero of each other colour back
    }
effect-withdraw = Everybody else sends { $up_to } own caballeros back, from regions or court
effect-civil_war = Everybody else picks a region by disc and loses { $up_to ->
        [all] all
       *[other] { $up_to }
    } own caballeros there
effect-score = { $what ->
        [choice] Score one region of your choice
        [values] Score all regions worth { $values }
        [first_places] Score all regions, but first places only
        [most] Score the regions with the most caballeros
        [least] Score the regions with the fewest caballeros
        [castillo] Score the castillo
       *[discs] Everybody picks a region by disc; those picked once are scored
    }
effect-decree = Lay or move a scoring tile
effect-regain = Take a played power card back
effect-recruit = Take up to { $up_to } caballeros to the court
effect-grande = Move your grande to another region
effect-coup = Name a region; everybody else moves out of it by disc
effect-king = { $to ->
        [anywhere] Move the King to any region
        [neighbour] Move the King to a neighbouring region
        [distant] Move the King to a region that is not a neighbour
        [abroad] Send the King to France or Portugal
        [fewest] Move the King to the region with the fewest caballeros
       *[a_grande] Move the King to a region with grandes; they go into the castillo
    }{ $escort ->
        [0] {""}
       *[other] , and { $escort } caballeros with him
    }
effect-revolt = Put the King beside the castillo
effect-regent = Exchange the King and your grande
effect-smuggle = Place in the King's region too
effect-veto = Keep this card to forbid one special action, this round or next
note-or_castillo = , or the castillo
note-his_own_too = , his own too
note-not_his_own = , not his own
note-from_castillo = , out of the castillo too
note-not_dummy = ; the dummy may be spared
note-singles_lose = ; whoever has them in no region loses as many as possible
note-or_modifier = , or a modifier
joined-and = {" "}and{" "}
joined-or = {" "}— or:{" "}

# --- options -----------------------------------------------------------------------------------

option-players = Players
    .about = How many play, or their colours in the order of the seats. Two play with a dummy.
option-edition = Edition
    .about = The cards and rules of the new edition of 2023, or of the first one of 1995.
value-edition-2023 = new (2023)
value-edition-classic = classic (1995)
option-short = Short game
    .about = Only six rounds are played; the box says which are left out.
option-merged_stack = Merged stacks
    .about = Three players shuffle the second and the third stack into one; two always do.
option-expansions = Expansions
    .about = New Regency replaces the King's stack, Old Hands adds cards, Power Shift adds modifiers.
value-expansions-new-regency = New Regency
value-expansions-old-hands = Old Hands
value-expansions-power-shift = Power Shift
option-old_hands = Single Old Hands
    .about = The cards of Old Hands that are swapped in, one by one, instead of all of them.
value-old_hands-intrigue_choice = Intrigue
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Secret Scoring
option-castillo = The castillo
    .about = Whether what is in it is shown, since all of it was announced, or must be kept in mind until the game is over.
value-castillo-open = shown
value-castillo-memory = from memory
option-dummy_castillo = The dummy in the castillo
    .about = Whether the dummy's caballeros stay there at a general scoring or go home.
value-dummy_castillo-stay = they stay
value-dummy_castillo-home = they go home
option-militia_castillo = Militia into the castillo
    .about = Whether extra caballeros of the Militia may be thrown into the castillo too.
option-choice_castillo = The castillo by choice
    .about = Whether a scoring of one's own choice may name the castillo.
option-estate_may_stay = Country Estate
    .about = Whether the King's own region may be the one with the fewest caballeros.
option-assassin_may_stop = Assassin
    .about = Whether the player may spare colours.
option-assassin_dummy = Assassin and dummy
    .about = Whether the player may spare the dummy, or must take one of its caballeros too.
value-assassin_dummy-may = may be spared
value-assassin_dummy-must = must lose one too
option-civil_war_singles = Civil War with single caballeros
    .about = Whether those who have two caballeros in no region are spared by Civil War 2, or lose as many as they can.
value-civil_war_singles-spared = spared
value-civil_war_singles-lose = lose what they can
option-retinue_castillo = Retinue out of the castillo
    .about = Whether caballeros follow the King out of the castillo when he stood beside it.
option-may_leave_undone = Leave undone
    .about = Whether tile, power card, grande or King may stay where they are after the special action was announced.
option-veto_interrupts = Interrupting Veto
    .about = Whether a Veto of the classic edition can stop a special action at every step; or only moves one by one, and all else before it begins; or never once it has begun.
value-veto_interrupts-every-step = at every step
value-veto_interrupts-moves = moves only
value-veto_interrupts-never = never

# --- what is looked at when a position is judged ---------------------------------------

feature-points = points so far
feature-next_scoring = what the next scoring would bring
feature-later_scorings = what later scorings would bring
feature-due_now = what this round's scoring would bring
feature-due_for_sure = points of this round's scoring that are nearly safe
feature-due_soon = what the scoring of the next round would bring
feature-chances_now = points within reach before this round's scoring
feature-dangers_now = points at risk before this round's scoring
feature-castillo_now = caballeros that leave the castillo this round
feature-firsts = sole first places
feature-safety = safe leads
feature-chances = points within reach
feature-dangers = points at risk
feature-kings_region = caballeros in the King's region
feature-home = the lead in the grande's home
feature-on_board = caballeros in the regions
feature-in_castillo = caballeros in the castillo
feature-court = caballeros in the court
feature-province = caballeros in the province
feature-hand = better power cards left in hand
feature-best_card = the highest power card in hand
feature-to_move = the turn still to come
feature-order = the order of turns
feature-to_place = caballeros still to be placed
feature-special = the special action still to come
feature-vetoes = Veto cards
