# Co zawiera pozycja, polski

position-round = Runda
position-start = Kto pierwszy zagrywa kartę siły
position-scores = Punkty
position-court = Caballero w dworze
position-reserve = Statki w dworze
position-hands = Karty siły w ręce
position-powers = Karta siły w tej rundzie
position-moved = Kto już miał turę
position-deck = Talia kart terenu
position-deck_known = Karty na spodzie talii znane wszystkim
position-display = Odkryte karty terenu
position-supplied = Caballero zostali wzięci
position-areas_left = Karty terenu, które można jeszcze dołożyć
position-areas_due = Karty terenu, które trzeba jeszcze dołożyć
position-posted = Dołożone karty caballero
position-turned = Obrócone karty caballero
position-ships_bought = Kupione statki
position-castillos_bought = Kupione castillo
position-under_way = Akcja w toku
position-finished = Zakończone akcje
position-map = Karty terenu na mapie: karta, pole, obrót
position-caballeros = Karty caballero na mapie
position-agenda = Co jest do rozstrzygnięcia, ostatnie teraz
