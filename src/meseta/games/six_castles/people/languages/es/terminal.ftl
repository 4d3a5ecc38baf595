# 6 Castles en la terminal, en español

# --- la mesa ---------------------------------------------------------------------------

# M como amarillo: la A es de azul.
initial-blue = A
initial-red = R
initial-yellow = M
initial-green = V

short-pasture = Pa
short-chestnut = Ct
short-olive = Ol
short-vine = Uv
short-cereal = Ce
short-lake = La
short-dead_land = Ye
short-forest = Bo
short-house = Ca
short-chapel = Cp
short-stone_cross = Cr
short-military_camp = Cm
short-roman_milestone = Mi
short-rock = ▲▲
short-toll = ½½
corner-nw = NO
    .in = en el noroeste
corner-ne = NE
    .in = en el noreste
corner-se = SE
    .in = en el sureste
corner-sw = SO
    .in = en el suroeste

brings-half_coin = media moneda
brings-cylinder = paso del cilindro
brings-religion = paso de religión
brings-exploration = loseta de exploración
sheet-line = Línea de { $seat }
sheet-secret = secreto
sheet-on_castles = piezas en castillos
sheet-charter = { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } de religión
}
sheet-coins = medias
sheet-discs = discos
sheet-workers = trabaj.
sheet-religion = religión
sheet-tiles = losetas
sheet-total = total

# --- las respuestas --------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = lado { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = colocar { $number }
    .alone = colocar la loseta { $shows }
choice-lay-append = añadir una loseta a la línea
choice-lay-replace = sustituir la loseta { $place } de la línea
choice-lay-toll = pagar un paso
    .alone = pagar media moneda para avanzar
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] como está
    [1] girada un cuarto
    [2] girada media vuelta
   *[3] girada tres cuartos
}
    .alone = { choice-rotate-turn }
choice-extend-append = añadir una loseta
choice-extend-decline = perder el paso
choice-castle-build = { $place } ({ $shows })
    .alone = en la colina { $place } ({ $shows })
choice-act-end = terminar el turno
choice-act-mark_hill = marcar { $place } ({ $shows })
    .alone = marcar la colina { $place } ({ $shows })
choice-act-step = avanzar a { $shows }
choice-act-disc = disco en { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } por { $coins }
    .alone = { $castle }: vender { $goods } { $good } por { COUNT($coins, "half_coin") }
choice-act-score = { COUNT($points, "point") } por { $type }
choice-act-enter = traer un trabajador
choice-act-walk = caminar con el trabajador { $worker }
choice-act-pray = religión +{ $steps }
    .alone = { COUNT($steps, "step") } de religión ({ $points } → { $then } puntos)
choice-act-append = añadir una loseta a la línea
choice-act-replace = sustituir la loseta { $place } de la línea
choice-act-toll = pagar un paso
    .alone = pagar media moneda para avanzar
choice-sale_disc-lift = disco en { $shows }
    .alone = disco en { $space } ({ $shows })
choice-sale_disc-supply = de la provisión
choice-slot_disc-lift = disco en { $shows }
    .alone = disco en { $space } ({ $shows })
choice-slot_disc-supply = de la provisión
choice-goal-go = { $number }
    .alone = a { $tile }
choice-hill-enter = { $place } ({ $shows })
    .alone = a la colina { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = trabajador { $worker } en { $hill }
choice-slot_worker-supply = de la provisión

# --- sobre qué son las preguntas ---------------------------------------------------------

detail-charter = { $alone ->
    [true] en solitario, al final ambos cuentan igual
   *[false] queda en secreto hasta el final; el otro se deja a la vista de todos
}
detail-line_tile = loseta { $place } de la línea
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] marcas { $marking } · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] la loseta del rival imaginario
   *[misplaced] la loseta del rival tiene que moverse
}
detail-goal = trabajador { $worker }
detail-hill = trabajador { $worker } en { $tile }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = Pa pastos, Ct castañas, Ol olivas, Uv uvas, Ce cereales, La lago, Ye yermo, Bo bosque, Ca casa, Cp capilla, Cr cruz de piedra, Cm campamento, Mi miliario romano, ▲▲ roca, ½½ media moneda · un número detrás: tu trabajador, una letra: el de otro · ♜ castillo · ◉ cilindro · ● disco · 5! casilla superior · 4=A ocupada por Azul · * reconstruido: no se conoce ninguna fuente
