# Spojrzenie wstecz, po polsku

replay-title = Spojrzenie wstecz
replay-look_back = Obejrzyj wcześniejsze ruchy
replay-whole = Powtórka
replay-move = Ruch { $at } z { $of }
replay-begin = Początek, liczba ruchów: { $of }
replay-round = runda { $round }
replay-first = Na początek
replay-back = Jeden ruch wstecz
replay-on = Jeden ruch dalej
replay-last = Do ostatniego ruchu
replay-play = Odtwarzaj lub zatrzymaj
replay-slider = Ruch
replay-eyes = Czyimi oczami
replay-eyes_all = Wszystko odkryte
replay-eyes_of = Oczami gracza: { $seat }
replay-charts = Wykresy
replay-copy = Kopiuj link do tego ruchu
replay-link = Kopiuj link
replay-now = Wróć do stołu
replay-export = Zapisz partię do pliku
replay-export_seen = Zapisz to, co było widać z mojego miejsca
replay-export_text = Przebieg jako tekst
keys-move = jeden ruch wstecz, jeden ruch dalej
keys-round = poprzednia runda, następna runda
keys-ends = początek, ostatni ruch
keys-play = odtwarzaj lub zatrzymaj
keys-space = Spacja
script-copied = Link do tego ruchu został skopiowany.

# --- co mówi Rey -----------------------------------------------------------------------

rey-title = Partia oczami Reya
rey-about = Linie pokazują szansę każdego gracza na wygraną po kolejnych ruchach, na podstawie tego, co mógł wiedzieć ten, kto wykonywał ruch. Słupki poniżej pokazują, ile z niej ruch kosztował. Kliknij ruch, żeby go zobaczyć.
rey-decisive = Co rozstrzygnęło
rey-own = Twoje najdroższe ruchy
rey-move = Ruch { $at }
rey-instead = { $asked }: „{ $played }” kosztowało { $lost }{"\u00A0"}% szansy na wygraną. Lepsze było „{ $better }”.
rey-deeper = Dlaczego tak byłoby lepiej, widać dopiero kilka ruchów później.
rey-faultless = Żaden ruch nie kosztował wiele.
rey-nothing = W tej partii nie było czego wybierać.
rey-working = Rey obejrzał { $done } z { $of } ruchów.
rey-waiting = { $ahead ->
    [one] Najpierw jeszcze jedna partia.
    [few] Najpierw jeszcze { $ahead } partie.
   *[other] Najpierw jeszcze { $ahead } partii.
}
rey-stay = To dzieje się samo; możesz opuścić stronę i wrócić.
rey-ask = Niech Rey przejrzy partię
rey-ask_about = Rey, najsilniejszy bot, ocenia każdy ruch: szanse na wygraną, ich wahania i trzy rozstrzygające chwile. Trwa to kilka minut.

# --- pliki -----------------------------------------------------------------------------

import-title = Otwórz partię z pliku
import-about = Partię zapisaną tutaj albo w terminalu można obejrzeć ruch po ruchu. Nikt już w nią nie gra. Najwyżej { $most } kB.
import-file = Plik
import-bring = Otwórz
import-mine = Otwarte wcześniej

# --- czego się odmawia -----------------------------------------------------------------

refused-in_mind = Przy tym stole trzeba pamiętać, co się wydarzyło; spojrzeć wstecz można po końcu gry.
refused-analysis_running = Rey przegląda partię dopiero po jej końcu; wcześniej zdradziłby to, czego nie wolno wiedzieć.
refused-analysis_one = Rey przegląda już dla ciebie inną partię; poproś ponownie, gdy skończy.
refused-analysis_full = Zbyt wiele partii czeka na Reya; spróbuj później.
refused-import = Tego pliku nie da się otworzyć jako partii: { $why }
refused-no_file = Nie przesłano pliku.
refused-imports_full = Masz już tyle partii z plików, ile można ({ $most }); najpierw którąś usuń.
