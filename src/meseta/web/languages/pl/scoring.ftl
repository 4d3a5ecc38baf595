# Co się wydarzyło: punktacje, rundy, przebieg, kto wygrał; polski

script-scored_gained = Razem
script-scored_points = Teraz punktów
scored-go_on = Dalej
scored-again = Pokaż punktację jeszcze raz
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, teraz { $count }.
script-round = Runda { $count }
script-round_yours = Zaczynasz
script-round_begins = Zaczyna { $name }
won-you = { $count ->
    [one] Wygrywasz i masz { COUNT($points, "point") }!
   *[other] Wspólne zwycięstwo, także twoje: { COUNT($points, "point") }!
}
script-since = od twojego ostatniego ruchu
