# El Caballero: wat in de tekening staat

picture-basic = het basisspel
picture-map = { $count ->
    [one] { $count } gebiedskaart op tafel
   *[other] { $count } gebiedskaarten op tafel
}
picture-cell = een leeg veld: { $cell }
picture-caballero = { $seat }: caballerokaart { $card }
picture-worth = { $kind ->
    [land] Land
   *[water] Water
}, { $points } waard: { $who }
picture-court = hof
picture-room = (ruimte { $room })
picture-cards = over
picture-ships = { $count ->
    [one] schip
   *[other] schepen
}
picture-power = macht
picture-supply = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballero's
}
picture-areas = { $count ->
    [one] { $count } gebied
   *[other] { $count } gebieden
}
picture-moved = is geweest
picture-known = in de hand
picture-display = Aanbod, plaats { $place }
picture-number = getal { $number } aan de landkant
picture-north = de { $number } naar het noorden
picture-rotation = { $rotation ->
    [0] zoals gedrukt
    [1] kwartslag
    [2] halve slag
   *[3] driekwart slag
}
picture-not = { $what } kan niet: { $why }
picture-why-fit = past niet
    .full = zo past de kaart daar niet
picture-why-same = zelfde
    .full = dat ziet er net zo uit als een andere draai
picture-why-now = nu
    .full = zo ligt hij nu
picture-why-court = hof
    .full = maar { COUNT($count, "caballero") } aan je hof
picture-why-tie = gelijk
    .full = je zou gelijk staan met { $seat }, elk { $count }
picture-coming = bij telling nu
picture-stock = Voorraad
picture-power-card = machtkaart { $value }
picture-gallery-areas = Gebiedskaarten
picture-gallery-powers = Machtkaarten

# --- waar alles ligt, voor wie het niet ziet -----------------------------------------------

picture-side = { $side ->
    [north] in het noorden
    [east] in het oosten
    [south] in het zuiden
   *[west] in het westen
}
picture-steps = { $count } naar het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
picture-middle = in het midden
picture-told-edge = { $kind ->
    [land] land
   *[water] water
} { $side }
picture-told-treasure = { $kind ->
    [gold] goud { $side }
   *[fish] vis { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = een lege plaats
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } aan de landkant { $side }
picture-told-afloat = alleen aan water
picture-told-ship = een schip { $side }
picture-told-castillo = een castillo
picture-told-region = { $name }, { $points } waard: { $who }
picture-told-nobody = niemand
picture-told-court = { COUNT($count, "caballero") } aan het hof, plaats voor { $room }
picture-told-cards = { $count ->
    [one] { $count } caballerokaart om te leggen
   *[other] { $count } caballerokaarten om te leggen
}
picture-told-ships = { COUNT($count, "ship") } aan het hof
picture-told-played = deze ronde gespeeld: { $card }
picture-told-hand = machtkaarten in de hand: { $cards }
picture-told-coming = als nu alles geteld werd: { $count ->
    [one] { $count } punt erbij
   *[other] { $count } punten erbij
}
picture-told-none = geen
picture-told-gone = { $card }: gespeeld
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count ->
        [one] { $count } castillo
       *[other] { $count } castillo's
    }
   *[areas] { $count ->
        [one] nog { $count } gebiedskaart
       *[other] nog { $count } gebiedskaarten
    }
}
