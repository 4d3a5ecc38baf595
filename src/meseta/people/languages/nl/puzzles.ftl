# Puzzels, Nederlands

puzzle-ask = { $count ->
    [one] { $seat } is aan zet: welk antwoord is het beste?
   *[other] { $seat } is aan zet: welke beurt is de beste? Vind de eerste { $count } stappen.
}
puzzle-ask_alone = { $count ->
    [one] Welk antwoord levert de meeste punten op?
   *[other] Welke beurt levert de meeste punten op? Vind de eerste { $count } stappen.
}
puzzle-right = Goed!
puzzle-go_on = Goed. En dan?
puzzle-wrong = Er is een beter antwoord.
puzzle-wins = Zo win je ongeveer { $wins } van de 100 partijen, met het beste antwoord { $best }.
puzzle-brings = Zo eindig je met ongeveer { $points } punten, met het beste antwoord met { $best }.
puzzle-solution = Het antwoord: { $answers }.
puzzle-tempting = ‘{ $answer }’ lijkt op het eerste gezicht het beste, en kost { $cost } van de 100 overwinningen.
puzzle-tempting_alone = ‘{ $answer }’ lijkt op het eerste gezicht het beste, en kost { $cost } punten.
puzzle-own_points = Aan het eind heb je ongeveer { $points ->
    [one] één punt meer dan daarna.
   *[other] { $points } punten meer dan daarna.
}
puzzle-rival_points = { $seat } heeft ongeveer { $points ->
    [one] één punt minder.
   *[other] { $points } punten minder.
}
puzzle-level-1 = makkelijk
puzzle-level-2 = gemiddeld
puzzle-level-3 = moeilijk
puzzle-level-4 = heel moeilijk
puzzle-leave = Met q ga je weg.
puzzle-unclear = ‘{ $typed }’ is geen van de keuzes.
