# Lo que hay en una caja, en los formularios para corregirla; en español

picture-gallery-tracks = Escalas de puntuación
box-quarters = cuartos, en sentido horario desde arriba a la izquierda
box-bonus = qué da la roca
box-arms = caminos, si no van a todos los lados
box-arm-n = norte
box-arm-e = este
box-arm-s = sur
box-arm-w = oeste
box-terrain-rock = roca
box-terrain-toll = media moneda
box-terrain-castle = castillo
box-a = lado A
box-b = lado B
box-under_a = bajo la media moneda del lado A
box-under_b = bajo la media moneda del lado B
box-markets = mercados
box-kind = qué cuenta
box-kind-castle = piezas en castillos
box-kind-disc = la línea
box-kind-worker = trabajadores
box-type = de qué
box-points = puntos
box-half_coins = medias monedas
box-religion = pasos de religión
box-entry-religion = Escala de religión
box-entry-pieces = Piezas de cada jugador
box-workers = trabajadores
box-discs = discos
box-family_less = menos en la versión familiar
box-explorations = losetas de exploración
box-stock = losetas de exploración en la reserva
box-half_coins_in_gold = medias monedas en una de oro
box-entry-normal = La partida normal
box-tiles = losetas de paisaje para cada uno
box-removed = losetas retiradas antes
box-entry-solo = La partida en solitario
box-charter_needs = tantos ganan un fuero
box-ratings = puntos desde los que empieza cada rango
box-entry-family = Versión familiar
box-gold = monedas de oro al empezar

# Lo que no encaja

box-fault-count = { $kind ->
    [landscape] Losetas de paisaje
    [exploration] Losetas de exploración
    [castle] Castillos
    [charter] Fueros
   *[start] Lados de la loseta inicial
}: { $count }; tienen que ser { $room }.
box-fault-one_rock = En una loseta cabe una sola roca.
box-fault-arms = Un camino tiene que llevar al menos a un lado.
box-fault-bonus = Una roca da una ventaja, y nada más la da.
box-fault-ends = El lado { $side } tiene que empezar y acabar con un terreno, no con media moneda.
box-fault-under = Lado { $side }: ¿qué terreno hay bajo la media moneda?
box-fault-goods = El lado A tiene que mostrar más mercancías que el lado B.
box-fault-markets = Los tres mercados tienen que ser distintos.
box-fault-charter_type = Un fuero por «{ $kind }» no puede tratar de «{ $type }».
box-fault-castle_charter = El primer fuero es por piezas en castillos, y ningún otro.
box-fault-track = El lado { $side } lleva como mucho { $most } valores, cada uno menor que el anterior: no { $values }.
box-fault-religion = Hacen falta de 2 a { $most } valores que nunca bajen.
box-fault-removed = Solo se pueden retirar { $most } losetas: las que no tienen capilla ni cruz de piedra.
box-fault-tiles = Hacen falta { $needed } losetas, pero solo hay { $count }.
box-fault-ratings = Los rangos tienen que empezar en puntos cada vez más altos.
