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
picture-tile = płytka krajobrazu { $tile }
picture-spot = puste pole: { $spot }
picture-castle = zamek { $castle }
picture-castle-type = zamki
picture-worker = { $seat }: robotnik { $number }
picture-market = { $good }; sprzedawca: { $seat }
picture-coins = monety
picture-halves = połówki
picture-discs = dyski
picture-workers = robotnicy
picture-line = linia eksploracji
picture-reserve = rezerwa
picture-tiles-in-hand = płytki krajobrazu w ręce
picture-religion = Religia
picture-track-landscape = Krajobrazy
picture-track-construction = Konstrukcje
picture-top = pięć jednakowych: { $points }
picture-slot = { $type }, { COUNT($points, "point") }
picture-charters = Przywileje
picture-secret = tajny
picture-charter-owner = właściciel: { $seat }
picture-charter-won = zdobywa { $seat }
picture-charter-nobody = nikt
picture-stacks = Stosy
picture-pile = krajobrazy
picture-rival = przeciwnika
picture-castles-left = zamki
picture-stock = eksploracje
picture-next = dalej: { $name }
picture-hand = Twoja ręka
picture-laying = Wykładanie
picture-nothing-laid = nikt nie wykłada teraz płytki
picture-turn = obrót { $turned }
