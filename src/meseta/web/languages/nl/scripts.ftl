# What scripts say; Dutch

# --- what scripts say ------------------------------------------------------------------

script-you = jij
script-open_seat = vrije plaats
script-your_turn = Jij bent aan de beurt
script-waiting = Wachten tot alle plaatsen bezet zijn.
script-over = Het spel is afgelopen.
script-held = Dat was je laatste stap. Beurt beëindigen?
script-waits = Aan de beurt: { $name }.
script-watching = Je kijkt toe.
script-stand_in = Een bot speelt voor jou.
script-asked_back = Er begint een nieuwe ronde. Neem je je plaats terug?
script-ordered = Volgens je vaste opdracht: { $what }.
script-all_choices = Alle { $count } tonen
script-see_result = Naar de uitslag
script-lost = De server is niet te bereiken; er is niets veranderd.
script-confirm = Kiezen: { $what }
script-would_score = { $name } zou opleveren: { $what }
script-and_more = … en nog { $count }
script-thinking = Rey denkt na …
script-hint_title = { $name } zou kiezen
script-hint_figures = wint { $count } % · ongeveer { $points } punten
script-close = Sluiten
script-typed = Getypt: { $what } …
script-cover = Geef het scherm door aan { $name }.
script-cover_open = Ik ben { $name }
script-rematch = Er is een revanche geopend.
script-to_rematch = Naar de revanche
script-hinted = { $name } vroeg om een tip.
script-slow = De bots spelen eerst eenvoudig; over een minuut of twee spelen ze sterker.
script-bot_slow = Een bot deed er te lang over; hij wordt nog eens gevraagd.

# --- what scripts say ------------------------------------------------------------------

script-clock = Resterende tijd
script-days = { $count } d
script-hours = { $count } u
script-has_left = { $name } (weg)
