# Problemas, español

puzzles-title = Problemas
puzzles-about = Una posición de una partida entre bots fuertes y una pregunta que tiene una respuesta claramente mejor, aunque otra lo parezca. Púlsala en el tablero.
puzzles-today = Los problemas de hoy
puzzles-more = Tantos como quieras
puzzles-near = El siguiente es más o menos de tu fuerza.
puzzles-count = { $solved } de { $count } resueltos
puzzles-streak = { $count ->
    [0] Aún sin días seguidos
    [one] Un día seguido
   *[other] { $count } días seguidos
}
puzzles-month = Los días de este mes cuyos problemas has resuelto
puzzles-day = { $count ->
    [one] un problema resuelto
   *[other] { $count } problemas resueltos
}
puzzles-weekday_1 = lu
puzzles-weekday_2 = ma
puzzles-weekday_3 = mi
puzzles-weekday_4 = ju
puzzles-weekday_5 = vi
puzzles-weekday_6 = sá
puzzles-weekday_7 = do
puzzles-outcome_new = resolver
puzzles-outcome_clean = resuelto a la primera
puzzles-outcome_solved = resuelto
puzzles-outcome_tried = aún sin resolver
puzzles-tab = Problema
puzzles-hidden = No se desvela lo que otros ocultan: la respuesta es la mejor tengan lo que tengan.
puzzles-try_on = Probarlo en un estudio
puzzles-show = Mostrar la respuesta
puzzles-next = Siguiente problema
puzzles-menu = Este problema
puzzles-rated = Tu puntuación: { $after } (antes { $before })
puzzles-easy = Tres problemas fáciles
