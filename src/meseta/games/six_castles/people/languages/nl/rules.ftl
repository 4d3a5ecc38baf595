# 6 Castles, Nederlands

seat-blue = Blauw
seat-red = Rood
seat-yellow = Geel
seat-green = Groen

counted-half_coin = { $n ->
    [one] { $n } halve munt
   *[other] { $n } halve munten
}
counted-step = { $n ->
    [one] { $n } veld
   *[other] { $n } velden
}

# --- hoe de dingen heten --------------------------------------------------------------

terrain-pasture = weide
terrain-chestnut = kastanjes
    .one = kastanje
terrain-olive = olijven
    .one = olijf
terrain-vine = wijnranken
    .one = wijnrank
terrain-cereal = graan
terrain-lake = meer
terrain-dead_land = dor land
terrain-forest = bos
terrain-house = huis
terrain-chapel = kapel
terrain-stone_cross = stenen kruis
terrain-military_camp = legerkamp
terrain-roman_milestone = mijlpaal
facing-a = kant A
facing-a_reversed = kant A omgekeerd
facing-b = kant B
facing-b_reversed = kant B omgekeerd
shown = met { $what }
tile-shown = de tegel { $shows }
tile-start = de starttegel
hill-shown = de heuvel { $shows }
corner-of = { $where } van { $tile }
side-north = ten noorden van { $tile }
side-east = ten oosten van { $tile }
side-south = ten zuiden van { $tile }
side-west = ten westen van { $tile }
kind-castle = stukken op burchten
kind-disc = { $type } op de rij
kind-worker = { $type } bij arbeiders
bonus-half_coin = een halve munt
bonus-cylinder = een stap van de cilinder
bonus-religion = een stap op het religiespoor
bonus-exploration = een verkenningstegel
source-charters = oorkonden
source-landscapes = landschappen
source-constructions = bouwwerken
source-religion = religie
source-wealth = rijkdom
rating-squire = schildknaap
rating-knight = ridder
rating-lord = heer
rating-count = graaf

# --- wat er gebeurt -------------------------------------------------------------------

event-starts = { $seat } is de startspeler.
event-charter_kept = { $seat } houdt een oorkonde geheim.
event-charter_open = { $seat } legt een oorkonde open: { $charter }.
event-start_tile = { $seat } legt de starttegel { FORM($tile, "whole") }.
event-line_begun = De cilinder van { $seat } staat op het eerste veld.
event-line_grew = { $seat } legt { $exploration } als tegel { $place } aan de rij.
event-line_changed = { $seat } vervangt tegel { $place } van de rij door { $exploration }.
event-disc_back = De schijf van { $seat } op veld { $space } gaat terug naar de voorraad.
event-round = Ronde { $round } begint.
event-turn = { $seat } is aan de beurt.
event-laid = { $seat } legt { $tile } { $spot }.
event-rival_laid = De tegel { FORM($tile, "whole") } van de denkbeeldige tegenstander ligt { $spot }.
event-rival_moved = De tegel { FORM($tile, "whole") } van de tegenstander moet wijken: hij ligt nu { $spot }.
event-rival_lost = De tegel { FORM($tile, "whole") } van de tegenstander past nergens en gaat uit het spel.
event-unfit = { $seat } toont een tegel { FORM($tile, "whole") }, die nergens past, en trekt een andere.
event-no_place = { $seat } heeft geen tegel die past.
event-got_coin = De rots levert { $seat } een halve munt op.
event-got_step = De rots brengt de cilinder van { $seat } naar veld { $space }.
event-got_prayer = De rots brengt { $seat } naar veld { $step } van het religiespoor.
event-got_tile = De rots levert { $seat } de verkenningstegel { $exploration } op.
event-lost_bonus = De bonus van { $seat } vervalt: { $bonus }.
event-castle = De burcht { $castle } verrijst op { $quarter }.
event-lifted = Arbeider { $worker } van { $seat } klimt op de burcht { $castle }.
event-hill = { $seat } markeert terrein van { $quarter }.
event-stepped = De cilinder van { $seat } gaat verder naar veld { $space }.
event-toll = { $seat } betaalt een halve munt; de cilinder gaat verder naar veld { $space }.
event-disc = { $seat } legt een schijf op veld { $space }.
event-sold = { $seat } verkoopt { $terrain } in { $castle } voor { COUNT($coins, "half_coin") }.
event-slot = { $seat } bezet een vak voor { $type }, { COUNT($points, "point") } waard.
event-top = { $seat } bezet het bovenste vak met { $type }, { COUNT($points, "point") } waard.
event-worker = Arbeider { $worker } van { $seat } komt op { $quarter }.
event-moved = Arbeider { $worker } van { $seat } loopt naar { $quarter }.
event-paid = { $seat } betaalt { $other } een gouden munt.
event-prayed = { $seat } gaat { COUNT($steps, "step") } vooruit op het religiespoor, naar veld { $step }.
event-built = Arbeider { $worker } van { $seat } blijft op het scorespoor.
event-drew = { $seat } trekt een landschapstegel.
event-ended = De beurt van { $seat } is voorbij.
event-scoring = De eindtelling begint.
event-charter_won = { $seat } wint de oorkonde ‘{ $charter }’: { COUNT($points, "point") }.
event-charter_tied = Niemand wint de oorkonde ‘{ $charter }’.
event-points = { $seat } krijgt { COUNT($points, "point") } voor { $source }.
event-rating = { $seat } heeft { COUNT($points, "point") }: { $rating }.
event-over = Het spel is afgelopen.

# --- wat er gevraagd wordt ------------------------------------------------------------

ask-charter = kies de oorkonde die je houdt
    .now = welke oorkonde houd je?
ask-start_tile = kies de kant van de starttegel
ask-line_tile = kies een verkenningstegel
ask-face = kies hoe de verkenningstegel ligt
ask-lay = leg een landschapstegel of wijzig de rij
ask-spot = kies waar de tegel komt
    .now = { $whose ->
        [own] waar komt je tegel?
        [rival] de tegel van de denkbeeldige tegenstander: waar komt die?
       *[misplaced] de tegel van de tegenstander moet wijken: waarheen?
    }
ask-rotate = draai de tegel
ask-extend = leg een tegel aan voor de stap van de cilinder, of zie ervan af
ask-castle = kies de heuvel die de burcht krijgt
ask-act = handel met schijven of arbeiders, of beëindig de beurt
    .now = { $doing ->
        [marking] { $terrains } markeren: stap of leg schijven, daarna verkopen en scoren
        [discs] nog met schijven: verkoop, scoor of beëindig de beurt
        [workers] nog met arbeiders: loop, ga verder in religie, scoor of beëindig de beurt
        [line] alleen je rij is nog over: wijzig die of beëindig de beurt
       *[start] gebruik je schijven of je arbeiders, of beëindig de beurt
    }
ask-sale_disc = kies een schijf
    .now = welke schijf gaat naar de burcht?
ask-slot_disc = kies een schijf
    .now = welke schijf gaat naar het scorespoor?
ask-goal = kies waar de arbeider heen loopt
ask-hill = kies de heuvel voor de arbeider
ask-slot_worker = kies een arbeider
    .now = welke arbeider gaat naar het scorespoor?
ask-over = het spel is afgelopen

# --- opties ---------------------------------------------------------------------------

option-players = Spelers
    .about = Hoeveel er spelen, of hun kleuren in de volgorde van de plaatsen. In je eentje speel je tegen een denkbeeldige tegenstander.
    .alone = Solo: laat alle andere plaatsen leeg. Er zijn twaalf rondes; vóór elke beurt leg je een tegel voor een denkbeeldige tegenstander. Een oorkonde vraagt er drie van haar soort, en aan het eind maken je punten je schildknaap, ridder, heer of graaf.
option-family = Familieversie
    .about = Vier arbeiders en vier schijven, geen oorkonden, geen vakken, en rijen die blijven zoals ze gelegd zijn.
option-suggested = Aanbevolen voorbereiding
    .about = Minder of meer landschapstegels, afhankelijk van het aantal spelers, en dus een ander aantal rondes.
option-side = Kant van het bord
    .about = De waarden van de vakken op beide scoresporen.
value-side-a = A
value-side-b = B
option-sale_castle_plus_one = De burcht bij een verkoop
    .about = Of de burcht zelf als extra gebouw meetelt.
option-arms = Paden
    .about = Of elk pad naar alle vier de kanten van een tegel loopt, of alleen waar de doos dat zegt.
value-arms-four = naar alle vier kanten
value-arms-tile = zoals de doos zegt
option-mark_limit = Markeren
    .about = Of een terrein van de gekozen heuvel zo vaak gemarkeerd mag worden als je wilt, of één keer per kwart.
value-mark_limit-type = zo vaak je wilt
value-mark_limit-icon = één keer per kwart
option-ring = Ring van een burcht
    .about = Gebouwen tellen op de rest van de tegels die de burcht raken, of op alle aangrenzende heuvels.
value-ring-tiles = de rakende tegels
value-ring-hills = aangrenzende heuvels
option-castle_distance = Afstand tussen burchten
    .about = Burchten zijn geen buren; hebben twee heuvels tussen zich; of zijn alleen over een pad heen geen buren.
value-castle_distance-2 = geen buren
value-castle_distance-3 = twee heuvels ertussen
value-castle_distance-path = alleen niet over paden
option-rock_adjacent = Rots aan rots
    .about = Of een rots op dezelfde heuvel genoeg is, of rots langs een rand aan rots moet liggen.
value-rock_adjacent-hill = op dezelfde heuvel
value-rock_adjacent-edge = langs een rand
option-replace_rule = De rij wijzigen
    .about = De tegel onder de cilinder mag vervangen worden zolang die er helemaal links op staat; of de tegels rechts ervan; of allebei.
value-replace_rule-under = onder de cilinder
value-replace_rule-right = rechts ervan
value-replace_rule-both = allebei
option-line_changes = Wanneer de rij gewijzigd wordt
    .about = Tegels worden op elk moment van de eigen beurt aangelegd en vervangen; of alleen bij het markeren, waarmee het een beurt met schijven wordt.
value-line_changes-turn = op elk moment
value-line_changes-marking = alleen bij het markeren
option-toll_space = Halve munten op de rij
    .about = Of een halve munt geen terrein toont, of een terrein dat gemarkeerd of gekocht mag worden.
value-toll_space-cost = geen terrein
value-toll_space-terrain = een terrein
option-sales = Verkopen per beurt
    .about = Eén goed wordt per beurt verkocht; of zoveel als één burcht koopt; of zoveel als je wilt.
value-sales-one = één
value-sales-castle = zoveel een burcht koopt
value-sales-any = zoveel je wilt
option-per_turn = Tellingen per beurt
    .about = Per beurt wordt één landschap of één bouwwerk geteld, of zoveel als je wilt.
value-per_turn-one = één
value-per_turn-any = zoveel je wilt
option-goods_kept = Verkochte goederen
    .about = Of verkochte goederen op een andere markt nog eens verkocht mogen worden, of verbruikt zijn.
option-castle_covers = Onder een burcht
    .about = Of een burcht het terrein van zijn heuvel wegneemt voor arbeiders en ringen.
option-worker_start = Begin van een tocht
    .about = Een arbeider vertrekt van elke kruising van zijn heuvel, of van waar hij bleef staan.
value-worker_start-any = elke kruising
value-worker_start-last = waar hij bleef staan
option-top_slot = Bovenste vak
    .about = Of een speler het bovenste vak één keer per spoor mag bezetten, of één keer per soort.
value-top_slot-track = één keer per spoor
value-top_slot-type = één keer per soort
option-castle_choice = Meer burchten
    .about = Of de speler zegt welke van meer heuvels als eerste de burcht krijgt, of dat het met de klok mee gaat.
value-castle_choice-player = de speler zegt het
value-castle_choice-clockwise = met de klok mee

# --- waar op gelet wordt bij het beoordelen van een stelling ---------------------------

feature-total = punten als het spel nu afliep
feature-charters = punten voor oorkonden
feature-landscapes = punten voor landschappen
feature-constructions = punten voor bouwwerken
feature-religion = punten voor religie
feature-wealth = punten voor rijkdom
feature-secret_charter = de eigen geheime oorkonde
feature-step = stappen op het religiespoor
feature-spaces = eigen velden van de rij
feature-variety = verschillende terreinen op de rij
feature-ahead = velden voor de cilinder
feature-discs = schijven in de voorraad
feature-workers = arbeiders op tafel
feature-idle = een arbeider in de voorraad
feature-on_castles = stukken op burchten
feature-slots = vakken op de scoresporen
feature-tops = bovenste vakken van de scoresporen
feature-reserve = verkenningstegels naast de rij
feature-in_turn = acties die deze beurt nog openstaan
feature-fresh = de hele beurt die nog komt
feature-to_move = de beurt die nog komt

brought = deze beurt tot nu toe: { $what }
brought-half_coin = { COUNT($count, "half_coin") }
brought-point = { COUNT($count, "point") }
brought-step = { COUNT($count, "step") } op het religiespoor
