# Se cuenta lo que ha pasado: puntuaciones, rondas, la historia, quién ha ganado; en español

script-scored_gained = En total
script-scored_points = Puntos ahora
scored-go_on = Seguir
scored-again = Ver otra vez la puntuación
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, ahora { $count }.
script-round = Ronda { $count }
script-round_yours = Empiezas tú
script-round_begins = Empieza { $name }
won-you = { $count ->
    [one] ¡Ganas con { $points } puntos!
   *[other] ¡Compartes la victoria con { $points } puntos!
}
script-since = desde tu última jugada
