# What every page says; English

skip = Skip to the content
nav = Pages
nav-lobby = Lobby
nav-me = Me
change = Change
close = Close
copy = Copy
own-name = English
look-switch = Switch between light and dark
guest = Guest
guest-number = Player { $number }
value-yes = yes
value-no = no
value-none = as the box has it
error-title = That did not work
offline = Meseta cannot be reached just now.
offline-again = Try again
