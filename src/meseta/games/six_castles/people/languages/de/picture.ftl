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
picture-tile = Landschaftsplättchen { $tile }
picture-spot = ein leeres Feld: { $spot }
picture-castle = die Burg { $castle }
picture-castle-type = Burgen
picture-worker = { $seat }: Arbeiter { $number }
picture-market = { $good }, verkauft von { $seat }
picture-coins = Münzen
picture-halves = halbe
picture-discs = Scheiben
picture-workers = Arbeiter
picture-line = Erkundungsleiste
picture-reserve = Reserve
picture-tiles-in-hand = Landschaftsplättchen auf der Hand
picture-religion = Religion
picture-track-landscape = Landschaften
picture-track-construction = Konstruktionen
picture-top = fünf von einem: { $points }
picture-slot = { $type }, { $points } Punkte
picture-charters = Verträge
picture-secret = geheim
picture-charter-owner = von { $seat } eingebracht
picture-charter-won = { $seat } gewinnt
picture-charter-nobody = niemand
picture-stacks = Stapel
picture-pile = Landschaften
picture-rival = des Gegners
picture-castles-left = Burgen
picture-stock = Erkundungen
picture-next = nächste: { $name }
picture-hand = Deine Hand
picture-laying = Wird gelegt
picture-nothing-laid = kein Plättchen wird gelegt
picture-turn = turn { $turned }
