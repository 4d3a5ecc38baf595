# Co zawiera pozycja, polski

position-round = Runda
position-start = Kto pierwszy zagrywa kartę siły
position-scores = Punkty
position-court = Caballeros w dworze
position-reserve = Statki w dworze
position-hands = Karty siły w ręce
position-powers = Karta siły w tej rundzie
position-moved = Kto już miał turę
position-deck = Talia kart obszarów
position-deck_known = Karty na spodzie talii znane wszystkim
position-display = Odkryte karty obszarów
position-supplied = Caballeros zostali wzięci
position-areas_left = Karty obszarów, które można jeszcze wyłożyć
position-areas_due = Karty obszarów, które trzeba jeszcze wyłożyć
position-posted = Wystawione karty caballeros
position-turned = Obrócone karty caballeros
position-ships_bought = Kupione statki
position-castillos_bought = Kupione castillos
position-under_way = Akcja w toku
position-finished = Zakończone akcje
position-map = Karty obszarów na mapie: karta, pole, obrót
position-caballeros = Karty caballeros na mapie
position-agenda = Co jest do rozstrzygnięcia, ostatnie teraz
