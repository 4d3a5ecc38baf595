# Rätsel, Deutsch

puzzles-title = Rätsel
puzzles-about = Eine Stellung aus einer Partie starker Bots und eine Frage, auf die eine Antwort klar die beste ist, auch wenn eine andere so aussieht. Drücke sie auf dem Brett.
puzzles-today = Die Rätsel von heute
puzzles-more = So viele du willst
puzzles-near = Das nächste ist etwa so stark wie du.
puzzles-count = { $solved } von { $count } gelöst
puzzles-streak = { $count ->
    [0] Noch kein Tag in Folge
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-month = Die Tage dieses Monats, deren Rätsel du gelöst hast
puzzles-day = { $count ->
    [one] ein Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
puzzles-weekday_1 = Mo
puzzles-weekday_2 = Di
puzzles-weekday_3 = Mi
puzzles-weekday_4 = Do
puzzles-weekday_5 = Fr
puzzles-weekday_6 = Sa
puzzles-weekday_7 = So
puzzles-outcome_new = lösen
puzzles-outcome_clean = auf Anhieb gelöst
puzzles-outcome_solved = gelöst
puzzles-outcome_tried = noch nicht gelöst
puzzles-tab = Rätsel
puzzles-hidden = Was andere verbergen, wird nicht verraten: Die Antwort ist die beste, was immer sie haben.
puzzles-try_on = In einer Studie ausprobieren
puzzles-show = Antwort zeigen
puzzles-next = Nächstes Rätsel
puzzles-menu = Dieses Rätsel
puzzles-rated = Deine Wertung: { $after } (vorher { $before })
puzzles-easy = Drei leichte Rätsel
