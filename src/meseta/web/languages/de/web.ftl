# Die Seiten, deutsch

# --- jede Seite ------------------------------------------------------------------------

skip = Zum Inhalt
nav = Seiten
nav-lobby = Lobby
nav-me = Ich
change = Ändern
close = Schließen
copy = Kopieren
look-switch = Zwischen hell und dunkel wechseln
guest = Gast
guest-number = Spieler { $number }
value-yes = ja
value-no = nein
value-none = wie in der Schachtel
error-title = Das ging nicht

# --- Lobby -----------------------------------------------------------------------------

lobby-title = Der Tisch für die iberischen Spiele
lobby-lead = Setz dich: Auf jede Regel wird geachtet, die Bots warten schon, und Freunde kommen über einen Link.
lobby-mine = Meine Tische
lobby-more_tables = { $count } weitere
lobby-your_turn = du bist am Zug
lobby-open_seats = wartet auf Mitspieler
lobby-running = die anderen überlegen
lobby-games = Spiele
lobby-el-grande = Caballeros, ein König und ein geheimer Turm: Wer hält das meiste von Spanien, wenn die Regionen gewertet werden?
lobby-el-caballero = Noch ist die Küste unbekannt. Lege Land und Meer und steh dort, wo die großen Gebiete entstehen.
lobby-6-castles = Eine Landschaft wächst um sechs Burgen; verkaufe, baue und bete entlang der Wege, allein oder zusammen.
lobby-play_now = Gleich spielen
lobby-alone = Allein spielen (Solo)
lobby-against = Gegen welche Bots
lobby-against_peon = gegen Bots – Peón, für die erste Partie
lobby-against_caballero = gegen Bots – Caballero, solide
lobby-against_grande = gegen Bots – Grande, stark
lobby-against_rey = gegen Bots – Rey, die stärksten
lobby-make_table = Einen Tisch aufmachen: Freunde, Optionen, Anzahl der Spieler
lobby-finished = Beendet
seat-open = freier Platz

# --- ein neuer Tisch -------------------------------------------------------------------

new-title = Ein Tisch für { $game }
new-seats = Wer spielt
new-seats_about = { $fewest } bis { $most } Spieler. Ein Freund kommt über einen Link, den du schickst; jemand an diesem Bildschirm spielt am selben Gerät wie du.
sit-me = ich
sit-friend = ein Freund über einen Link
sit-here = jemand an diesem Bildschirm
sit-bot = Bot: { $level }
sit-none = niemand
sit-name = Name für { $seat }
new-names = Namen, mit Kommas
new-hints = Tipps
new-hints_about = Ob man Rey, den stärksten Bot, fragen darf, was er täte. Sitzen zwei oder mehr Menschen am Tisch, sehen alle, dass jemand gefragt hat.
new-hints_alone = solange ich allein mit Bots spiele
new-rulings = Lesarten der Regeln
new-rulings_about = Wo ein Regelheft Spielraum lässt, wird es verschieden gelesen. Das sind die Fragen; wer nichts ändert, spielt die übliche Lesart.
new-make = Tisch eröffnen

# --- kommen ----------------------------------------------------------------------------

join-title = Mitspielen: { $game }
join-lead = { $maker } hält dir einen Platz frei: { $colour }.
join-lead_nobody = Ein Platz ist für dich frei: { $colour }.
join-sit = Platz nehmen
come-title = Willkommen, { $name }
come-lead = Dieser Link macht dieses Gerät zu einem von deinen: Alle deine Tische sind dann auch hier.
come-go = Weiter als { $name }
network-invite = Aus diesem Netz einladen
network-title = Leute im selben Haus
network-lead = Meseta ist nur von diesem Rechner aus zu erreichen. Öffne es für das Netz, in dem du bist, und andere können mit Handy und Laptop dazukommen. Es schließt sich wieder, wenn du das Programm beendest.
network-open = Wer im selben Netz ist, findet diesen Tisch hier:

# --- ich -------------------------------------------------------------------------------

me-name = Name
me-language = Sprache
me-look = Aussehen
look-auto = wie auf dem Gerät
look-light = hell
look-dark = dunkel
me-pace = Tempo des Geschehens
pace-off = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
me-keep = Sichern
me-devices = Meine Geräte
me-devices_about = Wer eines davon öffnet, gilt als du. Mit einem eigenen Link kommst du auf ein weiteres Gerät; nimm eines von der Liste, wenn es dir nicht mehr gehört.
me-this_device = dieses Gerät
me-remove = Entfernen
me-add_device = Ein Link für ein weiteres Gerät
me-link = Öffne dies auf dem anderen Gerät. Es wird nur einmal gezeigt.
device-unused = ein Link, der noch nicht geöffnet wurde
me-delete = Mich löschen
me-delete_about = Dein Name, deine Geräte und deine Einstellungen werden gelöscht; Bots übernehmen deine Plätze.

# --- der Tisch -------------------------------------------------------------------------

tabs = Teile des Tisches
tab-board = Plan
tab-cards = Karten
tab-players = Spieler
tab-story = Verlauf
place-track = Runden
place-board = Plan
place-cards = Karten
place-hand = Hand
place-mats = Spieler
place-bar = Deine Entscheidung
story-title = Was geschah
pick = Was davon?
bar-end = Zug beenden
bar-skip = Überspringen
bar-back = Zurücknehmen
bar-over = Zug neu beginnen
bar-hint = Tipp
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
keys-number = die Möglichkeit mit dieser Zahl; 9 ist Machtkarte 9
keys-end = den Zug beenden
keys-back = zurücknehmen
keys-hint = Tipp
keys-skip = schließen, oder überspringen, was gerade gezeigt wird
keys-zoom = näher, weiter, der ganze Plan
menu-marks = Zeichen
marks-lit = kann jetzt gewählt werden
marks-last = worum es beim letzten Zug ging
marks-seal = rekonstruiert: Keine Quelle zeigt dieses Material, das gedruckte kann anders sein
waiting-title = Warten auf Mitspieler
waiting-about = Schick jedem Freund einen Link; wer ihn zuerst öffnet, nimmt Platz. Das Spiel beginnt, wenn alle Plätze besetzt sind.
waiting-bot = Stattdessen ein Bot

# --- das Ergebnis ----------------------------------------------------------------------

result-title = { $game }: das Ergebnis
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-winner = Sieg
result-rematch = Revanche
result-look = Den Tisch ansehen
result-sources = Woher die Punkte kamen
result-source = Für
result-all = Zusammen
result-chart = Punkte über die Runden
result-last = Wie es ausging

# --- was Skripte sagen -----------------------------------------------------------------

script-you = du
script-open_seat = freier Platz
script-your_turn = Du bist am Zug
script-waiting = Es geht los, wenn alle Plätze besetzt sind.
script-over = Das Spiel ist zu Ende.
script-held = Das war dein letzter Schritt. Zug beenden?
script-waits = Am Zug: { $name }.
script-ordered = Nach deinem Dauerauftrag: { $what }.
script-all_choices = Alle { $count } auflisten
script-see_result = Zum Ergebnis
script-lost = Der Server ist nicht zu erreichen; nichts wurde geändert.
script-confirm = { $what } wählen
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
script-bot_slow = Ein Bot hat nicht rechtzeitig geantwortet. Öffne die Seite neu, dann versucht er es noch einmal.

# --- was abgelehnt wird ----------------------------------------------------------------

refused-no_page = Diese Seite gibt es nicht.
refused-invitation = Diese Einladung ist schon benutzt oder zurückgenommen. Bitte um einen neuen Link.
refused-device = Dieser Link gilt nicht mehr. Mach auf einem deiner Geräte einen neuen.
refused-not_yours = Das hast du jetzt nicht zu entscheiden.
refused-not_maker = Das kann nur, wer den Tisch aufgemacht hat.
refused-not_here = Das kann nur, wer an diesem Rechner sitzt.
refused-not_begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-not_ended = Der Zug davor ist noch nicht beendet.
refused-illegal = „{ $what }“ geht jetzt nicht.
refused-stands = Das lässt sich nicht mehr zurücknehmen: Der Zufall war im Spiel, jemand anderes hat gezogen, oder Verborgenes wurde gesehen.
refused-nothing_to_end = Du hast keinen Zug zu beenden.
refused-stale = Der Tisch hat sich inzwischen geändert; sieh noch einmal hin.
refused-no_order = Diesen Dauerauftrag gibt es nicht.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-foreign = Diese Anfrage kommt von einer anderen Seite und wird nicht ausgeführt.
refused-malformed = Diese Anfrage ist nicht zu lesen.
refused-name = Ein Name fehlt.
refused-options = Diese Optionen passen nicht zusammen: { $why }
refused-sitter = So kann niemand sitzen.
refused-too_large = Das ist zu groß.
refused-too_many = Zu viele sehen diesem Tisch zu.
refused-slow = Es kam nicht rechtzeitig eine Antwort; versuch es noch einmal.
refused-broken = Bei uns ist etwas kaputt; nichts wurde geändert.
