# O resultado de uma partida; português

result-title = { $game }: o resultado
result-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
result-winner = vitória
result-rematch = Desforra
result-look = Ver a mesa
result-sources = De onde vieram os pontos
result-source = Por
result-all = Ao todo
result-chart = Pontos ao longo das rondas
result-last = Como acabou
