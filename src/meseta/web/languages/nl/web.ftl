# De pagina's, Nederlands

# --- elke pagina -----------------------------------------------------------------------

skip = Naar de inhoud
nav = Pagina's
nav-lobby = Lobby
nav-me = Ik
change = Wijzigen
close = Sluiten
copy = Kopiëren
look-switch = Wisselen tussen licht en donker
guest = Gast
guest-number = Speler { $number }
value-yes = ja
value-no = nee
value-none = zoals in de doos
error-title = Dat lukte niet

# --- lobby -----------------------------------------------------------------------------

lobby-title = De tafel voor de Iberische spellen
lobby-lead = Ga zitten: op elke regel wordt gelet, de bots wachten al, en vrienden komen via een link.
lobby-mine = Mijn tafels
lobby-more_tables = nog { $count }
lobby-your_turn = jij bent aan de beurt
lobby-open_seats = wacht op spelers
lobby-running = de anderen denken na
lobby-games = Spellen
lobby-el-grande = Caballero's, een koning en een geheime toren: wie heeft het meeste van Spanje in handen als de regio's worden geteld?
lobby-el-caballero = De kust is nog onbekend. Leg land en zee, en sta waar de grote gebieden ontstaan.
lobby-6-castles = Rond zes burchten groeit een landschap; verkoop, bouw en bid langs de paden, in je eentje of samen.
lobby-play_now = Nu spelen
lobby-alone = Alleen spelen (solo)
lobby-against = Tegen welke bots
lobby-against_peon = tegen bots – Peón, voor een eerste spel
lobby-against_caballero = tegen bots – Caballero, degelijk
lobby-against_grande = tegen bots – Grande, sterk
lobby-against_rey = tegen bots – Rey, de sterkste
lobby-make_table = Een tafel klaarzetten: vrienden, opties, aantal spelers
lobby-finished = Afgelopen
seat-open = vrije plaats

# --- een nieuwe tafel ------------------------------------------------------------------

new-title = Een tafel voor { $game }
new-seats = Wie speelt er mee
new-seats_about = { $fewest } tot { $most } spelers. Een vriend komt via een link die jij stuurt; iemand aan dit scherm speelt op hetzelfde apparaat als jij.
sit-me = ik
sit-friend = een vriend via een link
sit-here = iemand aan dit scherm
sit-bot = bot: { $level }
sit-none = niemand
sit-name = Naam van { $seat }
new-names = namen, met komma's ertussen
new-hints = Tips
new-hints_about = Of spelers Rey, de sterkste bot, mogen vragen wat hij zou doen. Zitten er twee of meer mensen aan tafel, dan ziet iedereen dat iemand het vroeg.
new-hints_alone = zolang ik alleen met bots speel
new-rulings = Lezingen van de regels
new-rulings_about = Waar een regelboek ruimte laat, lezen mensen het verschillend. Dit zijn de vragen; wie niets verandert, speelt de gewone lezing.
new-make = Tafel openen

# --- komen -----------------------------------------------------------------------------

join-title = Aanschuiven: { $game }
join-lead = { $maker } houdt een plaats voor je vrij: { $colour }.
join-lead_nobody = Er is een plaats voor je vrij: { $colour }.
join-sit = Ga zitten
come-title = Welkom, { $name }
come-lead = Met deze link wordt dit apparaat een van de jouwe: al je tafels zijn dan ook hier.
come-go = Verder als { $name }
network-invite = Uitnodigen vanuit dit netwerk
network-title = Mensen in hetzelfde huis
network-lead = Meseta is alleen vanaf deze computer te bereiken. Open het voor het netwerk waarin je zit, en anderen kunnen met telefoon en laptop meedoen. Het gaat weer dicht als je het programma stopt.
network-open = Wie in hetzelfde netwerk zit, vindt deze tafel hier:

# --- ik --------------------------------------------------------------------------------

me-name = Naam
me-language = Taal
me-look = Weergave
look-auto = zoals op het apparaat
look-light = licht
look-dark = donker
me-pace = Tempo van wat er gebeurt
pace-off = meteen
pace-fast = snel
pace-normal = normaal
pace-slow = langzaam
me-keep = Bewaren
me-devices = Mijn apparaten
me-devices_about = Wie een van deze opent, speelt als jij. Met een eigen link kom je op een ander apparaat; haal een apparaat van de lijst als het niet meer van jou is.
me-this_device = dit apparaat
me-remove = Verwijderen
me-add_device = Een link voor een ander apparaat
me-link = Open dit op het andere apparaat. Het wordt maar één keer getoond.
device-unused = een link die nog niet geopend is
me-delete = Mij verwijderen
me-delete_about = Je naam, je apparaten en je instellingen worden verwijderd; bots nemen je plaatsen over.

# --- de tafel --------------------------------------------------------------------------

tabs = Delen van de tafel
tab-board = Bord
tab-cards = Kaarten
tab-players = Spelers
tab-story = Verloop
place-track = Ronden
place-board = Bord
place-cards = Kaarten
place-hand = Hand
place-mats = Spelers
place-bar = Jouw beslissing
story-title = Wat er gebeurde
pick = Welke?
bar-end = Beurt beëindigen
bar-skip = Overslaan
bar-back = Terugnemen
bar-over = Beurt opnieuw
bar-hint = Tip
bar-more = Menu
menu-title = Deze tafel
menu-orders = Vaste opdrachten
menu-orders_about = Wat hier is opgedragen, wordt voor je gedaan; de balk zegt het elke keer.
order-end = Mijn beurt meteen beëindigen als er niets meer te doen is
order-answer = De rest van de ronde, “{ $question }”: { $answer }
menu-bot = Een bot speelt voor
menu-myself = geen bot: ik speel
menu-seats = Plaatsen van anderen
menu-new_link = Nieuwe link
menu-keys = Toetsen
keys-number = de keuze met dat nummer; 9 is machtkaart 9
keys-end = de beurt beëindigen
keys-back = terugnemen
keys-hint = tip
keys-skip = sluiten, of overslaan wat getoond wordt
keys-zoom = dichterbij, verder weg, het hele bord
menu-marks = Tekens
marks-lit = kan nu gekozen worden
marks-last = waar de laatste zet over ging
marks-seal = gereconstrueerd: geen bron toont dit onderdeel, het gedrukte kan anders zijn
waiting-title = Wachten op spelers
waiting-about = Stuur elke vriend een link; wie die het eerst opent, gaat zitten. Het spel begint als alle plaatsen bezet zijn.
waiting-bot = In plaats daarvan een bot

# --- de uitslag ------------------------------------------------------------------------

result-title = { $game }: de uitslag
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-winner = winnaar
result-rematch = Revanche
result-look = De tafel bekijken
result-sources = Waar de punten vandaan kwamen
result-source = Voor
result-all = Samen
result-chart = Punten per ronde
result-last = Hoe het afliep

# --- wat scripts zeggen ----------------------------------------------------------------

script-you = jij
script-open_seat = vrije plaats
script-your_turn = Jij bent aan de beurt
script-waiting = Wachten tot alle plaatsen bezet zijn.
script-over = Het spel is afgelopen.
script-held = Dat was je laatste stap. Beurt beëindigen?
script-waits = Aan de beurt: { $name }.
script-ordered = Volgens je vaste opdracht: { $what }.
script-all_choices = Alle { $count } tonen
script-see_result = Naar de uitslag
script-lost = De server is niet te bereiken; er is niets veranderd.
script-confirm = Kies { $what }
script-would_score = { $name } zou opleveren: { $what }
script-and_more = … en nog { $count }
script-thinking = Rey denkt na …
script-hint_title = { $name } zou kiezen
script-hint_figures = wint { $count } % · ongeveer { $points } punten
script-close = Sluiten
script-typed = Getypt: { $what } …
script-cover = Geef het scherm door aan { $name }.
script-cover_open = Ik ben { $name }
script-rematch = Er is een revanche geopend.
script-to_rematch = Naar de revanche
script-hinted = { $name } vroeg om een tip.
script-slow = De bots spelen eerst eenvoudig; over een minuut of twee spelen ze sterker.
script-bot_slow = Een bot antwoordde niet op tijd. Open de pagina opnieuw, dan probeert hij het nog eens.

# --- wat geweigerd wordt ---------------------------------------------------------------

refused-no_page = Die pagina is er niet.
refused-invitation = Deze uitnodiging is al gebruikt of ingetrokken. Vraag om een nieuwe link.
refused-device = Deze link is niet meer geldig. Maak een nieuwe op een van je apparaten.
refused-not_yours = Dat is nu niet aan jou.
refused-not_maker = Dat kan alleen wie de tafel heeft klaargezet.
refused-not_here = Dat kan alleen wie achter deze computer zit.
refused-not_begun = Het spel begint als alle plaatsen bezet zijn.
refused-not_ended = De vorige beurt is nog niet beëindigd.
refused-illegal = “{ $what }” kan nu niet.
refused-stands = Dat is niet meer terug te nemen: er was toeval in het spel, iemand anders heeft gezet, of iets verborgens is gezien.
refused-nothing_to_end = Je hebt geen beurt om te beëindigen.
refused-stale = De tafel is intussen veranderd; kijk nog eens.
refused-no_order = Die vaste opdracht is er niet.
refused-no_hints = Aan deze tafel zijn geen tips.
refused-not_over = Het spel is nog niet afgelopen.
refused-foreign = Dit verzoek komt van een andere pagina en wordt niet uitgevoerd.
refused-malformed = Dit verzoek is niet te lezen.
refused-name = Er is een naam nodig.
refused-options = Deze opties gaan niet samen: { $why }
refused-sitter = Zo kan niemand zitten.
refused-too_large = Dat is te groot.
refused-too_many = Te veel mensen kijken naar deze tafel.
refused-slow = Er kwam niet op tijd een antwoord; probeer het nog eens.
refused-broken = Er is bij ons iets stuk; er is niets veranderd.
