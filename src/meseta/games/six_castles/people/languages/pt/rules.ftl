# 6 Castles, português

# Cores dos jogadores: .of de quem (do Azul), .to a quem.

seat-blue = Azul
    .of = do Azul
    .to = ao Azul
seat-red = Vermelho
    .of = do Vermelho
    .to = ao Vermelho
seat-yellow = Amarelo
    .of = do Amarelo
    .to = ao Amarelo
seat-green = Verde
    .of = do Verde
    .to = ao Verde

counted-half_coin = { $n ->
    [one] { $n } meia moeda
   *[other] { $n } meias moedas
}
counted-step = { $n ->
    [one] { $n } passo
   *[other] { $n } passos
}

# --- como se chamam as coisas ---------------------------------------------------------

# Peças e colinas: .of de quê, .to para onde, .on onde.

terrain-pasture = pastos
    .one = pasto
terrain-chestnut = castanhas
    .one = castanha
terrain-olive = azeitonas
    .one = azeitona
terrain-vine = vinhas
    .one = vinha
terrain-cereal = cereais
    .one = cereal
terrain-lake = lago
terrain-dead_land = terra morta
terrain-forest = floresta
terrain-house = casa
terrain-chapel = capela
terrain-stone_cross = cruzeiro
terrain-military_camp = acampamento
terrain-roman_milestone = marco miliário
facing-a = lado A
facing-a_reversed = lado A invertido
facing-b = lado B
facing-b_reversed = lado B invertido
shown = com { $what }
tile-shown = a peça { $shows }
    .of = da peça { $shows }
    .to = para a peça { $shows }
    .on = na peça { $shows }
tile-start = a peça inicial
    .of = da peça inicial
    .to = para a peça inicial
    .on = na peça inicial
hill-shown = a colina { $shows }
    .of = da colina { $shows }
    .to = para a colina { $shows }
    .on = na colina { $shows }
corner-of = { $where } { FORM($tile, "of") }
side-north = a norte { FORM($tile, "of") }
side-east = a leste { FORM($tile, "of") }
side-south = a sul { FORM($tile, "of") }
side-west = a oeste { FORM($tile, "of") }
kind-castle = figuras nos castelos
kind-disc = { $type } na linha
kind-worker = { $type } com trabalhadores
bonus-half_coin = uma meia moeda
bonus-cylinder = um passo do cilindro
bonus-religion = um passo no trilho da religião
bonus-exploration = uma peça de exploração
source-charters = forais
source-landscapes = paisagens
source-constructions = construções
source-religion = religião
source-wealth = riqueza
rating-squire = escudeiro
rating-knight = cavaleiro
rating-lord = senhor
rating-count = conde

# --- o que acontece -------------------------------------------------------------------

event-starts = { $seat } é o primeiro jogador.
event-charter_kept = { $seat } guarda um foral em segredo.
event-charter_open = { $seat } põe um foral à vista: { $charter }.
event-start_tile = { $seat } coloca a peça inicial { FORM($tile, "whole") }.
event-line_begun = O cilindro { FORM($seat, "of") } está no primeiro espaço.
event-line_grew = { $seat } acrescenta { $exploration } como peça { $place } da linha.
event-line_changed = { $seat } troca a peça { $place } da linha por { $exploration }.
event-disc_back = O disco { FORM($seat, "of") } no espaço { $space } volta à provisão.
event-round = Começa a ronda { $round }.
event-turn = É a vez { FORM($seat, "of") }.
event-laid = { $seat } coloca { $tile } { $spot }.
event-rival_laid = A peça { FORM($tile, "whole") } do adversário imaginário fica { $spot }.
event-rival_moved = A peça { FORM($tile, "whole") } do adversário tem de sair: fica agora { $spot }.
event-rival_lost = A peça { FORM($tile, "whole") } do adversário não cabe em lado nenhum e sai do jogo.
event-unfit = { $seat } mostra uma peça { FORM($tile, "whole") }, que não cabe em lado nenhum, e tira outra.
event-no_place = { $seat } não tem nenhuma peça que caiba.
event-got_coin = A rocha dá { FORM($seat, "to") } uma meia moeda.
event-got_step = A rocha leva o cilindro { FORM($seat, "of") } para o espaço { $space }.
event-got_prayer = A rocha leva o { $seat } ao passo { $step } do trilho da religião.
event-got_tile = A rocha dá { FORM($seat, "to") } a peça de exploração { $exploration }.
event-lost_bonus = O bónus { FORM($seat, "of") } perde-se: { $bonus }.
event-castle = O castelo de { $castle } ergue-se { FORM($quarter, "on") }.
event-lifted = O trabalhador { $worker } { FORM($seat, "of") } sobe ao castelo de { $castle }.
event-hill = { $seat } marca terrenos { FORM($quarter, "of") }.
event-stepped = O cilindro { FORM($seat, "of") } avança para o espaço { $space }.
event-toll = { $seat } paga uma meia moeda; o cilindro avança para o espaço { $space }.
event-disc = { $seat } põe um disco no espaço { $space }.
event-sold = { $seat } vende { $terrain } em { $castle } por { COUNT($coins, "half_coin") }.
event-slot = { $seat } ocupa uma vaga de { $type } que vale { COUNT($points, "point") }.
event-top = { $seat } ocupa a vaga de topo com { $type }, que vale { COUNT($points, "point") }.
event-worker = O trabalhador { $worker } { FORM($seat, "of") } entra { FORM($quarter, "on") }.
event-moved = O trabalhador { $worker } { FORM($seat, "of") } caminha { FORM($quarter, "to") }.
event-paid = { $seat } paga uma moeda de ouro { FORM($other, "to") }.
event-prayed = { $seat } avança { COUNT($steps, "step") } no trilho da religião, até ao passo { $step }.
event-built = O trabalhador { $worker } { FORM($seat, "of") } fica no trilho.
event-drew = { $seat } tira uma peça de paisagem.
event-ended = O turno { FORM($seat, "of") } acabou.
event-scoring = Pontua-se o jogo.
event-charter_won = { $seat } ganha o foral “{ $charter }”: { COUNT($points, "point") }.
event-charter_tied = Ninguém ganha o foral “{ $charter }”.
event-points = { $seat } recebe { COUNT($points, "point") } por { $source }.
event-rating = { $seat } tem { COUNT($points, "point") }: { $rating }.
event-over = O jogo acabou.

brought = neste turno até agora: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } de religião

# --- o que se pergunta ----------------------------------------------------------------

ask-charter = guardar um foral
    .now = que foral guardas?
ask-start_tile = escolher o lado da peça inicial
ask-line_tile = escolher uma peça de exploração
ask-face = escolher como fica a peça de exploração
ask-lay = colocar uma peça de paisagem, ou tratar da linha
ask-spot = escolher onde fica a peça
    .now = { $whose ->
        [own] onde fica a tua peça?
        [rival] a peça do adversário imaginário: onde fica?
       *[misplaced] a peça do adversário tem de sair: para onde?
    }
ask-rotate = rodar a peça
ask-extend = acrescentar uma peça para o passo do cilindro, ou perdê-lo
ask-castle = escolher a colina que recebe o castelo
ask-act = agir com discos ou trabalhadores, ou terminar o turno
    .now = { $doing ->
        [marking] a marcar { $terrains }: avança ou põe discos, depois vende e pontua
        [discs] ainda com discos: vende, pontua ou termina o turno
        [workers] ainda com trabalhadores: caminha, avança na religião, pontua ou termina o turno
        [line] só falta a tua linha: muda-a ou termina o turno
       *[start] usa os teus discos ou os teus trabalhadores, ou termina o turno
    }
ask-sale_disc = escolher um disco
    .now = que disco vai para o castelo?
ask-slot_disc = escolher um disco
    .now = que disco vai para o trilho de pontuação?
ask-goal = escolher para onde caminha o trabalhador
ask-hill = escolher a colina para o trabalhador
ask-slot_worker = escolher um trabalhador
    .now = que trabalhador vai para o trilho de pontuação?
ask-over = o jogo acabou

# --- opções ---------------------------------------------------------------------------

option-players = Jogadores
    .about = Quantos jogam, ou as suas cores pela ordem dos lugares. Sozinho, joga-se contra um adversário imaginário.
    .alone = Solo: deixa vazios todos os outros lugares. São doze rondas, e antes de cada um dos teus turnos colocas uma peça de um adversário imaginário. Um foral precisa de três do seu tipo, e no fim os teus pontos fazem de ti escudeiro, cavaleiro, senhor ou conde.
option-family = Versão familiar
    .about = Quatro trabalhadores e quatro discos, sem forais, sem vagas, e linhas que ficam como foram colocadas.
option-suggested = Preparação sugerida
    .about = Menos ou mais peças de paisagem conforme o número de jogadores, e por isso outro número de rondas.
option-side = Lado do tabuleiro
    .about = Os valores das vagas nos dois trilhos de pontuação.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = O castelo numa venda
    .about = Se o próprio castelo conta como mais um edifício à sua volta.
option-arms = Caminhos
    .about = Se cada caminho leva aos quatro lados de uma peça, ou só onde a caixa o diz.
value-arms-four = aos quatro lados
value-arms-tile = como diz a caixa
option-mark_limit = Marcar
    .about = Se um terreno da colina escolhida dá para qualquer número de marcas, ou para uma por quadrante.
value-mark_limit-type = qualquer número de marcas
value-mark_limit-icon = uma por quadrante
option-ring = Anel de um castelo
    .about = Contam os edifícios no resto das peças que tocam no castelo, ou em todas as colinas vizinhas.
value-ring-tiles = as peças que tocam
value-ring-hills = colinas vizinhas
option-castle_distance = Distância dos castelos
    .about = Os castelos não são vizinhos; têm duas colinas entre si; ou só não são vizinhos por um caminho.
value-castle_distance-2 = não vizinhos
value-castle_distance-3 = duas colinas entre eles
value-castle_distance-path = só não por caminhos
option-rock_adjacent = Rocha junto a rocha
    .about = Se basta uma rocha na mesma colina, ou a rocha tem de tocar noutra rocha por uma aresta.
value-rock_adjacent-hill = na mesma colina
value-rock_adjacent-edge = por uma aresta
option-replace_rule = Mudar a linha
    .about = Pode trocar-se a peça sob o cilindro enquanto ele estiver na ponta esquerda dela; ou as peças à direita; ou ambas.
value-replace_rule-under = sob o cilindro
value-replace_rule-right = à direita
value-replace_rule-both = ambas
option-line_changes = Quando se muda a linha
    .about = As peças acrescentam-se e trocam-se a qualquer momento do próprio turno; ou só ao marcar, o que faz dele um turno com discos.
value-line_changes-turn = a qualquer momento
value-line_changes-marking = só ao marcar
option-toll_space = Meias moedas na linha
    .about = Se uma meia moeda não mostra nenhum terreno, ou um que pode ser marcado ou comprado.
value-toll_space-cost = nenhum terreno
value-toll_space-terrain = um terreno
option-sales = Vendas num turno
    .about = Vende-se um produto por turno; ou tantos quantos um castelo comprar; ou qualquer número.
value-sales-one = um
value-sales-castle = todos num castelo
value-sales-any = qualquer número
option-per_turn = Pontuar num turno
    .about = Pontua-se uma paisagem ou uma construção por turno, ou qualquer número.
value-per_turn-one = uma
value-per_turn-any = qualquer número
option-goods_kept = Produtos vendidos
    .about = Se os produtos vendidos se podem vender de novo noutro mercado, ou se gastam.
option-castle_covers = Debaixo de um castelo
    .about = Se um castelo tira os terrenos da sua colina aos trabalhadores e aos anéis.
option-worker_start = Início de uma caminhada
    .about = Um trabalhador parte de qualquer cruzamento da sua colina, ou de onde parou.
value-worker_start-any = qualquer cruzamento
value-worker_start-last = onde parou
option-top_slot = Vaga de topo
    .about = Se um jogador pode ocupar a vaga de topo uma vez por trilho, ou uma vez por tipo.
value-top_slot-track = uma vez por trilho
value-top_slot-type = uma vez por tipo
option-castle_choice = Vários castelos
    .about = Se o jogador diz qual de várias colinas recebe primeiro o castelo, ou se vão no sentido dos ponteiros do relógio.
value-castle_choice-player = diz o jogador
value-castle_choice-clockwise = sentido horário

# --- a que se atende ao avaliar uma posição -------------------------------------------

feature-total = pontos se o jogo acabasse agora
feature-charters = pontos de forais
feature-landscapes = pontos de paisagens
feature-constructions = pontos de construções
feature-religion = pontos de religião
feature-wealth = pontos de riqueza
feature-secret_charter = o próprio foral secreto
feature-step = passos no trilho da religião
feature-spaces = espaços próprios da linha
feature-variety = terrenos diferentes na linha
feature-ahead = espaços à frente do cilindro
feature-discs = discos na provisão
feature-workers = trabalhadores na mesa
feature-idle = um trabalhador na provisão
feature-on_castles = figuras nos castelos
feature-slots = vagas nos trilhos de pontuação
feature-tops = vagas de topo dos trilhos de pontuação
feature-reserve = peças de exploração ao lado da linha
feature-in_turn = ações ainda abertas neste turno
feature-fresh = o turno inteiro ainda por vir
feature-to_move = o turno que ainda vem
