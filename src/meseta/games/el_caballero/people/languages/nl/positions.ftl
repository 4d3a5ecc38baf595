# Wat in stellingen staat, Nederlands

position-round = Ronde
position-start = Wie de eerste machtkaart speelt
position-scores = Punten
position-court = Caballero's aan het hof
position-reserve = Schepen aan het hof
position-hands = Machtkaarten in de hand
position-powers = Machtkaart van deze ronde
position-moved = Wie al aan de beurt was
position-deck = Stapel gebiedskaarten
position-deck_known = Kaarten onder in de stapel die iedereen kent
position-display = Gebiedskaarten van het aanbod
position-supplied = De caballero's zijn gehaald
position-areas_left = Gebiedskaarten die nog gelegd mogen worden
position-areas_due = Gebiedskaarten die nog gelegd moeten worden
position-posted = Gelegde caballerokaarten
position-turned = Gedraaide caballerokaarten
position-ships_bought = Gekochte schepen
position-castillos_bought = Gekochte castillo's
position-under_way = De lopende actie
position-finished = Afgeronde acties
position-map = Gebiedskaarten op de kaart: kaart, veld, draaiing
position-caballeros = Caballerokaarten op de kaart
position-agenda = Wat te beslissen is, het laatste nu
