# Conta-se o que aconteceu: pontuações, rondas, o relato, quem ganhou; português

script-scored_gained = Ao todo
script-scored_points = Pontos agora
scored-go_on = Continuar
scored-again = Mostrar de novo a pontuação
script-scored_again = { scored-again }
script-scored_said = { $name }: { $points }, agora { $count }.
script-round = Ronda { $count }
script-round_yours = Começas tu
script-round_begins = Começa { $name }
won-you = { $count ->
    [one] Ganhas com { $points } pontos!
   *[other] Partilhas a vitória com { $points } pontos!
}
script-since = desde a tua última jogada
