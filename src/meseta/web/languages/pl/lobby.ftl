# The lobby and the form for a new table; Polish

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

# --- a new table -----------------------------------------------------------------------

new-title = Stół: { $game }
new-seats = Kto gra
new-seats_about = Od { $fewest } do { $most } graczy. Znajomy przychodzi przez link, który mu wyślesz; ktoś przy tym ekranie gra na tym samym urządzeniu co ty.
sit-me = ja
sit-friend = znajomy przez link
sit-here = ktoś przy tym ekranie
sit-bot = bot: { $level }
sit-none = nikt
sit-name = Imię: { $seat }
new-hints = Rady
new-hints_about = Czy wolno zapytać Reya, najsilniejszego bota, co by zrobił. Gdy przy stole siedzi dwoje ludzi lub więcej, wszyscy widzą, że ktoś zapytał.
new-hints_alone = dopóki gram tylko z botami
new-rulings = Odczytania zasad
new-rulings_about = Gdzie instrukcja zostawia swobodę, ludzie czytają ją różnie. Oto te pytania; kto nic nie zmienia, gra według zwykłego odczytania.
new-make = Otwórz stół

# --- coming ----------------------------------------------------------------------------

join-title = Dołącz do stołu: { $game }
join-lead = { $maker } trzyma dla ciebie miejsce: { $colour }.
join-lead_nobody = Czeka na ciebie miejsce: { $colour }.
join-sit = Usiądź
join-yours = twoje miejsce
come-title = Witaj, { $name }
come-lead = Ten link czyni to urządzenie jednym z twoich: będą tu też wszystkie twoje stoły.
come-go = Dalej jako { $name }
network-invite = Zaproś z tej sieci
network-first = Z innych urządzeń tego adresu nie da się jeszcze otworzyć: najpierw otwórz go dla swojej sieci.
network-title = Ludzie w tym samym domu
network-lead = Meseta jest dostępna tylko z tego komputera. Otwórz ją dla sieci, w której jesteś, a inni przyjdą z telefonami i laptopami. Zamknie się znowu, gdy zakończysz program.
network-open = Kto jest w tej samej sieci, znajdzie ten stół tutaj:

# --- a new table -----------------------------------------------------------------------

new-clock = Zegar
new-clock_about = Gdy czas się skończy, na tym miejscu gra dalej Caballero, a gracz może je odzyskać. Dopóki są wolne miejsca, czas nie płynie.
new-clock_none = bez zegara
new-clock_live = na żywo: minuty dla każdego
new-clock_days = dni na każdą turę
new-minutes = Minuty dla każdego
new-increment = Dodatkowe sekundy za każdą turę
new-days = Dni na każdą turę
clock-days = { $days ->
    [one] { $days } dzień na każdą turę
   *[other] { $days } dni na każdą turę
}
clock-live = { $minutes } min dla każdego i { $seconds } s więcej z każdą turą
new-watching = Widzowie
new-watching_about = Widz widzi to, co mogą widzieć wszyscy przy stole, i niczyjej ręki.
watching-no = nikt
watching-link = każdy, kto ma adres
watching-yes = wszyscy: stół jest widoczny w lobby

# --- lobby, links, leaving -------------------------------------------------------------

nav-club = Klub
lobby-watch = Stoły do oglądania
invite-days = { $days ->
    [one] Ten link jest ważny jeszcze jeden dzień.
   *[other] Ten link jest ważny jeszcze { $days } dni.
}
invite-expired = Ten link wygasł.
invite-renew = Odnów na 7 dni
seat-retake = Odzyskaj moje miejsce
seat-play_on = Niech bot gra dalej
leave-title = Odejdź od stołu
leave-about_waiting = Twoje miejsce znów będzie wolne i ktoś inny może je zająć przez link.
leave-about_running = Na twoim miejscu na stałe zagra Caballero i będzie to na nim napisane; w klubie zajmujesz ostatnie miejsce.
leave-go = Odejdź na stałe
leave-word = odchodzę
leave-get_up = Wstań
