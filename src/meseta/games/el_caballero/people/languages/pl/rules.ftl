# El Caballero, po polsku

# Kolory graczy: .of czyj (Czerwonego).

seat-red = Czerwony
    .of = Czerwonego
seat-blue = Niebieski
    .of = Niebieskiego
seat-yellow = Żółty
    .of = Żółtego
seat-green = Zielony
    .of = Zielonego

counted-caballero = { $n } caballero
counted-ship = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}

side-north = północna strona
    .at = północnej stronie
    .of = północnej strony
side-east = wschodnia strona
    .at = wschodniej stronie
    .of = wschodniej strony
side-south = południowa strona
    .at = południowej stronie
    .of = południowej strony
side-west = zachodnia strona
    .at = zachodniej stronie
    .of = zachodniej strony
where-map = na mapie
region-map = obszar mapy
area-shown = { $lands ->
    [none] woda ze wszystkich stron
    [one] ląd z 1 strony
    [two] ląd z 2 stron
    [across] ląd z 2 przeciwnych stron
    [three] ląd z 3 stron
   *[all] ląd ze wszystkich stron
}{ $found ->
    [nothing] {""}
    [gold] , złoto
    [fish] , ryba
   *[gold_fish] , złoto i ryba
}
where-middle = pośrodku
where-north = na północy
where-northeast = na północnym wschodzie
where-east = na wschodzie
where-southeast = na południowym wschodzie
where-south = na południu
where-southwest = na południowym zachodzie
where-west = na zachodzie
where-northwest = na północnym zachodzie
region-named = { $kind ->
    [land] ląd z { $size } { $size ->
        [one] karty
       *[other] kart
    }{ $treasure ->
        [0] {""}
        [1] {" "}ze złotem
       *[other] {" "}ze złotem ({ $treasure })
    }
   *[water] { $size ->
        [1] zatoka
        [2] zatoka z 2 kart
       *[other] morze z { $size } kart
    }{ $treasure ->
        [0] {""}
        [1] {" "}z rybą
       *[other] {" "}z rybami ({ $treasure })
    }
} { $where }
region-further = { $name }, dalej na { $side ->
    [north] północ
    [east] wschód
    [south] południe
   *[west] zachód
}
region-why = { $kind ->
    [land] wart { $worth }{ $factor ->
        [1] {""}
       *[other] , podwójnie dla jedynego pierwszego
    }; caballero: { $who }{ $rank ->
        [first] ; remis na pierwszym miejscu: każdy dostaje raz
        [second] ; remis na drugim miejscu: nic
        [unpaid] ; przy dwóch graczach drugi nic nie dostaje
       *[other] {""}
    }
    [once] { $size } za każdy statek, { $treasure } więcej za wszystkie ryby; statki: { $who }
   *[water] { $worth } za każdy statek; statki: { $who }
}
harbour-north = północnej strony karty caballero { $card }
harbour-east = wschodniej strony karty caballero { $card }
harbour-south = południowej strony karty caballero { $card }
harbour-west = zachodniej strony karty caballero { $card }
rotation-0 = bez obracania
rotation-1 = z obrotem o ćwierć
rotation-2 = z obrotem o pół
rotation-3 = z obrotem o trzy czwarte

# --- co się dzieje ------------------------------------------------------------

event-start_card = Karta startowa pokazuje: { $area }.
event-starter = { $seat } zagra pierwszą kartę siły.
event-revealed = Odkryta zostaje karta terenu: { $area }.
event-round = Zaczyna się runda { $round }.
event-power = { $seat } zagrywa kartę siły { $value }.
event-supplied = { $count ->
    [0] { $seat } nikogo nie dodaje do dworu.
   *[other] { $seat } dodaje do dworu { COUNT($count, "caballero") }.
}
event-laid = { $seat } dokłada kartę terenu { $place }: { $area }.
event-laid_beyond = { $seat } dokłada kartę terenu { $cell } za kartą caballero: { $area }.
event-renewed = Żadnej odkrytej karty nie da się dołożyć: wracają pod talię, a na ich miejsce odkrywa się nowe.
event-skipped = Nie da się dołożyć żadnej karty terenu; { $seat } nie dokłada żadnej.
event-posted = { $seat } dokłada kartę caballero { $card }, { COUNT($count, "caballero") }: { $place }.
event-afloat = { $seat } dokłada kartę caballero { $card } { $place }, tylko przy wodzie.
event-turned = { $seat } obraca kartę caballero { $card }, przy lądzie: { COUNT($count, "caballero") }{ $change ->
    [none] {""}
   *[other] ; dwór { $change }
}.
event-rotated = { $seat } obraca kartę caballero { $card }, która leży tylko przy wodzie.
event-landed = Ląd sięga karty caballero { $card } { FORM($seat, "of") }: liczy się tam { COUNT($count, "caballero") } ({ $place }).
event-expelled = Karta caballero { $card } { FORM($seat, "of") } { $place } zostaje wypędzona: ląd z dwóch stron.
event-saved = { $ships ->
    [0] { $seat } odzyskuje { COUNT($count, "caballero") }.
   *[other] { $count ->
        [0] { $seat } odzyskuje { COUNT($ships, "ship") }.
       *[other] { $seat } odzyskuje { COUNT($count, "caballero") } i { COUNT($ships, "ship") }.
    }
}
event-lost_court = { $seat } traci { COUNT($count, "caballero") }: w dworze nie ma miejsca.
event-withdrawn = { $seat } zabiera z powrotem kartę caballero { $card } { $place }.
event-fortified = { $seat } kupuje castillo dla karty caballero { $card }.
event-ship_bought = { $seat } kupuje statek przy { FORM($side, "at") } karty caballero { $card }.
event-sailed = Statek { FORM($seat, "of") } płynie od { $origin } do { $goal }.
event-ship_home = { $seat } zabiera do dworu statek od { FORM($side, "of") } karty caballero { $card }.
event-launched = { $seat } przenosi statek z dworu do { FORM($side, "of") } karty caballero { $card }.
event-shifted = { $seat } przenosi castillo z karty caballero { $card } na kartę caballero { $target }.
event-scoring = Punktacja po rundzie { $round }.
event-region_scored = Wartość { $value }: { $region }.
event-scored = { $seat } zajmuje { $rank }. miejsce, { COUNT($points, "point") }: { $region }.
event-ships = { COUNT($ships, "ship") } { FORM($seat, "of") }, { COUNT($points, "point") }: { $region }.
event-ended = Tura { FORM($seat, "of") } dobiega końca.
event-over = Koniec gry.

# --- o co pytamy ------------------------------------------------------------

ask-power = zagraj kartę siły
ask-turn = wybierz, co teraz robisz
ask-choose_area = wybierz kartę terenu
ask-lay_area = wybierz pole
    .now = gdzie dołożyć kartę terenu?
ask-lay_beyond = wybierz pole za kartą caballero
    .now = gdzie dołożyć kartę terenu za kartą caballero?
ask-rotate_area = wybierz obrót
    .now = jak obrócić kartę terenu?
ask-post_card = wybierz pole
    .now = gdzie dołożyć kartę caballero?
ask-post_number = wybierz liczbę
    .now = jaką liczbę pokazuje karta caballero?
ask-turn_card = wybierz swoją kartę caballero
    .now = którą kartę caballero obracasz?
ask-turn_number = wybierz liczbę
    .now = jaką liczbę pokazuje karta caballero { $card }?
ask-buy_ship = wybierz stronę swojej karty caballero
    .now = która strona dostaje nowy statek?
ask-fortify = wybierz swoją kartę caballero
    .now = która karta caballero dostaje castillo?
ask-withdraw = wybierz swoją kartę caballero
    .now = którą kartę caballero zabierasz?
ask-sail = wybierz stronę swojej karty caballero
    .now = który statek płynie?
ask-arrive = wybierz stronę swojej karty caballero
    .now = dokąd płynie statek?
ask-ship_home = wybierz stronę swojej karty caballero
    .now = który statek wraca do dworu?
ask-launch = wybierz stronę swojej karty caballero
    .now = która strona dostaje statek z dworu?
ask-shift_from = wybierz swoją kartę caballero
    .now = które castillo przenosisz?
ask-shift_to = wybierz swoją kartę caballero
    .now = która karta caballero dostaje castillo?
ask-over = koniec gry

# --- opcje ------------------------------------------------------------

option-players = Gracze
    .about = Ilu gra, albo ich kolory w kolejności miejsc.
option-isthmus_or_strait = Ląd po przeciwnych stronach
    .about = Czy ląd przy dwóch przeciwnych krawędziach to jeden przesmyk, który dzieli wody, czy dwa lądy z cieśniną pomiędzy.
value-isthmus_or_strait-isthmus = jeden przesmyk
value-isthmus_or_strait-strait = cieśnina pomiędzy
option-turn_limit = Obracanie kart
    .about = Czy zamiast dokładania można obrócić jedną kartę caballero, czy wykonać dwa kroki dokładania i obracania w dowolnym połączeniu.
value-turn_limit-1 = jedna zamiast dokładania
value-turn_limit-2 = dwa kroki, mieszane
option-court_card_cap = Karty, które pokazują dwór
    .about = Ile kart caballero może pokazywać dwór; bez podania wszystkie.
value-court_card_cap-none = wszystkie
value-court_card_cap-2 = dwie
option-last_card_any_time = Ostatnia karta caballero
    .about = Czy ósmą kartę caballero można dołożyć w dowolnej chwili, czy tylko w ostatniej rundzie. Żadna karta nie pokazuje już wtedy dworu: kto w nim jest, przepada.
option-rotate_area_cards = Obracanie kart terenu
    .about = Czy karty terenu można obrócić przed dołożeniem.
option-number_order = Kolejność liczb
    .about = Czy liczby biegną wokół karty caballero zgodnie z ruchem wskazówek zegara, czy odwrotnie.
value-number_order-clockwise = zgodnie z zegarem
value-number_order-counterclockwise = przeciwnie do zegara
option-area_ties_stand = Remis przez kartę terenu
    .about = Czy można dołożyć kartę terenu, która pozostawia graczy w remisie na jakimś obszarze.
option-below_tied_first_scores = Drugi za remisującymi pierwszymi
    .about = Czy samodzielny drugi punktuje, choć na pierwszym miejscu jest remis.
option-two_player_first_double = Podwójne punkty we dwoje
    .about = Czy samodzielny pierwszy zdobywa podwójne punkty także w grze 2-osobowej.
option-fish_per_ship = Ryby
    .about = Czy każdy statek liczy ryby swojej wody, czy każdy gracz tylko raz.
option-power_supply = Caballero na kartach siły
    .about = Czy karty siły dają tylu caballero, ilu wywnioskowaliśmy, czy tylu co w El Grande.
value-power_supply-derived = jak wywnioskowano
value-power_supply-el-grande = jak w El Grande
option-protected_return = Co ratuje castillo
    .about = Czy castillo zwraca tylu caballero, ilu wskazuje liczba przy lądzie, czy ilu za nią zapłacono.
value-protected_return-number = liczbę przy lądzie
value-protected_return-paid = ilu zapłacono
option-interleave_steps = Przeplatanie
    .about = Czy siedem akcji tury można mieszać, czy każda stanowi jedną całość.
option-both_area_cards = Dwie karty terenu
    .about = Czy karta siły, która pozwala dołożyć dwie karty terenu, zmusza do dołożenia obu.
option-lowering_may_tie = Remis przez zmniejszenie
    .about = Czy kartę caballero można obrócić na mniejszą liczbę, która daje jej właścicielowi remis z innym graczem.
option-lowered_return = Co zwraca zmniejszona karta
    .about = Czy karta caballero obrócona na mniejszą liczbę zwraca tylko to, co zapłacono za różnicę, czy całą różnicę.
value-lowered_return-paid = tylko zapłaconych
value-lowered_return-number = całą różnicę

# --- na co się patrzy przy ocenie pozycji -------------------------------------

feature-points = dotychczasowe punkty
feature-next_scoring = wynik najbliższej punktacji
feature-later_scoring = wynik późniejszej punktacji
feature-regions_led = obszary z samodzielną przewagą
feature-safety = bezpieczne przewagi
feature-chances = obszary w zasięgu
feature-dangers = zagrożone obszary
feature-waters = zysk ze statków
feature-court = caballero w dworze
feature-room = miejsce w dworze
feature-cards_left = niedołożone karty caballero
feature-ships = statki w dworze
feature-castillos = castillo na kartach caballero
feature-hand = lepsze karty siły, które zostają w ręce
feature-best_card = najwyższa karta siły w ręce
feature-to_move = tura, która jeszcze będzie
feature-supply = caballero, których karta siły jeszcze przyniesie
feature-to_lay = karty terenu do dołożenia
feature-to_post = karty caballero do dołożenia w tej turze
