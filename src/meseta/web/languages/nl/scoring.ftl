# Wat er gebeurd is: puntentellingen, ronden, het verloop, wie gewonnen heeft; Nederlands

script-scored_gained = Samen
script-scored_points = Nieuwe stand
scored-go_on = Verder
scored-again = De puntentelling nog eens tonen
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, nu { $count }.
script-round = Ronde { $count }
script-round_yours = Jij begint
script-round_begins = { $name } begint
won-you = { $count ->
    [one] Je wint met { $points } punten!
   *[other] Je deelt de overwinning met { $points } punten!
}
script-since = sinds je laatste zet
