# 6 Castles, en español

seat-blue = Azul
seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde


counted-half_coin = { $n ->
    [one] { $n } media moneda
   *[other] { $n } medias monedas
}
counted-step = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}

# --- cómo se llaman las cosas -----------------------------------------------------------

terrain-pasture = pastos
    .one = pasto
terrain-chestnut = castañas
    .one = castaña
terrain-olive = olivas
    .one = oliva
terrain-vine = uvas
    .one = uva
terrain-cereal = cereales
    .one = cereal
terrain-lake = lago
terrain-dead_land = yermo
terrain-forest = bosque
terrain-house = casa
terrain-chapel = capilla
terrain-stone_cross = cruz de piedra
terrain-military_camp = campamento
terrain-roman_milestone = miliario romano
facing-a = lado A
facing-a_reversed = lado A invertido
facing-b = lado B
facing-b_reversed = lado B invertido
shown = con { $what }
tile-shown = la loseta { $shows }
tile-start = la loseta inicial
hill-shown = la colina { $shows }
corner-of = { $where } de { $tile }
side-north = al norte de { $tile }
side-east = al este de { $tile }
side-south = al sur de { $tile }
side-west = al oeste de { $tile }
kind-castle = piezas en castillos
kind-disc = { $type } en la línea
kind-worker = { $type } con trabajadores
bonus-half_coin = una media moneda
bonus-cylinder = un paso del cilindro
bonus-religion = un paso en la escala de religión
bonus-exploration = una loseta de exploración
source-charters = fueros
source-landscapes = paisajes
source-constructions = construcciones
source-religion = religión
source-wealth = riqueza
rating-squire = escudero
rating-knight = caballero
rating-lord = señor
rating-count = conde

# --- qué pasa -------------------------------------------------------------------------

event-starts = { $seat } es el jugador inicial.
event-charter_kept = { $seat } se guarda un fuero en secreto.
event-charter_open = { $seat } deja un fuero a la vista: { $charter }.
event-start_tile = { $seat } coloca la loseta inicial { FORM($tile, "whole") }.
event-line_begun = El cilindro de { $seat } está en el primer espacio.
event-line_grew = { $seat } añade { $exploration } como loseta { $place } de la línea.
event-line_changed = { $seat } coloca en su lugar { $exploration } como loseta { $place } de la línea.
event-disc_back = El disco de { $seat } en el espacio { $space } vuelve a la provisión.
event-round = Empieza la ronda { $round }.
event-turn = { $seat } empieza su turno.
event-laid = { $seat } coloca { $tile } { $spot }.
event-rival_laid = La loseta { FORM($tile, "whole") } del rival imaginario está { $spot }.
event-rival_moved = La loseta { FORM($tile, "whole") } del rival tiene que moverse: ahora está { $spot }.
event-rival_lost = La loseta { FORM($tile, "whole") } del rival no encaja en ningún sitio y sale del juego.
event-unfit = { $seat } muestra una loseta { FORM($tile, "whole") }, que no encaja en ningún sitio, y roba otra.
event-no_place = { $seat } no tiene ninguna loseta que encaje.
event-got_coin = La roca da a { $seat } una media moneda.
event-got_step = La roca lleva el cilindro de { $seat } al espacio { $space }.
event-got_prayer = La roca lleva a { $seat } al paso { $step } de la escala de religión.
event-got_tile = La roca da a { $seat } la loseta de exploración { $exploration }.
event-lost_bonus = La bonificación de { $seat } se pierde: { $bonus }.
event-castle = El castillo de { $castle } se alza en { $quarter }.
event-lifted = El trabajador { $worker } de { $seat } sube al castillo de { $castle }.
event-hill = { $seat } marca terrenos de { $quarter }.
event-stepped = El cilindro de { $seat } avanza al espacio { $space }.
event-toll = { $seat } paga una media moneda; el cilindro avanza al espacio { $space }.
event-disc = { $seat } pone un disco en el espacio { $space }.
event-sold = { $seat } vende { $terrain } en { $castle } por { COUNT($coins, "half_coin") }.
event-slot = { $seat } ocupa una casilla de { $type }, que vale { COUNT($points, "point") }.
event-top = { $seat } ocupa la casilla superior con { $type }, que vale { COUNT($points, "point") }.
event-worker = El trabajador { $worker } de { $seat } entra en { $quarter }.
event-moved = El trabajador { $worker } de { $seat } va a { $quarter }.
event-paid = { $seat } paga a { $other } una moneda de oro.
event-prayed = { $seat } avanza { COUNT($steps, "step") } en la escala de religión, hasta el paso { $step }.
event-built = El trabajador { $worker } de { $seat } se queda en la escala.
event-drew = { $seat } roba una loseta de paisaje.
event-ended = { $seat } termina su turno.
event-scoring = Se puntúa la partida.
event-charter_won = { $seat } gana el fuero “{ $charter }”: { COUNT($points, "point") }.
event-charter_tied = Nadie gana el fuero “{ $charter }”.
event-points = { $seat } recibe { COUNT($points, "point") } por { $source }.
event-rating = { $seat } tiene { COUNT($points, "point") }: { $rating }.
event-over = La partida ha terminado.

brought = en este turno, hasta ahora: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } de religión

# --- qué se pregunta ------------------------------------------------------------------

ask-charter = guarda un fuero
    .now = ¿qué fuero te guardas?
ask-start_tile = elige el lado de la loseta inicial
ask-line_tile = elige una loseta de exploración
ask-face = elige cómo queda la loseta de exploración
ask-lay = coloca una loseta de paisaje u ocúpate de la línea
ask-spot = elige adónde va la loseta
    .now = { $whose ->
        [own] ¿adónde va tu loseta?
        [rival] la loseta del rival imaginario: ¿adónde va?
       *[misplaced] la loseta del rival tiene que moverse: ¿adónde?
    }
ask-rotate = gira la loseta
ask-extend = añade una loseta para el paso del cilindro, o piérdelo
ask-castle = elige la colina que recibe el castillo
ask-act = actúa con discos o trabajadores, o termina el turno
    .now = { $doing ->
        [marking] marcas { $terrains }: avanza o pon discos; luego vende y puntúa
        [discs] aún con discos: vende, puntúa o termina el turno
        [workers] aún con trabajadores: camina, avanza en religión, puntúa o termina el turno
        [line] solo queda tu línea: cámbiala o termina el turno
       *[start] usa tus discos o tus trabajadores, o termina el turno
    }
ask-sale_disc = elige un disco
    .now = ¿qué disco va al castillo?
ask-slot_disc = elige un disco
    .now = ¿qué disco va a la escala de puntuación?
ask-goal = elige adónde va el trabajador
ask-hill = elige la colina del trabajador
ask-slot_worker = elige un trabajador
    .now = ¿qué trabajador va a la escala de puntuación?
ask-over = la partida ha terminado

# --- opciones -------------------------------------------------------------------------

option-players = Jugadores
    .about = Cuántos juegan, o sus colores en el orden de los asientos. Uno solo juega contra un rival imaginario.
    .alone = Solitario: deja vacíos todos los demás asientos. Hay doce rondas, y antes de cada turno tuyo colocas una loseta de un rival imaginario. Un fuero necesita tres de su clase, y al final tus puntos te hacen escudero, caballero, señor o conde.
option-family = Versión familiar
    .about = Cuatro trabajadores y cuatro discos, sin fueros ni casillas, y líneas que se quedan como se colocaron.
option-suggested = Preparación sugerida
    .about = Menos o más losetas de paisaje según los jugadores, y por tanto otro número de rondas.
option-side = Lado del tablero
    .about = Los valores de las casillas en ambas escalas de puntuación.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = El castillo en una venta
    .about = Si el propio castillo cuenta como un edificio más a su alrededor.
option-arms = Caminos
    .about = Si cada camino lleva a los cuatro lados de una loseta, o solo donde lo dice la caja.
value-arms-four = a los cuatro lados
value-arms-tile = como dice la caja
option-mark_limit = Marcar
    .about = Si un terreno de la colina elegida sirve para cuantas marcas se quiera, o para una por cuadrante.
value-mark_limit-type = cuantas se quiera
value-mark_limit-icon = una por cuadrante
option-ring = Anillo de un castillo
    .about = Los edificios cuentan en el resto de las losetas que tocan el castillo, o en todas las colinas vecinas.
value-ring-tiles = las losetas que lo tocan
value-ring-hills = las colinas vecinas
option-castle_distance = Distancia entre castillos
    .about = Los castillos no son vecinos; tienen dos colinas entre ellos; o solo no son vecinos a través de un camino.
value-castle_distance-2 = no vecinos
value-castle_distance-3 = dos colinas en medio
value-castle_distance-path = solo no tras un camino
option-rock_adjacent = Roca junto a roca
    .about = Si basta una roca en la misma colina, o roca y roca deben compartir un borde.
value-rock_adjacent-hill = en la misma colina
value-rock_adjacent-edge = por un borde
option-replace_rule = Cambiar la línea
    .about = Se puede sustituir la loseta bajo el cilindro mientras está en su extremo izquierdo; o las que tiene a la derecha; o ambas cosas.
value-replace_rule-under = bajo el cilindro
value-replace_rule-right = a su derecha
value-replace_rule-both = ambas
option-line_changes = Cuándo se cambia la línea
    .about = Las losetas se añaden y sustituyen en cualquier momento del turno propio; o solo al marcar, lo que lo convierte en un turno de discos.
value-line_changes-turn = en cualquier momento
value-line_changes-marking = solo al marcar
option-toll_space = Medias monedas en la línea
    .about = Si una media moneda no muestra terreno, o muestra uno que se puede marcar o comprar.
value-toll_space-cost = ningún terreno
value-toll_space-terrain = un terreno
option-sales = Ventas por turno
    .about = En un turno se vende un producto; o cuantos compre un castillo; o cuantos se quiera.
value-sales-one = uno
value-sales-castle = todos en un castillo
value-sales-any = cuantos se quiera
option-per_turn = Puntuaciones por turno
    .about = En un turno se puntúa un paisaje o una construcción, o cuantos se quiera.
value-per_turn-one = una
value-per_turn-any = cuantas se quiera
option-goods_kept = Productos vendidos
    .about = Si los productos vendidos se pueden vender otra vez en otro mercado, o se gastan.
option-castle_covers = Bajo un castillo
    .about = Si un castillo quita los terrenos de su colina a trabajadores y anillos.
option-worker_start = Inicio de un paseo
    .about = Un trabajador sale de cualquier cruce de su colina, o de donde se detuvo.
value-worker_start-any = cualquier cruce
value-worker_start-last = donde se detuvo
option-top_slot = Casilla superior
    .about = Si un jugador puede ocupar la casilla superior una vez por escala, o una vez por tipo.
value-top_slot-track = una vez por escala
value-top_slot-type = una vez por tipo
option-castle_choice = Varios castillos
    .about = Si el jugador dice cuál de varias colinas recibe antes el castillo, o se sigue el sentido del reloj.
value-castle_choice-player = lo dice el jugador
value-castle_choice-clockwise = como el reloj

# --- en qué se fija quien juzga una posición ------------------------------------------

feature-total = puntos si la partida acabara ahora
feature-charters = puntos por fueros
feature-landscapes = puntos por paisajes
feature-constructions = puntos por construcciones
feature-religion = puntos por religión
feature-wealth = puntos por riqueza
feature-secret_charter = el fuero secreto propio
feature-step = pasos en la escala de religión
feature-spaces = espacios propios de la línea
feature-variety = terrenos distintos en la línea
feature-ahead = espacios por delante del cilindro
feature-discs = discos en la provisión
feature-workers = trabajadores en la mesa
feature-idle = un trabajador en la provisión
feature-on_castles = piezas en castillos
feature-slots = casillas en las escalas de puntuación
feature-tops = casillas superiores de las escalas
feature-reserve = losetas de exploración junto a la línea
feature-in_turn = acciones aún posibles en este turno
feature-fresh = el turno entero por delante
feature-to_move = el turno que aún queda
