# El Caballero no terminal, português

# --- a mesa ----------------------------------------------------------------------------

# Vermelho e Verde, Azul e Amarelo começam pela mesma letra.
initial-red = R
initial-blue = A
initial-yellow = M
initial-green = V

sheet-scored_soon = pontua em breve
sheet-court = corte
sheet-ships = navios
sheet-cards = cartas
sheet-region = região
sheet-there = ali
sheet-worth = valor
sheet-deck_left = { $count ->
    [one] resta { $count } carta de área
   *[other] restam { $count } cartas de área
}
sheet-ships_left = { COUNT($count, "ship") } na reserva
sheet-castillos_left = { $count ->
    [one] { $count } castillo na reserva
   *[other] { $count } castillos na reserva
}

# --- as respostas ----------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = carta de poder { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , { $areas } áreas
    })
choice-turn-supply = levar { COUNT($count, "caballero") }
choice-turn-area = colocar uma carta de área
choice-turn-caballero = colocar uma carta de caballero
choice-turn-turn = rodar uma carta de caballero
choice-turn-ship = comprar um navio por { $cost }
choice-turn-castillo = comprar um castillo por { $cost }
choice-turn-withdraw = retirar uma carta de caballero
choice-turn-sail = mover um navio por { $cost }
choice-turn-home = levar um navio para a corte
choice-turn-launch = tirar um navio da corte por { $cost }
choice-turn-shift = mover um castillo por { $cost }
choice-turn-end = terminar o turno
choice-choose_area-choose = { $area }
    .alone = colocar a carta: { $area }
choice-lay_area-lay = { $place }
    .alone = a casa { $place } da carta inicial
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = a casa { $place } da carta inicial
choice-post_number-at_land = {""}
    .alone = número { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } a norte
choice-turn_card-turn = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = número { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } a norte
choice-buy_ship-buy = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: água que vale { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-sail-sail = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: água que vale { $worth }
choice-arrive-arrive = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: água que vale { $worth }
choice-ship_home-take = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: água que vale { $worth }
choice-launch-launch = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: água que vale { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = carta { $card } ({ $shows })

# --- de que tratam as perguntas ------------------------------------------------------------

detail-power = alta joga primeiro, baixa traz mais caballeros (+){ $count ->
    [0] {""}
   *[other] ; jogadas: { $who }
}
detail-turn = { COUNT($court, "caballero") } na corte
detail-post_card = o número paga-se em caballeros; { $court } na corte
detail-post_number = { $at ->
    [land] o número paga-se em caballeros; { $court } na corte, e nenhum número pode empatar
   *[water] só junto à água, qualquer número custa { $water }; conta quando a terra chegar ao seu lado; { $court } na corte
}
detail-turn_number = { $at ->
    [land] um número maior custa a diferença; { $court } na corte
   *[water] só junto à água, rodar não custa nada
}
detail-buy_ship = custa { COUNT($cost, "caballero") } de { $court } na corte
detail-fortify = custa { COUNT($cost, "caballero") } de { $court } na corte
detail-sail = custa { COUNT($cost, "caballero") } de { $court } na corte
detail-arrive = da carta { $from_card }
detail-launch = custa { COUNT($cost, "caballero") } de { $court } na corte
detail-shift_from = custa { COUNT($cost, "caballero") } de { $court } na corte
detail-shift_to = da carta { $from_card }

outlook-power-play = { $order ->
    [one] Jogarias em { $first }.º de { $seats }.
   *[several] Jogarias entre { $first }.º e { $last }.º de { $seats }.
}

terminal-signs = ━┃ terra: continua onde as linhas se encontram · $ ouro · ≈ peixe · R2↑3 a carta de caballero 2 do Vermelho conta 3 na terra a norte dela · R2~ só junto à água · □□ duas cartas de área · ♜ castillo · ₁ navios · * reconstruído: sem fonte conhecida
