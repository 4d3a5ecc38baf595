# What every page says; German

skip = Zum Inhalt
nav = Seiten
nav-lobby = Lobby
nav-me = Ich
change = Ändern
close = Schließen
copy = Kopieren
own-name = Deutsch
look-switch = Zwischen hell und dunkel wechseln
guest = Gast
guest-number = Spieler { $number }
value-yes = ja
value-no = nein
value-none = wie in der Schachtel
error-title = Das ging nicht
offline = Meseta ist gerade nicht erreichbar.
offline-again = Noch einmal versuchen
