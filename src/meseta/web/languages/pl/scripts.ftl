# What scripts say; Polish

# --- what scripts say ------------------------------------------------------------------

script-you = ty
script-open_seat = wolne miejsce
script-your_turn = Twoja kolej
script-waiting = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
script-over = Koniec gry.
script-held = To był twój ostatni krok. Zakończyć turę?
script-waits = Decyzja: { $name }.
script-watching = Przyglądasz się.
script-stand_in = Bot gra za ciebie.
script-asked_back = Zaczyna się nowa runda. Wracasz na swoje miejsce?
script-ordered = Zgodnie ze stałym poleceniem: { $what }.
script-all_choices = Pokaż listę ({ $count })
script-see_result = Zobacz wynik
script-lost = Nie można połączyć się z serwerem; nic się nie zmieniło.
script-confirm = Wybierz: { $what }
script-would_score = Punktacja, { $name }: { $what }
script-and_more = … i jeszcze { $count }
script-thinking = Rey myśli …
script-hint_title = Wybór bota { $name }
script-hint_figures = wygrana { $count } % · około { $points } pkt
script-close = Zamknij
script-typed = Wpisano: { $what } …
script-cover = Przekaż ekran: { $name }.
script-cover_open = To ja: { $name }
script-rematch = Otwarto stół do rewanżu.
script-to_rematch = Do rewanżu
script-hinted = { $name } prosi o radę.
script-slow = Boty grają na razie po prostu; za minutę lub dwie zagrają lepiej.
script-bot_slow = Bot myślał zbyt długo; zapytamy go jeszcze raz.

# --- what scripts say ------------------------------------------------------------------

script-clock = Pozostały czas
script-days = { $count } d
script-hours = { $count } godz.
script-has_left = { $name } (poza grą)
