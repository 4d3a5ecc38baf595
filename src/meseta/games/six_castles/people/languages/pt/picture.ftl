# 6 Castles: o que está na imagem

picture-version = { $kind ->
    [family] a versão familiar
    [solo] a solo
   *[normal] lado { $side } do tabuleiro
}
picture-landscape = { $count ->
    [one] { $count } peça de paisagem
   *[other] { $count } peças de paisagem
}
picture-tile = peça de paisagem { $shows }
picture-spot = um lugar vazio: { $spot }
picture-castle = o castelo { $castle }
picture-castle-type = castelos
picture-worker = { $seat }: trabalhador { $number }
picture-market = { $good }, vendido por { $seat }
picture-coins = { $count ->
    [one] moeda
   *[other] moedas
}
picture-halves = { $count ->
    [one] meia
   *[other] meias
}
picture-discs = { $count ->
    [one] disco
   *[other] discos
}
picture-workers = { $count ->
    [one] trabalhador
   *[other] trabalhadores
}
picture-line = linha de exploração
picture-reserve = reserva
picture-tiles-in-hand = peças de paisagem na mão
picture-religion = Religião
picture-track-landscape = Paisagens
picture-track-construction = Construções
picture-top = 5 iguais: { $points }
picture-slot = { $type }, { COUNT($points, "point") }
picture-charters = Forais
picture-secret = secreto
picture-charter-owner = trazido por { $seat }
picture-charter-leads = { $leaders ->
    [one] { $who } lidera com { $count }
   *[other] empate a { $count }: { $who }
}
picture-charter-won = ganha { $seat }
picture-charter-nobody = ninguém
picture-stacks = Pilhas
picture-pile = peças de paisagem
    .short = peças
picture-rival = do adversário
    .short = adversário
picture-castles-left = castelos
    .short = castelos
picture-stock = peças de exploração
    .short = exploração
picture-next = a seguir: { $name }
picture-hand = A tua mão
picture-own-line = A tua linha
picture-own-reserve = A tua reserva
picture-short-stone_cross = cruzeiro
picture-short-military_camp = acampamento
picture-short-roman_milestone = miliário
picture-rock = rocha
picture-toll = meia moeda
picture-laying = A colocar
picture-nothing-laid = nenhuma peça está a ser colocada
picture-start-side = lado { $side }
picture-turn = { $turned ->
    [0] como está
    [1] um quarto
    [2] meia volta
   *[3] três quartos
}

# --- onde está tudo, para quem não o vê -------------------------------------------------

picture-steps = { $count } para { $side ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
picture-middle = no meio
picture-told-at = { $what }, { $place }
picture-told-tile = { $tile }: { $what }
picture-told-bonus = traz { $bonus }
picture-told-open = { $good }, livre
picture-told-nobody = ninguém
picture-told-gap = um lugar vazio
picture-told-coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} e { COUNT($halves, "half_coin") }
picture-told-supply = na provisão: { $discs ->
    [one] { $discs } disco
   *[other] { $discs } discos
} e { $workers ->
    [one] { $workers } trabalhador
   *[other] { $workers } trabalhadores
}
picture-told-line = linha, peça { $place }: { $what }
picture-told-on = { $on ->
    [cylinder] { $what } com o cilindro
    [disc] { $what } com um disco
   *[both] { $what } com o cilindro e um disco
}
picture-told-reserve = na reserva: lado A { $a }; lado B { $b }
picture-told-hand = { $count ->
    [one] { $count } peça de paisagem na mão
   *[other] { $count } peças de paisagem na mão
}
picture-told-points = { $source }: { COUNT($points, "point") }
picture-told-step = { $seat }: passo { $step }, { COUNT($points, "point") }
picture-told-top = cinco de um tipo, { COUNT($points, "point") }: { $who }
picture-told-free = { $points } livre
picture-told-charter = { $charter }: { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
   *[other] , { COUNT($steps, "step") } de religião
}
