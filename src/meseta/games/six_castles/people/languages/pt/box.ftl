# O que está numa caixa, nos formulários para a corrigir; português

picture-gallery-tracks = Trilhos de pontuação
box-quarters = quartos, no sentido horário desde o canto superior esquerdo
box-bonus = o que dá a rocha
box-arms = caminhos, se não vão para todos os lados
box-arm-n = norte
box-arm-e = leste
box-arm-s = sul
box-arm-w = oeste
box-terrain-rock = rocha
box-terrain-toll = meia moeda
box-terrain-castle = castelo
box-a = lado A
box-b = lado B
box-under_a = sob a meia moeda do lado A
box-under_b = sob a meia moeda do lado B
box-markets = mercados
box-kind = o que conta
box-kind-castle = figuras nos castelos
box-kind-disc = a linha
box-kind-worker = trabalhadores
box-type = de quê
box-points = pontos
box-half_coins = meias moedas
box-religion = passos de religião
box-entry-religion = Trilho da religião
box-entry-pieces = Peças de cada jogador
box-workers = trabalhadores
box-discs = discos
box-family_less = menos na versão familiar
box-explorations = peças de exploração
box-stock = peças de exploração na reserva
box-half_coins_in_gold = meias moedas numa de ouro
box-entry-normal = O jogo normal
box-tiles = peças de paisagem para cada um
box-removed = peças retiradas antes
box-entry-solo = O jogo a solo
box-charter_needs = tantos ganham um foral
box-ratings = pontos a partir dos quais começa cada grau
box-entry-family = Versão familiar
box-gold = moedas de ouro no início

# O que não encaixa

box-fault-count = { $kind ->
    [landscape] Peças de paisagem
    [exploration] Peças de exploração
    [castle] Castelos
    [charter] Forais
   *[start] Lados da peça inicial
}: { $count }; têm de ser { $room }.
box-fault-one_rock = Numa peça cabe uma só rocha.
box-fault-arms = Um caminho tem de levar pelo menos a um lado.
box-fault-bonus = Uma rocha dá um bónus, e mais nada o dá.
box-fault-ends = O lado { $side } tem de começar e acabar com um terreno, não com meia moeda.
box-fault-under = Lado { $side }: que terreno está sob a meia moeda?
box-fault-goods = O lado A tem de mostrar mais mercadorias do que o lado B.
box-fault-markets = Os três mercados têm de ser diferentes.
box-fault-charter_type = Um foral por «{ $kind }» não pode tratar de «{ $type }».
box-fault-castle_charter = O primeiro foral é por figuras nos castelos, e mais nenhum.
box-fault-track = O lado { $side } leva no máximo { $most } valores, cada um menor do que o anterior: não { $values }.
box-fault-religion = São precisos de 2 a { $most } valores que nunca desçam.
box-fault-removed = Só se podem retirar { $most } peças: as que não têm capela nem cruz de pedra.
box-fault-tiles = São precisas { $needed } peças, mas só há { $count }.
box-fault-ratings = Os graus têm de começar em pontos cada vez mais altos.
