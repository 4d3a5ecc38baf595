# Zagadki, po polsku

puzzles-title = Zagadki
puzzles-about = Pozycja z partii silnych botów i pytanie, na które jedna odpowiedź jest wyraźnie najlepsza, choć na taką nie wygląda. Wskaż ją na planszy.
puzzles-today = Zagadki na dziś
puzzles-more = Ile chcesz
puzzles-near = Następna jest mniej więcej tak silna jak ty.
puzzles-count = rozwiązane: { $solved } z { $count }
puzzles-streak = { $count ->
    [0] Jeszcze ani dnia z rzędu
    [one] Jeden dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
puzzles-month = Dni tego miesiąca, których zagadki masz rozwiązane
puzzles-day = { $count ->
    [one] rozwiązana jedna zagadka
    [few] rozwiązane { $count } zagadki
    [many] rozwiązanych { $count } zagadek
   *[other] rozwiązane { $count } zagadki
}
puzzles-weekday_1 = pn
puzzles-weekday_2 = wt
puzzles-weekday_3 = śr
puzzles-weekday_4 = cz
puzzles-weekday_5 = pt
puzzles-weekday_6 = so
puzzles-weekday_7 = nd
puzzles-outcome_new = rozwiąż
puzzles-outcome_clean = rozwiązana od razu
puzzles-outcome_solved = rozwiązana
puzzles-outcome_tried = jeszcze nierozwiązana
puzzles-tab = Zagadka
puzzles-hidden = To, co inni ukrywają, pozostaje tajne: odpowiedź jest najlepsza, cokolwiek mają.
puzzles-try_on = Wypróbuj w studium
puzzles-show = Pokaż odpowiedź
puzzles-next = Następna zagadka
puzzles-menu = Ta zagadka
puzzles-rated = Twój ranking: { $after } (przedtem { $before })
puzzles-easy = Trzy łatwe zagadki
