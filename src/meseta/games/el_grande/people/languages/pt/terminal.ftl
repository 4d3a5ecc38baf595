# El Grande no terminal, português

# --- a mesa ----------------------------------------------------------------------------

initial-purple = R
initial-green = V
initial-blue = A
initial-orange = L
initial-white = B

sheet-values = valores
sheet-scored_soon = pontua após esta ronda
sheet-court = corte
sheet-province = prov.
sheet-dummy = neutro
sheet-vetoes = { $count ->
    [one] veto
   *[other] { $count } vetos
}
sheet-disc = disco: { $area }

# --- as respostas ----------------------------------------------------------------------

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
choice-recall-stop = não chamar mais
choice-ability-use = usar
choice-ability-skip = não usar
choice-take-take = { $card } ({ $places }): { $text }
    .alone = { choice-take-take }
choice-turn-place = { $area }
choice-turn-special = ação especial
    .alone = ação especial: { $card }
choice-turn-end = terminar o turno
    .alone = { $left ->
        [0] terminar o turno
       *[other] terminar o turno ({ COUNT($left, "caballero") } por colocar)
    }
choice-veto-veto = vetar
choice-veto-allow = deixar passar
choice-veto-allow_rest = deixar passar tudo
choice-choose-choose = { $text }
    .alone = { choice-choose-choose }
choice-lift-lift = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-lift-stop = não mover mais
choice-drop-drop = { $area }
choice-place_extra-place = { $area }
choice-place_extra-stop = não colocar mais
choice-assassinate-send = { $region } { $initial }
    .alone = { $region }: { $owner }
choice-assassinate-stop = poupar os outros
choice-withdraw-court = a corte
choice-withdraw-send = { $region }
choice-disc-turn = { $region }
choice-score-score = { $area }
choice-decree-lay = { $area } { $tile }
    .alone = { $area }: { $tile }
choice-decree-skip = deixar estar
choice-regain-power = {""}
    .alone = carta de poder { $value }
choice-regain-modifier = modificador { $modifier }
    .alone = modificador { $does }
choice-regain-skip = deixar estar
choice-move_grande-move = { $region }
choice-move_grande-skip = deixar estar
choice-coup-empty = { $region }
choice-king-move = { $area }
choice-king-skip = deixar estar
choice-escort-choose = { $owner }

# --- de que tratam as perguntas ------------------------------------------------------------

detail-ability = { $does }
detail-pass = todos passam um ao mesmo tempo; recebes um { FORM($right, "of") }
detail-power = alta joga primeiro, baixa traz mais caballeros (+){ $count ->
    [0] {""}
   *[other] ; jogadas: { $who }
}
detail-recruit = { $short ->
    [0] até { $most } da província
   *[other] até { $most }: primeiro { $province } da província, depois { $short } das regiões
}
detail-recall = até { $left }, porque a província está vazia
detail-turn = { $stage ->
    [before] antes ou depois: { $text }
    [during] a ação especial acaba com a colocação: { $text }
    [special] { $text }
   *[placing] {""}
}
detail-lift = { $text }
detail-drop = { $owner }, { FORM($region, "from") }
detail-assassinate = ainda: { $who }
detail-withdraw = um a um, da tua corte ou das regiões
detail-disc = { $purpose ->
    [castillo] { $king ->
        [here] todos escolhem ao mesmo tempo; quem escolher a região do Rei ({ $area }) leva-os para a corte
       *[away] todos escolhem ao mesmo tempo
    }
    [coup] { $king ->
        [here] todos os visados escolhem ao mesmo tempo; da região do Rei ({ $area }) seguem para a corte
       *[away] todos os visados escolhem ao mesmo tempo
    }
    [lose] { $text } Todos os visados escolhem ao mesmo tempo
   *[compare] todos escolhem ao mesmo tempo; uma região pontua se só um disco a indicar
}
detail-score = { $text }
detail-decree = { $text }
detail-coup = { $text }
detail-king = { $text }
detail-veto = { $last }
moves-own = { $count ->
    [all] qualquer número de próprios
    [one] { $count } próprio
   *[other] { $count } próprios
}
moves-foreign = { $count ->
    [all] qualquer número de alheios
    [one] { $count } alheio
   *[other] { $count } alheios
}
moves-any = { $count ->
    [all] qualquer número de qualquer cor
   *[other] { $count } de qualquer cor
}

# --- a que levariam as respostas -----------------------------------------------------------

outlook-power-play = { $order ->
    [one] Jogarias em { $first }.º de { $seats }.
    [several] Jogarias entre { $first }.º e { $last }.º de { $seats }.
   *[open] {""}
}
outlook-disc-turn = { $lead ->
    [court] O Rei está { FORM($area, "in") }: os teus caballeros vão para a corte.
    [region] { $area } com os teus caballeros: { $there }; vale { $values }.
   *[nowhere] {""}
}

terminal-signs = ♚ Rei · ♜R grande do Roxo · ▣ placa de pontuação · (3) lugares para caballeros · * reconstruído: sem fonte conhecida · ° título nosso
