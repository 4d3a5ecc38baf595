# Ein Spiel lernen, Deutsch

learn-guide = So wird gespielt
learn-lessons = Geführtes erstes Spiel
learn-components = Spielmaterial
learn-options = Optionen und Notation
learn-nav = { $game } lernen
learn-contents = Auf dieser Seite
learn-explain = Was bedeutet diese Frage?

# --- Spielmaterial --------------------------------------------------------------------

sources-about = Alles, was in der Schachtel liegt, von Meseta gezeichnet und in eigenen Worten beschrieben. Bei jedem Stück steht, woher wir es kennen:
sources-all = Alle Einträge der Schachtel nach ihrer Quelle, wie ihre Datei sie nennt
source-rules = Regelheft
sourced-rules = Es steht im Regelheft.
source-public = veröffentlicht
sourced-public = Andere, die das Spiel kennen, haben es veröffentlicht.
source-derived = abgeleitet
sourced-derived = Es folgt aus dem, was Regelheft und Veröffentlichungen sagen.
source-attested = bezeugt
sourced-attested = Jemand, der das Spiel besitzt, hat es im eigenen Exemplar gesehen.
source-reconstructed = rekonstruiert
sourced-reconstructed = Niemand hat es aufgeschrieben; es wurde passend zu allem Bekannten ergänzt und kann vom gedruckten abweichen.

# --- Optionen und Notation ------------------------------------------------------------

options-title = Optionen
options-about = So kann ein Tisch eingerichtet werden; was üblich ist, hat einen goldenen Rand.
options-usual = üblich
notation-title = Notation
notation-about = So werden Züge geschrieben: in gespeicherten Partien, im Terminal und für Programme. Was in geschweiften Klammern steht, wird gewählt.
notation-question = Frage
notation-answer = Antwort
notation-example = Beispiel

# --- Lektionen ------------------------------------------------------------------------

learn-about = Ein paar kleine Stellungen, jede mit einer Entscheidung. Probiere jede Antwort aus: Du siehst, was daraus wird und warum es zählt, und kannst es noch einmal versuchen. Danach bist du bereit für ein ganzes Spiel.
learn-begin = Anfangen
learn-go_on = Weitermachen
learn-ready = Du hast alles gesehen und bist bereit.
learn-play = Gegen { $level } spielen
learn-tried = erledigt
learn-number = Lektion { $number } von { $count }
learn-tab = Lektion
learn-menu = Diese Lektion
learn-answered = Lies, was daraus wurde.
learn-again = Noch einmal
learn-next = Weiter
learn-finish = Fertig
script-whole_guide = Die ganze Anleitung lesen
script-well_done = Gut gespielt.
script-not_best = Da ist mehr drin.
script-came_of_it = Was daraus wurde
script-points = Punkte für dich: { $count }
script-why = Warum das zählt
