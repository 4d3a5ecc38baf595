# Terugkomen: klokken, toeschouwers, oproepen, weggaan; Nederlands

# --- een nieuwe tafel ------------------------------------------------------------------

new-clock = Klok
new-clock_about = Is de tijd om, dan speelt Caballero op die plaats verder; de speler kan haar terugnemen. Zolang er plaatsen vrij zijn, loopt er geen tijd.
new-clock_none = geen klok
new-clock_live = live: minuten per speler
new-clock_days = dagen per beurt
new-minutes = Minuten per speler
new-increment = Extra seconden per beurt
new-days = Dagen per beurt
new-watching = Toeschouwers
new-watching_about = Een toeschouwer ziet wat iedereen aan tafel mag zien, en niemands hand.
watching-no = niemand
watching-link = wie het adres heeft
watching-yes = iedereen: de tafel staat in de lobby

# --- wat scripts zeggen ----------------------------------------------------------------

script-clock = Resterende tijd
script-days = { $count } d
script-hours = { $count } u
script-has_left = { $name } (weg)

# --- wat wordt geweigerd ---------------------------------------------------------------

refused-time = Je tijd is om; een bot speelt verder. Je kunt je plaats altijd terugnemen.
refused-closed = Deze tafel is niet open voor toeschouwers.

# --- lobby, links, weggaan -------------------------------------------------------------

nav-club = Club
lobby-watch = Tafels om naar te kijken
invite-days = { $days ->
    [one] Deze link is nog één dag geldig.
   *[other] Deze link is nog { $days } dagen geldig.
}
invite-expired = Deze link is verlopen.
invite-renew = 7 dagen verlengen
seat-retake = Mijn plaats terugnemen
leave-title = De tafel verlaten
leave-about_waiting = Je plaats is weer vrij, en iemand anders kan er via een link gaan zitten.
leave-about_running = Caballero speelt voorgoed op jouw plaats verder, en dat staat erbij; in de club krijg je de laatste plaats.
leave-go = Voorgoed weggaan

# --- sinds mijn laatste zet ------------------------------------------------------------

since-title = Sinds je laatste zet
since-show = Laat zien

# --- chat ------------------------------------------------------------------------------

chat-title = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-mute = Dempen
script-room_players = Tot het einde van het spel lezen alleen de spelers dit.
script-room_watchers = Tot het einde van het spel lezen alleen de toeschouwers dit.
script-somebody = iemand
script-onlooker = { $name } (kijkt toe)
script-turn_elsewhere = Je bent aan de beurt aan een andere tafel: { $name }.

# --- wat mij roept ---------------------------------------------------------------------

set-sound = Een geluid als ik aan de beurt ben
set-chat = De chat tonen
set-club = Mij in de club noemen
call-title = Als ik aan de beurt ben
call-about = De titel van de pagina zegt het zolang er een open is. Daarnaast, zoals je wilt:
call-screen = Op dit scherm
call-screen_on = Er verschijnt een melding als deze pagina op de achtergrond staat.
call-screen_start = Meldingen toestaan
call-screen_stop = Geen meldingen
call-screen_denied = Je browser staat het niet toe; in de instellingen van deze site kun je dat veranderen.
call-mail = Per mail
call-mail_about = Eén mail per tafel, alleen als je er niet bent, en geen andere tot je geweest bent. Voordat je het adres hebt bevestigd, wordt er niets verstuurd.
call-mail_address = Mailadres
call-mail_set = Bevestiging vragen
call-mail_on = Mail gaat naar { $address }.
call-mail_asked = { $address } is om bevestiging gevraagd. Open de link in die mail.
call-mail_stop = Geen mail meer
call-mail_confirm = Mag Meseta naar { $address } schrijven als je aan de beurt bent?
call-mail_yes = Ja, schrijf me
call-mail_leave = Mail gaat naar { $address }. Moet dat ophouden?
call-mail_left = Er wordt niets meer naar { $address } gestuurd.
call-hook = Aan een eigen programma
call-hook_about = Er gaat meteen een POST met JSON (table, game, question, address) naar dit adres. Het moet buiten dit huis liggen, en doorverwijzingen worden niet gevolgd.
call-hook_address = Adres van de hook
call-hook_try = Proberen
call-hook_answer = Het antwoord was { $status }.
hook-unknown = Deze naam is onbekend.
hook-inside = Dit adres ligt binnenshuis en wordt niet aangeroepen.
hook-slow = Het antwoord kwam niet op tijd.
hook-lost = Het is niet bereikbaar.

# --- mail ------------------------------------------------------------------------------

mail-confirm_subject = Meseta: bevestig dit adres
mail-confirm =
    Hallo { $name },

    iemand, waarschijnlijk jij, wil dat Meseta naar dit adres schrijft als je aan de beurt bent.
    Klopt dat, open dan deze pagina en bevestig het:

    { $address }

    Zo niet, doe dan niets: er wordt verder niets verstuurd.
mail-turn_subject = { $game }: je bent aan de beurt
mail-turn =
    Je bent aan de beurt aan een tafel van { $game }: { $question }

    { $address }

    Over deze tafel krijg je geen andere mail tot je er geweest bent.
mail-leave = Geen mail meer: { $address }

# --- de club ---------------------------------------------------------------------------

club-title = Club
club-about = Ratings per spel, uit alle afgelopen tafels waaraan niemand voor twee speelde. Mensen en bots worden gelijk beoordeeld: wat iemand vrijwel zeker kan; daarom groeit het met elk spel dat dat bevestigt.
club-empty = Er is nog geen tafel uitgespeeld.
club-player = Speler
club-rating = Rating
club-games = Spellen
club-wins = Gewonnen
club-place = Gemiddelde plaats
club-bot = Bot { $level }
club-nobody = iemand
club-tables = Afgelopen tafels

refused-expired = Deze uitnodiging is verlopen. Vraag om haar te verlengen.
refused-over = Het spel is afgelopen.
refused-silence = Je hebt veel gezegd; wacht even.
refused-mail = Dat is geen mailadres.
refused-mail_soon = Er is net een bevestiging verstuurd; wacht een paar minuten.
refused-no_mail = Deze server verstuurt geen mail.
refused-mail_link = Deze link is niet meer geldig.
refused-hook = Dat is geen adres voor een hook: het begint met https:// of http:// en noemt geen gebruiker.
refused-hook_soon = Dat is net geprobeerd; wacht even.
