# El Grande en la terminal, en español

# --- la mesa ---------------------------------------------------------------------------

initial-purple = M
initial-green = V
initial-blue = A
initial-orange = N
initial-white = B

sheet-values = valores
sheet-scored_soon = se puntúa tras esta ronda
sheet-court = corte
sheet-province = provincia
sheet-dummy = neutral
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } vetos
}
sheet-disc = disco: { $area }

# --- las respuestas --------------------------------------------------------------------

choice-pass-give = { $modifier }
    .alone = { $does }
choice-power-play = +{ $count }
    .alone = carta de poder { $value } (+{ $count })
choice-power-modify = modificador { $modifier }
    .alone = modificador { $does }
choice-recruit-recruit = {""}
    .alone = { COUNT($count, "caballero") }{ $all ->
        [true] {" "}(todos)
       *[false] {""}
    }
choice-recall-recall = { $region }
choice-recall-stop = nadie más
choice-ability-use = usarla
choice-ability-skip = dejarla
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = acción especial
    .alone = acción especial: { $card }
choice-turn-end = terminar el turno
    .alone = { $left ->
        [0] terminar el turno
       *[other] terminar el turno ({ COUNT($left, "caballero") } sin colocar)
    }
choice-veto-veto = vetar
choice-veto-allow = permitir
choice-veto-allow_rest = permitir todo
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = no mover más
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = no colocar más
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = perdonar a los demás
choice-withdraw-court = la corte
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = dejarlo
choice-regain-power = {""}
    .alone = carta de poder { $value }
choice-regain-modifier = modificador { $modifier }
    .alone = modificador { $does }
choice-regain-skip = dejarlo
choice-move_grande-move = { $region }
choice-move_grande-skip = dejarlo
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = dejarlo
choice-escort-choose = { $owner }

# --- sobre qué son las preguntas ---------------------------------------------------------

detail-ability = { $does }
detail-pass = todos pasan uno a la vez; tú recibes uno de { $right }
detail-power = la alta actúa antes, la baja trae más caballeros (+){ $count ->
    [0] {""}
   *[other] ; jugadas: { $who }
}
detail-recruit = { $short ->
    [0] hasta { $most } de la provincia
   *[other] hasta { $most }: primero { $province } de la provincia, luego { $short } de las regiones
}
detail-recall = hasta { $left }, porque la provincia está vacía
detail-turn = { $stage ->
    [before] antes o después: { $text }
    [during] la acción especial acaba con la colocación: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, { FORM($region, "from") }
detail-assassinate = aún: { $who }
detail-withdraw = uno a uno, de tu corte o de las regiones
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] todos eligen a la vez; quien elige la región del Rey ({ $area }) se los lleva a la corte
       *[away] todos eligen a la vez
    }
    [coup] { $king ->
        [here] los afectados eligen a la vez; de la región del Rey ({ $area }) siguen hasta la corte
       *[away] los afectados eligen a la vez
    }
    [lose] { $text } Los afectados eligen a la vez
   *[compare] todos eligen a la vez; una región se puntúa si solo la muestra un disco
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] cuantos quieras tuyos
    [one] { $count } propio
   *[other] { $count } propios
}
moves-foreign = { $count ->
    [all] cuantos quieras ajenos
    [one] { $count } ajeno
   *[other] { $count } ajenos
}
moves-any = { $count ->
    [all] cuantos quieras de cualquier color
   *[other] { $count } de cualquier color
}

# --- adónde llevarían las respuestas -------------------------------------------------------

outlook-power-play = { $order ->
    [one] Actuarías en el puesto { $first } de { $seats }.
    [several] Actuarías entre los puestos { $first } y { $last } de { $seats }.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] Allí está el Rey ({ $area }): tus caballeros van a la corte.
    [region] { $area } con tus caballeros: { $there }; vale { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ Rey · ♜M Grande de Morado · ▣ loseta de puntuación · (3) sitios para caballeros · * reconstruido: no se conoce ninguna fuente · ° título nuestro
