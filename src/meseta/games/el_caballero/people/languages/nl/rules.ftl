# El Caballero, Nederlands

seat-red = Rood
seat-blue = Blauw
seat-yellow = Geel
seat-green = Groen

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballero's
}
counted-ship = { $n ->
    [one] { $n } schip
   *[other] { $n } schepen
}

side-north = noordkant
side-east = oostkant
side-south = zuidkant
side-west = westkant
where-map = op de kaart
region-map = gebied van de kaart
area-shown = { $lands ->
    [none] water aan alle kanten
    [one] land aan 1 kant
    [two] land aan 2 kanten
    [across] land aan 2 tegenoverliggende kanten
    [three] land aan 3 kanten
   *[all] land aan alle kanten
}{ $found ->
    [nothing] {""}
    [gold] {" "}met goud
    [fish] {" "}met vis
   *[gold_fish] {" "}met goud en vis
}
where-middle = in het midden
where-north = in het noorden
where-northeast = in het noordoosten
where-east = in het oosten
where-southeast = in het zuidoosten
where-south = in het zuiden
where-southwest = in het zuidwesten
where-west = in het westen
where-northwest = in het noordwesten
region-named = { $kind ->
    [land] land van { $size } { $size ->
        [one] kaart
       *[other] kaarten
    }{ $treasure ->
        [0] {""}
        [1] {" "}met goud
       *[other] {" "}met { $treasure } goud
    }
   *[water] { $size ->
        [1] baai
        [2] baai van 2 kaarten
       *[other] zee van { $size } kaarten
    }{ $treasure ->
        [0] {""}
        [1] {" "}met vis
       *[other] {" "}met { $treasure } vissen
    }
} { $where }
region-further = { $name }, verder naar het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}
region-why = { $kind ->
    [land] { $worth } waard{ $factor ->
        [1] {""}
       *[other] , dubbel voor een enige eerste
    }; caballero's: { $who }{ $rank ->
        [first] ; gelijk op de eerste plaats: ieder één keer
        [second] ; gelijk op de tweede plaats: niets
        [unpaid] ; met twee spelers krijgt de tweede niets
       *[other] {""}
    }
    [once] { $size } voor elk schip, { $treasure } extra voor alle vissen; schepen: { $who }
   *[water] { $worth } voor elk schip; schepen: { $who }
}
harbour-north = noordkant van caballerokaart { $card }
harbour-east = oostkant van caballerokaart { $card }
harbour-south = zuidkant van caballerokaart { $card }
harbour-west = westkant van caballerokaart { $card }
rotation-0 = zoals gedrukt
rotation-1 = een kwartslag gedraaid
rotation-2 = een halve slag gedraaid
rotation-3 = driekwart slag gedraaid

# --- wat er gebeurt -----------------------------------------------------------

event-start_card = De startkaart toont { $area }.
event-starter = { $seat } speelt de eerste machtkaart.
event-revealed = Er wordt een gebiedskaart omgedraaid: { $area }.
event-round = Ronde { $round } begint.
event-power = { $seat } speelt machtkaart { $value }.
event-supplied = { $seat } haalt { COUNT($count, "caballero") } naar het hof.
event-laid = { $seat } legt een gebiedskaart { $place }: { $area }.
event-laid_beyond = { $seat } legt een gebiedskaart { $cell } achter een caballerokaart: { $area }.
event-renewed = Geen enkele kaart van het aanbod past: ze gaan onder de stapel, en er worden nieuwe omgedraaid.
event-skipped = Er past geen enkele gebiedskaart; { $seat } legt er geen.
event-posted = { $seat } legt caballerokaart { $card } met { COUNT($count, "caballero") }: { $place }.
event-afloat = { $seat } legt caballerokaart { $card } { $place }, alleen aan water.
event-turned = { $seat } draait caballerokaart { $card } naar { COUNT($count, "caballero") } aan de landkant{ $change ->
    [none] {""}
   *[other] ; hof { $change }
}.
event-rotated = { $seat } draait caballerokaart { $card }, die alleen aan water ligt.
event-landed = Land bereikt caballerokaart { $card } van { $seat }: daar { $count ->
    [one] telt
   *[other] tellen
} { COUNT($count, "caballero") } ({ $place }).
event-expelled = Caballerokaart { $card } van { $seat } { $place } wordt verdreven: land aan twee kanten.
event-saved = { $ships ->
    [0] { $seat } krijgt { COUNT($count, "caballero") } terug.
   *[other] { $count ->
        [0] { $seat } krijgt { COUNT($ships, "ship") } terug.
       *[other] { $seat } krijgt { COUNT($count, "caballero") } en { COUNT($ships, "ship") } terug.
    }
}
event-lost_court = { $seat } verliest { COUNT($count, "caballero") }: er is geen plaats aan het hof.
event-withdrawn = { $seat } neemt caballerokaart { $card } { $place } terug.
event-fortified = { $seat } koopt een castillo voor caballerokaart { $card }.
event-ship_bought = { $seat } koopt een schip voor de { $side } van caballerokaart { $card }.
event-sailed = Een schip van { $seat } vaart van de { $origin } naar de { $goal }.
event-ship_home = { $seat } haalt het schip van de { $side } van caballerokaart { $card } naar het hof.
event-launched = { $seat } brengt een schip van het hof naar de { $side } van caballerokaart { $card }.
event-shifted = { $seat } verplaatst het castillo van caballerokaart { $card } naar caballerokaart { $target }.
event-scoring = Puntentelling na ronde { $round }.
event-region_scored = Het { $region } is { $value } waard.
event-scored = { $seat } is { $rank ->
    [1] eerste
   *[other] tweede
} in het { $region }: { COUNT($points, "point") }.
event-ships = { COUNT($ships, "ship") } van { $seat }, { $region }: { COUNT($points, "point") }.
event-ended = De beurt van { $seat } is voorbij.
event-over = Het spel is afgelopen.

# --- wat er gevraagd wordt ------------------------------------------------------

ask-power = speel een machtkaart
ask-turn = kies wat je nu doet
ask-choose_area = kies een gebiedskaart
ask-lay_area = kies een veld
    .now = waar komt de gebiedskaart?
ask-lay_beyond = kies een veld achter een caballerokaart
    .now = waar komt de gebiedskaart, achter een caballerokaart?
ask-rotate_area = draai de gebiedskaart
    .now = hoe ligt de gebiedskaart?
ask-post_card = kies een veld
    .now = waar komt de caballerokaart?
ask-post_number = kies het getal
    .now = welk getal toont de caballerokaart?
ask-turn_card = kies een eigen caballerokaart
    .now = welke caballerokaart draai je?
ask-turn_number = kies het getal
    .now = welk getal toont caballerokaart { $card }?
ask-buy_ship = kies een kant van een eigen caballerokaart
    .now = welke kant krijgt het nieuwe schip?
ask-fortify = kies een eigen caballerokaart
    .now = welke caballerokaart krijgt het castillo?
ask-withdraw = kies een eigen caballerokaart
    .now = welke caballerokaart neem je terug?
ask-sail = kies een kant van een eigen caballerokaart
    .now = welk schip vaart?
ask-arrive = kies een kant van een eigen caballerokaart
    .now = waar vaart het schip heen?
ask-ship_home = kies een kant van een eigen caballerokaart
    .now = welk schip gaat naar het hof?
ask-launch = kies een kant van een eigen caballerokaart
    .now = welke kant krijgt het schip van het hof?
ask-shift_from = kies een eigen caballerokaart
    .now = welk castillo verplaats je?
ask-shift_to = kies een eigen caballerokaart
    .now = welke caballerokaart krijgt het castillo?
ask-over = het spel is afgelopen

# --- opties --------------------------------------------------------------

option-players = Spelers
    .about = Hoeveel er spelen, of hun kleuren in de volgorde van de plaatsen.
option-isthmus_or_strait = Land aan tegenoverliggende randen
    .about = Of land aan twee tegenoverliggende randen één landengte is die het water scheidt, of twee stukken land met een zeestraat ertussen.
value-isthmus_or_strait-isthmus = één landengte
value-isthmus_or_strait-strait = een zeestraat ertussen
option-turn_limit = Kaarten draaien
    .about = Of je één caballerokaart mag draaien in plaats van te leggen, of twee stappen leggen en draaien door elkaar.
value-turn_limit-1 = één, in plaats van leggen
value-turn_limit-2 = twee stappen, door elkaar
option-court_card_cap = Kaarten die het hof tonen
    .about = Hoeveel caballerokaarten het hof mogen tonen; zonder getal allemaal.
value-court_card_cap-none = allemaal
value-court_card_cap-2 = twee
option-last_card_any_time = De laatste caballerokaart
    .about = Of de achtste caballerokaart op elk moment gelegd mag worden, of alleen in de laatste ronde. Dan toont geen kaart meer het hof: wie daar is, is verloren.
option-rotate_area_cards = Gebiedskaarten draaien
    .about = Of gebiedskaarten gedraaid mogen worden voordat ze worden gelegd.
option-number_order = Volgorde van de getallen
    .about = Of de getallen met de klok mee rond een caballerokaart lopen, of andersom.
value-number_order-clockwise = met de klok mee
value-number_order-counterclockwise = tegen de klok in
option-area_ties_stand = Gelijke stand door gebiedskaarten
    .about = Of een gebiedskaart gelegd mag worden die in een gebied een gelijke stand achterlaat.
option-below_tied_first_scores = Tweede achter gedeelde eersten
    .about = Of wie als enige tweede is punten krijgt, ook al is de eerste plaats gedeeld.
option-two_player_first_double = Dubbele punten met z'n tweeën
    .about = Of wie als enige eerste is ook met twee spelers dubbele punten krijgt.
option-fish_per_ship = Vissen
    .about = Of elk schip de vissen van zijn water telt, of elke speler één keer.
option-power_supply = Caballero's op machtkaarten
    .about = Of de machtkaarten zoveel caballero's leveren als wij hebben afgeleid, of als in El Grande.
value-power_supply-derived = zoals afgeleid
value-power_supply-el-grande = als in El Grande
option-protected_return = Wat een castillo redt
    .about = Of een castillo zoveel caballero's terugbrengt als het getal aan de landkant, of als ervoor betaald zijn.
value-protected_return-number = het getal aan land
value-protected_return-paid = wat betaald is
option-interleave_steps = Acties door elkaar
    .about = Of de zeven acties van een beurt door elkaar mogen, of elk één blok zijn.
option-both_area_cards = Twee gebiedskaarten
    .about = Of een machtkaart met twee gebiedskaarten de speler verplicht ze allebei te leggen.
option-lowering_may_tie = Gelijke stand door verlagen
    .about = Of een caballerokaart naar een lager getal gedraaid mag worden waardoor de eigenaar gelijk komt met een andere speler.
option-lowered_return = Wat een verlaagde kaart terugbrengt
    .about = Of een caballerokaart die naar een lager getal gedraaid wordt, alleen terugbrengt wat voor het verschil betaald is, of het hele verschil.
value-lowered_return-paid = alleen wat betaald is
value-lowered_return-number = het hele verschil

# --- waar op gelet wordt bij het beoordelen van een stelling -------------------

feature-points = punten tot nu toe
feature-next_scoring = wat de volgende puntentelling zou opleveren
feature-later_scoring = wat een latere puntentelling zou opleveren
feature-regions_led = gebieden met jou alleen vooraan
feature-safety = veilige voorsprongen
feature-chances = gebieden binnen bereik
feature-dangers = gebieden in gevaar
feature-waters = wat de schepen zouden opleveren
feature-court = caballero's aan het hof
feature-room = plaats aan het hof
feature-cards_left = caballerokaarten die nog niet gelegd zijn
feature-ships = schepen aan het hof
feature-castillos = castillo's op caballerokaarten
feature-hand = betere machtkaarten die in de hand blijven
feature-best_card = de hoogste machtkaart in de hand
feature-to_move = de beurt die nog komt
feature-supply = caballero's die de machtkaart nog brengt
feature-to_lay = gebiedskaarten die nog gelegd moeten worden
feature-to_post = caballerokaarten die nog gelegd mogen worden
