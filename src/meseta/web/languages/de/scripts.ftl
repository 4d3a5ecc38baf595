# What scripts say; German

# --- what scripts say ------------------------------------------------------------------

script-you = du
script-open_seat = freier Platz
script-your_turn = Du bist am Zug
script-waiting = Es geht los, wenn alle Plätze besetzt sind.
script-over = Das Spiel ist zu Ende.
script-held = Das war dein letzter Schritt. Zug beenden?
script-waits = Am Zug: { $name }.
script-watching = Du schaust zu.
script-stand_in = Ein Bot spielt für dich.
script-asked_back = Eine neue Runde beginnt. Nimmst du deinen Platz zurück?
script-ordered = Nach deinem Dauerauftrag: { $what }.
script-all_choices = Alle { $count } auflisten
script-see_result = Zum Ergebnis
script-lost = Der Server ist nicht zu erreichen; nichts wurde geändert.
script-confirm = Wählen: { $what }
script-would_score = Wertung { $name }: { $what }
script-and_more = … und { $count } weitere
script-thinking = Rey denkt nach …
script-hint_title = { $name } würde wählen
script-hint_figures = gewinnt { $count } % · etwa { $points } Punkte
script-close = Schließen
script-typed = Getippt: { $what } …
script-cover = Gib den Bildschirm weiter an { $name }.
script-cover_open = Ich bin { $name }
script-rematch = Eine Revanche ist eröffnet.
script-to_rematch = Zur Revanche
script-hinted = { $name } hat um einen Tipp gebeten.
script-slow = Die Bots spielen zuerst einfach; in ein, zwei Minuten spielen sie stärker.
script-bot_slow = Ein Bot hat zu lange gebraucht; er wird noch einmal gefragt.

# --- what scripts say ------------------------------------------------------------------

script-clock = Restzeit
script-days = { $count } T
script-hours = { $count } Std
script-has_left = { $name } (gegangen)
