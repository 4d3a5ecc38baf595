# El Caballero, português

# Cores dos jogadores: .of de quem (do Vermelho).

seat-red = Vermelho
    .of = do Vermelho
seat-blue = Azul
    .of = do Azul
seat-yellow = Amarelo
    .of = do Amarelo
seat-green = Verde
    .of = do Verde

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
counted-ship = { $n ->
    [one] { $n } navio
   *[other] { $n } navios
}

side-north = lado norte
side-east = lado leste
side-south = lado sul
side-west = lado oeste
where-map = no mapa
region-map = região do mapa
area-shown = { $lands ->
    [none] água em todos os lados
    [one] terra em 1 lado
    [two] terra em 2 lados
    [across] terra em 2 lados opostos
    [three] terra em 3 lados
   *[all] terra em todos os lados
}{ $found ->
    [nothing] {""}
    [gold] {" "}com ouro
    [fish] {" "}com peixe
   *[gold_fish] {" "}com ouro e peixe
}
where-middle = no meio
where-north = no norte
where-northeast = no nordeste
where-east = no leste
where-southeast = no sudeste
where-south = no sul
where-southwest = no sudoeste
where-west = no oeste
where-northwest = no noroeste
region-named = { $kind ->
    [land] terra de { $size } { $size ->
        [one] carta
       *[other] cartas
    }{ $treasure ->
        [0] {""}
        [1] {" "}com ouro
       *[other] {" "}com { $treasure } ouros
    }
   *[water] { $size ->
        [1] baía
        [2] baía de 2 cartas
       *[other] mar de { $size } cartas
    }{ $treasure ->
        [0] {""}
        [1] {" "}com peixe
       *[other] {" "}com { $treasure } peixes
    }
} { $where }
region-further = { $name }, mais a { $side ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
region-why = { $kind ->
    [land] vale { $worth }{ $factor ->
        [1] {""}
       *[other] , o dobro para um primeiro isolado
    }; caballeros: { $who }{ $rank ->
        [first] ; empatados no primeiro lugar: o valor simples para cada um
        [second] ; empatados no segundo lugar: nada
        [unpaid] ; a dois, o segundo não recebe nada
       *[other] {""}
    }
    [once] { $size } por cada navio, mais { $treasure } por todo o peixe; navios: { $who }
   *[water] { $worth } por cada navio; navios: { $who }
}
harbour-north = lado norte da carta de caballero { $card }
harbour-east = lado leste da carta de caballero { $card }
harbour-south = lado sul da carta de caballero { $card }
harbour-west = lado oeste da carta de caballero { $card }
rotation-0 = sem rodar
rotation-1 = rodada um quarto
rotation-2 = rodada meia volta
rotation-3 = rodada três quartos

# --- o que acontece -----------------------------------------------------------

event-start_card = A carta inicial mostra { $area }.
event-starter = { $seat } joga a primeira carta de poder.
event-revealed = Vira-se uma carta de área: { $area }.
event-round = Começa a ronda { $round }.
event-power = { $seat } joga a carta de poder { $value }.
event-supplied = { $count ->
    [0] { $seat } não leva ninguém para a corte.
   *[other] { $seat } leva { COUNT($count, "caballero") } para a corte.
}
event-laid = { $seat } coloca uma carta de área { $place }: { $area }.
event-laid_beyond = { $seat } coloca uma carta de área para lá de uma carta de caballero { $cell }: { $area }.
event-renewed = Nenhuma carta da oferta se pode colocar: vai para debaixo do baralho, e vira-se uma nova oferta.
event-skipped = Não se pode colocar nenhuma carta de área; { $seat } não coloca nenhuma.
event-posted = { $seat } coloca a carta de caballero { $card } com { COUNT($count, "caballero") }: { $place }.
event-afloat = { $seat } coloca a carta de caballero { $card } { $place }, só junto à água.
event-turned = { $seat } roda a carta de caballero { $card } para { COUNT($count, "caballero") } em terra{ $change ->
    [none] {""}
   *[other] ; corte { $change }
}.
event-rotated = { $seat } roda a carta de caballero { $card }, que está só junto à água.
event-landed = A terra chega à carta de caballero { $card } { FORM($seat, "of") }: { $count ->
    [one] conta
   *[other] contam
} ali { COUNT($count, "caballero") } ({ $place }).
event-expelled = A carta de caballero { $card } { FORM($seat, "of") } { $place } é expulsa: terra em dois lados.
event-saved = { $ships ->
    [0] { $seat } recebe de volta { COUNT($count, "caballero") }.
   *[other] { $count ->
        [0] { $seat } recebe de volta { COUNT($ships, "ship") }.
       *[other] { $seat } recebe de volta { COUNT($count, "caballero") } e { COUNT($ships, "ship") }.
    }
}
event-lost_court = { $seat } perde { COUNT($count, "caballero") }: não há espaço na corte.
event-withdrawn = { $seat } retira a carta de caballero { $card } { $place }.
event-fortified = { $seat } compra um castillo para a carta de caballero { $card }.
event-ship_bought = { $seat } compra um navio para o { $side } da carta de caballero { $card }.
event-sailed = Um navio { FORM($seat, "of") } navega do { $origin } para o { $goal }.
event-ship_home = { $seat } leva para a corte o navio do { $side } da carta de caballero { $card }.
event-launched = { $seat } leva um navio da corte para o { $side } da carta de caballero { $card }.
event-shifted = { $seat } move o castillo da carta de caballero { $card } para a carta de caballero { $target }.
event-scoring = Pontuação após a ronda { $round }.
event-region_scored = A { $region } vale { $value }.
event-scored = { $seat } é { $rank ->
    [1] primeiro
   *[other] segundo
} na { $region }: { COUNT($points, "point") }.
event-ships = { COUNT($ships, "ship") } { FORM($seat, "of") }, { $region }: { COUNT($points, "point") }.
event-ended = O turno { FORM($seat, "of") } acabou.
event-over = O jogo acabou.

# --- o que se pergunta --------------------------------------------------------

ask-power = jogar uma carta de poder
ask-turn = escolher o que fazer a seguir
ask-choose_area = escolher uma carta de área
ask-lay_area = escolher uma casa
    .now = onde fica a carta de área?
ask-lay_beyond = escolher uma casa para lá de uma carta de caballero
    .now = onde fica a carta de área, para lá de uma carta de caballero?
ask-rotate_area = escolher a rotação
    .now = como fica rodada a carta de área?
ask-post_card = escolher uma casa
    .now = onde fica a carta de caballero?
ask-post_number = escolher o número
    .now = que número mostra a carta de caballero?
ask-turn_card = escolher uma carta de caballero própria
    .now = que carta de caballero rodas?
ask-turn_number = escolher o número
    .now = que número mostra a carta de caballero { $card }?
ask-buy_ship = escolher um lado de uma carta de caballero própria
    .now = que lado recebe o novo navio?
ask-fortify = escolher uma carta de caballero própria
    .now = que carta de caballero recebe o castillo?
ask-withdraw = escolher uma carta de caballero própria
    .now = que carta de caballero retiras?
ask-sail = escolher um lado de uma carta de caballero própria
    .now = que navio zarpa?
ask-arrive = escolher um lado de uma carta de caballero própria
    .now = para onde navega o navio?
ask-ship_home = escolher um lado de uma carta de caballero própria
    .now = que navio vai para a corte?
ask-launch = escolher um lado de uma carta de caballero própria
    .now = que lado recebe o navio da corte?
ask-shift_from = escolher uma carta de caballero própria
    .now = que castillo moves?
ask-shift_to = escolher uma carta de caballero própria
    .now = que carta de caballero recebe o castillo?
ask-over = o jogo acabou

# --- opções -------------------------------------------------------------

option-players = Jogadores
    .about = Quantos jogam, ou as suas cores pela ordem dos lugares.
option-isthmus_or_strait = Terra em lados opostos
    .about = Se a terra em duas margens opostas é um istmo que separa as águas, ou duas terras com um estreito no meio.
value-isthmus_or_strait-isthmus = um istmo
value-isthmus_or_strait-strait = um estreito no meio
option-turn_limit = Rodar cartas
    .about = Se se pode rodar uma carta de caballero em vez de colocar, ou dar dois passos de colocar e rodar, misturados à vontade.
value-turn_limit-1 = uma, em vez de colocar
value-turn_limit-2 = dois passos, misturados
option-court_card_cap = Cartas que mostram a corte
    .about = Quantas cartas de caballero podem mostrar a corte; sem indicação, todas.
value-court_card_cap-none = todas
value-court_card_cap-2 = duas
option-last_card_any_time = A última carta de caballero
    .about = Se a oitava carta de caballero pode ser colocada a qualquer momento, ou só na última ronda. Nenhuma carta mostra então a corte: quem lá estiver perde-se.
option-rotate_area_cards = Rodar cartas de área
    .about = Se as cartas de área se podem rodar antes de serem colocadas.
option-number_order = Ordem dos números
    .about = Se os números correm à volta de uma carta de caballero no sentido dos ponteiros do relógio, ou ao contrário.
value-number_order-clockwise = sentido horário
value-number_order-counterclockwise = sentido anti-horário
option-area_ties_stand = Empates por cartas de área
    .about = Se se pode colocar uma carta de área que deixa jogadores empatados numa região.
option-below_tied_first_scores = Segundo atrás de primeiros empatados
    .about = Se um segundo isolado pontua apesar de haver empate no primeiro lugar.
option-two_player_first_double = Pontos a dobrar a dois
    .about = Se um primeiro isolado recebe pontos a dobrar também a dois jogadores.
option-fish_per_ship = Peixe
    .about = Se cada navio conta o peixe da sua água, ou cada jogador uma só vez.
option-power_supply = Caballeros nas cartas de poder
    .about = Se as cartas de poder trazem tantos caballeros como deduzimos, ou como em El Grande.
value-power_supply-derived = como deduzido
value-power_supply-el-grande = como em El Grande
option-protected_return = O que um castillo salva
    .about = Se um castillo devolve tantos caballeros como o número em terra, ou como os que se pagaram por ele.
value-protected_return-number = o número em terra
value-protected_return-paid = o que se pagou
option-interleave_steps = Misturar ações
    .about = Se as sete ações de um turno se podem misturar, ou se cada uma é um bloco.
option-both_area_cards = Duas cartas de área
    .about = Se uma carta de poder que coloca duas cartas de área obriga a colocar ambas.
option-lowering_may_tie = Empates ao baixar
    .about = Se uma carta de caballero pode ser rodada para um número menor que deixa o dono empatado com outro jogador.
option-lowered_return = O que uma carta baixada devolve
    .about = Se uma carta de caballero rodada para um número menor devolve só o que se pagou pela diferença, ou a diferença toda.
value-lowered_return-paid = só o que se pagou
value-lowered_return-number = a diferença toda

# --- a que se atende ao avaliar uma posição -----------------------------------

feature-points = pontos até agora
feature-next_scoring = o que traria a próxima pontuação
feature-later_scoring = o que traria uma pontuação posterior
feature-regions_led = regiões lideradas a sós
feature-safety = vantagens seguras
feature-chances = regiões ao alcance
feature-dangers = regiões em risco
feature-waters = o que trariam os navios
feature-court = caballeros na corte
feature-room = espaço na corte
feature-cards_left = cartas de caballero ainda por colocar
feature-ships = navios na corte
feature-castillos = castillos em cartas de caballero
feature-hand = melhores cartas de poder que ficam na mão
feature-best_card = a carta de poder mais alta na mão
feature-to_move = o turno que ainda vem
feature-supply = caballeros que a carta de poder ainda traz
feature-to_lay = cartas de área ainda por colocar
feature-to_post = cartas de caballero que ainda se podem colocar
