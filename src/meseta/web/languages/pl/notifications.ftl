# Whose move it is: on pages, by mail, to a program; Polish

# --- what calls me ---------------------------------------------------------------------

set-sound = Ciche dźwięki: moja kolej, figury, podliczanie punktów
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

# --- on devices ------------------------------------------------------------------------

push-title = Na moich urządzeniach, także gdy nic nie jest otwarte
push-about = Urządzenie pokazuje powiadomienie, jak przy wiadomości. Jest w nim gra i pytanie, ale nic zakrytego.
push-start = Powiadamiaj mnie na tym urządzeniu
push-unable = Ta przeglądarka nie może cię powiadamiać. Na iPhonie lub iPadzie dodaj najpierw Mesetę do ekranu początkowego i tam ją otwórz.
push-for = Powiadamiaj mnie o
push-for_turn = moim ruchu
push-for_rematch = rewanżu
push-quiet = Cisza od
push-until = do
push-stop = Nie powiadamiaj tu więcej
push-taken = Ostatnie powiadomienie wysłano.
push-refused = Usługa push nie przyjęła ostatniego powiadomienia.
push-ask = Czy to urządzenie ma cię powiadomić, gdy przyjdzie twoja kolej?
push-yes = Tak
push-not_now = Nie teraz
push-done = To urządzenie będzie cię powiadamiać.
push-choose = O czym i kiedy nie
push-test = Tak wygląda powiadomienie.
push-rematch_title = { $game }: rewanż
push-rematch = Stół jest gotowy, a twoje miejsce czeka.

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
