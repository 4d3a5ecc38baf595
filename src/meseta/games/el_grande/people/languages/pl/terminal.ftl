# El Grande w terminalu, po polsku

# --- stół ------------------------------------------------------------------------------

initial-purple = F
initial-green = Z
initial-blue = N
initial-orange = P
initial-white = B

sheet-values = wartości
sheet-scored_soon = punktacja po tej rundzie
sheet-court = dwór
sheet-province = prow.
sheet-dummy = automa
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } veta
}
sheet-disc = dysk: { $area }

# --- odpowiedzi ------------------------------------------------------------------------

choice-pass-give = { $modifier }
choice-power-play = +{ $count }
    .alone = karta siły { $value } (+{ $count })
choice-power-modify = modyfikator { $modifier }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }
choice-recall-recall = { $region }
choice-recall-stop = wystarczy
choice-ability-use = użyj
choice-ability-skip = zrezygnuj
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = akcja specjalna
choice-turn-end = zakończ turę
choice-veto-veto = veto
choice-veto-allow = pozwól
choice-veto-allow_rest = pozwól na całość
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = wystarczy
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = wystarczy
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = wystarczy
choice-withdraw-court = dwór
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = zostaw
choice-regain-power = {""}
    .alone = karta siły { $value }
choice-regain-modifier = modyfikator { $modifier }
choice-regain-skip = zostaw
choice-move_grande-move = { $region }
choice-move_grande-skip = zostaw
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = zostaw
choice-escort-choose = { $owner }

# --- czego dotyczą pytania -----------------------------------------------------------------

detail-power = + tylu przybywa do dworu
detail-recruit = najwyżej { $most }
detail-recall = najwyżej { $left }
detail-drop = { $owner }, { FORM($region, "from") }
detail-place_extra = najwyżej { $left }
detail-withdraw = jeszcze { $left }
detail-escort = jeszcze { $left }
detail-veto = { $last }

terminal-signs = ♚ król · ♜F grande Fioletowego · ▣ płytka punktacji · (3) miejsca dla caballero · * rekonstrukcja: źródło nieznane
