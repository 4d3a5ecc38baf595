# The lobby and the form for a new table; German

# --- lobby -----------------------------------------------------------------------------

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

# --- a new table -----------------------------------------------------------------------

new-title = Ein Tisch für { $game }
new-seats = Wer spielt
new-seats_about = { $fewest } bis { $most } Spieler. Ein Freund kommt über einen Link, den du schickst; jemand an diesem Bildschirm spielt am selben Gerät wie du.
sit-me = ich
sit-friend = ein Freund über einen Link
sit-here = jemand an diesem Bildschirm
sit-bot = Bot: { $level }
sit-none = niemand
sit-name = Name für { $seat }
new-hints = Tipps
new-hints_about = Ob man Rey, den stärksten Bot, fragen darf, was er täte. Sitzen zwei oder mehr Menschen am Tisch, sehen alle, dass jemand gefragt hat.
new-hints_alone = solange ich allein mit Bots spiele
new-rulings = Lesarten der Regeln
new-rulings_about = Wo ein Regelheft Spielraum lässt, wird es verschieden gelesen. Das sind die Fragen; wer nichts ändert, spielt die übliche Lesart.
new-make = Tisch eröffnen

# --- coming ----------------------------------------------------------------------------

join-title = Mitspielen: { $game }
join-lead = { $maker } hält dir einen Platz frei: { $colour }.
join-lead_nobody = Ein Platz ist für dich frei: { $colour }.
join-sit = Platz nehmen
join-yours = dein Platz
come-title = Willkommen, { $name }
come-lead = Dieser Link macht dieses Gerät zu einem von deinen: Alle deine Tische sind dann auch hier.
come-go = Weiter als { $name }
network-invite = Aus diesem Netz einladen
network-first = Von anderen Geräten ist diese Adresse noch nicht zu erreichen: Öffne sie zuerst für dein Netz.
network-title = Leute im selben Haus
network-lead = Meseta ist nur von diesem Rechner aus zu erreichen. Öffne es für das Netz, in dem du bist, und andere können mit Handy und Laptop dazukommen. Es schließt sich wieder, wenn du das Programm beendest.
network-open = Wer im selben Netz ist, findet diesen Tisch hier:

# --- a new table -----------------------------------------------------------------------

new-clock = Uhr
new-clock_about = Wenn die Zeit abläuft, spielt Caballero an diesem Platz weiter; wer dort saß, kann ihn zurücknehmen. Solange Plätze frei sind, läuft keine Zeit.
new-clock_none = ohne Uhr
new-clock_live = live: Minuten für jeden
new-clock_days = Tage für jeden Zug
new-minutes = Minuten für jeden
new-increment = Sekunden mehr mit jedem Zug
new-days = Tage für jeden Zug
clock-days = { $days ->
    [one] { $days } Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
clock-live = { $minutes } Minuten für jeden und { $seconds } Sekunden mehr mit jedem Zug
new-watching = Zuschauer
new-watching_about = Zuschauer sehen, was alle am Tisch sehen dürfen, und keine Hand.
watching-no = niemand
watching-link = wer die Adresse hat
watching-yes = alle: der Tisch steht in der Lobby

# --- lobby, links, leaving -------------------------------------------------------------

nav-club = Klub
lobby-watch = Tische zum Zuschauen
invite-days = { $days ->
    [one] Dieser Link gilt noch einen Tag.
   *[other] Dieser Link gilt noch { $days } Tage.
}
invite-expired = Dieser Link ist abgelaufen.
invite-renew = Für 7 Tage erneuern
seat-retake = Meinen Platz zurücknehmen
seat-play_on = Den Bot weiterspielen lassen
leave-title = Den Tisch verlassen
leave-about_waiting = Dein Platz ist wieder frei, und jemand anders kann ihn über einen Link einnehmen.
leave-about_running = Caballero spielt an deinem Platz endgültig weiter, und der Platz sagt es; im Klub nimmst du den letzten Rang ein.
leave-go = Endgültig gehen
leave-word = verlassen
leave-get_up = Aufstehen
