# What is refused, and why; Polish

# --- what is refused -------------------------------------------------------------------

refused-no_page = Nie ma takiej strony.
refused-invitation = To zaproszenie zostało już użyte albo cofnięte. Poproś o nowy link.
refused-device = Ten link już nie działa. Utwórz nowy na jednym ze swoich urządzeń.
refused-not_yours = To nie jest teraz twoja decyzja.
refused-not_maker = Może to zrobić tylko ten, kto przygotował stół.
refused-not_here = Może to zrobić tylko ten, kto siedzi przy tym komputerze.
refused-not_begun = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
refused-not_ended = Poprzednia tura jeszcze się nie skończyła.
refused-illegal = „{ $what }” nie jest teraz możliwe.
refused-stands = Tego nie można już cofnąć: zadziałał przypadek, ruszył się ktoś inny albo odsłonięto coś ukrytego.
refused-long = Przy tym stole tyle cofano i przekazywano, że ani jedno, ani drugie nie jest już możliwe.
refused-nothing_to_end = Nie masz tury do zakończenia.
refused-stale = Stół tymczasem się zmienił; spójrz jeszcze raz.
refused-no_order = Nie ma takiego stałego polecenia.
refused-no_hints = Przy tym stole nie ma rad.
refused-not_over = Gra jeszcze się nie skończyła.
refused-foreign = To żądanie przychodzi z innej strony i nie zostanie wykonane.
refused-malformed = Tego żądania nie da się odczytać.
refused-name = Brakuje imienia.
refused-options = Te opcje nie pasują do siebie: { $why }
refused-sitter = Tak nikt nie może usiąść.
refused-too_large = To jest za duże.
refused-too_many = Zbyt wiele osób ogląda ten stół.
refused-slow = Odpowiedź nie przyszła na czas; spróbuj jeszcze raz.
refused-thinking = Dla ciebie trwa już dość rozważań; zapytaj ponownie za { $wait } s.
refused-busy = Tyle osób o coś zapytało, że trwałoby to zbyt długo. Spróbuj ponownie za { $wait } s.
refused-crowded = Jest tu teraz tyle osób, że nie ma już miejsca. Nic nie przepadło; wróć za { $wait } s.
refused-unreadable = Odczytanie trwało zbyt długo, więc nie zostało przyjęte.
refused-broken = Coś się u nas zepsuło; nic się nie zmieniło.

# --- what is refused -------------------------------------------------------------------

refused-time = Twój czas się skończył; gra dalej bot. Miejsce możesz odzyskać w każdej chwili.
refused-closed = Tego stołu nie można oglądać.

refused-store = Stoły są chwilowo niedostępne. Nic się nie zmieniło; spróbuj ponownie za chwilę.
refused-full = Zabrakło miejsca na zapis. Nic się nie zmieniło; opiekun serwera musi zwolnić miejsce.
refused-host = Ten serwer nie nazywa się „{ $host }”. Jego opiekun może dopuścić tę nazwę.
refused-unsure = Nic się nie stało: aby potwierdzić, wpisz „{ $word }”.
refused-push = Na tym urządzeniu nie można powiadamiać.
