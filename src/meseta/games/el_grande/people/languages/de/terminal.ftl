# El Grande im Terminal, deutsch

# --- der Tisch -------------------------------------------------------------------------

initial-purple = L
initial-green = G
initial-blue = B
initial-orange = O
initial-white = W

sheet-values = Werte
sheet-scored_soon = Wertung nach dieser Runde
sheet-court = Hof
sheet-province = Provinz
sheet-dummy = Dummy
sheet-vetoes = { $count ->
    [one] Veto
   *[other] { $count } Vetos
}
sheet-disc = Scheibe: { $area }

# --- die Antworten ---------------------------------------------------------------------

choice-pass-give = { $modifier }
choice-power-play = +{ $count }
    .alone = Machtkarte { $value } (+{ $count })
choice-power-modify = Modifikator { $modifier }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }
choice-recall-recall = { $region }
choice-recall-stop = genug
choice-ability-use = nutzen
choice-ability-skip = verzichten
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = Sonderaktion
choice-turn-end = Zug beenden
choice-veto-veto = Veto
choice-veto-allow = zulassen
choice-veto-allow_rest = alles zulassen
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = genug
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = genug
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = genug
choice-withdraw-court = der Hof
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = bleiben lassen
choice-regain-power = {""}
    .alone = Machtkarte { $value }
choice-regain-modifier = Modifikator { $modifier }
choice-regain-skip = bleiben lassen
choice-move_grande-move = { $region }
choice-move_grande-skip = bleiben lassen
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = bleiben lassen
choice-escort-choose = { $owner }

# --- worum es in den Fragen geht ---------------------------------------------------------

detail-power = + kommt an den Hof
detail-recruit = bis zu { $most }
detail-recall = bis zu { $left }
detail-drop = { $owner }, aus { $region }
detail-place_extra = bis zu { $left }
detail-withdraw = noch { $left }
detail-escort = noch { $left }
detail-veto = { $last }

terminal-signs = ♚ König · ♜L Grande von Lila · ▣ Wertungstafel · (3) Plätze für Caballeros · * rekonstruiert: keine Quelle bekannt
