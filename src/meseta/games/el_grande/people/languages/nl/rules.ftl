# El Grande, Nederlands

seat-purple = Paars
seat-green = Groen
seat-blue = Blauw
seat-orange = Oranje
seat-white = Wit
area-castillo = Castillo
    .the = het Castillo
    .first = Het Castillo
area-france = Frankrijk

# De uitgave van 2023: een Nederlands regelboek lag niet voor, de titels zijn uit het Duitse en het Engelse
# vertaald. Wat in het Nederlands net zo heet (Fiesta, Regent, Veto), staat al in de doos.

card-2023-intrigue_any_3 = Intrige
    .own = yes
card-2023-intrigue_any_4 = Intrige
    .own = yes
card-2023-intrigue_own_4 = Intrige
    .own = yes
card-2023-intrigue_foreign_3 = Intrige
    .own = yes
card-2023-intrigue_own_2_foreign_2 = Intrige
    .own = yes
card-2023-intrigue_region_5 = Intrige
    .own = yes
card-2023-intrigue_region_all_own = Intrige
    .own = yes
card-2023-intrigue_choice = Intrige
    .own = yes
card-2023-militia = Militie
    .own = yes
card-2023-decay_all = Machtsverlies
    .own = yes
card-2023-decay_3 = Machtsverlies
    .own = yes
card-2023-assassin = Sluipmoordenaar
    .own = yes
card-2023-withdrawal = Terugtocht
    .own = yes
card-2023-civil_war_all = Burgeroorlog
    .own = yes
card-2023-civil_war_2 = Burgeroorlog
    .own = yes
card-2023-score_one_region = Extra puntentelling
    .own = yes
card-2023-score_fours = Buitenposten
    .own = yes
card-2023-score_sixes_sevens = Vestingen
    .own = yes
card-2023-score_first_only = Lauweren
    .own = yes
card-2023-score_most = Gedrang
    .own = yes
card-2023-score_least = Eenzaamheid
    .own = yes
card-2023-score_castillo = Onthulling
    .own = yes
card-2023-decree = Decreet
    .own = yes
card-2023-empowerment = Volmacht
    .own = yes
card-2023-court_reserve = Hofreserve
    .own = yes
card-2023-adopted_home = Nieuw thuis
    .own = yes
card-2023-secret_scoring = Geheime telling
    .own = yes
card-2023-coup = Staatsgreep
    .own = yes
card-2023-royal_advisor = Koninklijke adviseur
    .own = yes
card-2023-your_majesty = Uwe Majesteit
    .own = yes
card-2023-exile = Ballingschap
    .own = yes
card-2023-retinue = Gevolg
    .own = yes
card-2023-rivalry = Rivaliteit
    .own = yes
card-2023-country_estate = Landgoed
    .own = yes
card-2023-revolt = Opstand
    .own = yes
card-2023-smuggling = Smokkel
    .own = yes
card-2023-regency_8 = Regentschap VIII
    .own = yes
card-2023-regency_9 = Regentschap IX
    .own = yes
card-2023-regency_10 = Regentschap X
    .own = yes

# De klassieke uitgave: titels uit het Nederlandse regelboek. Drie kaarten hebben daar geen titel, en één
# intrigant staat er niet in.

card-classic-intrigue_any_3 = Intrigant
card-classic-intrigue_any_4 = Intrigant
card-classic-intrigue_own_4 = Intrigant
    .own = yes
card-classic-intrigue_foreign_3 = Intrigant
card-classic-intrigue_own_2_foreign_2 = Intrigant
card-classic-intrigue_region_5 = Intrigant
card-classic-intrigue_region_all_own = Intrigant
card-classic-intrigue_choice = Intrigant
card-classic-militia = Intrigant
card-classic-veto = Veto
card-classic-decay_all = Autoriteitsverlies
card-classic-decay_3 = Autoriteitsverlies
card-classic-assassin = Sluipmoordenaars
    .own = yes
card-classic-withdrawal = De Koning is boos
card-classic-civil_war_all = Vlucht
    .own = yes
card-classic-civil_war_2 = Onrust
    .own = yes
card-classic-score_one_region = Extra puntentelling
card-classic-score_fours = Extra puntentelling
card-classic-score_fives = Extra puntentelling
card-classic-score_sixes_sevens = Extra puntentelling
card-classic-score_first_only = Extra puntentelling
card-classic-score_most = Extra puntentelling
card-classic-score_least = Extra puntentelling
card-classic-score_castillo = Extra puntentelling
card-classic-secret_scoring = Extra puntentelling
card-classic-decree = Scoretegel
card-classic-empowerment = Machtkaarten
card-classic-court_reserve = Het hof
card-classic-adopted_home = Grande
card-classic-coup = Leegloop
card-classic-royal_advisor = Koninklijke adviseur
card-classic-your_majesty = Koningskaart

counted-caballero = { $n ->
    [one] { $n } caballero
   *[other] { $n } caballero's
}
ability-court = hof
    .does = , dan { $count ->
        [one] 1 caballero
       *[other] tot { $count } caballero's
    } naar het hof
ability-castillo = Castillo
    .does = , dan nog { COUNT($count, "caballero") } in het Castillo
ability-move = verplaatsen
    .does = , dan { $count ->
        [one] 1 eigen caballero
       *[other] { $count } eigen caballero's
    } verplaatsen
modifier-does = { $adds }: { $way ->
    [earlier] eerder aan de beurt
   *[later] later aan de beurt
}
own_title = ° onze titel
bonus-king = Koningsbonus
bonus-grande = Grandebonus

# --- wat er gebeurt ---------------------------------------------------------------------

event-round = Ronde { $round } begint.
event-king_starts = De Koning begint in { $area }.
event-grande_starts = De Grande en { COUNT($count, "caballero") } van { $seat } beginnen in { $area }.
event-dummy_enters = { COUNT($count, "caballero") } van de dummy ({ $seat }) { $count ->
    [one] komt
   *[other] komen
} in { FORM($area, "the") }.
event-revealed = Stapel { $stack } toont { $card }.
event-passed = { $seat } geeft een modificator door naar links.
passed-to = { $seat } geeft een modificator door aan { $left }.
event-swapped = Iedereen pakt de modificator van rechts op.
event-power = { $seat } speelt machtkaart { $value }.
event-power_modified = { $seat } speelt machtkaart { $value } met modificator { $modifier }, samen { $total }.
event-dummy_power = De dummy ({ $seat }) toont machtkaart { $value }.
event-recruited = { $count ->
    [0] { $seat } haalt niemand naar het hof.
   *[other] { $seat } haalt { COUNT($count, "caballero") } naar het hof.
}
event-recalled = { $seat } haalt een caballero uit { FORM($area, "the") } terug naar het hof.
event-ability = { $seat } gebruikt de vaardigheid van modificator { $modifier }.
event-took = { $seat } neemt { $card } van stapel { $stack }.
event-placed = { $seat } { $area ->
    [castillo] werpt
   *[other] zet
} een caballero in { FORM($area, "the") }.
event-announced = { $seat } kondigt de speciale actie van { $card } aan.
event-vetoed = { $seat } spreekt een veto uit: { $card }.
event-allowed = { $seat } laat het toe.
event-allowed_rest = { $seat } laat de hele speciale actie toe.
event-wants_move = { $by } wil een caballero van { $seat } uit { FORM($area, "the") } naar { FORM($target, "the") } verplaatsen.
event-wants_extra = { $seat } wil een extra caballero in { FORM($area, "the") } { $area ->
    [castillo] werpen
   *[other] zetten
}.
event-wants_return = { $by } wil een caballero van { $seat } uit { FORM($area, "the") } terugsturen naar de provincie.
event-wants_withdraw = { $seat } gaat een caballero uit { FORM($area, "the") } terugsturen naar de provincie.
event-wants_withdraw_court = { $seat } gaat { COUNT($count, "caballero") } uit het hof terugsturen naar de provincie.
event-wants_disc = { $seat } gaat doen wat de kiesschijf aangeeft.
event-wants_score = { $seat } wil { FORM($area, "the") } tellen.
event-wants_tile = { $by } wil scoretegel { $tile } leggen: { $area }.
event-wants_regain = { $seat } wil een machtkaart terug in de hand nemen.
event-wants_grande = { $seat } wil de Grande naar { FORM($area, "the") } verplaatsen.
event-wants_coup = { $seat } wil dat alle anderen uit { FORM($area, "the") } vertrekken.
event-wants_king = { $area ->
    [castillo] { $seat } wil de Koning naast het Castillo zetten.
   *[other] { $seat } wil de Koning naar { FORM($area, "the") } verplaatsen.
}
event-wants_recruit = { $seat } wil { COUNT($count, "caballero") } naar het hof halen.
event-wants_recall = { $seat } wil een caballero uit { FORM($area, "the") } terughalen naar het hof.
event-moved = { $by } verplaatst een caballero van { $seat } uit { FORM($area, "the") } naar { FORM($target, "the") }.
    .own = { $seat } verplaatst een caballero uit { FORM($area, "the") } naar { FORM($target, "the") }.
event-returned = { COUNT($count, "caballero") } van { $seat } { $count ->
    [one] gaat
   *[other] gaan
} uit { FORM($area, "the") } terug naar de provincie.
event-returned_court = { $seat } stuurt { COUNT($count, "caballero") } uit het hof terug naar de provincie.
event-disc = { $seat } heeft de kiesschijf ingesteld.
event-disc_shown = De kiesschijf van { $seat } staat op { FORM($area, "the") }.
event-scored = { $seat } staat in { FORM($area, "the") } op plaats { $place }: { COUNT($points, "point") }.
event-bonus = { $seat } krijgt in { FORM($area, "the") } { COUNT($points, "point") } extra: { $bonus }.
event-to_court = { COUNT($count, "caballero") } van { $seat } { $count ->
    [one] gaat
   *[other] gaan
} uit { FORM($area, "the") } terug naar het hof.
event-tile = { $by } legt scoretegel { $tile }: { $area }.
event-regained = { $seat } neemt een machtkaart terug in de hand.
event-regained_modifier = { $seat } neemt een modificator terug in de hand.
event-grande = De Grande van { $seat } gaat naar { FORM($area, "the") }.
event-king = { $area ->
    [castillo] De Koning gaat naast het Castillo staan.
   *[other] De Koning gaat naar { FORM($area, "the") }.
}
event-king_stays = { $area ->
    [castillo] De Koning blijft naast het Castillo.
   *[other] De Koning blijft in { $area }.
}
event-dummy_took = De dummy ({ $seat }) neemt { $card } van stapel { $stack }; die kaart doet deze ronde niet mee.
event-starter = { $seat } krijgt de startspelerfiguur.
event-veto_kept = { $seat } houdt de Veto-kaart.
event-veto_expires = De Veto-kaart van { $seat } vervalt.
event-scoring = { FORM($area, "first") } wordt geteld.
event-king_scoring = Algemene puntentelling na ronde { $round }.
event-smuggling = { $seat } mag ook in de Koningsregio zetten.
event-ended = De beurt van { $seat } is voorbij.
event-over = Het spel is afgelopen.

# --- wat er gevraagd wordt ----------------------------------------------------------------

ask-pass = geef een modificator door naar links
    .flag = geeft door
    .now = geef een modificator aan { $left }
ask-power = speel een machtkaart
    .flag = speelt macht
    .now = { $laid ->
        [none] speel een machtkaart
       *[other] speel een machtkaart met de modificator { $laid }
    }
ask-recruit = haal caballero's naar het hof
    .flag = haalt op
ask-recall = haal caballero's terug uit regio's
    .flag = haalt terug
ask-ability = gebruik de vaardigheid van de modificator
    .flag = vaardigheid?
ask-take = neem een actiekaart
    .flag = neemt een kaart
ask-turn = zet caballero's, gebruik de speciale actie of beëindig de beurt
    .flag = zet of handelt
    .now = { $stage ->
        [special] gebruik de speciale actie of beëindig de beurt
       *[other] zet caballero's: nog { $left } van { $all }
    }
ask-veto = spreek een veto uit of laat toe
    .flag = veto?
ask-choose = kies een van de twee speciale acties
    .flag = kiest
ask-lift = neem een caballero op om te verplaatsen
    .flag = neemt op
    .now = neem een caballero op om te verplaatsen: nog { $moves }
ask-drop = zet de caballero neer
    .flag = zet neer
ask-place_extra = zet extra caballero's
    .flag = zet er meer
    .now = zet extra caballero's: nog { $left }
ask-assassinate = stuur van elke andere kleur één caballero terug
    .flag = stuurt terug
ask-withdraw = stuur eigen caballero's terug
    .flag = trekt terug
    .now = stuur nog { COUNT($left, "caballero") } terug
ask-disc = stel de kiesschijf in
    .flag = stelt schijf in
    .now = { $purpose ->
        [castillo] { $count ->
            [0] waar gaan je stukken in het Castillo heen?
            [one] waar gaat je caballero in het Castillo heen?
           *[other] waar gaan je { COUNT($count, "caballero") } in het Castillo heen?
        }
        [coup] { $count ->
            [one] waar gaat je caballero uit { $emptied } heen?
           *[other] waar gaan je { COUNT($count, "caballero") } uit { $emptied } heen?
        }
        [lose] in welke regio verlies je caballero's?
       *[compare] welke regio kies je om te tellen?
    }
ask-score = kies een gebied om te tellen
    .flag = telt
ask-decree = leg of verplaats een scoretegel
    .flag = legt een tegel
ask-regain = neem een kaart terug in de hand
    .flag = neemt terug
ask-move_grande = verplaats de Grande
    .flag = verhuist
ask-coup = kies de regio die leegloopt
    .flag = kiest een regio
ask-king = verplaats de Koning
    .flag = met de Koning
ask-escort = kies wie de Koning volgt
    .flag = geeft geleide
    .now = kies wie de Koning volgt: nog { $left }
ask-over = het spel is afgelopen
because-card = { $whose } speelt ‘{ $card }’: { $question }

# --- speciale acties ---------------------------------------------------------------------------

effect-move = { $up_to ->
        [all] Verplaats willekeurig veel
       *[other] Verplaats maximaal { $up_to }
    }{ $whose ->
        [own] {" "}eigen
        [foreign] {" "}vijandelijke
       *[any] {""}
    } caballero's{ $out_of ->
        [one_region] {" "}uit één regio
       *[anywhere] {""}
    }{ $into ->
        [one_region] {" "}naar één regio
       *[anywhere] {""}
    }
effect-place = Zet maximaal { $up_to } extra caballero's in { $where ->
        [regions] regio's naar keuze
        [castillo] het Castillo
       *[both] regio's naar keuze of het Castillo
    }
effect-empty_courts = Alle anderen sturen { $up_to ->
        [all] hun hele hof terug
       *[other] { $up_to } caballero's uit hun hof terug
    }
effect-assassinate = { $may_stop ->
        [true] Stuur van elke andere kleur maximaal één caballero terug
       *[false] Stuur van elke andere kleur één caballero terug
    }
effect-withdraw = Alle anderen sturen { $up_to } eigen caballero's terug, uit regio's of hof
effect-civil_war = Alle anderen kiezen met de kiesschijf een regio en verliezen daar { $up_to ->
        [all] al hun caballero's
       *[other] { $up_to } caballero's
    }
effect-score = { $what ->
        [choice] Tel één regio naar keuze
        [values] Tel alle regio's met waarde { $values }
        [first_places] Tel alle regio's, maar alleen de eerste plaatsen
        [most] Tel de regio's met de meeste caballero's
        [least] Tel de regio's met de minste caballero's
        [castillo] Tel het Castillo
       *[discs] Iedereen kiest met de kiesschijf een regio; wat één keer gekozen is, wordt geteld
    }
effect-decree = Leg of verplaats een scoretegel
effect-regain = Neem een gespeelde machtkaart terug
effect-recruit = Haal maximaal { $up_to } caballero's naar je hof
effect-grande = Verplaats je Grande naar een andere regio
effect-coup = Kies een regio; alle anderen trekken er weg volgens hun kiesschijf
effect-king = { $to ->
        [anywhere] Verplaats de Koning naar een regio naar keuze
        [neighbour] Verplaats de Koning naar een aangrenzende regio
        [distant] Verplaats de Koning naar een niet-aangrenzende regio
        [abroad] Stuur de Koning naar Frankrijk of Portugal
        [fewest] Verplaats de Koning naar de regio met de minste caballero's
       *[a_grande] Verplaats de Koning naar een regio met Grandes; die gaan in het Castillo
    }{ $escort ->
        [0] {""}
       *[other] , met { $escort } caballero's
    }
effect-revolt = Zet de Koning naast het Castillo
effect-regent = Verwissel de Koning en je Grande
effect-smuggle = Zet ook in de Koningsregio
effect-veto = Houd deze kaart om één speciale actie te blokkeren, deze of de volgende ronde
note-or_castillo = {" "}of het Castillo
note-his_own_too = , eventueel zijn eigen
note-not_his_own = , niet zijn eigen
note-from_castillo = , ook uit het Castillo
note-not_dummy = ; de dummy mag gespaard worden
note-singles_lose = ; wie dat in geen regio kan, verliest er zoveel mogelijk
note-or_modifier = , of een modificator
joined-and = {" "}en{" "}
joined-or = {" "}— of:{" "}

# --- opties ------------------------------------------------------------------------------------

option-players = Spelers
    .about = Hoeveel er spelen, of hun kleuren in de volgorde van de plaatsen. Met z'n tweeën speelt een dummy mee.
option-edition = Uitgave
    .about = De kaarten en regels van de nieuwe uitgave van 2023, of van de eerste uit 1995.
value-edition-2023 = nieuw (2023)
value-edition-classic = klassiek (1995)
option-short = Kort spel
    .about = Er worden maar zes rondes gespeeld; de doos zegt welke vervallen.
option-merged_stack = Gemengde stapels
    .about = Met drie spelers worden de tweede en de derde stapel door elkaar geschud; met twee altijd.
option-expansions = Uitbreidingen
    .about = Nieuw Regentschap vervangt de stapel van de Koning, Oude Rotten voegt kaarten toe, Machtsverschuiving modificatoren.
value-expansions-new-regency = Nieuw Regentschap
value-expansions-old-hands = Oude Rotten
value-expansions-power-shift = Machtsverschuiving
option-old_hands = Losse Oude Rotten
    .about = Welke kaarten van Oude Rotten meedoen, in plaats van allemaal.
value-old_hands-intrigue_choice = Intrige
value-old_hands-veto = Veto
value-old_hands-secret_scoring = Geheime telling
option-castillo = Het Castillo
    .about = Of te zien is wat erin zit, want alles is aangekondigd, of dat je het tot het einde van het spel moet onthouden.
value-castillo-open = te zien
value-castillo-memory = uit het hoofd
option-dummy_castillo = De dummy in het Castillo
    .about = Of de caballero's van de dummy daar bij een algemene puntentelling blijven of naar huis gaan.
value-dummy_castillo-stay = ze blijven
value-dummy_castillo-home = ze gaan naar huis
option-militia_castillo = Militie in het Castillo
    .about = Of extra caballero's van de Militie ook in het Castillo geworpen mogen worden.
option-choice_castillo = Het Castillo naar keuze
    .about = Of een puntentelling naar keuze het Castillo mag zijn.
option-estate_may_stay = Landgoed
    .about = Of de eigen regio van de Koning die met de minste caballero's kan zijn.
option-assassin_may_stop = Sluipmoordenaar
    .about = Of de speler kleuren mag sparen.
option-assassin_dummy = Sluipmoordenaar en dummy
    .about = Of de speler de dummy mag sparen, of ook van de dummy een caballero moet terugsturen.
value-assassin_dummy-may = mag gespaard worden
value-assassin_dummy-must = verliest er ook een
option-civil_war_singles = Burgeroorlog met losse caballero's
    .about = Of wie in geen enkele regio twee caballero's heeft, bij de Burgeroorlog met 2 caballero's gespaard blijft, of er zoveel mogelijk verliest.
value-civil_war_singles-spared = gespaard
value-civil_war_singles-lose = verliest wat kan
option-retinue_castillo = Gevolg uit het Castillo
    .about = Of caballero's de Koning uit het Castillo volgen als hij ernaast stond.
option-may_leave_undone = Toch niet
    .about = Of scoretegel, machtkaart, Grande of Koning mogen blijven waar ze zijn nadat de speciale actie is aangekondigd.
option-veto_interrupts = Onderbrekend veto
    .about = Of een veto van de klassieke uitgave een speciale actie bij elke stap kan stoppen; of alleen verplaatsingen één voor één, en al het andere voordat het begint; of nooit meer als de actie begonnen is.
value-veto_interrupts-every-step = bij elke stap
value-veto_interrupts-moves = alleen verplaatsingen
value-veto_interrupts-never = nooit

# --- waar op gelet wordt bij het beoordelen van een stelling ----------------------------

feature-points = punten tot nu toe
feature-next_scoring = wat de volgende puntentelling zou opleveren
feature-later_scorings = wat latere puntentellingen zouden opleveren
feature-due_now = wat de puntentelling van deze ronde zou opleveren
feature-due_for_sure = bijna zekere punten van de puntentelling van deze ronde
feature-due_soon = wat de puntentelling van de volgende ronde zou opleveren
feature-chances_now = punten binnen bereik vóór de puntentelling van deze ronde
feature-dangers_now = punten in gevaar vóór de puntentelling van deze ronde
feature-castillo_now = caballero's die deze ronde het Castillo verlaten
feature-firsts = eerste plaatsen in je eentje
feature-safety = veilige voorsprongen
feature-chances = punten binnen bereik
feature-dangers = punten in gevaar
feature-kings_region = caballero's in de Koningsregio
feature-home = de voorsprong in de thuisregio
feature-on_board = caballero's in de regio's
feature-in_castillo = caballero's in het Castillo
feature-court = caballero's in het hof
feature-province = caballero's in de provincie
feature-hand = betere machtkaarten die in de hand blijven
feature-best_card = de hoogste machtkaart in de hand
feature-to_move = de beurt die nog komt
feature-order = de beurtvolgorde
feature-to_place = caballero's die nog gezet mogen worden
feature-special = de speciale actie die nog komt
feature-vetoes = Veto-kaarten
