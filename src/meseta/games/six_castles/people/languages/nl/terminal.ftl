# 6 Castles in de terminal, Nederlands

# --- de tafel --------------------------------------------------------------------------

initial-blue = B
initial-red = R
initial-yellow = E
initial-green = G

short-pasture = We
short-chestnut = Ka
short-olive = Ol
short-vine = Wi
short-cereal = Gr
short-lake = Me
short-dead_land = Do
short-forest = Bo
short-house = Hu
short-chapel = Kp
short-stone_cross = Kr
short-military_camp = Le
short-roman_milestone = Mi
short-rock = ▲▲
short-toll = ½½
corner-nw = NW
    .in = in het noordwesten
corner-ne = NO
    .in = in het noordoosten
corner-se = ZO
    .in = in het zuidoosten
corner-sw = ZW
    .in = in het zuidwesten

brings-half_coin = halve munt
brings-cylinder = cilinderstap
brings-religion = religiestap
brings-exploration = verkenningstegel
sheet-line = Rij van { $seat }
sheet-secret = geheim
sheet-on_castles = stukken op burchten
sheet-charter = { $points } punten{ $coins ->
    [0] {""}
   *[other] , { $coins } halve munten
}{ $steps ->
    [0] {""}
    [one] , { $steps } stap religie
   *[other] , { $steps } stappen religie
}
sheet-coins = halve munten
sheet-discs = schijven
sheet-workers = arbeiders
sheet-religion = religie
sheet-tiles = tegels
sheet-total = totaal

# --- de antwoorden ---------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = kant { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = { $number } leggen
    .alone = de tegel { $shows } leggen
choice-lay-append = een tegel aan de rij leggen
choice-lay-replace = tegel { $place } van de rij vervangen
choice-lay-toll = voor een stap betalen
    .alone = een halve munt betalen en verder gaan
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] zoals hij is
    [1] een kwartslag gedraaid
    [2] een halve slag gedraaid
   *[3] driekwart slag gedraaid
}
    .alone = { choice-rotate-turn }
choice-extend-append = een tegel aanleggen
choice-extend-decline = van de stap afzien
choice-castle-build = { $place } ({ $shows })
    .alone = op de heuvel { $place } ({ $shows })
choice-act-end = beurt beëindigen
choice-act-mark_hill = { $place } markeren ({ $shows })
    .alone = de heuvel { $place } markeren ({ $shows })
choice-act-step = stap naar { $shows }
choice-act-disc = schijf op { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } voor { $coins }
    .alone = { $castle }: { $goods } { $good } verkopen voor { COUNT($coins, "half_coin") }
choice-act-score = { $points } punten voor { $type }
choice-act-enter = een arbeider brengen
choice-act-walk = met arbeider { $worker } lopen
choice-act-pray = religie +{ $steps }
    .alone = { COUNT($steps, "step") } verder in religie ({ $points } → { $then } punten)
choice-act-append = een tegel aan de rij leggen
choice-act-replace = tegel { $place } van de rij vervangen
choice-act-toll = voor een stap betalen
    .alone = een halve munt betalen en verder gaan
choice-sale_disc-lift = schijf op { $shows }
    .alone = schijf op { $space } ({ $shows })
choice-sale_disc-supply = uit de voorraad
choice-slot_disc-lift = schijf op { $shows }
    .alone = schijf op { $space } ({ $shows })
choice-slot_disc-supply = uit de voorraad
choice-goal-go = { $number }
    .alone = naar { $tile }
choice-hill-enter = { $place } ({ $shows })
    .alone = op de heuvel { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = arbeider { $worker } op { $hill }
choice-slot_worker-supply = uit de voorraad

# --- waar de vragen over gaan --------------------------------------------------------------

detail-charter = { $alone ->
    [true] alleen tellen ze aan het eind allebei even zwaar
   *[false] ze blijft geheim tot het einde; de andere komt open voor iedereen
}
detail-line_tile = tegel { $place } van de rij
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] { $marking } markeren · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] de tegel van de denkbeeldige tegenstander
   *[misplaced] de tegel van de tegenstander moet wijken
}
detail-goal = arbeider { $worker }
detail-hill = arbeider { $worker } bij { $tile }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = We weide, Ka kastanjes, Ol olijven, Wi wijnranken, Gr graan, Me meer, Do dor land, Bo bos, Hu huis, Kp kapel, Kr stenen kruis, Le legerkamp, Mi mijlpaal, ▲▲ rots, ½½ halve munt · getal erachter: je eigen arbeider, letter: die van een ander · ♜ burcht · ◉ cilinder · ● schijf · 5! bovenste vak · 4=B bezet door Blauw · * gereconstrueerd: geen bron bekend
