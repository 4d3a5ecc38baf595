# 6 Castles, po polsku

# Kolory graczy: .of czyj (Niebieskiego), .to komu.

seat-blue = Niebieski
    .of = Niebieskiego
    .to = Niebieskiemu
seat-red = Czerwony
    .of = Czerwonego
    .to = Czerwonemu
seat-yellow = Żółty
    .of = Żółtego
    .to = Żółtemu
seat-green = Zielony
    .of = Zielonego
    .to = Zielonemu

counted-half_coin = { $n ->
    [one] { $n } połówka monety
    [few] { $n } połówki monety
   *[many] { $n } połówek monety
}
counted-step = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}

# --- jak się co nazywa -----------------------------------------------------------------

terrain-pasture = pastwisko
    .with = pastwiskiem
terrain-chestnut = kasztany
    .one = kasztan
    .with = kasztanami
terrain-olive = oliwki
    .one = oliwka
    .with = oliwkami
terrain-vine = winorośl
    .with = winoroślą
terrain-cereal = zboże
    .with = zbożem
terrain-lake = jezioro
    .with = jeziorem
terrain-dead_land = nieużytki
    .with = nieużytkami
terrain-forest = las
    .with = lasem
terrain-house = dom
    .with = domem
terrain-chapel = kaplica
    .with = kaplicą
terrain-stone_cross = kamienny krzyż
    .with = kamiennym krzyżem
terrain-military_camp = obóz wojskowy
    .with = obozem wojskowym
terrain-roman_milestone = kamień milowy
    .with = kamieniem milowym
facing-a = strona A
facing-a_reversed = strona A odwrócona
facing-b = strona B
facing-b_reversed = strona B odwrócona
shown = { $first ->
    [rock] ze
    [cereal] ze
   *[other] z
} { $what }
tile-shown = płytka { $shows }
    .what = płytkę { $shows }
    .of = płytki { $shows }
    .on = na płytce { $shows }
tile-start = płytka startowa
    .what = płytkę startową
    .of = płytki startowej
    .on = na płytce startowej
hill-shown = wzgórze { $shows }
    .of = wzgórza { $shows }
    .on = na wzgórzu { $shows }
corner-of = { $where } { FORM($tile, "of") }
side-north = na północ od { FORM($tile, "of") }
side-east = na wschód od { FORM($tile, "of") }
side-south = na południe od { FORM($tile, "of") }
side-west = na zachód od { FORM($tile, "of") }
kind-castle = pionki na zamkach
kind-disc = { $type } na linii
kind-worker = { $type } przy robotnikach
bonus-half_coin = pół monety
bonus-cylinder = krok walca
bonus-religion = krok na torze religii
bonus-exploration = płytka eksploracji
source-charters = przywileje
source-landscapes = krajobrazy
source-constructions = konstrukcje
source-religion = religia
    .what = religię
source-wealth = majątek
rating-squire = giermek
rating-knight = rycerz
rating-lord = możny pan
rating-count = hrabia

# --- co się dzieje --------------------------------------------------------------------

event-starts = { $seat } jest pierwszym graczem.
event-charter_kept = { $seat } zatrzymuje przywilej w tajemnicy.
event-charter_open = { $seat } wykłada jawny przywilej: { $charter }.
event-start_tile = { $seat } kładzie płytkę startową { FORM($tile, "whole") }.
event-line_begun = Walec { FORM($seat, "of") } staje na pierwszym polu.
event-line_grew = { $seat } dokłada { $place }. płytkę linii: { $exploration }.
event-line_changed = { $seat } wymienia { $place }. płytkę linii: { $exploration }.
event-disc_back = Dysk { FORM($seat, "of") } z pola { $space } wraca do zasobów.
event-round = Zaczyna się runda { $round }.
event-turn = Kolej na { FORM($seat, "of") }.
event-laid = { $seat } kładzie { FORM($tile, "what") } { $spot }.
event-rival_laid = Płytka { FORM($tile, "whole") } wyobrażonego przeciwnika leży { $spot }.
event-rival_moved = Płytka { FORM($tile, "whole") } przeciwnika musi ustąpić: leży teraz { $spot }.
event-rival_lost = Płytka { FORM($tile, "whole") } przeciwnika nigdzie nie pasuje i odpada z gry.
event-unfit = { $seat } pokazuje płytkę { FORM($tile, "whole") }, która nigdzie nie pasuje, i dobiera inną.
event-no_place = { $seat } nie ma płytki, która pasuje.
event-got_coin = Skała daje { FORM($seat, "to") } pół monety.
event-got_step = Skała przesuwa walec { FORM($seat, "of") } na pole { $space }.
event-got_prayer = Skała przesuwa { FORM($seat, "of") } na pole { $step } toru religii.
event-got_tile = Skała daje { FORM($seat, "to") } płytkę eksploracji { $exploration }.
event-lost_bonus = Premia { FORM($seat, "of") } przepada: { $bonus }.
event-castle = Zamek { $castle } powstaje { FORM($quarter, "on") }.
event-lifted = Robotnik { $worker } { FORM($seat, "of") } wchodzi na zamek { $castle }.
event-hill = { $seat } oznacza tereny { FORM($quarter, "of") }.
event-stepped = Walec { FORM($seat, "of") } przesuwa się na pole { $space }.
event-toll = { $seat } płaci pół monety; walec przesuwa się na pole { $space }.
event-disc = { $seat } kładzie dysk na polu { $space }.
event-sold = { $seat } sprzedaje w zamku { $castle }: { $terrain } za { $coins ->
    [one] połówkę monety
   *[other] { COUNT($coins, "half_coin") }
}.
event-slot = { $seat } zajmuje pole: { $type }, { COUNT($points, "point") }.
event-top = { $seat } zajmuje najwyższe pole: { $type }, { COUNT($points, "point") }.
event-worker = Robotnik { $worker } { FORM($seat, "of") } wchodzi na { $quarter }.
event-moved = Robotnik { $worker } { FORM($seat, "of") } idzie na { $quarter }.
event-paid = { $seat } płaci { FORM($other, "to") } złotą monetę.
event-prayed = { $seat } przesuwa się na torze religii o { COUNT($steps, "step") }, na pole { $step }.
event-built = Robotnik { $worker } { FORM($seat, "of") } zostaje na torze.
event-drew = { $seat } dobiera płytkę krajobrazu.
event-ended = Tura { FORM($seat, "of") } dobiega końca.
event-scoring = Punktacja końcowa.
event-charter_won = { $seat } zdobywa przywilej „{ $charter }”: { COUNT($points, "point") }.
event-charter_tied = Nikt nie zdobywa przywileju „{ $charter }”.
event-points = { $seat } otrzymuje { COUNT($points, "point") } za { FORM($source, "what") }.
event-rating = { $seat } ma { COUNT($points, "point") }: { $rating }.
event-over = Koniec gry.

# --- o co pytamy ----------------------------------------------------------------------

ask-charter = zatrzymaj przywilej
    .now = który przywilej zatrzymujesz?
ask-start_tile = wybierz stronę płytki startowej
ask-line_tile = wybierz płytkę eksploracji
ask-face = wybierz, jak leży płytka eksploracji
ask-lay = połóż płytkę krajobrazu albo zmień linię
ask-spot = wybierz miejsce dla płytki
    .now = { $whose ->
        [own] gdzie położyć twoją płytkę?
        [rival] płytka wyobrażonego przeciwnika: gdzie ją położyć?
       *[misplaced] płytka przeciwnika musi ustąpić: dokąd?
    }
ask-rotate = obróć płytkę
ask-extend = dołóż płytkę, by walec zrobił krok, albo zrezygnuj z kroku
ask-castle = wybierz wzgórze, na którym stanie zamek
ask-act = działaj dyskami lub robotnikami albo zakończ turę
    .now = { $doing ->
        [marking] oznaczasz: { $terrains }; przesuwaj walec lub kładź dyski, potem sprzedaż i punktacja
        [discs] jeszcze dyskami: sprzedaj, punktuj albo zakończ turę
        [workers] jeszcze robotnikami: idź, postąp w religii, punktuj albo zakończ turę
        [line] pozostała tylko linia: zmień ją albo zakończ turę
       *[start] użyj dysków lub robotników albo zakończ turę
    }
ask-sale_disc = wybierz dysk
    .now = który dysk trafia do zamku?
ask-slot_disc = wybierz dysk
    .now = który dysk trafia na tor punktacji?
ask-goal = wybierz, dokąd idzie robotnik
ask-hill = wybierz wzgórze dla robotnika
ask-slot_worker = wybierz robotnika
    .now = który robotnik trafia na tor punktacji?
ask-over = koniec gry

# --- opcje ----------------------------------------------------------------------------

option-players = Gracze
    .about = Ilu gra, albo ich kolory w kolejności miejsc. W pojedynkę gra się z wyobrażonym przeciwnikiem.
    .alone = Solo: pozostaw wszystkie inne miejsca puste. Gra trwa dwanaście rund; przed każdą swoją turą kładziesz płytkę wyobrażonego przeciwnika. Przywilej wymaga trzech elementów swojego rodzaju, a na końcu punkty decydują, czy jesteś giermkiem, rycerzem, możnym panem czy hrabią.
option-family = Wersja rodzinna
    .about = Czterech robotników i cztery dyski, bez przywilejów, bez pól punktacji, a linie zostają takie, jak je położono.
option-suggested = Zalecane przygotowanie
    .about = Mniej lub więcej płytek krajobrazu zależnie od liczby graczy, a więc i inna liczba rund.
option-side = Strona planszy
    .about = Wartości pól na obu torach punktacji.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = Zamek przy sprzedaży
    .about = Czy sam zamek liczy się jako jeszcze jeden budynek wokół siebie.
option-arms = Drogi
    .about = Czy każda droga prowadzi do wszystkich czterech boków płytki, czy tylko tam, gdzie mówi pudełko.
value-arms-four = do czterech boków
value-arms-tile = jak mówi pudełko
option-mark_limit = Oznaczanie
    .about = Czy teren wybranego wzgórza można oznaczyć dowolnie wiele razy, czy raz na każdą ćwiartkę.
value-mark_limit-type = dowolnie wiele razy
value-mark_limit-icon = raz na ćwiartkę
option-ring = Otoczenie zamku
    .about = Budynki liczą się na reszcie płytek, które stykają się z zamkiem, albo na wszystkich sąsiednich wzgórzach.
value-ring-tiles = stykające się płytki
value-ring-hills = sąsiednie wzgórza
option-castle_distance = Odległość zamków
    .about = Zamki nie sąsiadują; mają między sobą dwa wzgórza; albo tylko nie sąsiadują przez drogę.
value-castle_distance-2 = nie sąsiadują
value-castle_distance-3 = dwa wzgórza pomiędzy
value-castle_distance-path = tylko nie przez drogę
option-rock_adjacent = Skała przy skale
    .about = Czy wystarczy skała na tym samym wzgórzu, czy skała musi stykać się ze skałą bokiem.
value-rock_adjacent-hill = na tym samym wzgórzu
value-rock_adjacent-edge = bokiem
option-replace_rule = Zmiana linii
    .about = Płytkę pod walcem można wymienić, póki stoi on na jej lewym skraju; albo płytki na prawo od niej; albo jedno i drugie.
value-replace_rule-under = pod walcem
value-replace_rule-right = na prawo od niej
value-replace_rule-both = jedno i drugie
option-line_changes = Kiedy zmienia się linię
    .about = Płytki dokłada się i wymienia w dowolnej chwili własnej tury; albo tylko przy oznaczaniu, a wtedy jest to tura dysków.
value-line_changes-turn = w dowolnej chwili
value-line_changes-marking = tylko przy oznaczaniu
option-toll_space = Połówki monet na linii
    .about = Czy połówka monety nie pokazuje żadnego terenu, czy taki, który można oznaczyć lub kupić.
value-toll_space-cost = żaden teren
value-toll_space-terrain = teren
option-sales = Sprzedaż w turze
    .about = W turze sprzedaje się jeden towar; albo tyle, ile kupuje jeden zamek; albo dowolnie wiele.
value-sales-one = jeden
value-sales-castle = ile kupi zamek
value-sales-any = dowolnie wiele
option-per_turn = Punktowanie w turze
    .about = W turze punktuje się jeden krajobraz lub jedną konstrukcję, albo dowolnie wiele.
value-per_turn-one = jeden
value-per_turn-any = dowolnie wiele
option-goods_kept = Sprzedane towary
    .about = Czy sprzedane towary można sprzedać jeszcze raz na innym targu, czy są zużyte.
option-castle_covers = Pod zamkiem
    .about = Czy zamek odbiera tereny swojego wzgórza robotnikom i otoczeniu innych zamków.
option-worker_start = Początek drogi
    .about = Robotnik rusza z dowolnego skrzyżowania swojego wzgórza albo stamtąd, gdzie się zatrzymał.
value-worker_start-any = dowolne skrzyżowanie
value-worker_start-last = gdzie się zatrzymał
option-top_slot = Najwyższe pole
    .about = Czy gracz może zająć najwyższe pole raz na tor, czy raz na rodzaj.
value-top_slot-track = raz na tor
value-top_slot-type = raz na rodzaj
option-castle_choice = Kilka zamków
    .about = Czy gracz mówi, które z kilku wzgórz pierwsze dostaje zamek, czy idzie się zgodnie z ruchem wskazówek zegara.
value-castle_choice-player = decyduje gracz
value-castle_choice-clockwise = zgodnie z zegarem

# --- na co się patrzy przy ocenie pozycji ---------------------------------------------

feature-total = punkty, gdyby gra skończyła się teraz
feature-charters = punkty za przywileje
feature-landscapes = punkty za krajobrazy
feature-constructions = punkty za konstrukcje
feature-religion = punkty za religię
feature-wealth = punkty za majątek
feature-secret_charter = własny tajny przywilej
feature-step = kroki na torze religii
feature-spaces = własne pola linii
feature-variety = różne tereny na linii
feature-ahead = pola przed walcem
feature-discs = dyski w zasobach
feature-workers = robotnicy na stole
feature-idle = robotnik w zasobach
feature-on_castles = pionki na zamkach
feature-slots = pola na torach punktacji
feature-tops = najwyższe pola torów punktacji
feature-reserve = płytki eksploracji obok linii
feature-in_turn = działania jeszcze możliwe w tej turze
feature-fresh = cała tura jeszcze przed graczem
feature-to_move = tura, która jeszcze będzie

brought = w tej turze jak dotąd: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } religii
