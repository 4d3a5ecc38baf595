# One's own page: name, devices, settings; Dutch

me-name = Naam
me-language = Taal
me-look = Weergave
look-auto = zoals op het apparaat
look-light = licht
look-dark = donker
me-pace = Tempo van wat er gebeurt
pace-off = meteen
pace-fast = snel
pace-normal = normaal
pace-slow = langzaam
me-keep = Bewaren
me-devices = Mijn apparaten
me-devices_about = Wie een van deze opent, speelt als jij. Met een eigen link kom je op een ander apparaat; haal een apparaat van de lijst als het niet meer van jou is.
me-this_device = dit apparaat
me-remove = Verwijderen
me-remove_this = Dit apparaat kent je dan niet meer. { $others ->
    [0] Je hebt geen ander: niemand kan jou en je tafels terughalen.
    [one] Je andere apparaat kent je nog wel.
   *[other] Je andere apparaten kennen je nog wel.
}
me-add_device = Een link voor een ander apparaat
me-link = Open dit op het andere apparaat. Het wordt maar één keer getoond.
device-unused = een link die nog niet geopend is
me-delete = Mij verwijderen
me-delete_about = Je naam, je apparaten en je instellingen worden gewist, en je rating in de club is weg. { $studies ->
    [0] Studies heb je niet.
    [one] Ook je studie verdwijnt.
   *[other] Ook je { $studies } studies verdwijnen.
} { $tables ->
    [0] Je zit aan geen lopende tafel.
    [one] Aan één lopende tafel neemt een bot je plaats over.
   *[other] Aan { $tables } lopende tafels nemen bots je plaatsen over.
}
me-delete_leagues = { $leagues ->
    [one] Je verlaat één competitie die nog loopt.
   *[other] Je verlaat { $leagues } competities die nog lopen.
}
me-delete_boxes = { $boxes ->
    [one] Ook één doos van jou wordt gewist
   *[other] Ook { $boxes } dozen van jou worden gewist
}; tafels waaraan ermee gespeeld wordt, houden die.
sure-type = Typ ter bevestiging ‘{ $word }’:
sure-for_good = Niemand kan het terughalen.
