# O que há nas posições, português

position-round = Ronda
position-start = Quem joga a primeira carta de poder
position-scores = Pontos
position-court = Caballeros na corte
position-reserve = Navios na corte
position-hands = Cartas de poder na mão
position-powers = Carta de poder desta ronda
position-moved = Quem já jogou
position-deck = Baralho de cartas de área
position-deck_known = Cartas que todos conhecem no fundo do baralho
position-display = Cartas de área em oferta
position-supplied = Os caballeros já foram levados
position-areas_left = Cartas de área que ainda se podem colocar
position-areas_due = Cartas de área que ainda se têm de colocar
position-posted = Cartas de caballero colocadas
position-turned = Cartas de caballero rodadas
position-ships_bought = Navios comprados
position-castillos_bought = Castillos comprados
position-under_way = A ação em curso
position-finished = Ações terminadas
position-map = Cartas de área no mapa: carta, casa, rotação
position-caballeros = Cartas de caballero no mapa
position-agenda = O que há a decidir, o último agora
