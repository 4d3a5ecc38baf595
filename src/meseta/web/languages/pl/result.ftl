# The result of a match; Polish

result-title = { $game }: wynik
result-points = { COUNT($points, "point") }
result-winner = zwycięstwo
result-rematch = Rewanż
result-look = Zobacz stół
result-sources = Skąd wzięły się punkty
result-source = Za co
result-all = Razem
result-chart = Punkty w kolejnych rundach
result-last = Jak się skończyło
