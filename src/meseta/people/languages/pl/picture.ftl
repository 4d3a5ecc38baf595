# Co stoi na obrazkach wszystkich gier.

picture-rounds = Rundy
picture-round = Runda { $round }
picture-round-of = Runda { $round } z { $rounds }
picture-left_out = Runda { $round } jest pomijana
picture-number_taken = w tej rundzie { $value } ma już { $seat }
picture-setup = Przygotowanie
picture-scoring = Punktacja
picture-scorings = Punktacja po rundzie: { $rounds }
picture-counted = { $colour } { $count }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } ma { COUNT($points, "point") }
    [one] { $who } wygrywa i ma { COUNT($points, "point") }
   *[other] Wspólne zwycięstwo: { $who } ({ COUNT($points, "point") })
}
picture-points = { COUNT($count, "point") }
picture-points-label = punkty
picture-points-so-far = { COUNT($count, "point") }, gdyby gra skończyła się teraz
picture-points-so-far-label = gdyby to był koniec
picture-story = Co się działo
picture-start = start
picture-legend = Co znaczą znaki
picture-legend-lit = można teraz wybrać
picture-legend-last = ostatni ruch
picture-legend-reconstructed = rekonstrukcja: żadne źródło nie pokazuje tego elementu, drukowany może być inny
