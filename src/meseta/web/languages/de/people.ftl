# One's own page: name, devices, settings; German

me-name = Name
me-language = Sprache
me-look = Aussehen
look-auto = wie auf dem Gerät
look-light = hell
look-dark = dunkel
me-pace = Tempo des Geschehens
pace-off = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
me-keep = Sichern
me-devices = Meine Geräte
me-devices_about = Wer eines davon öffnet, gilt als du. Mit einem eigenen Link kommst du auf ein weiteres Gerät; nimm eines von der Liste, wenn es dir nicht mehr gehört.
me-this_device = dieses Gerät
me-remove = Entfernen
me-remove_this = Dieses Gerät kennt dich dann nicht mehr. { $others ->
    [0] Du hast kein anderes: Niemand kann dich und deine Tische zurückholen.
    [one] Dein anderes Gerät kennt dich weiterhin.
   *[other] Deine anderen Geräte kennen dich weiterhin.
}
me-add_device = Ein Link für ein weiteres Gerät
me-link = Öffne dies auf dem anderen Gerät. Es wird nur einmal gezeigt.
device-unused = ein Link, der noch nicht geöffnet wurde
me-delete = Mich löschen
me-delete_about = Dein Name, deine Geräte und deine Einstellungen werden gelöscht, und deine Wertung im Klub ist fort. { $studies ->
    [0] Studien hast du keine.
    [one] Auch deine Studie verschwindet.
   *[other] Auch deine { $studies } Studien verschwinden.
} { $tables ->
    [0] Du sitzt an keinem laufenden Tisch.
    [one] An einem laufenden Tisch übernimmt ein Bot deinen Platz.
   *[other] An { $tables } laufenden Tischen übernehmen Bots deine Plätze.
}
me-delete_leagues = { $leagues ->
    [one] Du verlässt eine Liga, die noch läuft.
   *[other] Du verlässt { $leagues } Ligen, die noch laufen.
}
me-delete_boxes = { $boxes ->
    [one] Auch eine eigene Schachtel wird gelöscht
   *[other] Auch { $boxes } eigene Schachteln werden gelöscht
}; Tische, an denen damit gespielt wird, behalten sie.
sure-type = Zum Bestätigen „{ $word }“ eingeben:
sure-for_good = Niemand kann es zurückholen.
