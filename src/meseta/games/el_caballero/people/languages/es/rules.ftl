# El Caballero, en español

seat-red = Rojo
seat-blue = Azul
seat-yellow = Amarillo
seat-green = Verde

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
counted-ship = { $n ->
    [one] { $n } barco
   *[other] { $n } barcos
}

side-north = norte
side-east = este
side-south = sur
side-west = oeste
where-map = en el mapa
region-map = región del mapa
area-shown = { $lands ->
    [none] agua en todos los lados
    [one] tierra en 1 lado
    [two] tierra en 2 lados
    [across] tierra en 2 lados opuestos
    [three] tierra en 3 lados
   *[all] tierra en todos los lados
}{ $found ->
    [nothing] {""}
    [gold] {" "}con oro
    [fish] {" "}con peces
   *[gold_fish] {" "}con oro y peces
}
where-middle = en el centro
where-north = en el norte
where-northeast = en el noreste
where-east = en el este
where-southeast = en el sureste
where-south = en el sur
where-southwest = en el suroeste
where-west = en el oeste
where-northwest = en el noroeste
region-named = { $kind ->
    [land] tierra de { $size } { $size ->
        [one] carta
       *[other] cartas
    }{ $treasure ->
        [0] {""}
        [1] {" "}con oro
       *[other] {" "}con { $treasure } de oro
    }
   *[water] { $size ->
        [1] bahía
        [2] bahía de 2 cartas
       *[other] mar de { $size } cartas
    }{ $treasure ->
        [0] {""}
        [1] {" "}con peces
       *[other] {" "}con { $treasure } peces
    }
} { $where }
region-further = { $name }, más al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
region-why = { $kind ->
    [land] vale { $worth }{ $factor ->
        [1] {""}
       *[other] , el doble para un primero en solitario
    }; caballeros: { $who }{ $rank ->
        [first] ; empatados en el primer puesto: el valor simple para cada uno
        [second] ; empatados en el segundo puesto: nada
        [unpaid] ; entre dos, el segundo no recibe nada
       *[other] {""}
    }
    [once] { $size } por cada barco, { $treasure } más por todos los peces; barcos: { $who }
   *[water] { $worth } por cada barco; barcos: { $who }
}
harbour-north = lado norte de la carta de caballero { $card }
harbour-east = lado este de la carta de caballero { $card }
harbour-south = lado sur de la carta de caballero { $card }
harbour-west = lado oeste de la carta de caballero { $card }
rotation-0 = como está impresa
rotation-1 = girada un cuarto
rotation-2 = girada media vuelta
rotation-3 = girada tres cuartos

# --- qué pasa ----------------------------------------------------------------

event-start_card = La carta inicial muestra { $area }.
event-starter = { $seat } jugará la primera carta de poder.
event-revealed = Se descubre una carta de zona: { $area }.
event-round = Empieza la ronda { $round }.
event-power = { $seat } juega la carta de poder { $value }.
event-supplied = { $seat } lleva { COUNT($count, "caballero") } a la corte.
event-laid = { $seat } coloca una carta de zona { $place }: { $area }.
event-laid_beyond = { $seat } coloca una carta de zona tras una carta de caballero { $cell }: { $area }.
event-renewed = Ninguna carta de la oferta encaja: va bajo el mazo, y se descubre una nueva.
event-skipped = No encaja ninguna carta de zona; { $seat } no coloca ninguna.
event-posted = { $seat } coloca la carta de caballero { $card } con { COUNT($count, "caballero") }: { $place }.
event-afloat = { $seat } coloca la carta de caballero { $card } { $place }, solo junto al agua.
event-turned = { $seat } gira la carta de caballero { $card }: { COUNT($count, "caballero") } hacia tierra{ $change ->
    [none] {""}
   *[other] ; corte { $change }
}.
event-rotated = { $seat } gira la carta de caballero { $card }, que está solo junto al agua.
event-landed = La tierra llega a la carta de caballero { $card } de { $seat }: allí { $count ->
    [one] cuenta
   *[other] cuentan
} { COUNT($count, "caballero") } ({ $place }).
event-expelled = La carta de caballero { $card } de { $seat } { $place } queda expulsada: tierra en dos lados.
event-saved = { $ships ->
    [0] { $seat } conserva { COUNT($count, "caballero") }.
   *[other] { $count ->
        [0] { $seat } conserva { COUNT($ships, "ship") }.
       *[other] { $seat } conserva { COUNT($count, "caballero") } y { COUNT($ships, "ship") }.
    }
}
event-lost_court = { $seat } pierde { COUNT($count, "caballero") }: no hay sitio en la corte.
event-withdrawn = { $seat } retira la carta de caballero { $card } { $place }.
event-fortified = { $seat } compra un castillo para la carta de caballero { $card }.
event-ship_bought = { $seat } compra un barco para el lado { $side } de la carta de caballero { $card }.
event-sailed = Un barco de { $seat } navega del { $origin } al { $goal }.
event-ship_home = { $seat } lleva a la corte el barco del lado { $side } de la carta de caballero { $card }.
event-launched = { $seat } lleva un barco de la corte al lado { $side } de la carta de caballero { $card }.
event-shifted = { $seat } mueve el castillo de la carta de caballero { $card } a la carta de caballero { $target }.
event-scoring = Puntuación tras la ronda { $round }.
event-region_scored = La { $region } vale { $value }.
event-scored = { $seat } es { $rank ->
    [1] primero
   *[other] segundo
} en la { $region }: { COUNT($points, "point") }.
event-ships = { COUNT($ships, "ship") } de { $seat }, { $region }: { COUNT($points, "point") }.
event-ended = { $seat } termina su turno.
event-over = La partida ha terminado.

# --- qué se pregunta ----------------------------------------------------------

ask-power = juega una carta de poder
ask-turn = elige qué hacer ahora
ask-choose_area = elige una carta de zona
ask-lay_area = elige un hueco
    .now = ¿adónde va la carta de zona?
ask-lay_beyond = elige un hueco tras una carta de caballero
    .now = ¿adónde va la carta de zona, tras una carta de caballero?
ask-rotate_area = elige el giro
    .now = ¿cómo se gira la carta de zona?
ask-post_card = elige un hueco
    .now = ¿adónde va la carta de caballero?
ask-post_number = elige el número
    .now = ¿qué número muestra la carta de caballero?
ask-turn_card = elige una carta de caballero propia
    .now = ¿qué carta de caballero giras?
ask-turn_number = elige el número
    .now = ¿qué número muestra la carta de caballero { $card }?
ask-buy_ship = elige un lado de una carta de caballero propia
    .now = ¿qué lado recibe el nuevo barco?
ask-fortify = elige una carta de caballero propia
    .now = ¿qué carta de caballero recibe el castillo?
ask-withdraw = elige una carta de caballero propia
    .now = ¿qué carta de caballero retiras?
ask-sail = elige un lado de una carta de caballero propia
    .now = ¿qué barco navega?
ask-arrive = elige un lado de una carta de caballero propia
    .now = ¿adónde navega el barco?
ask-ship_home = elige un lado de una carta de caballero propia
    .now = ¿qué barco va a la corte?
ask-launch = elige un lado de una carta de caballero propia
    .now = ¿qué lado recibe el barco de la corte?
ask-shift_from = elige una carta de caballero propia
    .now = ¿qué castillo mueves?
ask-shift_to = elige una carta de caballero propia
    .now = ¿qué carta de caballero recibe el castillo?
ask-over = la partida ha terminado

# --- opciones ------------------------------------------------------------

option-players = Jugadores
    .about = Cuántos juegan, o sus colores en el orden de los asientos.
option-isthmus_or_strait = Tierra en lados opuestos
    .about = Si la tierra en dos lados opuestos es un istmo que separa las aguas, o dos tierras con un estrecho en medio.
value-isthmus_or_strait-isthmus = un istmo
value-isthmus_or_strait-strait = un estrecho en medio
option-turn_limit = Girar cartas
    .about = Si se puede girar una carta de caballero en vez de colocar, o dar dos pasos de colocar y girar como se quiera.
value-turn_limit-1 = una, en vez de colocar
value-turn_limit-2 = dos pasos, mezclados
option-court_card_cap = Cartas que muestran la corte
    .about = Cuántas cartas de caballero pueden mostrar la corte; si no se dice, todas.
value-court_card_cap-none = todas
value-court_card_cap-2 = dos
option-last_card_any_time = La última carta de caballero
    .about = Si la octava carta de caballero se puede colocar en cualquier momento, o solo en la última ronda. Entonces no queda ninguna carta que muestre la corte: quien esté allí se pierde.
option-rotate_area_cards = Girar cartas de zona
    .about = Si las cartas de zona se pueden girar antes de colocarlas.
option-number_order = Orden de los números
    .about = Si los números siguen el sentido del reloj alrededor de una carta de caballero, o el contrario.
value-number_order-clockwise = como el reloj
value-number_order-counterclockwise = al revés que el reloj
option-area_ties_stand = Empates por cartas de zona
    .about = Si se puede colocar una carta de zona que deje a jugadores empatados en una región.
option-below_tied_first_scores = Segundo tras primeros empatados
    .about = Si un segundo en solitario puntúa aunque haya empate en el primer puesto.
option-two_player_first_double = El doble entre dos
    .about = Si un primero en solitario recibe el doble de puntos también con dos jugadores.
option-fish_per_ship = Peces
    .about = Si cada barco cuenta los peces de sus aguas, o cada jugador una sola vez.
option-power_supply = Caballeros en las cartas de poder
    .about = Si las cartas de poder traen tantos caballeros como hemos deducido, o como en El Grande.
value-power_supply-derived = los deducidos
value-power_supply-el-grande = como en El Grande
option-protected_return = Qué salva un castillo
    .about = Si un castillo devuelve tantos caballeros como el número hacia tierra, o como se pagaron por él.
value-protected_return-number = el número hacia tierra
value-protected_return-paid = lo pagado
option-interleave_steps = Mezclar acciones
    .about = Si las siete acciones de un turno se pueden mezclar, o cada una va en bloque.
option-both_area_cards = Dos cartas de zona
    .about = Si una carta de poder que permite dos cartas de zona obliga a colocar ambas.
option-lowering_may_tie = Empates al bajar
    .about = Si se puede girar una carta de caballero a un número más bajo que empate a su dueño con otro jugador.
option-lowered_return = Qué devuelve una carta bajada
    .about = Si una carta de caballero girada a un número más bajo devuelve solo lo que se pagó por la diferencia, o la diferencia entera.
value-lowered_return-paid = solo lo pagado
value-lowered_return-number = la diferencia entera

# --- en qué se fija quien juzga una posición ---------------------------------

feature-points = los puntos hasta ahora
feature-next_scoring = lo que daría la próxima puntuación
feature-later_scoring = lo que daría una puntuación posterior
feature-regions_led = regiones dominadas en solitario
feature-safety = ventajas seguras
feature-chances = regiones al alcance
feature-dangers = regiones en peligro
feature-waters = lo que darían los barcos
feature-court = caballeros en la corte
feature-room = sitio en la corte
feature-cards_left = cartas de caballero aún sin colocar
feature-ships = barcos en la corte
feature-castillos = castillos en cartas de caballero
feature-hand = mejores cartas de poder que quedan en la mano
feature-best_card = la carta de poder más alta de la mano
feature-to_move = el turno que aún queda
feature-supply = caballeros que la carta de poder aún trae
feature-to_lay = cartas de zona aún por colocar
feature-to_post = cartas de caballero que aún se pueden colocar
