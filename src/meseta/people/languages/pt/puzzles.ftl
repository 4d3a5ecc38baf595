# Problemas, português

puzzle-ask = { $count ->
    [one] Joga { $seat }: qual é a melhor resposta?
   *[other] Joga { $seat }: qual é o melhor turno? Encontra os seus { $count } primeiros passos.
}
puzzle-ask_alone = { $count ->
    [one] Que resposta dá mais pontos?
   *[other] Que turno dá mais pontos? Encontra os seus { $count } primeiros passos.
}
puzzle-right = Certo!
puzzle-go_on = Certo. E depois?
puzzle-wrong = Há uma resposta melhor.
puzzle-wins = Assim ganhas cerca de { $wins } em 100 partidas; com a melhor resposta, { $best }.
puzzle-brings = Assim acabas com cerca de { $points } pontos; com a melhor resposta, com { $best }.
puzzle-solution = A resposta: { $answers }.
puzzle-tempting = «{ $answer }» parece o melhor à primeira vista e custa { $cost } vitórias em 100.
puzzle-tempting_alone = «{ $answer }» parece o melhor à primeira vista e custa { $cost } pontos.
puzzle-own_points = No fim tens cerca de { $points ->
    [one] um ponto a mais do que com isso.
   *[other] { $points } pontos a mais do que com isso.
}
puzzle-rival_points = { $seat } tem cerca de { $points ->
    [one] um ponto a menos.
   *[other] { $points } pontos a menos.
}
puzzle-level-1 = fácil
puzzle-level-2 = médio
puzzle-level-3 = difícil
puzzle-level-4 = muito difícil
puzzle-leave = Escreve q para sair.
puzzle-unclear = «{ $typed }» não é nenhuma das opções.
