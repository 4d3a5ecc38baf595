# El Caballero: co stoi na obrazku

picture-basic = gra podstawowa
picture-map = { $count ->
    [one] { $count } karta terenu na mapie
    [few] { $count } karty terenu na mapie
   *[many] { $count } kart terenu na mapie
}
picture-cell = puste pole: { $cell }
picture-caballero = { $seat }: karta caballero { $card }
picture-worth = { $kind ->
    [land] Ląd
   *[water] Woda
}, wartość { $points }: { $who }
picture-court = dwór
picture-room = (miejsc { $room })
picture-cards = do gry
picture-ships = { $count ->
    [one] statek
    [few] statki
   *[many] statków
}
picture-power = siła
picture-supply = { COUNT($count, "caballero") }
picture-areas = { $count ->
    [one] { $count } teren
    [few] { $count } tereny
   *[many] { $count } terenów
}
picture-moved = po turze
picture-known = w ręce
picture-display = Odkryta karta { $place }
picture-number = liczba { $number } przy lądzie
picture-north = liczba { $number } na północ
picture-rotation = { $rotation ->
    [0] bez obracania
    [1] ćwierć obrotu
    [2] pół obrotu
   *[3] trzy czwarte
}
picture-not = { $what } – nie można: { $why }
picture-why-fit = nie pasuje
    .full = karta tam tak nie pasuje
picture-why-same = tak samo
    .full = wygląda tak samo jak przy innym obrocie
picture-why-now = teraz
    .full = tak leży teraz
picture-why-court = dwór
    .full = tylko { COUNT($count, "caballero") } na twoim dworze
picture-why-tie = remis
    .full = byłby remis z graczem { $seat }, po { $count }
picture-coming = gdyby teraz
picture-stock = Zasoby
picture-power-card = karta siły { $value }
picture-gallery-areas = Karty terenu
picture-gallery-powers = Karty siły

# --- gdzie co jest, dla tych, którzy tego nie widzą --------------------------------------

picture-side = { $side ->
    [north] na północy
    [east] na wschodzie
    [south] na południu
   *[west] na zachodzie
}
picture-steps = { $count } na { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}
picture-middle = na środku
picture-told-edge = { $kind ->
    [land] ląd
   *[water] woda
} { $side }
picture-told-treasure = { $kind ->
    [gold] złoto { $side }
   *[fish] ryby { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = puste miejsce
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } przy lądzie { $side }
picture-told-afloat = tylko przy wodzie
picture-told-ship = statek { $side }
picture-told-castillo = castillo
picture-told-region = { $name }, wartość { $points }: { $who }
picture-told-nobody = nikt
picture-told-court = { COUNT($count, "caballero") } w dworze, miejsc: { $room }
picture-told-cards = { $count ->
    [one] { $count } karta caballero do dołożenia
    [few] { $count } karty caballero do dołożenia
   *[many] { $count } kart caballero do dołożenia
}
picture-told-ships = { COUNT($count, "ship") } w dworze
picture-told-played = zagrana w tej rundzie: { $card }
picture-told-hand = karty siły w ręce: { $cards }
picture-told-coming = gdyby teraz wszystko podliczyć: { $count ->
    [one] { $count } punkt więcej
    [few] { $count } punkty więcej
   *[many] { $count } punktów więcej
}
picture-told-none = żadna
picture-told-gone = { $card }: zagrana
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count } castillo
   *[areas] { $count ->
        [one] jeszcze { $count } karta terenu
        [few] jeszcze { $count } karty terenu
       *[many] jeszcze { $count } kart terenu
    }
}
