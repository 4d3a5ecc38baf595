# Studies, Nederlands

nav-study = Studie

# --- de lijst --------------------------------------------------------------------------

study-title = Studie
study-lead = Een bord voor jezelf: alle plaatsen zijn van jou, teruggaan kost niets en de zoekmachine staat klaar.
study-mine = Mijn studies
study-nothing = Nog niets. Begin hieronder, of vanaf een tafel: het menu en de uitslag leiden hierheen.
study-new = Een studie beginnen
study-new_game = Vanuit een nieuw spel
study-from_file = Uit een bestand of een tekst
study-from_file_about = Een stelling, een bewaarde partij of een geëxporteerde studie. Alles erin wordt gecontroleerd.
study-file = Bestand
study-text = Of de tekst zelf
study-of_game = Een stelling hoort bij
study-open_it = Openen
study-shared_mark = gedeeld
study-new_title = Een studie van { $game }
study-players = Wie speelt
study-seed = Startwaarde
study-seed_about = Dezelfde startwaarde geeft hetzelfde spel. Leeg gelaten is het een willekeurig spel.
study-begin = Beginnen

# --- het bord --------------------------------------------------------------------------

study-moves = Zetten
study-story = Verloop
study-tabs = Zetten of verloop
study-walk_first = Naar het begin
study-walk_previous = Eén zet terug
study-walk_next = Eén zet verder
study-walk_last = Naar het einde van deze lijn
study-note = Notitie
study-promote = Hoofdlijn
study-promote_about = De weg naar deze zet de hoofdlijn maken
study-prune = Wissen
study-prune_about = Deze zet wissen met alles wat volgt
study-view = Gezien door
study-view_turn = wie beslist
study-view_open = iedereen, alles open
study-strength = Sterkte van het zoeken
study-strength_caballero = Caballero: een blik
study-strength_grande = Grande: kort zoeken
study-strength_rey = Rey: een seconde
study-strength_longer = Rey: vijf seconden
study-search = Zoeken
study-note_name = Naam van deze stelling
study-note_text = Notitie
study-keep = Bewaren
study-menu = Deze studie
study-name = Naam
study-rename = Hernoemen
study-edit = Stelling bewerken
study-share = Delen
study-share_about = Wie de link heeft, kan de studie bekijken en kopiëren, maar niets veranderen.
study-share_on = Delen met een link
study-share_off = Niet meer delen
study-export = Meenemen
study-export_file = De studie als bestand
study-export_position = Deze stelling als tekst
study-copy = Een eigen kopie maken
study-remove = De studie wissen
study-remove_about = ‘{ $name }’ verdwijnt met alle zetten en notities, ook voor iedereen met wie ze gedeeld was.
study-sealed = Deze studie komt uit een partij die nog bezig is. Wat je daar niet kunt zien, is opnieuw gedeeld. Tot die partij voorbij is, blijft de studie bij jou: ze kan niet worden bewerkt, gedeeld of geëxporteerd.
study-looking = Je bekijkt de studie van iemand anders.
study-keys_walk = één zet terug, één zet verder
study-keys_branch = de variant erboven, die eronder
study-keys_ends = naar het begin, naar het einde van de lijn
study-thinking = Er wordt gezocht …
study-from_table = Deze partij bestuderen
study-from_table_about = Een eigen bord met wat jouw plaats kan zien; wat ze niet kan zien, wordt opnieuw gedeeld.
study-from_result = De partij bestuderen

# --- de bewerking ----------------------------------------------------------------------

study-editing = Stelling bewerken
study-edit_about = Verander wat waar ligt; een druk op het plaatje toont wat er over die plek te zeggen valt. Wat niet kan, wordt genoemd waar het staat.
study-filter = Alleen wat gaat over
study-filter_all = Alles
study-group_own = Op het bord
study-group_table = Op tafel
study-group_players = Bij de spelers
study-group_turn = In deze beurt
study-group_agenda = Te beslissen
study-none = niets
study-set_up = Vanaf hier verder
study-undo_change = Wijziging ongedaan maken
study-leave = Terug naar de studie
study-right = Deze stelling is mogelijk.
study-wrong = Dat kan niet: { $why }

# --- wat scripts zeggen ----------------------------------------------------------------

script-study_start = Begin
script-study_prune = Deze zet wissen met alles wat volgt? Zetten in totaal: { $count }.
script-study_kept = Bewaard.
script-study_add = Toevoegen
script-study_take_away = Wegnemen
script-study_as_text = Als tekst
script-study_no_text = Dit is geen JSON.
script-study_nothing_about = Daar valt niets over te zeggen.

# --- wat geweigerd wordt ---------------------------------------------------------------

refused-no_node = Dat moment bestaat niet.
refused-many_nodes = Een studie heeft plaats voor { $count } zetten.
refused-many_studies = Je hebt { $count } studies; wis er eerst een.
refused-stale_study = De studie is in een ander venster veranderd; zo is ze nu.
refused-old_study = Deze studie is onder andere regels gemaakt: { $why }
refused-not_your_study = Deze studie is van iemand anders. Maak een eigen kopie.
refused-sealed = Die partij is nog bezig; tot ze voorbij is, kan haar studie niet worden bewerkt, gedeeld of geëxporteerd.
refused-from_memory = Deze partij wordt uit het hoofd gespeeld; bestuderen kan als ze voorbij is.
refused-study_file = Dit kan niet worden geopend: { $why }
refused-root = Het begin kan niet worden gewist.
refused-nothing_asked = Aan die plaats wordt nu niets gevraagd.
