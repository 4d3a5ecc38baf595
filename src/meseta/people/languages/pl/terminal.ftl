# Co terminal mówi w każdej grze, po polsku

# --- partia ----------------------------------------------------------------------------

terminal-you = { $game }. Twój kolor: { $seats }. Znak ? pokazuje pomoc.
terminal-watch = { $game }. Nie grasz, tylko patrzysz.
terminal-plays = { $bot } gra za: { $seats }.
terminal-thinks = { $name } myśli …
terminal-bot_fails = Bot nie może grać dalej i partia się tu kończy. { $reason }
terminal-save_now = Wpisz nazwę pliku, w którym zapisać partię (z ! na końcu zastąpi istniejący plik), albo nic.
terminal-and = { $names } i { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Runda { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}z { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] Możliwość w « » powyżej
    [few] { $count } możliwości w « » powyżej
   *[many] { $count } możliwości w « » powyżej
}
terminal-points = Punkty: { $points }
terminal-won = { $count ->
    [one] { $names } wygrywa.
   *[other] { $names } wygrywają wspólnie.
}
terminal-alone = Koniec gry.

# --- boty ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = wybór bota { $bot }
hint-wins = wygrana %
hint-points = punkty
hint-at_once = od razu
hint-tries = próby

# --- odpowiedzi, których nie ma --------------------------------------------------------

terminal-unknown = Wśród możliwości nie ma „{ $typed }”. Znak ? pokazuje pomoc.
terminal-illegal = „{ $typed }” nie jest teraz możliwe. Znak ? pokazuje pomoc.
terminal-ambiguous = „{ $typed }” może znaczyć kilka rzeczy: { $keys }.
terminal-empty = Wpisz numer albo nazwę jednej z możliwości; znak ? pokazuje pomoc.

# --- polecenia -------------------------------------------------------------------------

command-undo = cofnij
command-hint = rada
command-board = stół
command-story = przebieg
command-save = zapisz
command-help = pomoc
command-quit = koniec

terminal-help =
    Wpisz to, co stoi przed możliwością, albo jej nazwę; polskie znaki nie są
    konieczne. Gdzie karty mają wartości, liczba jest wartością karty. Poza tym:
      cofnij         cofa twoją ostatnią decyzję; inni odpowiedzą jak przedtem
      rada           co wybrałby Rey, najsilniejszy bot: szansa na wygraną,
                     twoje punkty na koniec i od razu, gdyby wszystko podliczono
      stół           cały stół
      przebieg       wszystko, co się działo
      zapisz PLIK    od tej chwili partia jest zapisywana w tym pliku
      pomoc, ?       ten opis
      koniec, q      wyjście; meseta play --resume PLIK wraca do partii
terminal-no_looking_back = To, co się działo, trzeba tu pamiętać; przebieg można obejrzeć po zakończeniu gry.
terminal-undone = Twoja ostatnia decyzja została cofnięta.
terminal-nothing_to_undo = Nie ma żadnej twojej decyzji do cofnięcia.

# --- pliki -----------------------------------------------------------------------------

terminal-kept = Partia jest zapisana w { $file }.
terminal-unsaved = Partii nie zapisano; rozegrane ruchy przepadły.
terminal-saved_before = Ostatnich ruchów nie zapisano; { $file } zawiera partię sprzed nich.
terminal-save_where = Brakuje nazwy pliku, na przykład: zapisz wieczor.json
terminal-save_exists = Plik { $file } już istnieje; zapisz! { $file } zastąpi go.
terminal-save_fails = Nie można zapisać partii w { $file }: { $reason }. Gra toczy się dalej, a następny ruch spróbuje ponownie.
terminal-saves_again = Partię znów można zapisywać i jest w { $file }.

# --- tabele ----------------------------------------------------------------------------

sheet-round = Runda { $round }
sheet-player = gracz
sheet-points = pkt
sheet-played = zagrane
sheet-hand = ręka
sheet-start = start
sheet-would_score = dałoby teraz

# --- przeglądanie partii ---------------------------------------------------------------

terminal-steps = Enter: dalej · b: wstecz · liczba: do tego ruchu · q: koniec
terminal-move = Ruch { $number } z { $count }, { $seat }: { $move }

# --- program ---------------------------------------------------------------------------

cli-meseta = Stół do gier iberyjskich.
cli-codes = Kody wyjścia: 0 koniec albo wyjście z zapisaną partią; 1 wyjście bez zapisu; 2 złe dane; 3 zawiódł bot; 130 przerwano.
cli-commands = polecenia
cli-play = zagraj w terminalu przeciw botom
cli-me = twoje miejsca, po kolorach, z przecinkami; zwykle pierwsze
cli-opponents = kto gra na innych miejscach, z przecinkami: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; zwykle caballero; gdy jest ich mniej niż miejsc, powtarzają się kolejno
cli-watch = nie graj, tylko patrz
cli-save = zapisuj partię w tym pliku po każdym ruchu
cli-force = pozwól, by --save zastąpiło istniejący plik
cli-resume = wróć do zapisanej partii i zapisuj ją w tym samym pliku
cli-no_compile = niczego w tym czasie nie kompiluj
cli-language = język wszystkiego, co widać; zwykle ten, który ma środowisko
cli-serve = stół w przeglądarce, z tego komputera
cli-host = adres, pod którym serwer nasłuchuje; zwykle tylko ten komputer
cli-port = port; zwykle 8723 albo inny wolny
cli-database = gdzie przechowywane są stoły, jako URL; zwykle plik w folderze danych
cli-open = otwórz przeglądarkę
cli-serving = Meseta jest pod adresem { $address } (Ctrl+C kończy)
cli-processes = ile procesów obsługuje stoły; kilka wymaga PostgreSQL
cli-public = pod jakim adresem ludzie go znajdą, jeśli stoi za proxy: https://meseta.example.org
cli-allowed_host = jeszcze jedna nazwa, pod którą wolno go wołać (można podać kilka razy)
cli-proxy = proxy, któremu wierzy się, skąd przychodzi zapytanie
cli-open_metrics = pokazuj /metrics także innym komputerom
cli-json_logs = zapisuj każde zapytanie jako wiersz JSON
cli-backup = skopiuj wszystkie stoły i osoby do pliku, także podczas działania serwera
cli-restore = przywróć wszystkie stoły i osoby z takiego pliku
cli-replace = nawet jeśli są już stoły i osoby: zostaną usunięte
cli-backed_up = { $file }: stoły: { $tables }, osoby: { $people }, wpisy: { $entries }
cli-restored = Z { $file }: stoły: { $tables }, osoby: { $people }, wpisy: { $entries }
cli-replay = przejrzyj zapisaną partię ruch po ruchu
cli-bench = decyzje i partie na sekundę we wszystkich trybach
cli-box = zajrzyj do pudełka albo sprawdź własne
cli-export = wypisz pudełko jako TOML
cli-export_box = które; zwykle pierwsze w grze
cli-check = powiedz, co jest nie tak z pudełkiem
cli-diff = pokaż, czym różnią się dwa pudełka
cli-diff_box = pudełko należące do gry albo plik
cli-diff_other = drugie; bez niego pierwsze porównuje się z naszym
cli-merge = przyjmij poprawki do naszego pudełka, jako TOML
cli-merge_files = pliki z poprawkami albo całe pudełka
cli-merged = przyjęte wpisy: { $taken }, pozostawione bez zmian: { $conflicts }
cli-no_difference = Te pudełka niczym się nie różnią.
cli-other_game = { $one } i { $other } to różne gry
cli-tune = dopasuj to, na co patrzą boty: gra gra sama ze sobą
cli-generations = ile razy zaczyna od nowa z tym, czego się nauczyła
cli-tune_games = partie w każdym pokoleniu
cli-tune_noise = ile przypadku jest w wyborach, z których się uczy, w szansach na wygraną
cli-tune_matches = partie przeciw dotychczasowym wagom, które zostają, jeśli nowe nie wygrają; 0: żadnych
cli-tune_file = dokąd trafiają wagi; zwykle obok gry
cli-learn = niech sieć uczy się odpowiadać, grając sama ze sobą
cli-learn_out = folder na sieć, jej krzywą uczenia i to, od czego przerwana nauka rusza dalej
cli-learn_begin = sieć, która uczy się dalej, zamiast zaczynać od zera
cli-learn_seconds = jak długo trwa cała nauka
cli-learn_every = sekundy między dwoma pomiarami
cli-learn_lanes = partie przy każdym stole
cli-learn_steps = decyzje w każdej partii, zanim sieć się czegoś nauczy
cli-learn_device = cuda albo cpu, gdy nie ma karty
cli-learn_bot = z kim sieć jest po drodze mierzona
cli-learn_games = partie w każdym pomiarze; 0: żadnych
cli-arena = boty przeciw botom, wiele razy
cli-bots = na przykład peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = ile partii
cli-benchmark = zmierz bota na nazwanym zadaniu; wynik można cytować
cli-task = zadanie; bez niego wypisywane są wszystkie
cli-benchmark_bot = kogo mierzyć: rey, search:500, my_bot.py:Clever …
cli-deals = rozegraj tylko tyle rozdań, na próbę
cli-benchmark_out = folder na partie i wynik, w którym przerwany przebieg rusza dalej; zwykle w benchmark/
cli-note = co wynik ma mówić o bocie, na przykład jak się uczył
cli-record = partie botów jako zbiór danych, w liniach JSON i w Parquet
cli-record_out = folder na dane; przerwane nagrywanie jest tam kontynuowane
cli-record_few = games, workers: co najmniej 1
cli-recorded = { $done } z { $games } partii
cli-puzzles = szukanie zagadek w partiach silnych botów i pakowanie ich
cli-puzzles_make = przeglądanie partii, aż znajdzie się dość zagadek
cli-puzzles_count = ile zagadek znaleźć
cli-puzzles_file = plik na dane; przerwane szukanie jest tam kontynuowane
cli-puzzles_pack = zapis zagadek z takich plików i ze zbiorów jako jednego zbioru, w postaci do wydania
cli-puzzles_out = plik zbioru
cli-puzzle = rozwiązywanie zagadki
cli-puzzle_set = zbiór zagadek; bez niego dzisiejsze
cli-results = plik z jednym wierszem na partię, z którego rusza przerwany przebieg; zwykle we własnym folderze przebiegu w arena/
cli-workers = ile partii naraz
cli-against = każdy z botów sam przeciw stołowi złożonemu z tego
cli-ray = graj na Ray: pod adresem albo bez niego na tym komputerze
cli-until = przestań, gdy jest pewne, że pierwszy bot wygrywa częściej albo rzadziej niż tyle
cli-report = strona z wykresami
cli-analyze = zapisana partia, ruch po ruchu, oczami bota
cli-bot = który bot
cli-json = to samo jako dane
cli-page = to samo jako strona
cli-compile = skompiluj zasady zawczasu
cli-compile_games = zwykle wszystkie
cli-games = objaśnij gry i ich opcje
cli-games_which = zwykle wszystkie
cli-options = zobacz meseta games
cli-any_box = pudełko gry po nazwie albo własny plik
cli-seed = to samo ziarno daje tę samą grę, razem z wyborami innych

cli-unknown = { $word } nic tu nie znaczy
cli-no_game = { $words }: potrzebna jest jedna gra; do wyboru: { $games }
cli-missing = brakuje { $module }; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: zapisana partia ma już grę, opcje, pudełko i ziarno
cli-no_seat = --me: '{ $seat }' nie ma; są { $seats }
cli-save_exists = { $file } już istnieje: --resume wraca do partii, --force zastępuje plik
cli-save_fails = nie można zapisać { $file }: { $reason }
cli-no_box = --box: '{ $box }' nie ma; są { $boxes }
cli-not_a_box = { $file }: to nie jest pudełko: { $error }
cli-good_box = { $file }: z tym pudełkiem wszystko w porządku ({ $title })
cli-compiled = { $game }: już gotowe ({ $way })
cli-compiling = { $game }: trwa kompilacja { $rules } reguł ({ $way }) …
cli-compile_rules = reguła { $done } z { $rules }, { $seconds } s
cli-compile_rest = wszystkie { $rules } reguły po { $seconds } s; teraz kod maszynowy, jeszcze około { $left } s
cli-compile_all = Kompilowane są wszystkie gry: { $games }. Podaj jedną, by skompilować tylko ją.
cli-compiled_after = { $game }: gotowe po { $seconds } s
cli-bench_title = { $game }: losowe partie, jeden rdzeń, { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
cli-way = tryb
cli-decisions = decyzje/s
cli-games_a_second = partie/s
cli-game = { $game }: { $title }, wersja zasad { $version }
cli-usual = zwykle { $value }
cli-boxes = Pudełka, które należą do gry; ich miejsce może zająć własny plik.
