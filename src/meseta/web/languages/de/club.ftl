# The club: ratings and results; German

club-title = Klub
club-about = Wertungen nach Spielen, aus allen beendeten Tischen, an denen niemand für zwei spielte. Menschen und Bots werden gleich gewertet: was jemand mit großer Sicherheit kann; daher wächst es mit jedem Spiel, das es bestätigt.
club-empty = Noch wurde kein Tisch zu Ende gespielt.
club-player = Spieler
club-rating = Wertung
club-games = Spiele
club-wins = Siege
club-place = Mittlerer Rang
club-bot = Bot { $level }
club-nobody = jemand
club-tables = Beendete Tische

refused-expired = Diese Einladung ist abgelaufen. Bitte darum, sie zu erneuern.
refused-over = Das Spiel ist zu Ende.
refused-silence = Du hast viel gesagt; warte einen Moment.
refused-mail = Das ist keine Mailadresse.
refused-mail_soon = Eine Bestätigung wurde gerade gesendet; warte ein paar Minuten.
refused-no_mail = Dieser Server sendet keine Mail.
refused-mail_link = Dieser Link gilt nicht mehr.
refused-hook = Das ist keine Adresse für einen Hook: Sie beginnt mit https:// oder http:// und nennt keinen Benutzer.
refused-hook_soon = Das wurde gerade erst versucht; warte einen Moment.
