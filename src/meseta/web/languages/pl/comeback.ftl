# Powroty: zegary, widzowie, wezwania, odchodzenie; polski

# --- nowy stół -------------------------------------------------------------------------

new-clock = Zegar
new-clock_about = Gdy czas się skończy, na tym miejscu gra dalej Caballero, a gracz może je odzyskać. Dopóki są wolne miejsca, czas nie płynie.
new-clock_none = bez zegara
new-clock_live = na żywo: minuty dla każdego
new-clock_days = dni na każdą turę
new-minutes = Minuty dla każdego
new-increment = Dodatkowe sekundy za każdą turę
new-days = Dni na każdą turę
new-watching = Widzowie
new-watching_about = Widz widzi to, co mogą widzieć wszyscy przy stole, i niczyjej ręki.
watching-no = nikt
watching-link = każdy, kto ma adres
watching-yes = wszyscy: stół jest widoczny w lobby

# --- co mówią skrypty ------------------------------------------------------------------

script-clock = Pozostały czas
script-days = { $count } d
script-hours = { $count } godz.
script-has_left = { $name } (poza grą)

# --- odmowy ----------------------------------------------------------------------------

refused-time = Twój czas się skończył; gra dalej bot. Miejsce możesz odzyskać w każdej chwili.
refused-closed = Tego stołu nie można oglądać.

# --- lobby, linki, odchodzenie ---------------------------------------------------------

nav-club = Klub
lobby-watch = Stoły do oglądania
invite-days = { $days ->
    [one] Ten link jest ważny jeszcze jeden dzień.
   *[other] Ten link jest ważny jeszcze { $days } dni.
}
invite-expired = Ten link wygasł.
invite-renew = Odnów na 7 dni
seat-retake = Odzyskaj moje miejsce
leave-title = Odejdź od stołu
leave-about_waiting = Twoje miejsce znów będzie wolne i ktoś inny może je zająć przez link.
leave-about_running = Na twoim miejscu na stałe zagra Caballero i będzie to na nim napisane; w klubie zajmujesz ostatnie miejsce.
leave-go = Odejdź na stałe

# --- od mojego ostatniego ruchu --------------------------------------------------------

since-title = Od twojego ostatniego ruchu
since-show = Pokaż

# --- czat ------------------------------------------------------------------------------

chat-title = Czat
chat-say = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz
script-room_players = Do końca gry czytają to tylko gracze.
script-room_watchers = Do końca gry czytają to tylko widzowie.
script-somebody = ktoś
script-onlooker = { $name } (widz)
script-turn_elsewhere = Twoja kolej przy innym stole: { $name }.

# --- co mnie wzywa ---------------------------------------------------------------------

set-sound = Dźwięk, gdy jest moja kolej
set-chat = Pokazuj czat
set-club = Pokazuj moje imię w klubie
call-title = Gdy jest moja kolej
call-about = Mówi o tym tytuł strony, dopóki jakaś jest otwarta. Poza tym, jak wolisz:
call-screen = Na tym ekranie
call-screen_on = Gdy ta strona jest w tle, pojawia się powiadomienie.
call-screen_start = Zezwól na powiadomienia
call-screen_stop = Bez powiadomień
call-screen_denied = Twoja przeglądarka na to nie pozwala; można to zmienić w ustawieniach tej strony.
call-mail = Pocztą elektroniczną
call-mail_about = Jeden list na stół, tylko gdy cię tu nie ma, i żadnego więcej, dopóki nie wrócisz. Przed potwierdzeniem adresu nic nie jest wysyłane.
call-mail_address = Adres e-mail
call-mail_set = Poproś o potwierdzenie
call-mail_on = Listy idą na adres { $address }.
call-mail_asked = Na adres { $address } wysłano prośbę o potwierdzenie. Otwórz link z listu.
call-mail_stop = Żadnych listów
call-mail_confirm = Czy Meseta ma pisać na adres { $address }, gdy jest twoja kolej?
call-mail_yes = Tak, pisz do mnie
call-mail_leave = Listy idą na adres { $address }. Przestać?
call-mail_left = Na adres { $address } nic już nie zostanie wysłane.
call-hook = Mojemu programowi
call-hook_about = Na ten adres od razu idzie POST z JSON-em (table, game, question, address). Adres musi leżeć poza tą siecią, a przekierowania są pomijane.
call-hook_address = Adres programu
call-hook_try = Wypróbuj
call-hook_answer = Odpowiedź: { $status }.
hook-unknown = Ta nazwa jest nieznana.
hook-inside = Ten adres leży w sieci wewnętrznej i nie jest wywoływany.
hook-slow = Odpowiedź nie przyszła na czas.
hook-lost = Nie można się połączyć.

# --- listy -----------------------------------------------------------------------------

mail-confirm_subject = Meseta: potwierdź ten adres
mail-confirm =
    Cześć { $name },

    ktoś, zapewne ty, chce, żeby Meseta pisała na ten adres, gdy jest twoja kolej.
    Jeśli to prawda, otwórz tę stronę i potwierdź:

    { $address }

    Jeśli nie, nie rób nic: nic więcej nie zostanie wysłane.
mail-turn_subject = { $game }: twoja kolej
mail-turn =
    Twoja kolej przy stole { $game }: { $question }

    { $address }

    Dopóki tam nie zajrzysz, nie dostaniesz kolejnego listu o tym stole.
mail-leave = Żadnych listów: { $address }

# --- klub ------------------------------------------------------------------------------

club-title = Klub
club-about = Rankingi gier ze wszystkich zakończonych stołów, przy których nikt nie grał za dwóch. Ludzie i boty są oceniani tak samo: to, co ktoś niemal na pewno potrafi, więc ranking rośnie z każdą grą, która to potwierdza.
club-empty = Nie zakończono jeszcze żadnej gry.
club-player = Gracz
club-rating = Ranking
club-games = Gry
club-wins = Wygrane
club-place = Średnie miejsce
club-bot = Bot { $level }
club-nobody = ktoś
club-tables = Zakończone stoły

refused-expired = To zaproszenie wygasło. Poproś o jego odnowienie.
refused-over = Gra jest skończona.
refused-silence = Dużo już zostało powiedziane; poczekaj chwilę.
refused-mail = To nie jest adres e-mail.
refused-mail_soon = Prośba o potwierdzenie została właśnie wysłana; poczekaj kilka minut.
refused-no_mail = Ten serwer nie wysyła poczty.
refused-mail_link = Ten link nie jest już ważny.
refused-hook = To nie jest właściwy adres: zaczyna się od https:// lub http:// i nie podaje użytkownika.
refused-hook_soon = Przed chwilą była próba; poczekaj chwilę.
