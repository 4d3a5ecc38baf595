# 6 Castles w terminalu, po polsku

# --- stół ------------------------------------------------------------------------------

# Ł jak żółty: Ż zbyt łatwo pomylić z Z.
initial-blue = N
initial-red = C
initial-yellow = Ł
initial-green = Z

short-pasture = Pa
short-chestnut = Ks
short-olive = Ol
short-vine = Wi
short-cereal = Zb
short-lake = Je
short-dead_land = Nu
short-forest = La
short-house = Do
short-chapel = Kp
short-stone_cross = Kr
short-military_camp = Ob
short-roman_milestone = Mi
short-rock = ▲▲
short-toll = ½½
corner-nw = NW
    .in = na północnym zachodzie
corner-ne = NE
    .in = na północnym wschodzie
corner-se = SE
    .in = na południowym wschodzie
corner-sw = SW
    .in = na południowym zachodzie

brings-half_coin = pół monety
brings-cylinder = krok walca
brings-religion = krok religii
brings-exploration = płytka eksploracji
sheet-line = Linia: { $seat }
sheet-secret = tajny
sheet-on_castles = pionki na zamkach
sheet-charter = { COUNT($points, "point") }{ $coins ->
    [0] {""}
   *[other] , { COUNT($coins, "half_coin") }
}{ $steps ->
    [0] {""}
    [one] , { $steps } krok religii
    [few] , { $steps } kroki religii
   *[many] , { $steps } kroków religii
}
sheet-coins = połówki
sheet-discs = dyski
sheet-workers = robotnicy
sheet-religion = religia
sheet-tiles = płytki
sheet-total = razem

# --- odpowiedzi ------------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = strona { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = połóż { $number }
    .alone = połóż płytkę { $shows }
choice-lay-append = dołóż płytkę do linii
choice-lay-replace = wymień { $place }. płytkę linii
    .alone = { choice-lay-replace }
choice-lay-toll = zapłać za krok
    .alone = zapłać połówkę monety i idź o pole
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] bez obracania
    [1] obróć o ćwierć
    [2] obróć o pół
   *[3] obróć o trzy czwarte
}
    .alone = { choice-rotate-turn }
choice-extend-append = dołóż płytkę
choice-extend-decline = zrezygnuj z kroku
choice-castle-build = { $place } ({ $shows })
    .alone = na wzgórzu { $place } ({ $shows })
choice-act-end = zakończ turę
choice-act-mark_hill = oznacz { $place } ({ $shows })
    .alone = oznacz wzgórze { $place } ({ $shows })
choice-act-step = przesuń walec: { $shows }
choice-act-disc = dysk na { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } za { $coins }
    .alone = { $castle }: sprzedaj { $good } ({ $goods }) za { COUNT($coins, "half_coin") }
choice-act-score = { $points } pkt za { $type }
    .alone = { $points } pkt: { $type }
choice-act-enter = wprowadź robotnika
choice-act-walk = idź robotnikiem { $worker }
choice-act-pray = religia +{ $steps }
    .alone = { COUNT($steps, "step") } w religii (punkty: { $points } → { $then })
choice-act-append = dołóż płytkę do linii
choice-act-replace = wymień { $place }. płytkę linii
    .alone = { choice-act-replace }
choice-act-toll = zapłać za krok
    .alone = zapłać połówkę monety i idź o pole
choice-sale_disc-lift = dysk na { $shows }
    .alone = dysk na { $space } ({ $shows })
choice-sale_disc-supply = z zasobów
choice-slot_disc-lift = dysk na { $shows }
    .alone = dysk na { $space } ({ $shows })
choice-slot_disc-supply = z zasobów
choice-goal-go = { $number }
    .alone = na { FORM($tile, "what") }
choice-hill-enter = { $place } ({ $shows })
    .alone = na wzgórze { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = robotnik { $worker } { FORM($hill, "on") }
choice-slot_worker-supply = z zasobów

# --- czego dotyczą pytania -----------------------------------------------------------------

detail-charter = { $alone ->
    [true] w grze solo oba liczą się na końcu tak samo
   *[false] pozostaje tajny do końca gry; drugi zostaje odkryty dla wszystkich
}
detail-line_tile = { $place }. płytka linii
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] oznaczasz: { $marking } · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] płytka wyobrażonego przeciwnika
   *[misplaced] płytka przeciwnika musi ustąpić
}
detail-goal = robotnik { $worker }
detail-hill = robotnik { $worker } { FORM($tile, "on") }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = Pa pastwisko, Ks kasztany, Ol oliwki, Wi winorośl, Zb zboże, Je jezioro, Nu nieużytki, La las, Do dom, Kp kaplica, Kr kamienny krzyż, Ob obóz wojskowy, Mi kamień milowy, ▲▲ skała, ½½ pół monety · liczba za tym: twój robotnik, litera: cudzy · ♜ zamek · ◉ walec · ● dysk · 5! najwyższe pole · 4=N zajmuje Niebieski · * rekonstrukcja: źródło nieznane
