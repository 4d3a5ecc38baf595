# Puzzels, Nederlands

puzzles-title = Puzzels
puzzles-about = Een stelling uit een partij van sterke bots, en een vraag waarop één antwoord duidelijk het beste is, ook al lijkt een ander dat. Druk het aan op het bord.
puzzles-today = De puzzels van vandaag
puzzles-more = Zoveel je wilt
puzzles-near = De volgende is ongeveer zo sterk als jij.
puzzles-count = { $solved } van de { $count } opgelost
puzzles-streak = { $count ->
    [0] Nog geen dag op rij
    [one] Eén dag op rij
   *[other] { $count } dagen op rij
}
puzzles-month = De dagen van deze maand waarvan je de puzzel hebt opgelost
puzzles-day = { $count ->
    [one] één puzzel opgelost
   *[other] { $count } puzzels opgelost
}
puzzles-weekday_1 = ma
puzzles-weekday_2 = di
puzzles-weekday_3 = wo
puzzles-weekday_4 = do
puzzles-weekday_5 = vr
puzzles-weekday_6 = za
puzzles-weekday_7 = zo
puzzles-outcome_new = oplossen
puzzles-outcome_clean = in één keer opgelost
puzzles-outcome_solved = opgelost
puzzles-outcome_tried = nog niet opgelost
puzzles-tab = Puzzel
puzzles-hidden = Wat anderen verbergen wordt niet verraden: het antwoord is het beste, wat ze ook hebben.
puzzles-try_on = Uitproberen in een studie
puzzles-show = Antwoord tonen
puzzles-next = Volgende puzzel
puzzles-menu = Deze puzzel
puzzles-rated = Je rating: { $after } (eerst { $before })
puzzles-easy = Drie makkelijke puzzels
