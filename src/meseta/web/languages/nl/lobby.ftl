# The lobby and the form for a new table; Dutch

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

# --- a new table -----------------------------------------------------------------------

new-title = Een tafel voor { $game }
new-seats = Wie speelt er mee
new-seats_about = { $fewest } tot { $most } spelers. Een vriend komt via een link die jij stuurt; iemand aan dit scherm speelt op hetzelfde apparaat als jij.
sit-me = ik
sit-friend = een vriend via een link
sit-here = iemand aan dit scherm
sit-bot = bot: { $level }
sit-none = niemand
sit-name = Naam van { $seat }
new-hints = Tips
new-hints_about = Of spelers Rey, de sterkste bot, mogen vragen wat hij zou doen. Zitten er twee of meer mensen aan tafel, dan ziet iedereen dat iemand het vroeg.
new-hints_alone = zolang ik alleen met bots speel
new-rulings = Lezingen van de regels
new-rulings_about = Waar een regelboek ruimte laat, lezen mensen het verschillend. Dit zijn de vragen; wie niets verandert, speelt de gewone lezing.
new-make = Tafel openen

# --- coming ----------------------------------------------------------------------------

join-title = Aanschuiven: { $game }
join-lead = { $maker } houdt een plaats voor je vrij: { $colour }.
join-lead_nobody = Er is een plaats voor je vrij: { $colour }.
join-sit = Ga zitten
join-yours = jouw plaats
come-title = Welkom, { $name }
come-lead = Met deze link wordt dit apparaat een van de jouwe: al je tafels zijn dan ook hier.
come-go = Verder als { $name }
network-invite = Uitnodigen vanuit dit netwerk
network-first = Vanaf andere apparaten is dit adres nog niet te bereiken: open het eerst voor je netwerk.
network-title = Mensen in hetzelfde huis
network-lead = Meseta is alleen vanaf deze computer te bereiken. Open het voor het netwerk waarin je zit, en anderen kunnen met telefoon en laptop meedoen. Het gaat weer dicht als je het programma stopt.
network-open = Wie in hetzelfde netwerk zit, vindt deze tafel hier:

# --- a new table -----------------------------------------------------------------------

new-clock = Klok
new-clock_about = Is de tijd om, dan speelt Caballero op die plaats verder; de speler kan haar terugnemen. Zolang er plaatsen vrij zijn, loopt er geen tijd.
new-clock_none = geen klok
new-clock_live = live: minuten per speler
new-clock_days = dagen per beurt
new-minutes = Minuten per speler
new-increment = Extra seconden per beurt
new-days = Dagen per beurt
clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
clock-live = { $minutes } minuten per speler en { $seconds } seconden erbij met elke beurt
new-watching = Toeschouwers
new-watching_about = Een toeschouwer ziet wat iedereen aan tafel mag zien, en niemands hand.
watching-no = niemand
watching-link = wie het adres heeft
watching-yes = iedereen: de tafel staat in de lobby

# --- lobby, links, leaving -------------------------------------------------------------

nav-club = Club
lobby-watch = Tafels om naar te kijken
invite-days = { $days ->
    [one] Deze link is nog één dag geldig.
   *[other] Deze link is nog { $days } dagen geldig.
}
invite-expired = Deze link is verlopen.
invite-renew = 7 dagen verlengen
seat-retake = Mijn plaats terugnemen
seat-play_on = Laat de bot doorspelen
leave-title = De tafel verlaten
leave-about_waiting = Je plaats is weer vrij, en iemand anders kan er via een link gaan zitten.
leave-about_running = Caballero speelt voorgoed op jouw plaats verder, en dat staat erbij; in de club krijg je de laatste plaats.
leave-go = Voorgoed weggaan
leave-word = verlaten
leave-get_up = Opstaan
