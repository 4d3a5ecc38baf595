# Dla programów, po polsku

# --- moje tokeny -----------------------------------------------------------------------

tokens-title = Tokeny dla programów
tokens-about = Z tokenem program gra w twoim imieniu: bot, skrypt, inny interfejs. Daj każdemu osobny i unieważnij go, gdy nie jest już potrzebny.
tokens-label = Do czego służy
tokens-make = Utwórz token
tokens-once = Skopiuj ten token teraz; nie zostanie pokazany ponownie.
tokens-unused = nigdy nieużyty
tokens-used = ostatnio użyty { $day }
tokens-remove = Unieważnij
tokens-how = Co mogą programy

# --- strona API ------------------------------------------------------------------------

api-title = Stół dla programów
api-lead = Wszystko, co można robić przy stole, jako JSON. To, co można rozstrzygnąć, zagrać, cofnąć i zobaczyć, jest takie samo jak na stronach i pilnują tego te same zasady.
api-token_title = Kto pyta
api-token_about = Token z własnej strony, wysyłany jako „Authorization: Bearer …”; działa jako jego osoba. Ciasteczka się tu nie liczą, więc żadna obca strona nie może działać za kogokolwiek. To, co oznaczono jako otwarte, dostaje odpowiedź bez tokenu, jak dla kogoś, kto tylko patrzy.
api-refused_title = Co jest odrzucane
api-refused_about = Wtedy nic się nie zmieniło. Status to 4xx; „error” to jedno zdanie w wybranym języku (Accept-Language albo język osoby), „why” to stałe słowo, a dalsze pola mówią, gdzie i co.
api-bounds_title = Ile
api-bounds_about = Granice dla gry są szerokie, dla nowych stołów i linków ciasne, osobno dla każdej osoby. Na zbyt wiele odpowiedzią jest 429 i Retry-After. Treść może mieć 64 kB i przychodzić 20 sekund.
api-stream_title = Słuchanie
api-stream_about = Strumień wysyła server-sent events, każde z wierszem „data:”: najpierw stan obecny, potem każdą zmianę. Wiersze zaczynające się od dwukropka tylko podtrzymują połączenie. Mogą przyjść inne rodzaje niż „change” (hinted, rematch, note, bye); nieznane można pominąć.
api-document = To samo jako OpenAPI 3.1
api-open = otwarte: bez tokenu
api-sent = Wysyłane
api-answered = Odpowiedź
api-refusals = Odrzucane z powodem

api-op-games = Wszystkie gry
api-about-games = Każda gra z opcjami i ich wartościami.
api-op-game = Jedna gra
api-about-game = Gra z opcjami i ich wartościami.
api-op-me = Ja
api-about-me = Osoba, za którą działa token.
api-op-tables = Moje stoły
api-about-tables = Stoły, przy których siedzę albo otwarte przeze mnie, ostatnio używane najpierw, także te, które czekają jeszcze na graczy.
api-op-make_table = Otwórz stół
api-about-make_table = Miejsca po kolei mówią, kto gra; wynika z nich liczba graczy. Dla każdego wolnego miejsca jest zaproszenie.
api-op-invitation = Obejrzyj zaproszenie
api-about-invitation = Dokąd prowadzi, zanim ktoś usiądzie.
api-op-join = Zajmij miejsce
api-about-join = Usiądź tam, dokąd prowadzi zaproszenie: ostatnia część otrzymanego linku.
api-op-table = Stół
api-about-table = Kto gdzie siedzi, o co chodzi i co może odpowiedzieć miejsce. Bez „seat” jest to jedyne własne miejsce, a poza tym widok kogoś, kto patrzy.
api-op-view = Widok
api-about-view = Wszystko, co może wiedzieć miejsce, tak jak daje to „match.view(seat)”.
api-op-story = Co się stało
api-about-story = Wszystkie dotychczasowe zdarzenia, jako dane i jako zdania; „from” pomija pierwsze.
api-op-stream = Słuchaj
api-about-stream = Każda zmiana w chwili, gdy następuje: wersja, czyja kolej, zdarzenia jako dane i jako zdania.
api-op-result = Wynik
api-about-result = Miejsca, punkty i skąd się wzięły, gdy gra się skończy.
api-op-play = Zdecyduj
api-about-play = Zagraj akcję przez numer albo tekst, odnośnie do stanu, który się widziało („version”).
api-op-back = Cofnij
api-about-back = Cofnij tyle własnych ostatnich kroków, o ile nikt się z nich niczego nie dowiedział.
api-op-end = Zakończ turę
api-about-end = Po ostatnim kroku, który można by jeszcze cofnąć („held”).
api-op-order = Stałe polecenia
api-about-order = Wydaj stałe polecenie do końca rundy albo cofnij je przez null. „end” od razu kończy tury.
api-op-hand_over = Oddaj botowi
api-about-hand_over = Bot gra za własne miejsce; null je odbiera. Kto otworzył stół, obsadza tak wolne miejsca.
api-op-hint = Poproś o podpowiedź
api-about-hint = Co myśli najsilniejszy bot, jeśli stół ma podpowiedzi; wszyscy widzą, że ktoś pytał.
api-op-invite = Nowe zaproszenie
api-about-invite = Na miejsce kogoś innego; kto tam siedział, traci je. Może to zrobić tylko ten, kto otworzył stół.
api-op-rematch = Rewanż
api-about-rematch = Ci sami ludzie i boty jeszcze raz; wszyscy, którzy pytają, trafiają do tego samego stołu.

api-field-about = Co to jest, w jednym lub dwóch zdaniach.
api-field-action = Numer akcji; przy zagraniu wystarczy też jej tekst.
api-field-address = Cały link, dla człowieka.
api-field-allowed = Co mogłoby tam stać.
api-field-answer = Odpowiedź dawana zawsze; null cofa polecenie.
api-field-back = Ile własnych kroków można cofnąć.
api-field-best = Najlepsze możliwości, najlepsza pierwsza.
api-field-bot = Poziom bota, który gra za to miejsce, albo null.
api-field-by = Kto tak myśli.
api-field-called = Kolor słowami.
api-field-choices = Co miejsce może teraz zrobić.
api-field-colour = Kolor miejsca; podany dla wszystkich miejsc albo dla żadnego.
api-field-colours = Kolory, którymi można grać, w kolejności miejsc.
api-field-count = Ile kroków.
api-field-deciding = Miejsca, które muszą teraz coś zrobić.
api-field-detail = Czego dotyczy pytanie, jeśli jest coś do dodania.
api-field-error = Co jest nie tak, w jednym zdaniu.
api-field-even = Czy wszystkie możliwości są równie dobre.
api-field-event = Nazwa zdarzenia.
api-field-events = Co się stało, po kolei.
api-field-fewest = Ilu graczy potrzeba co najmniej.
api-field-from = Ile pierwszych zdarzeń pominąć.
api-field-game = Nazwa gry w adresach.
api-field-held = Czy miejsce musi zakończyć turę.
api-field-hints = Czy są podpowiedzi: yes, no albo alone: dopóki wśród botów siedzi jedna osoba.
api-field-box = Własne pudełko, nazwane jak w jego adresie; bez tego zwykłe.
api-field-invitation = Ostatnia część linku z zaproszeniem.
api-field-invitations = Linki do wolnych miejsc, dla tego, kto otworzył stół.
api-field-is_winner = Czy miejsce wygrało.
api-field-keep = Tyle z opowiedzianych zdarzeń nadal obowiązuje; dalsze zostały cofnięte.
api-field-kind = Rodzaj wiadomości.
api-field-label = Jak się nazywa.
api-field-language = Język wszystkich zdań jako kod, na przykład en albo pl.
api-field-maker = Kto otworzył stół, jeśli przy nim siedzi.
api-field-mine = Czy miejsce musi teraz coś zrobić.
api-field-my_seats = Numery własnych miejsc.
api-field-my_turn = Czy czeka na mnie.
api-field-name = Nazwa: osoby, opcji, polecenia, źródła punktów.
api-field-number = Numer miejsca.
api-field-on = Czy polecenie jest wydane.
api-field-open = Czy nikt tam jeszcze nie siedzi.
api-field-option = Opcja, o którą chodzi.
api-field-options = Opcje gry; bez słowa są takie jak zwykle.
api-field-orders = Stałe polecenia, które można wydać lub są wydane.
api-field-over = Czy gra się skończyła.
api-field-pending = Czy miejsce musi teraz coś zrobić.
api-field-place = Zajęte miejsce w klasyfikacji.
api-field-placed = Miejsca po kolei i co osiągnęły.
api-field-points = Punkty albo punkty wszystkich miejsc.
api-field-question = O co chodzi, słowami.
api-field-reading = Czy jest to pytanie, w którym ludzie różnie czytają zasady.
api-field-rematch = Stół rewanżu albo null.
api-field-round = Trwająca runda.
api-field-rounds = Punkty wszystkich miejsc po każdej rundzie.
api-field-seat = Numer miejsca; null to ktoś, kto patrzy.
api-field-seats = Miejsca po kolei.
api-field-sentence = To samo słowami.
api-field-several = Czy można wybrać kilka wartości, jako listę.
api-field-shown = Jak nazywa się wartość.
api-field-sitter = Kto tam siedzi: me (ja), friend (ktoś z zaproszeniem), here (ktoś przy moim urządzeniu) albo poziom bota.
api-field-sitters = Kto siedzi przy stole.
api-field-sources = Skąd wzięły się punkty.
api-field-table = Nazwa stołu w adresach.
api-field-tells = Czego dotyczy zdarzenie, słowami gry.
api-field-text = Zapis akcji.
api-field-title = Jak się nazywa.
api-field-tries = Ile razy próbowano tego w myśli.
api-field-usual = Co obowiązuje, gdy nic nie powiedziano.
api-field-value = Wartość, tak jak się ją wysyła.
api-field-values = Możliwe wartości; brak oznacza nazwy.
api-field-version = Numer stanu stołu; każda decyzja dotyczy jednej wersji.
api-field-view = Co miejsce może wiedzieć.
api-field-waiting = Czy są jeszcze wolne miejsca.
api-field-where = Pole, które się nie zgadza.
api-field-way = Co wyniknie z najlepszej możliwości, w zdaniach, jeśli wymaga więcej niż jednej odpowiedzi.
api-field-why = Powód: odmowy stałe słowo, podpowiedzi zdanie.
api-field-wins = W ilu partiach na sto to wygrywa.
api-field-with = Opcja, od której to zależy.

# --- co jest odrzucane -----------------------------------------------------------------

refused-field = Tego żądania nie da się odczytać: chodzi o „{ $where }”.
refused-not_json = Wyślij to jako JSON (Content-Type: application/json).
refused-token = Potrzebny jest token; brakuje go albo jest nieważny.
refused-method = Tak się tu nie da.
refused-too_fast = To za dużo naraz; spróbuj ponownie za { $wait ->
    [one] { $wait } sekundę
    [few] { $wait } sekundy
   *[other] { $wait } sekund
}.
refused-too_late = To, co wysłano, przychodziło zbyt długo.
refused-too_many_tokens = Więcej niż { $most } tokenów to za dużo; najpierw unieważnij któryś.
refused-option_unknown = Nie ma opcji „{ $option }”.
refused-option_value = { $option }: „{ $value }” nie jest możliwe; do wyboru: { $allowed }.
refused-option_needs = { $option } w tej postaci tylko z: { $other }: { $allowed }.
