# 6 Castles: lo que dice la imagen

picture-version = { $kind ->
    [family] la versión familiar
    [solo] en solitario
   *[normal] lado { $side } del tablero
}
picture-landscape = { $count ->
    [one] { $count } loseta de paisaje
   *[other] { $count } losetas de paisaje
}
picture-tile = loseta de paisaje { $shows }
picture-spot = un hueco vacío: { $spot }
picture-castle = el castillo de { $castle }
picture-castle-type = castillos
picture-worker = { $seat }: trabajador { $number }
picture-market = { $good }, vendido por { $seat }
picture-coins = { $count ->
    [one] moneda
   *[other] monedas
}
picture-halves = { $count ->
    [one] media
   *[other] medias
}
picture-discs = { $count ->
    [one] disco
   *[other] discos
}
picture-workers = { $count ->
    [one] trabajador
   *[other] trabajadores
}
picture-line = línea de exploración
picture-reserve = reserva
picture-tiles-in-hand = losetas de paisaje en la mano
picture-religion = Religión
picture-track-landscape = Paisajes
picture-track-construction = Construcciones
picture-top = con 5: { $points }
picture-slot = { $type }, { $points } puntos
picture-charters = Fueros
picture-secret = secreto
picture-charter-owner = aportado por { $seat }
picture-charter-leads = { $leaders ->
    [one] { $who } va en cabeza con { $count }
   *[other] empate con { $count }: { $who }
}
picture-charter-won = lo gana { $seat }
picture-charter-nobody = nadie
picture-stacks = Pilas
picture-pile = losetas de paisaje
    .short = losetas
picture-rival = del rival
    .short = rival
picture-castles-left = castillos
    .short = castillos
picture-stock = losetas de exploración
    .short = exploración
picture-next = siguiente: { $name }
picture-hand = Tu mano
picture-own-line = Tu línea
picture-own-reserve = Tu reserva
picture-short-stone_cross = cruz
picture-short-military_camp = campamento
picture-short-roman_milestone = miliario
picture-rock = roca
picture-toll = media moneda
picture-laying = Por colocar
picture-nothing-laid = no se coloca ninguna loseta
picture-start-side = lado { $side }
picture-turn = { $turned ->
    [0] como está
    [1] un cuarto
    [2] media vuelta
   *[3] tres cuartos
}

# --- dónde está todo, para quien no lo ve -----------------------------------------------

picture-steps = { $count } al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
picture-middle = en el centro
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = da { $bonus }
picture-told-open = { $good }, libre
picture-told-nobody = nadie
picture-told-gap = un sitio vacío
picture-told-coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} y { COUNT($halves, "half_coin") }
picture-told-supply = en la provisión: { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} y { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
}
picture-told-line = línea, loseta { $place }: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } con el cilindro
    [disc] { $what } con un disco
   *[both] { $what } con el cilindro y un disco
}
picture-told-reserve = en reserva: lado A { $a }; lado B { $b }
picture-told-hand = { $count ->
    [one] { $count } loseta de paisaje en la mano
   *[other] { $count } losetas de paisaje en la mano
}
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: paso { $step }, { COUNT($points, "point") }
picture-told-top = cinco iguales, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } libre
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } de religión
}
