# Was in Stellungen steht, Deutsch

position-round = Runde
position-start = Wer die erste Machtkarte spielt
position-scores = Punkte
position-court = Caballeros am Hof
position-reserve = Schiffe am Hof
position-hands = Machtkarten auf der Hand
position-powers = Machtkarte dieser Runde
position-moved = Wer am Zug war
position-deck = Stapel der Gebietskarten
position-deck_known = Allen bekannte Karten unten im Stapel
position-display = Gebietskarten der Auslage
position-supplied = Caballeros wurden geholt
position-areas_left = Gebietskarten, die noch gelegt werden dürfen
position-areas_due = Gebietskarten, die noch gelegt werden müssen
position-posted = Angelegte Caballero-Karten
position-turned = Gedrehte Caballero-Karten
position-ships_bought = Gekaufte Schiffe
position-castillos_bought = Gekaufte Castillos
position-under_way = Die laufende Aktion
position-finished = Beendete Aktionen
position-map = Gebietskarten auf der Karte: Karte, Feld, Drehung
position-caballeros = Caballero-Karten auf der Karte
position-agenda = Was zu entscheiden ist, das Letzte jetzt
