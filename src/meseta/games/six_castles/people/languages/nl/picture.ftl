# 6 Castles: wat in de tekening staat

picture-version = { $kind ->
    [family] de familieversie
    [solo] in je eentje
   *[normal] kant { $side } van het bord
}
picture-landscape = { $count ->
    [one] { $count } landschapstegel
   *[other] { $count } landschapstegels
}
picture-tile = landschapstegel { $tile }
picture-spot = een leeg veld: { $spot }
picture-castle = de burcht { $castle }
picture-castle-type = burchten
picture-worker = { $seat }: arbeider { $number }
picture-market = { $good }, verkocht door { $seat }
picture-coins = munten
picture-halves = halve
picture-discs = schijven
picture-workers = arbeiders
picture-line = verkenningsrij
picture-reserve = reserve
picture-tiles-in-hand = landschapstegels in de hand
picture-religion = Religie
picture-track-landscape = Landschappen
picture-track-construction = Bouwwerken
picture-top = vijf van één soort: { $points }
picture-slot = { $type }, { $points } punten
picture-charters = Oorkonden
picture-secret = geheim
picture-charter-owner = ingebracht door { $seat }
picture-charter-won = { $seat } wint
picture-charter-nobody = niemand
picture-stacks = Stapels
picture-pile = landschapstegels
picture-rival = van de tegenstander
picture-castles-left = burchten
picture-stock = verkenningstegels
picture-next = volgende: { $name }
picture-hand = Je hand
picture-laying = Wordt gelegd
picture-nothing-laid = er wordt geen tegel gelegd
picture-turn = turn { $turned }
