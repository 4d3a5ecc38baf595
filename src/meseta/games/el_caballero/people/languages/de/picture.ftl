# El Caballero: was im Bild steht

picture-basic = das Grundspiel
picture-map = { $count ->
    [one] { $count } Gebietskarte liegt aus
   *[other] { $count } Gebietskarten liegen aus
}
picture-cell = ein leeres Feld: { $cell }
picture-caballero = { $seat }: Caballero-Karte { $card }
picture-worth = { $kind ->
    [land] Land
   *[water] Wasser
}, { $points } wert: { $who }
picture-court = Hof
picture-room = (Platz { $room })
picture-cards = zu legen
picture-ships = { $count ->
    [one] Schiff
   *[other] Schiffe
}
picture-power = Macht
picture-supply = { $count ->
    [one] { $count } Caballero
   *[other] { $count } Caballeros
}
picture-areas = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
picture-moved = war am Zug
picture-known = auf der Hand
picture-display = Auslage, Platz { $place }
picture-number = Zahl { $number } am Land
picture-north = die { $number } nach Norden
picture-rotation = { $rotation ->
    [0] wie gedruckt
    [1] Vierteldrehung
    [2] halbe Drehung
   *[3] drei Viertel
}
picture-not = { $what } geht nicht: { $why }
picture-why-fit = passt nicht
    .full = so passt die Karte dort nicht
picture-why-same = ebenso
    .full = so sieht sie aus wie anders gedreht
picture-why-now = jetzt
    .full = so liegt sie jetzt
picture-why-court = Hof
    .full = nur { COUNT($count, "caballero") } an deinem Hof
picture-why-tie = gleich
    .full = Gleichstand mit { $seat }, je { $count }
picture-coming = jetzt gewertet
picture-stock = Vorrat
picture-power-card = Machtkarte { $value }
picture-gallery-areas = Gebietskarten
picture-gallery-powers = Machtkarten

# --- wo alles steht, für alle, die es nicht sehen ----------------------------------------

picture-side = { $side ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}
picture-steps = { $count } nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
picture-middle = in der Mitte
picture-told-edge = { $kind ->
    [land] Land
   *[water] Wasser
} { $side }
picture-told-treasure = { $kind ->
    [gold] Gold { $side }
   *[fish] Fisch { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = ein leerer Platz
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } am Land { $side }
picture-told-afloat = nur am Wasser
picture-told-ship = ein Schiff { $side }
picture-told-castillo = ein Castillo
picture-told-region = { $name }, { $points } wert: { $who }
picture-told-nobody = niemand
picture-told-court = { COUNT($count, "caballero") } am Hof, Platz für { $room }
picture-told-cards = { $count ->
    [one] { $count } Caballero-Karte zum Anlegen
   *[other] { $count } Caballero-Karten zum Anlegen
}
picture-told-ships = { COUNT($count, "ship") } am Hof
picture-told-played = in dieser Runde gespielt: { $card }
picture-told-hand = Machtkarten auf der Hand: { $cards }
picture-told-coming = würde jetzt alles gewertet: { $count ->
    [one] { $count } Punkt mehr
   *[other] { $count } Punkte mehr
}
picture-told-none = keine
picture-told-gone = { $card }: gespielt
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count ->
        [one] { $count } Castillo
       *[other] { $count } Castillos
    }
   *[areas] { $count ->
        [one] noch { $count } Gebietskarte
       *[other] noch { $count } Gebietskarten
    }
}
