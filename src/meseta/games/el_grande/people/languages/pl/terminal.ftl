# El Grande w terminalu, po polsku

# --- stół ------------------------------------------------------------------------------

initial-purple = F
initial-green = Z
initial-blue = N
initial-orange = P
initial-white = B

sheet-values = wartości
sheet-scored_soon = punktacja po tej rundzie
sheet-court = dwór
sheet-province = prow.
sheet-dummy = automa
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } veta
}
sheet-disc = dysk: { $area }

# --- odpowiedzi ------------------------------------------------------------------------

choice-pass-give = { $modifier }
    .alone = { $does }
choice-power-play = +{ $count }
    .alone = karta siły { $value } (+{ $count })
choice-power-modify = modyfikator { $modifier }
    .alone = modyfikator { $does }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }{ $all ->
        [true] {" "}(wszyscy)
       *[false] {""}
    }
choice-recall-recall = { $region }
choice-recall-stop = nie bierz więcej
choice-ability-use = użyj
choice-ability-skip = zrezygnuj
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = akcja specjalna
    .alone = akcja specjalna: { $card }
choice-turn-end = zakończ turę
    .alone = { $left ->
        [0] zakończ turę
       *[other] zakończ turę (nieumieszczeni: { $left })
    }
choice-veto-veto = veto
choice-veto-allow = pozwól
choice-veto-allow_rest = pozwól na całość
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = nie ruszaj więcej
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = nie umieszczaj więcej
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = oszczędź pozostałych
choice-withdraw-court = dwór
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = zostaw
choice-regain-power = {""}
    .alone = karta siły { $value }
choice-regain-modifier = modyfikator { $modifier }
    .alone = modyfikator { $does }
choice-regain-skip = zostaw
choice-move_grande-move = { $region }
choice-move_grande-skip = zostaw
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = zostaw
choice-escort-choose = { $owner }

# --- czego dotyczą pytania -----------------------------------------------------------------

detail-ability = { $does }
detail-pass = wszyscy przekazują jednocześnie; ty dostajesz od { FORM($right, "of") }
detail-power = wyższa karta działa wcześniej, niższa przynosi więcej caballero (+){ $count ->
    [0] {""}
   *[other] ; zagrano: { $who }
}
detail-recruit = { $short ->
    [0] najwyżej { $most } z prowincji
   *[other] najwyżej { $most }: najpierw { $province } z prowincji, potem { $short } z regionów
}
detail-recall = najwyżej { $left }, bo prowincja jest pusta
detail-turn = { $stage ->
    [before] przedtem albo potem: { $text }
    [during] akcja specjalna kończy umieszczanie: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, { FORM($region, "from") }
detail-assassinate = jeszcze: { $who }
detail-withdraw = pojedynczo, z dworu albo z regionów
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] wszyscy wybierają jednocześnie; kto wybierze region króla ({ $area }), zabiera ich do dworu
       *[away] wszyscy wybierają jednocześnie
    }
    [coup] { $king ->
        [here] wszyscy, których to dotyczy, wybierają jednocześnie; kto wybierze region króla ({ $area }), zabiera ich do dworu
       *[away] wszyscy, których to dotyczy, wybierają jednocześnie
    }
    [lose] { $text } Wszyscy, których to dotyczy, wybierają jednocześnie
   *[compare] wszyscy wybierają jednocześnie; region jest podliczany, jeśli wskazuje go tylko jeden dysk
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] dowolnie wielu własnych
    [one] { $count } własny
    [few] { $count } własnych
    [many] { $count } własnych
   *[other] { $count } własnych
}
moves-foreign = { $count ->
    [all] dowolnie wielu cudzych
    [one] { $count } cudzy
    [few] { $count } cudzych
    [many] { $count } cudzych
   *[other] { $count } cudzych
}
moves-any = { $count ->
    [all] dowolnie wielu dowolnego koloru
   *[other] { $count } dowolnego koloru
}

# --- do czego prowadzą odpowiedzi -----------------------------------------------------------

outlook-power-play = { $order ->
    [one] Twoje miejsce w kolejności tur: { $first } z { $seats }.
    [several] Twoje miejsce w kolejności tur: od { $first } do { $last } z { $seats }.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] { $area } to region króla: twoi caballero wracają do dworu.
    [region] { $area } z twoimi caballero: { $there }; punkty { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ król · ♜F grande Fioletowego · ▣ płytka punktacji · (3) miejsca dla caballero · * rekonstrukcja: źródło nieznane · ° nasz tytuł
