# Een spel leren, Nederlands

learn-guide = Zo speel je
learn-lessons = Begeleid eerste spel
learn-components = Spelmateriaal
learn-options = Opties en notatie
learn-nav = { $game } leren
learn-contents = Op deze pagina
learn-explain = Wat betekent deze vraag?

# --- spelmateriaal --------------------------------------------------------------------

sources-about = Alles wat in de doos zit, door Meseta getekend en in eigen woorden beschreven. Bij elk stuk staat waar we het van kennen:
sources-all = Alles in de doos naar bron, zoals het bestand van de doos het noemt
source-rules = regelboek
sourced-rules = Het staat in het regelboek.
source-public = gepubliceerd
sourced-public = Anderen die het spel kennen, hebben het gepubliceerd.
source-derived = afgeleid
sourced-derived = Het volgt uit wat regelboek en publicaties zeggen.
source-attested = bevestigd
sourced-attested = Iemand die het spel heeft, heeft het in het eigen exemplaar gezien.
source-reconstructed = gereconstrueerd
sourced-reconstructed = Niemand heeft het opgeschreven; het is zo aangevuld dat het past bij alles wat bekend is, en kan van het gedrukte afwijken.

# --- opties en notatie ----------------------------------------------------------------

options-title = Opties
options-about = Zo kun je een tafel inrichten; wat gewoon is, heeft een gouden rand.
options-usual = gewoon
notation-title = Notatie
notation-about = Zo worden zetten opgeschreven: in bewaarde partijen, in de terminal en voor programma's. Wat tussen accolades staat, wordt gekozen.
notation-question = Vraag
notation-answer = Antwoord
notation-example = Voorbeeld

# --- lessen ---------------------------------------------------------------------------

learn-about = Een paar kleine stellingen, elk met één beslissing. Probeer gerust elk antwoord: je ziet wat ervan komt en waarom het telt, en je kunt het opnieuw proberen. Daarna ben je klaar voor een heel spel.
learn-begin = Beginnen
learn-go_on = Verdergaan
learn-ready = Je hebt alles gezien: je bent er klaar voor.
learn-play = Speel tegen { $level }
learn-tried = gedaan
learn-number = les { $number } van { $count }
learn-tab = Les
learn-menu = Deze les
learn-answered = Lees wat ervan gekomen is.
learn-again = Nog een keer
learn-next = Verder
learn-finish = Klaar
script-whole_guide = De hele uitleg lezen
script-well_done = Goed gespeeld.
script-not_best = Er zit meer in.
script-came_of_it = Wat ervan gekomen is
script-points = Punten voor jou: { $count }
script-why = Waarom het telt
