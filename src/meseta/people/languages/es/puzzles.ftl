# Problemas, español

puzzle-ask = { $count ->
    [one] Juega { $seat }: ¿cuál es la mejor respuesta?
   *[other] Juega { $seat }: ¿cuál es el mejor turno? Encuentra sus { $count } primeros pasos.
}
puzzle-ask_alone = { $count ->
    [one] ¿Qué respuesta da más puntos?
   *[other] ¿Qué turno da más puntos? Encuentra sus { $count } primeros pasos.
}
puzzle-right = ¡Correcto!
puzzle-go_on = Correcto. ¿Y después?
puzzle-wrong = Hay una respuesta mejor.
puzzle-wins = Así ganas unas { $wins } de cada 100 partidas; con la mejor respuesta, { $best }.
puzzle-brings = Así acabas con unos { $points } puntos; con la mejor respuesta, con { $best }.
puzzle-solution = La respuesta: { $answers }.
puzzle-tempting = «{ $answer }» parece lo mejor a primera vista y cuesta { $cost } victorias de cada 100.
puzzle-tempting_alone = «{ $answer }» parece lo mejor a primera vista y cuesta { $cost } puntos.
puzzle-own_points = Al final tienes { $points ->
    [one] un punto más, más o menos, que con eso.
   *[other] unos { $points } puntos más que con eso.
}
puzzle-rival_points = { $seat } tiene { $points ->
    [one] un punto menos, más o menos.
   *[other] unos { $points } puntos menos.
}
puzzle-level-1 = fácil
puzzle-level-2 = medio
puzzle-level-3 = difícil
puzzle-level-4 = muy difícil
puzzle-leave = Escribe q para salir.
puzzle-unclear = «{ $typed }» no es ninguna de las opciones.
