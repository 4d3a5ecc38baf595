# The club: ratings and results; Dutch

club-title = Club
club-about = Ratings per spel, uit alle afgelopen tafels waaraan niemand voor twee speelde. Mensen en bots worden gelijk beoordeeld: wat iemand vrijwel zeker kan; daarom groeit het met elk spel dat dat bevestigt.
club-empty = Er is nog geen tafel uitgespeeld.
club-player = Speler
club-rating = Rating
club-games = Spellen
club-wins = Gewonnen
club-place = Gemiddelde plaats
club-bot = Bot { $level }
club-nobody = iemand
club-tables = Afgelopen tafels

refused-expired = Deze uitnodiging is verlopen. Vraag om haar te verlengen.
refused-over = Het spel is afgelopen.
refused-silence = Je hebt veel gezegd; wacht even.
refused-mail = Dat is geen mailadres.
refused-mail_soon = Er is net een bevestiging verstuurd; wacht een paar minuten.
refused-no_mail = Deze server verstuurt geen mail.
refused-mail_link = Deze link is niet meer geldig.
refused-hook = Dat is geen adres voor een hook: het begint met https:// of http:// en noemt geen gebruiker.
refused-hook_soon = Dat is net geprobeerd; wacht even.
