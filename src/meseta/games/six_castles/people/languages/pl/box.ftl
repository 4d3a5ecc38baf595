# Co stoi w pudełku, w formularzach do poprawek; po polsku

picture-gallery-tracks = Tory punktacji
box-quarters = ćwiartki, zgodnie z zegarem od lewej u góry
box-bonus = co daje skała
box-arms = ścieżki, jeśli nie na wszystkie strony
box-arm-n = północ
box-arm-e = wschód
box-arm-s = południe
box-arm-w = zachód
box-terrain-rock = skała
box-terrain-toll = pół monety
box-terrain-castle = zamek
box-a = strona A
box-b = strona B
box-under_a = pod pół monety na stronie A
box-under_b = pod pół monety na stronie B
box-markets = targi
box-kind = co liczy
box-kind-castle = pionki na zamkach
box-kind-disc = linia
box-kind-worker = robotnicy
box-type = czego
box-points = punkty
box-half_coins = połówki monet
box-religion = kroki religii
box-entry-religion = Tor religii
box-entry-pieces = Pionki każdego gracza
box-workers = robotnicy
box-discs = dyski
box-family_less = mniej w wersji rodzinnej
box-explorations = płytki eksploracji
box-stock = płytki eksploracji w zapasie
box-half_coins_in_gold = połówek w złotej monecie
box-entry-normal = Zwykła gra
box-tiles = płytki krajobrazu dla każdego
box-removed = płytki usunięte wcześniej
box-entry-solo = Gra solo
box-charter_needs = tyle wygrywa przywilej
box-ratings = punkty, od których zaczynają się rangi
box-entry-family = Wersja rodzinna
box-gold = złote monety na początku

# Co nie pasuje

box-fault-count = { $kind ->
    [landscape] Płytki krajobrazu
    [exploration] Płytki eksploracji
    [castle] Zamki
    [charter] Przywileje
   *[start] Strony płytki startowej
}: { $count }; musi być { $room }.
box-fault-one_rock = Na płytce jest miejsce na jedną skałę.
box-fault-arms = Ścieżka musi prowadzić przynajmniej na jedną stronę.
box-fault-bonus = Skała daje premię i nic innego jej nie daje.
box-fault-ends = Strona { $side } musi zaczynać się i kończyć terenem, nie połówką monety.
box-fault-under = Strona { $side }: jaki teren leży pod pół monety?
box-fault-goods = Strona A musi mieć więcej towarów niż strona B.
box-fault-markets = Trzy targi muszą być różne.
box-fault-charter_type = Przywilej za „{ $kind }” nie może dotyczyć „{ $type }”.
box-fault-castle_charter = Pierwszy przywilej jest za pionki na zamkach, i tylko on.
box-fault-track = Strona { $side }: najwyżej tyle wartości: { $most }, każda mniejsza od poprzedniej; nie { $values }.
box-fault-religion = Potrzeba od 2 do { $most } wartości, które nigdy nie maleją.
box-fault-removed = Najwięcej można usunąć tyle płytek: { $most }, te bez kaplicy i kamiennego krzyża.
box-fault-tiles = Potrzeba tylu płytek: { $needed }, a jest ich tylko { $count }.
box-fault-ratings = Rangi muszą zaczynać się od coraz większej liczby punktów.
