# 6 Castles no terminal, português

# --- a mesa ----------------------------------------------------------------------------

# Vermelho e Verde, Azul e Amarelo começam pela mesma letra.
initial-blue = A
initial-red = R
initial-yellow = M
initial-green = V

short-pasture = Pa
short-chestnut = Ct
short-olive = Az
short-vine = Vi
short-cereal = Ce
short-lake = La
short-dead_land = Tm
short-forest = Fl
short-house = Ca
short-chapel = Cp
short-stone_cross = Cr
short-military_camp = Ac
short-roman_milestone = Mi
short-rock = ▲▲
short-toll = ½½
corner-nw = NO
    .in = no noroeste
corner-ne = NE
    .in = no nordeste
corner-se = SE
    .in = no sudeste
corner-sw = SO
    .in = no sudoeste

brings-half_coin = meia moeda
brings-cylinder = passo do cilindro
brings-religion = passo de religião
brings-exploration = peça de exploração
sheet-line = Linha { FORM($seat, "of") }
sheet-secret = secreto
sheet-on_castles = figuras nos castelos
sheet-charter = { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } de religião
}
sheet-coins = meias
sheet-discs = discos
sheet-workers = trabalh.
sheet-religion = religião
sheet-tiles = peças
sheet-total = total

# --- as respostas ----------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = lado { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = colocar { $number }
    .alone = colocar a peça { $shows }
choice-lay-append = acrescentar uma peça à linha
choice-lay-replace = trocar a peça { $place } da linha
choice-lay-toll = pagar um passo
    .alone = pagar uma meia moeda e avançar
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] como está
    [1] rodar um quarto
    [2] rodar meia volta
   *[3] rodar três quartos
}
    .alone = { choice-rotate-turn }
choice-extend-append = acrescentar uma peça
choice-extend-decline = perder o passo
choice-castle-build = { $place } ({ $shows })
    .alone = na colina { $place } ({ $shows })
choice-act-end = terminar o turno
choice-act-mark_hill = marcar { $place } ({ $shows })
    .alone = marcar a colina { $place } ({ $shows })
choice-act-step = avançar para { $shows }
choice-act-disc = disco em { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } por { $coins }
    .alone = { $castle }: vender { $goods } { $good } por { COUNT($coins, "half_coin") }
choice-act-score = { $points } pontos por { $type }
    .alone = { $points } pontos: { $type }
choice-act-enter = trazer um trabalhador
choice-act-walk = caminhar com o trabalhador { $worker }
choice-act-pray = religião +{ $steps }
    .alone = { COUNT($steps, "step") } de religião ({ $points } → { $then } pontos)
choice-act-append = acrescentar uma peça à linha
choice-act-replace = trocar a peça { $place } da linha
choice-act-toll = pagar um passo
    .alone = pagar uma meia moeda e avançar
choice-sale_disc-lift = disco em { $shows }
    .alone = disco em { $space } ({ $shows })
choice-sale_disc-supply = da provisão
choice-slot_disc-lift = disco em { $shows }
    .alone = disco em { $space } ({ $shows })
choice-slot_disc-supply = da provisão
choice-goal-go = { $number }
    .alone = { FORM($tile, "to") }
choice-hill-enter = { $place } ({ $shows })
    .alone = para a colina { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = trabalhador { $worker } { FORM($hill, "on") }
choice-slot_worker-supply = da provisão

# --- de que tratam as perguntas ------------------------------------------------------------

detail-charter = { $alone ->
    [true] a solo, no fim contam ambos da mesma maneira
   *[false] fica secreto até ao fim; o outro fica à vista de todos
}
detail-line_tile = peça { $place } da linha
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] a marcar { $marking } · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] a peça do adversário imaginário
   *[misplaced] a peça do adversário tem de sair
}
detail-goal = trabalhador { $worker }
detail-hill = trabalhador { $worker } { FORM($tile, "on") }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = Pa pastos, Ct castanhas, Az azeitonas, Vi vinhas, Ce cereais, La lago, Tm terra morta, Fl floresta, Ca casa, Cp capela, Cr cruzeiro, Ac acampamento, Mi marco miliário, ▲▲ rocha, ½½ meia moeda · um número a seguir: o teu trabalhador, uma letra: o de outro · ♜ castelo · ◉ cilindro · ● disco · 5! vaga de topo · 4=A ocupada pelo Azul · * reconstruído: sem fonte conhecida
