# Whose move it is: on pages, by mail, to a program; Polish

# --- what calls me ---------------------------------------------------------------------

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

# --- mail ------------------------------------------------------------------------------

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
