# O que está numa caixa, nos formulários para a corrigir; português

box-edges = bordos, no sentido horário desde o norte
box-edge-l = terra
box-edge-w = água
box-gold = ouro, no lado
box-fish = peixe, no lado
box-caballeros = caballeros
box-el_grande = caballeros como em El Grande
box-areas = cartas de área
box-entry-pieces = Peças de cada jogador
box-court = caballeros na primeira corte
box-ships = navios
box-castillos = castillos
box-entry-rounds = Rondas
box-count = rondas
box-scoring = pontuação após as rondas
box-entry-prices = Preços em caballeros
box-ship = um navio
box-castillo = um castillo
box-move = mover um castillo
box-water = num bordo de água
box-entry-limits = Limites por turno
box-placed = cartas de caballero
box-entry-points = Pontos
box-first = o primeiro conta tantas vezes
box-second_from_players = um segundo pontua a partir de tantos jogadores

# O que não encaixa

box-fault-areas = Cartas de área: { $count }; podem ser de { $least } a { $most }.
box-fault-symbol = { $symbol ->
    [gold] O ouro está em terra, mas o { $side } mostra água.
   *[fish] Os peixes estão na água, mas o { $side } mostra terra.
}
box-fault-start = Nenhuma carta de área pode ser a inicial: é precisa uma com terra e sem ouro nem peixe.
box-fault-scoring = Não se pode pontuar após a ronda { $round }: só se jogam { $count }.
