# 6 Castles im Terminal, deutsch

# --- der Tisch -------------------------------------------------------------------------

initial-blue = B
initial-red = R
initial-yellow = G
initial-green = Ü

short-pasture = We
short-chestnut = Ka
short-olive = Ol
short-vine = Wn
short-cereal = Ge
short-lake = Se
short-dead_land = To
short-forest = Wa
short-house = Ha
short-chapel = Kp
short-stone_cross = Kr
short-military_camp = La
short-roman_milestone = Me
short-rock = ▲▲
short-toll = ½½
corner-nw = NW
    .in = im Nordwesten
corner-ne = NO
    .in = im Nordosten
corner-se = SO
    .in = im Südosten
corner-sw = SW
    .in = im Südwesten

brings-half_coin = halbe Münze
brings-cylinder = Zylinderschritt
brings-religion = Religionsschritt
brings-exploration = Erkundungsplättchen
sheet-line = Leiste von { $seat }
sheet-secret = geheim
sheet-on_castles = Figuren auf Burgen
sheet-charter = { $points } Punkte{ $coins ->
    [0] {""}
   *[other] , { $coins } halbe Münzen
}{ $steps ->
    [0] {""}
    [one] , { $steps } Schritt Religion
   *[other] , { $steps } Schritte Religion
}
sheet-coins = halbe Münzen
sheet-discs = Scheiben
sheet-workers = Arbeiter
sheet-religion = Religion
sheet-tiles = Plättchen
sheet-total = gesamt

# --- die Antworten ---------------------------------------------------------------------

choice-charter-keep = { $text }
choice-start_tile-lay = Seite { $name }: { $shows }
choice-line_tile-take = { $shows }
choice-face-face = { $facing }: { $shows }
choice-lay-lay = { $number } legen
    .alone = das Plättchen { $shows } legen
choice-lay-append = ein Plättchen an die Leiste legen
choice-lay-replace = Plättchen { $place } der Leiste tauschen
choice-lay-toll = für einen Schritt zahlen
    .alone = halbe Münze zahlen und weiterziehen
choice-spot-go = { $spot }
choice-rotate-turn = { $turned ->
    [0] wie es ist
    [1] um ein Viertel gedreht
    [2] um die Hälfte gedreht
   *[3] um drei Viertel gedreht
}
    .alone = { choice-rotate-turn }
choice-extend-append = ein Plättchen anlegen
choice-extend-decline = auf den Schritt verzichten
choice-castle-build = { $place } ({ $shows })
    .alone = auf dem Hügel { $place } ({ $shows })
choice-act-end = Zug beenden
choice-act-mark_hill = { $place } markieren ({ $shows })
    .alone = den Hügel { $place } markieren ({ $shows })
choice-act-step = auf { $shows } weiterziehen
choice-act-disc = Scheibe auf { $space } ({ $shows })
choice-act-sell = { $castle }: { $goods } { $good } für { $coins }
    .alone = { $castle }: { $goods } { $good } für { COUNT($coins, "half_coin") } verkaufen
choice-act-score = { $points } Punkte für { $type }
    .alone = { $points } Punkte: { $type }
choice-act-enter = einen Arbeiter bringen
choice-act-walk = mit Arbeiter { $worker } laufen
choice-act-pray = Religion +{ $steps }
    .alone = { COUNT($steps, "step") } in der Religion ({ $points } → { $then } Punkte)
choice-act-append = ein Plättchen an die Leiste legen
choice-act-replace = Plättchen { $place } der Leiste tauschen
choice-act-toll = für einen Schritt zahlen
    .alone = halbe Münze zahlen und weiterziehen
choice-sale_disc-lift = Scheibe auf { $shows }
    .alone = Scheibe auf { $space } ({ $shows })
choice-sale_disc-supply = aus dem Vorrat
choice-slot_disc-lift = Scheibe auf { $shows }
    .alone = Scheibe auf { $space } ({ $shows })
choice-slot_disc-supply = aus dem Vorrat
choice-goal-go = { $number }
    .alone = { FORM($tile, "to") }
choice-hill-enter = { $place } ({ $shows })
    .alone = auf den Hügel { $place } ({ $shows })
choice-slot_worker-lift = { $number } { $place }
    .alone = Arbeiter { $worker } { FORM($hill, "on") }
choice-slot_worker-supply = aus dem Vorrat

# --- worum es in den Fragen geht ---------------------------------------------------------

detail-charter = { $alone ->
    [true] allein zählen beide am Ende gleich
   *[false] er bleibt bis zum Ende geheim; der andere wird für alle offen ausgelegt
}
detail-line_tile = Plättchen { $place } der Leiste
detail-act = { $brought }
detail-face = { $marks ->
    [0] { $tile }
   *[other] { $marking } markieren · { $tile }
}
detail-rotate = { $whose ->
    [own] {""}
    [rival] das Plättchen des gedachten Gegners
   *[misplaced] das Plättchen des Gegners muss weichen
}
detail-goal = Arbeiter { $worker }
detail-hill = Arbeiter { $worker } { FORM($tile, "on") }
detail-slot_disc = { $slot }
detail-slot_worker = { $slot }

terminal-signs = We Weide, Ka Kastanien, Ol Oliven, Wn Wein, Ge Getreide, Se See, To totes Land, Wa Wald, Ha Haus, Kp Kapelle, Kr Steinkreuz, La Militärlager, Me Meilenstein, ▲▲ Fels, ½½ halbe Münze · Zahl dahinter: eigener Arbeiter, Buchstabe: fremder · ♜ Burg · ◉ Zylinder · ● Scheibe · 5! oberstes Feld · 4=B besetzt von Blau · * rekonstruiert: keine Quelle bekannt
