# Was das Terminal bei jedem Spiel sagt, deutsch

# --- eine Partie -----------------------------------------------------------------------

terminal-you = { $game }. Du bist { $seats }. Ein ? zeigt die Hilfe.
terminal-watch = { $game }. Du spielst nicht mit und siehst zu.
terminal-plays = { $bot } spielt { $seats }.
terminal-thinks = { $name } denkt nach …
terminal-bot_fails = Ein Bot kann nicht weiter, und das Spiel endet hier. { $reason }
terminal-save_now = Tippe den Namen einer Datei, in der die Partie aufgehoben wird (mit ! am Ende ersetzt sie eine andere), oder nichts.
terminal-and = { $names } und { $last }
terminal-question = { $round ->
    [0] { $seat }: { $question }
   *[other] Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }, { $seat }: { $question }
}
terminal-drawn = { $count ->
    [one] Die Möglichkeit in « » oben
   *[other] Die { $count } Möglichkeiten in « » oben
}
terminal-points = Punkte: { $points }
terminal-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
terminal-alone = Das Spiel ist zu Ende.

# --- Bots ------------------------------------------------------------------------------

level-peon = Peón
level-caballero = Caballero
level-grande = Grande
level-rey = Rey

hint-would_choose = { $bot } würde wählen
hint-wins = Sieg %
hint-points = Punkte
hint-at_once = sofort
hint-tries = Versuche

# --- Antworten, die keine sind ---------------------------------------------------------

terminal-unknown = „{ $typed }“ steht nicht zur Wahl. Ein ? zeigt die Hilfe.
terminal-illegal = „{ $typed }“ geht jetzt nicht. Ein ? zeigt die Hilfe.
terminal-ambiguous = „{ $typed }“ kann Verschiedenes heißen: { $keys }.
terminal-empty = Tippe die Nummer oder den Namen einer Möglichkeit, oder ? für Hilfe.

# --- Befehle ---------------------------------------------------------------------------

command-undo = zurück
command-hint = tipp
command-board = tisch
command-story = verlauf
command-save = sichern
command-help = hilfe
command-quit = gehen

terminal-help =
    Tippe, was vor einer Möglichkeit steht, oder ihren Namen, mit oder ohne
    Akzente. Wo Karten Werte haben, ist die Zahl der Wert der Karte. Außerdem:
      zurück          deine letzte Entscheidung; die anderen antworten wie zuvor
      tipp            was Rey wählen würde, der stärkste Bot: wie oft du dann
                      gewinnst, deine Punkte am Ende, und sofort, wenn alles zählte
      tisch           der ganze Tisch
      verlauf         alles, was geschehen ist
      sichern DATEI   die Partie von nun an in dieser Datei aufheben
      hilfe, ?        dies
      gehen, q        Schluss; meseta play --resume DATEI macht weiter
terminal-no_looking_back = Was geschah, muss man sich hier merken; erzählt wird es, wenn das Spiel zu Ende ist.
terminal-undone = Deine letzte Entscheidung ist rückgängig gemacht.
terminal-nothing_to_undo = Von dir gibt es keine Entscheidung, die sich rückgängig machen ließe.

# --- Dateien ---------------------------------------------------------------------------

terminal-kept = Die Partie ist in { $file } gesichert.
terminal-unsaved = Die Partie wurde nicht gesichert; was du gespielt hast, ist verloren.
terminal-saved_before = Was du zuletzt gespielt hast, wurde nicht gesichert; { $file } enthält die Partie davor.
terminal-save_where = Ein Dateiname fehlt, zum Beispiel: sichern abend.json
terminal-save_exists = { $file } gibt es schon; sichern! { $file } ersetzt sie.
terminal-save_fails = Die Partie lässt sich nicht in { $file } sichern: { $reason }. Das Spiel geht weiter, und der nächste Zug versucht es wieder.
terminal-saves_again = Die Partie lässt sich wieder sichern und ist in { $file }.

# --- Tabellen --------------------------------------------------------------------------

sheet-round = Runde { $round }
sheet-player = Spieler
sheet-points = Punkte
sheet-played = gespielt
sheet-hand = Hand
sheet-start = Start
sheet-would_score = Wertung brächte

# --- eine Partie nachspielen -----------------------------------------------------------

terminal-steps = Enter: weiter · b: zurück · eine Zahl: dorthin · q: gehen
terminal-move = Zug { $number } von { $count }, { $seat }: { $move }

# --- der Befehl ------------------------------------------------------------------------

cli-meseta = Der Tisch für die iberischen Spiele.
cli-codes = Rückgabewerte: 0 beendet oder mit allem gesichert gegangen; 1 ungesichert gegangen; 2 falsche Eingabe; 3 ein Bot hat versagt; 130 unterbrochen.
cli-commands = Befehle
cli-play = im Terminal gegen Bots spielen
cli-me = die Plätze, die du spielst, nach Farben, mit Kommas; sonst der erste
cli-opponents = wer die anderen Plätze spielt, mit Kommas: peon, caballero, grande, rey, random, search:500, my_bot.py:Clever …; sonst caballero; weniger als Plätze kommen reihum
cli-watch = nicht mitspielen und zusehen
cli-save = die Partie in dieser Datei aufheben, nach jedem Zug gesichert
cli-force = --save darf eine Datei ersetzen, die es schon gibt
cli-resume = eine gesicherte Partie fortsetzen und in derselben Datei aufheben
cli-no_compile = nebenher nichts übersetzen
cli-language = von allem, was gezeigt wird; sonst die der Umgebung
cli-serve = der Tisch im Browser, von diesem Rechner aus
cli-host = die Adresse, an der gelauscht wird; sonst nur dieser Rechner
cli-port = der Port; sonst 8723 oder ein anderer freier
cli-database = wo die Tische aufbewahrt werden, als URL; sonst eine Datei im eigenen Datenordner
cli-open = den Browser öffnen
cli-serving = Meseta ist unter { $address } (Strg+C beendet es)
cli-processes = wie viele Prozesse bedienen; mehrere brauchen PostgreSQL
cli-public = wo man es findet, wenn es hinter einem Proxy steht: https://meseta.example.org
cli-allowed_host = ein weiterer Name, unter dem es gerufen werden darf (mehrfach möglich)
cli-proxy = der Proxy, dem geglaubt wird, woher eine Anfrage kommt
cli-open_metrics = /metrics auch anderen Rechnern zeigen
cli-json_logs = jede Anfrage als eine Zeile JSON aufschreiben
cli-backup = alle Tische und Leute in eine Datei kopieren, auch im laufenden Betrieb
cli-restore = alle Tische und Leute aus einer solchen Datei holen
cli-replace = auch wenn schon Tische und Leute da sind: sie werden gelöscht
cli-backed_up = { $file }: { $tables } Tische, { $people } Leute, { $entries } Einträge
cli-restored = Aus { $file }: { $tables } Tische, { $people } Leute, { $entries } Einträge
cli-replay = eine gesicherte Partie nachspielen
cli-bench = Entscheidungen und Spiele je Sekunde auf alle Arten
cli-box = in eine Schachtel sehen oder eine eigene prüfen
cli-export = eine Schachtel als TOML ausgeben
cli-export_box = welche; sonst die erste des Spiels
cli-check = sagen, was an einer Schachtel falsch ist
cli-diff = zwei Schachteln vergleichen
cli-diff_box = eine Schachtel, die zu einem Spiel gehört, oder eine Datei
cli-diff_other = die andere; ohne sie wird die erste mit unserer verglichen
cli-merge = Berichtigungen in unsere Schachtel übernehmen, als TOML
cli-merge_files = Dateien mit Berichtigungen oder ganze Schachteln
cli-merged = { $taken } Einträge übernommen, { $conflicts } gelassen, wie sie waren
cli-no_difference = Diese Schachteln unterscheiden sich nicht.
cli-other_game = { $one } und { $other } sind verschiedene Spiele
cli-tune = anpassen, worauf Bots achten: das Spiel spielt gegen sich selbst
cli-generations = wie oft es mit dem Gelernten neu beginnt
cli-tune_games = Partien in jeder Generation
cli-tune_noise = wie viel Zufall in den Entscheidungen steckt, aus denen gelernt wird, in Siegchancen
cli-tune_matches = Partien gegen die Gewichte, die es schon gibt und die bleiben, wenn die neuen nicht gewinnen; 0: keine
cli-tune_file = wohin die Gewichte kommen; üblich: neben das Spiel
cli-learn = ein Netz lernen lassen, was es antworten soll: es spielt gegen sich selbst
cli-learn_out = Ordner für das Netz, seine Lernkurve und das, womit ein abgebrochener Lauf weitergeht
cli-learn_begin = ein Netz, mit dem weitergelernt wird, statt von vorn zu beginnen
cli-learn_seconds = wie lange insgesamt gelernt wird
cli-learn_every = Sekunden zwischen zwei Messungen
cli-learn_lanes = Partien an jedem Tisch
cli-learn_steps = Entscheidungen in jeder Partie, bevor etwas gelernt wird
cli-learn_device = cuda, oder cpu, wo es keine Karte gibt
cli-learn_bot = an wem das Netz unterwegs gemessen wird
cli-learn_games = Partien in jeder Messung; 0: keine
cli-arena = Bots gegen Bots, viele Male
cli-bots = etwa peon caballero grande rey random flat:60 search:500 my_bot.py:Clever
cli-arena_games = wie viele Partien
cli-benchmark = einen Bot an einer benannten Aufgabe messen, mit einem Ergebnis, das man zitieren kann
cli-task = die Aufgabe; ohne eine werden alle aufgezählt
cli-benchmark_bot = wer gemessen wird: rey, search:500, my_bot.py:Clever …
cli-deals = nur so viele Ausgangslagen spielen, zum Ausprobieren
cli-benchmark_out = der Ordner für Partien und Ergebnis, in dem ein unterbrochener Lauf weitergeht; sonst unter benchmark/
cli-note = was das Ergebnis über den Bot sagen soll, etwa wie er gelernt hat
cli-record = Partien von Bots als Datensatz, als JSON-Zeilen und Parquet
cli-record_out = der Ordner dafür; ein unterbrochener Lauf geht dort weiter
cli-record_few = games, workers: mindestens 1
cli-recorded = { $done } von { $games } Partien
cli-puzzles = Rätsel in Partien starker Bots finden und einpacken
cli-puzzles_make = Partien durchsehen, bis genug Rätsel gefunden sind
cli-puzzles_count = wie viele Rätsel zu finden sind
cli-puzzles_file = die Datei dafür; ein unterbrochener Lauf geht dort weiter
cli-puzzles_pack = die Rätsel solcher Dateien und fertiger Sätze als einen Satz schreiben, wie er ausgeliefert wird
cli-puzzles_out = die Datei des Satzes
cli-puzzle = ein Rätsel lösen
cli-puzzle_set = der Satz von Rätseln; ohne ihn die von heute
cli-results = eine Datei mit einer Zeile für jede Partie, von der ein unterbrochener Lauf weitergeht; sonst in einem eigenen Ordner des Laufs unter arena/
cli-workers = wie viele Partien zugleich
cli-against = jeder der Bots allein gegen einen Tisch von diesem
cli-ray = auf Ray spielen: an einer Adresse, oder ohne sie auf diesem Rechner
cli-until = aufhören, wenn sicher ist, dass der erste Bot öfter oder seltener gewinnt
cli-report = eine Seite mit Bildern
cli-analyze = eine gespeicherte Partie, Zug für Zug, wie ein Bot sie sieht
cli-bot = welcher Bot
cli-json = dasselbe als Daten
cli-page = dasselbe als Seite
cli-compile = Regeln vorab übersetzen
cli-compile_games = sonst alle
cli-games = die Spiele und ihre Optionen erklären
cli-games_which = sonst alle
cli-options = siehe meseta games
cli-any_box = eine Schachtel des Spiels mit Namen oder eine eigene Datei
cli-seed = derselbe Startwert ergibt dasselbe Spiel, auch was die anderen wählen

cli-unknown = { $word } heißt hier nichts
cli-no_game = { $words }: es muss ein Spiel sein; es gibt { $games }
cli-missing = { $module } fehlt; pip install 'meseta[{ $extra }]'
cli-resume_alone = --resume: eine gesicherte Partie hat Spiel, Optionen, Schachtel und Startwert schon
cli-no_seat = --me: '{ $seat }' gibt es nicht; es gibt { $seats }
cli-save_exists = { $file } gibt es schon: --resume setzt sie fort, --force ersetzt sie
cli-save_fails = { $file } lässt sich nicht schreiben: { $reason }
cli-no_box = --box: '{ $box }' gibt es nicht; es gibt { $boxes }
cli-not_a_box = { $file }: das ist keine Schachtel: { $error }
cli-good_box = { $file }: an dieser Schachtel ist nichts falsch ({ $title })
cli-compiled = { $game }: schon fertig ({ $way })
cli-compiling = { $game }: { $rules } Regeln werden übersetzt ({ $way }) …
cli-compile_rules = Regel { $done } von { $rules }, { $seconds } s
cli-compile_rest = alle { $rules } Regeln nach { $seconds } s; jetzt der Maschinencode, noch etwa { $left } s
cli-compile_all = Alle Spiele werden übersetzt: { $games }. Wer eines nennt, übersetzt nur dieses.
cli-compiled_after = { $game }: fertig nach { $seconds } s
cli-bench_title = { $game }: zufällige Spiele, ein Kern, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
cli-way = Art
cli-decisions = Entscheidungen/s
cli-games_a_second = Spiele/s
cli-game = { $game }: { $title }, Regelversion { $version }
cli-usual = sonst { $value }
cli-boxes = Die Schachteln, die zum Spiel gehören; eine eigene Datei kann an ihre Stelle treten.
