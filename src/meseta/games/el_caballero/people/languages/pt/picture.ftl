# El Caballero: o que está na imagem

picture-basic = o jogo base
picture-map = { $count ->
    [one] { $count } carta de área no mapa
   *[other] { $count } cartas de área no mapa
}
picture-cell = uma casa vazia: { $cell }
picture-caballero = { $seat }: carta de caballero { $card }
picture-worth = { $kind ->
    [land] Terra
   *[water] Água
}, vale { $points }: { $who }
picture-court = corte
picture-room = (espaço { $room })
picture-cards = a pôr
picture-ships = { $count ->
    [one] navio
   *[other] navios
}
picture-power = poder
picture-supply = { COUNT($count, "caballero") }
picture-areas = { $count ->
    [one] { $count } área
   *[other] { $count } áreas
}
picture-moved = já jogou
picture-known = na mão
picture-display = Oferta, lugar { $place }
picture-number = número { $number } em terra
picture-north = o { $number } a norte
picture-rotation = { $rotation ->
    [0] sem rodar
    [1] um quarto
    [2] meia volta
   *[3] três quartos
}
picture-not = { $what } não: { $why }
picture-why-fit = não cabe
    .full = assim não encaixa ali
picture-why-same = igual
    .full = fica igual a outra rotação
picture-why-now = agora
    .full = é assim que está agora
picture-why-court = corte
    .full = só { COUNT($count, "caballero") } na tua corte
picture-why-tie = empate
    .full = empatarias com { $seat }, { $count } cada
picture-coming = a pontuar já
picture-stock = Reserva
picture-power-card = carta de poder { $value }
picture-gallery-areas = Cartas de área
picture-gallery-powers = Cartas de poder

# --- onde está tudo, para quem não o vê -------------------------------------------------

picture-side = { $side ->
    [north] a norte
    [east] a leste
    [south] a sul
   *[west] a oeste
}
picture-steps = { $count } para { $side ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
picture-middle = no meio
picture-told-edge = { $kind ->
    [land] terra
   *[water] água
} { $side }
picture-told-treasure = { $kind ->
    [gold] ouro { $side }
   *[fish] peixe { $side }
}
picture-told-area = { $place }: { $what }
picture-told-card = { $what }
picture-told-gap = um lugar vazio
picture-told-caballero = { $card }, { $place }: { $what }
picture-told-number = { $number } em terra { $side }
picture-told-afloat = só junto à água
picture-told-ship = um navio { $side }
picture-told-castillo = um castillo
picture-told-region = { $name }, vale { $points }: { $who }
picture-told-nobody = ninguém
picture-told-court = { COUNT($count, "caballero") } na corte, espaço para { $room }
picture-told-cards = { $count ->
    [one] { $count } carta de caballero por colocar
   *[other] { $count } cartas de caballero por colocar
}
picture-told-ships = { COUNT($count, "ship") } na corte
picture-told-played = jogada nesta ronda: { $card }
picture-told-hand = cartas de poder na mão: { $cards }
picture-told-coming = se tudo fosse pontuado agora: mais { COUNT($count, "point") }
picture-told-none = nenhuma
picture-told-gone = { $card }: jogada
picture-told-stock = { $kind ->
    [ships] { COUNT($count, "ship") }
    [castillos] { $count ->
        [one] { $count } castillo
       *[other] { $count } castillos
    }
   *[areas] { $count ->
        [one] { $count } carta de área por vir
       *[other] { $count } cartas de área por vir
    }
}
