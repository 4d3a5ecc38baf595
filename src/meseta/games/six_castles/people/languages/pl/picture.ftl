# 6 Castles: co stoi na obrazku

picture-version = { $kind ->
    [family] wersja rodzinna
    [solo] w pojedynkę
   *[normal] strona { $side } planszy
}
picture-landscape = { $count ->
    [one] { $count } płytka krajobrazu
    [few] { $count } płytki krajobrazu
   *[many] { $count } płytek krajobrazu
}
picture-tile = płytka krajobrazu { $shows }
picture-spot = puste pole: { $spot }
picture-castle = zamek { $castle }
picture-castle-type = zamki
picture-worker = { $seat }: robotnik { $number }
picture-market = { $good }; sprzedawca: { $seat }
picture-coins = { $count ->
    [one] moneta
    [few] monety
   *[other] monet
}
picture-halves = { $count ->
    [one] połówka
    [few] połówki
   *[other] połówek
}
picture-discs = { $count ->
    [one] dysk
    [few] dyski
   *[other] dysków
}
picture-workers = { $count ->
    [one] robotnik
    [few] robotnicy
   *[other] robotników
}
picture-line = linia eksploracji
picture-reserve = rezerwa
picture-tiles-in-hand = płytki krajobrazu w ręce
picture-religion = Religia
picture-track-landscape = Krajobrazy
picture-track-construction = Konstrukcje
picture-top = 5 takich: { $points }
picture-slot = { $type }, { COUNT($points, "point") }
picture-charters = Przywileje
picture-secret = tajny
picture-charter-owner = właściciel: { $seat }
picture-charter-leads = { $leaders ->
    [one] prowadzi { $who }: { $count }
   *[other] remis po { $count }: { $who }
}
picture-charter-won = zdobywa { $seat }
picture-charter-nobody = nikt
picture-stacks = Stosy
picture-pile = krajobrazy
    .short = płytki
picture-rival = przeciwnika
    .short = przeciwnik
picture-castles-left = zamki
    .short = zamki
picture-stock = eksploracje
    .short = eksploracja
picture-next = dalej: { $name }
picture-hand = Twoja ręka
picture-own-line = Twoja linia
picture-own-reserve = Twoja rezerwa
picture-short-stone_cross = krzyż
picture-short-military_camp = obóz
picture-short-roman_milestone = kam. milowy
picture-rock = skała
    .with = skałą
picture-toll = pół monety
picture-laying = Wykładanie
picture-nothing-laid = nikt nie wykłada teraz płytki
picture-start-side = strona { $side }
picture-turn = { $turned ->
    [0] bez obracania
    [1] ćwierć obrotu
    [2] pół obrotu
   *[3] trzy czwarte
}

# --- gdzie co jest, dla tych, którzy tego nie widzą --------------------------------------

picture-steps = { $count } na { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}
picture-middle = na środku
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = premia: { $bonus }
picture-told-open = { $good }: do sprzedania
picture-told-nobody = nikt
picture-told-gap = puste miejsce
picture-told-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} i { COUNT($halves, "half_coin") }
picture-told-supply = w zasobach: { $discs ->
    [one] { $discs } dysk
    [few] { $discs } dyski
   *[many] { $discs } dysków
} i { $workers ->
    [one] { $workers } robotnik
   *[other] { $workers } robotników
}
picture-told-line = linia, { $place }. płytka: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } z walcem
    [disc] { $what } z dyskiem
   *[both] { $what } z walcem i dyskiem
}
picture-told-reserve = w rezerwie: strona A { $a }; strona B { $b }
picture-told-hand = { $count ->
    [one] { $count } płytka krajobrazu w ręce
    [few] { $count } płytki krajobrazu w ręce
   *[many] { $count } płytek krajobrazu w ręce
}
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: pole { $step }, { COUNT($points, "point") }
picture-told-top = pięć jednakowych, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } wolne
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
    [one] , { $steps } krok religii
    [few] , { $steps } kroki religii
   *[many] , { $steps } kroków religii
}
