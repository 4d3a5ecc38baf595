# O que as regras de todos os jogos contam, português

counted-point = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}

## Porque é que um bot prefere uma resposta; o que ele vê, cada jogo diz por si.

reasons-0 = Nenhuma razão se destaca.
reasons-1 = A favor: { $first }.
reasons-2 = A favor: { $first } e { $second }.
reasons-even = Não há diferença clara.
reasons-only = É a única opção.

# A scoring that nothing has opened.
scored-in_round = Pontuação na ronda { $round }
