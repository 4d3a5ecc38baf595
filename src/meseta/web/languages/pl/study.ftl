# Analizy, polski

nav-study = Analiza

# --- lista -----------------------------------------------------------------------------

study-title = Analiza
study-lead = Własna plansza: wszystkie miejsca są twoje, cofanie niczego nie psuje, a przeszukiwanie jest pod ręką.
study-mine = Moje analizy
study-nothing = Jeszcze nic. Zacznij poniżej albo od stołu: prowadzi tu jego menu i wynik.
study-new = Zacznij analizę
study-new_game = Od nowej partii
study-from_file = Z pliku lub tekstu
study-from_file_about = Pozycja, zapisana partia albo wyeksportowana analiza. Wszystko zostanie sprawdzone.
study-file = Plik
study-text = Albo sam tekst
study-of_game = Pozycja dotyczy gry
study-open_it = Otwórz
study-shared_mark = udostępniona
study-new_title = Analiza: { $game }
study-players = Kto gra
study-seed = Ziarno losowości
study-seed_about = To samo ziarno daje tę samą partię. Zostaw puste, jeśli może być dowolna.
study-begin = Zacznij

# --- plansza ---------------------------------------------------------------------------

study-moves = Ruchy
study-story = Przebieg
study-tabs = Ruchy albo przebieg
study-walk_first = Na początek
study-walk_previous = Ruch wstecz
study-walk_next = Ruch dalej
study-walk_last = Na koniec tej linii
study-note = Notatka
study-promote = Główna linia
study-promote_about = Uczyń drogę do tego ruchu główną linią
study-prune = Usuń
study-prune_about = Usuń ten ruch i wszystko, co po nim
study-view = Widziane przez
study-view_turn = kto decyduje
study-view_open = wszystkich, wszystko jawne
study-strength = Siła przeszukiwania
study-strength_caballero = Caballero: rzut oka
study-strength_grande = Grande: krótkie przeszukanie
study-strength_rey = Rey: sekunda
study-strength_longer = Rey: pięć sekund
study-search = Szukaj
study-note_name = Nazwa tej pozycji
study-note_text = Notatka
study-keep = Zachowaj
study-menu = Ta analiza
study-name = Nazwa
study-rename = Zmień nazwę
study-edit = Edytuj pozycję
study-share = Udostępnianie
study-share_about = Kto ma link, może obejrzeć analizę i zrobić własną kopię, ale niczego nie zmieni.
study-share_on = Udostępnij przez link
study-share_off = Przestań udostępniać
study-export = Na wynos
study-export_file = Analiza jako plik
study-export_position = Ta pozycja jako tekst
study-copy = Zrób własną kopię
study-remove = Usuń analizę
study-remove_about = „{ $name }” zniknie ze wszystkimi ruchami i notatkami, także dla tych, którym ją udostępniono.
study-sealed = Ta analiza pochodzi z partii, która jeszcze trwa. To, czego tam nie widzisz, zostało rozdane na nowo. Do końca partii analiza zostaje u ciebie: nie można jej edytować, udostępniać ani eksportować.
study-looking = Oglądasz cudzą analizę.
study-keys_walk = ruch wstecz, ruch dalej
study-keys_branch = wariant wyżej, wariant niżej
study-keys_ends = na początek, na koniec linii
study-thinking = Trwa przeszukiwanie …
study-from_table = Analizuj tę partię
study-from_table_about = Własna plansza z tym, co widać z twojego miejsca; to, czego nie widać, zostanie rozdane na nowo.
study-from_result = Analizuj partię

# --- edytor ----------------------------------------------------------------------------

study-editing = Edycja pozycji
study-edit_about = Zmień, co gdzie leży; naciśnięcie obrazka pokazuje, co można powiedzieć o tym miejscu. To, co niemożliwe, jest nazwane tam, gdzie stoi.
study-filter = Tylko to, co dotyczy
study-filter_all = Wszystko
study-group_own = Na planszy
study-group_table = Na stole
study-group_players = U graczy
study-group_turn = W tej turze
study-group_agenda = Do rozstrzygnięcia
study-none = nic
study-set_up = Graj dalej stąd
study-undo_change = Cofnij zmianę
study-leave = Wróć do analizy
study-right = Ta pozycja jest możliwa.
study-wrong = Tak być nie może: { $why }

# --- co mówią skrypty ------------------------------------------------------------------

script-study_start = Początek
script-study_prune = Usunąć ten ruch i wszystko, co po nim? Ruchów razem: { $count }.
script-study_kept = Zachowano.
script-study_add = Dodaj
script-study_take_away = Zabierz
script-study_as_text = Jako tekst
script-study_no_text = To nie jest JSON.
script-study_nothing_about = O tym nie da się nic powiedzieć.

# --- czego się odmawia -----------------------------------------------------------------

refused-no_node = Nie ma takiej chwili.
refused-many_nodes = Analiza mieści { $count } ruchów.
refused-many_studies = Liczba twoich analiz: { $count }; najpierw usuń którąś.
refused-stale_study = Analiza zmieniła się w innym oknie; tak wygląda teraz.
refused-old_study = Ta analiza powstała według innych zasad: { $why }
refused-not_your_study = To cudza analiza. Zrób własną kopię.
refused-sealed = Ta partia jeszcze trwa; do jej końca analizy nie można edytować, udostępniać ani eksportować.
refused-from_memory = Ta partia toczy się z pamięci; można ją analizować po jej zakończeniu.
refused-study_file = Nie da się tego otworzyć: { $why }
refused-root = Początku nie można usunąć.
refused-nothing_asked = To miejsce nie ma teraz nic do rozstrzygnięcia.
