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
choice-power-play = +{ $count }
    .alone = power card { $value } (+{ $count })
choice-power-modify = modifier { $modifier }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }
choice-recall-recall = { $region }
choice-recall-stop = that is enough
choice-ability-use = use it
choice-ability-skip = leave it
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = special action
choice-turn-end = end the turn
choice-veto-veto = veto
choice-veto-allow = allow
choice-veto-allow_rest = allow all of it
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = that is enough
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = that is enough
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = that is enough
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
choice-regain-skip = leave it
choice-move_grande-move = { $region }
choice-move_grande-skip = leave it
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = leave it
choice-escort-choose = { $owner }

# --- what the questions are about --------------------------------------------------------

detail-power = + is what comes to the court
detail-recruit = up to { $most }
detail-recall = up to { $left }
detail-drop = { $owner }, from { $region }
detail-place_extra = up to { $left }
detail-withdraw = still { $left }
detail-escort = still { $left }
detail-veto = { $last }

terminal-signs = ♚ King · ♜P Purple's grande · ▣ scoring tile · (3) places for caballeros · * reconstructed: no source is known
