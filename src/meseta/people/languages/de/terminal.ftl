# Was das Terminal bei jedem Spiel sagt, deutsch

# --- eine Partie -----------------------------------------------------------------------

terminal-you = { $game }. Du bist { $seats }. Ein ? zeigt die Hilfe.
terminal-watch = { $game }. Du spielst nicht mit und siehst zu.
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
      tipp            was jede Möglichkeit sofort ändern würde
      tisch           der ganze Tisch
      verlauf         alles, was geschehen ist
      sichern DATEI   die Partie von nun an in dieser Datei aufheben
      hilfe, ?        dies
      gehen, q        Schluss; meseta play --resume DATEI macht weiter
terminal-no_looking_back = Was geschah, muss man sich hier merken; erzählt wird es, wenn das Spiel zu Ende ist.
terminal-undone = Deine letzte Entscheidung ist zurückgenommen.
terminal-nothing_to_undo = Von dir gibt es keine Entscheidung, die zurückgenommen werden könnte.
terminal-hint = Was jede Möglichkeit sofort ändern würde, wenn gleich danach alles gewertet würde:
terminal-hint_line = { "  " }{ $choice }: { $changes }
terminal-hint_quiet = { "  " }nichts: { $keys }
terminal-hint_unseen = { "  " }hängt davon ab, was du nicht wissen kannst: { $keys }

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
cli-codes = Rückgabewerte: 0 beendet oder mit allem gesichert gegangen; 1 ungesichert gegangen; 2 falsche Eingabe; 130 unterbrochen.
cli-commands = Befehle
cli-play = im Terminal gegen zufällige Mitspieler spielen
cli-me = die Plätze, die du spielst, nach Farben, mit Kommas; sonst der erste
cli-watch = nicht mitspielen und zusehen
cli-save = die Partie in dieser Datei aufheben, nach jedem Zug gesichert
cli-force = --save darf eine Datei ersetzen, die es schon gibt
cli-resume = eine gesicherte Partie fortsetzen und in derselben Datei aufheben
cli-no_compile = nebenher nichts übersetzen
cli-language = von allem, was gezeigt wird; sonst die der Umgebung
cli-replay = eine gesicherte Partie nachspielen
cli-bench = Entscheidungen und Spiele je Sekunde auf alle Arten
cli-box = in eine Schachtel sehen oder eine eigene prüfen
cli-export = eine Schachtel als TOML ausgeben
cli-export_box = welche; sonst die erste des Spiels
cli-check = sagen, was an einer Schachtel falsch ist
cli-compile = Regeln vorab übersetzen
cli-compile_games = sonst alle
cli-games = die Spiele und ihre Optionen erklären
cli-games_which = sonst alle
cli-options = siehe meseta games
cli-any_box = eine Schachtel des Spiels mit Namen oder eine eigene Datei
cli-seed = derselbe Startwert ergibt dasselbe Spiel, auch was die anderen wählen

cli-unknown = { $word } heißt hier nichts
cli-no_game = { $words }: es muss ein Spiel sein; es gibt { $games }
cli-missing = { $module } fehlt; pip install 'meseta[terminal]'
cli-resume_alone = --resume: eine gesicherte Partie hat Spiel, Optionen, Schachtel und Startwert schon
cli-no_seat = --me: '{ $seat }' gibt es nicht; es gibt { $seats }
cli-save_exists = { $file } gibt es schon: --resume setzt sie fort, --force ersetzt sie
cli-save_fails = { $file } lässt sich nicht schreiben: { $reason }
cli-no_box = --box: '{ $box }' gibt es nicht; es gibt { $boxes }
cli-not_a_box = { $file }: das ist keine Schachtel: { $error }
cli-good_box = { $file }: an dieser Schachtel ist nichts falsch ({ $title })
cli-compiled = { $game }: schon fertig ({ $way })
cli-compiling = { $game }: wird übersetzt ({ $way }), das dauert etwa eine Minute …
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
