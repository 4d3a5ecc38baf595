# Leagues: the list, a new one, standings and rounds, what is told; Dutch

# --- the list --------------------------------------------------------------------------

league-list = Competities
league-lead = Een seizoen met anderen: rondes waarvan de tafels vanzelf klaarstaan, en aan het eind een stand.
league-mine = Mijn competities
league-others = Open voor iedereen
league-none = Er is er nu geen. Begin er een en stuur je vrienden de link.
league-new = Een competitie maken
league-people = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
league-state_open = Wacht op spelers
league-state_round = Ronde { $round } van { $last }
league-state_final = De finale wordt gespeeld
league-state_over = Afgelopen

# --- a new one -------------------------------------------------------------------------

league-new_title = Een competitie { $game }
league-name = Naam van de competitie
league-method = Hoe tafels worden ingedeeld
league-method_even = iedereen tegen iedereen
league-method_swiss = op stand
league-method_groups = groepen en een finale
league-about_even = Iedereen treft iedereen zo gelijkmatig mogelijk.
league-about_swiss = Wie in de stand dicht bij elkaar staat, zit samen, zo mogelijk zonder elkaar opnieuw te treffen.
league-about_groups = De groepen worden geloot, en in elke groep treft iedereen iedereen. Daarna spelen de besten van alle groepen één finale.
league-groups = Groepen
league-round_count = Rondes
league-seats = Spelers aan een tafel
league-seats_about = Komt het aantal spelers niet uit, dan zit er aan sommige tafels één meer of één minder. Alleen waar ook dat niet kan, is er iemand vrij.
league-points = Punten voor de eerste plaats, de tweede, enzovoort
league-points_about = Zoveel getallen als er spelers aan een tafel zitten. Laat het leeg voor de gebruikelijke.
league-ties = Bij gelijke punten
league-ties_about = Wat dan beslist, het een na het ander. Wie dan nog gelijk staat, deelt de plaats.
league-tie_direct = tafels waaraan ze elkaar troffen
league-tie_wins = eerste plaatsen
league-tie_opponents = sterkte van de tegenstanders
league-tie_margin = voorsprong op het gemiddelde van de tafels
league-pace = Verloop van de rondes
league-pace_about = Een ronde eindigt als al haar tafels afgelopen zijn, of op haar laatste dag. Wie een tafel dan nog laat wachten, wordt daar laatste.
league-round_days = Hoogstens zoveel dagen per ronde (0: geen grens)
league-next_soon = volgende ronde na de laatste tafel
league-next_dated = volgende ronde op de vaste dag
league-pause = Minuten ertussen
league-begins = Eerste ronde op
league-begins_about = Zonder datum begin je de competitie zelf.
league-coming = Komen en gaan
league-listed_about = Wie mag meedoen?
league-listed_no = wie de link heeft
league-listed_yes = iedereen: de competitie staat in de lijst
league-late_about = Mag je nog instappen als de eerste ronde begonnen is? Voor gemiste rondes krijg je niets.
league-late_yes = ja, ook later
league-late_no = nee
league-leaving_about = Wat gebeurt er met de uitslagen van wie weggaat?
league-leaving_keep = die blijven staan
league-leaving_strike = die worden geschrapt
league-make = Competitie maken

# --- a league --------------------------------------------------------------------------

league-first_at = De eerste ronde begint:
league-next_at = De volgende ronde begint:
league-ends_at = Deze ronde eindigt uiterlijk:
league-to_table = Naar mijn tafel
league-come_about = Je bent uitgenodigd om mee te spelen. Je naam komt op deze pagina te staan, die iedereen kan zien die het adres heeft.
league-come_late = Je kunt nog instappen en speelt mee vanaf de volgende ronde. Je naam komt op deze pagina te staan, die iedereen kan zien die het adres heeft.
league-come = Meedoen
league-in = Je doet mee. Je hoort het als de eerste ronde begint.
league-standings = Stand
league-place = Plaats
league-group = Groep
league-points_short = Punten
league-byes = Vrij
league-short_direct = Onderling
league-short_opponents = Tegenst.
league-short_margin = Voorspr.
league-left = gestopt
league-csv_standings = Stand als CSV
league-csv_results = Uitslagen als CSV
league-csv_meetings = Kruistabel als CSV
league-rounds = Rondes
league-round = Ronde { $round }
league-final = Finale
league-board = Tafel { $number }
league-in_group = Groep { $group }
league-running = bezig
league-how_left = heeft de tafel verlaten
league-how_forfeit = tijd om
league-how_shared = niet afgelopen
league-bye = Vrij:
league-has_bye = vrij
league-crosstable = Kruistabel
league-crosstable_about = Hoe vaak de speler links vóór de ander eindigde, en hoe vaak erachter.
league-opponents = Tegenstanders
league-next_round = vanaf de volgende ronde
league-nobody = Nog niemand.
league-making = Voor jou als organisator
league-begin = De eerste ronde beginnen
league-begin_next = De volgende ronde nu beginnen
league-invite = Spelers uitnodigen
league-invite_about = Wie deze link opent, kan meedoen.
league-add_bot = Een bot toevoegen
league-remove = Iemand eruit halen
league-remove_about = Zit die aan een tafel van deze ronde, dan speelt daar een bot verder en is de laatste plaats voor die speler. Terugkomen kan niet.
league-end_round = Deze ronde nu beëindigen
league-end_round_about = Aan tafels die niet afgelopen zijn, wordt degene op wie ze wachten laatste; de anderen delen de plaatsen ervoor.
league-end_word = stoppen
league-close = De competitie beëindigen
league-close_about = De stand blijft zoals hij is. Tafels die niet afgelopen zijn, tellen niet.
league-close_unplayed = Er is nog niets gespeeld, dus er blijft niets van over.
league-leave = Uit de competitie stappen
league-leave_about = Zit je aan een tafel van deze ronde, dan speelt daar een bot verder en word je laatste. Terugkomen kan niet.
league-leave_keep = De uitslagen van wie weggaat, blijven staan.
league-leave_strike = De uitslagen van wie weggaat, worden geschrapt: aan die tafels schuiven de anderen op.
league-agreed = Wat is afgesproken
league-agreed_rounds = { $rounds ->
    [one] { $rounds } ronde, { $seats } spelers aan een tafel
   *[other] { $rounds } rondes, { $seats } spelers aan een tafel
}
league-agreed_points = Punten voor de plaatsen: { $points }
league-agreed_ties = Bij gelijke punten:
league-agreed_days = { $days ->
    [one] een ronde duurt hoogstens { $days } dag
   *[other] een ronde duurt hoogstens { $days } dagen
}
league-agreed_late_yes = Tot het begin van de laatste ronde kun je instappen.
league-agreed_late_no = Na het begin van de eerste ronde kan niemand meer instappen.

# --- what is told ----------------------------------------------------------------------

league-news_round = { $league }: ronde { $round }
league-news_table = Je tafel staat klaar.
league-news_bye = Deze ronde ben je vrij.
league-news_over = { $league } is afgelopen
league-news_place = Je bent op plaats { $place } geëindigd.
push-for_league = mijn competities
league-of_table = Competitie: { $league }

# --- what is refused -------------------------------------------------------------------

refused-league_closed = In deze competitie kan niemand meer instappen.
refused-league_entered = Je doet al mee aan deze competitie, of bent eruit gestapt.
refused-league_few = Er zijn minstens { $few } spelers nodig.
refused-league_full = Er is plaats voor { $most } spelers.
refused-league_over = Deze competitie is afgelopen.
refused-league_points = Geef { $seats } getallen van 100 tot 0, geen groter dan het vorige.
refused-many_leagues = Je hebt { $most } competities die niet afgelopen zijn; beëindig er eerst een.
refused-not_organizer = Dat kan alleen wie de competitie heeft gemaakt.

# --- for programs ----------------------------------------------------------------------

api-op-leagues = Alle competities
api-about-leagues = De competities van de persoon van wie het token is, en die iedereen mag zien.
api-op-league = Een competitie
api-about-league = Stand, tafels en ontmoetingen van een competitie; wie het adres heeft, kan haar zien.
api-op-make_league = Een competitie maken
api-about-make_league = Een competitie van een spel; wat niet gezegd wordt, is zoals gebruikelijk. Wie haar maakt, moet ook zelf instappen om mee te spelen.
api-op-enter_league = In een competitie instappen
api-about-enter_league = Meespelen in de competitie waar een uitnodiging heen leidt, vanaf haar volgende ronde.
api-op-begin_league = Een ronde beginnen
api-about-begin_league = Wie haar maakte, begint de eerste ronde, of de volgende zonder langer te wachten.
api-op-leave_league = Uit een competitie stappen
api-about-leave_league = Voorgoed weggaan; aan een tafel van deze ronde speelt een bot verder.
api-field-ahead = Aan hoeveel tafels de deelnemer vóór de tegenstander eindigde.
api-field-behind = Aan hoeveel tafels de deelnemer achter de tegenstander eindigde.
api-field-board = Het nummer van een tafel in haar ronde.
api-field-boards = De tafels van alle rondes.
api-field-byes = Hoeveel rondes iemand vrij was.
api-field-due = Wanneer er vanzelf iets gebeurt: een ronde begint of eindigt, in seconden sinds 1970; of null.
api-field-entrant = Het nummer van een deelnemer aan de competitie.
api-field-entrants = Alle deelnemers aan de competitie.
api-field-group = De letter van de groep, waar er meer zijn.
api-field-groups = Hoeveel groepen er moeten komen.
api-field-how = Hoe de plaats tot stand kwam: gespeeld, tafel verlaten, verbeurd (de tafel wachtte op hem), gedeeld (hij wachtte op een ander).
api-field-joined = De eerste ronde van een deelnemer.
api-field-last_round = Hoeveel rondes er zijn.
api-field-league = De naam van een competitie in adressen.
api-field-left = De eerste ronde zonder hem; null zolang hij meespeelt.
api-field-level = Aan hoeveel tafels beiden een plaats deelden.
api-field-listed = Of iedereen de competitie in de lijst mag zien en mag meedoen.
api-field-meetings = Hoe elke twee tegen elkaar eindigden.
api-field-method = Hoe tafels worden ingedeeld: iedereen tegen iedereen (even), op stand (swiss), groepen en een finale (groups).
api-field-opponent = Het nummer van de ander.
api-field-phase = Waar de competitie is: open, in een ronde, in een pauze, afgelopen.
api-field-played = Hoeveel tafels afgelopen zijn.
api-field-rank = De plaats in de stand; wie gelijk staat, deelt haar.
api-field-round_count = Hoeveel rondes er moeten komen, zonder finale.
api-field-round_days = Hoeveel dagen een ronde hoogstens duurt; 0 is geen grens.
api-field-score = Punten in de competitie.
api-field-standings = Waar iedereen staat, de eerste eerst.
api-field-table_size = Hoeveel er aan een tafel zitten, waar het aantal spelers dat toelaat.
api-field-turn_days = Dagen per beurt; 0 is geen klok.
api-field-victories = Hoeveel tafels iemand gewonnen heeft.
