# Tables that were made under other rules; Dutch

pin-holds = begonnen onder regels { $rules }; opnieuw nagespeeld kwam elke zet hetzelfde uit
pin-differs = Deze tafel is begonnen onder regels { $rules }. Onder de regels van nu zou zet { $move }, { $who }: { $what }, niet kunnen of anders uitpakken. De tafel staat hier zoals hij vóór die zet was, om te bekijken.
refused-only_looked_at = Deze tafel is begonnen onder andere regels en kan alleen nog bekeken worden.
refused-rules = Deze tafel is begonnen onder andere regels en kan niet meer geopend worden.
