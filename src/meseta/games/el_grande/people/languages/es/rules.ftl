# El Grande, en español

seat-purple = Morado
seat-green = Verde
seat-blue = Azul
seat-orange = Naranja
seat-white = Blanco

# Lugares: .from de dónde, .to adónde, .in dónde, .what qué. El Castillo y el País Vasco llevan artículo,
# que se une a la preposición; tres regiones se llaman de otro modo en la edición clásica.

area-galicia = Galicia
    .from = de Galicia
    .to = a Galicia
    .in = en Galicia
area-2023-navarra = Navarra
    .from = de Navarra
    .to = a Navarra
    .in = en Navarra
area-classic-navarra = País Vasco
    .from = del País Vasco
    .to = al País Vasco
    .in = en el País Vasco
    .what = el País Vasco
area-aragon = Aragón
    .from = de Aragón
    .to = a Aragón
    .in = en Aragón
area-cataluna = Cataluña
    .from = de Cataluña
    .to = a Cataluña
    .in = en Cataluña
area-2023-castilla = Castilla
    .from = de Castilla
    .to = a Castilla
    .in = en Castilla
area-classic-castilla = Castilla la Vieja
    .from = de Castilla la Vieja
    .to = a Castilla la Vieja
    .in = en Castilla la Vieja
area-2023-toledo = Toledo
    .from = de Toledo
    .to = a Toledo
    .in = en Toledo
area-classic-toledo = Castilla la Nueva
    .from = de Castilla la Nueva
    .to = a Castilla la Nueva
    .in = en Castilla la Nueva
area-sevilla = Sevilla
    .from = de Sevilla
    .to = a Sevilla
    .in = en Sevilla
area-granada = Granada
    .from = de Granada
    .to = a Granada
    .in = en Granada
area-valencia = Valencia
    .from = de Valencia
    .to = a Valencia
    .in = en Valencia
area-castillo = Castillo
    .from = del Castillo
    .to = al Castillo
    .in = en el Castillo
    .what = el Castillo
area-france = Francia
    .from = de Francia
    .to = a Francia
    .in = en Francia
area-portugal = Portugal
    .from = de Portugal
    .to = a Portugal
    .in = en Portugal

# La edición de 2023: no teníamos a mano un reglamento en español, así que los títulos son nuestros.
# Lo que en español se llama igual (Fiesta, Veto) ya está en la caja.

card-2023-intrigue_any_3 = Intriga
    .own = sí
card-2023-intrigue_any_4 = Intriga
    .own = sí
card-2023-intrigue_own_4 = Intriga
    .own = sí
card-2023-intrigue_foreign_3 = Intriga
    .own = sí
card-2023-intrigue_own_2_foreign_2 = Intriga
    .own = sí
card-2023-intrigue_region_5 = Intriga
    .own = sí
card-2023-intrigue_region_all_own = Intriga
    .own = sí
card-2023-intrigue_choice = Intriga
    .own = sí
card-2023-militia = Milicia
    .own = sí
card-2023-decay_all = Declive
    .own = sí
card-2023-decay_3 = Declive
    .own = sí
card-2023-assassin = Asesino
    .own = sí
card-2023-withdrawal = Retirada
    .own = sí
card-2023-civil_war_all = Guerra civil
    .own = sí
card-2023-civil_war_2 = Guerra civil
    .own = sí
card-2023-score_one_region = Puntuación extra
    .own = sí
card-2023-score_fours = Avanzadas
    .own = sí
card-2023-score_sixes_sevens = Fortalezas
    .own = sí
card-2023-score_first_only = Laureles
    .own = sí
card-2023-score_most = Multitud
    .own = sí
card-2023-score_least = Soledad
    .own = sí
card-2023-score_castillo = Revelación
    .own = sí
card-2023-decree = Decreto
    .own = sí
card-2023-empowerment = Plenos poderes
    .own = sí
card-2023-court_reserve = Reserva de corte
    .own = sí
card-2023-adopted_home = Nuevo hogar
    .own = sí
card-2023-secret_scoring = Puntuación secreta
    .own = sí
card-2023-coup = Golpe de Estado
    .own = sí
card-2023-royal_advisor = Consejero
    .own = sí
card-2023-your_majesty = Su Majestad
    .own = sí
card-2023-exile = Exilio
    .own = sí
card-2023-retinue = Séquito
    .own = sí
card-2023-rivalry = Rivalidad
    .own = sí
card-2023-country_estate = Casa de campo
    .own = sí
card-2023-revolt = Revuelta
    .own = sí
card-2023-smuggling = Contrabando
    .own = sí
card-2023-regent = Regente
    .own = sí
card-2023-regency_8 = Regencia VIII
    .own = sí
card-2023-regency_9 = Regencia IX
    .own = sí
card-2023-regency_10 = Regencia X
    .own = sí

# La edición clásica: títulos traducidos de los reglamentos neerlandés e inglés.

card-classic-intrigue_any_3 = Intriga
    .own = sí
card-classic-intrigue_any_4 = Intriga
    .own = sí
card-classic-intrigue_own_4 = Intriga
    .own = sí
card-classic-intrigue_foreign_3 = Intriga
    .own = sí
card-classic-intrigue_own_2_foreign_2 = Intriga
    .own = sí
card-classic-intrigue_region_5 = Intriga
    .own = sí
card-classic-intrigue_region_all_own = Intriga
    .own = sí
card-classic-intrigue_choice = Intriga
    .own = sí
card-classic-militia = Intriga
    .own = sí
card-classic-veto = Veto
card-classic-decay_all = Descrédito
    .own = sí
card-classic-decay_3 = Descrédito
    .own = sí
card-classic-assassin = Asesinos
    .own = sí
card-classic-withdrawal = La ira del Rey
    .own = sí
card-classic-civil_war_all = Huida
    .own = sí
card-classic-civil_war_2 = Disturbios
    .own = sí
card-classic-score_one_region = Puntuación extra
    .own = sí
card-classic-score_fours = Puntuación extra
    .own = sí
card-classic-score_fives = Puntuación extra
    .own = sí
card-classic-score_sixes_sevens = Puntuación extra
    .own = sí
card-classic-score_first_only = Puntuación extra
    .own = sí
card-classic-score_most = Puntuación extra
    .own = sí
card-classic-score_least = Puntuación extra
    .own = sí
card-classic-score_castillo = Puntuación extra
    .own = sí
card-classic-secret_scoring = Puntuación extra
    .own = sí
card-classic-decree = Loseta de puntos
    .own = sí
card-classic-empowerment = Cartas de poder
    .own = sí
card-classic-court_reserve = La corte
    .own = sí
card-classic-adopted_home = Grande
    .own = sí
card-classic-coup = Desalojo
    .own = sí
card-classic-royal_advisor = Consejero
    .own = sí
card-classic-your_majesty = El Rey
    .own = sí

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballeros
}
ability-court = corte
    .does = , luego lleva { $count ->
        [one] 1 caballero
       *[other] hasta { $count } caballeros
    } a la corte
ability-castillo = Castillo
    .does = , luego coloca { COUNT($count, "caballero") } más en el Castillo
ability-move = mover
    .does = , luego mueve { $count ->
        [one] 1 caballero propio
       *[other] { $count } caballeros propios
    }
modifier-does = { $adds }: { $way ->
    [earlier] actúa antes
   *[later] actúa después
}
own_title = ° título nuestro
bonus-king = primero en la región del Rey
bonus-grande = primero en el hogar de su Grande

# --- qué pasa --------------------------------------------------------------------------

event-round = Empieza la ronda { $round }.
event-king_starts = El Rey empieza { FORM($area, "in") }.
event-grande_starts = El Grande y { COUNT($count, "caballero") } de { $seat } empiezan { FORM($area, "in") }.
event-dummy_enters = { COUNT($count, "caballero") } del neutral ({ $seat }) { $count ->
    [one] entra
   *[other] entran
} { FORM($area, "in") }.
event-revealed = El mazo { $stack } muestra { $card }.
event-passed = { $seat } pasa un modificador a la izquierda.
passed-to = { $seat } pasa un modificador a { $left }.
event-swapped = Todos toman el modificador que les llega de la derecha.
event-power = { $seat } juega la carta de poder { $value }.
event-power_modified = { $seat } juega la carta de poder { $value } con el modificador { $modifier }: { $total } en total.
event-dummy_power = El neutral ({ $seat }) muestra la carta de poder { $value }.
event-recruited = { $count ->
    [0] { $seat } no lleva a nadie a la corte.
   *[other] { $seat } lleva { COUNT($count, "caballero") } a la corte.
}
event-recalled = { $seat } hace volver un caballero { FORM($area, "from") } a la corte.
event-ability = { $seat } usa la habilidad del modificador { $modifier }.
event-took = { $seat } toma { $card } del mazo { $stack }.
event-placed = { $seat } coloca un caballero { FORM($area, "in") }.
event-announced = { $seat } anuncia la acción especial de { $card }.
event-vetoed = { $seat } veta: { $card }.
event-allowed = { $seat } lo permite.
event-allowed_rest = { $seat } permite toda la acción especial.
event-wants_move = { $by } quiere mover un caballero de { $seat } { FORM($area, "from") } { FORM($target, "to") }.
event-wants_extra = { $seat } quiere colocar un caballero adicional { FORM($area, "in") }.
event-wants_return = { $by } quiere devolver un caballero de { $seat } { FORM($area, "from") } a la provincia.
event-wants_withdraw = { $seat } va a devolver un caballero { FORM($area, "from") } a la provincia.
event-wants_withdraw_court = { $seat } va a devolver { COUNT($count, "caballero") } de la corte a la provincia.
event-wants_disc = { $seat } va a hacer lo que indica el disco.
event-wants_score = { $seat } quiere puntuar { FORM($area, "what") }.
event-wants_tile = { $by } quiere colocar la loseta de puntuación { $tile } { FORM($area, "in") }.
event-wants_regain = { $seat } quiere recuperar una carta de poder.
event-wants_grande = { $seat } quiere mover su Grande { FORM($area, "to") }.
event-wants_coup = { $seat } quiere que todos los demás salgan { FORM($area, "from") }.
event-wants_king = { $area ->
    [castillo] { $seat } quiere poner al Rey junto al Castillo.
   *[other] { $seat } quiere mover al Rey { FORM($area, "to") }.
}
event-wants_recruit = { $seat } quiere llevar { COUNT($count, "caballero") } a la corte.
event-wants_recall = { $seat } quiere hacer volver un caballero { FORM($area, "from") } a la corte.
event-moved = { $by } mueve un caballero de { $seat } { FORM($area, "from") } { FORM($target, "to") }.
    .own = { $seat } mueve un caballero { FORM($area, "from") } { FORM($target, "to") }.
event-returned = { COUNT($count, "caballero") } de { $seat } { $count ->
    [one] vuelve
   *[other] vuelven
} { FORM($area, "from") } a la provincia.
event-returned_court = { $seat } devuelve { COUNT($count, "caballero") } de la corte a la provincia.
event-disc = { $seat } ha fijado el disco secreto.
event-disc_shown = El disco de { $seat } muestra { FORM($area, "what") }.
event-scored = { $seat } ocupa el puesto { $place } { FORM($area, "in") }: { COUNT($points, "point") }.
event-bonus = { $seat } recibe { COUNT($points, "point") } más { FORM($area, "in") }: { $bonus }.
event-to_court = { COUNT($count, "caballero") } de { $seat } { $count ->
    [one] vuelve
   *[other] vuelven
} { FORM($area, "from") } a la corte.
event-tile = { $by } coloca la loseta de puntuación { $tile } { FORM($area, "in") }.
event-regained = { $seat } recupera una carta de poder.
event-regained_modifier = { $seat } recupera un modificador.
event-grande = El Grande de { $seat } va { FORM($area, "to") }.
event-king = { $area ->
    [castillo] El Rey se pone junto al Castillo.
   *[other] El Rey va { FORM($area, "to") }.
}
event-king_stays = { $area ->
    [castillo] El Rey se queda junto al Castillo.
   *[other] El Rey se queda { FORM($area, "in") }.
}
event-dummy_took = El neutral ({ $seat }) quita de esta ronda { $card }, del mazo { $stack }.
event-starter = { $seat } recibe el marcador de inicio.
event-veto_kept = { $seat } se guarda el Veto.
event-veto_expires = El Veto de { $seat } caduca.
event-scoring = Se puntúa { FORM($area, "what") }.
event-king_scoring = Puntuación general tras la ronda { $round }.
event-smuggling = { $seat } puede colocar también en la región del Rey.
event-ended = { $seat } termina su turno.
event-over = La partida ha terminado.

# --- qué se pregunta -------------------------------------------------------------------

ask-pass = pasa un modificador a la izquierda
    .flag = pasa
    .now = pasa un modificador a { $left }
ask-power = juega una carta de poder
    .flag = juega poder
    .now = { $laid ->
        [none] juega una carta de poder
       *[other] juega una carta de poder con el modificador { $laid }
    }
ask-recruit = lleva caballeros a la corte
    .flag = lleva
ask-recall = haz volver caballeros de las regiones
    .flag = hace volver
ask-ability = usa la habilidad del modificador
    .flag = ¿habilidad?
ask-take = toma una carta de acción
    .flag = toma una carta
ask-turn = coloca caballeros, usa la acción especial o termina el turno
    .flag = coloca o actúa
    .now = { $stage ->
        [special] usa la acción especial o termina el turno
       *[other] coloca caballeros: { $left ->
            [one] queda
           *[other] quedan
        } { $left } de { $all }
    }
ask-veto = veta o permite
    .flag = ¿veto?
ask-choose = elige una de dos acciones especiales
    .flag = elige
ask-lift = levanta un caballero para moverlo
    .flag = levanta
    .now = levanta un caballero para moverlo: aún { $moves }
ask-drop = suelta el caballero
    .flag = suelta
ask-place_extra = coloca caballeros adicionales
    .flag = coloca más
    .now = coloca caballeros adicionales: aún { $left }
ask-assassinate = devuelve un caballero de cada color ajeno
    .flag = devuelve
ask-withdraw = devuelve caballeros propios
    .flag = se retira
    .now = devuelve { COUNT($left, "caballero") }
ask-disc = fija el disco secreto
    .flag = fija el disco
    .now = { $purpose ->
        [castillo] { $count ->
            [0] ¿adónde van tus piezas del Castillo?
            [one] ¿adónde va tu caballero del Castillo?
           *[other] ¿adónde van tus { COUNT($count, "caballero") } del Castillo?
        }
        [coup] { $emptied }: { $count ->
            [one] ¿adónde va tu caballero?
           *[other] ¿adónde van tus { COUNT($count, "caballero") }?
        }
        [lose] ¿en qué región pierdes caballeros?
       *[compare] ¿qué región eliges para puntuar?
    }
ask-score = puntúa una zona
    .flag = puntúa
ask-decree = coloca o mueve una loseta de puntuación
    .flag = coloca loseta
ask-regain = recupera una carta
    .flag = recupera
ask-move_grande = mueve tu Grande
    .flag = se muda
ask-coup = nombra la región que se vacía
    .flag = nombra región
ask-king = mueve al Rey
    .flag = mueve al Rey
ask-escort = elige quién sigue al Rey
    .flag = da escolta
    .now = elige quién sigue al Rey: aún { $left }
ask-over = la partida ha terminado
because-card = { $whose } juega { $card }: { $question }

# --- acciones especiales -----------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Mueve cuantos caballeros { $whose ->
            [own] propios{" "}
            [foreign] ajenos{" "}
           *[any] {""}
        }quieras
       *[other] Mueve hasta { $up_to } caballeros { $whose ->
            [own] propios
            [foreign] ajenos
           *[any] cualesquiera
        }
    }{ $out_of ->
        [one_region] {" "}de una región
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}a una región
       *[anywhere] {""}
    }
effect-place = Coloca hasta { $up_to } caballeros adicionales en { $where ->
        [regions] las regiones que quieras
        [castillo] el Castillo
       *[both] las regiones que quieras o el Castillo
    }
effect-empty_courts = Los demás devuelven { $up_to ->
        [all] toda su corte
       *[other] { $up_to } caballeros de su corte
    }
effect-assassinate = { $may_stop ->
        [true] Devuelve hasta un caballero de cada color ajeno
       *[false] Devuelve un caballero de cada color ajeno
    }
effect-withdraw = Los demás devuelven { $up_to } caballeros propios, de regiones o corte
effect-civil_war = Los demás eligen región con el disco y pierden allí { $up_to ->
        [all] todos sus caballeros
       *[other] { $up_to } caballeros propios
    }
effect-score = { $what ->
        [choice] Puntúa la región que quieras
        [values] Puntúa todas las regiones de valor { $values }
        [first_places] Puntúa todas las regiones, pero solo los primeros puestos
        [most] Puntúa las regiones con más caballeros
        [least] Puntúa las regiones con menos caballeros
        [castillo] Puntúa el Castillo
       *[discs] Todos eligen región con el disco; se puntúan las elegidas una sola vez
    }
effect-decree = Coloca o mueve una loseta de puntuación
effect-regain = Recupera una carta de poder jugada
effect-recruit = Lleva hasta { $up_to } caballeros a la corte
effect-grande = Mueve tu Grande a otra región
effect-coup = Nombra una región; los demás salen de ella según su disco
effect-king = { $to ->
        [anywhere] Mueve al Rey a cualquier región
        [neighbour] Mueve al Rey a una región vecina
        [distant] Mueve al Rey a una región que no sea vecina
        [abroad] Envía al Rey a Francia o a Portugal
        [fewest] Mueve al Rey a la región con menos caballeros
       *[a_grande] Mueve al Rey a una región con Grandes; estos van al Castillo
    }{ $escort ->
        [0] {""}
       *[other] , y { $escort } caballeros con él
    }
effect-revolt = Pon al Rey junto al Castillo
effect-regent = Cambia de sitio al Rey y a tu Grande
effect-smuggle = Coloca también en la región del Rey
effect-veto = Guarda esta carta para prohibir una acción especial, esta ronda o la próxima
note-or_castillo = {" "}o el Castillo
note-his_own_too = , también la suya
note-not_his_own = , no la suya
note-from_castillo = , también del Castillo
note-not_dummy = ; se puede perdonar al neutral
note-singles_lose = ; quien no los tenga en ninguna región pierde cuantos pueda
note-or_modifier = {" "}o un modificador
joined-and = {" "}y{" "}
joined-or = {" "}— o bien:{" "}

# --- opciones ----------------------------------------------------------------------------------

option-players = Jugadores
    .about = Cuántos juegan, o sus colores en el orden de los asientos. Dos juegan con un neutral.
option-edition = Edición
    .about = Las cartas y reglas de la nueva edición de 2023, o de la primera de 1995.
value-edition-2023 = nueva (2023)
value-edition-classic = clásica (1995)
option-short = Partida corta
    .about = Solo se juegan seis rondas; la caja dice cuáles se omiten.
option-merged_stack = Mazos mezclados
    .about = Tres jugadores mezclan el segundo y el tercer mazo en uno; dos lo hacen siempre.
option-expansions = Expansiones
    .about = Nueva regencia sustituye el mazo del Rey, Viejos conocidos añade cartas, Cambio de poder añade modificadores.
value-expansions-new-regency = Nueva regencia
value-expansions-old-hands = Viejos conocidos
value-expansions-power-shift = Cambio de poder
option-old_hands = Viejos conocidos sueltos
    .about = Qué cartas de Viejos conocidos entran, en lugar de todas.
value-old_hands-intrigue_choice = Intriga
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Puntuación secreta
option-castillo = El Castillo
    .about = Si lo que hay dentro se muestra, ya que todo se anunció, o hay que recordarlo hasta el final de la partida.
value-castillo-open = a la vista
value-castillo-memory = de memoria
option-dummy_castillo = El neutral en el Castillo
    .about = Si los caballeros del neutral se quedan allí en una puntuación general o vuelven a casa.
value-dummy_castillo-stay = se quedan
value-dummy_castillo-home = vuelven a casa
option-militia_castillo = Milicia al Castillo
    .about = Si los caballeros adicionales de la Milicia pueden ir también al Castillo.
option-choice_castillo = El Castillo a elección
    .about = Si una puntuación a elección puede nombrar el Castillo.
option-estate_may_stay = Casa de campo
    .about = Si la propia región del Rey puede ser la que tiene menos caballeros.
option-assassin_may_stop = Asesino
    .about = Si se puede perdonar a algún color.
option-assassin_dummy = Asesino y neutral
    .about = Si se puede perdonar al neutral, o hay que quitarle también un caballero.
value-assassin_dummy-may = se le puede perdonar
value-assassin_dummy-must = también debe perder uno
option-civil_war_singles = Guerra civil con caballeros sueltos
    .about = Si quien no tiene dos caballeros en ninguna región se libra de la Guerra civil de dos, o pierde cuantos pueda.
value-civil_war_singles-spared = se libra
value-civil_war_singles-lose = pierde lo que pueda
option-retinue_castillo = Séquito desde el Castillo
    .about = Si los caballeros siguen al Rey desde el Castillo cuando estaba junto a él.
option-may_leave_undone = Dejar sin hacer
    .about = Si la loseta, la carta de poder, el Grande o el Rey pueden quedarse donde están después de anunciar la acción especial.
option-veto_interrupts = Veto que interrumpe
    .about = Si un Veto de la edición clásica puede parar una acción especial en cada paso; o solo los movimientos uno a uno, y lo demás antes de que empiece; o nunca una vez empezada.
value-veto_interrupts-every-step = en cada paso
value-veto_interrupts-moves = solo movimientos
value-veto_interrupts-never = nunca

# --- en qué se fija quien juzga una posición -------------------------------------------

feature-points = los puntos hasta ahora
feature-next_scoring = lo que daría la próxima puntuación
feature-later_scorings = lo que darían las siguientes puntuaciones
feature-due_now = lo que daría la puntuación de esta ronda
feature-due_for_sure = puntos casi seguros de la puntuación de esta ronda
feature-due_soon = lo que daría la puntuación de la próxima ronda
feature-chances_now = puntos al alcance antes de la puntuación de esta ronda
feature-dangers_now = puntos en peligro antes de la puntuación de esta ronda
feature-castillo_now = caballeros que salen del Castillo en esta ronda
feature-firsts = primeros puestos en solitario
feature-safety = ventajas seguras
feature-chances = puntos al alcance
feature-dangers = puntos en peligro
feature-kings_region = caballeros en la región del Rey
feature-home = la ventaja en el hogar del Grande
feature-on_board = caballeros en las regiones
feature-in_castillo = caballeros en el Castillo
feature-court = caballeros en la corte
feature-province = caballeros en la provincia
feature-hand = mejores cartas de poder que quedan en la mano
feature-best_card = la carta de poder más alta de la mano
feature-to_move = el turno que aún queda
feature-order = el orden de los turnos
feature-to_place = caballeros aún por colocar
feature-special = la acción especial que aún queda
feature-vetoes = cartas de Veto
