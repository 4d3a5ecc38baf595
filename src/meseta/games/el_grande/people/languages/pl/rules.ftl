# El Grande, po polsku

# Kolory graczy: .of czyj (Fioletowego), .piece jakiego caballero (fioletowego).

seat-purple = Fioletowy
    .of = Fioletowego
    .piece = fioletowego
seat-green = Zielony
    .of = Zielonego
    .piece = zielonego
seat-blue = Niebieski
    .of = Niebieskiego
    .piece = niebieskiego
seat-orange = Pomarańczowy
    .of = Pomarańczowego
    .piece = pomarańczowego
seat-white = Biały
    .of = Białego
    .piece = białego

# Miejsca: .from skąd, .to dokąd, .in gdzie, .what co (biernik). Trzy regiony nazywają się
# w wydaniu klasycznym inaczej.

area-galicia = Galicja
    .from = z Galicji
    .to = do Galicji
    .in = w Galicji
    .what = Galicję
area-2023-navarra = Navarra
    .from = z Navarry
    .to = do Navarry
    .in = w Navarze
    .what = Navarrę
area-classic-navarra = País Vasco
    .from = z País Vasco
    .to = do País Vasco
    .in = w País Vasco
area-aragon = Aragón
    .from = z Aragón
    .to = do Aragón
    .in = w Aragón
area-cataluna = Cataluña
    .from = z Cataluñi
    .to = do Cataluñi
    .in = w Cataluñi
    .what = Cataluñę
area-2023-castilla = Castilla
    .from = z Castilli
    .to = do Castilli
    .in = w Castilli
    .what = Castillę
area-classic-castilla = Castilla la Vieja
    .from = z Castilla la Vieja
    .to = do Castilla la Vieja
    .in = w Castilla la Vieja
area-2023-toledo = Toledo
    .from = z Toledo
    .to = do Toledo
    .in = w Toledo
area-classic-toledo = Castilla la Nueva
    .from = z Castilla la Nueva
    .to = do Castilla la Nueva
    .in = w Castilla la Nueva
area-sevilla = Sevilla
    .from = z Sevilli
    .to = do Sevilli
    .in = w Sevilli
    .what = Sevillę
area-granada = Granada
    .from = z Granady
    .to = do Granady
    .in = w Granadzie
    .what = Granadę
area-valencia = Valencia
    .from = z Valencii
    .to = do Valencii
    .in = w Valencii
    .what = Valencię
area-castillo = Castillo
    .from = z castillo
    .to = do castillo
    .in = w castillo
    .what = castillo
area-france = Francja
    .from = z Francji
    .to = do Francji
    .in = we Francji
    .what = Francję
area-portugal = Portugalia
    .from = z Portugalii
    .to = do Portugalii
    .in = w Portugalii
    .what = Portugalię

# Karty wydania z 2023: tytuły z polskiej instrukcji, a gdzie ona milczy, nasze. Odpis instrukcji ma
# „Wyznanie” i „Zawoty”; czytamy je jako Wygnanie i Zawody.

card-2023-intrigue_any_3 = Intryga
card-2023-intrigue_any_4 = Intryga
card-2023-intrigue_own_4 = Intryga
card-2023-intrigue_foreign_3 = Intryga
card-2023-intrigue_own_2_foreign_2 = Intryga
card-2023-intrigue_region_5 = Intryga
card-2023-intrigue_region_all_own = Intryga
card-2023-intrigue_choice = Intryga
card-2023-militia = Milicja
card-2023-veto = Veto
card-2023-withdrawal = Wycofanie
card-2023-civil_war_all = Wojna domowa
card-2023-civil_war_2 = Wojna domowa
card-2023-score_one_region = Punktacja specjalna
    .own = tak
card-2023-score_fours = Posterunki
card-2023-score_fives = Fiesta
card-2023-score_sixes_sevens = Twierdze
    .own = tak
card-2023-score_first_only = Laury
    .own = tak
card-2023-score_most = Tłok
    .own = tak
card-2023-score_least = Samotność
    .own = tak
card-2023-score_castillo = Objawienie
card-2023-decay_all = Utrata wpływów
    .own = tak
card-2023-decay_3 = Utrata wpływów
    .own = tak
card-2023-assassin = Skrytobójca
card-2023-decree = Zarządzenie
card-2023-empowerment = Pełnomocnictwo
card-2023-court_reserve = Rezerwa dworu
    .own = tak
card-2023-adopted_home = Nowy dom
card-2023-secret_scoring = Tajna punktacja
    .own = tak
card-2023-coup = Pucz
card-2023-royal_advisor = Królewski doradca
    .own = tak
card-2023-your_majesty = Wasza Wysokość
card-2023-exile = Wygnanie
card-2023-retinue = Świta
card-2023-rivalry = Zawody
card-2023-country_estate = Ustronie
card-2023-revolt = Rebelia
card-2023-smuggling = Infiltracja
card-2023-regent = Regent
card-2023-regency_8 = Regencja VIII
    .own = tak
card-2023-regency_9 = Regencja IX
    .own = tak
card-2023-regency_10 = Regencja X
    .own = tak

# Wydanie klasyczne: polskiej instrukcji nie mamy, tytuły przetłumaczyliśmy z niderlandzkiej
# i angielskiej; trzy karty także tam tytułu nie mają.

card-classic-intrigue_any_3 = Intrygant
    .own = tak
card-classic-intrigue_any_4 = Intrygant
    .own = tak
card-classic-intrigue_own_4 = Intrygant
    .own = tak
card-classic-intrigue_foreign_3 = Intrygant
    .own = tak
card-classic-intrigue_own_2_foreign_2 = Intrygant
    .own = tak
card-classic-intrigue_region_5 = Intrygant
    .own = tak
card-classic-intrigue_region_all_own = Intrygant
    .own = tak
card-classic-intrigue_choice = Intrygant
    .own = tak
card-classic-militia = Intrygant
    .own = tak
card-classic-veto = Veto
card-classic-decay_all = Utrata autorytetu
    .own = tak
card-classic-decay_3 = Utrata autorytetu
    .own = tak
card-classic-assassin = Skrytobójcy
    .own = tak
card-classic-withdrawal = Gniew króla
    .own = tak
card-classic-civil_war_all = Ucieczka
    .own = tak
card-classic-civil_war_2 = Niepokoje
    .own = tak
card-classic-score_one_region = Punktacja specjalna
    .own = tak
card-classic-score_fours = Punktacja specjalna
    .own = tak
card-classic-score_fives = Punktacja specjalna
    .own = tak
card-classic-score_sixes_sevens = Punktacja specjalna
    .own = tak
card-classic-score_first_only = Punktacja specjalna
    .own = tak
card-classic-score_most = Punktacja specjalna
    .own = tak
card-classic-score_least = Punktacja specjalna
    .own = tak
card-classic-score_castillo = Punktacja specjalna
    .own = tak
card-classic-secret_scoring = Punktacja specjalna
    .own = tak
card-classic-decree = Płytka punktacji
    .own = tak
card-classic-empowerment = Karty siły
    .own = tak
card-classic-court_reserve = Dwór
    .own = tak
card-classic-adopted_home = Grande
    .own = tak
card-classic-coup = Eksmisja
    .own = tak
card-classic-royal_advisor = Królewski doradca
    .own = tak
card-classic-your_majesty = Król
    .own = tak

counted-caballero = { $n } caballero
ability-court = dwór
    .does = , potem { $count ->
        [one] 1 caballero
        [few] najwyżej { $count } caballero
        [many] najwyżej { $count } caballero
       *[other] najwyżej { $count } caballero
    } do dworu
ability-castillo = castillo
    .does = , potem jeszcze { COUNT($count, "caballero") } do Castillo
ability-move = ruch
    .does = , potem ruszasz swoich caballero: { $count }
modifier-does = { $adds }: { $way ->
    [earlier] działasz wcześniej
   *[later] działasz później
}
own_title = ° nasz tytuł
bonus-king = premia króla
bonus-grande = premia grande

# --- co się dzieje ----------------------------------------------------------------------

event-round = Zaczyna się runda { $round }.
event-king_starts = Król zaczyna { FORM($area, "in") }.
event-grande_starts = Grande i { COUNT($count, "caballero") } { FORM($seat, "of") } zaczynają { FORM($area, "in") }.
event-dummy_enters = { COUNT($count, "caballero") } automy ({ $seat }) przybywa { FORM($area, "to") }.
event-revealed = Ze stosu { $stack } odkryto kartę „{ $card }”.
event-passed = { $seat } przekazuje modyfikator w lewo.
passed-to = { $seat } przekazuje modyfikator graczowi: { $left }.
event-swapped = Wszyscy biorą do ręki modyfikator od sąsiada z prawej.
event-power = { $seat } zagrywa kartę siły { $value }.
event-power_modified = { $seat } zagrywa kartę siły { $value } z modyfikatorem { $modifier }, razem { $total }.
event-dummy_power = Automa ({ $seat }) odkrywa kartę siły { $value }.
event-recruited = { $count ->
    [0] { $seat } nikogo nie dodaje do dworu.
   *[other] { $seat } dodaje do dworu { COUNT($count, "caballero") }.
}
event-recalled = { $seat } zabiera caballero { FORM($area, "from") } do dworu.
event-ability = { $seat } korzysta ze zdolności modyfikatora { $modifier }.
event-took = { $seat } bierze kartę „{ $card }” ze stosu { $stack }.
event-placed = { $area ->
    [castillo] { $seat } wrzuca caballero do castillo.
   *[other] { $seat } umieszcza caballero { FORM($area, "in") }.
}
event-announced = { $seat } ogłasza akcję specjalną karty „{ $card }”.
event-vetoed = { $seat } zgłasza veto: „{ $card }”.
event-allowed = { $seat } pozwala.
event-allowed_rest = { $seat } pozwala na całą akcję specjalną.
event-wants_move = { $by } chce ruszyć { FORM($seat, "piece") } caballero { FORM($area, "from") } { FORM($target, "to") }.
event-wants_extra = { $area ->
    [castillo] { $seat } chce wrzucić dodatkowego caballero do castillo.
   *[other] { $seat } chce umieścić dodatkowego caballero { FORM($area, "in") }.
}
event-wants_return = { $by } chce zwrócić { FORM($seat, "piece") } caballero { FORM($area, "from") } do prowincji.
event-wants_withdraw = { $seat } ma zwrócić caballero { FORM($area, "from") } do prowincji.
event-wants_withdraw_court = { $seat } ma zwrócić { COUNT($count, "caballero") } z dworu do prowincji.
event-wants_disc = { $seat } ma zrobić to, co wskazuje dysk.
event-wants_score = { $seat } chce podliczyć { FORM($area, "what") }.
event-wants_tile = { $by } chce położyć płytkę punktacji { $tile } { $area ->
    [castillo] na polu castillo
   *[other] { FORM($area, "in") }
}.
event-wants_regain = { $seat } chce wziąć kartę siły z powrotem do ręki.
event-wants_grande = { $seat } chce ruszyć swojego grande { FORM($area, "to") }.
event-wants_coup = { $seat } chce, by wszyscy inni opuścili { FORM($area, "what") }.
event-wants_king = { $area ->
    [castillo] { $seat } chce postawić króla obok castillo.
   *[other] { $seat } chce ruszyć króla { FORM($area, "to") }.
}
event-wants_recruit = { $seat } chce dodać do dworu { COUNT($count, "caballero") }.
event-wants_recall = { $seat } chce zabrać caballero { FORM($area, "from") } do dworu.
event-moved = { $by } rusza { FORM($seat, "piece") } caballero { FORM($area, "from") } { FORM($target, "to") }.
    .own = { $seat } rusza caballero { FORM($area, "from") } { FORM($target, "to") }.
event-returned = { COUNT($count, "caballero") } { FORM($seat, "of") } wraca { FORM($area, "from") } do prowincji.
event-returned_court = { $seat } zwraca { COUNT($count, "caballero") } z dworu do prowincji.
event-disc = { $seat } w tajemnicy ustawia dysk.
event-disc_shown = Dysk { FORM($seat, "of") } wskazuje { FORM($area, "what") }.
event-scored = { $seat } zajmuje { $place }. miejsce { FORM($area, "in") }: { COUNT($points, "point") }.
event-bonus = { $seat } zdobywa jeszcze { COUNT($points, "point") } { FORM($area, "in") }: { $bonus }.
event-to_court = { COUNT($count, "caballero") } { FORM($seat, "of") } wraca { FORM($area, "from") } do dworu.
event-tile = { $by } kładzie płytkę punktacji { $tile } { $area ->
    [castillo] na polu castillo
   *[other] { FORM($area, "in") }
}.
event-regained = { $seat } bierze kartę siły z powrotem do ręki.
event-regained_modifier = { $seat } bierze modyfikator z powrotem do ręki.
event-grande = Grande { FORM($seat, "of") } rusza { FORM($area, "to") }.
event-king = { $area ->
    [castillo] Król staje obok castillo.
   *[other] Król rusza { FORM($area, "to") }.
}
event-king_stays = { $area ->
    [castillo] Król zostaje obok castillo.
   *[other] Król zostaje { FORM($area, "in") }.
}
event-dummy_took = Automa ({ $seat }) usuwa z tej rundy kartę „{ $card }” ze stosu { $stack }.
event-starter = { $seat } otrzymuje znacznik 1. gracza.
event-veto_kept = { $seat } zatrzymuje kartę „Veto”.
event-veto_expires = Karta „Veto” { FORM($seat, "of") } traci ważność.
event-scoring = Podliczanie: { $area }.
event-king_scoring = Punktacja ogólna po rundzie { $round }.
event-smuggling = { $seat } może umieszczać caballero także w regionie króla.
event-ended = Tura { FORM($seat, "of") } dobiega końca.
event-over = Koniec gry.

# --- o co pytamy ------------------------------------------------------------------------

ask-pass = przekaż modyfikator w lewo
    .flag = przekazuje
    .now = przekaż modyfikator graczowi: { $left }
ask-power = zagraj kartę siły
    .flag = zagrywa siłę
    .now = { $laid ->
        [none] zagraj kartę siły
       *[other] zagraj kartę siły z modyfikatorem { $laid }
    }
ask-recruit = dodaj caballero do dworu
    .flag = zbiera dwór
ask-recall = zabierz caballero z regionów do dworu
    .flag = odwołuje
ask-ability = użyj zdolności modyfikatora
    .flag = zdolność?
ask-take = weź kartę akcji
    .flag = bierze kartę
ask-turn = umieść caballero, wykonaj akcję specjalną albo zakończ turę
    .flag = umieszcza, działa
    .now = { $stage ->
        [special] wykonaj akcję specjalną albo zakończ turę
       *[other] umieść caballero: pozostało { $left } z { $all }
    }
ask-veto = zawetuj albo pozwól
    .flag = veto?
ask-choose = wybierz jedną z dwóch akcji specjalnych
    .flag = wybiera
ask-lift = wybierz caballero do ruszenia
    .flag = podnosi
    .now = wybierz caballero do ruszenia: jeszcze { $moves }
ask-drop = postaw caballero
    .flag = stawia
ask-place_extra = umieść dodatkowych caballero
    .flag = umieszcza więcej
    .now = umieść dodatkowych caballero: jeszcze { $left }
ask-assassinate = zwróć po jednym caballero każdego innego koloru
    .flag = zwraca
ask-withdraw = zwróć swoich caballero
    .flag = wycofuje
    .now = zwróć swoich caballero: jeszcze { $left }
ask-disc = w tajemnicy ustaw dysk
    .flag = ustawia dysk
    .now = { $purpose ->
        [castillo] { $count ->
            [0] dokąd idą twoje figury z Castillo?
            [one] dokąd idzie twój caballero z Castillo?
           *[other] dokąd idą twoi caballero z Castillo ({ $count })?
        }
        [coup] { $count ->
            [one] dokąd idzie twój caballero { FORM($emptied, "from") }?
           *[other] dokąd idą twoi caballero { FORM($emptied, "from") } ({ $count })?
        }
        [lose] w którym regionie tracisz caballero?
       *[compare] który region wybierasz do podliczenia?
    }
ask-score = wybierz, co podliczyć
    .flag = podlicza
ask-decree = połóż albo przełóż płytkę punktacji
    .flag = kładzie płytkę
ask-regain = weź kartę z powrotem do ręki
    .flag = odzyskuje
ask-move_grande = rusz grande
    .flag = zmienia dom
ask-coup = wskaż region do opuszczenia
    .flag = wskazuje region
ask-king = rusz króla
    .flag = rusza króla
ask-escort = wybierz, kto idzie z królem
    .flag = dobiera świtę
    .now = wybierz, kto idzie z królem: jeszcze { $left }
ask-over = koniec gry
because-card = { $whose } gra „{ $card }”: { $question }

# --- akcje specjalne ----------------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Rusz dowolną liczbę
        [1] Rusz jednego
       *[other] Rusz najwyżej { $up_to }
    } { $whose ->
        [own] { $up_to ->
            [1] swojego
           *[other] swoich
        }
        [foreign] { $up_to ->
            [1] cudzego
           *[other] cudzych
        }
       *[any] { $up_to ->
            [1] dowolnego
           *[other] dowolnych
        }
    } caballero{ $out_of ->
        [one_region] {" "}z jednego regionu
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}do jednego regionu
       *[anywhere] {""}
    }
effect-place = { $up_to ->
        [1] Umieść jednego dodatkowego caballero
       *[other] Umieść najwyżej { $up_to } dodatkowych caballero
    } { $where ->
        [regions] w dowolnych regionach
        [castillo] w castillo
       *[both] w dowolnych regionach lub w castillo
    }
effect-empty_courts = Wszyscy inni zwracają { $up_to ->
        [all] cały dwór
       *[other] { $up_to } caballero z dworu
    }
effect-assassinate = { $may_stop ->
        [true] Zwróć najwyżej po jednym caballero każdego innego koloru
       *[false] Zwróć po jednym caballero każdego innego koloru
    }
effect-withdraw = Wszyscy inni zwracają { $up_to } swoich caballero, z regionów lub dworu
effect-civil_war = Wszyscy inni wybierają na dysku region i tracą tam { $up_to ->
        [all] wszystkich swoich caballero
       *[other] { $up_to } swoich caballero
    }
effect-score = { $what ->
        [choice] Podlicz jeden wybrany region
        [values] Podlicz wszystkie regiony warte { $values }
        [first_places] Podlicz wszystkie regiony, ale tylko pierwsze miejsca
        [most] Podlicz regiony, w których jest najwięcej caballero
        [least] Podlicz regiony, w których jest najmniej caballero
        [castillo] Podlicz castillo
       *[discs] Wszyscy wybierają na dysku region; podlicza się te, które wybrał tylko jeden gracz
    }
effect-decree = Połóż lub przełóż płytkę punktacji
effect-regain = Weź z powrotem zagraną kartę siły
effect-recruit = { $up_to ->
        [1] Dodaj jednego caballero do dworu
       *[other] Dodaj do dworu najwyżej { $up_to } caballero
    }
effect-grande = Rusz swojego grande do innego regionu
effect-coup = Wskaż region; wszyscy inni ruszają stamtąd swoich caballero do regionu wybranego na dysku
effect-king = { $to ->
        [anywhere] Rusz króla do dowolnego regionu
        [neighbour] Rusz króla do sąsiedniego regionu
        [distant] Rusz króla do regionu, który nie sąsiaduje z jego regionem
        [abroad] Wyślij króla do Francji lub Portugalii
        [fewest] Rusz króla do regionu, w którym jest najmniej caballero
       *[a_grande] Rusz króla do regionu, w którym są grande; trafiają oni do castillo
    }{ $escort ->
        [0] {""}
       *[other] , a z nim { $escort } caballero
    }
effect-revolt = Postaw króla obok castillo
effect-regent = Zamień miejscami króla i swojego grande
effect-smuggle = Umieszczaj caballero także w regionie króla
effect-veto = Zatrzymaj tę kartę, by w tej lub następnej rundzie zapobiec jednej akcji specjalnej
note-or_castillo = {" "}lub castillo
note-his_own_too = , także do jego własnego
note-not_his_own = , ale nie do jego własnego
note-from_castillo = , także z castillo
note-not_dummy = ; automę można oszczędzić
note-singles_lose = ; kto nigdzie tylu nie ma, traci tylu, ilu może
note-or_modifier = {" "}lub modyfikator
joined-and = {" "}oraz{" "}
joined-or = {" "}— albo:{" "}

# --- opcje -------------------------------------------------------------------------------------

option-players = Gracze
    .about = Ilu gra, albo ich kolory w kolejności miejsc. We dwoje gra się z automą.
option-edition = Wydanie
    .about = Karty i zasady nowego wydania z 2023 albo pierwszego z 1995.
value-edition-2023 = nowe (2023)
value-edition-classic = klasyczne (1995)
option-short = Krótka gra
    .about = Gra trwa tylko sześć rund; pudełko mówi, które się pomija.
option-merged_stack = Połączone stosy
    .about = W grze 3-osobowej drugi i trzeci stos tasuje się razem; w 2-osobowej zawsze.
option-expansions = Dodatki
    .about = Nowa regencja zastępuje stos króla, alternatywne karty akcji dodają karty, Zmiana siły dodaje modyfikatory.
value-expansions-new-regency = Nowa regencja
value-expansions-old-hands = Alternatywne karty akcji
value-expansions-power-shift = Zmiana siły
option-old_hands = Wybrane alternatywne karty
    .about = Które alternatywne karty akcji są w grze, zamiast wszystkich.
value-old_hands-intrigue_choice = Intryga
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Tajna punktacja
option-castillo = Castillo
    .about = Czy zawartość castillo widać, skoro wszystko ogłoszono, czy trzeba ją pamiętać do końca gry.
value-castillo-open = widać
value-castillo-memory = z pamięci
option-dummy_castillo = Automa w castillo
    .about = Czy caballero automy podczas punktacji ogólnej zostają w castillo, czy wracają do siebie.
value-dummy_castillo-stay = zostają
value-dummy_castillo-home = wracają
option-militia_castillo = Milicja i castillo
    .about = Czy dodatkowych caballero Milicji można wrzucić także do castillo.
option-choice_castillo = Castillo z wyboru
    .about = Czy punktacja z własnego wyboru może wskazać castillo.
option-estate_may_stay = Ustronie
    .about = Czy regionem, w którym jest najmniej caballero, może być region króla.
option-assassin_may_stop = Skrytobójca
    .about = Czy wolno oszczędzić niektóre kolory.
option-assassin_dummy = Skrytobójca i automa
    .about = Czy wolno oszczędzić automę, czy trzeba zabrać caballero także jej.
value-assassin_dummy-may = wolno oszczędzić
value-assassin_dummy-must = traci jak inni
option-civil_war_singles = Wojna domowa a pojedynczy caballero
    .about = Czy gracz, który w żadnym regionie nie ma dwóch caballero, jest przy Wojnie domowej o dwóch oszczędzony, czy traci tylu, ilu może.
value-civil_war_singles-spared = oszczędzony
value-civil_war_singles-lose = traci, ilu może
option-retinue_castillo = Świta z castillo
    .about = Czy z królem idą caballero z castillo, gdy stał obok niego.
option-may_leave_undone = Jednak nie
    .about = Czy płytka, karta siły, grande lub król mogą zostać na miejscu po ogłoszeniu akcji specjalnej.
option-veto_interrupts = Przerywające Veto
    .about = Czy Veto wydania klasycznego może zatrzymać akcję specjalną na każdym kroku; czy tylko pojedyncze ruchy, a wszystko inne przed rozpoczęciem; czy nigdy, gdy już się rozpoczęła.
value-veto_interrupts-every-step = na każdym kroku
value-veto_interrupts-moves = tylko ruchy
value-veto_interrupts-never = nigdy

# --- na co się patrzy przy ocenie pozycji -----------------------------------------------

feature-points = dotychczasowe punkty
feature-next_scoring = wynik najbliższej punktacji
feature-later_scorings = wynik późniejszych punktacji
feature-due_now = wynik punktacji tej rundy
feature-due_for_sure = niemal pewne punkty w punktacji tej rundy
feature-due_soon = wynik punktacji następnej rundy
feature-chances_now = punkty w zasięgu przed punktacją tej rundy
feature-dangers_now = zagrożone punkty przed punktacją tej rundy
feature-castillo_now = caballero, którzy w tej rundzie opuszczą castillo
feature-firsts = samodzielne pierwsze miejsca
feature-safety = bezpieczne przewagi
feature-chances = punkty w zasięgu
feature-dangers = zagrożone punkty
feature-kings_region = caballero w regionie króla
feature-home = przewaga w regionie grande
feature-on_board = caballero w regionach
feature-in_castillo = caballero w castillo
feature-court = caballero w dworze
feature-province = caballero w prowincji
feature-hand = lepsze karty siły, które zostają w ręce
feature-best_card = najwyższa karta siły w ręce
feature-to_move = tura, która jeszcze będzie
feature-order = kolejność tur
feature-to_place = caballero do umieszczenia
feature-special = akcja specjalna, która jeszcze będzie
feature-vetoes = karty Veto
