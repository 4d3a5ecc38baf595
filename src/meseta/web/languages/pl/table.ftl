# The table, its chat, and what happened since one's last move; Polish

# --- the table -------------------------------------------------------------------------

asked-of_others = Pytanie: { $question }
tabs = Części stołu
tab-board = Plansza
tab-cards = Karty
tab-players = Gracze
tab-story = Przebieg
place-track = Rundy
place-board = Plansza
place-dial = Do wyboru tutaj
place-cards = Karty
place-hand = Ręka
place-turn = Karta w użyciu
place-mats = Gracze
place-bar = Twoja decyzja
story-title = Co się działo
pick = Które?
bar-end = Zakończ turę
bar-skip = Pomiń
bar-back = Cofnij
bar-over = Turę od nowa
bar-sure = Tego nie da się cofnąć. Naciśnij jeszcze raz, aby to zrobić.
bar-early = W tej turze zostało jeszcze coś do zrobienia, a jej zakończenia nie da się cofnąć. Naciśnij jeszcze raz, aby ją zakończyć.
bar-next = Użyte od razu przyniosłoby: { $points }
bar-hint = Rada
bar-press_lit = Naciśnij to, co podświetlone.
bar-more = Menu
menu-title = Ten stół
menu-orders = Stałe polecenia
menu-orders_about = Co tu polecisz, robi się za ciebie; pasek mówi o tym za każdym razem.
order-end = Zakończ moją turę od razu, gdy nie ma już nic do zrobienia
order-answer = Do końca rundy, „{ $question }”: { $answer }
menu-bot = Bot gra za
menu-myself = bez bota: gram ja
menu-seats = Miejsca innych
menu-new_link = Nowy link
menu-keys = Klawisze
keys-number = możliwość z tym numerem lub literą; 9 to karta siły 9
keys-usual = zwykła odpowiedź, jeśli jest wyróżniona
keys-end = zakończ turę
keys-back = cofnij
keys-hint = rada
keys-skip = zamknij albo pomiń to, co się właśnie pokazuje
keys-zoom = bliżej, dalej, cała plansza
zoom-in = bliżej
zoom-out = dalej
zoom-fit = cała plansza
menu-marks = Znaki
marks-lit = można teraz wybrać
marks-last = czego dotyczył ostatni ruch
marks-seal = rekonstrukcja: żadne źródło nie pokazuje tego elementu, drukowany może być inny
waiting-title = Czekamy na graczy
waiting-about = Wyślij każdemu znajomemu link; kto otworzy go pierwszy, siada. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
waiting-bot = Zamiast tego bot

# --- since my last move ----------------------------------------------------------------

since-title = Od twojego ostatniego ruchu
since-show = Pokaż

# --- chat ------------------------------------------------------------------------------

chat-title = Czat
chat-say = Powiedz coś
chat-send = Wyślij
chat-mute = Wycisz
script-room_players = Do końca gry czytają to tylko gracze.
script-room_watchers = Do końca gry czytają to tylko widzowie.
script-somebody = ktoś
script-onlooker = { $name } (widz)
script-turn_elsewhere = Twoja kolej przy innym stole: { $name }.
