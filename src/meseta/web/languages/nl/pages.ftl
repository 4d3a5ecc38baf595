# What every page says; Dutch

skip = Naar de inhoud
nav = Pagina's
nav-lobby = Lobby
nav-me = Ik
change = Wijzigen
close = Sluiten
copy = Kopiëren
own-name = Nederlands
look-switch = Wisselen tussen licht en donker
guest = Gast
guest-number = Speler { $number }
value-yes = ja
value-no = nee
value-none = zoals in de doos
error-title = Dat lukte niet
offline = Meseta is nu niet bereikbaar.
offline-again = Opnieuw proberen
