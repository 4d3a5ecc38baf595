# El Grande: o que está na imagem

picture-edition = { $edition ->
    [classic] edição clássica
   *[other] edição de { $edition }
}
picture-king = o Rei: { $area }
picture-king-here = o Rei
picture-grandes-here = grande: { $owners }
picture-caballeros-here = caballeros: { $counts }
picture-no-caballeros = sem caballeros
picture-worth = vale { $values }
picture-tile-here = com uma placa de pontuação
picture-caballeros = { $seat }: { COUNT($count, "caballero") }, { $area }
picture-grande = { $seat }: grande, { $area }
picture-tiles = placas soltas
picture-tile = placa de pontuação { $tile }: { $where }
picture-beside = ao lado do tabuleiro
picture-closed = fechado: o que lá está tem de se saber de memória
picture-dummy = neutro
picture-veto = veto
picture-court = corte
picture-province = província
picture-known = na mão
picture-told-court = Na corte: { COUNT($count, "caballero") }
picture-told-province = Na província: { COUNT($count, "caballero") }
picture-told-cards = Cartas de poder na mão: { $cards }
picture-told-unseen = { $count ->
    [one] { $count } carta na mão que mais ninguém conhece
   *[other] { $count } cartas na mão que mais ninguém conhece
}
picture-told-modifiers = Modificadores na mão: { $cards }
picture-no-power = ainda sem carta de poder jogada
picture-told-power = Jogada: carta de poder { $value }
picture-total = total { $total }
picture-places = Coloca até { COUNT($count, "caballero") }
picture-power = poder
picture-moved = já jogou
picture-disc = disco secreto
picture-disc-open = disco: { $area }
picture-hand = A tua mão
picture-power-card = carta de poder { $value }
picture-gallery-powers = Cartas de poder
picture-brings = +{ COUNT($count, "caballero") }
picture-modifier = modificador { $modifier }
picture-laid = escolhido
picture-stack = pilha { $stack }
picture-taken = sem carta
picture-more = mais { $count }
picture-merged = está na pilha 2
picture-turn = este turno
picture-no-turn = nenhuma carta em uso
picture-placed = colocados: { $count }
picture-may-place = pode colocar
picture-may-act = pode agir
picture-lifted = no ar: { $seat }, { FORM($area, "from") }
picture-over = O jogo acabou
