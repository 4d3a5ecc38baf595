# El Caballero im Terminal, deutsch

# --- der Tisch -------------------------------------------------------------------------

initial-red = R
initial-blue = B
initial-yellow = G
initial-green = Ü

sheet-scored_soon = bald gewertet
sheet-court = Hof
sheet-ships = Schiffe
sheet-cards = Karten
sheet-region = Gebiet
sheet-there = dort
sheet-worth = Wert
sheet-deck_left = { $count ->
    [one] { $count } Gebietskarte übrig
   *[other] { $count } Gebietskarten übrig
}
sheet-ships_left = { COUNT($count, "ship") } im Vorrat
sheet-castillos_left = { $count ->
    [one] { $count } Castillo im Vorrat
   *[other] { $count } Castillos im Vorrat
}

# --- die Antworten ---------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = Machtkarte { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , { $areas } Gebiete
    })
choice-turn-supply = { COUNT($count, "caballero") } holen
choice-turn-area = eine Gebietskarte anlegen
choice-turn-caballero = eine Caballero-Karte anlegen
choice-turn-turn = eine Caballero-Karte drehen
choice-turn-ship = ein Schiff kaufen für { $cost }
choice-turn-castillo = ein Castillo kaufen für { $cost }
choice-turn-withdraw = eine Caballero-Karte zurücknehmen
choice-turn-sail = ein Schiff versetzen für { $cost }
choice-turn-home = ein Schiff an den Hof nehmen
choice-turn-launch = ein Schiff vom Hof bringen für { $cost }
choice-turn-shift = ein Castillo versetzen für { $cost }
choice-turn-end = Zug beenden
choice-choose_area-choose = { $area }
    .alone = die Karte anlegen: { $area }
choice-lay_area-lay = { $place }
    .alone = das Feld { $place } von der Startkarte
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = das Feld { $place } von der Startkarte
choice-post_number-at_land = {""}
    .alone = Zahl { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } im Norden
choice-turn_card-turn = ({ $shows })
    .alone = Karte { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = Zahl { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } im Norden
choice-buy_ship-buy = Karte { $card } ({ $shows }), Seite { $arrow }
    .alone = Karte { $card }, { $side }: Wasser wert { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = Karte { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = Karte { $card } ({ $shows })
choice-sail-sail = Karte { $card } ({ $shows }), Seite { $arrow }
    .alone = Karte { $card }, { $side }: Wasser wert { $worth }
choice-arrive-arrive = Karte { $card } ({ $shows }), Seite { $arrow }
    .alone = Karte { $card }, { $side }: Wasser wert { $worth }
choice-ship_home-take = Karte { $card } ({ $shows }), Seite { $arrow }
    .alone = Karte { $card }, { $side }: Wasser wert { $worth }
choice-launch-launch = Karte { $card } ({ $shows }), Seite { $arrow }
    .alone = Karte { $card }, { $side }: Wasser wert { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = Karte { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = Karte { $card } ({ $shows })

# --- worum es in den Fragen geht ---------------------------------------------------------

detail-power = Hoch zieht zuerst, niedrig bringt mehr Caballeros (+){ $count ->
    [0] {""}
   *[other] ; gespielt: { $who }
}
detail-turn = { COUNT($court, "caballero") } am Hof
detail-post_card = ihre Zahl wird mit Caballeros bezahlt; { $court } am Hof
detail-post_number = { $at ->
    [land] die Zahl wird mit Caballeros bezahlt; { $court } am Hof, und keine Zahl darf Gleichstand ergeben
   *[water] nur am Wasser kostet jede Zahl { $water }; sie zählt, wenn Land an ihre Seite kommt; { $court } am Hof
}
detail-turn_number = { $at ->
    [land] eine höhere Zahl kostet den Unterschied; { $court } am Hof
   *[water] nur am Wasser kostet das Drehen nichts
}
detail-buy_ship = kostet { COUNT($cost, "caballero") } von { $court } am Hof
detail-fortify = kostet { COUNT($cost, "caballero") } von { $court } am Hof
detail-sail = kostet { COUNT($cost, "caballero") } von { $court } am Hof
detail-arrive = von Karte { $from_card }
detail-launch = kostet { COUNT($cost, "caballero") } von { $court } am Hof
detail-shift_from = kostet { COUNT($cost, "caballero") } von { $court } am Hof
detail-shift_to = von Karte { $from_card }

outlook-power-play = { $order ->
    [one] Du wärst Nummer { $first } von { $seats } in der Zugfolge.
   *[several] Du wärst Nummer { $first } bis { $last } von { $seats } in der Zugfolge.
}

terminal-signs = ━┃ Land: Es geht weiter, wo Linien sich treffen · $ Gold · ≈ Fische · R2↑3 Rots Caballero-Karte 2 zählt 3 im Land nördlich von ihr · R2~ nur am Wasser · □□ zwei Gebietskarten · ♜ Castillo · ₁ Schiffe · * rekonstruiert: keine Quelle bekannt
