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
    .alone = { $does }
choice-power-play = +{ $count }
    .alone = machtkaart { $value } (+{ $count })
choice-power-modify = modificator { $modifier }
    .alone = modificator { $does }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }{ $all ->
        [true] {" "}(allemaal)
       *[false] {""}
    }
choice-recall-recall = { $region }
choice-recall-stop = geen meer halen
choice-ability-use = gebruiken
choice-ability-skip = afzien
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = speciale actie
    .alone = speciale actie: { $card }
choice-turn-end = beurt beëindigen
    .alone = { $left ->
        [0] beurt beëindigen
       *[other] beurt beëindigen ({ COUNT($left, "caballero") } niet gezet)
    }
choice-veto-veto = veto
choice-veto-allow = toelaten
choice-veto-allow_rest = alles toelaten
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = geen meer verplaatsen
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = geen meer zetten
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = de anderen sparen
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
    .alone = modificator { $does }
choice-regain-skip = laten zoals het is
choice-move_grande-move = { $region }
choice-move_grande-skip = laten staan
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = laten staan
choice-escort-choose = { $owner }

# --- waar de vragen over gaan --------------------------------------------------------------

detail-ability = { $does }
detail-pass = iedereen geeft er tegelijk één door; jij krijgt er een van { $right }
detail-power = hoog is eerst aan de beurt, laag brengt meer caballero's (+){ $count ->
    [0] {""}
   *[other] ; gespeeld: { $who }
}
detail-recruit = { $short ->
    [0] maximaal { $most } uit de provincie
   *[other] maximaal { $most }: eerst { $province } uit de provincie, dan { $short } uit regio's
}
detail-recall = maximaal { $left }, want de provincie is leeg
detail-turn = { $stage ->
    [before] ervoor of erna: { $text }
    [during] de speciale actie beëindigt het zetten: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, uit { $region }
detail-assassinate = nog: { $who }
detail-withdraw = één voor één, uit je hof of uit regio's
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] iedereen kiest tegelijk; wie de regio van de Koning kiest ({ $area }), haalt ze naar het hof
       *[away] iedereen kiest tegelijk
    }
    [coup] { $king ->
        [here] alle betrokkenen kiezen tegelijk; wie de regio van de Koning kiest ({ $area }), haalt ze naar het hof
       *[away] alle betrokkenen kiezen tegelijk
    }
    [lose] { $text } Alle betrokkenen kiezen tegelijk
   *[compare] iedereen kiest tegelijk; een regio wordt geteld als maar één schijf haar toont
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] willekeurig veel eigen
   *[other] { $count } eigen
}
moves-foreign = { $count ->
    [all] willekeurig veel van anderen
   *[other] { $count } van anderen
}
moves-any = { $count ->
    [all] willekeurig veel van elke kleur
   *[other] { $count } van elke kleur
}

# --- waar antwoorden toe leiden -------------------------------------------------------------

outlook-power-play = { $order ->
    [one] Je zou nummer { $first } van { $seats } in de beurtvolgorde zijn.
    [several] Je zou nummer { $first } tot { $last } van { $seats } in de beurtvolgorde zijn.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] De Koning is in { $area }: je caballero's gaan naar het hof.
    [region] { $area } met je caballero's: { $there }; waard { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ Koning · ♜P Grande van Paars · ▣ scoretegel · (3) plaatsen voor caballero's · * gereconstrueerd: geen bron bekend · ° onze titel
