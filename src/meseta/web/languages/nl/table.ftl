# The table, its chat, and what happened since one's last move; Dutch

# --- the table -------------------------------------------------------------------------

asked-of_others = Vraag: { $question }
tabs = Delen van de tafel
tab-board = Bord
tab-cards = Kaarten
tab-players = Spelers
tab-story = Verloop
place-track = Rondes
place-board = Bord
place-dial = Hier te kiezen
place-cards = Kaarten
place-hand = Hand
place-turn = De kaart in gebruik
place-mats = Spelers
place-bar = Jouw beslissing
story-title = Wat er gebeurde
pick = Welke?
bar-end = Beurt beëindigen
bar-skip = Overslaan
bar-back = Ongedaan maken
bar-over = Beurt opnieuw
bar-sure = Dit kan niet ongedaan worden gemaakt. Druk nog eens om het te doen.
bar-early = In deze beurt is nog iets te doen, en beëindigen kan niet ongedaan worden gemaakt. Druk nog eens om te beëindigen.
bar-next = Meteen gebruikt zou het opleveren: { $points }
bar-hint = Tip
bar-press_lit = Druk op wat oplicht.
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
keys-number = de keuze met dat nummer of die letter; 9 is machtkaart 9
keys-usual = het gebruikelijke antwoord, als er een uitspringt
keys-end = de beurt beëindigen
keys-back = ongedaan maken
keys-hint = tip
keys-skip = sluiten, of overslaan wat getoond wordt
keys-zoom = dichterbij, verder weg, het hele bord
zoom-in = dichterbij
zoom-out = verder weg
zoom-fit = hele bord
menu-marks = Tekens
marks-lit = kan nu gekozen worden
marks-last = waar de laatste zet over ging
marks-seal = gereconstrueerd: geen bron toont dit onderdeel, het gedrukte kan anders zijn
waiting-title = Wachten op spelers
waiting-about = Stuur elke vriend een link; wie die het eerst opent, gaat zitten. Het spel begint als alle plaatsen bezet zijn.
waiting-bot = In plaats daarvan een bot

# --- since my last move ----------------------------------------------------------------

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
