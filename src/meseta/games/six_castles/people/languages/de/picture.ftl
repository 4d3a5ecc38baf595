# 6 Castles: was im Bild steht

picture-version = { $kind ->
    [family] die Familienversion
    [solo] allein
   *[normal] Seite { $side } des Spielplans
}
picture-landscape = { $count ->
    [one] { $count } Landschaftsplättchen
   *[other] { $count } Landschaftsplättchen
}
picture-tile = Landschaftsplättchen { $shows }
picture-spot = ein leeres Feld: { $spot }
picture-castle = die Burg { $castle }
picture-castle-type = Burgen
picture-worker = { $seat }: Arbeiter { $number }
picture-market = { $good }, verkauft von { $seat }
picture-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
picture-halves = halbe
picture-discs = { $count ->
    [one] Scheibe
   *[other] Scheiben
}
picture-workers = Arbeiter
picture-line = Erkundungsleiste
picture-reserve = Reserve
picture-tiles-in-hand = Landschaftsplättchen auf der Hand
picture-religion = Religion
picture-track-landscape = Landschaften
picture-track-construction = Konstruktionen
picture-top = mit 5: { $points }
picture-slot = { $type }, { $points } Punkte
picture-charters = Verträge
picture-secret = geheim
picture-charter-owner = von { $seat } eingebracht
picture-charter-leads = { $leaders ->
    [one] { $who } führt mit { $count }
   *[other] gleichauf mit { $count }: { $who }
}
picture-charter-won = { $seat } gewinnt
picture-charter-nobody = niemand
picture-stacks = Stapel
picture-pile = Landschaften
    .short = Plättchen
picture-rival = des Gegners
    .short = Gegner
picture-castles-left = Burgen
    .short = Burgen
picture-stock = Erkundungen
    .short = Erkundung
picture-next = nächste: { $name }
picture-hand = Deine Hand
picture-own-line = Deine Leiste
picture-own-reserve = Deine Reserve
picture-short-stone_cross = Steinkreuz
picture-short-military_camp = Militärlager
picture-short-roman_milestone = Meilenstein
picture-rock = Fels
picture-toll = halbe Münze
picture-laying = Wird gelegt
picture-nothing-laid = kein Plättchen wird gelegt
picture-start-side = Seite { $side }
picture-turn = { $turned ->
    [0] wie es ist
    [1] Vierteldrehung
    [2] halbe Drehung
   *[3] drei Viertel
}

# --- wo alles steht, für alle, die es nicht sehen ----------------------------------------

picture-steps = { $count } nach { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
picture-middle = in der Mitte
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = bringt { $bonus }
picture-told-open = { $good }, offen
picture-told-nobody = niemand
picture-told-gap = ein leerer Platz
picture-told-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { COUNT($halves, "half_coin") }
picture-told-supply = im Vorrat: { $discs ->
    [one] { $discs } Scheibe
   *[other] { $discs } Scheiben
} und { $workers } Arbeiter
picture-told-line = Leiste, Plättchen { $place }: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } mit dem Zylinder
    [disc] { $what } mit einer Scheibe
   *[both] { $what } mit dem Zylinder und einer Scheibe
}
picture-told-reserve = in Reserve: Seite A { $a }; Seite B { $b }
picture-told-hand = { $count } Landschaftsplättchen auf der Hand
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: Feld { $step }, { COUNT($points, "point") }
picture-told-top = fünf von einem, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } frei
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } Religion
}
