# El Caballero, Deutsch

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün

counted-caballero = { $n ->
    [one] { $n } Caballero
   *[other] { $n } Caballeros
}
counted-ship = { $n ->
    [one] { $n } Schiff
   *[other] { $n } Schiffe
}

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite
where-map = auf der Karte
region-map = Gebiet der Karte
area-shown = { $lands ->
    [none] Wasser an allen Seiten
    [one] Land an 1 Seite
    [two] Land an 2 Seiten
    [across] Land an 2 gegenüberliegenden Seiten
    [three] Land an 3 Seiten
   *[all] Land an allen Seiten
}{ $found ->
    [nothing] {""}
    [gold] {" "}mit Gold
    [fish] {" "}mit Fisch
   *[gold_fish] {" "}mit Gold und Fisch
}
where-middle = in der Mitte
where-north = im Norden
where-northeast = im Nordosten
where-east = im Osten
where-southeast = im Südosten
where-south = im Süden
where-southwest = im Südwesten
where-west = im Westen
where-northwest = im Nordwesten
region-named = { $kind ->
    [land] Land aus { $size } { $size ->
        [one] Karte
       *[other] Karten
    }{ $treasure ->
        [0] {""}
        [1] {" "}mit Gold
       *[other] {" "}mit { $treasure } Gold
    }
   *[water] { $size ->
        [1] Bucht
        [2] Bucht aus 2 Karten
       *[other] Meer aus { $size } Karten
    }{ $treasure ->
        [0] {""}
        [1] {" "}mit Fisch
       *[other] {" "}mit { $treasure } Fischen
    }
} { $where }
region-further = { $name }, weiter { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
   *[west] westlich
}
region-why = { $kind ->
    [land] { $worth } wert{ $factor ->
        [1] {""}
       *[other] , für einen alleinigen Ersten doppelt
    }; Caballeros: { $who }{ $rank ->
        [first] ; Gleichstand auf dem ersten Platz: jeder einfach
        [second] ; Gleichstand auf dem zweiten Platz: nichts
        [unpaid] ; zu zweit bekommt der Zweite nichts
       *[other] {""}
    }
    [once] { $size } für jedes Schiff, { $treasure } mehr für alle Fische; Schiffe: { $who }
   *[water] { $worth } für jedes Schiff; Schiffe: { $who }
}
harbour-north = Nordseite von Caballero-Karte { $card }
harbour-east = Ostseite von Caballero-Karte { $card }
harbour-south = Südseite von Caballero-Karte { $card }
harbour-west = Westseite von Caballero-Karte { $card }
rotation-0 = wie gedruckt
rotation-1 = um ein Viertel gedreht
rotation-2 = um die Hälfte gedreht
rotation-3 = um drei Viertel gedreht

# --- was geschieht ------------------------------------------------------------

event-start_card = Die Startkarte zeigt { $area }.
event-starter = { $seat } spielt die erste Machtkarte.
event-revealed = Eine Gebietskarte wird aufgedeckt: { $area }.
event-round = Runde { $round } beginnt.
event-power = { $seat } spielt Machtkarte { $value }.
event-supplied = { $seat } holt { COUNT($count, "caballero") } an den Hof.
event-laid = { $seat } legt eine Gebietskarte { $place } an: { $area }.
event-laid_beyond = { $seat } legt eine Gebietskarte { $cell } hinter eine Caballero-Karte: { $area }.
event-renewed = Keine Karte der Auslage passt: Sie kommt unter den Stapel, und eine neue wird aufgedeckt.
event-skipped = Gar keine Gebietskarte passt; { $seat } legt keine an.
event-posted = { $seat } legt Caballero-Karte { $card } mit { COUNT($count, "caballero") } an: { $place }.
event-afloat = { $seat } legt Caballero-Karte { $card } { $place } an, nur am Wasser.
event-turned = { $seat } dreht Caballero-Karte { $card } auf { COUNT($count, "caballero") } am Land{ $change ->
    [none] {""}
   *[other] ; Hof { $change }
}.
event-rotated = { $seat } dreht Caballero-Karte { $card }, die nur am Wasser liegt.
event-landed = Land erreicht Caballero-Karte { $card } von { $seat }: Dort { $count ->
    [one] zählt
   *[other] zählen
} { COUNT($count, "caballero") } ({ $place }).
event-expelled = Caballero-Karte { $card } von { $seat } { $place } wird vertrieben: Land an zwei Seiten.
event-saved = { $ships ->
    [0] { $seat } bekommt { COUNT($count, "caballero") } zurück.
   *[other] { $count ->
        [0] { $seat } bekommt { COUNT($ships, "ship") } zurück.
       *[other] { $seat } bekommt { COUNT($count, "caballero") } und { COUNT($ships, "ship") } zurück.
    }
}
event-lost_court = { $seat } verliert { COUNT($count, "caballero") }: Am Hof ist kein Platz.
event-withdrawn = { $seat } nimmt Caballero-Karte { $card } { $place } zurück.
event-fortified = { $seat } kauft ein Castillo für Caballero-Karte { $card }.
event-ship_bought = { $seat } kauft ein Schiff und legt es an die { $side } von Caballero-Karte { $card }.
event-sailed = Ein Schiff von { $seat } fährt von der { $origin } zur { $goal }.
event-ship_home = { $seat } nimmt das Schiff an der { $side } von Caballero-Karte { $card } an den Hof.
event-launched = { $seat } bringt ein Schiff vom Hof an die { $side } von Caballero-Karte { $card }.
event-shifted = { $seat } versetzt das Castillo von Caballero-Karte { $card } auf Caballero-Karte { $target }.
event-scoring = Wertung nach Runde { $round }.
event-region_scored = Das { $region } ist { $value } wert.
event-scored = { $seat } ist { $rank ->
    [1] Erster
   *[other] Zweiter
} im { $region }: { COUNT($points, "point") }.
event-ships = { COUNT($ships, "ship") } von { $seat }, { $region }: { COUNT($points, "point") }.
event-ended = Der Zug von { $seat } ist beendet.
event-over = Das Spiel ist aus.

# --- was gefragt ist ------------------------------------------------------------

ask-power = eine Machtkarte spielen
ask-turn = wählen, was als Nächstes geschieht
ask-choose_area = eine Gebietskarte wählen
ask-lay_area = ein Feld wählen
    .now = wohin kommt die Gebietskarte?
ask-lay_beyond = ein Feld hinter einer Caballero-Karte wählen
    .now = wohin kommt die Gebietskarte, hinter eine Caballero-Karte?
ask-rotate_area = die Drehung wählen
    .now = wie liegt die Gebietskarte?
ask-post_card = ein Feld wählen
    .now = wohin kommt die Caballero-Karte?
ask-post_number = die Zahl wählen
    .now = welche Zahl zeigt die Caballero-Karte?
ask-turn_card = eine eigene Caballero-Karte wählen
    .now = welche Caballero-Karte drehst du?
ask-turn_number = die Zahl wählen
    .now = welche Zahl zeigt Caballero-Karte { $card }?
ask-buy_ship = eine Seite einer eigenen Caballero-Karte wählen
    .now = welche Seite bekommt das neue Schiff?
ask-fortify = eine eigene Caballero-Karte wählen
    .now = welche Caballero-Karte bekommt das Castillo?
ask-withdraw = eine eigene Caballero-Karte wählen
    .now = welche Caballero-Karte nimmst du zurück?
ask-sail = eine Seite einer eigenen Caballero-Karte wählen
    .now = welches Schiff segelt?
ask-arrive = eine Seite einer eigenen Caballero-Karte wählen
    .now = wohin segelt das Schiff?
ask-ship_home = eine Seite einer eigenen Caballero-Karte wählen
    .now = welches Schiff kommt an den Hof?
ask-launch = eine Seite einer eigenen Caballero-Karte wählen
    .now = welche Seite bekommt das Schiff vom Hof?
ask-shift_from = eine eigene Caballero-Karte wählen
    .now = welches Castillo versetzt du?
ask-shift_to = eine eigene Caballero-Karte wählen
    .now = welche Caballero-Karte bekommt das Castillo?
ask-over = das Spiel ist aus

# --- Optionen ------------------------------------------------------------

option-players = Spieler
    .about = Wie viele spielen, oder ihre Farben in der Reihenfolge der Plätze.
option-isthmus_or_strait = Land an Gegenseiten
    .about = Ob Land an zwei gegenüberliegenden Kanten eine Landenge ist, die die Gewässer trennt, oder zwei Länder mit einer Meerenge dazwischen.
value-isthmus_or_strait-isthmus = eine Landenge
value-isthmus_or_strait-strait = eine Meerenge dazwischen
option-turn_limit = Karten drehen
    .about = Ob statt des Anlegens eine Caballero-Karte gedreht werden darf, oder zwei Schritte aus Anlegen und Drehen beliebig gemischt.
value-turn_limit-1 = eine, statt anzulegen
value-turn_limit-2 = zwei Schritte, gemischt
option-court_card_cap = Karten, die den Hof zeigen
    .about = Wie viele Caballero-Karten den Hof zeigen dürfen; ohne Angabe alle.
value-court_card_cap-none = alle
value-court_card_cap-2 = zwei
option-last_card_any_time = Die letzte Caballero-Karte
    .about = Ob die achte Caballero-Karte jederzeit angelegt werden darf, oder nur in der letzten Runde. Dann zeigt keine Karte mehr den Hof: Wer dort ist, ist verloren.
option-rotate_area_cards = Gebietskarten drehen
    .about = Ob Gebietskarten vor dem Anlegen gedreht werden dürfen.
option-number_order = Reihenfolge der Zahlen
    .about = Ob die Zahlen im Uhrzeigersinn um eine Caballero-Karte laufen, oder andersherum.
value-number_order-clockwise = im Uhrzeigersinn
value-number_order-counterclockwise = gegen den Uhrzeigersinn
option-area_ties_stand = Gleichstand durch Gebietskarten
    .about = Ob eine Gebietskarte angelegt werden darf, die in einem Gebiet Gleichstand hinterlässt.
option-below_tied_first_scores = Zweiter hinter mehreren Ersten
    .about = Ob ein alleiniger Zweiter Punkte bekommt, obwohl mehrere auf dem ersten Rang sind.
option-two_player_first_double = Doppelte Punkte zu zweit
    .about = Ob ein alleiniger Erster auch zu zweit doppelte Punkte bekommt.
option-fish_per_ship = Fische
    .about = Ob jedes Schiff die Fische seines Gewässers zählt, oder jeder Spieler einmal.
option-power_supply = Caballeros auf Machtkarten
    .about = Ob die Machtkarten so viele Caballeros bringen, wie wir hergeleitet haben, oder so viele wie in El Grande.
value-power_supply-derived = wie hergeleitet
value-power_supply-el-grande = wie in El Grande
option-protected_return = Was ein Castillo rettet
    .about = Ob ein Castillo so viele Caballeros zurückbringt, wie die Zahl am Land zeigt, oder wie für sie bezahlt wurden.
value-protected_return-number = die Zahl am Land
value-protected_return-paid = was bezahlt wurde
option-interleave_steps = Aktionen mischen
    .about = Ob die sieben Aktionen eines Zuges gemischt werden dürfen, oder jede ein Block ist.
option-both_area_cards = Zwei Gebietskarten
    .about = Ob eine Machtkarte, die zwei Gebietskarten anlegt, zu beiden verpflichtet.
option-lowering_may_tie = Gleichstand durch Verringern
    .about = Ob eine Caballero-Karte auf eine kleinere Zahl gedreht werden darf, die ihren Besitzer mit einem anderen gleichziehen lässt.
option-lowered_return = Was eine verringerte Karte zurückbringt
    .about = Ob eine Caballero-Karte, die auf eine kleinere Zahl gedreht wird, nur zurückbringt, was für den Unterschied bezahlt wurde, oder den ganzen Unterschied.
value-lowered_return-paid = nur das Bezahlte
value-lowered_return-number = den ganzen Unterschied

# --- worauf es beim Beurteilen einer Stellung ankommt -------------------------

feature-points = bisherige Punkte
feature-next_scoring = was die nächste Wertung brächte
feature-later_scoring = was eine spätere Wertung brächte
feature-regions_led = allein geführte Gebiete
feature-safety = sichere Vorsprünge
feature-chances = Gebiete in Reichweite
feature-dangers = gefährdete Gebiete
feature-waters = was die Schiffe brächten
feature-court = Caballeros am Hof
feature-room = Platz am Hof
feature-cards_left = noch nicht angelegte Caballero-Karten
feature-ships = Schiffe am Hof
feature-castillos = Castillos auf Caballero-Karten
feature-hand = bessere Machtkarten, die auf der Hand bleiben
feature-best_card = die höchste Machtkarte auf der Hand
feature-to_move = der noch kommende Zug
feature-supply = Caballeros, die die Machtkarte noch bringt
feature-to_lay = noch anzulegende Gebietskarten
feature-to_post = in diesem Zug noch erlaubte Caballero-Karten
