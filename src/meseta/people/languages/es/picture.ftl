# Lo que dicen las imágenes de todos los juegos.

picture-rounds = Las rondas
picture-round = Ronda { $round }
picture-round-of = Ronda { $round } de { $rounds }
picture-left_out = La ronda { $round } no se juega
picture-number_taken = { $seat } ya ha jugado el { $value } en esta ronda
picture-setup = Preparación
picture-scoring = Puntuación
picture-scorings = Puntuación tras la ronda: { $rounds }
picture-counted = { $count } { $colour }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } tiene { COUNT($points, "point") }
    [one] { $who } gana con { COUNT($points, "point") }
   *[other] { $who } comparten la victoria con { COUNT($points, "point") }
}
picture-points = { COUNT($count, "point") }
picture-points-label = puntos
picture-points-so-far = { COUNT($count, "point") } si la partida acabara ahora
picture-points-so-far-label = si acabara ahora
picture-story = Qué ha pasado
picture-start = inicio
picture-legend = Qué significan las marcas
picture-legend-lit = se puede elegir ahora
picture-legend-last = la última jugada
picture-legend-reconstructed = reconstruido: ninguna fuente muestra este componente; el impreso puede ser distinto
