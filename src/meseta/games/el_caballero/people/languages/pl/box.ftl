# Co stoi w pudełku, w formularzach do poprawek; po polsku

box-edges = krawędzie, zgodnie z zegarem od północy
box-edge-l = ląd
box-edge-w = woda
box-gold = złoto, po stronie
box-fish = ryba, po stronie
box-caballeros = caballero
box-el_grande = caballero jak w El Grande
box-areas = karty terenu
box-entry-pieces = Pionki każdego gracza
box-court = caballero w pierwszym dworze
box-ships = statki
box-castillos = castilla
box-entry-rounds = Rundy
box-count = rundy
box-scoring = podliczanie po rundach
box-entry-prices = Ceny w caballero
box-ship = statek
box-castillo = castillo
box-move = przesunięcie castillo
box-water = przy krawędzi wody
box-entry-limits = Limity w turze
box-placed = karty caballero
box-entry-points = Punkty
box-first = pierwszy liczy się tyle razy
box-second_from_players = drugi punktuje od tylu graczy

# Co nie pasuje

box-fault-areas = Karty terenu: { $count }; możliwe jest od { $least } do { $most }.
box-fault-symbol = { $symbol ->
    [gold] Złoto leży na lądzie, a { $side } pokazuje wodę.
   *[fish] Ryby pływają w wodzie, a { $side } pokazuje ląd.
}
box-fault-start = Żadna karta terenu nie może być kartą startową: potrzebna jest taka z lądem, bez złota i ryby.
box-fault-scoring = Nie można podliczać po rundzie { $round }: gra ma rund tylko { $count }.
