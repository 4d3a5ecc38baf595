# Leagues: the list, a new one, standings and rounds, what is told; German

# --- the list --------------------------------------------------------------------------

league-list = Ligen
league-lead = Eine Saison mit anderen: Runden, deren Tische von selbst gedeckt werden, und am Ende eine Tabelle.
league-mine = Meine Ligen
league-others = Offen für alle
league-none = Zurzeit gibt es keine. Gründe eine und schick den Link deinen Freunden.
league-new = Eine Liga gründen
league-people = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
league-state_open = Wartet auf Mitspieler
league-state_round = Runde { $round } von { $last }
league-state_final = Das Finale läuft
league-state_over = Beendet

# --- a new one -------------------------------------------------------------------------

league-new_title = Eine Liga { $game }
league-name = Name der Liga
league-method = Wie Tische gebildet werden
league-method_even = jeder trifft jeden
league-method_swiss = nach Tabellenstand
league-method_groups = Gruppen und Finale
league-about_even = Jeder trifft jeden möglichst gleich oft.
league-about_swiss = Wer in der Tabelle nah beieinander steht, sitzt zusammen, möglichst ohne sich noch einmal zu treffen.
league-about_groups = Die Gruppen werden ausgelost, in jeder trifft jeder jeden. Dann spielen die Besten aller Gruppen ein Finale.
league-groups = Gruppen
league-round_count = Runden
league-seats = Spieler an einem Tisch
league-seats_about = Geht die Zahl der Spieler nicht auf, sitzt an manchen Tischen einer mehr oder weniger. Nur wo auch das nicht geht, setzt jemand aus.
league-points = Punkte für den ersten Rang, den zweiten und so weiter
league-points_about = So viele Zahlen, wie Spieler an einem Tisch sitzen. Leer gelassen gelten die üblichen.
league-ties = Bei Punktgleichheit
league-ties_about = Was dann entscheidet, eins nach dem anderen. Wer noch immer gleich ist, teilt sich den Rang.
league-tie_direct = gemeinsame Tische
league-tie_wins = erste Ränge
league-tie_opponents = Stärke der Gegner
league-tie_margin = Vorsprung auf den Schnitt der Tische
league-pace = Ablauf der Runden
league-pace_about = Eine Runde endet, wenn alle Tische zu Ende sind, oder an ihrem letzten Tag. Auf wen ein Tisch dann noch wartet, der wird dort Letzter.
league-round_days = Tage je Runde höchstens (0: unbegrenzt)
league-next_soon = nächste Runde nach dem letzten Tisch
league-next_dated = nächste Runde an ihrem Tag
league-pause = Minuten dazwischen
league-begins = Erste Runde am
league-begins_about = Ohne Datum beginnst du die Liga selbst.
league-coming = Kommen und Gehen
league-listed_about = Wer darf mitspielen?
league-listed_no = wer den Link hat
league-listed_yes = alle: die Liga steht in der Liste
league-late_about = Darf man nach Beginn der ersten Runde noch dazukommen? Für versäumte Runden gibt es nichts.
league-late_yes = ja, auch später
league-late_no = nein
league-leaving_about = Was wird aus den Ergebnissen, wenn jemand aussteigt?
league-leaving_keep = sie bleiben
league-leaving_strike = sie werden gestrichen
league-make = Liga gründen

# --- a league --------------------------------------------------------------------------

league-first_at = Die erste Runde beginnt:
league-next_at = Die nächste Runde beginnt:
league-ends_at = Diese Runde endet spätestens:
league-to_table = Zu meinem Tisch
league-come_about = Du bist eingeladen mitzuspielen. Dein Name steht dann auf dieser Seite, die jeder sehen kann, der ihre Adresse hat.
league-come_late = Du kannst noch einsteigen und ab der nächsten Runde mitspielen. Dein Name steht dann auf dieser Seite, die jeder sehen kann, der ihre Adresse hat.
league-come = Mitspielen
league-in = Du bist dabei. Wenn die erste Runde beginnt, erfährst du es.
league-standings = Tabelle
league-place = Rang
league-group = Gruppe
league-points_short = Punkte
league-byes = Frei
league-short_direct = Direkt
league-short_opponents = Gegner
league-short_margin = Vorspr.
league-left = ausgestiegen
league-csv_standings = Tabelle als CSV
league-csv_results = Ergebnisse als CSV
league-csv_meetings = Kreuztabelle als CSV
league-rounds = Runden
league-round = Runde { $round }
league-final = Finale
league-board = Tisch { $number }
league-in_group = Gruppe { $group }
league-running = läuft
league-how_left = hat den Tisch verlassen
league-how_forfeit = Zeit um
league-how_shared = nicht beendet
league-bye = Spielfrei:
league-has_bye = spielfrei
league-crosstable = Kreuztabelle
league-crosstable_about = Wie oft der Spieler links vor dem anderen lag, und wie oft hinter ihm.
league-opponents = Gegner
league-next_round = ab der nächsten Runde
league-nobody = Noch niemand.
league-making = Für dich als Veranstalter
league-begin = Erste Runde beginnen
league-begin_next = Nächste Runde jetzt beginnen
league-invite = Spieler einladen
league-invite_about = Wer diesen Link öffnet, kann mitspielen.
league-add_bot = Bot dazunehmen
league-remove = Jemanden herausnehmen
league-remove_about = Sitzt er an einem Tisch dieser Runde, spielt dort ein Bot weiter, und er wird Letzter. Zurückkommen kann er nicht.
league-end_round = Diese Runde jetzt beenden
league-end_round_about = An Tischen, die nicht zu Ende sind, wird Letzter, auf wen sie warten; die anderen teilen sich die Ränge davor.
league-end_word = beenden
league-close = Liga beenden
league-close_about = Die Tabelle bleibt, wie sie ist. Tische, die nicht zu Ende sind, zählen nicht.
league-close_unplayed = Noch wurde nichts gespielt, also bleibt nichts davon.
league-leave = Aus der Liga aussteigen
league-leave_about = Sitzt du an einem Tisch dieser Runde, spielt dort ein Bot weiter, und du wirst Letzter. Zurückkommen kannst du nicht.
league-leave_keep = Wer aussteigt, dessen Ergebnisse bleiben.
league-leave_strike = Wer aussteigt, dessen Ergebnisse werden gestrichen: An diesen Tischen rücken die anderen auf.
league-agreed = Was vereinbart ist
league-agreed_rounds = { $rounds ->
    [one] { $rounds } Runde, { $seats } Spieler an einem Tisch
   *[other] { $rounds } Runden, { $seats } Spieler an einem Tisch
}
league-agreed_points = Punkte für die Ränge: { $points }
league-agreed_ties = Bei Punktgleichheit:
league-agreed_days = { $days ->
    [one] eine Runde dauert höchstens { $days } Tag
   *[other] eine Runde dauert höchstens { $days } Tage
}
league-agreed_late_yes = Bis zum Beginn der letzten Runde kann man dazukommen.
league-agreed_late_no = Nach Beginn der ersten Runde kommt niemand mehr dazu.

# --- what is told ----------------------------------------------------------------------

league-news_round = { $league }: Runde { $round }
league-news_table = Dein Tisch steht bereit.
league-news_bye = Du bist in dieser Runde spielfrei.
league-news_over = { $league } ist zu Ende
league-news_place = Du hast Rang { $place } erreicht.
push-for_league = meinen Ligen
league-of_table = Liga: { $league }

# --- what is refused -------------------------------------------------------------------

refused-league_closed = In diese Liga kann niemand mehr einsteigen.
refused-league_entered = Du bist schon in dieser Liga oder aus ihr ausgestiegen.
refused-league_few = Es braucht mindestens { $few } Spieler.
refused-league_full = Es ist Platz für { $most } Spieler.
refused-league_over = Diese Liga ist zu Ende.
refused-league_points = Gib { $seats } Zahlen von 100 bis 0 an, keine größer als die davor.
refused-many_leagues = Du hast { $most } Ligen, die nicht zu Ende sind; beende zuerst eine.
refused-not_organizer = Das kann nur, wer die Liga gegründet hat.

# --- for programs ----------------------------------------------------------------------

api-op-leagues = Alle Ligen
api-about-leagues = Die Ligen der Person, der das Token gehört, und die, die alle sehen dürfen.
api-op-league = Eine Liga
api-about-league = Tabelle, Tische und Begegnungen einer Liga; wer ihre Adresse hat, kann sie sehen.
api-op-make_league = Eine Liga gründen
api-about-make_league = Eine Liga eines Spiels; was nicht gesagt wird, ist wie üblich. Wer sie gründet, steigt eigens ein, um mitzuspielen.
api-op-enter_league = In eine Liga einsteigen
api-about-enter_league = In der Liga mitspielen, zu der eine Einladung führt, ab ihrer nächsten Runde.
api-op-begin_league = Eine Runde beginnen
api-about-begin_league = Wer sie gegründet hat, beginnt die erste Runde oder die nächste, ohne länger zu warten.
api-op-leave_league = Aus einer Liga aussteigen
api-about-leave_league = Endgültig aussteigen; an einem Tisch dieser Runde spielt ein Bot weiter.
api-field-ahead = An wie vielen Tischen der Teilnehmer vor dem Gegner lag.
api-field-behind = An wie vielen Tischen der Teilnehmer hinter dem Gegner lag.
api-field-board = Die Nummer eines Tischs in seiner Runde.
api-field-boards = Die Tische aller Runden.
api-field-byes = Wie viele Runden jemand spielfrei war.
api-field-due = Wann von selbst etwas geschieht: eine Runde beginnt oder endet, in Sekunden seit 1970; oder null.
api-field-entrant = Die Nummer eines Teilnehmers der Liga.
api-field-entrants = Alle Teilnehmer der Liga.
api-field-group = Der Buchstabe der Gruppe, wo es mehrere gibt.
api-field-groups = Wie viele Gruppen es geben soll.
api-field-how = Wie der Rang zustande kam: gespielt, Tisch verlassen, verfallen (der Tisch wartete auf ihn), geteilt (er wartete auf jemand anderen).
api-field-joined = Die erste Runde eines Teilnehmers.
api-field-last_round = Wie viele Runden es gibt.
api-field-league = Der Name einer Liga in Adressen.
api-field-left = Die erste Runde ohne ihn; null, solange er mitspielt.
api-field-level = An wie vielen Tischen beide sich einen Rang teilten.
api-field-listed = Ob alle die Liga in der Liste sehen und mitspielen dürfen.
api-field-meetings = Wie je zwei gegeneinander abschnitten.
api-field-method = Wie Tische gebildet werden: jeder trifft jeden (even), nach Tabellenstand (swiss), Gruppen und Finale (groups).
api-field-opponent = Die Nummer des anderen.
api-field-phase = Wo die Liga steht: offen, in einer Runde, in einer Pause, zu Ende.
api-field-played = Wie viele Tische zu Ende sind.
api-field-rank = Der Rang in der Tabelle; Gleiche teilen ihn sich.
api-field-round_count = Wie viele Runden es geben soll, ohne Finale.
api-field-round_days = Wie viele Tage eine Runde höchstens dauert; 0 ist unbegrenzt.
api-field-score = Punkte in der Liga.
api-field-standings = Wo jeder steht, der Erste zuerst.
api-field-table_size = Wie viele an einem Tisch sitzen, wo die Zahl der Spieler es erlaubt.
api-field-turn_days = Tage für jeden Zug; 0 ist ohne Uhr.
api-field-victories = Wie viele Tische jemand gewonnen hat.
