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
    .alone = { $does }
choice-power-play = +{ $count }
    .alone = Machtkarte { $value } (+{ $count })
choice-power-modify = Modifikator { $modifier }
    .alone = Modifikator { $does }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }{ $all ->
        [true] {" "}(alle)
       *[false] {""}
    }
choice-recall-recall = { $region }
choice-recall-stop = keine mehr holen
choice-ability-use = nutzen
choice-ability-skip = verzichten
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = Sonderaktion
    .alone = Sonderaktion: { $card }
choice-turn-end = Zug beenden
    .alone = { $left ->
        [0] Zug beenden
       *[other] Zug beenden ({ COUNT($left, "caballero") } nicht eingesetzt)
    }
choice-veto-veto = Veto
choice-veto-allow = zulassen
choice-veto-allow_rest = alles zulassen
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = keine mehr versetzen
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = keine mehr einsetzen
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = die anderen verschonen
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
    .alone = Modifikator { $does }
choice-regain-skip = bleiben lassen
choice-move_grande-move = { $region }
choice-move_grande-skip = bleiben lassen
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = bleiben lassen
choice-escort-choose = { $owner }

# --- worum es in den Fragen geht ---------------------------------------------------------

detail-ability = { $does }
detail-pass = alle geben gleichzeitig einen weiter; du bekommst einen von { $right }
detail-power = Hoch zieht zuerst, niedrig bringt mehr Caballeros (+){ $count ->
    [0] {""}
   *[other] ; gespielt: { $who }
}
detail-recruit = { $short ->
    [0] bis zu { $most } aus der Provinz
   *[other] bis zu { $most }: erst { $province } aus der Provinz, dann { $short } aus Regionen
}
detail-recall = bis zu { $left }, denn die Provinz ist leer
detail-turn = { $stage ->
    [before] davor oder danach: { $text }
    [during] die Sonderaktion beendet das Einsetzen: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, aus { $region }
detail-assassinate = noch: { $who }
detail-withdraw = einzeln, vom Hof oder aus Regionen
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] alle wählen gleichzeitig; wer die Königsregion wählt ({ $area }), holt sie an den Hof
       *[away] alle wählen gleichzeitig
    }
    [coup] { $king ->
        [here] alle Betroffenen wählen gleichzeitig; wer die Königsregion wählt ({ $area }), holt sie an den Hof
       *[away] alle Betroffenen wählen gleichzeitig
    }
    [lose] { $text } Alle Betroffenen wählen gleichzeitig
   *[compare] alle wählen gleichzeitig; eine Region wird gewertet, wenn nur eine Scheibe sie zeigt
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] beliebig viele eigene
   *[other] { $count } eigene
}
moves-foreign = { $count ->
    [all] beliebig viele fremde
   *[other] { $count } fremde
}
moves-any = { $count ->
    [all] beliebig viele jeder Farbe
   *[other] { $count } beliebiger Farbe
}

# --- wohin Antworten führen würden ----------------------------------------------------------

outlook-power-play = { $order ->
    [one] Du wärst Nummer { $first } von { $seats } in der Zugfolge.
    [several] Du wärst Nummer { $first } bis { $last } von { $seats } in der Zugfolge.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] Der König ist in { $area }: Deine Caballeros gehen an den Hof.
    [region] { $area } mit deinen Caballeros: { $there }; wert { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ König · ♜L Grande von Lila · ▣ Wertungstafel · (3) Plätze für Caballeros · * rekonstruiert: keine Quelle bekannt · ° unser Titel
