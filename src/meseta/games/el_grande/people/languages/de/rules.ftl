# El Grande, deutsch

seat-purple = Lila
seat-green = Grün
seat-blue = Blau
seat-orange = Orange
seat-white = Weiß
area-france = Frankreich
card-2023-militia = Miliz
card-2023-veto = Veto
card-2023-withdrawal = Rückzug
card-2023-civil_war_all = Bürgerkrieg
card-2023-civil_war_2 = Bürgerkrieg
card-2023-score_one_region = Sonderwertung
    .own = yes
card-2023-score_fours = Außenposten
card-2023-score_fives = Fiesta
card-2023-score_sixes_sevens = Festungen
    .own = yes
card-2023-score_first_only = Lorbeer
    .own = yes
card-2023-score_most = Gedränge
    .own = yes
card-2023-score_least = Einsamkeit
    .own = yes
card-2023-score_castillo = Offenbarung
card-2023-decay_all = Machtverlust
    .own = yes
card-2023-decay_3 = Machtverlust
    .own = yes
card-2023-assassin = Attentäter
    .own = yes
card-2023-decree = Gesetzeserlass
card-2023-empowerment = Ermächtigung
card-2023-court_reserve = Hofreserve
    .own = yes
card-2023-adopted_home = Wahlheimat
card-2023-secret_scoring = Geheime Wertung
    .own = yes
card-2023-coup = Umsturz
card-2023-royal_advisor = Königlicher Berater
    .own = yes
card-2023-your_majesty = Ihre Majestät
card-2023-exile = Exil
card-2023-retinue = Gefolge
card-2023-rivalry = Konkurrenz
card-2023-country_estate = Landsitz
card-2023-revolt = Revolte
card-2023-smuggling = Schmuggel
card-2023-regent = Vertretung
card-2023-regency_8 = Regentschaft VIII
    .own = yes
card-2023-regency_9 = Regentschaft IX
    .own = yes
card-2023-regency_10 = Regentschaft X
    .own = yes

# Die klassische Ausgabe: ein deutsches Regelheft lag nicht vor, die Titel sind aus dem niederländischen
# und dem englischen übersetzt; drei Karten haben auch dort keinen.

card-classic-intrigue_any_3 = Intrigant
    .own = yes
card-classic-intrigue_any_4 = Intrigant
    .own = yes
card-classic-intrigue_own_4 = Intrigant
    .own = yes
card-classic-intrigue_foreign_3 = Intrigant
    .own = yes
card-classic-intrigue_own_2_foreign_2 = Intrigant
    .own = yes
card-classic-intrigue_region_5 = Intrigant
    .own = yes
card-classic-intrigue_region_all_own = Intrigant
    .own = yes
card-classic-intrigue_choice = Intrigant
    .own = yes
card-classic-militia = Intrigant
    .own = yes
card-classic-veto = Veto
card-classic-decay_all = Autoritätsverlust
    .own = yes
card-classic-decay_3 = Autoritätsverlust
    .own = yes
card-classic-assassin = Attentäter
    .own = yes
card-classic-withdrawal = Der König ist zornig
    .own = yes
card-classic-civil_war_all = Flucht
    .own = yes
card-classic-civil_war_2 = Unruhen
    .own = yes
card-classic-score_one_region = Sonderwertung
    .own = yes
card-classic-score_fours = Sonderwertung
    .own = yes
card-classic-score_fives = Sonderwertung
    .own = yes
card-classic-score_sixes_sevens = Sonderwertung
    .own = yes
card-classic-score_first_only = Sonderwertung
    .own = yes
card-classic-score_most = Sonderwertung
    .own = yes
card-classic-score_least = Sonderwertung
    .own = yes
card-classic-score_castillo = Sonderwertung
    .own = yes
card-classic-secret_scoring = Sonderwertung
    .own = yes
card-classic-decree = Wertungstafel
    .own = yes
card-classic-empowerment = Machtkarten
    .own = yes
card-classic-court_reserve = Der Hof
    .own = yes
card-classic-adopted_home = Grande
    .own = yes
card-classic-coup = Räumung
    .own = yes
card-classic-royal_advisor = Königlicher Berater
    .own = yes
card-classic-your_majesty = Königskarte
    .own = yes

counted-caballero = { $n ->
    [one] { $n } Caballero
   *[other] { $n } Caballeros
}
ability-court = Hof
    .does = , dann { $count ->
        [one] 1 Caballero
       *[other] bis zu { $count } Caballeros
    } an den Hof
ability-castillo = Castillo
    .does = , dann { COUNT($count, "caballero") } zusätzlich ins Castillo
ability-move = Versetzen
    .does = , dann { $count ->
        [one] 1 eigenen Caballero
       *[other] { $count } eigene Caballeros
    } versetzen
modifier-does = { $adds }: { $way ->
    [earlier] früher dran
   *[later] später dran
}
own_title = ° unser Titel
bonus-king = Königsbonus
bonus-grande = Grandenbonus

# --- was geschieht ----------------------------------------------------------------------

event-round = Runde { $round } beginnt.
event-king_starts = Der König beginnt in { $area }.
event-grande_starts = Grande und { COUNT($count, "caballero") } von { $seat } beginnen in { $area }.
event-dummy_enters = { COUNT($count, "caballero") } des Dummys ({ $seat }) { $count ->
    [one] kommt
   *[other] kommen
} nach { $area }.
event-revealed = Stapel { $stack } zeigt { $card }.
event-passed = { $seat } gibt einen Modifikator nach links.
passed-to = { $seat } gibt einen Modifikator an { $left }.
event-swapped = Alle nehmen den Modifikator von rechts auf.
event-power = { $seat } spielt Machtkarte { $value }.
event-power_modified = { $seat } spielt Machtkarte { $value } mit Modifikator { $modifier }, zusammen { $total }.
event-dummy_power = Der Dummy ({ $seat }) zeigt Machtkarte { $value }.
event-recruited = { $count ->
    [0] { $seat } holt niemanden an den Hof.
   *[other] { $seat } holt { COUNT($count, "caballero") } an den Hof.
}
event-recalled = { $seat } holt einen Caballero aus { $area } zurück an den Hof.
event-ability = { $seat } nutzt die Fähigkeit des Modifikators { $modifier }.
event-took = { $seat } nimmt { $card } von Stapel { $stack }.
event-placed = { $area ->
    [castillo] { $seat } wirft einen Caballero ins Castillo.
   *[other] { $seat } setzt einen Caballero in { $area } ein.
}
event-announced = { $seat } kündigt die Sonderaktion von { $card } an.
event-vetoed = { $seat } legt ein Veto ein: { $card }.
event-allowed = { $seat } lässt es zu.
event-allowed_rest = { $seat } lässt die ganze Sonderaktion zu.
event-wants_move = { $by } will einen Caballero von { $seat } { $area ->
    [castillo] aus dem Castillo
   *[other] von { $area }
} { $target ->
    [castillo] ins Castillo
   *[other] nach { $target }
} versetzen.
event-wants_extra = { $area ->
    [castillo] { $seat } will einen weiteren Caballero ins Castillo werfen.
   *[other] { $seat } will einen weiteren Caballero in { $area } einsetzen.
}
event-wants_return = { $by } will einen Caballero von { $seat } aus { $area } zurück in die Provinz schicken.
event-wants_withdraw = { $seat } soll einen Caballero aus { $area } zurück in die Provinz schicken.
event-wants_withdraw_court = { $seat } soll { COUNT($count, "caballero") } vom Hof zurück in die Provinz schicken.
event-wants_disc = { $seat } soll tun, was die Scheibe zeigt.
event-wants_score = { $seat } will werten: { $area }.
event-wants_tile = { $by } will die Wertungstafel { $tile } legen: { $area }.
event-wants_regain = { $seat } will eine Machtkarte zurück auf die Hand nehmen.
event-wants_grande = { $seat } will den Granden nach { $area } versetzen.
event-wants_coup = { $seat } will, dass alle anderen { $area } verlassen.
event-wants_king = { $area ->
    [castillo] { $seat } will den König neben das Castillo stellen.
   *[other] { $seat } will den König nach { $area } versetzen.
}
event-wants_recruit = { $seat } will { COUNT($count, "caballero") } an den Hof holen.
event-wants_recall = { $seat } will einen Caballero aus { $area } zurück an den Hof holen.
event-moved = { $by } versetzt einen Caballero von { $seat } { $area ->
    [castillo] aus dem Castillo
   *[other] von { $area }
} { $target ->
    [castillo] ins Castillo
   *[other] nach { $target }
}.
    .own = { $seat } versetzt einen Caballero { $area ->
        [castillo] aus dem Castillo
       *[other] von { $area }
    } { $target ->
        [castillo] ins Castillo
       *[other] nach { $target }
    }.
event-returned = { COUNT($count, "caballero") } von { $seat } { $count ->
    [one] geht
   *[other] gehen
} { $area ->
    [castillo] aus dem Castillo
   *[other] aus { $area }
} zurück in die Provinz.
event-returned_court = { $seat } schickt { COUNT($count, "caballero") } vom Hof zurück in die Provinz.
event-disc = { $seat } hat die Geheimscheibe eingestellt.
event-disc_shown = Die Scheibe von { $seat } zeigt { $area }.
event-scored = { $seat } belegt Platz { $place } { $area ->
    [castillo] im Castillo
   *[other] in { $area }
}: { COUNT($points, "point") }.
event-bonus = { $seat } bekommt { $area ->
    [castillo] im Castillo
   *[other] in { $area }
} { COUNT($points, "point") } dazu: { $bonus }.
event-to_court = { COUNT($count, "caballero") } von { $seat } { $count ->
    [one] geht
   *[other] gehen
} { $area ->
    [castillo] aus dem Castillo
   *[other] aus { $area }
} heim an den Hof.
event-tile = { $by } legt die Wertungstafel { $tile }: { $area }.
event-regained = { $seat } nimmt eine Machtkarte zurück auf die Hand.
event-regained_modifier = { $seat } nimmt einen Modifikator zurück auf die Hand.
event-grande = Der Grande von { $seat } geht { $area ->
    [castillo] ins Castillo
   *[other] nach { $area }
}.
event-king = { $area ->
    [castillo] Der König stellt sich neben das Castillo.
   *[other] Der König geht nach { $area }.
}
event-king_stays = { $area ->
    [castillo] Der König bleibt neben dem Castillo.
   *[other] Der König bleibt in { $area }.
}
event-dummy_took = Der Dummy ({ $seat }) nimmt { $card } von Stapel { $stack } aus der Runde.
event-starter = { $seat } bekommt den Startmarker.
event-veto_kept = { $seat } behält das Veto.
event-veto_expires = Das Veto von { $seat } verfällt.
event-scoring = { $area ->
    [castillo] Das Castillo
   *[other] { $area }
} wird gewertet.
event-king_scoring = Allgemeine Wertung nach Runde { $round }.
event-smuggling = { $seat } darf auch in die Königsregion einsetzen.
event-ended = Der Zug von { $seat } ist zu Ende.
event-over = Das Spiel ist zu Ende.

# --- was gefragt wird ----------------------------------------------------------------------

ask-pass = einen Modifikator nach links geben
    .flag = gibt weiter
    .now = einen Modifikator an { $left } geben
ask-power = eine Machtkarte ausspielen
    .flag = spielt Macht
    .now = { $laid ->
        [none] eine Machtkarte ausspielen
       *[other] eine Machtkarte mit dem Modifikator { $laid } ausspielen
    }
ask-recruit = Caballeros an den Hof holen
    .flag = holt
ask-recall = Caballeros aus Regionen zurückholen
    .flag = holt zurück
ask-ability = die Fähigkeit des Modifikators nutzen
    .flag = Fähigkeit?
ask-take = eine Aktionskarte nehmen
    .flag = nimmt eine Karte
ask-turn = Caballeros einsetzen, Sonderaktion nutzen oder Zug beenden
    .flag = setzt oder handelt
    .now = { $stage ->
        [special] Sonderaktion nutzen oder Zug beenden
       *[other] Caballeros einsetzen: noch { $left } von { $all }
    }
ask-veto = Veto einlegen oder zulassen
    .flag = Veto?
ask-choose = eine von zwei Sonderaktionen wählen
    .flag = wählt
ask-lift = einen Caballero zum Versetzen nehmen
    .flag = nimmt auf
    .now = einen Caballero zum Versetzen nehmen: noch { $moves }
ask-drop = den Caballero absetzen
    .flag = setzt ab
ask-place_extra = zusätzliche Caballeros einsetzen
    .flag = setzt mehr ein
    .now = zusätzliche Caballeros einsetzen: noch { $left }
ask-assassinate = je einen Caballero der anderen zurückschicken
    .flag = schickt zurück
ask-withdraw = eigene Caballeros zurückschicken
    .flag = zieht ab
    .now = noch { COUNT($left, "caballero") } zurückschicken
ask-disc = die Geheimscheibe einstellen
    .flag = stellt die Scheibe
    .now = { $purpose ->
        [castillo] { $count ->
            [0] wohin gehen deine Figuren im Castillo?
            [one] wohin geht dein Caballero im Castillo?
           *[other] wohin gehen deine { COUNT($count, "caballero") } im Castillo?
        }
        [coup] { $count ->
            [one] wohin geht dein Caballero aus { $emptied }?
           *[other] wohin gehen deine { COUNT($count, "caballero") } aus { $emptied }?
        }
        [lose] in welcher Region verlierst du Caballeros?
       *[compare] welche Region wählst du zur Wertung?
    }
ask-score = ein Gebiet werten
    .flag = wertet
ask-decree = eine Wertungstafel legen oder versetzen
    .flag = legt eine Tafel
ask-regain = eine Karte zurück auf die Hand nehmen
    .flag = nimmt zurück
ask-move_grande = den Granden versetzen
    .flag = zieht um
ask-coup = die Region nennen, die geräumt wird
    .flag = nennt eine Region
ask-king = den König versetzen
    .flag = versetzt den König
ask-escort = wählen, wer dem König folgt
    .flag = gibt Geleit
    .now = wählen, wer dem König folgt: noch { $left }
ask-over = das Spiel ist zu Ende
because-card = { $whose } spielt „{ $card }“: { $question }

# --- Sonderaktionen ----------------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Versetze beliebig viele
       *[other] Versetze bis zu { $up_to }
    } { $whose ->
        [own] eigene
        [foreign] fremde
       *[any] beliebige
    } Caballeros{ $out_of ->
        [one_region] {" "}aus einer Region
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}in eine Region
       *[anywhere] {""}
    }
effect-place = Setze bis zu { $up_to } weitere Caballeros { $where ->
        [regions] in beliebige Regionen
        [castillo] ins Castillo
       *[both] in beliebige Regionen oder ins Castillo
    }
effect-empty_courts = Alle anderen schicken { $up_to ->
        [all] den ganzen Hof zurück
       *[other] { $up_to } Caballeros vom Hof zurück
    }
effect-assassinate = { $may_stop ->
        [true] Schicke von allen anderen bis zu je einen Caballero zurück
       *[false] Schicke von allen anderen je einen Caballero zurück
    }
effect-withdraw = Alle anderen schicken { $up_to } eigene Caballeros zurück, aus Regionen oder Hof
effect-civil_war = Alle anderen wählen per Scheibe eine Region und verlieren dort { $up_to ->
        [all] alle eigenen Caballeros
       *[other] { $up_to } eigene Caballeros
    }
effect-score = { $what ->
        [choice] Werte eine Region deiner Wahl
        [values] Werte alle Regionen mit { $values } Punkten
        [first_places] Werte alle Regionen, aber nur erste Plätze
        [most] Werte die Regionen mit den meisten Caballeros
        [least] Werte die Regionen mit den wenigsten Caballeros
        [castillo] Werte das Castillo
       *[discs] Alle wählen per Scheibe eine Region; nur einmal gewählte werden gewertet
    }
effect-decree = Lege oder versetze eine Wertungstafel
effect-regain = Nimm eine gespielte Machtkarte zurück
effect-recruit = Hole bis zu { $up_to } Caballeros an den Hof
effect-grande = Versetze deinen Granden in eine andere Region
effect-coup = Nenne eine Region; alle anderen ziehen per Scheibe von dort weg
effect-king = { $to ->
        [anywhere] Versetze den König in eine beliebige Region
        [neighbour] Versetze den König in eine Nachbarregion
        [distant] Versetze den König in eine Region, die keine Nachbarin ist
        [abroad] Schicke den König nach Frankreich oder Portugal
        [fewest] Versetze den König in die Region mit den wenigsten Caballeros
       *[a_grande] Versetze den König in eine Region mit Granden; sie kommen ins Castillo
    }{ $escort ->
        [0] {""}
       *[other] , und { $escort } Caballeros mit ihm
    }
effect-revolt = Stelle den König neben das Castillo
effect-regent = Tausche den König und deinen Granden
effect-smuggle = Setze auch in die Königsregion ein
effect-veto = Behalte diese Karte, um eine Sonderaktion zu verhindern, in dieser oder der nächsten Runde
note-or_castillo = {" "}oder das Castillo
note-his_own_too = , auch in seine eigene
note-not_his_own = , nicht in seine eigene
note-from_castillo = , auch aus dem Castillo
note-not_dummy = ; der Dummy darf verschont werden
note-singles_lose = ; wer sie in keiner Region hat, verliert so viele wie möglich
note-or_modifier = {" "}oder einen Modifikator
joined-and = {" "}und{" "}
joined-or = {" "}— oder:{" "}

# --- Optionen ----------------------------------------------------------------------------------

option-players = Spieler
    .about = Wie viele spielen, oder ihre Farben in der Reihenfolge der Plätze. Zu zweit spielt ein Dummy mit.
option-edition = Ausgabe
    .about = Karten und Regeln der neuen Ausgabe von 2023 oder der ersten von 1995.
value-edition-2023 = neu (2023)
value-edition-classic = klassisch (1995)
option-short = Kurzes Spiel
    .about = Es werden nur sechs Runden gespielt; welche entfallen, steht in der Schachtel.
option-merged_stack = Gemischte Stapel
    .about = Zu dritt werden der zweite und der dritte Stapel zusammengemischt; zu zweit immer.
option-expansions = Erweiterungen
    .about = Neue Regentschaft ersetzt den Stapel des Königs, Alte Hasen bringt Karten, Machtverschiebung bringt Modifikatoren.
value-expansions-new-regency = Neue Regentschaft
value-expansions-old-hands = Alte Hasen
value-expansions-power-shift = Machtverschiebung
option-old_hands = Einzelne Alte Hasen
    .about = Welche der Karten eingetauscht werden, statt aller.
value-old_hands-intrigue_choice = Intrigue
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Geheime Wertung
option-castillo = Das Castillo
    .about = Ob sein Inhalt gezeigt wird, da alles angesagt wurde, oder bis zum Spielende im Kopf zu behalten ist.
value-castillo-open = gezeigt
value-castillo-memory = aus dem Kopf
option-dummy_castillo = Der Dummy im Castillo
    .about = Ob die Caballeros des Dummys bei einer Wertung dort bleiben oder heimgehen.
value-dummy_castillo-stay = sie bleiben
value-dummy_castillo-home = sie gehen heim
option-militia_castillo = Miliz ins Castillo
    .about = Ob die zusätzlichen Caballeros der Miliz auch ins Castillo dürfen.
option-choice_castillo = Das Castillo nach Wahl
    .about = Ob eine Wertung nach Wahl das Castillo nennen darf.
option-estate_may_stay = Landsitz
    .about = Ob die eigene Region des Königs die mit den wenigsten Caballeros sein kann.
option-assassin_may_stop = Attentäter
    .about = Ob man Farben verschonen darf.
option-assassin_dummy = Attentäter und Dummy
    .about = Ob man den Dummy verschonen darf oder auch von ihm einen Caballero nehmen muss.
value-assassin_dummy-may = darf verschont werden
value-assassin_dummy-must = muss auch einen verlieren
option-civil_war_singles = Bürgerkrieg bei einzelnen Caballeros
    .about = Ob, wer in keiner Region zwei Caballeros hat, vom Bürgerkrieg um zwei verschont bleibt oder so viele verliert, wie er kann.
value-civil_war_singles-spared = verschont
value-civil_war_singles-lose = verliert, was geht
option-retinue_castillo = Gefolge aus dem Castillo
    .about = Ob dem König Caballeros aus dem Castillo folgen, wenn er daneben stand.
option-may_leave_undone = Doch nicht
    .about = Ob Wertungstafel, Machtkarte, Grande oder König bleiben dürfen, wo sie sind, nachdem die Sonderaktion angekündigt ist.
option-veto_interrupts = Unterbrechendes Veto
    .about = Ob ein Veto der klassischen Ausgabe eine Sonderaktion bei jedem Schritt beenden kann; oder nur das Versetzen Zug um Zug und alles andere, bevor es beginnt; oder nie mehr, wenn sie begonnen hat.
value-veto_interrupts-every-step = bei jedem Schritt
value-veto_interrupts-moves = nur das Versetzen
value-veto_interrupts-never = nie

# --- worauf es beim Beurteilen einer Stellung ankommt -----------------------------------

feature-points = bisherige Punkte
feature-next_scoring = was die nächste Wertung brächte
feature-later_scorings = was spätere Wertungen brächten
feature-due_now = was die Wertung dieser Runde brächte
feature-due_for_sure = fast sichere Punkte der Wertung dieser Runde
feature-due_soon = was die Wertung der nächsten Runde brächte
feature-chances_now = Punkte in Reichweite vor der Wertung dieser Runde
feature-dangers_now = gefährdete Punkte vor der Wertung dieser Runde
feature-castillo_now = Caballeros, die das Castillo diese Runde verlassen
feature-firsts = alleinige erste Plätze
feature-safety = sichere Vorsprünge
feature-chances = Punkte in Reichweite
feature-dangers = gefährdete Punkte
feature-kings_region = Caballeros in der Königsregion
feature-home = der Vorsprung in der Heimat des Granden
feature-on_board = Caballeros in den Regionen
feature-in_castillo = Caballeros im Castillo
feature-court = Caballeros am Hof
feature-province = Caballeros in der Provinz
feature-hand = bessere Machtkarten, die auf der Hand bleiben
feature-best_card = die höchste Machtkarte auf der Hand
feature-to_move = der noch kommende Zug
feature-order = die Zugreihenfolge
feature-to_place = noch einzusetzende Caballeros
feature-special = die noch kommende Sonderaktion
feature-vetoes = Vetokarten
