# Terugkomen: klokken, toeschouwers, oproepen, weggaan; Nederlands

# --- een nieuwe tafel ------------------------------------------------------------------

new-clock = Klok
new-clock_about = Is de tijd om, dan speelt Caballero op die plaats verder; de speler kan haar terugnemen. Zolang er plaatsen vrij zijn, loopt er geen tijd.
new-clock_none = geen klok
new-clock_live = live: minuten per speler
new-clock_days = dagen per beurt
new-minutes = Minuten per speler
new-increment = Extra seconden per beurt
new-days = Dagen per beurt
new-watching = Toeschouwers
new-watching_about = Een toeschouwer ziet wat iedereen aan tafel mag zien, en niemands hand.
watching-no = niemand
watching-link = wie het adres heeft
watching-yes = iedereen: de tafel staat in de lobby

# --- wat scripts zeggen ----------------------------------------------------------------

script-clock = Resterende tijd
script-days = { $count } d
script-hours = { $count } u
script-has_left = { $name } (weg)

# --- wat wordt geweigerd ---------------------------------------------------------------

refused-time = Je tijd is om; een bot speelt verder. In het menu kun je je plaats terugnemen.
refused-closed = Deze tafel is niet open voor toeschouwers.
