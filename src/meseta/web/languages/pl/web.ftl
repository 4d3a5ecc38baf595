# Strony, po polsku

# --- każda strona ----------------------------------------------------------------------

skip = Przejdź do treści
nav = Strony
nav-lobby = Lobby
nav-me = Ja
change = Zmień
close = Zamknij
copy = Kopiuj
look-switch = Przełącz między jasnym a ciemnym
guest = Gość
guest-number = Gracz { $number }
value-yes = tak
value-no = nie
value-none = jak w pudełku
error-title = To się nie udało

# --- lobby -----------------------------------------------------------------------------

lobby-title = Stół do gier iberyjskich
lobby-lead = Usiądź do stołu: o zasady jest komu dbać, boty już czekają, a przyjaciele przyjdą przez link.
lobby-mine = Moje stoły
lobby-more_tables = jeszcze { $count }
lobby-your_turn = twoja kolej
lobby-open_seats = czeka na graczy
lobby-running = inni się zastanawiają
lobby-games = Gry
lobby-el-grande = Caballero, król i tajemnicza wieża: do kogo należy większość Hiszpanii, gdy podlicza się regiony?
lobby-el-caballero = Wybrzeże jest jeszcze nieznane. Dokładaj ląd i morze i stań tam, gdzie powstaną wielkie obszary.
lobby-6-castles = Wokół sześciu zamków rośnie krajobraz; sprzedawaj, buduj i módl się przy drogach, w pojedynkę lub razem.
lobby-play_now = Zagraj teraz
lobby-alone = Zagraj solo
lobby-against = Przeciw jakim botom
lobby-against_peon = przeciw botom – Peón, na pierwszą partię
lobby-against_caballero = przeciw botom – Caballero, solidni
lobby-against_grande = przeciw botom – Grande, silni
lobby-against_rey = przeciw botom – Rey, najsilniejsi
lobby-make_table = Przygotuj stół: przyjaciele, opcje, liczba graczy
lobby-finished = Zakończone
seat-open = wolne miejsce

# --- nowy stół -------------------------------------------------------------------------

new-title = Stół: { $game }
new-seats = Kto gra
new-seats_about = Od { $fewest } do { $most } graczy. Znajomy przychodzi przez link, który mu wyślesz; ktoś przy tym ekranie gra na tym samym urządzeniu co ty.
sit-me = ja
sit-friend = znajomy przez link
sit-here = ktoś przy tym ekranie
sit-bot = bot: { $level }
sit-none = nikt
sit-name = Imię: { $seat }
new-names = nazwy, z przecinkami
new-hints = Rady
new-hints_about = Czy wolno zapytać Reya, najsilniejszego bota, co by zrobił. Gdy przy stole siedzi dwoje ludzi lub więcej, wszyscy widzą, że ktoś zapytał.
new-hints_alone = dopóki gram tylko z botami
new-rulings = Odczytania zasad
new-rulings_about = Gdzie instrukcja zostawia swobodę, ludzie czytają ją różnie. Oto te pytania; kto nic nie zmienia, gra według zwykłego odczytania.
new-make = Otwórz stół

# --- przyjście -------------------------------------------------------------------------

join-title = Dołącz do stołu: { $game }
join-lead = { $maker } trzyma dla ciebie miejsce: { $colour }.
join-lead_nobody = Czeka na ciebie miejsce: { $colour }.
join-sit = Usiądź
come-title = Witaj, { $name }
come-lead = Ten link czyni to urządzenie jednym z twoich: będą tu też wszystkie twoje stoły.
come-go = Dalej jako { $name }
network-invite = Zaproś z tej sieci
network-title = Ludzie w tym samym domu
network-lead = Meseta jest dostępna tylko z tego komputera. Otwórz ją dla sieci, w której jesteś, a inni przyjdą z telefonami i laptopami. Zamknie się znowu, gdy zakończysz program.
network-open = Kto jest w tej samej sieci, znajdzie ten stół tutaj:

# --- ja --------------------------------------------------------------------------------

me-name = Imię
me-language = Język
me-look = Wygląd
look-auto = jak w urządzeniu
look-light = jasny
look-dark = ciemny
me-pace = Tempo zdarzeń
pace-off = od razu
pace-fast = szybko
pace-normal = normalnie
pace-slow = powoli
me-keep = Zapisz
me-devices = Moje urządzenia
me-devices_about = Kto otworzy jedno z nich, jest tobą. Na inne urządzenie przejdziesz prywatnym linkiem; usuń z listy to, które już do ciebie nie należy.
me-this_device = to urządzenie
me-remove = Usuń
me-add_device = Link dla innego urządzenia
me-link = Otwórz to na drugim urządzeniu. Jest pokazywane tylko raz.
device-unused = link, którego jeszcze nie otwarto
me-delete = Usuń mnie
me-delete_about = Twoje imię, urządzenia i ustawienia zostaną usunięte; twoje miejsca przejmą boty.

# --- stół ------------------------------------------------------------------------------

tabs = Części stołu
tab-board = Plansza
tab-cards = Karty
tab-players = Gracze
tab-story = Przebieg
place-track = Rundy
place-board = Plansza
place-cards = Karty
place-hand = Ręka
place-mats = Gracze
place-bar = Twoja decyzja
story-title = Co się działo
pick = Które?
bar-end = Zakończ turę
bar-skip = Pomiń
bar-back = Cofnij
bar-over = Turę od nowa
bar-hint = Rada
bar-more = Menu
menu-title = Ten stół
menu-orders = Stałe polecenia
menu-orders_about = Co tu polecisz, robi się za ciebie; pasek mówi o tym za każdym razem.
order-end = Zakończ moją turę od razu, gdy nie ma już nic do zrobienia
order-answer = Do końca rundy, „{ $question }”: { $answer }
menu-bot = Bot gra za
menu-myself = bez bota: gram ja
menu-seats = Miejsca innych
menu-new_link = Nowy link
menu-keys = Klawisze
keys-number = możliwość o tym numerze; 9 to karta siły 9
keys-end = zakończ turę
keys-back = cofnij
keys-hint = rada
keys-skip = zamknij albo pomiń to, co się właśnie pokazuje
keys-zoom = bliżej, dalej, cała plansza
menu-marks = Znaki
marks-lit = można teraz wybrać
marks-last = czego dotyczył ostatni ruch
marks-seal = rekonstrukcja: żadne źródło nie pokazuje tego elementu, drukowany może być inny
waiting-title = Czekamy na graczy
waiting-about = Wyślij każdemu znajomemu link; kto otworzy go pierwszy, siada. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
waiting-bot = Zamiast tego bot

# --- wynik -----------------------------------------------------------------------------

result-title = { $game }: wynik
result-points = { COUNT($points, "point") }
result-winner = zwycięstwo
result-rematch = Rewanż
result-look = Zobacz stół
result-sources = Skąd wzięły się punkty
result-source = Za co
result-all = Razem
result-chart = Punkty w kolejnych rundach
result-last = Jak się skończyło

# --- co mówią skrypty ------------------------------------------------------------------

script-you = ty
script-open_seat = wolne miejsce
script-your_turn = Twoja kolej
script-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
script-over = Koniec gry.
script-held = To był twój ostatni krok. Zakończyć turę?
script-waits = Decyzja: { $name }.
script-ordered = Zgodnie ze stałym poleceniem: { $what }.
script-all_choices = Pokaż listę ({ $count })
script-see_result = Zobacz wynik
script-lost = Nie można połączyć się z serwerem; nic się nie zmieniło.
script-confirm = Wybierz: { $what }
script-would_score = Punktacja, { $name }: { $what }
script-and_more = … i jeszcze { $count }
script-thinking = Rey myśli …
script-hint_title = Wybór bota { $name }
script-hint_figures = wygrana { $count } % · około { $points } pkt
script-close = Zamknij
script-typed = Wpisano: { $what } …
script-cover = Przekaż ekran: { $name }.
script-cover_open = To ja: { $name }
script-rematch = Otwarto stół do rewanżu.
script-to_rematch = Do rewanżu
script-hinted = { $name } prosi o radę.
script-slow = Boty grają na razie po prostu; za minutę lub dwie zagrają lepiej.
script-bot_slow = Bot nie odpowiedział na czas. Otwórz stronę jeszcze raz, a spróbuje ponownie.

# --- czego się odmawia -----------------------------------------------------------------

refused-no_page = Nie ma takiej strony.
refused-invitation = To zaproszenie zostało już użyte albo cofnięte. Poproś o nowy link.
refused-device = Ten link już nie działa. Utwórz nowy na jednym ze swoich urządzeń.
refused-not_yours = To nie jest teraz twoja decyzja.
refused-not_maker = Może to zrobić tylko ten, kto przygotował stół.
refused-not_here = Może to zrobić tylko ten, kto siedzi przy tym komputerze.
refused-not_begun = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
refused-not_ended = Poprzednia tura jeszcze się nie skończyła.
refused-illegal = „{ $what }” nie jest teraz możliwe.
refused-stands = Tego nie można już cofnąć: zadziałał przypadek, ruszył się ktoś inny albo odsłonięto coś ukrytego.
refused-nothing_to_end = Nie masz tury do zakończenia.
refused-stale = Stół tymczasem się zmienił; spójrz jeszcze raz.
refused-no_order = Nie ma takiego stałego polecenia.
refused-no_hints = Przy tym stole nie ma rad.
refused-not_over = Gra jeszcze się nie skończyła.
refused-foreign = To żądanie przychodzi z innej strony i nie zostanie wykonane.
refused-malformed = Tego żądania nie da się odczytać.
refused-name = Brakuje imienia.
refused-options = Te opcje nie pasują do siebie: { $why }
refused-sitter = Tak nikt nie może usiąść.
refused-too_large = To jest za duże.
refused-too_many = Zbyt wiele osób ogląda ten stół.
refused-slow = Odpowiedź nie przyszła na czas; spróbuj jeszcze raz.
refused-broken = Coś się u nas zepsuło; nic się nie zmieniło.
