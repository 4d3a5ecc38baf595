# Lo que hay en las posiciones, en español

position-round = Ronda
position-start = Quién juega primero una carta de poder
position-scores = Puntos
position-court = Caballeros en la corte
position-reserve = Barcos en la corte
position-hands = Cartas de poder en la mano
position-powers = Carta de poder de esta ronda
position-moved = Quién ha tenido su turno
position-deck = Mazo de cartas de zona
position-deck_known = Cartas que todos conocen en el fondo del mazo
position-display = Cartas de zona en la oferta
position-supplied = Ya se tomaron los caballeros
position-areas_left = Cartas de zona que aún se pueden colocar
position-areas_due = Cartas de zona que aún hay que colocar
position-posted = Cartas de caballero colocadas
position-turned = Cartas de caballero giradas
position-ships_bought = Barcos comprados
position-castillos_bought = Castillos comprados
position-under_way = La acción en curso
position-finished = Acciones terminadas
position-map = Cartas de zona en el mapa: carta, hueco, giro
position-caballeros = Cartas de caballero en el mapa
position-agenda = Qué hay que decidir; lo último, ahora
