# Rätsel, Deutsch

puzzle-ask = { $count ->
    [one] { $seat } ist am Zug: Welche Antwort ist die beste?
   *[other] { $seat } ist am Zug: Welcher Zug ist der beste? Finde seine ersten { $count } Schritte.
}
puzzle-ask_alone = { $count ->
    [one] Welche Antwort bringt die meisten Punkte?
   *[other] Welcher Zug bringt die meisten Punkte? Finde seine ersten { $count } Schritte.
}
puzzle-right = Richtig!
puzzle-go_on = Richtig. Und dann?
puzzle-wrong = Es gibt eine bessere Antwort.
puzzle-wins = Damit gewinnst du etwa { $wins } von 100 Partien, mit der besten Antwort { $best }.
puzzle-brings = Damit kommst du am Ende auf etwa { $points } Punkte, mit der besten Antwort auf { $best }.
puzzle-solution = Die Antwort: { $answers }.
puzzle-tempting = „{ $answer }“ sieht auf den ersten Blick am besten aus und kostet { $cost } von 100 Siegen.
puzzle-tempting_alone = „{ $answer }“ sieht auf den ersten Blick am besten aus und kostet { $cost } Punkte.
puzzle-own_points = Am Ende hast du etwa { $points ->
    [one] einen Punkt mehr als danach.
   *[other] { $points } Punkte mehr als danach.
}
puzzle-rival_points = { $seat } hat etwa { $points ->
    [one] einen Punkt weniger.
   *[other] { $points } Punkte weniger.
}
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-level-4 = sehr schwer
puzzle-leave = Mit q geht es hinaus.
puzzle-unclear = „{ $typed }“ steht nicht zur Wahl.
