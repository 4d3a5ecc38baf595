# El Caballero in de terminal, Nederlands

# --- de tafel --------------------------------------------------------------------------

initial-red = R
initial-blue = B
initial-yellow = E
initial-green = G

sheet-scored_soon = straks geteld
sheet-court = hof
sheet-ships = schepen
sheet-cards = kaarten
sheet-region = gebied
sheet-there = daar
sheet-worth = waarde
sheet-deck_left = { $count ->
    [one] nog { $count } gebiedskaart
   *[other] nog { $count } gebiedskaarten
}
sheet-ships_left = { COUNT($count, "ship") } in voorraad
sheet-castillos_left = { $count ->
    [one] { $count } castillo in voorraad
   *[other] { $count } castillo's in voorraad
}

# --- de antwoorden ---------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = machtkaart { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , { $areas } gebieden
    })
choice-turn-supply = { COUNT($count, "caballero") } halen
choice-turn-area = een gebiedskaart leggen
choice-turn-caballero = een caballerokaart leggen
choice-turn-turn = een caballerokaart draaien
choice-turn-ship = een schip kopen voor { $cost }
choice-turn-castillo = een castillo kopen voor { $cost }
choice-turn-withdraw = een caballerokaart terugnemen
choice-turn-sail = een schip verplaatsen voor { $cost }
choice-turn-home = een schip naar het hof halen
choice-turn-launch = een schip uit het hof inzetten voor { $cost }
choice-turn-shift = een castillo verplaatsen voor { $cost }
choice-turn-end = beurt beëindigen
choice-choose_area-choose = { $area }
    .alone = de kaart leggen: { $area }
choice-lay_area-lay = { $place }
    .alone = het veld { $place } vanaf de startkaart
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = het veld { $place } vanaf de startkaart
choice-post_number-at_land = {""}
    .alone = getal { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } in het noorden
choice-turn_card-turn = ({ $shows })
    .alone = kaart { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = getal { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } in het noorden
choice-buy_ship-buy = kaart { $card } ({ $shows }), kant { $arrow }
    .alone = kaart { $card }, { $side }: water waard { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = kaart { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = kaart { $card } ({ $shows })
choice-sail-sail = kaart { $card } ({ $shows }), kant { $arrow }
    .alone = kaart { $card }, { $side }: water waard { $worth }
choice-arrive-arrive = kaart { $card } ({ $shows }), kant { $arrow }
    .alone = kaart { $card }, { $side }: water waard { $worth }
choice-ship_home-take = kaart { $card } ({ $shows }), kant { $arrow }
    .alone = kaart { $card }, { $side }: water waard { $worth }
choice-launch-launch = kaart { $card } ({ $shows }), kant { $arrow }
    .alone = kaart { $card }, { $side }: water waard { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = kaart { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = kaart { $card } ({ $shows })

# --- waar de vragen over gaan --------------------------------------------------------------

detail-power = hoog is eerst aan de beurt, laag brengt meer caballero's (+){ $count ->
    [0] {""}
   *[other] ; gespeeld: { $who }
}
detail-turn = { COUNT($court, "caballero") } aan het hof
detail-post_card = het getal wordt met caballero's betaald; { $court } aan het hof
detail-post_number = { $at ->
    [land] het getal wordt met caballero's betaald; { $court } aan het hof, en geen getal mag gelijkstaan
   *[water] alleen aan water kost elk getal { $water }; het telt als land zijn kant bereikt; { $court } aan het hof
}
detail-turn_number = { $at ->
    [land] een hoger getal kost het verschil; { $court } aan het hof
   *[water] alleen aan water kost draaien niets
}
detail-buy_ship = kost { COUNT($cost, "caballero") } van { $court } aan het hof
detail-fortify = kost { COUNT($cost, "caballero") } van { $court } aan het hof
detail-sail = kost { COUNT($cost, "caballero") } van { $court } aan het hof
detail-arrive = van kaart { $from_card }
detail-launch = kost { COUNT($cost, "caballero") } van { $court } aan het hof
detail-shift_from = kost { COUNT($cost, "caballero") } van { $court } aan het hof
detail-shift_to = van kaart { $from_card }

outlook-power-play = { $order ->
    [one] Je zou nummer { $first } van { $seats } in de beurtvolgorde zijn.
   *[several] Je zou nummer { $first } tot { $last } van { $seats } in de beurtvolgorde zijn.
}

terminal-signs = ━┃ land: het loopt door waar lijnen elkaar raken · $ goud · ≈ vissen · R2↑3 caballerokaart 2 van Rood telt 3 in het land ten noorden ervan · R2~ alleen aan water · □□ twee gebiedskaarten · ♜ castillo · ₁ schepen · * gereconstrueerd: geen bron bekend
