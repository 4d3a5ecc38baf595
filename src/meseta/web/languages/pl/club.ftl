# The club: ratings and results; Polish

club-title = Klub
club-about = Rankingi gier ze wszystkich zakończonych stołów, przy których nikt nie grał za dwóch. Ludzie i boty są oceniani tak samo: to, co ktoś niemal na pewno potrafi, więc ranking rośnie z każdą grą, która to potwierdza.
club-empty = Nie zakończono jeszcze żadnej gry.
club-player = Gracz
club-rating = Ranking
club-games = Gry
club-wins = Wygrane
club-place = Średnie miejsce
club-bot = Bot { $level }
club-nobody = ktoś
club-tables = Zakończone stoły

refused-expired = To zaproszenie wygasło. Poproś o jego odnowienie.
refused-over = Gra jest skończona.
refused-silence = Dużo już zostało powiedziane; poczekaj chwilę.
refused-mail = To nie jest adres e-mail.
refused-mail_soon = Prośba o potwierdzenie została właśnie wysłana; poczekaj kilka minut.
refused-no_mail = Ten serwer nie wysyła poczty.
refused-mail_link = Ten link nie jest już ważny.
refused-hook = To nie jest właściwy adres: zaczyna się od https:// lub http:// i nie podaje użytkownika.
refused-hook_soon = Przed chwilą była próba; poczekaj chwilę.
