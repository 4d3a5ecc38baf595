# The table, its chat, and what happened since one's last move; German

# --- the table -------------------------------------------------------------------------

asked-of_others = Frage: { $question }
tabs = Teile des Tisches
tab-board = Plan
tab-cards = Karten
tab-players = Spieler
tab-story = Verlauf
place-track = Runden
place-board = Plan
place-dial = Hier zu wählen
place-cards = Karten
place-hand = Hand
place-turn = Die Karte, die wirkt
place-mats = Spieler
place-bar = Deine Entscheidung
story-title = Was geschah
pick = Was davon?
bar-end = Zug beenden
bar-skip = Überspringen
bar-back = Rückgängig
bar-over = Zug neu beginnen
bar-sure = Das lässt sich nicht rückgängig machen. Drücke noch einmal, um es zu tun.
bar-early = In diesem Zug ist noch etwas zu tun, und sein Ende lässt sich nicht rückgängig machen. Drücke noch einmal, um ihn zu beenden.
bar-next = Gleich genutzt brächte es: { $points }
bar-hint = Tipp
bar-press_lit = Drücke auf das, was leuchtet.
bar-more = Menü
menu-title = Dieser Tisch
menu-orders = Daueraufträge
menu-orders_about = Was hier aufgetragen ist, wird für dich getan; die Leiste sagt es jedes Mal.
order-end = Meinen Zug sofort beenden, wenn nichts mehr zu tun ist
order-answer = Für den Rest der Runde, „{ $question }“: { $answer }
menu-bot = Ein Bot spielt für
menu-myself = kein Bot: Ich spiele
menu-seats = Plätze der anderen
menu-new_link = Neuer Link
menu-keys = Tasten
keys-number = die Möglichkeit mit dieser Zahl oder diesem Buchstaben; 9 ist Machtkarte 9
keys-usual = die übliche Antwort, wo eine hervorgehoben ist
keys-end = den Zug beenden
keys-back = rückgängig machen
keys-hint = Tipp
keys-skip = schließen, oder überspringen, was gerade gezeigt wird
keys-zoom = näher, weiter, der ganze Plan
zoom-in = näher
zoom-out = weiter weg
zoom-fit = ganzer Plan
menu-marks = Zeichen
marks-lit = kann jetzt gewählt werden
marks-last = worum es beim letzten Zug ging
marks-seal = rekonstruiert: Keine Quelle zeigt dieses Material, das gedruckte kann anders sein
waiting-title = Warten auf Mitspieler
waiting-about = Schick jedem Freund einen Link; wer ihn zuerst öffnet, nimmt Platz. Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-bot = Stattdessen ein Bot

# --- since my last move ----------------------------------------------------------------

since-title = Seit deinem letzten Zug
since-show = Zeigen

# --- chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Etwas sagen
chat-send = Senden
chat-mute = Stumm
script-room_players = Das lesen bis zum Spielende nur die Spieler.
script-room_watchers = Das lesen bis zum Spielende nur die Zuschauer.
script-somebody = jemand
script-onlooker = { $name } (schaut zu)
script-turn_elsewhere = An einem anderen Tisch bist du dran: { $name }.
