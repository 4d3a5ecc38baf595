# El Grande in the terminal, English

# --- the table -------------------------------------------------------------------------

initial-purple = P
initial-green = G
initial-blue = B
initial-orange = O
initial-white = W

sheet-values = values
sheet-scored_soon = scored after this round
sheet-court = court
sheet-province = province
sheet-dummy = dummy
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } vetoes
}
sheet-disc = disc: { $area }

# --- the answers -----------------------------------------------------------------------

choice-pass-give = { $modifier }
    .alone = { $does }
choice-power-play = +{ $count }
    .alone = power card { $value } (+{ $count })
choice-power-modify = modifier { $modifier }
    .alone = modifier { $does }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }{ $all ->
        [true] {" "}(all)
       *[false] {""}
    }
choice-recall-recall = { $region }
choice-recall-stop = take no more
choice-ability-use = use it
choice-ability-skip = leave it
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = special action
    .alone = special action: { $card }
choice-turn-end = end the turn
    .alone = { $left ->
        [0] end the turn
       *[other] end the turn ({ COUNT($left, "caballero") } not placed)
    }
choice-veto-veto = veto
choice-veto-allow = allow
choice-veto-allow_rest = allow all of it
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = move no more
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = place no more
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = spare the others
choice-withdraw-court = the court
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = leave it
choice-regain-power = {""}
    .alone = power card { $value }
choice-regain-modifier = modifier { $modifier }
    .alone = modifier { $does }
choice-regain-skip = leave it
choice-move_grande-move = { $region }
choice-move_grande-skip = leave it
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = leave it
choice-escort-choose = { $owner }

# --- what the questions are about --------------------------------------------------------

detail-ability = { $does }
detail-pass = everybody passes one at the same time; you get one from { $right }
detail-power = high acts first, low brings more caballeros (+){ $count ->
    [0] {""}
   *[other] ; played: { $who }
}
detail-recruit = { $short ->
    [0] up to { $most } from the province
   *[other] up to { $most }: first { $province } from the province, then { $short } from regions
}
detail-recall = up to { $left }, since the province is empty
detail-turn = { $stage ->
    [before] before or after it: { $text }
    [during] the special action ends the placing: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, from { $region }
detail-assassinate = still to go: { $who }
detail-withdraw = one by one, from your court or from regions
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] everybody chooses at the same time; whoever chooses the King's region ({ $area }) takes them to the court
       *[away] everybody chooses at the same time
    }
    [coup] { $king ->
        [here] all concerned choose at the same time; from the King's region ({ $area }) they go on to the court
       *[away] all concerned choose at the same time
    }
    [lose] { $text } All concerned choose at the same time
   *[compare] everybody chooses at the same time; a region is scored if only one disc shows it
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] any number of own
   *[other] { $count } own
}
moves-foreign = { $count ->
    [all] any number of others'
   *[other] { $count } of others
}
moves-any = { $count ->
    [all] any number of any colour
   *[other] { $count } of any colour
}

# --- what answers would lead to ------------------------------------------------------------

outlook-power-play = { $order ->
    [one] You would act as number { $first } of { $seats }.
    [several] You would act as number { $first } to { $last } of { $seats }.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] The King is in { $area }: your caballeros go to the court.
    [region] { $area } with your caballeros: { $there }; worth { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ King · ♜P Purple's grande · ▣ scoring tile · (3) places for caballeros · * reconstructed: no source is known · ° our title
