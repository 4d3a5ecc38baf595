# O que está nas imagens de todos os jogos.

picture-rounds = As rondas
picture-round = Ronda { $round }
picture-round-of = Ronda { $round } de { $rounds }
picture-left_out = A ronda { $round } não se joga
picture-number_taken = { $seat } já jogou o { $value } nesta ronda
picture-setup = Preparação
picture-scoring = Pontuação
picture-scorings = Pontuação após a ronda: { $rounds }
picture-counted = { $count } { $colour }
picture-decides = { $who }: { $what }
picture-won = { $count ->
    [0] { $who } tem { COUNT($points, "point") }
    [one] { $who } ganha com { COUNT($points, "point") }
   *[other] { $who } partilham a vitória com { COUNT($points, "point") }
}
picture-points = { COUNT($count, "point") }
picture-points-label = pontos
picture-points-so-far = { COUNT($count, "point") } se o jogo acabasse agora
picture-points-so-far-label = se acabar agora
picture-story = O que aconteceu
picture-start = início
picture-legend = O que os sinais significam
picture-legend-lit = pode ser escolhido agora
picture-legend-last = a última jogada
picture-legend-reconstructed = reconstruído: nenhuma fonte mostra este componente, o impresso pode ser diferente
