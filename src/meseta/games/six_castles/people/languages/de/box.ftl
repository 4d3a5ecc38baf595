# Was in einer Schachtel steht, auf den Formularen zum Berichtigen; Deutsch

picture-gallery-tracks = Wertungsleisten
box-quarters = Viertel, im Uhrzeigersinn von links oben
box-bonus = was der Fels bringt
box-arms = Wege, wenn nicht nach allen Seiten
box-arm-n = Norden
box-arm-e = Osten
box-arm-s = Süden
box-arm-w = Westen
box-terrain-rock = Fels
box-terrain-toll = halbe Münze
box-terrain-castle = Burg
box-a = Seite A
box-b = Seite B
box-under_a = unter der halben Münze auf Seite A
box-under_b = unter der halben Münze auf Seite B
box-markets = Märkte
box-kind = was er zählt
box-kind-castle = Figuren auf Burgen
box-kind-disc = die Leiste
box-kind-worker = Arbeiter
box-type = wovon
box-points = Punkte
box-half_coins = halbe Münzen
box-religion = Schritte in der Religion
box-entry-religion = Religionsleiste
box-entry-pieces = Figuren jedes Spielers
box-workers = Arbeiter
box-discs = Scheiben
box-family_less = weniger in der Familienversion
box-explorations = Erkundungsplättchen
box-stock = Erkundungsplättchen im Vorrat
box-half_coins_in_gold = halbe Münzen in einer Goldmünze
box-entry-normal = Das übliche Spiel
box-tiles = Landschaftsplättchen für alle
box-removed = vorher entfernte Plättchen
box-entry-solo = Das Solospiel
box-charter_needs = so viele gewinnen einen Vertrag
box-ratings = Punkte, ab denen Ränge beginnen
box-entry-family = Familienversion
box-gold = Goldmünzen am Anfang

# Was nicht zusammenpasst

box-fault-count = { $kind ->
    [landscape] Landschaftsplättchen
    [exploration] Erkundungsplättchen
    [castle] Burgen
    [charter] Verträge
   *[start] Seiten des Startplättchens
}: { $count }; es müssen { $room } sein.
box-fault-one_rock = Auf einem Plättchen ist Platz für einen Fels.
box-fault-arms = Ein Weg muss mindestens zu einer Seite führen.
box-fault-bonus = Ein Fels bringt einen Bonus, und nichts anderes bringt einen.
box-fault-ends = Seite { $side } muss mit einem Gelände beginnen und enden, nicht mit einer halben Münze.
box-fault-under = Seite { $side }: Welches Gelände liegt unter der halben Münze?
box-fault-goods = Seite A muss mehr Waren zeigen als Seite B.
box-fault-markets = Die drei Märkte müssen verschieden sein.
box-fault-charter_type = Bei einem Vertrag für „{ $kind }“ kann es nicht um „{ $type }“ gehen.
box-fault-castle_charter = Der erste Vertrag gilt für Figuren auf Burgen, und kein anderer.
box-fault-track = Seite { $side } braucht höchstens { $most } Werte, jeder kleiner als der davor: nicht { $values }.
box-fault-religion = Nötig sind 2 bis { $most } Werte, die nie fallen.
box-fault-removed = Entfernt werden können nur { $most } Plättchen: die ohne Kapelle und Steinkreuz.
box-fault-tiles = Nötig sind { $needed } Plättchen, es gibt aber nur { $count }.
box-fault-ratings = Die Ränge müssen bei steigenden Punkten beginnen.
