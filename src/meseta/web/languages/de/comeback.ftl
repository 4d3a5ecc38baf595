# Zurückkommen: Uhren, Zuschauer, Rufe, Gehen; Deutsch

# --- ein neuer Tisch -------------------------------------------------------------------

new-clock = Uhr
new-clock_about = Wenn die Zeit abläuft, spielt Caballero an diesem Platz weiter; wer dort saß, kann ihn zurücknehmen. Solange Plätze frei sind, läuft keine Zeit.
new-clock_none = ohne Uhr
new-clock_live = live: Minuten für jeden
new-clock_days = Tage für jeden Zug
new-minutes = Minuten für jeden
new-increment = Sekunden mehr mit jedem Zug
new-days = Tage für jeden Zug
new-watching = Zuschauer
new-watching_about = Zuschauer sehen, was alle am Tisch sehen dürfen, und keine Hand.
watching-no = niemand
watching-link = wer die Adresse hat
watching-yes = alle: der Tisch steht in der Lobby

# --- was Skripte sagen -----------------------------------------------------------------

script-clock = Restzeit
script-days = { $count } T
script-hours = { $count } Std
script-has_left = { $name } (gegangen)

# --- was abgelehnt wird ----------------------------------------------------------------

refused-time = Deine Zeit ist abgelaufen; ein Bot spielt weiter. Im Menü kannst du deinen Platz zurücknehmen.
refused-closed = An diesem Tisch darf niemand zuschauen.
