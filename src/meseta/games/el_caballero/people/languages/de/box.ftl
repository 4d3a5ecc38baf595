# Was in einer Schachtel steht, auf den Formularen zum Berichtigen; Deutsch

box-edges = Kanten, im Uhrzeigersinn von Norden
box-edge-l = Land
box-edge-w = Wasser
box-gold = Gold, an der Seite
box-fish = Fisch, an der Seite
box-caballeros = Caballeros
box-el_grande = Caballeros wie in El Grande
box-areas = Gebietskarten
box-entry-pieces = Figuren jedes Spielers
box-court = Caballeros am ersten Hof
box-ships = Schiffe
box-castillos = Castillos
box-entry-rounds = Runden
box-count = Runden
box-scoring = Wertung nach den Runden
box-entry-prices = Preise in Caballeros
box-ship = ein Schiff
box-castillo = ein Castillo
box-move = ein Castillo versetzen
box-water = an einer Wasserkante
box-entry-limits = Grenzen in einem Zug
box-placed = Caballero-Karten
box-entry-points = Punkte
box-first = der Erste zählt so oft
box-second_from_players = ein Zweiter zählt ab so vielen Spielern

# Was nicht zusammenpasst

box-fault-areas = Gebietskarten: { $count }; möglich sind { $least } bis { $most }.
box-fault-symbol = { $symbol ->
    [gold] Gold liegt auf Land, aber die { $side } zeigt Wasser.
   *[fish] Fische schwimmen im Wasser, aber die { $side } zeigt Land.
}
box-fault-start = Keine Gebietskarte kann Startkarte sein: Nötig ist eine mit Land und ohne Gold oder Fisch.
box-fault-scoring = Nach Runde { $round } kann nicht gewertet werden: Gespielt werden nur { $count }.
