# El Caballero: lo que dice la imagen

picture-basic = el juego básico
picture-map = { $count ->
    [one] { $count } carta de zona en el mapa
   *[other] { $count } cartas de zona en el mapa
}
picture-cell = un hueco vacío: { $cell }
picture-caballero = { $seat }: carta de caballero { $card }
picture-worth = { $kind ->
    [land] Tierra
   *[water] Agua
}, vale { $points }: { $who }
picture-court = corte
picture-room = (caben { $room })
picture-cards = cartas
picture-ships = { $count ->
    [one] barco
   *[other] barcos
}
picture-power = poder
picture-supply = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
picture-areas = { $count ->
    [one] { $count } zona
   *[other] { $count } zonas
}
picture-moved = ha jugado
picture-known = en la mano
picture-display = En la oferta, puesto { $place }
picture-number = número { $number } hacia tierra
picture-north = el { $number } hacia el norte
picture-rotation = { $rotation ->
    [0] como impresa
    [1] un cuarto
    [2] media vuelta
   *[3] tres cuartos
}
picture-not = no { $what }: { $why }
picture-why-fit = no cabe
    .full = no encaja ahí
picture-why-same = igual
    .full = se ve igual que con otro giro
picture-why-now = ya así
    .full = ahora ya está así
picture-why-court = corte
    .full = solo { COUNT($count, "caballero") } en tu corte
picture-why-tie = empate
    .full = empatarías con { $seat }, { $count } cada uno
picture-coming = si puntúa ya
picture-stock = En la reserva
picture-power-card = carta de poder { $value }
picture-gallery-areas = Cartas de zona
picture-gallery-powers = Cartas de poder

# --- dónde está todo, para quien no lo ve -----------------------------------------------

picture-side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
picture-steps = { $count } al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
picture-middle = en el centro
picture-told-edge = { $side } { $kind ->
    [land] tierra
   *[water] agua
}
picture-told-treasure = { $kind ->
    [gold] oro { $side }
   *[fish] peces { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = un sitio vacío
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } hacia tierra { $side }
picture-told-afloat = solo junto al agua
picture-told-ship = un barco { $side }
picture-told-castillo = un castillo
picture-told-region = { $name }, vale { $points }: { $who }
picture-told-nobody = nadie
picture-told-court = { COUNT($count, "caballero") } en la corte, caben { $room }
picture-told-cards = { $count ->
    [one] { $count } carta de caballero por colocar
   *[other] { $count } cartas de caballero por colocar
}
picture-told-ships = { COUNT($count, "ship") } en la corte
picture-told-played = jugada en esta ronda: { $card }
picture-told-hand = cartas de poder en la mano: { $cards }
picture-told-coming = si se puntuara todo ahora: { $count ->
    [one] { $count } punto más
   *[other] { $count } puntos más
}
picture-told-none = ninguna
picture-told-gone = { $card }: jugada
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count ->
        [one] { $count } castillo
       *[other] { $count } castillos
    }
   *[areas] { $count ->
        [one] { $count } carta de zona por venir
       *[other] { $count } cartas de zona por venir
    }
}
