# El Grande in de terminal, Nederlands

# --- de tafel --------------------------------------------------------------------------

initial-purple = P
initial-green = G
initial-blue = B
initial-orange = O
initial-white = W

sheet-values = waarden
sheet-scored_soon = puntentelling na deze ronde
sheet-court = hof
sheet-province = provincie
sheet-dummy = dummy
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } veto's
}
sheet-disc = schijf: { $area }

# --- de antwoorden ---------------------------------------------------------------------

choice-pass-give = { $modifier }
choice-power-play = +{ $count }
    .alone = machtkaart { $value } (+{ $count })
choice-power-modify = modificator { $modifier }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }
choice-recall-recall = { $region }
choice-recall-stop = genoeg
choice-ability-use = gebruiken
choice-ability-skip = afzien
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = speciale actie
choice-turn-end = beurt beëindigen
choice-veto-veto = veto
choice-veto-allow = toelaten
choice-veto-allow_rest = alles toelaten
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = genoeg
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = genoeg
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = genoeg
choice-withdraw-court = het hof
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = laten zoals het is
choice-regain-power = {""}
    .alone = machtkaart { $value }
choice-regain-modifier = modificator { $modifier }
choice-regain-skip = laten zoals het is
choice-move_grande-move = { $region }
choice-move_grande-skip = laten staan
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = laten staan
choice-escort-choose = { $owner }

# --- waar de vragen over gaan --------------------------------------------------------------

detail-power = + komt naar het hof
detail-recruit = maximaal { $most }
detail-recall = maximaal { $left }
detail-drop = { $owner }, uit { $region }
detail-place_extra = maximaal { $left }
detail-withdraw = nog { $left }
detail-escort = nog { $left }
detail-veto = { $last }

terminal-signs = ♚ Koning · ♜P Grande van Paars · ▣ scoretegel · (3) plaatsen voor caballero's · * gereconstrueerd: geen bron bekend
