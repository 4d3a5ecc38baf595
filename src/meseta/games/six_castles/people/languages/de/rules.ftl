# 6 Castles, Deutsch

seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün

counted-half_coin = { $n ->
    [one] { $n } halbe Münze
   *[other] { $n } halbe Münzen
}
counted-step = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}

# --- what things are called -----------------------------------------------------------

terrain-pasture = Weide
terrain-chestnut = Kastanien
    .one = Kastanie
terrain-olive = Oliven
    .one = Olive
terrain-vine = Wein
terrain-cereal = Getreide
terrain-lake = See
terrain-dead_land = totes Land
    .with = totem Land
terrain-forest = Wald
terrain-house = Haus
terrain-chapel = Kapelle
terrain-stone_cross = Steinkreuz
terrain-military_camp = Militärlager
terrain-roman_milestone = römischer Meilenstein
    .for = römischen Meilenstein
    .with = römischem Meilenstein
facing-a = Seite A
facing-a_reversed = Seite A umgekehrt
facing-b = Seite B
facing-b_reversed = Seite B umgekehrt
shown = mit { $what }
tile-shown = das Plättchen { $shows }
    .of = des Plättchens { $shows }
    .to = zum Plättchen { $shows }
    .on = auf dem Plättchen { $shows }
tile-start = das Startplättchen
    .of = des Startplättchens
    .to = zum Startplättchen
    .on = auf dem Startplättchen
hill-shown = der Hügel { $shows }
    .of = des Hügels { $shows }
    .onto = auf den Hügel { $shows }
    .on = auf dem Hügel { $shows }
corner-of = { $where } { FORM($tile, "of") }
side-north = nördlich { FORM($tile, "of") }
side-east = östlich { FORM($tile, "of") }
side-south = südlich { FORM($tile, "of") }
side-west = westlich { FORM($tile, "of") }
kind-castle = Figuren auf Burgen
kind-disc = { $type } auf der Leiste
kind-worker = { $type } bei Arbeitern
bonus-half_coin = eine halbe Münze
bonus-cylinder = ein Schritt des Zylinders
bonus-religion = ein Schritt auf der Religionsleiste
bonus-exploration = ein Erkundungsplättchen
source-charters = Verträge
source-landscapes = Landschaften
source-constructions = Konstruktionen
source-religion = Religion
source-wealth = Wohlstand
rating-squire = Knappe
rating-knight = Ritter
rating-lord = Herr
rating-count = Graf

# --- what happens ---------------------------------------------------------------------

event-starts = { $seat } ist Startspieler.
event-charter_kept = { $seat } hält einen Vertrag geheim.
event-charter_open = { $seat } legt einen Vertrag offen aus: { $charter }.
event-start_tile = { $seat } legt das Startplättchen { FORM($tile, "whole") }.
event-line_begun = Der Zylinder von { $seat } steht auf dem ersten Feld.
event-line_grew = { $seat } legt { $exploration } als Plättchen { $place } an die Leiste.
event-line_changed = { $seat } legt stattdessen { $exploration } als Plättchen { $place } der Leiste.
event-disc_back = Die Scheibe von { $seat } auf Feld { $space } kommt zurück in den Vorrat.
event-round = Runde { $round } beginnt.
event-turn = { $seat } ist am Zug.
event-laid = { $seat } legt { $tile } { $spot }.
event-rival_laid = Das Plättchen { FORM($tile, "whole") } des gedachten Gegners liegt { $spot }.
event-rival_moved = Das Plättchen { FORM($tile, "whole") } des Gegners muss weichen: Es liegt { $spot }.
event-rival_lost = Das Plättchen { FORM($tile, "whole") } des Gegners passt nirgends und scheidet aus.
event-unfit = { $seat } zeigt ein Plättchen { FORM($tile, "whole") }, das nirgends passt, und zieht ein anderes.
event-no_place = { $seat } hat kein Plättchen, das passt.
event-got_coin = Der Fels bringt { $seat } eine halbe Münze.
event-got_step = Der Fels bringt den Zylinder von { $seat } auf Feld { $space }.
event-got_prayer = Der Fels bringt { $seat } auf Feld { $step } der Religionsleiste.
event-got_tile = Der Fels bringt { $seat } das Erkundungsplättchen { $exploration }.
event-lost_bonus = Der Bonus von { $seat } verfällt: { $bonus }.
event-castle = Die Burg { $castle } entsteht { FORM($quarter, "on") }.
event-lifted = Arbeiter { $worker } von { $seat } steigt auf die Burg { $castle }.
event-hill = { $seat } markiert Gelände { FORM($quarter, "of") }.
event-stepped = Der Zylinder von { $seat } zieht weiter auf Feld { $space }.
event-toll = { $seat } zahlt eine halbe Münze; der Zylinder zieht auf Feld { $space }.
event-disc = { $seat } legt eine Scheibe auf Feld { $space }.
event-sold = { $seat } verkauft { $terrain } in { $castle } für { COUNT($coins, "half_coin") }.
event-slot = { $seat } besetzt ein Feld für { FORM($type, "for") }, { COUNT($points, "point") } wert.
event-top = { $seat } besetzt das oberste Feld mit { FORM($type, "with") }, { COUNT($points, "point") } wert.
event-worker = Arbeiter { $worker } von { $seat } kommt { FORM($quarter, "onto") }.
event-moved = Arbeiter { $worker } von { $seat } geht { FORM($quarter, "onto") }.
event-paid = { $seat } zahlt { $other } eine Goldmünze.
event-prayed = { $seat } zieht auf der Religionsleiste { COUNT($steps, "step") } vor, auf Feld { $step }.
event-built = Arbeiter { $worker } von { $seat } bleibt auf der Leiste.
event-drew = { $seat } zieht ein Landschaftsplättchen.
event-ended = Der Zug von { $seat } ist zu Ende.
event-scoring = Das Spiel wird gewertet.
event-charter_won = { $seat } gewinnt den Vertrag „{ $charter }“: { COUNT($points, "point") }.
event-charter_tied = Niemand gewinnt den Vertrag „{ $charter }“.
event-points = { $seat } erhält { COUNT($points, "point") } für { $source }.
event-rating = { $seat } hat { COUNT($points, "point") }: { $rating }.
event-over = Das Spiel ist zu Ende.

brought = in diesem Zug bisher: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } in der Religion

# --- what is asked --------------------------------------------------------------------

ask-charter = einen Vertrag behalten
    .now = welchen Vertrag behältst du?
ask-start_tile = die Seite des Startplättchens wählen
ask-line_tile = ein Erkundungsplättchen wählen
ask-face = wählen, wie das Erkundungsplättchen liegt
ask-lay = ein Landschaftsplättchen legen oder die Leiste ändern
ask-spot = wählen, wohin das Plättchen kommt
    .now = { $whose ->
        [own] wohin kommt dein Plättchen?
        [rival] das Plättchen des gedachten Gegners: wohin kommt es?
       *[misplaced] das Plättchen des Gegners muss weichen: wohin?
    }
ask-rotate = das Plättchen drehen
ask-extend = für den Schritt des Zylinders ein Plättchen anlegen oder auf ihn verzichten
ask-castle = den Hügel für die Burg wählen
ask-act = mit Scheiben oder Arbeitern handeln oder den Zug beenden
    .now = { $doing ->
        [marking] { $terrains } markieren: weiterziehen oder Scheiben legen, danach verkaufen und werten
        [discs] noch mit Scheiben: verkaufen, werten oder den Zug beenden
        [workers] noch mit Arbeitern: laufen, in der Religion ziehen, werten oder den Zug beenden
        [line] nur die Leiste bleibt: ändere sie oder beende den Zug
       *[start] nutze deine Scheiben oder deine Arbeiter, oder beende den Zug
    }
ask-sale_disc = eine Scheibe wählen
    .now = welche Scheibe kommt auf die Burg?
ask-slot_disc = eine Scheibe wählen
    .now = welche Scheibe kommt auf die Wertungsleiste?
ask-goal = wählen, wohin der Arbeiter geht
ask-hill = den Hügel für den Arbeiter wählen
ask-slot_worker = einen Arbeiter wählen
    .now = welcher Arbeiter kommt auf die Wertungsleiste?
ask-over = das Spiel ist zu Ende

# --- options --------------------------------------------------------------------------

option-players = Spieler
    .about = Wie viele mitspielen, oder ihre Farben in der Reihenfolge der Plätze. Allein spielt man gegen einen gedachten Gegner.
    .alone = Solo: Lass alle anderen Plätze leer. Gespielt werden zwölf Runden; vor jedem deiner Züge legst du ein Plättchen für einen gedachten Gegner. Ein Vertrag braucht drei von seiner Art, und am Ende machen deine Punkte dich zu Knappe, Ritter, Herr oder Graf.
option-family = Familienversion
    .about = Vier Arbeiter und vier Scheiben, keine Verträge, keine Wertungsfelder, und Leisten, die bleiben, wie sie gelegt wurden.
option-suggested = Empfohlener Aufbau
    .about = Weniger oder mehr Landschaftsplättchen je nach Spielerzahl, und damit andere Rundenzahlen.
option-side = Seite des Spielplans
    .about = Die Werte der Felder auf beiden Wertungsleisten.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = Die Burg beim Verkauf
    .about = Ob die Burg selbst als ein weiteres Gebäude in ihrem Ring zählt.
option-arms = Wege
    .about = Ob jeder Weg zu allen vier Seiten eines Plättchens führt, oder nur, wo die Schachtel es sagt.
value-arms-four = zu allen vier Seiten
value-arms-tile = wie die Schachtel sagt
option-mark_limit = Markieren
    .about = Ob ein Gelände des gewählten Hügels beliebig oft markiert werden darf, oder einmal je Viertel.
value-mark_limit-type = beliebig oft
value-mark_limit-icon = einmal je Viertel
option-ring = Ring einer Burg
    .about = Gebäude zählen auf dem Rest der Plättchen, die die Burg berühren, oder in allen benachbarten Hügeln.
value-ring-tiles = berührende Plättchen
value-ring-hills = benachbarte Hügel
option-castle_distance = Abstand der Burgen
    .about = Burgen sind keine Nachbarn; haben zwei Hügel zwischen sich; oder sind nur über keinen Weg hinweg Nachbarn.
value-castle_distance-2 = keine Nachbarn
value-castle_distance-3 = zwei Hügel dazwischen
value-castle_distance-path = nur nicht über Wege
option-rock_adjacent = Fels an Fels
    .about = Ob ein Fels im selben Hügel genügt, oder Fels an Fels eine Kante teilen muss.
value-rock_adjacent-hill = im selben Hügel
value-rock_adjacent-edge = an einer Kante
option-replace_rule = Ändern der Leiste
    .about = Das Plättchen unter dem Zylinder darf getauscht werden, solange er ganz links darauf steht; oder die rechts davon; oder beides.
value-replace_rule-under = unter dem Zylinder
value-replace_rule-right = rechts davon
value-replace_rule-both = beides
option-line_changes = Wann die Leiste geändert wird
    .about = Plättchen werden jederzeit im eigenen Zug angelegt und getauscht; oder nur beim Markieren, womit der Zug den Scheiben gehört.
value-line_changes-turn = jederzeit
value-line_changes-marking = nur beim Markieren
option-toll_space = Halbe Münzen auf der Leiste
    .about = Ob eine halbe Münze kein Gelände zeigt, oder eines, das auch markiert werden darf.
value-toll_space-cost = kein Gelände
value-toll_space-terrain = ein Gelände
option-sales = Verkäufe je Zug
    .about = Ein Gut wird im Zug verkauft; oder so viele, wie eine Burg kauft; oder beliebig viele.
value-sales-one = eines
value-sales-castle = alle in einer Burg
value-sales-any = beliebig viele
option-per_turn = Wertungen je Zug
    .about = Eine Landschaft oder eine Konstruktion wird im Zug gewertet, oder beliebig viele.
value-per_turn-one = eine
value-per_turn-any = beliebig viele
option-goods_kept = Verkaufte Waren
    .about = Ob verkaufte Waren auf einem anderen Markt noch einmal verkauft werden dürfen, oder verbraucht sind.
option-castle_covers = Unter einer Burg
    .about = Ob eine Burg das Gelände ihres Hügels den Arbeitern und Ringen entzieht.
option-worker_start = Beginn eines Wegs
    .about = Ein Arbeiter geht von irgendeiner Kreuzung seines Hügels los, oder von dort, wo er stehen blieb.
value-worker_start-any = irgendeine Kreuzung
value-worker_start-last = wo er stehen blieb
option-top_slot = Oberstes Feld
    .about = Ob man das oberste Feld einmal je Leiste besetzen darf, oder einmal je Art.
value-top_slot-track = einmal je Leiste
value-top_slot-type = einmal je Art
option-castle_choice = Mehrere Burgen
    .about = Ob der Spieler sagt, welcher von mehreren Hügeln die Burg zuerst bekommt, oder es im Uhrzeigersinn geht.
value-castle_choice-player = der Spieler sagt es
value-castle_choice-clockwise = im Uhrzeigersinn

# --- worauf es beim Beurteilen einer Stellung ankommt ---------------------------------

feature-total = Punkte bei sofortigem Spielende
feature-charters = Punkte für Verträge
feature-landscapes = Punkte für Landschaften
feature-constructions = Punkte für Konstruktionen
feature-religion = Punkte für Religion
feature-wealth = Punkte für Wohlstand
feature-secret_charter = der eigene geheime Vertrag
feature-step = Schritte auf der Religionsleiste
feature-spaces = eigene Felder der Leiste
feature-variety = verschiedene Gelände auf der Leiste
feature-ahead = Felder vor dem Zylinder
feature-discs = Scheiben im Vorrat
feature-workers = Arbeiter auf dem Tisch
feature-idle = ein Arbeiter im Vorrat
feature-on_castles = Figuren auf Burgen
feature-slots = Felder auf den Wertungsleisten
feature-tops = oberste Felder der Wertungsleisten
feature-reserve = Erkundungsplättchen neben der Leiste
feature-in_turn = noch offene Aktionen dieses Zugs
feature-fresh = der ganze Zug, der noch bevorsteht
feature-to_move = der noch kommende Zug
