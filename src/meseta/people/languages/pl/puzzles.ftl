# Zagadki, po polsku

puzzle-ask = { $count ->
    [one] Ruch: { $seat }. Która odpowiedź jest najlepsza?
    [few] Ruch: { $seat }. Która tura jest najlepsza? Znajdź jej pierwsze { $count } kroki.
    [many] Ruch: { $seat }. Która tura jest najlepsza? Znajdź jej pierwszych { $count } kroków.
   *[other] Ruch: { $seat }. Która tura jest najlepsza? Znajdź jej pierwszych { $count } kroków.
}
puzzle-ask_alone = { $count ->
    [one] Która odpowiedź da najwięcej punktów?
    [few] Która tura da najwięcej punktów? Znajdź jej pierwsze { $count } kroki.
    [many] Która tura da najwięcej punktów? Znajdź jej pierwszych { $count } kroków.
   *[other] Która tura da najwięcej punktów? Znajdź jej pierwszych { $count } kroków.
}
puzzle-right = Dobrze!
puzzle-go_on = Dobrze. A potem?
puzzle-wrong = Jest lepsza odpowiedź.
puzzle-wins = Tak wygrasz około { $wins } na 100 partii, z najlepszą odpowiedzią { $best }.
puzzle-brings = Tak skończysz z wynikiem około { $points } pkt, z najlepszą odpowiedzią { $best }.
puzzle-solution = Odpowiedź: { $answers }.
puzzle-tempting = „{ $answer }” na pierwszy rzut oka wygląda najlepiej, a kosztuje { $cost } na 100 zwycięstw.
puzzle-tempting_alone = „{ $answer }” na pierwszy rzut oka wygląda najlepiej, a kosztuje { $cost } pkt.
puzzle-own_points = Na koniec masz około { $points ->
    [one] punktu więcej niż po niej.
    [few] { $points } punktów więcej niż po niej.
    [many] { $points } punktów więcej niż po niej.
   *[other] { $points } punktu więcej niż po niej.
}
puzzle-rival_points = { $seat } ma około { $points ->
    [one] punktu mniej.
    [few] { $points } punktów mniej.
    [many] { $points } punktów mniej.
   *[other] { $points } punktu mniej.
}
puzzle-level-1 = łatwa
puzzle-level-2 = średnia
puzzle-level-3 = trudna
puzzle-level-4 = bardzo trudna
puzzle-leave = Wpisz q, aby wyjść.
puzzle-unclear = „{ $typed }” to żadna z możliwości.
