# El Caballero en la terminal, en español

# --- la mesa ---------------------------------------------------------------------------

# M como amarillo: la A es de azul.
initial-red = R
initial-blue = A
initial-yellow = M
initial-green = V

sheet-scored_soon = se puntúa pronto
sheet-court = corte
sheet-ships = barcos
sheet-cards = cartas
sheet-region = región
sheet-there = allí
sheet-worth = vale
sheet-deck_left = { $count ->
    [one] queda { $count } carta de zona
   *[other] quedan { $count } cartas de zona
}
sheet-ships_left = { COUNT($count, "ship") } en la reserva
sheet-castillos_left = { $count ->
    [one] { $count } castillo en la reserva
   *[other] { $count } castillos en la reserva
}

# --- las respuestas --------------------------------------------------------------------

choice-power-play = +{ $supply }{ $areas ->
    [one] {""}
   *[other] {"□"}{"□"}
}
    .alone = carta de poder { $value } (+{ $supply }{ $areas ->
        [one] {""}
       *[other] , { $areas } zonas
    })
choice-turn-supply = tomar { COUNT($count, "caballero") }
choice-turn-area = colocar una carta de zona
choice-turn-caballero = colocar una carta de caballero
choice-turn-turn = girar una carta de caballero
choice-turn-ship = comprar un barco por { $cost }
choice-turn-castillo = comprar un castillo por { $cost }
choice-turn-withdraw = retirar una carta de caballero
choice-turn-sail = mover un barco por { $cost }
choice-turn-home = llevar un barco a la corte
choice-turn-launch = sacar un barco de la corte por { $cost }
choice-turn-shift = mover un castillo por { $cost }
choice-turn-end = terminar el turno
choice-choose_area-choose = { $area }
    .alone = colocar la carta: { $area }
choice-lay_area-lay = { $place }
    .alone = el hueco { $place } de la carta inicial
choice-lay_beyond-lay = { $owner } { $card }{ $arrow }
choice-rotate_area-rotate = { $rotation }
choice-post_card-post = { $place }
    .alone = el hueco { $place } de la carta inicial
choice-post_number-at_land = {""}
    .alone = número { $shown }
choice-post_number-at_water = {""}
    .alone = { $north } al norte
choice-turn_card-turn = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-turn_number-at_land = {""}
    .alone = número { $shown }
choice-turn_number-at_water = {""}
    .alone = { $north } al norte
choice-buy_ship-buy = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: el agua vale { $worth }
choice-fortify-fortify = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-withdraw-withdraw = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-sail-sail = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: el agua vale { $worth }
choice-arrive-arrive = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: el agua vale { $worth }
choice-ship_home-take = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: el agua vale { $worth }
choice-launch-launch = carta { $card } ({ $shows }), lado { $arrow }
    .alone = carta { $card }, { $side }: el agua vale { $worth }
choice-shift_from-lift = ({ $shows })
    .alone = carta { $card } ({ $shows })
choice-shift_to-shift = ({ $shows })
    .alone = carta { $card } ({ $shows })

# --- sobre qué son las preguntas ---------------------------------------------------------

detail-power = la alta actúa antes, la baja trae más caballeros (+){ $count ->
    [0] {""}
   *[other] ; jugadas: { $who }
}
detail-turn = { COUNT($court, "caballero") } en la corte
detail-post_card = su número se paga en caballeros; { $court } en la corte
detail-post_number = { $at ->
    [land] el número se paga en caballeros; { $court } en la corte, y ningún número puede empatar
   *[water] solo junto al agua, cualquier número cuesta { $water }; cuenta cuando la tierra llega a su lado; { $court } en la corte
}
detail-turn_number = { $at ->
    [land] un número más alto cuesta la diferencia; { $court } en la corte
   *[water] solo junto al agua, girar es gratis
}
detail-buy_ship = cuesta { COUNT($cost, "caballero") } de { $court } en la corte
detail-fortify = cuesta { COUNT($cost, "caballero") } de { $court } en la corte
detail-sail = cuesta { COUNT($cost, "caballero") } de { $court } en la corte
detail-arrive = desde la carta { $from_card }
detail-launch = cuesta { COUNT($cost, "caballero") } de { $court } en la corte
detail-shift_from = cuesta { COUNT($cost, "caballero") } de { $court } en la corte
detail-shift_to = desde la carta { $from_card }

outlook-power-play = { $order ->
    [one] Actuarías en el puesto { $first } de { $seats }.
   *[several] Actuarías entre los puestos { $first } y { $last } de { $seats }.
}

terminal-signs = ━┃ tierra: sigue donde se unen las líneas · $ oro · ≈ peces · R2↑3 la carta de caballero 2 de Rojo cuenta 3 en la tierra de su norte · R2~ solo junto al agua · □□ dos cartas de zona · ♜ castillo · ₁ barcos · * reconstruido: no se conoce ninguna fuente
