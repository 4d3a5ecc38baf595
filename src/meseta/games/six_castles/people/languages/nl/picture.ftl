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
picture-tile = landschapstegel { $shows }
picture-spot = een leeg veld: { $spot }
picture-castle = de burcht { $castle }
picture-castle-type = burchten
picture-worker = { $seat }: arbeider { $number }
picture-market = { $good }, verkocht door { $seat }
picture-coins = { $count ->
    [one] munt
   *[other] munten
}
picture-halves = halve
picture-discs = { $count ->
    [one] schijf
   *[other] schijven
}
picture-workers = { $count ->
    [one] arbeider
   *[other] arbeiders
}
picture-line = verkenningsrij
picture-reserve = reserve
picture-tiles-in-hand = landschapstegels in de hand
picture-religion = Religie
picture-track-landscape = Landschappen
picture-track-construction = Bouwwerken
picture-top = 5 gelijke: { $points }
picture-slot = { $type }, { $points } punten
picture-charters = Oorkonden
picture-secret = geheim
picture-charter-owner = ingebracht door { $seat }
picture-charter-leads = { $leaders ->
    [one] { $who } gaat aan kop met { $count }
   *[other] gelijk met { $count }: { $who }
}
picture-charter-won = { $seat } wint
picture-charter-nobody = niemand
picture-stacks = Stapels
picture-pile = landschapstegels
    .short = tegels
picture-rival = van de tegenstander
    .short = tegenstander
picture-castles-left = burchten
    .short = burchten
picture-stock = verkenningstegels
    .short = verkenning
picture-next = volgende: { $name }
picture-hand = Je hand
picture-own-line = Je rij
picture-own-reserve = Je reserve
picture-short-stone_cross = stenen kruis
picture-short-military_camp = legerkamp
picture-short-roman_milestone = mijlpaal
picture-rock = rots
picture-toll = halve munt
picture-laying = Wordt gelegd
picture-nothing-laid = er wordt geen tegel gelegd
picture-start-side = kant { $side }
picture-turn = { $turned ->
    [0] zoals hij is
    [1] kwartslag
    [2] halve slag
   *[3] driekwart slag
}

# --- waar alles ligt, voor wie het niet ziet -----------------------------------------------

picture-steps = { $count } naar het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
picture-middle = in het midden
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = levert { $bonus } op
picture-told-open = { $good }, nog te verkopen
picture-told-nobody = niemand
picture-told-gap = een lege plaats
picture-told-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en { COUNT($halves, "half_coin") }
picture-told-supply = in de voorraad: { $discs ->
    [one] { $discs } schijf
   *[other] { $discs } schijven
} en { $workers ->
    [one] { $workers } arbeider
   *[other] { $workers } arbeiders
}
picture-told-line = rij, tegel { $place }: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } met de cilinder
    [disc] { $what } met een schijf
   *[both] { $what } met de cilinder en een schijf
}
picture-told-reserve = in reserve: kant A { $a }; kant B { $b }
picture-told-hand = { $count ->
    [one] { $count } landschapstegel in de hand
   *[other] { $count } landschapstegels in de hand
}
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: veld { $step }, { COUNT($points, "point") }
picture-told-top = vijf van één soort, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } vrij
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } religie
}
