# Nauka gry, po polsku

learn-guide = Jak grać
learn-lessons = Pierwsza gra z przewodnikiem
learn-components = Elementy gry
learn-options = Opcje i zapis
learn-nav = Nauka: { $game }
learn-contents = Na tej stronie
learn-explain = Co oznacza to pytanie?

# --- elementy -------------------------------------------------------------------------

sources-about = Wszystko, co leży w pudełku, narysowane przez Mesetę i opisane własnymi słowami. Przy każdej rzeczy stoi, skąd ją znamy:
sources-all = Wszystkie wpisy pudełka według źródła, tak jak nazywa je jego plik
source-rules = instrukcja
sourced-rules = Podaje to instrukcja.
source-public = opublikowane
sourced-public = Opublikowali to inni, którzy znają tę grę.
source-derived = wywiedzione
sourced-derived = Wynika z tego, co mówią instrukcja i publikacje.
source-attested = potwierdzone
sourced-attested = Ktoś, kto ma tę grę, zobaczył to w swoim egzemplarzu.
source-reconstructed = zrekonstruowane
sourced-reconstructed = Nikt tego nie spisał, więc uzupełniono to tak, by pasowało do wszystkiego, co wiadomo; w druku może wyglądać inaczej.

# --- opcje i zapis --------------------------------------------------------------------

options-title = Opcje
options-about = Tak można przygotować stół; to, co zwykłe, ma złotą obwódkę.
options-usual = zwykle
notation-title = Zapis
notation-about = Tak zapisuje się ruchy: w zapisanych partiach, w terminalu i dla programów. To, co stoi w nawiasach klamrowych, jest do wyboru.
notation-question = Pytanie
notation-answer = Odpowiedź
notation-example = Przykład

# --- lekcje ---------------------------------------------------------------------------

learn-about = Kilka małych pozycji, w każdej jedna decyzja. Wypróbuj dowolną odpowiedź: zobaczysz, co z niej wynika i dlaczego to ważne, i możesz spróbować jeszcze raz. Potem czas na całą grę.
learn-begin = Zaczynamy
learn-go_on = Dalej
learn-ready = To już wszystko: pora zagrać.
learn-play = Zagraj przeciw: { $level }
learn-tried = zrobione
learn-number = lekcja { $number } z { $count }
learn-tab = Lekcja
learn-menu = Ta lekcja
learn-answered = Przeczytaj, co z tego wynikło.
learn-again = Jeszcze raz
learn-next = Dalej
learn-finish = Koniec
script-whole_guide = Przeczytaj całe zasady
script-well_done = Dobry ruch.
script-not_best = Można lepiej.
script-came_of_it = Co z tego wynikło
script-points = Punkty dla ciebie: { $count }
script-why = Dlaczego to ważne
