# One's own page: name, devices, settings; Polish

me-name = Imię
me-language = Język
me-look = Wygląd
look-auto = jak w urządzeniu
look-light = jasny
look-dark = ciemny
me-pace = Tempo zdarzeń
pace-off = od razu
pace-fast = szybko
pace-normal = normalnie
pace-slow = powoli
me-keep = Zapisz
me-devices = Moje urządzenia
me-devices_about = Kto otworzy jedno z nich, jest tobą. Na inne urządzenie przejdziesz prywatnym linkiem; usuń z listy to, które już do ciebie nie należy.
me-this_device = to urządzenie
me-remove = Usuń
me-remove_this = To urządzenie przestanie cię rozpoznawać. { $others ->
    [0] Nie masz innego: nikt nie przywróci ani ciebie, ani twoich stołów.
    [one] Twoje drugie urządzenie nadal cię rozpozna.
   *[other] Twoje inne urządzenia nadal cię rozpoznają.
}
me-add_device = Link dla innego urządzenia
me-link = Otwórz to na drugim urządzeniu. Jest pokazywane tylko raz.
device-unused = link, którego jeszcze nie otwarto
me-delete = Usuń mnie
me-delete_about = Twoje imię, urządzenia i ustawienia zostaną usunięte, a ranking w klubie przepadnie. { $studies ->
    [0] Nie masz żadnych analiz.
    [one] Zniknie też jedna twoja analiza.
    [few] Znikną też { $studies } twoje analizy.
   *[other] Zniknie też { $studies } twoich analiz.
} { $tables ->
    [0] Nie siedzisz przy żadnym trwającym stole.
    [one] Przy jednym trwającym stole twoje miejsce przejmie bot.
   *[other] Przy { $tables } trwających stołach twoje miejsca przejmą boty.
}
me-delete_leagues = { $leagues ->
    [one] Opuszczasz jedną ligę, która jeszcze trwa.
    [few] Opuszczasz { $leagues } ligi, które jeszcze trwają.
   *[other] Opuszczasz { $leagues } lig, które jeszcze trwają.
}
me-delete_boxes = { $boxes ->
    [one] Usunięte zostanie też jedno twoje pudełko
    [few] Usunięte zostaną też { $boxes } twoje pudełka
   *[other] Usuniętych zostanie też { $boxes } twoich pudełek
}; stoły, przy których się nimi gra, zachowają je.
sure-type = Aby potwierdzić, wpisz „{ $word }”:
sure-for_good = Nikt nie będzie mógł tego cofnąć.
