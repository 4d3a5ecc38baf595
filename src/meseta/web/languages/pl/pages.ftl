# What every page says; Polish

skip = Przejdź do treści
nav = Strony
nav-lobby = Lobby
nav-me = Ja
change = Zmień
close = Zamknij
copy = Kopiuj
own-name = Polski
look-switch = Przełącz między jasnym a ciemnym
guest = Gość
guest-number = Gracz { $number }
value-yes = tak
value-no = nie
value-none = jak w pudełku
error-title = To się nie udało
offline = Nie można się teraz połączyć z Mesetą.
offline-again = Spróbuj ponownie
