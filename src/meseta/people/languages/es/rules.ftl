# Lo que cuentan las reglas de todos los juegos, en español

counted-point = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Por qué un bot prefiere una respuesta; en qué se fija, lo nombra cada juego por su cuenta.

reasons-0 = Ninguna razón destaca por sí sola.
reasons-1 = A favor: { $first }.
reasons-2 = A favor: { $first }; además, { $second }.
reasons-even = No hay una diferencia clara.
reasons-only = Es la única opción.

# A scoring that nothing has opened.
scored-in_round = Puntuación en la ronda { $round }
