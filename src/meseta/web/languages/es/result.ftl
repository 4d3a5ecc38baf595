# El resultado de una partida; en español

result-title = { $game }: el resultado
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-winner = victoria
result-rematch = Revancha
result-look = Mirar la mesa
result-sources = De dónde vinieron los puntos
result-source = Por
result-all = En total
result-chart = Puntos a lo largo de las rondas
result-last = Cómo acabó
