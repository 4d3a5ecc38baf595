# El Caballero w terminalu, po polsku

# --- stół ------------------------------------------------------------------------------

# Ł jak żółty: Ż zbyt łatwo pomylić z Z.
initial-red = C
initial-blue = N
initial-yellow = Ł
initial-green = Z

sheet-scored_soon = wkrótce
sheet-court = dwór
sheet-ships = statki
sheet-cards = karty
sheet-region = obszar
sheet-there = tam
sheet-worth = wart
sheet-deck_left = { $count ->
    [one] została { $count } karta terenu
    [few] zostały { $count } karty terenu
   *[many] zostało { $count } kart terenu
}
sheet-ships_left = w zasobach: { COUNT($count, "ship") }
sheet-castillos_left = w zasobach: { $count } castillo

# --- odpowiedzi ------------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = karta siły { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , tereny: { $areas }
    })
choice-turn-supply = weź { COUNT($count, "caballero") }
choice-turn-area = dołóż kartę terenu
choice-turn-caballero = dołóż kartę caballero
choice-turn-turn = obróć kartę caballero
choice-turn-ship = kup statek za { $cost }
choice-turn-castillo = kup castillo za { $cost }
choice-turn-withdraw = zabierz kartę caballero
choice-turn-sail = przenieś statek za { $cost }
choice-turn-home = zabierz statek do dworu
choice-turn-launch = wyślij statek z dworu za { $cost }
choice-turn-shift = przenieś castillo za { $cost }
choice-turn-end = zakończ turę
choice-choose_area-choose = { $area }
    .alone = dołóż kartę: { $area }
choice-lay_area-lay = { $place }
    .alone = pole { $place } od karty startowej
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = pole { $place } od karty startowej
choice-post_number-at_land = {""}
    .alone = liczba { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } na północy
choice-turn_card-turn = ({ $shows })
    .alone = karta { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = liczba { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } na północy
choice-buy_ship-buy = karta { $card } ({ $shows }), strona { $arrow }
    .alone = karta { $card }, { $side }: woda warta { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = karta { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = karta { $card } ({ $shows })
choice-sail-sail = karta { $card } ({ $shows }), strona { $arrow }
    .alone = karta { $card }, { $side }: woda warta { $worth }
choice-arrive-arrive = karta { $card } ({ $shows }), strona { $arrow }
    .alone = karta { $card }, { $side }: woda warta { $worth }
choice-ship_home-take = karta { $card } ({ $shows }), strona { $arrow }
    .alone = karta { $card }, { $side }: woda warta { $worth }
choice-launch-launch = karta { $card } ({ $shows }), strona { $arrow }
    .alone = karta { $card }, { $side }: woda warta { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = karta { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = karta { $card } ({ $shows })

# --- czego dotyczą pytania -----------------------------------------------------------------

detail-power = wyższa karta działa wcześniej, niższa przynosi więcej caballero (+){ $count ->
    [0] {""}
   *[other] ; zagrano: { $who }
}
detail-turn = { COUNT($court, "caballero") } w dworze
detail-post_card = za liczbę płaci się tyloma caballero; w dworze: { $court }
detail-post_number = { $at ->
    [land] za liczbę płaci się tyloma caballero; w dworze: { $court }, a żadna liczba nie może dać remisu
   *[water] przy samej wodzie każda liczba kosztuje { $water }; liczy się, gdy ląd dotrze do jej strony; w dworze: { $court }
}
detail-turn_number = { $at ->
    [land] wyższa liczba kosztuje różnicę; w dworze: { $court }
   *[water] przy samej wodzie obracanie nic nie kosztuje
}
detail-buy_ship = koszt: { COUNT($cost, "caballero") }; w dworze: { $court }
detail-fortify = koszt: { COUNT($cost, "caballero") }; w dworze: { $court }
detail-sail = koszt: { COUNT($cost, "caballero") }; w dworze: { $court }
detail-arrive = z karty { $from_card }
detail-launch = koszt: { COUNT($cost, "caballero") }; w dworze: { $court }
detail-shift_from = koszt: { COUNT($cost, "caballero") }; w dworze: { $court }
detail-shift_to = z karty { $from_card }

outlook-power-play = { $order ->
    [one] Twoje miejsce w kolejności tur: { $first } z { $seats }.
   *[several] Twoje miejsce w kolejności tur: od { $first } do { $last } z { $seats }.
}

terminal-signs = ━┃ ląd: ciągnie się tam, gdzie linie się stykają · $ złoto · ≈ ryby · C2↑3 karta caballero 2 Czerwonego liczy 3 na lądzie na północ od niej · C2~ tylko przy wodzie · □□ dwie karty terenu · ♜ castillo · ₁ statki · * rekonstrukcja: źródło nieznane
