# Wat er in een doos staat, op de formulieren om het te verbeteren; Nederlands

box-edges = randen, met de klok mee vanaf het noorden
box-edge-l = land
box-edge-w = water
box-gold = goud, aan de kant
box-fish = vis, aan de kant
box-caballeros = caballero's
box-el_grande = caballero's als in El Grande
box-areas = gebiedskaarten
box-entry-pieces = Stukken van elke speler
box-court = caballero's in het eerste hof
box-ships = schepen
box-castillos = castillo's
box-entry-rounds = Rondes
box-count = rondes
box-scoring = telling na rondes
box-entry-prices = Prijzen in caballero's
box-ship = een schip
box-castillo = een castillo
box-move = een castillo verplaatsen
box-water = aan een waterrand
box-entry-limits = Grenzen per beurt
box-placed = caballerokaarten
box-entry-points = Punten
box-first = de eerste telt zo vaak
box-second_from_players = een tweede scoort vanaf zoveel spelers

# Wat niet klopt

box-fault-areas = Gebiedskaarten: { $count }; mogelijk zijn { $least } tot { $most }.
box-fault-symbol = { $symbol ->
    [gold] Goud ligt op land, maar de { $side } toont water.
   *[fish] Vis zwemt in water, maar de { $side } toont land.
}
box-fault-start = Geen enkele gebiedskaart kan de startkaart zijn: er is er een nodig met land en zonder goud of vis.
box-fault-scoring = Na ronde { $round } kan niet geteld worden: er worden er maar { $count } gespeeld.
