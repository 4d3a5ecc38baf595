# El Grande: lo que dice la imagen

picture-edition = { $edition ->
    [classic] edición clásica
   *[other] edición de { $edition }
}
picture-king = el Rey: { $area }
picture-king-here = el Rey
picture-grandes-here = Grande: { $owners }
picture-caballeros-here = caballeros: { $counts }
picture-no-caballeros = sin caballeros
picture-worth = vale { $values }
picture-tile-here = con una loseta de puntuación
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: Grande, { $area }
picture-tiles = losetas
picture-tile = loseta de puntuación { $tile }: { $where }
picture-beside = junto al tablero
picture-closed = cerrado: hay que recordar lo que hay dentro
picture-dummy = neutral
picture-veto = veto
picture-court = corte
picture-province = provincia
picture-known = en la mano
picture-told-court = En la corte: { COUNT($count, "caballero") }
picture-told-province = En la provincia: { COUNT($count, "caballero") }
picture-told-cards = Cartas de poder en la mano: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } carta en la mano que nadie más conoce
   *[other] { $count } cartas en la mano que nadie más conoce
}
picture-told-modifiers = Modificadores en la mano: { $cards }
picture-no-power = aún sin carta de poder jugada
picture-told-power = Jugada: carta de poder { $value }
picture-total = total { $total }
picture-places = Coloca hasta { COUNT($count, "caballero") }
picture-power = poder
picture-moved = ha jugado
picture-disc = disco secreto
picture-disc-open = disco: { $area }
picture-hand = Tu mano
picture-power-card = carta de poder { $value }
picture-gallery-powers = Cartas de poder
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = modificador { $modifier }
picture-laid = elegido
picture-stack = mazo { $stack }
picture-taken = sin carta
picture-more = { $count } más
picture-merged = está en el mazo 2
picture-turn = este turno
picture-no-turn = ninguna carta en uso
picture-placed = { $count ->
    [one] { $count } colocado
   *[other] { $count } colocados
}
picture-may-place = puede colocar
picture-may-act = puede actuar
picture-lifted = levantado: { $seat }, { FORM($area, "from") }
picture-over = La partida ha terminado
