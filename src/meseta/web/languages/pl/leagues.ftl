# Leagues: the list, a new one, standings and rounds, what is told; Polish

# --- the list --------------------------------------------------------------------------

league-list = Ligi
league-lead = Sezon z innymi: rundy, w których stoły powstają same, a na końcu tabela.
league-mine = Moje ligi
league-others = Otwarte dla wszystkich
league-none = Na razie nie ma żadnej. Załóż ligę i wyślij link znajomym.
league-new = Załóż ligę
league-people = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[other] { $count } graczy
}
league-state_open = Czeka na graczy
league-state_round = Runda { $round } z { $last }
league-state_final = Trwa finał
league-state_over = Zakończona

# --- a new one -------------------------------------------------------------------------

league-new_title = Liga { $game }
league-name = Nazwa ligi
league-method = Jak powstają stoły
league-method_even = każdy z każdym
league-method_swiss = według tabeli
league-method_groups = grupy i finał
league-about_even = Każdy gra z każdym, w miarę możności tyle samo razy.
league-about_swiss = Razem siedzą ci, którzy są blisko siebie w tabeli, w miarę możności bez ponownych spotkań.
league-about_groups = Grupy są losowane, w każdej każdy spotyka każdego. Potem najlepsi ze wszystkich grup grają jeden finał.
league-groups = Grupy
league-round_count = Rundy
league-seats = Gracze przy stole
league-seats_about = Jeśli liczba graczy się nie dzieli, przy niektórych stołach siedzi o jednego więcej albo mniej. Tylko gdy i to niemożliwe, ktoś pauzuje.
league-points = Punkty za pierwsze miejsce, drugie i tak dalej
league-points_about = Tyle liczb, ilu graczy siedzi przy stole. Puste pole oznacza zwykłe punkty.
league-ties = Przy równej liczbie punktów
league-ties_about = Co wtedy rozstrzyga, po kolei. Kto nadal jest równy, dzieli miejsce.
league-tie_direct = wspólne stoły
league-tie_wins = pierwsze miejsca
league-tie_opponents = siła przeciwników
league-tie_margin = przewaga nad średnią stołów
league-pace = Przebieg rund
league-pace_about = Runda kończy się, gdy skończą się wszystkie jej stoły, albo w ostatnim dniu. Na kogo stół wtedy jeszcze czeka, ten jest przy nim ostatni.
league-round_days = Dni na rundę najwyżej (0: bez granicy)
league-next_soon = następna runda po ostatnim stole
league-next_dated = następna runda w swoim dniu
league-pause = Minuty pomiędzy
league-begins = Pierwsza runda
league-begins_about = Bez daty ligę zaczynasz samodzielnie.
league-coming = Wejście i odejście
league-listed_about = Kto może grać?
league-listed_no = kto ma link
league-listed_yes = wszyscy: liga jest na liście
league-late_about = Czy można dołączyć po rozpoczęciu pierwszej rundy? Za opuszczone rundy nie ma nic.
league-late_yes = tak, także później
league-late_no = nie
league-leaving_about = Co z wynikami tych, którzy odejdą?
league-leaving_keep = zostają
league-leaving_strike = są skreślane
league-make = Załóż ligę

# --- a league --------------------------------------------------------------------------

league-first_at = Pierwsza runda zaczyna się:
league-next_at = Następna runda zaczyna się:
league-ends_at = Ta runda kończy się najpóźniej:
league-to_table = Do mojego stołu
league-come_about = Masz zaproszenie do gry. Twoje imię znajdzie się na tej stronie, którą widzi każdy, kto ma jej adres.
league-come_late = Możesz jeszcze dołączyć i grać od następnej rundy. Twoje imię znajdzie się na tej stronie, którą widzi każdy, kto ma jej adres.
league-come = Dołącz
league-in = Grasz. Damy znać, gdy zacznie się pierwsza runda.
league-standings = Tabela
league-place = Miejsce
league-group = Grupa
league-points_short = Punkty
league-byes = Pauzy
league-short_direct = Bezp.
league-short_opponents = Przeciw.
league-short_margin = Przewaga
league-left = poza ligą
league-csv_standings = Tabela jako CSV
league-csv_results = Wyniki jako CSV
league-csv_meetings = Tabela krzyżowa jako CSV
league-rounds = Rundy
league-round = Runda { $round }
league-final = Finał
league-board = Stół { $number }
league-in_group = Grupa { $group }
league-running = trwa
league-how_left = odejście od stołu
league-how_forfeit = po czasie
league-how_shared = niedokończony
league-bye = Pauzuje:
league-has_bye = pauza
league-crosstable = Tabela krzyżowa
league-crosstable_about = Ile razy gracz z lewej był przed drugim, a ile razy za nim.
league-opponents = Przeciwnicy
league-next_round = od następnej rundy
league-nobody = Jeszcze nikt.
league-making = Dla ciebie jako organizatora
league-begin = Zacznij pierwszą rundę
league-begin_next = Zacznij następną rundę teraz
league-invite = Zaproś graczy
league-invite_about = Kto otworzy ten link, może dołączyć.
league-add_bot = Dodaj bota
league-remove = Usuń kogoś
league-remove_about = Jeśli siedzi przy stole tej rundy, gra tam dalej bot, a ta osoba jest ostatnia. Nie może wrócić.
league-end_round = Zakończ tę rundę teraz
league-end_round_about = Przy niedokończonych stołach ostatni jest ten, na kogo się czeka, a pozostali dzielą miejsca przed nim.
league-end_word = koniec
league-close = Zakończ ligę
league-close_about = Tabela zostaje, jaka jest. Niedokończone stoły się nie liczą.
league-close_unplayed = Nic jeszcze nie rozegrano, więc nic po niej nie zostanie.
league-leave = Odejdź z ligi
league-leave_about = Jeśli siedzisz przy stole tej rundy, gra tam dalej bot, a ty zajmujesz ostatnie miejsce. Nie można wrócić.
league-leave_keep = Wyniki tych, którzy odejdą, zostają.
league-leave_strike = Wyniki tych, którzy odejdą, są skreślane: przy tych stołach inni przesuwają się w górę.
league-agreed = Co ustalono
league-agreed_rounds = { $rounds ->
    [one] { $rounds } runda, graczy przy stole: { $seats }
    [few] { $rounds } rundy, graczy przy stole: { $seats }
   *[other] { $rounds } rund, graczy przy stole: { $seats }
}
league-agreed_points = Punkty za miejsca: { $points }
league-agreed_ties = Przy równej liczbie punktów:
league-agreed_days = { $days ->
    [one] runda trwa najwyżej { $days } dzień
   *[other] runda trwa najwyżej { $days } dni
}
league-agreed_late_yes = Można dołączyć do początku ostatniej rundy.
league-agreed_late_no = Po rozpoczęciu pierwszej rundy nikt już nie dołączy.

# --- what is told ----------------------------------------------------------------------

league-news_round = { $league }: runda { $round }
league-news_table = Twój stół jest gotowy.
league-news_bye = W tej rundzie pauzujesz.
league-news_over = { $league }: koniec ligi
league-news_place = Twoje miejsce: { $place }.
push-for_league = moich ligach
league-of_table = Liga: { $league }

# --- what is refused -------------------------------------------------------------------

refused-league_closed = Do tej ligi nikt już nie może dołączyć.
refused-league_entered = Już jesteś w tej lidze albo masz ją już za sobą.
refused-league_few = Potrzeba co najmniej tylu graczy: { $few }.
refused-league_full = Miejsc dla graczy: { $most }.
refused-league_over = Ta liga jest zakończona.
refused-league_points = Podaj tyle liczb: { $seats }, od 100 do 0, żadna nie większa od poprzedniej.
refused-many_leagues = Niezakończone ligi: { $most }; najpierw zakończ którąś.
refused-not_organizer = Może to zrobić tylko ten, kto założył ligę.

# --- for programs ----------------------------------------------------------------------

api-op-leagues = Wszystkie ligi
api-about-leagues = Ligi osoby, do której należy token, i te, które wszyscy mogą widzieć.
api-op-league = Liga
api-about-league = Tabela, stoły i spotkania ligi; widzi ją każdy, kto ma jej adres.
api-op-make_league = Załóż ligę
api-about-make_league = Liga jednej gry; czego nie podano, jest jak zwykle. Kto ją zakłada, musi też dołączyć, by grać.
api-op-enter_league = Dołącz do ligi
api-about-enter_league = Graj w lidze, do której prowadzi zaproszenie, od jej następnej rundy.
api-op-begin_league = Zacznij rundę
api-about-begin_league = Kto założył ligę, zaczyna pierwszą rundę albo następną bez dalszego czekania.
api-op-leave_league = Odejdź z ligi
api-about-leave_league = Odejście na stałe; przy stole tej rundy gra dalej bot.
api-field-ahead = Przy ilu stołach uczestnik był przed przeciwnikiem.
api-field-behind = Przy ilu stołach uczestnik był za przeciwnikiem.
api-field-board = Numer stołu w jego rundzie.
api-field-boards = Stoły wszystkich rund.
api-field-byes = Ile rund ktoś pauzował.
api-field-due = Kiedy coś stanie się samo: runda się zacznie albo skończy, w sekundach od 1970; albo null.
api-field-entrant = Numer uczestnika ligi.
api-field-entrants = Wszyscy uczestnicy ligi.
api-field-group = Litera grupy, jeśli jest ich kilka.
api-field-groups = Ile ma być grup.
api-field-how = Skąd wzięło się miejsce: rozegrane, odejście od stołu, po czasie (stół czekał na niego), podzielone (czekał na kogoś innego).
api-field-joined = Pierwsza runda uczestnika.
api-field-last_round = Ile jest rund.
api-field-league = Nazwa ligi w adresach.
api-field-left = Pierwsza runda bez niego; null, dopóki gra.
api-field-level = Przy ilu stołach obaj dzielili miejsce.
api-field-listed = Czy wszyscy mogą widzieć ligę na liście i dołączyć.
api-field-meetings = Jak każdych dwóch wypadło przeciw sobie.
api-field-method = Jak powstają stoły: każdy z każdym (even), według tabeli (swiss), grupy i finał (groups).
api-field-opponent = Numer tego drugiego.
api-field-phase = Na czym stoi liga: otwarta, w rundzie, w przerwie, zakończona.
api-field-played = Ile stołów się skończyło.
api-field-rank = Miejsce w tabeli; równi je dzielą.
api-field-round_count = Ile ma być rund, bez finału.
api-field-round_days = Ile dni runda trwa najwyżej; 0 to bez granicy.
api-field-score = Punkty w lidze.
api-field-standings = Kto gdzie stoi, pierwszy na początku.
api-field-table_size = Ilu siedzi przy stole, gdy liczba graczy na to pozwala.
api-field-turn_days = Dni na każdą turę; 0 to bez zegara.
api-field-victories = Ile stołów ktoś wygrał.
