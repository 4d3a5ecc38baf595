# Lo que hay en una caja, en los formularios para corregirla; en español

box-edges = bordes, en sentido horario desde el norte
box-edge-l = tierra
box-edge-w = agua
box-gold = oro, en el lado
box-fish = pez, en el lado
box-caballeros = caballeros
box-el_grande = caballeros como en El Grande
box-areas = cartas de zona
box-entry-pieces = Piezas de cada jugador
box-court = caballeros en la primera corte
box-ships = barcos
box-castillos = castillos
box-entry-rounds = Rondas
box-count = rondas
box-scoring = puntuación tras las rondas
box-entry-prices = Precios en caballeros
box-ship = un barco
box-castillo = un castillo
box-move = mover un castillo
box-water = en un borde de agua
box-entry-limits = Límites por turno
box-placed = cartas de caballero
box-entry-points = Puntos
box-first = el primero cuenta tantas veces
box-second_from_players = un segundo puntúa desde tantos jugadores

# Lo que no encaja

box-fault-areas = Cartas de zona: { $count }; pueden ser de { $least } a { $most }.
box-fault-symbol = { $symbol ->
    [gold] El oro está en tierra, pero en el { $side } hay agua.
   *[fish] Los peces están en el agua, pero en el { $side } hay tierra.
}
box-fault-start = Ninguna carta de zona puede ser la inicial: hace falta una con tierra y sin oro ni pez.
box-fault-scoring = No se puede puntuar tras la ronda { $round }: solo se juegan { $count }.
